//! Why a request brought nothing: in words for the terminal, with what was sent, and without the token.

use crate::problem::ProblemDocument;

/// A request that failed.
#[derive(Debug, thiserror::Error)]
pub enum ClientError {
    /// The address is of no use.
    #[error("`{given}` is no address of a server: expected http://HOST[:PORT]")]
    Address {
        /// What was given.
        given: String,
    },
    /// Nobody answered, or not to the end.
    #[error("failed to get an answer to {request}: {why}")]
    NoAnswer {
        /// What was sent.
        request: String,
        /// What happened to it.
        why: String,
    },
    /// The server said no.
    #[error("{request} was refused: {}", in_words(.problem))]
    Refused {
        /// What was sent.
        request: String,
        /// The server's words.
        problem: Box<ProblemDocument>,
    },
    /// The answer is not what the API describes.
    #[error("failed to understand the answer {status} to {request}: {why}")]
    NotUnderstood {
        /// What was sent.
        request: String,
        /// The answer's status.
        status: u16,
        /// What is odd about it.
        why: String,
    },
}

impl ClientError {
    /// The code of the problem, where the server named one.
    #[must_use]
    pub fn code(&self) -> Option<&str> {
        match self {
            Self::Refused { problem, .. } => Some(&problem.code),
            _ => None,
        }
    }
}

fn in_words(problem: &ProblemDocument) -> String {
    let mut words = format!("{} {}: {}", problem.status, problem.code, problem.detail);
    if let Some(article) = &problem.article {
        words.push_str(&format!(" (Art. {article})"));
    }
    for error in &problem.errors {
        words.push_str(&format!("; {}: {} {}", error.pointer, error.code, error.detail));
    }
    words
}
