//! `/v1/tournaments/{tournament}/events`: the ledger itself; `/v1/games/{game}/events`: what of it is of one game.

use actix_web::http::header::{ACCEPT, LINK};
use actix_web::{HttpRequest, HttpResponse, get, web};
use chuhe_domain::vocabulary::StreamId;
use chuhe_storage::ledger::StoredEvent;
use serde::Deserialize;
use utoipa::IntoParams;

use super::addresses::{OfGame, OfTournament};
use crate::auth::{Allowed, office};
use crate::desk::{Desk, Failure};
use crate::extract::{Path, Query};
use crate::problem::{Code, Guarded, Problem};
use crate::respond::Answer;
use crate::views::EventsView;

const NDJSON: &str = "application/x-ndjson";

/// Which events.
#[derive(Debug, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub(crate) struct After {
    /// The sequence after which the page begins; 0 is the beginning.
    #[param(nullable = false, default = 0)]
    after: Option<u64>,
    /// How many at most.
    #[param(nullable = false, minimum = 1, maximum = 1000, default = 200)]
    limit: Option<u32>,
}

/// Read the events of a tournament
///
/// Every fact there is, in order, with the hash chain that binds them; personal data stands apart and is not in it.
/// For officials, since it tells what is not published yet. As NDJSON with `Accept: application/x-ndjson`.
#[utoipa::path(
    tag = "events", params(OfTournament, After), security(("bearer" = [])),
    responses((status = 200, description = "A page of events.", body = EventsView), Guarded)
)]
#[get("/v1/tournaments/{tournament}/events")]
pub(crate) async fn list_events(
    request: HttpRequest,
    path: Path<OfTournament>,
    _: Allowed<office::Official>,
    page: Query<After>,
    desk: web::Data<Desk>,
) -> Answer {
    let book = path.0.tournament;
    let limit = page.0.limit.unwrap_or(200).clamp(1, 1000);
    let head = desk.head(book).await?;
    let events = desk.events(book, page.0.after.unwrap_or(0), limit).await?;
    let view = EventsView::of(events, &head).map_err(|_| Problem::new(Code::INTERNAL))?;
    let last = view.events.last().filter(|last| last.sequence < head.sequence);
    let next =
        last.map(|last| format!("/v1/tournaments/{book}/events?after={}&limit={limit}", last.sequence));
    answer(&request, &view, next)
}

/// The versions of a game's own stream.
#[derive(Debug, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub(crate) struct AfterVersion {
    /// The version after which the page begins; 0 is the beginning.
    #[param(nullable = false, default = 0)]
    after: Option<u64>,
    /// How many at most.
    #[param(nullable = false, minimum = 1, maximum = 1000, default = 200)]
    limit: Option<u32>,
}

/// Read the events of a game
///
/// Those of the ledger that are of this game's own stream, in order. For officials, like the whole of it. As NDJSON with
/// `Accept: application/x-ndjson`.
#[utoipa::path(
    tag = "events", params(OfGame, AfterVersion), security(("bearer" = [])),
    responses((status = 200, description = "A page of events.", body = EventsView), Guarded)
)]
#[get("/v1/games/{game}/events")]
pub(crate) async fn list_game_events(
    request: HttpRequest,
    path: Path<OfGame>,
    _: Allowed<office::Official>,
    page: Query<AfterVersion>,
    desk: web::Data<Desk>,
) -> Answer {
    let game = path.0.game;
    let limit = page.0.limit.unwrap_or(200).clamp(1, 1000);
    let book = desk.book_of(game).await?;
    let head = desk.head(book).await?;
    let stream = desk.ledger().read_stream(book, StreamId::from(game), page.0.after.unwrap_or(0)).await;
    let mut events: Vec<StoredEvent> = stream.map_err(Failure::from)?;
    let more = events.len() > usize::try_from(limit).unwrap_or(usize::MAX);
    events.truncate(usize::try_from(limit).unwrap_or(usize::MAX));
    let view = EventsView::of(events, &head).map_err(|_| Problem::new(Code::INTERNAL))?;
    let last = view.events.last().filter(|_| more);
    let next = last.map(|last| format!("/v1/games/{game}/events?after={}&limit={limit}", last.version));
    answer(&request, &view, next)
}

/// The page, as JSON or line by line, with the address of the next one.
fn answer(request: &HttpRequest, view: &EventsView, next: Option<String>) -> Answer {
    let mut answer = HttpResponse::Ok();
    if let Some(next) = next {
        answer.insert_header((LINK, format!("<{next}>; rel=\"next\"")));
    }
    let lines = request.headers().get(ACCEPT).is_some_and(|accept| accept == NDJSON);
    if !lines {
        return Ok(answer.json(view));
    }
    let lines: Result<Vec<String>, _> = view.events.iter().map(serde_json::to_string).collect();
    let lines = lines.map_err(|_| Problem::new(Code::INTERNAL))?;
    Ok(answer.content_type(NDJSON).body(lines.iter().map(|line| format!("{line}\n")).collect::<String>()))
}
