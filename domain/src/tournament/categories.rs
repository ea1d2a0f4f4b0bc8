//! Categories (組別): who is ranked apart within the one table, by age, sex or region.
//!
//! The regulations declare them, and the organiser states who is in which; no criterion is applied here, for what an
//! association asks for (a passport, a club's word) is not on record. How they are ranked, `standings` says.

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};
use strum::EnumCount;
use thiserror::Error;

use crate::vocabulary::{EntryId, Reason, Refuse};

/// The short name of a category, as requests use it: `u16`, `women`, `hkg-veterans`.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
#[cfg_attr(
    feature = "openapi",
    derive(utoipa::ToSchema),
    schema(value_type = String, pattern = "^[a-z0-9][a-z0-9_-]{0,31}$", examples("u16"))
)]
pub struct CategoryId(String);

/// Why a text is no id of a category.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[error("expected up to 32 of a–z, 0–9, - and _, beginning with a letter or figure; found `{0}`")]
pub struct NotACategory(String);

impl CategoryId {
    /// The text.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl TryFrom<String> for CategoryId {
    type Error = NotACategory;

    fn try_from(text: String) -> Result<Self, NotACategory> {
        let plain = |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit();
        let first = text.bytes().next().is_some_and(plain);
        if first && text.len() <= 32 && text.bytes().all(|byte| plain(byte) || matches!(byte, b'-' | b'_')) {
            Ok(Self(text))
        } else {
            Err(NotACategory(text))
        }
    }
}

impl From<CategoryId> for String {
    fn from(id: CategoryId) -> Self {
        id.0
    }
}

/// A category as the regulations declare it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Category {
    /// Its short name.
    pub id: CategoryId,
    /// What it is called, and whom it is for: `Under 16 (born 2010 or later)`.
    #[cfg_attr(feature = "openapi", schema(min_length = 1, max_length = 120))]
    pub name: String,
}

/// The most categories of a tournament.
pub const MOST: usize = 64;
const LONGEST_NAME: usize = 120;

/// Why a category is refused.
#[derive(Debug, Clone, PartialEq, Eq, Error, EnumCount)]
pub enum CategoryRefusal {
    /// There are too many.
    #[error("there may be {MOST} categories at most")]
    TooMany,
    /// One is declared twice.
    #[error("category `{}` is declared twice", category.as_str())]
    Twice {
        /// Which.
        category: CategoryId,
        /// The second's place in the list, from 0.
        index: usize,
    },
    /// One has no name that can be printed in a line.
    #[error("category `{}` has no name fit to be printed", category.as_str())]
    Unnamed {
        /// Which.
        category: CategoryId,
        /// Its place in the list, from 0.
        index: usize,
    },
    /// The regulations declare no such category.
    #[error("the regulations declare no category `{}`", category.as_str())]
    Unknown {
        /// Which.
        category: CategoryId,
    },
    /// An entrant is in it.
    #[error("entrant {entry} is in category `{}`", category.as_str())]
    InUse {
        /// Which.
        category: CategoryId,
        /// Who.
        entry: EntryId,
    },
}

impl Refuse for CategoryRefusal {
    fn reason(&self) -> Reason {
        let of = |name: &str, category: &CategoryId| {
            Reason::new(&format!("tournament.{name}")).fact("category", category.as_str())
        };
        match self {
            Self::TooMany => {
                Reason::new("tournament.too_many_categories").at("/categories").fact("most", MOST)
            }
            Self::Twice { category, index } => {
                of("category_twice", category).at(format!("/categories/{index}/id"))
            }
            Self::Unnamed { category, index } => {
                of("category_unnamed", category).at(format!("/categories/{index}/name"))
            }
            Self::Unknown { category } => of("unknown_category", category).at("/categories"),
            Self::InUse { category, entry } => {
                of("category_in_use", category).at("/categories").fact("entry", entry)
            }
        }
    }
}

/// Refuses categories that make no sense.
///
/// # Errors
/// When there are too many, one is declared twice, or one has no name that can be printed in a line.
pub fn check(declared: &[Category]) -> Result<(), CategoryRefusal> {
    if declared.len() > MOST {
        return Err(CategoryRefusal::TooMany);
    }
    let mut seen = BTreeSet::new();
    for (index, Category { id, name }) in declared.iter().enumerate() {
        if !seen.insert(id) {
            return Err(CategoryRefusal::Twice { category: id.clone(), index });
        }
        if name.trim().is_empty() || name.chars().count() > LONGEST_NAME || name.chars().any(char::is_control)
        {
            return Err(CategoryRefusal::Unnamed { category: id.clone(), index });
        }
    }
    Ok(())
}

/// Refuses an entrant in a category that is not declared.
///
/// # Errors
/// When one of them is not.
pub fn must_be_declared(declared: &[Category], stated: &BTreeSet<CategoryId>) -> Result<(), CategoryRefusal> {
    match stated.iter().find(|id| !is_declared(declared, id)) {
        Some(category) => Err(CategoryRefusal::Unknown { category: category.clone() }),
        None => Ok(()),
    }
}

/// Refuses to declare no longer what an entrant is in.
///
/// # Errors
/// When somebody is in a category that would be gone.
pub fn must_stay<'a>(
    declared: &[Category],
    mut used: impl Iterator<Item = (EntryId, &'a CategoryId)>,
) -> Result<(), CategoryRefusal> {
    match used.find(|(_, id)| !is_declared(declared, id)) {
        Some((entry, category)) => Err(CategoryRefusal::InUse { category: category.clone(), entry }),
        None => Ok(()),
    }
}

fn is_declared(declared: &[Category], id: &CategoryId) -> bool {
    declared.iter().any(|category| category.id == *id)
}
