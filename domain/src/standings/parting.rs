//! How equals are parted, step by step, always within those still equal; and the places that come of it.
//!
//! It knows no criterion: whoever ranks says by what a step parts and who is the greater. Whoever is equal after the
//! last step shares the place.

use std::cmp::Reverse;
use std::collections::BTreeMap;
use std::iter::{once, repeat};

use serde::Serialize;

use crate::standings::tie_break::TieBreak;

/// What parted two neighbours in the table. On the wire a bare word, like a criterion's id.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Separation {
    /// The points themselves.
    Points,
    /// **Art. 15.5** – the sum of the members' places.
    SumOfPlaces,
    /// **Art. 18.4** – what one of them was punished with.
    Penalties,
    /// **Art. 15.6** – a play-off, lots, or what the regulations lay down, after all criteria.
    Settled,
    /// A criterion.
    #[serde(untagged)]
    TieBreak(TieBreak),
}

/// A table on the way to its places: groups of equals, the first of them on top.
pub(super) struct Parting<R> {
    groups: Vec<Group<R>>,
}

/// Those still equal, in the order they were given in, and what parted them from the group above.
struct Group<R> {
    rows: Vec<R>,
    separated_by: Option<Separation>,
}

/// A row and its place.
pub(super) struct Placed<R> {
    pub(super) row: R,
    /// From 1; those who share it all have the best number, and the next one follows after a gap.
    pub(super) place: u32,
    pub(super) shared: bool,
    /// None for the first, and where the place is shared with the row above.
    pub(super) separated_by: Option<Separation>,
}

impl<R> Parting<R> {
    /// Nobody is parted yet.
    pub(super) fn of(rows: Vec<R>) -> Self {
        Self { groups: vec![Group { rows, separated_by: None }] }
    }

    /// Does something to every group of equals.
    pub(super) fn each(mut self, mut consult: impl FnMut(&mut [R])) -> Self {
        self.groups.iter_mut().for_each(|group| consult(&mut group.rows));
        self
    }

    /// Parts every group by merit, the greater first. Its first part stays parted from those above by what it was.
    pub(super) fn by<M: Ord>(self, by: Separation, merit: impl Fn(&R) -> M) -> Self {
        let parted = self.groups.into_iter().flat_map(|group| {
            let mut parts: BTreeMap<Reverse<M>, Vec<R>> = BTreeMap::new();
            for row in group.rows {
                parts.entry(Reverse(merit(&row))).or_default().push(row);
            }
            let separations = once(group.separated_by).chain(repeat(Some(by)));
            parts.into_values().zip(separations).map(|(rows, separated_by)| Group { rows, separated_by })
        });
        Self { groups: parted.collect() }
    }

    /// Numbers the groups through: those in one group share its first place.
    pub(super) fn places(self) -> Vec<Placed<R>> {
        let mut placed = Vec::new();
        let mut next = 1;
        for group in self.groups {
            let (place, shared) = (next, group.rows.len() > 1);
            let separations = once(group.separated_by).chain(repeat(None));
            for (row, separated_by) in group.rows.into_iter().zip(separations) {
                next += 1;
                placed.push(Placed { row, place, shared, separated_by });
            }
        }
        placed
    }
}
