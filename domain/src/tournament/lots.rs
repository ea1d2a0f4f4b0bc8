//! Lots are drawn for a stage: by a seed that was fixed before, or entered as drawn in the hall.

use crate::pairing::lots;
use crate::tournament::command::{Change, TournamentCommand, must_be_open};
use crate::tournament::contenders::{Contender, contenders};
use crate::tournament::entries::closing_registration;
use crate::tournament::event::{GroupDrawn, LotsAnnulled, LotsCommitted, LotsDrawn};
use crate::tournament::field::Entry;
use crate::tournament::plan::StagePlan;
use crate::tournament::rating_order::all_by_rating;
use crate::tournament::refusal::Refusal;
use crate::tournament::spread::{DrawnLot, by_hand, by_seed};
use crate::tournament::stages::{Draw, first_stage};
use crate::tournament::state::Tournament;
use crate::vocabulary::ids::Mint;
use crate::vocabulary::{Moment, PersonalRef};

/// Fix the seed by its hash, before it is known to anyone.
#[derive(Debug, Clone)]
pub struct CommitLots {
    /// The stage; left out, the next one to be drawn.
    pub stage: Option<u32>,
    /// SHA-256 of the seed, in lower-case hexadecimal.
    pub commitment: String,
}

impl TournamentCommand for CommitLots {
    /// **Art. 13.1** – while the lots can still be drawn, so that the seed comes to light.
    fn decide(&self, tournament: &Tournament, _: &Mint, _: Moment) -> Result<Vec<Change>, Refusal> {
        must_be_open(tournament)?;
        let (stage, _) = to_be_drawn(tournament, self.stage)?;
        none_paired(tournament, stage)?;
        if tournament.stages.get(&stage).is_some_and(|stage| stage.commitment.is_some()) {
            return Err(Refusal::LotsCommitted);
        }
        Ok(vec![LotsCommitted { stage, commitment: self.commitment.clone() }.into()])
    }
}

/// Take a draw back, or the commitment to one.
#[derive(Debug, Clone)]
pub struct AnnulLots {
    /// The stage; left out, the last one drawn.
    pub stage: Option<u32>,
    /// Why.
    pub reason: PersonalRef,
}

impl TournamentCommand for AnnulLots {
    /// House – numbers entered wrongly, or a seed that was lost; only before a round is paired by them.
    fn decide(&self, tournament: &Tournament, _: &Mint, _: Moment) -> Result<Vec<Change>, Refusal> {
        must_be_open(tournament)?;
        let stage = self.stage.or_else(|| tournament.stages.keys().next_back().copied());
        let Some(stage) = stage.filter(|stage| tournament.stages.contains_key(stage)) else {
            return Err(tournament.not_drawn(stage.unwrap_or_else(first_stage)));
        };
        none_paired(tournament, stage)?;
        Ok(vec![LotsAnnulled { stage, reason: self.reason.clone() }.into()])
    }
}

/// How the numbers are found.
#[derive(Debug, Clone)]
pub enum Drawing {
    /// By seed; anyone can draw the same numbers from it.
    BySeed(String),
    /// As they were drawn in the hall: who drew which number.
    ByHand(Vec<DrawnLot>),
}

/// Draw the numbers of a stage.
#[derive(Debug, Clone)]
pub struct DrawLots {
    /// The stage; left out, the next one to be drawn.
    pub stage: Option<u32>,
    /// How.
    pub drawing: Drawing,
}

impl TournamentCommand for DrawLots {
    /// **Art. 11.3, 13.1** – everyone in the field of the stage gets a number of its table, in a group where there are
    /// several. Drawing the first stage closes the registration. A seed that was committed to must be the one revealed.
    fn decide(&self, tournament: &Tournament, _: &Mint, _: Moment) -> Result<Vec<Change>, Refusal> {
        must_be_open(tournament)?;
        let (stage, plan) = to_be_drawn(tournament, self.stage)?;
        none_paired(tournament, stage)?;
        all_by_rating(tournament)?;
        let field = field(tournament, stage)?;
        let committed = tournament.stages.get(&stage).and_then(|stage| stage.commitment.as_ref());
        let (seed, groups) = match &self.drawing {
            Drawing::BySeed(seed) => {
                if let Some(committed) = committed {
                    lots::verify_commitment(committed, seed)?;
                }
                (Some(seed.clone()), by_seed(plan, &field, seed)?)
            }
            Drawing::ByHand(_) if committed.is_some() => return Err(Refusal::LotsCommitted),
            Drawing::ByHand(drawn) => (None, by_hand(plan, &field, drawn)?),
        };
        let mut changes = closing_registration(tournament)?;
        changes.push(drawn(stage, plan, seed, groups).into());
        Ok(changes)
    }
}

/// The fact: the one group by itself, several with their numbers.
fn drawn(stage: u32, plan: &StagePlan, seed: Option<String>, groups: Vec<GroupDrawn>) -> LotsDrawn {
    if plan.groups() == 1 {
        let order = groups.into_iter().flat_map(|group| group.order).collect();
        return LotsDrawn { stage, seed, order, groups: Vec::new() };
    }
    LotsDrawn { stage, seed, order: Vec::new(), groups }
}

/// Who is to be drawn: everyone in the stage's field, or (**Art. 20.2**) those whose group is drawn afresh.
fn field(tournament: &Tournament, stage: u32) -> Result<Vec<Contender>, Refusal> {
    let contenders = match tournament.draw(stage) {
        None => contenders(tournament, stage)?,
        Some(draw) if draw.groups.len() == 1 => {
            let drawn = draw.groups.iter().flat_map(|group| &group.order);
            let active = drawn.filter_map(|entry| tournament.entries.get(entry)).filter(|it| it.is_active());
            active.map(|it| Contender { entry: it.id, rating: it.rating, from: None, bound: None }).collect()
        }
        Some(draw) => (1..)
            .zip(&draw.groups)
            .filter(|(_, group)| group.afresh)
            .flat_map(|(number, group)| group.order.iter().map(move |entry| (number, *entry)))
            .filter(|(_, entry)| tournament.entries.get(entry).is_some_and(Entry::is_active))
            .map(|(group, entry)| Contender { entry, rating: None, from: None, bound: Some(group) })
            .collect(),
    };
    if contenders.is_empty() { Err(Refusal::NobodyEntered) } else { Ok(contenders) }
}

/// The stage that is to be drawn, with its plan: one whose lots are not drawn, or not all of them.
fn to_be_drawn(tournament: &Tournament, stage: Option<u32>) -> Result<(u32, &StagePlan), Refusal> {
    let open = |stage: &u32| !tournament.draw(*stage).is_some_and(Draw::is_whole);
    let mut numbers = (1..).zip(&tournament.regulations.stages).map(|(number, _)| number);
    let stage = stage.or_else(|| numbers.find(open)).ok_or(Refusal::LotsDrawn)?;
    let plan = tournament.regulations.stage(stage).ok_or(Refusal::UnknownStage { stage })?;
    if open(&stage) { Ok((stage, plan)) } else { Err(Refusal::LotsDrawn) }
}

fn none_paired(tournament: &Tournament, stage: u32) -> Result<(), Refusal> {
    if tournament.stage_has_begun(stage) || tournament.rounds_of(stage).next().is_some() {
        return Err(Refusal::RoundsPaired);
    }
    Ok(())
}
