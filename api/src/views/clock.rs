//! The clock of a game: what it shows at an instant, and what is said of it.

use chuhe_domain::clock::{Clock, Reading, TimeControl};
use chuhe_domain::game::event::{AdjustGround, Due, Readings, StopGround};
use chuhe_domain::game::{Deadline, Game, Seen, Setting};
use chuhe_domain::vocabulary::{Side, Timestamp as Instant};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::particulars::AlertView;
use super::text::Remark;
use crate::timestamp::Timestamp;

/// What the clock of a game shows at an instant.
#[derive(Debug, Serialize, ToSchema)]
pub struct ClockView {
    /// The instant.
    pub at: Timestamp,
    /// By which time control it goes; absent where no clock is kept, and so are the faces.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub time_control: Option<TimeControl>,
    /// Whose face runs; absent while the clock stands.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub running: Option<Side>,
    /// Red's face.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub red: Option<Reading>,
    /// Black's face.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub black: Option<Reading>,
    /// What comes due if nothing happens.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub deadline: Option<DeadlineView>,
    /// What an arbiter is called for.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub alert: Option<AlertView>,
    /// The version of the game, as in `ETag`.
    pub version: u64,
}

/// What comes due in a game if nothing happens.
#[derive(Debug, Serialize, ToSchema)]
pub struct DeadlineView {
    /// What: a flag (**Art. 22**), or the limit for coming late (**Art. 21**).
    pub due: Due,
    /// Whose: both, where neither player has come.
    pub sides: Vec<Side>,
    /// When.
    pub at: Timestamp,
}

impl From<Deadline> for DeadlineView {
    fn from(Deadline { due, sides, at }: Deadline) -> Self {
        Self { due, sides, at: at.into() }
    }
}

impl ClockView {
    /// What it shows at `at`. Before the game begins, the clock stands as it will then.
    #[must_use]
    pub fn of(game: &Game, setting: &Setting, at: Instant, version: u64) -> Self {
        let begun = game.card.begun;
        let to_come = || setting.time_control.clone().filter(|_| !begun).map(Clock::new);
        let clock = game.clock.clone().or_else(to_come);
        let face = |side| clock.as_ref().map(|clock| clock.face_at(side, at));
        Self {
            at: at.into(),
            time_control: clock.as_ref().map(|clock| clock.control().clone()),
            running: clock.as_ref().and_then(Clock::running),
            red: face(Side::Red),
            black: face(Side::Black),
            deadline: game.deadline(setting).map(DeadlineView::from),
            alert: game.alert.as_ref().map(AlertView::from),
            version,
        }
    }
}

/// A press of the clock (**Art. 6**).
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(examples(json!({ "side": "red", "elapsed_ms": 4800 })))]
pub struct NewPress {
    /// Who presses; a player's token speaks for that player's side only.
    pub side: Side,
    /// What the device's own clock measured since this face began to run, in milliseconds.
    #[schema(nullable = false)]
    pub elapsed_ms: Option<u64>,
}

/// Why an arbiter stops the clock.
#[derive(Debug, Clone, Copy, Default, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum StopFor {
    /// An arbiter is at the table (**Art. 17.4**).
    #[default]
    Arbiter,
    /// The clock is out of order (**Art. 22.4**).
    Fault,
}

impl From<StopFor> for StopGround {
    fn from(ground: StopFor) -> Self {
        match ground {
            StopFor::Arbiter => Self::Arbiter,
            StopFor::Fault => Self::Fault,
        }
    }
}

/// A stop of the clock.
#[derive(Debug, Default, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(examples(json!({ "ground": "arbiter", "reason": "a question of the score sheets" })))]
pub struct NewStop {
    /// Why; because an arbiter is at the table, where nothing is said.
    #[serde(default)]
    pub ground: StopFor,
    /// The arbiter's words; kept apart from the ledger as personal data.
    #[schema(nullable = false)]
    pub reason: Option<Remark>,
}

/// Whose face goes on.
#[derive(Debug, Default, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(examples(json!({ "side": "black" })))]
pub struct GoOn {
    /// Whose face runs; the one that was interrupted, where nothing is said.
    #[schema(nullable = false)]
    pub side: Option<Side>,
}

/// A change of a player's time.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(examples(json!({
    "side": "black", "delta_ms": 120_000, "ground": "compensation", "reason": "disturbed by spectators"
})))]
pub struct NewAdjustment {
    /// Whose.
    pub side: Side,
    /// What is added, in milliseconds; less than nothing where it is taken.
    pub delta_ms: i64,
    /// Why.
    pub ground: AdjustGround,
    /// The arbiter's words; kept apart from the ledger as personal data.
    pub reason: Remark,
}

/// Another clock on the table (**Art. 22.4**).
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(examples(json!({
    "readings": { "red_ms": 1_740_000, "black_ms": 1_805_000 }, "agreed": true, "reason": "it had stopped by itself"
})))]
pub struct NewReplacement {
    /// What it shows.
    pub readings: Readings,
    /// Whether both players agree to it.
    pub agreed: bool,
    /// The arbiter's words; kept apart from the ledger as personal data.
    pub reason: Remark,
}

/// By what an arbiter knows that a time is over.
#[derive(Debug, Clone, Copy, Deserialize, ToSchema)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum FlagSeen {
    /// By the times that are kept here (**Art. 22.1**).
    Clock {},
    /// By a mechanical flag that fell (**Art. 22.2**).
    Flag {},
    /// By the hands of a clock without flags: both must be past (**Art. 22.3**).
    Hands {
        /// Whether the minute hand was more than half a space past the last minute.
        minute: bool,
        /// Whether the second hand was past nought.
        second: bool,
    },
}

impl From<FlagSeen> for Seen {
    fn from(seen: FlagSeen) -> Self {
        match seen {
            FlagSeen::Clock {} => Self::Times,
            FlagSeen::Flag {} => Self::Flag,
            FlagSeen::Hands { minute, second } => Self::Hands { minute, second },
        }
    }
}

/// An arbiter's word that a player's time is over.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(examples(json!({ "side": "red", "seen": { "kind": "hands", "minute": true, "second": true } })))]
pub struct NewFlag {
    /// Whose.
    pub side: Side,
    /// By what it is known.
    pub seen: FlagSeen,
}
