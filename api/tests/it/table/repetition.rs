//! Repetitions over HTTP (**Art. 4.1.7, 23.2, 24**): claimed by a player, ruled by an arbiter, changed or lost.

use serde_json::{Value, json};

use super::Table;

/// Red's Chariot runs after a Cannon that nobody protects.
const CHASED: &str = "4k4/c8/9/8p/9/9/6P2/9/9/1R3K3 w - - 0 1";
const CHASES: &str = "b0a0 a8b8 a0b0 b8a8";

/// Black could mate all along, once with its General stepping out of a check.
const OPEN: &str = "4k4/9/9/9/2R6/9/9/5p3/4p4/5K3 w - - 0 1";
const OPENLY: &str = "c5e5 e9d9 e5c5 d9e9";

impl Table {
    /// A game that stands so, and in which these moves were made twice.
    fn repeated(fen: &str, moves: &str) -> Self {
        let table = Self::timed(&json!({ "preset": "6.3" }));
        table.start();
        let stated = json!({ "fen": fen, "reason": "to begin with" });
        table.arbiter.post(&table.at("/retractions"), &stated).must(201);
        table.press_on(moves);
        assert_eq!(table.shown().get("repetition"), None);
        table.press_on(moves);
        table
    }

    /// These moves, each pressed for at once; the last answer.
    #[track_caller]
    fn press_on(&self, moves: &str) -> Value {
        let tell = |iccs| self.scorer.post(&self.at("/moves"), &json!({ "move": iccs, "press": {} }));
        moves.split(' ').fold(Value::Null, |_, iccs| tell(iccs).must(201))
    }

    #[track_caller]
    fn claim_repetition(&self) -> Value {
        self.red.send(&self.to("/claims", &json!({ "side": "red", "kind": "repetition" }))).must(201)
    }
}

fn ruling(more: &Value) -> Value {
    let mut ruling = json!({ "kind": "repetition" });
    ruling.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
    ruling
}

#[test]
fn art_4_1_7_claimed_ordered_to_change_and_lost() {
    let table = Table::repeated(CHASED, CHASES);
    let shown = table.shown();
    assert_eq!(shown["repetition"], json!({ "occurrences": 3, "span_plies": 8 }));
    assert_eq!((&shown["status"], &shown["must_change"]), (&json!("running"), &json!([])));
    let rule = |more: &Value| table.arbiter.post(&table.at("/rulings"), &ruling(more));
    let unasked = rule(&json!({})).problem(409, "game.only_a_draw_unasked");
    assert_eq!(
        (&unasked["article"], &unasked["facts"]["verdict"]),
        (&json!("23.2"), &json!("red_must_change"))
    );

    let claim = table.to("/claims", &json!({ "side": "black", "kind": "repetition" }));
    table.black.send(&claim).problem(409, "game.not_your_time");
    let claimed = table.claim_repetition();
    assert_eq!((&claimed["repetition_claim"], &claimed["halted"]), (&json!("red"), &json!("claim")));
    assert_eq!(claimed.get("natural_limit_claim"), None);
    table.arbiter.post(&table.at("/clock/restarts"), &Value::Null).problem(409, "game.claim_pending");
    let other = table.arbiter.post(&table.at("/rulings"), &json!({ "kind": "natural_limit" }));
    assert_eq!(other.problem(409, "game.claimed_otherwise")["facts"]["claim"], "repetition");
    let draw = rule(&json!({ "verdict": "draw" })).problem(409, "game.verdict_not_offered");
    assert_eq!((&draw["facts"]["offered"], &draw["article"]), (&json!("red_must_change"), &json!("24")));
    table.scorer.post(&table.at("/rulings"), &ruling(&json!({}))).problem(403, "auth.forbidden");

    let ruled = rule(&json!({})).must(201);
    assert_eq!((&ruled["status"], &ruled["must_change"]), (&json!("running"), &json!(["red"])));
    assert_eq!((ruled.get("repetition_claim"), &ruled["clock"]["running"]), (None, &json!("red")));
    let again = table.red.post(&table.at("/claims"), &json!({ "side": "red", "kind": "repetition" }));
    again.problem(409, "game.change_ordered");

    let lost = table.press_on(CHASES);
    assert_eq!(
        lost["result"],
        json!({ "outcome": "black_wins", "ending": "refused_to_change", "article": "4.1.7" })
    );
    assert_eq!(lost["must_change"], json!([]));
    let events = table.events();
    let of_it: Vec<&str> = events
        .iter()
        .map(String::as_str)
        .filter(|name| name.contains("repetition") || name.contains("change") || *name == "game.ended")
        .collect();
    let told = ["game.repetition_claimed", "game.repetition_ruled", "game.change_ordered", "game.ended"];
    assert_eq!(of_it, told);
}

#[test]
fn art_24_a_claim_that_comes_too_early_is_refused() {
    let table = Table::set();
    table.start();
    table.play("a0a1 a9a8 a1a0 a8a9");
    let claim = || table.to("/claims", &json!({ "side": "red", "kind": "repetition" }));
    let early = table.red.send(&claim()).problem(409, "game.not_repeated");
    assert_eq!((&early["facts"]["occurrences"], &early["facts"]["needed"]), (&json!("2"), &json!("3")));
    assert_eq!(early["article"], "24");
    table.arbiter.post(&table.at("/rulings"), &ruling(&json!({}))).problem(409, "game.not_repeated");
    table.play("a0a1 a9a8 a1a0 a8a9");
    table.red.send(&claim()).must(201);
    let drawn = table.arbiter.post(&table.at("/rulings"), &ruling(&json!({}))).must(201);
    assert_eq!(drawn["result"], json!({ "outcome": "draw", "ending": "repetition", "article": "4.2.3" }));
}

#[test]
fn art_24_what_is_open_is_chosen_with_a_reason() {
    let table = Table::repeated(OPEN, OPENLY);
    table.claim_repetition();
    let rule = |more: &Value| table.arbiter.post(&table.at("/rulings"), &ruling(more));
    let open = rule(&json!({})).problem(409, "game.verdict_needed");
    assert_eq!(
        (&open["facts"]["offered"], &open["errors"][0]["pointer"]),
        (&json!("draw black_must_change"), &json!("/verdict"))
    );
    rule(&json!({ "verdict": "black_must_change" })).problem(409, "game.verdict_without_reason");
    rule(&json!({ "verdict": "luck" })).problem(400, "request.invalid_value");
    let chosen = json!({ "verdict": "black_must_change", "reason": "it brought the threat about itself" });
    assert_eq!(rule(&chosen).must(201)["must_change"], json!(["black"]));
}

#[test]
fn art_24_the_ruling_on_a_game_is_read_with_its_reasons() {
    let table = Table::repeated(CHASED, CHASES);
    let read = |query: &str| table.scorer.get(&table.at(&format!("/repetition{query}")));
    let ruling = read("?lang=en").must(200);
    assert_eq!((&ruling["verdict"], &ruling["article"]), (&json!("red_must_change"), &json!("24.3")));
    assert_eq!(ruling["span"], json!({ "first_ply": 1, "plies": 8 }));
    let chase = &ruling["moves"][0];
    assert_eq!((&chase["ply"], &chase["side"], &chase["diagram"]), (&json!(1), &json!("red"), &Value::Null));
    assert_eq!(chase["victims"][0]["line"][0]["iccs"], "a0a8");
    assert!(chase["words"].as_str().unwrap().contains("chase"), "{chase}");
    let drawn = read("?diagrams=true").must(200);
    assert!(drawn["moves"][7]["diagram"].as_str().unwrap().starts_with("<svg"));
    // What was ruled on is read as well when the game has gone on.
    table.press_on("b0b1");
    let before = read("?ply=8&lang=en").must(200);
    assert_eq!(before["moves"], ruling["moves"]);
    let early = read("?ply=7").problem(422, "position.not_repeated");
    assert_eq!(
        (&early["facts"]["occurrences"], &early["errors"][0]["pointer"]),
        (&json!("2"), &json!("?ply"))
    );
    read("").problem(422, "position.not_repeated");
    read("?ply=10").problem(400, "request.invalid_value");
    read("?plies=8").problem(400, "request.unknown_field");
}

#[test]
fn art_17_4_a_claim_is_dismissed_and_a_ruling_is_a_chief_arbiters_to_make() {
    let table = Table::repeated(CHASED, CHASES);
    let rule = |more: &Value| table.arbiter.post(&table.at("/rulings"), more);
    let dismissed = json!({ "kind": "claim_dismissed", "reason": "keyed in at the wrong table" });
    rule(&dismissed).problem(409, "game.no_claim");
    table.claim_repetition();
    table.red.post(&table.at("/rulings"), &dismissed).problem(403, "auth.forbidden");
    rule(&json!({ "kind": "claim_dismissed" })).problem(400, "request.missing_field");
    let after = rule(&dismissed).must(201);
    assert_eq!((after.get("repetition_claim"), &after["clock"]["running"]), (None, &json!("red")));
    table.claim_repetition();
    let otherwise = ruling(&json!({ "verdict": "draw", "reason": "the chase was not one" }));
    rule(&otherwise).problem(409, "game.verdict_not_offered");
    let chief = table.cup.official("chief_arbiter");
    let drawn = chief.post(&table.at("/rulings"), &otherwise).must(201);
    assert_eq!(drawn["result"], json!({ "outcome": "draw", "ending": "repetition", "article": "4.2.3" }));
}
