//! **Art. 11.3** – those of one group start as far apart as can be.

use proptest::prelude::{prop, proptest};

use super::{apart, line};
use crate::pairing::knock_out::bracket::NoBracket;

fn met(one: u32, other: u32, depth: u32) -> u32 {
    let on =
        |seed| (0..1 << depth).find(|line| line::seed_on(*line, depth) == seed).expect("a line for each");
    line::meeting_round(on(one), on(other))
}

/// How many pairs of one group meet in each round, the first round first.
fn clashes(seeds: &[u32], groups: &[u32]) -> Vec<usize> {
    let depth = line::depth(u32::try_from(seeds.len()).expect("few"));
    let mut clashes = vec![0; depth as usize];
    for (index, group) in groups.iter().enumerate() {
        for earlier in (0..index).filter(|earlier| groups[*earlier] == *group) {
            clashes[met(seeds[earlier], seeds[index], depth) as usize - 1] += 1;
        }
    }
    clashes
}

fn numbered(groups: u32, qualifiers: usize) -> Vec<Vec<u32>> {
    vec![(1..=groups).collect(); qualifiers]
}

#[test]
fn art_11_3_winners_and_seconds_of_every_group_meet_only_in_the_final() {
    for groups in 1..=64 {
        let seeds = apart(&numbered(groups, 2)).expect("a bracket");
        let depth = line::depth(2 * groups);
        let (winners, seconds) = seeds.split_at(groups as usize);
        assert!(winners.iter().copied().eq(1..=groups), "winners keep their order");
        for (winner, second) in winners.iter().zip(seconds) {
            assert_eq!(met(*winner, *second, depth), depth, "{groups} groups: {winner} and {second}");
        }
    }
}

#[test]
fn art_11_3_four_of_a_group_are_in_four_quarters() {
    for groups in [1, 2, 4, 8, 16, 32] {
        let tiers = numbered(groups, 4);
        let seeds = apart(&tiers).expect("a bracket");
        let clashes = clashes(&seeds, &tiers.concat());
        assert!(clashes.iter().rev().skip(2).all(|count| *count == 0), "{groups} groups: {clashes:?}");
    }
}

#[test]
fn art_11_3_two_groups_cross_over() {
    assert_eq!(apart(&[vec![7, 9], vec![7, 9]]), Ok(vec![1, 2, 3, 4]));
    assert_eq!(apart(&[vec![7, 9], vec![9, 7]]), Ok(vec![1, 2, 4, 3]));
}

#[test]
fn a_tier_that_names_a_group_twice_keeps_the_second_behind() {
    assert_eq!(apart(&[vec![1, 1, 2, 2]]), Ok(vec![1, 3, 2, 4]));
}

#[test]
fn there_are_no_seeds_where_there_is_no_bracket() {
    assert_eq!(apart(&[]), Err(NoBracket::Entrants { entrants: 0 }));
    assert_eq!(apart(&numbered(65, 2)), Err(NoBracket::Entrants { entrants: 130 }));
}

fn orders(seeds: &[u32]) -> Vec<Vec<u32>> {
    if seeds.is_empty() {
        return vec![Vec::new()];
    }
    let first = |index: usize| {
        let rest: Vec<u32> = [&seeds[..index], &seeds[index + 1..]].concat();
        orders(&rest).into_iter().map(move |rest| [vec![seeds[index]], rest].concat())
    };
    (0..seeds.len()).flat_map(first).collect()
}

proptest! {
    #[test]
    fn every_tier_has_the_best_seeds_left(tiers in prop::collection::vec(prop::collection::vec(0..9_u32, 1..20), 2..7)) {
        let seeds = apart(&tiers).expect("no more than 114");
        let mut rest = seeds.as_slice();
        let mut next = 1;
        for tier in &tiers {
            let (own, after) = rest.split_at(tier.len());
            let mut sorted = own.to_vec();
            sorted.sort_unstable();
            let end = next + u32::try_from(tier.len()).expect("few");
            assert!(sorted.into_iter().eq(next..end));
            (rest, next) = (after, end);
        }
        assert!(rest.is_empty());
    }

    /// Of all orders of the last tier, none has fewer meetings in the first round, then in the second, and so on, nor
    /// as few and less shifting about.
    #[test]
    fn no_order_of_a_tier_is_better(
        winners in prop::sample::subsequence((0..9_u32).collect::<Vec<_>>(), 1..9),
        seconds in prop::sample::subsequence((0..9_u32).collect::<Vec<_>>(), 1..6),
    ) {
        let groups = [winners.clone(), seconds.clone()].concat();
        let seeds = apart(&[winners.clone(), seconds]).expect("a bracket");
        let (first, last) = seeds.split_at(winners.len());
        let given: u32 = u32::try_from(first.len()).expect("few") + 1;
        let judged = |last: &[u32]| {
            let shifts = (given..).zip(last).map(|(at, seed)| at.abs_diff(*seed).pow(2));
            (clashes(&[first, last].concat(), &groups), shifts.sum::<u32>())
        };
        let ours = judged(last);
        for other in orders(last) {
            assert!(ours <= judged(&other), "{seeds:?} {other:?}");
        }
    }
}
