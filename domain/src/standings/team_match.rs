//! A match of two teams (場): what its boards come to, and by them the match.
//!
//! Who sits at which board, and who has Red there, is decided by the line-ups; here the games have their results.
//! What a match gives in the table is the scale's affair (場分).

use std::cmp::Ordering;

use serde::{Deserialize, Serialize};

use crate::rules::GamePoints;
use crate::standings::board_score::BoardScore;
use crate::standings::field::{FieldFault, Fouls, Meeting};
use crate::standings::score::Mark;
use crate::vocabulary::per_side::PerSide;
use crate::vocabulary::{EntryId, Outcome, Points, Side};

/// A game of a match that has a result.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct BoardResult {
    /// The colour that the first-named team has in it (**Art. 13.2**: Red at odd boards).
    pub first_has: Side,
    /// What it gives each side.
    pub outcome: Outcome,
    /// Whether it was played; if not, it is a forfeit (`+`, `-`).
    pub played: bool,
    /// The fouls announced in it.
    pub fouls: Fouls,
}

/// What a match that one team forfeits as a whole brings the other in board points (**Art. 21.4** gives its match
/// points only; house).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum ForfeitedMatchBoardPoints {
    /// Those of all its boards, each of them a win without play.
    #[default]
    All,
    /// Half of them, rounded down to half points, and no game won.
    Half,
    /// None, and no game won.
    None,
}

/// What the regulations say about the boards of a match.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct BoardRules {
    /// What a game gives (**Art. 14.1**).
    pub game_points: GamePoints,
    /// What the boards of a match give that is forfeited as a whole.
    pub forfeited_match: ForfeitedMatchBoardPoints,
}

/// The boards, as one team sees them.
#[derive(Debug, Default)]
struct Tally {
    score: BoardScore,
    fouls: u32,
    /// Whether any board was not forfeited by this team.
    came: bool,
}

impl Meeting {
    /// **Art. 14.2** – the match that these games make: more board points win it, equal ones draw it.
    ///
    /// **Art. 21.4** – a team that forfeits every board forfeits the match (`-`), and the other has won it without
    /// play (`+`), unless it forfeits every board too. A match of which only some boards are forfeited was played.
    /// The first-named team stands in the meeting's Red.
    ///
    /// # Errors
    /// [`FieldFault`] when there is no game, or one is drawn without play.
    #[doc(alias = "場分")]
    pub fn of_boards(
        first: EntryId,
        second: EntryId,
        round: Option<u32>,
        boards: &[BoardResult],
        rules: BoardRules,
    ) -> Result<Self, FieldFault> {
        let (red, black) = (first, second);
        if boards.is_empty() {
            return Err(FieldFault::NoBoards { red, black });
        }
        if boards.iter().any(|board| !board.played && board.outcome == Outcome::Draw) {
            return Err(FieldFault::DrawnByForfeit { red, black });
        }
        let ours = Tally::of(boards, rules.game_points, |board| board.first_has);
        let theirs = Tally::of(boards, rules.game_points, |board| board.first_has.opponent());
        let played = ours.came && theirs.came;
        let outcome = match (ours.came, theirs.came) {
            (true, true) => match ours.score.points.cmp(&theirs.score.points) {
                Ordering::Greater => Outcome::RedWins,
                Ordering::Less => Outcome::BlackWins,
                Ordering::Equal => Outcome::Draw,
            },
            (true, false) => Outcome::RedWins,
            (false, true) => Outcome::BlackWins,
            (false, false) => Outcome::BothLose,
        };
        let score = |tally: &Tally| if played { tally.score } else { rules.forfeited_match.of(tally.score) };
        Ok(Self {
            game: None,
            round,
            red,
            black,
            outcome,
            played,
            fouls: Fouls { red: ours.fouls, black: theirs.fouls },
            boards: Some(PerSide { red: score(&ours), black: score(&theirs) }),
        })
    }
}

impl Tally {
    fn of(boards: &[BoardResult], by: GamePoints, side: impl Fn(&BoardResult) -> Side) -> Self {
        let mut tally = Self::default();
        for board in boards {
            let side = side(board);
            let mark = Mark::of(board.outcome, board.played, side);
            tally.score.points += mark.points(by);
            tally.score.wins += u32::from(mark == Mark::Win);
            tally.score.forfeit_wins += u32::from(mark == Mark::ForfeitWin);
            tally.fouls = tally.fouls.saturating_add(board.fouls.of(side));
            tally.came |= mark != Mark::ForfeitLoss;
        }
        tally
    }
}

impl ForfeitedMatchBoardPoints {
    /// What is given of the boards' own score.
    const fn of(self, boards: BoardScore) -> BoardScore {
        let halves = match self {
            Self::All => return boards,
            Self::Half => boards.points.halves() / 2,
            Self::None => 0,
        };
        BoardScore { points: Points::from_halves(halves), wins: 0, forfeit_wins: 0 }
    }
}

#[cfg(test)]
mod tests;
