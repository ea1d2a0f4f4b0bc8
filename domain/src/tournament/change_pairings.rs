//! Pairings of a round are changed by hand, while their games have not begun.

use std::collections::BTreeSet;

use crate::game::Status;
use crate::game::event::PlayersChanged;
use crate::tournament::circular_stage;
use crate::tournament::command::{Change, TournamentCommand, must_be_open};
use crate::tournament::entries::must_be_active;
use crate::tournament::event::{Pairing, PairingChanged};
use crate::tournament::knock_out;
use crate::tournament::knock_out::bracket::KnockOut;
use crate::tournament::may_meet::{carried_from, cycles, may_meet, paired_before};
use crate::tournament::play_offs::may_play_off;
use crate::tournament::refusal::Refusal;
use crate::tournament::refusal::matches::MatchRefusal;
use crate::tournament::rounds::{Match, Round, RoundStatus};
use crate::tournament::state::Tournament;
use crate::tournament::swiss::pairing::may_be_free;
use crate::vocabulary::ids::Mint;
use crate::vocabulary::{EntryId, GameId, MatchId, Moment, PersonalRef};

/// A pairing that is to be changed; of two games, the first, and the second follows.
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
    fn decide(&self, tournament: &Tournament, _: &Mint, at: Moment) -> Result<Vec<Change>, Refusal> {
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
        let knock_out = KnockOut::of(tournament, round.stage).ok();
        let bracket = knock_out.as_ref().filter(|_| !round.play_off);
        let mut matches = round.matches.clone();
        let mut changed: BTreeSet<MatchId> = BTreeSet::new();
        for (index, change) in self.changes.iter().enumerate() {
            let game = change.game;
            let holds = |it: &&mut Match| it.games.iter().any(|pairing| pairing.game == game);
            let Some(of) = matches.iter_mut().find(holds) else {
                return Err(Refusal::NotInThisRound { game, index });
            };
            if of.games.iter().any(|pairing| pairing.board.is_some()) {
                return Err(Refusal::OfATeamMatch { game });
            }
            if let Some(first) = of.games.first().map(|first| first.game).filter(|first| *first != game) {
                return Err(MatchRefusal::NotTheFirstGame { game, first, index }.into());
            }
            if let Some(begun) = of.games.iter().find(|pairing| !is_scheduled(tournament, pairing.game)) {
                return Err(Refusal::GameBegun { game: begun.game });
            }
            must_be_active(tournament, change.red)?;
            must_be_active(tournament, change.black)?;
            if let Some(bracket) = bracket {
                knock_out::pairing::seat(bracket, of, [change.red, change.black], index)?;
            } else {
                of.group =
                    circular_stage::common_group(tournament, round.stage, change.red, change.black, index)?;
                seat(of, change.red, change.black);
                if round.play_off {
                    let of_group = (round.stage, of.group);
                    may_play_off(tournament, of_group, [change.red, change.black], index)?;
                }
            }
            changed.insert(of.id);
        }
        let seated = seated(&matches, &self.changes)?;
        let byes = if knock_out.is_some() || round.play_off {
            round.byes.clone()
        } else {
            self.no_second_meeting(tournament, round, &matches)?;
            free_after(round, &seated)
        };
        let free_now = byes.iter().filter(|bye| !round.byes.contains(bye));
        free_now.copied().try_for_each(|bye| may_be_free(tournament, round.stage, round.number, bye))?;
        let changed: Vec<&Match> = matches.iter().filter(|it| changed.contains(&it.id)).collect();
        let pairings: Vec<Pairing> = changed.iter().flat_map(|it| it.games.clone()).collect();
        let groups = tournament.regulations.stage(round.stage).is_some_and(|plan| plan.groups() > 1);
        let more = changed.iter().filter(|it| groups || it.slot.is_some() || it.games.len() > 1);
        let matches = more.map(|it| it.as_paired(groups)).collect();
        let (round, at, reason) = (self.round, Some(at.occurred), self.reason.clone());
        let changed = PairingChanged { round, matches, pairings: pairings.clone(), byes, at, reason };
        let mut changes = vec![changed.into()];
        changes.extend(pairings.into_iter().map(|Pairing { game, red, black, .. }| {
            Change::Game(game, PlayersChanged { red, black }.into())
        }));
        Ok(changes)
    }

    fn judges(&self, tournament: &Tournament) -> Vec<EntryId> {
        let before = self.changes.iter().flat_map(|change| tournament.players_of(change.game));
        before.chain(self.changes.iter().flat_map(|change| [change.red, change.black])).collect()
    }
}

impl ChangePairings {
    /// **Art. 11.2** – nobody more often against the same opponent than the regulations have it.
    fn no_second_meeting(
        &self,
        tournament: &Tournament,
        round: &Round,
        after: &[Match],
    ) -> Result<(), Refusal> {
        for (index, change) in self.changes.iter().enumerate() {
            let (one, other) = (change.red, change.black);
            if carried_from(tournament, round.stage, one, other).is_some() {
                may_meet(tournament, round.stage, one, other, Some(index))?;
            }
            let elsewhere = paired_before(tournament, round.stage, one, other);
            let elsewhere = elsewhere.filter(|(of, _)| of.number != round.number).map(|(_, it)| it);
            let here = after.iter().filter(|it| it.is_between(one, other));
            let met: Vec<&Match> = here.chain(elsewhere).collect();
            let last = met.last().filter(|_| met.len() > cycles(tournament, round.stage));
            if let Some(last) = last {
                return Err(Refusal::AlreadyPaired { one, other, of: last.id, index: Some(index) });
            }
        }
        Ok(())
    }
}

fn is_scheduled(tournament: &Tournament, game: GameId) -> bool {
    tournament.games.get(&game).is_some_and(|card| card.status == Status::Scheduled)
}

/// Seats the two: the first named has Red in the first game, and the colours are reversed in the second (**Art. 13.5**).
fn seat(of: &mut Match, red: EntryId, black: EntryId) {
    (of.first, of.second) = (red, black);
    for game in &mut of.games {
        let reversed = game.leg.is_some_and(|leg| leg.is_multiple_of(2));
        (game.red, game.black) = if reversed { (black, red) } else { (red, black) };
    }
}

/// Who plays once the round is paired so; refuses a round in which somebody plays twice.
fn seated(matches: &[Match], changes: &[ChangedPairing]) -> Result<BTreeSet<EntryId>, Refusal> {
    let mut seated = BTreeSet::new();
    for of in matches {
        for entry in [of.first, of.second] {
            if !seated.insert(entry) {
                let at = changes.iter().position(|change| change.red == entry || change.black == entry);
                return Err(Refusal::PairedTwice { entry, index: at.unwrap_or(0) });
            }
        }
    }
    Ok(seated)
}

/// Who is free once these play: whoever gave a seat to one who was free is free instead.
fn free_after(round: &Round, seated: &BTreeSet<EntryId>) -> Vec<EntryId> {
    let before = round.matches.iter().flat_map(|of| [of.first, of.second]);
    let free = round.byes.iter().copied().chain(before).filter(|entry| !seated.contains(entry));
    free.take(round.byes.len()).collect()
}
