//! What a pair is worth within a bracket: the criteria \[C6\] to \[C21\] as rungs of a ladder, and below them the order
//! in which pairings equal by all of them are taken.

use std::collections::BTreeMap;

use crate::pairing::swiss::allot::allot;
use crate::pairing::swiss::colour::Strength;
use crate::pairing::swiss::dutch::legal::Legal;
use crate::pairing::swiss::ladder::Ladder;
use crate::pairing::swiss::profile::{Float, Profile};
use crate::vocabulary::Side;

/// The rungs of a bracket. Where a criterion takes scores in descending order there is a rung for every score of those
/// moved down.
pub(super) struct Criteria<'a> {
    legal: &'a Legal<'a>,
    pub(super) ladder: Ladder,
    /// The scores of those moved down and of the residents, the highest first, with their place.
    levels: BTreeMap<u32, usize>,
    residents: u32,
    /// \[C9\] The one left over will have the bye.
    bye_is_next: bool,
    at: Rung,
}

/// Where the rungs of the criteria begin, the highest first.
#[derive(Debug, Clone, Copy)]
struct Rung {
    /// \[C6\] How many pairs.
    pairs: usize,
    /// \[C7\] How many of those moved down are in them, for each of their scores.
    moved_down: usize,
    /// \[C8\] How many pairs the next bracket has, and how many of this one are in them, for each score.
    next: usize,
    /// \[C9\] The rounds without a game of those who are paired.
    unplayed: usize,
    /// \[C10\] to \[C13\].
    colours: usize,
    /// \[C14\] to \[C17\].
    floats: usize,
    /// \[C18\] to \[C21\], each for every score of those moved down.
    differences: usize,
    /// What is below all criteria.
    order: usize,
}

impl Rung {
    /// For so many scores of those moved down.
    const fn with(scores: usize) -> Self {
        Self {
            pairs: 0,
            moved_down: 1,
            next: 1 + scores,
            unplayed: 3 + 2 * scores,
            colours: 4 + 2 * scores,
            floats: 8 + 2 * scores,
            differences: 12 + 2 * scores,
            order: 12 + 6 * scores,
        }
    }
}

/// What the pairs of a bracket bring on the rungs below all criteria.
#[derive(Debug, Clone, Copy)]
pub(super) enum Order {
    /// How few change halves.
    Exchanges,
    /// By how much the places that go down exceed those that come up.
    Sum,
    /// What is asked for one after the other.
    Wish,
    /// How far the pairs are from the first pairing there is: only so that less need be asked for.
    First,
}

impl<'a> Criteria<'a> {
    pub(super) fn new(legal: &'a Legal<'a>, bracket: &[usize], next: usize, bye_is_next: bool) -> Self {
        let profiles: Vec<&Profile> = bracket.iter().map(|player| &legal.profiles[*player]).collect();
        let residents = profiles.last().map_or(0, |resident| resident.points);
        let mut scores: Vec<u32> = profiles.iter().map(|profile| profile.points).collect();
        scores.dedup();
        let levels: BTreeMap<_, _> =
            scores.iter().enumerate().map(|(place, score)| (*score, place)).collect();
        let bounds = bounds(&profiles, &scores, next, legal.last_round(), bye_is_next);
        let at = Rung::with(scores.len().saturating_sub(1));
        Self { legal, ladder: Ladder::of(&bounds), levels, residents, bye_is_next, at }
    }

    pub(super) const fn pairs(&self) -> usize {
        self.at.pairs
    }

    /// The lowest rung of the criteria: whoever is apart by a point on it is apart by a criterion.
    pub(super) const fn lowest(&self) -> usize {
        self.at.order - 1
    }

    pub(super) const fn order(&self, order: Order) -> usize {
        self.at.order + order as usize
    }

    /// A pair within the bracket, the higher first: those moved down meet residents only.
    pub(super) fn within(&self, one: usize, other: usize) -> Option<Vec<i64>> {
        let [higher, lower] = [one, other].map(|player| &self.legal.profiles[player]);
        if lower.points != self.residents || !self.legal.may_meet(one, other) {
            return None;
        }
        let at = self.at;
        let mut points = vec![0; at.order];
        points[at.pairs] = 1;
        let level = (higher.points != self.residents).then(|| self.levels[&higher.points]);
        if let Some(level) = level {
            points[at.moved_down + level] = 1;
        }
        if self.bye_is_next {
            points[at.unplayed] = higher.unplayed + lower.unplayed;
        }
        for (place, broken) in self.colours(higher, lower).into_iter().enumerate() {
            points[at.colours + place] = -broken;
        }
        for round in [0, 1] {
            let [fell, fell_too] = [higher, lower].map(|it| i64::from(it.floats[round] == Some(Float::Down)));
            let rose = i64::from(lower.floats[round] == Some(Float::Up));
            let floats = at.floats + 2 * round;
            let Some(level) = level else {
                points[floats] = fell + fell_too;
                continue;
            };
            // \[C14\] and \[C16\] speak of residents alone; of those moved down \[C18\] and \[C20\] do.
            (points[floats], points[floats + 1]) = (fell_too, -rose);
            let scores = self.levels.len() - 1;
            let differences = at.differences + 2 * round * scores + level;
            (points[differences], points[differences + scores]) = (fell, -rose);
        }
        Some(points)
    }

    /// A pair in the next bracket of one of this bracket who is left over, or of two of the next (\[C8\]).
    pub(super) fn next(&self, one: usize, other: usize) -> Option<Vec<i64>> {
        if !self.legal.may_meet(one, other) {
            return None;
        }
        let mut points = vec![0; self.at.unplayed];
        points[self.at.next] = 1;
        if let Some(level) = self.levels.get(&self.legal.profiles[one].points) {
            points[self.at.next + 1 + level] = 1;
        }
        Some(points)
    }

    /// \[C10\] to \[C13\]: how many of the two get a colour they ought not to.
    fn colours(&self, higher: &Profile, lower: &Profile) -> [i64; 4] {
        let (Some(high), Some(low)) = (higher.preference, lower.preference) else { return [0; 4] };
        if high.side != low.side {
            return [0; 4];
        }
        // The other colours do not matter before the first game, and then nobody prefers one.
        let granted = allot(higher, lower, Side::Red);
        let (loser, got) =
            if granted == high.side { (lower, low.side.opponent()) } else { (higher, granted) };
        let strength = if granted == high.side { low.strength } else { high.strength };
        let topscorers = [higher, lower].iter().any(|it| self.legal.is_topscorer(it.number));
        let surplus = loser.surplus() + if got == Side::Red { 1 } else { -1 };
        [
            i64::from(topscorers && surplus.abs() > 2),
            i64::from(topscorers && loser.run_of_two() == Some(got)),
            1,
            i64::from(strength == Strength::Strong),
        ]
    }
}

/// What a bracket may bring on each rung at most: with few rungs that matter, the weight stays one number.
fn bounds(
    profiles: &[&Profile],
    scores: &[u32],
    next: usize,
    last_round: bool,
    bye_is_next: bool,
) -> Vec<i64> {
    let number = |count: usize| i64::try_from(count).unwrap_or(i64::MAX);
    let size = number(profiles.len());
    let of = |counts: &dyn Fn(&Profile) -> bool| number(profiles.iter().filter(|it| counts(it)).count());
    let levels = scores.split_last().map_or(&[][..], |(_, moved_down)| moved_down);
    let at = |score: &u32| of(&|it| it.points == *score);
    let residents = scores.last().copied().unwrap_or_default();
    let falling =
        |round: usize, score: u32| of(&|it| it.points == score && it.floats[round] == Some(Float::Down));
    let moved_down = levels.iter().map(at).sum::<i64>();
    let risen = |round: usize| of(&|it| it.floats[round] == Some(Float::Up)).min(moved_down);
    let mut bounds = vec![size / 2];
    bounds.extend(levels.iter().map(at));
    bounds.push((size + number(next)) / 2);
    bounds.extend(scores.iter().map(at));
    bounds.push(if bye_is_next { profiles.iter().map(|it| it.unplayed).sum() } else { 0 });
    bounds.extend(if last_round { [size; 2] } else { [0; 2] });
    bounds.extend([size / 2; 2]);
    for round in [0, 1] {
        bounds.extend([falling(round, residents), risen(round)]);
    }
    for round in [0, 1] {
        bounds.extend(levels.iter().map(|score| falling(round, *score)));
        bounds.extend(levels.iter().map(|score| risen(round).min(at(score))));
    }
    bounds.extend([size / 2, size * size, 4 * size, size * size]);
    bounds
}
