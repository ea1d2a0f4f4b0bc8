//! What comes out of pairing a Swiss round: the pairs, or why there is none.

use crate::pairing::matching::Barrier;

/// A round as it would be paired.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct SwissRound {
    /// Who has Red and who has Black, by boards.
    pub pairs: Vec<(usize, usize)>,
    /// Who is left over in an odd field.
    pub bye: Option<usize>,
}

/// No pairing keeps what no pairing may break.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NoPairing {
    /// Those whom too many need.
    pub wanted: Vec<usize>,
    /// Groups of an odd number, who can be paired within the group and with those, and with nobody else.
    pub groups: Vec<Vec<usize>>,
}

impl NoPairing {
    /// Whom the vertices of a barrier are; a vertex beyond them is the bye.
    pub(super) fn of(barrier: Barrier, players: &[usize]) -> Self {
        let named =
            |places: Vec<usize>| places.into_iter().filter_map(|place| players.get(place).copied()).collect();
        let groups =
            barrier.groups.into_iter().map(named).filter(|group: &Vec<usize>| !group.is_empty()).collect();
        Self { wanted: named(barrier.wanted), groups }
    }
}
