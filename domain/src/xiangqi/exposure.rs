//! What could put a General in danger by a move of its own side: looked up once in a position, so that most moves
//! need no trial. A move is safe if the General was, does not move itself, and no point that its safety hangs on
//! is left or entered.

use crate::vocabulary::side::Side;
use crate::xiangqi::attack::danger_after;
use crate::xiangqi::board::Board;
use crate::xiangqi::man::{Kind, Man};
use crate::xiangqi::moves::Move;
use crate::xiangqi::reach;
use crate::xiangqi::square::Square;
use crate::xiangqi::squares::Squares;

/// The points that the safety of one side's General hangs on.
#[derive(Debug)]
pub(crate) struct Exposure<'a> {
    board: &'a Board,
    side: Side,
    /// Each move from here is tried.
    leaving: Squares,
    /// Each move to here is tried.
    entering: Squares,
    /// Whether the General is in danger already: no other move can help.
    answering: bool,
}

impl<'a> Exposure<'a> {
    /// Looks at the board as it stands before the move.
    pub(crate) fn of(board: &'a Board, side: Side) -> Self {
        let Some(general) = board.general(side) else {
            return Self { board, side, leaving: Squares::EMPTY, entering: Squares::EMPTY, answering: false };
        };
        match hinges(board, general, side.opponent()) {
            Some((leaving, entering)) => Self { board, side, leaving, entering, answering: false },
            None => {
                let bearing = reach::bearing_on(general);
                Self { board, side, leaving: bearing, entering: bearing, answering: true }
            }
        }
    }

    /// Those of the points that the man on `from` reaches, to which it may go.
    pub(crate) fn safe(&self, from: Square, reached: Squares) -> Squares {
        let doubtful = if self.leaving.contains(from) { reached } else { reached & self.entering };
        let reached = if self.answering { doubtful } else { reached };
        if doubtful.is_empty() { reached } else { reached - self.endangering(from, doubtful) }
    }

    /// Out of line: few moves need a trial, and the others are counted in a tight loop.
    #[cold]
    fn endangering(&self, from: Square, doubtful: Squares) -> Squares {
        let endangers = |&to: &Square| danger_after(self.board, self.side, Move { from, to }).is_some();
        doubtful.into_iter().filter(endangers).collect()
    }
}

/// The points that the safety of this General hangs on: those not to be left, and those not to be entered. Nothing
/// if it is in danger.
///
/// A Chariot, and on the file the General, is held off by one man alone; a Cannon by nobody before it, whom another
/// may then serve as a screen, or by two, of whom one may leave; a Horse by the man on its leg.
fn hinges(board: &Board, general: Square, by: Side) -> Option<(Squares, Squares)> {
    let men = |kind| board.of_man(Man::new(by, kind));
    let occupied = board.occupied();
    let horses = men(Kind::Horse);
    let near = (horses & reach::horses_to(general, occupied))
        | (men(Kind::Soldier) & reach::soldiers_to(general, by));
    if !near.is_empty() {
        return None;
    }
    let mut leaving = Squares::of(general) | reach::legs_before(general, horses);
    let mut entering = Squares::EMPTY;
    let [file, rank] = reach::lines(general);
    let chariots = men(Kind::Chariot);
    for (line, straight) in [(file, chariots | men(Kind::General)), (rank, chariots)] {
        for attacker in straight & line {
            let between = Squares::between(general, attacker, line) & occupied;
            if between.is_empty() {
                return None;
            }
            if between.is_one() {
                leaving = leaving | between;
            }
        }
        for cannon in men(Kind::Cannon) & line {
            let way = Squares::between(general, cannon, line);
            let between = way & occupied;
            if between.is_one() {
                return None;
            }
            if between.is_empty() {
                entering = entering | way;
            } else if between.is_two() {
                leaving = leaving | between;
            }
        }
    }
    Some((leaving, entering))
}
