//! The next games of a match are ordered: what a best-of still takes, or the next step of the play-off ladder (加賽).

use crate::game::event::Scheduled;
use crate::pairing::knock_out::series::{Series, SeriesState};
use crate::tournament::command::{Change, TournamentCommand, must_be_open};
use crate::tournament::event::{Pairing, PlayOffOrdered};
use crate::tournament::knock_out::bracket::{Decision, KnockOut, over};
use crate::tournament::knock_out::games::{Colours, Games, by_lot};
use crate::tournament::refusal::Refusal;
use crate::tournament::refusal::matches::MatchRefusal;
use crate::tournament::rounds::{Match, Round, RoundStatus};
use crate::tournament::state::Tournament;
use crate::vocabulary::ids::Mint;
use crate::vocabulary::{EntryId, GameId, MatchId, Moment};

/// Order the next games of a match.
#[derive(Debug, Clone)]
pub struct OrderGames {
    /// The match.
    pub of: MatchId,
    /// Who has Red in the first of them, as the lot was drawn in the hall.
    pub red: Option<EntryId>,
    /// The seed to draw it by, where neither the stage nor the round has one.
    pub seed: Option<String>,
}

impl TournamentCommand for OrderGames {
    /// **Art. 13.4, 13.5, 15.6** – once every game of the match is decided and it is not: as many games as the step takes
    /// at the least, then one after the other.
    fn decide(&self, tournament: &Tournament, mint: &Mint, _: Moment) -> Result<Vec<Change>, Refusal> {
        let Found { round, of, bracket, decision } = find(tournament, self.of)?;
        if decision.is_some() {
            return Err(MatchRefusal::MatchDecided { of: of.id }.into());
        }
        if let Some((game, card)) = tournament.games_of(of).find(|(_, card)| !card.is_decided()) {
            return Err(Refusal::GameOpen { game, table: card.table, status: card.status });
        }
        let SeriesState::Next { step, game, red } = bracket.series().state(&over(tournament, of)) else {
            return Err(MatchRefusal::NoFurtherGame { of: of.id }.into());
        };
        let reversed = red.map(|red| of.named(red));
        if reversed.is_some() && (self.red.is_some() || self.seed.is_some()) {
            return Err(MatchRefusal::ColoursReversed { of: of.id }.into());
        }
        if let Some(entry) = self.red.filter(|red| of.opponent(*red).is_none()) {
            return Err(MatchRefusal::NotOfThisMatch { entry }.into());
        }
        let count = if game == 1 { Games::at_least(length(bracket.series(), step)) } else { 1 };
        let fixed = tournament.draw(round.stage).and_then(|draw| draw.seed.as_ref()).or(round.seed.as_ref());
        if self.seed.is_some() && (fixed.is_some() || self.red.is_some()) {
            return Err(Refusal::SeedNotWanted { article: by_lot(count) });
        }
        let colours = Colours { stage: round.stage, seed: fixed.or(self.seed.as_ref()).map(String::as_str) };
        let leg = u32::try_from(of.games.len()).unwrap_or(u32::MAX).saturating_add(1);
        let of_step = u32::try_from(step).ok().filter(|step| *step > 0);
        let head = of.as_paired(false);
        let next = Games { of: &head, step: of_step, game, leg, red: reversed.or(self.red) };
        let ids: Vec<GameId> = (0..).map(|n| GameId(mint.id(n))).zip(0..count).map(|(id, _)| id).collect();
        let pairings = next.set_down(&ids, colours)?;
        let scheduled = pairings.iter().map(|Pairing { game, table, red, black, .. }| {
            let scheduled = Scheduled { round: round.number, table: *table, red: *red, black: *black };
            Change::Game(*game, scheduled.into())
        });
        let games: Vec<Change> = scheduled.collect();
        let ordered = PlayOffOrdered { round: round.number, of: of.id, seed: self.seed.clone(), pairings };
        Ok(std::iter::once(ordered.into()).chain(games).collect())
    }

    fn judges(&self, tournament: &Tournament) -> Vec<EntryId> {
        tournament.entrants_of(self.of)
    }
}

/// How many games a step has, 0 being the match itself.
fn length(series: &Series, step: usize) -> u32 {
    let of_ladder = step.checked_sub(1).and_then(|index| series.play_off().get(index));
    of_ladder.map_or(series.games(), |step| step.games)
}

/// A match of a knock-out that goes on.
pub(super) struct Found<'a> {
    pub(super) round: &'a Round,
    pub(super) of: &'a Match,
    pub(super) bracket: KnockOut<'a>,
    pub(super) decision: Option<Decision>,
}

/// The match, where more may happen in it: it is of a knock-out, its round is public and open, and its two belong into it.
///
/// # Errors
/// When one of that does not hold.
pub(super) fn find(tournament: &Tournament, of: MatchId) -> Result<Found<'_>, Refusal> {
    must_be_open(tournament)?;
    let (round, of) = tournament.match_of(of).ok_or(Refusal::UnknownMatch { of })?;
    if round.play_off {
        return Err(MatchRefusal::OfAPlayOff { of: of.id, stage: round.stage }.into());
    }
    let bracket = KnockOut::of(tournament, round.stage)?;
    let slot = of.slot.ok_or(MatchRefusal::NoKnockOut { stage: round.stage })?;
    match round.status {
        RoundStatus::Paired => return Err(Refusal::NotPublished { round: round.number }),
        RoundStatus::Closed => return Err(Refusal::RoundClosed { round: round.number }),
        RoundStatus::Published => {}
    }
    if bracket.is_outdated(of) {
        return Err(MatchRefusal::MatchOutdated { of: of.id }.into());
    }
    let decision = bracket.decision(slot);
    Ok(Found { round, of, bracket, decision })
}
