//! Incidents and inspections over HTTP (**Art. 1.4, 17.2, 19**).

use serde_json::{Value, json};
use uuid::Uuid;

use super::Hall;

#[test]
fn art_19_1_an_incident_is_told_to_officials_and_goes_with_the_person() {
    let hall = Hall::open();
    let telephone = json!({
        "round": 1, "table": 1, "game": hall.table.game, "article": "19.1",
        "entries": [hall.table.red], "what": "a telephone rang in the coat of a player"
    });
    let recorded = hall.post(&hall.arbiter, "/incidents", telephone).must(201);
    assert_eq!((&recorded["incident"], &recorded["article"]), (&json!(1), &json!("19.1")));
    hall.post(&hall.organiser, "/incidents", json!({ "what": "the heating failed" })).must(201);
    hall.anyone.get(&hall.cup.path("/incidents")).problem(401, "auth.missing_token");
    hall.red.get(&hall.cup.path("/incidents")).problem(403, "auth.forbidden");
    let committee = hall.cup.official("arbitration_committee");
    assert_eq!(hall.read(&committee, "/incidents")["incidents"].as_array().unwrap().len(), 2);

    let erasure = format!("/entries/{}/erasure", hall.table.red);
    hall.post(&hall.organiser, &erasure, Value::Null).must(200);
    let incidents = hall.read(&hall.chief, "/incidents")["incidents"].clone();
    assert_eq!((incidents[0].get("what"), &incidents[1]["what"]), (None, &json!("the heating failed")));
    hall.house.verify();
}

#[test]
fn an_incident_speaks_of_what_is_there() {
    let hall = Hall::open();
    let with = |field: &str, value: Value| {
        let mut body = json!({ "what": "outside advice" });
        body[field] = value;
        hall.post(&hall.arbiter, "/incidents", body)
    };
    let pointed = |problem: Value| problem["errors"][0]["pointer"].clone();
    assert_eq!(pointed(with("round", json!(7)).problem(422, "discipline.no_such")), "/round");
    assert_eq!(pointed(with("game", json!(Uuid::now_v7())).problem(422, "discipline.no_such")), "/game");
    with("article", json!("19.9")).problem(422, "discipline.unknown_article");
    with("entries", json!([Uuid::now_v7()])).problem(422, "tournament.unknown_entry");
}

#[test]
fn art_1_4_an_oversized_disc_is_on_record_as_failed_with_the_range() {
    let hall = Hall::open();
    let body =
        json!({ "table": 1, "square_tenths_mm": 400, "disc_tenths_mm": 335, "note": "lent by the club" });
    let failed = hall.post(&hall.arbiter, "/inspections", body).must(201);
    assert_eq!((&failed["passed"], &failed["fit"]), (&json!(false), &json!(true)));
    let range = json!([{ "what": "disc", "measures": 335, "least": 270, "most": 320 }]);
    assert_eq!((&failed["out_of_range"], &failed["note"]), (&range, &json!("lent by the club")));
    let shown = &hall.read(&hall.anyone, "/inspections")["inspections"][0];
    assert_eq!((&shown["out_of_range"], shown.get("note")), (&range, None));
    let unfit = json!({ "fit": false, "note": "the lamp flickers" });
    assert_eq!(hall.post(&hall.arbiter, "/inspections", unfit).must(201)["passed"], false);
    let good = json!({ "table": 1, "square_tenths_mm": 460, "disc_tenths_mm": 320 });
    assert_eq!(hall.post(&hall.arbiter, "/inspections", good).must(201)["passed"], true);
    hall.post(&hall.arbiter, "/inspections", json!({ "table": 1 }))
        .problem(422, "discipline.nothing_inspected");
    let negative = json!({ "disc_tenths_mm": -1 });
    hall.post(&hall.arbiter, "/inspections", negative).problem(400, "request.invalid_value");
}
