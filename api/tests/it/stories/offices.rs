//! Who may do what (**Art. 16–18**): every operation that asks for a token, for every office, in the own tournament
//! and in another one.

use std::thread::sleep;
use std::time::Duration;

use chuhe_api::timestamp::Timestamp;
use chuhe_domain::vocabulary::Timestamp as Instant;
use serde_json::{Value, json};
use uuid::Uuid;

use crate::harness::client::{Client, Request};
use crate::harness::cup::{self, Cup, play, text};
use crate::harness::house::House;
use crate::harness::operations::{Operation, World, operations};
use crate::harness::place::Place;

const ROLES: [&str; 8] = [
    "administrator",
    "organiser",
    "chief_arbiter",
    "arbiter",
    "arbitration_committee",
    "scorer",
    "player",
    "reader",
];

/// The offices that may, beside the administrator, who may everything.
fn may(operation: &str) -> &'static [&'static str] {
    match operation {
        "create_tournament" | "register_players" | "amend_player" | "rate_player" | "erase_player" => &[],
        // Art. 16.1: the organiser's own.
        "set_regulations" | "erase_person" | "erase_official" | "reopen_tournament" | "reinstate_entry"
        | "register_player" | "end_stage" | "resume_stage" | "call_off" => &["organiser"],
        // Art. 16.1, 17.5: entries, lots and rounds are made by the secretariat.
        "amend_tournament"
        | "close_tournament"
        | "create_entry"
        | "amend_entry"
        | "close_registration"
        | "reopen_registration"
        | "annul_lots"
        | "amend_withdrawal"
        | "draw_lots"
        | "commit_lots"
        | "create_round"
        | "publish_round"
        | "unpublish_round"
        | "annul_round"
        | "change_pairings"
        | "order_play_off"
        | "close_round"
        | "order_roster"
        | "create_withdrawal"
        | "admit_entry"
        | "announce_absence"
        | "lift_absence"
        | "request_bye"
        | "lift_bye_request"
        // Art. 17.6: the whole hall.
        | "stop_hall"
        | "restart_hall"
        // Art. 16: those who appoint.
        | "issue_token"
        | "revoke_token"
        | "list_tokens"
        | "appoint_official"
        | "release_official"
        // Art. 17.5: who presides at which table.
        | "bar_arbiter"
        | "lift_bar" => &["organiser", "chief_arbiter"],
        // Art. 18: which penalty is whose, the penalty says.
        "give_penalty" => &["organiser", "chief_arbiter", "arbiter"],
        // Art. 8.5: a player, or an official in a player's name.
        "lodge_appeal" => &["organiser", "chief_arbiter", "arbiter", "arbitration_committee", "player"],
        // Art. 16.2: what goes beyond one table.
        "reopen_round" | "settle_places" | "rule_on_line_up" | "decide_match" => &["chief_arbiter"],
        // Art. 12.2, 12.3: the team's own, or an official's in its name.
        "submit_line_up" => &["organiser", "chief_arbiter", "arbiter", "player"],
        // Art. 17.4: rulings at a table.
        "forfeit_game" | "reopen_game" | "take_game_back" | "stop_clock" | "restart_clock" | "adjust_clock"
        | "replace_clock" | "report_flag" | "announce_foul" | "lift_foul" | "rule_on_game" | "retract_moves"
        | "correct_record" | "adjourn_game" | "resume_game" | "annul_line_ups"
        // House: whoever forfeited too often is paired again by an arbiter's word.
        | "lift_suspension"
        // Art. 17.2: an arbiter's duty.
        | "record_inspection" => &["chief_arbiter", "arbiter"],
        // Art. 17.4: whoever keeps the record, and plays for no side.
        "record_arrival" | "record_touch" | "record_omission" | "complete_omissions" => {
            &["chief_arbiter", "arbiter", "scorer"]
        }
        // Art. 10.1, 16.3: results, before and after an appeal; who of them decides it, depends on whether a committee sits.
        "amend_result" | "admit_appeal" | "decide_appeal" => &["chief_arbiter", "arbiter", "arbitration_committee"],
        // Art. 17.4: whoever sits at the table.
        "start_game" | "play_move" | "press_clock" | "offer_draw" | "answer_draw" | "claim_draw" | "key_sheet"
        | "resign_game" | "report_result" | "sign_result" => &["chief_arbiter", "arbiter", "scorer", "player"],
        // It tells what is not published.
        "list_events" | "list_game_events"
        // Art. 19: it speaks of people.
        | "list_incidents" | "record_incident"
        // Art. 16.3, 18: by whoever gives it, and after an appeal the committee.
        | "lift_penalty" => &["organiser", "chief_arbiter", "arbiter", "arbitration_committee"],
        other => panic!("say here who may {other}"),
    }
}

/// A token of this office; a player is the one who has Red at the table.
fn holder(world: &World, role: &str) -> Client {
    match role {
        "administrator" => world.cup.token(role, &json!({})),
        "player" => world.cup.token(role, &json!({ "tournament": world.cup.id, "entry": world.table.red })),
        role => world.cup.official(role),
    }
}

pub(super) fn every_office_may_what_it_may_and_no_more<P: Place>() {
    let house = House::<P>::open();
    let admin = house.admin();
    let [own, other] = [(); 2].map(|()| World::of(Cup::public(&admin, 4)));
    let operations: Vec<Operation> =
        operations(&admin).into_iter().filter(|operation| operation.secured).collect();
    let holders: Vec<[Client; 2]> =
        ROLES.iter().map(|role| [&own, &other].map(|world| holder(world, role))).collect();
    let stored = house.place.rows();
    for operation in &operations {
        // Whoever may is told that the version is another: so nothing comes of it, whatever it is.
        let request = own.request(operation).header("If-Match", "\"nothing-0\"");
        let passed = if operation.is_writing() { 412 } else { 200 };
        for (role, [insider, outsider]) in ROLES.iter().zip(&holders) {
            let holds = *role == "administrator" || may(&operation.id).contains(role);
            let expected = if holds { passed } else { 403 };
            let told = |who: &Client| {
                let answer = who.send(&request);
                (answer.status, answer.code())
            };
            let (status, code) = told(insider);
            assert_eq!(status, expected, "{role}, {}: {code}", operation.id);
            let expected = match (*role, operation.id.as_str()) {
                ("administrator", _) => passed,
                // The own ones, and no others.
                (_, "list_tokens") if holds => 200,
                // The register is of no tournament.
                (_, "register_player") if holds => 412,
                // Of what is not one's own nobody learns that it is there.
                (_, "revoke_token") if holds => 404,
                _ => 403,
            };
            let (status, code) = told(outsider);
            assert_eq!(status, expected, "{role} of another tournament, {}: {code}", operation.id);
        }
        let answer = admin.anyone().send(&request);
        answer.problem(401, "auth.missing_token");
        assert_eq!(answer.header("www-authenticate"), "Bearer");
    }
    assert_eq!(house.place.rows(), stored);
}

pub(super) fn a_player_speaks_for_the_own_side_and_a_scorer_for_the_own_tables<P: Place>() {
    let house = House::<P>::open();
    let cup = Cup::public(&house.admin(), 4);
    let [one, two] = <[_; 2]>::try_from(cup.round(1)).unwrap();
    let player = |entry: &str| cup.token("player", &json!({ "tournament": cup.id, "entry": entry }));
    let [red, black] = [player(&one.red), player(&one.black)];
    let say = |rest: &str, side: &str| Request::post(&cup::game(&one.game, rest), &json!({ "side": side }));
    red.post(&cup::game(&one.game, "/start"), &Value::Null).must(200);
    black.send(&play(&one.game, 1, "h2e2")).problem(409, "game.not_your_turn");
    red.send(&play(&one.game, 1, "h2e2")).must(201);
    red.send(&play(&one.game, 2, "h9g7")).problem(409, "game.not_your_turn");
    black.send(&say("/draw-offers", "red")).problem(403, "auth.not_your_side");
    red.send(&say("/draw-offers", "red")).must(201);
    let accept = |side: &str| json!({ "side": side, "accept": true });
    let answer = cup::game(&one.game, "/draw-offers/answer");
    red.post(&answer, &accept("black")).problem(403, "auth.not_your_side");
    black.send(&say("/resignation", "red")).problem(403, "auth.not_your_side");
    black.post(&answer, &accept("black")).must(200);
    red.post(&cup::game(&two.game, "/start"), &Value::Null).problem(403, "auth.out_of_scope");

    let scorer = |scope: Value| {
        let mut scope = scope;
        scope["tournament"] = json!(cup.id);
        cup.token("scorer", &scope)
    };
    let report = |game: &str| Request::post(&cup::game(game, "/result"), &json!({ "outcome": "draw" }));
    let [first, second, both] = [
        scorer(json!({ "tables": [1] })),
        scorer(json!({ "games": [two.game] })),
        scorer(json!({ "tables": [1], "games": [two.game] })),
    ];
    first.send(&report(&two.game)).problem(403, "auth.out_of_scope");
    second.send(&report(&one.game)).problem(403, "auth.out_of_scope");
    first.send(&report(&one.game)).must(201);
    second.send(&report(&two.game)).must(201);
    both.send(&report(&two.game)).must(201);
    both.send(&report(&one.game)).problem(409, "game.result_settled");
}

pub(super) fn a_token_ends_by_revocation_and_by_itself<P: Place>() {
    let house = House::<P>::open();
    let cup = Cup::public(&house.admin(), 4);
    let chief = cup.official("chief_arbiter");
    let new = |role: &str, expires_at: Value| {
        let mut token = json!({ "role": role, "scope": { "tournament": cup.id }, "label": "a device" });
        if !expires_at.is_null() {
            token["expires_at"] = expires_at;
        }
        token
    };
    let issued = chief.post("/v1/tokens", &new("arbiter", Value::Null)).must(201);
    let arbiter = cup.client.with(&text(&issued["secret"]));
    arbiter.get(&cup.path("/events")).must(200);
    let revocation = format!("/v1/tokens/{}/revocation", text(&issued["id"]));
    chief.post(&revocation, &Value::Null).must(200);
    chief.post(&revocation, &Value::Null).must(200);
    let listed = chief.get("/v1/tokens").must(200);
    let listed = listed["tokens"].as_array().unwrap();
    assert!(listed.iter().any(|token| token["id"] == issued["id"] && token["revoked"] == true));
    assert!(listed.iter().all(|token| token.get("secret").is_none()), "a secret is told once");

    let gone = chief.post("/v1/tokens", &new("arbiter", json!("2026-01-01T00:00:00.000Z")));
    let problem = gone.problem(400, "request.invalid_value");
    assert_eq!(problem["errors"][0]["pointer"], "/expires_at");
    let end = Instant::from_millis(Instant::from(Timestamp::now()).as_millis() + 2000);
    let issue = Request::post("/v1/tokens", &new("arbiter", json!(Timestamp::from(end))));
    let past = chief.send(&issue).must(201);
    while Instant::from(Timestamp::now()) <= end {
        sleep(Duration::from_millis(50));
    }
    assert_eq!(chief.send(&issue).must(201)["id"], past["id"], "the first outcome, though it has ended");
    let past = cup.client.with(&text(&past["secret"]));
    let later = chief.post("/v1/tokens", &new("arbiter", json!("2999-01-01T00:00:00.000Z"))).must(201);
    cup.client.with(&text(&later["secret"])).get(&cup.path("/events")).must(200);
    for ended in [arbiter, past] {
        // Also where none would have been needed: whoever shows one must have a good one.
        ended.get(&cup.path("/crosstable")).problem(401, "auth.invalid_token");
        ended.get(&cup.path("/events")).problem(401, "auth.invalid_token");
        let entry = cup.path(&format!("/entries/{}", cup.entries[0]));
        ended.patch(&entry, &json!({ "rating": 1 })).problem(401, "auth.invalid_token");
    }

    for above in ["administrator", "organiser", "chief_arbiter", "arbitration_committee"] {
        let token = match above {
            "administrator" => json!({ "role": above, "scope": { "tournament": cup.id }, "label": "x" }),
            above => new(above, Value::Null),
        };
        chief.post("/v1/tokens", &token).problem(403, "token.outranks_issuer");
    }
    let elsewhere = json!({ "role": "reader", "scope": {}, "label": "everywhere" });
    chief.post("/v1/tokens", &elsewhere).problem(403, "auth.out_of_scope");
    let unbound = json!({ "role": "arbiter", "scope": {}, "label": "everywhere" });
    cup.client.post("/v1/tokens", &unbound).problem(422, "token.scope_does_not_fit");
}

/// **Art. 20.1, 16.3** – consent is the organiser's word, and a confirmed result the committee's.
pub(super) fn some_words_are_for_one_office_only<P: Place>() {
    let house = House::<P>::open();
    let cup = Cup::public(&house.admin(), 4);
    let id = &cup.round(1)[0].game;
    let [organiser, chief, arbiter, committee] =
        ["organiser", "chief_arbiter", "arbiter", "arbitration_committee"].map(|role| cup.official(role));
    for source in [&chief, &arbiter] {
        source.post(&cup::game(id, "/result"), &json!({ "outcome": "draw" })).must(201);
    }
    let amend = Request::post(
        &cup::game(id, "/amendments"),
        &json!({ "outcome": "black_wins", "reason": "the appeal is allowed" }),
    );
    arbiter.send(&amend).problem(409, "game.confirmed_needs_appeal");
    assert_eq!(committee.send(&amend).must(201)["result"]["outcome"], "black_wins");

    let leave = |consent: bool| {
        let words = json!({ "entry": cup.entries[0], "consent": consent, "reason": "taken ill" });
        Request::post(&cup.path("/withdrawals"), &words)
    };
    chief.send(&leave(true)).problem(403, "auth.consent_is_the_organisers");
    organiser.send(&leave(true)).must(201);
    let why = |who: &Client| who.get(&cup.path("/withdrawals")).must(200)["withdrawals"][0]["reason"].clone();
    assert_eq!(why(&arbiter), "taken ill");
    assert_eq!(why(&cup.official("reader")), Value::Null);
    assert_eq!(why(&house.admin().anyone()), Value::Null);
}

/// **Art. 16** – whoever appoints to an office may take it away, and nobody else; one administrator stays.
pub(super) fn an_office_is_taken_away_by_whoever_may_give_it<P: Place>() {
    let house = House::<P>::open();
    let admin = house.admin();
    let cup = Cup::public(&admin, 4);
    let issue = |role: &str| text(&cup.issue(role, &json!({ "tournament": cup.id }))["id"]);
    let revoke = |token: &str| Request::post(&format!("/v1/tokens/{token}/revocation"), &Value::Null);
    let (organiser, chief) = (cup.official("organiser"), cup.official("chief_arbiter"));
    for above in ["organiser", "chief_arbiter", "arbitration_committee"] {
        let token = issue(above);
        let problem = chief.send(&revoke(&token)).problem(403, "token.outranks_issuer");
        assert_eq!(problem["article"], "16");
        organiser.send(&revoke(&token)).must(200);
    }
    for below in ["arbiter", "scorer", "reader"] {
        chief.send(&revoke(&issue(below))).must(200);
    }

    let listed = admin.get("/v1/tokens").must(200);
    let first = listed["tokens"].as_array().unwrap().iter().find(|token| token["role"] == "administrator");
    let first = text(&first.unwrap()["id"]);
    let stored = house.place.rows();
    admin.send(&revoke(&first)).problem(409, "token.last_administrator");
    assert_eq!(house.place.rows(), stored);
    let second = cup.issue("administrator", &json!({}));
    let successor = admin.with(&text(&second["secret"]));
    let revocation = revoke(&first);
    successor.send(&revocation).must(200);
    successor.send(&revocation).must(200);
    admin.get("/v1/tokens").problem(401, "auth.invalid_token");
    successor.send(&revoke(&text(&second["id"]))).problem(409, "token.last_administrator");
}

pub(super) fn a_token_reaches_what_is_there<P: Place>() {
    let house = House::<P>::open();
    let admin = house.admin();
    let [own, other] = [(); 2].map(|()| World::of(Cup::public(&admin, 4)));
    let tournament = own.cup.id;
    let cases = [
        ("reader", json!({ "tournament": Uuid::now_v7() }), "/scope/tournament"),
        ("player", json!({ "tournament": tournament, "entry": Uuid::now_v7() }), "/scope/entry"),
        ("player", json!({ "tournament": tournament, "entry": other.table.red }), "/scope/entry"),
        (
            "scorer",
            json!({ "tournament": tournament, "games": [own.table.game, other.table.game] }),
            "/scope/games/1",
        ),
    ];
    for (role, scope, pointer) in cases {
        let token = json!({ "role": role, "scope": scope, "label": "a device" });
        let problem = admin.post("/v1/tokens", &token).problem(400, "request.invalid_value");
        assert_eq!(problem["errors"][0]["pointer"], pointer, "{problem}");
    }
    own.cup.token("player", &json!({ "tournament": tournament, "entry": own.table.red }));
    own.cup.token("scorer", &json!({ "tournament": tournament, "games": [own.table.game] }));
}
