//! A token is issued: an office, and how far it reaches (**Art. 16**).

use crate::federation::event::{Issued, Scope, TokenEvent};
use crate::federation::refusal::Refusal;
use crate::federation::tokens::Tokens;
use crate::vocabulary::{Actor, Role, Timestamp, TokenId};

/// Issue a token.
#[derive(Debug, Clone)]
pub struct IssueToken {
    /// The new token.
    pub token: TokenId,
    /// SHA-256 of its secret, in lower-case hexadecimal.
    pub secret_sha256: String,
    /// The office.
    pub role: Role,
    /// How far it reaches.
    pub scope: Scope,
    /// What its issuer calls it.
    pub label: String,
    /// When it ends by itself.
    pub expires_at: Option<Timestamp>,
}

impl IssueToken {
    /// The facts that follow.
    ///
    /// # Errors
    /// When the office and its reach do not fit, or the issuer may not give it.
    pub fn decide(&self, tokens: &Tokens, issuer: &Actor) -> Result<Vec<TokenEvent>, Refusal> {
        if tokens.by_id.contains_key(&self.token) {
            return Err(Refusal::Exists { token: self.token });
        }
        if !may_appoint(issuer.role, self.role) {
            return Err(Refusal::OutranksIssuer { role: self.role });
        }
        let pointer = match self.role {
            Role::Administrator if self.scope != Scope::default() => Some("/scope"),
            Role::Administrator => None,
            _ if self.scope.tournament.is_none() => Some("/scope/tournament"),
            Role::Player if self.scope.entry.is_none() => Some("/scope/entry"),
            Role::Player | Role::Scorer => None,
            _ if !self.scope.games.is_empty() || !self.scope.tables.is_empty() => Some("/scope"),
            _ => None,
        };
        if let Some(pointer) = pointer {
            return Err(Refusal::ScopeDoesNotFit { role: self.role, pointer });
        }
        let issued = Issued {
            token: self.token,
            secret_sha256: self.secret_sha256.clone(),
            role: self.role,
            scope: self.scope.clone(),
            label: self.label.clone(),
            expires_at: self.expires_at,
        };
        Ok(vec![issued.into()])
    }
}

/// **Art. 16.1, 16.2** – the organiser appoints the officials of a tournament, the chief arbiter those below.
#[must_use]
pub const fn may_appoint(issuer: Role, role: Role) -> bool {
    match issuer {
        Role::Administrator => true,
        Role::Organiser => !matches!(role, Role::Administrator),
        Role::ChiefArbiter => matches!(role, Role::Arbiter | Role::Scorer | Role::Player | Role::Reader),
        Role::Arbiter | Role::ArbitrationCommittee | Role::Scorer | Role::Player | Role::Reader => false,
    }
}
