//! Points: what one meeting gives each side, and what an entrant's counted meetings come to.
//!
//! A cell is one meeting, a game or a match, seen from one side, as the crosstable prints it. What stands in the way of a cell's counting
//! is decided before (see the field); how equal points are parted, after (see the ranking).

use std::collections::BTreeMap;

use serde::Serialize;

use crate::rules::Scale;
use crate::standings::board_score::BoardScore;
use crate::standings::field::{Field, Meeting};
use crate::standings::free_round::FreeRound;
use crate::vocabulary::{EntryId, GameId, Outcome, Points, Side};

/// What a game, or a match, was for one side.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum Mark {
    /// Won over the board.
    Win,
    /// Drawn.
    Draw,
    /// Lost over the board, perhaps by both (`0–0`).
    Loss,
    /// `+`: won without play.
    ForfeitWin,
    /// `-`: lost without play, perhaps by both (`-/-`).
    ForfeitLoss,
}

impl Mark {
    /// The mark of this side, played or not.
    #[must_use]
    pub fn of(outcome: Outcome, played: bool, side: Side) -> Self {
        match (outcome, played) {
            (Outcome::Draw, _) => Self::Draw,
            (outcome, true) if outcome.winner() == Some(side) => Self::Win,
            (outcome, false) if outcome.winner() == Some(side) => Self::ForfeitWin,
            (_, true) => Self::Loss,
            (_, false) => Self::ForfeitLoss,
        }
    }

    /// **Art. 14.1, 14.2, 21.4** – a win 1 (a match 2), a draw ½ (1), a loss 0, or what the regulations give; `+` as a
    /// win, `-` 0.
    #[must_use]
    #[doc(alias = "積分")]
    pub const fn points(self, by: Scale) -> Points {
        match self {
            Self::Win | Self::ForfeitWin => by.win,
            Self::Draw => by.draw,
            Self::Loss => by.loss,
            Self::ForfeitLoss => Points::ZERO,
        }
    }

    /// **Art. 21.4** – as it is printed: these points, or `+` and `-` without play.
    #[must_use]
    pub fn symbol(self, points: Points) -> String {
        match self {
            Self::Win | Self::Draw | Self::Loss => points.to_string(),
            Self::ForfeitWin => "+".to_owned(),
            Self::ForfeitLoss => "-".to_owned(),
        }
    }
}

/// One game, or match, seen from one side.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(as = ScoreCell))]
pub struct Cell {
    /// The round, from 1; absent where it was forfeited before it was paired, and no table says.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(nullable = false))]
    pub round: Option<u32>,
    /// The game; absent where it was forfeited before it was paired, and of a match of two teams.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(nullable = false))]
    pub game: Option<GameId>,
    /// The opponent.
    pub opponent: EntryId,
    /// The colour held; of a match of two teams, at the odd boards.
    pub side: Side,
    /// What it was.
    pub mark: Mark,
    /// What it gave, in half points.
    #[serde(rename = "points_x2")]
    #[cfg_attr(feature = "openapi", schema(value_type = i64))]
    pub points: Points,
    /// The fouls this side was found in.
    pub fouls: u32,
    /// **Art. 14.2** – what the boards of a match come to; absent of a game.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(nullable = false))]
    pub boards: Option<BoardScore>,
}

impl Cell {
    /// This side of the meeting.
    #[must_use]
    pub fn of(meeting: &Meeting, side: Side, by: Scale) -> Self {
        let mark = Mark::of(meeting.outcome, meeting.played, side);
        Self {
            round: meeting.round,
            game: meeting.game,
            opponent: meeting.entry(side.opponent()),
            side,
            mark,
            points: mark.points(by),
            fouls: meeting.fouls.of(side),
            boards: meeting.boards.map(|boards| *boards.of(side)),
        }
    }

    /// **Art. 21.4** – as it is printed: its points, or `+` and `-` without play.
    #[must_use]
    pub fn symbol(&self) -> String {
        self.mark.symbol(self.points)
    }
}

/// The counted cells of a field, and the rounds without an opponent, by entrant and in order of round.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Scores {
    cells: BTreeMap<EntryId, Vec<Cell>>,
    free: BTreeMap<EntryId, Vec<FreeRound>>,
    points: BTreeMap<EntryId, Points>,
    /// The lowest score among those who scored at all; nothing where nobody did.
    pub(super) lowest: Points,
}

impl Scores {
    /// Both sides of every counted meeting.
    #[must_use]
    pub fn of(field: &Field, by: Scale) -> Self {
        let mut cells: BTreeMap<EntryId, Vec<Cell>> = BTreeMap::new();
        for meeting in field.counted() {
            for side in Side::BOTH {
                cells.entry(meeting.entry(side)).or_default().push(Cell::of(meeting, side, by));
            }
        }
        let mut free: BTreeMap<EntryId, Vec<FreeRound>> = BTreeMap::new();
        for round in field.free() {
            free.entry(round.entry).or_default().push(*round);
        }
        let mut points: BTreeMap<EntryId, Points> = BTreeMap::new();
        let of_cells = cells.iter().map(|(entry, cells)| (entry, cells.iter().map(|it| it.points).sum()));
        let of_free = free.iter().map(|(entry, free)| (entry, free.iter().map(|it| it.points).sum()));
        for (entry, more) in of_cells.chain(of_free) {
            let sum: &mut Points = points.entry(*entry).or_default();
            *sum = [*sum, more].into_iter().sum();
        }
        let lowest =
            points.values().copied().filter(|points| *points > Points::ZERO).min().unwrap_or_default();
        Self { cells, free, points, lowest }
    }

    /// An entrant's cells; none for one without a counted game.
    #[must_use]
    pub fn cells(&self, entry: EntryId) -> &[Cell] {
        self.cells.get(&entry).map_or(&[], Vec::as_slice)
    }

    /// The rounds in which an entrant played nobody.
    #[must_use]
    pub fn free(&self, entry: EntryId) -> &[FreeRound] {
        self.free.get(&entry).map_or(&[], Vec::as_slice)
    }

    /// **Art. 15.1, 15.3** (個人積分, 場分) – the sum of an entrant's cells, and of what rounds without an opponent brought.
    #[must_use]
    pub fn points(&self, entry: EntryId) -> Points {
        self.points.get(&entry).copied().unwrap_or_default()
    }
}

#[cfg(test)]
mod tests;
