//! A person is erased: no view shows a name or a word about it any more, the results stay, the ledger verifies.

use serde_json::{Value, json};

use super::circular::{CHEN, FOONG, ILLNESS, NAMES, play_to_the_end};
use crate::harness::client::{Client, Request};
use crate::harness::cup::{Cup, tables, text};
use crate::harness::fold::bare;
use crate::harness::house::House;
use crate::harness::operations::operations;
use crate::harness::place::Place;

pub(super) fn of_a_person_that_is_erased_no_view_tells<P: Place>() {
    let house = House::<P>::open();
    let hall = play_to_the_end(&house.admin());
    let (cup, organiser) = (&hall.cup, &hall.organiser);
    let before = results(&cup.client, cup);
    let stored = house.place.rows();
    let everything = shown_anywhere(&cup.client, cup);
    for name in NAMES {
        assert!(everything.contains(name), "{name} is shown somewhere");
    }

    let erase = |who: usize| {
        let path = cup.path(&format!("/entries/{}/erasure", cup.entries[who]));
        Request::post(&path, &Value::Null)
    };
    let first = erase(FOONG);
    let erased = organiser.send(&first);
    assert_eq!(erased.must(200).get("name"), None);
    organiser.send(&erase(CHEN)).must(200);
    // Again, under the same key and under another: there is nothing left to erase.
    assert_eq!(organiser.send(&first).json(), erased.json());
    organiser.send(&erase(CHEN)).must(200);
    let rows = house.place.rows();
    // Two names, two reasons for leaving and two for coming back, two for the colours that were changed, the word on a
    // forfeit, the word of the appeal.
    assert_eq!((rows.personal, rows.events), (stored.personal - 10, stored.events + 2));
    house.verify();

    let house = house.restart();
    let admin = house.admin();
    let everything = shown_anywhere(&admin, cup);
    for gone in [NAMES[CHEN], NAMES[FOONG], ILLNESS, "hay fever", "not at the board", "gallery"] {
        assert!(!everything.contains(gone), "{gone:?} is still shown");
    }
    assert!(
        NAMES.iter().filter(|name| everything.contains(**name)).count() == 3,
        "the others are not erased"
    );
    assert_eq!(results(&admin, cup), before, "results and numbers stay");
    house.verify();
    a_new_name_is_a_new_text(&house, cup, &organiser.at_same(&admin));
}

/// What was erased does not come back with what is entered later.
fn a_new_name_is_a_new_text<P: Place>(house: &House<P>, cup: &Cup, organiser: &Client) {
    let because = json!({ "reason": "a name is to be set right" });
    organiser.post(&cup.path("/reopening"), &because).must(200);
    let entry = cup.path(&format!("/entries/{}", cup.entries[CHEN]));
    let rated = organiser.patch(&entry, &json!({ "rating": 2000 })).must(200);
    assert_eq!(rated.get("name"), None);
    house.verify();
    let named = organiser.patch(&entry, &json!({ "name": "Number Two" })).must(200);
    assert_eq!(named["name"], "Number Two");
    assert!(shown_anywhere(&house.admin(), cup).contains("Number Two"));
    organiser.post(&cup.path(&format!("/entries/{}/erasure", cup.entries[CHEN])), &Value::Null).must(200);
    assert!(!shown_anywhere(&house.admin(), cup).contains("Number Two"));
    house.verify();
}

/// Both tables without the names, and without how far the book had come.
fn results(client: &Client, cup: &Cup) -> [Value; 2] {
    ["/crosstable", "/standings"].map(|table| {
        let mut table = bare(client.get(&cup.path(table)).must(200));
        table.as_object_mut().unwrap().remove("sequence");
        table
    })
}

/// Every answer to every question there is, in one text.
fn shown_anywhere(client: &Client, cup: &Cup) -> String {
    let rounds = client.get(&cup.path("/rounds")).must(200);
    let rounds = rounds["rounds"].as_array().unwrap();
    let games: Vec<String> = rounds.iter().flat_map(tables).map(|table| table.game).collect();
    let numbers: Vec<String> = (1..=rounds.len()).map(|number| number.to_string()).collect();
    let [rule_sets, articles, stages] = ["cn-1999", "20.3", "1"].map(|one| vec![one.to_owned()]);
    let players = client.get("/v1/players").must(200);
    let players = players["players"].as_array().unwrap().iter().map(|player| text(&player["id"]));
    let players: Vec<String> = players.collect();
    let mut everything = String::new();
    for operation in operations(client).iter().filter(|operation| !operation.is_writing()) {
        let address = operation.path.replace("{tournament}", &cup.id.to_string());
        let among = match operation.variables().last() {
            Some(&"entry") => Some(&cup.entries),
            Some(&"stage") => Some(&stages),
            Some(&"round") => Some(&numbers),
            // A match of one game has the id of that game.
            Some(&"game" | &"match") => Some(&games),
            Some(&"player") => Some(&players),
            Some(&"rule_set") => Some(&rule_sets),
            Some(&"article") => Some(&articles),
            _ => None,
        };
        let addresses = match among {
            Some(ids) => {
                let variable = format!("{{{}}}", operation.variables().last().unwrap());
                ids.iter().map(|id| address.replace(&variable, id)).collect()
            }
            None => vec![address],
        };
        for address in addresses {
            let answer = client.get(&address);
            operation.must_be_read(&answer);
            everything.push_str(std::str::from_utf8(&answer.body).unwrap());
        }
    }
    everything
}
