//! A game as a file: the record that PGN and DhtmlXQ carry, and the same as Chinese text.

use std::borrow::Cow;
use std::fmt::Write as _;

use chuhe_domain::game::{Card, Game};
use chuhe_domain::vocabulary::{GameResult, Outcome, Side};
use chuhe_domain::xiangqi::records::{Line, Ply, Record, RecordResult, Tags, Target, export};
use chuhe_domain::xiangqi::{Move, Position, Script};

use super::entries::Names;
use super::moves::MoveView;
use crate::language::Language;
use crate::locales::{self, Facts, fact};
use crate::problem::Problem;
use crate::timestamp::Timestamp;

/// What stands in PGN for what is not known.
const UNKNOWN: &str = "?";

/// Who plays whom, where.
#[derive(Debug, Clone)]
pub struct Named {
    title: String,
    red: String,
    black: String,
}

impl Named {
    /// The two of this game; a name that was erased is unknown.
    #[must_use]
    pub fn of(title: &str, card: &Card, names: &Names<'_>) -> Self {
        let name = |side| names.name(card.entrant(side)).unwrap_or_else(|| UNKNOWN.to_owned());
        Self { title: title.to_owned(), red: name(Side::Red), black: name(Side::Black) }
    }
}

/// A game, to be written as a file: from the beginning, or from the position that was stated last (**Art. 5.8**).
#[derive(Debug)]
pub struct GameRecord<'a> {
    game: &'a Game,
    named: Named,
    start: Position,
    line: Vec<(Position, Move)>,
}

impl<'a> GameRecord<'a> {
    /// The record of this game.
    #[must_use]
    pub fn of(game: &'a Game, named: Named) -> Self {
        let (kept, start) = match game.stated.last_key_value() {
            Some((&plies, position)) => (plies, position.clone()),
            None => (0, Position::initial()),
        };
        Self { game, named, start, line: game.line().into_iter().skip(kept).collect() }
    }

    /// The result, where there is one that nobody disputes.
    fn result(&self) -> Option<GameResult> {
        self.game.card.result.filter(|_| self.game.card.is_decided())
    }

    /// As a file of this format.
    ///
    /// # Errors
    /// When a move does not follow, which it does in every game of the ledger.
    pub fn file(&self, target: Target) -> Result<String, Problem> {
        let (card, mut tags) = (&self.game.card, Tags::default());
        tags.push("Event", &self.named.title);
        if let Some(started) = self.game.started {
            let day: String = Timestamp::from(started).to_string().chars().take(10).collect();
            tags.push("Date", day.replace('-', "."));
        }
        tags.push("Round", card.round.to_string());
        tags.push("Board", card.table.to_string());
        tags.push("Red", &self.named.red);
        tags.push("Black", &self.named.black);
        let result = match self.result().map(|result| result.outcome) {
            Some(Outcome::RedWins) => RecordResult::RedWon,
            Some(Outcome::BlackWins) => RecordResult::BlackWon,
            Some(Outcome::Draw) => RecordResult::Drawn,
            Some(Outcome::BothLose) => {
                tags.push("Result", "0-0");
                RecordResult::Unknown
            }
            None => RecordResult::Unknown,
        };
        let plies = self.line.iter().map(|(_, played)| Ply::new(*played)).collect();
        let line = Line { comment: None, plies };
        let record = Record { tags, result, start: self.start.clone(), line, truncated: None };
        Ok(export(&[record], target)?)
    }

    /// As Chinese text: who, how, and the moves, a round in each line.
    ///
    /// # Errors
    /// When a move does not follow, which it does in every game of the ledger.
    pub fn text(&self, script: Script) -> Result<String, Problem> {
        let words = Words(match script {
            Script::Traditional => Language::ZhHant,
            Script::Simplified => Language::ZhHans,
        });
        let card = &self.game.card;
        let at = [("round", card.round.to_string()), ("table", card.table.to_string())];
        let (title, place) = (&self.named.title, words.say("page-at_table", &at));
        let mut text = format!("{title}\n{place}\n");
        for (key, said) in [("page-red", &self.named.red), ("page-black", &self.named.black)] {
            let _ = writeln!(text, "{}：{said}", words.say(key, &[]));
        }
        if let Some(result) = self.result() {
            let article = card.article().unwrap_or_else(|| result.article()).to_owned();
            let outcome = words.say("page-outcome", &[("outcome", result.outcome.to_string())]);
            let ending = words.say("page-ending", &[("ending", result.ending.to_string())]);
            let article = words.say("page-article", &[("article", article)]);
            let _ = writeln!(text, "{}：{outcome}（{ending}，{article}）", words.say("page-result", &[]));
        }
        if self.start != Position::initial() {
            let _ = writeln!(text, "{}：{}", words.say("page-position", &[]), self.start.to_fen());
        }
        text.push('\n');
        self.moves(script, &mut text)?;
        Ok(text)
    }

    fn moves(&self, script: Script, text: &mut String) -> Result<(), Problem> {
        let mut number = 0;
        for (index, played) in MoveView::line(&self.line)?.into_iter().enumerate() {
            let written = match script {
                Script::Traditional => played.forms.chinese,
                Script::Simplified => played.forms.chinese_simplified,
            };
            if played.side == Side::Red || index == 0 {
                number += 1;
                let _ = write!(text, "{number:>3}. ");
            }
            let _ = match played.side {
                Side::Red => write!(text, "{written}"),
                Side::Black if index == 0 => writeln!(text, "……　　　{written}"),
                Side::Black => writeln!(text, "　{written}"),
            };
        }
        if !text.ends_with('\n') {
            text.push('\n');
        }
        Ok(())
    }
}

/// The words of a language.
#[derive(Clone, Copy)]
struct Words(Language);

impl Words {
    fn say(self, key: &str, told: &[(&'static str, String)]) -> String {
        let facts: Facts<'_> = told.iter().map(|(name, value)| (Cow::Borrowed(*name), fact(value))).collect();
        locales::say(self.0, key, &facts).unwrap_or_else(|| key.to_owned())
    }
}
