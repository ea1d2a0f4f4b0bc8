//! The field: the entrants and where each of them stands.

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};

use crate::tournament::categories::CategoryId;
use crate::tournament::event::WithdrawalEffect;
use crate::vocabulary::{EntryId, PersonalId, PersonalRef, PlayerId, Writing, WrittenName};

/// Whether an entrant still plays.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(as = EntryStanding))]
pub enum Standing {
    /// In the field.
    Active,
    /// **Art. 20.2** – left before the start.
    LeftField,
    /// **Art. 20.3** – left having met fewer than half; all results annulled.
    Annulled,
    /// **Art. 20.3** – left having met half or more; results stand, the rest is forfeited.
    Withdrawn,
}

impl From<WithdrawalEffect> for Standing {
    fn from(effect: WithdrawalEffect) -> Self {
        match effect {
            WithdrawalEffect::LeftField => Self::LeftField,
            WithdrawalEffect::Annulled => Self::Annulled,
            WithdrawalEffect::Kept => Self::Withdrawn,
        }
    }
}

/// How an entrant left, as it was judged.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Withdrawal {
    /// Whether the organiser consented (**Art. 20.1**).
    pub consent: bool,
    /// The reason given.
    pub reason: PersonalRef,
    /// Opponents met over the board.
    pub met: u32,
    /// Opponents there were to meet.
    pub opponents: u32,
    /// What followed.
    pub effect: WithdrawalEffect,
}

/// What may be known of an entrant beside a name.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Particulars {
    /// The name in each script, where several are known.
    pub names: Vec<WrittenName>,
    /// The categories the entrant is ranked in.
    pub categories: BTreeSet<CategoryId>,
    /// The player of the register from whom this was taken.
    pub player: Option<PlayerId>,
}

/// One entrant.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Entry {
    /// The entrant.
    pub id: EntryId,
    /// In which place it was registered, from 1.
    pub registered: u32,
    /// The name.
    pub name: PersonalRef,
    /// The federation, club or team.
    pub federation: Option<String>,
    /// The rating.
    pub rating: Option<u32>,
    /// What else is known.
    pub particulars: Particulars,
    /// The withdrawal in force, if any.
    pub withdrawal: Option<Withdrawal>,
    /// Every text about the entrant that the ledger refers to, in the order they came.
    pub personal: Vec<PersonalId>,
}

impl Entry {
    /// Where the entrant stands.
    #[must_use]
    pub fn standing(&self) -> Standing {
        self.withdrawal.as_ref().map_or(Standing::Active, |withdrawal| withdrawal.effect.into())
    }

    /// The name for a reader of this writing: the one so written, or else the first that was given.
    #[must_use]
    pub fn name_for(&self, reader: Writing) -> &PersonalRef {
        let written = reader.choose(&self.particulars.names, |name| name.writing);
        written.map_or(&self.name, |written| &written.name)
    }

    /// Every name that stands.
    pub fn names(&self) -> impl Iterator<Item = PersonalId> {
        std::iter::once(self.name.id).chain(self.particulars.names.iter().map(|written| written.name.id))
    }

    /// Whether the entrant still plays.
    #[must_use]
    pub const fn is_active(&self) -> bool {
        self.withdrawal.is_none()
    }
}
