//! Which meetings of a circular event have a result, played or not, and whether any is still to come.
//!
//! Here a withdrawal takes its effect on the tables (**Art. 20.3**): derived, never stored, so that taking it back
//! restores them.

use std::collections::BTreeMap;

use crate::game::Card;
use crate::pairing::circular::CircularTable;
use crate::standings::{Entrant, Field, FieldFault, Fouls, Meeting, Penalties};
use crate::tournament::{Entry, Standing, Tournament};
use crate::vocabulary::{EntryId, GameId, Outcome};

/// Two entrants, in no order.
type Pair = (EntryId, EntryId);

/// The field of a tournament and the results of its meetings.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Meetings<'a> {
    /// Entrants and meetings, as the ranking takes them.
    pub field: Field,
    /// The games that stand, by who plays them.
    games: BTreeMap<Pair, (GameId, &'a Card)>,
    /// Whether a meeting that counts is still without a result.
    pub provisional: bool,
}

impl<'a> Meetings<'a> {
    /// Gathers them.
    ///
    /// # Errors
    /// When the ledger holds what no tournament can: a meeting twice, a stranger's game.
    pub fn of(tournament: &'a Tournament) -> Result<Self, FieldFault> {
        let entrants = in_the_table(tournament);
        let live = tournament.live_games();
        let games: BTreeMap<Pair, _> =
            live.map(|(game, card)| (pair(card.red, card.black), (game, card))).collect();
        let mut meetings = Vec::new();
        let mut provisional = false;
        for (index, one) in entrants.iter().enumerate() {
            for other in entrants.iter().skip(index + 1) {
                match meeting(tournament, one, other, games.get(&pair(one.id, other.id)).copied()) {
                    Some(meeting) => meetings.push(meeting),
                    None => provisional |= counts(one) && counts(other),
                }
            }
        }
        let entrants = entrants.iter().map(|entry| Entrant {
            entry: entry.id,
            number: tournament.number(entry.id),
            annulled: entry.standing() == Standing::Annulled,
            penalties: Penalties::NONE,
        });
        Ok(Self { field: Field::new(entrants.collect(), meetings, 1)?, games, provisional })
    }

    /// The game that stands between two entrants, if any.
    #[must_use]
    pub fn game(&self, one: EntryId, other: EntryId) -> Option<(GameId, &'a Card)> {
        self.games.get(&pair(one, other)).copied()
    }

    /// Every meeting with a result, those that count nowhere among them, by who met.
    #[must_use]
    pub fn by_pair(&self) -> BTreeMap<Pair, &Meeting> {
        let all = self.field.counted().iter().chain(self.field.annulled());
        all.map(|meeting| (pair(meeting.red, meeting.black), meeting)).collect()
    }
}

/// The two, in one order whoever is named first.
#[must_use]
pub fn pair(one: EntryId, other: EntryId) -> Pair {
    (one.min(other), one.max(other))
}

/// Everybody a table shows, in order of number: whoever left before the start is not among them (**Art. 20.2**).
#[must_use]
pub fn in_the_table(tournament: &Tournament) -> Vec<&Entry> {
    let mut entries: Vec<&Entry> =
        tournament.entries.values().filter(|entry| entry.standing() != Standing::LeftField).collect();
    entries.sort_by_key(|entry| (tournament.number(entry.id), entry.registered));
    entries
}

fn counts(entry: &Entry) -> bool {
    matches!(entry.standing(), Standing::Active | Standing::Withdrawn)
}

/// The meeting of two entrants, if it has a result.
fn meeting(
    tournament: &Tournament,
    one: &Entry,
    other: &Entry,
    game: Option<(GameId, &Card)>,
) -> Option<Meeting> {
    match game {
        Some((id, card)) if card.is_decided() => decided(id, card),
        Some((_, card)) if card.is_over() => None,
        _ => forfeited(tournament, one, other, game),
    }
}

fn decided(game: GameId, card: &Card) -> Option<Meeting> {
    let result = card.result?;
    Some(Meeting {
        game: Some(game),
        round: Some(card.round),
        red: card.red,
        black: card.black,
        outcome: result.outcome,
        played: !result.ending.without_play(),
        fouls: Fouls { red: card.fouls.red, black: card.fouls.black },
        boards: None,
    })
}

/// **Art. 20.3** – what was not played with one who left after half is forfeited to the other at once, whether its
/// round is paired yet or not; where both have left, both forfeit.
fn forfeited(
    tournament: &Tournament,
    one: &Entry,
    other: &Entry,
    game: Option<(GameId, &Card)>,
) -> Option<Meeting> {
    if !counts(one) || !counts(other) {
        return None;
    }
    let winner = match (one.is_active(), other.is_active()) {
        (true, true) => return None,
        (true, false) => Some(one.id),
        (false, true) => Some(other.id),
        (false, false) => None,
    };
    let (red, black, round) = match game {
        Some((_, card)) => (card.red, card.black, Some(card.round)),
        None => printed(tournament, one.id, other.id).unwrap_or((one.id, other.id, None)),
    };
    let outcome = match winner {
        Some(winner) if winner == red => Outcome::RedWins,
        Some(_) => Outcome::BlackWins,
        None => Outcome::BothLose,
    };
    let game = game.map(|(game, _)| game);
    Some(Meeting { game, round, red, black, outcome, played: false, fouls: Fouls::default(), boards: None })
}

/// **Art. 13.1** – where the printed table sets the two down: who has Red, and in which round.
fn printed(tournament: &Tournament, one: EntryId, other: EntryId) -> Option<(EntryId, EntryId, Option<u32>)> {
    let lots = tournament.lots.as_ref()?;
    let table = CircularTable::new(lots.len()).ok()?;
    let (a, b) = (tournament.number(one), tournament.number(other));
    table.schedule().find_map(|round| {
        round.pairs.iter().find_map(|pair| match (pair.red, pair.black) {
            (red, black) if (red, black) == (a, b) => Some((one, other, Some(round.round))),
            (red, black) if (red, black) == (b, a) => Some((other, one, Some(round.round))),
            _ => None,
        })
    })
}
