//! `/v1/records`: files of games, read and converted. Nothing is kept, and no token is needed.
//!
//! Who converts a file wants a file, and who reads games wants them as data: so with `to` the answer is the file,
//! and without it JSON. A file marks the games that a lenient reading cut; of what else it left out its head tells.

use std::sync::Arc;

use actix_web::http::header::{CONTENT_DISPOSITION, CONTENT_LANGUAGE, CONTENT_TYPE, HeaderName, VARY};
use actix_web::web::{Bytes, Data};
use actix_web::{HttpResponse, post};
use chuhe_domain::xiangqi::records::{Imported, Reading, Target, export, import};
use chuhe_domain::xiangqi::{Notation, Script};
use serde::Deserialize;
use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use utoipa::{IntoParams, ToSchema};

use super::apart::apart;
use crate::auth::Anyone;
use crate::extract::{File, Query};
use crate::language::Language;
use crate::problem::{Code, Problem, Stateless};
use crate::respond::Answer;
use crate::views::RecordsView;

/// The desks at which files are worked on, and the room where others wait: what there is no room for is sent away,
/// for a file may hold a million moves. One for the whole server, in the app's data.
#[derive(Debug)]
pub struct Converter {
    desks: Arc<Semaphore>,
    room: Arc<Semaphore>,
}

impl Default for Converter {
    fn default() -> Self {
        Self { desks: Arc::new(Semaphore::new(2)), room: Arc::new(Semaphore::new(8)) }
    }
}

impl Converter {
    /// Waits for a desk, which is free again when both permits are gone.
    async fn desk(&self) -> Result<[OwnedSemaphorePermit; 2], Problem> {
        let room = Arc::clone(&self.room).try_acquire_owned().map_err(|_| Problem::new(Code::BUSY))?;
        let desk = Arc::clone(&self.desks).acquire_owned().await;
        Ok([room, desk.map_err(|_| Problem::new(Code::INTERNAL))?])
    }
}

const GAMES: HeaderName = HeaderName::from_static("games");
const TRUNCATED: HeaderName = HeaderName::from_static("games-truncated");
const REFUSED: HeaderName = HeaderName::from_static("games-refused");
const REPLACED: HeaderName = HeaderName::from_static("bytes-replaced");

/// A format that is written.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
enum WrittenFormat {
    /// PGN.
    Pgn,
    /// DhtmlXQ.
    DhtmlXq,
}

/// A notation that every reader of PGN can read back.
#[derive(Debug, Clone, Copy, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub(super) enum WrittenNotation {
    /// 炮二平五.
    Chinese,
    /// `C2=5`.
    Wxf,
    /// `h2e2`.
    Iccs,
}

impl From<WrittenNotation> for Notation {
    fn from(notation: WrittenNotation) -> Self {
        match notation {
            WrittenNotation::Chinese => Self::Chinese,
            WrittenNotation::Wxf => Self::Wxf,
            WrittenNotation::Iccs => Self::Iccs,
        }
    }
}

/// A file of games, as it is.
#[derive(ToSchema)]
#[schema(value_type = String, format = Binary)]
struct GameFile(#[expect(dead_code, reason = "only its schema is read")] Vec<u8>);

/// What is to be made of a file.
#[derive(Debug, Clone, Copy, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub(crate) struct Conversion {
    /// The format of the answer: a file. Without it the answer is JSON.
    #[param(inline, nullable = false)]
    to: Option<WrittenFormat>,
    /// How moves are written in PGN: in Chinese, unless this says otherwise.
    #[param(inline, nullable = false)]
    notation: Option<WrittenNotation>,
    /// The characters of Chinese notation in PGN: traditional, unless this says otherwise.
    #[param(inline, nullable = false)]
    script: Option<Script>,
    /// Whether games are kept as far as they are legal, and left out where they have no legal beginning. Without it
    /// a file that cannot be read whole is refused.
    #[serde(default)]
    lenient: bool,
}

impl Conversion {
    fn reading(self) -> Reading {
        if self.lenient { Reading::Lenient } else { Reading::Strict }
    }

    /// What is written, if anything is.
    fn target(self) -> Result<Option<Target>, Problem> {
        let of_pgn = [("?notation", self.notation.is_some()), ("?script", self.script.is_some())];
        if let Some((pointer, _)) =
            of_pgn.into_iter().find(|(_, given)| *given && self.to != Some(WrittenFormat::Pgn))
        {
            return Err(Problem::new(Code::INVALID_VALUE)
                .fact("reason", "expected to=pgn with it")
                .at(pointer));
        }
        let notation = self.notation.unwrap_or(WrittenNotation::Chinese).into();
        let script = self.script.unwrap_or_default();
        Ok(self.to.map(|format| match format {
            WrittenFormat::Pgn => Target::Pgn { notation, script },
            WrittenFormat::DhtmlXq => Target::DhtmlXq,
        }))
    }
}

/// Read or convert a file of games
///
/// PGN, DhtmlXQ, XQF, CBR or CBL, in any encoding: both are told by what is in the file. Without `to` the games come as
/// JSON, each move in every notation; with it, as a file in UTF-8 that is read back as the same games. A file that
/// cannot be read whole is refused, naming game, ply and line, unless `lenient` is asked for: then JSON says of every
/// game where it was cut off and why, and a file has it in the tag `Truncated` of each; the head of a file says how many
/// were (`Games-Truncated`, `Games-Refused`), and where bytes were no text and became U+FFFD (`Bytes-Replaced`).
#[utoipa::path(
    tag = "records", params(Conversion),
    request_body(content = GameFile, content_type = "application/octet-stream", description = "The file, of at most 16 MiB; `application/vnd.chess-pgn` is taken too."),
    responses(
        (
            status = 200, description = "The games.",
            headers(
                ("Games" = u64, description = "How many games a file holds that was asked for by `to`."),
                ("Games-Truncated" = u64, description = "How many of them were cut off."),
                ("Games-Refused" = u64, description = "How many more could not be read at all."),
                ("Bytes-Replaced" = u64, description = "How many times U+FFFD stands for bytes that are no text.")
            ),
            content(
                (RecordsView = "application/json"),
                (String = "application/vnd.chess-pgn"),
                (String = "text/plain")
            )
        ),
        Stateless
    )
)]
#[post("/v1/records/conversion")]
pub(crate) async fn convert_records(
    _: Anyone,
    asked: Query<Conversion>,
    language: Language,
    file: File,
    converter: Data<Converter>,
) -> Answer {
    let (reading, target) = (asked.0.reading(), asked.0.target()?);
    let desk = converter.desk().await?;
    apart(move || {
        let _until_done = desk;
        let imported = import(&file.0, reading)?;
        Ok(match target {
            Some(target) => match imported.refused.first() {
                // A file without a game is no answer.
                Some(first) if imported.records.is_empty() => return Err(Problem::from(first.clone())),
                _ => Made::file(&imported, target)?,
            },
            None => Made::listing(imported, language)?,
        })
    })
    .await
    .map(|made| made.answer(language))
}

/// An answer that was worked out.
enum Made {
    Listing(Bytes),
    File { target: Target, text: String, counts: [usize; 4] },
}

impl Made {
    fn listing(imported: Imported, language: Language) -> Result<Self, Problem> {
        let json = serde_json::to_vec(&RecordsView::of(imported, language)?);
        json.map(|json| Self::Listing(json.into())).map_err(|error| {
            tracing::error!(%error, "failed to write games as JSON");
            Problem::new(Code::INTERNAL)
        })
    }

    fn file(imported: &Imported, target: Target) -> Result<Self, Problem> {
        let truncated = imported.records.iter().filter(|record| record.truncated.is_some()).count();
        let replaced = imported.replaced.map_or(0, |replaced| replaced.count);
        let counts = [imported.records.len(), truncated, imported.refused.len(), replaced];
        Ok(Self::File { target, text: export(&imported.records, target)?, counts })
    }

    fn answer(self, language: Language) -> HttpResponse {
        match self {
            Self::Listing(json) => HttpResponse::Ok()
                .insert_header((CONTENT_TYPE, "application/json"))
                .insert_header((CONTENT_LANGUAGE, language.tag()))
                .insert_header((VARY, "Accept-Language"))
                .body(json),
            Self::File { target, text, counts: [games, truncated, refused, replaced] } => {
                let (kind, name) = match target {
                    Target::Pgn { .. } => ("application/vnd.chess-pgn; charset=utf-8", "games.pgn"),
                    Target::DhtmlXq => ("text/plain; charset=utf-8", "games.txt"),
                };
                HttpResponse::Ok()
                    .insert_header((CONTENT_TYPE, kind))
                    .insert_header((CONTENT_DISPOSITION, format!("attachment; filename=\"{name}\"")))
                    .insert_header((GAMES, games))
                    .insert_header((TRUNCATED, truncated))
                    .insert_header((REFUSED, refused))
                    .insert_header((REPLACED, replaced))
                    .body(text)
            }
        }
    }
}
