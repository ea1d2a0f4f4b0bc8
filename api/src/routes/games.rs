//! `/v1/games/{game}`: what happens at a table.

use actix_web::http::header::EntityTag;
use actix_web::{get, post, web};
use chuhe_domain::game::{AnswerDraw, GameCommand, OfferDraw, PlayWritten, Resign, Start};

use super::addresses::OfGame;
use crate::auth::{Allowed, Command, NoBody, Visible, office};
use crate::desk::{Desk, Envelope, GameFold, Texts, versions};
use crate::extract::{IfNoneMatch, Path};
use crate::problem::{Code, Problem, Reading, Writing};
use crate::respond::{Answer, tagged, written};
use crate::views::{DrawAnswer, GameView, NewMove, SideBody};

/// Read a game
#[utoipa::path(
    tag = "games", params(OfGame, IfNoneMatch),
    responses((status = 200, description = "The game.", body = GameView), Reading)
)]
#[get("/v1/games/{game}")]
pub(crate) async fn get_game(
    path: Path<OfGame>,
    seen: Visible,
    known: IfNoneMatch,
    desk: web::Data<Desk>,
) -> Answer {
    let (_, fold) = desk.game(path.0.game, None).await?;
    let tag = EntityTag::new_strong(versions::game(fold.version));
    tagged(tag, &known, async || view(path.0, seen.book, &fold)).await
}

/// Begin a game
///
/// Its round must be published.
#[utoipa::path(
    tag = "games", params(OfGame, Command<NoBody>), security(("bearer" = [])),
    responses((status = 200, description = "It has begun.", body = GameView), Writing)
)]
#[post("/v1/games/{game}/start")]
pub(crate) async fn start_game(
    path: Path<OfGame>,
    allowed: Allowed<office::TableHand>,
    command: Command<NoBody>,
    desk: web::Data<Desk>,
) -> Answer {
    let (envelope, NoBody) = command.by(&allowed);
    run(&desk, &envelope, path.0, 200, Texts::default(), &Start::default()).await
}

/// Play a move
///
/// A move that is not legal is refused, and the game goes on; checkmate (**Art. 4.1.1**), stalemate (**Art. 4.1.3**)
/// and a board on which neither side can attack (**Art. 4.2.1**) end it at once. Moving declines an open draw offer.
#[utoipa::path(
    tag = "games", params(OfGame, Command<NewMove>), request_body = NewMove, security(("bearer" = [])),
    responses((status = 201, description = "It is played.", body = GameView), Writing)
)]
#[post("/v1/games/{game}/moves")]
pub(crate) async fn play_move(
    path: Path<OfGame>,
    allowed: Allowed<office::TableHand>,
    command: Command<NewMove>,
    desk: web::Data<Desk>,
) -> Answer {
    let (envelope, body) = command.by(&allowed);
    let play = PlayWritten { play: body.play.into_inner(), by: allowed.side, ply: body.ply, despite: None };
    run(&desk, &envelope, path.0, 201, Texts::default(), &play).await
}

/// Offer a draw
///
/// After one's own move; the two sides take turns in offering (**Art. 23.1**).
#[utoipa::path(
    tag = "games", params(OfGame, Command<SideBody>), request_body = SideBody, security(("bearer" = [])),
    responses((status = 201, description = "It is offered.", body = GameView), Writing)
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
    tag = "games", params(OfGame, Command<DrawAnswer>), request_body = DrawAnswer, security(("bearer" = [])),
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

/// Resign a game
///
/// At any time while it runs (**Art. 4.1.9**).
#[utoipa::path(
    tag = "games", params(OfGame, Command<SideBody>), request_body = SideBody, security(("bearer" = [])),
    responses((status = 200, description = "It is resigned.", body = GameView), Writing)
)]
#[post("/v1/games/{game}/resignation")]
pub(crate) async fn resign_game(
    path: Path<OfGame>,
    allowed: Allowed<office::TableHand>,
    command: Command<SideBody>,
    desk: web::Data<Desk>,
) -> Answer {
    let (envelope, body) = command.by(&allowed);
    let resign = Resign { by: allowed.speaking_for(body.side)?, word_of: allowed.side };
    run(&desk, &envelope, path.0, 200, Texts::default(), &resign).await
}

/// Runs a command to a game and answers with the game as it left it.
pub(super) async fn run(
    desk: &Desk,
    envelope: &Envelope,
    path: OfGame,
    status: u16,
    texts: Texts,
    command: &(dyn GameCommand + Sync),
) -> Answer {
    let done = desk.play(envelope, path.game, status, texts, command).await?;
    let (book, fold) = desk.game(path.game, Some(done.sequence)).await?;
    Ok(written(&done, versions::game(fold.version), &view(path, book, &fold)?))
}

fn view(path: OfGame, book: chuhe_domain::vocabulary::BookId, fold: &GameFold) -> Result<GameView, Problem> {
    let game = fold.state.as_ref().ok_or_else(|| Problem::new(Code::INTERNAL))?;
    GameView::of(path.game, book, game, fold.version).map_err(|error| {
        tracing::error!(%error, game = %path.game, "the ledger holds a move that cannot be");
        Problem::new(Code::INTERNAL)
    })
}
