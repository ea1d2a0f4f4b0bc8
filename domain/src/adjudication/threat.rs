//! What a side threatens to take at once, if it were to move (**Art. 28.3, 29.1, 29.3, 29.4**): a man that counts, by a capture that
//! opens no check on the own General, after which the man is rootless or the exchange pays, and nobody is mated for it. What
//! is threatened by checks and longer ways is looked for elsewhere.

use crate::adjudication::exchange::{is_rootless, lost, takers_despite_check};
use crate::adjudication::kill::{Kill, kill};
use crate::adjudication::law::{Law, Protection};
use crate::adjudication::material::{counts, prize};
use crate::xiangqi::{Kind, Man, ManId, Move, Position, Square};

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
pub fn threats(position: &mut Position, law: &Law, mated: bool) -> Vec<Threat> {
    let side = position.side_to_move();
    let victims: Vec<(Square, Man)> =
        position.board().men().filter(|&(on, man)| man.side != side && counts(man, on)).collect();
    let mut found = Vec::new();
    for (on, victim) in victims {
        for capture in takers_despite_check(position, on) {
            found.extend(threat(position, law, mated, capture, victim));
        }
    }
    found
}

fn threat(position: &mut Position, law: &Law, mated: bool, capture: Move, victim: Man) -> Option<Threat> {
    let board = position.board();
    let (taker, by, of) = (board.man_at(capture.from)?, board.id_at(capture.from)?, board.id_at(capture.to)?);
    if taker.kind == victim.kind && may_be_taken_by(position, capture) {
        return None;
    }
    let undo = position.make(capture);
    let rootless = is_rootless(position, capture.to);
    let gain = prize(victim, capture.to) - lost(position, capture.to);
    let punished = !mated && matches!(kill(position, 1), Kill::By(_));
    position.unmake(undo);
    let pays = rootless
        || match law.protection {
            Protection::Exchange => gain > 0,
            Protection::Kinds => is_unequal(taker.kind, victim.kind),
        };
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

/// **Art. 28.5** – whether the victim, of the same kind, could as well take its attacker: then an exchange is offered.
fn may_be_taken_by(position: &mut Position, capture: Move) -> bool {
    let undo = position.pass();
    let back = position.is_legal(Move { from: capture.to, to: capture.from });
    position.unmake(undo);
    back
}

/// Whether a man of less worth attacks one of more: a root does not protect it.
const fn is_unequal(taker: Kind, victim: Kind) -> bool {
    match taker {
        Kind::Horse | Kind::Cannon => matches!(victim, Kind::Chariot),
        Kind::Advisor | Kind::Elephant => matches!(victim, Kind::Chariot | Kind::Horse | Kind::Cannon),
        _ => false,
    }
}
