//! `/v1/tournaments/{tournament}/lots`: the numbers of the table.

use actix_web::http::header::EntityTag;
use actix_web::{get, post, web};
use chuhe_domain::tournament::{AnnulLots, CommitLots, Draw, Tournament};

use super::addresses::{OfStageAsked, OfTournament};
use super::named;
use super::seen::asked;
use crate::auth::{Allowed, Command, Visible, office};
use crate::desk::{Desk, Done, Texts, versions};
use crate::extract::{IfNoneMatch, Path};
use crate::language::Language;
use crate::problem::{Code, Problem, Reading, Writing};
use crate::respond::{Answer, tagged, written};
use crate::views::{LotView, LotsAnnulment, LotsView, NewLots, SeedCommitment};

/// Read the lots
#[utoipa::path(
    tag = "lots", params(OfTournament, OfStageAsked, IfNoneMatch),
    responses((status = 200, description = "The lots.", body = LotsView), Reading)
)]
#[get("/v1/tournaments/{tournament}/lots")]
pub(crate) async fn get_lots(
    _: Path<OfTournament>,
    seen: Visible<OfStageAsked>,
    known: IfNoneMatch,
) -> Answer {
    let tag = EntityTag::new_strong(versions::tournament(seen.now.version));
    tagged(tag, &known, async || {
        let (stage, _) = asked(&seen.now.state, seen.parameters.stage)?;
        Ok(view(&seen.now.state, stage))
    })
    .await
}

/// Draw the lots
///
/// By seed, or as they were drawn in the hall. Everyone in the field gets a number (**Art. 13.1**); the registration
/// is closed with it. A seed that was committed to must be the one revealed.
#[utoipa::path(
    tag = "lots", params(OfTournament, Command<NewLots>), request_body = NewLots, security(("bearer" = [])),
    responses((status = 201, description = "The lots are drawn.", body = LotsView), Writing)
)]
#[post("/v1/tournaments/{tournament}/lots")]
pub(crate) async fn draw_lots(
    path: Path<OfTournament>,
    allowed: Allowed<office::Secretariat>,
    command: Command<NewLots>,
    reader: Language,
    desk: web::Data<Desk>,
) -> Answer {
    let (envelope, lots) = command.by(&allowed);
    let either = || Problem::new(Code::INVALID_VALUE).fact("reason", "expected one of seed and drawn").at("");
    let draw = lots.draw().ok_or_else(either)?;
    let answer = (201, Texts::default());
    let done = named::command(&desk, &envelope, path.0.tournament, answer, reader, &draw).await?;
    drawn(&desk, &done).await
}

/// Commit to the seed of a draw to come
///
/// Its hash is published before the draw, and the seed with it, so that nobody can choose among draws.
#[utoipa::path(
    tag = "lots", params(OfTournament, Command<SeedCommitment>), request_body = SeedCommitment, security(("bearer" = [])),
    responses((status = 201, description = "The seed is fixed.", body = LotsView), Writing)
)]
#[post("/v1/tournaments/{tournament}/lots/commitment")]
pub(crate) async fn commit_lots(
    path: Path<OfTournament>,
    allowed: Allowed<office::Secretariat>,
    command: Command<SeedCommitment>,
    desk: web::Data<Desk>,
) -> Answer {
    let (envelope, body) = command.by(&allowed);
    let commit = CommitLots { stage: body.stage, commitment: body.sha256.into_inner() };
    let done = desk.command(&envelope, path.0.tournament, 201, Texts::default(), &commit).await?;
    drawn(&desk, &done).await
}

/// Take a draw back, or the commitment to one
///
/// Numbers entered wrongly, a seed that was lost; only before a round is paired.
#[utoipa::path(
    tag = "lots", params(OfTournament, Command<LotsAnnulment>), request_body = LotsAnnulment, security(("bearer" = [])),
    responses((status = 200, description = "The lots are to be drawn anew.", body = LotsView), Writing)
)]
#[post("/v1/tournaments/{tournament}/lots/annulment")]
pub(crate) async fn annul_lots(
    path: Path<OfTournament>,
    allowed: Allowed<office::Secretariat>,
    command: Command<LotsAnnulment>,
    desk: web::Data<Desk>,
) -> Answer {
    let (envelope, body) = command.by(&allowed);
    let mut texts = Texts::default();
    let annul = AnnulLots { stage: body.stage, reason: texts.take(body.reason.into_inner()) };
    let done = desk.command(&envelope, path.0.tournament, 200, texts, &annul).await?;
    drawn(&desk, &done).await
}

/// Answers a command with the lots of the stage that it was about: the one it changed.
async fn drawn(desk: &Desk, done: &Done) -> Answer {
    let fold = desk.tournament(done.book, Some(done.sequence)).await?;
    let before = desk.tournament(done.book, done.first.map(|first| first.saturating_sub(1))).await?;
    let (old, new) = (&before.state.stages, &fold.state.stages);
    let changed = old.keys().chain(new.keys()).find(|stage| old.get(stage) != new.get(stage));
    let stage = changed.copied().unwrap_or_else(|| fold.state.current_stage());
    Ok(written(done, versions::tournament(fold.version), &view(&fold.state, stage)))
}

pub(super) fn view(tournament: &Tournament, stage: u32) -> LotsView {
    let drawn = tournament.draw(stage);
    let groups = (1..).zip(drawn.iter().flat_map(|draw| &draw.groups));
    let several = drawn.is_some_and(|draw| draw.groups.len() > 1);
    let lots = groups.flat_map(|(group, drawn)| {
        let group = several.then_some(group);
        (1..).zip(&drawn.order).map(move |(number, entry)| LotView { number, entry: *entry, group })
    });
    LotsView {
        stage,
        drawn: drawn.is_some_and(Draw::is_whole),
        lots: lots.collect(),
        seed: drawn.and_then(|draw| draw.seed.clone()),
        commitment: tournament.stages.get(&stage).and_then(|stage| stage.commitment.clone()),
    }
}
