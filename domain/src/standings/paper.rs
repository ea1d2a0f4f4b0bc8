//! Reads a crosstable as it is drawn on paper, so that tests can be checked by eye.
//!
//! A line per entrant, a column per opponent: `1 ½ 0`, `+ -` without play, `.` where they have not met (and on the
//! diagonal). Rounds and colours are those of the circular table.

use uuid::Uuid;

use crate::pairing::CircularTable;
use crate::standings::field::{Entrant, Field, Fouls, Meeting};
use crate::standings::ranking::{RankingRules, Standings, rank};
use crate::standings::tie_break::NotApplied;
use crate::vocabulary::{EntryId, GameId, Outcome};

/// The entrant with this number.
pub(super) fn entry(number: u32) -> EntryId {
    EntryId(Uuid::from_u128(0xE000 + u128::from(number)))
}

/// The game of these two numbers.
pub(super) fn game(one: u32, other: u32) -> Option<GameId> {
    let id = GameId(Uuid::from_u128(0xA_0000 + u128::from(one.min(other) * 100 + one.max(other))));
    Some(id)
}

/// A crosstable that can still be changed.
#[derive(Debug, Clone)]
pub(super) struct Paper {
    pub(super) entrants: Vec<Entrant>,
    pub(super) meetings: Vec<Meeting>,
}

impl Paper {
    pub(super) fn read(drawn: &str) -> Self {
        let rows: Vec<Vec<&str>> = drawn
            .lines()
            .map(|line| line.split_whitespace().collect())
            .filter(|row: &Vec<&str>| !row.is_empty())
            .collect();
        let mark = |number: u32, opponent: u32| {
            rows.iter().zip(1..).find(|(_, row)| *row == number).and_then(|(row, _)| {
                row.iter().zip(1..).find(|(_, column)| *column == opponent).map(|(mark, _)| *mark)
            })
        };
        let mut meetings = Vec::new();
        for round in CircularTable::new(rows.len()).expect("a table").schedule() {
            for pair in round.pairs {
                let (outcome, played) = match (mark(pair.red, pair.black), mark(pair.black, pair.red)) {
                    (Some("1"), Some("0")) => (Outcome::RedWins, true),
                    (Some("0"), Some("1")) => (Outcome::BlackWins, true),
                    (Some("½"), Some("½")) => (Outcome::Draw, true),
                    (Some("0"), Some("0")) => (Outcome::BothLose, true),
                    (Some("+"), Some("-")) => (Outcome::RedWins, false),
                    (Some("-"), Some("+")) => (Outcome::BlackWins, false),
                    (Some("-"), Some("-")) => (Outcome::BothLose, false),
                    (Some("."), Some(".")) => continue,
                    marks => panic!("the two sides of {pair:?} do not fit: {marks:?}"),
                };
                meetings.push(Meeting {
                    game: game(pair.red, pair.black),
                    round: Some(round.round),
                    red: entry(pair.red),
                    black: entry(pair.black),
                    outcome,
                    played,
                    fouls: Fouls::default(),
                });
            }
        }
        let entrants = (1..)
            .zip(&rows)
            .map(|(number, _)| Entrant { entry: entry(number), number, annulled: false })
            .collect();
        Self { entrants, meetings }
    }

    /// With this entrant's results annulled.
    pub(super) fn annul(mut self, number: u32) -> Self {
        self.entrants.iter_mut().filter(|it| it.number == number).for_each(|it| it.annulled = true);
        self
    }

    /// With fouls of `number` in its game against `opponent`.
    pub(super) fn fouls(mut self, number: u32, opponent: u32, fouls: u32) -> Self {
        let meeting = self
            .meetings
            .iter_mut()
            .find(|meeting| meeting.game == game(number, opponent))
            .expect("they have met");
        if meeting.red == entry(number) {
            meeting.fouls.red = fouls;
        } else {
            meeting.fouls.black = fouls;
        }
        self
    }

    pub(super) fn field(self) -> Field {
        Field::new(self.entrants, self.meetings).expect("a field")
    }

    /// The table by Art. 15.1.
    pub(super) fn rank(self) -> Standings {
        rank(&self.field(), &RankingRules::default())
    }
}

/// A table in a few lines: `place number points`, the values in order, and what parted it from the line above.
/// A shared place has a `=`, a criterion that was not consulted a `.`, one for which not all had met an `x`.
pub(super) fn in_lines(standings: &Standings) -> Vec<String> {
    standings
        .ranked
        .iter()
        .map(|standing| {
            let values: Vec<&str> = standing
                .tie_breaks
                .iter()
                .map(|value| match value.not_applied {
                    None => value.display.as_deref().unwrap_or("?"),
                    Some(NotApplied::NotConsulted) => ".",
                    Some(NotApplied::NotAllHaveMet) => "x",
                })
                .collect();
            let separated = standing.separated_by.map_or("-".to_owned(), |by| {
                serde_json::to_value(by).expect("a word").as_str().expect("a bare word").to_owned()
            });
            format!(
                "{}{} {} {} {} {separated}",
                standing.place,
                if standing.shared { "=" } else { "" },
                standing.number,
                standing.points_display,
                values.join(" ")
            )
        })
        .collect()
}
