//! The systems by which a stage can be played, as regulations name them.

use serde::{Deserialize, Deserializer, Serialize};

use crate::pairing::knock_out::bracket::Elimination;
use crate::pairing::knock_out::ladder::PlayOffStep;
use crate::pairing::swiss::chinese::rules::{FirstRound, HouseRules};
use crate::tournament::knock_out::format::KnockOutFormat;
use crate::tournament::swiss::format::{CnSwissFormat, FideDutchFormat, SwissTerms, Worth};

/// The system by which a stage is played (**Art. 11**).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "system", rename_all = "snake_case", try_from = "WrittenFormat")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum Format {
    /// **Art. 11.2, 11.3** – 循環制: everyone meets everyone, in one field or in groups.
    #[doc(alias = "大循環制")]
    #[doc(alias = "分組循環制")]
    Circular(CircularFormat),
    /// **Art. 11.1** – 淘汰制: who loses is out, at once or the second time.
    #[doc(alias = "淘汰制")]
    KnockOut(KnockOutFormat),
    /// **Art. 11.4** – 積分編排制: a number of rounds, each paired by the points so far; house, the appendix being lost.
    #[doc(alias = "積分編排制")]
    CnSwiss(CnSwissFormat),
    /// **Art. 11.4** – the same by FIDE's Dutch system, where the regulations say so.
    FideDutch(FideDutchFormat),
}

/// **Art. 11.2** – one circular event.
impl Default for Format {
    fn default() -> Self {
        Self::Circular(CircularFormat::default())
    }
}

/// How a circular stage is played.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct CircularFormat {
    /// **Art. 11.2** – games at each meeting, in the same round: 1 (一局制) or 2 (兩局制).
    #[cfg_attr(feature = "openapi", schema(minimum = 1, maximum = 2))]
    pub games_per_meeting: u32,
    /// House: how often the table is gone through, the colours reversed in the second cycle.
    #[cfg_attr(feature = "openapi", schema(minimum = 1, maximum = 2))]
    pub cycles: u32,
    /// **Art. 11.3** – the groups; 1 is one field.
    #[cfg_attr(feature = "openapi", schema(minimum = 1, maximum = 32))]
    pub groups: u32,
}

impl Default for CircularFormat {
    fn default() -> Self {
        Self { games_per_meeting: 1, cycles: 1, groups: 1 }
    }
}

impl CircularFormat {
    /// The most groups there may be.
    pub const MOST_GROUPS: u32 = 32;

    /// How many games two entrants play against each other.
    #[must_use]
    pub const fn games(self) -> u32 {
        self.games_per_meeting * self.cycles
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
enum System {
    Circular,
    KnockOut,
    CnSwiss,
    FideDutch,
}

/// The fields a system can say, each with the systems that know it.
macro_rules! written {
    ($($field:ident: $of:ty => $($system:ident)|+;)+) => {
        /// A system as it is written, its name among what it says. It is read field by field, so that a value that does not
        /// fit is found where it stands.
        #[derive(Deserialize)]
        #[serde(deny_unknown_fields, expecting = "an object that names its `system`")]
        struct WrittenFormat {
            system: System,
            $(#[serde(default, deserialize_with = "said")]
            $field: Option<$of>,)+
        }

        impl WrittenFormat {
            /// The first field that is said and that the system does not know.
            fn foreign(&self) -> Option<&'static str> {
                $(if self.$field.is_some() && !matches!(self.system, $(System::$system)|+) {
                    return Some(stringify!($field));
                })+
                None
            }
        }
    };
}

written! {
    games_per_meeting: u32 => Circular;
    cycles: u32 => Circular;
    groups: u32 => Circular;
    elimination: Elimination => KnockOut;
    third_place: bool => KnockOut;
    games: u32 => KnockOut;
    play_offs: Vec<PlayOffStep> => KnockOut;
    rounds: u32 => CnSwiss | FideDutch;
    bye: Worth => CnSwiss | FideDutch;
    requested_bye: Worth => CnSwiss | FideDutch;
    requested_byes: u32 => CnSwiss | FideDutch;
    max_consecutive_forfeits: u32 => CnSwiss | FideDutch;
    first_round: FirstRound => CnSwiss;
    max_colour_run: u32 => CnSwiss;
    max_colour_difference: u32 => CnSwiss;
    bye_limit: u32 => CnSwiss;
    avoid_same_federation_rounds: u32 => CnSwiss;
    avoid_repeated_float: bool => CnSwiss;
    forfeit_counts_as_meeting: bool => CnSwiss;
}

/// A value, where the field is there at all; `null` is none.
fn said<'de, D: Deserializer<'de>, T: Deserialize<'de>>(from: D) -> Result<Option<T>, D::Error> {
    T::deserialize(from).map(Some)
}

impl TryFrom<WrittenFormat> for Format {
    type Error = String;

    /// What is left out is as it is by default; what another system has is no field of this one.
    fn try_from(written: WrittenFormat) -> Result<Self, String> {
        if let Some(field) = written.foreign() {
            return Err(format!("unknown field `{field}`"));
        }
        Ok(match written.system {
            System::Circular => Self::Circular(written.circular()),
            System::KnockOut => Self::KnockOut(written.knock_out()),
            System::CnSwiss => {
                Self::CnSwiss(CnSwissFormat { terms: written.swiss_terms(), rules: written.house_rules() })
            }
            System::FideDutch => Self::FideDutch(FideDutchFormat { terms: written.swiss_terms() }),
        })
    }
}

impl WrittenFormat {
    fn circular(&self) -> CircularFormat {
        let or = CircularFormat::default();
        CircularFormat {
            games_per_meeting: self.games_per_meeting.unwrap_or(or.games_per_meeting),
            cycles: self.cycles.unwrap_or(or.cycles),
            groups: self.groups.unwrap_or(or.groups),
        }
    }

    fn knock_out(self) -> KnockOutFormat {
        let or = KnockOutFormat::default();
        KnockOutFormat {
            elimination: self.elimination.unwrap_or(or.elimination),
            third_place: self.third_place.unwrap_or(or.third_place),
            games: self.games.unwrap_or(or.games),
            play_offs: self.play_offs.unwrap_or(or.play_offs),
        }
    }

    fn swiss_terms(&self) -> SwissTerms {
        let or = SwissTerms::default();
        SwissTerms {
            rounds: self.rounds.unwrap_or(or.rounds),
            bye: self.bye.unwrap_or(or.bye),
            requested_bye: self.requested_bye.unwrap_or(or.requested_bye),
            requested_byes: self.requested_byes.unwrap_or(or.requested_byes),
            max_consecutive_forfeits: self.max_consecutive_forfeits.or(or.max_consecutive_forfeits),
        }
    }

    fn house_rules(&self) -> HouseRules {
        let or = HouseRules::default();
        let same_federation = self.avoid_same_federation_rounds;
        HouseRules {
            first_round: self.first_round.unwrap_or(or.first_round),
            max_colour_run: self.max_colour_run.unwrap_or(or.max_colour_run),
            max_colour_difference: self.max_colour_difference.unwrap_or(or.max_colour_difference),
            bye_limit: self.bye_limit.unwrap_or(or.bye_limit),
            avoid_same_federation_rounds: same_federation.unwrap_or(or.avoid_same_federation_rounds),
            avoid_repeated_float: self.avoid_repeated_float.unwrap_or(or.avoid_repeated_float),
            forfeit_counts_as_meeting: self.forfeit_counts_as_meeting.unwrap_or(or.forfeit_counts_as_meeting),
        }
    }
}
