//! The Dutch system once more, by its own words: every pairing of a bracket is looked at, those that fail a criterion
//! less go on, and of what is left the first in the order of generation is taken. Slow, and for tests alone.

use std::cmp::Reverse;
use std::collections::BTreeSet;

use crate::pairing::swiss::allot::allot;
use crate::pairing::swiss::colour::Strength;
use crate::pairing::swiss::dutch::boards;
use crate::pairing::swiss::field::SwissField;
use crate::pairing::swiss::profile::{Float, Profile};
use crate::pairing::swiss::round::SwissRound;
use crate::vocabulary::Side;

type Pairs = Vec<(usize, usize)>;

struct Sieve<'a> {
    field: &'a SwissField,
    profiles: Vec<Profile>,
    bye: Option<u32>,
}

pub(super) fn pair(field: &SwissField) -> Option<SwissRound> {
    let mut it = Sieve { field, profiles: Profile::all(field), bye: None };
    let mut players: Vec<usize> =
        (0..field.entrants.len()).filter(|it| field.entrants[*it].present).collect();
    players.sort_by_key(|player| (Reverse(it.profiles[*player].points), *player));
    if players.len() % 2 == 1 {
        // [C5]
        let mut scores: Vec<u32> = players.iter().map(|player| it.profiles[*player].points).collect();
        scores.sort_unstable();
        it.bye = Some(scores.into_iter().find(|score| it.completes(&players, Some(*score)))?);
    } else if !it.completes(&players, None) {
        return None;
    }
    let groups: Vec<&[usize]> =
        players.chunk_by(|one, other| it.profiles[*one].points == it.profiles[*other].points).collect();
    let (mut left_over, mut all): (Vec<usize>, Pairs) = (Vec::new(), Vec::new());
    for (place, residents) in groups.iter().enumerate() {
        let next = groups.get(place + 1).copied().unwrap_or_default();
        let below: Vec<usize> = groups.iter().skip(place + 2).flat_map(|it| it.iter().copied()).collect();
        let pairs = it.bracket(&left_over, residents, next, &below);
        let paired: BTreeSet<usize> = pairs.iter().flat_map(|(one, other)| [*one, *other]).collect();
        let everybody = left_over.iter().chain(*residents).copied();
        left_over = everybody.filter(|player| !paired.contains(player)).collect();
        all.extend(pairs);
    }
    Some(boards(field, &it.profiles, all, left_over.first().copied()))
}

impl Sieve<'_> {
    fn legal(&self, one: usize, other: usize) -> bool {
        let [a, b] = [one, other].map(|it| &self.profiles[it]);
        let clash = match (a.preference, b.preference) {
            (Some(x), Some(y)) => x.side == y.side && x.is_absolute() && y.is_absolute(),
            _ => false,
        };
        !a.met.contains(&other) && (!clash || self.top(one) || self.top(other))
    }

    fn top(&self, player: usize) -> bool {
        let before = self.field.rounds_before();
        before + 1 >= self.field.rounds && self.profiles[player].points as usize > before
    }

    /// Whether all of these can be paired, one left over for a bye of this score.
    fn completes(&self, players: &[usize], bye: Option<u32>) -> bool {
        let Some((first, rest)) = players.split_first() else { return true };
        let without = |place: usize| {
            rest.iter().enumerate().filter(|(it, _)| *it != place).map(|(_, it)| *it).collect::<Vec<_>>()
        };
        let profile = &self.profiles[*first];
        (players.len() % 2 == 1
            && !profile.had_bye
            && Some(profile.points) == bye
            && self.completes(rest, None))
            || (0..rest.len()).any(|it| self.legal(*first, rest[it]) && self.completes(&without(it), bye))
    }

    /// Every set of pairs among those moved down and residents, of which two moved down are none.
    fn all_pairs(&self, players: &[usize], residents: u32) -> Vec<Pairs> {
        let Some((first, rest)) = players.split_first() else { return vec![Vec::new()] };
        let mut all = self.all_pairs(rest, residents);
        for (place, other) in rest.iter().enumerate() {
            if self.profiles[*other].points == residents && self.legal(*first, *other) {
                let mut without = rest.to_vec();
                without.remove(place);
                for mut pairs in self.all_pairs(&without, residents) {
                    pairs.insert(0, (*first, *other));
                    all.push(pairs);
                }
            }
        }
        all
    }

    fn left(players: &[usize], pairs: &Pairs) -> Vec<usize> {
        let paired: BTreeSet<usize> = pairs.iter().flat_map(|(one, other)| [*one, *other]).collect();
        players.iter().copied().filter(|player| !paired.contains(player)).collect()
    }

    fn scores(&self, players: &[usize]) -> Vec<u32> {
        let mut scores: Vec<u32> = players.iter().map(|player| self.profiles[*player].points).collect();
        scores.sort_by_key(|score| Reverse(*score));
        scores
    }

    fn bracket(&self, moved_down: &[usize], residents: &[usize], next: &[usize], below: &[usize]) -> Pairs {
        let players: Vec<usize> = moved_down.iter().chain(residents).copied().collect();
        let score = self.profiles[residents[0]].points;
        let all = self.all_pairs(&players, score).into_iter().filter(|pairs| {
            let left = Self::left(&players, pairs);
            let rest: Vec<usize> = left.iter().chain(next).chain(below).copied().collect();
            self.completes(&rest, self.bye)
        });
        let judged = all.map(|pairs| {
            let left = Self::left(&players, &pairs);
            let c6_c7 = (left.len(), self.scores(&left));
            (c6_c7, pairs, left)
        });
        let judged: Vec<_> = judged.collect();
        let best = judged.iter().map(|it| it.0.clone()).min().unwrap();
        let all = judged.into_iter().filter(|it| it.0 == best);
        let key = |(_, pairs, left): &(_, Pairs, Vec<usize>)| {
            (
                self.next_bracket(left, next, below),
                self.fails(pairs, left, score),
                self.generated(&players, moved_down.len(), pairs),
            )
        };
        all.min_by_key(key).unwrap().1
    }

    /// [C8]
    fn next_bracket(&self, left: &[usize], next: &[usize], below: &[usize]) -> (usize, Vec<u32>) {
        let players: Vec<usize> = left.iter().chain(next).copied().collect();
        let Some(first) = next.first() else { return (0, Vec::new()) };
        let all = self.all_pairs(&players, self.profiles[*first].points).into_iter();
        let judged = all.filter_map(|pairs| {
            let left = Self::left(&players, &pairs);
            let rest: Vec<usize> = left.iter().chain(below).copied().collect();
            self.completes(&rest, self.bye).then(|| (left.len(), self.scores(&left)))
        });
        judged.min().unwrap()
    }

    /// [C9] to [C21]
    fn fails(&self, pairs: &Pairs, left: &[usize], score: u32) -> Vec<Vec<i64>> {
        let of = |player: usize| &self.profiles[player];
        let count =
            |fails: &dyn Fn(usize, usize) -> i64| vec![pairs.iter().map(|(a, b)| fails(*a, *b)).sum::<i64>()];
        let got = |a: usize, b: usize| {
            let side = allot(of(a), of(b), self.field.first_side);
            [(a, side), (b, side.opponent())]
        };
        let each = |fails: &dyn Fn(usize, Side) -> bool| {
            count(&|a, b| got(a, b).iter().filter(|(player, side)| fails(*player, *side)).count() as i64)
        };
        let at_the_top = |fails: &dyn Fn(usize, Side) -> bool| {
            count(&|a, b| {
                if self.top(a) || self.top(b) {
                    got(a, b).iter().filter(|(player, side)| fails(*player, *side)).count() as i64
                } else {
                    0
                }
            })
        };
        let c9 = match left {
            [one] if self.bye == Some(of(*one).points) => vec![of(*one).unplayed],
            _ => Vec::new(),
        };
        let c10 = at_the_top(&|player, side| {
            (of(player).surplus() + if side == Side::Red { 1 } else { -1 }).abs() > 2
        });
        let c11 = at_the_top(&|player, side| of(player).run_of_two() == Some(side));
        let c12 = each(&|player, side| of(player).preference.is_some_and(|it| it.side != side));
        let c13 = each(&|player, side| {
            of(player).preference.is_some_and(|it| it.side != side && it.strength == Strength::Strong)
        });
        let fell = |round: usize| {
            let left = left.iter().filter(|it| of(**it).points == score);
            vec![left.filter(|it| of(**it).floats[round] == Some(Float::Down)).count() as i64]
        };
        let rose = |round: usize| {
            count(&|a, b| i64::from(of(a).points != score && of(b).floats[round] == Some(Float::Up)))
        };
        let differences = |round: usize| {
            let left = left.iter().filter(|it| of(**it).points != score);
            let left = left
                .filter(|it| of(**it).floats[round] == Some(Float::Down))
                .map(|it| 1000 + i64::from(of(*it).points));
            let paired = pairs
                .iter()
                .filter(|(a, _)| of(*a).points != score && of(*a).floats[round] == Some(Float::Down));
            let mut all: Vec<i64> =
                left.chain(paired.map(|(a, _)| i64::from(of(*a).points - score))).collect();
            all.sort_by_key(|it| Reverse(*it));
            all
        };
        let opponents = |round: usize| {
            let paired = pairs
                .iter()
                .filter(|(a, b)| of(*a).points != score && of(*b).floats[round] == Some(Float::Up));
            let mut all: Vec<i64> = paired.map(|(a, _)| i64::from(of(*a).points - score)).collect();
            all.sort_by_key(|it| Reverse(*it));
            all
        };
        vec![
            c9,
            c10,
            c11,
            c12,
            c13,
            fell(0),
            rose(0),
            fell(1),
            rose(1),
            differences(0),
            opponents(0),
            differences(1),
            opponents(1),
        ]
    }

    /// 3.6, 3.7, 4.2 to 4.4: where the procedure comes upon these pairs.
    fn generated(&self, players: &[usize], moved_down: usize, pairs: &Pairs) -> Generated {
        let number = |player: usize| players.iter().position(|it| *it == player).unwrap();
        let mut of_moved_down: Vec<(usize, usize)> =
            pairs.iter().map(|(a, b)| (number(*a), number(*b))).filter(|(a, _)| *a < moved_down).collect();
        of_moved_down.sort_unstable();
        let remainder: Vec<usize> =
            (moved_down..players.len()).filter(|it| of_moved_down.iter().all(|(_, b)| b != it)).collect();
        let fresh = |player: usize| remainder.iter().position(|it| *it == number(player)).unwrap();
        let rest: Vec<(usize, usize)> = pairs
            .iter()
            .filter(|(a, _)| number(*a) >= moved_down)
            .map(|(a, b)| (fresh(*a), fresh(*b)))
            .collect();
        let upper = rest.len();
        // A set of pairs is come upon with any of its members in the upper half: the first time counts.
        let ways = (0..1_u32 << upper).map(|turned| {
            let turn = |(place, (a, b)): (usize, &(usize, usize))| {
                if turned >> place & 1 == 1 { (*b, *a) } else { (*a, *b) }
            };
            let mut pairs: Vec<(usize, usize)> = rest.iter().enumerate().map(turn).collect();
            pairs.sort_unstable();
            let first: BTreeSet<usize> = pairs.iter().map(|(a, _)| *a).collect();
            let up: Vec<i64> = first.iter().filter(|it| **it >= upper).map(|it| *it as i64).collect();
            let down: Vec<i64> =
                (0..upper).rev().filter(|it| !first.contains(it)).map(|it| -(it as i64)).collect();
            let sum = up.iter().sum::<i64>() + down.iter().sum::<i64>();
            (up.len(), sum, down, up, pairs.iter().map(|(_, b)| *b).collect::<Vec<_>>())
        });
        let (set, opponents) = of_moved_down.into_iter().unzip();
        (set, opponents, ways.min().unwrap())
    }
}

/// The set of those moved down, whom they meet, the exchange, and whom the upper half meets.
type Generated = (Vec<usize>, Vec<usize>, (usize, i64, Vec<i64>, Vec<i64>, Vec<usize>));
