//! `/v1/tournaments/{tournament}/matches/{match}/play-offs` and `/decision`: the further games a match of a knock-out takes, and
//! the decision where there are none.

use actix_web::{post, web};
use chuhe_domain::tables;
use chuhe_domain::tournament::{DecideMatch, OrderGames, Tournament};
use chuhe_domain::vocabulary::{MatchId, Reason};

use super::addresses::OfMatch;
use crate::auth::{Allowed, Command, office};
use crate::desk::{Desk, Done, Texts, versions};
use crate::extract::Path;
use crate::language::Language;
use crate::problem::{Problem, Writing};
use crate::respond::{Answer, written};
use crate::views::{KnockOutMatchView, Names, NewMatchDecision, NewPlayOff, Seed};

/// Order the next games of a match
///
/// In a knock-out, once every game of it is decided and the match is not: what a best-of still takes, or the next step of the
/// play-off ladder (**Art. 15.6**). Colours are drawn by lot (**Art. 13.4**), or reversed from the game before (**Art. 13.5**).
#[utoipa::path(
    tag = "rounds", params(OfMatch, Command<NewPlayOff>), request_body = NewPlayOff, security(("bearer" = [])),
    responses((status = 201, description = "They are set down.", body = KnockOutMatchView), Writing)
)]
#[post("/v1/tournaments/{tournament}/matches/{match}/play-offs")]
pub(crate) async fn order_play_off(
    path: Path<OfMatch>,
    allowed: Allowed<office::Secretariat>,
    command: Command<NewPlayOff>,
    desk: web::Data<Desk>,
    reader: Language,
) -> Answer {
    let (envelope, body) = command.by(&allowed);
    let seed = body.seed.map(Seed::into_inner);
    let order = OrderGames { of: path.0.of, red: body.red, seed };
    let done = desk.command(&envelope, path.0.tournament, 201, Texts::default(), &order).await?;
    shown(&desk, &done, path.0.of, reader).await
}

/// Decide a match that its games left level
///
/// In a knock-out, once the regulations have no further game for it (**Art. 15.6**); by lot, or as they have it. Said
/// again, it `corrects` the decision before; none holds longer than the games come out as they did when it was made.
#[utoipa::path(
    tag = "rounds", params(OfMatch, Command<NewMatchDecision>), request_body = NewMatchDecision, security(("bearer" = [])),
    responses((status = 201, description = "It is decided.", body = KnockOutMatchView), Writing)
)]
#[post("/v1/tournaments/{tournament}/matches/{match}/decision")]
pub(crate) async fn decide_match(
    path: Path<OfMatch>,
    allowed: Allowed<office::ChiefArbiter>,
    command: Command<NewMatchDecision>,
    desk: web::Data<Desk>,
    reader: Language,
) -> Answer {
    let (envelope, NewMatchDecision { winner, by, corrects, reason }) = command.by(&allowed);
    let mut texts = Texts::default();
    let reason = texts.take(reason.into_inner());
    let decide = DecideMatch { of: path.0.of, winner, by, corrects, reason };
    let done = desk.command(&envelope, path.0.tournament, 201, texts, &decide).await?;
    shown(&desk, &done, path.0.of, reader).await
}

async fn shown(desk: &Desk, done: &Done, of: MatchId, reader: Language) -> Answer {
    let fold = desk.tournament(done.book, Some(done.sequence)).await?;
    let view = view(desk, &fold.state, of, reader).await?;
    Ok(written(done, versions::tables(fold.sequence), &view))
}

async fn view(
    desk: &Desk,
    tournament: &Tournament,
    of: MatchId,
    reader: Language,
) -> Result<KnockOutMatchView, Problem> {
    let unknown = || Problem::refused(Reason::new("tournament.unknown_match").fact("match", of));
    let table = tables::knock_out_match(tournament, of).ok_or_else(unknown)?;
    let names = desk.names(tournament).await?;
    Ok(KnockOutMatchView::of(table, &Names::new(tournament, &names, reader)))
}
