//! One game, from the pairing to the result that counts.
//!
//! `card` is what the tables show of it, `state` the whole of it; each command stands in a file of its own with
//! the articles it applies. What the tournament says about the game (is its round published?) comes in as a
//! `Setting`; how the game counts is left to `tournament` and `standings`.

pub mod amend_result;
pub mod card;
pub mod command;
pub mod draw_offer;
pub mod event;
pub mod forfeit;
pub mod play_move;
pub mod refusal;
pub mod reopen;
pub mod report_result;
pub mod resign;
pub mod start;
pub mod state;
pub mod take_back;

pub use amend_result::AmendResult;
pub use card::{Card, Status};
pub use command::{GameCommand, Setting};
pub use draw_offer::{AnswerDraw, OfferDraw};
pub use event::GameEvent;
pub use forfeit::{Forfeit, Ground, Loser};
pub use play_move::{PlayMove, PlayWritten};
pub use refusal::Refusal;
pub use reopen::Reopen;
pub use report_result::ReportResult;
pub use resign::Resign;
pub use start::Start;
pub use state::{Game, Report};
pub use take_back::TakeBack;
