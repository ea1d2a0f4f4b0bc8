//! The federation's register: who is entered, found, rated and forgotten, and who may see what of it.

use serde_json::{Value, json};
use uuid::Uuid;

use super::race::{at_once, winner};
use crate::harness::Answer;
use crate::harness::client::{Client, Request};
use crate::harness::cup::{Cup, text};
use crate::harness::house::House;
use crate::harness::place::Place;

fn enter(client: &Client, player: &Value) -> String {
    text(&client.post("/v1/players", player).must(201)["id"])
}

fn path(player: &str, rest: &str) -> String {
    format!("/v1/players/{player}{rest}")
}

/// The ids of those who are found.
#[track_caller]
fn found(client: &Client, query: &[(&str, &str)]) -> Vec<String> {
    let query = form_urlencoded::Serializer::new(String::new()).extend_pairs(query).finish();
    let page = client.get(&format!("/v1/players?{query}")).must(200);
    page["players"].as_array().unwrap().iter().map(|player| text(&player["id"])).collect()
}

fn numbered(name: &str, system: &str, id: &str) -> Value {
    json!({ "names": { "en": name }, "external_ids": [{ "system": system, "id": id }] })
}

pub(super) fn a_player_is_entered_amended_rated_and_forgotten<P: Place>() {
    let house = House::<P>::open();
    let admin = house.admin();
    let id = Uuid::now_v7().to_string();
    let new = json!({
        "id": id, "names": { "zh-Hans": "车一平", "en": "Ju Yiping" }, "federation": "HKG", "title": "Master",
        "external_ids": [{ "system": "axf", "id": "A-1204" }], "born": "2010-05-31", "sex": "female",
        "ratings": [{ "list": "axf", "rating": 2400, "as_of": "2026-10-01" }],
    });
    let entered = admin.post("/v1/players", &new);
    assert_eq!(entered.header("location"), path(&id, ""));
    assert_eq!(entered.header("etag"), "\"player-1\"");
    let body = String::from_utf8(entered.body.clone()).unwrap();
    assert!(body.contains(r#"{"en":"Ju Yiping","zh-Hans":"车一平"}"#), "in the order they were sent: {body}");
    let entered = entered.must(201);
    assert_eq!(entered["names"], new["names"]);
    assert_eq!(
        (&entered["born"], &entered["sex"], &entered["rating"]),
        (&new["born"], &new["sex"], &json!(2400))
    );
    assert_eq!(entered["public"], false);
    admin.post("/v1/players", &new).problem(409, "player.exists");

    let amended = admin.patch(&path(&id, ""), &json!({ "federation": "MAC", "public": true })).must(200);
    assert_eq!((&amended["federation"], &amended["title"]), (&json!("MAC"), &json!("Master")));
    let rate = |rating: u32, list: &str, as_of: &str| {
        let rated = json!({ "list": list, "rating": rating, "as_of": as_of });
        admin.post(&path(&id, "/ratings"), &rated).must(201)["rating"].clone()
    };
    assert_eq!(rate(2412, "national", "2026-11-01"), 2412);
    assert_eq!(rate(2500, "axf", "2026-09-01"), 2412, "an older list is on record, and no more");
    let to_come = |answer: Answer, pointer: &str| {
        assert_eq!(answer.problem(400, "request.invalid_value")["errors"][0]["pointer"], pointer);
    };
    let rated = json!({ "list": "axf", "rating": 2500, "as_of": "2999-01-01" });
    to_come(admin.post(&path(&id, "/ratings"), &rated), "/as_of");
    to_come(admin.patch(&path(&id, ""), &json!({ "born": "2999" })), "/born");
    let names = json!({ "en": "Unborn" });
    to_come(admin.post("/v1/players", &json!({ "names": names, "born": "2999-05-31" })), "/born");
    let unborn = json!({ "names": names, "ratings": [rated] });
    to_come(admin.post("/v1/player-lists", &json!({ "players": [unborn] })), "/players/0/ratings/0/as_of");
    let of = |rating: u32| json!({ "list": "axf", "rating": rating, "as_of": "2026-10-01" });
    let twice = json!({ "names": names, "ratings": [of(2400), of(2500)] });
    let problem = admin.post("/v1/players", &twice).problem(422, "player.list_twice");
    assert_eq!(problem["errors"][0]["pointer"], "/ratings/1");
    let stale = Request::command("PATCH", &path(&id, ""), &json!({ "title": "Grandmaster" }));
    let told = admin.send(&stale.header("If-Match", "\"player-1\"")).problem(412, "command.version_mismatch");
    assert!(told["facts"]["between"].as_str().unwrap().contains("player.rated"), "{told}");

    let stored = house.place.rows();
    let erased = admin.post(&path(&id, "/erasure"), &Value::Null).must(200);
    let kept = json!({ "id": id, "public": false, "erased": true, "ratings": [], "external_ids": [] });
    assert_eq!(erased, kept);
    // Two names, a number, a birth, a sex.
    assert_eq!(house.place.rows().personal, stored.personal - 5);
    admin.patch(&path(&id, ""), &json!({ "title": "Master" })).problem(409, "player.forgotten");
    assert_eq!(admin.get(&path(&id, "")).must(200), kept);
    assert_eq!(found(&admin, &[("external_id", "axf:A-1204")]), Vec::<String>::new());
    assert_eq!(found(&admin, &[("name", "ping")]), Vec::<String>::new());
    let again = enter(&admin, &numbered("Ju Yiping", "axf", "A-1204"));
    house.verify();

    let house = house.restart();
    assert_eq!(found(&house.admin(), &[]), [again], "folded anew it is the same");
    assert_eq!(house.admin().get(&path(&id, "")).must(200), kept);
    house.verify();
}

pub(super) fn players_are_found_by_any_script_and_by_number<P: Place>() {
    let house = House::<P>::open();
    let admin = house.admin();
    let names = [
        json!({ "zh-Hans": "赖理兄", "vi": "Lại Lý Huynh" }),
        json!({ "zh-Hant": "胡榮華", "zh-Hans": "胡荣华", "en": "Hu Ronghua" }),
        json!({ "en": "Huynh Do" }),
    ];
    let ids: Vec<String> = (1..)
        .zip(&names)
        .map(|(n, names)| {
            let numbers = json!([{ "system": "axf", "id": format!("VN {n}") }]);
            enter(&admin, &json!({ "names": names, "external_ids": numbers }))
        })
        .collect();
    let by_name = |part: &str| found(&admin, &[("name", part)]);
    assert_eq!(by_name("榮華"), ids[1..2]);
    assert_eq!(by_name("荣"), ids[1..2]);
    assert_eq!(by_name("HUYNH"), [ids[0].clone(), ids[2].clone()]);
    assert_eq!(by_name("lai ly"), ids[..1]);
    assert_eq!(by_name("nobody"), Vec::<String>::new());
    assert_eq!(found(&admin, &[("external_id", "axf:vn2")]), ids[1..2], "space and capitals play no part");
    assert_eq!(found(&admin, &[("external_id", "wxf:VN 2")]), Vec::<String>::new());
    assert_eq!(found(&admin, &[("external_id", "axf:VN 2"), ("name", "huynh")]), Vec::<String>::new());
    admin.get("/v1/players?external_id=axf").problem(400, "request.invalid_value");

    let first = admin.get("/v1/players?limit=2");
    let next = text(&first.must(200)["next"]);
    assert_eq!(first.header("link"), format!("</v1/players?limit=2&cursor={next}>; rel=\"next\""));
    let rest = admin.get(&format!("/v1/players?limit=2&cursor={next}")).must(200);
    assert_eq!((rest["players"].as_array().unwrap().len(), rest.get("next")), (1, None));
    admin.get("/v1/players?cursor=!").problem(400, "request.invalid_value");

    let tag = first.header("etag");
    assert_eq!(admin.send(&Request::new("GET", "/v1/players").header("If-None-Match", tag)).status, 304);
    // A name that is put right is found, and the old one no more.
    admin.patch(&path(&ids[2], ""), &json!({ "names": { "en": "Do Huynh" } })).must(200);
    assert_eq!((by_name("huynh do"), by_name("do h")), (Vec::new(), ids[2..].to_vec()));
    assert_eq!(admin.send(&Request::new("GET", "/v1/players").header("If-None-Match", tag)).status, 200);
}

pub(super) fn what_is_not_public_is_for_those_who_register_entrants<P: Place>() {
    let house = House::<P>::open();
    let admin = house.admin();
    let cup = Cup::founded(&admin);
    let mut public = numbered("Known Player", "axf", "1");
    public["public"] = json!(true);
    public["born"] = json!("2010");
    let (public, hidden) = (enter(&admin, &public), enter(&admin, &numbered("Shy Player", "axf", "2")));
    for stranger in [admin.anyone(), cup.official("reader"), cup.official("arbiter")] {
        assert_eq!(found(&stranger, &[("name", "player")]), std::slice::from_ref(&public));
        let seen = stranger.get(&path(&public, "")).must(200);
        assert_eq!(seen["names"], json!({ "en": "Known Player" }));
        assert!(seen.get("born").is_none() && seen.get("external_ids").is_none(), "{seen}");
        let nobody = stranger.get(&path(&hidden, "")).problem(404, "player.not_found");
        assert_eq!(nobody["facts"]["player"], hidden);
        stranger.get("/v1/players?external_id=axf:1").problem(403, "auth.not_your_word");
    }
    let [organiser, chief] = ["organiser", "chief_arbiter"].map(|role| cup.official(role));
    for official in [&organiser, &chief] {
        assert_eq!(found(official, &[("name", "player")]).len(), 2);
        assert_eq!(found(official, &[("external_id", "axf:2")]), std::slice::from_ref(&hidden));
        assert_eq!(official.get(&path(&public, "")).must(200)["born"], "2010");
    }
    enter(&organiser, &numbered("New Player", "axf", "3"));
    organiser.patch(&path(&hidden, ""), &json!({ "public": true })).problem(403, "auth.forbidden");
    let tags = [&admin.anyone(), &organiser].map(|who| who.get(&path(&public, "")).header("etag").to_owned());
    assert_eq!(tags, ["\"player-1\"", "\"player-1-official\""]);
    // The federation's book is no tournament, though the register is its table.
    let book = chuhe_domain::vocabulary::BookId::FEDERATION;
    admin.get(&format!("/v1/tournaments/{book}")).problem(404, "tournament.not_found");
    admin.get(&format!("/v1/tournaments/{book}/crosstable")).problem(404, "tournament.not_found");
}

pub(super) fn a_number_is_claimed_by_one_of_two<P: Place>() {
    let house = House::<P>::open();
    let admin = house.admin();
    enter(&admin, &json!({ "names": { "en": "Somebody" } }));
    for n in 0..12 {
        let number = format!("N{n}");
        let new = |name: &str| Request::post("/v1/players", &numbered(name, "national", &number));
        let won = at_once([(&admin, new("One")), (&admin, new("Other"))]);
        let won_by = winner(&won, &["player.number_taken"]);
        let told = won[1 - won_by].json();
        assert_eq!(told["facts"]["holder"], won[won_by].json()["id"]);
        assert_eq!(told["errors"][0]["pointer"], "/external_ids/0");
    }
    let holder = found(&admin, &[("external_id", "national:N3")]).swap_remove(0);
    let other = found(&admin, &[("external_id", "national:N4")]).swap_remove(0);
    let claim = json!({ "external_ids": [{ "system": "national", "id": "n 3" }] });
    admin.patch(&path(&other, ""), &claim).problem(409, "player.number_taken");
    admin.patch(&path(&holder, ""), &json!({ "external_ids": [] })).must(200);
    admin.patch(&path(&other, ""), &claim).must(200);
    let twice = json!({ "external_ids": [{ "system": "axf", "id": "1" }, { "system": "axf", "id": "2" }] });
    admin.patch(&path(&holder, ""), &twice).problem(422, "player.system_twice");
    house.verify();
}

pub(super) fn a_list_is_entered_whole_or_not_at_all<P: Place>() {
    let house = House::<P>::open();
    let admin = house.admin();
    let list = |from: u32, to: u32| -> Vec<Value> {
        (from..to).map(|n| numbered(&format!("Player {n}"), "axf", &n.to_string())).collect()
    };
    let enter = |players: Vec<Value>| Request::post("/v1/player-lists", &json!({ "players": players }));
    let first = enter(list(0, 700));
    let entered = admin.send(&first).must(201);
    assert_eq!(entered["players"].as_array().unwrap().len(), 700);
    assert_eq!(admin.send(&first).must(201), entered, "a repeat tells who came of it");
    let third = text(&entered["players"][3]);
    assert_eq!(admin.get(&path(&third, "")).must(200)["names"]["en"], "Player 3");

    let stored = house.place.rows();
    let mut mixed = list(700, 703);
    mixed.extend([numbered("Again", "axf", "5"), numbered("Twice", "axf", "701")]);
    let told = admin.send(&enter(mixed)).problem(409, "player.list_refused");
    assert_eq!((&told["facts"]["rows"], &told["facts"]["of"]), (&json!("3 4"), &json!("5")));
    assert_eq!(told["errors"][0]["pointer"], "/players/3/external_ids/0");
    let odd = admin.send(&enter(vec![json!({ "names": { "en": "Fine" } }), json!({ "names": {} })]));
    assert_eq!(odd.problem(400, "request.invalid_value")["errors"][0]["pointer"], "/players/1/names");
    admin.send(&enter(Vec::new())).problem(400, "request.invalid_value");
    let nothing = house.place.rows();
    assert_eq!((nothing.events, nothing.personal), (stored.events, stored.personal));
    house.verify();
}

pub(super) fn a_repeat_shows_the_player_as_it_was<P: Place>() {
    let house = House::<P>::open();
    let admin = house.admin();
    let new = Request::post("/v1/players", &numbered("First Name", "axf", "1"));
    let first = admin.send(&new).must(201);
    let id = text(&first["id"]);
    let amend = Request::command("PATCH", &path(&id, ""), &json!({ "title": "Master" }));
    let amended = admin.send(&amend).must(200);
    admin
        .post(&path(&id, "/ratings"), &json!({ "list": "axf", "rating": 1, "as_of": "2026-01-01" }))
        .must(201);
    assert_eq!(admin.send(&new).must(201), first);
    assert_eq!(admin.send(&amend).must(200), amended);
    admin.post(&path(&id, "/erasure"), &Value::Null).must(200);
    // What is gone is not brought back by a repeat.
    let again = admin.send(&new).must(201);
    assert!(again.get("names").is_none() && again["id"] == first["id"], "{again}");
}
