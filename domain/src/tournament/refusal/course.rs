//! Why a command about the course of a tournament is refused: late comers, absences, stages ended early.

use strum::EnumCount;
use thiserror::Error;

use crate::tournament::refusal::swiss::SwissRefusal;
use crate::vocabulary::{EntryId, Reason, Refuse};

/// A refused command about the course of a tournament.
#[derive(Debug, Clone, PartialEq, Eq, Error, EnumCount)]
pub enum CourseRefusal {
    /// The stage was ended.
    #[error("stage {stage} is ended")]
    StageIsEnded {
        /// Which.
        stage: u32,
    },
    /// The stage was not ended before its time.
    #[error("stage {stage} is not ended")]
    StageNotEnded {
        /// Which.
        stage: u32,
    },
    /// A later stage was drawn from the places of this one.
    #[error("stage {later} was drawn from the places of stage {stage}")]
    DrawnFrom {
        /// The earlier.
        stage: u32,
        /// The later.
        later: u32,
    },
    /// No number is free.
    #[error("every number of stage {stage} is held")]
    NoVacantNumber {
        /// The stage.
        stage: u32,
    },
    /// The entrant is in the field of the stage.
    #[error("entrant {entry} is in the field")]
    InTheField {
        /// Who.
        entry: EntryId,
    },
    /// The entrant is not of the kind that plays here: a member, where teams play; a team, where players do.
    #[error("entrant {entry} does not compete by itself")]
    DoesNotCompete {
        /// Who.
        entry: EntryId,
    },
    /// No round of this number is to come, as far as the numbers are drawn.
    #[error("there is no round {round}: they go from 1 to {last}")]
    NoRoundToCome {
        /// Which was meant.
        round: u32,
        /// The last.
        last: u32,
    },
    /// The absence was announced.
    #[error("entrant {entry} is announced absent in round {round}")]
    AlreadyAbsent {
        /// Who.
        entry: EntryId,
        /// The round.
        round: u32,
    },
    /// Of a Swiss stage (**Art. 11.4**).
    #[error(transparent)]
    Swiss(#[from] SwissRefusal),
    /// No absence was announced.
    #[error("entrant {entry} is not announced absent in round {round}")]
    NotAbsent {
        /// Who.
        entry: EntryId,
        /// The round.
        round: u32,
    },
}

impl Refuse for CourseRefusal {
    fn reason(&self) -> Reason {
        let of = |name: &str| Reason::new(&format!("tournament.{name}"));
        match self {
            Self::StageIsEnded { stage } => of("stage_is_ended").at("/stage").fact("stage", stage),
            Self::StageNotEnded { stage } => of("stage_not_ended").fact("stage", stage),
            Self::DrawnFrom { stage, later } => of("drawn_from").fact("stage", stage).fact("later", later),
            Self::NoVacantNumber { stage } => of("no_vacant_number").article("20.2").fact("stage", stage),
            Self::InTheField { entry } => of("in_the_field").at("/entry").fact("entry", entry),
            Self::DoesNotCompete { entry } => of("does_not_compete").article("12").fact("entry", entry),
            Self::NoRoundToCome { round, last } => {
                of("no_round_to_come").at("/round").fact("round", round).fact("last", last)
            }
            Self::Swiss(of_swiss) => of_swiss.reason(),
            Self::AlreadyAbsent { entry, round } => {
                of("already_absent").fact("entry", entry).fact("round", round)
            }
            Self::NotAbsent { entry, round } => of("not_absent").fact("entry", entry).fact("round", round),
        }
    }
}
