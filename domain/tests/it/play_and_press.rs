//! A move and its press in one command: both, or neither.

use chuhe_domain::clock::Period;
use chuhe_domain::clock::TimeControl;
use chuhe_domain::game::event::{ClockPressed, Ended, FlagFell, MovePlayed};
use chuhe_domain::game::{GameEvent, PlayAndPress, PlayMove, Refusal, RuleDeadline, Status};
use chuhe_domain::tournament::Regulations;
use chuhe_domain::vocabulary::{Ending, GameId, Moment, Side};
use chuhe_domain::xiangqi::Move;

use crate::hall::Hall;

const MINUTE: u64 = 60_000;

/// A game of one minute for either side, begun.
fn blitz() -> (Hall, GameId) {
    let control = TimeControl::new(vec![Period::new(None, MINUTE)], None).unwrap();
    let mut hall = Hall::under(Regulations { time_control: Some(control), ..Regulations::default() }, 4);
    hall.draw();
    hall.open_round(1);
    let game = hall.game(1, 4);
    hall.start(game);
    (hall, game)
}

fn both(iccs: &str, elapsed_ms: u64) -> PlayAndPress {
    let play = PlayMove { play: iccs.parse::<Move>().unwrap(), by: None, ply: None, despite: None };
    PlayAndPress { play, elapsed_ms: Some(elapsed_ms) }
}

#[test]
fn art_6_the_move_comes_first_and_then_the_press() {
    let (mut hall, game) = blitz();
    hall.wait(5000);
    let events = hall.at(game, &both("h2e2", 4800)).unwrap();
    let [GameEvent::MovePlayed(MovePlayed { ply: 1, .. }), GameEvent::ClockPressed(pressed)] = &events[..]
    else {
        panic!("{events:?}")
    };
    let ClockPressed { by, raw_ms, counted_ms, .. } = *pressed;
    assert_eq!((by, raw_ms, counted_ms), (Side::Red, 5000, 4800));
    let clock = hall.games[&game].clock.as_ref().unwrap();
    assert_eq!(clock.running(), Some(Side::Black));
    assert_eq!(clock.face_at(Side::Red, hall.now).remaining_ms, MINUTE - 4800);
}

#[test]
fn a_move_that_is_refused_is_not_pressed_for_and_a_press_that_is_refused_undoes_its_move() {
    let (mut hall, game) = blitz();
    let before = hall.games[&game].clone();
    assert!(matches!(hall.at(game, &both("h0h2", 0)), Err(Refusal::IllegalMove { .. })));
    assert_eq!(hall.games[&game], before);

    let mut unkept = Hall::of(4);
    unkept.open_round(1);
    let game = unkept.game(1, 4);
    unkept.start(game);
    assert_eq!(unkept.at(game, &both("h2e2", 0)), Err(Refusal::NoClock));
    assert!(unkept.games[&game].moves.is_empty());
}

#[test]
fn art_22_5_mate_needs_no_press() {
    let (mut hall, game) = blitz();
    for iccs in ["h2h4", "f9e8", "h4c4", "b7b0"] {
        hall.at(game, &both(iccs, 0)).unwrap();
    }
    let events = hall.at(game, &both("c4c9", 0)).unwrap();
    assert!(
        matches!(&events[..], [GameEvent::MovePlayed(_), GameEvent::Ended(Ended { result, .. })]
            if result.ending == Ending::Checkmate),
        "{events:?}"
    );
}

#[test]
fn art_22_1_who_presses_when_the_time_is_over_has_lost_though_the_move_is_on_record() {
    let (mut hall, game) = blitz();
    hall.wait(MINUTE + 5000);
    let events = hall.at(game, &both("h2e2", MINUTE + 5000)).unwrap();
    let [GameEvent::MovePlayed(_), GameEvent::FlagFell(FlagFell { side, .. }), GameEvent::Ended(_)] =
        &events[..]
    else {
        panic!("{events:?}")
    };
    assert_eq!(*side, Side::Red);
}

#[test]
fn art_22_1_what_came_in_before_the_flag_could_be_ruled_takes_the_ruling_back() {
    let (mut hall, game) = blitz();
    let just_in_time = hall.now.plus(MINUTE - 1);
    hall.wait(MINUTE + 1000);
    hall.at(game, &RuleDeadline { contact: true }).unwrap();
    assert_eq!(hall.tournament.games[&game].status, Status::Provisional);
    let events = hall.told(game, &both("h2e2", MINUTE - 1), Moment::now(just_in_time)).unwrap();
    assert!(matches!(
        &events[..],
        [GameEvent::FlagTakenBack(_), GameEvent::MovePlayed(_), GameEvent::ClockPressed(_)]
    ));
    assert_eq!(hall.tournament.games[&game].status, Status::Running);

    // The same, but too late: the ruling stands, and there is nothing to press.
    let (mut hall, game) = blitz();
    let too_late = hall.now.plus(MINUTE + 900);
    hall.wait(MINUTE + 1000);
    hall.at(game, &RuleDeadline { contact: true }).unwrap();
    assert_eq!(hall.told(game, &both("h2e2", MINUTE + 900), Moment::now(too_late)), Err(Refusal::Over));
}
