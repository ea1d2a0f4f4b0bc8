//! How the field of a stage is spread over its groups and numbered: by seed or by hand.

use std::collections::{BTreeMap, BTreeSet};

use crate::pairing::circular::CircularTable;
use crate::pairing::groups::snake;
use crate::pairing::knock_out::apart::apart;
use crate::pairing::lots::{self, Lot, LotFault, NotADraw};
use crate::pairing::seeding;
use crate::tournament::contenders::{Contender, entries};
use crate::tournament::event::GroupDrawn;
use crate::tournament::plan::{Seeding, StagePlan};
use crate::tournament::refusal::Refusal;
use crate::vocabulary::EntryId;

/// A number drawn in the hall, in its group.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct DrawnLot {
    /// The group, from 1.
    pub group: u32,
    /// The number and who drew it.
    pub lot: Lot,
}

/// The seed by which the numbers within a group are drawn, where there are several: so that who is in a group and which
/// number it has there are two draws. By hand: the seed, a slash, and the number of the group.
#[must_use]
pub fn seed_of_group(seed: &str, group: u32) -> String {
    format!("{seed}/{group}")
}

/// **Art. 11.3, 13.1** – the seeds are spread over the groups in a snake, and the numbers within each are drawn by lot.
/// In one field they are drawn by lot, unless the regulations have them follow the seeds.
///
/// # Errors
/// When there are too few for so many groups, or no table for one of them.
pub fn by_seed(plan: &StagePlan, field: &[Contender], seed: &str) -> Result<Vec<GroupDrawn>, Refusal> {
    let bound: BTreeSet<u32> = field.iter().filter_map(|contender| contender.bound).collect();
    if !bound.is_empty() {
        let afresh = bound.into_iter().map(|group| {
            let members = field.iter().filter(|it| it.bound == Some(group)).map(|it| it.entry).collect();
            numbered(&seed_of_group(seed, group), group, &members)
        });
        return Ok(afresh.collect());
    }
    if let Some(knock_out) = plan.knock_out() {
        knock_out.bracket(field.len())?;
    }
    let seeds = match (plan.seeded_by(), plan.knock_out()) {
        (Seeding::Places, Some(_)) => kept_apart(field)?,
        (seeded_by, _) => seeds(seeded_by, field, seed),
    };
    if plan.groups() == 1 {
        return Ok(vec![GroupDrawn { group: 1, order: seeds }]);
    }
    let spread = snake(&seeds, usize::try_from(plan.groups()).unwrap_or(usize::MAX))?;
    let groups = (1..).zip(&spread).map(|(group, members)| {
        numbered(&seed_of_group(seed, group), group, &members.iter().copied().collect())
    });
    Ok(groups.collect())
}

fn numbered(seed: &str, group: u32, members: &BTreeSet<EntryId>) -> GroupDrawn {
    GroupDrawn { group, order: lots::draw(seed, members).iter().map(|lot| lot.entry).collect() }
}

/// The field in the order of its seeds.
fn seeds(by: Seeding, field: &[Contender], seed: &str) -> Vec<EntryId> {
    match by {
        Seeding::Lots => lots::draw(seed, &entries(field)).iter().map(|lot| lot.entry).collect(),
        Seeding::Rating => {
            let ratings: BTreeMap<_, _> = field.iter().map(|it| (it.entry, it.rating)).collect();
            seeding::order(seed, &ratings)
        }
        Seeding::Places => {
            let mut field = field.to_vec();
            field.sort_by_key(|contender| contender.from);
            field.iter().map(|contender| contender.entry).collect()
        }
    }
}

/// **Art. 11.3**, house – the seeds of a knock-out in the order of the places they come from, those of one group set apart so
/// that they meet again as late as can be.
fn kept_apart(field: &[Contender]) -> Result<Vec<EntryId>, Refusal> {
    let mut field = field.to_vec();
    field.sort_by_key(|contender| contender.from);
    let tiers: Vec<Vec<u32>> = field
        .chunk_by(|one, next| one.from.map(|it| it.place) == next.from.map(|it| it.place))
        .map(|tier| tier.iter().filter_map(|it| Some(it.from?.group)).collect())
        .collect();
    let mut seeded: Vec<(u32, EntryId)> =
        apart(&tiers)?.into_iter().zip(field.iter().map(|contender| contender.entry)).collect();
    seeded.sort_unstable();
    Ok(seeded.into_iter().map(|(_, entry)| entry).collect())
}

/// As drawn in the hall: everyone in the field once, and in every group the numbers from 1 without a gap.
///
/// # Errors
/// With everything that keeps it from being a draw.
pub fn by_hand(
    plan: &StagePlan,
    field: &[Contender],
    drawn: &[DrawnLot],
) -> Result<Vec<GroupDrawn>, Refusal> {
    let all = entries(field);
    let given: BTreeSet<EntryId> = drawn.iter().map(|drawn| drawn.lot.entry).collect();
    let mut faults: Vec<LotFault> = all
        .iter()
        .filter(|entry| !given.contains(entry))
        .map(|entry| LotFault::EntryMissing(*entry))
        .collect();
    let mut by_group: BTreeMap<u32, Vec<Lot>> = BTreeMap::new();
    let mut seen = BTreeSet::new();
    for DrawnLot { group, lot } in drawn {
        let elsewhere =
            by_group.iter().any(|(of, lots)| of != group && lots.iter().any(|it| it.entry == lot.entry));
        if elsewhere && seen.insert(lot.entry) {
            faults.push(LotFault::EntryTwice(lot.entry));
        }
        let bound = field.iter().find(|it| it.entry == lot.entry).and_then(|it| it.bound);
        if !(1..=plan.groups()).contains(group) || bound.is_some_and(|bound| bound != *group) {
            faults.push(LotFault::GroupUnknown(*group));
        }
        by_group.entry(*group).or_default().push(*lot);
    }
    let mut groups = Vec::new();
    for (group, drawn) in &by_group {
        let members = drawn.iter().map(|lot| lot.entry).filter(|entry| all.contains(entry)).collect();
        match lots::by_hand(&members, drawn) {
            Ok(lots) => {
                groups.push(GroupDrawn { group: *group, order: lots.iter().map(|lot| lot.entry).collect() });
            }
            Err(NotADraw { faults: of_group, .. }) => faults.extend(of_group),
        }
    }
    if !faults.is_empty() {
        return Err(NotADraw { entries: all.len(), faults }.into());
    }
    check_tables(plan, field, &groups)?;
    Ok(groups)
}

/// **Art. 11.3** – every group has its table, and none is empty.
fn check_tables(plan: &StagePlan, field: &[Contender], groups: &[GroupDrawn]) -> Result<(), Refusal> {
    if let Some(knock_out) = plan.knock_out() {
        knock_out.bracket(field.len())?;
    }
    if plan.groups() == 1 {
        return Ok(());
    }
    let whole = field.iter().all(|contender| contender.bound.is_none());
    if whole && groups.len() < usize::try_from(plan.groups()).unwrap_or(usize::MAX) {
        CircularTable::new(0)?;
    }
    groups.iter().try_for_each(|group| CircularTable::new(group.order.len()).map(drop))?;
    Ok(())
}
