//! `/v1/tournaments/{tournament}/absences`: who is not going to be there in a round.

use actix_web::http::header::EntityTag;
use actix_web::{get, post, web};
use chuhe_domain::tournament::{AnnounceAbsence, LiftAbsence, Tournament};
use chuhe_domain::vocabulary::PersonalId;

use super::addresses::OfTournament;
use crate::auth::{Allowed, Command, Visible, office};
use crate::desk::{Desk, Done, Texts, versions};
use crate::extract::{IfNoneMatch, Path};
use crate::problem::{Problem, Reading, Writing};
use crate::respond::{Answer, tagged, written};
use crate::views::{AbsencesView, LiftedAbsence, NewAbsence};

/// List the absences that are announced
#[utoipa::path(
    tag = "course", params(OfTournament, IfNoneMatch),
    responses((status = 200, description = "The absences.", body = AbsencesView), Reading)
)]
#[get("/v1/tournaments/{tournament}/absences")]
pub(crate) async fn list_absences(
    _: Path<OfTournament>,
    seen: Visible,
    known: IfNoneMatch,
    desk: web::Data<Desk>,
) -> Answer {
    let tag = versions::shown(versions::tournament(seen.now.version), seen.official);
    let tag = EntityTag::new_strong(tag);
    tagged(tag, &known, async || view(&desk, &seen.now.state, seen.official).await).await
}

/// Announce an absence
///
/// By itself it decides nothing: the game stands in its round, and is put off, played early, or forfeited (**Art. 21**) as
/// an arbiter says.
#[utoipa::path(
    tag = "course", params(OfTournament, Command<NewAbsence>), request_body = NewAbsence, security(("bearer" = [])),
    responses((status = 201, description = "It is announced.", body = AbsencesView), Writing)
)]
#[post("/v1/tournaments/{tournament}/absences")]
pub(crate) async fn announce_absence(
    path: Path<OfTournament>,
    allowed: Allowed<office::Secretariat>,
    command: Command<NewAbsence>,
    desk: web::Data<Desk>,
) -> Answer {
    let (envelope, body) = command.by(&allowed);
    let mut texts = Texts::default();
    let reason = texts.take(body.reason);
    let announce = AnnounceAbsence { entry: body.entry, round: body.round, reason };
    let done = desk.command(&envelope, path.0.tournament, 201, texts, &announce).await?;
    shown(&desk, &done).await
}

/// Take an announced absence back
#[utoipa::path(
    tag = "course", params(OfTournament, Command<LiftedAbsence>), request_body = LiftedAbsence,
    security(("bearer" = [])),
    responses((status = 200, description = "It is taken back; those that are left.", body = AbsencesView), Writing)
)]
#[post("/v1/tournaments/{tournament}/absences/lifting")]
pub(crate) async fn lift_absence(
    path: Path<OfTournament>,
    allowed: Allowed<office::Secretariat>,
    command: Command<LiftedAbsence>,
    desk: web::Data<Desk>,
) -> Answer {
    let (envelope, body) = command.by(&allowed);
    let lift = LiftAbsence { entry: body.entry, round: body.round };
    let done = desk.command(&envelope, path.0.tournament, 200, Texts::default(), &lift).await?;
    shown(&desk, &done).await
}

async fn shown(desk: &Desk, done: &Done) -> Answer {
    let fold = desk.tournament(done.book, Some(done.sequence)).await?;
    let view = view(desk, &fold.state, true).await?;
    Ok(written(done, versions::tournament(fold.version), &view))
}

/// Reasons are for officials: they speak of people.
async fn view(desk: &Desk, tournament: &Tournament, official: bool) -> Result<AbsencesView, Problem> {
    let reasons = tournament.absences.values().flat_map(|absent| absent.values());
    let reasons: Vec<PersonalId> = reasons.map(|reason| reason.id).filter(|_| official).collect();
    Ok(AbsencesView::of(tournament, &desk.texts(&reasons).await?))
}
