//! One player's time: what was allotted, used and adjusted, and whether the flag has fallen.
//!
//! Every change goes through one of three doors (allot, charge, adjust), each of which keeps the law of the face.
//! When it runs, the clock says; which period follows which, the quota.

use crate::clock::period::Period;
use crate::clock::quota;

/// **Art. 6** (鐘面) – one face of the clock. Times are milliseconds.
///
/// Always `used + remaining = allotted + adjusted`, and a face that shows nothing has its flag down.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
#[doc(alias = "鐘面")]
pub struct Face {
    /// The period it is in, from 0.
    pub period: u32,
    /// The last period whose time it was given: after moves were taken back, a later one than it is in.
    pub given_to: u32,
    /// The moves of the game that were made when it was last pressed; moves made since await the next press.
    pub moves: u32,
    /// The last move whose increment it was given: after moves were taken back, a later one than was made.
    pub rewarded: u32,
    /// What is left.
    pub remaining_ms: u64,
    /// What was charged to the player. Delay is not charged, nor what ran on after the flag.
    pub used_ms: u64,
    /// The times of the periods entered, and all increments.
    pub allotted_ms: u64,
    /// What rulings gave, less what they took.
    pub adjusted_ms: i64,
    /// Whether it has come to nothing since a ruling last gave it time. What is allotted later lifts no flag.
    #[doc(alias = "倒旗")]
    pub fallen: bool,
    /// How much was charged when nothing was left.
    pub over_ms: u64,
    /// How much of the delay of the turn under way is spent.
    pub delay_used_ms: u64,
}

impl Face {
    /// The most that used and remaining come to, so that no sum of a face's times overflows: some 300 million years.
    const MOST_MS: u64 = i64::MAX.unsigned_abs();

    /// At the start of the first period.
    pub(super) fn new(periods: &[Period]) -> Self {
        let mut face = Self::default();
        face.allot(quota::allotment(periods, 0));
        face
    }

    /// Has run for so long: first at the cost of the turn's delay, then of the player.
    pub(super) fn run(&mut self, periods: &[Period], elapsed_ms: u64) {
        let free = elapsed_ms.min(self.delay_left_ms(periods));
        self.delay_used_ms = self.delay_used_ms.saturating_add(free);
        self.charge(elapsed_ms.saturating_sub(free));
    }

    /// What is left of the delay of the turn under way.
    pub(super) fn delay_left_ms(&self, periods: &[Period]) -> u64 {
        quota::period(periods, self.period).delay_ms.saturating_sub(self.delay_used_ms)
    }

    /// **Art. 22.5** – pressed after so many moves: the turn is over, the increment is added, and the periods whose
    /// last move is among them are fulfilled. Unused time carries over (reading).
    pub(super) fn press(&mut self, periods: &[Period], made: u32) {
        self.begin_turn();
        self.reward(periods, u32::from(made > self.rewarded), made);
        self.enter(periods, quota::reached(periods, made).max(self.period));
        self.moves = made;
    }

    /// The increment, for so many moves.
    fn reward(&mut self, periods: &[Period], moves: u32, made: u32) {
        let increment_ms = quota::period(periods, self.period).increment_ms;
        self.allot(increment_ms.saturating_mul(moves.into()));
        self.rewarded = made.max(self.rewarded);
    }

    /// The moves that were pressed are so many: in the period to which they lead, whose time is given if it was not.
    pub(super) fn recount(&mut self, periods: &[Period], made: u32) {
        self.reward(periods, made.saturating_sub(self.rewarded), made);
        self.enter(periods, quota::reached(periods, made));
        self.moves = made;
    }

    /// In this period, the time of all on the way given once.
    fn enter(&mut self, periods: &[Period], period: u32) {
        let given_to = period.max(self.given_to);
        self.allot(between(periods, self.given_to, given_to));
        self.given_to = given_to;
        self.period = period;
    }

    /// A new turn has its whole delay before it.
    pub(super) const fn begin_turn(&mut self) {
        self.delay_used_ms = 0;
    }

    /// Back in the period to which so many moves lead. The face shows what it showed: the time of the later periods is
    /// given already, and entering them again gives it no second time.
    pub(super) fn go_back(&mut self, periods: &[Period], made: u32) {
        self.period = quota::reached(periods, made).min(self.period);
        self.moves = made;
        self.begin_turn();
    }

    /// Takes time as used; what is more than is left is kept apart.
    pub(super) fn charge(&mut self, ms: u64) {
        let taken = ms.min(self.remaining_ms);
        self.remaining_ms -= taken;
        self.used_ms += taken;
        self.over_ms = self.over_ms.saturating_add(ms - taken);
        self.fallen |= self.remaining_ms == 0;
    }

    /// Gives or takes by a ruling, never below nothing: what was really changed. Time given lifts the flag.
    pub(super) fn adjust(&mut self, delta_ms: i64) -> i64 {
        let change = delta_ms.clamp(-signed(self.remaining_ms), signed(self.room_ms()));
        self.remaining_ms = self.remaining_ms.saturating_add_signed(change);
        self.adjusted_ms = self.adjusted_ms.saturating_add(change);
        if change > 0 {
            self.lift();
        }
        self.fallen |= self.remaining_ms == 0;
        change
    }

    /// Shows this from now on, by a ruling for the period it is in: what that changed. The time of later periods and the
    /// increments of later moves are not in it any more, and are given when it comes to them.
    pub(super) fn set(&mut self, periods: &[Period], remaining_ms: u64) -> i64 {
        let later = between(periods, self.period, self.given_to).min(self.allotted_ms);
        self.allotted_ms -= later;
        self.adjusted_ms = self.adjusted_ms.saturating_add(signed(later));
        (self.given_to, self.rewarded) = (self.period, self.moves);
        self.lift();
        self.adjust(signed(remaining_ms).saturating_sub(signed(self.remaining_ms)))
    }

    const fn lift(&mut self) {
        self.fallen = false;
        self.over_ms = 0;
    }

    fn allot(&mut self, ms: u64) {
        let given = ms.min(self.room_ms());
        self.allotted_ms += given;
        self.remaining_ms += given;
    }

    const fn room_ms(&self) -> u64 {
        Self::MOST_MS.saturating_sub(self.used_ms.saturating_add(self.remaining_ms))
    }
}

/// What is allotted on the way from one period to a later one.
fn between(periods: &[Period], from: u32, to: u32) -> u64 {
    quota::allotment(periods, to).saturating_sub(quota::allotment(periods, from))
}

fn signed(ms: u64) -> i64 {
    i64::try_from(ms).unwrap_or(i64::MAX)
}
