//! Articles 8.5, 10.1 and 16.3: appeals, their term, who decides them, and what was paired meanwhile.

use chuhe_domain::game::{AmendResult, ReportResult, Resign};
use chuhe_domain::tournament::discipline::refusal::{Refusal, Spoken};
use chuhe_domain::tournament::discipline::terms::AppealRules;
use chuhe_domain::tournament::event::appeals::{Against, Decision, Effect};
use chuhe_domain::tournament::event::penalties::PenaltyKind;
use chuhe_domain::tournament::{
    AdmitAppeal, Appeal, ChangePairings, ChangedPairing, DecideAppeal, ErasePerson, LodgeAppeal, PairRound,
    PublishRound, Regulations, TournamentCommand, TournamentEvent, later_pairings,
};
use chuhe_domain::vocabulary::{EntryId, GameId, Outcome, Role, Side};

use super::{own, penalty, refused, texts_about, words};
use crate::hall::{Hall, entrant, id, source, text};

const MINUTE: u64 = 60_000;

/// A game that Black has resigned.
fn resigned() -> (Hall, GameId) {
    let mut hall = Hall::of(4);
    hall.open_round(1);
    let game = hall.game(1, 4);
    hall.start(game);
    hall.at(game, &Resign { by: Side::Black, word_of: None }).unwrap();
    (hall, game)
}

fn lodge(n: u32, against: Against) -> LodgeAppeal {
    LodgeAppeal { by: entrant(n), against, ground: text(), since: None }
}

fn decide(appeal: u32, decision: Decision, authority: Role) -> DecideAppeal {
    let (committee, reason, effects) = (false, text(), Vec::new());
    DecideAppeal { appeal, decision, authority, committee, reason, effects }
}

fn upheld(appeal: u32) -> DecideAppeal {
    decide(appeal, Decision::Upheld, Role::ArbitrationCommittee)
}

fn appeal(hall: &Hall, number: u32) -> &Appeal {
    &hall.tournament.discipline.appeals[&number]
}

#[test]
fn art_8_5_an_appeal_is_lodged_within_half_an_hour() {
    let (mut hall, game) = resigned();
    hall.wait(30 * MINUTE);
    hall.must(&lodge(4, Against::Game { game }));
    let lodged = &appeal(&hall, 1).lodged;
    let deadline = lodged.since.map(|since| since.plus(30 * MINUTE));
    assert_eq!((lodged.late, lodged.deadline, lodged.at), (false, deadline, hall.now));
    assert_eq!(lodged.parties, [entrant(1), entrant(4)]);
    hall.wait(1);
    hall.must(&lodge(1, Against::Game { game }));
    assert!(appeal(&hall, 2).lodged.late, "at the last instant, and not after it");
}

#[test]
fn art_8_5_the_regulations_set_the_term_and_an_official_knows_since_when() {
    let appeals = AppealRules { deadline_ms: 5 * MINUTE };
    let mut hall = Hall::under(Regulations { appeals, ..Regulations::default() }, 4);
    hall.draw();
    hall.open_round(1);
    let since = hall.now;
    hall.wait(6 * MINUTE);
    let round = Against::Round { round: 1 };
    hall.must(&LodgeAppeal { since: Some(since), ..lodge(1, round) });
    assert!(appeal(&hall, 1).lodged.late);
    // Where nobody knows since when, nothing is late.
    hall.must(&lodge(2, Against::Ruling { game: None }));
    let lodged = &appeal(&hall, 2).lodged;
    assert_eq!((lodged.late, lodged.since, lodged.deadline), (false, None, None));
}

#[test]
fn art_8_5_the_term_runs_from_the_report_of_a_game_of_which_nothing_else_is_known() {
    let mut hall = Hall::of(4);
    hall.open_round(1);
    let game = hall.game(1, 4);
    let first = hall.now;
    hall.report(1, 4, Outcome::RedWins);
    hall.wait(20 * MINUTE);
    let confirmed = ReportResult { outcome: Outcome::RedWins, reporter: source(8), entry: None };
    hall.at(game, &confirmed).unwrap();
    hall.wait(10 * MINUTE + 1);
    hall.must(&lodge(4, Against::Game { game }));
    let lodged = &appeal(&hall, 1).lodged;
    assert_eq!((lodged.late, lodged.since), (true, Some(first)), "a report that agrees gives no new term");

    let (committee, outcome) = (true, Outcome::Draw);
    let authority = Role::ArbitrationCommittee;
    hall.at(game, &AmendResult { outcome, without_play: false, authority, committee, reason: text() })
        .unwrap();
    let amended = hall.now;
    hall.wait(30 * MINUTE);
    hall.must(&lodge(1, Against::Game { game }));
    let lodged = &appeal(&hall, 2).lodged;
    assert_eq!(
        (lodged.late, lodged.since),
        (false, Some(amended)),
        "another result is another thing to appeal against"
    );
}

#[test]
fn art_8_5_the_term_runs_from_the_publication_of_a_round_that_stands_as_it_was_published() {
    let mut hall = Hall::of(4);
    hall.must(&PairRound::by_table(1));
    hall.wait(MINUTE);
    hall.must(&lodge(3, Against::Round { round: 1 }));
    assert_eq!(appeal(&hall, 1).lodged.since, None, "nobody has seen it");
    hall.must(&PublishRound { round: 1 });
    let (published, game) = (hall.now, hall.game(1, 4));
    hall.wait(30 * MINUTE + 1);
    for (number, against) in [(2, Against::Round { round: 1 }), (3, Against::Pairing { game })] {
        hall.must(&lodge(4, against));
        let lodged = &appeal(&hall, number).lodged;
        assert_eq!((lodged.late, lodged.since), (true, Some(published)), "{against:?}");
    }
    let changes = vec![ChangedPairing { game, red: entrant(4), black: entrant(1) }];
    hall.wait(1);
    hall.must(&ChangePairings { round: 1, changes, reason: text() });
    let (changed, other) = (hall.now, hall.game(2, 3));
    hall.wait(30 * MINUTE);
    for (number, by, against, late, since) in [
        (4, 1, Against::Pairing { game }, false, changed),
        // A pairing that was changed is another thing to appeal against, and no other is.
        (5, 4, Against::Pairing { game }, false, changed),
        (6, 2, Against::Pairing { game: other }, true, published),
        (7, 2, Against::Round { round: 1 }, true, published),
    ] {
        hall.must(&lodge(by, against));
        let lodged = &appeal(&hall, number).lodged;
        assert_eq!((lodged.late, lodged.since), (late, Some(since)), "{against:?}");
    }
    assert_eq!(
        refused(&mut hall, &lodge(4, Against::Round { round: 1 })),
        Refusal::AppealKnown { appeal: 2 }
    );
}

#[test]
fn art_8_5_a_pairing_changed_before_its_round_is_published_is_made_known_with_it() {
    let mut hall = Hall::of(4);
    hall.must(&PairRound::by_table(1));
    let game = hall.game(1, 4);
    let changes = vec![ChangedPairing { game, red: entrant(4), black: entrant(1) }];
    hall.must(&ChangePairings { round: 1, changes, reason: text() });
    hall.must(&lodge(1, Against::Pairing { game }));
    hall.wait(MINUTE);
    hall.must(&PublishRound { round: 1 });
    hall.must(&lodge(4, Against::Pairing { game }));
    let since = [1, 2].map(|number| appeal(&hall, number).lodged.since);
    assert_eq!(since, [None, Some(hall.now)]);
}

#[test]
fn art_8_5_a_result_that_was_amended_is_appealed_against_anew() {
    for decided in [None, Some(Decision::Dismissed)] {
        let (mut hall, game) = resigned();
        let against = Against::Game { game };
        hall.must(&lodge(4, against));
        if let Some(decision) = decided {
            hall.must(&decide(1, decision, Role::ArbitrationCommittee));
        }
        assert_eq!(refused(&mut hall, &lodge(4, against)), Refusal::AppealKnown { appeal: 1 });
        hall.wait(60 * MINUTE);
        let (authority, committee) = (Role::ArbitrationCommittee, true);
        let outcome = Outcome::BlackWins;
        let amend = AmendResult { outcome, without_play: false, authority, committee, reason: text() };
        hall.at(game, &amend).unwrap();
        let amended = hall.now;
        hall.wait(30 * MINUTE);
        hall.must(&lodge(4, against));
        let lodged = &appeal(&hall, 2).lodged;
        assert_eq!((lodged.late, lodged.since), (false, Some(amended)), "{decided:?}");
        assert_eq!(refused(&mut hall, &lodge(4, against)), Refusal::AppealKnown { appeal: 2 });
    }
}

#[test]
fn art_8_5_the_term_runs_from_a_penalty_and_the_punished_is_a_party() {
    let (mut hall, game) = resigned();
    hall.must(&penalty(PenaltyKind::Warning, 4, Some(game), Role::Arbiter));
    let given = hall.now;
    hall.wait(MINUTE);
    hall.must(&lodge(2, Against::Penalty { penalty: 1 }));
    let lodged = &appeal(&hall, 1).lodged;
    assert_eq!(lodged.since, Some(given));
    assert_eq!(lodged.parties, [1, 2, 4].map(entrant), "appellant, punished and the opponent of the game");
}

#[test]
fn art_8_5_one_appeals_against_one_thing_once() {
    let (mut hall, game) = resigned();
    let against = Against::Game { game };
    hall.must(&lodge(4, against));
    assert_eq!(refused(&mut hall, &lodge(4, against)), Refusal::AppealKnown { appeal: 1 });
    hall.must(&lodge(4, Against::Pairing { game }));
    hall.must(&decide(1, Decision::Withdrawn, Role::Arbiter));
    hall.must(&lodge(4, against));
    hall.must(&decide(3, Decision::Dismissed, Role::ArbitrationCommittee));
    assert_eq!(refused(&mut hall, &lodge(4, against)), Refusal::AppealKnown { appeal: 3 });
    // Of rulings the ground says which: there may be more than one.
    for _ in 0..2 {
        hall.must(&lodge(4, Against::Ruling { game: Some(game) }));
    }
}

#[test]
fn an_appeal_is_against_what_is_there() {
    let (mut hall, _) = resigned();
    let nowhere = GameId(id(5));
    let no_such =
        |kind, named: String, pointer: &str| Refusal::NoSuch { kind, named, pointer: pointer.into() };
    let cases = [
        (Against::Game { game: nowhere }, no_such(Spoken::Game, nowhere.to_string(), "/against/game")),
        (Against::Pairing { game: nowhere }, no_such(Spoken::Game, nowhere.to_string(), "/against/game")),
        (Against::Round { round: 9 }, no_such(Spoken::Round, "9".into(), "/against/round")),
        (Against::Penalty { penalty: 9 }, no_such(Spoken::Penalty, "9".into(), "/against/penalty")),
    ];
    for (against, expected) in cases {
        assert_eq!(refused(&mut hall, &lodge(4, against)), expected);
    }
    hall.must(&lodge(4, Against::Ruling { game: None }));
    let ordering = |effect| DecideAppeal { effects: vec![effect], ..upheld(1) };
    let cases = [
        (Effect::AmendResult { game: nowhere }, "game"),
        (Effect::ReopenGame { game: nowhere }, "game"),
        (Effect::LiftPenalty { penalty: 9 }, "penalty"),
        (Effect::ChangePairings { round: 9 }, "round"),
    ];
    for (effect, field) in cases {
        let refusal = refused(&mut hall, &ordering(effect));
        let Refusal::NoSuch { pointer, .. } = refusal else { panic!("{refusal:?}") };
        assert_eq!(pointer, format!("/effects/0/{field}"));
    }
    let here = entrant(4);
    let never_left = refused(&mut hall, &ordering(Effect::ReinstateEntry { entry: here }));
    assert_eq!(never_left, Refusal::NoneToReinstate { entry: here, index: 0 });
    let stranger = EntryId(id(5));
    assert!(hall.command(&ordering(Effect::ReinstateEntry { entry: stranger })).is_err());
    assert!(hall.command(&LodgeAppeal { by: stranger, ..lodge(1, Against::Ruling { game: None }) }).is_err());
}

#[test]
fn art_16_3_the_committee_decides_or_the_chief_arbiter_where_none_sits() {
    for (authority, committee, may) in [
        (Role::ArbitrationCommittee, true, true),
        (Role::ChiefArbiter, true, false),
        (Role::ChiefArbiter, false, true),
        (Role::Arbiter, false, false),
        (Role::Organiser, false, false),
        (Role::Player, false, false),
    ] {
        for decision in [Decision::Upheld, Decision::Partly, Decision::Dismissed] {
            let (mut hall, game) = resigned();
            hall.must(&lodge(4, Against::Game { game }));
            let decided = hall.command(&DecideAppeal { committee, ..decide(1, decision, authority) });
            if may {
                decided.unwrap();
                let again = refused(&mut hall, &upheld(1));
                assert_eq!(again, Refusal::AppealDecided { appeal: 1, decision });
            } else {
                assert_eq!(decided, Err(Refusal::NotYoursToDecide { authority }.into()));
            }
        }
    }
}

#[test]
fn art_16_3_a_late_appeal_is_let_in_by_whoever_decides_it() {
    let (mut hall, game) = resigned();
    hall.wait(31 * MINUTE);
    hall.must(&lodge(4, Against::Game { game }));
    hall.must(&LodgeAppeal { since: Some(hall.now), ..lodge(1, Against::Game { game }) });
    for decision in [Decision::Upheld, Decision::Partly] {
        let refusal = refused(&mut hall, &decide(1, decision, Role::ArbitrationCommittee));
        assert_eq!(refusal, Refusal::AppealNotAdmitted { appeal: 1 });
    }
    let admit = |appeal, authority, committee| AdmitAppeal { appeal, authority, committee, reason: text() };
    let chief = Role::ChiefArbiter;
    let refusal = refused(&mut hall, &admit(1, chief, true));
    assert_eq!(refusal, Refusal::NotYoursToDecide { authority: chief });
    let in_time = refused(&mut hall, &admit(2, chief, false));
    assert_eq!(in_time, Refusal::AppealInTime { appeal: 2 });
    assert_eq!(refused(&mut hall, &admit(9, chief, false)), Refusal::UnknownAppeal(9));
    hall.must(&admit(1, chief, false));
    assert!(hall.must(&admit(1, chief, false)).is_empty(), "it is let in once");
    hall.must(&upheld(1));
}

#[test]
fn art_16_3_only_an_appeal_that_is_upheld_orders_anything() {
    for decision in [Decision::Dismissed, Decision::Withdrawn] {
        let (mut hall, game) = resigned();
        hall.must(&lodge(4, Against::Game { game }));
        let effects = vec![Effect::AmendResult { game }];
        let order = DecideAppeal { effects, ..decide(1, decision, Role::ArbitrationCommittee) };
        assert_eq!(refused(&mut hall, &order), Refusal::OrdersNothing { decision });
    }
}

#[test]
fn art_16_3_a_decision_orders_one_thing_once() {
    let (mut hall, game) = resigned();
    hall.must(&lodge(4, Against::Game { game }));
    let [amend, reopen] = [Effect::AmendResult { game }, Effect::ReopenGame { game }];
    let twice = DecideAppeal { effects: vec![amend, reopen, amend], ..upheld(1) };
    assert_eq!(refused(&mut hall, &twice), Refusal::OrderedTwice { index: 2 });
    hall.must(&DecideAppeal { effects: vec![amend, reopen], ..upheld(1) });
}

#[test]
fn art_16_3_an_order_to_pair_anew_touches_all_of_the_round() {
    let mut hall = Hall::of(5);
    hall.open_round(1);
    hall.must(&lodge(4, Against::Round { round: 1 }));
    let effects = vec![Effect::ChangePairings { round: 1 }];
    let judged = DecideAppeal { effects, ..upheld(1) }.judges(&hall.tournament);
    assert!((1..=5).all(|n| judged.contains(&entrant(n))), "{judged:?}");
}

#[test]
fn art_16_3_after_the_next_round_is_paired_the_tables_follow_and_the_pairing_stays() {
    let (mut hall, game) = resigned();
    hall.report(2, 3, Outcome::Draw);
    hall.must(&lodge(4, Against::Game { game }));
    assert!(later_pairings(&hall.tournament, appeal(&hall, 1)).is_empty());
    hall.open_round(2);
    let round = hall.tournament.rounds[&2].clone();
    let of_the_parties = [hall.game(4, 3), hall.game(1, 2)];
    let effects = vec![Effect::AmendResult { game }];
    hall.must(&DecideAppeal { effects: effects.clone(), ..upheld(1) });
    let (authority, committee) = (Role::ArbitrationCommittee, true);
    let outcome = Outcome::BlackWins;
    let amend = AmendResult { outcome, without_play: false, authority, committee, reason: text() };
    hall.at(game, &amend).unwrap();
    assert_eq!((hall.row(1), hall.row(4)), (". . 0 = 0".to_owned(), "1 . . = 1".to_owned()));
    assert_eq!(hall.tournament.rounds[&2], round);
    hall.open_round(3);
    let decided = appeal(&hall, 1).decided.as_ref().unwrap();
    assert_eq!(decided.effects, effects);
    let mut flagged = decided.later_pairings.clone();
    flagged.sort_unstable();
    let mut expected = of_the_parties.to_vec();
    expected.sort_unstable();
    assert_eq!(flagged, expected, "those paired when it was decided, and none paired since");
}

#[test]
fn art_16_3_a_ruling_in_no_game_flags_what_has_not_begun() {
    let (mut hall, _) = resigned();
    hall.open_round(2);
    hall.must(&lodge(4, Against::Ruling { game: None }));
    assert_eq!(later_pairings(&hall.tournament, appeal(&hall, 1)), [hall.game(4, 3)]);
}

#[test]
fn what_is_said_in_an_appeal_goes_with_either_party() {
    let (mut hall, game) = resigned();
    hall.wait(31 * MINUTE);
    hall.must(&LodgeAppeal { ground: words(300), ..lodge(4, Against::Game { game }) });
    let (authority, committee) = (Role::ChiefArbiter, false);
    hall.must(&AdmitAppeal { appeal: 1, authority, committee, reason: words(301) });
    hall.must(&DecideAppeal { reason: words(302), ..upheld(1) });
    let said = [300, 301, 302].map(|n| words(n).id);
    assert_eq!(texts_about(&hall, entrant(1)), said);
    let changes = hall.must(&ErasePerson { entry: entrant(1) });
    let [TournamentEvent::PersonErased(erased)] = own(&changes)[..] else { panic!("{changes:?}") };
    assert!(said.iter().all(|text| erased.personal.contains(text)));
    assert!(texts_about(&hall, entrant(4)).is_empty());
}
