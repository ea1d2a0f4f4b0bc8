//! What the hall brings to a knock-out: shared places settled, prizes, who leaves, and what its regulations may not say
//! (**Art. 11.1, 13.4, 15.6, 20**).

use serde_json::{Value, json};

use super::{Hall, pointer};
use crate::harness::cup::{self, Cup, Table, tables, text};

const SETTLEMENTS: &str = "/stages/1/settlements";

/// A knock-out of one game a match and without a ladder, the first three in a circular stage; 1801 for three places and
/// a cup for the first junior.
fn regulations() -> Value {
    let knock_out = json!({ "format": { "system": "knock_out", "play_offs": [] } });
    json!({
        "stages": [knock_out, { "entrants": { "of": "places", "stage": 1, "from": 1, "to": 3 } }],
        "categories": [{ "id": "u16", "name": "Under 16" }],
        "prizes": [
            { "unit": "CNY", "amounts": [1000, 500, 301] },
            { "category": "u16", "unit": "cups", "amounts": [1] },
        ],
    })
}

/// Pairs and publishes a round, with its colours by lot.
fn open(hall: &Hall, round: u32) -> Vec<Table> {
    let paired = hall.post("/rounds", &json!({ "round": round, "seed": "the river" })).must(201);
    hall.cup.publish(round);
    tables(&paired)
}

/// The lower number wins every game.
fn play(hall: &Hall, round: u32) {
    for Table { game, red, black } in open(hall, round) {
        let lower = hall.number(&json!(red)) < hall.number(&json!(black));
        let outcome = if lower { "red_wins" } else { "black_wins" };
        hall.chief.post(&cup::game(&game, "/result"), &json!({ "outcome": outcome })).must(201);
    }
    hall.post(&format!("/rounds/{round}/closure"), &Value::Null).must(200);
}

fn settlement(hall: &Hall, numbers: &[usize], by: &str) -> Value {
    let order: Vec<_> = numbers.iter().map(|number| hall.entry(*number)).collect();
    json!({ "order": order, "by": by, "reason": "as the lot fell" })
}

/// `3–4: 3` for each place.
fn places(hall: &Hall, bracket: &Value) -> Vec<String> {
    let place = |it: &Value| format!("{}–{}: {}", it["from"], it["to"], hall.number(&it["player"]["entry"]));
    bracket["places"].as_array().unwrap().iter().map(place).collect()
}

/// Number, place and amount of whoever gets something of a list.
fn given(hall: &Hall, list: usize) -> Vec<(usize, u64, u64)> {
    let prizes = hall.shown("/prizes?stage=1")["lists"][list]["prizes"].clone();
    let one = |it: &Value| {
        (hall.number(&it["entry"]), it["place"].as_u64().unwrap(), it["amount"].as_u64().unwrap())
    };
    prizes.as_array().unwrap().iter().map(one).collect()
}

#[test]
fn art_15_6_a_shared_place_of_a_bracket_is_settled_and_cut_and_prizes_follow() {
    let hall = Hall::under(&regulations(), 4);
    for number in [3, 4] {
        let junior = format!("/entries/{}", hall.entry(number));
        hall.chief.patch(&hall.cup.path(&junior), &json!({ "categories": ["u16"] })).must(200);
    }
    assert_eq!(hall.shown("/prizes?stage=1")["provisional"], true);
    assert_eq!(given(&hall, 0)[3], (4, 1, 450), "nothing is played yet, and they share all there is");
    play(&hall, 1);
    let early = hall.post(SETTLEMENTS, &settlement(&hall, &[4, 3], "lots"));
    early.problem(409, "tournament.stage_open");
    play(&hall, 2);
    assert_eq!(given(&hall, 0), [(1, 1, 1000), (2, 2, 500), (3, 3, 150), (4, 3, 150)]);
    assert_eq!(given(&hall, 1), [], "one cup is not parted");
    let draw = || hall.post("/lots", &json!({ "stage": 2, "seed": "the final" }));
    assert_eq!(draw().problem(409, "tournament.place_shared")["facts"]["place"], "3");

    let others = hall.post(SETTLEMENTS, &settlement(&hall, &[1, 2], "lots"));
    assert_eq!(pointer(&others.problem(422, "tournament.not_the_sharers")), "/order");
    let settled = hall.post(SETTLEMENTS, &settlement(&hall, &[4, 3], "lots")).must(201);
    assert_eq!(places(&hall, &settled), ["1–1: 1", "2–2: 2", "3–3: 4", "4–4: 3"]);
    assert_eq!(hall.shown("/bracket?stage=1")["places"], settled["places"]);
    assert_eq!(given(&hall, 0), [(1, 1, 1000), (2, 2, 500), (4, 3, 301)]);
    assert_eq!(given(&hall, 1), [(4, 1, 1)]);
    let lots = draw().must(201);
    let mut drawn: Vec<_> =
        lots["lots"].as_array().unwrap().iter().map(|it| hall.number(&it["entry"])).collect();
    drawn.sort_unstable();
    assert_eq!(drawn, [1, 2, 4]);
    let mut correction = settlement(&hall, &[3, 4], "lots");
    correction["corrects"] = json!(true);
    let problem = hall.post(SETTLEMENTS, &correction).problem(409, "tournament.drawn_from");
    assert_eq!(problem["facts"]["later"], "2");
    hall.house.verify();
}

#[test]
fn art_15_6_a_play_off_settles_a_place_of_a_bracket() {
    let hall = Hall::under(&regulations(), 4);
    (1..=2).for_each(|round| play(&hall, round));
    let pair = |red: usize, black: usize| {
        let pairings = json!([{ "red": hall.entry(red), "black": hall.entry(black) }]);
        hall.post("/rounds", &json!({ "round": 3, "stage": 1, "play_off": true, "pairings": pairings }))
    };
    let problem = pair(1, 3).problem(409, "tournament.not_level");
    assert_eq!((pointer(&problem), &problem["article"]), ("/pairings/0", &json!("15.6")));
    let bracket = hall.shown("/bracket?stage=1")["matches"].clone();
    let round = pair(4, 3).must(201);
    assert_eq!((&round["play_off"], &round["byes"]), (&json!(true), &json!([])));
    hall.cup.publish(3);
    let of = hall.shown(&format!("/matches/{}", text(&round["pairings"][0]["game"])));
    assert_eq!(of["knock_out"]["outdated"], false);
    hall.report(&tables(&round), &["red_wins"]);
    hall.post("/rounds/3/closure", &Value::Null).must(200);
    assert_eq!(hall.shown("/bracket?stage=1")["matches"], bracket, "it is no match of the bracket");
    let settled = hall.post(SETTLEMENTS, &settlement(&hall, &[4, 3], "play_off")).must(201);
    assert_eq!(places(&hall, &settled)[2..], ["3–3: 4", "4–4: 3"]);
}

#[test]
fn art_20_who_leaves_a_knock_out_is_not_judged_by_half() {
    let hall = Hall::under(&regulations(), 4);
    let leave = |number: usize| {
        let body = json!({ "entry": hall.entry(number), "consent": true, "reason": "taken ill" });
        let left = hall.organiser.post(&hall.cup.path("/withdrawals"), &body).must(201);
        let all = left["withdrawals"].as_array().unwrap().clone();
        all.into_iter().find(|it| it["entry"] == hall.entry(number)).unwrap()
    };
    // 4 leaves before the start: nobody is there, and 1 stands in the final.
    let before = leave(4);
    assert_eq!((&before["effect"], &before["article"]), (&json!("left_field"), &json!("20.2")));
    assert_eq!((before.get("met"), before.get("opponents")), (None, None));
    let of_first = hall.shown("/bracket?stage=1")["matches"][0].clone();
    assert_eq!((&of_first["status"], &of_first["second"]["nobody"]), (&json!("walk_over"), &json!(true)));

    let [of] = <[Table; 1]>::try_from(open(&hall, 1)).unwrap();
    hall.chief.post(&cup::game(&of.game, "/start"), &Value::Null).must(200);
    let during = leave(3);
    assert_eq!((&during["effect"], during.get("article")), (&json!("opponents_go_on"), None));
    assert_eq!((during.get("met"), during.get("opponents")), (None, None));
    let game = hall.shown("/rounds/1")["pairings"][0]["result"].clone();
    assert_eq!((&game["ending"], &game["article"]), (&json!("withdrawal"), &json!("20")));
    for (language, said) in [
        ("en", "goes on without play"),
        ("zh-Hans", "不战而晋级"),
        ("zh-Hant", "不戰而晉級"),
        ("vi", "được đi tiếp"),
    ] {
        assert!(hall.page(language).contains(said), "{language}");
    }
    hall.post("/rounds/1/closure", &Value::Null).must(200);
    play(&hall, 2);
    assert_eq!(places(&hall, &hall.shown("/bracket?stage=1")), ["1–1: 1", "2–2: 2", "3–3: 3"]);
}

#[test]
fn art_15_6_a_lot_falls_on_one_of_the_two() {
    let hall = Hall::under(&regulations(), 2);
    let [of] = <[Table; 1]>::try_from(open(&hall, 1)).unwrap();
    hall.report(std::slice::from_ref(&of), &["draw"]);
    let decide = |by: &str| {
        let body = json!({ "winner": "neither", "by": by, "reason": "level to the end" });
        hall.post(&format!("/matches/{}/decision", of.game), &body)
    };
    let problem = decide("lots").problem(422, "tournament.lots_name_one");
    assert_eq!((pointer(&problem), &problem["article"]), ("/winner", &json!("15.6")));
    assert_eq!(decide("ruling").must(201)["by"], "ruling");
    let problem = decide("ruling").problem(409, "tournament.already_decided");
    assert_eq!((pointer(&problem), &problem["article"]), ("/corrects", &json!("15.6")));
    let body = json!({ "winner": "first", "by": "lots", "corrects": true, "reason": "the other tube" });
    let corrected = hall.post(&format!("/matches/{}/decision", of.game), &body).must(201);
    assert_eq!((&corrected["by"], &corrected["winner"]), (&json!("lots"), &corrected["first"]));
}

#[test]
fn art_11_1_a_bracket_without_seeds_is_told_as_one_in_every_language() {
    let hall = Hall::of(2);
    let cup = Cup::founded(&hall.house.admin());
    cup.client.put(&cup.path("/regulations"), &regulations()).must(200);
    assert_eq!(cup.client.get(&cup.path("/prizes?stage=1")).must(200)["lists"][0]["prizes"], json!([]));
    for (language, said) in [
        ("en", "bracket"),
        ("zh-Hans", "淘汰制对阵表"),
        ("zh-Hant", "淘汰制對陣表"),
        ("vi", "Nhánh đấu loại"),
    ] {
        let asked = crate::harness::client::Request::new("GET", &cup.path("/bracket"));
        let problem = cup
            .client
            .send(&asked.header("accept-language", language))
            .problem(409, "tournament.lots_not_drawn");
        assert_eq!(problem["article"], "11.1");
        assert!(problem["detail"].as_str().unwrap().contains(said), "{problem}");
    }
}

#[test]
fn art_11_1_tie_breaks_of_a_knock_out_are_refused() {
    let hall = Hall::of(2);
    let cup = Cup::founded(&hall.house.admin());
    let mut body = regulations();
    body["stages"][0]["tie_breaks"] = json!(["wins"]);
    let problem = cup.client.put(&cup.path("/regulations"), &body).problem(422, "tournament.stage_plan");
    assert_eq!((pointer(&problem), &problem["facts"]["fault"]), ("/stages/0/tie_breaks", &json!("no_table")));
}
