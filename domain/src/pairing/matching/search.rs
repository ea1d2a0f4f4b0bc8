//! The search that gives one vertex more its partner: a tree of alternating tight edges grown from it.
//!
//! Time passes from one event to the next. Either an edge becomes tight, and the tree takes in a node with its partner,
//! an odd cycle closes, or a vertex without a partner is found; or an odd blossom has no dual left and opens.

use std::cmp::Reverse;
use std::collections::BinaryHeap;

use crate::pairing::matching::barrier::Barrier;
use crate::pairing::matching::blossoms::{Blossoms, Node, Petal};
use crate::pairing::matching::cycle::{backwards, cycle};
use crate::pairing::matching::graph::{Edge, Graph, Vertex};
use crate::pairing::matching::proof::Proof;
use crate::pairing::matching::tree::{Part, Tree};
use crate::pairing::matching::weight::Weight;

/// What may happen: an edge of an even vertex becomes tight, it may be left alone, a blossom has nothing left.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Event {
    Tight(Vertex, usize),
    Alone(Vertex),
    Empty(Node),
}

/// The heaviest perfect matching of a graph.
#[derive(Debug, Clone)]
pub struct Matching<W: Weight> {
    graph: Graph<W>,
    blossoms: Blossoms<W>,
    tree: Tree<W>,
    events: BinaryHeap<Reverse<(W, Event)>>,
    /// Vertices that were settled and take no part any more.
    settled: Vec<bool>,
    /// When each vertex was last asked for its first edge, and how many edges were looked at.
    asked: Vec<(Option<W>, usize)>,
}

impl<W: Weight> Matching<W> {
    /// Finds it.
    ///
    /// # Errors
    /// There is no perfect matching: who stands in the way.
    pub fn heaviest(graph: Graph<W>) -> Result<Self, Barrier> {
        let heaviest = |vertex: Vertex| graph.at[vertex].iter().map(|edge| edge.weight).max();
        let alone = |vertex: Vertex| graph.alone[vertex].map(|worth| worth + worth);
        let duals = (0..graph.vertices()).map(|it| heaviest(it).max(alone(it)).unwrap_or(W::ZERO)).collect();
        let vertices = graph.vertices();
        let mut it = Self {
            graph,
            blossoms: Blossoms::of(duals),
            tree: Tree::over(vertices),
            events: BinaryHeap::new(),
            settled: vec![false; vertices],
            asked: vec![(None, 0); vertices],
        };
        it.begin();
        it.complete()?;
        Ok(it)
    }

    /// The partner of a vertex, itself where it is left alone; nobody once it was settled.
    #[must_use]
    pub fn partner(&self, vertex: Vertex) -> Option<Vertex> {
        self.blossoms.partner[vertex]
    }

    /// What shows that nothing is heavier.
    #[must_use]
    pub fn proof(&self) -> Proof<W> {
        Proof::of(&self.blossoms)
    }

    /// The edges that a matching can hold which is lighter than this one by less than half of `slack`, each once; a
    /// vertex that may be left alone is an edge to itself.
    #[must_use]
    pub fn edges_within(&self, slack: W) -> Vec<(Vertex, Vertex, W)> {
        let proof = self.proof();
        let edges = self.graph.edges().filter(|(one, other, _)| !self.settled[*one] && !self.settled[*other]);
        edges.filter(|(one, other, weight)| proof.slack(*one, *other, *weight) < slack).collect()
    }

    /// Lets a pair be partners at this weight too, and mends the matching.
    pub fn join(&mut self, one: Vertex, other: Vertex, weight: W) {
        self.graph.join(one, other, weight);
        self.blossoms.lay_bare(one);
        self.tighten(one);
        self.mend();
    }

    /// Lets many pairs be partners too, and mends the matching once.
    pub(super) fn join_all(&mut self, edges: Vec<(Vertex, Vertex, W)>) {
        for (one, other, weight) in &edges {
            self.graph.join(*one, *other, *weight);
        }
        for (one, other, weight) in edges {
            if self.blossoms.dual[one] + self.blossoms.dual[other] - weight - weight < W::ZERO {
                self.blossoms.lay_bare(one);
                self.tighten(one);
            }
        }
        self.mend();
    }

    /// Weighs the edges of a vertex anew, each from its other end and its weight, and mends the matching.
    pub fn weigh(&mut self, vertex: Vertex, anew: impl Fn(Vertex, W) -> W) {
        self.graph.weigh(vertex, anew);
        self.blossoms.lay_bare(vertex);
        self.tighten(vertex);
        self.mend();
    }

    /// A vertex and its partner are a pair for good: the others are matched without them from now on.
    pub fn settle(&mut self, vertex: Vertex) {
        let Some(partner) = self.blossoms.partner[vertex] else { return };
        for one in [vertex, partner] {
            self.blossoms.lay_bare(one);
        }
        for one in [vertex, partner] {
            self.blossoms.part(one);
            self.settled[one] = true;
        }
        self.mend();
    }

    /// The first tight edges between vertices without partners need no search.
    fn begin(&mut self) {
        for vertex in 0..self.graph.vertices() {
            if self.blossoms.partner[vertex].is_none() {
                self.tighten(vertex);
                let tight = self.graph.at[vertex].iter().find(|edge| {
                    let free = self.blossoms.partner[edge.to].is_none();
                    free && self.tree.slack(vertex, edge, &self.blossoms) == W::ZERO
                });
                if let Some(edge) = tight {
                    self.blossoms.make_partners(vertex, edge.to);
                }
            }
        }
    }

    /// Gives a vertex outside all blossoms the least dual its edges allow. It may lose its partner.
    fn tighten(&mut self, vertex: Vertex) {
        let Self { graph, blossoms, settled, .. } = self;
        let needs = graph.at[vertex]
            .iter()
            .filter(|edge| !settled[edge.to])
            .map(|edge| edge.weight + edge.weight - blossoms.dual[edge.to]);
        let alone = graph.alone[vertex].map(|worth| worth + worth);
        let Some(least) = needs.max().max(alone) else { return };
        blossoms.dual[vertex] = least;
        if let Some(partner) = blossoms.partner[vertex] {
            if partner == vertex {
                if alone != Some(least) {
                    blossoms.part(vertex);
                }
                return;
            }
            let tight = |edge: &Edge<W>| edge.weight + edge.weight == least + blossoms.dual[partner];
            if !graph.at[vertex].iter().any(|edge| edge.to == partner && tight(edge)) {
                blossoms.part(vertex);
            }
        }
    }

    /// Gives everybody who lost a partner another. There is one, as there was before.
    fn mend(&mut self) {
        let mended = self.complete();
        debug_assert!(mended.is_ok(), "a perfect matching was lost: {mended:?}");
    }

    /// Gives everybody a partner; a tree that cannot grow needs nobody outside of it, and nobody outside needs it: the search
    /// goes on without it, so that all who stand in the way are told.
    fn complete(&mut self) -> Result<(), Barrier> {
        let mut barrier = Barrier::default();
        for vertex in 0..self.graph.vertices() {
            if self.blossoms.partner[vertex].is_none() && !self.settled[vertex] {
                let Err(Barrier { wanted, groups }) = self.find_partner(vertex) else { continue };
                for stuck in groups.iter().flatten().chain(&wanted) {
                    self.settled[*stuck] = true;
                }
                barrier.wanted.extend(wanted);
                barrier.groups.extend(groups);
            }
        }
        if barrier.groups.is_empty() { Ok(()) } else { Err(barrier) }
    }

    fn find_partner(&mut self, vertex: Vertex) -> Result<(), Barrier> {
        self.events.clear();
        self.asked.fill((None, 0));
        self.become_even(self.blossoms.outer[vertex]);
        let found = loop {
            let Some(Reverse((when, event))) = self.events.pop() else { break Err(self.barrier()) };
            self.tree.now = when;
            match event {
                Event::Empty(blossom) => self.open(blossom),
                Event::Alone(vertex) => {
                    self.turn(vertex, vertex);
                    break Ok(());
                }
                Event::Tight(vertex, edge) => {
                    if self.grow(vertex, edge) {
                        break Ok(());
                    }
                    self.expect_edges(vertex);
                }
            }
        };
        self.tree.fell(&mut self.blossoms);
        found
    }

    /// An edge may have become tight. Says whether the vertex has a partner now.
    fn grow(&mut self, here: Vertex, edge: usize) -> bool {
        let edge = &self.graph.at[here][edge];
        let there = edge.to;
        let outer = |vertex: Vertex| self.blossoms.outer[vertex];
        if outer(here) == outer(there) || self.tree.slack(here, edge, &self.blossoms) != W::ZERO {
            return false;
        }
        let node = outer(there);
        match (self.tree.part_of(outer(here)), self.tree.part_of(node)) {
            (Part::Even, Part::Even) => self.close(here, there),
            (Part::Even, Part::Apart) => match self.blossoms.partner[self.blossoms.base[node]] {
                Some(partner) if self.blossoms.outer[partner] != node => {
                    self.become_odd(node, [here, there]);
                    self.become_even(self.blossoms.outer[partner]);
                }
                _ => {
                    self.blossoms.set_base(node, there);
                    self.turn(here, there);
                    return true;
                }
            },
            _ => {}
        }
        false
    }

    fn become_odd(&mut self, node: Node, by: [Vertex; 2]) {
        self.tree.take(node, Part::Odd(by));
        if self.blossoms.is_blossom(node) {
            let empty = self.tree.now + self.blossoms.dual[node].half();
            self.events.push(Reverse((empty, Event::Empty(node))));
        }
    }

    fn become_even(&mut self, node: Node) {
        self.tree.take(node, Part::Even);
        for place in 0..self.blossoms.within[node].len() {
            self.expect_edges(self.blossoms.within[node][place]);
        }
    }

    /// When the first edge of an even vertex will be tight, as things stand. What else there is of it is asked for
    /// again when that has happened.
    fn expect_edges(&mut self, vertex: Vertex) {
        let Self { graph, blossoms, tree, events, settled, .. } = self;
        let (own, node) = (tree.dual_at(vertex, blossoms), blossoms.outer[vertex]);
        let mut first =
            graph.alone[vertex].map(|worth| (tree.now + own - worth - worth, Event::Alone(vertex)));
        let edges = &graph.at[vertex];
        // What was asked at this moment before has been answered up to here.
        let from = if self.asked[vertex].0 == Some(tree.now) { self.asked[vertex].1 } else { 0 };
        for (place, edge) in (from..edges.len()).chain(0..from).map(|place| (place, &edges[place])) {
            let other = edge.to;
            if settled[other] || blossoms.outer[other] == node {
                continue;
            }
            let slack = match tree.part_of(blossoms.outer[other]) {
                Part::Even => (own + tree.dual_at(other, blossoms) - edge.weight - edge.weight).half(),
                Part::Apart => own + blossoms.dual[other] - edge.weight - edge.weight,
                Part::Odd(_) => continue,
            };
            let when = tree.now + slack;
            if first.is_none_or(|(first, _)| when < first) {
                first = Some((when, Event::Tight(vertex, place)));
            }
            if slack == W::ZERO {
                self.asked[vertex] = (Some(tree.now), place + 1);
                break;
            }
        }
        events.extend(first.map(Reverse));
    }

    /// When the edges from the tree to a vertex that is apart again will be tight.
    fn expect_return(&mut self, vertex: Vertex) {
        let Self { graph, blossoms, tree, events, settled, .. } = self;
        for edge in &graph.at[vertex] {
            if !settled[edge.to] && tree.part_of(blossoms.outer[edge.to]) == Part::Even {
                let when = tree.now + tree.slack(vertex, edge, blossoms);
                events.push(Reverse((when, Event::Tight(edge.to, edge.back))));
            }
        }
    }

    /// An edge between two even nodes of the tree closes an odd cycle.
    fn close(&mut self, one: Vertex, other: Vertex) {
        let petals = cycle([one, other], &self.blossoms, &self.tree);
        let mut found = Vec::new();
        for Petal { node, .. } in &petals {
            if let Part::Odd(_) = self.tree.part_of(*node) {
                found.extend_from_slice(&self.blossoms.within[*node]);
            }
            self.tree.leave(*node, &mut self.blossoms);
        }
        let blossom = self.blossoms.close(petals);
        self.tree.take(blossom, Part::Even);
        for vertex in found {
            self.expect_edges(vertex);
        }
    }

    /// An odd blossom without dual opens: the even number of petals from where it was reached to its base stay in the
    /// tree, the others are apart.
    fn open(&mut self, blossom: Node) {
        let Part::Odd(by) = self.tree.part_of(blossom) else { return };
        if self.blossoms.around[blossom].is_some() || self.tree.dual_of(blossom, &self.blossoms) != W::ZERO {
            return;
        }
        let entry = self.blossoms.petal_of(blossom, by[1]);
        self.tree.leave(blossom, &mut self.blossoms);
        let mut petals = self.blossoms.open(blossom);
        // The petal after an odd one is the partner of it; from an even one the way leads back.
        let mut entry = entry;
        if entry.is_multiple_of(2) {
            petals = backwards(&petals);
            entry = (petals.len() - entry) % petals.len();
        }
        let mut by = by;
        let mut evens = Vec::new();
        let way: Vec<usize> = if entry == 0 { vec![0] } else { (entry..petals.len()).chain([0]).collect() };
        for (step, place) in way.iter().enumerate() {
            let Petal { node, joint } = petals[*place];
            if step % 2 == 0 {
                self.become_odd(node, by);
            } else {
                evens.push(node);
                by = joint;
            }
        }
        for node in evens {
            self.become_even(node);
        }
        for place in (1..petals.len()).filter(|place| !way.contains(place)) {
            let node = petals[place].node;
            for inside in 0..self.blossoms.within[node].len() {
                self.expect_return(self.blossoms.within[node][inside]);
            }
        }
    }

    /// Turns over the way from the root to a vertex without a partner, or to one that is left alone: who were partners
    /// are not, and the others are.
    fn turn(&mut self, here: Vertex, there: Vertex) {
        let (mut here, mut there) = (here, there);
        loop {
            let even = self.blossoms.outer[here];
            let former = self.blossoms.partner[self.blossoms.base[even]];
            self.blossoms.set_base(even, here);
            self.blossoms.make_partners(here, there);
            let Some(former) = former else { return };
            let odd = self.blossoms.outer[former];
            let Part::Odd([above, below]) = self.tree.part_of(odd) else { return };
            self.blossoms.set_base(odd, below);
            (here, there) = (above, below);
        }
    }

    /// No event is left: the odd vertices are wanted by more even nodes than they are.
    fn barrier(&self) -> Barrier {
        let (mut wanted, mut groups) = (Vec::new(), Vec::new());
        for node in self.tree.nodes(&self.blossoms) {
            let within = self.blossoms.within[node].iter().copied();
            if self.tree.part_of(node) == Part::Even {
                groups.push(within.collect());
            } else {
                wanted.extend(within);
            }
        }
        Barrier { wanted, groups }
    }
}
