//! The heaviest perfect matching of a graph with too many edges to write down: begun with the promising ones, it asks
//! its own proof which others could make it heavier, and takes those in until none is left. So the proof holds for all edges.

use crate::pairing::matching::barrier::Barrier;
use crate::pairing::matching::graph::{Graph, Vertex};
use crate::pairing::matching::proof::Proof;
use crate::pairing::matching::search::Matching;
use crate::pairing::matching::weight::Weight;

/// An edge and its weight.
pub type Joined<W> = (Vertex, Vertex, W);

/// A graph that is asked for its edges.
pub trait Complete<W> {
    /// Every vertex, in blocks of which each is in ascending order.
    fn blocks(&self) -> &[Vec<Vertex>];

    /// Edges worth beginning with.
    fn promising(&self) -> Vec<Joined<W>>;

    /// Whether two vertices, the lower first, may be partners.
    fn joins(&self, one: Vertex, other: Vertex) -> bool;

    /// What two vertices, the lower first, weigh if they may be partners.
    fn weight(&self, one: Vertex, other: Vertex) -> W;

    /// What a vertex and one of a block weigh at most.
    fn at_most(&self, one: Vertex, block: usize) -> W;
}

/// How many new edges of a vertex are taken in at once.
const FEW: usize = 6;

impl<W: Weight> Matching<W> {
    /// Finds the heaviest matching of all edges.
    ///
    /// # Errors
    /// There is no perfect matching: who stands in the way.
    pub fn heaviest_of_all(graph: &impl Complete<W>) -> Result<Self, Barrier> {
        let vertices = graph.blocks().iter().map(Vec::len).sum();
        let mut edges = graph.promising();
        loop {
            edges.sort_unstable_by_key(|(one, other, _)| (*one, *other));
            edges.dedup_by_key(|(one, other, _)| (*one, *other));
            let mut begun = Graph::new(vertices);
            for (one, other, weight) in &edges {
                begun.join(*one, *other, *weight);
            }
            let mut matching = match Self::heaviest(begun) {
                Ok(matching) => matching,
                Err(barrier) => {
                    let across = across(graph, &barrier, vertices);
                    if across.is_empty() {
                        return Err(barrier);
                    }
                    edges.extend(across);
                    continue;
                }
            };
            loop {
                let missing = missing(graph, &matching.proof());
                if missing.is_empty() {
                    return Ok(matching);
                }
                edges.extend_from_slice(&missing);
                // A matching that is wrong all over is found anew sooner than it is mended.
                if missing.len() > vertices {
                    break;
                }
                matching.join_all(missing);
            }
        }
    }
}

/// The edges that break a barrier: out of one of its groups, and not to those who are wanted.
fn across<W: Weight>(graph: &impl Complete<W>, barrier: &Barrier, vertices: usize) -> Vec<Joined<W>> {
    let mut group = vec![None; vertices];
    for (number, within) in barrier.groups.iter().enumerate() {
        for vertex in within {
            group[*vertex] = Some(number);
        }
    }
    let mut wanted = vec![false; vertices];
    for vertex in &barrier.wanted {
        wanted[*vertex] = true;
    }
    let ends = barrier.groups.iter().flatten().copied();
    let breaks = |one: Vertex, other: Vertex| {
        let [lower, higher] = [one.min(other), one.max(other)];
        let breaks = !wanted[other] && group[one] != group[other] && graph.joins(lower, higher);
        breaks.then(|| (lower, higher, graph.weight(lower, higher)))
    };
    ends.flat_map(|one| (one..vertices).chain(0..one).filter_map(move |other| breaks(one, other)).take(FEW))
        .collect()
}

/// The edges whose weight exceeds the prices of the proof.
fn missing<W: Weight>(graph: &impl Complete<W>, proof: &Proof<W>) -> Vec<Joined<W>> {
    let blocks = graph.blocks();
    let least = |block: &Vec<Vertex>| block.iter().map(|vertex| proof.price(*vertex)).min();
    let least: Vec<Option<W>> = blocks.iter().map(least).collect();
    let vertices = blocks.iter().map(Vec::len).sum();
    let (mut missing, mut found) = (Vec::new(), Vec::new());
    for one in 0..vertices {
        let price = proof.price(one);
        for (number, block) in blocks.iter().enumerate() {
            let most = graph.at_most(one, number);
            if least[number].is_none_or(|least| price + least - most - most >= W::ZERO) {
                continue;
            }
            let after = block.partition_point(|other| *other <= one);
            for other in block[after..].iter().copied() {
                let weight = graph.weight(one, other);
                // The blossoms around both only add to it.
                if price + proof.price(other) - weight - weight < W::ZERO && graph.joins(one, other) {
                    let slack = proof.slack(one, other, weight);
                    if slack < W::ZERO {
                        found.push((slack, other, weight));
                    }
                }
            }
        }
        found.sort_unstable_by_key(|(slack, other, _)| (*slack, *other));
        missing.extend(found.drain(..).take(FEW).map(|(_, other, weight)| (one, other, weight)));
    }
    missing
}
