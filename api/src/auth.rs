//! Who may do what: a token is read, its office and reach are held against what the handler asks for by its
//! type (`Allowed<office::ChiefArbiter>`), and a command becomes an envelope in its holder's name.

mod allowed;
mod anyone;
mod bearer;
mod command;
pub mod office;
mod visible;

pub use allowed::Allowed;
pub use anyone::Anyone;
pub use command::{Command, Content, DryRun, Large, NoBody, OrNothing, Tried};
pub use visible::Visible;
