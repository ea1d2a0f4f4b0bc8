//! The crosstable as a grid: numbers for columns, the diagonal struck out, in each cell the result and whether it
//! was had with Red or Black.

use std::collections::HashMap;

use chuhe_domain::tables::{Crosstable, CrosstableCell, CrosstableRow};
use chuhe_domain::vocabulary::EntryId;

use crate::dashboard::page::Page;
use crate::dashboard::person::{People, Person};
use crate::dashboard::print::{colour, place, printed};
use crate::locales::NOT_GIVEN;

/// The grid.
pub(crate) struct Grid {
    pub(crate) numbers: Vec<u32>,
    pub(crate) rows: Vec<GridRow>,
    /// Whether any cell is struck through.
    pub(crate) struck: bool,
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
    /// As it is printed; empty where there is no result.
    pub(crate) symbol: String,
    /// How it is marked: `red` or `black`, or nothing where that is not known yet.
    pub(crate) colour: &'static str,
    /// Round, colour and opponent in words.
    pub(crate) said: String,
    /// Where the game is shown.
    pub(crate) address: Option<String>,
    pub(crate) annulled: bool,
}

impl Grid {
    /// The grid of this table.
    pub(crate) fn of(table: &Crosstable, page: &Page, people: &People<'_>) -> Self {
        let rows: Vec<GridRow> = table
            .rows
            .iter()
            .enumerate()
            .map(|(own, row)| {
                let mut cells: Vec<_> =
                    row.cells.iter().map(|cell| Some(GridCell::of(cell, page, people))).collect();
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
        let struck = struck.filter(|cell| !cell.symbol.is_empty()).any(|cell| cell.annulled);
        Self { numbers: table.rows.iter().map(|row| row.number).collect(), rows, struck }
    }
}

impl GridCell {
    fn of(cell: &CrosstableCell, page: &Page, people: &People<'_>) -> Self {
        let said = cell.side.map(|side| {
            let round = cell.round.map_or_else(|| NOT_GIVEN.to_owned(), |round| round.to_string());
            let opponent = people.person(cell.opponent).line();
            let told = [("round", round), ("side", side.to_string()), ("opponent", opponent)];
            page.words.tell("page-meeting", &told)
        });
        Self {
            symbol: printed(&cell.symbol),
            colour: cell.side.map_or("", colour),
            said: said.unwrap_or_default(),
            address: cell.game.map(|game| page.link(&format!("/games/{game}"))),
            annulled: cell.annulled,
        }
    }
}

/// The results of a crosstable, by entrant and opponent.
#[derive(Default)]
pub(crate) struct Marks<'a>(HashMap<(EntryId, EntryId), &'a CrosstableCell>);

impl<'a> Marks<'a> {
    /// Those of this table.
    pub(crate) fn of(table: &'a Crosstable) -> Self {
        let cells =
            |row: &'a CrosstableRow| row.cells.iter().map(move |cell| ((row.entry, cell.opponent), cell));
        Self(table.rows.iter().flat_map(cells).collect())
    }

    /// What the meeting was for the one against the other, as it is printed; none while there is no result.
    pub(crate) fn result(&self, entry: EntryId, opponent: EntryId) -> Option<String> {
        let cell = self.0.get(&(entry, opponent)).filter(|cell| cell.mark.is_some())?;
        Some(printed(&cell.symbol))
    }
}
