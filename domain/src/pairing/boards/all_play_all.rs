//! Who meets whom in which sub-round where every member of one team meets every member of the other (**Art. 12.4**).
//!
//! The article says no more than that; the sub-rounds and the colours are house.

use crate::pairing::boards::meeting::Meeting;

/// The sub-rounds, as many as the larger line-up has places: the one team keeps its places round a circle, the other
/// moves on by one from each to the next. Where one is smaller, somebody of the other is free.
///
/// By [`of_the_first`] and [`of_the_second`] everybody has each colour equally often or once more, at most twice in a
/// row, whichever sub-round comes first; and the teams have, over all their games.
pub(super) fn sub_rounds(first: usize, second: usize) -> impl Iterator<Item = Vec<Meeting>> {
    let circle = first.max(second);
    (0..circle).map(move |turned| {
        let opposite = (0..first).map(|place| (place, (place + turned) % circle));
        opposite
            .filter(|(_, opponent)| *opponent < second)
            .map(|(place, opponent)| Meeting {
                first: place,
                second: opponent,
                first_has_red: of_the_first(place, first) == of_the_second(opponent),
            })
            .collect()
    })
}

/// To which half of the first-named team a place belongs: by turns one, two, two, two … so that where the teams are
/// even and of one size, no sub-round has more than two more games with one colour than with the other. In teams of
/// five, nine … the last one changes halves, or three of one half would follow each other round the circle.
const fn of_the_first(place: usize, size: usize) -> bool {
    let changed = size % 4 == 1 && place > 0 && place + 1 == size;
    ((place + 1) % 4 < 2) != changed
}

/// To which half of the other team a place belongs: by turns.
const fn of_the_second(place: usize) -> bool {
    place.is_multiple_of(2)
}
