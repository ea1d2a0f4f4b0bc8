//! Times are changed by an arbiter: corrected, made good, or shown by another clock (**Art. 22.4**).

use crate::clock::Quantity;
use crate::game::command::{GameCommand, Setting, must_be_under_way};
use crate::game::event::{AdjustGround, ClockAdjusted, ClockReplaced, GameEvent, Readings};
use crate::game::refusal::Refusal;
use crate::game::state::Game;
use crate::vocabulary::{Moment, PersonalRef, Role, Side};

/// Change a player's time.
#[derive(Debug, Clone)]
pub struct AdjustClock {
    /// Whose.
    pub side: Side,
    /// What is added, in milliseconds; less than nothing where it is taken.
    pub delta_ms: i64,
    /// Why.
    pub ground: AdjustGround,
    /// In which office.
    pub authority: Role,
    /// The arbiter's words.
    pub reason: PersonalRef,
}

impl GameCommand for AdjustClock {
    /// Never below nothing: what would end the game by the way is refused, for the arbiter to say outright. **Art. 23.3** – a
    /// penalty takes time; what is made good is given.
    fn decide(&self, game: &Game, setting: &Setting, at: Moment) -> Result<Vec<GameEvent>, Refusal> {
        must_be_under_way(game, setting)?;
        let clock = game.clock.as_ref().ok_or(Refusal::NoClock)?;
        let left = clock.face_at(self.side, at.occurred).remaining_ms;
        if self.delta_ms == 0 {
            return Err(Refusal::NothingToAdjust);
        }
        let Self { side, delta_ms, ground, authority, ref reason } = *self;
        match ground {
            AdjustGround::Penalty if delta_ms > 0 => {
                return Err(Refusal::AdjustedOtherwise { ground, delta_ms });
            }
            AdjustGround::Compensation if delta_ms < 0 => {
                return Err(Refusal::AdjustedOtherwise { ground, delta_ms });
            }
            _ => must_be_possible(delta_ms.unsigned_abs(), "/delta_ms")?,
        }
        must_be_possible(left.saturating_add_signed(delta_ms), "/delta_ms")?;
        if delta_ms < 0 && delta_ms.unsigned_abs() >= left {
            return Err(Refusal::TimeNotThere { side, left_ms: left, taken_ms: delta_ms.unsigned_abs() });
        }
        let reason = Some(reason.clone());
        Ok(vec![ClockAdjusted { side, delta_ms, ground, at: at.occurred, authority, reason }.into()])
    }
}

/// Put another clock on the table.
#[derive(Debug, Clone)]
pub struct ReplaceClock {
    /// What the new one shows.
    pub readings: Readings,
    /// Whether both players agree to it.
    pub agreed: bool,
    /// In which office.
    pub authority: Role,
    /// The arbiter's words.
    pub reason: PersonalRef,
}

impl GameCommand for ReplaceClock {
    /// **Art. 22.4** – where the error is large the arbiter says how it is put right, and both players agree. Who does
    /// not agree is on record; the arbiter decides (**17.4**).
    fn decide(&self, game: &Game, setting: &Setting, at: Moment) -> Result<Vec<GameEvent>, Refusal> {
        must_be_under_way(game, setting)?;
        if game.clock.is_none() {
            return Err(Refusal::NoClock);
        }
        can_be_shown(self.readings)?;
        let Self { readings, agreed, authority, ref reason } = *self;
        Ok(vec![
            ClockReplaced { readings, agreed, at: at.occurred, authority, reason: reason.clone() }.into(),
        ])
    }
}

/// A clock that goes on shows some time for either player, and no more than a day.
///
/// # Errors
/// When it does not.
pub fn can_be_shown(readings: Readings) -> Result<(), Refusal> {
    if readings.red_ms == 0 || readings.black_ms == 0 {
        return Err(Refusal::NoTimeShown);
    }
    must_be_possible(readings.red_ms, "/readings/red_ms")?;
    must_be_possible(readings.black_ms, "/readings/black_ms")
}

/// No clock of a game says more than a day (house): more is a slip of the key.
///
/// # Errors
/// When it does.
pub fn must_be_possible(given_ms: u64, at: &'static str) -> Result<(), Refusal> {
    let most_ms = *Quantity::TimeMs.range().end();
    if given_ms > most_ms { Err(Refusal::TooMuchTime { at, given_ms, most_ms }) } else { Ok(()) }
}
