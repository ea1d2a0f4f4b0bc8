//! Who came to which place of a bracket, with those that are shared as they were settled (**Art. 15.6**).

use std::collections::BTreeSet;

use serde::Serialize;

use crate::pairing::knock_out::places::Placed;
use crate::tournament::knock_out::bracket::KnockOut;
use crate::tournament::stages::Settled;
use crate::vocabulary::EntryId;

/// Where an entrant came to.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct BracketPlace {
    /// The entrant.
    pub entry: EntryId,
    /// The best place it may claim.
    pub from: u32,
    /// The last place it may be given; more than `from` where it is shared.
    pub to: u32,
}

impl KnockOut<'_> {
    /// Whether nothing more is played: every match is decided, or the stage was ended short of that.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.state().is_over() || self.is_ended()
    }

    /// The places that are settled, the best first; of a stage that was ended, as they were then.
    #[must_use]
    pub fn places(&self) -> Vec<BracketPlace> {
        self.settled(if self.is_ended() { self.now() } else { self.entered(self.state().places()) })
    }

    /// Who stands alone at the first place: by the final, or where nobody went on from it as it was settled.
    #[must_use]
    #[doc(alias = "冠軍")]
    pub fn champion(&self) -> Option<EntryId> {
        self.places().first().filter(|it| it.to == 1).map(|it| it.entry)
    }

    /// Everybody's place if nothing more were played (house): whoever plays on shares what is still to be played for.
    #[must_use]
    pub fn places_as_they_are(&self) -> Vec<BracketPlace> {
        self.settled(self.now())
    }

    /// **Art. 15.6** – those who share a place between them, whether that was settled or not; nobody before the end.
    #[must_use]
    pub fn sharers(&self) -> Vec<BTreeSet<EntryId>> {
        let places = if self.is_over() { self.now() } else { Vec::new() };
        let sharers = places.chunk_by(|one, other| one.from == other.from).filter(|group| group.len() > 1);
        sharers.map(|group| group.iter().map(|it| it.entry).collect()).collect()
    }

    fn is_ended(&self) -> bool {
        self.field.tournament.stage_is_ended(self.field.stage)
    }

    fn now(&self) -> Vec<BracketPlace> {
        self.entered(self.state().places_as_they_are())
    }

    fn entered(&self, placed: Vec<Placed>) -> Vec<BracketPlace> {
        let place = |Placed { seed, from, to }| Some(BracketPlace { entry: self.entry(seed)?, from, to });
        placed.into_iter().filter_map(place).collect()
    }

    /// What was said of exactly those who share a place parts them.
    fn settled(&self, places: Vec<BracketPlace>) -> Vec<BracketPlace> {
        let settled: Vec<&Settled> = self.field.tournament.settlements(self.field.stage, 1).collect();
        let parted = |sharers: &[BracketPlace]| {
            let these: BTreeSet<EntryId> = sharers.iter().map(|it| it.entry).collect();
            match settled.iter().find(|it| it.among() == these).zip(sharers.first()) {
                Some((Settled { order, .. }, first)) => {
                    let alone = |(place, &entry)| BracketPlace { entry, from: place, to: place };
                    (first.from..).zip(order).map(alone).collect()
                }
                None => sharers.to_vec(),
            }
        };
        places.chunk_by(|one, other| one.from == other.from).flat_map(parted).collect()
    }
}
