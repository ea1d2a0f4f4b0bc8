//! Xiangqi tournaments by the book.
#![warn(missing_docs, clippy::expect_used, clippy::indexing_slicing)]

pub mod event;
pub mod federation;
pub mod game;
pub mod pairing;
pub mod standings;
pub mod tables;
pub mod tournament;
pub mod vocabulary;
pub mod xiangqi;
