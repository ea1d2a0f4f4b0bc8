//! The stages as they are played: who was drawn into which group with which number, and which shared places were settled.

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};

use crate::vocabulary::EntryId;

/// The number of the first stage: a tournament with one stage need not speak of it.
#[must_use]
pub const fn first_stage() -> u32 {
    1
}

/// Whether this is the first stage, which is then not written down.
#[must_use]
pub const fn is_first_stage(stage: &u32) -> bool {
    *stage == first_stage()
}

/// One stage.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Stage {
    /// The hash that fixes the seed of the draw to come.
    pub commitment: Option<String>,
    /// The field, once drawn.
    pub draw: Option<Draw>,
    /// Whether it was ended before all of it was played.
    pub ended: bool,
    /// **Art. 15.6** – shared places that were settled, in the order they were; of the same entrants, by the last word. A stage
    /// that goes on again has none.
    pub settled: Vec<Settled>,
}

/// **Art. 15.6** – how those who shared a place stand among each other; it holds while they would share it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Settled {
    /// The group, from 1.
    pub group: u32,
    /// They, the best first.
    pub order: Vec<EntryId>,
    /// How it was found.
    pub by: SettledBy,
}

impl Settled {
    /// They, in no order.
    #[must_use]
    pub fn among(&self) -> BTreeSet<EntryId> {
        self.order.iter().copied().collect()
    }
}

/// How it was found who of those who shared a place goes before whom (**Art. 15.6**).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum SettledBy {
    /// By games between them (加賽).
    #[doc(alias = "加賽")]
    PlayOff,
    /// By lot.
    Lots,
    /// By what the regulations lay down (補充細則).
    Regulations,
}

/// The field of a stage.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Draw {
    /// The seed of the draw, where it was drawn by seed; a group drawn afresh has one of its own.
    pub seed: Option<String>,
    /// The groups, in order; one where the stage is not played in groups.
    pub groups: Vec<Group>,
}

/// A group of a stage.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Group {
    /// Its entrants in the order of their numbers.
    pub order: Vec<EntryId>,
    /// The same the other way round: a table asks for the number of everybody, and there may be thousands.
    numbers: BTreeMap<EntryId, u32>,
    /// The seed by which its numbers were drawn, where they were drawn by seed.
    pub seed: Option<String>,
    /// **Art. 20.2** – whether the numbers are to be drawn afresh.
    pub afresh: bool,
}

impl Group {
    /// Drawn in this order.
    #[must_use]
    pub fn drawn(order: Vec<EntryId>, seed: Option<String>) -> Self {
        let numbers = order.iter().copied().zip(1..).collect();
        Self { order, numbers, seed, afresh: false }
    }

    /// An entrant takes a number, from 1, in the place of whoever had it; beyond the last one, the next.
    pub fn admit(&mut self, entry: EntryId, number: u32) {
        let place = usize::try_from(number).unwrap_or(usize::MAX).saturating_sub(1);
        match self.order.get_mut(place) {
            Some(holder) => *holder = entry,
            None => self.order.push(entry),
        }
        self.numbers = self.order.iter().copied().zip(1..).collect();
    }

    /// **Art. 20.2** – whether its numbers are to be drawn afresh (重新制籤) once so many have left before the start: as
    /// soon as an even number remained. One who leaves an odd number behind leaves a number that is the bye. Of one
    /// alone, or of nobody, there is nothing to draw.
    #[must_use]
    #[doc(alias = "重新制籤")]
    pub const fn is_voided_by(&self, left: usize) -> bool {
        let drawn = self.order.len();
        let only_a_bye = left == 1 && drawn.is_multiple_of(2);
        left > 0 && !only_a_bye && drawn.saturating_sub(left) > 1
    }

    /// The number an entrant has in it, from 1.
    #[must_use]
    pub fn number(&self, entry: EntryId) -> Option<u32> {
        self.numbers.get(&entry).copied()
    }

    /// The entrant with a number, from 1.
    #[must_use]
    pub fn holder(&self, number: u32) -> Option<EntryId> {
        let index = usize::try_from(number).ok()?.checked_sub(1)?;
        self.order.get(index).copied()
    }
}

impl Draw {
    /// A group, from 1.
    #[must_use]
    pub fn group(&self, group: u32) -> Option<&Group> {
        let index = usize::try_from(group).ok()?.checked_sub(1)?;
        self.groups.get(index)
    }

    /// The group an entrant is in, from 1.
    #[must_use]
    pub fn group_of(&self, entry: EntryId) -> Option<u32> {
        (1..).zip(&self.groups).find(|(_, group)| group.numbers.contains_key(&entry)).map(|(group, _)| group)
    }

    /// Whether every number is drawn.
    #[must_use]
    pub fn is_whole(&self) -> bool {
        self.groups.iter().all(|group| !group.afresh)
    }
}
