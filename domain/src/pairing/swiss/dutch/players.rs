//! Who takes part in the graph of a bracket: the bracket, the next one, and everybody below.

use crate::pairing::matching::{Graph, Matching};
use crate::pairing::swiss::dutch::criteria::Criteria;
use crate::pairing::swiss::dutch::legal::Legal;
use crate::pairing::swiss::ladder::Rungs;
use crate::pairing::swiss::round::NoPairing;

/// Who takes part, in the order of their vertices; those moved down stand before the residents.
pub(super) struct Players {
    pub(super) bracket: Vec<usize>,
    pub(super) next: Vec<usize>,
    pub(super) below: Vec<usize>,
    /// Those below may be thought to be paired somehow.
    pub(super) open: bool,
}

/// The heaviest matching of the bracket, the next and everyone below.
pub(super) fn matching<const N: usize>(
    legal: &Legal<'_>,
    players: &Players,
    criteria: &Criteria<'_>,
) -> Result<Matching<Rungs<N>>, NoPairing> {
    let all: Vec<usize> =
        [&players.bracket, &players.next, &players.below].into_iter().flatten().copied().collect();
    let (bracket, near) = (players.bracket.len(), players.bracket.len() + players.next.len());
    let nothing = criteria.ladder.weight(&[]);
    let bye = !players.open && all.len() % 2 == 1;
    let mut graph = Graph::new(all.len() + usize::from(bye));
    for (place, one) in all.iter().enumerate() {
        for (partner, other) in all.iter().enumerate().skip(place + 1) {
            let points = match partner {
                _ if partner < bracket => criteria.within(*one, *other),
                _ if partner < near => criteria.next(*one, *other),
                _ => legal.may_meet(*one, *other).then(Vec::new),
            };
            if let Some(points) = points {
                graph.join(place, partner, criteria.ladder.weight(&points));
            }
        }
        if players.open {
            graph.spare(place, nothing);
        }
        if bye && legal.may_have_bye(*one) {
            graph.join(place, all.len(), nothing);
        }
    }
    Matching::heaviest(graph).map_err(|barrier| NoPairing::of(barrier, &all))
}
