//! The ledger: open it, append to it, read it, follow it, verify it.

mod follow;
mod handle;
mod hearing;
mod location;
mod reader;
mod rebuild;
mod settings;
mod signals;
mod verify;
mod writer;

pub use crate::journal::append::{Append, Appended, CommandRecord, Guard, NewEvent, NewPersonal, Outcome};
pub use crate::journal::catalogue::{CatalogueEntry, CatalogueQuery};
pub use crate::journal::chain::link;
pub use crate::journal::deadline::{Deadline, DeadlineChange, DeadlineKind};
pub use crate::journal::error::{GuardFailure, Invalid, StoreError};
pub use crate::journal::heard::Heard;
pub use crate::journal::stored::{Head, StoredEvent, TablesHead};
pub use crate::journal::validate::{MAX_APPEND, MAX_DEADLINES, MAX_EVENTS, MAX_TEXT};
pub use follow::Slices;
pub use handle::Ledger;
pub use hearing::Hearing;
pub use location::Location;
pub use rebuild::Rebuilt;
pub use settings::Settings;
pub use verify::{Finding, Verified};
