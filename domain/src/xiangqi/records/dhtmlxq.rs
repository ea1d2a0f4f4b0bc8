//! DhtmlXQ, in and out: blocks `[DhtmlXQ]…[/DhtmlXQ]` of named fields, alone or anywhere in a page. Moves are pairs
//! of points, two digits each: the file from Red's left, then the rank from Black's back rank.

mod field;
mod html;
mod name;
mod reader;
mod squares;
mod start;
mod writer;

pub use field::{begins, is};
pub use reader::read;
pub use writer::write;

#[cfg(test)]
mod tests;
