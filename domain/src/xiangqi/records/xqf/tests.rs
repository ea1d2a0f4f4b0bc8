//! XQF files written for the purpose, in every version and with any keys, and what is made of damaged ones.

use encoding_rs::{BIG5, GB18030};
use proptest::prelude::*;

use super::*;
use crate::vocabulary::side::Side;
use crate::xiangqi::diagram;
use crate::xiangqi::fen::flaw::FenFlaw;
use crate::xiangqi::position::Position;
use crate::xiangqi::records::encoding::Replaced;
use crate::xiangqi::records::felled;
use crate::xiangqi::records::import::import;
use crate::xiangqi::records::line::{Line, Ply};
use crate::xiangqi::records::tags::RecordResult;

/// A file to be written.
#[derive(Debug, Clone)]
struct File {
    version: u8,
    /// Bytes 3 to 15 of the file.
    keys: [u8; 13],
    /// A point for each man, in the format's order; 255 for a man that was taken.
    men: [u8; 32],
    first: u8,
    result: u8,
    texts: Vec<(usize, &'static str)>,
    coder: &'static encoding_rs::Encoding,
    line: Line,
}

/// The men before the first move, as the published description of version 10 lists them.
const INITIAL: [u8; 32] = [
    80, 70, 60, 50, 40, 30, 20, 10, 0, 72, 12, 83, 63, 43, 23, 3, 9, 19, 29, 39, 49, 59, 69, 79, 89, 17, 77,
    6, 26, 46, 66, 86,
];
/// Two Generals and two Soldiers between them.
const ENDGAME: [u8; 32] = {
    let mut men = [255; 32];
    (men[4], men[11], men[20], men[27]) = (40, 43, 49, 46);
    men
};

impl File {
    fn new(version: u8, moves: &str) -> Self {
        let plies = diagram::moves(moves).into_iter().map(Ply::new).collect();
        let keys = [0xab, 0, 0, 0, 0, 0x31, 0x82, 0x17, 0x44, 201, 77, 154, 80];
        let line = Line { comment: None, plies };
        Self { version, keys, men: INITIAL, first: 0, result: 0, texts: Vec::new(), coder: GB18030, line }
    }

    fn endgame(moves: &str) -> Self {
        Self { men: ENDGAME, ..Self::new(18, moves) }
    }

    /// The keys of men, of moves' ends, and of comments.
    fn keys(&self) -> [u32; 4] {
        let [.., sum, men, from, to] = self.keys.map(u32::from);
        let key = |byte: u32, before| {
            let chain = ((byte * byte * 3 + 9) * 3 + 8) * 2 + 1;
            ((chain * 3 + 8) * before) & 0xff
        };
        let comment = (sum * 256 + men) % 32_000 + 767;
        let men = key(men, men);
        let from = key(from, men);
        if self.version > 10 { [men, from, key(to, from), comment] } else { [0; 4] }
    }

    fn write(&self) -> Vec<u8> {
        let mut file = vec![0; HEADER];
        file[..3].copy_from_slice(&[b'X', b'Q', self.version]);
        file[3..16].copy_from_slice(&self.keys);
        let [men, ..] = self.keys();
        for (index, byte) in (0..).zip(&mut file[16..48]) {
            let turned = if self.version >= 12 { (index + men + 1) % 32 } else { index };
            *byte = low(u32::from(self.men[turned as usize]) + men);
        }
        (file[50], file[51]) = (self.first, self.result);
        for &(at, text) in &self.texts {
            let (text, ..) = self.coder.encode(text);
            file[at] = u8::try_from(text.len()).expect("short");
            file[at + 1..=at + text.len()].copy_from_slice(&text);
        }
        let root = self.line.comment.as_deref();
        self.write_node(&mut file, [0x18, 0x20], root, !self.line.plies.is_empty(), false);
        for node in felled::nodes(&self.line) {
            let [from, to] = [node.played.from, node.played.to].map(|at| at.file() * 10 + at.rank());
            self.write_node(&mut file, [from, to], node.comment.as_deref(), node.goes_on, node.has_other);
        }
        let seed: Vec<_> = (0..4).map(|i| self.keys[5 + i] | (self.keys[9 + i] & self.keys[0])).collect();
        for (index, byte) in file.iter_mut().enumerate().skip(HEADER) {
            let key = b"[(C) Copyright Mr. Dong Shiwei.]"[index % 32] & seed[index % 4];
            *byte = byte.wrapping_add(if self.version > 10 { key } else { 0 });
        }
        file
    }

    fn write_node(
        &self,
        file: &mut Vec<u8>,
        ends: [u8; 2],
        comment: Option<&str>,
        goes_on: bool,
        other: bool,
    ) {
        let [_, from, to, size] = self.keys();
        let old = self.version <= 10;
        let [line, fork, said] = if old { [0xf0, 0x0f, 0] } else { [0x80, 0x40, 0x20] };
        let mark = |is: bool, mark| if is { mark } else { 0 };
        let marks = mark(goes_on, line) | mark(other, fork) | mark(comment.is_some(), said);
        let [a, b] = ends.map(u32::from);
        file.extend([low(a + 24 + from), low(b + 32 + to), marks, 0]);
        let text = comment.map(|text| self.coder.encode(text).0.into_owned()).unwrap_or_default();
        if old || comment.is_some() {
            file.extend((u32::try_from(text.len()).expect("short") + size).to_le_bytes());
            file.extend(text);
        }
    }
}

fn low(number: u32) -> u8 {
    number.to_le_bytes()[0]
}

fn strictly(file: &File) -> Result<Record, RecordError> {
    read(&file.write(), Reading::Strict)
}

#[test]
fn what_the_header_says_stands_under_the_names_of_pgn() {
    let texts = vec![
        (0x50, "甲乙对局"),
        (0xd0, "试验杯"),
        (0x110, "2001.2.3"),
        (0x120, "某地"),
        (0x130, "甲某"),
        (0x140, "乙某"),
        (0x1d0, "丙某"),
    ];
    for (result, expected) in [
        (0, RecordResult::Unknown),
        (1, RecordResult::RedWon),
        (2, RecordResult::BlackWon),
        (3, RecordResult::Drawn),
    ] {
        let record = strictly(&File { texts: texts.clone(), result, ..File::new(16, "h2e2") }).expect("read");
        assert_eq!(record.result, expected);
        let tags = [
            ("Event", "试验杯"),
            ("Site", "某地"),
            ("Date", "2001.2.3"),
            ("Red", "甲某"),
            ("Black", "乙某"),
            ("Title", "甲乙对局"),
            ("Annotator", "丙某"),
        ];
        assert_eq!(record.tags.iter().collect::<Vec<_>>(), tags);
    }
    for (number, kind) in [(0, None), (1, Some("布局")), (3, Some("残局")), (4, None)] {
        let mut bytes = File::new(16, "h2e2").write();
        bytes[0x40] = number;
        assert_eq!(read(&bytes, Reading::Strict).expect("read").tags.get("Type"), kind, "{number}");
    }
}

#[test]
fn texts_in_big5_are_told_from_those_in_gb18030() {
    let mut file = File {
        texts: vec![(0x50, "順炮橫車對直車"), (0x130, "甲某")],
        ..File::new(18, "h2e2 h7e7")
    };
    file.line.comment = Some("第一局 炮二平五 炮8平5".to_owned());
    file.line.plies[1].comment = Some("黑方還架中炮，對攻激烈。".to_owned());
    for coder in [BIG5, GB18030] {
        let record = strictly(&File { coder, ..file.clone() }).expect("read");
        assert_eq!(record.tags.get("Title"), Some("順炮橫車對直車"));
        assert_eq!(record.line, file.line);
    }
}

#[test]
fn half_a_character_at_the_end_of_a_field_is_left_out_and_in_a_comment_refused() {
    let mut file = File { texts: vec![(0x130, "甲某某")], ..File::new(10, "h2e2 h9g7") };
    file.line.plies[1].comment = Some("第一局，黑方应以屏风马".to_owned());
    let mut bytes = file.write();
    bytes[0x130] = 5;
    let record = read(&bytes, Reading::Strict).expect("read");
    assert_eq!(record.tags.get("Red"), Some("甲某"));
    if let Some(last) = bytes.last_mut() {
        *last = 0xff;
    }
    let flaw = RecordFlaw::Undecodable { encoding: Encoding::Gb18030 };
    assert_eq!(read(&bytes, Reading::Strict), Err(refuse(Some(2), flaw)));
    let line = read(&bytes, Reading::Lenient).expect("read").line;
    assert!(line.plies[1].comment.as_deref().is_some_and(|text| text.ends_with("屏风\u{fffd}")));
    let replaced = import(&bytes, Reading::Lenient).expect("read").replaced;
    assert_eq!(replaced, Some(Replaced { line: None, count: 1 }));
}

#[test]
fn who_begins_is_told_by_the_first_move_or_else_by_the_header() {
    for (first, moves, side) in [
        (0, "e6e5", Side::Black),
        (1, "e6e5", Side::Black),
        (1, "e3e4", Side::Red),
        (0, "", Side::Red),
        (1, "", Side::Black),
    ] {
        let record = strictly(&File { first, ..File::endgame(moves) }).expect("read");
        assert_eq!(record.start.side_to_move(), side, "{first} {moves}");
    }
}

#[test]
fn art_2_1_before_a_game_red_is_to_move_unless_the_header_names_black() {
    let error = strictly(&File::new(18, "h9g7 h2e2")).expect_err("Black's move");
    assert_eq!(error.ply, Some(1));
    let record = strictly(&File { first: 1, ..File::new(18, "h9g7 h2e2") }).expect("read");
    assert_eq!(record.start.side_to_move(), Side::Black);
}

#[test]
fn a_start_that_is_no_position_is_refused_with_its_flaws() {
    let mut file = File::endgame("");
    file.men[4] = 255;
    for reading in [Reading::Strict, Reading::Lenient] {
        let error = read(&file.write(), reading).expect_err("no general");
        let RecordFlaw::Start(error) = error.flaw else { panic!("{error:?}") };
        assert_eq!(error.flaws, [FenFlaw::GeneralMissing { side: Side::Red }]);
    }
    file.men[4] = 49;
    let square = diagram::square("e9");
    assert_eq!(strictly(&file), Err(refuse(None, RecordFlaw::TwoMen { square })));
}

#[test]
fn art_2_2_an_illegal_move_is_refused_with_its_ply_and_leniently_cut_off() {
    let file = File::new(12, "h2e2 h9g7 h0g2");
    let mut broken = file.clone();
    broken.line.plies.push(Ply::new(diagram::moves("a9a6")[0]));
    let error = strictly(&broken).expect_err("an illegal move");
    assert!(
        matches!(error, RecordError { ply: Some(4), flaw: RecordFlaw::IllegalMove { .. }, .. }),
        "{error}"
    );
    let record = read(&broken.write(), Reading::Lenient).expect("read");
    assert_eq!(record.line, file.line);
    assert_eq!(record.truncated.map(|stop| (stop.ply, stop.flaw)), Some((4, error.flaw)));
}

#[test]
fn a_point_beyond_the_board_is_refused() {
    for (at, beyond) in [(HEADER + 8, 24 + 90), (HEADER + 9, 32 + 90)] {
        let mut file = File::new(10, "h2e2 h9g7").write();
        file[at] = beyond;
        let flaw = RecordFlaw::NoPoint { offset: at };
        assert_eq!(read(&file, Reading::Strict), Err(refuse(Some(1), flaw)));
    }
}

#[test]
fn other_versions_and_other_files_are_refused() {
    for version in [0, 9, 19] {
        let file = File::new(version, "h2e2").write();
        assert!(is(&file));
        assert_eq!(
            read(&file, Reading::Lenient),
            Err(refuse(None, RecordFlaw::UnsupportedVersion { version }))
        );
    }
    for bytes in [&b""[..], b"XQ", b"XQF is a format", b"QX\x12"] {
        assert!(!is(bytes));
        assert!(read(bytes, Reading::Strict).is_err());
    }
    assert_eq!(read(b"QX\x12", Reading::Lenient), Err(refuse(None, RecordFlaw::UnsupportedFormat)));
}

#[test]
fn a_cut_file_is_refused_wherever_it_is_cut() {
    for version in [10, 18] {
        let mut file = File::new(version, "h2e2 h9g7");
        file.line.comment = Some("开局".to_owned());
        file.line.plies[1].comment = Some("屏风马".to_owned());
        let whole = file.write();
        for size in 0..whole.len() {
            let cut = &whole[..size];
            let error = read(cut, Reading::Strict).expect_err("cut");
            assert!(matches!(error.flaw, RecordFlaw::CutOff { .. }), "{size}: {error}");
            let kept = read(cut, Reading::Lenient).map(|record| record.truncated.is_some());
            assert_eq!(kept.ok(), (size >= HEADER).then_some(true), "{size}");
        }
    }
}

#[test]
fn zeroes_may_follow_the_last_move_and_nothing_else() {
    let file = File::new(10, "h2e2 h9g7");
    let mut bytes = file.write();
    let offset = bytes.len();
    bytes.extend([0; 9]);
    assert_eq!(read(&bytes, Reading::Strict), strictly(&file));
    bytes.push(1);
    let flaw = RecordFlaw::LeftOver { offset };
    assert_eq!(read(&bytes, Reading::Strict), Err(refuse(Some(3), flaw.clone())));
    let truncated = read(&bytes, Reading::Lenient).expect("read").truncated.expect("marked");
    assert_eq!((truncated.ply, truncated.flaw), (3, flaw));
}

#[test]
fn a_result_or_a_checksum_that_is_none_is_refused_and_leniently_marked() {
    let cases = [
        (0x33, RecordFlaw::OutOfPlace { given: "result 5".to_owned() }),
        (15, RecordFlaw::SaidTwice { given: "checksum".to_owned() }),
    ];
    let fourth = strictly(&File { result: 4, ..File::new(18, "h2e2") }).expect("read");
    assert_eq!((fourth.result, fourth.tags.get("Result")), (RecordResult::Unknown, Some("4")));
    for (at, flaw) in cases {
        let mut bytes = File::new(18, "").write();
        bytes[at] = 5;
        assert_eq!(read(&bytes, Reading::Strict), Err(refuse(None, flaw.clone())), "{at}");
        let truncated = read(&bytes, Reading::Lenient).expect("read").truncated.expect("marked");
        assert_eq!((truncated.ply, truncated.flaw), (1, flaw), "{at}");
    }
    let mut bytes = File::new(10, "h2e2").write();
    bytes[15] = 9;
    assert!(read(&bytes, Reading::Strict).is_ok(), "version 10 has no keys");
}

fn files() -> impl Strategy<Value = File> {
    let lines = felled::lines(Position::initial());
    (10_u8..=18, any::<[u8; 13]>(), lines, prop::option::of("[红黑车马炮兵卒进退平]{1,9}")).prop_map(
        |(version, mut keys, line, comment)| {
            keys[9] = keys[10..].iter().fold(0, |sum: u8, &key| sum.wrapping_sub(key));
            let line = Line { comment, ..line };
            File { keys, line, ..File::new(version, "") }
        },
    )
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(48))]

    #[test]
    fn what_is_written_in_any_version_with_any_keys_is_read_back(file in files()) {
        let record = strictly(&file).expect("read");
        prop_assert_eq!(record.start, Position::initial());
        prop_assert_eq!(record.line, file.line);
        prop_assert_eq!(record.truncated, None);
    }

    #[test]
    fn a_damaged_file_is_read_or_refused(file in files(), damages in felled::damages()) {
        let bytes = felled::damaged(file.write(), damages);
        let _ = read(&bytes, Reading::Strict);
        let _ = read(&bytes, Reading::Lenient);
    }

    #[test]
    fn any_bytes_are_read_or_refused(
        bytes in prop::collection::vec(any::<u8>(), 0..2000),
        version in 10_u8..=18,
    ) {
        let header = File::new(version, "").write();
        for file in [[&b"XQ"[..], &[version], &bytes].concat(), [&header[..HEADER], &bytes].concat()] {
            let _ = read(&file, Reading::Strict);
            let _ = read(&file, Reading::Lenient);
        }
    }
}
