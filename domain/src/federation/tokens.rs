//! The tokens that were issued, and what each allows.

use std::collections::BTreeMap;

use crate::federation::event::{Scope, TokenEvent};
use crate::vocabulary::{Role, Timestamp, TokenId};

/// One token.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Token {
    /// Its id: the actor of what is done with it.
    pub id: TokenId,
    /// The office it stands for.
    pub role: Role,
    /// How far it reaches.
    pub scope: Scope,
    /// What its issuer calls it.
    pub label: String,
    /// When it ends by itself.
    pub expires_at: Option<Timestamp>,
    /// Whether it was revoked.
    pub revoked: bool,
}

impl Token {
    /// Whether it is good at this instant.
    #[must_use]
    pub fn is_good(&self, now: Timestamp) -> bool {
        !self.revoked && self.expires_at.is_none_or(|end| now < end)
    }
}

/// All tokens, by id and by the hash of their secrets.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Tokens {
    /// By id.
    pub by_id: BTreeMap<TokenId, Token>,
    by_secret: BTreeMap<String, TokenId>,
}

impl Tokens {
    /// The token whose secret has this SHA-256, in lower-case hexadecimal.
    #[must_use]
    pub fn with_secret(&self, sha256: &str) -> Option<&Token> {
        self.by_secret.get(sha256).and_then(|id| self.by_id.get(id))
    }

    /// The tokens after `event`.
    pub fn evolve(&mut self, event: &TokenEvent) {
        match event {
            TokenEvent::Issued(issued) => {
                let token = Token {
                    id: issued.token,
                    role: issued.role,
                    scope: issued.scope.clone(),
                    label: issued.label.clone(),
                    expires_at: issued.expires_at,
                    revoked: false,
                };
                self.by_secret.insert(issued.secret_sha256.clone(), issued.token);
                self.by_id.insert(issued.token, token);
            }
            TokenEvent::Revoked(revoked) => {
                if let Some(token) = self.by_id.get_mut(&revoked.token) {
                    token.revoked = true;
                }
            }
        }
    }
}
