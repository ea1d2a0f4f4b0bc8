//! What no pairing may break: \[C1\] no second meeting, \[C2\] no second bye, \[C3\] no impossible colour; that everybody
//! left can be paired without it (\[C4\]); and the lowest score a bye can go to (\[C5\]).

use std::collections::HashSet;

use crate::pairing::matching::{Graph, Matching};

use crate::pairing::swiss::profile::Profile;
use crate::pairing::swiss::round::NoPairing;

/// Who may be paired with whom.
pub(super) struct Legal<'a> {
    pub(super) profiles: &'a [Profile],
    /// \[C5\] The score of whoever has the bye; none in an even field.
    pub(super) bye: Option<u32>,
    met: HashSet<(usize, usize)>,
    /// Half of all points are not enough to be one of those at the top of the last round (1.8).
    top: Option<u32>,
}

/// How many partners each is tried with before all are.
const NEAR: usize = 16;

impl<'a> Legal<'a> {
    pub(super) fn new(
        profiles: &'a [Profile],
        players: &[usize],
        last_round: bool,
    ) -> Result<Self, NoPairing> {
        let met = profiles.iter().flat_map(|it| it.met.iter().map(|other| (it.number, *other))).collect();
        let rounds =
            profiles.iter().map(|it| it.sides.len() + usize::try_from(it.unplayed).unwrap_or(0)).max();
        // Half of a win's two half-points a round is one.
        let top = last_round.then(|| u32::try_from(rounds.unwrap_or(0)).unwrap_or(u32::MAX));
        let mut it = Self { profiles, bye: None, met, top };
        it.bye = it.lowest_bye(players)?;
        Ok(it)
    }

    pub(super) fn last_round(&self) -> bool {
        self.top.is_some()
    }

    pub(super) fn is_topscorer(&self, player: usize) -> bool {
        self.top.is_some_and(|half| self.profiles[player].points > half)
    }

    /// \[C1\] and \[C3\].
    pub(super) fn may_meet(&self, one: usize, other: usize) -> bool {
        !self.met.contains(&(one, other)) && self.colours_agree(one, other)
    }

    fn colours_agree(&self, one: usize, other: usize) -> bool {
        let (Some(high), Some(low)) = (self.profiles[one].preference, self.profiles[other].preference) else {
            return true;
        };
        let clash = high.side == low.side && high.is_absolute() && low.is_absolute();
        !clash || self.is_topscorer(one) || self.is_topscorer(other)
    }

    /// \[C2\] and \[C5\].
    pub(super) fn may_have_bye(&self, player: usize) -> bool {
        let profile = &self.profiles[player];
        !profile.had_bye && self.bye.is_some_and(|points| points == profile.points)
    }

    /// \[C4\] Whether these can all be paired, and where there is a bye one of them left over.
    pub(super) fn can_all_be_paired(&self, players: &[usize]) -> bool {
        if players.len() % 2 == 1 && !players.iter().any(|player| self.may_have_bye(*player)) {
            return false;
        }
        let graph = |near: usize| self.graph(players, near, |player| self.may_have_bye(player).then_some(0));
        Matching::heaviest(graph(NEAR)).is_ok() || Matching::heaviest(graph(players.len())).is_ok()
    }

    /// \[C5\] The lowest score with which a bye leaves all others to be paired.
    fn lowest_bye(&self, players: &[usize]) -> Result<Option<u32>, NoPairing> {
        let worth = |player: usize| {
            (!self.profiles[player].had_bye).then(|| -i64::from(self.profiles[player].points))
        };
        let odd = players.len() % 2 == 1;
        let bye_of = |matching: &Matching<i64>| {
            let bye = odd.then(|| matching.partner(players.len())).flatten();
            bye.map(|place| self.profiles[players[place]].points)
        };
        let lowest = players.iter().filter_map(|player| worth(*player)).max();
        if let Ok(matching) = Matching::heaviest(self.graph(players, NEAR, worth)) {
            let bye = bye_of(&matching);
            if bye.map(|points| -i64::from(points)) == lowest.filter(|_| odd) {
                return Ok(bye);
            }
        }
        let matching = Matching::heaviest(self.graph(players, players.len(), worth));
        matching.map(|matching| bye_of(&matching)).map_err(|barrier| NoPairing::of(barrier, players))
    }

    /// Everybody with so many legal partners at most of those after them, and in an odd field the bye as the last.
    fn graph(&self, players: &[usize], near: usize, bye: impl Fn(usize) -> Option<i64>) -> Graph<i64> {
        let odd = players.len() % 2;
        let mut graph = Graph::new(players.len() + odd);
        for (place, player) in players.iter().enumerate() {
            let after = players.iter().enumerate().skip(place + 1);
            for (partner, _) in after.filter(|(_, other)| self.may_meet(*player, **other)).take(near) {
                graph.join(place, partner, 0);
            }
            if let Some(worth) = bye(*player).filter(|_| odd == 1) {
                graph.join(place, players.len(), worth);
            }
        }
        graph
    }
}
