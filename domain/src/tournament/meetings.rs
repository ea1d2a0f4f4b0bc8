//! Which meetings of a group have a result, played or not, and whether any is still to come.
//!
//! Here a withdrawal takes its effect on the tables (**Art. 20.3**): derived, never stored, so that taking it back
//! restores them.

use std::collections::BTreeMap;

use crate::game::Card;
use crate::pairing::circular::CircularTable;
use crate::standings::{
    Contenders, Entrant, Field, FieldFault, Fouls, Meeting, Standings, rank, rank_settled,
};
use crate::tournament::decided::decided;
use crate::tournament::field::{Entry, Standing};
use crate::tournament::format::CircularFormat;
use crate::tournament::knock_out::bracket::KnockOut;
use crate::tournament::may_meet::{carried_from, format};
use crate::tournament::plan::StagePlan;
use crate::tournament::rounds::{Match, Round, RoundStatus};
use crate::tournament::stages::first_stage;
use crate::tournament::state::Tournament;
use crate::tournament::swiss::format::SwissTerms;
use crate::tournament::swiss::table::SwissTable;
use crate::tournament::team_meetings;
use crate::tournament::teams::TeamMatches;
use crate::vocabulary::{EntryId, GameId, Outcome};

/// Two entrants, in no order.
type Pair = (EntryId, EntryId);

/// The field of a group and the results of its meetings.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Meetings<'a> {
    /// The stage.
    pub stage: u32,
    /// The group, from 1.
    pub group: u32,
    /// Entrants and meetings, as the ranking takes them.
    pub field: Field,
    /// The games that stand, by who plays them, in order of round and of play.
    games: BTreeMap<Pair, Vec<(GameId, &'a Card)>>,
    /// Whether a meeting that counts is still to come or without a result; none is in a stage that was ended.
    pub unfinished: bool,
    /// Whether its places are not final: it is unfinished or not drawn yet, or a round of it is open, a play-off
    /// (**Art. 15.6**) too.
    pub provisional: bool,
}

impl<'a> Meetings<'a> {
    /// Gathers them.
    ///
    /// # Errors
    /// When the ledger holds what no tournament can: a meeting too often, a stranger's game.
    pub fn of(tournament: &'a Tournament, stage: u32, group: u32) -> Result<Self, FieldFault> {
        let entrants = in_the_group(tournament, stage, group);
        let gather = Gather::of(tournament, stage);
        if tournament.is_swiss(stage) {
            return gather.of_swiss(group, &entrants);
        }
        if let Some(rules) = tournament.regulations.team_matches() {
            return gather.of_teams(rules, group, &entrants);
        }
        let mut games = BTreeMap::new();
        let mut meetings = Vec::new();
        let mut open = false;
        for (index, one) in entrants.iter().enumerate() {
            for other in entrants.iter().skip(index + 1) {
                let between = gather.between(one.id, other.id);
                for index in 0..gather.expected(one.id, other.id).max(between.len()) {
                    match gather.meeting(one, other, index, between.get(index).copied()) {
                        Some(meeting) => meetings.push(meeting),
                        None => open |= gather.counts(one) && gather.counts(other),
                    }
                }
                if !between.is_empty() {
                    games.insert(pair(one.id, other.id), between);
                }
            }
        }
        let field = Field::new(gather.entrants(&entrants), meetings, gather.format().games())?;
        Ok(gather.found(group, field, games, open))
    }

    /// The games that stand between two entrants, in order of round and of play.
    #[must_use]
    pub fn games(&self, one: EntryId, other: EntryId) -> &[(GameId, &'a Card)] {
        self.games.get(&pair(one, other)).map_or(&[], Vec::as_slice)
    }

    /// Every meeting with a result, those that count nowhere among them, by who met.
    #[must_use]
    pub fn by_pair(&self) -> BTreeMap<Pair, Vec<&Meeting>> {
        let mut by_pair: BTreeMap<Pair, Vec<&Meeting>> = BTreeMap::new();
        for meeting in self.field.counted().iter().chain(self.field.annulled()) {
            by_pair.entry(pair(meeting.red, meeting.black)).or_default().push(meeting);
        }
        by_pair
    }

    /// **Art. 15** – the places these meetings come to, with those shared as they were settled (**Art. 15.6**).
    #[must_use]
    pub fn standings(&self, tournament: &Tournament) -> Standings {
        let settled = tournament.settlements(self.stage, self.group);
        let settled: Vec<&[EntryId]> = settled.map(|it| it.order.as_slice()).collect();
        rank_settled(&self.field, &tournament.regulations.ranking(self.stage), &settled)
    }

    /// The same with places shared that were settled.
    #[must_use]
    pub fn unsettled(&self, tournament: &Tournament) -> Standings {
        rank(&self.field, &tournament.regulations.ranking(self.stage))
    }
}

/// Whether a stage is over, and its places final: no round of it is open, and every meeting that counts has its result,
/// unless it was ended short of that.
#[must_use]
pub fn is_over(tournament: &Tournament, stage: u32) -> bool {
    let over = |group| match KnockOut::of(tournament, stage) {
        Ok(bracket) => bracket.is_over(),
        Err(_) => Meetings::of(tournament, stage, group).is_ok_and(|it| !it.provisional),
    };
    let groups = groups(tournament, stage);
    groups > 0 && tournament.open_round(stage).is_none() && (1..=groups).all(over)
}

/// How many groups are drawn; the one of a stage that is paired by hand without a draw is there with its first round.
fn groups(tournament: &Tournament, stage: u32) -> u32 {
    let groups = match tournament.draw(stage) {
        Some(draw) if draw.is_whole() => draw.groups.len(),
        Some(_) => 0,
        None => usize::from(tournament.rounds_of(stage).next().is_some()),
    };
    u32::try_from(groups).unwrap_or(u32::MAX)
}

/// The two, in one order whoever is named first.
#[must_use]
pub fn pair(one: EntryId, other: EntryId) -> Pair {
    (one.min(other), one.max(other))
}

/// Everybody a table shows, in order of number: whoever left before the start is not among them (**Art. 20.2**).
/// Before the draw of the first stage, everyone entered.
#[must_use]
pub fn in_the_group(tournament: &Tournament, stage: u32, group: u32) -> Vec<&Entry> {
    let mut entries: Vec<&Entry> = match tournament.draw(stage) {
        Some(draw) => {
            let order = draw.group(group).into_iter().flat_map(|group| &group.order);
            order.filter_map(|entry| tournament.entries.get(entry)).collect()
        }
        None if stage == first_stage() && group == 1 => {
            tournament.entries.values().filter(|entry| tournament.competes(entry)).collect()
        }
        None => Vec::new(),
    };
    entries.retain(|entry| entry.standing_in(stage) != Standing::LeftField);
    entries.sort_by_cached_key(|entry| (tournament.number_in(stage, entry.id), entry.registered));
    entries
}

/// Who met whom, in order of round.
type Met<'a> = BTreeMap<Pair, Vec<(&'a Round, &'a Match)>>;

/// What is gathered from.
struct Gather<'a> {
    tournament: &'a Tournament,
    stage: u32,
    /// In the stage, and in those whose results count in it.
    met: BTreeMap<u32, Met<'a>>,
}

impl<'a> Gather<'a> {
    fn of(tournament: &'a Tournament, stage: u32) -> Self {
        let carried = |stage: &u32| tournament.regulations.stage(*stage).and_then(StagePlan::carries);
        let stages = std::iter::successors(Some(stage), carried);
        let met = stages.map(|stage| {
            let mut met = Met::new();
            for (round, of) in tournament.matches_of(stage) {
                met.entry(pair(of.first, of.second)).or_default().push((round, of));
            }
            (stage, met)
        });
        Self { tournament, stage, met: met.collect() }
    }

    fn entrants(&self, entries: &[&Entry]) -> Vec<Entrant> {
        let entrants = entries.iter().map(|entry| Entrant {
            entry: entry.id,
            number: self.tournament.number_in(self.stage, entry.id),
            annulled: entry.standing_in(self.stage) == Standing::Annulled,
            penalties: self.tournament.penalties_of(entry.id),
        });
        entrants.collect()
    }

    /// **Art. 11.4** – in a Swiss stage there are the meetings that were paired, and no others.
    fn of_swiss(&self, group: u32, entrants: &[&Entry]) -> Result<Meetings<'a>, FieldFault> {
        let SwissTable { meetings, games, free, open } = SwissTable::of(self.tournament, self.stage);
        let field = Field::new(self.entrants(entrants), meetings, SwissTerms::MOST_ROUNDS)?.with_free(free);
        Ok(self.found(group, field, games, open))
    }

    /// **Art. 14.2** – where teams play, a meeting is a match.
    fn of_teams(
        &self,
        rules: &TeamMatches,
        group: u32,
        teams: &[&Entry],
    ) -> Result<Meetings<'a>, FieldFault> {
        let cycles = self.format().cycles.max(1);
        let (mut meetings, mut open) = (Vec::new(), false);
        for (index, one) in teams.iter().enumerate() {
            for other in teams.iter().skip(index + 1) {
                let carried = self.carried(one.id, other.id).is_some();
                let matches = self.matches(one.id, other.id);
                let expected = if carried { 0 } else { usize::try_from(cycles).unwrap_or(usize::MAX) };
                for index in 0..expected.max(matches.len()) {
                    let result = match matches.get(index) {
                        Some((round, of)) => team_meetings::result(self.tournament, rules, round, of),
                        None => {
                            let printed = self.printed(one.id, other.id, index);
                            let (first, second, round) = printed.unwrap_or((one.id, other.id, None));
                            team_meetings::forfeited(
                                self.tournament,
                                rules,
                                self.stage,
                                (first, second),
                                round,
                            )
                        }
                    };
                    match result {
                        Some(meeting) => meetings.push(meeting),
                        None => open |= self.counts(one) && self.counts(other),
                    }
                }
            }
        }
        let field = Field::new(self.entrants(teams), meetings, cycles)?;
        Ok(self.found(group, field, BTreeMap::new(), open))
    }

    /// What was found, with whether it is final; `open` says that a meeting has no result.
    fn found(
        &self,
        group: u32,
        field: Field,
        games: BTreeMap<Pair, Vec<(GameId, &'a Card)>>,
        open: bool,
    ) -> Meetings<'a> {
        let Self { tournament, stage, .. } = *self;
        let unfinished = open && !tournament.stage_is_ended(stage);
        let mut rounds = tournament.rounds_of(stage).filter(|round| round.status != RoundStatus::Closed);
        let round_open = rounds.any(|round| round.matches.iter().any(|of| of.group == group));
        let provisional = unfinished || round_open || groups(tournament, stage) == 0;
        Meetings { stage, group, field, games, unfinished, provisional }
    }

    /// The matches of the two, where they count.
    fn matches(&self, one: EntryId, other: EntryId) -> &[(&'a Round, &'a Match)] {
        let stage = self.carried(one, other).unwrap_or(self.stage);
        let of_stage = self.met.get(&stage).and_then(|met| met.get(&pair(one, other)));
        of_stage.map_or(&[], Vec::as_slice)
    }

    fn counts(&self, entry: &Entry) -> bool {
        matches!(entry.standing_in(self.stage), Standing::Active | Standing::Withdrawn)
    }

    /// **Art. 11.3** – the stage in which these two met, where what they played there counts here.
    fn carried(&self, one: EntryId, other: EntryId) -> Option<u32> {
        carried_from(self.tournament, self.stage, one, other)
    }

    /// The games that stand between the two.
    fn between(&self, one: EntryId, other: EntryId) -> Vec<(GameId, &'a Card)> {
        let matches = self.matches(one, other).iter();
        matches.flat_map(|(_, of)| self.tournament.games_of(of)).collect()
    }

    fn format(&self) -> CircularFormat {
        format(self.tournament, self.stage)
    }

    /// How many games the two play in the stage; what is carried is all there is.
    fn expected(&self, one: EntryId, other: EntryId) -> usize {
        let games = if self.carried(one, other).is_some() { 0 } else { self.format().games() };
        usize::try_from(games).unwrap_or(usize::MAX)
    }

    /// One game of the meeting of two entrants, if it has a result.
    fn meeting(
        &self,
        one: &Entry,
        other: &Entry,
        index: usize,
        game: Option<(GameId, &Card)>,
    ) -> Option<Meeting> {
        match game {
            Some((id, card)) if card.is_decided() => decided(id, card),
            Some((_, card)) if card.is_over() => None,
            _ => self.forfeited(one, other, index, game),
        }
    }

    /// **Art. 20.3** – what was not played with one who left after half is forfeited to the other at once, whether its
    /// round is paired yet or not; where both left while the stage was open, both forfeit.
    fn forfeited(
        &self,
        one: &Entry,
        other: &Entry,
        index: usize,
        game: Option<(GameId, &Card)>,
    ) -> Option<Meeting> {
        if !self.counts(one) || !self.counts(other) {
            return None;
        }
        let left = [one, other].map(|entry| self.tournament.departed(self.stage, entry.id));
        let winner = match self.tournament.forfeits(self.stage, left) {
            [false, false] => return None,
            [false, true] => Some(one.id),
            [true, false] => Some(other.id),
            [true, true] => None,
        };
        let (red, black, round) = match game {
            Some((_, card)) => (card.red, card.black, Some(card.round)),
            None => self.printed(one.id, other.id, index).unwrap_or((one.id, other.id, None)),
        };
        let outcome = match winner {
            Some(winner) if winner == red => Outcome::RedWins,
            Some(_) => Outcome::BlackWins,
            None => Outcome::BothLose,
        };
        let game = game.map(|(game, _)| game);
        Some(Meeting {
            game,
            round,
            red,
            black,
            outcome,
            played: false,
            fouls: Fouls::default(),
            boards: None,
        })
    }

    /// **Art. 13.1** – where the printed table sets a game of the two down: who has Red, and in which round.
    fn printed(&self, one: EntryId, other: EntryId, index: usize) -> Option<(EntryId, EntryId, Option<u32>)> {
        let draw = self.tournament.draw(self.stage)?;
        let group = draw.group(draw.group_of(one)?)?;
        let table = CircularTable::new(group.order.len()).ok()?;
        let (a, b) = (group.number(one)?, group.number(other)?);
        let (round, first) = table.schedule().find_map(|round| {
            let pair =
                round.pairs.iter().find(|it| (it.red, it.black) == (a, b) || (it.red, it.black) == (b, a));
            pair.map(|pair| (round.round, pair.red == a))
        })?;
        let index = u32::try_from(index).ok()?;
        let teams = self.tournament.regulations.contenders() == Contenders::Teams;
        let legs = if teams { 1 } else { self.format().games_per_meeting.max(1) };
        let (cycle, leg) = (index / legs, index % legs);
        // The second cycle, and the second game of a meeting, reverse the colours.
        let red_is_one = first == (cycle + leg).is_multiple_of(2);
        let (red, black) = if red_is_one { (one, other) } else { (other, one) };
        // The rounds of later stages have no number before they are paired.
        let round = (self.stage == first_stage()).then(|| round + cycle * table.rounds());
        Some((red, black, round))
    }
}
