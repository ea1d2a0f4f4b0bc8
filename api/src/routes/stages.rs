//! `/v1/tournaments/{tournament}/stages`: how far each has come, and who is drawn into its groups.

use actix_web::{get, web};
use chuhe_domain::tables;
use chuhe_domain::tournament::Tournament;

use super::addresses::{AtMoment, OfStage, OfTournament};
use super::seen::{at_moment, unknown_stage};
use crate::auth::Visible;
use crate::desk::Desk;
use crate::extract::{IfNoneMatch, Path};
use crate::language::Language;
use crate::problem::{Problem, Reading};
use crate::respond::{Answer, tagged};
use crate::views::{Names, StageView, StagesView};

/// List the stages
///
/// Those of the regulations (**Art. 11**), with their groups once they are drawn.
#[utoipa::path(
    tag = "stages", params(OfTournament, AtMoment, IfNoneMatch),
    responses((status = 200, description = "The stages.", body = StagesView), Reading)
)]
#[get("/v1/tournaments/{tournament}/stages")]
pub(crate) async fn list_stages(
    _: Path<OfTournament>,
    seen: Visible<AtMoment>,
    known: IfNoneMatch,
    reader: Language,
    desk: web::Data<Desk>,
) -> Answer {
    let (moment, tag) = at_moment(&desk, &seen, reader).await?;
    tagged(tag, &known, async || {
        let tournament = moment.seen();
        let stages = tables::stages(&tournament);
        let names = desk.names(&tournament).await?;
        let names = Names::new(&tournament, &names, reader);
        let stages = stages.into_iter().map(|stage| StageView::of(stage, &names)).collect();
        Ok::<_, Problem>(StagesView { stages, sequence: moment.sequence() })
    })
    .await
}

/// Read a stage
#[utoipa::path(
    tag = "stages", params(OfStage, AtMoment, IfNoneMatch),
    responses((status = 200, description = "The stage.", body = StageView), Reading)
)]
#[get("/v1/tournaments/{tournament}/stages/{stage}")]
pub(crate) async fn get_stage(
    path: Path<OfStage>,
    seen: Visible<AtMoment>,
    known: IfNoneMatch,
    reader: Language,
    desk: web::Data<Desk>,
) -> Answer {
    let (moment, tag) = at_moment(&desk, &seen, reader).await?;
    tagged(tag, &known, async || view(&desk, &moment.seen(), path.0.stage, reader).await).await
}

/// A stage as it stands.
pub(super) async fn view(
    desk: &Desk,
    tournament: &Tournament,
    stage: u32,
    reader: Language,
) -> Result<StageView, Problem> {
    let table = tables::stage(tournament, stage);
    let table = table.ok_or_else(|| Problem::refused(unknown_stage(stage)))?;
    let names = desk.names(tournament).await?;
    Ok(StageView::of(table, &Names::new(tournament, &names, reader)))
}
