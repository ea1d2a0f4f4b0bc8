//! The bracket of a knock-out stage: columns of matches, each with its two, and lines to who goes on.

use chuhe_domain::pairing::knock_out::{Contestant, Slot, Status};
use chuhe_domain::tables::{self, BracketMatch, BracketTable};
use chuhe_domain::tournament::knock_out::Ground;

use crate::dashboard::page::Page;
use crate::dashboard::person::{People, Person};

/// The bracket of a stage.
pub(crate) struct BracketSheet {
    pub(crate) provisional: bool,
    pub(crate) champion: Option<Person>,
    pub(crate) parts: Vec<Part>,
    pub(crate) places: Vec<PlaceLine>,
}

/// A part of it: those who have not lost, those who have lost once, the last matches.
pub(crate) struct Part {
    /// Empty where it is all there is.
    pub(crate) heading: String,
    pub(crate) columns: Vec<Column>,
}

/// The matches of a round.
pub(crate) struct Column {
    pub(crate) heading: String,
    /// How lines lead to the next: `halving`, two to one, `straight`, one to one, or not at all.
    pub(crate) lines: &'static str,
    pub(crate) spots: Vec<Spot>,
}

/// A match at its place.
pub(crate) struct Spot {
    /// Whether nobody is or comes there.
    pub(crate) empty: bool,
    pub(crate) two: [BoxLine; 2],
    /// What there is to say of it beyond the two.
    pub(crate) note: String,
    /// Where its last game is shown.
    pub(crate) address: Option<String>,
}

/// One of the two.
pub(crate) struct BoxLine {
    pub(crate) seed: String,
    pub(crate) person: Option<Person>,
    /// What stands there where there is no person.
    pub(crate) instead: String,
    pub(crate) points: String,
    pub(crate) goes_on: bool,
}

/// A place that is settled.
pub(crate) struct PlaceLine {
    pub(crate) place: String,
    pub(crate) person: Person,
}

impl BracketSheet {
    /// That of a stage; none where it is no knock-out, or its seeds are not drawn.
    pub(crate) fn of(stage: u32, page: &Page, people: &People<'_>) -> Option<Self> {
        let table = tables::bracket(people.tournament, stage).ok()?;
        let places = table.places.iter().map(|it| PlaceLine {
            place: if it.from == it.to { it.from.to_string() } else { format!("{}–{}", it.from, it.to) },
            person: people.person(it.entry),
        });
        Some(Self {
            provisional: table.provisional,
            champion: table.champion.map(|entry| people.person(entry)),
            parts: parts(&table, page, people),
            places: places.collect(),
        })
    }
}

/// In single elimination the final ends the one row of columns; in double elimination two rows lead to it.
fn parts(table: &BracketTable, page: &Page, people: &People<'_>) -> Vec<Part> {
    let words = page.words;
    let column = |heading: String, of: &dyn Fn(Slot) -> bool| {
        let matches = table.matches.iter().filter(|it| of(it.slot));
        let spots: Vec<Spot> = matches.map(|it| Spot::of(it, page, people)).collect();
        (!spots.is_empty()).then_some(Column { heading, lines: "", spots })
    };
    let numbered = |of: &dyn Fn(Slot, u32) -> bool| -> Vec<Column> {
        let heading = |round: u32| words.with("page-round", "number", round);
        (1..).map_while(|round| column(heading(round), &|slot| of(slot, round))).collect()
    };
    let mut winners = numbered(&|slot, it| matches!(slot, Slot::Winners { round, .. } if round == it));
    let losers = numbered(&|slot, it| matches!(slot, Slot::Losers { round, .. } if round == it));
    let mut last: Vec<Column> = [("page-final", Slot::Final), ("page-second_final", Slot::Reset)]
        .into_iter()
        .filter_map(|(heading, is)| column(words.say(heading), &|slot| slot == is))
        .collect();
    let third = column(words.say("page-third_place"), &|slot| slot == Slot::ThirdPlace);
    let (of_winners, of_losers) = if losers.is_empty() {
        winners.append(&mut last);
        (String::new(), String::new())
    } else {
        (words.say("page-winners"), words.say("page-losers"))
    };
    let rows = [(of_winners, winners), (of_losers, losers), (String::new(), last)];
    let rows = rows.into_iter().chain([(String::new(), third.into_iter().collect())]);
    let parts = rows.filter(|(_, columns)| !columns.is_empty());
    parts.map(|(heading, columns)| Part { heading, columns: joined(columns) }).collect()
}

fn joined(mut columns: Vec<Column>) -> Vec<Column> {
    let next: Vec<usize> = columns.iter().skip(1).map(|column| column.spots.len()).collect();
    for (column, next) in columns.iter_mut().zip(next) {
        column.lines = if column.spots.len() == next { "straight" } else { "halving" };
    }
    columns
}

impl Spot {
    fn of(it: &BracketMatch, page: &Page, people: &People<'_>) -> Self {
        let games = it.played.iter().flat_map(|played| &played.games);
        let address = games.last().map(|game| page.link(&format!("/games/{}", game.game)));
        let [first, second] = it.contestants;
        let [one, other] = it.entries;
        let line = |contestant, entry: Option<_>| BoxLine {
            seed: match contestant {
                Contestant::Known(seed) => seed.to_string(),
                Contestant::Nobody | Contestant::Open(_) => String::new(),
            },
            person: entry.map(|entry| people.person(entry)),
            instead: match (contestant, it.status) {
                (Contestant::Nobody, Status::WalkOver(_) | Status::Waiting) => {
                    page.words.say("page-bye_alone")
                }
                _ => String::new(),
            },
            points: entry.map(|entry| points(it, entry)).unwrap_or_default(),
            goes_on: entry.is_some() && it.winner == entry,
        };
        Self {
            empty: matches!(it.status, Status::Empty | Status::NotNeeded),
            two: [line(first, one), line(second, other)],
            note: note(it, page),
            address,
        }
    }
}

/// The points of one of the two, once a game between them is decided.
fn points(it: &BracketMatch, entry: chuhe_domain::vocabulary::EntryId) -> String {
    let Some(played) = it.played.as_ref().filter(|played| played.games.iter().any(|it| it.result.is_some()))
    else {
        return String::new();
    };
    let of = played.entries.iter().zip(played.points).find(|(own, _)| **own == entry);
    of.map(|(_, points)| points.to_string()).unwrap_or_default()
}

fn note(it: &BracketMatch, page: &Page) -> String {
    let played_off =
        it.played.as_ref().is_some_and(|played| played.games.iter().any(|game| game.step.is_some()));
    let by = match it.by {
        Some(Ground::Lots) => Some("lots"),
        Some(Ground::Ruling) => Some("ruling"),
        Some(Ground::Withdrawal) => Some("withdrawal"),
        _ if played_off => Some("play_off"),
        _ => it.played.as_ref().filter(|played| played.level).map(|_| "level"),
    };
    let outdated = (!it.outdated.is_empty()).then_some("outdated");
    let said = [by, outdated].into_iter().flatten();
    let said: Vec<String> = said.map(|by| page.words.with("page-match_note", "note", by)).collect();
    page.words.row(&said)
}
