//! What becomes of a match of a knock-out after it was paired: it takes more games, or is decided beside them.

use crate::tournament::event::{MatchDecided, PlayOffOrdered};
use crate::tournament::rounds::{Match, MatchDecision, Round};
use crate::tournament::state::Tournament;
use crate::vocabulary::{GameResult, MatchId};

impl Tournament {
    /// A match that is paired, with its round.
    #[must_use]
    pub fn known_match(&self, id: MatchId) -> Option<(&Round, &Match)> {
        let mut matches =
            self.rounds.values().flat_map(|round| round.matches.iter().map(move |it| (round, it)));
        matches.find(|(_, it)| it.id == id)
    }

    /// The results of a match, game by game, as they stand.
    #[must_use]
    pub fn results_of(&self, of: &Match) -> Vec<Option<GameResult>> {
        self.games_of(of).map(|(_, card)| card.result.filter(|_| card.is_decided())).collect()
    }

    pub(super) fn order_play_off(&mut self, ordered: &PlayOffOrdered) {
        let round = self.rounds.get_mut(&ordered.round);
        if let Some(of) = round.and_then(|round| round.match_mut(ordered.of)) {
            of.games.extend(ordered.pairings.iter().cloned());
        }
    }

    pub(super) fn decide_match(&mut self, decided: &MatchDecided) {
        let Some((_, of)) = self.known_match(decided.of) else { return };
        let (on, concerned) = (self.results_of(of), [of.first, of.second]);
        let MatchDecided { winner, by, ref reason, .. } = *decided;
        let round = self.rounds.get_mut(&decided.round);
        if let Some(of) = round.and_then(|round| round.match_mut(decided.of)) {
            of.decision = Some(MatchDecision { winner, by, on });
        }
        for entry in concerned {
            if let Some(entry) = self.entries.get_mut(&entry) {
                entry.personal.push(reason.id);
            }
        }
    }
}
