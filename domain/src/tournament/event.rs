//! What can have happened to a tournament: facts in the past tense.
//!
//! Here stand the family and what happens to the tournament itself; `officials`, `penalties`, `appeals` and `hall_notes`
//! hold what happens to people and in the hall.

pub mod appeals;
pub mod course;
pub mod hall_notes;
pub mod officials;
pub mod penalties;

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};

use crate::tournament::categories::CategoryId;
pub use appeals::{AppealAdmitted, AppealDecided, AppealLodged};
pub use course::{AbsenceAnnounced, AbsenceLifted, CalledOff, EntryAdmitted, StageEnded, StageResumed};
pub use hall_notes::{EquipmentInspected, IncidentRecorded};
pub use officials::{ArbiterBarred, BarLifted, OfficialAppointed, OfficialErased, OfficialReleased};
pub use penalties::{PenaltyGiven, PenaltyLifted};

use crate::tournament::entry_kind::EntryKind;
use crate::tournament::regulations::Regulations;
use crate::vocabulary::events::event_family;
use crate::vocabulary::{EntryId, PersonalId, PersonalRef, PlayerId, Timestamp, WrittenName};

pub mod leaving;
pub mod line_ups;
pub mod lots;
pub mod matches;
pub mod pairing;
pub mod settling;
pub mod swiss;

pub use leaving::{EntryReinstated, EntryWithdrew, Judged, WithdrawalAmended, WithdrawalEffect};
pub use line_ups::{BoardsSeated, EmptyBoard, LineUpRuled, LineUpSubmitted, LineUpsAnnulled, RosterOrdered};
pub use lots::{GroupDrawn, LotsAnnulled, LotsCommitted, LotsDrawn};
pub use matches::{DecidedBy, MatchDecided, PlayOffOrdered};
pub use pairing::{
    PairedBy, PairedMatch, Pairing, PairingChanged, RoundAnnulled, RoundClosed, RoundPaired, RoundPublished,
    RoundReopened, RoundUnpublished,
};
pub use settling::PlacesSettled;
pub use swiss::{ByeRequestLifted, ByeRequested, NotPaired, PairingResumed, Unpaired};

event_family! {
    /// A fact of the tournament's own stream.
    TournamentEvent {
        Created = "tournament.created", schema 1;
        Retitled = "tournament.retitled", schema 1;
        MadePublic = "tournament.made_public", schema 1;
        RegulationsSet = "tournament.regulations_set", schema 4, reads 1, reads 2, reads 3;
        EntryRegistered = "tournament.entry_registered", schema 2, reads 1;
        EntryAmended = "tournament.entry_amended", schema 2, reads 1;
        RegistrationClosed = "tournament.registration_closed", schema 1;
        LotsCommitted = "tournament.lots_committed", schema 2, reads 1;
        LotsDrawn = "tournament.lots_drawn", schema 2, reads 1;
        LotsAnnulled = "tournament.lots_annulled", schema 2, reads 1;
        RegistrationReopened = "tournament.registration_reopened", schema 1;
        RoundPaired = "tournament.round_paired", schema 3, reads 1, reads 2;
        PairingChanged = "tournament.pairing_changed", schema 3, reads 1, reads 2;
        PlayOffOrdered = "tournament.play_off_ordered", schema 1;
        MatchDecided = "tournament.match_decided", schema 2, reads 1;
        RoundAnnulled = "tournament.round_annulled", schema 1;
        RoundPublished = "tournament.round_published", schema 2, reads 1;
        RoundUnpublished = "tournament.round_unpublished", schema 1;
        RoundClosed = "tournament.round_closed", schema 1;
        RoundReopened = "tournament.round_reopened", schema 1;
        PlacesSettled = "tournament.places_settled", schema 2, reads 1;
        EntryWithdrew = "tournament.entry_withdrew", schema 2, reads 1;
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
        RosterOrdered = "tournament.roster_ordered", schema 1;
        LineUpSubmitted = "tournament.line_up_submitted", schema 1;
        BoardsSeated = "tournament.boards_seated", schema 1;
        LineUpsAnnulled = "tournament.line_ups_annulled", schema 1;
        LineUpRuled = "tournament.line_up_ruled", schema 1;
        EntryAdmitted = "tournament.entry_admitted", schema 1;
        AbsenceAnnounced = "tournament.absence_announced", schema 1;
        AbsenceLifted = "tournament.absence_lifted", schema 1;
        StageEnded = "tournament.stage_ended", schema 1;
        StageResumed = "tournament.stage_resumed", schema 1;
        CalledOff = "tournament.called_off", schema 1;
        ByeRequested = "tournament.bye_requested", schema 1;
        ByeRequestLifted = "tournament.bye_request_lifted", schema 1;
        PairingResumed = "tournament.pairing_resumed", schema 1;
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
    pub regulations: Box<Regulations>,
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
    /// The name in each script, where several are known.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub names: Vec<WrittenName>,
    /// The categories the entrant is ranked in.
    #[serde(default, skip_serializing_if = "BTreeSet::is_empty")]
    pub categories: BTreeSet<CategoryId>,
    /// The player of the register from whom this was taken, as it stood then.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub player: Option<PlayerId>,
    /// Whether it is a player or a team (**Art. 12**).
    #[serde(default, skip_serializing_if = "EntryKind::is_player")]
    pub kind: EntryKind,
    /// The team a player is a member of.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub team: Option<EntryId>,
}

impl EntryRegistered {
    /// An entrant of whom nothing is known but the name.
    #[must_use]
    pub const fn named(entry: EntryId, name: PersonalRef) -> Self {
        Self {
            entry,
            name,
            federation: None,
            rating: None,
            names: Vec::new(),
            categories: BTreeSet::new(),
            player: None,
            kind: EntryKind::Player,
            team: None,
        }
    }
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
    /// The name in each script, where several are known.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub names: Vec<WrittenName>,
    /// The categories the entrant is ranked in.
    #[serde(default, skip_serializing_if = "BTreeSet::is_empty")]
    pub categories: BTreeSet<CategoryId>,
}

/// No more entries.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RegistrationClosed {}

/// Entries are taken again.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RegistrationReopened {
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
