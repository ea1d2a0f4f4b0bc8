//! A token is revoked.

use crate::federation::event::{Revoked, TokenEvent};
use crate::federation::refusal::Refusal;
use crate::federation::tokens::Tokens;
use crate::vocabulary::TokenId;

/// Revoke a token.
#[derive(Debug, Clone, Copy)]
pub struct RevokeToken {
    /// Which.
    pub token: TokenId,
}

impl RevokeToken {
    /// The facts that follow; revoking again changes nothing.
    ///
    /// # Errors
    /// When there is no such token.
    pub fn decide(&self, tokens: &Tokens) -> Result<Vec<TokenEvent>, Refusal> {
        match tokens.by_id.get(&self.token) {
            None => Err(Refusal::Unknown { token: self.token }),
            Some(token) if token.revoked => Ok(Vec::new()),
            Some(_) => Ok(vec![Revoked { token: self.token }.into()]),
        }
    }
}
