//! The page of a tournament of several stages and groups, or of several games per meeting.

use serde_json::{Value, json};

use crate::hall::{Hall, Tournament};

/// A public tournament of these stages, so many entered in the order of their ratings.
pub(super) fn staged<'a>(hall: &'a Hall, regulations: &Value, entrants: usize) -> Tournament<'a> {
    let founded = json!({ "title": "River Masters", "regulations": regulations });
    let founded = hall.command("POST", "/v1/tournaments", &founded);
    let id = founded["id"].as_str().unwrap().to_owned();
    let mut cup = Tournament { hall, id, entries: Vec::new() };
    for seed in 1..=entrants {
        let entry = json!({ "name": format!("Seed{seed}"), "rating": 2500 - seed });
        cup.entries.push(cup.post("entries", &entry)["id"].as_str().unwrap().to_owned());
    }
    cup.make_public();
    cup
}

pub(super) fn draw(cup: &Tournament<'_>, stage: u32, groups: &[&[usize]]) {
    let lots = (1..).zip(groups).flat_map(|(group, seeds)| {
        let numbered = (1..).zip(seeds.iter());
        numbered.map(
            move |(number, seed)| json!({ "group": group, "number": number, "entry": cup.entries[seed - 1] }),
        )
    });
    cup.post("lots", &json!({ "stage": stage, "drawn": lots.collect::<Vec<_>>() }));
}

/// The part of a page from here to the end of the section.
pub(super) fn section<'a>(page: &'a str, from: &str) -> &'a str {
    let (_, rest) = page.split_once(from).unwrap_or_else(|| panic!("{from} is missing: {page}"));
    rest.split("</section>").next().unwrap()
}

#[test]
fn art_11_3_every_stage_and_group_stands_under_its_name() {
    let hall = Hall::open();
    let groups = json!({ "name": "Preliminaries", "format": { "system": "circular", "groups": 2 } });
    let places = json!({ "of": "places", "stage": 1, "to": 1 });
    let regulations = json!({ "stages": [groups, { "entrants": places }] });
    let cup = staged(&hall, &regulations, 4);
    let before = hall.page(&cup.page());
    assert!(
        before.contains("<h2 id=\"stage-1-h\">Preliminaries <small>not drawn yet</small></h2>"),
        "{before}"
    );
    draw(&cup, 1, &[&[1, 4], &[3, 2]]);
    let drawn = hall.page(&cup.page());
    assert!(
        section(&drawn, "id=\"stage-1-group-2\"").contains("Seed3"),
        "the grid hangs before the first round"
    );
    assert!(
        section(&drawn, "id=\"stage-2\"").contains("Place 1 of each group of Preliminaries (article 11.3).")
    );
    cup.play(1, "1 0");
    cup.close(1);

    let page = hall.page(&cup.page());
    let stage = section(&page, "id=\"stage-1\"");
    let (one, two) = stage.split_once("id=\"stage-1-group-2\"").unwrap();
    assert!(one.contains("Seed1") && one.contains("Seed4") && !one.contains("Seed3"), "{one}");
    assert!(two.contains("Seed3") && two.contains("Seed2") && !two.contains("Seed1"), "{two}");
    assert!(stage.contains("Group 1") && stage.contains("<small>finished</small>"));
    let rounds = section(&page, "id=\"rounds\"");
    assert!(rounds.contains("Round 1 <small>Preliminaries · closed</small>"), "{rounds}");
    let (first, second) = rounds.split_once("part\">Group 2</th>").unwrap();
    assert!(first.contains("part\">Group 1</th>") && first.contains("1 : 0") && second.contains("0 : 1"));

    draw(&cup, 2, &[&[2, 1]]);
    cup.play(2, "½");
    let page = hall.page(&cup.page());
    assert!(page.find("id=\"stage-2\"") < page.find("id=\"stage-1\""), "the stage in play comes first");
    assert!(
        section(&page, "id=\"stage-1\"").contains("<details class=\"group\">"),
        "what is over is folded up"
    );
    let last = section(&page, "id=\"stage-2-group-1\"");
    assert!(
        last.contains("<td class=\"no\">1</td>\n<th scope=\"row\" class=\"text\"><span class=\"name\">Seed2"),
        "{last}"
    );
    assert!(
        page.contains("Round 2 <small>Stage 2 · in play</small>"),
        "a stage without a name has its number"
    );
    let terms = section(&page, "id=\"regulations\"");
    assert!(terms.contains("<dt>Preliminaries</dt>") && terms.contains("<dt>Stage 2</dt>"), "{terms}");
    assert!(terms.contains("In 2 groups, over which the seeds are spread by rating"), "{terms}");
    for language in ["vi", "zh-Hans", "zh-Hant"] {
        let page = hall.page(&format!("{}?lang={language}", cup.page()));
        assert!(!page.contains("page-") && section(&page, "id=\"stage-2\"").contains("Seed2"), "{language}");
    }
}

#[test]
fn art_13_5_a_cell_of_two_games_shows_both_and_leads_to_each() {
    let hall = Hall::open();
    let format = json!({ "system": "circular", "games_per_meeting": 2 });
    let regulations = json!({ "stages": [{ "format": format }], "tie_breaks": ["wins"] });
    let cup = staged(&hall, &regulations, 2);
    draw(&cup, 1, &[&[1, 2]]);
    let games = cup.paired(&json!({ "round": 1, "seed": "the river" }));
    cup.publish(1);
    // Whoever the lot gave Red, number 1 wins the first game.
    let (red, shown) = if games[0].0 == 1 { ("1", "1 : 0") } else { ("0", "0 : 1") };
    cup.result(&games[0].2, red);
    let half = hall.page(&cup.page());
    let (_, cell) = half.split_once("<td class=\"cell several\">").unwrap();
    let cell = cell.split_once("</td>").unwrap().0;
    let address = |n: usize| format!("href=\"/games/{}\"", games[n].2);
    assert!(cell.contains(&address(0)) && cell.contains(&address(1)), "{cell}");
    assert!(
        cell.contains("class=\"red\"") && cell.contains("class=\"black\""),
        "colours are reversed: {cell}"
    );
    assert_eq!(cell.matches(">1</a>").count(), 1, "{cell}");
    cup.result(&games[1].2, "½");
    let page = hall.page(&cup.page());
    let rounds = section(&page, "id=\"rounds\"");
    assert!(
        rounds.contains("<td class=\"no\">1.1</td>") && rounds.contains("<td class=\"no\">1.2</td>"),
        "{rounds}"
    );
    assert!(rounds.contains(shown) && rounds.contains("½ : ½"), "each game its own result: {rounds}");
    assert!(!page.contains("id=\"stage-1\""), "one field in one stage speaks of no stages");
    assert!(page.contains(
        "Circular: everyone meets everyone else in two games, one with each colour (article 11.2)."
    ));
}
