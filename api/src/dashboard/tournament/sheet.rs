//! The tables of one group: worked out, and as they stand on the page, places and grid.

use chuhe_domain::pairing::CircularTable;
use chuhe_domain::standings::FieldFault;
use chuhe_domain::tables::{self, Crosstable, StandingsTable};
use chuhe_domain::tournament::Tournament;

use crate::dashboard::page::Page;
use crate::dashboard::person::People;
use crate::dashboard::tournament::grid::Grid;
use crate::dashboard::tournament::places::Places;

/// The tables of one group, worked out.
pub(crate) struct OfGroup {
    pub(crate) stage: u32,
    pub(crate) group: u32,
    pub(crate) crosstable: Crosstable,
    pub(crate) standings: StandingsTable,
}

/// The tables of every group that there is anything to show of; a knock-out has a bracket and none (**Art. 11.1**).
pub(crate) fn of_groups(tournament: &Tournament) -> Result<Vec<OfGroup>, FieldFault> {
    let mut found = Vec::new();
    let stages = (1..).zip(&tournament.regulations.stages);
    for (stage, _) in stages.filter(|(_, plan)| plan.knock_out().is_none()) {
        let paired = tournament.rounds_of(stage).next().is_some();
        let shown = paired || !is_plain(tournament);
        let groups = tournament.draw(stage).map_or(usize::from(paired), |draw| draw.groups.len());
        for (group, ()) in (1..).zip(std::iter::repeat_n((), if shown { groups } else { 0 })) {
            let crosstable = tables::crosstable(tournament, stage, group)?;
            let standings = tables::standings(tournament, stage, group)?;
            found.push(OfGroup { stage, group, crosstable, standings });
        }
    }
    Ok(found)
}

/// Whether it is one field in one stage: then nothing on the page speaks of stages.
pub(crate) fn is_plain(tournament: &Tournament) -> bool {
    matches!(tournament.regulations.stages.as_slice(), [only] if only.groups() == 1)
}

/// The tables of one group, to be printed.
pub(crate) struct Sheet {
    pub(crate) provisional: bool,
    pub(crate) places: Places,
    /// None where it is too wide for a page.
    pub(crate) grid: Option<Grid>,
}

impl Sheet {
    pub(crate) fn of(of: &OfGroup, page: &Page, people: &People<'_>) -> Self {
        let widest = usize::try_from(CircularTable::MOST).unwrap_or(usize::MAX);
        let printable = of.crosstable.rows.len() <= widest;
        Self {
            provisional: of.standings.provisional,
            places: Places::of(&of.standings.standings, people),
            grid: if people.tournament.is_swiss(of.stage) {
                Some(Grid::cards(&of.crosstable, of.stage, page, people))
            } else {
                printable.then(|| Grid::of(&of.crosstable, page, people))
            },
        }
    }
}
