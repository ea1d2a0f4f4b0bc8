//! A round is paired: by the printed table of the circular system, or by hand.

use std::collections::BTreeSet;

use crate::game::event::Scheduled;
use crate::pairing::circular::CircularTable;
use crate::tournament::command::{Change, TournamentCommand, must_be_open};
use crate::tournament::entries::{closing_registration, must_be_active};
use crate::tournament::event::{PairedBy, Pairing, RoundPaired};
use crate::tournament::field::Standing;
use crate::tournament::refusal::Refusal;
use crate::tournament::state::Tournament;
use crate::vocabulary::ids::Mint;
use crate::vocabulary::{EntryId, GameId, Moment};

/// Two entrants paired by hand; the first has Red.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct HandPair {
    /// Who has Red.
    pub red: EntryId,
    /// Who has Black.
    pub black: EntryId,
}

/// Pair a round.
#[derive(Debug, Clone)]
pub struct PairRound {
    /// Which; said, never guessed.
    pub round: u32,
    /// The pairings by table, where an arbiter makes them; none follows the printed table.
    pub by_hand: Option<Vec<HandPair>>,
}

/// Pairings and byes of a round.
type Paired = (Vec<(EntryId, EntryId)>, Vec<EntryId>);

impl TournamentCommand for PairRound {
    /// **Art. 11.2, 13.1** – the next round that is not paired yet. Earlier rounds need not be over: games may be
    /// postponed.
    fn decide(&self, tournament: &Tournament, mint: &Mint, _: Moment) -> Result<Vec<Change>, Refusal> {
        must_be_open(tournament)?;
        if tournament.rounds.contains_key(&self.round) {
            return Err(Refusal::RoundExists { round: self.round });
        }
        let next = (1..).find(|round| !tournament.rounds.contains_key(round)).unwrap_or(1);
        if self.round != next {
            return Err(Refusal::NotTheNextRound { round: self.round, next });
        }
        let (pairs, byes) = match &self.by_hand {
            Some(pairs) => paired_by_hand(tournament, pairs)?,
            None => paired_by_table(tournament, self.round)?,
        };
        let round = self.round;
        let pairings: Vec<Pairing> = (1..)
            .zip(pairs)
            .enumerate()
            .map(|(n, (table, (red, black)))| Pairing { game: GameId(mint.id(n)), table, red, black })
            .collect();
        let mut changes = closing_registration(tournament);
        let scheduled = pairings.iter().map(|Pairing { game, table, red, black }| {
            let scheduled = Scheduled { round, table: *table, red: *red, black: *black };
            Change::Game(*game, scheduled.into())
        });
        let games: Vec<Change> = scheduled.collect();
        let by = if self.by_hand.is_some() { PairedBy::Hand } else { PairedBy::Table };
        changes.push(RoundPaired { round, by, pairings, byes }.into());
        changes.extend(games);
        Ok(changes)
    }
}

/// **Art. 13.1** – the round of the printed table. Whoever left during the event stays in it, and what follows is
/// derived; the number of one who left before the start is the bye (**Art. 20.2**).
fn paired_by_table(tournament: &Tournament, round: u32) -> Result<Paired, Refusal> {
    let Some(lots) = &tournament.lots else { return Err(Refusal::LotsNotDrawn) };
    let table = CircularTable::new(lots.len())?;
    let Some(printed) = table.round(round) else {
        return Err(Refusal::NoSuchRound { round, rounds: table.rounds() });
    };
    let holder = |number: u32| {
        let index = usize::try_from(number).ok()?.checked_sub(1)?;
        lots.get(index).copied().filter(|entry| tournament.standing(*entry) != Some(Standing::LeftField))
    };
    let mut pairs = Vec::new();
    let mut byes: Vec<EntryId> = printed.bye.and_then(holder).into_iter().collect();
    for pair in &printed.pairs {
        match (holder(pair.red), holder(pair.black)) {
            (Some(red), Some(black)) => {
                if let Some((game, _)) = tournament.game_between(red, black) {
                    return Err(Refusal::AlreadyPaired { one: red, other: black, game, index: None });
                }
                pairs.push((red, black));
            }
            (one, other) => byes.extend(one.or(other)),
        }
    }
    Ok((pairs, byes))
}

/// House – an arbiter's pairing: each in the field at most once, and nobody against the same opponent twice.
fn paired_by_hand(tournament: &Tournament, pairs: &[HandPair]) -> Result<Paired, Refusal> {
    if pairs.is_empty() {
        return Err(Refusal::NoPairings);
    }
    let mut seated = BTreeSet::new();
    for (index, pair) in pairs.iter().enumerate() {
        for entry in [pair.red, pair.black] {
            must_be_active(tournament, entry)?;
            if !seated.insert(entry) {
                return Err(Refusal::PairedTwice { entry, index });
            }
        }
        if let Some((game, _)) = tournament.game_between(pair.red, pair.black) {
            let (one, other) = (pair.red, pair.black);
            return Err(Refusal::AlreadyPaired { one, other, game, index: Some(index) });
        }
    }
    let free =
        tournament.by_registration().into_iter().filter(|entry| entry.is_active()).map(|entry| entry.id);
    let byes = free.filter(|entry| !seated.contains(entry)).collect();
    Ok((pairs.iter().map(|pair| (pair.red, pair.black)).collect(), byes))
}
