//! What every part of the example tournament needs: who acts, on which tournament, and where progress is shown.

use chuhe_domain::vocabulary::{BookId, EntryId, GameId};
use indicatif::ProgressBar;

use super::cast;
use super::dice::Dice;
use super::line::Line;
use super::officials::Officials;
use crate::client::Keys;

/// The stage.
pub struct Stage {
    /// The names of all steps and things.
    pub keys: Keys,
    /// The tournament.
    pub tournament: BookId,
    /// Who acts.
    pub officials: Officials,
    /// Where progress is shown, in moves.
    pub bar: ProgressBar,
    /// The games, by round and table.
    lines: Vec<Vec<Line>>,
}

impl Stage {
    /// A stage with all its games thrown.
    #[must_use]
    pub fn new(keys: Keys, tournament: BookId, officials: Officials, bar: ProgressBar) -> Self {
        let lines: Vec<Vec<Line>> = (1..=cast::ROUNDS)
            .map(|round| (1..=cast::TABLES).map(|table| thrown(keys, round, table)).collect())
            .collect();
        bar.set_length(lines.iter().flatten().map(plies).sum());
        Self { keys, tournament, officials, bar, lines }
    }

    /// The address of something in the tournament; `/lots`, for instance.
    #[must_use]
    pub fn path(&self, rest: &str) -> String {
        format!("/v1/tournaments/{}{rest}", self.tournament)
    }

    /// The entrant at this place of the cast, from 0.
    #[must_use]
    pub fn entrant(&self, place: usize) -> EntryId {
        EntryId(self.keys.id(&format!("entrant {}", place + 1)))
    }

    /// The game of this table; none where there is no such table.
    #[must_use]
    pub fn line(&self, round: u32, table: u32) -> Option<&Line> {
        let index = |number: u32| usize::try_from(number).ok()?.checked_sub(1);
        self.lines.get(index(round)?)?.get(index(table)?)
    }

    /// Shows that a game is over, or will not be played.
    pub fn done(&self, line: &Line, played: usize) {
        let rest = line.moves.len().saturating_sub(played);
        self.bar.inc(u64::try_from(rest).unwrap_or(0));
    }
}

/// The address of something about a game; `/moves`, for instance.
#[must_use]
pub fn game(game: GameId, rest: &str) -> String {
    format!("/v1/games/{game}{rest}")
}

/// The game that the seed gives this table.
#[must_use]
pub fn thrown(keys: Keys, round: u32, table: u32) -> Line {
    Line::thrown(Dice::new(keys.digest(&format!("round {round}, table {table}"))))
}

fn plies(line: &Line) -> u64 {
    u64::try_from(line.moves.len()).unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::demo::line::End;

    #[test]
    fn the_tournament_that_is_shown_has_every_kind_of_end() {
        let keys = Keys::of(&format!("demo {}", cast::SEED));
        let lines = (1..=cast::ROUNDS).flat_map(|round| (1..=cast::TABLES).map(move |table| (round, table)));
        let ends: Vec<End> = lines.map(|(round, table)| thrown(keys, round, table).end).collect();
        assert!(ends.contains(&End::Board));
        assert!(ends.contains(&End::Agreement));
        assert!(ends.iter().any(|end| matches!(end, End::Resignation(_))));
    }
}
