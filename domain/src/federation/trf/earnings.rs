//! What players have by the lines of a report: results, byes that stand in lines of their own, points out of the order.

use std::collections::BTreeMap;

use crate::federation::trf::extra::{Assignment, ByeKind};
use crate::federation::trf::meeting::Meeting;
use crate::federation::trf::outcome::Outcome;
use crate::federation::trf::player::Player;
use crate::federation::trf::record::Record;
use crate::federation::trf::report::Report;
use crate::federation::trf::scores::Scores;
use crate::federation::trf::tenths::Tenths;

/// What bears on everybody's points, gathered once.
pub(super) struct Earnings<'a> {
    scores: Scores,
    /// By player and round, from 1.
    byes: BTreeMap<(u16, usize), Outcome>,
    /// By player; those for everybody under 0.
    assignments: BTreeMap<u16, Vec<&'a Assignment>>,
}

impl<'a> Earnings<'a> {
    pub(super) fn of(report: &'a Report) -> Self {
        let mut it = Self { scores: report.scores(), byes: BTreeMap::new(), assignments: BTreeMap::new() };
        // What stands there of teams says nothing of players.
        let lines = if report.is_of_teams() { &[][..] } else { &report.lines };
        for line in lines {
            match line.record() {
                Record::Byes(byes) => {
                    let outcome = match byes.kind {
                        ByeKind::Full => Outcome::FullBye,
                        ByeKind::Half => Outcome::HalfBye,
                        ByeKind::Zero => Outcome::ZeroBye,
                    };
                    for number in &byes.to {
                        let entry = it.byes.entry((*number, byes.round.into())).or_insert(outcome);
                        // To be absent takes no bye away.
                        if outcome != Outcome::ZeroBye {
                            *entry = outcome;
                        }
                    }
                }
                Record::Assignment(assignment) => {
                    let to = if assignment.to.is_empty() { &[0][..] } else { &assignment.to };
                    for number in to {
                        it.assignments.entry(*number).or_default().push(assignment);
                    }
                }
                _ => {}
            }
        }
        it
    }

    /// What a round, counted from 0, was to a player; a line of byes speaks where the player's own is silent.
    pub(super) fn meeting(&self, player: &Player, place: usize) -> Meeting {
        let meeting = player.meetings.get(place).copied().unwrap_or_default();
        match self.byes.get(&(player.person.number, place + 1)) {
            Some(bye) if meeting == Meeting::default() => Meeting { outcome: *bye, ..meeting },
            _ => meeting,
        }
    }

    /// Whether a line of byes names the player for that round.
    pub(super) fn has_bye(&self, player: &Player, place: usize) -> bool {
        self.byes.contains_key(&(player.person.number, place + 1))
    }

    /// What a round, counted from 0, brought.
    pub(super) fn of_round(&self, player: &Player, place: usize) -> Tenths {
        let meeting = self.meeting(player, place);
        let usual = self.scores.worth(meeting.outcome, meeting.colour, meeting.is_paired());
        let other = self.assigned(player).find(|it| {
            it.round.is_none_or(|round| usize::from(round) == place + 1)
                && it.kind.is_some_and(|kind| is_for(kind, meeting.outcome))
        });
        other.and_then(|it| it.points).unwrap_or(usual)
    }

    /// What a player has after so many rounds.
    pub(super) fn after(&self, player: &Player, rounds: usize) -> Tenths {
        let results = (0..rounds).map(|place| self.of_round(player, place));
        let free = self.assigned(player).filter(|it| it.kind.is_none());
        let counted = free.filter(|it| it.round.is_none_or(|round| usize::from(round) <= rounds));
        let all = results.chain(counted.filter_map(|it| it.points));
        let sum: i64 = all.map(|points| i64::from(points.get())).sum();
        Tenths::new(i32::try_from(sum).unwrap_or(i32::MAX))
    }

    /// What a player has by all that is said of rounds, those to come too.
    pub(super) fn in_all(&self, player: &Player) -> Tenths {
        let number = player.person.number;
        let last = self
            .byes
            .range((number, 0)..=(number, usize::MAX))
            .next_back()
            .map_or(0, |((_, round), _)| *round);
        self.after(player, player.meetings.len().max(last))
    }

    fn assigned(&self, player: &Player) -> impl Iterator<Item = &'a Assignment> {
        let of = |number: u16| self.assignments.get(&number).into_iter().flatten().copied();
        of(0).chain(of(player.person.number))
    }
}

/// Whether points that are given for a kind of result are for this one.
fn is_for(kind: char, outcome: Outcome) -> bool {
    match outcome {
        Outcome::Win | Outcome::ShortWin => kind == 'W',
        Outcome::Draw | Outcome::ShortDraw => kind == 'D',
        Outcome::Loss | Outcome::ShortLoss => kind == 'L',
        outcome => kind == outcome.letter(),
    }
}
