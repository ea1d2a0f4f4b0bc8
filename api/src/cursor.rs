//! Where a page of the list of tournaments begins: opaque to whoever carries it, base 36 inside.

use std::fmt;
use std::str::FromStr;

/// The position after which a page begins.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Cursor(pub u64);

/// Why a text is no cursor.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("expected the `next` of a page")]
pub struct NotACursor;

impl fmt::Display for Cursor {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let digits = std::iter::successors(Some(self.0), |rest| Some(rest / 36).filter(|rest| *rest > 0));
        let digits: Vec<u64> = digits.map(|rest| rest % 36).collect();
        let digit = |digit: &u64| u32::try_from(*digit).ok().and_then(|digit| char::from_digit(digit, 36));
        digits.iter().rev().filter_map(digit).try_for_each(|digit| write!(f, "{digit}"))
    }
}

impl FromStr for Cursor {
    type Err = NotACursor;

    fn from_str(text: &str) -> Result<Self, NotACursor> {
        u64::from_str_radix(text, 36).map(Self).map_err(|_| NotACursor)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_cursor_is_read_back() {
        for position in [0, 1, 35, 36, 1_000_000, u64::MAX] {
            assert_eq!(Cursor(position).to_string().parse(), Ok(Cursor(position)));
        }
        assert_eq!(Cursor(35).to_string(), "z");
        assert_eq!("?".parse::<Cursor>(), Err(NotACursor));
    }
}
