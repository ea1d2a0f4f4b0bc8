//! What happens to the clock, and who is at the board.

use serde::{Deserialize, Serialize};
use strum::Display;

use crate::clock::TimeControl;
use crate::game::event::conduct::Readings;
use crate::vocabulary::{PersonalRef, Role, Side, Timestamp};

/// The game began. Schema 1 held nothing: no clock was kept.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Started {
    /// When.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub at: Option<Timestamp>,
    /// The time control, where a clock is kept (**Art. 6**).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub time_control: Option<TimeControl>,
    /// Who was not there (**Art. 21**).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub absent: Vec<Side>,
}

/// A player who was late has come to the board (**Art. 21.2**: to the seat).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlayerArrived {
    /// Who.
    pub side: Side,
    /// When.
    pub at: Timestamp,
    /// What is taken from that player's time because both were late (**Art. 21.3**), in milliseconds.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub deducted_ms: u64,
}

/// A player pressed the clock after a move (**Art. 6**).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ClockPressed {
    /// Who pressed.
    pub by: Side,
    /// The instant that is counted: here the other face begins.
    pub at: Timestamp,
    /// What had passed by the device's or the server's word, in milliseconds.
    pub raw_ms: u64,
    /// What is counted of it, in milliseconds.
    pub counted_ms: u64,
}

/// Why a clock stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum StopGround {
    /// An arbiter is at the table.
    Arbiter,
    /// A claim is looked into (**Art. 23.3**).
    Claim,
    /// The whole hall stands still.
    Hall,
    /// The clock is out of order (**Art. 22.4**).
    Fault,
    /// The game is over by a report.
    Over,
    /// A result was taken back, and the game is to go on.
    Reopened,
}

/// The game was stopped, and its clock with it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ClockStopped {
    /// When.
    pub at: Timestamp,
    /// Why.
    pub ground: StopGround,
    /// The arbiter's words.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reason: Option<PersonalRef>,
}

/// The game goes on, and its clock with it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ClockRestarted {
    /// When.
    pub at: Timestamp,
    /// Whose face runs; the one that was interrupted, where nothing is said.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub side: Option<Side>,
}

/// Why a time is changed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, Display)]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum AdjustGround {
    /// The face was wrong.
    Correction,
    /// For what the opponent, or the hall, has cost the player.
    Compensation,
    /// **Art. 23.3** – for a claim that was not true; or as the regulations say.
    Penalty,
}

/// A player's time was changed.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ClockAdjusted {
    /// Whose.
    pub side: Side,
    /// What was added, in milliseconds; less than nothing where it was taken.
    pub delta_ms: i64,
    /// Why.
    pub ground: AdjustGround,
    /// When.
    pub at: Timestamp,
    /// In which office.
    pub authority: Role,
    /// The arbiter's words.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reason: Option<PersonalRef>,
}

/// A clock out of order was replaced by another (**Art. 22.4**).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ClockReplaced {
    /// What the new one shows.
    pub readings: Readings,
    /// Whether both players agreed to it.
    pub agreed: bool,
    /// When.
    pub at: Timestamp,
    /// In which office.
    pub authority: Role,
    /// The arbiter's words.
    pub reason: PersonalRef,
}

/// Who says that a time is over (**Art. 22.1–22.3**).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum FlagEvidence {
    /// The times that are kept here.
    Clock,
    /// A mechanical flag that fell (**Art. 22.2**).
    Flag,
    /// Both hands of a clock without flags (**Art. 22.3**).
    Hands,
}

/// A player's time is over (**Art. 4.1.4, 22**).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FlagFell {
    /// Whose.
    pub side: Side,
    /// When it came to nothing.
    pub at: Timestamp,
    /// By what it is known.
    pub evidence: FlagEvidence,
}

/// What the arbiter is called for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum Due {
    /// A time seems to be over (**Art. 22.1**).
    Flag,
    /// A player seems to have missed the limit for coming late (**Art. 21.1**).
    Late,
}

/// A time or a limit seems to be over, and the server is not to rule it by itself: an arbiter is called.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ArbiterAlerted {
    /// What for.
    pub due: Due,
    /// Whose.
    pub side: Side,
    /// When it was over.
    pub at: Timestamp,
}

/// The end by a flag does not stand: something valid came before it (**Art. 22.5**), or the clock was wrong
/// (**Art. 22.4**).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FlagTakenBack {
    /// Whose.
    pub side: Side,
    /// What came before it: when.
    pub before: Timestamp,
}

/// A player lost by not coming in time (**Art. 21.1–21.3**).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LateForfeited {
    /// Who: both, where neither came (**Art. 21.3**).
    pub sides: Vec<Side>,
    /// When the limit was over.
    pub at: Timestamp,
}

/// The game was adjourned (封局).
#[doc(alias = "封局")]
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Adjourned {
    /// When.
    pub at: Timestamp,
    /// Who has sealed a move, if anybody has.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub sealed_by: Option<Side>,
    /// In which office.
    pub authority: Role,
    /// Why.
    pub reason: PersonalRef,
}

/// An adjourned game goes on.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Resumed {
    /// When.
    pub at: Timestamp,
    /// Whose face runs; the one that was interrupted, where nothing is said.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub side: Option<Side>,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde hands a reference")]
const fn is_zero(ms: &u64) -> bool {
    *ms == 0
}
