//! What single texts mean, and how single moves are written, on boards drawn for it.

mod refusals;

use rstest::rstest;

use crate::vocabulary::side::Side;
use crate::xiangqi::diagram;
use crate::xiangqi::illegal::IllegalMove;
use crate::xiangqi::man::{Kind, Man};
use crate::xiangqi::notation::Notation;
use crate::xiangqi::notation::chinese::Script;
use crate::xiangqi::notation::refusal::ReadMoveFlaw;
use crate::xiangqi::position::Position;

/// Every text is read as this move.
fn assert_read(position: &Position, texts: &str, meant: &str) {
    let meant = meant.parse().expect("a move");
    for text in texts.split_whitespace() {
        assert_eq!(position.read_move(text), Ok(meant), "{text}");
    }
}

/// Every text is refused so, with these moves as possible.
fn assert_refused(position: &Position, texts: &str, why: ReadMoveFlaw, possible: &str) {
    for text in texts.split_whitespace() {
        let error = position.read_move(text).expect_err(text);
        assert_eq!((error.why, error.possible), (why, diagram::moves(possible)), "{text}");
    }
}

/// A move is written so: in Chinese full, simplified and short, and in WXF.
fn assert_written(position: &Position, played: &str, expected: &str) {
    let forms = position.forms(played.parse().expect("a move")).expect("legal");
    assert_eq!([forms.chinese, forms.chinese_simplified, forms.chinese_short, forms.wxf].join(" "), expected);
    assert_eq!(forms.iccs, played);
}

fn illegal(played: &str, why: IllegalMove) -> ReadMoveFlaw {
    ReadMoveFlaw::Illegal { played: played.parse().expect("a move"), why }
}

#[test]
fn art_7_5_the_articles_own_example() {
    let rounds = [
        ("炮二平五", "炮25", "h2e2"),
        ("馬8進7", "馬87", "h9g7"),
        ("馬二進三", "馬23", "h0g2"),
        ("車9平8", "車98", "i9h9"),
        ("車一平二", "車12", "i0h0"),
        ("炮8進4", "炮84", "h7h3"),
    ];
    let mut position = Position::initial();
    for (full, short, iccs) in rounds {
        let played = iccs.parse().expect("a move");
        assert_read(&position, full, iccs);
        assert_eq!(position.write_move(played, Notation::Chinese, Script::Traditional).as_deref(), Ok(full));
        assert_eq!(
            position.write_move(played, Notation::ChineseShort, Script::Traditional).as_deref(),
            Ok(short)
        );
        if short == "車12" {
            // It is 車一進二 as well, and that is legal too: the article's sheet does not say which.
            assert_refused(&position, short, ReadMoveFlaw::Ambiguous, "i0h0 i0i2");
        } else {
            assert_read(&position, short, iccs);
        }
        position.play(played).expect("legal");
    }
}

#[rstest]
#[case::chinese("炮二平五 炮2平5 炮２平５ 炮二平5 砲二平五 包二平五 C2=5 c2.5 h2e2 H2-E2 炮25", "h2e2")]
#[case::horse("馬八進七 马八进七 傌8進7 馬八上七 H8+7 n8+7 N8+7 馬87", "b0c2")]
#[case::chariot("車一進一 车一进一 俥１進１ R1+1", "i0i1")]
#[case::advisor("仕四進五 士四进五 A4+5", "f0e1")]
#[case::elephant("相三進五 象三进五 E3+5 b3+5", "g0e2")]
#[case::general("帥五進一 將五進一 帅5进1 将五上一 K5+1", "e0e1")]
#[case::soldier("兵七進一 卒七进一 P7+1 p7+1", "c3c4")]
fn a_move_may_be_written_in_many_ways(#[case] texts: &str, #[case] meant: &str) {
    assert_read(&Position::initial(), texts, meant);
}

#[test]
fn black_counts_from_its_own_right_and_is_written_in_digits() {
    let mut position = Position::initial();
    position.play("h2e2".parse().expect("a move")).expect("legal");
    assert_read(&position, "馬8進7 馬八進七 马８进７ H8+7 h8+7 h9g7", "h9g7");
    assert_written(&position, "h9g7", "馬8進7 马8进7 馬87 H8+7");
    assert_read(&position, "將5進1 將五進一 帥5進1 k5+1", "e9e8");
    assert_written(&position, "e9e8", "將5進1 将5进1 將51 K5+1");
}

#[test]
fn space_around_a_move_does_not_matter() {
    for text in [" h2e2\n", "\u{3000}炮二平五 ", "\tC2=5"] {
        assert_eq!(Position::initial().read_move(text).map(String::from).as_deref(), Ok("h2e2"));
    }
}

#[test]
fn a_notation_that_was_asked_for_is_the_only_one_read() {
    let texts = [
        (Notation::Iccs, "h2e2"),
        (Notation::Chinese, "炮二平五"),
        (Notation::ChineseShort, "炮25"),
        (Notation::Wxf, "C2=5"),
    ];
    for asked in Notation::ALL {
        for (notation, text) in texts {
            let read = Position::initial().read_move_as(asked, text).map_err(|error| error.why);
            assert_eq!(read.is_ok(), asked == notation, "{text} as {asked}");
            assert!(read.is_ok() || read == Err(ReadMoveFlaw::Unreadable), "{text} as {asked}");
        }
    }
}

const TWO_ON_A_FILE: &str = "
    . . . . . k . . .
    . . . . . . . . R
    . . . . . . . . .
    . . . . . . . . .
    . . C . . . . . R
    . . . . . . . . B
    . . . . . . . . .
    . . C A . . . N .
    . . . . . . . . .
    . . . A K . . N .";

#[rstest]
#[case("前車平三 前车平三 車前平三 R+.3 R+=3 +R=3 r+.3", "i8g8", "前車平三 前车平三 前車3 R+=3")]
#[case("後炮退一 后炮退一 炮後退一 C--1 C––1 C−−1 -C-1", "c2c1", "後炮退一 后炮退一 後炮1 C--1")]
#[case("前馬進三 馬前進三 H++3 N++3", "h2g4", "前馬進三 前马进三 前馬3 H++3")]
#[case("前炮進二 C++2", "c5c7", "前炮進二 前炮进二 前炮2 C++2")]
// By rights 前 says so; but the rear cannon cannot go three points, so that one move fits.
#[case("炮七進三 C7+3", "c5c8", "前炮進三 前炮进三 前炮3 C++3")]
// Advisors are told by their file, whichever of the two it is.
#[case("仕六進五 士六進五 後仕進五 A6+5 A-+5", "d0e1", "仕六進五 仕六进五 仕65 A6+5")]
#[case("仕六退五 前士退五 A6-5 A+-5", "d2e1", "仕六退五 仕六退五 仕65 A6-5")]
fn one_of_two_on_a_file(#[case] texts: &str, #[case] meant: &str, #[case] forms: &str) {
    let position = diagram::position(Side::Red, TWO_ON_A_FILE);
    assert_read(&position, texts, meant);
    assert_written(&position, meant, forms);
}

#[test]
fn a_file_that_two_men_share_is_refused_when_both_may_go() {
    let position = diagram::position(Side::Red, TWO_ON_A_FILE);
    assert_refused(&position, "車一平五 R1.5", ReadMoveFlaw::Ambiguous, "i5e5 i8e8");
    assert_refused(&position, "仕65", ReadMoveFlaw::Ambiguous, "d0e1 d2e1");
}

/// A drawing with these ranks in the middle, from Black's bank down: Red's Soldiers, and where they are told.
fn soldiers(ranks: [&str; 5]) -> Position {
    let [eight, seven, six, five, four] = ranks;
    let drawing = format!(
        ". . . . . k . . .\n{eight}\n{seven}\n{six}\n{five}\n{four}\n{}. . . . K . . . .",
        ". . . . . . . . .\n".repeat(3)
    );
    diagram::position(Side::Red, &drawing)
}

const NONE: &str = ". . . . . . . . .";
const THIRD: &str = ". . . . . . P . .";

#[rstest]
#[case("前兵平四 一兵平四 P+.4", "g7f7", "前兵平四 前兵平四 前兵4 P+=4")]
#[case("中兵平四 二兵平四 P3.4 P..4", "g6f6", "中兵平四 中兵平四 中兵4 P3=4")]
#[case("後兵平四 后兵平四 三兵平四 P-.4", "g5f5", "後兵平四 后兵平四 後兵4 P-=4")]
fn three_soldiers_on_a_file(#[case] texts: &str, #[case] meant: &str, #[case] forms: &str) {
    let position = soldiers([NONE, THIRD, THIRD, THIRD, NONE]);
    assert_read(&position, texts, meant);
    assert_written(&position, meant, forms);
}

/// A Soldier alone on its file needs no place, and takes no name from the others.
#[rstest]
#[case("前兵平四 P+.4", "g7f7", "前兵平四 前兵平四 前兵4 P+=4")]
#[case("後兵平四 P-.4", "g6f6", "後兵平四 后兵平四 後兵4 P-=4")]
#[case("兵七平六 P7.6", "c7d7", "兵七平六 兵七平六 兵76 P7=6")]
fn two_soldiers_on_a_file_and_one_alone(#[case] texts: &str, #[case] meant: &str, #[case] forms: &str) {
    let position = soldiers([NONE, ". . P . . . P . .", THIRD, NONE, NONE]);
    assert_read(&position, texts, meant);
    assert_written(&position, meant, forms);
    for text in ["一兵七平六", "三兵七平六"] {
        position.read_move(text).expect_err(text);
    }
}

#[rstest]
#[case("前兵平四 一兵平四 ++.4", "g8f8", "前兵平四 前兵平四 前兵4 ++=4")]
#[case("二兵平四 P+.4", "g7f7", "二兵平四 二兵平四 2兵4 P+=4")]
#[case("三兵平四 P-.4", "g6f6", "三兵平四 三兵平四 3兵4 P-=4")]
#[case("後兵平四 四兵平四 --.4", "g5f5", "後兵平四 后兵平四 後兵4 --=4")]
fn four_soldiers_on_a_file(#[case] texts: &str, #[case] meant: &str, #[case] forms: &str) {
    let position = soldiers([THIRD, THIRD, THIRD, THIRD, NONE]);
    assert_read(&position, texts, meant);
    assert_written(&position, meant, forms);
}

#[rstest]
#[case("前兵平四 一兵平四 ++.4", "g8f8", "前兵平四 前兵平四 前兵4 ++=4")]
#[case("二兵平四 P+.4 Pb.4", "g7f7", "二兵平四 二兵平四 2兵4 P+=4")]
#[case("三兵平四 中兵平四 P3.4 pc.4", "g6f6", "三兵平四 三兵平四 3兵4 P3=4")]
#[case("四兵平四 P-.4", "g5f5", "四兵平四 四兵平四 4兵4 P-=4")]
fn five_soldiers_on_a_file(#[case] texts: &str, #[case] meant: &str, #[case] forms: &str) {
    let position = soldiers([THIRD, THIRD, THIRD, THIRD, THIRD]);
    assert_read(&position, texts, meant);
    assert_written(&position, meant, forms);
}

#[test]
fn the_last_of_five_soldiers_is_told_even_where_it_may_not_go() {
    let position = soldiers([THIRD, THIRD, THIRD, THIRD, THIRD]);
    let own = Man::new(Side::Red, Kind::Soldier);
    let why = IllegalMove::OwnManOnTarget { square: diagram::square("g5"), man: own };
    // No Soldier of that name has a move, so that every legal move is named.
    let others = "e0d0 e0e1 g5f5 g5h5 g6f6 g6h6 g7f7 g7h7 g8f8 g8h8 g8g9";
    assert_refused(&position, "後兵進一 五兵進一 --+1", illegal("g4g5", why), others);
}

/// The case that WXF prints: three on the third file, two on the seventh. 東萍 and the later rule books write
/// place and file, 象棋巫師 counts over both files from the right.
#[rstest]
#[case("前三平四 前兵三平四 兵三前平四 一兵平四 3+.4 Pa.4", "g7f7", "前三平四 前三平四 前34 3+=4")]
#[case("中三平四 中兵三平四 二兵平四 33.4 P3.4", "g6f6", "中三平四 中三平四 中34 33=4")]
#[case("後三平四 后三平四 后兵三平四 三兵平四 3-.4", "g5f5", "後三平四 后三平四 後34 3-=4")]
#[case("前七平六 四兵平六 7+.6 前兵平六 P+.6", "c7d7", "前七平六 前七平六 前76 7+=6")]
#[case("後七平六 五兵平六 7-.6 pe.6", "c6d6", "後七平六 后七平六 後76 7-=6")]
fn soldiers_on_two_files(#[case] texts: &str, #[case] meant: &str, #[case] forms: &str) {
    let both = ". . P . . . P . .";
    let position = soldiers([NONE, both, both, THIRD, NONE]);
    assert_read(&position, texts, meant);
    assert_written(&position, meant, forms);
}

#[test]
fn a_place_that_two_files_have_is_refused_when_both_men_may_go() {
    let both = ". . P . . . P . .";
    let position = soldiers([NONE, both, both, THIRD, NONE]);
    assert_refused(&position, "前兵進一 P++1 前兵1", ReadMoveFlaw::Ambiguous, "c7c8 g7g8");
}

#[test]
fn black_soldiers_are_counted_from_blacks_right_too() {
    let turned = |square: &str| diagram::square(square).turned().to_string();
    let both = ". . p . . . p . .";
    let drawing = format!(
        ". . . . k . . . .\n{}. . p . . . . . .\n{both}\n{both}\n{NONE}\n. . . K . . . . .",
        format!("{NONE}\n").repeat(4)
    );
    let position = diagram::position(Side::Black, &drawing);
    let front = format!("{}{}", turned("g7"), turned("f7"));
    assert_read(&position, "前3平4 一卒平4 1卒平四 3+.4", &front);
    assert_written(&position, &front, "前3平4 前3平4 前34 3+=4");
    let last = format!("{}{}", turned("c6"), turned("d6"));
    assert_read(&position, "後7平6 五卒平六 ５卒平６ 7-.6", &last);
}

#[test]
fn art_7_5_an_ordinal_is_a_character_for_black_too() {
    let file = ". . . . . . p . .\n";
    let drawing = format!(
        ". . . k . . . . .\n{}{}{NONE}\n. . . . . K . . .",
        format!("{NONE}\n").repeat(3),
        file.repeat(4)
    );
    let position = diagram::position(Side::Black, &drawing);
    assert_written(&position, "g3f3", "二卒平6 二卒平6 2卒6 P+=6");
    assert_read(&position, "二卒平6 2卒平6 二卒平六 二卒7平6", "g3f3");
}

#[test]
fn an_ordinal_may_stand_before_a_soldier_and_its_file() {
    let both = ". . P . . . P . .";
    let position = soldiers([NONE, both, both, THIRD, NONE]);
    assert_read(&position, "二兵三平四", "g6f6");
    assert_read(&position, "一兵七平六 四兵七平六", "c7d7");
    assert_read(&position, "二兵七平六 五兵七平六", "c6d6");
}
