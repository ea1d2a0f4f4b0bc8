//! What the lot decides beside the numbers of a circular table: the order of equal seeds, and who has Red.
//!
//! Everything is drawn from a seed that was committed to, by the digest of `lots`, so that anyone can draw it again;
//! the order in which entries are listed plays no part. Which ratings count, and which matches are drawn, is the
//! caller's to say.

use std::cmp::Reverse;
use std::collections::BTreeMap;
use std::fmt::Display;

use crate::pairing::lots::digest;
use crate::vocabulary::{EntryId, Side};

/// **Art. 11.3** – the seeds in order: by rating, highest first; those of equal rating, and behind everybody those of
/// none, in ascending order of their [`digest`] under this seed.
#[must_use]
#[doc(alias = "種子")]
pub fn order(seed: &str, ratings: &BTreeMap<EntryId, Option<u32>>) -> Vec<EntryId> {
    let mut seeds: Vec<(EntryId, Option<u32>)> =
        ratings.iter().map(|(&entry, &rating)| (entry, rating)).collect();
    seeds.sort_by_cached_key(|&(entry, rating)| (Reverse(rating), digest(seed, entry), entry));
    seeds.into_iter().map(|(entry, _)| entry).collect()
}

/// **Art. 13.4, 13.5** (猜先) – which colour the first-named has in the first game of what is named by the key: the id
/// of a match, as it is printed.
///
/// Red where the last digit of the [`digest`] is even (0, 2, 4, 6, 8, a, c or e), Black where it is odd. By hand:
/// `printf '%s%s' SEED ID | sha256sum | cut -c64`.
#[must_use]
#[doc(alias = "猜先")]
pub fn colour(seed: &str, key: impl Display) -> Side {
    let drawn = digest(seed, key);
    let odd = drawn.ends_with(['1', '3', '5', '7', '9', 'b', 'd', 'f']);
    if odd { Side::Black } else { Side::Red }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use proptest::prelude::*;
    use uuid::Uuid;

    use super::{colour, order};
    use crate::vocabulary::{EntryId, GameId, Side};

    const SEED: &str = "river and border";

    fn entry(n: u128) -> EntryId {
        EntryId(Uuid::from_u128(n))
    }

    /// The entries from 1, by these ratings.
    fn ratings(ratings: &[Option<u32>]) -> BTreeMap<EntryId, Option<u32>> {
        (1..).map(entry).zip(ratings.iter().copied()).collect()
    }

    /// Of 1, 2 and 3 the digests begin with 1bf0, 88c5 and 78f1, as the lots have them.
    #[test]
    fn art_11_3_equal_seeds_are_parted_by_lot() {
        let by = |given: &[Option<u32>]| -> Vec<u128> {
            order(SEED, &ratings(given)).into_iter().map(|entry| entry.0.as_u128()).collect()
        };
        assert_eq!(by(&[Some(2400), Some(2500), Some(2600)]), [3, 2, 1]);
        assert_eq!(by(&[Some(2500), Some(2500), Some(2500)]), [1, 3, 2]);
        assert_eq!(by(&[None, None, None]), [1, 3, 2]);
        assert_eq!(by(&[None, Some(0), None]), [2, 1, 3]);
        assert_eq!(by(&[]), []);
    }

    /// `printf '%s%s' "river and border" "00000000-0000-0000-0000-000000000001" | sha256sum`, and so on: the last
    /// digits are 3, b, 5 and a.
    #[test]
    fn art_13_4_a_colour_can_be_drawn_again_by_hand() {
        let drawn = [1, 2, 3, 4].map(|n| colour(SEED, GameId(Uuid::from_u128(n))));
        assert_eq!(drawn, [Side::Black, Side::Black, Side::Black, Side::Red]);
    }

    /// Over 1000 keys each colour is drawn about 500 times.
    #[test]
    fn art_13_4_no_colour_is_favoured() {
        let red = (0..1000).filter(|key| colour(SEED, key) == Side::Red).count();
        assert!((440..=560).contains(&red), "{red}");
    }

    proptest! {
        /// Whoever is taken out, the others stay in order; and nobody stands behind a lower rating.
        #[test]
        fn art_11_3_one_seed_fewer_leaves_the_others_in_order(
            seed in ".{0,9}", given in prop::collection::vec(prop::option::of(0_u32..4), 1..20), gone in 1_u128..20,
        ) {
            let ratings = ratings(&given);
            let mut seeds = order(&seed, &ratings);
            prop_assert!(seeds.is_sorted_by(|one, next| ratings[one] >= ratings[next]));
            seeds.retain(|seed| *seed != entry(gone));
            let mut remaining = ratings.clone();
            remaining.remove(&entry(gone));
            prop_assert_eq!(order(&seed, &remaining), seeds);
        }
    }
}
