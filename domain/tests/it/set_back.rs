//! Article 5.8 over the clock: what time there is when moves are taken back, a position is stated, or a record is corrected.

use chuhe_domain::clock::{Period, Preset, TimeControl};
use chuhe_domain::game::event::{Readings, StopGround};
use chuhe_domain::game::{
    CorrectRecord, Refusal, Restart, Retract, Start, StatePosition, Status, Stop, TakeBack,
};
use chuhe_domain::vocabulary::Role;
use chuhe_domain::xiangqi::Position;

use crate::hall::text;
use crate::table::{BLACK, MINUTE, RED, SECOND, Table, server};

fn readings(red_ms: u64, black_ms: u64) -> Readings {
    Readings { red_ms, black_ms }
}

fn retract(after_ply: u32, readings: Option<Readings>) -> Retract {
    Retract { after_ply, readings, authority: Role::Arbiter, reason: text() }
}

#[test]
fn art_5_8_moves_taken_back_lead_back_into_their_period() {
    let mut table = Table::begun(Preset::Art6_4.control(None).unwrap(), server());
    table.rounds(30, 0);
    assert_eq!(table.face(RED).period, 1);
    table.wait(MINUTE);
    table.at(&retract(58, Some(readings(2 * MINUTE, 3 * MINUTE)))).unwrap();
    let (red, black) = (table.face(RED), table.face(BLACK));
    assert_eq!((red.period, red.moves_due, red.remaining_ms), (0, Some(1), 2 * MINUTE));
    assert_eq!((black.period, black.moves_due, black.remaining_ms), (0, Some(1), 3 * MINUTE));
    table.play_and_press("a1a0");
    let red = table.face(RED);
    assert_eq!((red.period, red.remaining_ms), (1, (2 + 5) * MINUTE), "entered again, and allotted again");
}

#[test]
fn art_5_8_without_readings_the_times_stand_and_the_side_to_move_has_the_time() {
    let mut table = Table::usual();
    table.wait(MINUTE);
    table.play_and_press("h2e2");
    table.wait(2 * MINUTE);
    table.at(&retract(0, None)).unwrap();
    assert_eq!((table.clock().running(), table.left()), (Some(RED), (9 * MINUTE, 8 * MINUTE)));
    table.play_and_press("b2e2");
    assert_eq!(table.clock().running(), Some(BLACK));
    // The same in a game that is halted: it is Red's face that goes on.
    table.at(&Stop { ground: StopGround::Arbiter, reason: None }).unwrap();
    table.at(&retract(0, None)).unwrap();
    assert_eq!(table.clock().running(), None);
    table.at(&Restart { side: None }).unwrap();
    assert_eq!(table.clock().running(), Some(RED));
}

#[test]
fn art_5_8_a_position_stated_has_its_side_to_move_on_time_and_the_readings_stated() {
    let mut table = Table::usual();
    table.play_and_press("h2e2");
    table.wait(MINUTE);
    let fen = "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/4C2C1/9/RNBAKABNR w - - 0 1";
    let position = Position::from_fen(fen).unwrap();
    let state = |readings| StatePosition {
        position: position.clone(),
        readings,
        authority: Role::Arbiter,
        reason: text(),
    };
    assert_eq!(table.at(&state(Some(readings(1, 0)))), Err(Refusal::NoTimeShown));
    table.at(&state(Some(readings(7 * MINUTE, 6 * MINUTE)))).unwrap();
    assert_eq!((table.clock().running(), table.left()), (Some(RED), (7 * MINUTE, 6 * MINUTE)));
}

#[test]
fn art_5_8_a_halted_game_that_is_set_back_is_halted_no_more_and_keeps_no_times() {
    let mut table = Table::usual();
    table.wait(MINUTE);
    table.at(&Stop { ground: StopGround::Arbiter, reason: None }).unwrap();
    table.at(&TakeBack { authority: Role::Arbiter, committee: false, reason: text() }).unwrap();
    let game = table.state();
    assert_eq!((game.card.status, game.card.halted, &game.clock), (Status::Scheduled, None, &None));
    table.at(&Start::default()).unwrap();
    assert_eq!(table.left(), (10 * MINUTE, 10 * MINUTE));
}

#[test]
fn art_5_8_a_move_taken_back_and_made_again_has_no_second_increment() {
    let period = Period { increment_ms: 10 * SECOND, ..Period::new(None, MINUTE) };
    let mut table = Table::begun(TimeControl::new(vec![period], None).unwrap(), server());
    for _ in 0..3 {
        table.play_and_press("h2e2");
        table.at(&retract(0, None)).unwrap();
    }
    table.play_and_press("h2e2");
    assert_eq!(table.left().0, MINUTE + 10 * SECOND);
    // What the clock is made to show has none of it, and it is given again.
    table.at(&retract(0, Some(readings(MINUTE, MINUTE)))).unwrap();
    table.play_and_press("h2e2 h9g7");
    assert_eq!(table.left(), (MINUTE + 10 * SECOND, MINUTE + 10 * SECOND));
    // Moves that the record lacked have theirs.
    let moves = vec!["h2e2".into(), "h9g7".into(), "h0g2".into(), "i9h9".into()];
    let (authority, reason) = (Role::Arbiter, text());
    table.at(&CorrectRecord { from_ply: 1, moves, authority, reason }).unwrap();
    assert_eq!(table.left(), (MINUTE + 20 * SECOND, MINUTE + 20 * SECOND));
}
