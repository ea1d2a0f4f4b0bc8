//! A round is paired: by the printed table of the circular system, by the bracket of a knock-out, by a Swiss system, or by
//! hand.

use std::collections::BTreeSet;

use crate::game::event::Scheduled;
use crate::tournament::circular_stage;
use crate::tournament::command::{Change, TournamentCommand, must_be_open};
use crate::tournament::entries::{closing_registration, must_be_active};
use crate::tournament::event::{PairedBy, Pairing, RoundPaired};
use crate::tournament::format::Format;
use crate::tournament::knock_out::games::by_lot;
use crate::tournament::knock_out::pairing::{self, PairedMatches};
use crate::tournament::may_meet::may_meet;
use crate::tournament::plan::StagePlan;
use crate::tournament::planned::{Planned, PlannedRound};
use crate::tournament::play_offs::may_play_off;
use crate::tournament::refusal::Refusal;
use crate::tournament::refusal::course::CourseRefusal;
use crate::tournament::refusal::swiss::SwissRefusal;
use crate::tournament::seating;
use crate::tournament::set_down::{Colours, SetDown, set_down};
use crate::tournament::state::Tournament;
use crate::tournament::swiss::pairing::{self as swiss, ToPair};
use crate::vocabulary::ids::Mint;
use crate::vocabulary::{EntryId, Moment};

/// Two entrants paired by hand; the first has Red.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct HandPair {
    /// Who has Red; of two games, in the first.
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
    /// **Art. 11.4**, house – who is left out of the last round of a Swiss stage, to play a final.
    pub left_out: Vec<EntryId>,
    /// Who is free in a round of a circular or Swiss stage that an arbiter pairs; nobody who is not named.
    pub byes: Vec<EntryId>,
    /// **Art. 13.5, 11.4** – the seed by which the colours of first games, and a Swiss first round, are drawn, where the numbers
    /// were drawn by hand.
    pub seed: Option<String>,
    /// **Art. 15.6** – whether its games, paired by hand, settle shared places, and count in no table.
    pub play_off: bool,
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
        self.is_next(tournament)?;
        let stage = self.stage.unwrap_or_else(|| tournament.current_stage());
        let plan = tournament.regulations.stage(stage).ok_or(Refusal::UnknownStage { stage })?;
        if tournament.stage_is_ended(stage) && !self.play_off {
            return Err(CourseRefusal::StageIsEnded { stage }.into());
        }
        if self.by_hand.is_some() && bypasses_lots(tournament, stage) {
            return Err(Refusal::LotsCommitted);
        }
        if !self.left_out.is_empty() && (self.play_off || plan.swiss().is_none()) {
            return Err(SwissRefusal::NoSwiss { stage }.into());
        }
        if let Some(entry) = self.byes.first().filter(|_| !self.may_name_byes(plan)) {
            return Err(Refusal::NotFree { entry: *entry, index: 0 });
        }
        let paired: BTreeSet<u32> = tournament.rounds_of(stage).map(|round| round.stage_round).collect();
        let stage_round = (1..).find(|round| !paired.contains(round)).unwrap_or(1);
        let paired = match plan.format {
            Format::KnockOut(_) if !self.play_off => self.of_knock_out(tournament, stage, mint)?,
            Format::CnSwiss(_) | Format::FideDutch(_) if !self.play_off => {
                self.of_swiss(tournament, (stage, plan), stage_round, mint)?
            }
            _ => self.of_meetings(tournament, (stage, plan), stage_round, mint)?,
        };
        let stage_round = Some(stage_round).filter(|stage_round| *stage_round != self.round);
        let paired = RoundPaired { stage_round, ..paired };
        let mut changes = closing_registration(tournament)?;
        let games = paired.pairings.iter().map(|Pairing { game, table, red, black, .. }| {
            let scheduled = Scheduled { round: paired.round, table: *table, red: *red, black: *black };
            Change::Game(*game, scheduled.into())
        });
        let games: Vec<Change> = games.collect();
        let seated = seating::seated_at_once(tournament, &paired, mint);
        changes.push(paired.into());
        changes.extend(games);
        changes.extend(seated);
        Ok(changes)
    }

    /// Whoever an arbiter's hand pairs, leaves free, or leaves out; a table and a bracket choose for everybody alike.
    fn judges(&self, _: &Tournament) -> Vec<EntryId> {
        let paired = self.by_hand.iter().flatten().flat_map(|pair| [pair.red, pair.black]);
        paired.chain(self.byes.iter().copied()).chain(self.left_out.iter().copied()).collect()
    }
}

/// House – whether a first round now would keep a seed that was committed to from ever being revealed: lots are drawn
/// before a round is paired.
fn bypasses_lots(tournament: &Tournament, stage: u32) -> bool {
    let committed = tournament.stages.get(&stage).is_some_and(|stage| stage.commitment.is_some());
    committed && tournament.rounds_of(stage).next().is_none()
}

impl PairRound {
    /// **Art. 13.1** – by the printed table, or by hand; a play-off of a bracket (**Art. 15.6**) is paired by hand as well.
    fn of_meetings(
        &self,
        tournament: &Tournament,
        (stage, plan): (u32, &StagePlan),
        stage_round: u32,
        mint: &Mint,
    ) -> Result<RoundPaired, Refusal> {
        let (by, table_round, planned) = match &self.by_hand {
            Some(pairs) => (PairedBy::Hand, None, self.paired_by_hand(tournament, stage, pairs)?),
            None if self.play_off => return Err(Refusal::NoPairings),
            None => {
                let (next, planned) = circular_stage::next_round(tournament, stage)?;
                (PairedBy::Table, Some(next), planned)
            }
        };
        let draw = tournament.draw(stage).filter(|_| by == PairedBy::Table);
        let colours = Colours::of((stage, plan), draw, self.seed.as_deref(), &planned.meetings)?;
        let paired = self.written(tournament, (stage, plan), (by, planned), &colours, mint)?;
        let table_round = table_round.filter(|table_round| *table_round != stage_round);
        Ok(RoundPaired { table_round, ..paired })
    }

    /// **Art. 11.4** – by the Swiss system of the stage, or by hand.
    fn of_swiss(
        &self,
        tournament: &Tournament,
        (stage, plan): (u32, &StagePlan),
        stage_round: u32,
        mint: &Mint,
    ) -> Result<RoundPaired, Refusal> {
        let (round, left_out, seed) = (self.round, self.left_out.as_slice(), self.seed.as_deref());
        let to_pair = ToPair { stage, plan, round, stage_round, left_out, seed };
        let (by, planned, unpaired) = match &self.by_hand {
            Some(pairs) => {
                let planned = self.paired_by_hand(tournament, stage, pairs)?;
                let unpaired = swiss::by_hand(tournament, &to_pair, &planned)?;
                (PairedBy::Hand, planned, unpaired)
            }
            None => {
                let (planned, unpaired) = swiss::by_system(tournament, &to_pair)?;
                (PairedBy::Swiss, planned, unpaired)
            }
        };
        let colours = Colours::of((stage, plan), None, None, &planned.meetings)?;
        let paired = self.written(tournament, (stage, plan), (by, planned), &colours, mint)?;
        Ok(RoundPaired { unpaired, ..paired })
    }

    /// What was planned, with its tables and games.
    fn written(
        &self,
        tournament: &Tournament,
        (stage, plan): (u32, &StagePlan),
        (by, planned): (PairedBy, PlannedRound),
        colours: &Colours<'_>,
        mint: &Mint,
    ) -> Result<RoundPaired, Refusal> {
        let SetDown { matches, pairings } = match tournament.regulations.team_matches() {
            Some(rules) => {
                let in_groups = plan.groups() > 1;
                let matches =
                    seating::matches(tournament, rules, &planned.meetings, in_groups, colours, mint)?;
                SetDown { matches, pairings: Vec::new() }
            }
            None => set_down(plan, &planned.meetings, colours, mint)?,
        };
        let (byes, unpaired) = (planned.byes, Vec::new());
        Ok(RoundPaired { matches, pairings, byes, unpaired, ..self.empty(stage, by) })
    }

    /// The round before anybody is in it.
    fn empty(&self, stage: u32, by: PairedBy) -> RoundPaired {
        RoundPaired {
            round: self.round,
            stage,
            stage_round: None,
            table_round: None,
            by,
            play_off: self.play_off,
            seed: self.seed.clone(),
            matches: Vec::new(),
            pairings: Vec::new(),
            byes: Vec::new(),
            unpaired: Vec::new(),
        }
    }

    /// **Art. 11.1** – the matches of a bracket that can be played now. **Art. 13.4** – their colours by the seed of the draw,
    /// else by the one given; an arbiter who names Red has drawn them.
    fn of_knock_out(&self, tournament: &Tournament, stage: u32, mint: &Mint) -> Result<RoundPaired, Refusal> {
        let pairs = self.by_hand.as_ref();
        let pairs: Option<Vec<_>> = pairs.map(|pairs| pairs.iter().map(|it| (it.red, it.black)).collect());
        let drawn = tournament.draw(stage).and_then(|draw| draw.seed.as_deref());
        if self.seed.is_some() && (drawn.is_some() || pairs.is_some()) {
            let format = tournament.regulations.stage(stage).and_then(StagePlan::knock_out);
            return Err(Refusal::SeedNotWanted { article: by_lot(format.map_or(1, |format| format.games)) });
        }
        let by = if pairs.is_some() { PairedBy::Hand } else { PairedBy::Bracket };
        let seed = drawn.or(self.seed.as_deref());
        let PairedMatches { matches, pairings, byes } =
            pairing::paired(tournament, stage, pairs.as_deref(), seed, mint)?;
        Ok(RoundPaired { matches, pairings, byes, ..self.empty(stage, by) })
    }

    fn is_next(&self, tournament: &Tournament) -> Result<(), Refusal> {
        let round = self.round;
        if tournament.rounds.contains_key(&round) {
            return Err(Refusal::RoundExists { round });
        }
        let next = (1..).find(|round| !tournament.rounds.contains_key(round)).unwrap_or(1);
        if round == next { Ok(()) } else { Err(Refusal::NotTheNextRound { round, next }) }
    }

    /// A table and a bracket say themselves who is free, and a play-off is for those alone who play in it.
    const fn may_name_byes(&self, plan: &StagePlan) -> bool {
        self.by_hand.is_some() && !self.play_off && plan.knock_out().is_none()
    }

    /// House – an arbiter's pairing: each in the field at most once, both of one group, and nobody more often against the
    /// same opponent than the regulations have it, save in a play-off. Whoever has no game in it is free only where that
    /// is said: a round that catches up with what was missed leaves out all the others.
    fn paired_by_hand(
        &self,
        tournament: &Tournament,
        stage: u32,
        pairs: &[HandPair],
    ) -> Result<PlannedRound, Refusal> {
        if pairs.is_empty() {
            return Err(Refusal::NoPairings);
        }
        let mut seated = BTreeSet::new();
        let mut meetings = Vec::new();
        for (index, pair) in pairs.iter().enumerate() {
            for entry in [pair.red, pair.black] {
                must_be_active(tournament, entry)?;
                if !tournament.entries.get(&entry).is_some_and(|entry| tournament.competes(entry)) {
                    return Err(CourseRefusal::DoesNotCompete { entry }.into());
                }
                if !seated.insert(entry) {
                    return Err(Refusal::PairedTwice { entry, index });
                }
            }
            let group = circular_stage::common_group(tournament, stage, pair.red, pair.black, index)?;
            if self.play_off {
                may_play_off(tournament, (stage, group), [pair.red, pair.black], index)?;
            } else {
                may_meet(tournament, stage, pair.red, pair.black, Some(index))?;
            }
            meetings.push(Planned { first: pair.red, second: pair.black, group, cycle: 0 });
        }
        for (index, &entry) in self.byes.iter().enumerate() {
            let here = circular_stage::common_group(tournament, stage, entry, entry, index).is_ok();
            let known = tournament.entries.get(&entry);
            let free = known.is_some_and(|known| known.is_active() && tournament.competes(known));
            if !here || !free || !seated.insert(entry) {
                return Err(Refusal::NotFree { entry, index });
            }
        }
        Ok(PlannedRound { meetings, byes: self.byes.clone() })
    }
}
