//! Tokens.

use chuhe_domain::federation::{Scope, Token};
use chuhe_domain::vocabulary::{BookId, EntryId, GameId, Role, TokenId};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::numbers;
use super::text::Label;
use crate::timestamp::Timestamp;

/// How far a token reaches.
#[derive(Debug, Default, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields, default)]
pub struct ScopeBody {
    /// The tournament; every office but the administrator's is of one.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub tournament: Option<BookId>,
    /// For a scorer: the tables; none means all.
    #[serde(deserialize_with = "numbers::table")]
    #[schema(max_items = 1000)]
    pub tables: Vec<u32>,
    /// For a scorer: the games; none means all.
    #[schema(max_items = 1000)]
    pub games: Vec<GameId>,
    /// For a player: the entrant.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub entry: Option<EntryId>,
}

impl From<ScopeBody> for Scope {
    fn from(body: ScopeBody) -> Self {
        Self { tournament: body.tournament, tables: body.tables, games: body.games, entry: body.entry }
    }
}

/// A token to be issued.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(examples(json!({
    "role": "scorer",
    "scope": { "tournament": "01930000-0000-7000-8000-000000000001", "tables": [1, 2] },
    "label": "tables 1 and 2"
})))]
pub struct NewToken {
    /// The office it stands for (**Art. 16–18**).
    pub role: Role,
    /// How far it reaches.
    #[serde(default)]
    pub scope: ScopeBody,
    /// What to call it: a table, a device; not a person's name, for it stands in the ledger.
    pub label: Label,
    /// When it ends by itself.
    #[schema(nullable = false)]
    pub expires_at: Option<Timestamp>,
}

/// A token.
#[derive(Debug, Serialize, ToSchema)]
pub struct TokenView {
    /// Its id: the actor of what is done with it.
    pub id: TokenId,
    /// The office it stands for.
    pub role: Role,
    /// How far it reaches.
    pub scope: ScopeBody,
    /// What it is called.
    pub label: String,
    /// When it ends by itself.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub expires_at: Option<Timestamp>,
    /// Whether it was revoked.
    pub revoked: bool,
    /// The secret, in the first answer to its issuing and never again.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub secret: Option<String>,
}

impl From<&Token> for TokenView {
    fn from(token: &Token) -> Self {
        let Scope { tournament, tables, games, entry } = token.scope.clone();
        Self {
            id: token.id,
            role: token.role,
            scope: ScopeBody { tournament, tables, games, entry },
            label: token.label.clone(),
            expires_at: token.expires_at.map(Timestamp::from),
            revoked: token.revoked,
            secret: None,
        }
    }
}

/// The tokens the asker may see.
#[derive(Debug, Serialize, ToSchema)]
pub struct TokensView {
    /// In the order of their ids.
    pub tokens: Vec<TokenView>,
}
