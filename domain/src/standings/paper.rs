//! Reads a crosstable as it is drawn on paper, so that tests can be checked by eye.
//!
//! A line per entrant, a column per opponent: `1 ½ 0`, `+ -` without play, `.` where they have not met (and on the
//! diagonal). Rounds and colours are those of the circular table. Several signs in a cell are several games, colours
//! in turn (`1½`); of teams, the boards of their match from the first on.

use uuid::Uuid;

use crate::pairing::CircularTable;
use crate::rules::{RuleSet, Scale};
use crate::standings::field::{Entrant, Field, Fouls, Meeting};
use crate::standings::parting::Separation;
use crate::standings::penalties::Penalties;
use crate::standings::ranking::{RankingRules, Standings, rank};
use crate::standings::team_match::{BoardResult, BoardRules, ForfeitedMatchBoardPoints};
use crate::standings::tie_break_value::{NotApplied, TieBreakValue};
use crate::vocabulary::{EntryId, GameId, Outcome, Side};

/// 1, ½ and 0 (**Art. 14.1**).
pub(super) const GAME_POINTS: Scale = RuleSet::Cn1999.values().game_points;

/// The entrant with this number.
pub(super) fn entry(number: u32) -> EntryId {
    EntryId(Uuid::from_u128(0xE000 + u128::from(number)))
}

/// The first game of these two numbers.
pub(super) fn game(one: u32, other: u32) -> Option<GameId> {
    game_of(one, other, 0)
}

/// A game of these two numbers, from 0.
pub(super) fn game_of(one: u32, other: u32, leg: u32) -> Option<GameId> {
    let id = 0xA_0000 + u128::from(leg * 100_000 + one.min(other) * 100 + one.max(other));
    Some(GameId(Uuid::from_u128(id)))
}

/// The signs of one side's games or boards, and the other's, as results. The side has Red in the first, and in turn.
pub(super) fn boards(ours: &str, theirs: &str) -> Vec<BoardResult> {
    assert_eq!(ours.chars().count(), theirs.chars().count(), "{ours} and {theirs} do not fit");
    let marks = ours.chars().zip(theirs.chars());
    marks
        .zip([Side::Red, Side::Black].into_iter().cycle())
        .map(|(marks, side)| {
            let (outcome, played) = match marks {
                ('1', '0') => (Outcome::won_by(side), true),
                ('0', '1') => (Outcome::won_by(side.opponent()), true),
                ('½', '½') => (Outcome::Draw, true),
                ('0', '0') => (Outcome::BothLose, true),
                ('+', '-') => (Outcome::won_by(side), false),
                ('-', '+') => (Outcome::won_by(side.opponent()), false),
                ('-', '-') => (Outcome::BothLose, false),
                marks => panic!("the two sides do not fit: {marks:?}"),
            };
            BoardResult { first_has: side, outcome, played, fouls: Fouls::default() }
        })
        .collect()
}

/// A crosstable that can still be changed.
#[derive(Debug, Clone)]
pub(super) struct Paper {
    pub(super) entrants: Vec<Entrant>,
    pub(super) meetings: Vec<Meeting>,
    /// How often two may meet.
    pub(super) times: u32,
}

impl Paper {
    /// A table of players.
    pub(super) fn read(drawn: &str) -> Self {
        Self::meetings(drawn, |red, black, round, results| {
            let of_one = |(leg, board): (u32, BoardResult)| {
                let (one, other) = if board.first_has == Side::Red { (red, black) } else { (black, red) };
                Meeting {
                    game: game_of(red, black, leg),
                    round: Some(round),
                    red: entry(one),
                    black: entry(other),
                    outcome: board.outcome,
                    played: board.played,
                    fouls: board.fouls,
                    boards: None,
                }
            };
            (0..).zip(results).map(of_one).collect()
        })
    }

    /// A table of teams.
    pub(super) fn teams(drawn: &str) -> Self {
        let rules =
            BoardRules { game_points: GAME_POINTS, forfeited_match: ForfeitedMatchBoardPoints::default() };
        Self::meetings(drawn, |red, black, round, results| {
            vec![Meeting::of_boards(entry(red), entry(black), Some(round), &results, rules).expect("a match")]
        })
    }

    fn meetings(drawn: &str, of_two: impl Fn(u32, u32, u32, Vec<BoardResult>) -> Vec<Meeting>) -> Self {
        let rows: Vec<Vec<&str>> = drawn
            .lines()
            .map(|line| line.split_whitespace().collect())
            .filter(|row: &Vec<&str>| !row.is_empty())
            .collect();
        let marks = |number: u32, opponent: u32| {
            let row = rows.iter().zip(1..).find(|(_, row)| *row == number).expect("a row").0;
            *row.iter().zip(1..).find(|(_, column)| *column == opponent).expect("a column").0
        };
        let mut meetings = Vec::new();
        let mut times = 1;
        for round in CircularTable::new(rows.len()).expect("a table").schedule() {
            for pair in round.pairs {
                let (red, black) = (marks(pair.red, pair.black), marks(pair.black, pair.red));
                if (red, black) != (".", ".") {
                    let played = of_two(pair.red, pair.black, round.round, boards(red, black));
                    times = times.max(u32::try_from(played.len()).expect("few"));
                    meetings.extend(played);
                }
            }
        }
        let entrants = (1..).zip(&rows).map(|(number, _)| Entrant {
            entry: entry(number),
            number,
            annulled: false,
            penalties: Penalties::NONE,
        });
        Self { entrants: entrants.collect(), meetings, times }
    }

    /// With this entrant's results annulled.
    pub(super) fn annul(mut self, number: u32) -> Self {
        self.entrants.iter_mut().filter(|it| it.number == number).for_each(|it| it.annulled = true);
        self
    }

    /// With this entrant punished.
    pub(super) fn punish(mut self, number: u32, removals: u32, warnings: u32) -> Self {
        let punished = self.entrants.iter_mut().filter(|it| it.number == number);
        punished.for_each(|it| it.penalties = Penalties { removals, warnings });
        self
    }

    /// With fouls of `number` in its first meeting with `opponent`.
    pub(super) fn fouls(mut self, number: u32, opponent: u32, fouls: u32) -> Self {
        let two = [entry(number), entry(opponent)];
        let meeting = self
            .meetings
            .iter_mut()
            .find(|meeting| two.contains(&meeting.red) && two.contains(&meeting.black))
            .expect("they have met");
        if meeting.red == entry(number) {
            meeting.fouls.red = fouls;
        } else {
            meeting.fouls.black = fouls;
        }
        self
    }

    pub(super) fn field(self) -> Field {
        Field::new(self.entrants, self.meetings, self.times).expect("a field")
    }

    /// The table of players by Art. 15.1.
    pub(super) fn rank(self) -> Standings {
        rank(&self.field(), &RankingRules::default())
    }

    /// The table of teams by Art. 15.3.
    pub(super) fn rank_teams(self) -> Standings {
        rank(&self.field(), &RankingRules::of_teams())
    }
}

/// A table in a few lines: `place number points`, the values in order, and what parted it from the line above.
/// A shared place has a `=`, a criterion that was not consulted a `.`, one for which not all had met an `x`, one that
/// has no value for another reason a `!`.
pub(super) fn in_lines(standings: &Standings) -> Vec<String> {
    let ranked = standings.ranked.iter();
    ranked
        .map(|it| line(it.place, it.shared, it.number, &it.points_display, &it.tie_breaks, it.separated_by))
        .collect()
}

/// One line of a table.
pub(super) fn line(
    place: u32,
    shared: bool,
    number: u32,
    total: &str,
    values: &[TieBreakValue],
    separated_by: Option<Separation>,
) -> String {
    let values: Vec<&str> = values
        .iter()
        .map(|value| match value.not_applied {
            None => value.display.as_deref().unwrap_or("?"),
            Some(NotApplied::NotConsulted) => ".",
            Some(NotApplied::NotAllHaveMet) => "x",
            Some(NotApplied::NoSecondMember | NotApplied::DoesNotFit) => "!",
        })
        .collect();
    let separated = separated_by.map_or("-".to_owned(), |by| {
        serde_json::to_value(by).expect("a word").as_str().expect("a bare word").to_owned()
    });
    let shared = if shared { "=" } else { "" };
    format!("{place}{shared} {number} {total} {} {separated}", values.join(" "))
}
