//! What the editions of the rules differ in about repetitions, as data.

use crate::rules::RuleSet;

/// How a chase is known.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Chase {
    /// By what is won in the end, by capture, exchange or checks (**Art. 28.3, 29.1**), where nothing was to be won of that man
    /// before (**Art. 29.2**).
    Gain,
    /// The same, where less was to be won of it before: what a man threatens while it is itself attacked is no threat yet
    /// (`cn-2020`).
    MoreGain,
    /// By a capture that is possible at once, roots being weighed by the kinds of the men (`wxf-2018`).
    Capture,
}

/// What an edition says about repetitions.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Law {
    /// How a chase is known.
    pub chase: Chase,
    /// **Art. 25.2** – whether every attack is forbidden, whatever it attacks, kills among them; if not, only check and the chase
    /// of one man are.
    pub every_attack: bool,
    /// **Art. 27.2** – whether the chases of soldiers count where both sides attack all along.
    pub soldiers_count: bool,
    /// Whether of two sides that both attack all along the graver changes.
    pub graded: bool,
    /// Whether a kill that stands when the General steps out of check is its maker's doing, as nothing says (1999).
    pub kill_out_of_check_open: bool,
    /// Whether it is open what a side does of which only the General moves.
    pub general_moves_open: bool,
}

impl Law {
    /// That of a rule set.
    #[must_use]
    pub const fn of(rule_set: RuleSet) -> Self {
        let edition_1999 = Self {
            chase: Chase::Gain,
            every_attack: true,
            soldiers_count: true,
            graded: false,
            kill_out_of_check_open: true,
            general_moves_open: false,
        };
        match rule_set {
            RuleSet::Cn1999 => edition_1999,
            RuleSet::Cn2011 => Self { soldiers_count: false, ..edition_1999 },
            RuleSet::Cn2020 => Self {
                chase: Chase::MoreGain,
                soldiers_count: false,
                graded: true,
                kill_out_of_check_open: false,
                ..edition_1999
            },
            RuleSet::Wxf2018 => Self {
                chase: Chase::Capture,
                every_attack: false,
                soldiers_count: false,
                graded: false,
                kill_out_of_check_open: false,
                general_moves_open: true,
            },
        }
    }
}
