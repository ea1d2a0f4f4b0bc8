//! One tournament: regulations, entries, lots, rounds, who leaves it, and what is done about people and discipline.
//!
//! `state` folds the tournament's own events and the table-touching ones of its games; each command stands in a
//! file of its own with the articles it applies.

pub mod amend;
pub mod appeals;
pub mod change_pairings;
pub mod close;
pub mod command;
pub mod create;
pub mod discipline;
pub mod entries;
pub mod erase_person;
pub mod event;
pub mod field;
pub mod hall;
pub mod hall_notes;
pub mod lots;
pub mod named;
pub mod officials;
pub mod pair_round;
pub mod penalties;
pub mod publication;
pub mod refusal;
pub mod regulations;
pub mod reinstate;
pub mod rounds;
pub mod state;
pub mod withdraw;

pub use amend::{Amend, SetRegulations};
pub use appeals::concern::later_pairings;
pub use appeals::{AdmitAppeal, DecideAppeal, LodgeAppeal};
pub use change_pairings::{ChangePairings, ChangedPairing};
pub use close::{CloseRound, CloseTournament, ReopenRound, ReopenTournament};
pub use command::{Change, TournamentCommand};
pub use create::Create;
pub use discipline::{Appeal, Discipline, Official, Penalty, PenaltyCount};
pub use entries::{AmendEntry, CloseRegistration, RegisterEntry, ReopenRegistration};
pub use erase_person::ErasePerson;
pub use event::{PairedBy, TournamentEvent, WithdrawalEffect};
pub use field::{Entry, Standing};
pub use hall::{RestartHall, StopHall};
pub use hall_notes::{RecordIncident, RecordInspection};
pub use lots::{AnnulLots, CommitLots, DrawLots};
pub use officials::{AppointOfficial, BarArbiter, EraseOfficial, LiftBar, ReleaseOfficial, Successor};
pub use pair_round::{HandPair, PairRound};
pub use penalties::{GivePenalty, LiftPenalty};
pub use publication::{AnnulRound, PublishRound, UnpublishRound};
pub use refusal::Refusal;
pub use regulations::{Format, Regulations, WithdrawalBelowHalf};
pub use reinstate::Reinstate;
pub use rounds::{Round, RoundStatus};
pub use state::Tournament;
pub use withdraw::{AmendWithdrawal, Withdraw};
