//! `/v1/tournaments`: the list, founding, title and visibility, closing.

use actix_web::http::header::{EntityTag, LINK};
use actix_web::{HttpResponse, get, patch, post, web};
use chuhe_domain::tournament::{Amend, CloseTournament, Create, ReopenTournament};
use chuhe_domain::vocabulary::BookId;
use chuhe_storage::ledger::CatalogueQuery;
use serde::Deserialize;
use utoipa::IntoParams;

use super::addresses::OfTournament;
use crate::auth::{Allowed, Anyone, Command, NoBody, Visible, office};
use crate::cursor::Cursor;
use crate::desk::{Desk, Done, Failure, Texts, versions};
use crate::extract::{IfNoneMatch, Path, Query};
use crate::problem::{Code, Listing, Problem, Reading, Writing};
use crate::respond::{Answer, created, tagged, written};
use crate::views::{
    Because, NewTournament, Title, TournamentAmendment, TournamentLine, TournamentView, TournamentsView,
};

/// Which page of a list.
#[derive(Debug, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub(crate) struct Paging {
    /// How many at most.
    #[param(nullable = false, minimum = 1, maximum = 200, default = 50)]
    limit: Option<u32>,
    /// Where the page begins: `next` of the page before.
    #[param(nullable = false)]
    cursor: Option<String>,
}

/// List the tournaments
///
/// The newest first: the public ones, and to a token that is bound to none also the drafts.
#[utoipa::path(
    tag = "tournaments", params(Paging),
    responses((status = 200, description = "A page of tournaments.", body = TournamentsView), Listing)
)]
#[get("/v1/tournaments")]
pub(crate) async fn list_tournaments(anyone: Anyone, page: Query<Paging>, desk: web::Data<Desk>) -> Answer {
    let limit = page.0.limit.unwrap_or(50).clamp(1, 200);
    let cursor = page.0.cursor.as_deref().map(str::parse::<Cursor>).transpose();
    let cursor =
        cursor.map_err(|error| Problem::new(Code::INVALID_VALUE).fact("reason", error).at("?cursor"))?;
    let before = cursor.map(|cursor| cursor.0);
    let query = CatalogueQuery { public_only: !anyone.sees_drafts(), before, limit: limit + 1 };
    let mut entries = desk.catalogue(query).await?;
    let size = usize::try_from(limit).unwrap_or(usize::MAX);
    let more = entries.len() > size;
    entries.truncate(size);
    let last = entries.last().filter(|_| more);
    let next = last.map(|last| Cursor(last.position).to_string());
    let mut answer = HttpResponse::Ok();
    if let Some(next) = &next {
        answer.insert_header((LINK, format!("</v1/tournaments?limit={limit}&cursor={next}>; rel=\"next\"")));
    }
    let tournaments = entries.into_iter().map(TournamentLine::from).collect();
    Ok(answer.json(TournamentsView { tournaments, next }))
}

/// Found a tournament
///
/// A draft, which only its officials see until it is made public.
#[utoipa::path(
    tag = "tournaments",
    params(Command<NewTournament>), request_body = NewTournament, security(("bearer" = [])),
    responses((status = 201, description = "It is founded.", body = TournamentView), Writing)
)]
#[post("/v1/tournaments")]
pub(crate) async fn create_tournament(
    allowed: Allowed<office::Administrator>,
    command: Command<NewTournament>,
    desk: web::Data<Desk>,
) -> Answer {
    let (envelope, new) = command.by(&allowed);
    let book = new.id.unwrap_or_else(|| BookId(envelope.mint().id(0)));
    let create = Create { title: new.title.into_inner(), regulations: new.regulations };
    let done = desk.command(&envelope, book, 201, Texts::default(), &create).await.map_err(in_the_whole)?;
    let (tag, view) = shown(&desk, &done).await?;
    Ok(created(&done, tag, format!("/v1/tournaments/{}", done.book), &view))
}

/// What is wrong with regulations is told by its place in them; here they are a part of what was sent.
fn in_the_whole(failure: Failure) -> Failure {
    let Failure::Refused(mut reason) = failure else { return failure };
    reason.pointer = reason.pointer.map(|at| if at == "/id" { at } else { format!("/regulations{at}") });
    Failure::Refused(reason)
}

/// Read a tournament
#[utoipa::path(
    tag = "tournaments", params(OfTournament, IfNoneMatch),
    responses((status = 200, description = "The tournament.", body = TournamentView), Reading)
)]
#[get("/v1/tournaments/{tournament}")]
pub(crate) async fn get_tournament(_: Path<OfTournament>, seen: Visible, known: IfNoneMatch) -> Answer {
    let tag = EntityTag::new_strong(versions::tables(seen.now.sequence));
    tagged(tag, &known, async || Ok(TournamentView::of(seen.book, &seen.now))).await
}

/// Change the title of a tournament, or make it public
#[utoipa::path(
    tag = "tournaments",
    params(OfTournament, Command<TournamentAmendment>), request_body = TournamentAmendment, security(("bearer" = [])),
    responses((status = 200, description = "It is changed.", body = TournamentView), Writing)
)]
#[patch("/v1/tournaments/{tournament}")]
pub(crate) async fn amend_tournament(
    path: Path<OfTournament>,
    allowed: Allowed<office::Secretariat>,
    command: Command<TournamentAmendment>,
    desk: web::Data<Desk>,
) -> Answer {
    let (envelope, body) = command.by(&allowed);
    let amend = Amend { title: body.title.map(Title::into_inner), make_public: body.public };
    let done = desk.command(&envelope, path.0.tournament, 200, Texts::default(), &amend).await?;
    let (tag, view) = shown(&desk, &done).await?;
    Ok(written(&done, tag, &view))
}

/// Close a tournament
///
/// Every round must be closed. Nothing is changed in it from then on, unless it is opened again.
#[utoipa::path(
    tag = "tournaments", params(OfTournament, Command<NoBody>), security(("bearer" = [])),
    responses((status = 200, description = "It is closed.", body = TournamentView), Writing)
)]
#[post("/v1/tournaments/{tournament}/closure")]
pub(crate) async fn close_tournament(
    path: Path<OfTournament>,
    allowed: Allowed<office::Secretariat>,
    command: Command<NoBody>,
    desk: web::Data<Desk>,
) -> Answer {
    let (envelope, NoBody) = command.by(&allowed);
    let done = desk.command(&envelope, path.0.tournament, 200, Texts::default(), &CloseTournament).await?;
    let (tag, view) = shown(&desk, &done).await?;
    Ok(written(&done, tag, &view))
}

/// Open a closed tournament again
#[utoipa::path(
    tag = "tournaments", params(OfTournament, Command<Because>), request_body = Because, security(("bearer" = [])),
    responses((status = 200, description = "It is open.", body = TournamentView), Writing)
)]
#[post("/v1/tournaments/{tournament}/reopening")]
pub(crate) async fn reopen_tournament(
    path: Path<OfTournament>,
    allowed: Allowed<office::Organiser>,
    command: Command<Because>,
    desk: web::Data<Desk>,
) -> Answer {
    let (envelope, body) = command.by(&allowed);
    let mut texts = Texts::default();
    let reopen = ReopenTournament { reason: texts.take(body.reason.into_inner()) };
    let done = desk.command(&envelope, path.0.tournament, 200, texts, &reopen).await?;
    let (tag, view) = shown(&desk, &done).await?;
    Ok(written(&done, tag, &view))
}

/// The tournament as the command left it.
pub(super) async fn shown(desk: &Desk, done: &Done) -> Result<(String, TournamentView), Problem> {
    let fold = desk.tournament(done.book, Some(done.sequence)).await?;
    Ok((versions::tables(fold.sequence), TournamentView::of(done.book, &fold)))
}
