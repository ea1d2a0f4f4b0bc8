//! What an arbiter does not do who is barred from an entrant (**Art. 17.5**): every operation, decided one by one.

use serde_json::{Value, json};

use crate::harness::client::Client;
use crate::harness::cup::{Cup, text};
use crate::harness::house::House;
use crate::harness::operations::{World, operations};
use crate::harness::place::{Place, Sqlite};

/// What a command has to do with the entrants of whom its address or its body speaks.
#[derive(PartialEq)]
enum Does {
    /// It judges them, or decides their cause, in a game or beside it.
    Judge,
    /// It records what happened, or what somebody said: what follows from it is a command of its own.
    Record,
    /// It is for all of the field alike, or for nobody of it.
    SpeakOfAll,
}

/// Every command that a chief arbiter may give, who may give every arbiter's.
fn does(operation: &str) -> Does {
    match operation {
        // The game and its clock: whoever keeps the record at the table rules there.
        "start_game" | "play_move" | "press_clock" | "offer_draw" | "answer_draw" | "claim_draw" | "key_sheet"
        | "resign_game" | "report_result" | "sign_result" | "record_arrival" | "record_touch"
        | "record_omission" | "complete_omissions" | "forfeit_game" | "reopen_game" | "take_game_back"
        | "stop_clock" | "restart_clock" | "adjust_clock" | "replace_clock" | "report_flag" | "announce_foul"
        | "lift_foul" | "rule_on_game" | "retract_moves" | "correct_record" | "adjourn_game" | "resume_game"
        | "amend_result"
        // Matches, their line-ups and their colours.
        | "decide_match" | "order_play_off" | "rule_on_line_up" | "annul_line_ups" | "submit_line_up"
        | "change_pairings"
        // Discipline; a bar is neither set nor lifted by whom one like it keeps away.
        | "give_penalty" | "lift_penalty" | "lodge_appeal" | "admit_appeal" | "decide_appeal" | "bar_arbiter"
        | "lift_bar"
        // Who stays in the field, who comes into it, who is placed before whom.
        | "create_withdrawal" | "amend_withdrawal" | "admit_entry" | "settle_places"
        | "request_bye" | "lift_bye_request" | "lift_suspension" => Does::Judge,
        // Art. 19: what happened is a fact, whoever has seen it.
        "record_incident"
        // An absence decides nothing by itself.
        | "announce_absence" | "lift_absence"
        // What the entrants say of themselves.
        | "create_entry" | "amend_entry" | "order_roster" => Does::Record,
        // Of a round by hand, and of a token that does more than read, the tests below tell.
        "record_inspection" | "stop_hall" | "restart_hall" | "amend_tournament" | "close_tournament"
        | "close_registration" | "reopen_registration" | "draw_lots" | "commit_lots" | "annul_lots"
        | "create_round" | "publish_round" | "unpublish_round" | "annul_round" | "close_round" | "reopen_round"
        | "appoint_official" | "release_official" | "issue_token" | "revoke_token" => Does::SpeakOfAll,
        other => panic!("say here what {other} has to do with the entrants it speaks of"),
    }
}

/// A deputy of the chief arbiter who is barred from this entrant.
fn barred(cup: &Cup, entry: &str) -> Client {
    barred_as(cup, "deputy_chief_arbiter", entry)
}

/// Somebody of this office who is.
fn barred_as(cup: &Cup, office: &str, entry: &str) -> Client {
    let role = if office == "deputy_chief_arbiter" { "chief_arbiter" } else { office };
    let token = cup.issue(role, &json!({ "tournament": cup.id }));
    let deputy = json!({ "name": "An Official", "office": office, "token": token["id"] });
    let official = &cup.client.post(&cup.path("/officials"), &deputy).must(201)["official"];
    let bar = json!({ "entry": entry, "reason": "a cousin" });
    cup.client.post(&cup.path(&format!("/officials/{official}/bars")), &bar).must(201);
    cup.client.with(&text(&token["secret"]))
}

#[test]
fn art_17_5_a_barred_arbiter_judges_nothing_of_the_entrant() {
    let house = House::<Sqlite>::open();
    let admin = house.admin();
    let world = World::of(Cup::public(&admin, 4));
    let (chief, red, other) = (world.cup.official("chief_arbiter"), &world.table.red, &world.cup.entries[1]);
    assert!(red == &world.cup.entries[0] && &world.table.black != other, "of whom the bodies speak");
    let [of_the_player, of_another] = [red, other].map(|entry| barred(&world.cup, entry));
    let stored = house.place.rows();
    for operation in operations(&admin).iter().filter(|it| it.secured && it.is_writing()) {
        // Whoever may is told that the version is another: so nothing comes of it, whatever it is.
        let request = world.request(operation).header("If-Match", "\"nothing-0\"");
        if chief.send(&request).code() == "auth.forbidden" {
            continue;
        }
        of_another.send(&request).problem(412, "command.version_mismatch");
        let answer = of_the_player.send(&request);
        if does(&operation.id) == Does::Judge {
            assert_eq!(answer.code(), "auth.barred", "{}", operation.id);
            assert_eq!(answer.problem(403, "auth.barred")["article"], "17.5");
        } else {
            assert_eq!(answer.code(), "command.version_mismatch", "{}", operation.id);
        }
    }
    assert_eq!(house.place.rows(), stored);
}

#[test]
fn art_17_5_an_appeal_is_not_decided_by_whoever_is_barred_from_whom_it_would_help() {
    let house = House::<Sqlite>::open();
    let world = World::of(Cup::public(&house.admin(), 4));
    let deputy = barred(&world.cup, &world.cup.entries[1]);
    let decide = |effects: Value| {
        let body = json!({ "decision": "upheld", "reason": "heard", "effects": effects });
        deputy.post(&world.cup.path("/appeals/1/decision"), &body)
    };
    decide(json!([{ "kind": "reinstate_entry", "entry": world.cup.entries[1] }])).problem(403, "auth.barred");
    decide(json!([{ "kind": "change_pairings", "round": 1 }])).problem(403, "auth.barred");
    decide(json!([{ "kind": "lift_penalty", "penalty": 1 }])).must(201);
}

#[test]
fn art_17_5_a_barred_arbiter_pairs_the_entrant_with_nobody_by_hand() {
    let house = House::<Sqlite>::open();
    let cup = Cup::public(&house.admin(), 4);
    let deputy = barred(&cup, &cup.entries[0]);
    let pair = |red: usize, black: usize, byes: &[usize]| {
        let byes: Vec<&String> = byes.iter().map(|n| &cup.entries[*n]).collect();
        let pairings = json!([{ "red": cup.entries[red], "black": cup.entries[black] }]);
        deputy.post(&cup.path("/rounds"), &json!({ "round": 2, "pairings": pairings, "byes": byes }))
    };
    deputy.post(&cup.path("/rounds"), &json!({ "round": 1 })).must(201);
    pair(0, 1, &[]).problem(403, "auth.barred");
    pair(1, 2, &[0]).problem(403, "auth.barred");
    pair(1, 3, &[2]).must(201);
}

#[test]
fn art_17_5_a_barred_arbiter_gives_out_nothing_with_which_another_could_act() {
    let house = House::<Sqlite>::open();
    let cup = Cup::public(&house.admin(), 4);
    let tables = cup.round(1);
    let deputy = barred(&cup, &tables[0].red);
    let scope = |more: Value| {
        let mut scope = json!({ "tournament": cup.id });
        scope.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
        scope
    };
    let issue = |role: &str, more: Value| {
        deputy.post("/v1/tokens", &json!({ "role": role, "scope": scope(more), "label": "a device" }))
    };
    for (role, more) in [
        ("arbiter", json!({})),
        ("scorer", json!({})),
        ("scorer", json!({ "tables": [2] })),
        ("scorer", json!({ "games": [tables[1].game, tables[0].game] })),
        ("player", json!({ "entry": tables[0].red })),
        ("player", json!({ "entry": tables[0].black })),
        ("player", json!({ "entry": tables[1].red })),
    ] {
        let problem = issue(role, more.clone()).problem(403, "auth.barred");
        assert_eq!(problem["article"], "17.5", "{role} {more}");
    }
    issue("reader", json!({})).must(201);
    issue("scorer", json!({ "games": [tables[1].game] })).must(201);
}

#[test]
fn art_17_5_a_member_of_the_committee_is_barred_from_an_entrants_appeals_and_games() {
    let house = House::<Sqlite>::open();
    let world = World::of(Cup::public(&house.admin(), 4));
    let (cup, red) = (&world.cup, &world.cup.entries[0]);
    let members = [red, &cup.entries[1]].map(|entry| barred_as(cup, "arbitration_committee", entry));
    let decide = |who: &Client| {
        who.post(&cup.path("/appeals/1/decision"), &json!({ "decision": "dismissed", "reason": "heard" }))
    };
    let amend = |who: &Client| {
        let body = json!({ "outcome": "draw", "reason": "both sheets" });
        who.post(&crate::harness::cup::game(&world.table.game, "/amendments"), &body)
    };
    decide(&members[0]).problem(403, "auth.barred");
    amend(&members[0]).problem(403, "auth.barred");
    assert_ne!(amend(&members[1]).code(), "auth.barred");
    decide(&members[1]).must(201);
}
