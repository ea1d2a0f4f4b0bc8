//! Articles 4.1.4 and 22 over the game: who rules that a time is over, when, and what came before it.

use chuhe_domain::clock::Preset;
use chuhe_domain::game::event::StopGround;
use chuhe_domain::game::event::{AdjustGround, FlagEvidence, FlagFell, Signer};
use chuhe_domain::game::{
    AdjustClock, AnswerDraw, GameCommand, OfferDraw, PlayMove, PressClock, Refusal, Reopen, ReportFlag,
    Resign, Restart, Seen, SignResult, StatePosition, Status, Stop,
};
use chuhe_domain::tournament::{RestartHall, StopHall};
use chuhe_domain::vocabulary::{Ending, GameResult, Outcome, Role, Side, Timestamp};
use chuhe_domain::xiangqi::Position;

use crate::hall::{source, text};
use crate::table::{BLACK, MARGIN, MINUTE, RED, SECOND, Table, names, play, server};

/// Four plies, after which `c4c9` mates.
const BEFORE_MATE: &str = "h2h4 f9e8 h4c4 b7b0";
const MATE: &str = "c4c9";
const RULED: [&str; 2] = ["game.flag_fell", "game.ended"];

const fn lost_on_time(loser: Side) -> GameResult {
    GameResult { outcome: Outcome::won_by(loser.opponent()), ending: Ending::TimeForfeit }
}

fn earlier(at: Timestamp, ms: i64) -> Timestamp {
    Timestamp::from_millis(at.as_millis() - ms)
}

/// Red is to move and mates with `MATE`, has ten minutes, and they are over at the instant told.
fn before_mate(mut table: Table) -> (Table, Timestamp) {
    table.play_and_press(BEFORE_MATE);
    let (_, deadline) = table.clock().deadline().unwrap();
    (table, deadline)
}

/// The same after the flag was ruled.
fn ruled() -> (Table, Timestamp) {
    let (mut table, deadline) = before_mate(Table::usual());
    table.wait(10 * MINUTE + MARGIN);
    assert_eq!(names(&table.rule()), RULED);
    (table, deadline)
}

fn sent_by(by: Option<Side>) -> PlayMove {
    PlayMove { by, ..play(MATE) }
}

fn press(by: Side, elapsed_ms: u64) -> PressClock {
    PressClock { by, elapsed_ms: Some(elapsed_ms), word_of: None }
}

#[test]
fn art_4_1_4_the_flag_is_ruled_at_deadline_and_margin_and_not_before() {
    let mut table = Table::usual();
    let (_, deadline) = table.clock().deadline().unwrap();
    table.wait(10 * MINUTE + MARGIN - 1);
    assert_eq!(table.rule(), []);
    table.wait(1);
    let ruling = table.rule();
    assert_eq!(ruling[0], FlagFell { side: RED, at: deadline, evidence: FlagEvidence::Clock }.into());
    assert_eq!((table.result(), table.status()), (lost_on_time(RED), Status::Provisional));
    assert_eq!((table.state().ended, table.left()), (Some(deadline), (0, 10 * MINUTE)));
    assert_eq!(table.face(RED).over_ms, 0, "what ran until the ruling is nobody's");
    table.wait(MINUTE);
    assert_eq!(table.rule(), [], "once");
}

#[test]
fn art_22_1_a_quota_that_is_not_fulfilled_in_time_loses() {
    let mut table = Table::begun(Preset::Art6_4.control(None).unwrap(), server());
    table.rounds(29, 10 * SECOND);
    table.wait(10 * SECOND + MARGIN - 1);
    assert_eq!(table.rule(), []);
    table.wait(1);
    assert_eq!(names(&table.rule()), RULED);
    assert_eq!(table.result(), lost_on_time(RED));
    // The thirtieth move, pressed a millisecond before the end, is enough.
    let mut table = Table::begun(Preset::Art6_4.control(None).unwrap(), server());
    table.rounds(29, 10 * SECOND);
    table.wait(10 * SECOND - 1);
    table.play_and_press("a1a0");
    assert_eq!(table.face(RED).remaining_ms, 5 * MINUTE + 1);
    table.wait(MARGIN);
    assert_eq!(table.rule(), []);
}

#[test]
fn art_22_1_who_presses_when_the_time_is_over_has_lost() {
    let mut table = Table::usual();
    table.play("h2e2");
    table.wait(10 * MINUTE);
    assert_eq!(names(&table.press(RED)), RULED);
    assert_eq!(table.result(), lost_on_time(RED));
    // Within the margin, a device that says so has pressed in time.
    let mut table = Table::usual();
    table.play("h2e2");
    table.wait(10 * MINUTE + MARGIN - 1);
    table.at(&press(RED, 10 * MINUTE - 1)).unwrap();
    assert_eq!((table.status(), table.face(RED).remaining_ms), (Status::Running, 1));
}

#[test]
fn art_22_1_a_press_that_came_in_before_the_ruling_takes_it_back() {
    let (mut table, deadline) = ruled();
    let none = table.queued(&press(RED, 10 * MINUTE - 500), deadline.plus(400));
    assert_eq!(none, Err(Refusal::PressBeforeMove { by: RED }), "nothing was played to press for");

    let ruled = || {
        let mut table = Table::usual();
        table.play("h2e2");
        table.wait(10 * MINUTE + MARGIN);
        assert_eq!(names(&table.rule()), RULED);
        table
    };
    let mut table = ruled();
    let over = table.queued(&PressClock { by: RED, elapsed_ms: None, word_of: None }, deadline.plus(400));
    assert_eq!(over, Err(Refusal::Over), "not in time by any word");
    let over = table.queued(&press(RED, 10 * MINUTE - 500), deadline.plus(MARGIN));
    assert_eq!(over, Err(Refusal::Over), "come in no earlier than the ruling");
    let events = table.queued(&press(RED, 10 * MINUTE - 500), deadline.plus(400)).unwrap();
    assert_eq!(names(&events), ["game.flag_taken_back", "game.clock_pressed"]);
    assert_eq!((table.status(), table.clock().running()), (Status::Running, Some(BLACK)));
    assert_eq!(table.face(RED).remaining_ms, 500);
    assert_eq!(table.clock().since(), Some(earlier(deadline, 500)));
    assert_eq!(table.state().lateness.halted_since, None, "it was never halted");

    // Once somebody has signed, an authority alone changes it.
    let mut table = ruled();
    let (by, outcome, token) = (Signer::Black, Outcome::BlackWins, source(1));
    table.at(&SignResult { by, outcome, token, alone: None }).unwrap();
    let over = table.queued(&press(RED, 10 * MINUTE - 500), deadline.plus(400));
    assert_eq!(over, Err(Refusal::Over));
}

#[test]
fn art_17_6_a_game_that_goes_on_by_such_a_press_stands_with_the_hall() {
    let mut table = Table::usual();
    let (_, deadline) = table.clock().deadline().unwrap();
    table.play("h2e2");
    table.wait(10 * MINUTE + MARGIN);
    table.rule();
    table.hall.must(&StopHall { reason: text() });
    let events = table.queued(&press(RED, 10 * MINUTE - 500), deadline.plus(400)).unwrap();
    let stopped = ["game.flag_taken_back", "game.clock_pressed", "game.clock_stopped"];
    assert_eq!(names(&events), stopped);
    assert_eq!((table.status(), table.clock().running()), (Status::Stopped, None));
    table.hall.must(&RestartHall);
    assert_eq!((table.status(), table.clock().running()), (Status::Running, Some(BLACK)));
}

#[test]
fn art_22_2_a_flag_that_fell_is_the_measure_and_the_times_kept_here_are_not() {
    let mut table = Table::usual();
    table.wait(MINUTE);
    let events = table.at(&ReportFlag { side: BLACK, seen: Seen::Flag }).unwrap();
    let fell = FlagFell { side: BLACK, at: table.now(), evidence: FlagEvidence::Flag };
    assert_eq!((&events[0], table.result()), (&fell.into(), lost_on_time(BLACK)));
    // It was an arbiter's word: nobody takes it back by telling something.
    let (mut table, _) = before_mate(Table::usual());
    let occurred = table.now();
    table.wait(MINUTE);
    table.at(&ReportFlag { side: RED, seen: Seen::Flag }).unwrap();
    assert_eq!(table.told_late(&sent_by(None), occurred), Err(Refusal::Over));
}

#[test]
fn art_22_3_both_hands_must_be_past() {
    let mut table = Table::usual();
    for (minute, second) in [(true, false), (false, true), (false, false)] {
        let one = table.at(&ReportFlag { side: RED, seen: Seen::Hands { minute, second } });
        assert_eq!(one, Err(Refusal::OneHandOnly { minute, second }));
    }
    let seen = Seen::Hands { minute: true, second: true };
    let events = table.at(&ReportFlag { side: RED, seen }).unwrap();
    let fell = FlagFell { side: RED, at: table.now(), evidence: FlagEvidence::Hands };
    assert_eq!((&events[0], table.result()), (&fell.into(), lost_on_time(RED)));
}

#[test]
fn art_22_4_a_premature_flag_is_reversed_and_the_game_goes_on() {
    let (mut table, _) = ruled();
    table.at(&Reopen { authority: Role::Arbiter, committee: false, reason: text() }).unwrap();
    assert_eq!((table.status(), table.left().0), (Status::Stopped, 0));
    table.wait(MINUTE);
    let (ground, authority, reason) = (AdjustGround::Correction, Role::Arbiter, text());
    table.at(&AdjustClock { side: RED, delta_ms: 120_000, ground, authority, reason }).unwrap();
    table.at(&Restart { side: None }).unwrap();
    assert_eq!(table.clock().running(), Some(RED), "whose time had run");
    table.wait(MINUTE);
    assert_eq!((table.rule(), table.left().0), (vec![], MINUTE));
    // The old flag is forgotten, and another can fall.
    table.wait(MINUTE + MARGIN);
    assert_eq!(names(&table.rule()), RULED);
}

#[test]
fn art_22_4_what_is_reopened_without_time_does_not_go_on() {
    let (mut table, _) = ruled();
    table.at(&Reopen { authority: Role::Arbiter, committee: false, reason: text() }).unwrap();
    assert_eq!(table.at(&Restart { side: None }), Err(Refusal::TimeIsOver(RED)));
}

#[test]
fn art_22_5_a_move_made_but_not_pressed_is_lost() {
    let mut table = Table::begun(Preset::Art6_4.control(None).unwrap(), server());
    table.rounds(29, 10 * SECOND);
    table.play("a1a0");
    table.wait(10 * SECOND + MARGIN);
    assert_eq!(names(&table.rule()), RULED);
    assert_eq!(table.result(), lost_on_time(RED));
    assert_eq!(table.state().made.red, 30, "made, and not pressed");
}

#[test]
fn art_22_5_a_mate_that_came_before_stands_however_late_it_is_told() {
    let (mut table, deadline) = ruled();
    table.wait(20 * SECOND);
    let own = table.told_late(&sent_by(Some(RED)), earlier(deadline, 1));
    assert_eq!(own, Err(Refusal::Over), "nobody takes back their own flag by their own word");
    let after = table.told_late(&sent_by(None), deadline.plus(1));
    assert_eq!(after, Err(Refusal::Over), "it came after the flag");
    let idle = table.told_late(&play("a0a1"), earlier(deadline, 1));
    assert_eq!(idle, Err(Refusal::Over), "it ended nothing");
    let events = table.told_late(&sent_by(None), earlier(deadline, 1)).unwrap();
    assert_eq!(names(&events), ["game.flag_taken_back", "game.move_played", "game.ended"]);
    assert_eq!(table.result(), GameResult { outcome: Outcome::RedWins, ending: Ending::Checkmate });
    assert_eq!(table.face(RED).remaining_ms, 1, "the times are those of the mate");

    let (mut table, deadline) = ruled();
    let (by, outcome, token) = (Signer::Black, Outcome::BlackWins, source(1));
    table.at(&SignResult { by, outcome, token, alone: None }).unwrap();
    let signed = table.told_late(&sent_by(None), earlier(deadline, 1));
    assert_eq!(signed, Err(Refusal::Over), "somebody has signed the flag");
}

#[test]
fn art_22_5_a_stalemate_that_came_before_stands() {
    let mut table = Table::usual();
    let position = Position::from_fen("3k5/9/R8/9/9/9/9/9/9/4K4 w - - 0 1").unwrap();
    let authority = Role::Arbiter;
    table.at(&StatePosition { position, readings: None, authority, reason: text() }).unwrap();
    let (_, deadline) = table.clock().deadline().unwrap();
    table.wait(10 * MINUTE + MARGIN);
    table.rule();
    table.told_late(&play("a7a8"), deadline).unwrap();
    assert_eq!(table.result(), GameResult { outcome: Outcome::RedWins, ending: Ending::Stalemate });
}

#[test]
fn art_22_5_a_resignation_or_an_agreement_that_came_before_stands() {
    let (mut table, deadline) = ruled();
    let resign = |word_of| Resign { by: BLACK, word_of };
    let own = table.told_late(&resign(Some(RED)), earlier(deadline, 1));
    assert_eq!(own, Err(Refusal::Over));
    table.told_late(&resign(Some(BLACK)), earlier(deadline, 1)).unwrap();
    assert_eq!(table.result(), GameResult { outcome: Outcome::RedWins, ending: Ending::Resignation });

    let mut table = Table::usual();
    let (_, deadline) = table.clock().deadline().unwrap();
    table.play("h2e2");
    table.at(&OfferDraw { by: RED }).unwrap();
    table.wait(10 * MINUTE + MARGIN);
    table.rule();
    let accept = AnswerDraw { by: BLACK, accept: true, word_of: Some(BLACK) };
    assert_eq!(table.told_late(&accept, deadline.plus(1)), Err(Refusal::Over));
    let events = table.told_late(&accept, deadline).unwrap();
    assert_eq!(names(&events), ["game.flag_taken_back", "game.draw_agreed", "game.ended"]);
    assert_eq!(table.result(), GameResult { outcome: Outcome::Draw, ending: Ending::Agreement });
}

#[test]
fn art_9_2_of_two_ends_the_earlier_stands_whoever_is_heard_first() {
    let accept = AnswerDraw { by: BLACK, accept: true, word_of: None };
    let resign = Resign { by: BLACK, word_of: None };
    let ends: [(&dyn GameCommand, Ending); 3] =
        [(&sent_by(None), Ending::Checkmate), (&resign, Ending::Resignation), (&accept, Ending::Agreement)];
    for (end, ending) in ends {
        for late_ms in [0, 1] {
            let (mut table, deadline) = before_mate(Table::usual());
            if ending == Ending::Agreement {
                table.play("a0a1");
                table.at(&OfferDraw { by: RED }).unwrap();
            }
            // The timekeeper is not there yet: the margin runs.
            table.wait(10 * MINUTE + 10);
            table.told_late(end, deadline.plus(late_ms)).unwrap();
            let expected = if late_ms == 0 { ending } else { Ending::TimeForfeit };
            assert_eq!(table.result().ending, expected, "at one instant the flag comes last");
        }
    }
}

#[test]
fn art_22_1_a_time_that_ran_out_before_the_game_was_halted_is_over_when_it_goes_on() {
    let mut table = Table::usual();
    table.wait(10 * MINUTE + 1);
    table.at(&Stop { ground: StopGround::Arbiter, reason: None }).unwrap();
    table.wait(MINUTE);
    assert_eq!(table.rule(), [], "the arbiter has halted it");
    let reported = table.state().clone();
    table.at(&ReportFlag { side: RED, seen: Seen::Times }).unwrap();
    assert_eq!(table.result(), lost_on_time(RED));
    table.hall.games.insert(table.game, reported);
    assert_eq!(table.at(&Restart { side: None }), Err(Refusal::TimeIsOver(RED)));
    table.at(&Restart { side: Some(BLACK) }).unwrap();
}
