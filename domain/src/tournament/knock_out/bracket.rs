//! **Art. 11.1** – the bracket of a stage, folded from what was played in it: who stands in each match, and what decided it.
//!
//! Derived, never stored: a result put right, a withdrawal or its being taken back moves everything that follows from
//! it. A match that was paired for others than those who belong into it now is outdated: it stays as it was published,
//! and decides nothing while that is so.

use std::collections::BTreeSet;

use crate::pairing::knock_out::outcome::{Contender, MatchOutcome};
use crate::pairing::knock_out::series::{Series, SeriesGame, SeriesState};
use crate::pairing::knock_out::slot::Slot;
use crate::pairing::knock_out::state::{BracketState, Contestant, Status};
use crate::tournament::event::DecidedBy;
use crate::tournament::field::Standing;
use crate::tournament::refusal::Refusal;
use crate::tournament::refusal::matches::MatchRefusal;
use crate::tournament::refusal::swiss::SwissRefusal;
use crate::tournament::rounds::{Match, Round};
use crate::tournament::state::Tournament;
use crate::vocabulary::EntryId;

/// By what a match is decided.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, serde::Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(as = MatchDecisionGround))]
pub enum Ground {
    /// By its games.
    Games,
    /// By lot, where they left it level.
    Lots,
    /// By a ruling, where they left it level.
    Ruling,
    /// **Art. 20** – one of the two has left the tournament, or was the first of them to leave; the other goes on without play.
    Withdrawal,
}

impl From<DecidedBy> for Ground {
    fn from(by: DecidedBy) -> Self {
        match by {
            DecidedBy::Lots => Self::Lots,
            DecidedBy::Ruling => Self::Ruling,
        }
    }
}

/// What a match came to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Decision {
    /// Who goes on, as the bracket names the two.
    pub outcome: MatchOutcome,
    /// By what.
    pub by: Ground,
}

/// The bracket of a stage as it stands.
#[derive(Debug, Clone)]
pub struct KnockOut<'a> {
    pub(super) field: Field<'a>,
    state: BracketState,
}

/// Who holds the seeds, and what there is to decide the matches by.
#[derive(Debug, Clone)]
pub(super) struct Field<'a> {
    pub(super) tournament: &'a Tournament,
    pub(super) stage: u32,
    seeds: &'a [EntryId],
    series: Series,
}

impl<'a> KnockOut<'a> {
    /// The bracket of a stage.
    ///
    /// # Errors
    /// When there is no such stage, as before the founding, it is no knock-out, or its seeds are not drawn.
    pub fn of(tournament: &'a Tournament, stage: u32) -> Result<Self, Refusal> {
        let plan = tournament.regulations.stage(stage).filter(|_| tournament.title.is_some());
        let plan = plan.ok_or(Refusal::UnknownStage { stage })?;
        let format = plan.knock_out().ok_or(MatchRefusal::NoKnockOut { stage })?;
        let group = tournament.draw(stage).and_then(|draw| draw.group(1));
        let group = group.ok_or(MatchRefusal::SeedsNotDrawn { stage })?;
        let series = format.series().unwrap_or_default();
        let field = Field { tournament, stage, seeds: &group.order, series };
        let bracket = format.bracket(field.seeds.len())?;
        let state =
            bracket.resolve_without(field.vacant(), |slot, pair| Some(field.decision(slot, pair)?.outcome));
        Ok(Self { field, state })
    }

    /// How every match stands, by seeds.
    #[must_use]
    pub const fn state(&self) -> &BracketState {
        &self.state
    }

    /// The games of each match.
    #[must_use]
    pub const fn series(&self) -> &Series {
        &self.field.series
    }

    /// Who holds a seed, from 1.
    #[must_use]
    pub fn entry(&self, seed: u32) -> Option<EntryId> {
        self.field.entry(seed)
    }

    /// The two of a match, where both are known.
    #[must_use]
    pub fn pair(&self, slot: Slot) -> Option<[EntryId; 2]> {
        self.field.entries(self.state.meeting(slot)?.pair()?)
    }

    /// The match that was paired for the two who belong into it.
    #[must_use]
    pub fn paired(&self, slot: Slot) -> Option<(&'a Round, &'a Match)> {
        self.field.paired(slot, self.pair(slot)?)
    }

    /// Everything that was paired for a place in the bracket, in order of round.
    pub fn all_paired(&self, slot: Slot) -> impl Iterator<Item = (&'a Round, &'a Match)> {
        self.field.all_paired(slot)
    }

    /// Whether others belong into a match now than those it was paired for; never one of a play-off, which has no place in it.
    #[must_use]
    pub fn is_outdated(&self, of: &Match) -> bool {
        let current = |slot| self.paired(slot).is_some_and(|(_, current)| current.id == of.id);
        of.slot.is_some_and(|slot| !current(slot))
    }

    /// What decided a match, where anything did.
    #[must_use]
    pub fn decision(&self, slot: Slot) -> Option<Decision> {
        match self.state.meeting(slot)?.status {
            Status::Decided(_) => self.field.decision(slot, self.state.meeting(slot)?.pair()?),
            _ => None,
        }
    }

    /// Those who wait for an opponent: in a match whose other is not known yet.
    pub fn waiting(&self) -> impl Iterator<Item = EntryId> {
        let waiting = self.state.meetings().filter(|(_, meeting)| meeting.status == Status::Waiting);
        waiting.flat_map(|(_, meeting)| meeting.contestants).filter_map(|contestant| match contestant {
            Contestant::Known(seed) => self.entry(seed),
            Contestant::Nobody | Contestant::Open(_) => None,
        })
    }
}

impl<'a> Field<'a> {
    fn entry(&self, seed: u32) -> Option<EntryId> {
        let index = usize::try_from(seed).ok()?.checked_sub(1)?;
        self.seeds.get(index).copied()
    }

    /// **Art. 20.2** – the seeds of those who left before the start: nobody is there, and who was to meet them is free.
    fn vacant(&self) -> BTreeSet<u32> {
        let left = |entry| self.tournament.standing_in(self.stage, entry) == Some(Standing::LeftField);
        (1..).zip(self.seeds).filter(|(_, entry)| left(**entry)).map(|(seed, _)| seed).collect()
    }

    fn entries(&self, [first, second]: [u32; 2]) -> Option<[EntryId; 2]> {
        Some([self.entry(first)?, self.entry(second)?])
    }

    fn all_paired(&self, slot: Slot) -> impl Iterator<Item = (&'a Round, &'a Match)> + use<'a> {
        let rounds = self.tournament.rounds_of(self.stage);
        let matches = rounds.flat_map(|round| round.matches.iter().map(move |it| (round, it)));
        matches.filter(move |(_, it)| it.slot == Some(slot))
    }

    fn paired(&self, slot: Slot, [one, other]: [EntryId; 2]) -> Option<(&'a Round, &'a Match)> {
        self.all_paired(slot).find(|(_, it)| it.is_between(one, other))
    }

    /// By its games; where they leave it level, as it was decided on them; else by who has left (**Art. 20**).
    fn decision(&self, slot: Slot, pair: [u32; 2]) -> Option<Decision> {
        let pair = self.entries(pair)?;
        let paired = self.paired(slot, pair);
        let played = paired.and_then(|(_, it)| {
            let (outcome, by) = match self.series.state(&over(self.tournament, it)) {
                SeriesState::Over(outcome) => (outcome, Ground::Games),
                SeriesState::NeedsRuling => {
                    let on = self.tournament.outcomes_of(it);
                    let decision = it.decision.as_ref().filter(|decision| decision.on == on)?;
                    (decision.winner, decision.by.into())
                }
                SeriesState::Next { .. } => return None,
            };
            // The match may have been paired while the bracket named the two the other way round.
            let outcome = if it.first == pair[0] { outcome } else { turned(outcome) };
            Some(Decision { outcome, by })
        });
        played.or_else(|| self.left(pair))
    }

    fn left(&self, pair: [EntryId; 2]) -> Option<Decision> {
        let left = pair.map(|entry| self.tournament.departed(self.stage, entry));
        let outcome = match self.tournament.forfeits(self.stage, left) {
            [false, false] => return None,
            [false, true] => MatchOutcome::First,
            [true, false] => MatchOutcome::Second,
            [true, true] => MatchOutcome::Neither,
        };
        Some(Decision { outcome, by: Ground::Withdrawal })
    }
}

const fn turned(outcome: MatchOutcome) -> MatchOutcome {
    match outcome {
        MatchOutcome::First => MatchOutcome::Second,
        MatchOutcome::Second => MatchOutcome::First,
        MatchOutcome::Neither => MatchOutcome::Neither,
    }
}

impl Tournament {
    /// That the numbers of a stage are not drawn: those of a table, of a Swiss stage, or the seeds of a bracket.
    #[must_use]
    pub fn not_drawn(&self, stage: u32) -> Refusal {
        if self.is_knock_out(stage) {
            MatchRefusal::SeedsNotDrawn { stage }.into()
        } else if self.is_swiss(stage) {
            SwissRefusal::NotDrawn { stage }.into()
        } else {
            Refusal::LotsNotDrawn
        }
    }
}

/// The games of a match that are over, in the order in which they were set down, up to the first that is not.
#[must_use]
pub fn over(tournament: &Tournament, of: &Match) -> Vec<SeriesGame> {
    let games = tournament.games_of(of).map_while(|(_, card)| {
        let result = card.result.filter(|_| card.is_decided())?;
        let red = if card.red == of.first { Contender::First } else { Contender::Second };
        Some(SeriesGame { red, outcome: result.outcome, played: !result.ending.without_play() })
    });
    games.collect()
}
