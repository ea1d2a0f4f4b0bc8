//! A player's score sheet: which plies are missing on it (**Art. 7.1, 7.2**).

use std::collections::BTreeSet;

use crate::game::event::PliesOmitted;

/// What is missing on one score sheet.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Sheet {
    /// The plies that were not written down and are not written in yet.
    pub missing: BTreeSet<u32>,
    /// Every ply that was ever not written down when it should have been: what the fouls are counted by.
    pub neglected: BTreeSet<u32>,
    /// The period, from 0, in which the duty was last suspended with something missing (**Art. 7.2**).
    pub suspended_in: Option<u32>,
}

impl Sheet {
    /// **Art. 7.1** – the fouls in what was neglected: one for every `per_foul` plies in a row.
    #[must_use]
    pub fn fouls(&self, per_foul: u32) -> u32 {
        let (mut fouls, mut row, mut last) = (0, 0_u32, None);
        for &ply in &self.neglected {
            row = if last.is_some_and(|last: u32| last.checked_add(1) == Some(ply)) { row + 1 } else { 1 };
            fouls += u32::from(per_foul > 0 && row.is_multiple_of(per_foul));
            last = Some(ply);
        }
        fouls
    }

    /// **Art. 7.2** – whether it must be completed before the next move: the period has come after the one in which
    /// the duty was suspended.
    #[must_use]
    pub fn is_owed_in(&self, period: u32) -> bool {
        !self.missing.is_empty() && self.suspended_in.is_some_and(|suspended| suspended < period)
    }

    /// The sheet with these plies missing too.
    pub fn omit(&mut self, omitted: &PliesOmitted) {
        let plies = omitted.from_ply..=omitted.to_ply;
        self.missing.extend(plies.clone());
        match omitted.suspended_in {
            None => self.neglected.extend(plies),
            Some(period) => self.suspended_in = Some(period),
        }
    }

    pub(super) fn complete(&mut self) {
        self.missing.clear();
        self.suspended_in = None;
    }

    /// Nobody has to write down what was taken back.
    pub(super) fn forget_after(&mut self, ply: u32) {
        self.missing.retain(|&missing| missing <= ply);
        self.neglected.retain(|&neglected| neglected <= ply);
    }
}
