//! The crosstable as a grid: numbers for columns, the diagonal struck out, in each cell the result and whether it
//! was had with Red or Black.

use std::collections::HashMap;

use chuhe_domain::tables::{Crosstable, CrosstableCell, CrosstableGame, CrosstableRow};
use chuhe_domain::vocabulary::{EntryId, GameId, MatchId};

use crate::dashboard::page::Page;
use crate::dashboard::person::{People, Person};
use crate::dashboard::print::{colour, place, printed};
use crate::dashboard::tournament::swiss::why;
use crate::locales::NOT_GIVEN;

/// The grid.
pub(crate) struct Grid {
    pub(crate) numbers: Vec<u32>,
    pub(crate) rows: Vec<GridRow>,
    /// Whether any cell is struck through.
    pub(crate) struck: bool,
    /// Whether its columns are rounds.
    pub(crate) cards: bool,
}

/// An entrant's row.
pub(crate) struct GridRow {
    pub(crate) person: Person,
    /// By column; none on the diagonal.
    pub(crate) cells: Vec<Option<GridCell>>,
    pub(crate) points: String,
    pub(crate) place: String,
}

/// What two entrants' meeting was for one of them.
pub(crate) struct GridCell {
    /// One game, or several after one another.
    pub(crate) games: Vec<GridGame>,
    pub(crate) annulled: bool,
}

/// One game of a meeting.
pub(crate) struct GridGame {
    /// As it is printed; empty where there is no result.
    pub(crate) symbol: String,
    /// The board points, where teams meet.
    pub(crate) boards: Option<String>,
    /// How it is marked: `red` or `black`, or nothing where that is not known yet.
    pub(crate) colour: &'static str,
    /// Round, colour and opponent in words.
    pub(crate) said: String,
    /// Where the game is shown; of a match of teams, where its boards are.
    pub(crate) address: Option<String>,
}

impl Grid {
    /// The cards of a Swiss stage: rounds for columns, in each cell the result and the number of the opponent; in order of place.
    pub(crate) fn cards(table: &Crosstable, stage: u32, page: &Page, people: &People<'_>) -> Self {
        let rounds = people.tournament.rounds_of(stage).filter(|round| !round.play_off);
        let rounds: Vec<u32> = rounds.map(|round| round.number).collect();
        let rows = table.rows.iter().map(|row| GridRow {
            person: people.person(row.entry),
            cells: rounds.iter().map(|round| Some(GridCell::of_round(row, *round, page, people))).collect(),
            points: row.points_display.clone(),
            place: row.place.map_or_else(String::new, |number| place(number, row.shared)),
        });
        Self { rows: rows.collect(), struck: false, cards: true, numbers: rounds }
    }

    /// The grid of this table.
    pub(crate) fn of(table: &Crosstable, page: &Page, people: &People<'_>) -> Self {
        let rows: Vec<GridRow> = table
            .rows
            .iter()
            .enumerate()
            .map(|(own, row)| {
                let mut cells: Vec<_> =
                    row.cells.iter().map(|cell| Some(GridCell::of(row.entry, cell, page, people))).collect();
                cells.insert(own.min(cells.len()), None);
                GridRow {
                    person: people.person(row.entry),
                    cells,
                    points: row.place.map_or_else(String::new, |_| row.points_display.clone()),
                    place: row.place.map_or_else(String::new, |number| place(number, row.shared)),
                }
            })
            .collect();
        let struck = rows.iter().flat_map(|row| &row.cells).flatten();
        let struck = struck
            .filter(|cell| cell.annulled)
            .flat_map(|cell| &cell.games)
            .any(|game| !game.symbol.is_empty());
        Self { numbers: table.rows.iter().map(|row| row.number).collect(), rows, struck, cards: false }
    }
}

impl GridCell {
    /// What a round of a Swiss stage was to one; empty while it is open.
    fn of_round(row: &CrosstableRow, round: u32, page: &Page, people: &People<'_>) -> Self {
        let met = row.cells.iter().find(|cell| games(cell).iter().any(|(game, _)| game.round == Some(round)));
        if let Some(cell) = met {
            let whole = Self::of(row.entry, cell, page, people);
            let number = people.person(cell.opponent).number;
            // Two who met again after a forfeit have both games in one cell.
            let of_round = whole.games.into_iter().zip(games(cell));
            let of_round = of_round.filter(|(_, (game, _))| game.round == Some(round));
            let games = of_round.map(|(game, _)| {
                let boards = game.boards.map(|boards| format!(" · {boards}")).unwrap_or_default();
                GridGame { boards: Some(format!("{number}{boards}")), ..game }
            });
            return Self { games: games.collect(), annulled: whole.annulled };
        }
        let free = row.free.iter().find(|free| free.round == round);
        let games = free.map(|free| GridGame {
            symbol: free.points.to_string(),
            boards: Some(why(free.why, page.words)),
            colour: "",
            said: why(free.why, page.words),
            address: None,
        });
        Self { games: games.into_iter().collect(), annulled: false }
    }

    fn of(entry: EntryId, cell: &CrosstableCell, page: &Page, people: &People<'_>) -> Self {
        let game = |(game, symbol): (CrosstableGame, &str)| {
            let said = game.side.map(|side| {
                let round = game.round.map_or_else(|| NOT_GIVEN.to_owned(), |round| round.to_string());
                let opponent = people.person(cell.opponent).line();
                let told = [("round", round), ("side", side.to_string()), ("opponent", opponent)];
                page.words.tell("page-meeting", &told)
            });
            let of_teams = || match_address(game.round?, [entry, cell.opponent], people);
            GridGame {
                symbol: printed(symbol),
                boards: game.boards,
                colour: game.side.map_or("", colour),
                said: said.unwrap_or_default(),
                address: game.game.map(|game| page.link(&format!("/games/{game}"))).or_else(of_teams),
            }
        };
        Self { games: games(cell).into_iter().map(game).collect(), annulled: cell.annulled }
    }
}

/// Where the boards of a match of teams stand on the page: under their round.
fn match_address(round: u32, [one, other]: [EntryId; 2], people: &People<'_>) -> Option<String> {
    let tournament = people.tournament;
    tournament.regulations.team_matches()?;
    let mut matches = tournament.rounds.get(&round)?.matches.iter();
    matches.find(|of| of.is_between(one, other)).map(|of| format!("#{}", anchor(of.id)))
}

/// What the boards of a match are found by.
pub(crate) fn anchor(of: MatchId) -> String {
    format!("match-{of}")
}

/// The results of crosstables, by entrant and game.
pub(crate) struct Marks<'a>(HashMap<(EntryId, GameId), &'a str>);

impl<'a> Marks<'a> {
    /// Those of these tables.
    pub(crate) fn of(tables: impl Iterator<Item = &'a Crosstable>) -> Self {
        let cells = tables
            .flat_map(|table| &table.rows)
            .flat_map(|row| row.cells.iter().map(move |cell| (row, cell)));
        let marks = cells.flat_map(|(row, cell)| {
            let games = games(cell).into_iter().filter(|(_, symbol)| !symbol.is_empty());
            games.filter_map(|(game, symbol)| Some(((row.entry, game.game?), symbol)))
        });
        Self(marks.collect())
    }

    /// What the game was for this entrant, as it is printed; none while there is no result.
    pub(crate) fn result(&self, entry: EntryId, game: GameId) -> Option<String> {
        self.0.get(&(entry, game)).map(|mark| printed(mark))
    }
}

/// The games of a cell, each with its own result, or nothing: a cell prints one after the other those of all that have
/// one.
fn games(cell: &CrosstableCell) -> Vec<(CrosstableGame, &str)> {
    let CrosstableCell { mark, round, side, game, status, ref boards, .. } = *cell;
    let first = CrosstableGame { mark, round, side, game, status, boards: boards.clone() };
    let mut symbols = cell.symbol.split(' ');
    let games = std::iter::once(first).chain(cell.more.iter().cloned());
    let printed = games.map(|game| {
        let symbol = game.mark.and_then(|_| symbols.next()).unwrap_or_default();
        (game, symbol)
    });
    printed.collect()
}
