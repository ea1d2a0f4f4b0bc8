//! A player who looks one move ahead: mates where it can, takes what is worth more than it loses, gives check, goes
//! where the enemy General is, and does not like to see a position again. No rules are judged here.

use std::collections::HashSet;

use chuhe_domain::vocabulary::Side;
use chuhe_domain::xiangqi::{Board, Kind, Man, Move, Position, Square, Status, attack};

use super::dice::Dice;

const MATE: i32 = 1_000_000;
const CHECK: i32 = 12;
const SEEN_BEFORE: i32 = 400;
/// How far the dice may outweigh what the player sees.
const WHIM: u32 = 16;

/// A player's memory of one game, for both sides.
pub struct Mover {
    dice: Dice,
    seen: HashSet<(Board, Side)>,
}

impl Mover {
    /// A player with these dice.
    #[must_use]
    pub fn new(dice: Dice) -> Self {
        Self { dice, seen: HashSet::new() }
    }

    /// The move for the side to move; none where there is no legal one.
    pub fn choose(&mut self, position: &Position) -> Option<Move> {
        self.seen.insert((position.board().clone(), position.side_to_move()));
        let legal = position.legal_moves().into_iter();
        let weighed = legal.map(|candidate| (self.weigh(position, candidate), candidate));
        // Of equal ones the first in the order of the squares: the same in every run.
        let best = weighed.reduce(|best, next| if next.0 > best.0 { next } else { best });
        best.map(|(_, candidate)| candidate)
    }

    fn weigh(&mut self, position: &Position, candidate: Move) -> i32 {
        let mut after = position.clone();
        let Ok(captured) = after.play(candidate) else { return -MATE };
        let (own, enemy) = (position.side_to_move(), after.side_to_move());
        let mut weight = captured.map_or(0, |man| worth(man, candidate.to));
        if after.in_check() {
            if after.status() == Status::Checkmate {
                return MATE;
            }
            weight += CHECK;
        }
        weight -= at_risk(after.board(), candidate.to, own);
        if let Some(general) = position.board().general(enemy) {
            let man = position.board().man_at(candidate.from);
            let attacks = man.is_some_and(|man| man.kind.may_cross_river());
            let nearer = distance(candidate.from, general) - distance(candidate.to, general);
            weight += if attacks { 2 * nearer } else { 0 };
        }
        if self.seen.contains(&(after.board().clone(), enemy)) {
            weight -= SEEN_BEFORE;
        }
        weight + i32::try_from(self.dice.below(WHIM)).unwrap_or(0)
    }
}

/// What the man just moved to `square` may cost: itself where nobody guards it, else what the exchange loses.
fn at_risk(board: &Board, square: Square, own: Side) -> i32 {
    let Some(man) = board.man_at(square) else { return 0 };
    let value = |from: Square| board.man_at(from).map_or(0, |man| worth(man, from));
    let Some(cheapest) = attack::attackers(board, square, own.opponent()).map(value).min() else { return 0 };
    let guarded = attack::attackers(board, square, own).next().is_some();
    if guarded { (worth(man, square) - cheapest).max(0) } else { worth(man, square) }
}

fn distance(one: Square, other: Square) -> i32 {
    i32::from(one.file().abs_diff(other.file())) + i32::from(one.rank().abs_diff(other.rank()))
}

/// What a man is worth where it stands.
fn worth(man: Man, square: Square) -> i32 {
    match man.kind {
        Kind::General => 1000,
        Kind::Chariot => 90,
        Kind::Cannon => 45,
        Kind::Horse => 40,
        Kind::Advisor | Kind::Elephant => 20,
        Kind::Soldier if square.across_river(man.side) => 20,
        Kind::Soldier => 10,
    }
}

/// By how much this side is ahead in men.
#[must_use]
pub fn lead(board: &Board, side: Side) -> i32 {
    board
        .men()
        .map(|(square, man)| if man.side == side { worth(man, square) } else { -worth(man, square) })
        .sum()
}
