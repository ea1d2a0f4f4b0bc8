//! Why a command to the federation's book is refused.

use strum::EnumCount;
use thiserror::Error;

use crate::vocabulary::{Reason, Refuse, Role, TokenId};

/// A refused command about tokens.
#[derive(Debug, Clone, PartialEq, Eq, Error, EnumCount)]
pub enum Refusal {
    /// There is a token of this id.
    #[error("there is a token {token}")]
    Exists {
        /// Which.
        token: TokenId,
    },
    /// There is no such token.
    #[error("there is no token {token}")]
    Unknown {
        /// Which.
        token: TokenId,
    },
    /// **Art. 16** – the issuer may not appoint to this office.
    #[error("the issuer may not appoint a {role}")]
    OutranksIssuer {
        /// The office.
        role: Role,
    },
    /// The office and its reach do not fit.
    #[error("the scope does not fit a {role}")]
    ScopeDoesNotFit {
        /// The office.
        role: Role,
        /// What is missing or too much.
        pointer: &'static str,
    },
}

impl Refuse for Refusal {
    fn reason(&self) -> Reason {
        match self {
            Self::Exists { token } => Reason::new("token.exists").fact("token", token),
            Self::Unknown { token } => Reason::new("token.unknown").fact("token", token),
            Self::OutranksIssuer { role } => {
                Reason::new("token.outranks_issuer").article("16").at("/role").fact("role", role)
            }
            Self::ScopeDoesNotFit { role, pointer } => {
                Reason::new("token.scope_does_not_fit").at(*pointer).fact("role", role)
            }
        }
    }
}
