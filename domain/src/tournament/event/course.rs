//! What became of the course of a tournament: late comers, absences, stages ended early, a tournament called off.

use serde::{Deserialize, Serialize};

use crate::vocabulary::{EntryId, PersonalRef};

/// One who came after the draw took a number that nobody held.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EntryAdmitted {
    /// The entrant.
    pub entry: EntryId,
    /// The stage.
    pub stage: u32,
    /// The group, from 1.
    pub group: u32,
    /// The number, from 1: the bye's, or that of one who left before the start.
    pub number: u32,
    /// Why so late.
    pub reason: PersonalRef,
}

/// An entrant is not going to be there in a round.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AbsenceAnnounced {
    /// The entrant.
    pub entry: EntryId,
    /// The round.
    pub round: u32,
    /// Why.
    pub reason: PersonalRef,
}

/// The entrant is going to be there after all.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AbsenceLifted {
    /// The entrant.
    pub entry: EntryId,
    /// The round.
    pub round: u32,
}

/// A stage was ended before all of it was played: what is open in it stays open, and nobody waits for it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct StageEnded {
    /// The stage.
    pub stage: u32,
    /// Why.
    pub reason: PersonalRef,
}

/// A stage that was ended early goes on.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct StageResumed {
    /// The stage.
    pub stage: u32,
    /// Why.
    pub reason: PersonalRef,
}

/// The tournament was called off: it is over, whatever is open.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CalledOff {
    /// Why.
    pub reason: PersonalRef,
}
