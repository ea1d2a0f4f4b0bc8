//! Article 5.8 and the record: what is put right while the game runs, and what only the record had wrong.

use chuhe_domain::clock::{Period, TimeControl};
use chuhe_domain::game::event::{Breach, MovesRetracted, PositionSet, RecordCorrected};
use chuhe_domain::game::{
    AmendResult, AnswerDraw, CorrectRecord, Forfeit, GameEvent, Ground, KeySheet, Loser, OfferDraw,
    PressClock, RecordIrregularity, Refusal, ReportResult, Resign, Retract, RuleIllegalMove, StatePosition,
    Status, Stop, TakeBack,
};
use chuhe_domain::tournament::{Change, CloseRound};
use chuhe_domain::vocabulary::{Ending, Outcome, Role, Side};
use chuhe_domain::xiangqi::{Move, Position};

use crate::hall::{Hall, source, text};
use crate::table::{BLACK, MINUTE, RED, Table, play, server};

const AUTHORITY: Role = Role::Arbiter;
/// Red's cannon mates on the back rank.
const MATE: &str = "h2h4 f9e8 h4c4 b7b0 c4c9";

fn retract(after_ply: u32) -> Retract {
    Retract { after_ply, readings: None, authority: AUTHORITY, reason: text() }
}

fn stated(fen: &str) -> StatePosition {
    let position = Position::from_fen(fen).unwrap();
    StatePosition { position, readings: None, authority: AUTHORITY, reason: text() }
}

fn correct(from_ply: u32, moves: &str) -> CorrectRecord {
    let moves = moves.split_whitespace().map(str::to_owned).collect();
    CorrectRecord { from_ply, moves, authority: AUTHORITY, reason: text() }
}

/// A game in which this was played.
fn played(moves: &str) -> Table {
    let mut table = Table::plain();
    table.play(moves);
    table
}

fn line(table: &Table) -> String {
    table.state().moves.iter().map(Move::to_string).collect::<Vec<_>>().join(" ")
}

/// The position after these moves.
fn after(moves: &str) -> Position {
    let mut position = Position::initial();
    for next in moves.split_whitespace() {
        position.play(next.parse().unwrap()).unwrap();
    }
    position
}

#[test]
fn art_5_8_the_game_goes_back_to_a_ply_and_the_moves_stay_in_the_log() {
    let mut table = played("h2e2 h9g7 h0g2 i9h9");
    let events = table.at(&retract(2)).unwrap();
    let (at, authority) = (table.now(), AUTHORITY);
    let back = MovesRetracted { after_ply: 2, readings: None, at, authority, reason: text() };
    assert_eq!(events, [back.into()]);
    assert_eq!(line(&table), "h2e2 h9g7");
    assert_eq!((&table.state().position, table.status()), (&after("h2e2 h9g7"), Status::Running));
    assert_eq!((table.state().made.red, table.state().made.black), (1, 1));
    table.play("b0c2");
    let moves = |change: &&Change| matches!(change, Change::Game(_, GameEvent::MovePlayed(_)));
    assert_eq!(table.hall.log.iter().filter(moves).count(), 5);
}

#[test]
fn art_5_8_only_moves_that_were_played_are_taken_back() {
    let mut table = played("h2e2 h9g7");
    for after_ply in [2, 3, u32::MAX] {
        assert_eq!(table.at(&retract(after_ply)), Err(Refusal::NothingToRetract { after_ply, plies: 2 }));
    }
    table.at(&retract(0)).unwrap();
    assert_eq!(table.state().position, Position::initial());
}

#[test]
fn art_5_8_while_the_game_is_halted_too_and_then_it_stays_so() {
    let mut table = played("h2e2 h9g7");
    let ground = chuhe_domain::game::event::StopGround::Arbiter;
    table.at(&Stop { ground, reason: None }).unwrap();
    table.at(&retract(1)).unwrap();
    assert_eq!(table.status(), Status::Stopped);
}

#[test]
fn art_5_8_after_the_game_nothing_is_put_right_and_it_stands() {
    let mut table = played("h2e2 h9g7");
    table.at(&Resign { by: BLACK, word_of: None }).unwrap();
    assert_eq!(table.at(&retract(0)), Err(Refusal::Over));
    assert_eq!(table.at(&stated("4k4/9/9/9/9/9/9/9/R8/3K5 b - - 0 1")), Err(Refusal::Over));
    let illegal = RuleIllegalMove {
        by: RED,
        played: "e0e2".parse().unwrap(),
        breach: Breach::IllegalMove,
        authority: AUTHORITY,
        reason: None,
    };
    assert_eq!(table.at(&illegal), Err(Refusal::Over));
    assert_eq!(table.result().outcome, Outcome::RedWins);
    // What was found is put on record all the same.
    let article = Some("5.8".to_owned());
    let found = RecordIrregularity { article, side: None, authority: AUTHORITY, reason: text() };
    table.at(&found).unwrap();
    assert_eq!(table.state().irregularities.len(), 1);
}

#[test]
fn art_5_8_men_displaced_stand_as_the_arbiter_says() {
    let mut table = played("h2e2 h9g7");
    // A soldier had been brushed off its point.
    let fen = "rnbakab1r/9/1c4nc1/p1p1p1p2/8p/9/P1P1P1P1P/1C2C4/9/RNBAKABNR w - - 0 2";
    let events = table.at(&stated(fen)).unwrap();
    let [GameEvent::PositionSet(PositionSet { fen: set, .. })] = events.as_slice() else {
        panic!("{events:?}")
    };
    assert_eq!(set, fen);
    assert_eq!(line(&table), "h2e2 h9g7", "the moves stay");
    table.play("i3i4 i5i4");
    table.at(&retract(3)).unwrap();
    assert_eq!(table.state().position.board().man_at("i5".parse().unwrap()).map(|man| man.side), Some(BLACK));
    table.at(&retract(1)).unwrap();
    assert_eq!(table.state().position, after("h2e2"), "what was stated later is taken back with it");
    table.play("h9g7 i3i4");
    table.at(&retract(2)).unwrap();
    assert_eq!(table.state().position, after("h2e2 h9g7"), "for good");
}

#[test]
fn art_5_8_a_position_is_stated_where_another_stands_and_a_game_can_go_on() {
    let mut table = played("h2e2");
    let stands = table.state().position.to_fen();
    assert_eq!(table.at(&stated(&stands)), Err(Refusal::PositionStands));
    for (decided, by) in [
        ("3k5/9/3P5/9/9/9/9/9/9/4K4 b - - 0 1", Ending::Stalemate),
        ("3k5/9/9/9/9/9/9/9/9/4K4 b - - 0 1", Ending::NoAttackers),
        ("R3k4/R8/9/9/9/9/9/9/9/3K5 b - - 0 1", Ending::Checkmate),
    ] {
        assert_eq!(table.at(&stated(decided)), Err(Refusal::BoardDecided { by }), "{decided}");
    }
    let other_side = stands.replace(" b ", " w ");
    table.at(&stated(&other_side)).unwrap();
    assert_eq!(table.state().position.side_to_move(), RED);
}

#[test]
fn art_5_8_black_having_begun_is_put_right_and_is_no_second_move() {
    let mut table = Table::plain();
    let twice = RuleIllegalMove {
        by: BLACK,
        played: "h9g7".parse().unwrap(),
        breach: Breach::MovedTwice,
        authority: AUTHORITY,
        reason: None,
    };
    let refused = table.at(&twice);
    assert_eq!(refused, Err(Refusal::NotMovedTwice { by: BLACK, iccs: "h9g7".into() }));
    let mut irregular = RecordIrregularity {
        article: Some("5.8".into()),
        side: Some(BLACK),
        authority: AUTHORITY,
        reason: text(),
    };
    table.at(&irregular).unwrap();
    table.play("h2e2 h9g7");
    irregular.article = Some("5.9".into());
    assert_eq!(table.at(&irregular), Err(Refusal::UnknownArticle { article: "5.9".into() }));
}

#[test]
fn a_move_right_on_the_board_and_keyed_wrong_is_a_correction_of_the_record() {
    let mut table = played("h2e2 h9g7 h0g2");
    let events = table.at(&correct(2, "馬2進3 h0g2")).unwrap();
    let moves = vec!["b9c7".into(), "h0g2".into()];
    let corrected = RecordCorrected { from_ply: 2, moves, authority: AUTHORITY, reason: text() };
    assert_eq!(events, [corrected.into()]);
    assert_eq!(table.state().position, after("h2e2 b9c7 h0g2"));
    assert_eq!((line(&table).as_str(), table.status()), ("h2e2 b9c7 h0g2", Status::Running));
    table.play("h9g7");
    // The record may also be too short, or too long.
    table.at(&correct(5, "i0h0 i9h9")).unwrap();
    assert_eq!(table.state().plies(), 6);
    table.at(&correct(1, "h2e2 b9c7")).unwrap();
    assert_eq!((table.state().plies(), table.state().made.red), (2, 1));
}

#[test]
fn a_correction_says_something_else_and_is_legal_from_its_ply_on() {
    let mut table = played("h2e2 h9g7");
    assert_eq!(table.at(&correct(2, "h9g7")), Err(Refusal::RecordStands));
    for (from_ply, moves) in [(0, "h2e2"), (4, "h0g2"), (u32::MAX, "h0g2"), (3, "")] {
        let refused = table.at(&correct(from_ply, moves));
        assert_eq!(refused, Err(Refusal::NoSuchPlies { from_ply, to_ply: from_ply, plies: 2 }));
    }
    let illegal = table.at(&correct(1, "h2d2 a9a0"));
    assert!(matches!(illegal, Err(Refusal::UnreadPly { index: 1, .. })), "{illegal:?}");
    let mate = table.at(&correct(1, MATE));
    let decided = Err(Refusal::BoardDecided { by: Ending::Checkmate });
    assert_eq!(mate, decided, "a game that goes on did not end on the board");
    assert_eq!(line(&table), "h2e2 h9g7");
}

#[test]
fn after_the_game_the_record_is_corrected_and_the_result_stays() {
    let mut table = played("h2e2 h9g7");
    table.at(&Resign { by: BLACK, word_of: None }).unwrap();
    table.at(&correct(2, "b9c7")).unwrap();
    assert_eq!(line(&table), "h2e2 b9c7");
    assert_eq!((table.result().outcome, table.result().ending), (Outcome::RedWins, Ending::Resignation));
    table.hall.report(2, 3, Outcome::Draw);
    table.hall.must(&CloseRound { round: 1 });
    table.at(&correct(2, "h9g7")).unwrap();
}

#[test]
fn art_10_1_the_record_and_the_result_do_not_contradict_each_other() {
    let mut table = played(MATE);
    let contradicts = |board, result| Err(Refusal::RecordContradicts { board, result });
    let short = table.at(&correct(5, "c4c5"));
    assert_eq!(short, contradicts(None, Outcome::RedWins), "it ended by mate");
    table.at(&correct(4, "i9i8 c4c9")).unwrap();
    assert_eq!(table.result().ending, Ending::Checkmate);

    let mut table = played("h2h4");
    table.at(&Resign { by: RED, word_of: None }).unwrap();
    assert_eq!(table.at(&correct(1, MATE)), contradicts(Some(Outcome::RedWins), Outcome::BlackWins));
    let amended = AmendResult {
        outcome: Outcome::RedWins,
        without_play: false,
        authority: AUTHORITY,
        committee: false,
        reason: text(),
    };
    table.at(&amended).unwrap();
    table.at(&correct(1, MATE)).unwrap();
}

/// A board that reported its result alone.
fn reported() -> Table {
    let mut hall = Hall::of(4);
    hall.open_round(1);
    hall.report(1, 4, Outcome::RedWins);
    let game = hall.game(1, 4);
    Table { hall, game, late_limit_ms: None }
}

#[test]
fn art_10_1_the_moves_of_a_board_that_reported_its_result_are_keyed_later() {
    let mut table = reported();
    assert_eq!(table.at(&play("h2e2")), Err(Refusal::Over));
    table.at(&correct(1, "炮二平五 馬8進7 馬二進三")).unwrap();
    assert_eq!((line(&table).as_str(), table.result().ending), ("h2e2 h9g7 h0g2", Ending::Reported));
    let other = ReportResult { outcome: Outcome::RedWins, reporter: source(2), entry: None };
    table.at(&other).unwrap();
    assert_eq!(table.status(), Status::Confirmed);
}

#[test]
fn art_10_1_two_sheets_that_differ_are_both_kept_and_an_arbiter_says_which_is_right() {
    let mut table = reported();
    let sheet = |of, moves: &str| KeySheet { of, moves: moves.split(' ').map(str::to_owned).collect() };
    table.at(&sheet(RED, "炮二平五 馬8進7 馬二進三")).unwrap();
    table.at(&sheet(BLACK, "h2e2 b9c7 h0g2 i9h9")).unwrap_err();
    table.at(&sheet(BLACK, "h2e2 b9c7 h0g2")).unwrap();
    let kept = |side: Side| {
        let moves = table.state().keyed.of(side).iter().flatten().map(Move::to_string);
        moves.collect::<Vec<_>>().join(" ")
    };
    assert_eq!((kept(RED).as_str(), kept(BLACK).as_str()), ("h2e2 h9g7 h0g2", "h2e2 b9c7 h0g2"));
    assert_eq!(table.state().plies(), 0, "a sheet is no record");
    table.at(&correct(1, "h2e2 b9c7 h0g2")).unwrap();
    assert_eq!(line(&table), "h2e2 b9c7 h0g2");
    assert!(table.state().keyed.red.is_some() && table.state().keyed.black.is_some());
}

#[test]
fn what_has_not_begun_has_neither_sheet_nor_record() {
    let mut hall = Hall::of(4);
    hall.open_round(1);
    let game = hall.game(1, 4);
    let sheet = KeySheet { of: RED, moves: vec!["h2e2".into()] };
    assert_eq!(hall.at(game, &sheet), Err(Refusal::NotStarted));
    assert_eq!(hall.at(game, &correct(1, "h2e2")), Err(Refusal::NotStarted));
    assert_eq!(hall.at(game, &retract(0)), Err(Refusal::NotStarted));
}

#[test]
fn art_5_8_wrong_opponents_found_after_the_end_are_set_back_while_the_result_is_provisional() {
    let mut table = played("h2e2 h9g7");
    table.at(&Resign { by: RED, word_of: None }).unwrap();
    let back = TakeBack { authority: AUTHORITY, committee: false, reason: text() };
    table.at(&back).unwrap();
    assert_eq!((table.status(), table.state().plies()), (Status::Scheduled, 0));
    assert_eq!(table.hall.row(4), ". . . = 0");
}

#[test]
fn a_ply_the_record_lacked_can_be_pressed_once_it_is_there_and_counts_for_the_period() {
    let periods = [Period::new(Some(2), MINUTE), Period::new(Some(2), MINUTE)];
    let mut table = Table::begun(TimeControl::new(periods.to_vec(), None).unwrap(), server());
    table.play_and_press("h2e2 h9g7");
    let late = table.at(&PressClock { by: RED, elapsed_ms: None, word_of: None });
    assert_eq!(late, Err(Refusal::PressBeforeMove { by: RED }));
    // Red has moved on the board, and nobody keyed it.
    table.at(&correct(3, "h0g2")).unwrap();
    assert_eq!(table.clock().running(), Some(RED), "it is still to be pressed");
    assert_eq!(table.face(RED).period, 0);
    table.press(RED);
    assert_eq!((table.clock().running(), table.face(RED).period), (Some(BLACK), 1));
    assert_eq!(table.left(), (2 * MINUTE, MINUTE));
    // A whole round more, which both had pressed: the period follows, and its time is given.
    table.at(&correct(4, "i9h9 h0h1 h9h1")).unwrap_err();
    table.at(&correct(4, "i9h9 i0h0 b9c7")).unwrap();
    let black = table.face(BLACK);
    assert_eq!((black.period, black.moves_due), (1, Some(2)), "the last of the three is not pressed");
    table.at(&correct(4, "i9h9 i0h0 b9c7 b0c2")).unwrap();
    assert_eq!((table.face(BLACK).period, table.face(RED).period), (1, 2));
    assert_eq!(table.left(), (3 * MINUTE, 2 * MINUTE));
    // And back: what was given stays, and is given no second time.
    table.at(&correct(4, "i9h9")).unwrap();
    table.press(BLACK);
    assert_eq!((table.face(BLACK).period, table.left()), (1, (3 * MINUTE, 2 * MINUTE)));
}

#[test]
fn a_record_ends_as_the_game_did_and_not_by_another_end_on_the_board() {
    let mut table = played(MATE);
    assert_eq!(table.result().ending, Ending::Checkmate);
    let shorter = table.at(&correct(1, "h2e2"));
    assert_eq!(shorter, Err(Refusal::RecordContradicts { board: None, result: Outcome::RedWins }));
}

#[test]
fn a_record_may_end_before_what_it_said() {
    let mut table = played("h2e2 h9g7 h0g2");
    table.at(&correct(2, "")).unwrap();
    assert_eq!((line(&table).as_str(), table.state().position.side_to_move()), ("h2e2", BLACK));
}

#[test]
fn art_23_1_an_offer_is_declined_by_the_move_that_the_record_had_lacked() {
    let mut table = played("h2e2");
    table.at(&OfferDraw { by: RED }).unwrap();
    table.at(&correct(1, "b2e2")).unwrap();
    assert_eq!(table.state().offers.open, Some(RED), "Black has not answered");
    table.at(&correct(1, "b2e2 h9g7")).unwrap();
    let accepted = table.at(&AnswerDraw { by: BLACK, accept: true, word_of: None });
    assert_eq!(accepted, Err(Refusal::NoOffer { by: BLACK }));
}

#[test]
fn art_21_4_a_game_lost_without_play_has_no_record() {
    let mut table = Table::plain();
    let mut hall = std::mem::take(&mut table.hall);
    let other = hall.game(2, 3);
    let absent = Forfeit { loser: Loser::Both, ground: Ground::Absence, article: None, reason: text() };
    hall.at(other, &absent).unwrap();
    assert_eq!(hall.at(other, &correct(1, "h2e2")), Err(Refusal::NotStarted));
}

#[test]
fn a_correction_of_the_same_length_takes_no_press_away() {
    let mut table = Table::usual();
    table.play("h2e2 h9g7");
    table.at(&correct(2, "b9c7")).unwrap();
    table.at(&PressClock { by: RED, elapsed_ms: None, word_of: None }).unwrap();
}
