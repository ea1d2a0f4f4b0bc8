//! The federation's own book: who may act on this server, and who plays; and the reports federations send each other.

pub mod event;
pub mod issue;
pub mod players;
pub mod refusal;
pub mod revoke;
pub mod tokens;
pub mod trf;

pub use event::{Scope, TokenEvent};
pub use issue::IssueToken;
pub use players::{PlayerEvent, Players};
pub use refusal::Refusal;
pub use revoke::RevokeToken;
pub use tokens::{Token, Tokens};
