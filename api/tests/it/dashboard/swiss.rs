//! The page of a Swiss stage (**Art. 11.4**): its rounds with whoever does not play, its cards, its places and its terms.

use rstest::rstest;
use serde_json::{Value, json};

use super::browser::rows;
use super::stages::{draw, section, staged};
use crate::hall::{Hall, Tournament};

/// Five in three rounds. 1: 1–2 1:0, 3–4 ½:½, 5 free. 2: 1–5 ½:½, 3 free, 2 asked for a bye (½), 4 announced not to come.
/// 3: 5–3 1:0, 2 free, and 4 leaves before the game with 1.
fn event(hall: &Hall) -> Tournament<'_> {
    let format =
        json!({ "system": "cn_swiss", "rounds": 3, "requested_bye": "draw", "max_consecutive_forfeits": 2 });
    let cup = staged(hall, &json!({ "stages": [{ "format": format }] }), 5);
    draw(&cup, 1, &[&[1, 2, 3, 4, 5]]);
    cup.post("requested-byes", &json!({ "entry": cup.entries[1], "round": 2, "reason": "travels" }));
    cup.post("absences", &json!({ "entry": cup.entries[3], "round": 2, "reason": "exam" }));
    round(&cup, 1, &[(1, 2), (3, 4)], 5, "1 ½");
    round(&cup, 2, &[(1, 5)], 3, "½");
    cup
}

fn round(cup: &Tournament<'_>, round: u32, pairs: &[(usize, usize)], bye: usize, results: &str) {
    let games = paired(cup, round, pairs, bye);
    for (game, result) in games.iter().zip(results.split_whitespace()) {
        cup.result(game, result);
    }
    cup.close(round);
}

fn paired(cup: &Tournament<'_>, round: u32, pairs: &[(usize, usize)], bye: usize) -> Vec<String> {
    let entry = |n: usize| cup.entries[n - 1].clone();
    let pairs: Vec<Value> =
        pairs.iter().map(|(red, black)| json!({ "red": entry(*red), "black": entry(*black) })).collect();
    let games = cup.paired(&json!({ "round": round, "pairings": pairs, "byes": [entry(bye)] }));
    cup.publish(round);
    games.into_iter().map(|(_, _, game)| game).collect()
}

#[test]
fn art_11_4_a_swiss_stage_shows_cards_and_who_does_not_play() {
    let hall = Hall::open();
    let cup = event(&hall);
    let between = hall.page(&cup.page());
    assert!(section(&between, "id=\"standings\"").contains("Provisional"), "a round is to come");
    let games = paired(&cup, 3, &[(5, 3), (4, 1)], 2);
    let open = hall.page(&cup.page());
    let cards = rows(&open, "<table class=\"grid\">", "</table>");
    assert!(
        cards.contains(&"2|Seed2|01|½requested bye||½|4=".to_owned()),
        "its bye counts with the games: {cards:?}"
    );
    assert!(cards.contains(&"5|Seed5|1bye|½1|3|1½|2".to_owned()), "{cards:?}");
    cup.result(&games[0], "1");
    cup.withdraw(4);
    cup.close(3);

    let page = hall.page(&cup.page());
    let cards = rows(&page, "<table class=\"grid\">", "</table>");
    let expected = [
        "No.|Name|1|2|3|Points|Place",
        "1|Seed1|12|½5|+4|2½|1",
        "5|Seed5|1bye|½1|13|2½|2",
        "3|Seed3|½4|1bye|05|1½|3",
        "2|Seed2|01|½requested bye|1bye|1½|4",
        "4|Seed4 withdrawn|½3|0absent|−1|½|5",
    ];
    assert_eq!(cards, expected);
    let places = rows(&page, "<table class=\"standings\">", "</table>");
    assert_eq!(
        places[..3],
        ["Place|No.|Name|Points|Opp.|Won|Fouls", "1|1|Seed1|2½|4½|2|0", "2|5|Seed5|2½|4½|1|0"]
    );
    let standings = section(&page, "id=\"standings\"");
    assert!(!standings.contains("Provisional"), "{standings}");
    assert!(standings.contains("½ (bye)"), "what the bye counts as is added up: {standings}");
    let rounds = section(&page, "id=\"rounds\"");
    for line in ["Bye: 3 Seed3", "Not paired: 2 Seed2 (requested bye)", "Not paired: 4 Seed4 (absent)"] {
        assert!(rounds.contains(line), "{line}: {rounds}");
    }
}

#[rstest]
#[case("en", "requested bye", "opponents and colours are drawn by lot")]
#[case("zh-Hans", "申请轮空", "首轮上半区对下半区")]
#[case("zh-Hant", "申請輪空", "首輪上半區對下半區")]
#[case("vi", "Vòng đầu nửa trên gặp nửa dưới", "Nghỉ vòng được tính như thắng")]
fn art_11_4_a_swiss_stage_is_told_in_every_language(
    #[case] language: &str,
    #[case] free: &str,
    #[case] first: &str,
) {
    let hall = Hall::open();
    let cup = event(&hall);
    let page = hall.page(&format!("{}?lang={language}", cup.page()));
    assert!(page.contains(free) && page.contains(first) && !page.contains("page-"), "{page}");
    let terms = section(&page, "id=\"regulations\"");
    for article in ["11.4", "15.2", "20.4"] {
        assert!(terms.contains(article), "{article}: {terms}");
    }
    for article in ["15.1", "20.3"] {
        assert!(!terms.contains(article), "{article} speaks of circular tables: {terms}");
    }
}
