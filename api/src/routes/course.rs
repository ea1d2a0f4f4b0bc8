//! `/v1/tournaments/{tournament}/stages/{stage}/ending` and `/v1/tournaments/{tournament}/cancellation`: an event that is
//! shortened, or called off (**Art. 16.1**).

use actix_web::{post, web};
use chuhe_domain::tournament::{CallOff, EndStage, ResumeStage, TournamentCommand};

use super::addresses::{OfStage, OfTournament};
use super::{stages, tournaments};
use crate::auth::{Allowed, Command, office};
use crate::desk::{Desk, Envelope, Texts, versions};
use crate::extract::Path;
use crate::language::Language;
use crate::problem::Writing;
use crate::respond::{Answer, written};
use crate::views::{Because, StageView, TournamentView};

/// End a stage before all of it is played
///
/// No round of it may be open. None is paired any more, its places are as they are, and a later stage can be drawn from
/// them.
#[utoipa::path(
    tag = "course", params(OfStage, Command<Because>), request_body = Because, security(("bearer" = [])),
    responses((status = 200, description = "It is ended.", body = StageView), Writing)
)]
#[post("/v1/tournaments/{tournament}/stages/{stage}/ending")]
pub(crate) async fn end_stage(
    path: Path<OfStage>,
    allowed: Allowed<office::Organiser>,
    command: Command<Because>,
    reader: Language,
    desk: web::Data<Desk>,
) -> Answer {
    let (envelope, body) = command.by(&allowed);
    let mut texts = Texts::default();
    let end = EndStage { stage: path.0.stage, reason: texts.take(body.reason) };
    run(&desk, &envelope, path.0, texts, reader, &end).await
}

/// Let a stage that was ended go on
///
/// Unless a later stage was drawn from its places.
#[utoipa::path(
    tag = "course", params(OfStage, Command<Because>), request_body = Because, security(("bearer" = [])),
    responses((status = 200, description = "It goes on.", body = StageView), Writing)
)]
#[post("/v1/tournaments/{tournament}/stages/{stage}/resumption")]
pub(crate) async fn resume_stage(
    path: Path<OfStage>,
    allowed: Allowed<office::Organiser>,
    command: Command<Because>,
    reader: Language,
    desk: web::Data<Desk>,
) -> Answer {
    let (envelope, body) = command.by(&allowed);
    let mut texts = Texts::default();
    let resume = ResumeStage { stage: path.0.stage, reason: texts.take(body.reason) };
    run(&desk, &envelope, path.0, texts, reader, &resume).await
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
    let done = desk.command(&envelope, path.0.tournament, 200, texts, &call_off).await?;
    let (tag, view) = tournaments::shown(&desk, &done).await?;
    Ok(written(&done, tag, &view))
}

/// Runs a command about a stage and answers with the stage.
async fn run(
    desk: &Desk,
    envelope: &Envelope,
    path: OfStage,
    texts: Texts,
    reader: Language,
    command: &(dyn TournamentCommand + Sync),
) -> Answer {
    let done = desk.command(envelope, path.tournament, 200, texts, command).await?;
    let fold = desk.tournament(done.book, Some(done.sequence)).await?;
    let view = stages::view(desk, &fold.state, path.stage, reader).await?;
    Ok(written(&done, versions::tables(fold.sequence), &view))
}
