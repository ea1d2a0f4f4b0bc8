//! Versions: a command may be pinned to what it was decided upon, and an answer at hand is not sent twice.

use serde_json::{Value, json};

use crate::harness::client::{Client, Request};
use crate::harness::cup::{self, Cup, play};
use crate::harness::house::House;
use crate::harness::place::Place;

fn tag(client: &Client, path: &str) -> String {
    let answer = client.get(path);
    answer.must(200);
    let tag = answer.header("etag").to_owned();
    assert!(tag.starts_with('"') && tag.ends_with('"'), "{path} has the tag {tag}");
    tag
}

pub(super) fn a_pinned_command_passes_or_is_told_what_came_between<P: Place>() {
    let house = House::<P>::open();
    let cup = Cup::public(&house.admin(), 4);
    let organiser = cup.official("organiser");
    let entry = cup.path(&format!("/entries/{}", cup.entries[0]));
    let rate = |rating: u32| Request::command("PATCH", &entry, &json!({ "rating": rating }));
    let first = tag(&organiser, &entry);
    let passed = organiser.send(&rate(2001).header("If-Match", &first));
    passed.must(200);
    let second = passed.header("etag").to_owned();
    assert_ne!(first, second);
    assert_eq!(tag(&organiser, &entry), second, "what is answered is what is there");

    let stored = house.place.rows();
    let stale = organiser.send(&rate(2002).header("If-Match", &first));
    let problem = stale.problem(412, "command.version_mismatch");
    assert_eq!(stale.header("etag"), second);
    let between = problem["facts"]["between"].as_str().unwrap();
    assert!(between.contains("tournament.entry_amended") && !between.contains(';'), "{between}");
    assert!(problem["facts"]["current"].as_str().unwrap().contains(second.trim_matches('"')));
    for pin in [format!("W/{second}"), "\"tournament-1000\"".to_owned(), "\"nonsense\"".to_owned()] {
        let answer = organiser.send(&rate(2003).header("If-Match", &pin));
        answer.problem(412, "command.version_mismatch");
    }
    for nonsense in ["tournament-1", "", ","] {
        let answer = organiser.send(&rate(2004).header("If-Match", nonsense));
        answer.problem(400, "request.invalid_header");
    }
    assert_eq!(house.place.rows(), stored);

    let tables = tag(&organiser, &cup.path(""));
    let [rounds, withdrawals] = ["/rounds", "/withdrawals"].map(|rest| tag(&organiser, &cup.path(rest)));
    assert!(rounds.contains("official") && withdrawals.contains("official"), "{rounds} {withdrawals}");
    for pin in
        ["*", &format!("{first}, {second}"), &format!("W/{first}, {second}"), &tables, &rounds, &withdrawals]
    {
        // The same again: decided upon, and nothing to change.
        organiser.send(&rate(2001).header("If-Match", pin)).must(200);
    }
    let stale = organiser.send(&rate(2005).header("If-Match", "\"tables-3\""));
    let problem = stale.problem(412, "command.version_mismatch");
    let head = organiser.get(&cup.path("/events")).must(200)["head_sequence"].as_u64().unwrap();
    let told = problem["facts"]["between"].as_str().unwrap().split("; ");
    let told: Vec<u64> = told.map(|event| event.split(' ').next().unwrap().parse().unwrap()).collect();
    assert_eq!(told, (4..=head).collect::<Vec<_>>());
}

pub(super) fn a_move_is_pinned_to_the_game_alone<P: Place>() {
    let house = House::<P>::open();
    let cup = Cup::public(&house.admin(), 4);
    let [one, two] = <[_; 2]>::try_from(cup.round(1)).unwrap();
    let scorer = cup.official("scorer");
    for table in [&one, &two] {
        scorer.post(&cup::game(&table.game, "/start"), &Value::Null).must(200);
    }
    let seen = tag(&scorer, &cup::game(&one.game, ""));
    // What happens at other tables is no reason to refuse.
    scorer.send(&play(&two.game, 1, "b2e2")).must(201);
    scorer.post(&cup::game(&two.game, "/result"), &json!({ "outcome": "draw" })).must(201);
    scorer.send(&play(&one.game, 1, "h2e2").header("If-Match", &seen)).must(201);
    let stale = scorer.send(&play(&one.game, 2, "h9g7").header("If-Match", &seen));
    let problem = stale.problem(412, "command.version_mismatch");
    assert_eq!(stale.header("etag"), tag(&scorer, &cup::game(&one.game, "")));
    assert!(problem["facts"]["between"].as_str().unwrap().contains("game.move_played"));
}

pub(super) fn tables_keep_their_version_while_only_moves_are_played<P: Place>() {
    let house = House::<P>::open();
    let cup = Cup::public(&house.admin(), 4);
    let id = &cup.round(1)[0].game;
    let (scorer, anyone) = (cup.official("scorer"), house.admin().anyone());
    scorer.post(&cup::game(id, "/start"), &Value::Null).must(200);
    let paths = ["", "/rounds", "/rounds/1", "/crosstable", "/standings"].map(|rest| cup.path(rest));
    let tags = || paths.each_ref().map(|path| tag(&anyone, path));
    let before = tags();
    let game = tag(&anyone, &cup::game(id, ""));
    scorer.send(&play(id, 1, "h2e2")).must(201);
    scorer.send(&Request::post(&cup::game(id, "/draw-offers"), &json!({ "side": "red" }))).must(201);
    scorer.send(&play(id, 2, "h9g7")).must(201);
    assert_ne!(tag(&anyone, &cup::game(id, "")), game);
    assert_eq!(tags(), before);
    for (path, tag) in paths.iter().zip(&before) {
        for known in [tag.clone(), format!("W/{tag}"), format!("\"other\", {tag}"), "*".to_owned()] {
            let answer = anyone.send(&Request::new("GET", path).header("If-None-Match", &known));
            assert_eq!((answer.status, answer.body.len()), (304, 0), "{path} known as {known}");
            assert_eq!(answer.header("etag"), tag);
        }
        let answer = anyone.send(&Request::new("GET", path).header("If-None-Match", "\"other\""));
        answer.must(200);
    }

    scorer.post(&cup::game(id, "/resignation"), &json!({ "side": "black" })).must(200);
    let after = tags();
    assert!(before.iter().zip(&after).all(|(before, after)| before != after), "{before:?} {after:?}");
    let sequence = anyone.get(&cup.path("/crosstable")).must(200)["sequence"].as_u64().unwrap();
    let yesterday = cup.path(&format!("/crosstable?as_of={}", sequence - 1));
    assert_eq!(tag(&anyone, &yesterday), before[3], "yesterday's table keeps yesterday's version");
}
