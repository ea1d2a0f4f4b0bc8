//! The dual of a matching: a price for every vertex and every blossom, which nobody's pair may exceed.
//!
//! If twice the weight of no edge exceeds the prices of its ends and of the blossoms around both, and every pair and
//! every blossom with a price uses its price up, then no perfect matching is heavier: the prices bound them all. And
//! an edge that is slack makes any matching it is in lighter by half of that at least.

use crate::pairing::matching::blossoms::{Blossoms, Node};
use crate::pairing::matching::graph::Vertex;
use crate::pairing::matching::weight::Weight;

/// Prices that show a matching to be the heaviest.
#[derive(Debug, Clone)]
pub struct Proof<W> {
    prices: Vec<W>,
    /// The blossoms around each vertex, the outermost first.
    around: Vec<Vec<Node>>,
    /// The vertices in each blossom.
    within: Vec<Vec<Vertex>>,
}

impl<W: Weight> Proof<W> {
    pub(super) fn of(blossoms: &Blossoms<W>) -> Self {
        let around = |vertex: Vertex| {
            let mut around: Vec<Node> =
                std::iter::successors(blossoms.around[vertex], |blossom| blossoms.around[*blossom]).collect();
            around.reverse();
            around
        };
        Self {
            prices: blossoms.dual.clone(),
            around: (0..blossoms.partner.len()).map(around).collect(),
            within: blossoms.within.clone(),
        }
    }

    /// The price of a vertex, without the blossoms around it.
    pub(super) fn price(&self, vertex: Vertex) -> W {
        self.prices[vertex]
    }

    /// By how much the prices exceed twice the weight of an edge: negative where the edge would make a heavier
    /// matching possible. A vertex left alone is an edge from it to itself, and uses up its price only.
    #[must_use]
    pub fn slack(&self, one: Vertex, other: Vertex, weight: W) -> W {
        if one == other {
            return self.prices[one] - weight - weight;
        }
        let around = self.around[one].iter().zip(&self.around[other]).take_while(|(one, other)| one == other);
        around.fold(self.prices[one] + self.prices[other] - weight - weight, |slack, (blossom, _)| {
            slack + self.prices[*blossom]
        })
    }

    /// Whether the prices show that these partners are the heaviest perfect matching of these edges.
    pub fn shows(
        &self,
        edges: impl IntoIterator<Item = (Vertex, Vertex, W)>,
        partner: impl Fn(Vertex) -> Option<Vertex>,
    ) -> bool {
        let mut used = vec![false; self.around.len()];
        for (one, other, weight) in edges {
            let slack = self.slack(one, other, weight);
            if slack < W::ZERO {
                return false;
            }
            if slack == W::ZERO && partner(one) == Some(other) && partner(other) == Some(one) {
                (used[one], used[other]) = (true, true);
            }
        }
        used.into_iter().all(|used| used) && self.blossoms_are_full(partner)
    }

    fn blossoms_are_full(&self, partner: impl Fn(Vertex) -> Option<Vertex>) -> bool {
        (self.around.len()..self.prices.len()).all(|blossom| {
            let within = &self.within[blossom];
            let inside = |one: &&Vertex| partner(**one).is_some_and(|it| it != **one && within.contains(&it));
            let price = self.prices[blossom];
            within.is_empty() || price == W::ZERO || {
                let full = within.iter().filter(inside).count() + 1 == within.len();
                price > W::ZERO && within.len() % 2 == 1 && full
            }
        })
    }
}
