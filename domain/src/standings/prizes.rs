//! Prizes: what each place gets, and how those of a shared place are split.
//!
//! The rules speak of places, not of prizes: this is house, and a parameter of the regulations. Amounts are integers of
//! the smallest unit of whatever is given.

use std::collections::BTreeMap;

use serde::Serialize;

use crate::standings::ranking::Standing;
use crate::vocabulary::EntryId;

/// Where an entrant stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Placing {
    /// The entrant.
    pub entry: EntryId,
    /// The place.
    pub place: u32,
    /// Whether it is shared.
    pub shared: bool,
}

impl From<&Standing> for Placing {
    fn from(&Standing { entry, place, shared, .. }: &Standing) -> Self {
        Self { entry, place, shared }
    }
}

/// What an entrant gets.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Prize {
    /// The entrant.
    pub entry: EntryId,
    /// The place.
    pub place: u32,
    /// Whether it is shared.
    pub shared: bool,
    /// How much, in the smallest unit.
    pub amount: u64,
}

/// The prizes of a table.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Prizes {
    /// What each gets, in order of place.
    pub prizes: Vec<Prize>,
    /// What could not be split evenly, in the smallest unit: it stays with the organiser.
    pub left_over: u64,
}

/// House – those who share a place share the prizes of all the places they stand for, in equal parts.
#[must_use]
pub fn prizes(placings: &[Placing], amounts: &[u64]) -> Prizes {
    let mut sharers: BTreeMap<u32, u32> = BTreeMap::new();
    for placing in placings {
        *sharers.entry(placing.place).or_default() += 1;
    }
    let mut left_over = 0_u64;
    let parts: BTreeMap<u32, u64> = sharers
        .into_iter()
        .map(|(place, sharers)| {
            let first = usize::try_from(place).unwrap_or(usize::MAX).saturating_sub(1);
            let pot = (first..).take(usize::try_from(sharers).unwrap_or(usize::MAX));
            let pot =
                pot.map_while(|index| amounts.get(index)).fold(0_u64, |sum, it| sum.saturating_add(*it));
            left_over = left_over.saturating_add(pot % u64::from(sharers));
            (place, pot / u64::from(sharers))
        })
        .collect();
    let prizes = placings.iter().filter_map(|&Placing { entry, place, shared }| {
        let amount = parts.get(&place).copied().filter(|amount| *amount > 0)?;
        Some(Prize { entry, place, shared, amount })
    });
    Prizes { prizes: prizes.collect(), left_over }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::standings::paper::{Paper, entry};

    /// 1 wins all; 2, 3 and 4 draw among each other and share the second place.
    fn four() -> Vec<Placing> {
        Paper::read(
            ". 1 1 1
             0 . ½ ½
             0 ½ . ½
             0 ½ ½ .",
        )
        .rank()
        .ranked
        .iter()
        .map(Placing::from)
        .collect()
    }

    #[test]
    fn prizes_of_a_shared_place_are_split_and_the_rest_stays() {
        let given = prizes(&four(), &[1000, 500, 300, 100]);
        let amounts: Vec<_> = given.prizes.iter().map(|prize| (prize.entry, prize.amount)).collect();
        assert_eq!(amounts, [(entry(1), 1000), (entry(2), 300), (entry(3), 300), (entry(4), 300)]);
        assert_eq!(given.left_over, 0);
        assert_eq!(prizes(&four(), &[1000, 500]).left_over, 500 % 3, "three share what one place gets");
    }

    #[test]
    fn nothing_is_given_that_was_not_there() {
        for amounts in [&[][..], &[7], &[7, 7, 7], &[1; 9]] {
            let given = prizes(&four(), amounts);
            let sum: u64 = given.prizes.iter().map(|prize| prize.amount).sum();
            assert_eq!(sum + given.left_over, amounts.iter().take(4).sum::<u64>());
        }
    }
}
