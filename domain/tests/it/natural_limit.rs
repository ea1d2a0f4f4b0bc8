//! Articles 4.2.4 and 23.3: sixty rounds without a capture, claimed, counted and ruled on.

use chuhe_domain::game::event::{
    AdjustGround, ClockAdjusted, ClockRestarted, FoulAnnounced, LimitCount, NaturalLimitClaimed,
    NaturalLimitRuled, StopGround,
};
use chuhe_domain::game::{
    AnnounceFoul, ClaimKind, ClaimNaturalLimit, ClaimRefusal, CorrectRecord, GameEvent, Refusal, Restart,
    Retract, RuleNaturalLimit, StatePosition, Status, WhichFoul,
};
use chuhe_domain::rules::{Overrides, SurplusCheck};
use chuhe_domain::vocabulary::{Ending, GameResult, Outcome, Role, Side};
use chuhe_domain::xiangqi::{Move, Position};

use crate::hall::text;
use crate::table::{BLACK, MINUTE, RED, SECOND, Table, names, play};

/// Red has a Chariot to check with, Black a Soldier to stand by.
const BARE: &str = "4k4/9/9/9/9/9/9/9/R8/3K4p w - - 0 1";

/// The next move that takes nobody, gives check or none, and leaves the opponent such a move without check.
fn quiet(table: &Table, check: bool) -> Move {
    let quiet = |position: &Position, next: Move, check: bool| {
        let mut after = position.clone();
        let kept = after.make(next).captured().is_none();
        (kept && after.in_check() == check).then_some(after)
    };
    let position = &table.state().position;
    let answered =
        |after: Position| after.legal_moves().into_iter().any(|next| quiet(&after, next, false).is_some());
    let fits = |next: &Move| quiet(position, *next, check).is_some_and(answered);
    position.legal_moves().into_iter().find(fits).unwrap()
}

/// So many plies in which nothing is taken; each of Red's gives check where it is to.
fn go_on(table: &mut Table, plies: u32, red_checks: bool) {
    for _ in 0..plies {
        let red = table.state().position.side_to_move() == RED;
        let next = quiet(table, red && red_checks);
        table.play(&next.to_string());
    }
}

/// So many plies since the last capture, the first of them with `checks` by Red.
fn after(overrides: Overrides, plies: u32, checks: u32) -> Table {
    let mut table = Table::ruled_by(overrides);
    table.stand(BARE);
    go_on(&mut table, checks * 2, true);
    go_on(&mut table, plies - checks * 2, false);
    table
}

fn rule(table: &mut Table) -> Result<Vec<GameEvent>, Refusal> {
    table.at(&RuleNaturalLimit { authority: Role::Arbiter })
}

/// That the claim is to be ruled on first.
fn pending() -> Refusal {
    ClaimRefusal::Pending { kind: ClaimKind::NaturalLimit }.into()
}

/// Whether the claim is true; what was counted for it.
fn claim(table: &mut Table, by: Side) -> (bool, LimitCount) {
    table.at(&ClaimNaturalLimit { by }).unwrap();
    let events = rule(table).unwrap();
    let Some(GameEvent::NaturalLimitRuled(NaturalLimitRuled { claimant, count, .. })) = events.first() else {
        panic!("{events:?}")
    };
    assert_eq!(*claimant, Some(by));
    let drawn = matches!(table.state().card.result, Some(GameResult { outcome: Outcome::Draw, .. }));
    assert_eq!(drawn, count.reached());
    (drawn, *count)
}

const fn count(plies: u32, checks: u32, counted: u32) -> LimitCount {
    LimitCount { plies, checks, counted, needed: 60 }
}

#[test]
fn art_4_2_4_sixty_rounds_without_a_capture_are_a_draw() {
    for by in Side::BOTH {
        let mut table = after(Overrides::default(), 120, 0);
        assert_eq!(claim(&mut table, by), (true, count(120, 0, 60)));
        assert_eq!(table.result().ending, Ending::NaturalLimit);
        assert_eq!(table.result().ending.article(), "4.2.4");
    }
    let mut table = after(Overrides::default(), 119, 0);
    assert_eq!(claim(&mut table, BLACK), (false, count(119, 0, 59)), "half a round is none");
}

#[test]
fn art_4_2_4_the_limit_ends_no_game_by_itself() {
    let table = after(Overrides::default(), 130, 0);
    assert_eq!((table.status(), table.state().card.result), (Status::Running, None));
}

#[test]
fn art_4_2_4_a_capture_begins_the_count_anew() {
    let mut table = Table::plain();
    go_on(&mut table, 40, false);
    assert_eq!(table.state().natural_limit(&table.rules(), None).plies, 40);
    let mut table = Table::plain();
    table.play("h2e2 h9g7 e2e6");
    assert_eq!(table.state().natural_limit(&table.rules(), None), count(0, 0, 0), "taken at ply 3");
    table.play("a9a8");
    assert_eq!(table.state().natural_limit(&table.rules(), None), count(1, 0, 0));
}

#[test]
fn art_4_2_4_the_regulations_may_lower_the_limit() {
    let overrides = Overrides { natural_limit_rounds: Some(40), ..Overrides::default() };
    let mut table = after(overrides.clone(), 79, 0);
    assert!(!claim(&mut table, RED).0);
    let mut table = after(overrides, 80, 0);
    assert!(claim(&mut table, RED).0);
}

#[test]
fn art_23_3_of_the_claimants_checks_ten_are_counted() {
    let ruled = |plies, checks, by| claim(&mut after(Overrides::default(), plies, checks), by);
    assert_eq!(ruled(120, 10, RED), (true, count(120, 10, 60)), "ten checks take nothing away");
    assert_eq!(ruled(120, 11, RED), (false, count(120, 11, 59)), "the eleventh takes a round");
    assert_eq!(ruled(139, 20, RED), (false, count(139, 20, 59)));
    assert_eq!(ruled(140, 20, RED), (true, count(140, 20, 60)), "with twenty it takes seventy rounds");
    assert_eq!(ruled(120, 20, BLACK), (true, count(120, 0, 60)), "the opponent's checks are no matter");
}

#[test]
fn art_23_3_the_regulations_may_read_the_checks_otherwise() {
    let ply = || Overrides { surplus_check_drops: Some(SurplusCheck::Ply), ..Overrides::default() };
    assert_eq!(claim(&mut after(ply(), 129, 20), RED), (false, count(129, 20, 59)));
    assert_eq!(claim(&mut after(ply(), 130, 20), RED), (true, count(130, 20, 60)));
    let counted = Overrides { counted_checks: Some(0), ..Overrides::default() };
    assert_eq!(claim(&mut after(counted, 140, 10), RED), (true, count(140, 10, 60)));
}

/// A game with a clock, with so much time left for Red, whose turn it is.
fn timed(red_left_ms: u64) -> Table {
    let mut table = Table::usual();
    table.rounds(3, 0);
    table.wait(10 * MINUTE - red_left_ms);
    table
}

#[test]
fn art_23_3_the_clock_stands_while_the_claim_is_looked_into() {
    let mut table = timed(8 * MINUTE);
    let events = table.at(&ClaimNaturalLimit { by: RED }).unwrap();
    assert_eq!(events[0], NaturalLimitClaimed { by: RED }.into());
    assert!(matches!(&events[1], GameEvent::ClockStopped(stopped) if stopped.ground == StopGround::Claim));
    table.wait(MINUTE);
    assert_eq!(table.left(), (8 * MINUTE, 10 * MINUTE));
    assert_eq!(table.at(&play("a1a0")), Err(Refusal::Stopped));
    assert_eq!(table.at(&ClaimNaturalLimit { by: RED }), Err(pending()), "one claim at a time");
    assert_eq!(table.at(&Restart { side: None }), Err(pending()), "it is ruled on first");
}

#[test]
fn art_8_5_a_claim_is_made_in_ones_own_time() {
    let mut table = timed(8 * MINUTE);
    assert_eq!(table.at(&ClaimNaturalLimit { by: BLACK }), Err(Refusal::NotYourTime { by: BLACK }));
    table.play("a1a0");
    table.at(&ClaimNaturalLimit { by: RED }).unwrap();
}

#[test]
fn art_9_1_4_a_claim_that_is_not_true_is_a_foul_and_costs_five_minutes() {
    let mut table = timed(8 * MINUTE);
    table.at(&ClaimNaturalLimit { by: RED }).unwrap();
    let (authority, at) = (Role::Arbiter, table.now());
    let events = rule(&mut table).unwrap();
    let foul =
        FoulAnnounced { foul: 1, side: RED, article: "9.1.4".into(), after_ply: 6, authority, reason: None };
    let ground = AdjustGround::Penalty;
    let taken = ClockAdjusted { side: RED, delta_ms: -300_000, ground, at, authority, reason: None };
    let expected: [GameEvent; 4] = [
        NaturalLimitRuled { claimant: Some(RED), count: count(6, 0, 3), authority }.into(),
        foul.into(),
        taken.into(),
        ClockRestarted { at, side: None }.into(),
    ];
    assert_eq!(events, expected, "the foul first, then the time, then the game goes on");
    assert_eq!((table.status(), *table.state().card.fouls.of(RED)), (Status::Running, 1));
    assert_eq!((table.left(), table.clock().running()), ((3 * MINUTE, 10 * MINUTE), Some(RED)));
}

#[test]
fn art_23_3_who_has_no_time_left_after_a_false_claim_has_lost() {
    for left in [5 * MINUTE, 4 * MINUTE] {
        let mut table = timed(left);
        table.at(&ClaimNaturalLimit { by: RED }).unwrap();
        let events = rule(&mut table).unwrap();
        let lost =
            ["game.natural_limit_ruled", "game.foul_announced", "game.clock_adjusted", "game.flag_fell"];
        assert_eq!(names(&events), [&lost[..], &["game.ended"]].concat());
        let result = GameResult { outcome: Outcome::BlackWins, ending: Ending::TimeForfeit };
        assert_eq!((table.result(), table.face(RED).remaining_ms), (result, 0));
        assert_eq!(*table.state().card.fouls.of(RED), 1, "the foul counts all the same");
    }
    let mut table = timed(5 * MINUTE + 1);
    table.at(&ClaimNaturalLimit { by: RED }).unwrap();
    rule(&mut table).unwrap();
    assert_eq!((table.status(), table.face(RED).remaining_ms), (Status::Running, 1));
}

#[test]
fn art_4_1_8_a_false_claim_that_is_the_third_foul_loses_before_any_time_is_taken() {
    let mut table = timed(4 * MINUTE);
    for _ in 0..2 {
        let what = WhichFoul::Seen { side: RED, article: "9.1.8".into() };
        table.at(&AnnounceFoul { what, authority: Role::Arbiter, reason: Some(text()) }).unwrap();
    }
    table.at(&ClaimNaturalLimit { by: RED }).unwrap();
    let events = rule(&mut table).unwrap();
    assert_eq!(names(&events), ["game.natural_limit_ruled", "game.foul_announced", "game.ended"]);
    assert_eq!(table.result(), GameResult { outcome: Outcome::BlackWins, ending: Ending::Fouls });
    assert_eq!(table.face(RED).remaining_ms, 4 * MINUTE);
}

#[test]
fn art_22_1_who_claims_when_the_time_is_over_has_lost() {
    let mut table = timed(MINUTE);
    table.wait(MINUTE);
    let events = table.at(&ClaimNaturalLimit { by: RED }).unwrap();
    assert_eq!(names(&events), ["game.flag_fell", "game.ended"]);
    assert_eq!(table.result(), GameResult { outcome: Outcome::BlackWins, ending: Ending::TimeForfeit });
}

#[test]
fn art_23_3_unasked_an_arbiter_rules_the_draw_by_the_plain_count() {
    let mut table = after(Overrides::default(), 119, 20);
    let early = rule(&mut table);
    assert_eq!(
        early,
        Err(ClaimRefusal::LimitNotReached { counted: 59, needed: 60 }.into()),
        "and nothing else"
    );
    go_on(&mut table, 1, false);
    let events = rule(&mut table).unwrap();
    let ruled = NaturalLimitRuled { claimant: None, count: count(120, 0, 60), authority: Role::Arbiter };
    assert_eq!(events[0], ruled.into());
    assert_eq!(table.result(), GameResult { outcome: Outcome::Draw, ending: Ending::NaturalLimit });
}

#[test]
fn art_23_3_unasked_the_earlier_flag_stands() {
    let overrides = Overrides { natural_limit_rounds: Some(1), ..Overrides::default() };
    let mut table = Table::timed(overrides);
    table.rounds(1, 0);
    table.wait(10 * MINUTE + SECOND / 2);
    assert_eq!(names(&rule(&mut table).unwrap()), ["game.flag_fell", "game.ended"]);
}

#[test]
fn art_23_3_the_regulations_may_let_no_arbiter_rule_unasked() {
    let overrides = Overrides { natural_limit_unasked: Some(false), ..Overrides::default() };
    let mut table = after(overrides, 120, 0);
    assert_eq!(rule(&mut table), Err(ClaimRefusal::NoClaim.into()));
    assert!(claim(&mut table, RED).0);
}

#[test]
fn art_5_8_the_count_follows_when_moves_are_taken_back() {
    let mut table = after(Overrides::default(), 126, 0);
    let back = Retract { after_ply: 119, readings: None, authority: Role::Arbiter, reason: text() };
    table.at(&back).unwrap();
    assert_eq!(rule(&mut table), Err(ClaimRefusal::LimitNotReached { counted: 59, needed: 60 }.into()));
    // A capture that is taken back has not been.
    let mut table = Table::plain();
    table.play("h2e2 h9g7 e2e6 a9a8");
    table.at(&Retract { after_ply: 2, ..back }).unwrap();
    assert_eq!(table.state().natural_limit(&table.rules(), None).plies, 2);
}

#[test]
fn art_23_3_a_claim_is_ruled_by_what_the_board_shows_then() {
    let mut table = after(Overrides::default(), 121, 0);
    table.at(&ClaimNaturalLimit { by: BLACK }).unwrap();
    let (authority, reason) = (Role::Arbiter, text());
    table.at(&CorrectRecord { from_ply: 119, moves: vec![], authority, reason }).unwrap();
    let events = rule(&mut table).unwrap();
    assert_eq!(
        names(&events),
        ["game.natural_limit_ruled", "game.foul_announced", "game.clock_restarted"],
        "moves had been keyed that were not played; without a clock no time is taken"
    );
    assert_eq!(table.status(), Status::Running);
}

#[test]
fn art_23_3_a_claim_is_ruled_on_before_moves_are_taken_back() {
    let mut table = after(Overrides::default(), 121, 0);
    table.at(&ClaimNaturalLimit { by: BLACK }).unwrap();
    let (authority, reason) = (Role::Arbiter, text());
    let back = Retract { after_ply: 118, readings: None, authority, reason: reason.clone() };
    assert_eq!(table.at(&back), Err(pending()));
    let position = Position::initial();
    let stated = table.at(&StatePosition { position, readings: None, authority, reason });
    assert_eq!(stated, Err(pending()));
    rule(&mut table).unwrap();
    assert_eq!(table.result().ending, Ending::NaturalLimit);
}
