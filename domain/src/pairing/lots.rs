//! The drawing of numbers (抽籤): by a seed that anyone can draw again, or as it was drawn in the hall.
//!
//! By seed, nobody has to be trusted: the SHA-256 of the seed is published before the entries are closed, the
//! seed itself after; then every number can be worked out with a command-line tool. Choosing the seed, and
//! keeping it secret until then, is left to the caller.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Display;

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use strum::{EnumCount, IntoStaticStr};

use crate::pairing::faults::{by_kind, in_words};
use crate::vocabulary::{EntryId, Reason, Refuse};

/// An entrant and the number it drew.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[doc(alias = "籤")]
pub struct Lot {
    /// The number, from 1: the one the circular table speaks of.
    pub number: u32,
    /// The entrant who drew it.
    pub entry: EntryId,
}

/// Draws the numbers 1 to N: the entries in ascending order of their [`digest`] under this seed.
///
/// The order in which the entries were registered or are listed plays no part.
#[must_use]
#[doc(alias = "抽籤")]
pub fn draw(seed: &str, entries: &BTreeSet<EntryId>) -> Vec<Lot> {
    let mut drawn: Vec<_> = entries.iter().map(|&entry| (digest(seed, entry), entry)).collect();
    drawn.sort_unstable();
    (1..).zip(drawn).map(|(number, (_, entry))| Lot { number, entry }).collect()
}

/// What a lot is drawn by: SHA-256 over the UTF-8 of the seed and then of the key as it is printed (an id has 36
/// characters, lower case, with hyphens), in lower-case hexadecimal. By hand: `printf '%s%s' SEED ID | sha256sum`.
#[must_use]
pub fn digest(seed: &str, key: impl Display) -> String {
    sha256(&[seed, &key.to_string()])
}

/// What is published before the draw: SHA-256 of the seed's UTF-8, in lower-case hexadecimal.
///
/// A seed that can be guessed is no secret: it wants at least 128 random bits, or words nobody knows yet.
#[must_use]
pub fn commitment(seed: &str) -> String {
    sha256(&[seed])
}

/// Whether the seed now shown is the one committed to.
///
/// # Errors
/// [`SeedNotCommitted`] with both digests where it is another.
pub fn verify_commitment(committed: &str, seed: &str) -> Result<(), SeedNotCommitted> {
    let shown = commitment(seed);
    if committed.eq_ignore_ascii_case(&shown) {
        Ok(())
    } else {
        Err(SeedNotCommitted { committed: committed.to_owned(), shown })
    }
}

/// Numbers drawn in the hall and entered by hand: every entry has exactly one of the numbers 1 to N. They come back
/// in order of number.
///
/// # Errors
/// [`NotADraw`] with everything that is wrong, not only the first thing.
pub fn by_hand(entries: &BTreeSet<EntryId>, drawn: &[Lot]) -> Result<Vec<Lot>, NotADraw> {
    let mut holders: BTreeMap<EntryId, usize> = BTreeMap::new();
    let mut numbers: BTreeMap<u32, usize> = BTreeMap::new();
    for lot in drawn {
        *holders.entry(lot.entry).or_default() += 1;
        *numbers.entry(lot.number).or_default() += 1;
    }
    let in_range: BTreeSet<u32> = (1..).zip(entries).map(|(number, _)| number).collect();
    let faults: Vec<LotFault> = entries
        .iter()
        .filter(|entry| !holders.contains_key(entry))
        .map(|entry| LotFault::EntryMissing(*entry))
        .chain(twice(&holders).map(LotFault::EntryTwice))
        .chain(
            holders
                .keys()
                .filter(|entry| !entries.contains(entry))
                .map(|entry| LotFault::EntryUnknown(*entry)),
        )
        .chain(in_range.iter().filter(|it| !numbers.contains_key(it)).map(|it| LotFault::NumberMissing(*it)))
        .chain(twice(&numbers).map(LotFault::NumberTwice))
        .chain(numbers.keys().filter(|it| !in_range.contains(it)).map(|it| LotFault::NumberOutOfRange(*it)))
        .collect();
    if !faults.is_empty() {
        return Err(NotADraw { entries: entries.len(), faults });
    }
    let mut lots = drawn.to_vec();
    lots.sort_unstable_by_key(|lot| lot.number);
    Ok(lots)
}

fn twice<T: Copy>(counted: &BTreeMap<T, usize>) -> impl Iterator<Item = T> {
    counted.iter().filter(|(_, times)| **times > 1).map(|(thing, _)| *thing)
}

fn sha256(parts: &[&str]) -> String {
    let digest = parts.iter().fold(Sha256::new(), Digest::chain_update).finalize();
    digest.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// The seed shown is not the one that was committed to.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("the seed shown has the digest {shown}, but {committed} was committed to")]
pub struct SeedNotCommitted {
    /// What was published before the draw.
    pub committed: String,
    /// What the seed now shown comes to.
    pub shown: String,
}

impl Refuse for SeedNotCommitted {
    fn reason(&self) -> Reason {
        Reason::new("pairing.seed_not_committed")
            .fact("committed", &self.committed)
            .fact("shown", &self.shown)
    }
}

/// The lots entered by hand are not a draw of 1 to N over exactly the entries.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("the lots are not a draw of the numbers 1 to {entries}: {}", in_words(faults))]
pub struct NotADraw {
    /// How many entries there are.
    pub entries: usize,
    /// All that is wrong: first with the entries, then with the numbers.
    pub faults: Vec<LotFault>,
}

/// One thing that keeps lots from being a draw.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error, IntoStaticStr, EnumCount)]
#[strum(serialize_all = "snake_case")]
pub enum LotFault {
    /// An entry without a lot.
    #[error("entry {0} has no lot")]
    EntryMissing(EntryId),
    /// An entry with more than one lot.
    #[error("entry {0} has more than one lot")]
    EntryTwice(EntryId),
    /// A lot of somebody who is not entered.
    #[error("{0} is not entered")]
    EntryUnknown(EntryId),
    /// A number nobody drew.
    #[error("nobody has number {0}")]
    NumberMissing(u32),
    /// A number drawn more than once.
    #[error("number {0} is drawn more than once")]
    NumberTwice(u32),
    /// A group that the stage does not have, or that this entrant is not in.
    #[error("there is no group {0} for it")]
    GroupUnknown(u32),
    /// A number below 1 or above N.
    #[error("there is no number {0}")]
    NumberOutOfRange(u32),
}

impl LotFault {
    /// The entry or the number at fault.
    fn which(self) -> String {
        match self {
            Self::EntryMissing(entry) | Self::EntryTwice(entry) | Self::EntryUnknown(entry) => {
                entry.to_string()
            }
            Self::NumberMissing(number)
            | Self::NumberTwice(number)
            | Self::NumberOutOfRange(number)
            | Self::GroupUnknown(number) => number.to_string(),
        }
    }
}

impl Refuse for NotADraw {
    fn reason(&self) -> Reason {
        let reason = Reason::new("pairing.not_a_draw").article("13.1").fact("entries", self.entries);
        by_kind(reason, &self.faults, |fault| fault.which())
    }
}

#[cfg(test)]
mod tests;
