//! `/v1/tournaments/{tournament}/bracket`: a knock-out stage as it is, or as it was.

use actix_web::{get, web};
use chuhe_domain::tables;
use chuhe_domain::tournament::Tournament;
use chuhe_domain::vocabulary::{BookId, Refuse};

use super::addresses::{OfStageThen, OfTournament};
use super::seen::at_moment;
use crate::auth::Visible;
use crate::desk::Desk;
use crate::extract::{IfNoneMatch, Path};
use crate::language::Language;
use crate::problem::{Problem, Reading};
use crate::respond::{Answer, tagged};
use crate::views::{BracketView, Names};

/// Read the bracket
///
/// Every match of a knock-out stage (**Art. 11.1**) with its two, its games and who goes on, walk-overs and byes among them,
/// and the places as far as they are settled.
#[utoipa::path(
    tag = "tables", params(OfTournament, OfStageThen, IfNoneMatch),
    responses((status = 200, description = "The bracket.", body = BracketView), Reading)
)]
#[get("/v1/tournaments/{tournament}/bracket")]
pub(crate) async fn get_bracket(
    _: Path<OfTournament>,
    seen: Visible<OfStageThen>,
    known: IfNoneMatch,
    desk: web::Data<Desk>,
    reader: Language,
) -> Answer {
    let (moment, tag) = at_moment(&desk, &seen, reader).await?;
    tagged(tag, &known, async || {
        let tournament = moment.seen();
        let stage = seen.parameters.stage.unwrap_or_else(|| tournament.current_stage());
        bracket(&desk, (seen.book, moment.sequence()), &tournament, stage, reader).await
    })
    .await
}

/// The bracket of a stage, in a book that has come to a sequence.
pub(super) async fn bracket(
    desk: &Desk,
    (book, sequence): (BookId, u64),
    tournament: &Tournament,
    stage: u32,
    reader: Language,
) -> Result<BracketView, Problem> {
    let table = tables::bracket(tournament, stage);
    let table = table.map_err(|refusal| Problem::refused(refusal.reason().at("?stage")))?;
    let names = desk.names(tournament).await?;
    Ok(BracketView::of(book, sequence, table, &Names::new(tournament, &names, reader)))
}
