//! `/v1/tournaments/{tournament}/hall`: all clocks at once, as for fire or a failure of power.

use actix_web::{post, web};
use chuhe_domain::tournament::{RestartHall, StopHall};

use super::addresses::OfTournament;
use super::tournaments::shown;
use crate::auth::{Allowed, Command, NoBody, office};
use crate::desk::{Desk, Texts};
use crate::extract::Path;
use crate::problem::Writing;
use crate::respond::{Answer, written};
use crate::views::{Because, TournamentView};

/// Stop the whole hall
///
/// Every game that runs is halted at one instant, and none begins; what an arbiter had halted stays so.
#[utoipa::path(
    tag = "tournaments", params(OfTournament, Command<Because>), request_body = Because, security(("bearer" = [])),
    responses((status = 200, description = "It is stopped.", body = TournamentView), Writing)
)]
#[post("/v1/tournaments/{tournament}/hall/stop")]
pub(crate) async fn stop_hall(
    path: Path<OfTournament>,
    allowed: Allowed<office::Secretariat>,
    command: Command<Because>,
    desk: web::Data<Desk>,
) -> Answer {
    let (envelope, body) = command.by(&allowed);
    let mut texts = Texts::default();
    let stop = StopHall { reason: texts.take(body.reason) };
    let done = desk.command(&envelope, path.0.tournament, 200, texts, &stop).await?;
    let (tag, view) = shown(&desk, &done).await?;
    Ok(written(&done, tag, &view))
}

/// Let the whole hall go on
///
/// Every game that its stop halted goes on at one instant, each with the face that was interrupted.
#[utoipa::path(
    tag = "tournaments", params(OfTournament, Command<NoBody>), security(("bearer" = [])),
    responses((status = 200, description = "It goes on.", body = TournamentView), Writing)
)]
#[post("/v1/tournaments/{tournament}/hall/restart")]
pub(crate) async fn restart_hall(
    path: Path<OfTournament>,
    allowed: Allowed<office::Secretariat>,
    command: Command<NoBody>,
    desk: web::Data<Desk>,
) -> Answer {
    let (envelope, NoBody) = command.by(&allowed);
    let done = desk.command(&envelope, path.0.tournament, 200, Texts::default(), &RestartHall).await?;
    let (tag, view) = shown(&desk, &done).await?;
    Ok(written(&done, tag, &view))
}
