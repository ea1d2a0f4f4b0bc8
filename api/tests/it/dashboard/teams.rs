//! The page of an event of teams: line-ups that are not shown, boards under their round, board points in the tables.

use serde_json::{Value, json};

use crate::hall::{Hall, Tournament};

/// Two public teams of two members each, on two boards in a free order; numbers as entered.
fn two_teams(hall: &Hall) -> (Tournament<'_>, Vec<Vec<String>>) {
    let by = json!({ "way": "matches", "line_up": "free_order", "boards": 2 });
    let founded = json!({ "title": "River League", "regulations": { "teams": { "by": by } } });
    let founded = hall.command("POST", "/v1/tournaments", &founded);
    let id = founded["id"].as_str().unwrap().to_owned();
    let mut cup = Tournament { hall, id, entries: Vec::new() };
    let mut members = Vec::new();
    for name in ["Amber", "Birch"] {
        let enter = |entry: Value| cup.post("entries", &entry)["id"].as_str().unwrap().to_owned();
        let team = enter(json!({ "name": name, "kind": "team" }));
        members
            .push((1..=2).map(|k| enter(json!({ "name": format!("{name}-{k}"), "team": team }))).collect());
        cup.entries.push(team);
    }
    cup.make_public();
    let lots = (1..).zip(&cup.entries).map(|(number, entry)| json!({ "number": number, "entry": entry }));
    cup.post("lots", &json!({ "drawn": lots.collect::<Vec<_>>() }));
    (cup, members)
}

fn section<'a>(page: &'a str, id: &str) -> &'a str {
    let (_, rest) =
        page.split_once(&format!("<section id=\"{id}\"")).unwrap_or_else(|| panic!("{id}: {page}"));
    rest.split("</section>").next().unwrap()
}

#[test]
fn art_12_3_the_page_shows_line_ups_when_both_are_in_and_then_every_board() {
    let hall = Hall::open();
    let (cup, members) = two_teams(&hall);
    let round = cup.post("rounds", &json!({ "round": 1 }));
    cup.publish(1);
    let line_ups = format!("matches/{}/line-ups", round["matches"][0]["id"].as_str().unwrap());
    let name = |team: usize, order: [usize; 2]| {
        let seats = order.map(|k| &members[team][k]);
        cup.post(&line_ups, &json!({ "team": cup.entries[team], "line_up": seats }))
    };
    name(0, [1, 0]);
    let page = hall.page(&cup.page());
    let rounds = section(&page, "rounds");
    assert!(rounds.contains("Amber") && rounds.contains("Birch"), "{rounds}");
    assert!(!rounds.contains("Amber-") && !rounds.contains("Birch-"), "a line-up is leaked: {rounds}");

    let seated = name(1, [0, 1]);
    let games: Vec<&str> = seated["teams"]["boards"]
        .as_array()
        .unwrap()
        .iter()
        .map(|board| board["game"].as_str().unwrap())
        .collect();
    // Amber-2 beats Birch-1 with Red; Birch-2 with Red and Amber-1 draw: 1½ to ½.
    for (game, outcome) in games.iter().zip(["red_wins", "draw"]) {
        hall.command("POST", &format!("/v1/games/{game}/result"), &json!({ "outcome": outcome }));
    }
    let page = hall.page(&cup.page());
    let rounds = section(&page, "rounds");
    assert!(rounds.contains("Amber  1½ : ½  Birch"), "{rounds}");
    let first = rounds.find("Amber-2").unwrap();
    assert!(first < rounds.find("Birch-1").unwrap(), "the first-named has Red on board 1");
    assert!(rounds.find("Birch-2").unwrap() < rounds.find("Amber-1").unwrap(), "and Black on board 2");
    assert!(rounds.contains(">1 : 0</a>") && rounds.contains(">½ : ½</a>"), "{rounds}");

    let table = section(&page, "crosstable");
    assert!(table.contains("2<small>1½–½</small>") && table.contains("0<small>½–1½</small>"), "{table}");
    // A cell leads to the boards of its match.
    let anchor = format!("match-{}", round["matches"][0]["id"].as_str().unwrap());
    assert_eq!(table.matches(&format!("href=\"#{anchor}\"")).count(), 2, "{table}");
    assert!(rounds.contains(&format!("<tbody id=\"{anchor}\">")), "{rounds}");
    assert!(section(&page, "standings").contains("Board points"), "{page}");
    let entrants = section(&page, "entrants");
    let places: Vec<usize> = ["Amber", "Amber-1", "Amber-2", "Birch", "Birch-1", "Birch-2"]
        .map(|name| entrants.find(&format!(">{name}<")).unwrap_or_else(|| panic!("{name}: {entrants}")))
        .into();
    assert!(places.is_sorted(), "a team stands before its members");
    assert!(page.contains("2 entrants"), "{page}");
    assert!(section(&page, "regulations").contains("in an order chosen before each match (article 12.3)"));
}

/// Of matches the legend tells match points, and the rounds number boards; in one field and in groups.
#[test]
fn art_14_2_the_legend_speaks_of_matches_in_every_language() {
    let hall = Hall::open();
    let (one_field, _) = two_teams(&hall);
    one_field.post("rounds", &json!({ "round": 1 }));
    one_field.publish(1);
    let in_groups = in_two_groups(&hall);
    for (language, board, legend, first_named) in [
        ("en", "Board", "Match points: 2 won, 1 drawn, 0 lost", "the first-named has Red on the odd boards"),
        ("zh-Hans", "台次", "场分：2 胜，1 平，0 负", "列前之队单数台执红"),
        ("zh-Hant", "台次", "場分：2 勝，1 平，0 負", "列前之隊單數台執紅"),
        (
            "vi",
            "Bàn trong trận",
            "Điểm trận: 2 thắng, 1 hòa, 0 thua",
            "đội ghi trước cầm quân Đỏ ở các bàn lẻ",
        ),
    ] {
        for (cup, tables) in [(&one_field, "crosstable"), (&in_groups, "stage-1")] {
            let page = hall.page(&format!("{}?lang={language}", cup.page()));
            let tables = section(&page, tables);
            assert!(tables.contains(legend) && tables.contains(first_named), "{language}: {tables}");
            let rounds = section(&page, "rounds");
            assert!(rounds.contains(&format!("<th scope=\"col\">{board}</th>")), "{language}: {rounds}");
        }
    }
}

/// Four public teams of one member each in two groups, their first round published.
fn in_two_groups(hall: &Hall) -> Tournament<'_> {
    let by = json!({ "way": "matches", "line_up": "fixed_boards", "boards": 1 });
    let stages = json!([{ "format": { "system": "circular", "groups": 2 } }]);
    let founded =
        json!({ "title": "River Groups", "regulations": { "teams": { "by": by }, "stages": stages } });
    let founded = hall.command("POST", "/v1/tournaments", &founded);
    let id = founded["id"].as_str().unwrap().to_owned();
    let mut cup = Tournament { hall, id, entries: Vec::new() };
    for name in ["Alder", "Bracken", "Clover", "Dill"] {
        let enter = |entry: Value| cup.post("entries", &entry)["id"].as_str().unwrap().to_owned();
        let team = enter(json!({ "name": name, "kind": "team" }));
        enter(json!({ "name": format!("{name}-1"), "team": team }));
        cup.entries.push(team);
    }
    cup.make_public();
    cup.post("lots", &json!({ "seed": "the river" }));
    cup.post("rounds", &json!({ "round": 1 }));
    cup.publish(1);
    cup
}

#[test]
fn art_12_5_the_page_ranks_teams_by_their_members() {
    let hall = Hall::open();
    let by = json!({ "way": "members_places", "members_counted": 1 });
    let founded = json!({ "title": "River Open", "regulations": { "teams": { "by": by } } });
    let founded = hall.command("POST", "/v1/tournaments", &founded);
    let id = founded["id"].as_str().unwrap().to_owned();
    let mut cup = Tournament { hall: &hall, id, entries: Vec::new() };
    let mut ids = Vec::new();
    for name in ["Reed", "Sedge"] {
        let enter = |entry: Value| cup.post("entries", &entry)["id"].as_str().unwrap().to_owned();
        let team = enter(json!({ "name": name, "kind": "team" }));
        ids.push(team.clone());
        let member = enter(json!({ "name": format!("{name}-1"), "team": team }));
        cup.entries.push(member);
    }
    cup.make_public();
    let lots = (1..).zip(&cup.entries).map(|(number, entry)| json!({ "number": number, "entry": entry }));
    cup.post("lots", &json!({ "drawn": lots.collect::<Vec<_>>() }));
    cup.play(1, "0");
    let page = hall.page(&cup.page());
    let teams = section(&page, "teams");
    assert!(teams.find("Sedge").unwrap() < teams.find("Reed").unwrap(), "{teams}");
    assert!(teams.contains("<td class=\"points\">2</td>"), "{teams}");

    // A team that leaves has no place, and its member plays on.
    cup.post("withdrawals", &json!({ "entry": ids[0], "consent": true, "reason": "called home" }));
    let page = hall.page(&cup.page());
    let teams = section(&page, "teams");
    assert!(teams.contains("Reed has no place: the team has left (article 20)."), "{teams}");
    assert!(page.contains("its members play on for themselves"), "{page}");
}

/// Places of teams are by article 15.3, in every language.
#[test]
fn art_15_3_the_page_names_the_article_by_which_teams_share_a_place() {
    let hall = Hall::open();
    let (cup, members) = two_teams(&hall);
    let round = cup.post("rounds", &json!({ "round": 1 }));
    cup.publish(1);
    let line_ups = format!("matches/{}/line-ups", round["matches"][0]["id"].as_str().unwrap());
    let mut seated = json!(null);
    for (team, members) in cup.entries.iter().zip(&members) {
        seated = cup.post(&line_ups, &json!({ "team": team, "line_up": members }));
    }
    for board in seated["teams"]["boards"].as_array().unwrap() {
        let result = format!("/v1/games/{}/result", board["game"].as_str().unwrap());
        hall.command("POST", &result, &json!({ "outcome": "draw" }));
    }
    for language in ["en", "zh-Hans", "zh-Hant", "vi"] {
        let page = hall.page(&format!("{}?lang={language}", cup.page()));
        assert!(!page.contains("15.1"), "{language}: {page}");
        // The mark of a shared place, how the place came about, and the order among equals.
        let standings = section(&page, "standings");
        assert!(standings.matches("15.3").count() >= 2, "{language}: {standings}");
        assert!(section(&page, "regulations").contains("15.3"), "{language}: {page}");
    }
}
