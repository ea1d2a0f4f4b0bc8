//! The odd cycle that an edge between two even nodes of a tree closes.

use crate::pairing::matching::blossoms::{Blossoms, Node, Petal};
use crate::pairing::matching::graph::Vertex;
use crate::pairing::matching::tree::{Part, Tree};
use crate::pairing::matching::weight::Weight;

/// The way from an even node to the next towards the root: over its partner, and by the edge that node came by.
fn steps_up<W: Weight>(even: Node, blossoms: &Blossoms<W>, tree: &Tree<W>) -> Option<([Petal; 2], Node)> {
    let base = blossoms.base[even];
    let partner = blossoms.partner[base]?;
    let odd = blossoms.outer[partner];
    let Part::Odd([above, below]) = tree.part_of(odd) else { return None };
    let steps = [Petal { node: even, joint: [base, partner] }, Petal { node: odd, joint: [below, above] }];
    Some((steps, blossoms.outer[above]))
}

/// The cycle an edge closes, from the node nearest to the root down to one end, and up from the other.
pub(super) fn cycle<W: Weight>(ends: [Vertex; 2], blossoms: &Blossoms<W>, tree: &Tree<W>) -> Vec<Petal> {
    let mut ways = [Vec::new(), Vec::new()];
    let mut at = ends.map(|end| Some(blossoms.outer[end]));
    // Where each even node was met on either way: the first met on both is where they join.
    let mut met: [Vec<Node>; 2] = [Vec::new(), Vec::new()];
    let (mut side, mut top) = (0, None);
    while top.is_none() {
        if let Some(node) = at[side] {
            met[side].push(node);
            if met[1 - side].contains(&node) {
                top = Some(node);
            } else if let Some((steps, next)) = steps_up(node, blossoms, tree) {
                ways[side].extend(steps);
                at[side] = Some(next);
            } else {
                at[side] = None;
            }
        }
        side = 1 - side;
    }
    let top = top.unwrap_or_default();
    for (way, met) in ways.iter_mut().zip(&met) {
        let evens = met.iter().position(|node| *node == top).unwrap_or_default();
        way.truncate(2 * evens);
    }
    let [down, up] = ways;
    let mut from = top;
    let mut petals = Vec::with_capacity(down.len() + up.len() + 1);
    for Petal { node, joint: [below, above] } in down.into_iter().rev() {
        petals.push(Petal { node: from, joint: [above, below] });
        from = node;
    }
    petals.push(Petal { node: from, joint: ends });
    petals.extend(up);
    petals
}

/// A cycle the other way round, from the same first petal.
pub(super) fn backwards(petals: &[Petal]) -> Vec<Petal> {
    let count = petals.len();
    (0..count)
        .map(|place| {
            let node = petals[(count - place) % count].node;
            let [here, there] = petals[count - place - 1].joint;
            Petal { node, joint: [there, here] }
        })
        .collect()
}
