//! What is not public does not exist for those it is not for: drafts, and rounds that are not published.

use serde_json::{Value, json};

use crate::harness::client::{Client, Request};
use crate::harness::cup::{self, Cup};
use crate::harness::house::House;
use crate::harness::operations::{World, operations};
use crate::harness::place::Place;

pub(super) fn a_draft_is_not_there_for_strangers<P: Place>() {
    let house = House::<P>::open();
    let admin = house.admin();
    let world = World::of(Cup::draft(&admin, 4));
    let cup = &world.cup;
    let other = Cup::public(&admin, 2);
    let strangers = [admin.anyone(), other.official("reader"), other.official("organiser")];
    let friends = [admin.clone(), cup.official("arbiter"), cup.official("reader")];
    let reading: Vec<_> = operations(&admin)
        .into_iter()
        .filter(|operation| !operation.is_writing() && operation.is_about_a_tournament())
        .collect();
    assert!(reading.len() > 10, "only {} addresses to read", reading.len());
    let listed = |who: &Client| {
        let page = who.get("/v1/tournaments").must(200);
        page["tournaments"].as_array().unwrap().iter().any(|line| line["id"] == json!(cup.id))
    };

    for operation in &reading {
        let request = world.request(operation);
        // A reader sees the draft, but not what only officials are shown.
        for friend in if operation.secured { &friends[..2] } else { &friends[..] } {
            operation.must_be_read(&friend.send(&request));
        }
        if operation.secured {
            // A token that reaches elsewhere learns nothing here, whether there is something or not.
            strangers[0].send(&request).problem(401, "auth.missing_token");
            let nowhere = world.request_at(operation, &world.address_without(&operation.path, "tournament"));
            for request in [&request, &nowhere] {
                strangers[2].send(request).problem(403, "auth.out_of_scope");
            }
            continue;
        }
        for stranger in &strangers {
            let answer = stranger.send(&request);
            let nowhere = stranger
                .send(&world.request_at(operation, &world.address_without(&operation.path, "tournament")));
            assert_eq!(answer.status, 404, "{}", operation.id);
            if operation.path.contains("{tournament}") {
                // To the letter what is said of a tournament that was never there.
                assert_eq!(answer.json(), nowhere.json(), "{}", operation.id);
            }
        }
    }
    assert!(listed(&admin) && strangers.iter().all(|stranger| !listed(stranger)));

    admin.patch(&cup.path(""), &json!({ "public": true })).must(200);
    for operation in reading.iter().filter(|operation| !operation.secured) {
        for stranger in &strangers {
            operation.must_be_read(&stranger.send(&world.request(operation)));
        }
    }
    assert!(strangers.iter().all(listed));
}

pub(super) fn a_round_that_is_not_published_is_for_officials<P: Place>() {
    let house = House::<P>::open();
    let cup = Cup::public(&house.admin(), 4);
    let hidden = cup.pair(1).swap_remove(0);
    let officials = [house.admin(), cup.official("organiser"), cup.official("arbiter")];
    let player = cup.token("player", &json!({ "tournament": cup.id, "entry": hidden.red }));
    let others = [house.admin().anyone(), player, cup.official("scorer"), cup.official("reader")];
    let rounds = |who: &Client| {
        let rounds = who.get(&cup.path("/rounds")).must(200);
        rounds["rounds"].as_array().unwrap().len()
    };
    let names_it = |who: &Client| {
        let answer = who.get(&cup.path("/crosstable"));
        answer.must(200);
        String::from_utf8(answer.body).unwrap().contains(&hidden.game)
    };
    let hidden_from = |who: &Client| {
        assert_eq!((rounds(who), names_it(who)), (0, false));
        who.get(&cup.path("/rounds/1")).problem(404, "tournament.unknown_round");
        who.get(&cup::game(&hidden.game, "")).problem(404, "game.not_found");
    };
    let shown_to = |who: &Client| {
        assert_eq!((rounds(who), names_it(who)), (1, true));
        who.get(&cup.path("/rounds/1")).must(200);
        who.get(&cup::game(&hidden.game, "")).must(200);
    };
    officials.iter().for_each(shown_to);
    others.iter().for_each(hidden_from);
    others_keep_nothing_that_is_not_theirs(&cup, &officials[1], &others[0]);

    cup.publish(1);
    officials.iter().chain(&others).for_each(shown_to);
    let because = json!({ "reason": "a name is misspelt" });
    cup.client.post(&cup.path("/rounds/1/unpublication"), &because).must(200);
    officials.iter().for_each(shown_to);
    others.iter().for_each(hidden_from);
}

/// The version says for whom it is: an answer kept by one is no answer for the other.
fn others_keep_nothing_that_is_not_theirs(cup: &Cup, official: &Client, other: &Client) {
    for table in ["/rounds", "/crosstable", "/standings"] {
        let path = cup.path(table);
        for [one, another] in [[official, other], [other, official]] {
            let tag = one.get(&path).header("etag").to_owned();
            let known = Request::new("GET", &path).header("If-None-Match", &tag);
            assert_eq!((one.send(&known).status, another.send(&known).status), (304, 200), "{table}");
        }
    }
}

/// For the ledger itself a token is needed, also where the tournament is public: it tells of what is not published.
pub(super) fn the_ledger_is_for_officials<P: Place>() {
    let house = House::<P>::open();
    let cup = Cup::public(&house.admin(), 2);
    let path = cup.path("/events");
    house.admin().anyone().get(&path).problem(401, "auth.missing_token");
    for role in ["reader", "scorer"] {
        cup.official(role).get(&path).problem(403, "auth.forbidden");
    }
    let committee = cup.official("arbitration_committee");
    let page = committee.get(&format!("{path}?limit=3"));
    assert_eq!(page.header("link"), format!("<{path}?after=3&limit=3>; rel=\"next\""));
    let page = page.must(200);
    let sequences = |page: &Value| -> Vec<u64> {
        page["events"].as_array().unwrap().iter().map(|event| event["sequence"].as_u64().unwrap()).collect()
    };
    assert_eq!(sequences(&page), [1, 2, 3]);
    let whole = committee.get(&path).must(200);
    let head = whole["head_sequence"].as_u64().unwrap();
    assert_eq!(sequences(&whole), (1..=head).collect::<Vec<_>>());
    let last = whole["events"].as_array().unwrap().last().unwrap();
    assert_eq!(last["hash"], whole["head_hash"]);
    let lines = committee.send(&Request::new("GET", &path).header("Accept", "application/x-ndjson"));
    assert_eq!(lines.header("content-type"), "application/x-ndjson");
    assert_eq!(String::from_utf8(lines.body).unwrap().lines().count() as u64, head);
    let other = Cup::public(&house.admin(), 2);
    other.official("organiser").get(&path).problem(403, "auth.out_of_scope");
}
