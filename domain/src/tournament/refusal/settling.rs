//! Why a play-off, or what is said of a shared place, is refused (**Art. 15.6**).

use strum::EnumCount;
use thiserror::Error;

use crate::vocabulary::{EntryId, Reason, Refuse};

/// A refused command about a place that is shared.
#[derive(Debug, Clone, PartialEq, Eq, Error, EnumCount)]
pub enum SettlingRefusal {
    /// The stage has no such group.
    #[error("stage {stage} has {groups} groups, no group {group}")]
    UnknownGroup {
        /// The stage.
        stage: u32,
        /// What was asked for.
        group: u32,
        /// How many there are.
        groups: u32,
    },
    /// A play-off is between those who share a place.
    #[error("entrants {one} and {other} share no place of stage {stage}")]
    NotLevel {
        /// The stage.
        stage: u32,
        /// One of them.
        one: EntryId,
        /// The other.
        other: EntryId,
        /// The pairing's place in the request, from 0.
        index: usize,
    },
    /// No play-off in which the entrant met others of them was played.
    #[error("entrant {entry} has played no play-off for the place")]
    NoPlayOff {
        /// Who.
        entry: EntryId,
    },
    /// The play-off did not part the two.
    #[error("the play-off left entrants {one} and {other} level")]
    PlayOffLevel {
        /// One of them.
        one: EntryId,
        /// The other.
        other: EntryId,
    },
    /// The play-off parted the two the other way round.
    #[error("the play-off put entrant {other} before entrant {one}")]
    PlayOffOtherwise {
        /// Who is named first.
        one: EntryId,
        /// Who came before in the play-off.
        other: EntryId,
    },
    /// The place was settled among the same entrants.
    #[error("the place is settled, in group {group} of stage {stage}")]
    AlreadySettled {
        /// The stage.
        stage: u32,
        /// The group.
        group: u32,
    },
    /// There is nothing to correct.
    #[error("nothing was settled among these, in group {group} of stage {stage}")]
    NotSettled {
        /// The stage.
        stage: u32,
        /// The group.
        group: u32,
    },
}

impl Refuse for SettlingRefusal {
    fn reason(&self) -> Reason {
        let of = |name: &str| Reason::new(&format!("tournament.{name}")).article("15.6");
        let two = |reason: Reason, one, other| reason.fact("one", one).fact("other", other);
        match self {
            Self::UnknownGroup { stage, group, groups } => {
                let reason = of("unknown_group").article("11.3").at("/group");
                reason.fact("stage", stage).fact("group", group).fact("groups", groups)
            }
            Self::NotLevel { stage, one, other, index } => {
                two(of("not_level").at(format!("/pairings/{index}")), one, other).fact("stage", stage)
            }
            Self::NoPlayOff { entry } => of("no_play_off").at("/by").fact("entry", entry),
            Self::PlayOffLevel { one, other } => two(of("play_off_level").at("/by"), one, other),
            Self::PlayOffOtherwise { one, other } => two(of("play_off_otherwise").at("/order"), one, other),
            Self::AlreadySettled { stage, group } => {
                of("already_settled").at("/corrects").fact("stage", stage).fact("group", group)
            }
            Self::NotSettled { stage, group } => {
                of("not_settled").at("/corrects").fact("stage", stage).fact("group", group)
            }
        }
    }
}
