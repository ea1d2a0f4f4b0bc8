//! A whole game, move by move and to its end, before anybody sits down to it.

use chuhe_domain::vocabulary::Side;
use chuhe_domain::xiangqi::{Move, Position, Status};

use super::dice::Dice;
use super::mover::{Mover, lead};

/// The longest game, in plies.
const LONGEST: usize = 120;
/// Nobody resigns before this ply.
const FIRST_RESIGNATION: usize = 30;
/// Who is this far behind resigns.
const HOPELESS: i32 = 150;
/// Who is less far behind than this is level.
const LEVEL: i32 = 30;
/// Level sides agree to a draw at these plies.
const HANDSHAKES: [usize; 4] = [40, 60, 80, 100];

/// A game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Line {
    /// Its moves, all legal.
    pub moves: Vec<Move>,
    /// How it ends after them.
    pub end: End,
}

/// What ends a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum End {
    /// The board: mate, stalemate, or nobody left to attack.
    Board,
    /// This side resigns.
    Resignation(Side),
    /// The side that has just moved offers a draw, and the other accepts.
    Agreement,
}

impl Line {
    /// The game that these dice decide.
    #[must_use]
    pub fn thrown(dice: Dice) -> Self {
        let mut mover = Mover::new(dice);
        let mut position = Position::initial();
        let mut moves = Vec::new();
        loop {
            if position.status() != Status::Ongoing || position.neither_side_can_attack() {
                return Self { moves, end: End::Board };
            }
            let to_move = position.side_to_move();
            let behind = -lead(position.board(), to_move);
            let longest = moves.len() >= LONGEST;
            if behind.abs() < LEVEL && (longest || HANDSHAKES.contains(&moves.len())) {
                return Self { moves, end: End::Agreement };
            }
            if longest {
                let loser = if behind > 0 { to_move } else { to_move.opponent() };
                return Self { moves, end: End::Resignation(loser) };
            }
            if moves.len() >= FIRST_RESIGNATION && behind >= HOPELESS {
                return Self { moves, end: End::Resignation(to_move) };
            }
            let Some(chosen) = mover.choose(&position).filter(|chosen| position.play(*chosen).is_ok()) else {
                return Self { moves, end: End::Board };
            };
            moves.push(chosen);
        }
    }

    /// The same game, broken off after so many plies at most, and before its end.
    #[must_use]
    pub fn broken_off(mut self, plies: usize) -> Self {
        self.moves.truncate(plies.min(self.moves.len().saturating_sub(1)));
        self
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::client::Keys;

    fn line(name: &str) -> Line {
        Line::thrown(Dice::new(Keys::of("test").digest(name)))
    }

    #[test]
    fn a_line_is_legal_ends_as_it_says_and_comes_out_again() {
        for name in ["one", "two", "three"] {
            let played = line(name);
            assert_eq!(played, line(name));
            let mut position = Position::initial();
            for (ply, next) in played.moves.iter().enumerate() {
                assert_eq!(position.status(), Status::Ongoing, "{name}, ply {ply}");
                position.play(*next).unwrap();
            }
            let over = position.status() != Status::Ongoing || position.neither_side_can_attack();
            assert_eq!(over, played.end == End::Board, "{name}");
            assert!(played.moves.len() <= LONGEST);
        }
        assert_ne!(line("one"), line("two"));
    }

    #[test]
    fn a_game_broken_off_has_not_ended() {
        let whole = line("one");
        assert_eq!(whole.clone().broken_off(20).moves.len(), 20);
        assert_eq!(whole.clone().broken_off(1000).moves.len(), whole.moves.len() - 1);
    }
}
