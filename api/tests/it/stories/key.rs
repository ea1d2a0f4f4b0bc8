//! A command is named by its key: a repeat gets the first outcome, an acceptance as well as a refusal, whatever has
//! happened since, and also after a restart.

use serde_json::{Value, json};
use uuid::Uuid;

use crate::harness::Answer;
use crate::harness::client::{Client, Request};
use crate::harness::cup::{self, Cup, play, text};
use crate::harness::house::House;
use crate::harness::place::Place;

/// A command and its first answer.
struct First {
    client: Client,
    request: Request,
    answer: Answer,
}

impl First {
    #[track_caller]
    fn send(client: &Client, request: Request, status: u16) -> Self {
        let answer = client.send(&request);
        assert_eq!(answer.status, status, "{}", String::from_utf8_lossy(&answer.body));
        Self { client: client.clone(), request, answer }
    }

    #[track_caller]
    fn repeat(&self, server: &Client) {
        let again = self.client.at_same(server).send(&self.request);
        for header in ["etag", "location", "content-type"] {
            assert_eq!(again.header(header), self.answer.header(header), "{header} of {:?}", self.request);
        }
        assert_eq!(again.status, self.answer.status, "{}", String::from_utf8_lossy(&again.body));
        assert_eq!(again.json(), self.answer.json(), "{:?}", self.request);
    }
}

pub(super) fn a_repeat_gets_the_first_outcome_for_ever<P: Place>() {
    let house = House::<P>::open();
    let admin = house.admin();
    let mut cup = Cup::founded(&admin);
    for name in ["Chen", "Dang"] {
        cup.enter(name);
    }
    let organiser = cup.official("organiser");
    let mut firsts = Vec::new();
    let entered = Request::post(&cup.path("/entries"), &json!({ "name": "Erdene" }));
    let entered = First::send(&organiser, entered, 201);
    let third = text(&entered.answer.json()["id"]);
    firsts.push(entered);
    let seed = json!({ "seed": "the river" });
    firsts.push(First::send(&organiser, Request::post(&cup.path("/lots"), &seed), 201));
    let late = Request::post(&cup.path("/entries"), &json!({ "name": "Foong" }));
    firsts.push(First::send(&organiser, late, 409));
    let pair = Request::post(&cup.path("/rounds"), &json!({ "round": 1 }));
    let paired = First::send(&organiser, pair, 201);
    let id = text(&paired.answer.json()["pairings"][0]["game"]);
    firsts.push(paired);
    firsts.push(First::send(
        &organiser,
        Request::command("PUT", &cup.path("/rounds/1/publication"), &Value::Null),
        200,
    ));

    let scorer = cup.official("scorer");
    let post = |rest: &str, body: &Value| Request::post(&cup::game(&id, rest), body);
    firsts.push(First::send(&scorer, post("/moves", &json!({ "move": "h2e2" })), 409));
    firsts.push(First::send(&scorer, post("/start", &Value::Null), 200));
    // Read in the position they were sent for: in the one of a repeat they mean other moves, or none.
    firsts.push(First::send(&scorer, play(&id, 1, "炮二平五"), 201));
    firsts.push(First::send(&scorer, post("/moves", &json!({ "move": "e2e4" })), 409));
    firsts.push(First::send(&scorer, post("/moves", &json!({ "move": "馬5進6" })), 422));
    firsts.push(First::send(&scorer, play(&id, 2, "H8+7"), 201));
    firsts.push(First::send(&organiser, Request::post(&cup.path("/rounds/1/closure"), &Value::Null), 409));
    firsts.push(First::send(&scorer, post("/resignation", &json!({ "side": "black" })), 200));
    firsts.push(First::send(&organiser, Request::post(&cup.path("/rounds/1/closure"), &Value::Null), 200));
    firsts.push(First::send(&scorer, play(&id, 3, "h0g2"), 409));
    let amended = Request::command(
        "PATCH",
        &cup.path(&format!("/entries/{third}")),
        &json!({ "rating": 2100, "federation": "MGL" }),
    );
    firsts.push(First::send(&organiser, amended, 200));

    let before = house.place.rows();
    firsts.iter().for_each(|first| first.repeat(&admin));
    other_requests_under_used_keys_are_refused(&firsts);
    assert_eq!(house.place.rows(), before, "a repeat has added something");

    let house = house.restart();
    firsts.iter().rev().for_each(|first| first.repeat(&house.admin()));
    assert_eq!(house.place.rows(), before, "a repeat has added something");
    the_secret_of_a_token_is_told_once(&house.admin(), &cup);
    house.verify();
}

/// The same key for something else: another body, another address, another version to be decided upon.
fn other_requests_under_used_keys_are_refused(firsts: &[First]) {
    for First { client, request, .. } in firsts {
        let pinned = request.clone().header("If-Match", "\"game-1\"");
        client.send(&pinned).problem(422, "command.key_reused");
    }
    let moves = firsts.iter().filter(|first| first.request.target.ends_with("/moves"));
    for First { client, request, .. } in moves {
        let other = request.clone().body("application/json", r#"{"move":"b0c2","ply":1}"#);
        client.send(&other).problem(422, "command.key_reused");
        let mut elsewhere = request.clone().body("application/json", r#"{"outcome":"draw"}"#);
        elsewhere.target = elsewhere.target.replace("/moves", "/result");
        client.send(&elsewhere).problem(422, "command.key_reused");
    }
}

fn the_secret_of_a_token_is_told_once(admin: &Client, cup: &Cup) {
    let scope = json!({ "tournament": cup.id });
    let request =
        Request::post("/v1/tokens", &json!({ "role": "scorer", "scope": scope, "label": "table 1" }));
    let mut first = admin.send(&request).must(201);
    let again = admin.send(&request).must(201);
    assert!(first.as_object_mut().unwrap().remove("secret").is_some());
    assert_eq!(again, first, "the same token, and its secret nowhere any more");
}

/// Unknown, unauthorised, malformed, outdated: nothing was decided, so the key may still be used for what was meant.
/// And keys are their sender's own: another's are not in the way.
pub(super) fn what_was_never_decided_leaves_its_key_free<P: Place>() {
    let house = House::<P>::open();
    let cup = Cup::public(&house.admin(), 2);
    let id = &cup.round(1)[0].game;
    let [one, other] = [cup.official("scorer"), cup.official("scorer")];
    one.post(&cup::game(id, "/start"), &Value::Null).must(200);
    let meant = play(id, 1, "h2e2");
    let before = house.place.rows();
    one.anyone().send(&meant).problem(401, "auth.missing_token");
    one.send(&meant.clone().header("If-Match", "\"game-9\"")).problem(412, "command.version_mismatch");
    one.send(&meant.clone().body("application/json", "{")).problem(400, "request.malformed_json");
    one.send(&meant.clone().body("text/plain", "h2e2")).problem(415, "request.unsupported_media_type");
    let mut nowhere = meant.clone();
    nowhere.target = cup::game(&Uuid::now_v7().to_string(), "/moves");
    one.send(&nowhere).problem(404, "game.not_found");
    assert_eq!(house.place.rows(), before);
    one.send(&meant).must(201);

    other.send(&meant).problem(409, "game.wrong_ply");
    one.send(&meant).must(201);
    other.send(&meant).problem(409, "game.wrong_ply");
    // The same request in another spelling.
    one.send(&meant.body("application/json", "{ \"ply\": 1,\n \"move\" : \"h2e2\" }")).must(201);
    let after = house.place.rows();
    assert_eq!((after.events - before.events, after.commands - before.commands), (1, 2));
    house.verify();
}
