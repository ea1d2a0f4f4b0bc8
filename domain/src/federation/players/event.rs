//! What can have happened to a player of the register.

use serde::{Deserialize, Serialize};

use crate::vocabulary::events::event_family;
use crate::vocabulary::{Day, PersonalId, PersonalRef, PlayerId, WrittenName};

event_family! {
    /// A fact of a player's stream.
    PlayerEvent {
        Registered = "player.registered", schema 1;
        Amended = "player.amended", schema 1;
        Rated = "player.rated", schema 1;
        Erased = "player.erased", schema 1;
    }
}

impl PlayerEvent {
    /// Whom it is about.
    #[must_use]
    pub const fn player(&self) -> PlayerId {
        match self {
            Self::Registered(event) => event.player,
            Self::Amended(event) => event.player,
            Self::Rated(event) => event.player,
            Self::Erased(event) => event.player,
        }
    }
}

/// What is said of a player; what is left out is not said.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Details {
    /// The name in each script, the one to be shown by default first; empty where nothing is said of it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub names: Vec<WrittenName>,
    /// The federation or association.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub federation: Option<String>,
    /// The title.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub title: Option<String>,
    /// All numbers by which others know the player.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub external_ids: Option<Vec<ExternalId>>,
    /// The year or the day of birth.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub born: Option<PersonalRef>,
    /// The sex, as events part players by it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub sex: Option<PersonalRef>,
    /// Whether anyone may read names, federation, title and ratings.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub public: Option<bool>,
}

impl Details {
    /// Whether nothing is said.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        *self == Self::default()
    }

    /// Every text that is spoken of.
    pub fn texts(&self) -> impl Iterator<Item = PersonalId> {
        let names = self.names.iter().map(|name| name.name.id);
        let numbers = self.external_ids.iter().flatten().map(|id| id.id.id);
        let others = [&self.born, &self.sex].into_iter().flatten().map(|text| text.id);
        names.chain(numbers).chain(others)
    }
}

/// A number by which somebody else knows the player.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ExternalId {
    /// Who numbers: `axf`, `wxf`, `national`, or whatever else.
    pub system: String,
    /// The number.
    pub id: PersonalRef,
}

/// A rating on one list.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Rating {
    /// Whose list.
    pub list: String,
    /// The rating.
    pub rating: u32,
    /// The day the list is of.
    pub as_of: Day,
}

/// A player was entered in the register.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Registered {
    /// The player.
    pub player: PlayerId,
    /// What is known; a name at least.
    pub details: Details,
    /// The ratings the player came with.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub ratings: Vec<Rating>,
}

/// What is known of a player was put right; what is not said again stays.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Amended {
    /// The player.
    pub player: PlayerId,
    /// What is new.
    pub details: Details,
}

/// A player was rated.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Rated {
    /// The player.
    pub player: PlayerId,
    /// How.
    pub rating: Rating,
}

/// The register forgot a player: every text about the player is gone, and the numbers are anybody's again.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Erased {
    /// The player.
    pub player: PlayerId,
    /// What was erased.
    pub personal: Vec<PersonalId>,
}
