//! What a side threatens to take at once, if it were to move (**Art. 28.3, 29.1, 29.3, 29.4**): a man that counts, by a capture that
//! opens no check on the own General, after which the man is rootless or the exchange pays, and nobody is mated for it. What
//! is threatened by checks and longer ways is looked for elsewhere.

use crate::adjudication::budget::Budget;
use crate::adjudication::exchange::{is_rootless, lost, takers_despite_check};
use crate::adjudication::kill::kill;
use crate::adjudication::law::{Chase, Law};
use crate::adjudication::material::{counts, prize};
use crate::xiangqi::{Kind, Man, ManId, Move, Position, Square};

/// Within how many checks who takes back is mated for it.
const PUNISHED_WITHIN: u32 = 3;

/// One capture that is threatened.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Threat {
    /// The capture.
    pub capture: Move,
    /// Which man takes.
    pub by: ManId,
    /// What it is.
    pub by_kind: Kind,
    /// Which man is taken.
    pub victim: ManId,
    /// What it is.
    pub victim_kind: Kind,
    /// What is won on that point.
    pub gain: i32,
    /// Whether nobody can take back.
    pub rootless: bool,
}

impl Threat {
    /// **Art. 27.1, 27.2** – whether it is the General or a soldier that takes: such a chase is idle.
    #[must_use]
    pub const fn by_general_or_soldier(&self) -> bool {
        matches!(self.by_kind, Kind::General | Kind::Soldier)
    }
}

/// Everything that the side to move could take at once with gain. `mated` says whether a capture counts that gets the
/// taker mated.
#[must_use]
pub fn threats(position: &mut Position, law: &Law, mated: bool, budget: &mut Budget) -> Vec<Threat> {
    let side = position.side_to_move();
    let victims: Vec<(Square, Man)> =
        position.board().men().filter(|&(on, man)| man.side != side && counts(man, on)).collect();
    let mut found = Vec::new();
    for (on, victim) in victims {
        for capture in takers_despite_check(position, on) {
            found.extend(threat(position, law, mated, capture, victim, budget));
        }
    }
    found
}

fn threat(
    position: &mut Position,
    law: &Law,
    mated: bool,
    capture: Move,
    victim: Man,
    budget: &mut Budget,
) -> Option<Threat> {
    let board = position.board();
    let (taker, by, of) = (board.man_at(capture.from)?, board.id_at(capture.from)?, board.id_at(capture.to)?);
    let by_kinds = matches!(law.chase, Chase::Capture);
    if taker.kind == victim.kind && is_exchange(position, capture, by_kinds, budget) {
        return None;
    }
    let undo = position.make(capture);
    let rootless = is_rootless(position, capture.to);
    let back = if rootless || by_kinds { 0 } else { lost(position, capture.to, budget) };
    let gain = prize(victim, capture.to) - back;
    let punished = !mated && kill(position, 1, budget).stands();
    position.unmake(undo);
    let pays = rootless || if by_kinds { is_unequal(taker.kind, victim.kind) } else { gain > 0 };
    (pays && !punished).then_some(Threat {
        capture,
        by,
        by_kind: taker.kind,
        victim: of,
        victim_kind: victim.kind,
        gain,
        rootless,
    })
}

/// **Art. 28.5** – whether the victim, of the same kind, could as well take its attacker: then an exchange is offered. It is
/// none where who takes is mated for it, unless the edition looks at the kinds alone.
pub fn is_exchange(position: &mut Position, capture: Move, by_kinds: bool, budget: &mut Budget) -> bool {
    let back = Move { from: capture.to, to: capture.from };
    let passed = position.pass();
    let takes = takers_despite_check(position, back.to).contains(&back)
        && (by_kinds || !is_mated_for(position, back, budget));
    position.unmake(passed);
    takes
}

/// Whether who plays this is mated by checks.
fn is_mated_for(position: &mut Position, played: Move, budget: &mut Budget) -> bool {
    let undo = position.make(played);
    let mated = kill(position, PUNISHED_WITHIN, budget).stands();
    position.unmake(undo);
    mated
}

/// Whether a man of less worth attacks one of more: a root does not protect it.
const fn is_unequal(taker: Kind, victim: Kind) -> bool {
    match taker {
        Kind::Horse | Kind::Cannon => matches!(victim, Kind::Chariot),
        Kind::Advisor | Kind::Elephant => matches!(victim, Kind::Chariot | Kind::Horse | Kind::Cannon),
        _ => false,
    }
}
