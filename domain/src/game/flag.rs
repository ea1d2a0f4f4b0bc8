//! Time that is over (**Art. 4.1.4, 22**), and the limit for coming late (**Art. 4.1.5, 21**).
//!
//! Whether a flag is ruled by the server at its deadline or an arbiter is called is the regulations' choice of authority;
//! a mechanical clock is an arbiter's word.

use crate::clock::{Authority, Clock};
use crate::game::card::Status;
use crate::game::command::{GameCommand, Setting, must_be_under_way};
use crate::game::ending::ends;
use crate::game::event::{ArbiterAlerted, Due, FlagEvidence, FlagFell, GameEvent, LateForfeited};
use crate::game::refusal::Refusal;
use crate::game::state::Game;
use crate::vocabulary::{Ending, Moment, Outcome, Side, Timestamp};

/// What comes due in a game if nothing happens.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Deadline {
    /// What.
    pub due: Due,
    /// Whose: both, where neither player has come.
    pub sides: Vec<Side>,
    /// When.
    pub at: Timestamp,
}

impl Game {
    /// What comes due next, if anything does while nothing happens.
    #[must_use]
    pub fn deadline(&self, setting: &Setting) -> Option<Deadline> {
        if self.card.status != Status::Running {
            return None;
        }
        let flag = self.clock.as_ref().and_then(Clock::deadline);
        let flag = flag.map(|(side, at)| Deadline { due: Due::Flag, sides: vec![side], at });
        let late = self.late_deadline(setting);
        // At one instant the limit for coming late speaks: the player was not there to lose on time.
        [late, flag].into_iter().flatten().min_by_key(|deadline| deadline.at)
    }

    /// **Art. 21.1** – the limit runs on the late player's own face, from that player's turn; **21.3** – where both are
    /// late, from the beginning, and the own time is a limit too. While the game is halted no limit runs, as no face does.
    fn late_deadline(&self, setting: &Setting) -> Option<Deadline> {
        let started = self.started?.plus(self.lateness.halted_ms);
        let absent: Vec<Side> =
            Side::BOTH.into_iter().filter(|side| *self.lateness.absent.of(*side)).collect();
        let late = |sides: Vec<Side>, at| Some(Deadline { due: Due::Late, sides, at });
        let limit = setting.rules.late_limit_ms;
        match (self.lateness.both, absent.as_slice()) {
            (_, []) => None,
            (true, sides) => {
                let limits = sides
                    .iter()
                    .filter_map(|&side| [limit, self.own_time_ms(side)].into_iter().flatten().min());
                let limit = limits.max()?;
                late(absent, started.plus(limit))
            }
            (false, &[side, ..]) => match &self.clock {
                Some(clock) if clock.running() == Some(side) => {
                    let since = clock.since()?;
                    let used = clock.face_at(side, since).used_ms;
                    late(vec![side], since.plus(limit?.saturating_sub(used)))
                }
                Some(_) => None,
                // Without a clock the limit runs from the beginning, for either side.
                None => late(vec![side], started.plus(limit?)),
            },
        }
    }

    /// All the time that a side has had and has: nobody can be later than that (**Art. 21.1**).
    fn own_time_ms(&self, side: Side) -> Option<u64> {
        let face = self.clock.as_ref()?.face(side);
        Some(face.used_ms.saturating_add(face.remaining_ms))
    }
}

/// Rule on what has come due, as the timekeeper asks at every deadline.
#[derive(Debug, Clone, Copy)]
pub struct RuleDeadline {
    /// Whether the table's device is in contact.
    pub contact: bool,
}

impl GameCommand for RuleDeadline {
    /// **Art. 22.1, 21.1** – under the server's authority, and while the table's device is in contact, the flag falls and
    /// the limit ends the game by itself; else an arbiter is called, once. Nothing comes of it where nothing is due.
    fn decide(&self, game: &Game, setting: &Setting, at: Moment) -> Result<Vec<GameEvent>, Refusal> {
        let Some(deadline) = game.deadline(setting) else { return Ok(Vec::new()) };
        if at.received < deadline.at.plus(setting.clock.margin_ms) {
            return Ok(Vec::new());
        }
        if server_rules(setting) && self.contact && !is_second(game, &deadline) {
            return Ok(passed(game, &deadline));
        }
        // Whose time was over first is called for first: what came after it decides nothing before that is ruled.
        let known = |alert: &ArbiterAlerted| {
            alert.due == deadline.due
                && (deadline.sides.first() == Some(&alert.side) || alert.due == Due::Flag)
        };
        Ok(if game.alert.as_ref().is_some_and(known) { Vec::new() } else { alert(&deadline) })
    }
}

/// Whether the arbiter was called for the opponent's time, which was over before: that is ruled first.
#[must_use]
pub fn is_second(game: &Game, deadline: &Deadline) -> bool {
    let called = game.alert.as_ref().filter(|alert| alert.due == Due::Flag);
    deadline.due == Due::Flag && called.is_some_and(|alert| !deadline.sides.contains(&alert.side))
}

/// Whether times are ruled here, and not by an arbiter.
#[must_use]
pub const fn server_rules(setting: &Setting) -> bool {
    matches!(setting.clock.authority(), Authority::Server { .. })
}

/// What the server rules when a time or a limit is over.
#[must_use]
pub fn passed(game: &Game, deadline: &Deadline) -> Vec<GameEvent> {
    match (deadline.due, deadline.sides.as_slice()) {
        // **Art. 21.4** – whoever never came to the board has not lost it by play.
        (Due::Flag, &[side]) if !*game.lateness.absent.of(side) => flag_falls(side, deadline.at).to_vec(),
        (_, sides) => comes_too_late(sides, deadline.at),
    }
}

/// Calls the arbiter for a time or a limit that seems to be over.
#[must_use]
pub fn alert(deadline: &Deadline) -> Vec<GameEvent> {
    let Deadline { due, ref sides, at } = *deadline;
    sides.iter().take(1).map(|&side| ArbiterAlerted { due, side, at }.into()).collect()
}

/// The end that a time or a limit brought by this instant, though nobody has ruled it yet, where the server may.
#[must_use]
pub fn over_by(game: &Game, setting: &Setting, at: Timestamp) -> Option<Vec<GameEvent>> {
    let due = game.deadline(setting).filter(|deadline| deadline.at <= at && server_rules(setting))?;
    let due = Some(due).filter(|due| !is_second(game, due))?;
    Some(passed(game, &due))
}

/// What the players agree on, or the board brings about, when a time was over before it: the earlier end stands
/// (**Art. 9.2**, house), though nobody has ruled it yet. At one and the same instant the flag comes last.
#[must_use]
pub fn or_the_flag_before(
    game: &Game,
    setting: &Setting,
    at: Timestamp,
    events: Vec<GameEvent>,
) -> Vec<GameEvent> {
    let ends = events.iter().any(|event| matches!(event, GameEvent::Ended(_)));
    let before = game.deadline(setting).filter(|deadline| deadline.at < at && ends && server_rules(setting));
    let before = before.filter(|deadline| !is_second(game, deadline));
    before.map_or(events, |deadline| passed(game, &deadline))
}

/// **Art. 4.1.4** – the flag falls, and the game is lost.
#[must_use]
pub fn flag_falls(side: Side, at: Timestamp) -> [GameEvent; 2] {
    let fell = FlagFell { side, at, evidence: FlagEvidence::Clock };
    [fell.into(), ends(Outcome::won_by(side.opponent()), Ending::TimeForfeit, at)]
}

/// **Art. 4.1.5, 21.1, 21.3** – past the limit: lost without play, by both where neither came.
#[must_use]
pub fn comes_too_late(sides: &[Side], at: Timestamp) -> Vec<GameEvent> {
    let outcome = match *sides {
        [side] => Outcome::won_by(side.opponent()),
        _ => Outcome::BothLose,
    };
    vec![LateForfeited { sides: sides.to_vec(), at }.into(), ends(outcome, Ending::Forfeit, at)]
}

/// What an arbiter saw of a clock that is not kept here.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Seen {
    /// The times kept here, where the server was not to rule by itself.
    Times,
    /// The flag had fallen (**Art. 22.2**).
    Flag,
    /// The hands of a clock without flags (**Art. 22.3**).
    Hands {
        /// The minute hand was more than half a space past the last minute.
        minute: bool,
        /// The second hand was past nought.
        second: bool,
    },
}

/// Report that a player's time is over.
#[derive(Debug, Clone, Copy)]
pub struct ReportFlag {
    /// Whose.
    pub side: Side,
    /// What the arbiter saw.
    pub seen: Seen,
}

impl GameCommand for ReportFlag {
    /// **Art. 22.2** – a flag that fell is the measure; **22.3** – without flags, both hands must be past: one alone is no
    /// overrun. By the times kept here, they must be over, and not the opponent's before. **21.3** – where both were late,
    /// nobody wins who has not come: that is a forfeit of both.
    fn decide(&self, game: &Game, setting: &Setting, at: Moment) -> Result<Vec<GameEvent>, Refusal> {
        must_be_under_way(game, setting)?;
        let side = self.side;
        if game.lateness.both && *game.lateness.absent.of(side.opponent()) {
            return Err(Refusal::Absent { side: side.opponent() });
        }
        let (evidence, fell) = match self.seen {
            Seen::Flag => (FlagEvidence::Flag, at.occurred),
            Seen::Hands { minute: true, second: true } => (FlagEvidence::Hands, at.occurred),
            Seen::Hands { minute, second } => return Err(Refusal::OneHandOnly { minute, second }),
            Seen::Times => {
                let clock = game.clock.as_ref().ok_or(Refusal::NoClock)?;
                // A period entered too late gives time, and takes back no flag.
                if !clock.is_over(side, at.occurred) {
                    let left_ms = clock.face_at(side, at.occurred).remaining_ms;
                    return Err(Refusal::TimeLeft { side, left_ms });
                }
                let called = game.alert.as_ref().filter(|alert| alert.due == Due::Flag);
                if let Some(first) = called.map(|alert| alert.side).filter(|first| *first != side) {
                    return Err(Refusal::FlagNotFirst(first));
                }
                let deadline = clock.deadline().filter(|(running, _)| *running == side);
                let fell = called.map(|alert| alert.at).or(deadline.map(|(_, deadline)| deadline));
                (FlagEvidence::Clock, fell.unwrap_or(at.occurred))
            }
        };
        let end = ends(Outcome::won_by(side.opponent()), Ending::TimeForfeit, fell);
        Ok(vec![FlagFell { side, at: fell, evidence }.into(), end])
    }
}
