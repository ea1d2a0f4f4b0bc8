//! Seeds for those who come from groups: the better their place there the better the seed, and those of one group
//! meet again as late as can be.

use std::collections::BTreeMap;

use crate::pairing::knock_out::assignment::assign;
use crate::pairing::knock_out::bracket::{Bracket, Elimination, NoBracket};
use crate::pairing::knock_out::line;

/// What one meeting in the last round but one weighs: more than all displacements together can, and so on by
/// [`ROUND`] for every round before it.
const MEETING: i128 = 1 << 22;
/// More than the number of meetings there can be among the qualifiers.
const ROUND: u32 = 14;

/// **Art. 11.3** – the seed of every qualifier, in the order in which they are given. A tier is those of the same
/// place (all winners of groups, all seconds …), the best first; for each its group is given.
///
/// All of a tier have better seeds than all of the next. Within a tier, given the seeds of those before it, as few as
/// possible meet one of their own group in the first round, of such orders as few as possible in the second, and so
/// on; of those left, one as near as possible to the order given (the sum of squared shifts is least). A second of
/// one group in one tier is placed as if in a tier of its own after it.
///
/// # Errors
/// [`NoBracket`] for so many that there is no bracket.
pub fn apart(tiers: &[Vec<u32>]) -> Result<Vec<u32>, NoBracket> {
    let entrants = tiers.iter().map(Vec::len).sum();
    let depth = Bracket::new(entrants, Elimination::Single, false)?.depth();
    let lines: BTreeMap<u32, u32> = (0..1 << depth).map(|line| (line::seed_on(line, depth), line)).collect();
    let met = |one: u32, other: u32| match (lines.get(&one), lines.get(&other)) {
        (Some(one), Some(other)) => line::meeting_round(*one, *other),
        _ => 0,
    };

    let mut seeds: BTreeMap<usize, u32> = BTreeMap::new();
    let mut placed: BTreeMap<u32, Vec<u32>> = BTreeMap::new();
    let mut free = 1..;
    for tier in one_of_each_group(tiers) {
        let open: Vec<u32> = free.by_ref().take(tier.len()).collect();
        let cost = |row: usize, column: usize| {
            let (Some((_, group)), Some(seed)) = (tier.get(row), open.get(column)) else { return 0 };
            let meetings =
                placed.get(group).into_iter().flatten().map(|earlier| weight(met(*earlier, *seed), depth));
            let shift = i128::try_from(row.abs_diff(column)).unwrap_or(0);
            meetings.sum::<i128>() + shift * shift
        };
        let assigned: Vec<u32> =
            assign(tier.len(), cost).into_iter().filter_map(|column| open.get(column).copied()).collect();
        for ((qualifier, group), seed) in tier.iter().zip(assigned) {
            seeds.insert(*qualifier, seed);
            placed.entry(*group).or_default().push(seed);
        }
    }
    Ok(seeds.into_values().collect())
}

/// The final is the latest round there is, and weighs nothing.
const fn weight(round: u32, depth: u32) -> i128 {
    match depth.saturating_sub(round) {
        0 => 0,
        before_last => MEETING << (ROUND * (before_last - 1)),
    }
}

/// The tiers, each qualifier with its number in the whole and its group, parted so that no tier names a group twice.
fn one_of_each_group(tiers: &[Vec<u32>]) -> Vec<Vec<(usize, u32)>> {
    let mut number = 0..;
    let mut parted = Vec::new();
    for tier in tiers {
        let mut times: BTreeMap<u32, usize> = BTreeMap::new();
        let mut parts: BTreeMap<usize, Vec<(usize, u32)>> = BTreeMap::new();
        for (group, qualifier) in tier.iter().zip(number.by_ref()) {
            let time = times.entry(*group).or_default();
            parts.entry(*time).or_default().push((qualifier, *group));
            *time += 1;
        }
        parted.extend(parts.into_values());
    }
    parted
}

#[cfg(test)]
mod tests;
