//! Xiangqi tournaments by the book.

pub mod vocabulary;
