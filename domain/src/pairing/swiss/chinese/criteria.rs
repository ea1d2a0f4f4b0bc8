//! What a pair costs, by the ordered criteria: each is a rung of a ladder, and what stands below cannot outweigh what
//! stands above.

use crate::pairing::swiss::chinese::colours::Kinds;
use crate::pairing::swiss::chinese::house::House;
use crate::pairing::swiss::chinese::places::Places;
use crate::pairing::swiss::field::SwissField;
use crate::pairing::swiss::ladder::Ladder;
use crate::pairing::swiss::profile::Float;

/// The criteria of one round.
pub(super) struct Criteria<'a> {
    pub(super) places: &'a Places<'a>,
    pub(super) kinds: Kinds,
    pub(super) ladder: Ladder,
    /// How many limits of colours a pairing must break.
    breaches: i64,
    /// Whether floats of the round before, and federations, count in this round.
    floats: bool,
    federations: bool,
}

/// Costs of a pair on some rungs, each with its rung.
pub(super) type Costs<const K: usize> = [(usize, i64); K];

/// Below the first rung, limits that are broken, there are two for each score group but the last: how many of it are
/// paired down, and by how many points more than to the next group. Then come these.
#[derive(Debug, Clone, Copy)]
enum Rung {
    /// Games more of a colour of which one had more already.
    Surplus,
    /// The colour of the last game again.
    Repeated,
    /// Paired down, or up, twice running.
    Floats,
    Federations,
    /// The squares of the distances from the ideal.
    Distance,
    /// The same, the heavier the higher.
    Top,
}

fn whole(number: usize) -> i64 {
    i64::try_from(number).unwrap_or(i64::MAX)
}

impl<'a> Criteria<'a> {
    pub(super) fn new(field: &SwissField, house: &House<'_>, places: &'a Places<'a>, breaches: i64) -> Self {
        let round = u32::try_from(field.rounds_before()).unwrap_or(u32::MAX);
        let kinds = Kinds::among(&places.list, &house.rules);
        let mut it = Self {
            places,
            kinds,
            ladder: Ladder::of(&[]),
            breaches,
            floats: house.rules.avoid_repeated_float,
            federations: round < house.rules.avoid_same_federation_rounds,
        };
        it.ladder = Ladder::of(&it.bounds());
        it
    }

    /// What all pairs together may cost at most on every rung.
    fn bounds(&self) -> Vec<i64> {
        let Places { list, groups, .. } = self.places;
        let size = whole(list.len());
        let points = |group: usize| i64::from(list[groups[group].start].points);
        let mut bounds = vec![if self.breaches == 0 { 0 } else { size }];
        for (number, group) in groups.iter().enumerate().take(groups.len().saturating_sub(1)) {
            let down = whole(group.len()).min(size - whole(group.end));
            bounds.extend([down, down * (points(number + 1) - points(groups.len() - 1))]);
        }
        let floated = list.iter().filter(|record| record.float.is_some()).count();
        let surplus = list.iter().map(|record| record.surplus().abs()).sum();
        let played = list.iter().filter(|record| !record.sides.is_empty()).count();
        let floats = if self.floats { whole(floated) } else { 0 };
        let federations = if self.federations { size / 2 } else { 0 };
        // A distance is less than the size of the field, and doubled.
        let squares = 2 * size * size * size;
        bounds.extend([surplus, whole(played), floats, federations, squares, squares.saturating_mul(size)]);
        bounds
    }

    fn rung(&self, rung: Rung) -> usize {
        2 * self.places.groups.len().max(1) - 1 + rung as usize
    }

    /// Whether two may meet, the higher first.
    pub(super) fn may_meet(&self, one: usize, other: usize) -> bool {
        let opponent = self.places.list[other].number;
        self.kinds.cost(one, other)[0] <= self.breaches && !self.places.list[one].met.contains(&opponent)
    }

    /// What a pair of one of each of two groups, the higher first, costs for that.
    pub(super) fn of_groups(&self, one: usize, other: usize) -> Costs<2> {
        if one == other {
            return [(0, 0); 2];
        }
        let points = |group: usize| i64::from(self.places.list[self.places.groups[group].start].points);
        [(1 + 2 * one, 1), (2 + 2 * one, points(one + 1) - points(other))]
    }

    /// What the colours of two kinds cost.
    pub(super) fn of_kinds(&self, one: usize, other: usize) -> Costs<3> {
        let [breaches, surplus, repeated] = self.kinds.costs[one][other];
        [(0, breaches), (self.rung(Rung::Surplus), surplus), (self.rung(Rung::Repeated), repeated)]
    }

    /// What a pair, the higher first, costs beside its groups and colours.
    pub(super) fn of_pair(&self, one: usize, other: usize) -> Costs<4> {
        let Places { list, group_of, ideal, .. } = self.places;
        let [higher, lower] = [list[one], list[other]];
        let (across, ideal) = match group_of[one] {
            group if group == group_of[other] => (false, ideal[group]),
            _ => (true, 2),
        };
        let again = |it: bool| i64::from(it && across && self.floats);
        let floats = again(higher.float == Some(Float::Down)) + again(lower.float == Some(Float::Up));
        let same = self.federations && higher.federation.is_some() && higher.federation == lower.federation;
        let distance = whole(2 * (other - one)) - whole(ideal);
        let top = whole(list.len() - one);
        [
            (self.rung(Rung::Floats), floats),
            (self.rung(Rung::Federations), i64::from(same)),
            (self.rung(Rung::Distance), distance * distance),
            (self.rung(Rung::Top), distance * distance * top),
        ]
    }
}
