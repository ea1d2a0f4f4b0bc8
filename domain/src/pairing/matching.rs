//! The heaviest perfect matching of a graph: everybody gets a partner, and no other way of doing it weighs more.
//!
//! Swiss pairing asks for the best pairing by ordered criteria; written as one whole number to an edge, the criteria
//! become a weight, and the best pairing the heaviest matching (Edmonds' blossoms, with the dual kept). Nothing is
//! approximated: [`Proof`] is the dual of the answer, and anyone can check by additions alone that no pairing is
//! better. Where no perfect matching exists [`Barrier`] says why: more groups than there are partners for them.
//!
//! A matching once found is kept and mended: an edge that becomes heavier or is new costs one search, not all of
//! them. So the best of several equal pairings is found by asking for the partners one after the other, and a large
//! field is begun with few edges, to which the proof names those that were missing.
//!
//! From the ground up: `weight`; `graph` (edges); `blossoms` (odd cycles taken for one vertex) and their duals;
//! `tree` (who is even and who is odd in a search), `cycle`; `search` (one vertex more gets its partner); `proof`, `barrier`; `complete`
//! (a graph of which few edges are written down).

#![expect(clippy::indexing_slicing, reason = "vertices, nodes and edges are numbers given out here")]

mod barrier;
mod blossoms;
mod complete;
mod cycle;
mod graph;
mod proof;
mod search;
mod tree;
mod weight;

#[cfg(test)]
mod laws;

pub use barrier::Barrier;
pub use complete::{Complete, Joined};
pub use graph::{Graph, Vertex};
pub use proof::Proof;
pub use search::Matching;
pub use weight::Weight;
