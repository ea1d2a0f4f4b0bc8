//! A report: its lines in their order, and what they say together.

use std::collections::BTreeMap;
use std::fmt;

use crate::federation::trf::meeting::Meeting;
use crate::federation::trf::player::Player;
use crate::federation::trf::record::Record;
use crate::federation::trf::row::Notes;
use crate::federation::trf::scores::Scores;

/// One line: how it stands there, and what it means. The two agree.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Line {
    text: String,
    record: Record,
}

/// A tournament report.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Report {
    /// Its lines.
    pub lines: Vec<Line>,
}

impl Line {
    pub(super) fn read(text: &str, notes: &mut Notes) -> Self {
        let text = text.trim_end().to_owned();
        Self { record: Record::read(&text, notes), text }
    }

    /// A line that says this; none where the columns cannot hold it.
    #[must_use]
    pub fn of(record: Record) -> Option<Self> {
        let text = record.to_string();
        let mut notes = Notes::default();
        let line = Self::read(&text, &mut notes);
        let is_one_line = !text.contains(['\r', '\n']) && !text.starts_with('\u{feff}');
        (is_one_line && notes.found.is_empty() && line.record == record).then_some(line)
    }

    /// A word to the reader.
    #[must_use]
    pub fn comment(words: &str) -> Self {
        let words = words.replace(['\r', '\n'], " ");
        Self { text: format!("### {words}").trim_end().to_owned(), record: Record::Comment }
    }

    /// The line as it stands there, without blanks at its end.
    #[must_use]
    pub fn text(&self) -> &str {
        &self.text
    }

    /// What it means.
    #[must_use]
    pub fn record(&self) -> &Record {
        &self.record
    }
}

impl Report {
    /// The players, in the order of the lines.
    pub fn players(&self) -> impl Iterator<Item = &Player> {
        self.lines.iter().filter_map(|line| match &line.record {
            Record::Player(player) => Some(player),
            _ => None,
        })
    }

    /// Every player by the starting number.
    #[must_use]
    pub fn by_number(&self) -> BTreeMap<u16, &Player> {
        self.players().map(|player| (player.person.number, player)).collect()
    }

    /// What a header line says, the first of its code.
    #[must_use]
    pub fn header(&self, wanted: &str) -> Option<&str> {
        self.lines.iter().find_map(|line| match &line.record {
            Record::Header { code, value } if code == wanted => Some(value.trim()),
            _ => None,
        })
    }

    /// Whether teams meet, and players only sit at their boards.
    #[must_use]
    pub fn is_of_teams(&self) -> bool {
        let mut records = self.lines.iter().map(Line::record);
        let has_matches = records.any(|record| {
            matches!(
                record,
                Record::Team(_) | Record::LineUp(_) | Record::TeamByes(_) | Record::TeamForfeit(_)
            )
        });
        has_matches || self.is_said_to_be_of_teams()
    }

    /// By its type, or by a number of teams.
    pub(super) fn is_said_to_be_of_teams(&self) -> bool {
        let kind = self.header("092").unwrap_or_default().to_ascii_lowercase();
        let counted = self.header("082").and_then(|teams| teams.split_whitespace().next());
        kind.contains("team") || counted.is_some_and(|teams| teams.parse().is_ok_and(|teams: u32| teams > 0))
    }

    /// How many rounds are stated.
    #[must_use]
    pub fn rounds_planned(&self) -> Option<u16> {
        self.lines.iter().find_map(|line| match line.record {
            Record::Rounds { rounds, .. } => Some(rounds),
            _ => None,
        })
    }

    /// How many rounds have been paired: up to the last in which somebody has an opponent or the bye of an odd field.
    #[must_use]
    pub fn rounds_paired(&self) -> usize {
        let last = |player: &Player| {
            player.meetings.iter().rposition(Meeting::is_of_a_pairing).map_or(0, |place| place + 1)
        };
        self.players().map(last).max().unwrap_or_default()
    }

    /// What results are worth.
    #[must_use]
    pub fn scores(&self) -> Scores {
        Scores::of(self.lines.iter().filter_map(|line| match &line.record {
            Record::Scores(line) => Some(line),
            _ => None,
        }))
    }
}

/// The whole text. A line ends with CR, as the format has it, and with LF, as most programs do.
impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.lines.iter().try_for_each(|line| write!(f, "{}\r\n", line.text))
    }
}
