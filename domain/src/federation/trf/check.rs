//! Whether the lines of a report agree with each other.

use std::collections::BTreeMap;

use crate::federation::trf::earnings::Earnings;
use crate::federation::trf::extra::{Acceleration, Byes, LineUp, Prohibited};
use crate::federation::trf::flaw::{Fault, Flaw, Gravity};
use crate::federation::trf::meeting::Meeting;
use crate::federation::trf::outcome::Outcome;
use crate::federation::trf::player::Player;
use crate::federation::trf::record::Record;
use crate::federation::trf::report::Report;
use crate::federation::trf::row::{Row, number};
use crate::federation::trf::team::{OldTeam, Team};

/// A report while it is checked.
struct Check<'a> {
    report: &'a Report,
    /// The player of a number, with its line.
    players: BTreeMap<u16, (usize, &'a Player)>,
    is_of_teams: bool,
    faults: &'a mut Vec<Fault>,
}

/// The columns of a player's line.
const NUMBER: usize = 5;
const POINTS: usize = 81;

pub(super) fn check(report: &Report, faults: &mut Vec<Fault>) {
    let is_of_teams = report.is_of_teams();
    let mut check = Check { report, players: BTreeMap::new(), is_of_teams, faults };
    check.numbers();
    check.mentions();
    check.meetings();
    check.byes();
    check.points();
}

impl Check<'_> {
    fn error(&mut self, line: usize, column: usize, flaw: Flaw) {
        self.faults.push(Fault { line, column, gravity: Gravity::Error, flaw });
    }

    fn warning(&mut self, line: usize, column: usize, flaw: Flaw) {
        self.faults.push(Fault { line, column, gravity: Gravity::Warning, flaw });
    }

    /// Everybody has a number of his own, and none below the highest is missing.
    fn numbers(&mut self) {
        let mut listed = 0;
        for (line, it) in (1..).zip(&self.report.lines) {
            let Record::Player(player) = it.record() else { continue };
            listed += 1;
            let number = player.person.number;
            match self.players.get(&number) {
                // What is no number is told already.
                _ if number == 0 => {}
                Some((first, _)) => {
                    let first = *first;
                    self.error(line, NUMBER, Flaw::NumberTwice { number, first });
                }
                None => _ = self.players.insert(number, (line, player)),
            }
        }
        if listed == 0 {
            self.error(1, 1, Flaw::NoPlayers);
        }
        let mut before = 0;
        let gaps: Vec<_> = self
            .players
            .iter()
            .filter_map(|(number, (line, _))| {
                let first = std::mem::replace(&mut before, *number) + 1;
                (first < *number).then(|| (*line, Flaw::NumberMissing { first, last: number - 1 }))
            })
            .collect();
        for (line, flaw) in gaps {
            self.error(line, NUMBER, flaw);
        }
        let stated = (1..).zip(&self.report.lines).find_map(|(line, it)| match it.record() {
            Record::Header { code, value } if code == "062" => {
                Some((line, number(value.split_whitespace().next()?)?))
            }
            _ => None,
        });
        if let Some((line, said)) = stated.filter(|(_, said)| usize::from(*said) != listed) {
            self.warning(line, NUMBER, Flaw::PlayersMiscounted { said, found: listed });
        }
    }

    /// Whoever is named elsewhere is a player.
    fn mentions(&mut self) {
        for (line, it) in (1..).zip(&self.report.lines) {
            let row = Row::of(it.text());
            let words = match it.record() {
                Record::National(..) | Record::OldAcceleration(_) => vec![row.cut(NUMBER, NUMBER + 3)],
                Record::OldTeam(_) => row.words(OldTeam::PLAYERS),
                Record::Team(_) => row.words(Team::PLAYERS),
                Record::LineUp(_) => row.words(LineUp::PLAYERS),
                Record::Absent(_) => row.words(4),
                // With teams these are numbers of teams.
                _ if self.is_of_teams => continue,
                Record::Byes(_) => row.words(Byes::TO),
                Record::Acceleration(_) => row.words(Acceleration::TO),
                Record::Prohibited(Prohibited { rounds: Some(_), .. }) => row.words(Prohibited::AMONG),
                Record::Prohibited(_) => row.words(4),
                _ => continue,
            };
            let may_be_nobody = matches!(it.record(), Record::LineUp(_));
            for word in words {
                let named = number(&word.text).filter(|number| !(may_be_nobody && *number == 0));
                if let Some(number) = named.filter(|number| !self.players.contains_key(number)) {
                    self.error(line, word.column, Flaw::NoSuchPlayer { number });
                }
            }
        }
    }

    /// Two who met say the same about it, and nobody met anybody after the last round.
    fn meetings(&mut self) {
        let planned = self.report.rounds_planned();
        let players: Vec<_> = self.players.values().copied().collect();
        for (line, player) in players {
            for (place, meeting) in player.meetings.iter().enumerate() {
                if let Some(planned) = planned.filter(|planned| place >= usize::from(*planned)) {
                    let round = place + 1;
                    self.error(line, Meeting::column(place), Flaw::TooManyRounds { round, planned });
                    break;
                }
                if let Some(opponent) = meeting.opponent {
                    self.meeting(line, player, place, meeting, opponent);
                }
            }
        }
    }

    fn meeting(&mut self, line: usize, player: &Player, place: usize, own: &Meeting, opponent: u16) {
        let number = player.person.number;
        let (round, column) = (place + 1, Meeting::column(place));
        if opponent == number {
            return self.error(line, column, Flaw::OwnOpponent { number });
        }
        let Some((other_line, other)) = self.players.get(&opponent).copied() else {
            return self.error(line, column, Flaw::NoSuchPlayer { number: opponent });
        };
        let theirs = other.meetings.get(place).copied().unwrap_or_default();
        if theirs.opponent != Some(number) {
            let names = theirs.opponent;
            return self.error(line, column, Flaw::OpponentDiffers { round, opponent, names });
        }
        // What two lines contradict each other in is told once, in the later.
        if other_line > line {
            return;
        }
        if own.colour.is_some() && own.colour == theirs.colour {
            self.error(line, column + 5, Flaw::SameColour { round, opponent });
        }
        let (own, other) = (own.outcome, theirs.outcome);
        let both_say = own != Outcome::Blank && other != Outcome::Blank && !own.is_bye() && !other.is_bye();
        if both_say && !own.goes_with(other) {
            self.error(line, column + 7, Flaw::ResultsDoNotFit { round, opponent, own, other });
        }
    }

    /// One player a round has the bye of the pairing; of teams it can be all the players of one.
    fn byes(&mut self) {
        if self.is_of_teams {
            return;
        }
        let mut had = BTreeMap::new();
        let players: Vec<_> = self.players.values().copied().collect();
        for (line, player) in players {
            let byes = player.meetings.iter().enumerate().filter(|(_, it)| it.outcome == Outcome::PairingBye);
            for (place, _) in byes {
                let other = *had.entry(place).or_insert(player.person.number);
                if other != player.person.number {
                    let flaw = Flaw::SecondBye { round: place + 1, other };
                    self.warning(line, Meeting::column(place) + 7, flaw);
                }
            }
        }
    }

    /// The points are those of the rounds that have been paired, and may be those of the next round's byes too.
    fn points(&mut self) {
        let (paired, earnings) = (self.report.rounds_paired(), Earnings::of(self.report));
        let players: Vec<_> = self.players.values().copied().collect();
        for (line, player) in players {
            let Some(said) = player.points else { continue };
            let found = earnings.after(player, paired);
            if said == found || said == earnings.in_all(player) {
                continue;
            }
            let flaw = Flaw::PointsDoNotAddUp { said, found };
            // Teams are ranked and paired by their own points.
            if self.is_of_teams {
                self.warning(line, POINTS, flaw);
            } else {
                self.error(line, POINTS, flaw);
            }
        }
    }
}
