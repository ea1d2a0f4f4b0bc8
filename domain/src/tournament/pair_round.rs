//! A round is paired: by the printed table of the circular system, or by hand.

use std::collections::BTreeSet;

use crate::game::event::Scheduled;
use crate::tournament::circular_stage;
use crate::tournament::command::{Change, TournamentCommand, must_be_open};
use crate::tournament::entries::{closing_registration, must_be_active};
use crate::tournament::event::{PairedBy, PairedMatch, Pairing, RoundPaired};
use crate::tournament::plan::{Format, StagePlan};
use crate::tournament::planned::{Planned, PlannedRound};
use crate::tournament::refusal::Refusal;
use crate::tournament::seating;
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
#[derive(Debug, Clone)]
pub struct PairRound {
    /// Which, counted through the whole tournament; said, never guessed.
    pub round: u32,
    /// The stage it belongs to; left out, the last one drawn.
    pub stage: Option<u32>,
    /// The pairings by table, where an arbiter makes them; none follows the printed table.
    pub by_hand: Option<Vec<HandPair>>,
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
        if tournament.stage_is_ended(stage) {
            return Err(Refusal::StageIsEnded { stage });
        }
        let paired: BTreeSet<u32> = tournament.rounds_of(stage).map(|round| round.stage_round).collect();
        let stage_round = (1..).find(|round| !paired.contains(round)).unwrap_or(1);
        let planned = match (&self.by_hand, &plan.format) {
            (Some(pairs), _) => paired_by_hand(tournament, stage, pairs)?,
            (None, Format::Circular(_)) => circular_stage::planned(tournament, stage, stage_round)?,
        };
        let (matches, pairings) = match tournament.regulations.team_matches() {
            Some(rules) => {
                let in_groups = plan.groups() > 1;
                (seating::matches(tournament, rules, &planned.meetings, in_groups, mint), Vec::new())
            }
            None => set_down(plan, &planned.meetings, mint),
        };
        let round = self.round;
        let mut changes = closing_registration(tournament);
        let scheduled = pairings.iter().map(|Pairing { game, table, red, black, .. }| {
            let scheduled = Scheduled { round, table: *table, red: *red, black: *black };
            Change::Game(*game, scheduled.into())
        });
        let games: Vec<Change> = scheduled.collect();
        let by = if self.by_hand.is_some() { PairedBy::Hand } else { PairedBy::Table };
        let stage_round = Some(stage_round).filter(|stage_round| *stage_round != round);
        let byes = planned.byes;
        let paired = RoundPaired { round, stage, stage_round, by, matches, pairings, byes };
        let seated = seating::seated_at_once(tournament, &paired, mint);
        changes.push(paired.into());
        changes.extend(games);
        changes.extend(seated);
        Ok(changes)
    }
}

/// The games of each meeting, one or two (**Art. 13.5**), and what there is to say of a match beyond its one game.
fn set_down(plan: &StagePlan, meetings: &[Planned], mint: &Mint) -> (Vec<PairedMatch>, Vec<Pairing>) {
    let legs = match plan.format {
        Format::Circular(circular) => circular.games_per_meeting,
    };
    let (mut matches, mut pairings) = (Vec::new(), Vec::new());
    let mut ids = (0..).map(|n| mint.id(n));
    let mut next = || ids.next().unwrap_or_default();
    for (table, Planned { first, second, group }) in (1..).zip(meetings.iter().copied()) {
        let of = (legs > 1).then(|| MatchId(next()));
        for leg in 1..=legs {
            let (red, black) = if leg % 2 == 1 { (first, second) } else { (second, first) };
            let game = GameId(next());
            pairings.push(Pairing { game, table, red, black, of, board: None, leg: of.map(|_| leg) });
            let id = of.unwrap_or_else(|| game.into());
            if leg == 1 && (of.is_some() || plan.groups() > 1) {
                let group = (plan.groups() > 1).then_some(group);
                matches.push(PairedMatch { id, table, first, second, group });
            }
        }
    }
    (matches, pairings)
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
    let field = tournament.by_registration().into_iter();
    let field = field.filter(|entry| entry.is_active() && tournament.competes(entry));
    let field = field.filter(|entry| draw.is_none_or(|draw| draw.group_of(entry.id).is_some()));
    field.map(|entry| entry.id).filter(|entry| !seated.contains(entry)).collect()
}
