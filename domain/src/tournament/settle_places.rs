//! A shared place is settled by a play-off, by lots, or as the regulations have it (**Art. 15.6**).

use std::collections::BTreeSet;

use crate::tournament::command::{Change, TournamentCommand, must_be_open};
use crate::tournament::event::PlacesSettled;
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
    /// **Art. 15.6** – of exactly those who share a place once every meeting has its result. It may be said again; when
    /// points or criteria part them otherwise later, it is passed over.
    fn decide(&self, tournament: &Tournament, _: &Mint, _: Moment) -> Result<Vec<Change>, Refusal> {
        must_be_open(tournament)?;
        let Self { stage, group, ref order, by, ref reason } = *self;
        if tournament.regulations.stage(stage).is_none() {
            return Err(Refusal::UnknownStage { stage });
        }
        if tournament.is_knock_out(stage) {
            return Err(Refusal::NotTheSharers { stage, group });
        }
        let table = Meetings::of(tournament, stage, group).map_err(|_| Refusal::StageOpen { stage })?;
        let unfinished = table.provisional && !tournament.stage_is_ended(stage);
        if unfinished || tournament.draw(stage).is_none() {
            return Err(Refusal::StageOpen { stage });
        }
        let named: BTreeSet<EntryId> = order.iter().copied().collect();
        let unsettled = table.unsettled(tournament).ranked;
        let place =
            unsettled.iter().find(|row| row.shared && named.contains(&row.entry)).map(|row| row.place);
        let sharers = unsettled.iter().filter(|row| Some(row.place) == place).map(|row| row.entry).collect();
        if place.is_none() || named != sharers || named.len() != order.len() {
            return Err(Refusal::NotTheSharers { stage, group });
        }
        Ok(vec![PlacesSettled { stage, group, order: order.clone(), by, reason: reason.clone() }.into()])
    }

    fn judges(&self, _: &Tournament) -> Vec<EntryId> {
        self.order.clone()
    }
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
