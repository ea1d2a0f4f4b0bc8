//! `/v1/positions`: what the rules say of a position, without a game. Nothing is kept, and no token is needed.

use actix_web::http::header::ContentType;
use actix_web::{HttpResponse, post};

use super::apart::{apart_as_json, spoken};
use crate::auth::Anyone;
use crate::extract::{Body, NoParameters, Query};
use crate::language::Language;
use crate::problem::Stateless;
use crate::respond::Answer;
use crate::views::{
    AnalysisView, PositionBody, RepetitionBody, RepetitionRulingView, TouchBody, TouchRulingView,
};

/// Analyse a position
///
/// A FEN, or the position before the first move, and moves from there in any notation (**Art. 7.5**): the position
/// they lead to, whether it is check, mate, stalemate or drawn by itself (**Art. 3, 4.1, 4.2.1**), and every legal move in
/// every notation. A move that cannot be played is named by its place, with the moves that were possible.
#[utoipa::path(
    tag = "positions", request_body = PositionBody,
    responses((status = 200, description = "The position.", body = AnalysisView), Stateless)
)]
#[post("/v1/positions/analysis")]
pub(crate) async fn analyse_position(_: Anyone, _: Query<NoParameters>, body: Body<PositionBody>) -> Answer {
    let analysis = apart_as_json(move || body.into_inner().analyse()).await?;
    Ok(HttpResponse::Ok().content_type(ContentType::json()).body(analysis))
}

/// Rule on touched men
///
/// What the player whose turn it is has to do after touching men (**Art. 5.1–5.5**): the steps of the article and why
/// each could not be met, the moves that may be played now, and the fouls (**Art. 9.1.5, 9.1.6**). Where the board has ended
/// the game (**Art. 4.1.1, 4.1.3, 4.2.1**) there is nothing to rule on.
#[utoipa::path(
    tag = "positions", request_body = TouchBody,
    responses((status = 200, description = "The ruling.", body = TouchRulingView), Stateless)
)]
#[post("/v1/positions/touch-ruling")]
pub(crate) async fn rule_on_touch(
    _: Anyone,
    _: Query<NoParameters>,
    language: Language,
    body: Body<TouchBody>,
) -> Answer {
    let ruling = apart_as_json(move || body.into_inner().rule(language)).await?;
    Ok(spoken(ruling, language))
}

/// Rule on a repetition
///
/// What is ruled on a position that stands for the third time since a man was last taken (**Art. 24–29**): the verdict, or
/// where no rule settles it those that an arbiter chooses from; and of every move since the first of the last three times
/// its name, the men it chases, the line that shows it, and what is doubtful. With `diagrams`, a picture of every move.
#[utoipa::path(
    tag = "positions", request_body = RepetitionBody,
    responses((status = 200, description = "The ruling.", body = RepetitionRulingView), Stateless)
)]
#[post("/v1/positions/repetition-ruling")]
pub(crate) async fn rule_on_repetition(
    _: Anyone,
    _: Query<NoParameters>,
    language: Language,
    body: Body<RepetitionBody>,
) -> Answer {
    let ruling = apart_as_json(move || body.into_inner().rule(language)).await?;
    Ok(spoken(ruling, language))
}
