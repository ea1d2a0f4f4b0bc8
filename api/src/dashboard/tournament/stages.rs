//! The stages: under its name each, with the tables of its groups or its bracket; the one in play first, those before it folded up.

use chuhe_domain::standings::FieldFault;
use chuhe_domain::tables::{self, StageStatus};

use crate::dashboard::page::Page;
use crate::dashboard::person::People;
use crate::dashboard::tournament::bracket::BracketSheet;
use crate::dashboard::tournament::sheet::{OfGroup, Sheet, is_plain};
use crate::dashboard::tournament::systems::{entrants, name};
use crate::dashboard::tournament::terms;

/// A stage.
pub(crate) struct StageSheet {
    pub(crate) number: u32,
    pub(crate) name: String,
    pub(crate) state: String,
    /// Who is to play in it, while it is not drawn.
    pub(crate) awaited: Option<String>,
    /// The bracket of a knock-out, once its seeds are drawn.
    pub(crate) bracket: Option<BracketSheet>,
    /// Its groups; none before they are drawn, and of a knock-out.
    pub(crate) groups: Vec<GroupSheet>,
    /// Whether its groups are folded up: the play has gone on to another stage.
    pub(crate) folded: bool,
    /// Whether any cell of its grids is struck through.
    pub(crate) struck: bool,
    /// Who left and what became of it here, in sentences.
    pub(crate) departures: Vec<String>,
}

/// A group of a stage.
pub(crate) struct GroupSheet {
    pub(crate) number: u32,
    /// What it is called; nothing where the stage has but one.
    pub(crate) name: Option<String>,
    pub(crate) sheet: Sheet,
}

impl GroupSheet {
    /// How deep its headings stand: under the group's own, or the stage's.
    pub(crate) const fn level(&self) -> u8 {
        if self.name.is_some() { 4 } else { 3 }
    }
}

/// The stages, the latest that is drawn first, and at the end those that wait; none where nothing is to be said of them.
pub(crate) fn of(
    of_groups: &[OfGroup],
    page: &Page,
    people: &People<'_>,
) -> Result<Vec<StageSheet>, FieldFault> {
    if is_plain(people.tournament) {
        return Ok(Vec::new());
    }
    let mut stages = Vec::new();
    for table in tables::stages(people.tournament) {
        let people = people.in_stage(table.number);
        let several = table.plan.groups() > 1;
        let own = of_groups.iter().filter(|of| of.stage == table.number);
        let groups = own.map(|of| GroupSheet {
            number: of.group,
            name: several.then(|| page.words.with("page-group", "number", of.group)),
            sheet: Sheet::of(of, page, &people),
        });
        let groups: Vec<GroupSheet> = groups.collect();
        let bracket = BracketSheet::of(table.number, page, &people);
        let drawn = bracket.is_some() || !groups.is_empty();
        let state = match table.status {
            StageStatus::Waiting => "waiting",
            StageStatus::Drawn => "drawn",
            StageStatus::UnderWay => "under_way",
            StageStatus::Over => "over",
            StageStatus::EndedEarly => "ended_early",
        };
        stages.push(StageSheet {
            number: table.number,
            name: name(people.tournament, table.number, page.words),
            state: page.words.with("page-stage_state", "state", state),
            folded: table.number < people.tournament.current_stage(),
            struck: groups.iter().any(|group| group.sheet.grid.as_ref().is_some_and(|grid| grid.struck)),
            departures: if drawn { terms::departures(&people) } else { Vec::new() },
            awaited: (!drawn).then(|| entrants(people.tournament, &table.plan, page.words)),
            bracket,
            groups,
        });
    }
    let (mut drawn, waiting): (Vec<_>, Vec<_>) =
        stages.into_iter().partition(|stage| stage.awaited.is_none());
    drawn.reverse();
    drawn.extend(waiting);
    Ok(drawn)
}
