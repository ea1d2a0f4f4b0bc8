//! `/v1/games/{game}/…`: how a game came out, by report, forfeit and ruling (**Art. 10.1**, **21**).

use actix_web::{post, web};
use chuhe_domain::game::event::Signer;
use chuhe_domain::game::{AmendResult, Forfeit, Reopen, ReportResult, SignResult, TakeBack};
use chuhe_domain::vocabulary::Side;

use super::addresses::OfGame;
use super::games::run;
use super::what_if;
use crate::auth::{Allowed, Command, DryRun, Tried, office};
use crate::desk::{Desk, Texts};
use crate::extract::Path;
use crate::language::Language;
use crate::problem::{Code, Problem, Writing};
use crate::respond::Answer;
use crate::views::{
    Amendment, ArticleNumber, Because, GameView, NewForfeit, NewSignature, Report, WhatIfView,
};

/// Report the result of a game
///
/// Without its moves. A second source that agrees confirms it, one that differs opens a dispute: both are kept, and an
/// arbiter decides (**Art. 10.1**). Two tokens of one player are one source; what the board or an arbiter decided is
/// contradicted by no report.
#[utoipa::path(
    tag = "results", params(OfGame, Command<Report>), request_body = Report, security(("bearer" = [])),
    responses((status = 201, description = "It is reported.", body = GameView), Writing)
)]
#[post("/v1/games/{game}/result")]
pub(crate) async fn report_result(
    path: Path<OfGame>,
    allowed: Allowed<office::TableHand>,
    command: Command<Report>,
    desk: web::Data<Desk>,
) -> Answer {
    let (envelope, body) = command.by(&allowed);
    let report =
        ReportResult { outcome: body.outcome, reporter: allowed.actor.id, entry: allowed.actor.entry };
    run(&desk, &envelope, path.0, 201, Texts::default(), &report).await
}

/// Declare a game forfeited
///
/// For absence (**Art. 21**), shown as `+` and `-`, or for grave misconduct (**Art. 4.1.10**), lost as if played.
#[utoipa::path(
    tag = "results", params(OfGame, Command<NewForfeit>), request_body = NewForfeit, security(("bearer" = [])),
    responses((status = 201, description = "It is forfeited.", body = GameView), Writing)
)]
#[post("/v1/games/{game}/forfeit")]
pub(crate) async fn forfeit_game(
    path: Path<OfGame>,
    allowed: Allowed<office::Arbiter>,
    command: Command<NewForfeit>,
    desk: web::Data<Desk>,
) -> Answer {
    let (envelope, body) = command.by(&allowed);
    let mut texts = Texts::default();
    let NewForfeit { loser, ground, article, reason } = body;
    let (article, reason) = (article.map(ArticleNumber::into_inner), texts.take(reason));
    let forfeit = Forfeit { loser, ground, article, reason };
    run(&desk, &envelope, path.0, 201, texts, &forfeit).await
}

/// Sign the result of a game
///
/// Both players and the arbiter (**Art. 10.1**): the third signature confirms it. The arbiter's alone does, with a reason.
#[utoipa::path(
    tag = "results", params(OfGame, Command<NewSignature>), request_body = NewSignature, security(("bearer" = [])),
    responses((status = 201, description = "It is signed.", body = GameView), Writing)
)]
#[post("/v1/games/{game}/signatures")]
pub(crate) async fn sign_result(
    path: Path<OfGame>,
    allowed: Allowed<office::TableHand>,
    command: Command<NewSignature>,
    desk: web::Data<Desk>,
) -> Answer {
    let (envelope, body) = command.by(&allowed);
    may_sign(&allowed, &body)?;
    let (mut texts, NewSignature { signer, outcome, reason }) = (Texts::default(), body);
    let sign = SignResult { by: signer, outcome, token: allowed.actor.id, alone: texts.perhaps(reason) };
    run(&desk, &envelope, path.0, 201, texts, &sign).await
}

/// A player signs for the own side, an arbiter as that and for a reason alone; a scorer passes on what the players sign.
fn may_sign(allowed: &Allowed<office::TableHand>, signature: &NewSignature) -> Result<(), Problem> {
    match signature.signer {
        Signer::Red => allowed.speaking_for(Side::Red).map(drop)?,
        Signer::Black => allowed.speaking_for(Side::Black).map(drop)?,
        Signer::Arbiter => return allowed.must_hold::<office::Arbiter>("signer"),
    }
    if signature.reason.is_some() {
        let expected = "expected a reason beside the arbiter's signature only";
        return Err(Problem::new(Code::INVALID_VALUE).fact("reason", expected).at("/reason"));
    }
    Ok(())
}

/// Amend the result of a game
///
/// An arbiter settles a provisional or disputed result; a confirmed one is changed after an appeal, by the arbitration
/// committee or the chief arbiter (**Art. 10.1, 16.3**). Every table follows, also of a closed round. What is paired stays so; a
/// dry run tells which later rounds of a Swiss stage (**Art. 11.4**) would have been paired otherwise, and writes nothing.
#[utoipa::path(
    tag = "results", params(OfGame, DryRun, Command<Amendment>), request_body = Amendment,
    security(("bearer" = [])),
    responses(
        (status = 200, description = "What it would change; nothing is written.", body = WhatIfView),
        (status = 201, description = "It is amended.", body = GameView),
        Writing
    )
)]
#[post("/v1/games/{game}/amendments")]
pub(crate) async fn amend_result(
    path: Path<OfGame>,
    allowed: Allowed<office::Reviser>,
    command: Command<Tried<Amendment>>,
    reader: Language,
    desk: web::Data<Desk>,
) -> Answer {
    let (envelope, Tried { body, dry_run }) = command.by(&allowed);
    let mut texts = Texts::default();
    let amend = AmendResult {
        outcome: body.outcome,
        without_play: body.without_play,
        authority: allowed.actor.role,
        committee: desk.committee_sits(path.0.game, envelope.received_at).await?,
        reason: texts.take(body.reason.into_inner()),
    };
    if dry_run {
        return what_if::answer(&desk, &envelope, path.0.game, reader, &amend).await;
    }
    run(&desk, &envelope, path.0, 201, texts, &amend).await
}

/// Reopen a game
///
/// Its result falls away, and it goes on from where it stood; only while its round is open.
#[utoipa::path(
    tag = "results", params(OfGame, Command<Because>), request_body = Because, security(("bearer" = [])),
    responses((status = 200, description = "It is open.", body = GameView), Writing)
)]
#[post("/v1/games/{game}/reopening")]
pub(crate) async fn reopen_game(
    path: Path<OfGame>,
    allowed: Allowed<office::Arbiter>,
    command: Command<Because>,
    desk: web::Data<Desk>,
) -> Answer {
    let (envelope, body) = command.by(&allowed);
    let mut texts = Texts::default();
    let reopen = Reopen {
        authority: allowed.actor.role,
        committee: desk.committee_sits(path.0.game, envelope.received_at).await?,
        reason: texts.take(body.reason.into_inner()),
    };
    run(&desk, &envelope, path.0, 200, texts, &reopen).await
}

/// Take a game back that was begun by mistake
///
/// With colours reversed, or between players who were not to meet (**Art. 5.8**): it stands as it was set down, its
/// moves stay in the log, and its pairing can be changed.
#[utoipa::path(
    tag = "results", params(OfGame, Command<Because>), request_body = Because, security(("bearer" = [])),
    responses((status = 200, description = "It is set back.", body = GameView), Writing)
)]
#[post("/v1/games/{game}/taking-back")]
pub(crate) async fn take_game_back(
    path: Path<OfGame>,
    allowed: Allowed<office::Arbiter>,
    command: Command<Because>,
    desk: web::Data<Desk>,
) -> Answer {
    let (envelope, body) = command.by(&allowed);
    let mut texts = Texts::default();
    let take_back = TakeBack {
        authority: allowed.actor.role,
        committee: desk.committee_sits(path.0.game, envelope.received_at).await?,
        reason: texts.take(body.reason.into_inner()),
    };
    run(&desk, &envelope, path.0, 200, texts, &take_back).await
}
