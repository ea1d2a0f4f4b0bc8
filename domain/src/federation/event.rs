//! What can have happened in the federation's book: tokens were issued and revoked.

use serde::{Deserialize, Serialize};

use crate::vocabulary::events::event_family;
use crate::vocabulary::{BookId, EntryId, GameId, Role, Timestamp, TokenId};

event_family! {
    /// A fact of a token's stream.
    TokenEvent {
        Issued = "token.issued", schema 1;
        Revoked = "token.revoked", schema 1;
    }
}

/// How far a token reaches.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Scope {
    /// The tournament; none means all.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub tournament: Option<BookId>,
    /// The tables (a scorer's device); empty means all.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub tables: Vec<u32>,
    /// The games (a scorer's device); empty means all.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub games: Vec<GameId>,
    /// The entrant (a player's token).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub entry: Option<EntryId>,
}

/// A token was issued. Its secret was shown once and is kept nowhere.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Issued {
    /// The token.
    pub token: TokenId,
    /// SHA-256 of the secret, in lower-case hexadecimal.
    pub secret_sha256: String,
    /// The office it stands for.
    pub role: Role,
    /// How far it reaches.
    pub scope: Scope,
    /// What its issuer calls it: a table, a device; not a person's name.
    pub label: String,
    /// When it ends by itself.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub expires_at: Option<Timestamp>,
}

/// A token was revoked.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Revoked {
    /// The token.
    pub token: TokenId,
}
