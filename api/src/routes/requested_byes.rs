//! `/v1/tournaments/{tournament}/requested-byes`: who asked not to be paired in a round of a Swiss stage.

use actix_web::http::header::EntityTag;
use actix_web::{get, post, web};
use chuhe_domain::tournament::{LiftByeRequest, RequestBye, Tournament};
use chuhe_domain::vocabulary::PersonalId;

use super::addresses::OfTournament;
use crate::auth::{Allowed, Command, Visible, office};
use crate::desk::{Desk, Done, Texts, versions};
use crate::extract::{IfNoneMatch, Path};
use crate::problem::{Problem, Reading, Writing};
use crate::respond::{Answer, tagged, written};
use crate::views::{LiftedByeRequest, NewByeRequest, RequestedByesView};

/// List the byes that were asked for
#[utoipa::path(
    tag = "course", params(OfTournament, IfNoneMatch),
    responses((status = 200, description = "The byes that were asked for.", body = RequestedByesView), Reading)
)]
#[get("/v1/tournaments/{tournament}/requested-byes")]
pub(crate) async fn list_requested_byes(
    _: Path<OfTournament>,
    seen: Visible,
    known: IfNoneMatch,
    desk: web::Data<Desk>,
) -> Answer {
    let tag = versions::shown(versions::tournament(seen.now.version), seen.official);
    let tag = EntityTag::new_strong(tag);
    tagged(tag, &known, async || view(&desk, &seen.now.state, seen.official).await).await
}

/// Ask for a bye
///
/// House: in a round of a Swiss stage (**Art. 11.4**) that is not paired yet, as often as its terms have it; they say too what
/// such a bye brings. The entrant is not paired in that round.
#[utoipa::path(
    tag = "course", params(OfTournament, Command<NewByeRequest>), request_body = NewByeRequest, security(("bearer" = [])),
    responses((status = 201, description = "It is asked for.", body = RequestedByesView), Writing)
)]
#[post("/v1/tournaments/{tournament}/requested-byes")]
pub(crate) async fn request_bye(
    path: Path<OfTournament>,
    allowed: Allowed<office::Secretariat>,
    command: Command<NewByeRequest>,
    desk: web::Data<Desk>,
) -> Answer {
    let (envelope, body) = command.by(&allowed);
    let mut texts = Texts::default();
    let reason = texts.take(body.reason);
    let request = RequestBye { entry: body.entry, round: body.round, reason };
    let done = desk.command(&envelope, path.0.tournament, 201, texts, &request).await?;
    shown(&desk, &done).await
}

/// Take back that a bye was asked for
///
/// While the round is not paired.
#[utoipa::path(
    tag = "course", params(OfTournament, Command<LiftedByeRequest>), request_body = LiftedByeRequest,
    security(("bearer" = [])),
    responses((status = 200, description = "It is taken back; those that are left.", body = RequestedByesView), Writing)
)]
#[post("/v1/tournaments/{tournament}/requested-byes/lifting")]
pub(crate) async fn lift_bye_request(
    path: Path<OfTournament>,
    allowed: Allowed<office::Secretariat>,
    command: Command<LiftedByeRequest>,
    desk: web::Data<Desk>,
) -> Answer {
    let (envelope, body) = command.by(&allowed);
    let lift = LiftByeRequest { entry: body.entry, round: body.round };
    let done = desk.command(&envelope, path.0.tournament, 200, Texts::default(), &lift).await?;
    shown(&desk, &done).await
}

async fn shown(desk: &Desk, done: &Done) -> Answer {
    let fold = desk.tournament(done.book, Some(done.sequence)).await?;
    let view = view(desk, &fold.state, true).await?;
    Ok(written(done, versions::tournament(fold.version), &view))
}

/// Reasons are for officials: they speak of people.
async fn view(desk: &Desk, tournament: &Tournament, official: bool) -> Result<RequestedByesView, Problem> {
    let reasons = tournament.bye_requests.values().flat_map(|asked| asked.values());
    let reasons: Vec<PersonalId> = reasons.map(|reason| reason.id).filter(|_| official).collect();
    Ok(RequestedByesView::of(tournament, &desk.texts(&reasons).await?))
}
