//! What is ruled, by whom, and what comes of it.

use chuhe_domain::adjudication::{Ground, Verdict};
use chuhe_domain::game::event::{ChangeOrdered, RepetitionRuled};
use chuhe_domain::game::{ClaimRefusal, GameEvent, RuleRepetition, Status};
use chuhe_domain::rules::{Overrides, RuleSet};
use chuhe_domain::tournament::{RestartHall, StopHall};
use chuhe_domain::vocabulary::{Ending, GameResult, Outcome, Role, Side};

use super::{
    CHASED, CHASES, CHECKED, CHECKS, OPEN, OPENLY, by, chased, checked, choose, claim, idle, rule, thrice,
};
use crate::hall::text;
use crate::table::{BLACK, MINUTE, RED, Table, names};

const BOTH_OPEN: [Verdict; 2] = [Verdict::Draw, Verdict::BlackMustChange];

/// The same with colours, sides and moves reversed.
fn mirrored(fen: &str, moves: &str) -> (String, String) {
    let board = fen.split(' ').next().unwrap();
    let swap = |letter: char| {
        if letter.is_ascii_uppercase() { letter.to_ascii_lowercase() } else { letter.to_ascii_uppercase() }
    };
    let ranks: Vec<String> = board.split('/').rev().map(|rank| rank.chars().map(swap).collect()).collect();
    let turned = |(index, letter): (usize, char)| {
        if index % 2 == 0 { letter } else { char::from(b'9' - (letter as u8 - b'0')) }
    };
    let moves = moves.split(' ').map(|iccs| iccs.chars().enumerate().map(turned).collect::<String>());
    (format!("{} b - - 0 1", ranks.join("/")), moves.collect::<Vec<_>>().join(" "))
}

fn record(events: &[GameEvent]) -> RepetitionRuled {
    let Some(GameEvent::RepetitionRuled(ruled)) = events.first() else { panic!("{events:?}") };
    ruled.clone()
}

#[test]
fn art_4_2_3_a_repetition_that_neither_side_need_change_is_a_draw() {
    let mut table = idle(Table::plain());
    claim(&mut table, BLACK).unwrap();
    let events = rule(&mut table).unwrap();
    let expected = RepetitionRuled {
        claimant: Some(BLACK),
        occurrences: 3,
        span_plies: 8,
        verdict: Verdict::Draw,
        ground: Ground::BothAllowed,
        offered: vec![Verdict::Draw],
        authority: Role::Arbiter,
        reason: None,
    };
    assert_eq!((record(&events), events.len()), (expected, 2));
    assert_eq!(table.result(), GameResult { outcome: Outcome::Draw, ending: Ending::Repetition });
    assert_eq!(table.result().ending.article(), "4.2.3");
}

#[test]
fn art_24_1_who_alone_gives_perpetual_check_loses_at_once() {
    for (side, (fen, moves)) in
        [(RED, (CHECKED.to_owned(), CHECKS.to_owned())), (BLACK, mirrored(CHECKED, CHECKS))]
    {
        for set in [RuleSet::Cn1999, RuleSet::Cn2011, RuleSet::Cn2020, RuleSet::Wxf2018] {
            let mut table = by(set, &fen, &moves);
            claim(&mut table, side).unwrap();
            let events = rule(&mut table).unwrap();
            assert_eq!(names(&events), ["game.repetition_ruled", "game.ended"]);
            assert_eq!(record(&events).verdict, Verdict::loses(side));
            let outcome = Outcome::won_by(side.opponent());
            assert_eq!(table.result(), GameResult { outcome, ending: Ending::PerpetualCheck }, "{set}");
        }
    }
    assert_eq!(Ending::PerpetualCheck.article(), "24.1");
}

#[test]
fn art_24_3_who_alone_plays_what_is_forbidden_must_change_and_the_game_goes_on() {
    let mut table = thrice(Table::usual(), CHASED, CHASES);
    table.wait(MINUTE);
    let left = table.left();
    // Nobody has pressed: it is Red's time still.
    claim(&mut table, RED).unwrap();
    let events = rule(&mut table).unwrap();
    assert_eq!(names(&events), ["game.repetition_ruled", "game.change_ordered", "game.clock_restarted"]);
    let ruled = record(&events);
    assert_eq!((ruled.verdict, ruled.ground), (Verdict::RedMustChange, Ground::ForbiddenAgainstAllowed));
    assert_eq!(events[1], ChangeOrdered { side: RED }.into());
    assert_eq!((table.status(), table.clock().running(), table.left()), (Status::Running, Some(RED), left));
    assert_eq!((table.state().must_change(), table.state().claim), (vec![RED], None));
    assert!(table.state().fouls.is_empty(), "it is no foul");
    let again = claim(&mut table, RED);
    assert_eq!(again, Err(ClaimRefusal::Ordered { side: RED }.into()), "it is ruled");
}

#[test]
fn art_17_6_after_the_ruling_a_game_goes_on_with_the_hall() {
    let mut table = thrice(Table::usual(), CHASED, CHASES);
    claim(&mut table, RED).unwrap();
    table.hall.must(&StopHall { reason: text() });
    rule(&mut table).unwrap();
    assert_eq!((table.status(), table.state().must_change()), (Status::Stopped, vec![RED]));
    table.hall.must(&RestartHall);
    assert_eq!((table.status(), table.clock().running()), (Status::Running, Some(RED)));
}

#[test]
fn art_24_another_verdict_than_the_moves_bear_out_is_refused() {
    let mut table = chased();
    claim(&mut table, BLACK).unwrap();
    for verdict in [Verdict::Draw, Verdict::BlackMustChange, Verdict::RedLoses] {
        let offered = vec![Verdict::RedMustChange];
        assert_eq!(choose(&mut table, verdict), Err(ClaimRefusal::NotOffered { verdict, offered }.into()));
    }
    // Who says what is ruled anyhow need not say why.
    let verdict = Some(Verdict::RedMustChange);
    table.at(&RuleRepetition { authority: Role::Arbiter, verdict, reason: None }).unwrap();
    assert_eq!(table.state().must_change(), [RED]);
}

#[test]
fn art_17_4_a_chief_arbiter_may_judge_otherwise_and_says_why() {
    for authority in [Role::ChiefArbiter, Role::ArbitrationCommittee] {
        let mut table = chased();
        claim(&mut table, BLACK).unwrap();
        let verdict = Verdict::Draw;
        let bare = RuleRepetition { authority, verdict: Some(verdict), reason: None };
        assert_eq!(table.at(&bare), Err(ClaimRefusal::ReasonNeeded { verdict }.into()));
        let events = table.at(&RuleRepetition { reason: Some(text()), ..bare }).unwrap();
        let ruled = record(&events);
        assert_eq!((ruled.verdict, ruled.ground), (verdict, Ground::Judgement));
        assert_eq!(ruled.offered, [Verdict::RedMustChange], "what the moves bear out is on record as well");
        assert_eq!(table.result(), GameResult { outcome: Outcome::Draw, ending: Ending::Repetition });
    }
    let mut unasked = chased();
    let (authority, verdict) = (Role::ChiefArbiter, Verdict::RedLoses);
    let lost = RuleRepetition { authority, verdict: Some(verdict), reason: Some(text()) };
    assert_eq!(unasked.at(&lost), Err(ClaimRefusal::DrawOnly { verdict }.into()), "23.2 holds for everybody");
}

#[test]
fn art_24_what_the_text_leaves_open_an_arbiter_chooses_and_says_why() {
    for (verdict, status) in
        [(Verdict::Draw, Status::Provisional), (Verdict::BlackMustChange, Status::Running)]
    {
        let mut table = by(RuleSet::Cn1999, OPEN, OPENLY);
        claim(&mut table, RED).unwrap();
        let offered = BOTH_OPEN.to_vec();
        assert_eq!(rule(&mut table), Err(ClaimRefusal::ChoiceNeeded { offered: offered.clone() }.into()));
        let other = choose(&mut table, Verdict::RedLoses);
        let refused = ClaimRefusal::NotOffered { verdict: Verdict::RedLoses, offered: offered.clone() };
        assert_eq!(other, Err(refused.into()));
        let authority = Role::ChiefArbiter;
        let bare = RuleRepetition { authority, verdict: Some(verdict), reason: None };
        assert_eq!(table.at(&bare), Err(ClaimRefusal::ReasonNeeded { verdict }.into()));
        let reason = Some(text());
        let events = table.at(&RuleRepetition { reason: reason.clone(), ..bare }).unwrap();
        let ruled = record(&events);
        assert_eq!((ruled.verdict, ruled.offered, ruled.reason), (verdict, offered, reason));
        assert_eq!((ruled.authority, table.status()), (authority, status));
        assert_eq!(events[0].texts().count(), 1, "what an arbiter says can be erased");
    }
    // The edition of 2020 leaves nothing open here.
    let mut table = by(RuleSet::Cn2020, OPEN, OPENLY);
    claim(&mut table, RED).unwrap();
    assert_eq!(record(&rule(&mut table).unwrap()).offered, [Verdict::Draw]);
}

#[test]
fn art_23_2_unasked_an_arbiter_rules_the_draw() {
    let mut table = idle(Table::plain());
    let events = rule(&mut table).unwrap();
    assert_eq!(names(&events), ["game.repetition_ruled", "game.ended"]);
    assert_eq!(record(&events).claimant, None);
    assert_eq!(table.result(), GameResult { outcome: Outcome::Draw, ending: Ending::Repetition });
    let mut table = by(RuleSet::Cn1999, OPEN, OPENLY);
    choose(&mut table, Verdict::Draw).unwrap();
    assert_eq!(table.result().ending, Ending::Repetition, "where it is one of what is open, too");
    let mut table = Table::plain();
    table.play(super::IDLY);
    let early = ClaimRefusal::NotRepeated { occurrences: 2, needed: 3 };
    assert_eq!(rule(&mut table), Err(early.into()));
}

#[test]
fn art_23_2_unasked_an_arbiter_rules_no_more_than_the_draw() {
    for (mut table, verdict) in [(checked(), Verdict::RedLoses), (chased(), Verdict::RedMustChange)] {
        assert_eq!(rule(&mut table), Err(ClaimRefusal::DrawOnly { verdict }.into()));
        assert_eq!((table.status(), table.state().must_change()), (Status::Running, vec![]));
    }
}

#[test]
fn art_23_2_the_regulations_may_let_an_arbiter_rule_a_loss_unasked() {
    let overrides = || Overrides { repetition_loss_unasked: Some(true), ..Overrides::default() };
    let mut table = thrice(Table::ruled_by(overrides()), CHECKED, CHECKS);
    rule(&mut table).unwrap();
    assert_eq!(table.result(), GameResult { outcome: Outcome::BlackWins, ending: Ending::PerpetualCheck });
    let mut table = thrice(Table::timed(overrides()), CHASED, CHASES);
    let events = rule(&mut table).unwrap();
    assert_eq!(names(&events), ["game.repetition_ruled", "game.change_ordered"], "no clock was stopped");
    assert_eq!((table.status(), table.clock().running()), (Status::Running, Some(RED)));
}

#[test]
fn art_23_2_unasked_the_earlier_flag_stands_before_the_draw() {
    let mut table = idle(Table::usual());
    table.wait(10 * MINUTE + 1);
    assert_eq!(names(&rule(&mut table).unwrap()), ["game.flag_fell", "game.ended"]);
    assert_eq!(table.result().outcome.winner(), Some(Side::Black));
}

#[test]
fn art_24_3_the_same_is_not_ordered_twice() {
    let overrides = Overrides { repetition_loss_unasked: Some(true), ..Overrides::default() };
    let mut table = thrice(Table::ruled_by(overrides), CHASED, CHASES);
    rule(&mut table).unwrap();
    assert_eq!(rule(&mut table), Err(ClaimRefusal::Ordered { side: RED }.into()));
    // Who was ruled on wrongly where it is open is ruled on anew.
    let mut table = by(RuleSet::Cn1999, OPEN, OPENLY);
    claim(&mut table, RED).unwrap();
    choose(&mut table, Verdict::BlackMustChange).unwrap();
    let again = choose(&mut table, Verdict::BlackMustChange);
    assert_eq!(again, Err(ClaimRefusal::Ordered { side: BLACK }.into()));
    choose(&mut table, Verdict::Draw).unwrap();
    assert_eq!(table.result().ending, Ending::Repetition);
}
