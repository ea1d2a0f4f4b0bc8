//! Which nodes a search has reached: the even ones may change their partner, the odd ones are on the way to them.
//!
//! While a search lasts every dual in the tree moves by the time that passes: of an even node the vertices lose what
//! passes and the blossom gains twice as much, of an odd node the other way round. It is written down only when a node
//! changes its part.

use crate::pairing::matching::blossoms::{Blossoms, Node};
use crate::pairing::matching::graph::{Edge, Vertex};
use crate::pairing::matching::weight::Weight;

/// A node's part in the search.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Part {
    /// Not reached.
    Apart,
    /// Reached through its partner, or the root.
    Even,
    /// Reached by an edge, given from the even end to the end in this node.
    Odd([Vertex; 2]),
}

/// How far a search has come.
#[derive(Debug, Clone)]
pub(super) struct Tree<W> {
    pub(super) now: W,
    part: Vec<Part>,
    since: Vec<W>,
    reached: Vec<Node>,
}

impl<W: Weight> Tree<W> {
    pub(super) fn over(vertices: usize) -> Self {
        Self {
            now: W::ZERO,
            part: vec![Part::Apart; vertices],
            since: vec![W::ZERO; vertices],
            reached: Vec::new(),
        }
    }

    pub(super) fn part_of(&self, node: Node) -> Part {
        self.part.get(node).copied().unwrap_or(Part::Apart)
    }

    /// The outermost nodes of the tree.
    pub(super) fn nodes(&self, blossoms: &Blossoms<W>) -> Vec<Node> {
        let mut nodes = self.reached.clone();
        nodes.sort_unstable();
        nodes.dedup();
        nodes.retain(|node| self.part_of(*node) != Part::Apart && blossoms.around[*node].is_none());
        nodes
    }

    /// Gives an outermost node that is apart its part, from now on.
    pub(super) fn take(&mut self, node: Node, part: Part) {
        if node >= self.part.len() {
            self.part.resize(node + 1, Part::Apart);
            self.since.resize(node + 1, W::ZERO);
        }
        (self.part[node], self.since[node]) = (part, self.now);
        self.reached.push(node);
    }

    /// Writes down what passed for a node, and leaves it apart.
    pub(super) fn leave(&mut self, node: Node, blossoms: &mut Blossoms<W>) {
        let part = self.part_of(node);
        if part == Part::Apart {
            return;
        }
        let passed = self.now - self.since[node];
        for vertex in &blossoms.within[node] {
            let dual = &mut blossoms.dual[*vertex];
            *dual = if part == Part::Even { *dual - passed } else { *dual + passed };
        }
        if blossoms.is_blossom(node) {
            let dual = &mut blossoms.dual[node];
            *dual = if part == Part::Even { *dual + passed + passed } else { *dual - passed - passed };
        }
        self.part[node] = Part::Apart;
    }

    /// What the dual of a blossom in the tree is now.
    pub(super) fn dual_of(&self, blossom: Node, blossoms: &Blossoms<W>) -> W {
        let dual = blossoms.dual[blossom];
        match self.part_of(blossom) {
            Part::Apart => dual,
            Part::Even => dual + (self.now - self.since[blossom]) + (self.now - self.since[blossom]),
            Part::Odd(_) => dual - (self.now - self.since[blossom]) - (self.now - self.since[blossom]),
        }
    }

    /// How far an edge between two outermost nodes is from being tight.
    pub(super) fn slack(&self, from: Vertex, edge: &Edge<W>, blossoms: &Blossoms<W>) -> W {
        self.dual_at(from, blossoms) + self.dual_at(edge.to, blossoms) - edge.weight - edge.weight
    }

    /// What the dual of a vertex is now.
    pub(super) fn dual_at(&self, vertex: Vertex, blossoms: &Blossoms<W>) -> W {
        let (node, dual) = (blossoms.outer[vertex], blossoms.dual[vertex]);
        match self.part_of(node) {
            Part::Apart => dual,
            Part::Even => dual - (self.now - self.since[node]),
            Part::Odd(_) => dual + (self.now - self.since[node]),
        }
    }

    /// The search is over: writes down everything, and nobody has a part.
    pub(super) fn fell(&mut self, blossoms: &mut Blossoms<W>) {
        for node in self.nodes(blossoms) {
            self.leave(node, blossoms);
        }
        self.reached.clear();
        self.now = W::ZERO;
    }
}
