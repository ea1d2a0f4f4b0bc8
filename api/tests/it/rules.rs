//! The rules as data, read by anybody in any language.

use rstest::rstest;
use serde_json::{Value, json};

use crate::harness::Server;
use crate::harness::cup::{self, Cup};
use crate::harness::house::House;
use crate::harness::place::Sqlite;

fn parameter(set: &Value, id: &str) -> Value {
    let parameters = set["parameters"].as_array().unwrap();
    parameters.iter().find(|parameter| parameter["id"] == id).unwrap_or_else(|| panic!("no {id}")).clone()
}

#[test]
fn every_rule_set_of_the_list_is_found_under_its_id() {
    let server = Server::start();
    let list = server.get("/v1/rule-sets").json();
    let sets = list["rule_sets"].as_array().unwrap();
    let ids: Vec<&str> = sets.iter().map(|set| set["id"].as_str().unwrap()).collect();
    assert_eq!(ids, ["cn-1999", "cn-2011", "cn-2020", "wxf-2018"]);
    for (id, line) in ids.into_iter().zip(sets) {
        let set = server.get(&format!("/v1/rule-sets/{id}")).json();
        for member in ["id", "title", "year"] {
            assert_eq!(set[member], line[member]);
        }
        assert_eq!(set["parameters"].as_array().unwrap().len(), 14);
    }
    server.get("/v1/rule-sets/cn-1987").problem(404, "request.invalid_path");
}

#[test]
fn a_value_comes_with_its_article_its_unit_and_what_it_rests_on() {
    let server = Server::start();
    let law = server.get("/v1/rule-sets/cn-1999").json();
    let limit = parameter(&law, "natural_limit_rounds");
    assert_eq!(
        (&limit["value"], &limit["unit"], &limit["article"]),
        (&json!(60), &json!("rounds"), &json!("4.2.4"))
    );
    assert_eq!(
        (&limit["source"], &limit["unsourced"], &limit["required"]),
        (&json!("text"), &json!(false), &json!(false))
    );
    assert_eq!(limit["note"], "The regulations may lower it and not raise it.");
    let points = parameter(&law, "game_points");
    assert_eq!(points["value"], json!({ "win_x2": 2, "draw_x2": 1, "loss_x2": 0 }));
    assert_eq!(points["unit"], "half_points");
    let illegal = parameter(&law, "illegal_move");
    assert_eq!((&illegal["value"], illegal.get("unit"), illegal.get("note")), (&json!("loses"), None, None));

    let federation = server.get("/v1/rule-sets/wxf-2018?lang=zh-Hant").json();
    assert_eq!(parameter(&federation, "natural_limit_rounds")["value"], 50);
    let fouls = parameter(&federation, "fouls_to_lose");
    assert_eq!(
        (&fouls["value"], &fouls["source"], &fouls["unsourced"]),
        (&json!(3), &json!("unsourced"), &json!(true))
    );
    assert_eq!(fouls["title"], "判負的犯規次數");
    assert!(fouls["note"].as_str().unwrap().starts_with("各賽事自定"), "{fouls}");
}

#[test]
fn art_21_1_no_rule_set_gives_a_late_limit_and_the_regulations_must() {
    let server = Server::start();
    for id in ["cn-1999", "cn-2011", "cn-2020", "wxf-2018"] {
        let limit = parameter(&server.get(&format!("/v1/rule-sets/{id}")).json(), "late_limit_ms");
        assert_eq!(
            (limit.get("value"), &limit["required"], &limit["unit"]),
            (None, &json!(true), &json!("milliseconds"))
        );
    }
}

#[test]
fn every_article_of_the_list_is_found_under_its_number() {
    let server = Server::start();
    let list = server.get("/v1/articles").json();
    let articles = list["articles"].as_array().unwrap();
    assert_eq!((articles.len(), list["chapters"].as_array().unwrap().len()), (182, 4));
    for line in articles {
        let number = line["number"].as_str().unwrap();
        let article = server.get(&format!("/v1/articles/{number}")).json();
        for member in ["number", "title", "title_is_ours", "duty"] {
            assert_eq!(article[member], line[member], "{number}");
        }
        assert_eq!(article["chapter"]["number"], line["chapter"], "{number}");
        assert!(article.get("text").is_some() || article.get("part_of").is_none(), "{number}");
    }
}

#[test]
fn an_article_has_its_text_its_place_and_its_parts() {
    let server = Server::start();
    let draws = server.get("/v1/articles/4.2").json();
    assert_eq!(draws["text"], "出現下列情況之一，為和棋：");
    assert_eq!((&draws["part_of"], &draws["duty"]), (&json!("4"), &json!("none")));
    let parts: Vec<&Value> =
        draws["related"].as_array().unwrap().iter().map(|part| &part["number"]).collect();
    assert_eq!(parts, ["4.2.1", "4.2.2", "4.2.3", "4.2.4"]);
    let foul = server.get("/v1/articles/9.1.3?lang=vi").json();
    assert_eq!((&foul["title"], &foul["title_is_ours"]), (&json!("Đề nghị hòa liên tiếp"), &json!(true)));
    assert_eq!(
        (&foul["text"], &foul["duty"]),
        (&json!("提議作和經對方拒絕後，連續提出。"), &json!("detect"))
    );
    assert_eq!(foul["related"], json!([]));
    let circular = server.get("/v1/articles/11.2").json();
    assert_eq!((&circular["chapter"]["number"], &circular["title_is_ours"]), (&json!(3), &json!(false)));
    for unknown in ["30.1", "4.1.11", "4.1.", "04.1", "%E6%A3%8B"] {
        server.get(&format!("/v1/articles/{unknown}")).problem(404, "request.not_found");
    }
}

#[rstest]
#[case("en", "Three fouls", "Chinese Xiangqi Competition Rules of 1999")]
#[case("zh-Hans", "三次犯规", "《象棋竞赛规则》（1999 年）")]
#[case("zh-Hant", "三次犯規", "《象棋競賽規則》（1999 年）")]
#[case("vi", "Ba lần phạm lỗi", "Luật thi đấu cờ tướng Trung Quốc 1999")]
fn titles_speak_the_language_asked_for(#[case] tag: &str, #[case] article: &str, #[case] set: &str) {
    let server = Server::start();
    for (path, title) in [("/v1/articles/4.1.8", article), ("/v1/rule-sets/cn-1999", set)] {
        let answer = server.send("GET", path, &[("Accept-Language", tag)]);
        assert_eq!(answer.json()["title"], title);
        assert_eq!((answer.header("content-language"), answer.header("vary")), (tag, "Accept-Language"));
    }
}

#[test]
fn whoever_has_it_is_told_so_in_the_own_language_only_and_any_page_may_ask() {
    let server = Server::start();
    for path in ["/v1/rule-sets", "/v1/rule-sets/cn-2011", "/v1/articles", "/v1/articles/20.3"] {
        let first = server.send("GET", path, &[("Origin", "https://elsewhere.example")]);
        assert_eq!((first.status, first.header("access-control-allow-origin")), (200, "*"), "{path}");
        let tag = first.header("etag").to_owned();
        let again =
            |language| server.send("GET", path, &[("If-None-Match", &tag), ("Accept-Language", language)]);
        assert_eq!((again("en").status, again("en").body.len()), (304, 0), "{path}");
        assert_eq!(again("vi").status, 200, "{path}");
        server.get(&format!("{path}?year=1999")).problem(400, "request.unknown_field");
    }
}

#[test]
fn art_17_1_regulations_change_a_value_within_its_bounds_and_say_so() {
    let house = House::<Sqlite>::open();
    let cup = Cup::founded(&house.admin());
    let lay_down = |regulations: Value| cup.client.put(&cup.path("/regulations"), &regulations);
    let shown =
        lay_down(json!({ "overrides": { "natural_limit_rounds": 40, "late_limit_ms": 600_000 } })).must(200);
    assert_eq!(
        shown["regulations"]["overrides"],
        json!({ "natural_limit_rounds": 40, "late_limit_ms": 600_000 })
    );

    let raised = lay_down(json!({ "overrides": { "natural_limit_rounds": 61 } }));
    let problem = raised.problem(422, "tournament.override_out_of_range");
    assert_eq!(
        (&problem["article"], &problem["errors"][0]["pointer"]),
        (&json!("4.2.4"), &json!("/overrides/natural_limit_rounds"))
    );
    let facts = json!({ "field": "natural_limit_rounds", "value": "61", "least": "1", "most": "60" });
    assert_eq!(problem["facts"], facts);
    let scale = json!({ "win_x2": 2, "draw_x2": 3, "loss_x2": 0 });
    let problem = lay_down(json!({ "rule_set": "wxf-2018", "overrides": { "game_points": scale } }));
    let problem = problem.problem(422, "tournament.override_out_of_range");
    assert_eq!(problem["errors"][0]["pointer"], "/overrides/game_points/draw_x2");
    lay_down(json!({ "overrides": { "fouls": 2 } })).problem(400, "request.unknown_field");
    let kept = cup.client.get(&cup.path("/regulations")).must(200);
    assert_eq!(kept, shown);
}

#[test]
fn art_14_1_with_3_1_and_0_tables_and_pages_count_so() {
    let house = House::<Sqlite>::open();
    let mut cup = Cup::founded(&house.admin());
    let scale = json!({ "win_x2": 6, "draw_x2": 2, "loss_x2": 0 });
    cup.client.put(&cup.path("/regulations"), &json!({ "overrides": { "game_points": scale } })).must(200);
    (1..=4).for_each(|n| cup.enter(&format!("Entrant {n}")));
    cup.draw();
    cup.client.patch(&cup.path(""), &json!({ "public": true })).must(200);
    let tables = cup.round(1);
    for (table, outcome) in tables.iter().zip(["red_wins", "draw"]) {
        cup.client.post(&cup::game(&table.game, "/result"), &json!({ "outcome": outcome })).must(201);
    }
    let standings = cup.client.get(&cup.path("/standings")).must(200);
    let points: Vec<_> = standings["ranked"]
        .as_array()
        .unwrap()
        .iter()
        .map(|line| (&line["points_x2"], &line["points"]))
        .collect();
    let (three, one, none) = ((&json!(6), &json!("3")), (&json!(2), &json!("1")), (&json!(0), &json!("0")));
    assert_eq!(points, [three, one, one, none]);
    let rows = cup.client.get(&cup.path("/crosstable")).must(200);
    let rows = rows["rows"].as_array().unwrap().clone();
    let mut symbols: Vec<&str> = rows
        .iter()
        .flat_map(|row| row["cells"].as_array().unwrap())
        .map(|cell| cell["symbol"].as_str().unwrap())
        .filter(|symbol| !symbol.is_empty())
        .collect();
    symbols.sort_unstable();
    assert_eq!(symbols, ["0", "1", "1", "3"]);
    let page = cup.client.get(&format!("/tournaments/{}", cup.id));
    let page = std::str::from_utf8(&page.body).unwrap();
    assert!(page.contains("A win 3, a draw 1, a loss 0 (article 14.1); + counts 3"), "{page}");
}
