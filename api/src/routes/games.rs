//! `/v1/games/{game}`: how it stands, its beginning, its moves, and its end by one's own word.

use actix_web::http::header::EntityTag;
use actix_web::{get, post, web};
use chuhe_domain::game::play_move::Despite;
use chuhe_domain::game::{Game, GameCommand, PlayAndPress, PlayWritten, Resign, Start};
use chuhe_domain::vocabulary::BookId;

use super::addresses::OfGame;
use crate::auth::{Allowed, Command, OrNothing, Visible, office};
use crate::desk::{Desk, Envelope, GameFold, Texts, versions};
use crate::extract::{IfNoneMatch, Path};
use crate::problem::{Code, Problem, Reading, Writing};
use crate::respond::{Answer, tagged, written};
use crate::views::{GameView, NewMove, NewStart, PressAfterMove, SideBody};

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
/// Its round must be published. Red's face runs from here, whether Red is there or not (**Art. 21.1**); where neither is
/// there, it waits for the first to come (**Art. 21.3**). The body may be left out: then both are there. Where a clock is kept, no
/// player sets it going (**Art. 9.1.2**).
#[utoipa::path(
    tag = "games", params(OfGame, Command<NewStart>), request_body = Option<NewStart>, security(("bearer" = [])),
    responses((status = 200, description = "It has begun.", body = GameView), Writing)
)]
#[post("/v1/games/{game}/start")]
pub(crate) async fn start_game(
    path: Path<OfGame>,
    allowed: Allowed<office::TableHand>,
    command: Command<OrNothing<NewStart>>,
    desk: web::Data<Desk>,
) -> Answer {
    let (envelope, OrNothing(NewStart { absent })) = command.by(&allowed);
    if !absent.is_empty() {
        allowed.must_hold::<office::TableKeeper>("absent")?;
    }
    run(&desk, &envelope, path.0, 200, Texts::default(), &Start { absent, word_of: allowed.side }).await
}

/// Play a move
///
/// A move that is not legal is refused, and the game goes on; checkmate (**Art. 4.1.1**), stalemate (**Art. 4.1.3**)
/// and a board on which neither side can attack (**Art. 4.2.1**) end it at once. Moving declines an open draw offer. With the
/// press that follows it, both are accepted or neither is.
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
    let mut texts = Texts::default();
    if body.despite.is_some() {
        allowed.must_hold::<office::Arbiter>("despite")?;
    }
    let reason = texts.perhaps(body.despite);
    let despite = reason.map(|reason| Despite { authority: allowed.actor.role, reason });
    let play = PlayWritten { play: body.play.into_inner(), by: allowed.side, ply: body.ply, despite };
    match body.press {
        None => run(&desk, &envelope, path.0, 201, texts, &play).await,
        Some(PressAfterMove { elapsed_ms }) => {
            run(&desk, &envelope, path.0, 201, texts, &PlayAndPress { play, elapsed_ms }).await
        }
    }
}

/// Resign a game
///
/// At any time while it is under way (**Art. 4.1.9**).
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

/// The game of a fold: the desk gives out none without.
pub(super) fn state(fold: &GameFold) -> Result<&Game, Problem> {
    fold.state.as_ref().ok_or_else(|| Problem::new(Code::INTERNAL))
}

fn view(path: OfGame, book: BookId, fold: &GameFold) -> Result<GameView, Problem> {
    GameView::of(path.game, book, state(fold)?, fold.version).map_err(|error| {
        tracing::error!(%error, game = %path.game, "the ledger holds a move that cannot be");
        Problem::new(Code::INTERNAL)
    })
}
