//! The clock of a game: two faces, of which one runs at most. What happened to it goes in; what the faces show at any
//! instant comes out.
//!
//! What a fallen flag means, who may press, and how many moves were made, the game says.

use serde::Serialize;

use crate::clock::authority::Authority;
use crate::clock::control::TimeControl;
use crate::clock::face::Face;
use crate::clock::quota;
use crate::vocabulary::{Side, Timestamp};

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Running {
    side: Side,
    since: Timestamp,
}

/// **Art. 6** – a clock with two faces. A face that runs is charged when it stops or is pressed; until then it stands
/// as it was when it began to run, and rulings change it as it stood then.
#[derive(Debug, Clone, PartialEq, Eq)]
#[doc(alias = "棋鐘")]
pub struct Clock {
    control: TimeControl,
    red: Face,
    black: Face,
    running: Option<Running>,
    interrupted: Option<Side>,
}

/// A press, counted: what passed, what of it counts, and when it was.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Counted {
    /// What passed since the face began to run, by the caller's instants, in milliseconds.
    pub raw_ms: u64,
    /// What is counted of it, in milliseconds; the device may be believed to have seen more than passed.
    pub counted_ms: u64,
    /// The instant of the press by this count: the other face begins at it.
    pub at: Timestamp,
}

/// What a face shows.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(as = ClockReading))]
pub struct Reading {
    /// What is left, in milliseconds.
    pub remaining_ms: u64,
    /// What was charged, in milliseconds.
    pub used_ms: u64,
    /// The period, from 0.
    pub period: u32,
    /// The moves still to be made and pressed in it; absent where it is for the rest of the game.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(nullable = false))]
    pub moves_due: Option<u32>,
    /// By how much it is overrun, in milliseconds: nothing while the flag is up.
    pub over_ms: u64,
    /// Whether the face runs.
    pub counting: bool,
    /// What is left of the turn's delay, in milliseconds: so long a face that runs stands still.
    pub delay_left_ms: u64,
}

impl Clock {
    /// Stopped, with both faces at the start of their first period.
    #[must_use]
    pub fn new(control: TimeControl) -> Self {
        let [red, black] = Side::BOTH.map(|side| Face::new(control.periods(side)));
        Self { control, red, black, running: None, interrupted: None }
    }

    /// By which time control it goes.
    #[must_use]
    pub const fn control(&self) -> &TimeControl {
        &self.control
    }

    /// A face as it was last charged.
    #[must_use]
    pub const fn face(&self, side: Side) -> &Face {
        match side {
            Side::Red => &self.red,
            Side::Black => &self.black,
        }
    }

    /// Whose face runs.
    #[must_use]
    pub fn running(&self) -> Option<Side> {
        self.running.map(|running| running.side)
    }

    /// Since when it runs.
    #[must_use]
    pub fn since(&self) -> Option<Timestamp> {
        self.running.map(|running| running.since)
    }

    /// Whose turn was interrupted when the clock was stopped: this face goes on.
    #[must_use]
    pub const fn interrupted(&self) -> Option<Side> {
        self.interrupted
    }

    /// A side's face begins to run, at first or again; what ran until now is stopped.
    pub fn start(&mut self, side: Side, at: Timestamp) {
        self.stop(at);
        self.interrupted = None;
        self.running = Some(Running { side, since: at });
    }

    /// Nothing runs any more. The turn is not over: what is spent of its delay stays spent.
    pub fn stop(&mut self, at: Timestamp) {
        for side in Side::BOTH {
            *self.face_mut(side) = self.stood(side, at);
        }
        self.interrupted = self.running().or(self.interrupted);
        self.running = None;
    }

    /// How a press is counted; nothing where nothing runs. `at` is when the server received it or, under the device,
    /// when it happened; `claim_ms` what the device's own clock measured since the face began to run.
    #[must_use]
    pub fn count(&self, authority: Authority, at: Timestamp, claim_ms: Option<u64>) -> Option<Counted> {
        let since = self.since()?;
        let raw_ms = at.since(since);
        let counted_ms = authority.counted(raw_ms, claim_ms);
        Some(Counted { raw_ms, counted_ms, at: since.plus(counted_ms) })
    }

    /// The side whose face runs presses, having made so many moves in the game in all: its turn is charged, and the
    /// other face begins. Moves made before an earlier press was forgotten count now. Without effect where nothing runs.
    pub fn press(&mut self, counted_ms: u64, made: u32) {
        let Some(Running { side, since }) = self.running else { return };
        let at = since.plus(counted_ms);
        let (periods, mut face) = (self.control.periods(side), *self.face(side));
        face.run(periods, counted_ms);
        face.press(periods, made);
        *self.face_mut(side) = face;
        self.face_mut(side.opponent()).begin_turn();
        self.running = Some(Running { side: side.opponent(), since: at });
    }

    /// **Art. 21.3** – takes time as used, without any delay.
    pub fn charge(&mut self, side: Side, ms: u64) {
        self.face_mut(side).charge(ms);
    }

    /// Gives or takes time by a ruling (**Art. 23.3** takes five minutes): what was really changed, in milliseconds,
    /// since no face falls below nothing. Time given lifts a fallen flag.
    pub fn adjust(&mut self, side: Side, delta_ms: i64) -> i64 {
        self.face_mut(side).adjust(delta_ms)
    }

    /// **Art. 22.4** – the face of a clock that replaces a faulty one shows what was agreed on; its flag is up unless
    /// that is nothing. Answers what that changed, in milliseconds.
    pub fn set(&mut self, side: Side, remaining_ms: u64) -> i64 {
        let mut face = *self.face(side);
        let change = face.set(self.control.periods(side), remaining_ms);
        *self.face_mut(side) = face;
        change
    }

    /// **Art. 5.8** – moves are taken back, and so many of a side's remain: it is back in the period they lead to. The
    /// time shown stays, that of the later period in it; what it is to be, a ruling sets.
    pub fn go_back(&mut self, side: Side, made: u32) {
        let mut face = *self.face(side);
        face.go_back(self.control.periods(side), made);
        *self.face_mut(side) = face;
    }

    /// So many of a side's moves have been pressed, by a record put right: it is in the period they lead to, and the time of
    /// a period not entered before is given, as are the increments of moves that had none.
    pub fn recount(&mut self, side: Side, made: u32) {
        let mut face = *self.face(side);
        face.recount(self.control.periods(side), made);
        *self.face_mut(side) = face;
    }

    /// What a face shows at an instant; one before it began to run is no later than that.
    #[must_use]
    pub fn face_at(&self, side: Side, at: Timestamp) -> Reading {
        let face = self.stood(side, at);
        let periods = self.control.periods(side);
        let due = |quota: u64| u32::try_from(quota.saturating_sub(face.moves.into())).unwrap_or(u32::MAX);
        Reading {
            remaining_ms: face.remaining_ms,
            used_ms: face.used_ms,
            period: face.period,
            moves_due: quota::quota(periods, face.period).map(due),
            over_ms: face.over_ms,
            counting: self.running() == Some(side),
            delay_left_ms: face.delay_left_ms(periods),
        }
    }

    /// Whose face runs, and the instant at which it comes to nothing if it runs on: for one whose flag is down already,
    /// the instant it began.
    #[must_use]
    pub fn deadline(&self) -> Option<(Side, Timestamp)> {
        let Running { side, since } = self.running?;
        let face = self.face(side);
        let left_ms = face.remaining_ms.saturating_add(face.delay_left_ms(self.control.periods(side)));
        Some((side, if face.fallen { since } else { since.plus(left_ms) }))
    }

    /// **Art. 22.1** – whether a face has come to nothing by this instant with moves still due. The last one due
    /// counts once it is pressed (**Art. 22.5**).
    #[must_use]
    #[doc(alias = "超時")]
    pub fn is_over(&self, side: Side, at: Timestamp) -> bool {
        self.stood(side, at).fallen
    }

    /// A face as it would stand if the clock were stopped.
    fn stood(&self, side: Side, at: Timestamp) -> Face {
        let mut face = *self.face(side);
        if let Some(Running { since, .. }) = self.running.filter(|running| running.side == side) {
            face.run(self.control.periods(side), at.since(since));
        }
        face
    }

    const fn face_mut(&mut self, side: Side) -> &mut Face {
        match side {
            Side::Red => &mut self.red,
            Side::Black => &mut self.black,
        }
    }
}

/// What passed between two instants: nothing if the second is not later, as when a device's clock was set back.
#[cfg(test)]
mod tests;
