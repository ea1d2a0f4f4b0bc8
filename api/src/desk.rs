//! The desk: what can be done here, without a word of HTTP. A command comes in an envelope, is judged by the
//! domain against states folded from the ledger, and is answered when it is on disk. Routes and the command
//! line both come to this desk.

mod books;
mod contact;
mod deadlines;
mod due;
mod entries;
mod envelope;
mod failure;
mod folds;
mod games;
mod register;
mod run;
mod texts;
mod tokens;
mod tournaments;
pub mod versions;

pub use books::{AsOf, Desk};
pub use due::Taken;
pub use entries::{NewEntrant, written};
pub use envelope::{Envelope, SERVER};
pub use failure::{Between, Failure};
pub use folds::{Fold, GameFold, TournamentFold};
pub use register::found::{Found, Kept, Search};
pub use run::Done;
pub use texts::Texts;
pub use tokens::{Secret, administrator, administrator_with};
