//! What a game keeps of a claim, until it is ruled on, and of the orders that were given.

use crate::adjudication::Span;
use crate::game::event::{GameEvent, RecordCorrected};
use crate::game::state::Game;
use crate::game::state::board::alike;
use crate::game::state::claim::{ChangeOrder, Claim, ClaimKind};
use crate::vocabulary::Ending;
use crate::xiangqi::{Move, Position};

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
            | GameEvent::ClaimDismissed(_)
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
                self.orders = self.orders_elsewhere(&[]);
                self.orders.push(order);
            }
            // **Art. 5.8** – what was ruled on has not been; or the men were set up anew.
            GameEvent::MovesRetracted(back) => self.orders.retain(|order| order.at_ply <= back.after_ply),
            GameEvent::PositionSet(_) => self.orders.clear(),
            GameEvent::RecordCorrected(RecordCorrected { from_ply, .. }) if !self.orders.is_empty() => {
                let mut corrected = self.clone();
                // A record that does not follow is refused where the board is changed.
                if corrected.evolve_board(event).is_ok() {
                    let found = |order: &ChangeOrder| {
                        if order.at_ply < *from_ply {
                            Some(*order)
                        } else {
                            self.order_in(&corrected, *order)
                        }
                    };
                    self.orders = self.orders.iter().filter_map(found).collect();
                }
            }
            // Who lets a game go on that was lost by not changing takes back what was not obeyed,
            // wherever in that round it was ordered.
            GameEvent::Reopened(_)
                if self.card.result.is_some_and(|result| result.ending == Ending::RefusedToChange) =>
            {
                let course = self.course();
                let round =
                    Span::earlier(&course, &self.position).last().and_then(|&last| course.get(last..));
                self.orders = self.orders_elsewhere(round.unwrap_or_default());
            }
            _ => {}
        }
    }

    /// The orders that were given for other positions than the one on the board and those of this round.
    fn orders_elsewhere(&self, round: &[(Position, Move)]) -> Vec<ChangeOrder> {
        let line = self.line();
        let elsewhere = |order: &&ChangeOrder| {
            let there = self.position_after(&line, order.at_ply);
            !alike(there, &self.position) && !round.iter().any(|(before, _)| alike(there, before))
        };
        self.orders.iter().filter(elsewhere).copied().collect()
    }

    /// The order in the corrected record, where its position stands there: plies that had been forgotten, or were never
    /// played, came before it if that fits; else it was given when the position stood last.
    fn order_in(&self, corrected: &Self, order: ChangeOrder) -> Option<ChangeOrder> {
        let (line, correct) = (self.line(), corrected.line());
        let there = self.position_after(&line, order.at_ply);
        let stands = |ply: &u32| alike(corrected.position_after(&correct, *ply), there);
        // Where nothing was played yet, nothing can have been ruled on.
        let first = u32::try_from(corrected.stated_at()).unwrap_or(u32::MAX).saturating_add(1);
        let played = first..=corrected.plies();
        let shifted = order.at_ply.saturating_add(corrected.plies()).checked_sub(self.plies());
        let shifted = shifted.filter(|ply| played.contains(ply) && stands(ply));
        let at_ply = shifted.or_else(|| played.rev().find(stands))?;
        Some(ChangeOrder { at_ply, ..order })
    }

    /// The position after so many plies of this line, which is the game's.
    fn position_after<'a>(&'a self, line: &'a [(Position, Move)], plies: u32) -> &'a Position {
        let there = usize::try_from(plies).ok().and_then(|plies| line.get(plies));
        there.map_or(&self.position, |(before, _)| before)
    }
}
