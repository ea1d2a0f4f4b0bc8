//! The time control of a game: which periods each side has, sound by construction.
//!
//! How it is written stands in `written`, what the printed schemes are in `preset`, how moves lead from one period
//! to the next in `quota`.

use serde::{Deserialize, Serialize};
use strum::IntoEnumIterator;

use crate::clock::flaw::TimeControlFlaw;
use crate::clock::period::{Period, Quantity};
use crate::clock::preset::Preset;
use crate::clock::quota;
use crate::clock::written::Written;
use crate::vocabulary::Side;

/// **Art. 6** – within which times how many moves must be made. Reading back what it is written as is the identity.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "Written", into = "Written")]
#[doc(alias = "計時方案")]
pub struct TimeControl {
    preset: Option<Preset>,
    /// At least one.
    periods: Vec<Period>,
    /// Never the same as Red's.
    black_periods: Option<Vec<Period>>,
}

impl TimeControl {
    /// The most periods a side may have (house).
    pub const MOST_PERIODS: usize = 16;

    /// Free periods, for Black too where they differ.
    ///
    /// # Errors
    /// The first flaw found.
    pub fn new(periods: Vec<Period>, black_periods: Option<Vec<Period>>) -> Result<Self, TimeControlFlaw> {
        Self::try_from(Written { periods: Some(periods), black_periods, ..Written::default() })
    }

    /// The printed scheme that it is, if it was stated as one.
    #[must_use]
    pub const fn preset(&self) -> Option<Preset> {
        self.preset
    }

    /// The stated periods of a side: never none, the last of them perhaps repeated.
    #[must_use]
    pub fn periods(&self, side: Side) -> &[Period] {
        match (side, &self.black_periods) {
            (Side::Black, Some(periods)) => periods,
            _ => &self.periods,
        }
    }

    /// The period of this index, from 0; past the stated ones, the last.
    #[must_use]
    pub fn period(&self, side: Side, index: u32) -> Period {
        quota::period(self.periods(side), index)
    }

    /// Whether the last period of a side repeats until the end of the game.
    #[must_use]
    pub fn repeats(&self, side: Side) -> bool {
        self.periods(side).last().is_some_and(|last| last.moves.is_some())
    }
}

impl Preset {
    /// The time control it is.
    ///
    /// # Errors
    /// Where a time is stated for another article than 6.5, or none or an impossible one for 6.5.
    pub fn control(self, time_ms: Option<u64>) -> Result<TimeControl, TimeControlFlaw> {
        TimeControl::try_from(Written { preset: Some(self), time_ms, ..Written::default() })
    }
}

impl TryFrom<Written> for TimeControl {
    type Error = TimeControlFlaw;

    fn try_from(written: Written) -> Result<Self, TimeControlFlaw> {
        let Written { preset, time_ms, periods, black_periods } = written;
        if let (Some(time_ms), false) = (time_ms, preset == Some(Preset::Art6_5)) {
            return Err(TimeControlFlaw::TimeNotTaken { time_ms });
        }
        let periods = match preset {
            Some(preset) => of_preset(preset, time_ms, periods)?,
            None => periods.unwrap_or_default(),
        };
        check(Side::Red, &periods)?;
        if let Some(black) = &black_periods {
            check(Side::Black, black)?;
        }
        let black_periods = black_periods.filter(|black| *black != periods);
        match (preset, &black_periods) {
            (Some(preset), Some(_)) => Err(TimeControlFlaw::PresetContradicted { preset, side: Side::Black }),
            _ => Ok(Self { preset, periods, black_periods }),
        }
    }
}

impl From<TimeControl> for Written {
    fn from(control: TimeControl) -> Self {
        let TimeControl { preset, periods, black_periods } = control;
        Self { preset, time_ms: None, periods: Some(periods), black_periods }
    }
}

/// The periods of the preset; periods stated beside it must be the same.
fn of_preset(
    preset: Preset,
    time_ms: Option<u64>,
    stated: Option<Vec<Period>>,
) -> Result<Vec<Period>, TimeControlFlaw> {
    let first = stated.as_deref().and_then(<[Period]>::first);
    let allotment = match preset {
        Preset::Art6_5 => time_ms.or(first.map(|first| first.time_ms)).ok_or(TimeControlFlaw::TimeMissing)?,
        _ => 0,
    };
    let periods = preset.periods(allotment);
    match stated {
        Some(stated) if stated != periods => {
            Err(TimeControlFlaw::PresetContradicted { preset, side: Side::Red })
        }
        _ => Ok(periods),
    }
}

fn check(side: Side, periods: &[Period]) -> Result<(), TimeControlFlaw> {
    let (given, most) = (periods.len(), TimeControl::MOST_PERIODS);
    if given > most {
        return Err(TimeControlFlaw::TooManyPeriods { side, given, most });
    }
    let Some((_, before)) = periods.split_last() else {
        return Err(TimeControlFlaw::NoPeriods { side });
    };
    if let Some(period) = before.iter().position(|period| period.moves.is_none()) {
        return Err(TimeControlFlaw::WholeGameNotLast { side, period });
    }
    for (index, period) in periods.iter().enumerate() {
        for quantity in Quantity::iter() {
            if let Some(given) = period.quantity(quantity).filter(|given| !quantity.range().contains(given)) {
                return Err(TimeControlFlaw::OutOfRange { side, period: index, quantity, given });
            }
        }
    }
    Ok(())
}

#[cfg(feature = "openapi")]
impl utoipa::PartialSchema for TimeControl {
    fn schema() -> utoipa::openapi::RefOr<utoipa::openapi::Schema> {
        Written::schema()
    }
}

#[cfg(feature = "openapi")]
impl utoipa::ToSchema for TimeControl {
    fn schemas(schemas: &mut Vec<(String, utoipa::openapi::RefOr<utoipa::openapi::Schema>)>) {
        Written::schemas(schemas);
    }
}

#[cfg(test)]
mod tests;
