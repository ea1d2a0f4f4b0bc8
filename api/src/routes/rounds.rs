//! `/v1/tournaments/{tournament}/rounds`: pairing, publishing, closing, and what of it can be taken back.

use actix_web::{get, patch, post, put, web};
use chuhe_domain::tables;
use chuhe_domain::tournament::{
    AnnulRound, ChangePairings, CloseRound, PairRound, PublishRound, ReopenRound, Tournament,
    TournamentCommand, UnpublishRound,
};
use chuhe_domain::vocabulary::Reason;

use super::addresses::{AtMoment, OfRound, OfRounds, OfTournament};
use super::named;
use super::seen::{asked, at_moment};
use crate::auth::{Allowed, Command, NoBody, Visible, office};
use crate::desk::{Desk, Done, Envelope, Texts, versions};
use crate::extract::{IfNoneMatch, Path};
use crate::language::Language;
use crate::problem::{Problem, Reading, Writing};
use crate::respond::{Answer, created, tagged, written};
use crate::views::{Because, Names, NewRound, PairingChanges, RoundView, RoundsView, Seed};

/// List the rounds
///
/// Of all stages, or of one: the published ones; officials also see those that are paired and not published.
#[utoipa::path(
    tag = "rounds", params(OfTournament, OfRounds, IfNoneMatch),
    responses((status = 200, description = "The rounds.", body = RoundsView), Reading)
)]
#[get("/v1/tournaments/{tournament}/rounds")]
pub(crate) async fn list_rounds(
    _: Path<OfTournament>,
    seen: Visible<OfRounds>,
    known: IfNoneMatch,
    reader: Language,
    desk: web::Data<Desk>,
) -> Answer {
    let (moment, tag) = at_moment(&desk, &seen, reader).await?;
    tagged(tag, &known, async || {
        let tournament = moment.seen();
        let stage = seen.parameters.stage;
        stage.map(|stage| asked(&tournament, Some(stage))).transpose()?;
        let mut rounds = views(&desk, &tournament, reader).await?;
        rounds.retain(|round| stage.is_none_or(|stage| round.stage == stage));
        Ok(RoundsView { rounds, sequence: moment.sequence() })
    })
    .await
}

/// Read a round
#[utoipa::path(
    tag = "rounds", params(OfRound, AtMoment, IfNoneMatch),
    responses((status = 200, description = "The round.", body = RoundView), Reading)
)]
#[get("/v1/tournaments/{tournament}/rounds/{round}")]
pub(crate) async fn get_round(
    path: Path<OfRound>,
    seen: Visible<AtMoment>,
    known: IfNoneMatch,
    reader: Language,
    desk: web::Data<Desk>,
) -> Answer {
    let (moment, tag) = at_moment(&desk, &seen, reader).await?;
    tagged(tag, &known, async || {
        let rounds = views(&desk, &moment.seen(), reader).await?;
        let found = rounds.into_iter().find(|round| round.number == path.0.round);
        found.ok_or_else(|| unknown(path.0.round))
    })
    .await
}

/// Pair a round
///
/// By the printed table of the circular system (**Art. 13.1**), by the bracket of a knock-out (**Art. 11.1**: every match that
/// can be played now), by the Swiss system of the stage (**Art. 11.4**), or by hand. The round is named, and must be the next that is not paired. Nobody but officials sees it
/// until it is published. A printed round of which everything was carried from an earlier stage (**Art. 11.3**) is passed over.
/// A Swiss round is paired once every game before it has a result; of the last one, those whom an arbiter names are left out,
/// to play a final. By hand, nobody is free who is not named so. A play-off (**Art. 15.6**) is paired by hand, among those who share a place
/// once the meetings of their group are over, however often they have met, and counts in no table.
#[utoipa::path(
    tag = "rounds", params(OfTournament, Command<NewRound>), request_body = NewRound, security(("bearer" = [])),
    responses((status = 201, description = "The round is paired.", body = RoundView), Writing)
)]
#[post("/v1/tournaments/{tournament}/rounds")]
pub(crate) async fn create_round(
    path: Path<OfTournament>,
    allowed: Allowed<office::Secretariat>,
    command: Command<NewRound>,
    reader: Language,
    desk: web::Data<Desk>,
) -> Answer {
    let (envelope, body) = command.by(&allowed);
    let by_hand = body.pairings.map(|pairs| pairs.into_iter().map(Into::into).collect());
    let seed = body.seed.map(Seed::into_inner);
    let NewRound { round, stage, byes, left_out, play_off, .. } = body;
    let pair = PairRound { round, stage, by_hand, byes, left_out, seed, play_off };
    let book = path.0.tournament;
    let done = desk.command_apart(&envelope, book, 201, Texts::default(), &pair).await;
    let done = named::or_named(done, &desk, book, reader).await?;
    let (tag, view) = shown(&desk, &done, pair.round, reader).await?;
    Ok(created(&done, tag, format!("/v1/tournaments/{}/rounds/{}", done.book, pair.round), &view))
}

/// Publish a round
///
/// Its games may begin. Publishing again changes nothing.
#[utoipa::path(
    tag = "rounds", params(OfRound, Command<NoBody>), security(("bearer" = [])),
    responses((status = 200, description = "It is published.", body = RoundView), Writing)
)]
#[put("/v1/tournaments/{tournament}/rounds/{round}/publication")]
pub(crate) async fn publish_round(
    path: Path<OfRound>,
    allowed: Allowed<office::Secretariat>,
    command: Command<NoBody>,
    reader: Language,
    desk: web::Data<Desk>,
) -> Answer {
    let (envelope, NoBody) = command.by(&allowed);
    let publish = PublishRound { round: path.0.round };
    run(&desk, &envelope, path.0, Texts::default(), reader, &publish).await
}

/// Take the publication of a round back
///
/// Only while none of its games has begun.
#[utoipa::path(
    tag = "rounds", params(OfRound, Command<Because>), request_body = Because, security(("bearer" = [])),
    responses((status = 200, description = "It is not published any more.", body = RoundView), Writing)
)]
#[post("/v1/tournaments/{tournament}/rounds/{round}/unpublication")]
pub(crate) async fn unpublish_round(
    path: Path<OfRound>,
    allowed: Allowed<office::Secretariat>,
    command: Command<Because>,
    reader: Language,
    desk: web::Data<Desk>,
) -> Answer {
    let (envelope, body) = command.by(&allowed);
    let mut texts = Texts::default();
    let reason = texts.take(body.reason.into_inner());
    run(&desk, &envelope, path.0, texts, reader, &UnpublishRound { round: path.0.round, reason }).await
}

/// Take the pairing of a round back
///
/// Only while it is not published; it can then be paired again, with other games.
#[utoipa::path(
    tag = "rounds", params(OfRound, Command<Because>), request_body = Because, security(("bearer" = [])),
    responses((status = 200, description = "It is taken back; the rounds that are left.", body = RoundsView), Writing)
)]
#[post("/v1/tournaments/{tournament}/rounds/{round}/annulment")]
pub(crate) async fn annul_round(
    path: Path<OfRound>,
    allowed: Allowed<office::Secretariat>,
    command: Command<Because>,
    reader: Language,
    desk: web::Data<Desk>,
) -> Answer {
    let (envelope, body) = command.by(&allowed);
    let mut texts = Texts::default();
    let annul = AnnulRound { round: path.0.round, reason: texts.take(body.reason.into_inner()) };
    let done = desk.command(&envelope, path.0.tournament, 200, texts, &annul).await?;
    let fold = desk.tournament(done.book, Some(done.sequence)).await?;
    let rounds = views(&desk, &fold.state, reader).await?;
    let view = RoundsView { rounds, sequence: fold.sequence };
    Ok(written(&done, versions::tables(fold.sequence), &view))
}

/// Change pairings of a round by hand
///
/// Taken together, so that two tables may exchange players; only games that have not begun.
#[utoipa::path(
    tag = "rounds", params(OfRound, Command<PairingChanges>), request_body = PairingChanges, security(("bearer" = [])),
    responses((status = 200, description = "They are changed.", body = RoundView), Writing)
)]
#[patch("/v1/tournaments/{tournament}/rounds/{round}/pairings")]
pub(crate) async fn change_pairings(
    path: Path<OfRound>,
    allowed: Allowed<office::Secretariat>,
    command: Command<PairingChanges>,
    reader: Language,
    desk: web::Data<Desk>,
) -> Answer {
    let (envelope, body) = command.by(&allowed);
    let mut texts = Texts::default();
    let changes = body.pairings.into_iter().map(Into::into).collect();
    let reason = texts.take(body.reason.into_inner());
    run(&desk, &envelope, path.0, texts, reader, &ChangePairings { round: path.0.round, changes, reason })
        .await
}

/// Close a round
///
/// Every game must be decided, and none in dispute.
#[utoipa::path(
    tag = "rounds", params(OfRound, Command<NoBody>), security(("bearer" = [])),
    responses((status = 200, description = "It is closed.", body = RoundView), Writing)
)]
#[post("/v1/tournaments/{tournament}/rounds/{round}/closure")]
pub(crate) async fn close_round(
    path: Path<OfRound>,
    allowed: Allowed<office::Secretariat>,
    command: Command<NoBody>,
    reader: Language,
    desk: web::Data<Desk>,
) -> Answer {
    let (envelope, NoBody) = command.by(&allowed);
    let close = CloseRound { round: path.0.round };
    run(&desk, &envelope, path.0, Texts::default(), reader, &close).await
}

/// Open a closed round again
#[utoipa::path(
    tag = "rounds", params(OfRound, Command<Because>), request_body = Because, security(("bearer" = [])),
    responses((status = 200, description = "It is open.", body = RoundView), Writing)
)]
#[post("/v1/tournaments/{tournament}/rounds/{round}/reopening")]
pub(crate) async fn reopen_round(
    path: Path<OfRound>,
    allowed: Allowed<office::ChiefArbiter>,
    command: Command<Because>,
    reader: Language,
    desk: web::Data<Desk>,
) -> Answer {
    let (envelope, body) = command.by(&allowed);
    let mut texts = Texts::default();
    let reason = texts.take(body.reason.into_inner());
    run(&desk, &envelope, path.0, texts, reader, &ReopenRound { round: path.0.round, reason }).await
}

/// Runs a command about a round and answers with the round.
async fn run(
    desk: &Desk,
    envelope: &Envelope,
    path: OfRound,
    texts: Texts,
    reader: Language,
    command: &(dyn TournamentCommand + Sync),
) -> Answer {
    let done = named::command(desk, envelope, path.tournament, (200, texts), reader, command).await?;
    let (tag, view) = shown(desk, &done, path.round, reader).await?;
    Ok(written(&done, tag, &view))
}

async fn shown(
    desk: &Desk,
    done: &Done,
    round: u32,
    reader: Language,
) -> Result<(String, RoundView), Problem> {
    let fold = desk.tournament(done.book, Some(done.sequence)).await?;
    let rounds = views(desk, &fold.state, reader).await?;
    let view = rounds.into_iter().find(|view| view.number == round).ok_or_else(|| unknown(round))?;
    Ok((versions::tables(fold.sequence), view))
}

async fn views(desk: &Desk, tournament: &Tournament, reader: Language) -> Result<Vec<RoundView>, Problem> {
    let known = desk.names(tournament).await?;
    let names = Names::new(tournament, &known, reader);
    Ok(tables::rounds(tournament).into_iter().map(|round| RoundView::of(round, &names)).collect())
}

fn unknown(round: u32) -> Problem {
    Problem::refused(Reason::new("tournament.unknown_round").fact("round", round))
}
