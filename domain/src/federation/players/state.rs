//! The register as it stands: its players, without a word about anybody.

use std::collections::BTreeMap;

use crate::federation::players::event::{Details, PlayerEvent, Rating};
use crate::vocabulary::{PersonalId, PlayerId, Writing};

/// One player.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Player {
    /// The player.
    pub id: PlayerId,
    /// The name in each script; the first is shown by default.
    pub names: Vec<(Writing, PersonalId)>,
    /// The federation or association.
    pub federation: Option<String>,
    /// The title.
    pub title: Option<String>,
    /// The number in each system.
    pub external_ids: Vec<(String, PersonalId)>,
    /// The year or the day of birth.
    pub born: Option<PersonalId>,
    /// The sex.
    pub sex: Option<PersonalId>,
    /// Whether anyone may read names, federation, title and ratings.
    pub public: bool,
    /// The newest rating of each list; the one that was recorded last, last.
    pub ratings: Vec<Rating>,
    /// Whether the register has forgotten the player.
    pub erased: bool,
    /// Every text about the player that the ledger refers to.
    pub personal: Vec<PersonalId>,
}

impl Player {
    fn new(id: PlayerId) -> Self {
        Self {
            id,
            names: Vec::new(),
            federation: None,
            title: None,
            external_ids: Vec::new(),
            born: None,
            sex: None,
            public: false,
            ratings: Vec::new(),
            erased: false,
            personal: Vec::new(),
        }
    }

    /// The current rating: of the newest list, whosever it is; of lists of one day the one recorded last.
    #[must_use]
    pub fn rating(&self) -> Option<&Rating> {
        self.ratings.iter().max_by_key(|rating| rating.as_of)
    }

    fn describe(&mut self, details: &Details) {
        if !details.names.is_empty() {
            self.names = details.names.iter().map(|name| (name.writing, name.name.id)).collect();
        }
        if let Some(ids) = &details.external_ids {
            self.external_ids = ids.iter().map(|id| (id.system.clone(), id.id.id)).collect();
        }
        let replace = |known: &mut Option<String>, said: &Option<String>| {
            if said.is_some() {
                known.clone_from(said);
            }
        };
        replace(&mut self.federation, &details.federation);
        replace(&mut self.title, &details.title);
        self.born = details.born.as_ref().map(|born| born.id).or(self.born);
        self.sex = details.sex.as_ref().map(|sex| sex.id).or(self.sex);
        self.public = details.public.unwrap_or(self.public);
        self.personal.extend(details.texts());
    }

    /// A list of an earlier day is on record, and changes nothing here.
    fn rate(&mut self, rating: &Rating) {
        let known = self.ratings.iter().position(|known| known.list == rating.list);
        if let Some(known) = known {
            if self.ratings.get(known).is_some_and(|known| known.as_of > rating.as_of) {
                return;
            }
            self.ratings.remove(known);
        }
        self.ratings.push(rating.clone());
    }
}

/// Everybody who was ever entered.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Players {
    by_id: BTreeMap<PlayerId, Player>,
    order: Vec<PlayerId>,
}

impl Players {
    /// The player, also one that is forgotten.
    #[must_use]
    pub fn get(&self, player: PlayerId) -> Option<&Player> {
        self.by_id.get(&player)
    }

    /// Everybody from this place on, in the order of registration: the first has place 0, and keeps it.
    pub fn after(&self, place: usize) -> impl Iterator<Item = (usize, &Player)> {
        let rest = self.order.iter().enumerate().skip(place);
        rest.filter_map(|(place, id)| self.by_id.get(id).map(|player| (place, player)))
    }

    /// How many were ever entered.
    #[must_use]
    pub const fn len(&self) -> usize {
        self.order.len()
    }

    /// Whether nobody was ever entered.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.order.is_empty()
    }

    /// The register after `event`.
    pub fn evolve(&mut self, event: &PlayerEvent) {
        match event {
            PlayerEvent::Registered(new) => {
                let mut player = Player::new(new.player);
                player.describe(&new.details);
                new.ratings.iter().for_each(|rating| player.rate(rating));
                if self.by_id.insert(new.player, player).is_none() {
                    self.order.push(new.player);
                }
            }
            PlayerEvent::Amended(amended) => {
                self.change(amended.player, |player| player.describe(&amended.details));
            }
            PlayerEvent::Rated(rated) => self.change(rated.player, |player| player.rate(&rated.rating)),
            PlayerEvent::Erased(erased) => self.change(erased.player, |player| {
                *player = Player { erased: true, ..Player::new(player.id) };
            }),
        }
    }

    fn change(&mut self, player: PlayerId, change: impl FnOnce(&mut Player)) {
        if let Some(player) = self.by_id.get_mut(&player) {
            change(player);
        }
    }
}
