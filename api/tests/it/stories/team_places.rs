//! Teams that are ranked by their members' places in an individual event, through the API alone.

use serde_json::{Value, json};

use crate::harness::cup::{self, Cup, text};
use crate::harness::house::House;
use crate::harness::place::Place;

/// Two teams of two in an individual event: all that the registered order decides, save that the second of each draw.
pub(super) fn teams_are_ranked_by_their_members_places<P: Place>() {
    let house = House::<P>::open();
    let mut cup = Cup::founded(&house.admin());
    let regulations = json!({
        "teams": { "by": { "way": "members_places", "members_counted": 2 } },
        "overrides": { "late_limit_ms": 900_000 },
    });
    cup.client.put(&cup.path("/regulations"), &regulations).must(200);
    let enter = |body: Value| text(&cup.client.post(&cup.path("/entries"), &body).must(201)["id"]);
    let teams = ["Reed", "Sedge"].map(|name| enter(json!({ "name": name, "kind": "team" })));
    let members: Vec<String> = [("Reed 1", 0), ("Sedge 1", 1), ("Reed 2", 0), ("Sedge 2", 1)]
        .map(|(name, team)| enter(json!({ "name": name, "team": teams[team] })))
        .into();
    cup.entries.clone_from(&members);
    cup.draw();
    let number = |entry: &str| members.iter().position(|member| member == entry).unwrap();
    for round in 1..=3 {
        for table in cup.round(round) {
            let (red, black) = (number(&table.red), number(&table.black));
            let outcome = match (red.min(black), red.max(black)) {
                (2, 3) => "draw",
                _ if red < black => "red_wins",
                _ => "black_wins",
            };
            cup.client.post(&cup::game(&table.game, "/result"), &json!({ "outcome": outcome })).must(201);
        }
    }
    let table = cup.client.get(&cup.path("/team-standings")).must(200);
    assert_eq!(table["tie_breaks"], json!(["best_place", "second_best_place", "fewer_fouls"]));
    let lines: Vec<(Value, Value, Value)> = table["ranked"]
        .as_array()
        .unwrap()
        .iter()
        .map(|line| (line["place"].clone(), line["name"].clone(), line["sum"].clone()))
        .collect();
    // Places 1, 2, and 3 shared: 1 + 3 = 4 and 2 + 3 = 5.
    assert_eq!(json!(lines), json!([[1, "Reed", "4"], [2, "Sedge", "5"]]));
    assert_eq!(table["ranked"][0]["contributions"].as_array().unwrap().len(), 2);
    let early = cup.client.get(&cup.path("/team-standings?as_of=1")).problem(409, "tournament.no_teams");
    assert_eq!(early["article"], "12");
}
