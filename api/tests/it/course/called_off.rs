//! A tournament that is called off (**Art. 16.1**).

use serde_json::{Value, json};

use super::Hall;

/// Whether the list of tournaments shows it as over.
fn listed_as_closed(hall: &Hall) -> Value {
    let list = hall.anyone.get("/v1/tournaments").must(200);
    let lines = list["tournaments"].as_array().unwrap().clone();
    let line = lines.into_iter().find(|line| line["id"] == json!(hall.cup.id)).unwrap();
    line["closed"].clone()
}

#[test]
fn art_16_1_a_tournament_called_off_keeps_what_was_played_and_takes_nothing_more() {
    let hall = Hall::of(4);
    let tables = hall.cup.round(1);
    hall.report(&tables[..1], &["red_wins"]);
    let before = hall.shown("/standings")["ranked"].clone();
    assert_eq!(listed_as_closed(&hall), false);
    let called_off = hall.order("/cancellation", "the roof leaks").must(200);
    assert_eq!((&called_off["called_off"], &called_off["closed"]), (&json!(true), &json!(true)));
    assert_eq!(hall.shown("/standings")["ranked"], before);
    assert_eq!(listed_as_closed(&hall), true);
    hall.order("/cancellation", "again").problem(409, "tournament.closed");
    hall.post("/rounds", &json!({ "round": 2 })).problem(409, "tournament.closed");
    for (language, said) in
        [("en", "Called off"), ("zh-Hans", "已取消"), ("zh-Hant", "已取消"), ("vi", "Đã hủy")]
    {
        assert!(hall.page(language).contains(said), "{language}");
    }

    let open = hall.order("/reopening", "the roof is mended").must(200);
    assert_eq!((&open["called_off"], &open["closed"]), (&json!(false), &json!(false)));
    assert_eq!(listed_as_closed(&hall), false);
    assert!(!hall.page("en").contains("Called off"));
    hall.report(&tables[1..], &["draw"]);
    hall.house.verify();
}
