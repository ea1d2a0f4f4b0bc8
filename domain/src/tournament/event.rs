//! What can have happened to a tournament: facts in the past tense.
//!
//! Here stand the family and what happens to the tournament itself; `officials`, `penalties`, `appeals` and `hall_notes`
//! hold what happens to people and in the hall.

pub mod appeals;
pub mod hall_notes;
pub mod officials;
pub mod penalties;

use serde::{Deserialize, Serialize};

pub use appeals::{AppealAdmitted, AppealDecided, AppealLodged};
pub use hall_notes::{EquipmentInspected, IncidentRecorded};
pub use officials::{ArbiterBarred, BarLifted, OfficialAppointed, OfficialErased, OfficialReleased};
pub use penalties::{PenaltyGiven, PenaltyLifted};

use crate::tournament::regulations::Regulations;
use crate::vocabulary::events::event_family;
use crate::vocabulary::{EntryId, GameId, PersonalId, PersonalRef, Timestamp};

event_family! {
    /// A fact of the tournament's own stream.
    TournamentEvent {
        Created = "tournament.created", schema 1;
        Retitled = "tournament.retitled", schema 1;
        MadePublic = "tournament.made_public", schema 1;
        RegulationsSet = "tournament.regulations_set", schema 2, reads 1;
        EntryRegistered = "tournament.entry_registered", schema 1;
        EntryAmended = "tournament.entry_amended", schema 1;
        RegistrationClosed = "tournament.registration_closed", schema 1;
        LotsCommitted = "tournament.lots_committed", schema 1;
        LotsDrawn = "tournament.lots_drawn", schema 1;
        LotsAnnulled = "tournament.lots_annulled", schema 1;
        RegistrationReopened = "tournament.registration_reopened", schema 1;
        RoundPaired = "tournament.round_paired", schema 1;
        PairingChanged = "tournament.pairing_changed", schema 1;
        RoundAnnulled = "tournament.round_annulled", schema 1;
        RoundPublished = "tournament.round_published", schema 1;
        RoundUnpublished = "tournament.round_unpublished", schema 1;
        RoundClosed = "tournament.round_closed", schema 1;
        RoundReopened = "tournament.round_reopened", schema 1;
        EntryWithdrew = "tournament.entry_withdrew", schema 1;
        WithdrawalAmended = "tournament.withdrawal_amended", schema 1;
        EntryReinstated = "tournament.entry_reinstated", schema 1;
        PersonErased = "tournament.person_erased", schema 1;
        HallStopped = "tournament.hall_stopped", schema 1;
        HallRestarted = "tournament.hall_restarted", schema 1;
        Closed = "tournament.closed", schema 1;
        Reopened = "tournament.reopened", schema 1;
        OfficialAppointed = "tournament.official_appointed", schema 1;
        OfficialReleased = "tournament.official_released", schema 1;
        ArbiterBarred = "tournament.arbiter_barred", schema 1;
        BarLifted = "tournament.bar_lifted", schema 1;
        OfficialErased = "tournament.official_erased", schema 1;
        PenaltyGiven = "tournament.penalty_given", schema 1;
        PenaltyLifted = "tournament.penalty_lifted", schema 1;
        AppealLodged = "tournament.appeal_lodged", schema 1;
        AppealAdmitted = "tournament.appeal_admitted", schema 1;
        AppealDecided = "tournament.appeal_decided", schema 1;
        IncidentRecorded = "tournament.incident_recorded", schema 1;
        EquipmentInspected = "tournament.equipment_inspected", schema 1;
    }
}

/// The tournament was founded, as a draft that only its officials see.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Created {
    /// Its title.
    pub title: String,
}

/// The title was changed.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Retitled {
    /// The new title.
    pub title: String,
}

/// From here on anyone may read it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MadePublic {}

/// The regulations (規程) were laid down (**Art. 16.1, 17.1**).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RegulationsSet {
    /// All of them.
    pub regulations: Regulations,
}

/// An entrant was registered.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EntryRegistered {
    /// The entrant.
    pub entry: EntryId,
    /// The name.
    pub name: PersonalRef,
    /// The federation, club or team the entrant plays for.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub federation: Option<String>,
    /// The rating.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rating: Option<u32>,
}

/// What is known of the entrant was put right; all of it is said again.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EntryAmended {
    /// The entrant.
    pub entry: EntryId,
    /// The name.
    pub name: PersonalRef,
    /// The federation, club or team the entrant plays for.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub federation: Option<String>,
    /// The rating.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rating: Option<u32>,
}

/// No more entries.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RegistrationClosed {}

/// The seed of the draw was fixed by its hash, to be revealed with the draw.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LotsCommitted {
    /// SHA-256 of the seed, in lower-case hexadecimal.
    pub commitment: String,
}

/// The numbers were drawn.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LotsDrawn {
    /// The seed from which anyone can draw them again; none where they were entered as drawn in the hall.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seed: Option<String>,
    /// The entrants in the order of their numbers, from number 1.
    pub order: Vec<EntryId>,
}

/// The draw, or the commitment to one, was taken back before a round was paired by it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LotsAnnulled {
    /// Why.
    pub reason: PersonalRef,
}

/// Entries are taken again.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RegistrationReopened {
    /// Why.
    pub reason: PersonalRef,
}

/// Two entrants and the game between them.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Pairing {
    /// The game.
    pub game: GameId,
    /// The table, from 1.
    pub table: u32,
    /// Who has Red.
    pub red: EntryId,
    /// Who has Black.
    pub black: EntryId,
}

/// Where a round's pairings come from.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum PairedBy {
    /// The printed table of the circular system (**Art. 13.1**).
    Table,
    /// An arbiter, by hand.
    Hand,
}

/// A round was paired; nobody but the officials sees it yet.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RoundPaired {
    /// The round, from 1.
    pub round: u32,
    /// By the table or by hand.
    pub by: PairedBy,
    /// The pairings, by table.
    pub pairings: Vec<Pairing>,
    /// Who is free in this round (輪空).
    pub byes: Vec<EntryId>,
}

/// Pairings of a round were changed by hand.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PairingChanged {
    /// The round.
    pub round: u32,
    /// The changed pairings, each replacing the one with its game.
    pub pairings: Vec<Pairing>,
    /// Who is free in this round now.
    pub byes: Vec<EntryId>,
    /// Why.
    pub reason: PersonalRef,
}

/// The pairing of a round was taken back whole; it may be paired again.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RoundAnnulled {
    /// The round.
    pub round: u32,
    /// Why; none where **Art. 20.2** took it back with the lots.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reason: Option<PersonalRef>,
}

/// The round's pairings were published.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RoundPublished {
    /// The round.
    pub round: u32,
}

/// The publication was taken back.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RoundUnpublished {
    /// The round.
    pub round: u32,
    /// Why.
    pub reason: PersonalRef,
}

/// Every game of the round is decided, and the round is over.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RoundClosed {
    /// The round.
    pub round: u32,
}

/// A closed round was opened again.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RoundReopened {
    /// The round.
    pub round: u32,
    /// Why.
    pub reason: PersonalRef,
}

/// What a withdrawal does to the entrant's results (**Art. 20.2, 20.3**); judged once, when it is recorded.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum WithdrawalEffect {
    /// **Art. 20.2** – before the start: the entrant is out of the field.
    LeftField,
    /// **Art. 20.3** – fewer than half of the opponents met: every result is annulled, for everyone.
    Annulled,
    /// **Art. 20.3** – half or more met: results stand, the rest is forfeited.
    Kept,
}

/// An entrant left the tournament (**Art. 20**).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EntryWithdrew {
    /// The entrant.
    pub entry: EntryId,
    /// Whether the organiser consented (**Art. 20.1**).
    pub consent: bool,
    /// The reason given.
    pub reason: PersonalRef,
    /// Opponents met over the board.
    pub met: u32,
    /// Opponents there were to meet.
    pub opponents: u32,
    /// What follows.
    pub effect: WithdrawalEffect,
}

/// Consent to a withdrawal, or its reason, was put right; what follows from it stays as it was judged.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct WithdrawalAmended {
    /// The entrant.
    pub entry: EntryId,
    /// Whether the organiser consents (**Art. 20.1**).
    pub consent: bool,
    /// The reason given.
    pub reason: PersonalRef,
}

/// A withdrawal was taken back.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EntryReinstated {
    /// The entrant.
    pub entry: EntryId,
    /// Why.
    pub reason: PersonalRef,
}

/// Personal data of an entrant was erased from the server; tables show the number instead.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PersonErased {
    /// The entrant.
    pub entry: EntryId,
    /// What was erased.
    pub personal: Vec<PersonalId>,
}

/// The tournament is over.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Closed {}

/// A closed tournament was opened again.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Reopened {
    /// Why.
    pub reason: PersonalRef,
}

/// The whole hall was halted: every clock stands.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct HallStopped {
    /// When.
    pub at: Timestamp,
    /// Why.
    pub reason: PersonalRef,
}

/// The hall goes on: every clock that its stop had halted runs.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct HallRestarted {
    /// When.
    pub at: Timestamp,
}
