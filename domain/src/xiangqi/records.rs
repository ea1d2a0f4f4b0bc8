//! Games as records keep them: PGN and DhtmlXQ in and out, XQF and CBL/CBR in. Bytes become text in one place,
//! a format is told by what is in a file and never by its name, and every move is played on a board before it is
//! believed. Files and folders belong to who calls.
//!
//! From the ground up: the [`Record`], its [`Tags`] and its [`Line`] of plies; what can be wrong, by name; a line
//! that grows, and texts with escapes; the [`Encoding`]; the formats; the ways in and out.

pub mod dhtmlxq;
pub mod encoding;
mod escape;
pub mod export;
pub mod flaw;
mod growth;
pub mod import;
pub mod line;
pub mod pgn;
pub mod reading;
pub mod record;
pub mod tags;

#[cfg(test)]
mod laws;

pub use encoding::Encoding;
pub use export::{Target, export};
pub use flaw::{RecordError, RecordFlaw};
pub use import::{Format, Imported, import};
pub use line::{Line, Ply};
pub use reading::Reading;
pub use record::{Record, Truncation};
pub use tags::{RecordResult, Tags};
