//! Extractors: how a request is read. Strictly, and whatever is wrong leaves as a problem.
//!
//! `body` reads JSON, or takes a file, `query` and `path` the address, `key` and `preconditions` the headers of commands and
//! cached reads; `received` and `language` hand out what the edge stamped; `framework` makes actix's own
//! extractors speak the same.

mod body;
mod framework;
mod json;
mod key;
mod language;
mod path;
mod preconditions;
mod query;
mod received;

pub use body::{Body, BodyTime, File, IMPORT_LIMIT, LIMIT, LargeBody};
pub use framework::speak_problems;
pub use key::IdempotencyKey;
pub use path::Path;
pub use preconditions::{IfMatch, IfNoneMatch};
pub use query::{NoParameters, Query};
pub use received::Received;
