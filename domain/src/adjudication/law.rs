//! What the editions of the rules differ in about repetitions, as data.

use crate::rules::RuleSet;

/// How protection is measured.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Protection {
    /// By what the whole exchange on the point brings (**Art. 25.3**).
    Exchange,
    /// By the kinds of the two men, whatever else stands there.
    Kinds,
}

/// What an edition says about repetitions.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Law {
    /// How protection is measured.
    pub protection: Protection,
}

impl Law {
    /// That of a rule set.
    #[must_use]
    pub const fn of(rule_set: RuleSet) -> Self {
        match rule_set {
            RuleSet::Wxf2018 => Self { protection: Protection::Kinds },
            _ => Self { protection: Protection::Exchange },
        }
    }
}
