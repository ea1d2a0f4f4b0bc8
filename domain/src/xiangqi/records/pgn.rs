//! PGN, in and out, as Xiangqi programs write it: tags, numbered moves in any notation, comments and variations,
//! as many games as there are. Encodings are told before, in `encoding`.

mod between;
mod game;
mod number;
mod reader;
mod scanner;
mod word;
mod writer;

pub use reader::{is, is_around, read, tagged_game};
pub use writer::write;

#[cfg(test)]
mod tests;
