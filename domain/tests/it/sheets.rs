//! Articles 7.1–7.4: score sheets, what is left out of them, and when it is written in.

use chuhe_domain::clock::{Period, TimeControl};
use chuhe_domain::game::event::{FoulDetected, IrregularityRecorded, PliesOmitted};
use chuhe_domain::game::{
    AmendResult, CompleteOmissions, Despite, Forfeit, GameEvent, Ground, KeySheet, Loser, PlayMove,
    RecordOmission, Refusal, Resign, SignResult, Status,
};
use chuhe_domain::rules::Overrides;
use chuhe_domain::vocabulary::{Ending, Outcome, Role, Side};

use crate::hall::{source, text};
use crate::table::{BLACK, MINUTE, RED, SECOND, Table, names, play, server};

fn omit(by: Side, from_ply: u32, to_ply: u32) -> RecordOmission {
    RecordOmission { by, from_ply, to_ply }
}

/// A game of so many plies.
fn plies(mut table: Table, plies: u32) -> Table {
    let line = ["a0a1", "a9a8", "a1a0", "a8a9"].iter().cycle().take(plies as usize);
    line.for_each(|text| table.play(text));
    table
}

const NONE: [u32; 0] = [];

/// The numbers of the fouls that these omissions of Red put to the arbiter, all by 9.1.7.
fn fouls(table: &mut Table, from_ply: u32, to_ply: u32) -> Vec<u32> {
    let events = table.at(&omit(RED, from_ply, to_ply)).unwrap();
    let omitted = PliesOmitted { by: RED, from_ply, to_ply, suspended_in: None };
    assert_eq!(events[0], omitted.into());
    let foul = |event: &GameEvent| match event {
        GameEvent::FoulDetected(FoulDetected { foul, side: Side::Red, article, .. })
            if article == "9.1.7" =>
        {
            *foul
        }
        other => panic!("{other:?}"),
    };
    events[1..].iter().map(foul).collect()
}

#[test]
fn art_7_1_every_four_plies_left_out_in_a_row_are_a_foul() {
    let mut table = plies(Table::plain(), 30);
    assert_eq!(fouls(&mut table, 1, 3), NONE, "three");
    assert_eq!(fouls(&mut table, 5, 7), NONE, "and three more: not in a row");
    assert_eq!(fouls(&mut table, 9, 12), [1], "four in a row");
    assert_eq!(fouls(&mut table, 14, 21), [2, 3], "eight are two");
    assert_eq!(fouls(&mut table, 22, 24), NONE, "eleven are two");
    assert_eq!(fouls(&mut table, 25, 25), [4], "twelve are three, however they are told");
    assert_eq!(*table.state().card.fouls.of(RED), 0, "none counts before an arbiter announces it (9.2)");
}

#[test]
fn art_7_1_a_gap_that_is_closed_makes_a_row() {
    let mut table = plies(Table::plain(), 8);
    fouls(&mut table, 1, 2);
    fouls(&mut table, 4, 4);
    assert_eq!(fouls(&mut table, 3, 3), [1]);
    assert_eq!(fouls(&mut table, 2, 5), NONE, "what is known is counted once");
}

#[test]
fn art_7_1_each_player_has_a_sheet() {
    let mut table = plies(Table::plain(), 8);
    assert_eq!(fouls(&mut table, 1, 2), NONE);
    let events = table.at(&omit(BLACK, 3, 4)).unwrap();
    assert_eq!(names(&events), ["game.plies_omitted"]);
    let sheets = &table.state().sheets;
    assert!(sheets.red.missing.iter().eq(&[1, 2]) && sheets.black.missing.iter().eq(&[3, 4]));
}

#[test]
fn art_7_1_the_regulations_may_count_otherwise() {
    let overrides = Overrides { omitted_plies_per_foul: Some(3), ..Overrides::default() };
    let mut table = plies(Table::ruled_by(overrides), 8);
    assert_eq!(fouls(&mut table, 1, 3), [1]);
    assert_eq!(fouls(&mut table, 4, 5), NONE);
}

#[test]
fn art_7_1_only_plies_of_the_game_are_left_out_and_only_once() {
    let mut table = plies(Table::plain(), 4);
    for (from_ply, to_ply) in [(0, 1), (3, 2), (4, 5), (1, u32::MAX)] {
        let refused = table.at(&omit(RED, from_ply, to_ply));
        assert_eq!(refused, Err(Refusal::NoSuchPlies { from_ply, to_ply, plies: 4 }));
    }
    table.at(&omit(RED, 1, 3)).unwrap();
    let known = Err(Refusal::OmissionKnown { from_ply: 2, to_ply: 3 });
    assert_eq!(table.at(&omit(RED, 2, 3)), known);
}

#[test]
fn art_9_1_7_what_is_written_in_later_was_left_out_all_the_same() {
    let mut table = plies(Table::plain(), 4);
    fouls(&mut table, 1, 4);
    table.at(&CompleteOmissions { by: RED }).unwrap();
    assert!(table.state().sheets.red.missing.is_empty());
    assert_eq!(table.state().fouls.len(), 1);
    let again = table.at(&CompleteOmissions { by: RED });
    assert_eq!(again, Err(Refusal::NothingMissing { side: RED }));
}

/// Four moves in ten minutes, and four in each ten after. Red has made three, and has so much time left of the first.
fn short_of_time(left_ms: u64) -> Table {
    let periods = vec![Period::new(Some(4), 10 * MINUTE), Period::new(Some(4), 10 * MINUTE)];
    let mut table = Table::begun(TimeControl::new(periods, None).unwrap(), server());
    table.rounds(3, 0);
    table.wait(10 * MINUTE - left_ms);
    table
}

#[test]
fn art_7_2_with_less_than_three_minutes_left_nobody_need_write() {
    let mut table = short_of_time(3 * MINUTE);
    assert_eq!(fouls(&mut table, 1, 4), [1], "three minutes are not less than three");
    let mut table = short_of_time(3 * MINUTE - 1);
    let events = table.at(&omit(RED, 1, 4)).unwrap();
    let suspended = PliesOmitted { by: RED, from_ply: 1, to_ply: 4, suspended_in: Some(0) };
    assert_eq!(events, [suspended.into()], "and no foul");
    let events = table.at(&omit(BLACK, 1, 4)).unwrap();
    assert_eq!(names(&events), ["game.plies_omitted", "game.foul_detected"], "Black has time");
}

#[test]
fn art_7_2_on_entering_the_next_period_the_sheet_is_completed_before_the_next_move() {
    let mut table = short_of_time(2 * MINUTE);
    table.at(&omit(RED, 1, 6)).unwrap();
    table.play_and_press("a1a0 a8a9");
    assert_eq!(table.face(RED).period, 1, "the fourth move was still free");
    assert_eq!(table.at(&play("a0a1")), Err(Refusal::SheetOwed { side: RED }));
    table.at(&CompleteOmissions { by: RED }).unwrap();
    table.play_and_press("a0a1 a9a8");
    assert!(table.state().fouls.is_empty(), "it was no foul");
}

#[test]
fn art_7_2_an_arbiter_puts_on_record_that_a_move_came_before_the_sheet() {
    let mut table = short_of_time(2 * MINUTE);
    table.at(&omit(RED, 5, 6)).unwrap();
    table.play_and_press("a1a0 a8a9");
    let despite = Some(Despite { authority: Role::Arbiter, reason: text() });
    let events = table.at(&PlayMove { despite, ..play("a0a1") }).unwrap();
    let Some(GameEvent::IrregularityRecorded(IrregularityRecorded { article, side, .. })) = events.first()
    else {
        panic!("{events:?}")
    };
    assert_eq!((article.as_deref(), *side), (Some("7.2"), Some(RED)));
    table.press(RED);
    table.play_and_press("a9a8");
    assert_eq!(table.at(&play("a1a0")), Err(Refusal::SheetOwed { side: RED }), "it is still owed");
}

#[test]
fn art_7_2_what_was_left_out_with_time_on_the_clock_holds_nobody_up() {
    let mut table = short_of_time(4 * MINUTE);
    table.at(&omit(RED, 5, 6)).unwrap();
    table.play_and_press("a1a0 a8a9 a0a1");
    assert!(!table.state().sheets.red.missing.is_empty());
}

#[test]
fn art_6_5_without_a_next_period_the_sheet_is_never_owed() {
    let mut table = Table::usual();
    table.rounds(3, 0);
    table.wait(7 * MINUTE + SECOND);
    let events = table.at(&omit(RED, 1, 6)).unwrap();
    let suspended = PliesOmitted { by: RED, from_ply: 1, to_ply: 6, suspended_in: Some(0) };
    assert_eq!(events, [suspended.into()]);
    table.rounds(100, 0);
    assert_eq!(table.status(), Status::Running);
}

/// A game that Black has won by Red's resignation.
fn resigned() -> Table {
    let mut table = plies(Table::plain(), 6);
    table.at(&omit(RED, 5, 6)).unwrap();
    table.at(&Resign { by: RED, word_of: None }).unwrap();
    table
}

fn amend(authority: Role) -> AmendResult {
    let outcome = Outcome::BothLose;
    AmendResult { outcome, without_play: false, authority, committee: true, reason: text() }
}

#[test]
fn art_7_3_a_sheet_is_put_in_order_after_the_game() {
    let mut table = resigned();
    assert_eq!(table.at(&omit(RED, 1, 2)), Err(Refusal::Over), "nothing is left out any more");
    table.at(&CompleteOmissions { by: RED }).unwrap();
    let fair = |of| KeySheet { of, moves: vec!["車九進一".into(), "a9a8".into()] };
    table.at(&fair(RED)).unwrap();
    let keyed = |table: &Table| table.state().keyed.red.clone().map(|moves| moves.len());
    assert_eq!(keyed(&table), Some(2));
    let six = ["a0a1", "a9a8", "a1a0", "a8a9", "a0a1", "a9a8"].map(str::to_owned);
    table.at(&KeySheet { of: RED, moves: six.into() }).unwrap();
    assert_eq!(keyed(&table), Some(6), "the fair copy takes the place of the draft");
    assert_eq!(table.state().plies(), 6, "and the record is as it was");
}

#[test]
fn art_7_4_who_refuses_to_write_loses_the_game_under_way() {
    let mut table = plies(Table::plain(), 6);
    let article = Some("7.4".to_owned());
    let refusal = Forfeit { loser: Loser::Black, ground: Ground::Misconduct, article, reason: text() };
    table.at(&refusal).unwrap();
    assert_eq!((table.result().outcome, table.result().ending), (Outcome::RedWins, Ending::Misconduct));
    assert_eq!(table.state().card.named, Some("7.4"));
}

#[test]
fn art_7_4_after_the_game_an_arbiter_may_still_change_a_provisional_result() {
    let mut table = resigned();
    let article = Some("7.4".to_owned());
    let forfeit = Forfeit { loser: Loser::Black, ground: Ground::Misconduct, article, reason: text() };
    assert_eq!(table.at(&forfeit), Err(Refusal::Over), "there is no game to lose any more");
    let events = table.at(&amend(Role::Arbiter)).unwrap();
    let [GameEvent::ResultAmended(amended)] = events.as_slice() else { panic!("{events:?}") };
    assert_eq!((amended.before.outcome, amended.after.outcome), (Outcome::BlackWins, Outcome::BothLose));
    assert_eq!((amended.authority, &amended.reason), (Role::Arbiter, &text()));

    let mut table = resigned();
    let signed = SignResult {
        by: chuhe_domain::game::event::Signer::Arbiter,
        outcome: Outcome::BlackWins,
        token: source(7),
        alone: Some(text()),
    };
    table.at(&signed).unwrap();
    assert_eq!(table.at(&amend(Role::Arbiter)), Err(Refusal::ConfirmedNeedsAppeal));
    table.at(&amend(Role::ArbitrationCommittee)).unwrap();
}

#[test]
fn art_7_1_a_sheet_that_cannot_be_read_names_the_ply() {
    let mut table = plies(Table::plain(), 2);
    let odd = KeySheet { of: BLACK, moves: vec!["a0a1".into(), "馬8進8".into()] };
    assert!(matches!(table.at(&odd), Err(Refusal::UnreadPly { index: 1, .. })));
    assert_eq!(table.state().keyed.black, None);
}
