//! `/v1/tournaments/{tournament}/stages/{stage}/ending` and `/v1/tournaments/{tournament}/cancellation`: an event that is
//! shortened, or called off (**Art. 16.1**).

use actix_web::{post, web};
use chuhe_domain::tournament::{CallOff, EndStage, ResumeStage, TournamentCommand};
use chuhe_domain::vocabulary::BookId;

use super::addresses::{OfStage, OfTournament};
use super::tournaments::shown;
use crate::auth::{Allowed, Command, office};
use crate::desk::{Desk, Envelope, Texts};
use crate::extract::Path;
use crate::problem::Writing;
use crate::respond::{Answer, written};
use crate::views::{Because, TournamentView};

/// End a stage before all of it is played
///
/// No round of it may be open. None is paired any more, its places are as they are, and a later stage can be drawn from
/// them.
#[utoipa::path(
    tag = "course", params(OfStage, Command<Because>), request_body = Because, security(("bearer" = [])),
    responses((status = 200, description = "It is ended.", body = TournamentView), Writing)
)]
#[post("/v1/tournaments/{tournament}/stages/{stage}/ending")]
pub(crate) async fn end_stage(
    path: Path<OfStage>,
    allowed: Allowed<office::Organiser>,
    command: Command<Because>,
    desk: web::Data<Desk>,
) -> Answer {
    let (envelope, body) = command.by(&allowed);
    let mut texts = Texts::default();
    let end = EndStage { stage: path.0.stage, reason: texts.take(body.reason) };
    run(&desk, &envelope, path.0.tournament, texts, &end).await
}

/// Let a stage that was ended go on
///
/// Unless a later stage was drawn from its places.
#[utoipa::path(
    tag = "course", params(OfStage, Command<Because>), request_body = Because, security(("bearer" = [])),
    responses((status = 200, description = "It goes on.", body = TournamentView), Writing)
)]
#[post("/v1/tournaments/{tournament}/stages/{stage}/resumption")]
pub(crate) async fn resume_stage(
    path: Path<OfStage>,
    allowed: Allowed<office::Organiser>,
    command: Command<Because>,
    desk: web::Data<Desk>,
) -> Answer {
    let (envelope, body) = command.by(&allowed);
    let mut texts = Texts::default();
    let resume = ResumeStage { stage: path.0.stage, reason: texts.take(body.reason) };
    run(&desk, &envelope, path.0.tournament, texts, &resume).await
}

/// Call the tournament off
///
/// It is closed, whatever is open in it; tables show what was played. Reopening takes it back.
#[utoipa::path(
    tag = "course", params(OfTournament, Command<Because>), request_body = Because, security(("bearer" = [])),
    responses((status = 200, description = "It is called off.", body = TournamentView), Writing)
)]
#[post("/v1/tournaments/{tournament}/cancellation")]
pub(crate) async fn call_off(
    path: Path<OfTournament>,
    allowed: Allowed<office::Organiser>,
    command: Command<Because>,
    desk: web::Data<Desk>,
) -> Answer {
    let (envelope, body) = command.by(&allowed);
    let mut texts = Texts::default();
    let call_off = CallOff { reason: texts.take(body.reason) };
    run(&desk, &envelope, path.0.tournament, texts, &call_off).await
}

/// Runs a command and answers with the tournament.
async fn run(
    desk: &Desk,
    envelope: &Envelope,
    book: BookId,
    texts: Texts,
    command: &(dyn TournamentCommand + Sync),
) -> Answer {
    let done = desk.command(envelope, book, 200, texts, command).await?;
    let (tag, view) = shown(desk, &done).await?;
    Ok(written(&done, tag, &view))
}
