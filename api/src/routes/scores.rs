//! `/v1/games/{game}/record.…`: a game as a file, in the formats that others read.

use actix_web::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE, EntityTag};
use actix_web::{HttpResponse, get, web};
use chuhe_domain::game::Game;
use chuhe_domain::tournament::Entry;
use chuhe_domain::xiangqi::Script;
use chuhe_domain::xiangqi::records::Target;
use serde::Deserialize;
use utoipa::IntoParams;

use super::addresses::OfGame;
use super::games::state;
use super::records::WrittenNotation;
use crate::auth::Visible;
use crate::desk::{Desk, versions};
use crate::extract::{IfNoneMatch, Path};
use crate::language::Language;
use crate::problem::{Problem, Reading};
use crate::respond::{Answer, unless_known};
use crate::views::{GameRecord, Named, Names};

/// How moves are written in PGN.
#[derive(Debug, Clone, Copy, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub(crate) struct Notated {
    /// In which notation: in Chinese, unless this says otherwise.
    #[param(inline, nullable = false)]
    notation: Option<WrittenNotation>,
    /// The characters of Chinese notation: traditional, unless this says otherwise.
    #[param(inline, nullable = false)]
    script: Option<Script>,
}

/// How Chinese is written.
#[derive(Debug, Clone, Copy, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub(crate) struct Written {
    /// The characters: traditional, unless this says otherwise.
    #[param(inline, nullable = false)]
    script: Option<Script>,
}

/// Read the record of a game as PGN
///
/// From the beginning, or from the position that an arbiter stated last.
#[utoipa::path(
    tag = "records", params(OfGame, Notated, IfNoneMatch),
    responses((status = 200, description = "The record.", body = String, content_type = "application/vnd.chess-pgn"), Reading)
)]
#[get("/v1/games/{game}/record.pgn")]
pub(crate) async fn get_record_as_pgn(
    path: Path<OfGame>,
    seen: Visible<Notated>,
    known: IfNoneMatch,
    reader: Language,
    desk: web::Data<Desk>,
) -> Answer {
    let Notated { notation, script } = seen.parameters;
    let notation = notation.unwrap_or(WrittenNotation::Chinese).into();
    let target = Target::Pgn { notation, script: script.unwrap_or_default() };
    let kind = File { kind: "application/vnd.chess-pgn; charset=utf-8", ending: "pgn" };
    kind.answer(path.0, &seen, &known, (&desk, reader), |record| record.file(target)).await
}

/// Read the record of a game as Chinese text
///
/// From the beginning, or from the position that an arbiter stated last.
#[utoipa::path(
    tag = "records", params(OfGame, Written, IfNoneMatch),
    responses((status = 200, description = "The record.", body = String, content_type = "text/plain"), Reading)
)]
#[get("/v1/games/{game}/record.txt")]
pub(crate) async fn get_record_as_text(
    path: Path<OfGame>,
    seen: Visible<Written>,
    known: IfNoneMatch,
    reader: Language,
    desk: web::Data<Desk>,
) -> Answer {
    let script = seen.parameters.script.unwrap_or_default();
    let kind = File { kind: "text/plain; charset=utf-8", ending: "txt" };
    kind.answer(path.0, &seen, &known, (&desk, reader), |record| record.text(script)).await
}

/// Read the record of a game as DhtmlXQ
///
/// From the beginning, or from the position that an arbiter stated last.
#[utoipa::path(
    tag = "records", params(OfGame, IfNoneMatch),
    responses((status = 200, description = "The record.", body = String, content_type = "text/plain"), Reading)
)]
#[get("/v1/games/{game}/record.dhtmlxq")]
pub(crate) async fn get_record_as_dhtmlxq(
    path: Path<OfGame>,
    seen: Visible,
    known: IfNoneMatch,
    reader: Language,
    desk: web::Data<Desk>,
) -> Answer {
    let kind = File { kind: "text/plain; charset=utf-8", ending: "dhtmlxq" };
    kind.answer(path.0, &seen, &known, (&desk, reader), |record| record.file(Target::DhtmlXq)).await
}

/// A kind of file.
struct File {
    kind: &'static str,
    ending: &'static str,
}

impl File {
    async fn answer<P>(
        self,
        path: OfGame,
        seen: &Visible<P>,
        known: &IfNoneMatch,
        (desk, reader): (&Desk, Language),
        write: impl FnOnce(GameRecord<'_>) -> Result<String, Problem>,
    ) -> Answer {
        let (_, fold) = desk.game(path.game, None).await?;
        // The moves are the game's, the names and the title the tournament's.
        let version = format!("record-{}-{}", fold.version, seen.now.version);
        let tag = EntityTag::new_strong(versions::read_by(version, &seen.now.state, reader));
        unless_known(tag, known, async || {
            let game = state(&fold)?;
            let text = write(GameRecord::of(game, named(desk, seen, game, reader).await?))?;
            Ok(HttpResponse::Ok()
                .insert_header((CONTENT_TYPE, self.kind))
                .insert_header((
                    CONTENT_DISPOSITION,
                    format!("attachment; filename=\"game.{}\"", self.ending),
                ))
                .body(text))
        })
        .await
    }
}

async fn named<P>(desk: &Desk, seen: &Visible<P>, game: &Game, reader: Language) -> Result<Named, Problem> {
    let tournament = &seen.now.state;
    let players = [game.card.red, game.card.black];
    let ids: Vec<_> =
        players.iter().filter_map(|entry| tournament.entries.get(entry)).flat_map(Entry::names).collect();
    let known = desk.texts(&ids).await?;
    let title = tournament.title.as_deref().unwrap_or_default();
    Ok(Named::of(title, &game.card, &Names::new(tournament, &known, reader)))
}
