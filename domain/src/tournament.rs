//! One tournament: regulations, entries, lots, rounds, and who leaves it.
//!
//! `state` folds the tournament's own events and the table-touching ones of its games; each command stands in a
//! file of its own with the articles it applies.

pub mod amend;
pub mod change_pairings;
pub mod circular_stage;
pub mod close;
pub mod command;
pub mod contenders;
pub mod create;
pub mod entries;
pub mod erase_person;
pub mod event;
pub mod field;
pub mod hall;
pub mod knock_out;
pub mod lots;
pub mod meetings;
pub mod pair_round;
pub mod plan;
pub mod plan_fault;
pub mod planned;
pub mod publication;
pub mod refusal;
pub mod regulations;
pub mod reinstate;
pub mod rounds;
pub mod spread;
pub mod stages;
pub mod state;
pub mod withdraw;

pub use amend::{Amend, SetRegulations};
pub use change_pairings::{ChangePairings, ChangedPairing};
pub use close::{CloseRound, CloseTournament, ReopenRound, ReopenTournament};
pub use command::{Change, TournamentCommand};
pub use create::Create;
pub use entries::{AmendEntry, CloseRegistration, RegisterEntry, ReopenRegistration};
pub use erase_person::ErasePerson;
pub use event::{DecidedBy, Judged, PairedBy, TournamentEvent, WithdrawalEffect};
pub use field::{Entry, Standing};
pub use hall::{RestartHall, StopHall};
pub use knock_out::{DecideMatch, KnockOut, KnockOutFormat, OrderGames};
pub use lots::{AnnulLots, CommitLots, DrawLots, Drawing};
pub use meetings::Meetings;
pub use pair_round::{HandPair, PairRound};
pub use plan::{CircularFormat, Entrants, Format, Places, Seeding, StagePlan};
pub use plan_fault::PlanFault;
pub use publication::{AnnulRound, PublishRound, UnpublishRound};
pub use refusal::Refusal;
pub use refusal::matches::MatchRefusal;
pub use regulations::{Regulations, WithdrawalBelowHalf};
pub use reinstate::Reinstate;
pub use rounds::{Match, MatchDecision, Round, RoundStatus};
pub use spread::DrawnLot;
pub use stages::{Draw, Group, Stage};
pub use state::Tournament;
pub use withdraw::{AmendWithdrawal, Withdraw};
