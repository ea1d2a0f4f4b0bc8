//! The prizes that the regulations lay out, and what makes them none that can be given.
//!
//! House: the rules speak of places, not of prizes. Who gets what of them, `standings::prizes` says.

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};
use strum::IntoStaticStr;
use thiserror::Error;

use crate::tournament::categories::{Category, CategoryId};
use crate::vocabulary::{Reason, Refuse};

/// The prizes of one table: everybody's, or a category's.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct PrizeList {
    /// Among whom they are given; left out, among everybody.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(nullable = false))]
    pub category: Option<CategoryId>,
    /// What is given, by its smallest unit: `CNY` in fen, `cups`.
    #[cfg_attr(feature = "openapi", schema(min_length = 1, max_length = 12, examples("CNY")))]
    pub unit: String,
    /// How much each place gets, the first before all, in the smallest unit.
    #[cfg_attr(feature = "openapi", schema(max_items = 200))]
    pub amounts: Vec<u64>,
}

impl PrizeList {
    /// The most places that get something.
    pub const MOST_PLACES: usize = 200;
    /// The most that a place gets: every number up to it is read alike by whoever reads JSON.
    pub const MOST_AMOUNT: u64 = (1 << 53) - 1;
    const LONGEST_UNIT: usize = 12;
}

/// A fault of one list.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[error("prizes {index}: {fault}")]
pub struct PrizeFault {
    /// Its place among the lists, from 0.
    pub index: usize,
    /// What is wrong.
    pub fault: Flaw,
}

/// What can be wrong with a list of prizes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error, IntoStaticStr, strum::EnumIter)]
#[strum(serialize_all = "snake_case")]
pub enum Flaw {
    /// The regulations declare no such category.
    #[error("no such category is declared")]
    Undeclared,
    /// There is a list for the same ones before it.
    #[error("there are two lists for the same entrants")]
    ListedTwice,
    /// The unit cannot be printed in a line, or is too long.
    #[error("the unit is not fit to be printed")]
    NoUnit,
    /// There are too many places.
    #[error("there are more than {} places", PrizeList::MOST_PLACES)]
    TooManyPlaces,
    /// An amount is too large.
    #[error("an amount is more than {}", PrizeList::MOST_AMOUNT)]
    TooMuch,
}

impl Flaw {
    const fn place(self) -> &'static str {
        match self {
            Self::Undeclared | Self::ListedTwice => "category",
            Self::NoUnit => "unit",
            Self::TooManyPlaces | Self::TooMuch => "amounts",
        }
    }
}

impl Refuse for PrizeFault {
    fn reason(&self) -> Reason {
        let word: &'static str = self.fault.into();
        let at = format!("/prizes/{}/{}", self.index, self.fault.place());
        Reason::new("tournament.prize_list").at(at).fact("list", self.index + 1).fact("fault", word)
    }
}

/// Refuses prizes that cannot be given.
///
/// # Errors
/// With the first fault, and where it is.
pub fn check(lists: &[PrizeList], declared: &[Category]) -> Result<(), PrizeFault> {
    let mut seen = BTreeSet::new();
    for (index, list) in lists.iter().enumerate() {
        let PrizeList { category, unit, amounts } = list;
        let fault = |fault| Err(PrizeFault { index, fault });
        if category.as_ref().is_some_and(|id| !declared.iter().any(|declared| declared.id == *id)) {
            return fault(Flaw::Undeclared);
        }
        if !seen.insert(category) {
            return fault(Flaw::ListedTwice);
        }
        let long = unit.chars().count() > PrizeList::LONGEST_UNIT;
        if unit.trim().is_empty() || long || unit.chars().any(char::is_control) {
            return fault(Flaw::NoUnit);
        }
        if amounts.len() > PrizeList::MOST_PLACES {
            return fault(Flaw::TooManyPlaces);
        }
        if amounts.iter().any(|amount| *amount > PrizeList::MOST_AMOUNT) {
            return fault(Flaw::TooMuch);
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn list(category: Option<&str>, unit: &str, amounts: Vec<u64>) -> PrizeList {
        let category = category.map(|id| CategoryId::try_from(id.to_owned()).unwrap());
        PrizeList { category, unit: unit.to_owned(), amounts }
    }

    fn declared() -> Vec<Category> {
        vec![Category { id: CategoryId::try_from("u16".to_owned()).unwrap(), name: "Under 16".to_owned() }]
    }

    #[test]
    fn prizes_for_everybody_and_for_each_category_once() {
        let fault = |lists: &[PrizeList]| check(lists, &declared()).map_err(|it| (it.index, it.fault));
        let everybody = list(None, "CNY", vec![1000, 500]);
        let young = list(Some("u16"), "cups", vec![1]);
        assert_eq!(fault(&[everybody.clone(), young.clone()]), Ok(()));
        assert_eq!(fault(&[]), Ok(()));
        assert_eq!(fault(&[everybody.clone(), everybody.clone()]), Err((1, Flaw::ListedTwice)));
        assert_eq!(fault(&[young.clone(), everybody, young]), Err((2, Flaw::ListedTwice)));
        assert_eq!(fault(&[list(Some("women"), "CNY", vec![1])]), Err((0, Flaw::Undeclared)));
    }

    #[test]
    fn a_list_that_cannot_be_printed_or_counted_is_refused() {
        let fault = |list: PrizeList| check(&[list], &declared()).map_err(|it| it.fault);
        for unit in ["", " \u{3000}", "a\nb", "thirteen long"] {
            assert_eq!(fault(list(None, unit, vec![1])), Err(Flaw::NoUnit), "{unit:?}");
        }
        assert_eq!(fault(list(None, "人民幣一二三四五六七八九", vec![1])), Ok(()), "twelve signs");
        assert_eq!(fault(list(None, "CNY", vec![1; 200])), Ok(()));
        assert_eq!(fault(list(None, "CNY", vec![1; 201])), Err(Flaw::TooManyPlaces));
        assert_eq!(fault(list(None, "CNY", vec![PrizeList::MOST_AMOUNT])), Ok(()));
        assert_eq!(fault(list(None, "CNY", vec![PrizeList::MOST_AMOUNT + 1])), Err(Flaw::TooMuch));
    }
}
