//! The crosstable: a row and a column for every entrant, a cell for every meeting.

use std::collections::BTreeMap;

use serde::Serialize;

use crate::game::{Card, Status};
use crate::rules::Scale;
use crate::standings::{Cell, FieldFault, Mark, Meeting, Standing as Place, rank};
use crate::tables::meetings::{Meetings, in_the_table, pair};
use crate::tournament::{Standing, Tournament};
use crate::vocabulary::{EntryId, GameId, Points, Side};

/// The crosstable of a circular event.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Crosstable {
    /// Whether a meeting that counts is still without a result.
    pub provisional: bool,
    /// The rows, in order of number; the columns are the same entrants in the same order.
    pub rows: Vec<CrosstableRow>,
}

/// An entrant's row.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct CrosstableRow {
    /// The number drawn; before the draw, the place of registration.
    pub number: u32,
    /// The entrant.
    pub entry: EntryId,
    /// Whether the entrant still plays.
    pub standing: Standing,
    /// The points, in half points.
    #[serde(rename = "points_x2")]
    #[cfg_attr(feature = "openapi", schema(value_type = i64))]
    pub points: Points,
    /// The points as they are printed.
    #[serde(rename = "points")]
    pub points_display: String,
    /// The place; absent for one whose results are annulled.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(nullable = false))]
    pub place: Option<u32>,
    /// Whether the place is shared.
    pub shared: bool,
    /// One cell for each other entrant, in order of number.
    pub cells: Vec<CrosstableCell>,
}

/// What one entrant's meeting with another comes to.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct CrosstableCell {
    /// The other.
    pub opponent: EntryId,
    /// As it is printed: its points (`1`, `½`, `0`), or `+` and `-` without play; empty while there is no result.
    pub symbol: String,
    /// What it was; absent while there is no result.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(nullable = false))]
    pub mark: Option<Mark>,
    /// Whether it counts: has a result, and is not annulled (**Art. 20.3**).
    pub counted: bool,
    /// Whether it is annulled (**Art. 20.3**): shown, and counted nowhere.
    pub annulled: bool,
    /// The round, where it is known.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(nullable = false))]
    pub round: Option<u32>,
    /// The colour held in it, where it is known.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(nullable = false))]
    pub side: Option<Side>,
    /// The game, once it is paired.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(nullable = false))]
    pub game: Option<GameId>,
    /// How far the game has come, once it is paired.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(nullable = false))]
    pub status: Option<Status>,
}

/// The crosstable as it is.
///
/// # Errors
/// When the ledger holds what no tournament can.
pub fn crosstable(tournament: &Tournament) -> Result<Crosstable, FieldFault> {
    let meetings = Meetings::of(tournament)?;
    let rules = tournament.regulations.ranking();
    let standings = rank(&meetings.field, &rules);
    let places: BTreeMap<EntryId, &Place> =
        standings.ranked.iter().map(|standing| (standing.entry, standing)).collect();
    let entrants = in_the_table(tournament);
    let by = rules.points;
    let grid = Grid { tournament, results: meetings.by_pair(), meetings: &meetings, by };
    let rows = entrants.iter().map(|row| {
        let place = places.get(&row.id);
        let others = entrants.iter().filter(|other| other.id != row.id);
        let points = place.map_or(Points::ZERO, |place| place.points);
        CrosstableRow {
            number: tournament.number(row.id),
            entry: row.id,
            standing: row.standing(),
            points,
            points_display: points.to_string(),
            place: place.map(|place| place.place),
            shared: place.is_some_and(|place| place.shared),
            cells: others.map(|other| grid.cell(row.id, other.id)).collect(),
        }
    });
    Ok(Crosstable { provisional: meetings.provisional, rows: rows.collect() })
}

struct Grid<'a> {
    tournament: &'a Tournament,
    meetings: &'a Meetings<'a>,
    results: BTreeMap<(EntryId, EntryId), &'a Meeting>,
    by: Scale,
}

impl Grid<'_> {
    fn cell(&self, entry: EntryId, opponent: EntryId) -> CrosstableCell {
        let annulled = self.is_annulled(entry) || self.is_annulled(opponent);
        let game = self.meetings.game(entry, opponent);
        let card = game.map(|(_, card)| card);
        let seen = self.results.get(&pair(entry, opponent)).and_then(|meeting| {
            let side = Side::BOTH.into_iter().find(|&side| meeting.entry(side) == entry)?;
            Some(Cell::of(meeting, side, self.by))
        });
        CrosstableCell {
            opponent,
            symbol: seen.map_or_else(String::new, |cell| cell.symbol()),
            mark: seen.map(|cell| cell.mark),
            counted: seen.is_some() && !annulled,
            annulled,
            round: card.map(|card| card.round).or_else(|| seen.and_then(|cell| cell.round)),
            side: card.and_then(|card| Card::side_of(card, entry)).or_else(|| seen.map(|cell| cell.side)),
            game: game.map(|(game, _)| game),
            status: card.map(|card| card.status),
        }
    }

    fn is_annulled(&self, entry: EntryId) -> bool {
        self.tournament.standing(entry) == Some(Standing::Annulled)
    }
}
