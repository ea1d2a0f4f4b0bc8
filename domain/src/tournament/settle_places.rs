//! A shared place is settled by a play-off, by lots, or as the regulations have it (**Art. 15.6**).

use std::collections::BTreeSet;

use crate::tournament::command::{Change, TournamentCommand, must_be_open};
use crate::tournament::event::PlacesSettled;
use crate::tournament::knock_out::bracket::KnockOut;
use crate::tournament::meetings::{Meetings, is_over};
use crate::tournament::play_offs::must_agree;
use crate::tournament::refusal::Refusal;
use crate::tournament::refusal::course::CourseRefusal;
use crate::tournament::refusal::settling::SettlingRefusal;
use crate::tournament::stages::{Settled, SettledBy};
use crate::tournament::state::Tournament;
use crate::vocabulary::ids::Mint;
use crate::vocabulary::{EntryId, Moment, PersonalRef};

/// Settle a place that must not be shared.
#[derive(Debug, Clone)]
#[doc(alias = "加賽")]
pub struct SettlePlaces {
    /// The stage.
    pub stage: u32,
    /// The group, from 1.
    pub group: u32,
    /// All who share the place, the best first.
    pub order: Vec<EntryId>,
    /// How it was found.
    pub by: SettledBy,
    /// Whether it takes the place of what was said of the same entrants before.
    pub corrects: bool,
    /// What there is to say of it.
    pub reason: PersonalRef,
}

impl TournamentCommand for SettlePlaces {
    /// **Art. 15.6** – of exactly those who share a place once the table is final, or the bracket, in the order of the
    /// play-off where it was by one. Said again, it is a correction and says so. When points or criteria part them
    /// otherwise later, or the play-off does, it is passed over. Once a later stage was drawn from the places, they stand.
    fn decide(&self, tournament: &Tournament, _: &Mint, _: Moment) -> Result<Vec<Change>, Refusal> {
        must_be_open(tournament)?;
        let Self { stage, group, ref order, by, corrects, ref reason } = *self;
        if tournament.regulations.stage(stage).is_none() {
            return Err(Refusal::UnknownStage { stage });
        }
        if let Some(later) = tournament.drawn_from(stage) {
            return Err(CourseRefusal::DrawnFrom { stage, later }.into());
        }
        let sharers = if tournament.is_knock_out(stage) {
            of_bracket(tournament, stage, group)?
        } else {
            of_table(tournament, stage, group)?
        };
        let named: BTreeSet<EntryId> = order.iter().copied().collect();
        if named.len() != order.len() || !sharers.contains(&named) {
            return Err(Refusal::NotTheSharers { stage, group });
        }
        let (order, reason) = (order.clone(), reason.clone());
        match (tournament.is_settled_among(stage, group, &named), corrects) {
            (true, false) => return Err(SettlingRefusal::AlreadySettled { stage, group }.into()),
            (false, true) => return Err(SettlingRefusal::NotSettled { stage, group }.into()),
            _ => must_agree(tournament, stage, &order, by)?,
        }
        Ok(vec![PlacesSettled { stage, group, order, by, corrects, reason }.into()])
    }

    fn judges(&self, _: &Tournament) -> Vec<EntryId> {
        self.order.clone()
    }
}

/// Those who share a place of a final table between them.
fn of_table(tournament: &Tournament, stage: u32, group: u32) -> Result<Vec<BTreeSet<EntryId>>, Refusal> {
    let groups = &tournament.draw(stage).ok_or(Refusal::LotsNotDrawn)?.groups;
    must_be_of(u32::try_from(groups.len()).unwrap_or(u32::MAX), stage, group)?;
    let table = Meetings::of(tournament, stage, group).map_err(|_| Refusal::StageOpen { stage })?;
    if table.provisional {
        return Err(Refusal::StageOpen { stage });
    }
    let ranked = table.unsettled(tournament).ranked;
    let sharers = ranked.chunk_by(|one, other| one.place == other.place).filter(|group| group.len() > 1);
    Ok(sharers.map(|group| group.iter().map(|row| row.entry).collect()).collect())
}

/// Those who share a place of a bracket that is over between them.
fn of_bracket(tournament: &Tournament, stage: u32, group: u32) -> Result<Vec<BTreeSet<EntryId>>, Refusal> {
    let bracket = KnockOut::of(tournament, stage)?;
    must_be_of(1, stage, group)?;
    if is_over(tournament, stage) { Ok(bracket.sharers()) } else { Err(Refusal::StageOpen { stage }) }
}

fn must_be_of(groups: u32, stage: u32, group: u32) -> Result<(), Refusal> {
    if (1..=groups).contains(&group) {
        Ok(())
    } else {
        Err(SettlingRefusal::UnknownGroup { stage, group, groups }.into())
    }
}

impl Tournament {
    /// **Art. 15.6** – how shared places of a group were settled, as far as that holds: what was settled by a play-off, or by
    /// lot where one left it level, falls with the results of that play-off.
    pub(super) fn settlements(&self, stage: u32, group: u32) -> impl Iterator<Item = &Settled> {
        let settled = self.stages.get(&stage).into_iter().flat_map(|stage| &stage.settled);
        settled.filter(move |it| it.group == group && must_agree(self, stage, &it.order, it.by).is_ok())
    }

    /// Whether it was said of exactly these who goes before whom, and still holds.
    fn is_settled_among(&self, stage: u32, group: u32, named: &BTreeSet<EntryId>) -> bool {
        self.settlements(stage, group).any(|settled| settled.among() == *named)
    }

    /// Takes down how shared places were settled, in the place of what was said of the same entrants before.
    pub(super) fn settle(&mut self, settled: &PlacesSettled) {
        let PlacesSettled { stage, group, order, by, reason, .. } = settled;
        self.speak_of(order.iter().copied(), reason.id);
        let new = Settled { group: *group, order: order.clone(), by: *by };
        let of_stage = &mut self.stages.entry(*stage).or_default().settled;
        of_stage.retain(|old| old.group != new.group || old.among() != new.among());
        of_stage.push(new);
    }
}
