//! Prizes: laid out in the regulations, split by the places as they are.

use serde_json::{Value, json};

use super::{Hall, pointer};
use crate::harness::cup::Cup;

/// 1801 for the first three, and a cup for the first of the juniors.
fn regulations() -> Value {
    json!({
        "categories": [{ "id": "u16", "name": "Under 16" }],
        "prizes": [
            { "unit": "CNY", "amounts": [1000, 500, 301] },
            { "category": "u16", "unit": "cups", "amounts": [1] },
        ],
    })
}

/// Number and amount of whoever gets something.
fn given(hall: &Hall, list: &Value) -> Vec<(usize, u64)> {
    let prizes = list["prizes"].as_array().unwrap().iter();
    prizes.map(|prize| (hall.number(&prize["entry"]), prize["amount"].as_u64().unwrap())).collect()
}

#[test]
fn prizes_follow_the_places_and_those_of_a_shared_place_are_split() {
    let hall = Hall::under(&regulations(), 4);
    let junior = format!("/entries/{}", hall.entry(4));
    hall.chief.patch(&hall.cup.path(&junior), &json!({ "categories": ["u16"] })).must(200);
    for round in 1..=3 {
        hall.play(round, &["draw", "draw"]);
    }
    // All four share the first place: 1801 is 450 each, and 1 is left over.
    let prizes = hall.shown("/prizes");
    assert_eq!(
        (&prizes["provisional"], &prizes["stage"], &prizes["group"]),
        (&json!(false), &json!(1), &json!(1))
    );
    let [all, juniors] = <[Value; 2]>::try_from(prizes["lists"].as_array().unwrap().clone()).unwrap();
    assert_eq!(given(&hall, &all), [(1, 450), (2, 450), (3, 450), (4, 450)]);
    assert_eq!((&all["unit"], &all["left_over"], all.get("category")), (&json!("CNY"), &json!(1), None));
    assert_eq!((&all["prizes"][0]["place"], &all["prizes"][0]["shared"]), (&json!(1), &json!(true)));
    assert_eq!(all["prizes"][0]["name"], "Entrant 1");
    assert_eq!((&juniors["category"], given(&hall, &juniors)), (&json!("u16"), vec![(4, 1)]));

    // Settled, each has what the own place gets, and the fourth nothing.
    let order: Vec<_> = [3, 1, 4, 2].map(|number| hall.entry(number)).into();
    let settled = json!({ "order": order, "by": "lots", "reason": "by lot" });
    hall.post("/stages/1/settlements", &settled).must(201);
    let after = hall.shown("/prizes");
    assert_eq!(given(&hall, &after["lists"][0]), [(3, 1000), (1, 500), (4, 301)]);
    assert_eq!(after["lists"][0]["left_over"], 0);
    let as_of = format!("/prizes?as_of={}", prizes["sequence"]);
    assert_eq!(hall.shown(&as_of)["lists"], prizes["lists"], "as they were");
}

#[test]
fn prizes_are_provisional_until_the_stage_is_over() {
    let hall = Hall::under(&regulations(), 4);
    assert_eq!(hall.shown("/prizes")["provisional"], true);
    hall.play(1, &["draw", "draw"]);
    hall.order("/stages/1/ending", "a storm").must(200);
    assert_eq!(hall.shown("/prizes")["provisional"], false);
}

#[test]
fn prizes_are_of_the_last_stage_where_nothing_is_said() {
    let groups = json!({ "system": "circular", "games_per_meeting": 1, "cycles": 1, "groups": 2 });
    let places = json!({ "of": "places", "stage": 1, "from": 1, "to": 1 });
    let mut body = regulations();
    body["stages"] = json!([{}, { "entrants": places }]);
    let hall = Hall::under(&body, 4);
    let last = hall.shown("/prizes");
    assert_eq!((&last["stage"], &last["provisional"]), (&json!(2), &json!(true)));
    assert_eq!(last["lists"][0]["prizes"], json!([]), "nobody is in it yet");
    assert_eq!(hall.shown("/prizes?stage=1")["lists"][0]["prizes"].as_array().unwrap().len(), 4);
    let ask = |rest: &str| hall.anyone.get(&hall.cup.path(rest));
    assert_eq!(pointer(&ask("/prizes?stage=3").problem(404, "tournament.unknown_stage")), "?stage");
    ask("/prizes?as_of=now").problem(400, "request.invalid_value");

    let house = hall.house.admin();
    let cup = Cup::founded(&house);
    house.put(&cup.path("/regulations"), &json!({ "stages": [{ "format": groups }] })).must(200);
    house.get(&cup.path("/prizes")).problem(400, "tournament.group_not_named");
    assert_eq!(house.get(&cup.path("/prizes?group=2")).must(200)["lists"], json!([]));
}

#[test]
fn prizes_that_cannot_be_given_are_refused_with_their_place() {
    let hall = Hall::of(2);
    let cup = Cup::founded(&hall.house.admin());
    let set = |list: Value| {
        let mut body = regulations();
        body["prizes"].as_array_mut().unwrap().push(list);
        let problem = cup.client.put(&cup.path("/regulations"), &body).problem(422, "tournament.prize_list");
        assert_eq!(problem["facts"]["list"], "3");
        (problem["facts"]["fault"].clone(), pointer(&problem).to_owned())
    };
    let faults = [
        (json!({ "unit": "CNY", "amounts": [1] }), "listed_twice", "category"),
        (json!({ "category": "u16", "unit": "CNY", "amounts": [1] }), "listed_twice", "category"),
        (json!({ "category": "women", "unit": "CNY", "amounts": [1] }), "undeclared", "category"),
    ];
    for (list, fault, field) in faults {
        assert_eq!(set(list), (json!(fault), format!("/prizes/2/{field}")));
    }
    let alone = |list: Value| {
        let answer = cup.client.put(&cup.path("/regulations"), &json!({ "prizes": [list] }));
        let problem = answer.problem(422, "tournament.prize_list");
        (problem["facts"]["fault"].clone(), pointer(&problem).to_owned())
    };
    for (list, fault, field) in [
        (json!({ "unit": "more than twelve", "amounts": [1] }), "no_unit", "unit"),
        (json!({ "unit": "CNY", "amounts": vec![1; 201] }), "too_many_places", "amounts"),
        (json!({ "unit": "CNY", "amounts": [1_u64 << 53] }), "too_much", "amounts"),
    ] {
        assert_eq!(alone(list), (json!(fault), format!("/prizes/0/{field}")));
    }
    let negative = json!({ "prizes": [{ "unit": "CNY", "amounts": [-1] }] });
    cup.client.put(&cup.path("/regulations"), &negative).problem(400, "request.invalid_value");
}
