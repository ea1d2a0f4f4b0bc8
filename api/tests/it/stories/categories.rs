//! Entries taken from the register, names for every reader, and the places of a category.

use serde_json::{Value, json};

use crate::harness::client::{Client, Request};
use crate::harness::cup::{self, Cup, text};
use crate::harness::house::House;
use crate::harness::place::Place;

fn names() -> Value {
    json!({ "zh-Hans": "车一平", "zh-Hant": "車一平", "en": "Ju Yiping" })
}

/// The same address, read in this language.
fn read(client: &Client, target: &str, language: &str) -> Value {
    client.send(&Request::new("GET", target).header("Accept-Language", language)).must(200)
}

pub(super) fn an_entry_is_taken_from_the_register_as_it_stands<P: Place>() {
    let house = House::<P>::open();
    let (admin, mut cup) = (house.admin(), Cup::founded(&house.admin()));
    let player = json!({
        "names": names(), "federation": "HKG",
        "ratings": [{ "list": "axf", "rating": 2400, "as_of": "2026-10-01" }],
    });
    let id = text(&admin.post("/v1/players", &player).must(201)["id"]);
    let enter = Request::post(&cup.path("/entries"), &json!({ "player": id }));
    let organiser = cup.official("organiser");
    let entry = organiser.send(&enter.clone().header("Accept-Language", "zh-Hant")).must(201);
    assert_eq!(entry["name"], "車一平");
    assert_eq!((&entry["names"], &entry["player"]), (&names(), &json!(id)));
    assert_eq!((&entry["federation"], &entry["rating"]), (&json!("HKG"), &json!(2400)));
    let twice = organiser.post(&cup.path("/entries"), &json!({ "player": id }));
    let twice = twice.problem(409, "tournament.player_entered");
    assert_eq!(twice["facts"]["entry"], entry["id"]);
    cup.entries.push(text(&entry["id"]));

    // What is said in the request goes before what the register says.
    let other = Cup::founded(&admin);
    let said = json!({ "player": id, "name": "Somebody", "federation": "Club", "rating": 1 });
    let said = admin.post(&other.path("/entries"), &said).must(201);
    assert_eq!(
        (&said["name"], &said["federation"], &said["rating"]),
        (&json!("Somebody"), &json!("Club"), &json!(1))
    );
    assert!(said.get("names").is_none(), "{said}");

    // The tournament's book stands alone: the register forgets, and the entry stays as it was taken.
    admin
        .post(
            &format!("/v1/players/{id}/ratings"),
            &json!({ "list": "axf", "rating": 2500, "as_of": "2026-11-01" }),
        )
        .must(201);
    admin.post(&format!("/v1/players/{id}/erasure"), &Value::Null).must(200);
    let address = cup.path(&format!("/entries/{}", cup.entries[0]));
    let now = admin.get(&address).must(200);
    assert_eq!(
        (&now["name"], &now["rating"], &now["player"]),
        (&json!("Ju Yiping"), &json!(2400), &json!(id))
    );
    let repeat = organiser.send(&enter);
    assert_eq!(repeat.must(201)["id"], entry["id"], "a repeat does not ask the register again");
    let third = Cup::founded(&admin);
    for nobody in [&id, &uuid::Uuid::now_v7().to_string()] {
        let told = admin.post(&third.path("/entries"), &json!({ "player": nobody }));
        assert_eq!(told.problem(422, "tournament.unknown_player")["errors"][0]["pointer"], "/player");
    }
    let nameless =
        admin.post(&third.path("/entries"), &json!({ "rating": 1 })).problem(400, "request.missing_field");
    assert_eq!(nameless["errors"][0]["pointer"], "/name");

    let stored = house.place.rows();
    let erased = organiser.post(&format!("{address}/erasure"), &Value::Null).must(200);
    assert!(erased.get("name").is_none() && erased.get("names").is_none(), "{erased}");
    assert_eq!(house.place.rows().personal, stored.personal - 3, "every script goes");
    house.verify();
}

pub(super) fn each_reader_is_shown_the_own_script<P: Place>() {
    let house = House::<P>::open();
    let admin = house.admin();
    let mut cup = Cup::founded(&admin);
    cup.enter("Plain Name");
    let entry = admin.post(&cup.path("/entries"), &json!({ "names": names() })).must(201);
    cup.entries.push(text(&entry["id"]));
    cup.draw();
    let table = cup.round(1).swap_remove(0);
    admin.post(&cup::game(&table.game, "/start"), &Value::Null).must(200);
    admin.patch(&cup.path(""), &json!({ "public": true })).must(200);
    let anyone = admin.anyone();
    let places = ["/entries", "/crosstable", "/standings", "/rounds"];
    for (language, name) in
        [("en", "Ju Yiping"), ("zh-Hans", "车一平"), ("zh-TW", "車一平"), ("vi", "Ju Yiping")]
    {
        for place in places {
            let shown = read(&anyone, &cup.path(place), language).to_string();
            // The list of entries holds every script beside the one that is shown.
            let shown = shown.replace(&names().to_string(), "");
            for other in ["Ju Yiping", "车一平", "車一平"] {
                assert_eq!(shown.contains(other), other == name, "{place} in {language}: {shown}");
            }
            assert!(shown.contains("Plain Name"), "{place} in {language}");
        }
        let record =
            Request::new("GET", &cup::game(&table.game, "/record.pgn")).header("Accept-Language", language);
        let record = String::from_utf8(anyone.send(&record).body).unwrap();
        assert!(record.contains(name) && record.contains("Plain Name"), "{language}: {record}");
        let page =
            Request::new("GET", &format!("/tournaments/{}", cup.id)).header("Accept-Language", language);
        assert!(String::from_utf8(anyone.send(&page).body).unwrap().contains(name), "the page in {language}");
    }
    // Each reader's answer has a tag of its own, and a tag of any of them pins the same version.
    let asked =
        |language: &str| Request::new("GET", &cup.path("/entries")).header("Accept-Language", language);
    let [english, chinese] = ["en", "zh-Hans"].map(|language| anyone.send(&asked(language)));
    assert_ne!(english.header("etag"), chinese.header("etag"));
    assert!(english.header("vary").contains("Accept-Language"));
    assert_eq!(anyone.send(&asked("zh-Hans").header("If-None-Match", english.header("etag"))).status, 200);
    assert_eq!(anyone.send(&asked("zh-Hans").header("If-None-Match", chinese.header("etag"))).status, 304);
    let amend = Request::command(
        "PATCH",
        &cup.path(&format!("/entries/{}", cup.entries[1])),
        &json!({ "rating": 7 }),
    );
    admin.send(&amend.header("If-Match", chinese.header("etag"))).must(200);
    // A name without scripts takes the place of them all.
    let address = cup.path(&format!("/entries/{}", cup.entries[1]));
    admin.patch(&address, &json!({ "name": "Ju" })).must(200);
    assert_eq!(read(&anyone, &address, "zh-Hans")["name"], "Ju");
    let renamed = json!({ "names": { "vi": "Xa Nhất Bình", "zh-Hant": "車一平" } });
    admin.patch(&address, &renamed).must(200);
    assert_eq!(read(&anyone, &address, "zh-Hans")["name"], "車一平");
    assert_eq!(read(&anyone, &address, "en")["name"], "Xa Nhất Bình");
    house.verify();
}

pub(super) fn a_category_is_ranked_within_the_one_table<P: Place>() {
    let house = House::<P>::open();
    let admin = house.admin();
    let mut cup = Cup::founded(&admin);
    let categories = json!([{ "id": "u16", "name": "Under 16" }, { "id": "women", "name": "女子組" }]);
    admin.put(&cup.path("/regulations"), &json!({ "categories": categories })).must(200);
    for (n, of) in
        [json!(["u16"]), json!([]), json!(["u16", "women"]), json!(["u16"])].into_iter().enumerate()
    {
        let entry = admin
            .post(&cup.path("/entries"), &json!({ "name": format!("Entrant {}", n + 1), "categories": of }));
        let entry = entry.must(201);
        assert_eq!(entry.get("categories").cloned().unwrap_or(json!([])), of);
        cup.entries.push(text(&entry["id"]));
    }
    let stranger = json!({ "name": "Nobody", "categories": ["u18"] });
    admin.post(&cup.path("/entries"), &stranger).problem(422, "tournament.unknown_category");
    let fewer = json!({ "categories": [{ "id": "u16", "name": "Under 16" }] });
    admin.put(&cup.path("/regulations"), &fewer).problem(409, "tournament.category_in_use");
    let twice = json!({ "categories": [{ "id": "u16", "name": "A" }, { "id": "u16", "name": "B" }] });
    let told = admin.put(&cup.path("/regulations"), &twice).problem(422, "tournament.category_twice");
    assert_eq!(told["errors"][0]["pointer"], "/categories/1/id");

    // 2 beats 3, 1 and 4 draw: 2 alone before 1 and 4, who share the second place; 3 is the last.
    cup.draw();
    for table in cup.round(1) {
        let outcome = match cup.entries.iter().position(|entry| *entry == table.red) {
            Some(1) => "red_wins",
            Some(2) => "black_wins",
            _ => "draw",
        };
        admin.post(&cup::game(&table.game, "/result"), &json!({ "outcome": outcome })).must(201);
    }
    let places = |query: &str| -> Vec<(String, u64, bool)> {
        let table = admin.get(&cup.path(&format!("/standings{query}"))).must(200);
        let line = |line: &Value| {
            (text(&line["name"]), line["place"].as_u64().unwrap(), line["shared"].as_bool().unwrap())
        };
        table["ranked"].as_array().unwrap().iter().map(line).collect()
    };
    let of = |places: &[(u32, u64, bool)]| -> Vec<(String, u64, bool)> {
        places.iter().map(|(n, place, shared)| (format!("Entrant {n}"), *place, *shared)).collect()
    };
    assert_eq!(places(""), of(&[(2, 1, false), (1, 2, true), (4, 2, true), (3, 4, false)]));
    assert_eq!(places("?category=u16"), of(&[(1, 1, true), (4, 1, true), (3, 3, false)]));
    assert_eq!(places("?category=women"), of(&[(3, 1, false)]));
    let shown = admin.get(&cup.path("/standings?category=women")).must(200);
    assert_eq!(shown["category"], json!({ "id": "women", "name": "女子組" }));
    assert_eq!(shown["ranked"][0]["points"], "0", "all games count");
    let unknown = admin.get(&cup.path("/standings?category=u18")).problem(400, "request.invalid_value");
    assert_eq!(unknown["errors"][0]["pointer"], "?category");

    // Who is moved is ranked elsewhere from now on; what was is still to be seen.
    let before = admin.get(&cup.path("/standings")).must(200)["sequence"].clone();
    let moved = cup.path(&format!("/entries/{}", cup.entries[3]));
    admin.patch(&moved, &json!({ "categories": ["women"] })).must(200);
    assert_eq!(places("?category=u16"), of(&[(1, 1, false), (3, 2, false)]));
    let as_of = format!("?category=u16&as_of={before}");
    assert_eq!(places(&as_of).len(), 3);
    house.verify();
}
