//! `/v1/tournaments/{tournament}/crosstable` and `/standings`: as they are, or as they were.

use actix_web::{get, web};
use chuhe_domain::tables;

use super::addresses::{AtMoment, OfTournament};
use super::rounds::at_moment;
use crate::auth::Visible;
use crate::desk::{Desk, Failure};
use crate::extract::{IfNoneMatch, Path};
use crate::problem::{Problem, Reading};
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
    desk: web::Data<Desk>,
) -> Answer {
    let (moment, tag) = at_moment(&desk, &seen).await?;
    tagged(tag, &known, async || {
        let tournament = moment.seen();
        let table = tables::crosstable(&tournament).map_err(|fault| broken(&fault))?;
        let names = desk.names(&tournament).await?;
        Ok(CrosstableView::of(seen.book, moment.sequence(), table, &Names::new(&tournament, &names)))
    })
    .await
}

/// Read the standings
///
/// Places by points and the criteria of the regulations (**Art. 15.1**), each value with what it is added up from;
/// whoever is equal in all of them shares the place.
#[utoipa::path(
    tag = "tables", params(OfTournament, AtMoment, IfNoneMatch),
    responses((status = 200, description = "The standings.", body = StandingsView), Reading)
)]
#[get("/v1/tournaments/{tournament}/standings")]
pub(crate) async fn get_standings(
    _: Path<OfTournament>,
    seen: Visible<AtMoment>,
    known: IfNoneMatch,
    desk: web::Data<Desk>,
) -> Answer {
    let (moment, tag) = at_moment(&desk, &seen).await?;
    tagged(tag, &known, async || {
        let tournament = moment.seen();
        let table = tables::standings(&tournament).map_err(|fault| broken(&fault))?;
        let names = desk.names(&tournament).await?;
        let tie_breaks = tournament.regulations.tie_breaks.clone();
        let names = Names::new(&tournament, &names);
        Ok(StandingsView::of(seen.book, moment.sequence(), tie_breaks, table, &names))
    })
    .await
}

fn broken(fault: &chuhe_domain::standings::FieldFault) -> Problem {
    Failure::Broken(fault.to_string()).into()
}
