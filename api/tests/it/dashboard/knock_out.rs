//! The page of a knock-out (**Art. 11.1**): its bracket, and nothing of a table that it has not.

use rstest::rstest;
use serde_json::{Value, json};

use super::stages::{draw, section, staged};
use crate::hall::{Hall, Tournament};

/// Matches of so many games, level ones decided at once.
fn knock_out(games: u32) -> Value {
    json!({ "system": "knock_out", "games": games, "play_offs": [] })
}

/// Plays a round of a stage to its end; the lower number wins every game.
fn play(cup: &Tournament<'_>, round: &Value) {
    let number = u32::try_from(round["round"].as_u64().unwrap()).unwrap();
    let games = cup.paired(round);
    cup.publish(number);
    for (red, black, game) in games {
        cup.result(&game, if red < black { "1" } else { "0" });
    }
    cup.close(number);
}

fn by_lot(round: u32) -> Value {
    json!({ "round": round, "seed": "the river" })
}

/// The places of a bracket on the page: `1: Seed1`.
fn places(part: &str) -> Vec<String> {
    let (_, table) = part.split_once("<table class=\"places\">").expect("it has places");
    let text =
        |part: &str, from: &str| part.split_once(from).unwrap().1.split('<').next().unwrap().to_owned();
    let rows = table.split("</table>").next().unwrap().split("<tr><td").skip(1);
    rows.map(|row| format!("{}: {}", text(row, "class=\"place\">"), text(row, "class=\"name\">"))).collect()
}

#[rstest]
#[case("en", "Bracket", "Champion: <strong>Seed1</strong>")]
#[case("zh-Hans", "对阵表", "冠军： <strong>Seed1</strong>")]
#[case("zh-Hant", "對陣表", "冠軍： <strong>Seed1</strong>")]
#[case("vi", "Nhánh đấu", "Vô địch: <strong>Seed1</strong>")]
fn art_11_1_a_knock_out_shows_its_bracket_in_place_of_tables(
    #[case] language: &str,
    #[case] heading: &str,
    #[case] champion: &str,
) {
    let hall = Hall::open();
    let cup = staged(&hall, &json!({ "stages": [{ "format": knock_out(2) }] }), 4);
    let shown = || hall.page(&format!("{}?lang={language}", cup.page()));
    draw(&cup, 1, &[&[1, 2, 3, 4]]);
    play(&cup, &by_lot(1));
    assert!(!shown().contains("<strong>Seed"), "nobody has won it yet");
    play(&cup, &by_lot(2));

    let page = shown();
    let bracket = section(&page, "id=\"bracket\"");
    assert!(bracket.contains(&format!("<h2 id=\"bracket-h\">{heading}</h2>")), "{bracket}");
    assert!(bracket.contains(champion) && !bracket.contains("class=\"provisional\""), "{bracket}");
    assert_eq!(places(bracket), ["1: Seed1", "2: Seed2", "3–4: Seed3", "3–4: Seed4"]);
    for table in ["id=\"standings\"", "id=\"crosstable\"", "class=\"grid\"", "class=\"standings\"", "page-"] {
        assert!(!page.contains(table), "{table}: {page}");
    }
    let terms = section(&page, "id=\"regulations\"");
    for article in ["15.1", "20.3", "11.2"] {
        assert!(!terms.contains(article), "{article} speaks of tables: {terms}");
    }
    for article in ["11.1", "13.5", "15.6"] {
        assert!(terms.contains(article), "{article}: {terms}");
    }
}

#[test]
fn art_15_6_the_terms_of_a_knock_out_say_what_follows_a_level_match() {
    let hall = Hall::open();
    let terms = |format: Value| {
        let format = json!({ "system": "knock_out", "third_place": true, "play_offs": format });
        let cup = staged(&hall, &json!({ "stages": [{ "format": format }] }), 0);
        section(&hall.page(&cup.page()), "id=\"regulations\"").to_owned()
    };
    let step = |games: u32, red: u32, black: u32, increment: u32| {
        let time = json!({ "red_ms": red, "black_ms": black, "increment_ms": increment });
        json!({ "games": games, "time": time })
    };
    let none = terms(json!([]));
    assert!(none.contains("A match is one game; who has Red is drawn by lot (article 13.4)."), "{none}");
    assert!(none.contains("A level match is decided by lot or by a ruling (article 15.6)."), "{none}");
    assert!(none.contains("Those who lose the semi-finals play for the third place"), "{none}");
    let mut last = step(1, 360_000, 240_000, 0);
    let rapid = step(2, 600_000, 600_000, 10_000);
    let level = terms(json!([rapid]));
    assert!(
        level.contains("2 × 10′ + 10″; if that leaves it level, it is decided by lot or by a ruling"),
        "{level}"
    );
    last["draw_advances"] = json!("black");
    let ladder = terms(json!([rapid, last]));
    assert!(
        ladder
            .contains("2 × 10′ + 10″, 1 × 6′ : 4′; by a draw in the last game Black goes on (article 15.6)."),
        "{ladder}"
    );
}

#[test]
fn who_leaves_a_knock_out_loses_no_result_on_its_page() {
    let hall = Hall::open();
    let cup = staged(&hall, &json!({ "stages": [{ "format": knock_out(1) }] }), 4);
    draw(&cup, 1, &[&[1, 2, 3, 4]]);
    play(&cup, &by_lot(1));
    cup.withdraw(2);
    let page = hall.page(&cup.page());
    let bracket = section(&page, "id=\"bracket\"");
    assert!(bracket.contains("by withdrawal") && bracket.contains("Champion: <strong>Seed1</strong>"));
    assert!(page.contains("2 Seed2 withdrew from the knock-out: what was decided stands"), "{page}");
    assert!(!page.contains("<s>") && !page.contains(">+<") && !page.contains("annulled"), "{page}");
}

/// Each stage under its name, with the tables or the bracket that it has.
#[rstest]
#[case(1)]
#[case(2)]
fn art_11_3_groups_lead_to_a_knock_out_under_its_own_name(#[case] games: u32) {
    let hall = Hall::open();
    let groups = json!({ "name": "Preliminaries", "format": { "system": "circular", "groups": 2 } });
    let entrants = json!({ "of": "places", "stage": 1, "to": 2 });
    let last = json!({ "name": "Knock-out", "format": knock_out(games), "entrants": entrants });
    let cup = staged(&hall, &json!({ "stages": [groups, last] }), 4);
    draw(&cup, 1, &[&[1, 4], &[2, 3]]);
    play(&cup, &json!({ "round": 1 }));
    let waiting = section(&hall.page(&cup.page()), "id=\"stage-2\"").to_owned();
    assert!(waiting.contains("Places 1–2 of each group of Preliminaries"), "{waiting}");
    draw(&cup, 2, &[&[1, 2, 3, 4]]);
    (2..=3).for_each(|round| play(&cup, &by_lot(round)));

    let page = hall.page(&cup.page());
    assert!(page.contains("<a href=\"#stage-2\">Knock-out</a>") && !page.contains("#bracket"), "{page}");
    let stage = section(&page, "id=\"stage-2\"");
    assert!(stage.contains("Knock-out <small>finished</small>"), "{stage}");
    assert!(stage.contains("Champion: <strong>Seed1</strong>"), "{stage}");
    assert_eq!(places(stage), ["1: Seed1", "2: Seed2", "3–4: Seed3", "3–4: Seed4"]);
    assert!(!stage.contains("class=\"grid\"") && !stage.contains("class=\"standings\""), "{stage}");
    assert!(section(&page, "id=\"stage-1\"").contains("class=\"grid\""));
    assert!(page.find("id=\"stage-2\"") < page.find("id=\"stage-1\""), "the stage in play comes first");
    let terms = section(&page, "id=\"regulations\"");
    assert!(terms.contains("Preliminaries: Sonneborn–Berger"), "{terms}");
    assert!(!terms.contains("Knock-out: Sonneborn"), "{terms}");
    for language in ["vi", "zh-Hans", "zh-Hant"] {
        let page = hall.page(&format!("{}?lang={language}", cup.page()));
        assert!(!page.contains("page-") && section(&page, "id=\"stage-2\"").contains("Seed1"), "{language}");
    }
}

#[test]
fn art_11_3_a_knock_out_leads_to_a_circular_final() {
    let hall = Hall::open();
    let first = json!({ "name": "Knock-out", "format": knock_out(2) });
    let last = json!({ "name": "Final", "entrants": { "of": "places", "stage": 1, "to": 2 } });
    let cup = staged(&hall, &json!({ "stages": [first, last] }), 4);
    draw(&cup, 1, &[&[1, 2, 3, 4]]);
    (1..=2).for_each(|round| play(&cup, &by_lot(round)));
    draw(&cup, 2, &[&[1, 2]]);
    play(&cup, &json!({ "round": 3 }));

    let page = hall.page(&cup.page());
    let (knock_out, last) = (section(&page, "id=\"stage-1\""), section(&page, "id=\"stage-2\""));
    assert!(knock_out.contains("class=\"bracket\"") && !knock_out.contains("class=\"grid\""), "{knock_out}");
    assert!(last.contains("class=\"grid\"") && !last.contains("class=\"bracket\""), "{last}");
    assert!(page.find("id=\"stage-2\"") < page.find("id=\"stage-1\""), "the stage in play comes first");
    let terms = section(&page, "id=\"regulations\"");
    assert!(terms.contains("Final: Sonneborn–Berger") && terms.contains("20.3"), "{terms}");
}
