//! Problems: how every refusal leaves the server (RFC 9457, `application/problem+json`).
//!
//! `catalogue` holds the one table of codes; `words` says each in four languages; `error` is what handlers and
//! extractors return; `document` is what is sent; `answers` are the reusable responses of the OpenAPI document.

mod answers;
pub mod catalogue;
mod document;
mod error;
#[cfg(test)]
mod handbook;
#[cfg(test)]
mod refusals;
mod words;

pub use answers::{
    Guarded, Judging, Listing, Plain, ProblemResponse, Reading, Searching, Stateless, Writing,
};
pub use catalogue::Code;
pub use document::{FieldProblem, ProblemDocument};
pub use error::{CONTENT_TYPE, Problem};
