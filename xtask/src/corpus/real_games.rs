//! The check of recorded games: every move is legal, the board agrees with what is said of mate and winner, the
//! notation it was printed in means the same moves, and its moves come back from every notation; what repeats is found,
//! and ends nothing. One game a line.

mod threefold;

use std::path::Path;

use chuhe_domain::vocabulary::Side;
use chuhe_domain::xiangqi::{Move, Position, Status};
use serde::Deserialize;

use self::threefold::Threefolds;
use super::figures::Figures;
use super::lines;
use super::notation::comes_back;
use super::report::Report;

#[derive(Deserialize)]
struct Game {
    start_fen: Option<String>,
    moves: Texts,
    notation: Option<Texts>,
    result: Option<String>,
    end: Option<String>,
}

/// Moves one after another, in one text or in many.
#[derive(Deserialize)]
#[serde(untagged)]
enum Texts {
    One(String),
    Many(Vec<String>),
}

/// What was counted.
#[derive(Default)]
struct Counts {
    games: u64,
    legal: u64,
    with_notation: u64,
    notation_equal: u64,
    round_trip: u64,
    threefolds: Threefolds,
}

/// Judges every game.
pub(crate) fn run(path: &Path, report: &mut Report) -> Figures {
    let mut counts = Counts::default();
    for (place, line) in lines::of(path, report) {
        match serde_json::from_str::<Game>(&line) {
            Ok(game) => counts.judge(&game, &place, report),
            Err(error) => report.unreadable(&place, error),
        }
    }
    counts.threefolds.tell();
    Figures::default()
        .with("games", counts.games)
        .with("legal", counts.legal)
        .with("with_notation", counts.with_notation)
        .with("notation_equal", counts.notation_equal)
        .with("round_trip", counts.round_trip)
        .with("threefold", counts.threefolds.games)
        .with("threefold_detected", counts.threefolds.detected)
        .with("threefold_goes_on", counts.threefolds.goes_on)
}

impl Counts {
    fn judge(&mut self, game: &Game, place: &str, report: &mut Report) {
        let start =
            match game.start_fen.as_deref().map_or_else(|| Ok(Position::initial()), Position::from_fen) {
                Ok(start) => start,
                Err(error) => return report.unreadable(place, error),
            };
        self.games += 1;
        self.with_notation += u64::from(game.notation.is_some());

        let mut position = start.clone();
        let mut line: Vec<(Position, Move)> = Vec::new();
        let mut all_come_back = true;
        let played = game.moves.words().try_for_each(|word| {
            let one: Move = word.parse().map_err(|error| format!("{error}"))?;
            all_come_back &= !position.is_legal(one) || comes_back(&position, one, place, report);
            let before = position.clone();
            position.play(one).map_err(|why| format!("{one} is illegal: {why}"))?;
            line.push((before, one));
            Ok::<_, String>(())
        });
        let ended = played.as_ref().map_err(String::clone).and_then(|()| game.check_end(&position));
        if let Err(why) = &ended {
            report.miss(place, format_args!("after ply {}: {why}", line.len()));
        }
        self.legal += u64::from(ended.is_ok());
        self.round_trip += u64::from(all_come_back && played.is_ok());
        self.threefolds.take(&line, &position, place, report);

        if let Some(notation) = &game.notation {
            let moves: Vec<Move> = line.iter().map(|(_, played)| *played).collect();
            match read_all(start, notation) {
                Ok(read) if read == moves => self.notation_equal += 1,
                Ok(read) => {
                    let agree = read.iter().zip(&moves).take_while(|(read, played)| read == played).count();
                    report.miss(place, format_args!("the notation departs from the moves after ply {agree}"));
                }
                Err(why) => report.miss(place, why),
            }
        }
    }
}

impl Game {
    /// What the record says of the end, against the board: what it calls mate or stalemate is that, and whoever
    /// the board says has lost is not said to have won or drawn. What a record leaves open contradicts nothing.
    fn check_end(&self, last: &Position) -> Result<(), String> {
        let status = last.status();
        let said = self.end.as_deref().unwrap_or_default().to_ascii_lowercase();
        let so = match said.as_str() {
            "mate" | "checkmate" => status == Status::Checkmate,
            "stalemate" => status == Status::Stalemate,
            said => !said.contains("mate") || status != Status::Ongoing,
        };
        if !so {
            return Err(format!("the board says {status}, the record {said}"));
        }
        let won = match last.side_to_move() {
            Side::Red => "0-1",
            Side::Black => "1-0",
        };
        match self.result.as_deref() {
            Some(result) if status != Status::Ongoing && result != won && result != "*" => {
                Err(format!("the board says {won}, the record {result}"))
            }
            _ => Ok(()),
        }
    }
}

fn read_all(mut position: Position, notation: &Texts) -> Result<Vec<Move>, String> {
    notation
        .words()
        .map(|word| {
            let read = position.read_move(word).map_err(|error| error.to_string())?;
            position.play(read).map_err(|why| why.to_string())?;
            Ok(read)
        })
        .collect()
}

impl Texts {
    /// The moves, without numbers, results and marks.
    fn words(&self) -> impl Iterator<Item = &str> {
        let texts = match self {
            Self::One(text) => std::slice::from_ref(text),
            Self::Many(texts) => texts.as_slice(),
        };
        let results = ["1-0", "0-1", "1/2-1/2", "*"];
        let words = texts.iter().flat_map(|text| text.split_whitespace());
        words.filter(move |word| !results.contains(word)).filter_map(bare)
    }
}

/// A word without a move's number before it and marks after it, if anything is left.
fn bare(word: &str) -> Option<&str> {
    let point = ['.', '．', '、', '…'];
    let word = word.trim_end_matches(['!', '?', '！', '？', ',', '，', '。', ';', '；']);
    let unnumbered = word.trim_start_matches(|sign: char| sign.is_ascii_digit());
    let rest = unnumbered.trim_start_matches(point);
    // WXF's 33.4 begins like a number, but less than a move follows.
    let numbered = unnumbered.starts_with(point) && (rest.is_empty() || rest.chars().count() > 2);
    Some(if numbered || unnumbered.is_empty() { rest } else { word }).filter(|word| !word.is_empty())
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;

    fn judged(lines: &str) -> (String, usize, usize) {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("games.jsonl");
        fs::write(&file, lines).unwrap();
        let mut report = Report::default();
        let figures = run(&file, &mut report);
        (figures.to_json(), report.misses(), report.unread())
    }

    const MATE: &str = r#""start_fen":"4k4/9/9/9/9/9/9/9/R8/1R1K5 w","moves":"a1a8 e9f9 b0b9","#;

    #[test]
    fn moves_and_notation_are_read_however_they_are_listed() {
        let lines = [
            r#"{"moves":"h2e2 h9g7","notation":"炮二平五 馬８進７","result":"*","more":1}"#,
            r#"{"moves":["h2e2","h9g7"],"notation":["1. 炮二平五 马8进7!","1-0"]}"#,
            r#"{"moves":"h2e2 h9g7","notation":"1.C2.5 1...H8+7 2. *"}"#,
            r#"{"moves":"h2e2","notation":null}"#,
        ];
        let (figures, misses, unread) = judged(&lines.join("\n"));
        assert_eq!(
            figures,
            r#"{"games":4,"legal":4,"with_notation":3,"notation_equal":3,"round_trip":4,"threefold":0,"threefold_detected":0,"threefold_goes_on":0}"#
        );
        assert_eq!((misses, unread), (0, 0));
    }

    #[test]
    fn what_is_wrong_is_counted_out() {
        let lines = [
            r#"{"moves":"h2e2 h9g6"}"#,
            r#"{"moves":"h2e2","notation":"炮八平五"}"#,
            r#"{"moves":"h2e2","notation":"炮二平五 馬8進7"}"#,
            r#"{"moves":"h2e2","end":"mate"}"#,
            r#"{"moves":5}"#,
        ];
        let (figures, misses, unread) = judged(&lines.join("\n"));
        assert_eq!(
            figures,
            r#"{"games":4,"legal":2,"with_notation":2,"notation_equal":0,"round_trip":3,"threefold":0,"threefold_detected":0,"threefold_goes_on":0}"#
        );
        assert_eq!((misses, unread), (4, 1));
    }

    #[test]
    fn an_end_on_the_board_is_held_against_the_record() {
        let agrees = |end: &str| {
            let (figures, ..) = judged(&format!("{{{MATE}{end}}}"));
            figures.contains(r#""legal":1"#)
        };
        assert!(agrees(r#""end":"mate/stalemate","result":"1-0""#));
        assert!(agrees(r#""end":"checkmate","result":"*""#));
        assert!(!agrees(r#""end":"stalemate","result":"1-0""#));
        assert!(!agrees(r#""end":"mate/stalemate","result":"0-1""#));
        assert!(agrees(r#""result":"1-0""#));
        assert!(!agrees(r#""result":"1/2-1/2""#));
    }
}
