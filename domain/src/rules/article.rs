//! What an article of the 1999 rules is: a number, what is owed for it, and what the text says. Which there are
//! stands in `articles`; titles, in four languages, are the interface's.

use serde::{Deserialize, Serialize};

use crate::rules::text;

/// What the system owes an article; the first of them, where it owes more than one.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum Duty {
    /// It works it out by itself from recorded facts.
    Decide,
    /// It sees it and proposes it; an arbiter announces it.
    Detect,
    /// A person states it, and what can be verified is verified.
    Check,
    /// A person rules; who, when and why are recorded, and the consequence is applied.
    Record,
    /// Nothing, or what its parts owe.
    None,
}

/// An article of the 1999 rules.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Article {
    /// As it is cited: `4.1.10`.
    pub number: &'static str,
    /// What is owed for it.
    pub duty: Duty,
    /// Whether the text prints no title, and the one given is ours.
    pub title_is_ours: bool,
}

impl Article {
    /// The chapter, from 1: play, the game, the tournament, repetitions.
    #[must_use]
    pub fn chapter(&self) -> u8 {
        let head = self.number.split('.').next().and_then(|head| head.parse::<u8>().ok());
        match head.unwrap_or_default() {
            0..5 => 1,
            5..11 => 2,
            11..24 => 3,
            _ => 4,
        }
    }

    /// The number of the article it is a part of: `4.1` for `4.1.10`, none for `4`.
    #[must_use]
    pub fn parent(&self) -> Option<&'static str> {
        self.number.rsplit_once('.').map(|(parent, _)| parent)
    }

    /// The Chinese text, a paragraph on each line; none for a heading.
    #[must_use]
    pub fn text(&self) -> Option<&'static str> {
        text::of(self.number)
    }
}
