//! Numbers before moves, held against the moves: a number says which round it is, and dots, whose turn. A game may
//! begin with any number if it begins in another position than the usual one; from there on each must follow.

use std::fmt;

use crate::vocabulary::side::Side;
use crate::xiangqi::position::Position;
use crate::xiangqi::records::flaw::RecordFlaw;

/// Larger numbers are this one; the writer's end here too.
const LARGEST: u32 = u32::MAX;

/// `12.`, `12...`, or the dots alone.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Number {
    /// Which round, if a digit is there.
    pub(super) round: Option<u32>,
    /// Whether more than one dot follows: in the place of Red's move.
    pub(super) says_black: bool,
}

/// `1.`, with which a game begins.
pub(super) const FIRST: Number = Number { round: Some(1), says_black: false };

impl Number {
    /// Of digits, ASCII or as wide as Chinese characters, and of dots.
    pub(super) fn of(digits: &str, dots: &str) -> Self {
        let values = digits.chars().map(|digit| match digit {
            '０'..='９' => u32::from(digit) - u32::from('０'),
            _ => digit.to_digit(10).unwrap_or_default(),
        });
        let round = values.fold(0_u32, |number, digit| number.saturating_mul(10).saturating_add(digit));
        let says_black = dots.contains('…') || dots.chars().count() > 1;
        Self { round: (!digits.is_empty()).then_some(round), says_black }
    }

    /// This, and then that: `1.` and `...` is `1...`.
    pub(super) fn then(self, next: Self) -> Self {
        Self {
            round: next.round.or(self.round),
            says_black: next.says_black || (self.says_black && next.round.is_none()),
        }
    }
}

impl fmt::Display for Number {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(round) = self.round {
            write!(f, "{round}")?;
        }
        f.write_str(if self.says_black { "..." } else { "." })
    }
}

/// How the rounds of a game are numbered.
#[derive(Debug)]
pub(super) struct Numbers {
    /// Of the first ply, once that is known.
    first: Option<u32>,
    first_side: Side,
}

impl Numbers {
    /// Of a game that begins here.
    pub(super) fn new(start: &Position) -> Self {
        let first = (*start == Position::initial()).then_some(1);
        Self { first, first_side: start.side_to_move() }
    }

    /// What stands before this ply, which this side plays. A number may stand before Black's ply as before
    /// Red's: some repeat it there after a comment.
    pub(super) fn take(&mut self, number: Number, ply: usize, side: Side) -> Result<(), RecordFlaw> {
        let rounds = self.rounds_before(ply);
        let first = match (self.first, number.round) {
            (Some(first), _) => first,
            (None, None) => 1,
            (None, Some(round)) => round.saturating_sub(rounds).max(1),
        };
        let expected = first.saturating_add(rounds);
        let fits = number.round.is_none_or(|round| round == expected);
        if !fits || (number.says_black && side == Side::Red) {
            let expected = Number { round: Some(expected), says_black: side == Side::Black };
            return Err(RecordFlaw::MoveNumber { given: number.to_string(), expected: expected.to_string() });
        }
        if number.round.is_some() {
            self.first = Some(first);
        }
        Ok(())
    }

    /// Whether this number, before this ply of a game, can only be the first of another.
    pub(super) fn is_of_next(&self, number: Number, ply: usize) -> bool {
        let expected = self.first.unwrap_or(1).saturating_add(self.rounds_before(ply));
        number == FIRST && expected != 1
    }

    /// How many rounds lie between the first ply and this one.
    fn rounds_before(&self, ply: usize) -> u32 {
        let plies = ply.saturating_sub(1).saturating_add(usize::from(self.first_side == Side::Black));
        u32::try_from(plies / 2).unwrap_or(LARGEST)
    }
}
