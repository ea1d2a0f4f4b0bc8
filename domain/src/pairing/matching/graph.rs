//! Who may be the partner of whom, and what that is worth.

use crate::pairing::matching::weight::Weight;

/// A vertex: one who is to get a partner, numbered from 0.
pub type Vertex = usize;

/// One who may be the partner of the vertex this is kept with.
#[derive(Debug, Clone, Copy)]
pub(super) struct Edge<W> {
    pub(super) to: Vertex,
    /// The same edge as it is kept with the other vertex.
    pub(super) back: usize,
    pub(super) weight: W,
}

/// Who may be the partner of whom.
#[derive(Debug, Clone)]
pub struct Graph<W> {
    /// The edges at each vertex.
    pub(super) at: Vec<Vec<Edge<W>>>,
    /// What a vertex is worth without a partner, where it may be left so.
    pub(super) alone: Vec<Option<W>>,
}

impl<W: Weight> Graph<W> {
    /// So many vertices without an edge.
    #[must_use]
    pub fn new(vertices: usize) -> Self {
        Self { at: vec![Vec::new(); vertices], alone: vec![None; vertices] }
    }

    /// How many vertices there are.
    #[must_use]
    pub const fn vertices(&self) -> usize {
        self.at.len()
    }

    /// Two different vertices may be partners. A pair joined twice may be partners at either weight.
    pub fn join(&mut self, one: Vertex, other: Vertex, weight: W) {
        debug_assert_ne!(one, other, "nobody is their own partner");
        let places = [self.at[one].len(), self.at[other].len()];
        self.at[one].push(Edge { to: other, back: places[1], weight });
        self.at[other].push(Edge { to: one, back: places[0], weight });
    }

    /// A vertex may be left without a partner, and that is worth so much.
    pub fn spare(&mut self, vertex: Vertex, worth: W) {
        self.alone[vertex] = Some(worth);
    }

    /// Every edge once; a vertex that may be left alone is an edge to itself.
    pub(super) fn edges(&self) -> impl Iterator<Item = (Vertex, Vertex, W)> {
        let pairs = self.at.iter().enumerate().flat_map(|(one, edges)| {
            let edges = edges.iter().filter(move |edge| one < edge.to);
            edges.map(move |edge| (one, edge.to, edge.weight))
        });
        let alone = self.alone.iter().enumerate().filter_map(|(one, worth)| Some((one, one, (*worth)?)));
        pairs.chain(alone)
    }

    /// Weighs the edges of a vertex anew.
    pub(super) fn weigh(&mut self, vertex: Vertex, anew: impl Fn(Vertex, W) -> W) {
        for place in 0..self.at[vertex].len() {
            let Edge { to, back, weight } = self.at[vertex][place];
            let weight = anew(to, weight);
            self.at[vertex][place].weight = weight;
            self.at[to][back].weight = weight;
        }
    }
}
