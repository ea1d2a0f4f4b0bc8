//! The matches of a knock-out that can be played now are paired, each with the games that it takes at the least.

use crate::pairing::knock_out::slot::Slot;
use crate::tournament::event::{PairedMatch, Pairing};
use crate::tournament::field::Entry;
use crate::tournament::knock_out::bracket::KnockOut;
use crate::tournament::knock_out::games::{Colours, Games};
use crate::tournament::refusal::Refusal;
use crate::tournament::refusal::matches::MatchRefusal;
use crate::tournament::rounds::Match;
use crate::tournament::state::Tournament;
use crate::vocabulary::ids::Mint;
use crate::vocabulary::{EntryId, GameId, MatchId};

/// What a round of a knock-out is set down with.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct PairedMatches {
    /// The matches, by table.
    pub matches: Vec<PairedMatch>,
    /// Their games.
    pub pairings: Vec<Pairing>,
    /// Who is still in it and free (輪空).
    pub byes: Vec<EntryId>,
}

/// A match that can be paired, and who has Red in its first game, where that is said.
type Chosen = (Slot, [EntryId; 2], Option<EntryId>);

/// **Art. 11.1, 13.4** – every match whose two are known and that is not paired for them yet; by hand, those of them whose two
/// are named, the one with Red first.
///
/// # Errors
/// When nothing can be paired, two who were named are no such match, or there is no lot for the colours.
pub fn paired(
    tournament: &Tournament,
    stage: u32,
    by_hand: Option<&[(EntryId, EntryId)]>,
    seed: Option<&str>,
    mint: &Mint,
) -> Result<PairedMatches, Refusal> {
    let bracket = KnockOut::of(tournament, stage)?;
    let pairs = bracket.state().ready().filter_map(|(slot, _)| Some((slot, bracket.pair(slot)?)));
    let open: Vec<(Slot, [EntryId; 2])> = pairs.filter(|(slot, _)| bracket.paired(*slot).is_none()).collect();
    let chosen = match by_hand {
        Some(pairs) => named(&open, pairs)?,
        None => open.iter().map(|&(slot, pair)| (slot, pair, None)).collect(),
    };
    if chosen.is_empty() {
        return Err(MatchRefusal::NoMatchReady { stage }.into());
    }
    let colours = Colours { stage, seed };
    let series = bracket.series();
    let mut round = PairedMatches::default();
    let mut ids = (0..).map(|n| mint.id(n));
    let mut next = || ids.next().unwrap_or_default();
    for (table, (slot, [first, second], red)) in (1..).zip(&chosen) {
        let games: Vec<GameId> = (0..Games::at_least(series.games())).map(|_| GameId(next())).collect();
        // **Art. 14.2** – a match of one game has its id.
        let id = match games.as_slice() {
            [game] => MatchId::from(*game),
            _ => MatchId(next()),
        };
        let head = PairedMatch { id, table, first: *first, second: *second, group: None, slot: Some(*slot) };
        let set_down = Games { of: &head, step: None, game: 1, leg: 1, red: *red };
        round.pairings.extend(set_down.set_down(&games, colours)?);
        round.matches.push(head);
    }
    let seated: Vec<Slot> = chosen.iter().map(|(slot, ..)| *slot).collect();
    let left = open.iter().filter(|(slot, _)| !seated.contains(slot)).flat_map(|(_, pair)| *pair);
    let active = |entry: &EntryId| tournament.entries.get(entry).is_some_and(Entry::is_active);
    round.byes = bracket.waiting().chain(left).filter(active).collect();
    Ok(round)
}

fn named(open: &[(Slot, [EntryId; 2])], pairs: &[(EntryId, EntryId)]) -> Result<Vec<Chosen>, Refusal> {
    if pairs.is_empty() {
        return Err(Refusal::NoPairings);
    }
    let mut chosen: Vec<Chosen> = Vec::new();
    for (index, &(red, black)) in pairs.iter().enumerate() {
        let ready = open.iter().find(|(_, pair)| *pair == [red, black] || *pair == [black, red]);
        let Some((slot, pair)) = ready else {
            return Err(MatchRefusal::MatchNotReady { one: red, other: black, index }.into());
        };
        if chosen.iter().any(|(other, ..)| other == slot) {
            return Err(Refusal::PairedTwice { entry: red, index });
        }
        chosen.push((*slot, *pair, Some(red)));
    }
    Ok(chosen)
}

/// Seats the two who belong into a match of the bracket, this one with Red in its first game.
///
/// # Errors
/// When others belong into it.
pub fn seat(
    bracket: &KnockOut<'_>,
    of: &mut Match,
    [red, black]: [EntryId; 2],
    index: usize,
) -> Result<(), Refusal> {
    let pair = of.slot.and_then(|slot| bracket.pair(slot));
    let Some([first, second]) = pair.filter(|pair| *pair == [red, black] || *pair == [black, red]) else {
        return Err(MatchRefusal::MatchNotReady { one: red, other: black, index }.into());
    };
    (of.first, of.second) = (first, second);
    let (mut own, mut other) = (red, black);
    for game in &mut of.games {
        (game.red, game.black) = (own, other);
        (own, other) = (other, own);
    }
    Ok(())
}
