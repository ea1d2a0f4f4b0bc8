//! Records of games, as files hold them.

use std::collections::BTreeMap;

use chuhe_domain::vocabulary::Refuse;
use chuhe_domain::xiangqi::records::{
    Encoding, Format, Imported, Line, Ply, Record, RecordError, RecordResult, Replaced,
};
use chuhe_domain::xiangqi::{IllegalMove, Position};
use serde::Serialize;
use utoipa::ToSchema;

use super::moves::MoveView;
use crate::language::Language;
use crate::problem::Problem;

/// How many plies of one file are shown, variations and all: what is longer is asked for as a file.
const MOST_PLIES: usize = 50_000;

/// The games of a file.
#[derive(Debug, Serialize, ToSchema)]
pub struct RecordsView {
    /// What the file is.
    pub format: Format,
    /// How its text is written.
    pub encoding: Encoding,
    /// Where a lenient reading put U+FFFD for bytes that are no text.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub replaced: Option<ReplacedView>,
    /// The games that could be read, in their order.
    pub games: Vec<RecordView>,
    /// What is wrong with the games that could not be read; in a strict reading there are none.
    pub refused: Vec<RecordFlawView>,
}

/// Bytes that are no text in the encoding of the rest.
#[derive(Debug, Serialize, ToSchema)]
pub struct ReplacedView {
    /// The first line that holds such, from 1.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<u64>, nullable = false)]
    pub line: Option<usize>,
    /// How many times U+FFFD stands for some.
    #[schema(value_type = u64)]
    pub count: usize,
}

/// A game as its record tells it.
#[derive(Debug, Serialize, ToSchema)]
pub struct RecordView {
    /// What the record says of the game, under the names that PGN gives it; texts are as they were written.
    pub tags: BTreeMap<String, String>,
    /// How the record says the game ended.
    pub result: RecordResult,
    /// Where play begins, in FEN.
    pub fen: String,
    /// How many plies were played.
    #[schema(value_type = u64)]
    pub plies: usize,
    /// The plies; left out where the file holds more than 50,000, which come as a file only.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub line: Option<LineView>,
    /// Where a lenient reading stopped, and why.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub truncated: Option<RecordFlawView>,
}

/// Plies one after another.
#[derive(Debug, Serialize, ToSchema)]
pub struct LineView {
    /// What is said before the first.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub comment: Option<String>,
    /// The plies.
    pub plies: Vec<PlyView>,
}

/// A ply of a record.
#[derive(Debug, Serialize, ToSchema)]
pub struct PlyView {
    /// The move.
    #[serde(flatten)]
    pub played: MoveView,
    /// What is said after it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub comment: Option<String>,
    /// What might have been played instead of it.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[schema(no_recursion)]
    pub variations: Vec<LineView>,
}

/// What is wrong with a record, and where.
#[derive(Debug, Serialize, ToSchema)]
pub struct RecordFlawView {
    /// Which game of the file, from 1.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<u64>, nullable = false)]
    pub game: Option<usize>,
    /// Which ply of the game, from 1.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<u64>, nullable = false)]
    pub ply: Option<usize>,
    /// Which line of the text, from 1.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<u64>, nullable = false)]
    pub line: Option<usize>,
    /// Whether the ply is one of a variation; left out where nothing was cut, or the main line.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub in_variation: bool,
    /// The stable code of what is wrong.
    #[schema(examples("record.illegal_move"))]
    pub code: String,
    /// The same in words, in the language asked for.
    pub detail: String,
}

impl RecordsView {
    /// What is shown of a file.
    ///
    /// # Errors
    /// Where a move of a record does not follow, which it does in every record that was imported.
    pub fn of(imported: Imported, language: Language) -> Result<Self, IllegalMove> {
        Self::up_to(MOST_PLIES, imported, language)
    }

    fn up_to(most: usize, imported: Imported, language: Language) -> Result<Self, IllegalMove> {
        let shown = imported.records.iter().map(|record| plies(&record.line)).sum::<usize>() <= most;
        let records = (1..).zip(imported.records);
        Ok(Self {
            format: imported.format,
            encoding: imported.encoding,
            replaced: imported.replaced.map(|Replaced { line, count }| ReplacedView { line, count }),
            games: records
                .map(|(game, record)| RecordView::of(game, record, shown, language))
                .collect::<Result<_, _>>()?,
            refused: imported.refused.iter().map(|error| RecordFlawView::of(error, language)).collect(),
        })
    }
}

/// How many plies a line has, with its variations.
fn plies(line: &Line) -> usize {
    line.plies.iter().map(|ply| 1 + ply.variations.iter().map(plies).sum::<usize>()).sum()
}

impl RecordView {
    fn of(game: usize, record: Record, shown: bool, language: Language) -> Result<Self, IllegalMove> {
        let truncated = record.truncated.map(|cut| {
            let error = RecordError { game: Some(game), ply: Some(cut.ply), line: cut.line, flaw: cut.flaw };
            RecordFlawView { in_variation: cut.in_variation, ..RecordFlawView::of(&error, language) }
        });
        Ok(Self {
            tags: record.tags.iter().map(|(name, text)| (name.to_owned(), text.to_owned())).collect(),
            result: record.result,
            fen: record.start.to_fen(),
            plies: record.line.plies.len(),
            line: shown.then(|| LineView::of(record.line, record.start, 1)).transpose()?,
            truncated,
        })
    }
}

impl LineView {
    fn of(line: Line, mut position: Position, first: u32) -> Result<Self, IllegalMove> {
        let plies = (first..).zip(line.plies).map(|(number, ply)| PlyView::of(ply, &mut position, number));
        Ok(Self { plies: plies.collect::<Result<_, _>>()?, comment: line.comment })
    }
}

impl PlyView {
    fn of(ply: Ply, position: &mut Position, number: u32) -> Result<Self, IllegalMove> {
        let instead = ply.variations.into_iter().map(|line| LineView::of(line, position.clone(), number));
        let variations = instead.collect::<Result<_, _>>()?;
        let played = MoveView::of(number, position, ply.played)?;
        position.play(ply.played)?;
        Ok(Self { played, comment: ply.comment, variations })
    }
}

impl RecordFlawView {
    fn of(error: &RecordError, language: Language) -> Self {
        let said = Problem::refused(error.reason()).document(language);
        let RecordError { game, ply, line, .. } = *error;
        Self { game, ply, line, in_variation: false, code: said.code, detail: said.detail }
    }
}

#[cfg(test)]
mod tests {
    use chuhe_domain::xiangqi::records::{Reading, import};

    use super::*;

    #[test]
    fn lines_are_shown_of_files_that_are_not_too_long_and_variations_count() {
        let pgn = "[Event \"Cup\"]\n\n1. h2e2 h9g7 (1... h7e7) *\n\n[Event \"Cup\"]\n\n1. b2e2 *\n";
        let shown = |most| {
            let imported = import(pgn.as_bytes(), Reading::Strict).expect("two games");
            let view = RecordsView::up_to(most, imported, Language::En).expect("legal moves");
            view.games.iter().map(|game| (game.plies, game.line.is_some())).collect::<Vec<_>>()
        };
        assert_eq!(shown(4), [(2, true), (1, true)]);
        assert_eq!(shown(3), [(2, false), (1, false)]);
    }

    #[test]
    fn what_a_lenient_reading_lost_is_shown_with_its_place() {
        let pgn = b"[Event \"Cup\"]\n\n1. h2e2 {\xFF}\n(1. b2e2 a0a9) 1... h9g7 *\n";
        let imported = import(pgn, Reading::Lenient).expect("a game");
        let view = RecordsView::of(imported, Language::En).expect("legal moves");
        let json = serde_json::to_value(view).expect("JSON");
        assert_eq!(json["replaced"], serde_json::json!({ "line": 3, "count": 1 }));
        let cut = &json["games"][0]["truncated"];
        assert_eq!((&cut["ply"], &cut["line"], &cut["in_variation"]), (&2.into(), &4.into(), &true.into()));
    }
}
