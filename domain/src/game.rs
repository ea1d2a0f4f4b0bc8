//! One game, from the pairing to the result that counts.
//!
//! `card` is what the tables show of it, `state` the whole of it; each command stands in a file of its own with
//! the articles it applies. What the tournament says about the game (is its round published?) comes in as a
//! `Setting`; how the game counts is left to `tournament` and `standings`.

pub mod adjust_clock;
pub mod amend_result;
pub mod card;
pub mod change_order;
pub mod claim;
pub mod command;
pub mod correct;
pub mod dismiss_claim;
pub mod draw_offer;
pub mod ending;
pub mod event;
pub mod flag;
pub mod forfeit;
pub mod foul;
pub mod illegal_move;
pub mod natural_limit;
pub mod omission;
pub mod play_and_press;
pub mod play_move;
pub mod press_clock;
pub mod refusal;
pub mod reopen;
pub mod repetition;
pub mod report_result;
pub mod resign;
pub mod rule_draw;
pub mod sign;
pub mod start;
pub mod state;
pub mod stop;
pub mod take_back;
pub mod touch_pieces;

pub use adjust_clock::{AdjustClock, ReplaceClock};
pub use amend_result::AmendResult;
pub use card::{Card, Status};
pub use command::{GameCommand, Setting};
pub use correct::{CorrectRecord, RecordIrregularity, Retract, StatePosition};
pub use dismiss_claim::DismissClaim;
pub use draw_offer::{AnswerDraw, OfferDraw};
pub use event::GameEvent;
pub use flag::{Deadline, ReportFlag, RuleDeadline, Seen};
pub use forfeit::{Forfeit, Ground, Loser};
pub use foul::{AnnounceFoul, LiftFoul, WhichFoul};
pub use illegal_move::RuleIllegalMove;
pub use natural_limit::{ClaimNaturalLimit, RuleNaturalLimit};
pub use omission::{CompleteOmissions, KeySheet, RecordOmission};
pub use play_and_press::PlayAndPress;
pub use play_move::{Despite, PlayMove, PlayWritten};
pub use press_clock::PressClock;
pub use refusal::Refusal;
pub use refusal::claim::ClaimRefusal;
pub use reopen::Reopen;
pub use repetition::{ClaimRepetition, Repetition, RuleRepetition};
pub use report_result::ReportResult;
pub use resign::Resign;
pub use rule_draw::RuleSimplePosition;
pub use sign::SignResult;
pub use start::{Arrive, Start};
pub use state::{ChangeOrder, Claim, ClaimKind, Foul, FoulStanding, Game, Report};
pub use stop::{Adjourn, Restart, Resume, Stop};
pub use take_back::TakeBack;
pub use touch_pieces::TouchPieces;
