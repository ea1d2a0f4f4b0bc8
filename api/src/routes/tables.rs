//! `/v1/tournaments/{tournament}/crosstable` and `/standings`: as they are, or as they were.

use actix_web::{get, web};
use chuhe_domain::tables;
use chuhe_domain::tournament::{Category, Tournament};

use super::addresses::{AtMoment, OfCategory, OfTournament};
use super::rounds::at_moment;
use crate::auth::Visible;
use crate::desk::{Desk, Failure};
use crate::extract::{IfNoneMatch, Path};
use crate::language::Language;
use crate::problem::{Code, Problem, Reading};
use crate::respond::{Answer, tagged};
use crate::views::{CrosstableView, Names, StandingsView};

/// Read the crosstable
///
/// A row and a column for every entrant, a cell for every meeting; those of an entrant who left before half are shown
/// as annulled and count nowhere (**Art. 20.3**).
#[utoipa::path(
    tag = "tables", params(OfTournament, AtMoment, IfNoneMatch),
    responses((status = 200, description = "The crosstable.", body = CrosstableView), Reading)
)]
#[get("/v1/tournaments/{tournament}/crosstable")]
pub(crate) async fn get_crosstable(
    _: Path<OfTournament>,
    seen: Visible<AtMoment>,
    known: IfNoneMatch,
    reader: Language,
    desk: web::Data<Desk>,
) -> Answer {
    let (moment, tag) = at_moment(&desk, &seen, seen.parameters.moment()?, reader).await?;
    tagged(tag, &known, async || {
        let tournament = moment.seen();
        let table = tables::crosstable(&tournament).map_err(|fault| broken(&fault))?;
        let names = desk.names(&tournament).await?;
        Ok(CrosstableView::of(seen.book, moment.sequence(), table, &Names::new(&tournament, &names, reader)))
    })
    .await
}

/// Read the standings
///
/// Places by points and the criteria of the regulations (**Art. 15.1**), each value with what it is added up from;
/// whoever is equal in all of them shares the place. Those of a category are the same table with everybody else left out:
/// all games count, and nobody is ranked anew.
#[utoipa::path(
    tag = "tables", params(OfTournament, OfCategory, IfNoneMatch),
    responses((status = 200, description = "The standings.", body = StandingsView), Reading)
)]
#[get("/v1/tournaments/{tournament}/standings")]
pub(crate) async fn get_standings(
    _: Path<OfTournament>,
    seen: Visible<OfCategory>,
    known: IfNoneMatch,
    reader: Language,
    desk: web::Data<Desk>,
) -> Answer {
    let (moment, tag) = at_moment(&desk, &seen, seen.parameters.moment()?, reader).await?;
    tagged(tag, &known, async || {
        let tournament = moment.seen();
        let category = seen.parameters.category.as_deref().map(|id| declared(&tournament, id)).transpose()?;
        let table = tables::standings(&tournament).map_err(|fault| broken(&fault))?;
        let table = match &category {
            Some(category) => table.within(&tournament, &category.id),
            None => table,
        };
        let names = desk.names(&tournament).await?;
        let tie_breaks = tournament.regulations.tie_breaks.clone();
        let names = Names::new(&tournament, &names, reader);
        Ok(StandingsView {
            category,
            ..StandingsView::of(seen.book, moment.sequence(), tie_breaks, table, &names)
        })
    })
    .await
}

/// The category, as the regulations declare it.
fn declared(tournament: &Tournament, id: &str) -> Result<Category, Problem> {
    let found = tournament.regulations.categories.iter().find(|category| category.id.as_str() == id);
    found.cloned().ok_or_else(|| {
        let reason = "the regulations declare no such category";
        Problem::new(Code::INVALID_VALUE).fact("reason", reason).at("?category")
    })
}

fn broken(fault: &chuhe_domain::standings::FieldFault) -> Problem {
    Failure::Broken(fault.to_string()).into()
}
