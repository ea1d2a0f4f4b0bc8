//! `/v1/games/{game}/…`: what happens at a table beside the moves. Who comes late (**Art. 21**), what is touched (**Art.
//! 5**), what is not written down (**Art. 7**), fouls (**Art. 9**), draw offers and claims (**Art. 23, 24**).

use actix_web::{post, web};
use chuhe_domain::game::{
    AnnounceFoul, AnswerDraw, Arrive, ClaimNaturalLimit, ClaimRepetition, CompleteOmissions, GameCommand,
    KeySheet, LiftFoul, OfferDraw, RecordOmission, TouchPieces,
};

use super::addresses::{OfFoul, OfGame};
use super::games::run;
use crate::auth::{Allowed, Command, office};
use crate::desk::{Desk, Texts};
use crate::extract::Path;
use crate::problem::Writing;
use crate::respond::Answer;
use crate::views::{
    Because, ClaimKind, DrawAnswer, GameView, NewClaim, NewFoul, NewOmission, NewSheet, NewTouch, SideBody,
};

/// Record that a late player has come
///
/// In time, the game goes on with what time remains (**Art. 21.2**). Where both were late, the lateness of each is taken
/// from each (**Art. 21.3**).
#[utoipa::path(
    tag = "conduct", params(OfGame, Command<SideBody>), request_body = SideBody, security(("bearer" = [])),
    responses((status = 201, description = "The player is there.", body = GameView), Writing)
)]
#[post("/v1/games/{game}/arrivals")]
pub(crate) async fn record_arrival(
    path: Path<OfGame>,
    allowed: Allowed<office::TableKeeper>,
    command: Command<SideBody>,
    desk: web::Data<Desk>,
) -> Answer {
    let (envelope, body) = command.by(&allowed);
    run(&desk, &envelope, path.0, 201, Texts::default(), &Arrive { side: body.side }).await
}

/// Record that men were touched
///
/// By the side to move (**Art. 5.1–5.5**). The answer says which moves are owed by which article, and the fouls that were
/// detected (**Art. 9.1.5, 9.1.6**): they count once an arbiter announces them.
#[utoipa::path(
    tag = "conduct", params(OfGame, Command<NewTouch>), request_body = NewTouch, security(("bearer" = [])),
    responses((status = 201, description = "It is recorded.", body = GameView), Writing)
)]
#[post("/v1/games/{game}/touches")]
pub(crate) async fn record_touch(
    path: Path<OfGame>,
    allowed: Allowed<office::TableKeeper>,
    command: Command<NewTouch>,
    desk: web::Data<Desk>,
) -> Answer {
    let (envelope, body) = command.by(&allowed);
    let NewTouch { side, touched, together, excuse } = body;
    let touch = TouchPieces { by: side, men: touched, together, excuse };
    run(&desk, &envelope, path.0, 201, Texts::default(), &touch).await
}

/// Offer a draw
///
/// Between one's own move and one's press; the two sides take turns in offering (**Art. 23.1**). An offer made otherwise is on
/// record, void, and may be put to the arbiter as a foul (**Art. 9.1.1, 9.1.3**).
#[utoipa::path(
    tag = "conduct", params(OfGame, Command<SideBody>), request_body = SideBody, security(("bearer" = [])),
    responses((status = 201, description = "It is recorded.", body = GameView), Writing)
)]
#[post("/v1/games/{game}/draw-offers")]
pub(crate) async fn offer_draw(
    path: Path<OfGame>,
    allowed: Allowed<office::TableHand>,
    command: Command<SideBody>,
    desk: web::Data<Desk>,
) -> Answer {
    let (envelope, body) = command.by(&allowed);
    let offer = OfferDraw { by: allowed.speaking_for(body.side)? };
    run(&desk, &envelope, path.0, 201, Texts::default(), &offer).await
}

/// Answer a draw offer
///
/// Accepted, the game is drawn (**Art. 4.2.2**).
#[utoipa::path(
    tag = "conduct", params(OfGame, Command<DrawAnswer>), request_body = DrawAnswer, security(("bearer" = [])),
    responses((status = 200, description = "It is answered.", body = GameView), Writing)
)]
#[post("/v1/games/{game}/draw-offers/answer")]
pub(crate) async fn answer_draw(
    path: Path<OfGame>,
    allowed: Allowed<office::TableHand>,
    command: Command<DrawAnswer>,
    desk: web::Data<Desk>,
) -> Answer {
    let (envelope, body) = command.by(&allowed);
    let answer =
        AnswerDraw { by: allowed.speaking_for(body.side)?, accept: body.accept, word_of: allowed.side };
    run(&desk, &envelope, path.0, 200, Texts::default(), &answer).await
}

/// Announce a foul
///
/// One that the record shows, by its number, or one that an arbiter saw (**Art. 9.1, 9.2**). The third in one game loses it
/// (**Art. 4.1.8**).
#[utoipa::path(
    tag = "conduct", params(OfGame, Command<NewFoul>), request_body = NewFoul, security(("bearer" = [])),
    responses((status = 201, description = "It is announced.", body = GameView), Writing)
)]
#[post("/v1/games/{game}/fouls")]
pub(crate) async fn announce_foul(
    path: Path<OfGame>,
    allowed: Allowed<office::Arbiter>,
    command: Command<NewFoul>,
    desk: web::Data<Desk>,
) -> Answer {
    let (envelope, body) = command.by(&allowed);
    let (what, mut texts) = (body.which()?, Texts::default());
    let announce = AnnounceFoul { what, authority: allowed.actor.role, reason: texts.perhaps(body.reason) };
    run(&desk, &envelope, path.0, 201, texts, &announce).await
}

/// Lift a foul
///
/// One that was announced counts no more, one that was only detected is let pass; both stay on record.
#[utoipa::path(
    tag = "conduct", params(OfFoul, Command<Because>), request_body = Because, security(("bearer" = [])),
    responses((status = 200, description = "It is lifted.", body = GameView), Writing)
)]
#[post("/v1/games/{game}/fouls/{foul}/lift")]
pub(crate) async fn lift_foul(
    path: Path<OfFoul>,
    allowed: Allowed<office::Arbiter>,
    command: Command<Because>,
    desk: web::Data<Desk>,
) -> Answer {
    let (envelope, body) = command.by(&allowed);
    let (OfFoul { game, foul }, mut texts) = (path.0, Texts::default());
    let lift = LiftFoul { foul, authority: allowed.actor.role, reason: texts.take(body.reason) };
    run(&desk, &envelope, OfGame { game }, 200, texts, &lift).await
}

/// Claim a draw or a ruling
///
/// By the natural limit (**Art. 23.3**), or on a position that stands for the third time since a man was last taken
/// (**Art. 24**); in one's own time: the clock is stopped, and an arbiter rules.
#[utoipa::path(
    tag = "conduct", params(OfGame, Command<NewClaim>), request_body = NewClaim, security(("bearer" = [])),
    responses((status = 201, description = "It is claimed.", body = GameView), Writing)
)]
#[post("/v1/games/{game}/claims")]
pub(crate) async fn claim_draw(
    path: Path<OfGame>,
    allowed: Allowed<office::TableHand>,
    command: Command<NewClaim>,
    desk: web::Data<Desk>,
) -> Answer {
    let (envelope, body) = command.by(&allowed);
    let by = allowed.speaking_for(body.side)?;
    let claim: Box<dyn GameCommand + Sync> = match body.kind {
        ClaimKind::NaturalLimit => Box::new(ClaimNaturalLimit { by }),
        ClaimKind::Repetition => Box::new(ClaimRepetition { by }),
    };
    run(&desk, &envelope, path.0, 201, Texts::default(), &*claim).await
}

/// Record that plies were not written down
///
/// Every four in a row are put to the arbiter as a foul (**Art. 7.1, 9.1.7**); with less than three minutes left in the period
/// the duty is suspended (**Art. 7.2**).
#[utoipa::path(
    tag = "conduct", params(OfGame, Command<NewOmission>), request_body = NewOmission, security(("bearer" = [])),
    responses((status = 201, description = "It is recorded.", body = GameView), Writing)
)]
#[post("/v1/games/{game}/omissions")]
pub(crate) async fn record_omission(
    path: Path<OfGame>,
    allowed: Allowed<office::TableKeeper>,
    command: Command<NewOmission>,
    desk: web::Data<Desk>,
) -> Answer {
    let (envelope, body) = command.by(&allowed);
    let omission = RecordOmission { by: body.side, from_ply: body.from_ply, to_ply: body.to_ply };
    run(&desk, &envelope, path.0, 201, Texts::default(), &omission).await
}

/// Record that a score sheet is complete again
///
/// On entering the next period, before the next move (**Art. 7.2**); or after the game (**Art. 7.3**).
#[utoipa::path(
    tag = "conduct", params(OfGame, Command<SideBody>), request_body = SideBody, security(("bearer" = [])),
    responses((status = 200, description = "It is complete.", body = GameView), Writing)
)]
#[post("/v1/games/{game}/omissions/completion")]
pub(crate) async fn complete_omissions(
    path: Path<OfGame>,
    allowed: Allowed<office::TableKeeper>,
    command: Command<SideBody>,
    desk: web::Data<Desk>,
) -> Answer {
    let (envelope, body) = command.by(&allowed);
    run(&desk, &envelope, path.0, 200, Texts::default(), &CompleteOmissions { by: body.side }).await
}

/// Key in a score sheet
///
/// Kept beside the record as its player wrote it (**Art. 7.1, 7.5**), in the place of what was keyed in before. Where two
/// sheets differ, an arbiter says which is right, by correcting the record.
#[utoipa::path(
    tag = "conduct", params(OfGame, Command<NewSheet>), request_body = NewSheet, security(("bearer" = [])),
    responses((status = 201, description = "It is kept.", body = GameView), Writing)
)]
#[post("/v1/games/{game}/sheets")]
pub(crate) async fn key_sheet(
    path: Path<OfGame>,
    allowed: Allowed<office::TableHand>,
    command: Command<NewSheet>,
    desk: web::Data<Desk>,
) -> Answer {
    let (envelope, body) = command.by(&allowed);
    let sheet = KeySheet { of: allowed.speaking_for(body.side)?, moves: body.written()? };
    run(&desk, &envelope, path.0, 201, Texts::default(), &sheet).await
}
