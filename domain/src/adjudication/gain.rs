//! What a side would win of each man of the other's, were it to move (**Art. 29.1**): by a capture and what follows, or by a
//! check to which every answer loses a man. Every first move stands for itself, so that it is known who chases whom.

use crate::adjudication::budget::Budget;
use crate::adjudication::exchange::is_rootless;
use crate::adjudication::hunt::{Course, Hunt, MATE, Reach};
use crate::adjudication::material::{counts, price, prize};
use crate::adjudication::threat::{Threat, is_exchange};
use crate::vocabulary::Side;
use crate::xiangqi::attack::gives_check;
use crate::xiangqi::{Kind, Man, ManId, Move, Position};

/// One way in which a man is won, or not.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Gain {
    /// The move it begins with.
    pub first: Move,
    /// Who makes it.
    pub by: ManId,
    /// What that is.
    pub by_kind: Kind,
    /// Of which man something is won.
    pub victim: ManId,
    /// What that is.
    pub victim_kind: Kind,
    /// How much; nothing or less where it does not pay.
    pub value: i32,
    /// Whether it begins with a check that takes nothing.
    pub by_check: bool,
}

impl Gain {
    /// **Art. 27.1, 27.2** – whether the General or a soldier is to take by itself: such a chase is idle.
    #[must_use]
    pub const fn is_idle(&self) -> bool {
        !self.by_check && matches!(self.by_kind, Kind::General | Kind::Soldier)
    }
}

impl From<&Threat> for Gain {
    fn from(threat: &Threat) -> Self {
        Self {
            first: threat.capture,
            by: threat.by,
            by_kind: threat.by_kind,
            victim: threat.victim,
            victim_kind: threat.victim_kind,
            value: threat.gain,
            by_check: false,
        }
    }
}

/// Whether the other side's captures that stood before the hunter moves are answers to the hunt.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Standing {
    /// They are.
    Counted,
    /// They are not: both sides had something to take, and the hunt is not the worse for it.
    LeftOut,
}

/// Of which men it is asked what is won.
#[derive(Debug, Clone, Copy)]
pub enum Wanted<'a> {
    /// Of all.
    All,
    /// Of those that are won in these ways; by checks only where one of these is.
    Like(&'a [Gain]),
}

impl Wanted<'_> {
    fn of(self, victim: Option<ManId>) -> bool {
        match self {
            Self::All => true,
            Self::Like(ways) => ways.iter().any(|gain| Some(gain.victim) == victim),
        }
    }

    fn checks(self) -> bool {
        match self {
            Self::All => true,
            Self::Like(ways) => ways.iter().any(|gain| gain.by_check),
        }
    }
}

/// Captures of the other side that stand before the side to move moves.
#[must_use]
pub fn standing(position: &mut Position) -> Vec<Move> {
    let passed = position.pass();
    let takes = |played: &Move| position.board().man_at(played.to).is_some();
    let standing = position.legal_moves().into_iter().filter(takes).collect();
    position.unmake(passed);
    standing
}

/// What the side to move wins, by each first move that takes a man or gives check; and whether the search was given up.
#[must_use]
pub fn gains(
    position: &mut Position,
    standing: Standing,
    wanted: Wanted<'_>,
    budget: &mut Budget,
) -> (Vec<Gain>, bool) {
    let stood = match standing {
        Standing::Counted => Vec::new(),
        Standing::LeftOut => self::standing(position),
    };
    let mut part = budget.part(Budget::QUESTION);
    let mut found = Vec::new();
    for first in position.legal_moves() {
        let gain = match position.board().man_at(first.to) {
            Some(victim) if wanted.of(position.board().id_at(first.to)) => {
                by_capture(position, first, victim, &stood, &mut part)
            }
            None if wanted.checks() && gives_check(position.board(), first) => {
                by_check(position, first, &stood, &mut part)
            }
            _ => None,
        };
        found.extend(gain);
    }
    budget.settle(part);
    (found, part.is_out())
}

fn by_capture(
    position: &mut Position,
    first: Move,
    victim: Man,
    stood: &[Move],
    budget: &mut Budget,
) -> Option<Gain> {
    let board = position.board();
    let (taker, by, of) = (board.man_at(first.from)?, board.id_at(first.from)?, board.id_at(first.to)?);
    if !counts(victim, first.to) || taker.kind == victim.kind && is_exchange(position, first, false, budget) {
        return None;
    }
    let undo = position.make(first);
    let course = Course::after_first(Some(first.to));
    let lost = Hunt::of(taker.side, Reach::SURE, stood, budget).gain(position, course);
    position.unmake(undo);
    let value = prize(victim, first.to) - lost;
    Some(Gain {
        first,
        by,
        by_kind: taker.kind,
        victim: of,
        victim_kind: victim.kind,
        value,
        by_check: false,
    })
}

fn by_check(position: &mut Position, first: Move, stood: &[Move], budget: &mut Budget) -> Option<Gain> {
    let (taker, by) = (position.board().man_at(first.from)?, position.board().id_at(first.from)?);
    let undo = position.make(first);
    let value = least_loss(position, stood, budget);
    let lost = if value > 0 { first_taken(position, taker.side, stood, budget) } else { None };
    position.unmake(undo);
    let (victim, victim_kind) = lost?;
    Some(Gain { first, by, by_kind: taker.kind, victim, victim_kind, value, by_check: true })
}

/// The first man that the hunter takes where both sides play their best.
fn first_taken(
    checked: &Position,
    hunter: Side,
    stood: &[Move],
    budget: &mut Budget,
) -> Option<(ManId, Kind)> {
    let line = Hunt::of(hunter, Reach::SURE, stood, budget).line(checked, Course::after_first(None));
    let mut position = checked.clone();
    line.into_iter().find_map(|played| {
        let (hunting, id) = (position.side_to_move() == hunter, position.board().id_at(played.to));
        let taken = position.make(played).captured();
        let taken = taken.filter(|&man| hunting && counts(man, played.to));
        id.zip(taken.map(|man| man.kind))
    })
}

/// What the side in check loses if it answers as well as it can; nothing where an answer loses nothing.
fn least_loss(checked: &mut Position, stood: &[Move], budget: &mut Budget) -> i32 {
    let mut least = MATE;
    for answer in checked.legal_moves() {
        let taken = checked.board().man_at(answer.to).map_or(0, |man| price(man, answer.to));
        let undo = checked.make(answer);
        least = least.min(greatest_loss(checked, taken, least, stood, budget));
        checked.unmake(undo);
        if least <= 0 {
            return 0;
        }
    }
    least
}

/// What the hunter wins at most after an answer that took so much; no more is asked where it is enough.
fn greatest_loss(
    position: &mut Position,
    taken: i32,
    enough: i32,
    stood: &[Move],
    budget: &mut Budget,
) -> i32 {
    let hunter = position.side_to_move();
    let pressing = position.in_check();
    let mut most = 0;
    for next in position.legal_moves() {
        if !follows(position, next, budget) {
            continue;
        }
        let victim = position.board().man_at(next.to);
        let prize = victim.map_or(0, |man| prize(man, next.to)) - taken;
        let undo = position.make(next);
        let course = Course { depth: 3, checks: 1, taken: victim.map(|_| next.to), pressing };
        let bounds = (prize - enough, prize - most);
        let back = Hunt::of(hunter, Reach::SURE, stood, budget).gain_within(position, bounds, course);
        position.unmake(undo);
        most = most.max(prize - back);
        if most >= enough {
            break;
        }
    }
    most
}

/// Whether the hunter goes on so after a check: with another, or with a capture that is no even exchange, and not by the General
/// or a soldier.
fn follows(position: &mut Position, next: Move, budget: &mut Budget) -> bool {
    let board = position.board();
    match (board.man_at(next.from), board.man_at(next.to)) {
        (Some(_), None) => gives_check(board, next),
        (Some(taker), Some(victim)) => {
            let lesser = matches!(taker.kind, Kind::General | Kind::Soldier);
            !(lesser || taker.kind == victim.kind && is_even(position, next, budget))
        }
        (None, _) => false,
    }
}

/// Whether two men of one kind could take each other, and who takes first is taken back.
fn is_even(position: &mut Position, capture: Move, budget: &mut Budget) -> bool {
    is_exchange(position, capture, false, budget) && {
        let undo = position.make(capture);
        let rooted = !is_rootless(position, capture.to);
        position.unmake(undo);
        rooted
    }
}
