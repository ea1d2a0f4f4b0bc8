//! Title, visibility and regulations of a tournament are set.

use std::collections::BTreeSet;

use crate::standings::TieBreak;
use crate::tournament::categories;
use crate::tournament::command::{Change, TournamentCommand, must_be_open};
use crate::tournament::event::{MadePublic, RegulationsSet, Retitled};
use crate::tournament::number_fault;
use crate::tournament::plan_fault;
use crate::tournament::prize_lists;
use crate::tournament::refusal::Refusal;
use crate::tournament::regulations::Regulations;
use crate::tournament::state::Tournament;
use crate::vocabulary::Moment;
use crate::vocabulary::ids::Mint;

/// Change the title, or let anyone read it.
#[derive(Debug, Clone, Default)]
pub struct Amend {
    /// The new title; none leaves it.
    pub title: Option<String>,
    /// Whether anyone may read it from now on. What was published stays so.
    pub make_public: bool,
}

impl TournamentCommand for Amend {
    fn decide(&self, tournament: &Tournament, _: &Mint, _: Moment) -> Result<Vec<Change>, Refusal> {
        must_be_open(tournament)?;
        let mut changes = Vec::new();
        if let Some(title) = self.title.as_ref().filter(|title| tournament.title.as_ref() != Some(title)) {
            changes.push(Retitled { title: title.clone() }.into());
        }
        if self.make_public && !tournament.public {
            changes.push(MadePublic {}.into());
        }
        Ok(changes)
    }
}

/// Lay down the regulations.
#[derive(Debug, Clone)]
pub struct SetRegulations {
    /// All of them.
    pub regulations: Regulations,
}

impl TournamentCommand for SetRegulations {
    /// **Art. 17.1, 17.3** – the regulations are known to all before the first round is paired, and stand from then.
    fn decide(&self, tournament: &Tournament, _: &Mint, _: Moment) -> Result<Vec<Change>, Refusal> {
        must_be_open(tournament)?;
        if !tournament.rounds.is_empty() || tournament.has_begun() {
            return Err(Refusal::RegulationsFixed);
        }
        check(&self.regulations)?;
        categories::must_stay(&self.regulations.categories, tournament.categories_in_use())?;
        if tournament.stages.keys().any(|stage| self.is_another_field(tournament, *stage)) {
            return Err(Refusal::LotsDrawn);
        }
        let set = laid_down(&self.regulations);
        if *set.regulations == tournament.regulations {
            return Ok(Vec::new());
        }
        Ok(vec![set.into()])
    }
}

impl SetRegulations {
    /// Whether a stage would have other entrants or groups: what was drawn for it would not fit any more.
    fn is_another_field(&self, tournament: &Tournament, stage: u32) -> bool {
        let of = |regulations: &Regulations| {
            regulations.stage(stage).map(|plan| (plan.groups(), plan.entrants, plan.seeded_by()))
        };
        tournament.draw(stage).is_some() && of(&tournament.regulations) != of(&self.regulations)
    }
}

/// Regulations that were found to make sense, as they are written down: the old word for the one stage says nothing that
/// the stages do not.
#[must_use]
pub fn laid_down(regulations: &Regulations) -> RegulationsSet {
    RegulationsSet { regulations: Box::new(Regulations { format: None, ..regulations.clone() }) }
}

/// Refuses regulations that make no sense.
///
/// # Errors
/// When a criterion is named twice, or a value of the rule set is changed further than it may be. **Art. 21.1** – where
/// clocks are kept, the limit for coming late must be named: the text gives no number.
pub fn check(regulations: &Regulations) -> Result<(), Refusal> {
    if let Some(index) = named_twice(regulations.tie_breaks.iter().flatten()) {
        return Err(Refusal::TieBreakTwice { at: format!("/tie_breaks/{index}") });
    }
    for (stage, plan) in regulations.stages.iter().enumerate() {
        if let Some(index) = named_twice(plan.tie_breaks.iter().flatten()) {
            return Err(Refusal::TieBreakTwice { at: format!("/stages/{stage}/tie_breaks/{index}") });
        }
    }
    number_fault::check(regulations)?;
    plan_fault::check(regulations)?;
    categories::check(&regulations.categories)?;
    prize_lists::check(&regulations.prizes, &regulations.categories)?;
    regulations.overrides.check(regulations.rule_set)?;
    if regulations.time_control.is_some() && regulations.rules().late_limit_ms.is_none() {
        return Err(Refusal::LateLimitMissing);
    }
    Ok(())
}

/// The place of a criterion that was named before.
fn named_twice<'a>(order: impl Iterator<Item = &'a TieBreak>) -> Option<usize> {
    let mut seen = BTreeSet::new();
    order.enumerate().find(|(_, tie_break)| !seen.insert(**tie_break)).map(|(index, _)| index)
}
