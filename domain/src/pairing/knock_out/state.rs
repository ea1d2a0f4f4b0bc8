//! What follows from the matches that are decided: who stands in each match, and who went on without one.
//!
//! Which place an entrant has come to is told in `places`. What decides a match is left to those who call.

use std::collections::{BTreeMap, BTreeSet};

use serde::Serialize;

use crate::pairing::knock_out::bracket::Bracket;
use crate::pairing::knock_out::feeders::Feeder;
use crate::pairing::knock_out::outcome::MatchOutcome;
use crate::pairing::knock_out::slot::Slot;

/// One of the two in a match, as far as is known.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(as = BracketContestant))]
pub enum Contestant {
    /// The entrant with this seed.
    Known(u32),
    /// Nobody: a bye, or all who could have come are out.
    Nobody,
    /// Who comes from there, which is not known yet.
    Open(Feeder),
}

/// How a match stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(as = BracketStatus))]
pub enum Status {
    /// One of the two is not known yet.
    Waiting,
    /// Both are known and it is not decided.
    Ready,
    /// It is decided.
    Decided(MatchOutcome),
    /// This seed stood opposite nobody and went on without a match.
    WalkOver(u32),
    /// Nobody stood on either side; nobody comes from it.
    Empty,
    /// A reset that is not played: the first final decided.
    NotNeeded,
}

/// A match: who is in it, who is named first before who is named second, and how it stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(as = BracketMeeting))]
pub struct Meeting {
    /// The two.
    pub contestants: [Contestant; 2],
    /// How it stands.
    pub status: Status,
}

impl Meeting {
    const fn new(contestants: [Contestant; 2], outcome: Option<MatchOutcome>) -> Self {
        use Contestant::{Known, Nobody};
        let status = match (contestants, outcome) {
            ([Known(_), Known(_)], Some(outcome)) => Status::Decided(outcome),
            ([Known(_), Known(_)], None) => Status::Ready,
            ([Known(seed), Nobody] | [Nobody, Known(seed)], _) => Status::WalkOver(seed),
            ([Nobody, Nobody], _) => Status::Empty,
            _ => Status::Waiting,
        };
        Self { contestants, status }
    }

    /// Whether nothing more happens in it.
    #[must_use]
    pub const fn is_settled(&self) -> bool {
        !matches!(self.status, Status::Waiting | Status::Ready)
    }

    /// Whether it is known that at most one will be there.
    fn wants_an_opponent(&self) -> bool {
        self.contestants.contains(&Contestant::Nobody)
    }

    /// The seeds of the two, where both are known.
    #[must_use]
    pub const fn pair(&self) -> Option<[u32; 2]> {
        match self.contestants {
            [Contestant::Known(first), Contestant::Known(second)] => Some([first, second]),
            _ => None,
        }
    }

    /// Whether, if it is the final, there is nothing to play again: who stands first has not lost it.
    fn is_last(&self) -> bool {
        let kept = matches!(self.status, Status::Decided(MatchOutcome::First | MatchOutcome::Neither));
        kept || self.wants_an_opponent()
    }

    /// Whoever is alone in a match goes on from it, known or not.
    const fn winner(&self, slot: Slot) -> Contestant {
        let [first, second] = self.contestants;
        match self.status {
            Status::Decided(MatchOutcome::First) => first,
            Status::Decided(MatchOutcome::Second) => second,
            Status::WalkOver(seed) => Contestant::Known(seed),
            Status::Decided(MatchOutcome::Neither) | Status::Empty | Status::NotNeeded => Contestant::Nobody,
            Status::Waiting | Status::Ready => match self.contestants {
                [Contestant::Nobody, other] | [other, Contestant::Nobody] => other,
                _ => Contestant::Open(Feeder::WinnerOf(slot)),
            },
        }
    }

    /// A match without an opponent has no loser, even while it is open who goes on from it.
    fn loser(&self, slot: Slot) -> Contestant {
        let [first, second] = self.contestants;
        match self.status {
            Status::Decided(MatchOutcome::First) => second,
            Status::Decided(MatchOutcome::Second) => first,
            Status::Waiting | Status::Ready if !self.wants_an_opponent() => {
                Contestant::Open(Feeder::LoserOf(slot))
            }
            _ => Contestant::Nobody,
        }
    }
}

/// A bracket and how each of its matches stands.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BracketState {
    pub(super) bracket: Bracket,
    pub(super) meetings: BTreeMap<Slot, Meeting>,
    /// The seeds that nobody holds any more.
    pub(super) vacant: BTreeSet<u32>,
    unexpected: BTreeSet<Slot>,
}

impl Bracket {
    /// How it stands after these outcomes. Those of matches it does not have, or whose two are not both there, have
    /// no effect; [`BracketState::unexpected`] names them.
    #[must_use]
    pub fn resolve(self, decided: &BTreeMap<Slot, MatchOutcome>) -> BracketState {
        let mut unexpected: BTreeSet<Slot> = decided.keys().copied().collect();
        let state = self.resolve_by(|slot, _| {
            unexpected.remove(&slot);
            decided.get(&slot).copied()
        });
        BracketState { unexpected, ..state }
    }

    /// How it stands where each match whose two are known is decided by this, or not yet. The matches are asked for
    /// once each, in the order of play, with the seeds of the two.
    #[must_use]
    pub fn resolve_by(self, decide: impl FnMut(Slot, [u32; 2]) -> Option<MatchOutcome>) -> BracketState {
        self.resolve_without(BTreeSet::new(), decide)
    }

    /// The same where nobody holds these seeds: whoever was to meet one of them goes on without a match.
    #[must_use]
    pub fn resolve_without(
        self,
        vacant: BTreeSet<u32>,
        mut decide: impl FnMut(Slot, [u32; 2]) -> Option<MatchOutcome>,
    ) -> BracketState {
        let mut meetings: BTreeMap<Slot, Meeting> = BTreeMap::new();
        for slot in self.slots() {
            let Some(feeders) = self.feeders(slot) else { continue };
            let contestants = feeders.map(|feeder| match feeder {
                Feeder::Seed(seed) if vacant.contains(&seed) => Contestant::Nobody,
                _ => coming_from(feeder, &meetings),
            });
            let decided_before =
                slot == Slot::Reset && meetings.get(&Slot::Final).is_some_and(Meeting::is_last);
            let meeting = if decided_before {
                Meeting { contestants: [Contestant::Nobody; 2], status: Status::NotNeeded }
            } else {
                let undecided = Meeting::new(contestants, None);
                Meeting::new(contestants, undecided.pair().and_then(|pair| decide(slot, pair)))
            };
            meetings.insert(slot, meeting);
        }
        BracketState { bracket: self, meetings, vacant, unexpected: BTreeSet::new() }
    }
}

fn coming_from(feeder: Feeder, meetings: &BTreeMap<Slot, Meeting>) -> Contestant {
    let earlier = |slot: &Slot| meetings.get(slot);
    match feeder {
        Feeder::Seed(seed) => Contestant::Known(seed),
        Feeder::Nobody => Contestant::Nobody,
        Feeder::WinnerOf(slot) => earlier(&slot).map_or(Contestant::Nobody, |meeting| meeting.winner(slot)),
        Feeder::LoserOf(slot) => earlier(&slot).map_or(Contestant::Nobody, |meeting| meeting.loser(slot)),
    }
}

impl BracketState {
    /// The bracket.
    #[must_use]
    pub const fn bracket(&self) -> Bracket {
        self.bracket
    }

    /// How a match stands; nothing for one the bracket does not have.
    #[must_use]
    pub fn meeting(&self, slot: Slot) -> Option<&Meeting> {
        self.meetings.get(&slot)
    }

    /// Every match, in the order of play.
    pub fn meetings(&self) -> impl Iterator<Item = (Slot, &Meeting)> {
        self.meetings.iter().map(|(slot, meeting)| (*slot, meeting))
    }

    /// The matches that can be played now, in the order of play, with the seeds of the two.
    pub fn ready(&self) -> impl Iterator<Item = (Slot, [u32; 2])> {
        self.meetings()
            .filter(|(_, meeting)| meeting.status == Status::Ready)
            .filter_map(|(slot, meeting)| Some((slot, meeting.pair()?)))
    }

    /// The matches for which an outcome was given that has no effect.
    #[must_use]
    pub const fn unexpected(&self) -> &BTreeSet<Slot> {
        &self.unexpected
    }

    /// Whether nothing more is to be played.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.meetings.values().all(Meeting::is_settled)
    }
}
