//! How a failure of the desk is told over HTTP.

use actix_web::http::header::{ETAG, EntityTag, HeaderValue};
use chuhe_storage::ledger::StoreError;

use crate::desk::Failure;
use crate::problem::{Code, Problem};
use crate::timestamp::Timestamp;

impl From<Failure> for Problem {
    fn from(failure: Failure) -> Self {
        match failure {
            Failure::Refused(reason) | Failure::NotFound(reason) => Self::refused(reason),
            Failure::Barred => Self::new(Code::BARRED).article("17.5"),
            Failure::VersionMismatch { current, between } => {
                let between = between.iter().map(|event| {
                    let at = Timestamp::from(event.recorded_at);
                    format!("{} {} {at}", event.sequence, event.type_name)
                });
                let problem = Self::new(Code::VERSION_MISMATCH)
                    .fact("current", current.join(", "))
                    .fact("between", between.collect::<Vec<_>>().join("; "));
                match current.first().map(|tag| EntityTag::new_strong(tag.clone()).to_string()) {
                    Some(tag) => match HeaderValue::from_str(&tag) {
                        Ok(tag) => problem.header(ETAG, tag),
                        Err(_) => problem,
                    },
                    None => problem,
                }
            }
            Failure::Contended => Self::new(Code::CONTENDED),
            Failure::Store(error) => stored(&error),
            Failure::Broken(what) => {
                tracing::error!(what, "the ledger holds what cannot be");
                Self::new(Code::INTERNAL)
            }
        }
    }
}

fn stored(error: &StoreError) -> Problem {
    match error {
        StoreError::KeyReused => Problem::new(Code::KEY_REUSED),
        StoreError::OutcomeUnknown => Problem::new(Code::OUTCOME_UNKNOWN),
        StoreError::Conflict(_) => Problem::new(Code::CONTENDED),
        StoreError::Unavailable(why) => {
            tracing::warn!(why, "the ledger is unavailable");
            Problem::new(Code::STORAGE_UNAVAILABLE)
        }
        error => {
            tracing::error!(%error, "the ledger failed");
            Problem::new(Code::INTERNAL)
        }
    }
}
