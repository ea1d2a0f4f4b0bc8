//! A stage that is ended before all of it is played (**Art. 16.1**).

use serde_json::{Value, json};

use super::Hall;

fn with_a_final() -> Value {
    json!({ "stages": [{}, { "entrants": { "of": "places", "stage": 1, "from": 1, "to": 2 } }] })
}

#[test]
fn art_16_1_a_stage_ended_early_leads_on_from_its_places_as_they_are() {
    let hall = Hall::under(&with_a_final(), 4);
    let tables = hall.cup.round(1);
    let open = hall.order("/stages/1/ending", "a storm").problem(409, "tournament.round_open");
    assert_eq!(open["facts"]["round"], "1");
    // 1 beats 4 and 2 beats 3, so that 1 and 2 lead.
    let wins =
        tables.iter().map(|it| if hall.number(&json!(it.red)) < 3 { "red_wins" } else { "black_wins" });
    hall.report(&tables, &wins.collect::<Vec<_>>());
    hall.post("/rounds/1/closure", &Value::Null).must(200);
    let draw = || hall.post("/lots", &json!({ "stage": 2, "seed": "the final" }));
    draw().problem(409, "tournament.stage_open");

    let ended = hall.order("/stages/1/ending", "a storm").must(200);
    assert_eq!((&ended["number"], &ended["status"]), (&json!(1), &json!("ended_early")));
    assert_eq!(hall.order("/stages/1/ending", "a storm").must(200), ended);
    let provisional = || {
        let tables = ["/standings?stage=1", "/crosstable?stage=1", "/prizes?stage=1"];
        tables.map(|table| hall.shown(table)["provisional"].as_bool().unwrap())
    };
    assert_eq!(provisional(), [false; 3], "what was cut short is final");
    let more = hall.post("/rounds", &json!({ "round": 2, "stage": 1 }));
    assert_eq!(more.problem(409, "tournament.stage_is_ended")["errors"][0]["pointer"], "/stage");
    assert_eq!(hall.order("/stages/1/resumption", "fair weather").must(200)["status"], "under_way");
    assert_eq!(provisional(), [true; 3]);
    hall.order("/stages/1/resumption", "again").problem(409, "tournament.stage_not_ended");

    hall.order("/stages/1/ending", "the storm is back").must(200);
    let lots = draw().must(201);
    let mut finalists: Vec<usize> =
        lots["lots"].as_array().unwrap().iter().map(|lot| hall.number(&lot["entry"])).collect();
    finalists.sort_unstable();
    assert_eq!(finalists, [1, 2]);
    let fed = hall.order("/stages/1/resumption", "too late").problem(409, "tournament.drawn_from");
    assert_eq!((&fed["facts"]["stage"], &fed["facts"]["later"]), (&json!("1"), &json!("2")));
    hall.order("/stages/3/ending", "none").problem(404, "tournament.unknown_stage");
    hall.order("/stages/3/resumption", "none").problem(404, "tournament.unknown_stage");
    let page = hall.page("en");
    assert!(page.contains("ended early") && !page.contains("Ended early"), "the final goes on");
    hall.house.verify();
}

#[test]
fn art_16_1_nothing_is_ended_before_it_is_drawn() {
    let hall = Hall::under(&with_a_final(), 4);
    hall.order("/stages/2/ending", "a storm").problem(409, "tournament.lots_not_drawn");
}

#[test]
fn the_page_says_in_every_language_that_the_event_ended_early() {
    let hall = Hall::of(4);
    hall.play(1, &["draw", "draw"]);
    hall.order("/stages/1/ending", "a storm").must(200);
    for (language, said) in
        [("en", "Ended early"), ("zh-Hans", "提前结束"), ("zh-Hant", "提前結束"), ("vi", "Kết thúc sớm")]
    {
        assert!(hall.page(language).contains(said), "{language}");
    }
    hall.order("/stages/1/resumption", "fair weather").must(200);
    assert!(!hall.page("en").contains("Ended early"));
}
