//! Which place each entrant has come to (名次), as soon as nothing that is still to be played can change it.
//!
//! Those who go out in the same round share their places (house). Where nobody goes on from a match, both stand with
//! those who go out in the round that its loser would have gone to. So the places of those below them may begin
//! later and those of the few above end earlier, but in the end every place is held, from the first to the last.

use std::collections::{BTreeMap, BTreeSet};

use serde::Serialize;

use crate::pairing::knock_out::bracket::{Bracket, Elimination};
use crate::pairing::knock_out::outcome::MatchOutcome;
use crate::pairing::knock_out::slot::Slot;
use crate::pairing::knock_out::state::{BracketState, Contestant, Meeting, Status};

/// The place of an entrant, alone (`from` = `to`) or shared.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(as = BracketPlaced))]
#[doc(alias = "名次")]
pub struct Placed {
    /// The entrant.
    pub seed: u32,
    /// The best place it may claim.
    pub from: u32,
    /// The last place it may be given.
    pub to: u32,
}

/// Those who went out at the same height, the champion's first.
type Tier = u32;

const CHAMPION: Tier = 0;
const RUNNER_UP: Tier = 1;
const THIRD: Tier = 2;
const FOURTH: Tier = 3;
/// Who goes out of the last round before those.
const OTHERS: Tier = 4;

impl Bracket {
    /// At which height one is who loses this match and does not play on.
    const fn tier_of_losers(self, slot: Slot) -> Tier {
        match (slot, self.elimination()) {
            (Slot::Final | Slot::Reset, _) => RUNNER_UP,
            (Slot::ThirdPlace, _) => FOURTH,
            (Slot::Winners { round, .. }, Elimination::Single) => OTHERS + self.winners_rounds() - round,
            (Slot::Losers { round, .. }, _) => THIRD + self.losers_rounds() - round,
            (Slot::Winners { .. }, Elimination::Double { .. }) if self.losers_rounds() == 0 => RUNNER_UP,
            (Slot::Winners { round: 1, .. }, _) => THIRD + self.losers_rounds() - 1,
            (Slot::Winners { round, .. }, _) => THIRD + self.losers_rounds() - 2 * (round - 1),
        }
    }

    /// At which height one is who wins this match, where no other follows it.
    const fn tier_of_winner(slot: Slot) -> Option<Tier> {
        match slot {
            Slot::Final | Slot::Reset => Some(CHAMPION),
            Slot::ThirdPlace => Some(THIRD),
            Slot::Winners { .. } | Slot::Losers { .. } => None,
        }
    }

    /// Whether one who loses this match plays on.
    fn loser_plays_on(self, slot: Slot) -> bool {
        match (slot, self.elimination()) {
            (Slot::Winners { round, .. }, Elimination::Single) => {
                self.has_third_place() && round == self.winners_rounds()
            }
            (Slot::Winners { .. }, Elimination::Double { .. }) => true,
            _ => false,
        }
    }
}

impl BracketState {
    /// The winner of it all, once there is one; where nobody went on from the final there never is.
    #[must_use]
    #[doc(alias = "冠軍")]
    pub fn champion(&self) -> Option<u32> {
        self.exits().find(|(tier, _)| *tier == CHAMPION).map(|(_, seed)| seed)
    }

    /// The places that are settled, the best first; those who share one in the order of their seeds.
    #[must_use]
    pub fn places(&self) -> Vec<Placed> {
        let open = self.meetings().flat_map(|(slot, meeting)| self.open(slot, meeting)).collect();
        self.numbered(self.exits(), &open)
    }

    /// The places if nothing more is played: whoever plays on shares those that are still to be played for (house).
    #[must_use]
    pub fn places_as_they_are(&self) -> Vec<Placed> {
        self.numbered(self.exits().chain(self.playing_on()), &BTreeSet::new())
    }

    /// The places of those at these heights, as far as nobody may yet come to the same.
    fn numbered(&self, reached: impl Iterator<Item = (Tier, u32)>, open: &BTreeSet<Tier>) -> Vec<Placed> {
        let mut tiers: BTreeMap<Tier, BTreeSet<u32>> = BTreeMap::new();
        for (tier, seed) in reached {
            tiers.entry(tier).or_default().insert(seed);
        }
        let held = |above: &dyn Fn(Tier) -> bool| -> u32 {
            tiers.iter().filter(|(tier, _)| above(**tier)).map(|(_, seeds)| count(seeds)).sum()
        };
        let mut places = Vec::new();
        for (&tier, seeds) in &tiers {
            let from = if open.iter().all(|open| *open > tier) {
                held(&|other| other < tier) + 1
            } else if open.iter().all(|open| *open < tier) {
                self.bracket().entrants() + 1 - count(&self.vacant) - held(&|other| other >= tier)
            } else {
                continue;
            };
            let to = from + count(seeds) - 1;
            places.extend(seeds.iter().map(|&seed| Placed { seed, from, to }));
        }
        places
    }

    /// Everybody who will play no more, with the height reached.
    fn exits(&self) -> impl Iterator<Item = (Tier, u32)> {
        self.meetings().flat_map(|(slot, meeting)| self.exits_of(slot, meeting)).flatten()
    }

    /// Everybody who will play on, with the greatest height within reach.
    fn playing_on(&self) -> impl Iterator<Item = (Tier, u32)> {
        let open = self.meetings().filter(|(_, meeting)| !meeting.is_settled());
        open.flat_map(|(slot, meeting)| {
            let height = if slot == Slot::ThirdPlace { THIRD } else { CHAMPION };
            meeting.contestants.into_iter().filter_map(move |it| match it {
                Contestant::Known(seed) => Some((height, seed)),
                Contestant::Nobody | Contestant::Open(_) => None,
            })
        })
    }

    fn exits_of(&self, slot: Slot, meeting: &Meeting) -> [Option<(Tier, u32)>; 2] {
        let out = self.bracket().tier_of_losers(slot);
        let (winner, loser) = match (meeting.status, meeting.pair()) {
            (Status::WalkOver(seed), _) => (seed, None),
            (Status::Decided(MatchOutcome::First), Some([first, second])) => (first, Some(second)),
            (Status::Decided(MatchOutcome::Second), Some([first, second])) => (second, Some(first)),
            (Status::Decided(MatchOutcome::Neither), Some(both)) => {
                return both.map(|seed| Some((out, seed)));
            }
            _ => return [None; 2],
        };
        if slot == Slot::Final && self.is_played_again() {
            return [None; 2];
        }
        let loser = loser.filter(|_| !self.bracket().loser_plays_on(slot));
        [Bracket::tier_of_winner(slot).map(|tier| (tier, winner)), loser.map(|seed| (out, seed))]
    }

    fn is_played_again(&self) -> bool {
        self.meeting(Slot::Reset).is_some_and(|reset| reset.status != Status::NotNeeded)
    }

    /// The heights at which somebody may yet go out in this match.
    fn open(&self, slot: Slot, meeting: &Meeting) -> impl Iterator<Item = Tier> {
        let tiers = [Bracket::tier_of_winner(slot), Some(self.bracket().tier_of_losers(slot))];
        tiers.into_iter().flatten().filter(|_| !meeting.is_settled())
    }
}

fn count(seeds: &BTreeSet<u32>) -> u32 {
    u32::try_from(seeds.len()).unwrap_or(u32::MAX)
}
