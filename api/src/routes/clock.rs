//! `/v1/games/{game}/clock`: what it shows, and what is said of it (**Art. 6, 22**).

use actix_web::http::header::{CACHE_CONTROL, ETAG, EntityTag};
use actix_web::{HttpResponse, get, post, web};
use chuhe_domain::game::{AdjustClock, PressClock, ReplaceClock, ReportFlag, Restart, Stop};
use chuhe_domain::vocabulary::Timestamp as Instant;

use super::addresses::{AtInstant, OfGame};
use super::games::{run, state};
use crate::auth::{Allowed, Command, OrNothing, Visible, office};
use crate::desk::{AsOf, Desk, Texts, versions};
use crate::extract::{Path, Received};
use crate::problem::{Listing, Writing};
use crate::respond::Answer;
use crate::views::{ClockView, GameView, GoOn, NewAdjustment, NewFlag, NewPress, NewReplacement, NewStop};

/// Read the clock of a game
///
/// What both faces show now, or at another instant; of a past one, as it was known then. It changes while nothing
/// happens, so it is not to be kept: what comes due next stands in it.
#[utoipa::path(
    tag = "clock", params(OfGame, AtInstant),
    responses((status = 200, description = "The clock.", body = ClockView), Listing)
)]
#[get("/v1/games/{game}/clock")]
pub(crate) async fn get_clock(
    path: Path<OfGame>,
    seen: Visible<AtInstant>,
    received: Received,
    desk: web::Data<Desk>,
) -> Answer {
    let (now, game) = (received.instant(), path.0.game);
    let at = seen.parameters.at.map_or(now, Instant::from);
    let up_to = if at < now { Some(desk.sequence(seen.book, AsOf::Time(at)).await?) } else { None };
    let (_, fold) = desk.game(game, up_to).await?;
    let view = ClockView::of(state(&fold)?, &seen.now.state.setting(game), at, fold.version);
    let tag = EntityTag::new_strong(versions::game(fold.version)).to_string();
    Ok(HttpResponse::Ok().insert_header((ETAG, tag)).insert_header((CACHE_CONTROL, "no-store")).json(view))
}

/// Press the clock
///
/// After one's own move (**Art. 6**): the own face stops, and the opponent's begins. By the regulations the device's word
/// on the time counts, or the server's.
#[utoipa::path(
    tag = "clock", params(OfGame, Command<NewPress>), request_body = NewPress, security(("bearer" = [])),
    responses((status = 201, description = "It is pressed.", body = GameView), Writing)
)]
#[post("/v1/games/{game}/clock/presses")]
pub(crate) async fn press_clock(
    path: Path<OfGame>,
    allowed: Allowed<office::TableHand>,
    command: Command<NewPress>,
    desk: web::Data<Desk>,
) -> Answer {
    let (envelope, body) = command.by(&allowed);
    let by = allowed.speaking_for(body.side)?;
    let press = PressClock { by, elapsed_ms: body.elapsed_ms, word_of: allowed.side };
    run(&desk, &envelope, path.0, 201, Texts::default(), &press).await
}

/// Stop the clock
///
/// While something is settled at the table (**Art. 17.4**), or because the clock is out of order (**Art. 22.4**): no
/// time runs, and no move is made. The body may be left out.
#[utoipa::path(
    tag = "clock", params(OfGame, Command<NewStop>), request_body = Option<NewStop>, security(("bearer" = [])),
    responses((status = 201, description = "It stands.", body = GameView), Writing)
)]
#[post("/v1/games/{game}/clock/stops")]
pub(crate) async fn stop_clock(
    path: Path<OfGame>,
    allowed: Allowed<office::Arbiter>,
    command: Command<OrNothing<NewStop>>,
    desk: web::Data<Desk>,
) -> Answer {
    let (envelope, OrNothing(body)) = command.by(&allowed);
    let mut texts = Texts::default();
    let stop = Stop { ground: body.ground.into(), reason: texts.perhaps(body.reason) };
    run(&desk, &envelope, path.0, 201, texts, &stop).await
}

/// Let the clock go on
///
/// With the face that was interrupted, or another. The body may be left out.
#[utoipa::path(
    tag = "clock", params(OfGame, Command<GoOn>), request_body = Option<GoOn>, security(("bearer" = [])),
    responses((status = 201, description = "It runs.", body = GameView), Writing)
)]
#[post("/v1/games/{game}/clock/restarts")]
pub(crate) async fn restart_clock(
    path: Path<OfGame>,
    allowed: Allowed<office::Arbiter>,
    command: Command<OrNothing<GoOn>>,
    desk: web::Data<Desk>,
) -> Answer {
    let (envelope, OrNothing(body)) = command.by(&allowed);
    run(&desk, &envelope, path.0, 201, Texts::default(), &Restart { side: body.side }).await
}

/// Change a player's time
///
/// A wrong face is corrected, a disturbance made good, a penalty taken. Never below nothing: what is over, a flag says.
#[utoipa::path(
    tag = "clock", params(OfGame, Command<NewAdjustment>), request_body = NewAdjustment, security(("bearer" = [])),
    responses((status = 201, description = "It is changed.", body = GameView), Writing)
)]
#[post("/v1/games/{game}/clock/adjustments")]
pub(crate) async fn adjust_clock(
    path: Path<OfGame>,
    allowed: Allowed<office::Arbiter>,
    command: Command<NewAdjustment>,
    desk: web::Data<Desk>,
) -> Answer {
    let (envelope, body) = command.by(&allowed);
    let mut texts = Texts::default();
    let (side, delta_ms, ground) = (body.side, body.delta_ms, body.ground);
    let reason = texts.take(body.reason);
    let adjust = AdjustClock { side, delta_ms, ground, authority: allowed.actor.role, reason };
    run(&desk, &envelope, path.0, 201, texts, &adjust).await
}

/// Put another clock on the table
///
/// Where one is out of order (**Art. 22.4**): both faces show what the arbiter says, and whether the players agree to it is on
/// record.
#[utoipa::path(
    tag = "clock", params(OfGame, Command<NewReplacement>), request_body = NewReplacement, security(("bearer" = [])),
    responses((status = 201, description = "It is replaced.", body = GameView), Writing)
)]
#[post("/v1/games/{game}/clock/replacements")]
pub(crate) async fn replace_clock(
    path: Path<OfGame>,
    allowed: Allowed<office::Arbiter>,
    command: Command<NewReplacement>,
    desk: web::Data<Desk>,
) -> Answer {
    let (envelope, body) = command.by(&allowed);
    let mut texts = Texts::default();
    let (readings, agreed, authority) = (body.readings, body.agreed, allowed.actor.role);
    let replace = ReplaceClock { readings, agreed, authority, reason: texts.take(body.reason) };
    run(&desk, &envelope, path.0, 201, texts, &replace).await
}

/// Report that a player's time is over
///
/// By the times kept here, by a mechanical flag (**Art. 22.2**), or by the hands of a clock without flags (**Art. 22.3**): the
/// game is lost (**Art. 4.1.4**).
#[utoipa::path(
    tag = "clock", params(OfGame, Command<NewFlag>), request_body = NewFlag, security(("bearer" = [])),
    responses((status = 201, description = "The game is lost.", body = GameView), Writing)
)]
#[post("/v1/games/{game}/clock/flags")]
pub(crate) async fn report_flag(
    path: Path<OfGame>,
    allowed: Allowed<office::Arbiter>,
    command: Command<NewFlag>,
    desk: web::Data<Desk>,
) -> Answer {
    let (envelope, body) = command.by(&allowed);
    let report = ReportFlag { side: body.side, seen: body.seen.into() };
    run(&desk, &envelope, path.0, 201, Texts::default(), &report).await
}
