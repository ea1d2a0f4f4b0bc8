//! Numbers that people write: each within its bounds, which a refusal names. What a number within them speaks of need not
//! be there; that the tournament says.

use std::collections::BTreeSet;

use chuhe_domain::tournament::plan_fault::MOST_STAGES;
use chuhe_domain::tournament::rounds_to_come::MOST_ROUNDS;
use chuhe_domain::tournament::{CircularFormat, SwissTerms, TeamMatches};
use serde::{Deserialize, Deserializer, de};

/// A number, one that may be left out, or several.
pub trait Numbers: Sized {
    /// The same as it was written.
    type Written;

    /// Each of them, read; the first that cannot be is the error.
    ///
    /// # Errors
    /// As `read` says.
    fn read(written: Self::Written, read: impl Fn(i64) -> Result<u32, String>) -> Result<Self, String>;
}

impl Numbers for u32 {
    type Written = i64;

    fn read(written: i64, read: impl Fn(i64) -> Result<u32, String>) -> Result<Self, String> {
        read(written)
    }
}

impl Numbers for Option<u32> {
    type Written = Option<i64>;

    fn read(written: Option<i64>, read: impl Fn(i64) -> Result<u32, String>) -> Result<Self, String> {
        written.map(read).transpose()
    }
}

impl Numbers for Vec<u32> {
    type Written = Vec<i64>;

    fn read(written: Vec<i64>, read: impl Fn(i64) -> Result<u32, String>) -> Result<Self, String> {
        written.into_iter().map(read).collect()
    }
}

impl Numbers for BTreeSet<u32> {
    type Written = Vec<i64>;

    fn read(written: Vec<i64>, read: impl Fn(i64) -> Result<u32, String>) -> Result<Self, String> {
        let mut numbers = Self::new();
        for number in written {
            if !numbers.insert(read(number)?) {
                return Err(format!("expected each number once, found {number} twice"));
            }
        }
        Ok(numbers)
    }
}

macro_rules! up_to {
    ($($(#[$doc:meta])* $name:ident: $most:expr;)*) => {$(
        $(#[$doc])*
        ///
        /// # Errors
        /// Where one of them is out of its bounds.
        pub fn $name<'de, T, D>(input: D) -> Result<T, D::Error>
        where
            T: Numbers<Written: Deserialize<'de>>,
            D: Deserializer<'de>,
        {
            let read = |number| within($most, number);
            T::read(T::Written::deserialize(input)?, read).map_err(de::Error::custom)
        }
    )*};
}

up_to! {
    /// Stages.
    stage: most_stages();
    /// Groups of a stage.
    group: CircularFormat::MOST_GROUPS;
    /// Rounds, through the whole tournament.
    round: MOST_ROUNDS;
    /// Numbers that are drawn: as many as the largest field has entrants.
    lot: SwissTerms::MOST_ENTRANTS;
    /// Boards of a match.
    boards: TeamMatches::MOST_BOARDS;
    /// Tables of a hall.
    table: 10_000;
    /// Tenths of a millimetre, to a metre: more nobody measures on a board.
    tenths_mm: 10_000;
}

fn most_stages() -> u32 {
    u32::try_from(MOST_STAGES).unwrap_or(u32::MAX)
}

fn within(most: u32, number: i64) -> Result<u32, String> {
    let read = u32::try_from(number).ok().filter(|read| (1..=most).contains(read));
    read.ok_or_else(|| format!("expected a whole number from 1 to {most}, found {number}"))
}
