//! Every line-up that keeps the registered order, one after another.

use std::iter::successors;

/// **Art. 12.2** – the line-ups that keep the registered order, in order: of six members on four boards the fifteen
/// from 1-2-3-4 and 1-2-3-5 to 3-4-5-6. None where the boards are more than the members.
pub fn combinations<T: Copy>(roster: &[T], boards: usize) -> impl Iterator<Item = Vec<T>> {
    let first = (boards <= roster.len()).then(|| (0..boards).collect());
    successors(first, |places: &Vec<usize>| following(places, roster.len()))
        .map(|places| places.into_iter().filter_map(|place| roster.get(place).copied()).collect())
}

/// The hindmost board that can takes the next member, and the boards behind it those who follow.
fn following(places: &[usize], members: usize) -> Option<Vec<usize>> {
    let board =
        places.iter().zip(members - places.len()..members).rposition(|(place, last)| *place < last)?;
    let (kept, changed) = places.split_at_checked(board)?;
    let next = changed.first()? + 1;
    Some(kept.iter().copied().chain((next..).take(changed.len())).collect())
}
