//! Libraries written for the purpose: as many games come out as went in, or it is said which do not.

use proptest::prelude::*;

use super::*;
use crate::xiangqi::diagram;
use crate::xiangqi::position::Position;
use crate::xiangqi::records::cbr::written::Game;
use crate::xiangqi::records::felled;
use crate::xiangqi::records::line::{Line, Ply};

/// A library of these games, with an index of 128 slots that lists them all.
fn library(games: &[Game]) -> Vec<u8> {
    let mut file = vec![0; INDEX + 128 * SLOT];
    file[..16].copy_from_slice(MARK);
    file[60] = 128;
    for (number, game) in games.iter().enumerate() {
        let slot = &mut file[INDEX + number * SLOT..][..SLOT];
        (slot[0], slot[20]) = (7, b'{');
        file.extend(game.write());
        let blocks = (file.len() - INDEX - 128 * SLOT).div_ceil(BLOCK);
        file.resize(INDEX + 128 * SLOT + blocks * BLOCK, 0xcd);
    }
    file
}

fn titled(title: &'static str, moves: &str) -> Game {
    Game { texts: vec![(180, title)], ..Game::new(2, moves) }
}

fn titles(records: &[Record]) -> Vec<&str> {
    records.iter().filter_map(|record| record.tags.get("Title")).collect()
}

#[test]
fn as_many_games_come_out_as_went_in() {
    let mut long = titled("长局", "h2e2 h9g7");
    long.line.plies[0].comment = Some("详解".repeat(5000));
    let games = [
        Game::heading("第一章"),
        titled("甲乙", "h2e2 h9g7"),
        long,
        Game::new(1, "c3c4"),
        titled("丙丁", "c3c4"),
        titled("丙丁", "c3c4"),
    ];
    let (records, refused) = read(&library(&games), Reading::Strict).expect("read");
    assert_eq!((records.len(), refused), (6, Vec::new()));
    assert_eq!(titles(&records), ["第一章", "甲乙", "长局", "丙丁", "丙丁"]);
    assert_eq!(records[0].line, Line::default());
    assert_eq!(records[2].line, games[2].line);
    assert_eq!(read(&library(&[]), Reading::Strict), Ok((Vec::new(), Vec::new())));
}

#[test]
fn a_bad_game_refuses_the_library_or_is_kept_as_far_as_it_goes() {
    let mut illegal = titled("丙丁", "h2e2");
    illegal.line.plies.push(Ply::new(diagram::moves("a9a6")[0]));
    let file = library(&[titled("甲乙", "h2e2"), illegal]);
    let error = read(&file, Reading::Strict).expect_err("an illegal move");
    assert_eq!((error.game, error.ply), (Some(2), Some(2)));
    let (records, refused) = read(&file, Reading::Lenient).expect("read");
    assert_eq!((titles(&records), refused), (vec!["甲乙", "丙丁"], Vec::new()));
    assert_eq!(records[1].truncated.as_ref().map(|stop| stop.ply), Some(2));
}

#[test]
fn a_game_that_cannot_begin_is_named_beside_those_that_can() {
    let nobody = Game { board: "4k4/9/9/9/9/9/9/9/9/9", ..titled("丙丁", "") };
    let file = library(&[titled("甲乙", "h2e2"), nobody, titled("戊己", "c3c4")]);
    let error = read(&file, Reading::Strict).expect_err("no general");
    assert!(matches!(error, RecordError { game: Some(2), flaw: RecordFlaw::Start(_), .. }), "{error}");
    let (records, refused) = read(&file, Reading::Lenient).expect("read");
    assert_eq!((titles(&records), refused), (vec!["甲乙", "戊己"], vec![error]));
}

#[test]
fn a_slot_lists_a_game_if_it_has_a_state_and_an_identifier() {
    for (state, identifier) in [(0, b'{'), (7, 0)] {
        let mut file = library(&[titled("甲乙", "h2e2")]);
        (file[INDEX + SLOT], file[INDEX + SLOT + IDENTIFIER]) = (state, identifier);
        assert_eq!(read(&file, Reading::Strict).map(|(records, _)| records.len()), Ok(1));
    }
}

#[test]
fn games_that_are_listed_and_missing_are_missed() {
    let mut file = library(&[titled("甲乙", "h2e2"), titled("丙丁", "c3c4")]);
    file.truncate(file.len() - BLOCK);
    let error = read(&file, Reading::Strict).expect_err("one is missing");
    assert_eq!(error.flaw, RecordFlaw::GamesMissing { listed: 2, found: 1 });
    let (records, refused) = read(&file, Reading::Lenient).expect("read");
    assert_eq!((titles(&records), refused), (vec!["甲乙"], vec![error]));
    file.truncate(INDEX - 1);
    let error = read(&file, Reading::Lenient).expect_err("no library");
    assert_eq!(error.flaw, RecordFlaw::CutOff { offset: 0, size: INDEX - 1 });
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(16))]

    #[test]
    fn what_is_written_is_read_back(
        lines in prop::collection::vec(felled::lines(Position::initial()), 0..5),
    ) {
        let games: Vec<_> = lines.iter().map(|line| Game { line: line.clone(), ..Game::new(2, "") }).collect();
        let (records, refused) = read(&library(&games), Reading::Strict).expect("read");
        prop_assert_eq!(records.into_iter().map(|record| record.line).collect::<Vec<_>>(), lines);
        prop_assert_eq!(refused, Vec::new());
    }

    #[test]
    fn a_damaged_library_is_read_or_refused(
        damages in felled::damages(),
        size in any::<prop::sample::Index>(),
    ) {
        let whole = library(&[titled("甲乙", "h2e2 h9g7"), titled("丙丁", "c3c4")]);
        let mut file = whole[..size.index(whole.len())].to_vec();
        for (at, byte) in damages {
            // Half of the damage is done among the games.
            let at = at.index(2 * whole.len());
            let at = if at < whole.len() { at } else { whole.len() - at % (2 * BLOCK) - 1 };
            if let Some(there) = file.get_mut(at) {
                *there = byte;
            }
        }
        let _ = read(&file, Reading::Strict);
        let _ = read(&file, Reading::Lenient);
    }
}
