//! What became of one who left (**Art. 20**): in a table, in a bracket, or where there was no place of one's own.

use serde::Serialize;

use crate::tournament::entry_kind::EntryKind;
use crate::tournament::event::{Judged, WithdrawalEffect};
use crate::tournament::field::{Entry, Withdrawal};
use crate::tournament::state::Tournament;
use crate::vocabulary::EntryId;

/// What follows from a withdrawal in a stage.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum Departure {
    /// **Art. 20.2** – before the start: the entrant is out of the field.
    LeftField,
    /// **Art. 20.3** – fewer than half of the opponents met: every result is annulled, for everyone.
    Annulled,
    /// **Art. 20.3** – half or more met: results stand, the rest is forfeited.
    Kept,
    /// House – in a knock-out, of which article 20 says nothing: what was decided stands, and whoever was to meet the entrant
    /// goes on without play.
    OpponentsGoOn,
    /// **Art. 20.4** – in a Swiss stage every result stands; what is paired is forfeited, and no later round pairs the entrant.
    NotPairedAnyMore,
    /// House – a member of a team has no place in a table to lose: the team stays in, and the member plays no more.
    PlaysNoMore,
    /// House – a team whose members play for themselves (**Art. 12.5**) has no place among the teams, and its members play on:
    /// each holds a place of the individual event that others have played for.
    MembersPlayOn,
}

impl Departure {
    /// The article that says so, where one does.
    #[must_use]
    pub const fn article(self) -> Option<&'static str> {
        match self {
            Self::LeftField => Some("20.2"),
            Self::Annulled | Self::Kept => Some("20.3"),
            Self::NotPairedAnyMore => Some("20.4"),
            Self::OpponentsGoOn | Self::PlaysNoMore | Self::MembersPlayOn => None,
        }
    }
}

impl Tournament {
    /// What followed from a withdrawal in a stage, as it was judged there.
    #[must_use]
    pub fn departure(&self, entry: &Entry, judged: Judged) -> Departure {
        match judged.effect {
            _ if !self.competes(entry) => match entry.particulars.kind {
                EntryKind::Player => Departure::PlaysNoMore,
                EntryKind::Team => Departure::MembersPlayOn,
            },
            WithdrawalEffect::LeftField => Departure::LeftField,
            _ if self.is_knock_out(judged.stage) => Departure::OpponentsGoOn,
            _ if self.is_swiss(judged.stage) => Departure::NotPairedAnyMore,
            WithdrawalEffect::Annulled => Departure::Annulled,
            WithdrawalEffect::Kept => Departure::Kept,
        }
    }

    /// The withdrawal of an entrant, where it does anything in a stage: one that was ended keeps its places, whoever leaves after.
    #[must_use]
    pub fn departed(&self, stage: u32, entry: EntryId) -> Option<&Withdrawal> {
        let withdrawal = self.entries.get(&entry)?.withdrawal.as_ref()?;
        let after = self.stage_is_ended(stage) && withdrawal.over.contains(&stage);
        (!after).then_some(withdrawal)
    }

    /// **Art. 20.3** – who of two loses what they have not played. A later withdrawal takes nothing from whoever had won by an
    /// earlier one: in a knock-out (house) and a Swiss stage (**Art. 20.4**) not at all, in a table not once the stage was over. Else two who left both lose.
    #[must_use]
    pub fn forfeits(&self, stage: u32, left: [Option<&Withdrawal>; 2]) -> [bool; 2] {
        match left {
            [Some(one), Some(other)]
                if !self.is_circular(stage) || one.over.contains(&stage) != other.over.contains(&stage) =>
            {
                [one.order < other.order, other.order < one.order]
            }
            _ => left.map(|it| it.is_some()),
        }
    }

    /// **Art. 20.3** (在循環制比賽中) – whether a withdrawal is judged by how many opponents were met: where everybody meets everybody,
    /// and by one who is to.
    #[must_use]
    pub fn is_judged_by_half(&self, entry: &Entry, stage: u32) -> bool {
        self.competes(entry) && self.is_circular(stage)
    }
}
