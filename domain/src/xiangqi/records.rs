//! Games as records keep them: PGN and DhtmlXQ in and out, XQF and CBL/CBR in. Bytes become text in one place,
//! a format is told by what is in a file and never by its name, and every move is played on a board before it is
//! believed. Files and folders belong to who calls.
//!
//! From the ground up: the [`Record`], its [`Tags`] and its [`Line`] of plies; what can be wrong, by name; a line
//! that grows, from text or from nodes; texts with escapes, bytes with fields; the [`Encoding`]; the formats; the
//! ways in and out.

mod assemble;
mod bytes;
pub mod cbl;
pub mod cbr;
pub mod dhtmlxq;
pub mod encoding;
mod escape;
pub mod export;
#[cfg(test)]
mod felled;
pub mod flaw;
mod growth;
pub mod import;
pub mod line;
mod nodes;
pub mod pgn;
pub mod reading;
pub mod record;
pub mod tags;
pub mod xqf;

#[cfg(test)]
mod laws;

pub use encoding::{Encoding, Replaced};
pub use export::{Target, export};
pub use flaw::{RecordError, RecordFlaw};
pub use import::{Format, Imported, import};
pub use line::{Line, Ply};
pub use reading::Reading;
pub use record::{Record, TRUNCATED, Truncation};
pub use tags::{RecordResult, Tags};
