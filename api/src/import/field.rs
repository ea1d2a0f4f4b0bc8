//! Who plays, in the order in which the file first names them, and who meets whom.

use super::event_file::EventGame;

/// The longest name that the server takes.
const LONGEST_NAME: usize = 120;

/// A meeting of two entrants, by their places in the field.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Meeting {
    /// Who has Red.
    pub red: usize,
    /// Who has Black.
    pub black: usize,
    /// The round, from 1, where it is known.
    pub round: Option<u32>,
}

/// The field.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Field {
    /// The entrants' names.
    pub entrants: Vec<String>,
    /// The meetings, in the order of the file.
    pub meetings: Vec<Meeting>,
    /// What to call each of them.
    pub labels: Vec<String>,
}

impl Field {
    /// The field of these games.
    #[must_use]
    pub fn of(games: &[EventGame]) -> Self {
        let mut entrants: Vec<String> = Vec::new();
        let mut place = |name: &str| {
            entrants.iter().position(|known| known == name).unwrap_or_else(|| {
                entrants.push(name.to_owned());
                entrants.len() - 1
            })
        };
        let meetings: Vec<Meeting> = games
            .iter()
            .map(|game| Meeting { red: place(&game.red), black: place(&game.black), round: game.round })
            .collect();
        let labels = (1..).zip(games).map(|(number, game)| label(number, game)).collect();
        Self { entrants, meetings, labels }
    }

    /// The entrant's name.
    #[must_use]
    pub fn name(&self, entrant: usize) -> &str {
        self.entrants.get(entrant).map_or("", String::as_str)
    }

    /// What to call the meeting at this place.
    #[must_use]
    pub fn label(&self, meeting: usize) -> &str {
        self.labels.get(meeting).map_or("", String::as_str)
    }

    /// How many rounds a circular event of this field has.
    #[must_use]
    pub fn rounds(&self) -> usize {
        self.entrants.len().next_multiple_of(2).saturating_sub(1)
    }

    /// Names that the server would not take.
    #[must_use]
    pub fn odd_names(&self) -> Vec<String> {
        let odd = |name: &&String| {
            name.trim().is_empty()
                || name.chars().count() > LONGEST_NAME
                || name.chars().any(char::is_control)
        };
        self.entrants
            .iter()
            .filter(odd)
            .map(|name| format!("{name:?} cannot be the name of an entrant"))
            .collect()
    }
}

fn label(number: usize, game: &EventGame) -> String {
    match &game.id {
        Some(id) => format!("game {id}"),
        None => format!("the {number}. game of the file"),
    }
}
