//! What an appeal concerns: which round, whom, since when, and what has been paired since.

use std::collections::BTreeSet;

use crate::game::{Card, Status};
use crate::tournament::discipline::appeal::Appeal;
use crate::tournament::event::appeals::Against;
use crate::tournament::state::Tournament;
use crate::vocabulary::{EntryId, GameId, Timestamp};

/// The games of the parties that are paired in rounds after the one appealed about; where it is about none, those that
/// have not begun. What is published stays as it is, whatever becomes of the appeal.
#[must_use]
pub fn later_pairings(tournament: &Tournament, appeal: &Appeal) -> Vec<GameId> {
    let about = about(tournament, appeal.lodged.against);
    let later = |card: &Card| match about {
        Some(round) => card.round > round,
        None => card.status == Status::Scheduled,
    };
    let concerns = |card: &Card| {
        let mut players = [card.red, card.black].into_iter();
        players.any(|player| appeal.lodged.parties.contains(&player))
    };
    let found = tournament.live_games().filter(|(_, card)| later(card) && concerns(card));
    let mut found: Vec<(u32, u32, GameId)> =
        found.map(|(game, card)| (card.round, card.table, game)).collect();
    found.sort_unstable();
    found.into_iter().map(|(_, _, game)| game).collect()
}

/// The round that an appeal is about.
#[must_use]
pub fn about(tournament: &Tournament, against: Against) -> Option<u32> {
    let round_of = |game: GameId| tournament.games.get(&game).map(|card| card.round);
    match against {
        Against::Game { game } | Against::Pairing { game } | Against::Ruling { game: Some(game) } => {
            round_of(game)
        }
        Against::Round { round } => Some(round),
        Against::Penalty { penalty } => tournament
            .discipline
            .penalties
            .get(&penalty)
            .and_then(|penalty| penalty.given.game)
            .and_then(round_of),
        Against::Ruling { game: None } => None,
    }
}

/// Whom it concerns: the appellant, the players of the game it is about, and who was punished.
#[must_use]
pub fn parties(tournament: &Tournament, by: EntryId, against: Against) -> Vec<EntryId> {
    let penalty = match against {
        Against::Penalty { penalty } => tournament.discipline.penalties.get(&penalty),
        _ => None,
    };
    let game = match against {
        Against::Game { game } | Against::Pairing { game } => Some(game),
        Against::Ruling { game } => game,
        Against::Round { .. } | Against::Penalty { .. } => penalty.and_then(|penalty| penalty.given.game),
    };
    let players = game.and_then(|game| tournament.games.get(&game)).map(|card| [card.red, card.black]);
    let concerned = players.into_iter().flatten().chain(penalty.map(|penalty| penalty.given.entry));
    concerned.chain([by]).collect::<BTreeSet<_>>().into_iter().collect()
}

/// When it was made known, by the record: the result of a game by its end, its report or the ruling that stands; a
/// penalty as it was given; a round as it was published, and so its pairings, but one changed since as it was changed. Of a
/// ruling there may be more than one.
#[must_use]
pub fn made_known(tournament: &Tournament, against: Against) -> Option<Timestamp> {
    match against {
        Against::Game { game } => tournament.games.get(&game).and_then(|card| card.known),
        Against::Penalty { penalty } => {
            tournament.discipline.penalties.get(&penalty).map(|penalty| penalty.given.at)
        }
        Against::Round { round } => tournament.rounds.get(&round).and_then(|round| round.published),
        Against::Pairing { game } => {
            let mut matches = tournament.rounds.values().flat_map(|round| &round.matches);
            matches.find(|of| of.games.iter().any(|it| it.game == game)).and_then(|of| of.known)
        }
        Against::Ruling { .. } => None,
    }
}
