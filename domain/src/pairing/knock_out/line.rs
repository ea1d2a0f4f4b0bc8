//! Who starts on which line of the bracket: the better the seed, the later it meets those before it.
//!
//! Lines are counted from 0, from the top; a bracket of `depth` winners' rounds has 2^depth of them.

/// The seed that starts on a line.
///
/// From the top down, every pairing of a seed s is with the one that makes 2^round + 1 together: 1–2, then 1–4 and
/// 2–3, then 1–8, 4–5, 2–7, 3–6 … The better of two neighbours stands first.
pub(super) fn seed_on(line: u32, depth: u32) -> u32 {
    (1..=depth).fold(
        1,
        |seed, round| if (line >> (depth - round)) & 1 == 1 { (1 << round) + 1 - seed } else { seed },
    )
}

/// The winners' round in which two lines would meet, from 1; 0 for a line and itself.
pub(super) const fn meeting_round(one: u32, other: u32) -> u32 {
    u32::BITS - (one ^ other).leading_zeros()
}

/// How many winners' rounds a field needs.
pub(super) const fn depth(entrants: u32) -> u32 {
    entrants.next_power_of_two().trailing_zeros()
}
