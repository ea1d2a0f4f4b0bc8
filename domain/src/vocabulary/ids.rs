//! Identifiers: UUIDs, one type for each kind of thing, and the mint that makes new ones without randomness.

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use uuid::{Builder, Uuid};

use super::time::Timestamp;

macro_rules! ids {
    ($($(#[$doc:meta])* $name:ident;)*) => {$(
        $(#[$doc])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        #[serde(transparent)]
        #[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(value_type = Uuid))]
        pub struct $name(pub Uuid);

        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                self.0.fmt(f)
            }
        }

        impl std::str::FromStr for $name {
            type Err = uuid::Error;

            fn from_str(text: &str) -> Result<Self, Self::Err> {
                text.parse().map(Self)
            }
        }
    )*};
}

ids! {
    /// A book of the ledger: a tournament's, or the federation's. A tournament *is* its book.
    BookId;
    /// A game: one pairing's play over the board.
    GameId;
    /// A match (場): the meeting of two entrants in a round. Where it is one game, it has the game's id.
    MatchId;
    /// An entrant of a tournament: a player, a team, or a member of a team.
    EntryId;
    /// A piece of personal data, kept apart from the event that speaks of it.
    PersonalId;
    /// A player of the federation's register.
    PlayerId;
    /// A token: whoever holds it acts under this id.
    TokenId;
    /// A command, as its sender names it (the `Idempotency-Key`).
    CommandId;
}

/// **Art. 14.2** – a match of one game is that game.
impl From<GameId> for MatchId {
    fn from(game: GameId) -> Self {
        Self(game.0)
    }
}

impl BookId {
    /// The federation's own book: tokens and players, and later webhooks and custom rule sets.
    pub const FEDERATION: Self = Self(Uuid::from_u128(0x6368_7568_6500_8000_8000_0000_0000_0001));
}

/// Makes the ids a decision needs: UUIDv7 whose random part is drawn from the command's id and its sender's, so
/// that deciding the same command again (after a conflict, on another node) makes the same ids, and no two senders
/// make the same ones.
#[derive(Debug, Clone, Copy)]
pub struct Mint {
    actor: TokenId,
    command: CommandId,
    at: Timestamp,
}

impl Mint {
    /// A mint for one command of `actor`, received at `at`.
    #[must_use]
    pub const fn new(actor: TokenId, command: CommandId, at: Timestamp) -> Self {
        Self { actor, command, at }
    }

    /// The `n`th id of this command.
    #[must_use]
    pub fn id(&self, n: usize) -> Uuid {
        let digest = Sha256::new()
            .chain_update(b"chuhe id\0")
            .chain_update(self.actor.0.as_bytes())
            .chain_update(self.command.0.as_bytes())
            .chain_update(n.to_be_bytes())
            .finalize();
        let mut random = [0; 10];
        random.copy_from_slice(digest.as_slice().split_at(10).0);
        let ms = u64::try_from(self.at.as_millis()).unwrap_or(0);
        Builder::from_unix_timestamp_millis(ms, &random).into_uuid()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_command_makes_its_ids_again_and_nobody_elses() {
        let (one, other) = (TokenId(Uuid::from_u128(1)), TokenId(Uuid::from_u128(2)));
        let (command, at) = (CommandId(Uuid::from_u128(3)), Timestamp::from_millis(1_790_000_000_000));
        let mint = Mint::new(one, command, at);
        assert_eq!(mint.id(0), Mint::new(one, command, at).id(0));
        assert_ne!(mint.id(0), mint.id(1));
        assert_ne!(mint.id(0), Mint::new(other, command, at).id(0));
        assert_eq!(mint.id(0).get_version_num(), 7);
    }

    #[test]
    fn the_federations_book_is_no_id_that_a_sender_may_choose() {
        assert_ne!(BookId::FEDERATION.0.get_version_num(), 7);
    }
}
