//! The prizes of a group: each list of the regulations, split by the places as they are.

use crate::standings::FieldFault;
use crate::standings::prizes::{Placing, Prizes, prizes as split};
use crate::tables::standings::standings;
use crate::tournament::knock_out::BracketPlace;
use crate::tournament::meetings::is_over;
use crate::tournament::{CategoryId, KnockOut, PrizeList, Tournament};
use crate::vocabulary::EntryId;

/// What is given by the places of a group.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PrizesTable {
    /// Whether the places are not final.
    pub provisional: bool,
    /// Each list of the regulations, in their order, and who gets what of it.
    pub lists: Vec<(PrizeList, Prizes)>,
}

/// House – the prizes of a group as they would be given now; those of a category by its own places.
///
/// # Errors
/// When the ledger holds what no tournament can.
pub fn prizes(tournament: &Tournament, stage: u32, group: u32) -> Result<PrizesTable, FieldFault> {
    let lists = tournament.regulations.prizes.iter().map(|list| {
        let category = list.category.as_ref();
        let placings = if tournament.is_knock_out(stage) {
            of_bracket(tournament, stage, category)
        } else {
            of_table(tournament, (stage, group), category)?
        };
        Ok((list.clone(), split(&placings, &list.amounts)))
    });
    let lists = lists.collect::<Result<_, FieldFault>>()?;
    Ok(PrizesTable { provisional: !is_over(tournament, stage), lists })
}

fn of_table(
    tournament: &Tournament,
    (stage, group): (u32, u32),
    category: Option<&CategoryId>,
) -> Result<Vec<Placing>, FieldFault> {
    let table = standings(tournament, stage, group)?;
    let table = match category {
        Some(category) => table.within(tournament, category),
        None => table,
    };
    Ok(table.standings.ranked.iter().map(Placing::from).collect())
}

/// Those of a bracket, numbered through; nobody before the seeds are drawn.
fn of_bracket(tournament: &Tournament, stage: u32, category: Option<&CategoryId>) -> Vec<Placing> {
    let Ok(bracket) = KnockOut::of(tournament, stage) else { return Vec::new() };
    let mut places = bracket.places_as_they_are();
    places.retain(|it| category.is_none_or(|category| is_in(tournament, it.entry, category)));
    let (mut placings, mut place) = (Vec::new(), 1);
    for sharers in places.chunk_by(|one, other| one.from == other.from) {
        let shared = sharers.len() > 1;
        placings.extend(sharers.iter().map(|&BracketPlace { entry, .. }| Placing { entry, place, shared }));
        place = u32::try_from(placings.len()).unwrap_or(u32::MAX).saturating_add(1);
    }
    placings
}

fn is_in(tournament: &Tournament, entry: EntryId, category: &CategoryId) -> bool {
    tournament.entries.get(&entry).is_some_and(|entry| entry.particulars.categories.contains(category))
}
