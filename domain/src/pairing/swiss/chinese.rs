//! The Swiss system of Xiangqi (積分編排制, **Art. 11.4**), as this house plays it: the appendix that laid it down is lost.
//!
//! A round is the best of all complete pairings by ordered criteria, found at once for the whole field and proved by its
//! dual over all pairs; nothing is tried from the top down and left as it falls.
//!
//! From the ground up: `rules` and `house` (the terms), `record` (what the past says of one entrant), `colours` (what a
//! colour costs), `bye` (who is left over, and whether limits must yield), `places` (the list that distances are counted
//! on), `criteria` (what a pair costs), `promising` (the pairs to begin with), `boards` (who has Red, and where).

mod boards;
mod bye;
mod colours;
mod criteria;
pub mod house;
mod places;
mod promising;
mod record;
pub mod rules;

#[cfg(test)]
mod laws;
#[cfg(test)]
mod sieve;
#[cfg(test)]
mod tests;

pub use house::House;
pub use rules::{FirstRound, HouseRules};

use crate::pairing::matching::Matching;
use crate::pairing::swiss::field::SwissField;
use crate::pairing::swiss::round::{NoPairing, SwissRound};
use bye::Bye;
use criteria::Criteria;
use places::Places;
use promising::Table;
use record::Record;

/// Pairs a round.
///
/// # Errors
/// There is no pairing in which nobody meets an opponent twice, or one they must not, or has a bye too many.
pub fn pair(field: &SwissField, house: &House<'_>) -> Result<SwissRound, NoPairing> {
    let records = Record::all(field, house);
    let bye = Bye::of(field, &records, &house.rules)?;
    let places = Places::of(field, house, &records, bye.holder);
    let criteria = Criteria::new(field, house, &places, bye.breaches);
    let begun = places.vertices(&bye.pairs);
    // The bits that the criteria take grow with the score groups: 130 of them fit into the last.
    let pairs = match criteria.ladder.numbers() {
        0 | 1 => best::<1>(&criteria, &begun),
        2 => best::<2>(&criteria, &begun),
        3 | 4 => best::<4>(&criteria, &begun),
        5..=8 => best::<8>(&criteria, &begun),
        _ => best::<40>(&criteria, &begun),
    };
    Ok(boards::boards(field, house, &places, &pairs, bye.holder))
}

/// The best pairs, by places, the higher first.
fn best<const N: usize>(criteria: &Criteria<'_>, begun: &[(usize, usize)]) -> Vec<(usize, usize)> {
    let table = Table::<N>::new(criteria, begun);
    // The pairs to begin with are a pairing, so there is one.
    let Ok(matching) = Matching::heaviest_of_all(&table) else { return begun.to_vec() };
    let partner = |one: usize| matching.partner(one).filter(|other| one < *other);
    (0..criteria.places.list.len()).filter_map(|one| Some((one, partner(one)?))).collect()
}
