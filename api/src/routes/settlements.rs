//! `/v1/tournaments/{tournament}/stages/{stage}/settlements`: places that must not be shared (**Art. 15.6**).

use actix_web::{post, web};
use chuhe_domain::tournament::SettlePlaces;

use super::addresses::OfStage;
use super::bracket::bracket;
use super::tables::standings;
use crate::auth::{Allowed, Command, office};
use crate::desk::{Desk, Texts, versions};
use crate::extract::Path;
use crate::language::Language;
use crate::problem::Writing;
use crate::respond::{Answer, written};
use crate::views::{NewSettlement, SettledView};

/// Settle a shared place
///
/// Of exactly those who share one, once the group's table is final or the bracket is over. Said to be by a play-off, it is the
/// order in which the play-offs among them parted them all; lots are drawn by those whom they left level. Said again, it
/// `corrects` the word before; the last one counts, while nothing else parts them and the play-off says no other. It is refused
/// once a later stage was drawn from the places, and falls when the stage goes on.
#[utoipa::path(
    tag = "course", params(OfStage, Command<NewSettlement>), request_body = NewSettlement, security(("bearer" = [])),
    responses((status = 201, description = "They stand in this order: the standings, or the bracket.", body = SettledView), Writing)
)]
#[post("/v1/tournaments/{tournament}/stages/{stage}/settlements")]
pub(crate) async fn settle_places(
    path: Path<OfStage>,
    allowed: Allowed<office::ChiefArbiter>,
    command: Command<NewSettlement>,
    reader: Language,
    desk: web::Data<Desk>,
) -> Answer {
    let (envelope, body) = command.by(&allowed);
    let mut texts = Texts::default();
    let (stage, group, reason) = (path.0.stage, body.group, texts.take(body.reason));
    let NewSettlement { order, by, corrects, .. } = body;
    let settle = SettlePlaces { stage, group, order, by, corrects, reason };
    let done = desk.command(&envelope, path.0.tournament, 201, texts, &settle).await?;
    let fold = desk.tournament(done.book, Some(done.sequence)).await?;
    let at = (done.book, fold.sequence);
    let view = if fold.state.is_knock_out(stage) {
        SettledView::Bracket(bracket(&desk, at, &fold.state, stage, reader).await?)
    } else {
        SettledView::Table(standings(&desk, at, &fold.state, (stage, group), None, reader).await?)
    };
    Ok(written(&done, versions::tables(fold.sequence), &view))
}
