//! An entrant is registered by what is said in the request, and by what the register says of the player at that moment:
//! that is copied into the tournament's own book.

use std::collections::BTreeSet;

use chuhe_domain::tournament::{CategoryId, EntryKind, Particulars, RegisterEntry};
use chuhe_domain::vocabulary::{BookId, EntryId, PlayerId, Reason, Writing, WrittenName};

use super::books::Desk;
use super::envelope::Envelope;
use super::failure::Failure;
use super::register::found::Kept;
use super::run::Done;
use super::texts::Texts;

/// What is said of a new entrant. Where a player is named, the rest need not be.
#[derive(Debug, Clone, Default)]
pub struct NewEntrant {
    /// The id, where the sender chose it.
    pub id: Option<EntryId>,
    /// The name that is shown to whoever reads none of `names`.
    pub name: Option<String>,
    /// The name in each script.
    pub names: Vec<(Writing, String)>,
    /// The federation, club or team.
    pub federation: Option<String>,
    /// The rating.
    pub rating: Option<u32>,
    /// The categories.
    pub categories: BTreeSet<CategoryId>,
    /// The player of the register.
    pub player: Option<PlayerId>,
    /// A player or a team.
    pub kind: EntryKind,
    /// The team a player is a member of.
    pub team: Option<EntryId>,
    /// Whether the entrant comes after registration has closed.
    pub late: bool,
}

impl Desk {
    /// Registers an entrant. The register is looked at by whoever is first to use the key, and never for a repeat.
    ///
    /// # Errors
    /// When it is refused, the register knows no such player, or the ledger fails.
    pub async fn enter(&self, envelope: &Envelope, book: BookId, new: NewEntrant) -> Result<Done, Failure> {
        let new = match new.player {
            None => new,
            Some(player) => {
                if let Some(done) = self.answered(envelope).await? {
                    return Ok(done);
                }
                new.beside(&self.player_to_enter(player).await?)
            }
        };
        let mut texts = Texts::default();
        let names = written(new.names, &mut texts);
        let name = match new.name {
            Some(name) => texts.take(name),
            None => names.first().map(|first| first.name.clone()).ok_or_else(nameless)?,
        };
        let register = RegisterEntry {
            entry: new.id.unwrap_or_else(|| EntryId(envelope.mint().id(0))),
            name,
            federation: new.federation,
            rating: new.rating,
            particulars: Particulars {
                names,
                categories: new.categories,
                player: new.player,
                kind: new.kind,
                team: new.team,
            },
            late: new.late,
        };
        self.command(envelope, book, 201, texts, &register).await
    }

    async fn player_to_enter(&self, player: PlayerId) -> Result<Kept, Failure> {
        match self.player(player).await {
            Ok(kept) if !kept.player.erased => Ok(kept),
            Ok(_) | Err(Failure::NotFound(_)) => {
                let unknown = Reason::new("tournament.unknown_player").fact("player", player);
                Err(Failure::NotFound(unknown.at("/player")))
            }
            Err(failure) => Err(failure),
        }
    }
}

impl NewEntrant {
    /// The same with what the register knows and the request does not say.
    fn beside(mut self, kept: &Kept) -> Self {
        let player = &kept.player;
        if self.name.is_none() && self.names.is_empty() {
            let name = |(writing, name): &(Writing, _)| Some((*writing, kept.text(*name)?.to_owned()));
            self.names = player.names.iter().filter_map(name).collect();
        }
        self.federation = self.federation.or_else(|| player.federation.clone());
        self.rating = self.rating.or_else(|| player.rating().map(|rating| rating.rating));
        self
    }
}

/// Names on their way to the ledger.
pub fn written(names: Vec<(Writing, String)>, texts: &mut Texts) -> Vec<WrittenName> {
    names.into_iter().map(|(writing, name)| WrittenName { writing, name: texts.take(name) }).collect()
}

fn nameless() -> Failure {
    Failure::NotFound(Reason::new("request.missing_field").fact("field", "name").at("/name"))
}
