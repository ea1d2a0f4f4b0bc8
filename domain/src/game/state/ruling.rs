//! What a game keeps of a claim, until it is ruled on, and of the orders that were given.

use crate::adjudication::Span;
use crate::game::event::{GameEvent, RecordCorrected};
use crate::game::state::Game;
use crate::game::state::board::alike;
use crate::game::state::claim::{ChangeOrder, Claim, ClaimKind};
use crate::vocabulary::Ending;

impl Game {
    /// A claim ends with its ruling, with the game, and with what it was made of.
    pub(super) fn evolve_claim(&mut self, event: &GameEvent) {
        match event {
            GameEvent::NaturalLimitClaimed(claimed) => {
                self.claim = Some(Claim { by: claimed.by, kind: ClaimKind::NaturalLimit });
            }
            GameEvent::RepetitionClaimed(claimed) => {
                self.claim = Some(Claim { by: claimed.by, kind: ClaimKind::Repetition });
            }
            GameEvent::NaturalLimitRuled(_)
            | GameEvent::RepetitionRuled(_)
            | GameEvent::Ended(_)
            | GameEvent::ResultReported(_) => self.claim = None,
            // The record was wrong: there was no repetition to rule on.
            GameEvent::RecordCorrected(_) => {
                let void = |claim: &Claim| {
                    claim.kind == ClaimKind::Repetition && self.occurrences() < Span::OCCURRENCES
                };
                self.claim = self.claim.filter(|claim| !void(claim));
            }
            _ => {}
        }
    }

    /// What stands of the orders: told before the board is changed. Whether one can still be disobeyed, the moves say.
    pub(super) fn evolve_orders(&mut self, event: &GameEvent) {
        match event {
            GameEvent::ChangeOrdered(ordered) => {
                let order = ChangeOrder { side: ordered.side, at_ply: self.plies() };
                let line = self.line();
                let elsewhere = |other: &&ChangeOrder| {
                    let at_ply = usize::try_from(other.at_ply).unwrap_or(usize::MAX);
                    let there = line.get(at_ply).map_or(&self.position, |(before, _)| before);
                    !alike(there, &self.position)
                };
                let others = self.orders.iter().filter(elsewhere);
                self.orders = others.copied().chain([order]).collect();
            }
            // **Art. 5.8** – what was ruled on has not been; or the men were set up anew.
            GameEvent::MovesRetracted(back) => self.orders.retain(|order| order.at_ply <= back.after_ply),
            GameEvent::PositionSet(_) => self.orders.clear(),
            // Plies that had been forgotten, or were never played, stood before the order.
            GameEvent::RecordCorrected(RecordCorrected { from_ply, moves, .. }) => {
                let plies =
                    from_ply.saturating_sub(1).saturating_add(u32::try_from(moves.len()).unwrap_or(u32::MAX));
                let before = self.plies();
                self.orders.retain_mut(|order| {
                    let shifted = order.at_ply.saturating_add(plies).checked_sub(before);
                    let at_ply = if order.at_ply < *from_ply { Some(order.at_ply) } else { shifted };
                    order.at_ply = at_ply.unwrap_or_default();
                    at_ply.is_some()
                });
            }
            // Who lets a game go on that was lost by not changing takes back what was not obeyed.
            GameEvent::Reopened(_)
                if self.card.result.is_some_and(|result| result.ending == Ending::RefusedToChange) =>
            {
                self.orders.clear();
            }
            _ => {}
        }
    }
}
