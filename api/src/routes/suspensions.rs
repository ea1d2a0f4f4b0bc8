//! `/v1/tournaments/{tournament}/suspensions`: who is not paired any more, having forfeited too often in a row.

use actix_web::http::header::EntityTag;
use actix_web::{get, post, web};
use chuhe_domain::tournament::ResumePairing;

use super::addresses::OfTournament;
use crate::auth::{Allowed, Command, Visible, office};
use crate::desk::{Desk, Texts, versions};
use crate::extract::{IfNoneMatch, Path};
use crate::problem::{Reading, Writing};
use crate::respond::{Answer, tagged, written};
use crate::views::{LiftedSuspension, SuspensionsView};

/// List who is not paired any more
///
/// House: in a Swiss stage whose terms say after how many forfeits in a row (`max_consecutive_forfeits`).
#[utoipa::path(
    tag = "course", params(OfTournament, IfNoneMatch),
    responses((status = 200, description = "Those who are not paired.", body = SuspensionsView), Reading)
)]
#[get("/v1/tournaments/{tournament}/suspensions")]
pub(crate) async fn list_suspensions(_: Path<OfTournament>, seen: Visible, known: IfNoneMatch) -> Answer {
    let tag = versions::shown(versions::tournament(seen.now.version), seen.official);
    let tag = EntityTag::new_strong(tag);
    tagged(tag, &known, async || Ok(SuspensionsView::of(&seen.now.state))).await
}

/// Have one paired again
///
/// From the next round that is paired; what was forfeited by then is not counted any more.
#[utoipa::path(
    tag = "course", params(OfTournament, Command<LiftedSuspension>), request_body = LiftedSuspension,
    security(("bearer" = [])),
    responses((status = 200, description = "It is paired again; those that are left.", body = SuspensionsView), Writing)
)]
#[post("/v1/tournaments/{tournament}/suspensions/lifting")]
pub(crate) async fn lift_suspension(
    path: Path<OfTournament>,
    allowed: Allowed<office::Arbiter>,
    command: Command<LiftedSuspension>,
    desk: web::Data<Desk>,
) -> Answer {
    let (envelope, body) = command.by(&allowed);
    let mut texts = Texts::default();
    let reason = texts.take(body.reason);
    let resume = ResumePairing { entry: body.entry, reason };
    let done = desk.command(&envelope, path.0.tournament, 200, texts, &resume).await?;
    let fold = desk.tournament(done.book, Some(done.sequence)).await?;
    Ok(written(&done, versions::tournament(fold.version), &SuspensionsView::of(&fold.state)))
}
