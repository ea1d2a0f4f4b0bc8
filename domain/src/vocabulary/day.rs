//! A day of the calendar, as `2026-11-01`: when a rating list is of, when somebody was born.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use thiserror::Error;

/// A day of the Gregorian calendar, in the years 1 to 9999.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Day {
    year: u16,
    month: u8,
    day: u8,
}

/// Why a text is no day.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[error("expected a day such as 2026-11-01, found `{0}`")]
pub struct NotADay(String);

impl Day {
    /// The day of this date, where the calendar has one.
    #[must_use]
    pub const fn new(year: u16, month: u8, day: u8) -> Option<Self> {
        let leap = year.is_multiple_of(4) && (!year.is_multiple_of(100) || year.is_multiple_of(400));
        let days = match month {
            1 | 3 | 5 | 7 | 8 | 10 | 12 => 31,
            4 | 6 | 9 | 11 => 30,
            2 if leap => 29,
            2 => 28,
            _ => 0,
        };
        if year == 0 || year > 9999 || day == 0 || day > days {
            return None;
        }
        Some(Self { year, month, day })
    }

    /// The year.
    #[must_use]
    pub const fn year(self) -> u16 {
        self.year
    }
}

impl fmt::Display for Day {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:04}-{:02}-{:02}", self.year, self.month, self.day)
    }
}

impl FromStr for Day {
    type Err = NotADay;

    fn from_str(text: &str) -> Result<Self, NotADay> {
        let mut parts = text.split('-');
        let mut part = |length: usize| {
            let digits = parts.next()?;
            let fits = digits.len() == length && digits.bytes().all(|byte| byte.is_ascii_digit());
            fits.then(|| digits.parse::<u16>().ok()).flatten()
        };
        let date = (part(4), part(2), part(2));
        let (Some(year), Some(month), Some(day)) = date else { return Err(NotADay(text.to_owned())) };
        let (Ok(month), Ok(day)) = (u8::try_from(month), u8::try_from(day)) else {
            return Err(NotADay(text.to_owned()));
        };
        match Self::new(year, month, day) {
            Some(day) if parts.next().is_none() => Ok(day),
            _ => Err(NotADay(text.to_owned())),
        }
    }
}

impl TryFrom<String> for Day {
    type Error = NotADay;

    fn try_from(text: String) -> Result<Self, NotADay> {
        text.parse()
    }
}

impl From<Day> for String {
    fn from(day: Day) -> Self {
        day.to_string()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_day_is_one_of_the_calendar_and_reads_back() {
        for text in ["2026-11-01", "2024-02-29", "2000-02-29", "0001-01-01", "9999-12-31"] {
            assert_eq!(text.parse::<Day>().unwrap().to_string(), text);
        }
        let odd =
            ["2026-02-29", "1900-02-29", "2026-13-01", "2026-04-31", "0000-01-01", "2026-1-1", "2026-11-01-"];
        for text in odd.into_iter().chain(["", "+026-01-01", "2026-11-00", "２０２６-11-01", "2026/11/01"])
        {
            assert_eq!(text.parse::<Day>(), Err(NotADay(text.to_owned())));
        }
    }

    #[test]
    fn later_days_are_greater() {
        let day = |text: &str| text.parse::<Day>().unwrap();
        assert!(day("2025-12-31") < day("2026-01-01") && day("2026-01-31") < day("2026-02-01"));
    }
}
