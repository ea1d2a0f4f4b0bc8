//! Where the book itself leaves open what a move is. Each doubt raises what the move may be, never what it surely is; a chief
//! arbiter decides.

use serde::{Deserialize, Serialize};
use strum::{Display, EnumIter, EnumString};

use crate::adjudication::budget::Budget;
use crate::adjudication::gain::{Gain, standing};
use crate::adjudication::hunt::{Course, Hunt, MATE, Reach};
use crate::adjudication::kill::{self, kill};
use crate::adjudication::law::Law;
use crate::adjudication::material::prize;
use crate::adjudication::stage::Stage;
use crate::adjudication::threat::is_exchange;
use crate::xiangqi::attack::gives_check;
use crate::xiangqi::{Kind, Man, Position, Square};

/// Why a move's name is not certain.
#[derive(
    Debug,
    Clone,
    Copy,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Hash,
    Serialize,
    Deserialize,
    Display,
    EnumString,
    EnumIter,
)]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum Doubt {
    /// The General stepped out of check, and a kill stands now: whether the checker brought it upon itself, the text of 1999
    /// does not say.
    OutOfCheck,
    /// **Art. 27.3** – the last attacker of a side that is about to be mated takes a defensive point, and attacks advisors or
    /// elephants by the way.
    KeyPoint,
    /// **Art. 28.3, 29.1** – something is won only by a long line of checks, or by the General or a soldier in the course of it.
    LongWay,
    /// **Art. 28.2** – the search for a mate by checks was given up at its bound.
    KillUnknown,
    /// **Art. 28.3** – the search for a man that is won was given up at its bound.
    ChaseUnknown,
    /// `cn-2020` 26.9 – whether it chases without a flaw, or by several men or against roots: the graver side must change.
    Grade,
    /// `wxf-2018` – only the General moves, and others' attacks come and go with it: federations differ.
    GeneralMoves,
}

/// What a longer way must win before it may be a chase: more than a soldier (**Art. 25.3**).
const MORE_THAN_A_SOLDIER: i32 = 3;

/// [`Doubt::OutOfCheck`] – whether a kill stands when the General has stepped out of check.
#[must_use]
pub fn out_of_check(stage: &mut Stage, law: &Law, budget: &mut Budget) -> bool {
    law.kill_out_of_check_open && kill(&mut stage.after, kill::DEPTH, budget).stands()
}

/// [`Doubt::KeyPoint`] – whether the last attacker of a side threatened with mate chases only advisors and elephants.
#[must_use]
pub fn key_point(stage: &Stage, ways: &[Gain], budget: &mut Budget) -> bool {
    let minor = |gain: &Gain| matches!(gain.victim_kind, Kind::Advisor | Kind::Elephant);
    let attacks = |&(on, man): &(Square, Man)| man.side == stage.mover.side && can_attack(man, on);
    if !ways.iter().all(minor) || stage.after.board().men().filter(attacks).count() > 1 {
        return false;
    }
    let mut threatened = stage.before.clone();
    let _ = threatened.pass();
    !threatened.in_check() && kill(&mut threatened, kill::DEPTH, budget).stands()
}

const fn can_attack(man: Man, on: Square) -> bool {
    match man.kind {
        Kind::Chariot | Kind::Horse | Kind::Cannon => true,
        Kind::Soldier => on.across_river(man.side),
        _ => false,
    }
}

/// [`Doubt::LongWay`] – whether more is won by a longer line of checks than before the move, or it cannot be told.
#[must_use]
pub fn long_way(stage: &mut Stage, budget: &mut Budget) -> bool {
    let mut part = budget.part(Budget::DOUBT);
    let after = longest(&mut stage.after, MORE_THAN_A_SOLDIER, MATE, &mut part);
    let more = after > MORE_THAN_A_SOLDIER && longest(&mut stage.before, after - 1, after, &mut part) < after;
    budget.settle(part);
    more || part.is_out()
}

/// What is won at most by a way that begins with a check, the General and soldiers taking in the course of it: exactly where it is
/// more than `least`, and enough where it is `enough`.
fn longest(position: &mut Position, least: i32, enough: i32, budget: &mut Budget) -> i32 {
    let stood = standing(position);
    let mut most = least;
    for first in position.legal_moves() {
        let (taker, victim) = (position.board().man_at(first.from), position.board().man_at(first.to));
        let even = victim.is_some_and(|man| taker.is_some_and(|taker| taker.kind == man.kind));
        if !gives_check(position.board(), first) || even && is_exchange(position, first, false, budget) {
            continue;
        }
        let hunter = position.side_to_move();
        let prize = victim.map_or(0, |man| prize(man, first.to));
        let undo = position.make(first);
        let course = Course::after_first(victim.map(|_| first.to));
        let bounds = (prize - enough, prize - most);
        let lost = Hunt::of(hunter, Reach::POSSIBLE, &stood, budget).gain_within(position, bounds, course);
        position.unmake(undo);
        most = most.max(prize - lost);
        if most >= enough {
            break;
        }
    }
    most
}

/// [`Doubt::GeneralMoves`] – whether it is the General that moves, and other men attack.
#[must_use]
pub const fn general_moves(stage: &Stage, law: &Law) -> bool {
    law.general_moves_open && matches!(stage.mover.kind, Kind::General)
}
