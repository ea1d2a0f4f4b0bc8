//! The prizes of a group: each list of the regulations, split by the places as they are.

use crate::standings::FieldFault;
use crate::standings::prizes::{Prizes, prizes as split};
use crate::tables::standings::standings;
use crate::tournament::{PrizeList, Tournament};

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
    let table = standings(tournament, stage, group)?;
    let lists = tournament.regulations.prizes.iter().map(|list| {
        let places = match &list.category {
            Some(category) => table.clone().within(tournament, category).standings,
            None => table.standings.clone(),
        };
        (list.clone(), split(&places, &list.amounts))
    });
    Ok(PrizesTable { provisional: table.provisional, lists: lists.collect() })
}
