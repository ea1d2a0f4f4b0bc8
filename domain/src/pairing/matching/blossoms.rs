//! Blossoms: odd cycles of tight edges, each taken for one vertex, and nested in one another; with the duals of all.
//!
//! A *node* is a vertex (the first numbers) or a blossom. A blossom's first petal holds its base, the one vertex whose
//! partner is outside; the other petals are partners two and two along the cycle.

use crate::pairing::matching::graph::Vertex;
use crate::pairing::matching::weight::Weight;

/// A vertex or a blossom.
pub(super) type Node = usize;

/// One node of a blossom's cycle, with the edge that leads to the next: its end here, and its end there.
#[derive(Debug, Clone, Copy)]
pub(super) struct Petal {
    pub(super) node: Node,
    pub(super) joint: [Vertex; 2],
}

/// Who is whose partner so far, and the nodes that prove it.
#[derive(Debug, Clone)]
pub(super) struct Blossoms<W> {
    /// The partner of each vertex: itself, where it is left alone.
    pub(super) partner: Vec<Option<Vertex>>,
    /// The outermost node around each vertex.
    pub(super) outer: Vec<Node>,
    /// The blossom right around each node.
    pub(super) around: Vec<Option<Node>>,
    pub(super) base: Vec<Vertex>,
    /// Twice the dual of a vertex; the dual of a blossom.
    pub(super) dual: Vec<W>,
    pub(super) petals: Vec<Vec<Petal>>,
    /// The vertices in each node.
    pub(super) within: Vec<Vec<Vertex>>,
    unused: Vec<Node>,
}

impl<W: Weight> Blossoms<W> {
    pub(super) fn of(duals: Vec<W>) -> Self {
        let vertices = duals.len();
        Self {
            partner: vec![None; vertices],
            outer: (0..vertices).collect(),
            around: vec![None; vertices],
            base: (0..vertices).collect(),
            dual: duals,
            petals: vec![Vec::new(); vertices],
            within: (0..vertices).map(|vertex| vec![vertex]).collect(),
            unused: Vec::new(),
        }
    }

    pub(super) fn is_blossom(&self, node: Node) -> bool {
        node >= self.partner.len()
    }

    /// Makes a blossom of outermost nodes, the one with the base first.
    pub(super) fn close(&mut self, petals: Vec<Petal>) -> Node {
        let within: Vec<Vertex> =
            petals.iter().flat_map(|petal| self.within[petal.node].iter().copied()).collect();
        let base = self.base[petals[0].node];
        let blossom = self.unused.pop().unwrap_or_else(|| {
            self.around.push(None);
            self.base.push(base);
            self.dual.push(W::ZERO);
            self.petals.push(Vec::new());
            self.within.push(Vec::new());
            self.base.len() - 1
        });
        for petal in &petals {
            self.around[petal.node] = Some(blossom);
        }
        for vertex in &within {
            self.outer[*vertex] = blossom;
        }
        (self.around[blossom], self.base[blossom], self.dual[blossom]) = (None, base, W::ZERO);
        (self.petals[blossom], self.within[blossom]) = (petals, within);
        blossom
    }

    /// Opens an outermost blossom: its petals are outermost again.
    pub(super) fn open(&mut self, blossom: Node) -> Vec<Petal> {
        let petals = std::mem::take(&mut self.petals[blossom]);
        self.within[blossom].clear();
        for Petal { node, .. } in &petals {
            self.around[*node] = None;
            for vertex in &self.within[*node] {
                self.outer[*vertex] = *node;
            }
        }
        self.unused.push(blossom);
        petals
    }

    /// Which petal a vertex is in.
    pub(super) fn petal_of(&self, blossom: Node, vertex: Vertex) -> usize {
        let mut node = vertex;
        while let Some(outside) = self.around[node].filter(|outside| *outside != blossom) {
            node = outside;
        }
        self.petals[blossom].iter().position(|petal| petal.node == node).unwrap_or_default()
    }

    /// Pairs the rest of a node among itself, so that this vertex of it is the one to find a partner outside.
    pub(super) fn set_base(&mut self, node: Node, vertex: Vertex) {
        if !self.is_blossom(node) || self.base[node] == vertex {
            return;
        }
        let first = self.petal_of(node, vertex);
        self.petals[node].rotate_left(first);
        self.set_base(self.petals[node][0].node, vertex);
        self.base[node] = vertex;
        for place in (1..self.petals[node].len()).step_by(2) {
            let (petal, next) = (self.petals[node][place], self.petals[node][place + 1].node);
            let [here, there] = petal.joint;
            if self.partner[here] != Some(there) {
                self.set_base(petal.node, here);
                self.set_base(next, there);
                self.make_partners(here, there);
            }
        }
    }

    pub(super) fn make_partners(&mut self, one: Vertex, other: Vertex) {
        (self.partner[one], self.partner[other]) = (Some(other), Some(one));
    }

    /// Takes a vertex from its partner.
    pub(super) fn part(&mut self, vertex: Vertex) {
        if let Some(partner) = self.partner[vertex].take() {
            self.partner[partner] = None;
        }
    }

    /// Opens every blossom around a vertex. What a blossom's dual held goes to its vertices in halves: no edge within
    /// it notices, every edge out of it becomes slack, and so its base loses its partner.
    pub(super) fn lay_bare(&mut self, vertex: Vertex) {
        while self.outer[vertex] != vertex {
            let blossom = self.outer[vertex];
            let half = self.dual[blossom].half();
            if half > W::ZERO {
                self.part(self.base[blossom]);
                for inside in &self.within[blossom] {
                    self.dual[*inside] = self.dual[*inside] + half;
                }
            }
            self.open(blossom);
        }
    }
}
