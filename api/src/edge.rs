//! The edge: what every request passes on its way in and every answer on its way out.
//!
//! `gate` is the one middleware that orders it: stamp, deadline, panics, words, headers. `payload` sees to
//! bodies nobody read, `cors` and `security` to browsers, `fallback` to addresses and methods that do not
//! exist, `logs` to one line per request.

mod cors;
mod fallback;
mod gate;
mod logs;
mod payload;
mod security;

pub use cors::Origins;
pub use fallback::{RouteTable, fallback};
pub use gate::{AnswerTime, gate};
pub use logs::RequestLog;
