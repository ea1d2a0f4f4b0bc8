//! Points as a report writes them: `11.5`, whole numbers of tenths.

use std::fmt;

/// Tenths of a point.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Tenths(i32);

impl Tenths {
    /// Nothing.
    pub const ZERO: Self = Self(0);
    /// A half.
    pub const HALF: Self = Self(5);
    /// One.
    pub const ONE: Self = Self(10);

    /// So many tenths.
    #[must_use]
    pub const fn new(tenths: i32) -> Self {
        Self(tenths)
    }

    /// The number of tenths.
    #[must_use]
    pub const fn get(self) -> i32 {
        self.0
    }

    /// The number of half-points, where it is a whole one and none is owed.
    #[must_use]
    pub fn halves(self) -> Option<u32> {
        u32::try_from(self.0).ok().filter(|tenths| tenths % 5 == 0).map(|tenths| tenths / 5)
    }

    /// `2`, `2.5`, `.5`, `-1.0`; a comma stands for the point.
    pub(super) fn read(text: &str) -> Option<Self> {
        let (sign, digits) = text.strip_prefix('-').map_or((1, text), |digits| (-1, digits));
        let (whole, tenth) = digits.split_once(['.', ',']).map_or((digits, "0"), |parts| parts);
        let is_number =
            |text: &str, most: usize| text.len() <= most && text.bytes().all(|byte| byte.is_ascii_digit());
        if !is_number(whole, 4) || !is_number(tenth, 1) || tenth.is_empty() {
            return None;
        }
        let whole: i32 = if whole.is_empty() && digits.len() > 1 { 0 } else { whole.parse().ok()? };
        Some(Self(sign * (whole * 10 + tenth.parse::<i32>().ok()?)))
    }
}

impl fmt::Display for Tenths {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sign = if self.0 < 0 { "-" } else { "" };
        f.pad(&format!("{sign}{}.{}", self.0.abs() / 10, self.0.abs() % 10))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn points_are_whole_tenths() {
        for (text, tenths) in [("0.0", 0), ("11.5", 115), ("3", 30), (".5", 5), ("-1.0", -10), ("02,5", 25)] {
            assert_eq!(Tenths::read(text), Some(Tenths::new(tenths)), "{text}");
        }
        for text in ["", ".", "-", "1.", "1.25", "a", "1.5.0", "+1", "½", "12345678"] {
            assert_eq!(Tenths::read(text), None, "{text}");
        }
        assert_eq!(format!("{:>5}|{}", Tenths::new(115), Tenths::new(-5)), " 11.5|-0.5");
        assert_eq!([25, 26, -5].map(|tenths| Tenths::new(tenths).halves()), [Some(5), None, None]);
    }
}
