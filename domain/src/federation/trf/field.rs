//! From a report to the field of a Swiss round: the next one after those that have been paired.
//!
//! A round has been paired if somebody has an opponent in it or the bye of an odd field; whoever has anything written in a
//! later one is absent from it. Without a line that says the first colour it is that of the first player who had one.

use std::collections::{BTreeMap, BTreeSet};

use crate::federation::trf::earnings::Earnings;
use crate::federation::trf::meeting::Meeting;
use crate::federation::trf::outcome::Outcome;
use crate::federation::trf::player::Player;
use crate::federation::trf::record::Record;
use crate::federation::trf::report::{Line, Report};
use crate::federation::trf::tenths::Tenths;
use crate::pairing::swiss::{Past, SwissEntrant, SwissField};
use crate::vocabulary::Side;

/// A round to be paired.
#[derive(Debug, Clone)]
pub struct NextRound {
    /// Which, from 1.
    pub round: usize,
    /// What it is paired from.
    pub field: SwissField,
    /// The starting numbers of the field's entrants.
    pub numbers: Vec<u16>,
}

/// Why there is nothing to pair.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum NothingToPair {
    /// Teams are paired, not players.
    #[error("the report is of teams")]
    OfTeams,
    /// Every round has been paired.
    #[error("all {rounds} rounds have been paired")]
    AllPaired {
        /// How many there are.
        rounds: u16,
    },
    /// Pairing counts in half-points.
    #[error("player {number} has points that are no half-points: {points}")]
    NoHalfPoints {
        /// Who.
        number: u16,
        /// What.
        points: Tenths,
    },
}

/// A win, in half-points.
const WIN: u32 = 2;

/// A report's players in the order of pairing.
struct Order<'a> {
    report: &'a Report,
    earnings: Earnings<'a>,
    players: Vec<&'a Player>,
    places: BTreeMap<u16, usize>,
    /// Who is said to be absent from the next.
    away: BTreeSet<u16>,
    /// How many rounds have been paired.
    paired: usize,
}

impl NextRound {
    /// The round that comes next.
    ///
    /// # Errors
    /// There is none, or it cannot be paired from a report.
    pub fn of(report: &Report) -> Result<Self, NothingToPair> {
        if report.is_of_teams() {
            return Err(NothingToPair::OfTeams);
        }
        let order = Order::of(report);
        let planned = report.rounds_planned();
        if let Some(rounds) = planned.filter(|planned| order.paired >= usize::from(*planned)) {
            return Err(NothingToPair::AllPaired { rounds });
        }
        let dates = report.header("132").map_or(0, |dates| dates.split_whitespace().count());
        // Where nothing is known, the next round is not the last.
        let rounds = match planned {
            Some(planned) => planned.into(),
            None if dates > order.paired => dates,
            None => order.paired + 2,
        };
        let entrants = order.players.iter().map(|player| order.entrant(player)).collect::<Result<_, _>>()?;
        Ok(Self {
            round: order.paired + 1,
            field: SwissField {
                entrants,
                rounds,
                win: WIN,
                first_side: order.first_side(),
                forbidden: order.forbidden(),
                fictitious: order.fictitious()?,
            },
            numbers: order.players.iter().map(|player| player.person.number).collect(),
        })
    }
}

impl<'a> Order<'a> {
    fn of(report: &'a Report) -> Self {
        let mut players: Vec<_> = report.by_number().into_values().collect();
        let mut records = report.lines.iter().map(Line::record);
        if records.any(|record| matches!(record, Record::FirstColour { by_rank: true, .. })) {
            players.sort_by_key(|player| player.rank.unwrap_or(u16::MAX));
        }
        let places = players.iter().enumerate().map(|(place, it)| (it.person.number, place)).collect();
        let absent = report.lines.iter().filter_map(|line| match line.record() {
            Record::Absent(numbers) => Some(numbers),
            _ => None,
        });
        let away = absent.flatten().copied().collect();
        let earnings = Earnings::of(report);
        Self { report, earnings, players, places, away, paired: report.rounds_paired() }
    }

    fn entrant(&self, player: &Player) -> Result<SwissEntrant, NothingToPair> {
        let past = (0..self.paired).map(|place| self.past(player, place)).collect::<Result<_, _>>()?;
        let is_away = self.away.contains(&player.person.number);
        let has_entry = player.meetings.len() > self.paired || self.earnings.has_bye(player, self.paired);
        Ok(SwissEntrant { past, present: !is_away && !has_entry })
    }

    fn past(&self, player: &Player, place: usize) -> Result<Past, NothingToPair> {
        let meeting = self.earnings.meeting(player, place);
        let points = halves(player.person.number, self.earnings.of_round(player, place))?;
        let opponent = meeting.opponent.and_then(|number| self.places.get(&number)).copied();
        Ok(match (opponent, meeting.outcome) {
            (Some(opponent), outcome) if outcome.is_played() => {
                Past::Played { opponent, side: meeting.colour.unwrap_or(Side::Red), points }
            }
            (Some(opponent), _) => Past::Forfeit { opponent, points },
            (None, Outcome::PairingBye) => Past::Bye { points },
            (None, _) => Past::Unpaired { points },
        })
    }

    fn first_side(&self) -> Side {
        let stated = self.report.lines.iter().find_map(|line| match line.record() {
            Record::FirstColour { side, .. } => *side,
            _ => None,
        });
        let had = |place: usize| {
            let meetings = self.players.iter().filter_map(move |player| player.meetings.get(place));
            meetings.filter(|meeting| Meeting::is_paired(meeting)).find_map(|meeting| meeting.colour)
        };
        stated.or_else(|| (0..self.paired).find_map(had)).unwrap_or(Side::Red)
    }

    /// Who may not be paired in this round.
    fn forbidden(&self) -> Vec<(usize, usize)> {
        let round = self.paired + 1;
        let mut pairs = BTreeSet::new();
        for line in &self.report.lines {
            let Record::Prohibited(it) = line.record() else { continue };
            let holds = |[from, until]: [u16; 2]| (from.into()..=until.into()).contains(&round);
            if !it.rounds.is_none_or(holds) {
                continue;
            }
            let among: BTreeSet<usize> =
                it.among.iter().filter_map(|it| self.places.get(it)).copied().collect();
            for one in &among {
                pairs.extend(among.range(one + 1..).map(|other| (*one, *other)));
            }
        }
        pairs.into_iter().collect()
    }

    /// What is lent to everybody in every round up to this one.
    fn fictitious(&self) -> Result<Vec<Vec<u32>>, NothingToPair> {
        let loans: BTreeMap<_, _> = self.report.loans(self.paired + 1).into_iter().collect();
        if loans.values().flatten().all(|points| *points == Tenths::ZERO) {
            return Ok(Vec::new());
        }
        let of = |player: &&Player| {
            let number = player.person.number;
            let points = loans.get(&number).into_iter().flatten();
            points.map(|points| halves(number, *points)).collect()
        };
        self.players.iter().map(of).collect()
    }
}

fn halves(number: u16, points: Tenths) -> Result<u32, NothingToPair> {
    points.halves().ok_or(NothingToPair::NoHalfPoints { number, points })
}
