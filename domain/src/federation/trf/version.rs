//! One report in the words of TRF16 or of TRF26. Where both can say a thing, it is said in the words of the one; what only
//! the other can say is kept, for a reader passes over a code it does not know.
//!
//! TRF16 has no codes for what bears on pairing: those that pairing programs have long added (`XXR`, `XXC`, `XXS`, `XXP`,
//! `XXA`, `XXZ`) stand for it.

use crate::federation::trf::extra::{Acceleration, ByeKind, Byes, OldAcceleration, Prohibited};
use crate::federation::trf::record::Record;
use crate::federation::trf::report::{Line, Report};
use crate::federation::trf::scores::{ScoreLine, ScoreWords, Scores};
use crate::federation::trf::team::OldTeam;
use crate::federation::trf::tenths::Tenths;

/// An edition of the format.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Version {
    /// Of 2016, with the codes that pairing programs added.
    Trf16,
    /// Of 2026.
    Trf26,
}

/// What has to be known of a report to say its lines in other words.
struct Telling<'a> {
    report: &'a Report,
    /// The round to be paired, and the last.
    round: u16,
    last: u16,
    is_of_teams: bool,
    /// Nobody has points for being away.
    is_absence_free: bool,
    /// All that results are worth in one line, where some of them are said in the words of the other edition.
    scores: Option<ScoreLine>,
    /// All that is lent, likewise.
    loans: Option<Vec<Record>>,
}

impl Report {
    /// The same report in the words of one edition.
    #[must_use]
    pub fn in_words_of(&self, version: Version) -> Self {
        let mut telling = Telling::of(self, version);
        let mut lines = Vec::with_capacity(self.lines.len());
        for line in &self.lines {
            let records = match version {
                Version::Trf16 => telling.in_trf16(line.record()),
                Version::Trf26 => telling.in_trf26(line.record()),
            };
            let told: Option<Vec<Line>> =
                records.and_then(|records| records.into_iter().map(Line::of).collect());
            match told {
                Some(told) => lines.extend(told),
                None => lines.push(line.clone()),
            }
        }
        Self { lines }
    }
}

impl<'a> Telling<'a> {
    fn of(report: &'a Report, version: Version) -> Self {
        let round = u16::try_from(report.rounds_paired() + 1).unwrap_or(u16::MAX);
        let is_of_teams = report.is_of_teams();
        let records = || report.lines.iter().map(Line::record);
        let has_spans = records().any(|record| matches!(record, Record::Acceleration(_)));
        let loans = (version == Version::Trf16 && has_spans && !is_of_teams).then(|| by_players(report));
        Self {
            report,
            round,
            last: report.rounds_planned().unwrap_or(round).max(round),
            is_of_teams,
            is_absence_free: report.scores().zero_bye == Tenths::ZERO,
            scores: scores(report, version),
            loans,
        }
    }

    /// What says the same in words of 2016; none where the line can stay as it is.
    fn in_trf16(&mut self, record: &Record) -> Option<Vec<Record>> {
        Some(match record {
            Record::Rounds { is_legacy: false, rounds } => {
                vec![Record::Rounds { is_legacy: true, rounds: *rounds }]
            }
            Record::FirstColour { is_legacy: false, side, .. } => {
                vec![Record::FirstColour { is_legacy: true, side: *side, by_rank: false }]
            }
            Record::Scores(_) => self.all_scores()?,
            Record::Byes(Byes { kind: ByeKind::Zero, round, to })
                if *round == self.round && self.is_absence_free && !self.is_of_teams =>
            {
                vec![Record::Absent(to.clone())]
            }
            Record::Prohibited(Prohibited { rounds: Some([from, until]), among })
                if *from <= self.round && *until >= self.last =>
            {
                vec![Record::Prohibited(Prohibited { rounds: None, among: among.clone() })]
            }
            Record::Acceleration(_) | Record::OldAcceleration(_) => std::mem::take(self.loans.as_mut()?),
            // Else nothing would say any more that teams meet.
            Record::Team(team) if self.report.is_said_to_be_of_teams() => {
                vec![Record::OldTeam(OldTeam { name: team.name.clone(), players: team.players.clone() })]
            }
            _ => return None,
        })
    }

    /// What says the same in words of 2026; none where the line can stay as it is.
    fn in_trf26(&mut self, record: &Record) -> Option<Vec<Record>> {
        Some(match record {
            Record::Rounds { is_legacy: true, rounds } => {
                vec![Record::Rounds { is_legacy: false, rounds: *rounds }]
            }
            Record::FirstColour { is_legacy: true, side: Some(side), by_rank: false } => {
                vec![Record::FirstColour { is_legacy: false, side: Some(*side), by_rank: false }]
            }
            Record::Scores(_) => self.all_scores()?,
            Record::Absent(to) if self.is_absence_free && !self.is_of_teams => {
                vec![Record::Byes(Byes { kind: ByeKind::Zero, round: self.round, to: to.clone() })]
            }
            Record::Prohibited(Prohibited { rounds: None, among }) => {
                vec![Record::Prohibited(Prohibited { rounds: Some([1, self.last]), among: among.clone() })]
            }
            Record::OldAcceleration(it) => by_spans(it),
            _ => return None,
        })
    }

    /// The one line for the first of several, and none for the others.
    fn all_scores(&mut self) -> Option<Vec<Record>> {
        let all = self.scores.as_mut()?;
        let all = std::mem::replace(all, ScoreLine { words: all.words, worth: Vec::new() });
        Some(if all.worth.is_empty() { Vec::new() } else { vec![Record::Scores(all)] })
    }
}

/// What results are worth in the words of an edition; none where all is said so, or cannot be.
fn scores(report: &Report, version: Version) -> Option<ScoreLine> {
    let words = match version {
        Version::Trf16 => ScoreWords::Legacy,
        Version::Trf26 => ScoreWords::Trf26,
    };
    let is_other = |line: &Line| match line.record() {
        Record::Scores(it) => (it.words == ScoreWords::Trf26) != (version == Version::Trf26),
        _ => false,
    };
    let all = report.scores().line(words);
    let holds_all = Scores::of([&all].into_iter()) == report.scores();
    (holds_all && report.lines.iter().any(is_other)).then_some(all)
}

/// All that is lent, a line a player.
fn by_players(report: &Report) -> Vec<Record> {
    let ends = report.lines.iter().filter_map(|line| match line.record() {
        Record::Acceleration(it) => it.rounds.last().copied().map(usize::from),
        Record::OldAcceleration(it) => Some(it.points.len()),
        _ => None,
    });
    let line = |(player, mut points): (u16, Vec<Tenths>)| {
        let end = points.iter().rposition(|points| *points != Tenths::ZERO)? + 1;
        points.truncate(end);
        Some(Record::OldAcceleration(OldAcceleration { player, points }))
    };
    report.loans(ends.max().unwrap_or_default()).into_iter().filter_map(line).collect()
}

/// A player's loans, a line for each run of rounds with the same.
fn by_spans(loan: &OldAcceleration) -> Vec<Record> {
    let mut spans = Vec::new();
    let mut round = 1;
    for run in loan.points.chunk_by(|one, other| one == other) {
        let Ok(length) = u16::try_from(run.len()) else { break };
        let points = run.first().copied().filter(|points| *points != Tenths::ZERO);
        spans.extend(points.map(|points| {
            Record::Acceleration(Acceleration {
                match_points: None,
                points: Some(points),
                rounds: [round, round + length - 1],
                to: [loan.player; 2],
            })
        }));
        round += length;
    }
    spans
}
