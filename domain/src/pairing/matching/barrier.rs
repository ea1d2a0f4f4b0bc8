//! Why a graph has no perfect matching.

use crate::pairing::matching::graph::Vertex;

/// Some vertices without which the rest falls into more groups of an odd number than there are such vertices: one of
/// each group at least must find its partner among them, and there are too few (Tutte).
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Barrier {
    /// The vertices the groups compete for.
    pub wanted: Vec<Vertex>,
    /// The groups, each of an odd number of vertices without a partner in any other group.
    pub groups: Vec<Vec<Vertex>>,
}
