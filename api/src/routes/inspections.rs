//! `/v1/tournaments/{tournament}/inspections`: place and equipment (**Art. 1.4, 17.2**).

use actix_web::http::header::EntityTag;
use actix_web::{get, post, web};
use chuhe_domain::event::Event;
use chuhe_domain::tournament::event::hall_notes::EquipmentInspected;
use chuhe_domain::tournament::{RecordInspection, TournamentEvent};
use chuhe_domain::vocabulary::PersonalId;

use super::addresses::OfTournament;
use crate::auth::{Allowed, Command, Visible, office};
use crate::desk::{Desk, Texts, versions};
use crate::extract::{IfNoneMatch, Path};
use crate::problem::{Code, Problem, Reading, Writing};
use crate::respond::{Answer, tagged, written};
use crate::views::{InspectionView, InspectionsView, NewInspection};

/// List the inspections
///
/// What was measured, and whether it passed; words on the rest are for officials.
#[utoipa::path(
    tag = "discipline", params(OfTournament, IfNoneMatch),
    responses((status = 200, description = "The inspections.", body = InspectionsView), Reading)
)]
#[get("/v1/tournaments/{tournament}/inspections")]
pub(crate) async fn list_inspections(
    _: Path<OfTournament>,
    seen: Visible,
    known: IfNoneMatch,
    desk: web::Data<Desk>,
) -> Answer {
    let tag = versions::shown(versions::tournament(seen.now.version), seen.official);
    tagged(EntityTag::new_strong(tag), &known, async || {
        let inspections = seen.now.state.discipline.inspections.values();
        let ids: Vec<PersonalId> = inspections.clone().filter(|_| seen.official).filter_map(note).collect();
        let texts = desk.texts(&ids).await?;
        let inspections = inspections.map(|inspected| InspectionView::of(inspected, &texts)).collect();
        Ok::<_, Problem>(InspectionsView { inspections })
    })
    .await
}

/// Record an inspection
///
/// Squares of 3.2 to 4.6 cm, discs of 2.7 to 3.2 cm (**Art. 1.4**): what is out of range is on record as failed, with the range.
#[utoipa::path(
    tag = "discipline", params(OfTournament, Command<NewInspection>), request_body = NewInspection, security(("bearer" = [])),
    responses((status = 201, description = "It is recorded.", body = InspectionView), Writing)
)]
#[post("/v1/tournaments/{tournament}/inspections")]
pub(crate) async fn record_inspection(
    path: Path<OfTournament>,
    allowed: Allowed<office::Arbiter>,
    command: Command<NewInspection>,
    desk: web::Data<Desk>,
) -> Answer {
    let (envelope, body) = command.by(&allowed);
    let mut texts = Texts::default();
    let NewInspection { table, square_tenths_mm, disc_tenths_mm, fit, note: found } = body;
    let found = texts.perhaps(found);
    let record = RecordInspection { table, square_tenths_mm, disc_tenths_mm, fit, note: found };
    let done = desk.command(&envelope, path.0.tournament, 201, texts, &record).await?;
    let Event::Tournament(TournamentEvent::EquipmentInspected(inspected)) = desk.first_event(&done).await?
    else {
        return Err(Problem::new(Code::INTERNAL));
    };
    let fold = desk.tournament(done.book, Some(done.sequence)).await?;
    let texts = desk.texts(&note(&inspected).into_iter().collect::<Vec<_>>()).await?;
    let tag = versions::shown(versions::tournament(fold.version), true);
    Ok(written(&done, tag, &InspectionView::of(&inspected, &texts)))
}

fn note(inspected: &EquipmentInspected) -> Option<PersonalId> {
    inspected.note.as_ref().map(|note| note.id)
}
