//! The meetings of a Swiss stage, as its table takes them.

use std::collections::{BTreeMap, BTreeSet};

use crate::game::Card;
use crate::standings::{FreeRound, Meeting, WhyFree};
use crate::tournament::event::{NotPaired, Unpaired};
use crate::tournament::field::Standing;
use crate::tournament::plan::StagePlan;
use crate::tournament::rounds::Round;
use crate::tournament::state::Tournament;
use crate::tournament::swiss::results::result;
use crate::vocabulary::{EntryId, GameId, Points};

/// What a Swiss stage has come to.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct SwissTable<'a> {
    /// The meetings with a result.
    pub meetings: Vec<Meeting>,
    /// The games that stand, by who plays them: the lesser id first.
    pub games: BTreeMap<(EntryId, EntryId), Vec<(GameId, &'a Card)>>,
    /// The rounds in which somebody played nobody.
    pub free: Vec<FreeRound>,
    /// Whether a match is without a result, or a round still to come.
    pub open: bool,
}

impl<'a> SwissTable<'a> {
    /// Gathers them.
    #[must_use]
    pub fn of(tournament: &'a Tournament, stage: u32) -> Self {
        let (open, free) = (left(tournament, stage) > 0, free_rounds(tournament, stage));
        let mut table = Self { open, free, ..Self::default() };
        for (round, of) in tournament.matches_of(stage) {
            match result(tournament, round, of) {
                Some(meeting) => table.meetings.push(meeting),
                None => table.open = true,
            }
            if tournament.regulations.team_matches().is_none() {
                let pair = (of.first.min(of.second), of.first.max(of.second));
                table.games.entry(pair).or_default().extend(tournament.games_of(of));
            }
        }
        table
    }
}

/// What each round was to everybody who played nobody in it, with the points that the terms give, once every match of it has a
/// result: to pair a round moves nothing in the table.
fn free_rounds(tournament: &Tournament, stage: u32) -> Vec<FreeRound> {
    let Some(terms) = tournament.regulations.stage(stage).and_then(StagePlan::swiss) else {
        return Vec::new();
    };
    let scale = tournament.regulations.ranking(stage).points;
    let field: BTreeSet<EntryId> = in_the_field(tournament, stage).collect();
    let (mut free, mut seen) = (Vec::new(), BTreeSet::new());
    let decided = |round: &&Round| round.matches.iter().all(|of| result(tournament, round, of).is_some());
    for round in rounds(tournament, stage).filter(decided) {
        let mut found: BTreeMap<EntryId, (WhyFree, Points)> = BTreeMap::new();
        for bye in &round.byes {
            found.insert(*bye, (WhyFree::Bye, terms.bye.points(scale)));
        }
        for Unpaired { entry, why } in &round.unpaired {
            let (why, points) = match why {
                NotPaired::RequestedBye => (WhyFree::RequestedBye, terms.requested_bye.points(scale)),
                NotPaired::Absent => (WhyFree::Absent, Points::ZERO),
                NotPaired::Suspended => (WhyFree::Suspended, Points::ZERO),
                NotPaired::LeftOut => (WhyFree::LeftOut, Points::ZERO),
            };
            found.insert(*entry, (why, points));
        }
        seen.extend(round.entrants().into_iter().chain(found.keys().copied()));
        let seated: BTreeSet<EntryId> = round.entrants().into_iter().collect();
        for entry in field.iter().filter(|entry| !seated.contains(entry) && !found.contains_key(entry)) {
            let why = if seen.contains(entry) { WhyFree::Gone } else { WhyFree::NotYetIn };
            free.push(FreeRound { entry: *entry, round: round.number, why, points: Points::ZERO });
        }
        let found = found.into_iter().filter(|(entry, _)| field.contains(entry));
        free.extend(found.map(|(entry, (why, points))| FreeRound {
            entry,
            round: round.number,
            why,
            points,
        }));
    }
    free
}

/// Everybody in the field: whoever left before the start is not (**Art. 20.2**).
fn in_the_field(tournament: &Tournament, stage: u32) -> impl Iterator<Item = EntryId> {
    let groups = tournament.draw(stage).into_iter().flat_map(|draw| &draw.groups);
    let field = groups.flat_map(|group| group.order.iter().copied());
    field.filter(move |entry| tournament.standing_in(stage, *entry) != Some(Standing::LeftField))
}

/// How many rounds are left to pair.
#[must_use]
pub fn left(tournament: &Tournament, stage: u32) -> u32 {
    let planned = tournament.regulations.stage(stage).and_then(StagePlan::swiss).map_or(0, |it| it.rounds);
    let paired = rounds(tournament, stage).count();
    planned.saturating_sub(u32::try_from(paired).unwrap_or(u32::MAX))
}

/// The rounds of a Swiss stage, those that settle a place (**Art. 15.6**) not among them.
pub fn rounds(tournament: &Tournament, stage: u32) -> impl Iterator<Item = &Round> {
    tournament.rounds_of(stage).filter(|round| !round.play_off)
}
