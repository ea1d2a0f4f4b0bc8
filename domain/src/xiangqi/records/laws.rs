//! Laws of the ways in and out, over records of random play: what is written is read back the same, whatever its
//! texts hold; and any bytes are read or refused, strictly and leniently, in bounded time.

use proptest::collection::vec;
use proptest::prelude::*;

use crate::xiangqi::notation::Notation;
use crate::xiangqi::notation::chinese::Script;
use crate::xiangqi::position::Position;
use crate::xiangqi::records::encoding::Encoding;
use crate::xiangqi::records::export::{Target, export};
use crate::xiangqi::records::import::import;
use crate::xiangqi::records::line::{Line, Ply};
use crate::xiangqi::records::reading::Reading;
use crate::xiangqi::records::record::Record;
use crate::xiangqi::records::tags::{RecordResult, Tags};

/// A text that some format would trip over.
fn text() -> impl Strategy<Value = String> {
    let quoted = ["[DhtmlXQ]", "[/DhtmlXQ_movelist]", "[Event \"a\"]", "1-0", "--", "$3", "&lt;<br>"];
    prop_oneof![
        1 => prop::sample::select(quoted.to_vec()).prop_map(str::to_owned),
        5 => r#"[ \t\r\n"\\|{}()\[\]%;*$.=u0-9/DhtmlXQ_a-c楚河\u{85}\u{3000}\u{FEFF}\u{1F409}]{1,16}"#,
    ]
}

/// Grows a line by choices: mostly moves, sometimes a comment, or a variation that takes some choices for itself.
fn line(
    mut position: Position,
    choices: &mut std::slice::Iter<'_, u16>,
    texts: &[String],
    deep: usize,
) -> Line {
    let said = |choice: u16| texts.get(usize::from(choice / 8) % (texts.len() * 4)).cloned();
    let mut line = Line { comment: choices.next().and_then(|&choice| said(choice)), plies: Vec::new() };
    let mut before = position.clone();
    while let Some(&choice) = choices.next() {
        match (choice % 8, line.plies.last_mut()) {
            (0, Some(_)) if deep > 0 => break,
            (1, Some(ply)) => {
                let variation = self::line(before.clone(), choices, texts, deep + 1);
                if variation != Line::default() {
                    ply.variations.push(variation);
                }
            }
            _ => {
                let moves = position.legal_moves();
                let Some(&next) = moves.get(usize::from(choice) % moves.len().max(1)) else { break };
                before.clone_from(&position);
                position.play(next).expect("a legal move");
                line.plies.push(Ply { comment: said(choice), ..Ply::new(next) });
            }
        }
    }
    line
}

fn record() -> impl Strategy<Value = Record> {
    let tags = vec(("[A-Za-z0-9_:'%+-]{1,9}|Event|Red|site|comment1|RedTeam", text()), 0..5);
    let results = [RecordResult::RedWon, RecordResult::BlackWon, RecordResult::Drawn, RecordResult::Unknown];
    let result = prop::sample::select(results.to_vec());
    (tags, result, vec(any::<u16>(), 0..40), vec(any::<u16>(), 0..60), vec(text(), 1..6)).prop_map(
        |(pairs, result, opening, choices, texts)| {
            let mut start = Position::initial();
            if opening.len() > 10 {
                let led = line(start.clone(), &mut opening.iter(), &texts, 0);
                for played in led.moves() {
                    start.play(played).expect("a legal move");
                }
            }
            let mut tags = Tags::default();
            pairs.into_iter().for_each(|(name, text)| tags.push(name, text));
            let line = line(start.clone(), &mut choices.iter(), &texts, 0);
            Record { tags, result, start, line, truncated: None }
        },
    )
}

const TARGETS: [Target; 5] = [
    Target::Pgn { notation: Notation::Iccs, script: Script::Traditional },
    Target::Pgn { notation: Notation::Chinese, script: Script::Traditional },
    Target::Pgn { notation: Notation::Chinese, script: Script::Simplified },
    Target::Pgn { notation: Notation::Wxf, script: Script::Traditional },
    Target::DhtmlXq,
];

proptest! {
    #![proptest_config(ProptestConfig::with_cases(32))]

    #[test]
    fn what_is_written_is_read_back(records in vec(record(), 1..4)) {
        for target in TARGETS {
            let text = export(&records, target).expect("legal moves");
            let imported = import(text.as_bytes(), Reading::Strict);
            let read = imported.as_ref().map(|imported| (&imported.records, imported.encoding));
            prop_assert_eq!(read, Ok((&records, Encoding::Utf8)), "{:?}\n{}", target, text);
        }
    }

    #[test]
    fn any_text_is_read_or_refused(
        pieces in vec(
            prop_oneof![
                text(),
                prop::sample::select(&PIECES[..]).prop_map(str::to_owned),
            ],
            0..40,
        ),
        cut in any::<prop::sample::Index>(),
    ) {
        let text = pieces.concat();
        let bytes = text.as_bytes().get(..cut.index(text.len() + 1)).unwrap_or_default();
        let strict = import(bytes, Reading::Strict);
        let lenient = import(bytes, Reading::Lenient);
        if let Ok(strict) = strict {
            prop_assert!(strict.refused.is_empty());
            prop_assert!(strict.records.iter().all(|record| record.truncated.is_none()));
            prop_assert_eq!(Ok(strict), lenient);
        } else if let Ok(lenient) = lenient {
            let is_cut = |record: &Record| record.truncated.is_some();
            let is_told = lenient.replaced.is_some() || !lenient.refused.is_empty();
            prop_assert!(is_told || lenient.records.iter().any(is_cut));
            let kept = lenient.records.into_iter().map(|record| Record { truncated: None, ..record });
            let kept: Vec<_> = kept.collect();
            for target in TARGETS.into_iter().filter(|_| !kept.is_empty()) {
                let text = export(&kept, target).expect("legal moves");
                let again = import(text.as_bytes(), Reading::Strict).map(|again| again.records);
                prop_assert_eq!(again.as_ref(), Ok(&kept), "{:?}\n{}", target, text);
            }
        }
    }

    #[test]
    fn any_bytes_are_read_or_refused(bytes in vec(any::<u8>(), 0..600)) {
        let _ = (import(&bytes, Reading::Strict), import(&bytes, Reading::Lenient));
    }
}

const PIECES: [&str; 31] = [
    "[Event 'b']\n",
    "[Red \"b\"]\n",
    "[Red B]",
    "\n\n",
    "1.",
    "1... ",
    "2. ",
    "!? ",
    "-- ",
    "======\n",
    "<p> ",
    "&lt;<br>",
    "[DhtmlXQ_title]z[/DhtmlXQ_title]",
    "[Event \"a\"]\n",
    "[FEN \"4k4/9/9/9/9/9/9/9/9/3K5 w\"]\n",
    "[FEN \"4k4 w\"]",
    "1. h2e2 ",
    "炮八平五 ",
    "h9g7 ",
    "(",
    ")",
    "{x} ",
    "1-0\n",
    "*",
    "[DhtmlXQ]",
    "[/DhtmlXQ]",
    "[DhtmlXQ_movelist]77477062",
    "[/DhtmlXQ_movelist]",
    "[DhtmlXQ_move_0_2_1]1022[/DhtmlXQ_move_0_2_1]",
    "[DhtmlXQ_binit]",
    "[DhtmlXQ_comment1_2]y[/DhtmlXQ_comment1_2]",
];
