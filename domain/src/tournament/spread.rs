//! How the field of a stage is spread over its groups and numbered: by seed or by hand.

use std::collections::BTreeSet;

use crate::pairing::lots::{self, Lot};
use crate::tournament::contenders::{Contender, entries};
use crate::tournament::event::GroupDrawn;
use crate::tournament::plan::StagePlan;
use crate::tournament::refusal::Refusal;

/// A number drawn in the hall, in its group.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct DrawnLot {
    /// The group, from 1.
    pub group: u32,
    /// The number and who drew it.
    pub lot: Lot,
}

/// **Art. 11.3, 13.1** – seeds are spread over the groups, and numbers within each drawn by lot.
#[must_use]
pub fn by_seed(plan: &StagePlan, field: &[Contender], seed: &str) -> Vec<GroupDrawn> {
    let _ = plan;
    let lots = lots::draw(seed, &entries(field));
    vec![GroupDrawn { group: 1, order: lots.iter().map(|lot| lot.entry).collect() }]
}

/// As drawn in the hall.
///
/// # Errors
/// With everything that keeps it from being a draw.
pub fn by_hand(
    plan: &StagePlan,
    field: &[Contender],
    drawn: &[DrawnLot],
) -> Result<Vec<GroupDrawn>, Refusal> {
    let _ = plan;
    let all: BTreeSet<_> = entries(field);
    let lots: Vec<_> = drawn.iter().map(|drawn| drawn.lot).collect();
    let lots = lots::by_hand(&all, &lots)?;
    Ok(vec![GroupDrawn { group: 1, order: lots.iter().map(|lot| lot.entry).collect() }])
}
