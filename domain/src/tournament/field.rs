//! The field: the entrants and where each of them stands.

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};

use crate::tournament::categories::CategoryId;
use crate::tournament::entry_kind::EntryKind;
use crate::tournament::event::{Judged, WithdrawalEffect};
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
    /// **Art. 20.3** – left having met half or more, or where nothing is counted; results stand, the rest is forfeited.
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
    /// What followed in the stage the entrant played last.
    pub last: Judged,
    /// What followed in the stages before it.
    pub before: Vec<Judged>,
    /// Where it comes in the order of all that stand: whoever left later has the greater number.
    pub order: u32,
    /// The stages that were over by then, so that it takes nothing there from who had won it (**Art. 20.3**).
    pub over: BTreeSet<u32>,
}

impl Withdrawal {
    /// What followed in a stage, if it was in its field.
    #[must_use]
    pub fn in_stage(&self, stage: u32) -> Option<Judged> {
        self.judged().find(|judged| judged.stage == stage)
    }

    /// What followed, stage by stage, the last first.
    pub fn judged(&self) -> impl Iterator<Item = Judged> {
        std::iter::once(self.last).chain(self.before.iter().copied())
    }
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
    /// A player or a team.
    pub kind: EntryKind,
    /// The team a player is a member of.
    pub team: Option<EntryId>,
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
    /// Where the entrant stands: in the last stage it had come to.
    #[must_use]
    pub fn standing(&self) -> Standing {
        self.effect(|withdrawal| Some(withdrawal.last))
    }

    /// Where the entrant stands in one stage.
    #[must_use]
    pub fn standing_in(&self, stage: u32) -> Standing {
        self.effect(|withdrawal| withdrawal.in_stage(stage))
    }

    fn effect(&self, judged: impl Fn(&Withdrawal) -> Option<Judged>) -> Standing {
        let Some(withdrawal) = &self.withdrawal else { return Standing::Active };
        judged(withdrawal).map_or(Standing::Withdrawn, |judged| judged.effect.into())
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
