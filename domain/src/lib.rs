//! Xiangqi tournaments by the book.

pub mod vocabulary;
pub mod xiangqi;
