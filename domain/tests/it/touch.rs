//! Articles 5.1–5.7 at the table: what is owed for men touched binds the next move, and a move stands.

use chuhe_domain::game::event::{DrawDeclined, Excuse, FoulDetected, IrregularityRecorded, MovePlayed};
use chuhe_domain::game::{
    AnswerDraw, CorrectRecord, Despite, GameEvent, OfferDraw, PlayMove, RecordIrregularity, Refusal, Retract,
    Status, Stop, TouchPieces,
};
use chuhe_domain::tournament::Change;
use chuhe_domain::vocabulary::{Ending, Role, Side};
use chuhe_domain::xiangqi::touch::TouchError;

use crate::hall::text;
use crate::table::{BLACK, RED, Table, names, play};

fn touch(by: Side, men: &str) -> TouchPieces {
    let men = men.split_whitespace().map(|square| square.parse().unwrap()).collect();
    TouchPieces { by, men, together: false, excuse: None }
}

/// Red touches these men, one after the other, before the first move.
fn touched(men: &str) -> Table {
    let mut table = Table::plain();
    table.at(&touch(RED, men)).unwrap();
    table
}

/// What stands in the way of Red's first move: the article that binds, and what is owed.
fn owed(table: &mut Table) -> (&'static str, String) {
    // A move that no touch of these tests asks for.
    let refused = table.at(&play("e3e4"));
    let Err(Refusal::TouchedOtherwise { iccs, article, owed }) = refused else { panic!("{refused:?}") };
    assert_eq!(iccs, "e3e4");
    let owed: Vec<String> = owed.iter().map(ToString::to_string).collect();
    (article, owed.join(" "))
}

fn fouls(events: &[GameEvent]) -> Vec<(u32, &str)> {
    let foul = |event| match event {
        &GameEvent::FoulDetected(FoulDetected { foul, ref article, .. }) => Some((foul, article.as_str())),
        _ => None,
    };
    events.iter().filter_map(foul).collect()
}

#[test]
fn art_5_1_the_own_man_touched_is_moved_next_and_the_duty_ends_with_it() {
    let mut table = touched("b0");
    assert_eq!(owed(&mut table), ("5.1", "b0a2 b0c2".to_owned()));
    table.play("b0c2");
    assert_eq!(table.state().touch, None);
    table.play("a9a8 e3e4");
}

#[test]
fn art_5_1_a_man_that_cannot_move_leaves_the_player_free_and_is_a_foul_of_9_1_5() {
    let mut table = Table::plain();
    table.stand("3k5/9/9/9/9/9/9/9/C8/RN2K4 w - - 0 1");
    let events = table.at(&touch(RED, "a0")).unwrap();
    assert_eq!(fouls(&events), [(1, "9.1.5")]);
    table.play("e0e1");
}

#[test]
fn art_5_2_the_opposing_man_touched_is_taken_next() {
    let mut table = touched("b9");
    assert_eq!(owed(&mut table), ("5.2", "b2b9".to_owned()));
    table.play("b2b9");
}

#[test]
fn art_5_2_a_man_that_nobody_can_take_leaves_the_player_free_and_is_a_foul_of_9_1_6() {
    let mut table = Table::plain();
    assert_eq!(fouls(&table.at(&touch(RED, "i9")).unwrap()), [(1, "9.1.6")]);
    assert!(fouls(&table.at(&touch(RED, "i9")).unwrap()).is_empty(), "the same man, touched again");
    assert_eq!(fouls(&table.at(&touch(RED, "e9")).unwrap()), [(2, "9.1.6")], "another one");
    table.play("e3e4");
    assert_eq!(*table.state().card.fouls.of(RED), 0, "they are the arbiter's to announce (9.2)");
}

#[test]
fn art_5_3_touches_add_up_until_the_move_in_their_order() {
    let mut table = touched("b2");
    assert_eq!(owed(&mut table).0, "5.1");
    table.at(&touch(RED, "b9")).unwrap();
    assert_eq!(owed(&mut table), ("5.3", "b2b9".to_owned()), "the former takes the latter");

    let mut table = touched("b0 b9");
    assert_eq!(owed(&mut table), ("5.3", "b0a2 b0c2".to_owned()), "or moves");
}

#[test]
fn art_5_4_the_opposing_man_touched_first_is_taken_by_the_latter_or_by_another() {
    let mut table = touched("b9");
    table.at(&touch(RED, "b2")).unwrap();
    assert_eq!(owed(&mut table), ("5.4", "b2b9".to_owned()));
    let mut table = touched("b9 b0");
    assert_eq!(owed(&mut table), ("5.4", "b2b9".to_owned()), "the horse touched later cannot");
    let mut table = touched("i9 b0");
    assert_eq!(owed(&mut table), ("5.4", "b0a2 b0c2".to_owned()), "nobody can: the latter moves");
}

#[test]
fn art_5_5_men_touched_at_once_are_ruled_on_as_by_5_4() {
    let mut table = Table::plain();
    table.at(&TouchPieces { together: true, ..touch(RED, "b0 b9") }).unwrap();
    assert_eq!(owed(&mut table), ("5.5", "b2b9".to_owned()));
    let mut table = touched("b0");
    table.at(&TouchPieces { together: true, ..touch(RED, "b9 b2") }).unwrap();
    assert_eq!(owed(&mut table).0, "5.3", "an own man had been touched before");
}

#[test]
fn art_5_6_men_set_straight_or_touched_by_a_slip_bind_nobody() {
    for excuse in [Excuse::Adjusted, Excuse::Slip] {
        let mut table = touched("b0");
        let events = table.at(&TouchPieces { excuse: Some(excuse), ..touch(RED, "i9") }).unwrap();
        assert_eq!(names(&events), ["game.pieces_touched"], "on record, and no foul");
        assert_eq!(owed(&mut table), ("5.1", "b0a2 b0c2".to_owned()), "what was owed before is owed");
    }
}

#[test]
fn art_5_6_out_of_ones_own_time_nothing_is_set_straight() {
    let mut table = Table::plain();
    let adjusted = TouchPieces { excuse: Some(Excuse::Adjusted), ..touch(BLACK, "b9") };
    assert_eq!(table.at(&adjusted), Err(Refusal::NotYourTurn { by: BLACK }));
    let article = Some("5.6".to_owned());
    let told = RecordIrregularity { article, side: Some(BLACK), authority: Role::Arbiter, reason: text() };
    table.at(&told).unwrap();
    assert_eq!(table.state().irregularities.len(), 1, "what happened is never refused");
}

#[test]
fn art_5_a_touch_is_of_men_on_the_board_in_a_game_that_runs() {
    let mut table = Table::plain();
    let empty = table.at(&touch(RED, "e5"));
    assert!(matches!(empty, Err(Refusal::Touch(TouchError::EmptySquare { index: 0, .. }))), "{empty:?}");
    assert_eq!(table.at(&touch(RED, "")), Err(Refusal::Touch(TouchError::NobodyTouched)));
    let ground = chuhe_domain::game::event::StopGround::Arbiter;
    table.at(&Stop { ground, reason: None }).unwrap();
    assert_eq!(table.at(&touch(RED, "b0")), Err(Refusal::Stopped));
}

#[test]
fn art_5_an_arbiter_puts_a_move_on_record_that_was_played_against_the_duty() {
    let despite = || Some(Despite { authority: Role::Arbiter, reason: text() });
    let mut table = touched("b0");
    let events = table.at(&PlayMove { despite: despite(), ..play("e3e4") }).unwrap();
    let breach = IrregularityRecorded {
        article: Some("5.1".into()),
        side: Some(RED),
        authority: Role::Arbiter,
        reason: text(),
    };
    assert_eq!(events, [breach.clone().into(), MovePlayed { ply: 1, iccs: "e3e4".into() }.into()]);
    assert_eq!(table.state().irregularities, [breach]);
    assert_eq!(
        (table.status(), table.state().plies()),
        (Status::Running, 1),
        "ruling on it is another matter"
    );

    // Where no duty was broken there is nothing to put on record.
    let events = table.at(&PlayMove { despite: despite(), ..play("e6e5") }).unwrap();
    assert_eq!(names(&events), ["game.move_played"]);
}

#[test]
fn art_5_what_is_owed_follows_the_record_when_it_is_corrected() {
    let correct = |move_: &str| CorrectRecord {
        from_ply: 1,
        moves: vec![move_.into(), "h9g7".into()],
        authority: Role::Arbiter,
        reason: text(),
    };
    let mut table = Table::plain();
    table.play("h0g2 h9g7");
    table.at(&touch(RED, "i0")).unwrap();
    assert_eq!(owed(&mut table), ("5.1", "i0h0 i0i1 i0i2".to_owned()));
    table.at(&correct("h0i2")).unwrap();
    assert_eq!(owed(&mut table), ("5.1", "i0h0 i0i1".to_owned()), "the horse stands before the chariot");

    let mut table = Table::plain();
    table.play("h0g2 h9g7");
    table.at(&touch(RED, "g2")).unwrap();
    table.at(&correct("h0i2")).unwrap();
    table.play("e3e4");
}

#[test]
fn art_5_7_a_move_once_played_is_not_changed_and_stays_in_the_log() {
    let mut table = Table::plain();
    table.play("h2e2");
    let other = PlayMove { by: Some(RED), ..play("h2d2") };
    assert_eq!(table.at(&other), Err(Refusal::NotYourTurn { by: RED }));
    let same_ply = PlayMove { ply: Some(1), ..play("h2d2") };
    assert_eq!(table.at(&same_ply), Err(Refusal::WrongPly { next: 2, sent: 1 }));
    let back = Retract { after_ply: 0, readings: None, authority: Role::Arbiter, reason: text() };
    table.at(&back).unwrap();
    let played: GameEvent = MovePlayed { ply: 1, iccs: "h2e2".into() }.into();
    let logged = |change: &Change| matches!(change, Change::Game(_, event) if *event == played);
    assert!(table.hall.log.iter().any(logged), "an arbiter takes it back, and the log keeps it");
}

#[test]
fn art_23_1_touching_a_man_refuses_no_draw() {
    let offered = || {
        let mut table = Table::plain();
        table.play("h2e2");
        table.at(&OfferDraw { by: RED }).unwrap();
        let events = table.at(&touch(BLACK, "h9")).unwrap();
        assert_eq!(names(&events), ["game.pieces_touched"]);
        table
    };
    let mut table = offered();
    table.at(&AnswerDraw { by: BLACK, accept: true, word_of: None }).unwrap();
    assert_eq!(table.result().ending, Ending::Agreement);
    let events = offered().at(&play("h9g7")).unwrap();
    assert_eq!(events[0], DrawDeclined { by: BLACK }.into(), "moving it does");
}

#[test]
fn art_5_3_what_is_wrong_with_a_later_touch_is_told_of_its_own_place() {
    let mut table = touched("h2");
    let empty = table.at(&touch(RED, "e5"));
    let square = "e5".parse().unwrap();
    assert_eq!(empty, Err(Refusal::Touch(TouchError::EmptySquare { index: 0, square })));
    assert_eq!(table.at(&touch(RED, "")), Err(Refusal::Touch(TouchError::NobodyTouched)));
}
