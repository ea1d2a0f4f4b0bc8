//! Pairings of a round are changed by hand, while their games have not begun.

use std::collections::BTreeSet;

use crate::game::Status;
use crate::game::event::PlayersChanged;
use crate::tournament::command::{Change, TournamentCommand, must_be_open};
use crate::tournament::entries::must_be_active;
use crate::tournament::event::{Pairing, PairingChanged};
use crate::tournament::refusal::Refusal;
use crate::tournament::rounds::RoundStatus;
use crate::tournament::state::Tournament;
use crate::vocabulary::ids::Mint;
use crate::vocabulary::{EntryId, GameId, Moment, PersonalRef};

/// A pairing that is to be changed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ChangedPairing {
    /// The game whose players change.
    pub game: GameId,
    /// Who is to have Red.
    pub red: EntryId,
    /// Who is to have Black.
    pub black: EntryId,
}

/// Change pairings of a round.
#[derive(Debug, Clone)]
pub struct ChangePairings {
    /// The round.
    pub round: u32,
    /// The changes, taken together: two tables may exchange players.
    pub changes: Vec<ChangedPairing>,
    /// Why.
    pub reason: PersonalRef,
}

impl TournamentCommand for ChangePairings {
    /// House – each in the field at most once in the round, nobody against the same opponent twice.
    fn decide(&self, tournament: &Tournament, _: &Mint, _: Moment) -> Result<Vec<Change>, Refusal> {
        must_be_open(tournament)?;
        let Some(round) = tournament.rounds.get(&self.round) else {
            return Err(Refusal::UnknownRound { round: self.round });
        };
        if round.status == RoundStatus::Closed {
            return Err(Refusal::RoundClosed { round: self.round });
        }
        if self.changes.is_empty() {
            return Err(Refusal::NoPairings);
        }
        let mut pairings = round.pairings.clone();
        let mut changed: Vec<Pairing> = Vec::new();
        for (index, change) in self.changes.iter().enumerate() {
            let Some(pairing) = pairings.iter_mut().find(|pairing| pairing.game == change.game) else {
                return Err(Refusal::NotInThisRound { game: change.game, index });
            };
            if tournament.games.get(&change.game).is_none_or(|card| card.status != Status::Scheduled) {
                return Err(Refusal::GameBegun { game: change.game });
            }
            must_be_active(tournament, change.red)?;
            must_be_active(tournament, change.black)?;
            pairing.red = change.red;
            pairing.black = change.black;
            changed.push(pairing.clone());
        }
        self.no_second_meeting(tournament)?;
        let byes = free_after(tournament, &pairings, &self.changes)?;
        let mut changes = vec![
            PairingChanged {
                round: self.round,
                pairings: changed.clone(),
                byes,
                reason: self.reason.clone(),
            }
            .into(),
        ];
        changes.extend(changed.into_iter().map(|Pairing { game, red, black, .. }| {
            Change::Game(game, PlayersChanged { red, black }.into())
        }));
        Ok(changes)
    }
}

impl ChangePairings {
    fn no_second_meeting(&self, tournament: &Tournament) -> Result<(), Refusal> {
        let changed: BTreeSet<GameId> = self.changes.iter().map(|change| change.game).collect();
        for (index, change) in self.changes.iter().enumerate() {
            let earlier = tournament.live_games().find(|(game, card)| {
                !changed.contains(game)
                    && card.side_of(change.red).is_some()
                    && card.side_of(change.black).is_some()
            });
            if let Some((game, _)) = earlier {
                let (one, other) = (change.red, change.black);
                return Err(Refusal::AlreadyPaired { one, other, game, index: Some(index) });
            }
        }
        Ok(())
    }
}

/// Who is free once the round is paired so; refuses a round in which somebody plays twice.
fn free_after(
    tournament: &Tournament,
    pairings: &[Pairing],
    changes: &[ChangedPairing],
) -> Result<Vec<EntryId>, Refusal> {
    let mut seated = BTreeSet::new();
    for pairing in pairings {
        for entry in [pairing.red, pairing.black] {
            if !seated.insert(entry) {
                let at = changes.iter().position(|change| change.red == entry || change.black == entry);
                return Err(Refusal::PairedTwice { entry, index: at.unwrap_or(0) });
            }
        }
    }
    let free =
        tournament.by_registration().into_iter().filter(|entry| entry.is_active()).map(|entry| entry.id);
    Ok(free.filter(|entry| !seated.contains(entry)).collect())
}
