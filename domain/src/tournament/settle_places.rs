//! A shared place is settled by a play-off, by lots, or as the regulations have it (**Art. 15.6**).

use std::collections::BTreeSet;

use crate::tournament::command::{Change, TournamentCommand, must_be_open};
use crate::tournament::event::PlacesSettled;
use crate::tournament::knock_out::bracket::KnockOut;
use crate::tournament::meetings::Meetings;
use crate::tournament::refusal::Refusal;
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
    /// What there is to say of it.
    pub reason: PersonalRef,
}

impl TournamentCommand for SettlePlaces {
    /// **Art. 15.6** – of exactly those who share a place once every meeting has its result, or the bracket is over. It may be said again; when
    /// points or criteria part them otherwise later, it is passed over.
    fn decide(&self, tournament: &Tournament, _: &Mint, _: Moment) -> Result<Vec<Change>, Refusal> {
        must_be_open(tournament)?;
        let Self { stage, group, ref order, by, ref reason } = *self;
        if tournament.regulations.stage(stage).is_none() {
            return Err(Refusal::UnknownStage { stage });
        }
        let sharers = if tournament.is_knock_out(stage) {
            of_bracket(tournament, stage, group)
        } else {
            of_table(tournament, stage, group)
        };
        let sharers = sharers.ok_or(Refusal::StageOpen { stage })?;
        let named: BTreeSet<EntryId> = order.iter().copied().collect();
        if named.len() != order.len() || !sharers.contains(&named) {
            return Err(Refusal::NotTheSharers { stage, group });
        }
        Ok(vec![PlacesSettled { stage, group, order: order.clone(), by, reason: reason.clone() }.into()])
    }
}

/// Those who share a place of a table between them; none while a meeting is open that is still to be played.
fn of_table(tournament: &Tournament, stage: u32, group: u32) -> Option<Vec<BTreeSet<EntryId>>> {
    let table = Meetings::of(tournament, stage, group).ok()?;
    let unfinished = table.provisional && !tournament.stage_is_ended(stage);
    if unfinished || tournament.draw(stage).is_none() {
        return None;
    }
    let ranked = table.unsettled(tournament).ranked;
    let sharers = ranked.chunk_by(|one, other| one.place == other.place).filter(|group| group.len() > 1);
    Some(sharers.map(|group| group.iter().map(|row| row.entry).collect()).collect())
}

/// Those who share a place of a bracket between them; none while it is not over.
fn of_bracket(tournament: &Tournament, stage: u32, group: u32) -> Option<Vec<BTreeSet<EntryId>>> {
    let bracket = KnockOut::of(tournament, stage).ok().filter(KnockOut::is_over)?;
    Some(if group == 1 { bracket.sharers() } else { Vec::new() })
}

impl Tournament {
    /// Takes down how shared places were settled.
    pub(super) fn settle(&mut self, settled: &PlacesSettled) {
        let PlacesSettled { stage, group, order, by, reason } = settled;
        self.speak_of(order.iter().copied(), reason.id);
        let new = Settled { group: *group, order: order.clone(), by: *by };
        self.stages.entry(*stage).or_default().settled.push(new);
    }
}
