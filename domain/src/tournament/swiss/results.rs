//! What the matches of a Swiss stage come to.

use crate::standings::{Fouls, Meeting};
use crate::tournament::decided::decided;
use crate::tournament::rounds::{Match, Round};
use crate::tournament::state::Tournament;
use crate::tournament::team_meetings;
use crate::vocabulary::Outcome;

/// What a match comes to; none while it is open. **Art. 20.4** – what was paired and not played with one who left is forfeited.
#[must_use]
pub fn result(tournament: &Tournament, round: &Round, of: &Match) -> Option<Meeting> {
    if let Some(rules) = tournament.regulations.team_matches() {
        return team_meetings::result(tournament, rules, round, of);
    }
    let (game, card) = tournament.games_of(of).next()?;
    if card.is_over() {
        return decided(game, card).filter(|_| card.is_decided());
    }
    let left = [card.red, card.black].map(|entry| tournament.departed(round.stage, entry));
    let outcome = match tournament.forfeits(round.stage, left) {
        [false, false] => return None,
        [false, true] => Outcome::RedWins,
        [true, false] => Outcome::BlackWins,
        [true, true] => Outcome::BothLose,
    };
    let (red, black, round) = (card.red, card.black, Some(card.round));
    let (game, fouls) = (Some(game), Fouls::default());
    Some(Meeting { game, round, red, black, outcome, played: false, fouls, boards: None })
}
