//! A client of the server's own HTTP API, for whatever in this program acts as people at their devices do: the
//! example tournament and the playing of recorded events.
//!
//! From the ground up: `keys` names commands and things so that a repeat does nothing twice; `error` says what
//! went wrong; `answers` are the shapes read from answers; `http` sends; `steps` sends named steps.

pub mod answers;
pub mod error;
pub mod http;
pub mod keys;
pub mod steps;

pub use error::ClientError;
pub use http::Client;
pub use keys::Keys;
pub use steps::{StepFailed, Steps};
