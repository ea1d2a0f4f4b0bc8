//! Records as PGN: the seven tags, the others, the moves in lines of about 80 columns with comments and
//! variations, the result. What is written here, `reader` reads back the same.

use std::fmt::Write as _;

use crate::vocabulary::side::Side;
use crate::xiangqi::notation::Notation;
use crate::xiangqi::notation::chinese::Script;
use crate::xiangqi::position::Position;
use crate::xiangqi::records::escape;
use crate::xiangqi::records::flaw::{RecordError, RecordFlaw};
use crate::xiangqi::records::line::Line;
use crate::xiangqi::records::record::Record;
use crate::xiangqi::records::tags::{GAME, ROSTER, XIANGQI};

/// How many columns a line of moves takes; only a long comment takes more. Chinese characters take two.
const COLUMNS: usize = 80;

/// All of them, with a blank line between, and moves in this notation and script.
///
/// # Errors
/// Where a move is illegal.
pub fn write(records: &[Record], notation: Notation, script: Script) -> Result<String, RecordError> {
    let mut text = String::new();
    for (number, record) in (1..).zip(records) {
        if number > 1 {
            text.push('\n');
        }
        write_tags(&mut text, record, notation);
        let mut page = Page { notation, script, text: String::new(), column: 0, tight: false };
        page.line(&record.line, record.start.clone(), 1).map_err(|(ply, flaw)| RecordError {
            game: Some(number),
            ply: Some(ply),
            line: None,
            flaw,
        })?;
        page.word(&record.result.to_string());
        let _ = writeln!(text, "\n{}", page.text);
    }
    Ok(text)
}

fn write_tags(text: &mut String, Record { tags, result, start, .. }: &Record, notation: Notation) {
    if tags.get(GAME).is_none() {
        write_tag(text, GAME, XIANGQI);
    }
    for name in ROSTER {
        let result = (name == "Result").then(|| result.to_string());
        write_tag(text, name, tags.get(name).or(result.as_deref()).unwrap_or_default());
    }
    let is_other = |name: &str| !ROSTER.iter().any(|known| known.eq_ignore_ascii_case(name));
    for (name, other) in tags.iter().filter(|(name, _)| is_other(name)) {
        write_tag(text, name, other);
    }
    match notation {
        Notation::Iccs => write_tag(text, "Format", "ICCS"),
        Notation::Wxf => write_tag(text, "Format", "WXF"),
        Notation::Chinese | Notation::ChineseShort => {}
    }
    if *start != Position::initial() {
        write_tag(text, "FEN", &start.to_fen());
    }
}

fn write_tag(text: &mut String, name: &str, said: &str) {
    let mut quoted = String::with_capacity(said.len());
    for letter in said.chars() {
        match letter {
            '"' | '\\' => quoted.extend(['\\', letter]),
            _ if letter.is_control() => escape::push(&mut quoted, letter),
            _ => quoted.push(letter),
        }
    }
    // Writing to a string cannot fail.
    let _ = writeln!(text, "[{name} \"{quoted}\"]");
}

/// Words, set in lines.
struct Page {
    notation: Notation,
    script: Script,
    text: String,
    column: usize,
    /// Whether the next word follows without a space.
    tight: bool,
}

impl Page {
    /// A line that begins in this position with this ply.
    fn line(&mut self, line: &Line, mut position: Position, first: usize) -> Result<(), (usize, RecordFlaw)> {
        let mut says_number = true;
        self.comment(line.comment.as_deref());
        for (number, ply) in (first..).zip(&line.plies) {
            let refuse = |why| (number, RecordFlaw::IllegalMove { played: ply.played, why });
            let before = position.clone();
            let played = position.write_move(ply.played, self.notation, self.script).map_err(refuse)?;
            position.play(ply.played).map_err(refuse)?;
            match before.side_to_move() {
                Side::Red => self.word(&format!("{}. {played}", before.round())),
                Side::Black if says_number => self.word(&format!("{}... {played}", before.round())),
                Side::Black => self.word(&played),
            }
            self.comment(ply.comment.as_deref());
            for variation in &ply.variations {
                self.word("(");
                self.tight = true;
                self.line(variation, before.clone(), number)?;
                self.tight = true;
                self.word(")");
            }
            says_number = ply.comment.is_some() || !ply.variations.is_empty();
        }
        Ok(())
    }

    fn comment(&mut self, said: Option<&str>) {
        if let Some(said) = said {
            // A line that looks like a tag, and a brace, could be read as the next game's.
            let written = escape::write(said, |letter| "{}\r".contains(letter)).replace("\n[", "\n\\u005b");
            self.word(&format!("{{{written}}}"));
        }
    }

    fn word(&mut self, word: &str) {
        let first_line = word.lines().next().unwrap_or_default();
        if self.column > 0 && !self.tight {
            let is_full = self.column + 1 + width(first_line) > COLUMNS;
            self.text.push(if is_full { '\n' } else { ' ' });
            self.column = if is_full { 0 } else { self.column + 1 };
        }
        self.text.push_str(word);
        self.column = match word.rsplit_once('\n') {
            None => self.column + width(word),
            Some((_, last_line)) => width(last_line),
        };
        self.tight = false;
    }
}

fn width(text: &str) -> usize {
    text.chars().map(|letter| if letter < '\u{1100}' { 1 } else { 2 }).sum()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::xiangqi::diagram;
    use crate::xiangqi::records::line::Ply;
    use crate::xiangqi::records::tags::{RecordResult, Tags};

    fn record(comment: String) -> Record {
        let plies = diagram::moves("h2e2").into_iter().map(Ply::new).collect();
        let line = Line { comment: Some(comment), plies };
        let (tags, result, start) = (Tags::default(), RecordResult::Unknown, Position::initial());
        Record { tags, result, start, line, truncated: None }
    }

    fn written(records: &[Record]) -> String {
        write(records, Notation::Iccs, Script::Traditional).expect("legal")
    }

    #[test]
    fn a_line_is_full_with_eighty_columns() {
        for (comment, lines) in [
            ("x".repeat(68), vec![" 1. h2e2 *"]),
            ("x".repeat(69), vec![" 1. h2e2", "*"]),
            ("x".repeat(70), vec![" 1. h2e2", "*"]),
            ("x".repeat(71), vec!["", "1. h2e2 *"]),
            // The first of the wide letters.
            ("\u{1100}".repeat(34), vec![" 1. h2e2 *"]),
            ("\u{1100}".repeat(35), vec![" 1. h2e2", "*"]),
        ] {
            let text = written(&[record(comment.clone())]);
            let (_, moves) = text.split_once("\n\n").expect("tags and moves");
            assert_eq!(moves, format!("{{{comment}}}{}\n", lines.join("\n")));
        }
    }

    #[test]
    fn a_blank_line_stands_between_games() {
        let games = ["a", "b"].map(|said| record(said.to_owned()));
        let alone = games.each_ref().map(|game| written(std::slice::from_ref(game)));
        assert_eq!(written(&games), alone.join("\n"));
    }
}
