//! The games of a match of a knock-out: how many are set down at once, and who has Red in each.

use crate::pairing::seeding;
use crate::tournament::event::{PairedMatch, Pairing};
use crate::tournament::refusal::Refusal;
use crate::vocabulary::{EntryId, GameId, MatchId, Side};

/// By what the colours of a stage are drawn.
#[derive(Debug, Clone, Copy)]
pub struct Colours<'a> {
    /// The stage.
    pub stage: u32,
    /// The seed, where there is one.
    pub seed: Option<&'a str>,
}

impl Colours<'_> {
    fn not_drawn(&self, games: usize) -> Refusal {
        Refusal::ColoursNotDrawn { stage: self.stage, games: u32::try_from(games).unwrap_or(u32::MAX) }
    }
}

/// Which article has the lot fall: **13.4** for one game of a knock-out, **13.5** for the first of several.
#[must_use]
pub const fn by_lot(games: u32) -> &'static str {
    if games == 1 { "13.4" } else { "13.5" }
}

/// Games that are set down for a match.
#[derive(Debug, Clone, Copy)]
pub struct Games<'a> {
    /// The match.
    pub of: &'a PairedMatch,
    /// The step of the play-off ladder, from 1; none for the match itself.
    pub step: Option<u32>,
    /// Which game of the step the first of them is, from 1.
    pub game: u32,
    /// Which game of the match it is, from 1.
    pub leg: u32,
    /// Who has Red in it, where that is known.
    pub red: Option<EntryId>,
}

impl Games<'_> {
    /// How many of so many games are played however they come out.
    #[must_use]
    pub const fn at_least(games: u32) -> u32 {
        games / 2 + 1
    }

    /// These games. **Art. 13.5** – every second one of a step has the colours of the one before reversed; **Art. 13.4** – in
    /// the others they are drawn by lot: by the id of the match for its first game, for a later one by its own.
    ///
    /// # Errors
    /// When a colour is to be drawn and there is no seed.
    pub fn set_down(&self, games: &[GameId], colours: Colours<'_>) -> Result<Vec<Pairing>, Refusal> {
        let PairedMatch { id, table, first, second, .. } = *self.of;
        let opponent = |entry| if entry == first { second } else { first };
        let mut pairings: Vec<Pairing> = Vec::new();
        for ((game, leg), &own) in (self.game..).zip(self.leg..).zip(games) {
            let reversed = pairings.last().filter(|_| game.is_multiple_of(2)).map(|before| before.black);
            let said = self.red.filter(|_| pairings.is_empty());
            let red = match reversed.or(said) {
                Some(red) => red,
                None => {
                    let seed = colours.seed.ok_or_else(|| colours.not_drawn(games.len()))?;
                    let key = if leg == 1 { id } else { own.into() };
                    if seeding::colour(seed, key) == Side::Red { first } else { second }
                }
            };
            let whole = MatchId::from(own) == id;
            pairings.push(Pairing {
                game: own,
                table,
                red,
                black: opponent(red),
                of: (!whole).then_some(id),
                board: None,
                leg: (!whole).then_some(leg),
                step: self.step,
            });
        }
        Ok(pairings)
    }
}
