//! Entrants.

use std::collections::{BTreeSet, HashMap};

use chuhe_domain::tournament::{CategoryId, Entry, EntryKind, Standing, Tournament};
use chuhe_domain::vocabulary::{EntryId, PersonalId, PlayerId};
use serde::{Deserialize, Deserializer, Serialize, de};
use utoipa::ToSchema;

use super::chosen::chosen;
use super::names::WrittenNames;
use super::text::{Name, ShortName};
use crate::desk::NewEntrant;
use crate::language::Language;
use crate::problem::{Code, Problem};

/// An entrant to be registered: by a name, by names, or as a player of the register.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(examples(json!({ "name": "Example Player", "federation": "HKG", "rating": 2100 })))]
pub struct NewEntry {
    /// The id, where the sender wants to choose it (a UUIDv7).
    #[serde(default, deserialize_with = "chosen")]
    #[schema(nullable = false)]
    pub id: Option<EntryId>,
    /// The player of the register: name, federation and current rating are taken from there as they are now, where
    /// nothing else is said here.
    #[schema(nullable = false)]
    pub player: Option<PlayerId>,
    /// The name; kept apart from the ledger as personal data. Beside `names`, it is shown to whoever reads none of them.
    #[schema(nullable = false)]
    pub name: Option<Name>,
    /// The name in several scripts: readers are shown theirs.
    #[schema(nullable = false)]
    pub names: Option<WrittenNames>,
    /// The federation, club or team.
    #[schema(nullable = false)]
    pub federation: Option<ShortName>,
    /// The rating.
    #[serde(default, deserialize_with = "rating")]
    #[schema(nullable = false, maximum = 10000)]
    pub rating: Option<u16>,
    /// The categories, of those that the regulations declare.
    #[serde(default)]
    #[schema(max_items = 64)]
    pub categories: BTreeSet<CategoryId>,
    /// A player or, where teams play (**Art. 12**), a team; left out, a player.
    #[serde(default)]
    pub kind: EntryKind,
    /// The team a player is a member of, entered before; the members stand in the order of registration, until they are put in
    /// another.
    #[schema(nullable = false)]
    pub team: Option<EntryId>,
    /// Whether the entrant comes after registration has closed: a late comer, to be admitted to a stage whose numbers
    /// are drawn, or a reserve.
    #[serde(default)]
    pub late: bool,
}

impl NewEntry {
    /// What is said of the entrant.
    ///
    /// # Errors
    /// Where nobody is named.
    pub fn into_entrant(self) -> Result<NewEntrant, Problem> {
        if self.player.is_none() && self.name.is_none() && self.names.is_none() {
            return Err(Problem::new(Code::MISSING_FIELD).fact("field", "name").at("/name"));
        }
        Ok(NewEntrant {
            id: self.id,
            name: self.name.map(Name::into_inner),
            names: self.names.map(WrittenNames::into_inner).unwrap_or_default(),
            federation: self.federation.map(ShortName::into_inner),
            rating: self.rating.map(u32::from),
            categories: self.categories,
            player: self.player,
            kind: self.kind,
            team: self.team,
            late: self.late,
        })
    }
}

/// What is to be put right of an entrant; what is left out stays.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(examples(json!({ "rating": 2150 })))]
pub struct EntryAmendment {
    /// The name; it takes the place of `names` too, unless they are said again.
    #[schema(nullable = false)]
    pub name: Option<Name>,
    /// The name in several scripts; all of them.
    #[schema(nullable = false)]
    pub names: Option<WrittenNames>,
    /// The federation, club or team.
    #[schema(nullable = false)]
    pub federation: Option<ShortName>,
    /// The rating.
    #[serde(default, deserialize_with = "rating")]
    #[schema(nullable = false, maximum = 10000)]
    pub rating: Option<u16>,
    /// The categories; all of them.
    #[schema(nullable = false, max_items = 64)]
    pub categories: Option<BTreeSet<CategoryId>>,
}

const MOST_RATING: u16 = 10_000;

pub(super) fn rating<'de, D: Deserializer<'de>>(input: D) -> Result<Option<u16>, D::Error> {
    match Option::deserialize(input)? {
        Some(rating) if rating > MOST_RATING => {
            Err(de::Error::custom(format!("expected at most {MOST_RATING}, found {rating}")))
        }
        rating => Ok(rating),
    }
}

/// An entrant, as tables name one.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct Player {
    /// The entrant.
    pub entry: EntryId,
    /// The number drawn in the stage that is spoken of; before the draw, the place of registration.
    pub number: u32,
    /// The name; absent once it was erased.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub name: Option<String>,
}

/// Names everybody in a tournament, each by the name that is written for the reader.
#[derive(Clone, Copy)]
pub struct Names<'a> {
    tournament: &'a Tournament,
    names: &'a HashMap<PersonalId, String>,
    reader: Language,
}

impl<'a> Names<'a> {
    /// Names from this tournament and what is known of its people.
    #[must_use]
    pub const fn new(
        tournament: &'a Tournament,
        names: &'a HashMap<PersonalId, String>,
        reader: Language,
    ) -> Self {
        Self { tournament, names, reader }
    }

    /// The name, where it is still known.
    #[must_use]
    pub fn name(&self, entry: EntryId) -> Option<String> {
        let name = self.tournament.entries.get(&entry)?.name_for(self.reader.writing());
        self.names.get(&name.id).cloned()
    }

    /// The name in each script, where several are known.
    #[must_use]
    pub fn names(&self, entry: &Entry) -> Option<WrittenNames> {
        let names = entry.particulars.names.iter();
        let known = names.filter_map(|name| Some((name.writing, self.names.get(&name.name.id)?.clone())));
        WrittenNames::of(known.collect())
    }

    /// The entrant, named.
    #[must_use]
    pub fn player(&self, entry: EntryId) -> Player {
        Player { entry, number: self.tournament.number(entry), name: self.name(entry) }
    }

    /// The entrant, named, with the number it has in a stage.
    #[must_use]
    pub fn player_in(&self, stage: u32, entry: EntryId) -> Player {
        Player { number: self.tournament.number_in(stage, entry), ..self.player(entry) }
    }
}

/// An entrant.
#[derive(Debug, Serialize, ToSchema)]
pub struct EntryView {
    /// The entrant.
    pub id: EntryId,
    /// In which place it was registered, from 1.
    pub registered: u32,
    /// The number drawn, in the first stage it was drawn in; before the draw, the place of registration.
    pub number: u32,
    /// The name; absent once it was erased.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub name: Option<String>,
    /// The name in each script, where it is known by script.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub names: Option<WrittenNames>,
    /// The federation, club or team.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub federation: Option<String>,
    /// The rating.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub rating: Option<u32>,
    /// The categories the entrant is ranked in.
    #[serde(skip_serializing_if = "BTreeSet::is_empty")]
    pub categories: BTreeSet<CategoryId>,
    /// The player of the register from whom this was taken.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub player: Option<PlayerId>,
    /// What it is, where it is no player.
    #[serde(skip_serializing_if = "EntryKind::is_player")]
    pub kind: EntryKind,
    /// The team a player is a member of.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub team: Option<EntryId>,
    /// The members of a team who have not left, in the order of their boards (**Art. 12.1**).
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub members: Vec<EntryId>,
    /// Whether the entrant still plays.
    pub standing: Standing,
}

impl EntryView {
    /// What is shown of an entry.
    #[must_use]
    pub fn of(entry: &Entry, names: &Names<'_>) -> Self {
        let player = names.player(entry.id);
        Self {
            id: entry.id,
            registered: entry.registered,
            number: player.number,
            name: player.name,
            names: names.names(entry),
            federation: entry.federation.clone(),
            rating: entry.rating,
            categories: entry.particulars.categories.clone(),
            player: entry.particulars.player,
            kind: entry.particulars.kind,
            team: entry.particulars.team,
            members: names.tournament.roster(entry.id),
            standing: entry.standing(),
        }
    }
}

/// The entrants of a tournament.
#[derive(Debug, Serialize, ToSchema)]
pub struct EntriesView {
    /// In the order of registration.
    pub entries: Vec<EntryView>,
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn a_rating_has_a_bound() {
        let rated = |rating: u32| serde_json::from_value::<EntryAmendment>(json!({ "rating": rating }));
        assert_eq!(rated(10_000).unwrap().rating, Some(10_000));
        assert!(rated(10_001).unwrap_err().to_string().contains("at most 10000"));
        assert!(rated(70_000).is_err());
        assert_eq!(serde_json::from_value::<EntryAmendment>(json!({})).unwrap().rating, None);
    }
}
