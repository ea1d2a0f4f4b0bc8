//! `/v1/games/{game}/repetition`: what is to be ruled on a position of the game that stood for the third time, and why. Whether it is
//! ruled, `rulings` takes from an arbiter.

use actix_web::{get, web};
use serde::Deserialize;
use utoipa::IntoParams;

use super::addresses::OfGame;
use super::apart::apart;
use super::content::by_content;
use super::games::state;
use crate::auth::Visible;
use crate::desk::Desk;
use crate::extract::{IfNoneMatch, Path};
use crate::language::Language;
use crate::problem::Judging;
use crate::respond::Answer;
use crate::views::{RepetitionRulingView, ruling_in_game};

/// Which position of the game, and how it is shown.
#[derive(Debug, Clone, Copy, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub(crate) struct WhichRepetition {
    /// After how many plies: after the last, unless this says otherwise.
    #[param(nullable = false)]
    ply: Option<u32>,
    /// Whether every move is drawn. At most 64 are.
    #[serde(default)]
    #[param(nullable = false)]
    diagrams: bool,
}

/// Read the ruling on a repetition in a game
///
/// What the rules of the tournament say to the position on the board, or to one that stood earlier, if it stood there at least for the
/// third time since a man was last taken (**Art. 24–29**). It is worked out from the moves alone: what an arbiter has ruled stands
/// in the game and among its events.
#[utoipa::path(
    tag = "games", params(OfGame, WhichRepetition, IfNoneMatch),
    responses((status = 200, description = "The ruling.", body = RepetitionRulingView), Judging)
)]
#[get("/v1/games/{game}/repetition")]
pub(crate) async fn get_repetition(
    path: Path<OfGame>,
    seen: Visible<WhichRepetition>,
    known: IfNoneMatch,
    language: Language,
    desk: web::Data<Desk>,
) -> Answer {
    let (_, fold) = desk.game(path.0.game, None).await?;
    let game = state(&fold)?.clone();
    let rule_set = seen.now.state.regulations.rule_set;
    let WhichRepetition { ply, diagrams } = seen.parameters;
    let ruling = apart(move || ruling_in_game(&game, rule_set, ply, language, diagrams)).await?;
    by_content(&ruling, language, &known).await
}
