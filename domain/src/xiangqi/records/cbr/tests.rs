//! CBR games written for the purpose, in both layouts, and what is made of damaged ones.

use proptest::prelude::*;

use super::written::Game;
use super::*;
use crate::vocabulary::side::Side;
use crate::xiangqi::diagram;
use crate::xiangqi::fen::flaw::FenFlaw;
use crate::xiangqi::position::Position;
use crate::xiangqi::records::felled;
use crate::xiangqi::records::line::{Line, Ply};
use crate::xiangqi::records::tags::RecordResult;

/// Two Generals and two Soldiers between them.
const ENDGAME: &str = "4k4/9/9/4p4/9/9/4P4/9/9/4K4";

fn strictly(game: &Game) -> Result<Record, RecordError> {
    read(&game.write(), Reading::Strict)
}

#[test]
fn what_the_header_says_stands_under_the_names_of_pgn_in_either_layout() {
    // Some texts begin with a character whose low byte is 0.
    let second = [
        (180, "甲乙 一"),
        (692, "试验杯"),
        (756, "第一轮"),
        (884, "2001.2.3"),
        (948, "某地"),
        (1076, "甲某"),
        (1140, "东队"),
        (1300, "乙某"),
        (1364, "西队"),
        (1652, "丙某"),
        (1780, "丁某"),
        (2080, "超时"),
    ];
    let first = [52, 564, 628, 756, 820, 948, 1012, 1172, 1236, 1396, 1524, 1824];
    let first = first.into_iter().zip(second).map(|(at, (_, text))| (at, text)).collect();
    for (version, texts) in [(1, first), (2, second.to_vec())] {
        for (result, expected) in [
            (0, RecordResult::Unknown),
            (1, RecordResult::RedWon),
            (2, RecordResult::BlackWon),
            (3, RecordResult::Drawn),
        ] {
            let game = Game { texts: texts.clone(), result, ..Game::new(version, "h2e2") };
            let record = strictly(&game).expect("read");
            assert_eq!(record.result, expected);
            let tags = [
                ("Event", "试验杯"),
                ("Site", "某地"),
                ("Date", "2001.2.3"),
                ("Round", "第一轮"),
                ("Red", "甲某"),
                ("Black", "乙某"),
                ("Title", "甲乙 一"),
                ("RedTeam", "东队"),
                ("BlackTeam", "西队"),
                ("Annotator", "丙某"),
                ("Author", "丁某"),
                ("Termination", "超时"),
            ];
            assert_eq!(record.tags.iter().collect::<Vec<_>>(), tags);
        }
        let unknown = Game { result: 9, ..Game::new(version, "h2e2") };
        let flaw = RecordFlaw::OutOfPlace { given: "result 9".to_owned() };
        assert_eq!(strictly(&unknown).map_err(|error| error.flaw), Err(flaw));
    }
}

#[test]
fn the_start_has_its_side_and_round() {
    for version in [1, 2] {
        for (first, moves, side) in [(2, "e6e5", Side::Black), (1, "e3e4", Side::Red), (2, "", Side::Black)] {
            let game = Game { board: ENDGAME, first, round: 31, ..Game::new(version, moves) };
            let start = strictly(&game).expect("read").start;
            assert_eq!((start.side_to_move(), start.round()), (side, 31));
        }
    }
}

#[test]
fn a_heading_is_a_game_that_nobody_played() {
    let record = strictly(&Game::heading("第一章")).expect("read");
    assert_eq!((record.start, record.line), (Position::initial(), Line::default()));
    assert_eq!(record.tags.get("Title"), Some("第一章"));
    // With moves it is none: nobody is there to make them.
    let game = Game { line: Game::new(2, "h2e2").line, ..Game::heading("第一章") };
    let error = strictly(&game).expect_err("no men");
    let RecordFlaw::Start(error) = error.flaw else { panic!("{error}") };
    assert!(error.flaws.contains(&FenFlaw::GeneralMissing { side: Side::Red }));
}

#[test]
fn what_is_no_man_or_no_point_is_refused() {
    let mut game = Game::new(2, "h2e2").write();
    game[2120 + 4] = 0x18;
    let flaw = RecordFlaw::NoMan { offset: 2124, given: 0x18 };
    assert_eq!(read(&game, Reading::Lenient), Err(refuse(None, flaw)));
    for (version, at, beyond) in [(1, 1958, 0x0a), (1, 1958, 0x90), (2, 2214, 90)] {
        for at in [at + 6, at + 7] {
            let mut game = Game::new(version, "h2e2").write();
            game[at] = beyond;
            let flaw = RecordFlaw::NoPoint { offset: at };
            assert_eq!(read(&game, Reading::Strict), Err(refuse(Some(1), flaw)));
        }
    }
}

#[test]
fn other_versions_and_other_files_are_refused() {
    for version in [0, 3] {
        let game = Game::new(version, "").write();
        assert!(is(&game));
        assert_eq!(
            read(&game, Reading::Lenient),
            Err(refuse(None, RecordFlaw::UnsupportedVersion { version }))
        );
    }
    assert_eq!(read(b"CCBridgeLibrary\0", Reading::Strict), Err(refuse(None, RecordFlaw::UnsupportedFormat)));
}

#[test]
fn a_cut_file_is_refused_wherever_it_is_cut() {
    let mut game = Game::new(2, "h2e2 h9g7");
    game.line.comment = Some("开局".to_owned());
    game.line.plies[1].comment = Some("屏风马".to_owned());
    let whole = game.write();
    for size in 16..whole.len() {
        let error = read(&whole[..size], Reading::Strict).expect_err("cut");
        assert!(matches!(error.flaw, RecordFlaw::CutOff { .. }), "{size}: {error}");
        let kept = read(&whole[..size], Reading::Lenient).map(|record| record.truncated.is_some());
        assert_eq!(kept.ok(), (size >= 2214).then_some(true), "{size}");
    }
    let flaw = RecordFlaw::LeftOver { offset: whole.len() };
    assert_eq!(read(&[whole, vec![0, 0, 1]].concat(), Reading::Strict), Err(refuse(Some(3), flaw)));
}

#[test]
fn art_2_2_an_illegal_move_is_refused_with_its_ply_and_leniently_cut_off() {
    let game = Game::new(2, "h2e2 h9g7 h0g2");
    let mut broken = game.clone();
    broken.line.plies.push(Ply::new(diagram::moves("a9a6")[0]));
    let error = strictly(&broken).expect_err("an illegal move");
    assert!(
        matches!(error, RecordError { ply: Some(4), flaw: RecordFlaw::IllegalMove { .. }, .. }),
        "{error}"
    );
    let record = read(&broken.write(), Reading::Lenient).expect("read");
    assert_eq!(record.line, game.line);
    assert_eq!(record.truncated.map(|stop| (stop.ply, stop.flaw)), Some((4, error.flaw)));
}

fn games() -> impl Strategy<Value = Game> {
    (1_u8..=2, felled::lines(Position::initial()), prop::option::of("[一-龥😀]{1,9}")).prop_map(
        |(version, line, comment)| Game { line: Line { comment, ..line }, ..Game::new(version, "") },
    )
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(48))]

    #[test]
    fn what_is_written_in_either_layout_is_read_back(game in games()) {
        let record = strictly(&game).expect("read");
        prop_assert_eq!(record.start, Position::initial());
        prop_assert_eq!(record.line, game.line);
        prop_assert_eq!(record.truncated, None);
    }

    #[test]
    fn a_damaged_file_is_read_or_refused(game in games(), damages in felled::damages()) {
        let bytes = felled::damaged(game.write(), damages);
        let _ = read(&bytes, Reading::Strict);
        let _ = read(&bytes, Reading::Lenient);
    }

    #[test]
    fn any_bytes_are_read_or_refused(
        bytes in prop::collection::vec(any::<u8>(), 0..3000),
        version in 1_u8..=2,
    ) {
        let game = Game::new(version, "").write();
        for file in [[&game[..20], &bytes].concat(), [&game[..game.len() - 4], &bytes].concat()] {
            let _ = read(&file, Reading::Strict);
            let _ = read(&file, Reading::Lenient);
        }
    }
}
