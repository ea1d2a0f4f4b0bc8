//! Who sits on which board of a team match: the four ways of **Art. 12.1–12.4**, and all that is wrong with a line-up.
//!
//! It judges a finished line-up against the team's registered order (台次). When line-ups are handed in, and that
//! both sides of a free order are opened together, is left to the match; whom they meet, to `boards`.

mod combinations;
mod fault;
mod rating;
mod rule;

use std::collections::BTreeMap;
use std::iter::once;

use crate::vocabulary::EntryId;

pub use combinations::combinations;
pub use fault::{LineUpFault, NotALineUp};
pub use rating::{NotByRating, rating_order};
pub use rule::{EmptyBoards, LineUpRule};

/// Who sits on a board, and which place of the registered order is theirs; none for who may not sit there.
type Seat = (EntryId, Option<usize>);

/// **Art. 12.1, 12.2, 12.3 and 12.4** – whether this is a line-up of the team: board by board from the first, `None`
/// for a board that is left empty.
///
/// The roster is the team in its registered order. Under 12.4 every member has a board, so that the size of the team
/// counts instead of `boards`.
///
/// # Errors
/// [`NotALineUp`] with everything that is wrong, not only the first thing.
pub fn check(
    rule: LineUpRule,
    roster: &[EntryId],
    boards: u32,
    line_up: &[Option<EntryId>],
    empty: EmptyBoards,
) -> Result<(), NotALineUp> {
    let boards = if rule == LineUpRule::AllPlayAll { count(roster) } else { boards };
    let mut faults = Vec::new();
    match count(line_up) {
        named if named < boards => faults.push(LineUpFault::TooFewBoards(named)),
        named if named > boards => faults.push(LineUpFault::TooManyBoards(named)),
        _ => {}
    }
    let size = usize::try_from(boards).unwrap_or(usize::MAX);
    let players = match rule {
        LineUpRule::FixedBoards => roster.get(..size).unwrap_or(roster),
        LineUpRule::WithReserves | LineUpRule::FreeOrder | LineUpRule::AllPlayAll => roster,
    };
    let seats = seated(roster, players, line_up, &mut faults);
    if rule.keeps_order() {
        faults.extend(inversions(&seats));
    }
    let unlawful = match empty {
        EmptyBoards::Last => before_somebody(line_up),
        EmptyBoards::WhereMissing if rule.keeps_order() => {
            nobody_missing(line_up, &seats, players.len().max(size), boards)
        }
        EmptyBoards::WhereMissing => Vec::new(),
    };
    faults.extend(unlawful.into_iter().map(LineUpFault::EmptyBoard));
    if faults.is_empty() { Ok(()) } else { Err(NotALineUp { rule, boards, faults }) }
}

fn count<T>(of: &[T]) -> u32 {
    u32::try_from(of.len()).unwrap_or(u32::MAX)
}

/// Those who sit, from the first board; and the faults of those who may not.
fn seated(
    roster: &[EntryId],
    players: &[EntryId],
    line_up: &[Option<EntryId>],
    faults: &mut Vec<LineUpFault>,
) -> Vec<Seat> {
    let places: BTreeMap<EntryId, usize> = players.iter().copied().zip(0..).collect();
    let mut times: BTreeMap<EntryId, u32> = BTreeMap::new();
    let mut seats = Vec::new();
    for entry in line_up.iter().flatten().copied() {
        let times = times.entry(entry).or_default();
        *times += 1;
        let place = places.get(&entry).copied().filter(|_| *times == 1);
        match *times {
            1 if place.is_some() => {}
            1 if roster.contains(&entry) => faults.push(LineUpFault::Reserve(entry)),
            1 => faults.push(LineUpFault::NotOfTheTeam(entry)),
            2 => faults.push(LineUpFault::Twice(entry)),
            _ => {}
        }
        seats.push((entry, place));
    }
    seats
}

/// Neighbours of whom the one in front is registered behind the other.
fn inversions(seats: &[Seat]) -> impl Iterator<Item = LineUpFault> {
    let placed = || seats.iter().filter_map(|&(entry, place)| Some((entry, place?)));
    let inverted = placed().zip(placed().skip(1)).filter(|((_, front), (_, back))| front > back);
    inverted.map(|((front, _), (back, _))| LineUpFault::OrderInverted { front, back })
}

/// The empty boards in front of somebody.
fn before_somebody(line_up: &[Option<EntryId>]) -> Vec<u32> {
    let last = line_up.iter().rposition(Option::is_some).unwrap_or_default();
    (1..).zip(line_up.iter().take(last)).filter(|(_, seat)| seat.is_none()).map(|(board, _)| board).collect()
}

/// The empty boards for which there are not enough members between those who sit before and behind them.
///
/// `end` is the number of places, those included that a short team never had.
fn nobody_missing(line_up: &[Option<EntryId>], seats: &[Seat], end: usize, boards: u32) -> Vec<u32> {
    let from = once(Some(0)).chain(seats.iter().map(|(_, place)| place.map(|place| place + 1)));
    let to = seats.iter().map(|(_, place)| *place).chain(once(Some(end)));
    let missing = from.zip(to).map(|(from, to)| to?.checked_sub(from?));
    let mut board = 0;
    let mut unlawful = Vec::new();
    for (gap, missing) in line_up.split(Option::is_some).zip(missing) {
        let empty = (1..=count(gap)).map(|nth| board + nth);
        if missing.is_some_and(|missing| gap.len() > missing) {
            unlawful.extend(empty.filter(|empty| *empty <= boards));
        }
        board += count(gap) + 1;
    }
    unlawful
}

#[cfg(test)]
mod tests;
