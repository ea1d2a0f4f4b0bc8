//! The crosstable: a row and a column for every entrant, a cell for every meeting.

use std::collections::BTreeMap;

use serde::Serialize;

use crate::game::{Card, Status};
use crate::rules::Scale;
use crate::standings::{Cell, FieldFault, FreeRound, Mark, Meeting, Standing as Place};
use crate::tournament::meetings::{Meetings, in_the_group, pair};
use crate::tournament::{Standing, Tournament};
use crate::vocabulary::{EntryId, GameId, Points, Side};

/// The crosstable of a group of a circular stage, or of a Swiss stage.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Crosstable {
    /// Whether its places are not final: a meeting that counts is without a result, or a round open.
    pub provisional: bool,
    /// The rows, in order of number, and the columns are the same entrants in the same order; of a Swiss stage in order of
    /// place.
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
    /// One cell for each other entrant, in order of number; in a Swiss stage for each that it was paired with, in order of
    /// round.
    pub cells: Vec<CrosstableCell>,
    /// The rounds of a Swiss stage in which the entrant played nobody, with what they brought; absent where there is none.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub free: Vec<FreeRound>,
}

/// What one entrant's meeting with another comes to.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct CrosstableCell {
    /// The other.
    pub opponent: EntryId,
    /// As it is printed: its points (`1`, `½`, `0`), or `+` and `-` without play; empty while there is no result.
    /// Where they play several games, one after the other, with a space between.
    pub symbol: String,
    /// What the first game was; absent while there is no result.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(nullable = false))]
    pub mark: Option<Mark>,
    /// Whether it counts: has a result, and is not annulled (**Art. 20.3**).
    pub counted: bool,
    /// Whether it is annulled (**Art. 20.3**): shown, and counted nowhere.
    pub annulled: bool,
    /// The round of the first game, where it is known.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(nullable = false))]
    pub round: Option<u32>,
    /// The colour held in the first game, where it is known.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(nullable = false))]
    pub side: Option<Side>,
    /// The first game, once it is paired.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(nullable = false))]
    pub game: Option<GameId>,
    /// How far the first game has come, once it is paired.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(nullable = false))]
    pub status: Option<Status>,
    /// **Art. 14.2** – the board points of the match, own and the other's, as they are printed; of the first, where
    /// two teams meet several times.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(nullable = false, examples("2½–1½")))]
    pub boards: Option<String>,
    /// The other games of the two, in order, where they play several.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub more: Vec<CrosstableGame>,
}

/// One more game of a meeting (**Art. 13.5**), seen from one side.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct CrosstableGame {
    /// What it was; absent while there is no result.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(nullable = false))]
    pub mark: Option<Mark>,
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
    /// How far it has come, once it is paired.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(nullable = false))]
    pub status: Option<Status>,
    /// **Art. 14.2** – the board points of the match, own and the other's.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(nullable = false, examples("2½–1½")))]
    pub boards: Option<String>,
}

/// The crosstable as it is.
///
/// # Errors
/// When the ledger holds what no tournament can.
pub fn crosstable(tournament: &Tournament, stage: u32, group: u32) -> Result<Crosstable, FieldFault> {
    let meetings = Meetings::of(tournament, stage, group)?;
    let standings = meetings.standings(tournament);
    let places: BTreeMap<EntryId, &Place> =
        standings.ranked.iter().map(|standing| (standing.entry, standing)).collect();
    let entrants = in_the_group(tournament, stage, group);
    let by = tournament.regulations.ranking(stage).points;
    let grid = Grid { tournament, results: meetings.by_pair(), meetings: &meetings, by };
    let swiss = tournament.is_swiss(stage).then(|| paired(tournament, stage));
    let cells = |entry: EntryId| -> Vec<CrosstableCell> {
        match &swiss {
            Some(paired) => {
                paired.get(&entry).into_iter().flatten().map(|met| grid.paired(entry, *met)).collect()
            }
            None => {
                let others = entrants.iter().map(|other| other.id).filter(|other| *other != entry);
                others.map(|other| grid.cell(entry, other)).collect()
            }
        }
    };
    let rows = entrants.iter().map(|row| {
        let place = places.get(&row.id);
        let points = place.map_or(Points::ZERO, |place| place.points);
        CrosstableRow {
            number: tournament.number_in(stage, row.id),
            entry: row.id,
            standing: row.standing_in(stage),
            points,
            points_display: points.to_string(),
            place: place.map(|place| place.place),
            shared: place.is_some_and(|place| place.shared),
            cells: cells(row.id),
            free: place.map(|place| place.free.clone()).unwrap_or_default(),
        }
    });
    let mut rows: Vec<CrosstableRow> = rows.collect();
    if swiss.is_some() {
        rows.sort_by_key(|row| (row.place.is_none(), row.place, row.number));
    }
    Ok(Crosstable { provisional: meetings.provisional, rows })
}

/// Somebody with whom one was paired in a Swiss stage, and in which round first.
type Met = (EntryId, u32);

/// With whom each was paired in a Swiss stage, in order of round, each once.
fn paired(tournament: &Tournament, stage: u32) -> BTreeMap<EntryId, Vec<Met>> {
    let mut paired: BTreeMap<EntryId, Vec<Met>> = BTreeMap::new();
    for (round, of) in tournament.matches_of(stage) {
        for (one, other) in [(of.first, of.second), (of.second, of.first)] {
            let met = paired.entry(one).or_default();
            if !met.iter().any(|(opponent, _)| *opponent == other) {
                met.push((other, round.number));
            }
        }
    }
    paired
}

struct Grid<'a> {
    tournament: &'a Tournament,
    meetings: &'a Meetings<'a>,
    results: BTreeMap<(EntryId, EntryId), Vec<&'a Meeting>>,
    by: Scale,
}

impl Grid<'_> {
    /// The cell of two who were paired: an open match of teams knows no game that tells its round.
    fn paired(&self, entry: EntryId, (opponent, round): Met) -> CrosstableCell {
        let cell = self.cell(entry, opponent);
        CrosstableCell { round: cell.round.or(Some(round)), ..cell }
    }

    fn cell(&self, entry: EntryId, opponent: EntryId) -> CrosstableCell {
        let annulled = self.is_annulled(entry) || self.is_annulled(opponent);
        let mut games = self.games(entry, opponent).into_iter();
        let first = games.next();
        let (cell, first) = first.map_or((None, None), |(cell, game)| (cell, Some(game)));
        let (cells, more): (Vec<_>, Vec<_>) = games.unzip();
        let seen: Vec<Cell> = std::iter::once(cell).chain(cells).flatten().collect();
        let symbols: Vec<String> = seen.iter().map(Cell::symbol).collect();
        CrosstableCell {
            opponent,
            symbol: symbols.join(" "),
            mark: first.as_ref().and_then(|first| first.mark),
            counted: !seen.is_empty() && !annulled,
            annulled,
            round: first.as_ref().and_then(|first| first.round),
            side: first.as_ref().and_then(|first| first.side),
            game: first.as_ref().and_then(|first| first.game),
            status: first.as_ref().and_then(|first| first.status),
            boards: first.as_ref().and_then(|first| first.boards.clone()),
            more,
        }
    }

    /// The games of the two, those forfeited before they were paired at the end.
    fn games(&self, entry: EntryId, opponent: EntryId) -> Vec<(Option<Cell>, CrosstableGame)> {
        let results = self.results.get(&pair(entry, opponent)).map_or(&[][..], Vec::as_slice);
        let side = |meeting: &Meeting| Side::BOTH.into_iter().find(|&side| meeting.entry(side) == entry);
        let seen = |meeting: &Meeting| Some(Cell::of(meeting, side(meeting)?, self.by));
        let boards = |meeting: &Meeting| {
            let (side, boards) = (side(meeting)?, meeting.boards?);
            Some(format!("{}–{}", boards.of(side).points, boards.of(side.opponent()).points))
        };
        let paired = self.meetings.games(entry, opponent).iter().map(|(game, card)| {
            let cell = results.iter().find(|meeting| meeting.game == Some(*game)).and_then(|it| seen(it));
            (cell, Some((*game, *card)), None)
        });
        let unpaired = results.iter().filter(|meeting| meeting.game.is_none());
        let unpaired = unpaired.map(|it| (seen(it), None, boards(it)));
        type Found<'a> = (Option<Cell>, Option<(GameId, &'a Card)>, Option<String>);
        let shown = paired.chain(unpaired).map(|(cell, game, boards): Found<'_>| {
            let card = game.map(|(_, card)| card);
            let shown = CrosstableGame {
                mark: cell.map(|cell| cell.mark),
                round: card.map(|card| card.round).or_else(|| cell.and_then(|cell| cell.round)),
                side: card.and_then(|card| card.side_of(entry)).or_else(|| cell.map(|cell| cell.side)),
                game: game.map(|(game, _)| game),
                status: card.map(|card| card.status),
                boards,
            };
            (cell, shown)
        });
        shown.collect()
    }

    fn is_annulled(&self, entry: EntryId) -> bool {
        self.tournament.standing_in(self.meetings.stage, entry) == Some(Standing::Annulled)
    }
}
