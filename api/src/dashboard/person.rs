//! An entrant as pages name one: by number and name, by the number alone once the name was erased.

use chuhe_domain::tournament::{Standing, Tournament};
use chuhe_domain::vocabulary::EntryId;

use crate::dashboard::words::Words;
use crate::views::Names;

/// An entrant, named.
#[derive(Debug, Clone)]
pub(crate) struct Person {
    /// The number drawn; before the draw, the place of registration. Of a member of a team, the place in its order.
    pub(crate) number: u32,
    /// The name; the number in words once it was erased.
    pub(crate) name: String,
    /// Whether the name is still known.
    pub(crate) known: bool,
    /// What became of the entrant, if anything did: for a mark beside the name.
    pub(crate) gone: String,
}

impl Person {
    /// Number and name, in one line of text.
    pub(crate) fn line(&self) -> String {
        if self.known { format!("{} {}", self.number, self.name) } else { self.name.clone() }
    }
}

/// Names the people of a tournament.
#[derive(Clone, Copy)]
pub(crate) struct People<'a> {
    pub(crate) words: Words,
    pub(crate) tournament: &'a Tournament,
    pub(crate) names: Names<'a>,
    /// The stage that is spoken of; none speaks of the whole tournament.
    pub(crate) stage: Option<u32>,
}

impl<'a> People<'a> {
    /// The people of a tournament.
    pub(crate) const fn of(words: Words, tournament: &'a Tournament, names: Names<'a>) -> Self {
        Self { words, tournament, names, stage: None }
    }

    /// The same, with the numbers they have in a stage and how they stand there.
    pub(crate) const fn in_stage(self, stage: u32) -> Self {
        Self { stage: Some(stage), ..self }
    }

    /// The entrant.
    pub(crate) fn person(&self, entry: EntryId) -> Person {
        let drawn = || match self.stage {
            Some(stage) => self.tournament.number_in(stage, entry),
            None => self.tournament.number(entry),
        };
        let number = self.tournament.place_in_team(entry).unwrap_or_else(drawn);
        let name = self.names.name(entry);
        let standing = match self.stage {
            Some(stage) => self.tournament.standing_in(stage, entry),
            None => self.tournament.standing(entry),
        };
        let standing = match standing {
            None | Some(Standing::Active) => "active",
            Some(Standing::LeftField) => "left_field",
            Some(Standing::Annulled) => "annulled",
            Some(Standing::Withdrawn) => "withdrawn",
        };
        Person {
            number,
            known: name.is_some(),
            name: name.unwrap_or_else(|| self.words.with("page-nameless", "number", number)),
            gone: self.words.with("page-gone", "standing", standing),
        }
    }
}
