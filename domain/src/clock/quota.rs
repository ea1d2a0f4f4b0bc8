//! How moves lead from one period to the next: which period so many moves have led to, and what the periods on the
//! way allot and ask for. All of it is worked out at once, however many periods are passed.

use crate::clock::period::Period;

/// The period of this index, from 0; past the stated ones, the last.
pub(super) fn period(periods: &[Period], index: u32) -> Period {
    // A time control has a period by construction; the empty one is never seen.
    periods.iter().zip(0..=index).last().map_or(Period::new(None, 0), |(period, _)| *period)
}

/// **Art. 22.5** – the period in which a player stands who has made and pressed so many moves in the game.
pub(super) fn reached(periods: &[Period], made: u32) -> u32 {
    let (mut index, mut left) = (0_u32, made);
    for period in periods {
        match period.moves {
            Some(moves) if moves <= left => left -= moves,
            _ => return index,
        }
        index += 1;
    }
    let repeated = periods.last().and_then(|last| left.checked_div(last.moves?));
    index.saturating_add(repeated.unwrap_or(0))
}

/// The moves to be made in the game by the end of a period; none for one that lasts for the whole game.
pub(super) fn quota(periods: &[Period], index: u32) -> Option<u64> {
    period(periods, index).moves?;
    Some(through(periods, index, |period| period.moves.map_or(0, u64::from)))
}

/// The time that the periods up to this one allot, itself included, in milliseconds.
pub(super) fn allotment(periods: &[Period], index: u32) -> u64 {
    through(periods, index, |period| period.time_ms)
}

fn through(periods: &[Period], index: u32, of: fn(&Period) -> u64) -> u64 {
    let stated: u64 = periods.iter().zip(0..=index).map(|(period, _)| of(period)).sum();
    let repeated = (u64::from(index) + 1).saturating_sub(periods.len() as u64);
    stated.saturating_add(repeated.saturating_mul(periods.last().map_or(0, of)))
}
