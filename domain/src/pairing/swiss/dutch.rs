//! The Dutch system of FIDE (C.04.3 as of February 2026), by its criteria \[C1\] to \[C21\] and, among pairings that are
//! equal by all of them, the order in which its procedure would come upon them.
//!
//! Score groups are paired from the top, each with those who were left over above. One group's best pairing is the
//! heaviest matching of a graph that also holds the next group (\[C8\]) and everyone below (\[C4\]): `criteria` says
//! what a pair is worth, `legal` who may meet, `players` and `table` make the graph, `halves` takes of the best pairings the first, and `bracket`
//! puts them together.

mod bracket;
mod criteria;
mod halves;
mod legal;
mod players;
mod table;

#[cfg(test)]
mod laws;
#[cfg(test)]
mod sieve;

use std::cmp::Reverse;

use crate::pairing::swiss::allot::allot;
use crate::pairing::swiss::field::SwissField;
use crate::pairing::swiss::profile::Profile;
use crate::pairing::swiss::round::{NoPairing, SwissRound};
use crate::vocabulary::Side;
use legal::Legal;

/// Pairs a round.
///
/// # Errors
/// There is no pairing in which nobody meets an opponent twice, has a second bye, or gets a colour that is impossible.
pub fn pair(field: &SwissField) -> Result<SwissRound, NoPairing> {
    let profiles = Profile::all(field);
    let last_round = field.rounds_before() + 1 >= field.rounds;
    let mut players: Vec<usize> =
        (0..field.entrants.len()).filter(|number| field.entrants[*number].present).collect();
    players.sort_by_key(|number| (Reverse(profiles[*number].points), *number));
    let legal = Legal::new(&profiles, &players, last_round)?;

    let groups: Vec<&[usize]> =
        players.chunk_by(|one, other| profiles[*one].points == profiles[*other].points).collect();
    let mut left_over = Vec::new();
    let mut pairs = Vec::new();
    for (place, residents) in groups.iter().enumerate() {
        let next = groups.get(place + 1).copied().unwrap_or_default();
        let below = players.len() - groups.iter().skip(place + 2).map(|group| group.len()).sum::<usize>();
        let bracket = bracket::Bracket {
            legal: &legal,
            moved_down: &left_over,
            residents,
            next,
            below: &players[below..],
        };
        let paired = bracket.pair()?;
        pairs.extend(paired.pairs);
        left_over = paired.left_over;
    }
    Ok(boards(field, &profiles, pairs, left_over.first().copied()))
}

/// By the score of the higher, then of the lower, then by the place of the higher (C.04.2).
fn boards(
    field: &SwissField,
    profiles: &[Profile],
    pairs: Vec<(usize, usize)>,
    bye: Option<usize>,
) -> SwissRound {
    let mut pairs: Vec<[&Profile; 2]> = pairs
        .into_iter()
        .map(|(one, other)| {
            let mut pair = [&profiles[one], &profiles[other]];
            pair.sort_by_key(|profile| (Reverse(profile.points), profile.number));
            pair
        })
        .collect();
    pairs.sort_by_key(|[higher, lower]| (Reverse((higher.points, lower.points)), higher.number));
    let pairs = pairs
        .into_iter()
        .map(|[higher, lower]| match allot(higher, lower, field.first_side) {
            Side::Red => (higher.number, lower.number),
            Side::Black => (lower.number, higher.number),
        })
        .collect();
    SwissRound { pairs, bye }
}
