//! Whom an official is barred from, and what that keeps the official from (**Art. 17.5**): the games of these, which the
//! door to a game asks about, every command that judges one of them (`TournamentCommand::judges`), and giving out tokens
//! with which another could.

use crate::game::Card;
use crate::tournament::event::penalties::PenaltyGiven;
use crate::tournament::state::Tournament;
use crate::vocabulary::{EntryId, GameId, MatchId, TokenId};

impl Tournament {
    /// **Art. 17.5** – whether the token acts for an official who is barred from one of these. House: where teams meet, from
    /// everybody of the team, for what one of them wins is the team's.
    pub fn is_barred(&self, token: TokenId, from: impl IntoIterator<Item = EntryId>) -> bool {
        let bars: Vec<EntryId> =
            self.discipline.bars_of(token).map(|barred| self.contender(barred)).collect();
        !bars.is_empty() && from.into_iter().any(|entry| bars.contains(&self.contender(entry)))
    }

    /// **Art. 17.5** – whether the token acts for an official who is barred from anybody.
    #[must_use]
    pub fn has_bars(&self, token: TokenId) -> bool {
        self.discipline.bars_of(token).next().is_some()
    }

    /// Who plays in a game, where it is one.
    #[must_use]
    pub fn players_of(&self, game: GameId) -> Vec<EntryId> {
        self.games.get(&game).map(Card::players).into_iter().flatten().collect()
    }

    /// Who meets in a match, where it is one.
    #[must_use]
    pub fn entrants_of(&self, of: MatchId) -> Vec<EntryId> {
        self.match_of(of).map(|(_, it)| [it.first, it.second]).into_iter().flatten().collect()
    }

    /// Whom a penalty concerns: who gets it, and who plays in its game.
    #[must_use]
    pub fn concerned_by(&self, given: &PenaltyGiven) -> Vec<EntryId> {
        let players = given.game.map(|game| self.players_of(game));
        players.into_iter().flatten().chain([given.entry]).collect()
    }
}
