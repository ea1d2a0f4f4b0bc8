//! `/v1/tournaments/{tournament}/prizes`: who gets what, as it is or as it was.

use actix_web::{get, web};
use chuhe_domain::tables;

use super::addresses::{OfPrizes, OfTournament};
use super::seen::{asked, at_moment, broken};
use super::tables::which_group;
use crate::auth::Visible;
use crate::desk::Desk;
use crate::extract::{IfNoneMatch, Path};
use crate::language::Language;
use crate::problem::Reading;
use crate::respond::{Answer, tagged};
use crate::views::{Names, PrizesView};

/// Read the prizes
///
/// Those of the regulations, by the places as they are. Those who share a place share the prizes of all the places they
/// stand for, in equal parts; those of a category go by the places within it. In a knock-out whoever plays on shares the places that are
/// still to be played for.
#[utoipa::path(
    tag = "tables", params(OfTournament, OfPrizes, IfNoneMatch),
    responses((status = 200, description = "The prizes.", body = PrizesView), Reading)
)]
#[get("/v1/tournaments/{tournament}/prizes")]
pub(crate) async fn get_prizes(
    _: Path<OfTournament>,
    seen: Visible<OfPrizes>,
    known: IfNoneMatch,
    reader: Language,
    desk: web::Data<Desk>,
) -> Answer {
    let (moment, tag) = at_moment(&desk, &seen, reader).await?;
    tagged(tag, &known, async || {
        let tournament = moment.seen();
        let stage = seen.parameters.stage.unwrap_or_else(|| tournament.regulations.last_stage());
        let (stage, plan) = asked(&tournament, Some(stage))?;
        let group = which_group((stage, plan), seen.parameters.group)?;
        let table = tables::prizes(&tournament, stage, group).map_err(|fault| broken(&fault))?;
        let names = desk.names(&tournament).await?;
        let names = Names::new(&tournament, &names, reader);
        Ok(PrizesView::of((seen.book, moment.sequence()), (stage, group), table, &names))
    })
    .await
}
