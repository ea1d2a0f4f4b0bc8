//! Entrants.

use std::collections::HashMap;

use chuhe_domain::tournament::{Entry, Standing, Tournament};
use chuhe_domain::vocabulary::{EntryId, PersonalId};
use serde::{Deserialize, Deserializer, Serialize, de};
use utoipa::ToSchema;

use super::chosen::chosen;
use super::text::{Name, ShortName};

/// An entrant to be registered.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(examples(json!({ "name": "Example Player", "federation": "HKG", "rating": 2100 })))]
pub struct NewEntry {
    /// The id, where the sender wants to choose it (a UUIDv7).
    #[serde(default, deserialize_with = "chosen")]
    #[schema(nullable = false)]
    pub id: Option<EntryId>,
    /// The name; kept apart from the ledger as personal data.
    pub name: Name,
    /// The federation, club or team.
    #[schema(nullable = false)]
    pub federation: Option<ShortName>,
    /// The rating.
    #[serde(default, deserialize_with = "rating")]
    #[schema(nullable = false, maximum = 10000)]
    pub rating: Option<u16>,
}

/// What is to be put right of an entrant; what is left out stays.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(examples(json!({ "rating": 2150 })))]
pub struct EntryAmendment {
    /// The name.
    #[schema(nullable = false)]
    pub name: Option<Name>,
    /// The federation, club or team.
    #[schema(nullable = false)]
    pub federation: Option<ShortName>,
    /// The rating.
    #[serde(default, deserialize_with = "rating")]
    #[schema(nullable = false, maximum = 10000)]
    pub rating: Option<u16>,
}

const MOST_RATING: u16 = 10_000;

fn rating<'de, D: Deserializer<'de>>(input: D) -> Result<Option<u16>, D::Error> {
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

/// Names everybody in a tournament.
#[derive(Clone, Copy)]
pub struct Names<'a> {
    tournament: &'a Tournament,
    names: &'a HashMap<PersonalId, String>,
}

impl<'a> Names<'a> {
    /// Names from this tournament and what is known of its people.
    #[must_use]
    pub const fn new(tournament: &'a Tournament, names: &'a HashMap<PersonalId, String>) -> Self {
        Self { tournament, names }
    }

    /// The name, where it is still known.
    #[must_use]
    pub fn name(&self, entry: EntryId) -> Option<String> {
        self.tournament.entries.get(&entry).and_then(|entry| self.names.get(&entry.name.id)).cloned()
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
    /// The federation, club or team.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub federation: Option<String>,
    /// The rating.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub rating: Option<u32>,
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
            federation: entry.federation.clone(),
            rating: entry.rating,
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
