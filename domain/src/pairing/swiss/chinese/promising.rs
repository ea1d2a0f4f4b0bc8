//! A round as a graph of all pairs, few of which are written down to begin with: the nearest to the ideal distance of
//! every kind of colours, and whom one would meet of the next groups.

use std::collections::BTreeMap;

use crate::pairing::matching::{Complete, Joined, Vertex, Weight};
use crate::pairing::swiss::chinese::criteria::{Costs, Criteria};
use crate::pairing::swiss::ladder::Rungs;

/// The graph of a round. Its vertices are the places.
pub(super) struct Table<'a, const N: usize> {
    criteria: &'a Criteria<'a>,
    begun: &'a [(usize, usize)],
    /// Those of one score group and one kind of colours.
    blocks: Vec<Vec<Vertex>>,
    /// The group and the kind of each block, and the block of each vertex.
    names: Vec<(usize, usize)>,
    block_of: Vec<usize>,
    /// What a pair of one block of each weighs, by blocks, beside what is its own.
    between: Vec<Vec<Rungs<N>>>,
}

/// How many of a block of the same group, and of a lower one, are tried first.
const NEAR: usize = 5;
const BELOW: usize = 2;
/// And how many all over a block of the same group, so that nothing hangs on who is near.
const SPREAD: usize = 3;

impl<'a, const N: usize> Table<'a, N> {
    pub(super) fn new(criteria: &'a Criteria<'a>, begun: &'a [(usize, usize)]) -> Self {
        let mut members: BTreeMap<(usize, usize), Vec<Vertex>> = BTreeMap::new();
        for vertex in 0..criteria.places.list.len() {
            let name = (criteria.places.group_of[vertex], criteria.kinds.of[vertex]);
            members.entry(name).or_default().push(vertex);
        }
        let names: Vec<(usize, usize)> = members.keys().copied().collect();
        let blocks: Vec<Vec<Vertex>> = members.into_values().collect();
        let mut block_of = vec![0; criteria.places.list.len()];
        for (number, block) in blocks.iter().enumerate() {
            for vertex in block {
                block_of[*vertex] = number;
            }
        }
        let between = |one: (usize, usize), other: (usize, usize)| {
            let groups = criteria.of_groups(one.0.min(other.0), one.0.max(other.0));
            weigh(criteria, Rungs::ZERO, groups, criteria.of_kinds(one.1, other.1))
        };
        let between = names.iter().map(|one| names.iter().map(|other| between(*one, *other)).collect());
        Self { criteria, begun, between: between.collect(), blocks, names, block_of }
    }

    /// Of a block, those whom one may meet, the nearest to a place first.
    fn nearest(&self, one: Vertex, block: &'a [Vertex], place: usize) -> impl Iterator<Item = Vertex> {
        let at = block.partition_point(|other| *other < place);
        let (mut up, mut down) = (block[..at].iter().rev().peekable(), block[at..].iter().peekable());
        let next = move || match (up.peek(), down.peek()) {
            (Some(above), Some(below)) if place - **above <= **below - place => up.next(),
            (_, Some(_)) => down.next(),
            _ => up.next(),
        };
        std::iter::from_fn(next)
            .copied()
            .filter(move |other| one != *other && self.criteria.may_meet(one.min(*other), one.max(*other)))
    }
}

/// What costs weigh beside a weight.
fn weigh<const N: usize, const A: usize, const B: usize>(
    criteria: &Criteria<'_>,
    weight: Rungs<N>,
    costs: Costs<A>,
    more: Costs<B>,
) -> Rungs<N> {
    let costs = costs.into_iter().chain(more).filter(|(_, cost)| *cost != 0);
    costs.fold(weight, |weight, (rung, cost)| weight - criteria.ladder.points(rung, cost))
}

impl<const N: usize> Complete<Rungs<N>> for Table<'_, N> {
    fn blocks(&self) -> &[Vec<Vertex>] {
        &self.blocks
    }

    fn promising(&self) -> Vec<Joined<Rungs<N>>> {
        let places = self.criteria.places;
        let mut pairs = self.begun.to_vec();
        for one in 0..places.list.len() {
            let group = places.group_of[one];
            let range = &places.groups[group];
            let half = places.ideal[group].div_ceil(2);
            let mut below = 0;
            for ((their, _), block) in self.names.iter().zip(&self.blocks) {
                let found: Vec<Vertex> = match their {
                    their if *their == group => {
                        let up = (one >= range.start + half).then(|| one - half);
                        let down = (one + half < range.end).then_some(one + half);
                        let near = |place| self.nearest(one, block, place).take(NEAR);
                        let spread =
                            (0..SPREAD).map(|step| block[(one + step * block.len() / SPREAD) % block.len()]);
                        let spread = spread.filter(|other| {
                            one != *other && self.criteria.may_meet(one.min(*other), one.max(*other))
                        });
                        up.into_iter().chain(down).flat_map(near).chain(spread).collect()
                    }
                    their if *their > group && (*their == group + 1 || below < 2 * NEAR) => {
                        let found: Vec<_> = self.nearest(one, block, one).take(BELOW).collect();
                        below += found.len();
                        found
                    }
                    _ => continue,
                };
                pairs.extend(found.into_iter().map(|other| (one.min(other), one.max(other))));
            }
        }
        pairs.sort_unstable();
        pairs.dedup();
        pairs.into_iter().map(|(one, other)| (one, other, self.weight(one, other))).collect()
    }

    fn joins(&self, one: Vertex, other: Vertex) -> bool {
        self.criteria.may_meet(one, other)
    }

    fn weight(&self, one: Vertex, other: Vertex) -> Rungs<N> {
        let between = self.between[self.block_of[one]][self.block_of[other]];
        weigh(self.criteria, between, self.criteria.of_pair(one, other), [])
    }

    fn at_most(&self, one: Vertex, block: usize) -> Rungs<N> {
        self.between[self.block_of[one]][block]
    }
}
