//! A round is paired: by the printed table of the circular system, or by hand.

use std::collections::BTreeSet;

use crate::game::event::Scheduled;
use crate::tournament::circular_stage;
use crate::tournament::command::{Change, TournamentCommand, must_be_open};
use crate::tournament::entries::{closing_registration, must_be_active};
use crate::tournament::event::{PairedBy, PairedMatch, Pairing, RoundPaired};
use crate::tournament::knock_out::pairing::{self, PairedMatches};
use crate::tournament::plan::{Format, StagePlan};
use crate::tournament::planned::{Planned, PlannedRound};
use crate::tournament::refusal::Refusal;
use crate::tournament::state::Tournament;
use crate::vocabulary::ids::Mint;
use crate::vocabulary::{EntryId, GameId, MatchId, Moment};

/// Two entrants paired by hand; the first has Red.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct HandPair {
    /// Who has Red.
    pub red: EntryId,
    /// Who has Black.
    pub black: EntryId,
}

/// Pair a round.
#[derive(Debug, Clone, Default)]
pub struct PairRound {
    /// Which, counted through the whole tournament; said, never guessed.
    pub round: u32,
    /// The stage it belongs to; left out, the last one drawn.
    pub stage: Option<u32>,
    /// The pairings by table, where an arbiter makes them; none follows the printed table.
    pub by_hand: Option<Vec<HandPair>>,
    /// **Art. 13.4, 13.5** – the seed to draw the colours of first games by, where the numbers were drawn without one.
    pub seed: Option<String>,
}

impl PairRound {
    /// A round of the current stage by the printed table.
    #[must_use]
    pub fn by_table(round: u32) -> Self {
        Self { round, ..Self::default() }
    }
}

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
        let stage = self.stage.unwrap_or_else(|| tournament.current_stage());
        let plan = tournament.regulations.stage(stage).ok_or(Refusal::UnknownStage { stage })?;
        let paired: BTreeSet<u32> = tournament.rounds_of(stage).map(|round| round.stage_round).collect();
        let stage_round = (1..).find(|round| !paired.contains(round)).unwrap_or(1);
        let PairedMatches { matches, pairings, byes } = match (&plan.format, &self.by_hand) {
            (Format::KnockOut(_), by_hand) => {
                let pairs = by_hand.iter().flatten().map(|pair| (pair.red, pair.black));
                let pairs: Option<Vec<_>> = by_hand.as_ref().map(|_| pairs.collect());
                pairing::paired(tournament, stage, pairs.as_deref(), self.colours(tournament, stage)?, mint)?
            }
            (Format::Circular(_), Some(pairs)) => {
                set_down(plan, paired_by_hand(tournament, stage, pairs)?, mint)
            }
            (Format::Circular(_), None) => {
                set_down(plan, circular_stage::planned(tournament, stage, stage_round)?, mint)
            }
        };
        let round = self.round;
        let mut changes = closing_registration(tournament);
        let scheduled = pairings.iter().map(|Pairing { game, table, red, black, .. }| {
            let scheduled = Scheduled { round, table: *table, red: *red, black: *black };
            Change::Game(*game, scheduled.into())
        });
        let games: Vec<Change> = scheduled.collect();
        let by = match (&self.by_hand, &plan.format) {
            (Some(_), _) => PairedBy::Hand,
            (None, Format::Circular(_)) => PairedBy::Table,
            (None, Format::KnockOut(_)) => PairedBy::Bracket,
        };
        let seed = self.seed.clone();
        let stage_round = Some(stage_round).filter(|stage_round| *stage_round != round);
        changes.push(RoundPaired { round, stage, stage_round, by, seed, matches, pairings, byes }.into());
        changes.extend(games);
        Ok(changes)
    }
}

impl PairRound {
    /// **Art. 13.4** – the seed for the colours: that of the stage's draw, else the one given.
    fn colours<'a>(&'a self, tournament: &'a Tournament, stage: u32) -> Result<Option<&'a str>, Refusal> {
        let drawn = tournament.draw(stage).and_then(|draw| draw.seed.as_deref());
        if self.seed.is_some() && (drawn.is_some() || self.by_hand.is_some()) {
            return Err(Refusal::SeedNotWanted);
        }
        Ok(drawn.or(self.seed.as_deref()))
    }
}

/// The games of each meeting, one or two (**Art. 13.5**), and what there is to say of a match beyond its one game.
fn set_down(plan: &StagePlan, planned: PlannedRound, mint: &Mint) -> PairedMatches {
    let legs = match plan.format {
        Format::Circular(circular) => circular.games_per_meeting,
        Format::KnockOut(_) => 1,
    };
    let (mut matches, mut pairings) = (Vec::new(), Vec::new());
    let mut ids = (0..).map(|n| mint.id(n));
    let mut next = || ids.next().unwrap_or_default();
    for (table, Planned { first, second, group }) in (1..).zip(planned.meetings) {
        let of = (legs > 1).then(|| MatchId(next()));
        for leg in 1..=legs {
            let (red, black) = if leg % 2 == 1 { (first, second) } else { (second, first) };
            let game = GameId(next());
            pairings.push(Pairing {
                game,
                table,
                red,
                black,
                of,
                board: None,
                leg: of.map(|_| leg),
                step: None,
            });
            let id = of.unwrap_or_else(|| game.into());
            if leg == 1 && (of.is_some() || plan.groups() > 1) {
                let group = (plan.groups() > 1).then_some(group);
                matches.push(PairedMatch { id, table, first, second, group, slot: None });
            }
        }
    }
    PairedMatches { matches, pairings, byes: planned.byes }
}

/// House – an arbiter's pairing: each in the field at most once, both of one group, and nobody more often against the
/// same opponent than the regulations have it.
fn paired_by_hand(tournament: &Tournament, stage: u32, pairs: &[HandPair]) -> Result<PlannedRound, Refusal> {
    if pairs.is_empty() {
        return Err(Refusal::NoPairings);
    }
    let mut seated = BTreeSet::new();
    let mut meetings = Vec::new();
    for (index, pair) in pairs.iter().enumerate() {
        for entry in [pair.red, pair.black] {
            must_be_active(tournament, entry)?;
            if !seated.insert(entry) {
                return Err(Refusal::PairedTwice { entry, index });
            }
        }
        let group = circular_stage::common_group(tournament, stage, pair.red, pair.black, index)?;
        circular_stage::may_meet(tournament, stage, pair.red, pair.black, Some(index))?;
        meetings.push(Planned { first: pair.red, second: pair.black, group });
    }
    Ok(PlannedRound { meetings, byes: free(tournament, stage, &seated) })
}

/// Those in the field of a stage who are not seated.
#[must_use]
pub fn free(tournament: &Tournament, stage: u32, seated: &BTreeSet<EntryId>) -> Vec<EntryId> {
    let draw = tournament.draw(stage);
    let field = tournament.by_registration().into_iter().filter(|entry| entry.is_active());
    let field = field.filter(|entry| draw.is_none_or(|draw| draw.group_of(entry.id).is_some()));
    field.map(|entry| entry.id).filter(|entry| !seated.contains(entry)).collect()
}
