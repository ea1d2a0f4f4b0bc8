//! From where the two of a match come: a seed, a bye, or an earlier match that they won or lost.
//!
//! In double elimination it decides where in the losers' bracket a loser drops in, so that those who have met meet
//! again as late as can be.

use serde::Serialize;

use crate::pairing::knock_out::bracket::{Bracket, Elimination};
use crate::pairing::knock_out::line;
use crate::pairing::knock_out::slot::Slot;

/// From where one of the two in a match comes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(as = BracketFeeder))]
pub enum Feeder {
    /// The entrant with this seed starts here.
    Seed(u32),
    /// Nobody ever does: the other has a bye.
    #[doc(alias = "輪空")]
    Nobody,
    /// Who wins that match.
    WinnerOf(Slot),
    /// Who loses that match and is not out by it.
    LoserOf(Slot),
}

/// By the depth of a bracket: for winners' round 2, 3 …, how the losers of the round are crossed over as they drop
/// in. The match counted p from 0 sends its loser to the place p XOR this.
///
/// Found by trying all: where every match is even, no other such crossings make second meetings in the early losers'
/// rounds less likely. There is none before losers' round 3, 4, 5, 7 and 8 at depth 3 to 7. Of equals, the fullest
/// reversal was taken. They stay as they are: brackets that were played are folded by them.
const CROSSINGS: [&[u32]; 8] = [&[], &[], &[], &[1], &[3, 0], &[3, 3, 0], &[15, 4, 1, 1], &[15, 15, 4, 0, 1]];

impl Bracket {
    /// From where the two of a match come, who is named first before who is named second; nothing for a match it does
    /// not have.
    #[must_use]
    pub fn feeders(self, slot: Slot) -> Option<[Feeder; 2]> {
        self.has(slot).then(|| match slot {
            Slot::Winners { round, position } => self.into_winners(round, position),
            Slot::Losers { round, position } => self.into_losers(round, position),
            Slot::ThirdPlace => self.semi_finals().map(Feeder::LoserOf),
            Slot::Final => self.into_final(),
            Slot::Reset => [Feeder::LoserOf(Slot::Final), Feeder::WinnerOf(Slot::Final)],
        })
    }

    fn into_winners(self, round: u32, position: u32) -> [Feeder; 2] {
        let above = [position * 2 - 1, position * 2];
        if round == 1 {
            above.map(|line| self.starting_on(line - 1))
        } else {
            above.map(|position| Feeder::WinnerOf(Slot::Winners { round: round - 1, position }))
        }
    }

    fn starting_on(self, line: u32) -> Feeder {
        let seed = line::seed_on(line, self.depth());
        if seed <= self.entrants() { Feeder::Seed(seed) } else { Feeder::Nobody }
    }

    /// The odd rounds are played among those who are there; in the even ones each meets one who drops in.
    fn into_losers(self, round: u32, position: u32) -> [Feeder; 2] {
        let above = [position * 2 - 1, position * 2];
        if round == 1 {
            above.map(|position| Feeder::LoserOf(Slot::Winners { round: 1, position }))
        } else if round % 2 == 1 {
            above.map(|position| Feeder::WinnerOf(Slot::Losers { round: round - 1, position }))
        } else {
            let dropping = round / 2 + 1;
            let from = Slot::Winners { round: dropping, position: self.crossed(dropping, position) };
            [Feeder::LoserOf(from), Feeder::WinnerOf(Slot::Losers { round: round - 1, position })]
        }
    }

    /// From which match of a winners' round one drops in at this place.
    fn crossed(self, round: u32, position: u32) -> u32 {
        let of_depth = usize::try_from(self.depth()).ok().and_then(|depth| CROSSINGS.get(depth));
        let crossings = of_depth.into_iter().flat_map(|crossings| crossings.iter());
        let crossing = (2..).zip(crossings).find(|(crossed, _)| *crossed == round).map_or(0, |(_, xor)| *xor);
        ((position - 1) ^ crossing) + 1
    }

    fn semi_finals(self) -> [Slot; 2] {
        [1, 2].map(|position| Slot::Winners { round: self.winners_rounds(), position })
    }

    fn into_final(self) -> [Feeder; 2] {
        let last_winners = Slot::Winners { round: self.winners_rounds(), position: 1 };
        match (self.elimination(), self.depth()) {
            (Elimination::Single, 1) => [0, 1].map(|line| self.starting_on(line)),
            (Elimination::Single, _) => self.semi_finals().map(Feeder::WinnerOf),
            (Elimination::Double { .. }, 1) => {
                [Feeder::WinnerOf(last_winners), Feeder::LoserOf(last_winners)]
            }
            (Elimination::Double { .. }, _) => {
                let last_losers = Slot::Losers { round: self.losers_rounds(), position: 1 };
                [Feeder::WinnerOf(last_winners), Feeder::WinnerOf(last_losers)]
            }
        }
    }
}

#[cfg(test)]
mod tests;
