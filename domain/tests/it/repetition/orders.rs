//! Who was ordered to change, and changes or does not.

use chuhe_domain::adjudication::Verdict;
use chuhe_domain::game::event::{ChangeOrdered, StopGround};
use chuhe_domain::game::{
    Adjourn, ClaimRefusal, CorrectRecord, Game, PlayAndPress, PlayWritten, Reopen, Resign, Resume, Retract,
    Status, Stop, TakeBack,
};
use chuhe_domain::rules::RuleSet;
use chuhe_domain::tournament::Change;
use chuhe_domain::vocabulary::{Ending, GameResult, Outcome, Role};

use super::{CHASED, CHASES, CHECKED, OPEN, OPENLY, by, chased, choose, claim, rule, thrice};
use crate::hall::text;
use crate::table::{BLACK, MINUTE, RED, Table, names, play};

const LOST: GameResult = GameResult { outcome: Outcome::BlackWins, ending: Ending::RefusedToChange };

/// Red is ordered to change.
fn ordered() -> Table {
    let mut table = chased();
    claim(&mut table, BLACK).unwrap();
    rule(&mut table).unwrap();
    assert_eq!(table.state().must_change(), [RED]);
    table
}

fn goes_on(table: &Table) -> bool {
    table.status() == Status::Running
}

#[test]
fn art_4_1_7_who_must_change_and_goes_once_more_round_the_cycle_has_lost() {
    let mut table = ordered();
    table.play("b0a0 a8b8 a0b0");
    assert!(goes_on(&table), "the position does not stand yet");
    let events = table.at(&play("b8a8")).unwrap();
    assert_eq!(names(&events), ["game.move_played", "game.ended"], "by the opponent's move, too");
    assert_eq!((table.result(), Ending::RefusedToChange.article()), (LOST, "4.1.7"));
    assert_eq!(table.state().must_change(), []);
}

#[test]
fn art_4_1_7_however_the_move_is_told() {
    let written = |text: &str| PlayWritten { play: text.to_owned(), ..PlayWritten::default() };
    let mut table = ordered();
    table.play("b0a0 a8b8 a0b0");
    assert_eq!(names(&table.at(&written("炮2平1")).unwrap()), ["game.move_played", "game.ended"]);
    let mut table = thrice(Table::usual(), CHASED, CHASES);
    claim(&mut table, RED).unwrap();
    rule(&mut table).unwrap();
    let told = |iccs: &str| PlayAndPress { play: play(iccs), elapsed_ms: None };
    for iccs in ["b0a0", "a8b8", "a0b0"] {
        assert_eq!(names(&table.at(&told(iccs)).unwrap()), ["game.move_played", "game.clock_pressed"]);
    }
    assert_eq!(names(&table.at(&told("b8a8")).unwrap()), ["game.move_played", "game.ended"]);
    assert_eq!(table.result(), LOST);
}

#[test]
fn art_4_1_7_another_round_that_is_as_forbidden_is_no_change() {
    let mut table = ordered();
    table.play("b0a0 a8c8 a0c0 c8b8 c0b0");
    assert!(goes_on(&table));
    assert_eq!(names(&table.at(&play("b8a8")).unwrap()), ["game.move_played", "game.ended"]);
    assert_eq!(table.result(), LOST);
}

#[test]
fn art_24_3_who_changes_goes_on() {
    let mut table = ordered();
    table.play("f0f1 e9d9");
    for _ in 0..2 {
        table.play("b0a0 a8b8 a0b0 b8a8");
    }
    assert!(goes_on(&table), "another position: it has to be claimed and ruled on anew");
    assert_eq!(table.state().must_change(), [RED], "the order stands on for the other");
    claim(&mut table, BLACK).unwrap();
    rule(&mut table).unwrap();
    table.play(CHASES);
    assert_eq!(table.result(), LOST);
}

#[test]
fn art_24_3_a_detour_is_no_refusal_and_lifts_no_order() {
    let mut table = ordered();
    table.play("f0f1 e9d9 f1f0 d9e9");
    assert_eq!((goes_on(&table), table.state().must_change()), (true, vec![RED]));
    assert_eq!(table.state().occurrences(), 4, "the position stands again, and nobody has chased");
    table.play("b0a0 a8b8 a0b0");
    assert!(goes_on(&table));
    table.play("b8a8");
    assert_eq!(table.result(), LOST);
}

#[test]
fn art_24_3_the_order_lapses_when_a_man_is_taken() {
    let mut table = ordered();
    table.play("b0a0 e9d9");
    assert_eq!(table.state().must_change(), [RED]);
    table.play("a0a8");
    assert_eq!((goes_on(&table), table.state().must_change()), (true, vec![]));
    // What was taken back was not taken (5.8), and the order stands.
    let (authority, reason) = (Role::Arbiter, text());
    table.at(&Retract { after_ply: 10, readings: None, authority, reason }).unwrap();
    assert_eq!(table.state().must_change(), [RED]);
}

#[test]
fn art_24_3_the_order_lapses_when_a_soldier_has_gone_forward() {
    for moves in ["g3g4", "f0f1 i6i5"] {
        let mut table = ordered();
        table.play(moves);
        assert_eq!(table.state().must_change(), [], "{moves}: no Soldier goes back");
    }
    // Sidewise it comes back.
    let across = "4k4/c8/9/9/9/9/6P2/8p/9/1R3K3 w - - 0 1";
    let mut table = thrice(Table::plain(), across, CHASES);
    claim(&mut table, BLACK).unwrap();
    rule(&mut table).unwrap();
    table.play("f0f1 i2h2");
    assert_eq!(table.state().must_change(), [RED]);
}

#[test]
fn art_24_3_the_order_survives_an_adjournment() {
    let mut table = thrice(Table::usual(), CHASED, CHASES);
    claim(&mut table, RED).unwrap();
    rule(&mut table).unwrap();
    let (authority, reason) = (Role::Arbiter, text());
    table.at(&Adjourn { sealed_by: None, authority, reason }).unwrap();
    assert_eq!(table.state().must_change(), [RED]);
    table.wait(MINUTE);
    table.at(&Resume { side: None }).unwrap();
    table.play(CHASES);
    assert_eq!(table.result(), LOST);
}

#[test]
fn art_5_8_moves_taken_back_before_the_order_take_it_with_them() {
    let back = |after_ply| Retract { after_ply, readings: None, authority: Role::Arbiter, reason: text() };
    let mut table = ordered();
    table.play("b0a0 a8b8");
    table.at(&back(8)).unwrap();
    assert_eq!(table.state().must_change(), [RED], "the position it was given for stands");
    table.at(&back(7)).unwrap();
    assert_eq!(table.state().must_change(), []);
    table.play("b8a8");
    table.play(CHASES);
    assert!(goes_on(&table));
}

#[test]
fn art_5_8_a_position_stated_anew_lifts_the_order() {
    let mut table = ordered();
    table.stand(CHECKED);
    table.stand(CHASED);
    assert_eq!(table.state().must_change(), []);
    table.play(CHASES);
    assert!(goes_on(&table));
    let mut table = ordered();
    let (authority, committee, reason) = (Role::Arbiter, false, text());
    table.at(&TakeBack { authority, committee, reason }).unwrap();
    assert_eq!(table.state().orders, []);
}

#[test]
fn an_order_follows_its_position_when_the_record_is_corrected() {
    let correct = |table: &mut Table, from_ply, moves: &str| {
        let moves = moves.split(' ').map(str::to_owned).collect();
        table.at(&CorrectRecord { from_ply, moves, authority: Role::Arbiter, reason: text() }).unwrap();
    };
    // A move after the order had been keyed wrong.
    let mut table = ordered();
    table.play("b0a0 a8b8 a0c0");
    correct(&mut table, 11, "a0b0");
    table.play("b8a8");
    assert_eq!(table.result(), LOST);
    let mut table = ordered();
    table.play("b0a0 a8b8");
    correct(&mut table, 9, "b0a0 a8b8 a0b0");
    assert_eq!(
        (table.state().orders[0].at_ply, table.state().plies()),
        (8, 11),
        "nor one that was forgotten"
    );
    table.play("b8a8");
    assert_eq!(table.result(), LOST);
    // A round before the order had been forgotten.
    let mut table = ordered();
    table.play("b0a0");
    correct(&mut table, 1, &format!("{CHASES} {CHASES} {CHASES} b0a0"));
    assert_eq!((table.state().orders[0].at_ply, table.state().must_change()), (12, vec![RED]));
    table.play("a8b8 a0b0 b8a8");
    assert_eq!(table.result(), LOST);
    // It had been keyed once too often: the order stands, and the position has not come thrice before it.
    let mut table = ordered();
    correct(&mut table, 1, CHASES);
    assert_eq!((table.state().orders[0].at_ply, table.state().occurrences()), (4, 2));
    // A ply at the end had been forgotten, and the arbiter sends the whole record.
    let mut table = ordered();
    correct(&mut table, 1, &format!("{CHASES} {CHASES} b0a0"));
    assert_eq!(table.state().orders[0].at_ply, 8, "the order did not come after it");
    table.play("a8b8 a0b0 b8a8");
    assert_eq!(table.result(), LOST);
    // Other moves were played, and the position of the order has never stood.
    let mut table = ordered();
    correct(&mut table, 1, "b0c0 a8b8 c0a0 b8c8 a0b0 c8b8 b0a0 b8c8");
    assert_eq!((table.state().orders.len(), table.state().must_change()), (0, vec![]));
    let mut table = ordered();
    correct(&mut table, 1, CHASES);
    let mut other = ordered();
    other.play("f0f1 e9d9");
    correct(&mut other, 1, "b0a0");
    assert_eq!(other.state().orders, [], "nothing was played of which it was ordered");
    table.play(CHASES);
    assert_eq!(table.result(), LOST);
}

#[test]
fn who_lets_a_game_go_on_takes_back_what_was_not_obeyed_and_nothing_else() {
    let reopen = || Reopen { authority: Role::Arbiter, committee: false, reason: text() };
    let mut table = ordered();
    table.at(&Resign { by: BLACK, word_of: None }).unwrap();
    assert_eq!(table.state().must_change(), [], "it is over");
    table.at(&reopen()).unwrap();
    assert_eq!(table.state().must_change(), [RED]);
    table.play(CHASES);
    assert_eq!(table.result(), LOST);
    table.at(&reopen()).unwrap();
    assert_eq!((goes_on(&table), table.state().must_change()), (true, vec![]));
    table.play(CHASES);
    assert!(goes_on(&table));
    // The position stands as often as ever: it is claimed and ruled on anew.
    claim(&mut table, BLACK).unwrap();
    rule(&mut table).unwrap();
    assert_eq!(table.state().must_change(), [RED]);
}

#[test]
fn art_4_1_7_what_was_keyed_wrong_was_no_refusal_and_other_orders_stand() {
    let reopen = || Reopen { authority: Role::Arbiter, committee: false, reason: text() };
    let mut table = ordered();
    table.play(CHASES);
    assert_eq!(table.result(), LOST);
    let (moves, authority, reason) = (vec!["b8c8".to_owned()], Role::Arbiter, text());
    table.at(&CorrectRecord { from_ply: 12, moves, authority, reason }).unwrap();
    table.at(&reopen()).unwrap();
    assert_eq!(table.state().must_change(), [RED], "it has obeyed, and the order stands");
    // It was ordered twice, in two positions of one round.
    let mut table = ordered();
    table.play("b0a0");
    claim(&mut table, BLACK).unwrap();
    rule(&mut table).unwrap();
    table.play("a8b8 a0b0 b8a8");
    assert_eq!(table.result(), LOST);
    table.at(&reopen()).unwrap();
    assert_eq!((table.state().must_change(), table.state().orders.len()), (vec![], 0));
    // Another position, of which something was ordered as well.
    let mut table = ordered();
    table.play("f0f1 e9d9");
    for _ in 0..2 {
        table.play(CHASES);
    }
    claim(&mut table, BLACK).unwrap();
    rule(&mut table).unwrap();
    table.play(CHASES);
    assert_eq!(table.result(), LOST);
    table.at(&reopen()).unwrap();
    table.play(CHASES);
    assert!(goes_on(&table), "that was taken back");
    table.play("f1f0 d9e9");
    table.play(CHASES);
    assert_eq!(table.result(), LOST, "and the other was not");
}

#[test]
fn art_24_3_what_an_arbiter_chose_is_kept_and_what_is_as_open_is_no_refusal() {
    let mut table = by(RuleSet::Cn1999, OPEN, OPENLY);
    claim(&mut table, RED).unwrap();
    choose(&mut table, Verdict::BlackMustChange).unwrap();
    let orders = |table: &Table| (table.state().must_change(), table.state().orders.len());
    assert_eq!(orders(&table), (vec![BLACK], 1));
    // By another way round, of which nobody has ruled what it is.
    table.play("c5c9 e9e8 c9c5 e8e9");
    assert!(goes_on(&table));
    claim(&mut table, RED).unwrap();
    choose(&mut table, Verdict::BlackMustChange).unwrap();
    assert_eq!(orders(&table), (vec![BLACK], 1), "the new order takes the place of the old");
    // The round that was ruled on is lost, though it is as open as before.
    table.play(OPENLY);
    assert_eq!(table.result(), GameResult { outcome: Outcome::RedWins, ending: Ending::RefusedToChange });
}

#[test]
fn art_24_3_after_a_detour_the_last_three_are_drawn_and_the_order_stands() {
    let mut table = ordered();
    table.play("f0f1 e9d9 f1f0 d9e9");
    claim(&mut table, BLACK).unwrap();
    let (verdict, offered) = (Verdict::RedMustChange, vec![Verdict::Draw]);
    assert_eq!(choose(&mut table, verdict), Err(ClaimRefusal::NotOffered { verdict, offered }.into()));
    assert_eq!(table.state().must_change(), [RED]);
}

#[test]
fn art_24_3_every_position_has_an_order_of_its_own() {
    let mut table = ordered();
    table.play("f0f1 e9d9");
    for _ in 0..2 {
        table.play(CHASES);
    }
    claim(&mut table, BLACK).unwrap();
    rule(&mut table).unwrap();
    assert_eq!((table.state().orders.len(), table.state().must_change()), (2, vec![RED]));
    // Who comes back to the first has been told.
    table.play("f1f0 d9e9");
    assert!(goes_on(&table), "by a detour");
    table.play(CHASES);
    assert_eq!(table.result(), LOST);
}

#[test]
fn art_22_5_what_disobeyed_before_the_game_was_halted_has_ended_it() {
    let mut table = ordered();
    table.play("b0a0 a8b8 a0b0");
    let halted = table.now();
    table.at(&Stop { ground: StopGround::Arbiter, reason: None }).unwrap();
    table.wait(MINUTE);
    table.told_late(&play("b8a8"), halted).unwrap();
    assert_eq!(table.result(), LOST);
}

#[test]
fn what_was_ordered_is_read_back_and_nothing_is_ruled_again() {
    let mut table = ordered();
    table.play("f0f1 e9d9 f1f0 d9e9 b0a0");
    let log = table.hall.log.iter().filter_map(|change| match change {
        Change::Game(game, event) if *game == table.game => Some(event),
        _ => None,
    });
    let again = log.fold(None, |game, event| Some(Game::evolve(game, event).unwrap()));
    assert_eq!(again.as_ref(), Some(table.state()));
    // Whatever was ruled, the order is what the record says.
    let mut other = chased();
    other.follow(vec![ChangeOrdered { side: BLACK }.into()]);
    assert_eq!(other.state().must_change(), [BLACK]);
}
