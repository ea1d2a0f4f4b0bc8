//! Entrants spread over groups (分組循環制, **Art. 11.3**): by seed in a snake, or each row of seeds by lot.
//!
//! The article has the seeds by rating or by result and spread over groups, and leaves how to the organiser (house).
//! In which order the seeds are is decided by `seeding`; what is played in a group, by its circular table.

use crate::pairing::lots::digest;
use crate::vocabulary::{EntryId, Reason, Refuse};

/// The fewest entrants a group may have: one alone has nobody to meet.
const FEWEST: usize = 2;

/// **Art. 11.3** – the seeds, best first, in a snake: to the groups from first to last, then from last to first, and
/// so on. Within a group they keep their order.
///
/// # Errors
/// [`NoGroups`] where there is no group, or one would have fewer than two entrants.
#[doc(alias = "蛇形")]
pub fn snake<T: Copy>(seeds: &[T], groups: usize) -> Result<Vec<Vec<T>>, NoGroups> {
    let mut spread = empty(seeds.len(), groups)?;
    for (row, seeds) in seeds.chunks(groups).enumerate() {
        if row % 2 == 0 {
            deal(spread.iter_mut(), seeds);
        } else {
            deal(spread.iter_mut().rev(), seeds);
        }
    }
    Ok(spread)
}

/// **Art. 11.3** – the seeds, best first, row by row: one for each group, who of the row to which group by lot. The
/// row goes to the groups from the first, in ascending order of the [`digest`] of its entrants under this seed.
///
/// # Errors
/// [`NoGroups`] where there is no group, or one would have fewer than two entrants.
pub fn by_lot(seed: &str, seeds: &[EntryId], groups: usize) -> Result<Vec<Vec<EntryId>>, NoGroups> {
    let mut spread = empty(seeds.len(), groups)?;
    for row in seeds.chunks(groups) {
        let mut drawn = row.to_vec();
        drawn.sort_by_cached_key(|&entry| (digest(seed, entry), entry));
        deal(spread.iter_mut(), &drawn);
    }
    Ok(spread)
}

fn empty<T: Clone>(entrants: usize, groups: usize) -> Result<Vec<Vec<T>>, NoGroups> {
    let fewest = entrants.checked_div(groups);
    fewest
        .filter(|fewest| *fewest >= FEWEST)
        .map(|_| vec![Vec::new(); groups])
        .ok_or(NoGroups { entrants, groups })
}

fn deal<'g, T: Copy + 'g>(groups: impl Iterator<Item = &'g mut Vec<T>>, row: &[T]) {
    for (group, &entrant) in groups.zip(row) {
        group.push(entrant);
    }
}

/// So many entrants cannot be spread over so many groups.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("{entrants} entrants cannot be spread over {groups} groups of at least {FEWEST}")]
pub struct NoGroups {
    /// How many entrants there are.
    pub entrants: usize,
    /// Over how many groups.
    pub groups: usize,
}

impl Refuse for NoGroups {
    fn reason(&self) -> Reason {
        Reason::new("pairing.no_groups")
            .article("11.3")
            .fact("entrants", self.entrants)
            .fact("groups", self.groups)
            .fact("fewest", FEWEST)
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use proptest::prelude::*;
    use uuid::Uuid;

    use super::{NoGroups, by_lot, snake};
    use crate::vocabulary::{EntryId, Refuse};

    fn seeds(n: u128) -> Vec<EntryId> {
        (1..=n).map(|seed| EntryId(Uuid::from_u128(seed))).collect()
    }

    /// The seeds of every group by number.
    fn numbers(groups: &[Vec<EntryId>]) -> Vec<Vec<u128>> {
        groups.iter().map(|group| group.iter().map(|entry| entry.0.as_u128()).collect()).collect()
    }

    #[test]
    fn art_11_3_a_snake_goes_there_and_back() {
        let eleven: Vec<u32> = (1..=11).collect();
        assert_eq!(snake(&eleven, 4), Ok(vec![vec![1, 8, 9], vec![2, 7, 10], vec![3, 6, 11], vec![4, 5]]));
        assert_eq!(snake(&eleven, 5).map(|groups| groups[4].clone()), Ok(vec![5, 6]));
        let seven: Vec<u32> = (1..=7).collect();
        assert_eq!(snake(&seven, 2), Ok(vec![vec![1, 4, 5], vec![2, 3, 6, 7]]));
        assert_eq!(snake(&seven, 3), Ok(vec![vec![1, 6, 7], vec![2, 5], vec![3, 4]]));
        assert_eq!(snake(&seven, 1), Ok(vec![seven]));
    }

    /// `printf '%s%s' "river and border" "00000000-0000-0000-0000-000000000001" | sha256sum`, and so on: 1bf0, 88c5 and
    /// 78f1 in the first row, db5a, 57d3 and 6ae8 in the second, and 7 alone in the third.
    #[test]
    fn art_11_3_every_row_is_drawn_by_lot() {
        let groups = by_lot("river and border", &seeds(7), 3).expect("three groups");
        assert_eq!(numbers(&groups), [vec![1, 5, 7], vec![3, 6], vec![2, 4]]);
    }

    #[test]
    fn art_11_3_no_group_and_none_of_one() {
        for (entrants, groups) in [(4, 0), (4, 3), (0, 1), (1, 1), (4, usize::MAX)] {
            let refused = NoGroups { entrants, groups };
            let entrants = u128::try_from(entrants).unwrap();
            assert_eq!(snake(&seeds(entrants), groups), Err(refused));
            assert_eq!(by_lot("", &seeds(entrants), groups), Err(refused));
        }
        let reason = NoGroups { entrants: 4, groups: 3 }.reason();
        assert_eq!((reason.code.as_str(), reason.facts.len()), ("pairing.no_groups", 3));
    }

    proptest! {
        #[test]
        fn art_11_3_everyone_is_in_one_group_and_every_row_in_all(n in 2_u128..40, groups in 1_usize..20, seed in ".{0,9}") {
            prop_assume!(n / 2 >= u128::try_from(groups).unwrap());
            for spread in [snake(&seeds(n), groups), by_lot(&seed, &seeds(n), groups)] {
                let spread = spread.expect("groups of two at least");
                prop_assert_eq!(spread.len(), groups);
                let mut all: Vec<_> = spread.concat();
                all.sort_unstable();
                prop_assert_eq!(all, seeds(n));
                let sizes: BTreeSet<usize> = spread.iter().map(Vec::len).collect();
                prop_assert!(sizes.last().zip(sizes.first()).is_some_and(|(most, fewest)| most - fewest <= 1));
                for (row, of) in seeds(n).chunks_exact(groups).enumerate() {
                    let found: BTreeSet<EntryId> = spread.iter().map(|group| group[row]).collect();
                    prop_assert!(found.into_iter().eq(of.iter().copied()), "row {}", row);
                }
            }
        }

        /// Where the last row is full and the rows are even, the places of the seeds add up to the same in all groups.
        #[test]
        fn art_11_3_a_whole_snake_is_as_hard_in_every_group(groups in 1_usize..20, turns in 1_usize..5) {
            let places: Vec<usize> = (1..=groups * turns * 2).collect();
            let spread = snake(&places, groups).expect("groups of two at least");
            let sums: BTreeSet<usize> = spread.iter().map(|group| group.iter().sum()).collect();
            prop_assert_eq!(sums.len(), 1);
        }
    }
}
