//! Whole games over HTTP, each told as its arbiter would report it: what happened, by which article, and what everybody
//! could read after it.
//!
//! The table's device keeps the time, so that a story says when things happened and none of it has to be waited for.

use chuhe_api::timestamp::Timestamp;
use chuhe_domain::vocabulary::Timestamp as Instant;
use serde_json::{Value, json};

use super::Table;
use crate::harness::Answer;
use crate::harness::client::Client;
use crate::harness::cup::Cup;
use crate::harness::house::House;

const SECOND: u64 = 1000;
const MINUTE: u64 = 60 * SECOND;

/// A table where everything is told with its time, in seconds since the game began.
struct Report {
    table: Table,
    began_ms: i64,
}

impl Report {
    /// Of a game that began so many seconds ago; who is not at the board by `late_limit_ms` loses.
    fn of(time_control: &Value, late_limit_ms: u64, lasted: u32) -> Self {
        let house = House::open();
        let cup = Cup::public(&house.admin(), 4);
        let regulations = json!({
            "time_control": time_control,
            "clock": { "authority": "device" },
            "overrides": { "late_limit_ms": late_limit_ms },
        });
        cup.client.put(&cup.path("/regulations"), &regulations).must(200);
        let table = Table::of(house, cup);
        let began_ms = Instant::from(Timestamp::now()).as_millis() - i64::from(lasted) * 1000;
        Self { table, began_ms }
    }

    fn time(&self, second: u32) -> String {
        let ms = self.began_ms + i64::from(second) * 1000;
        Timestamp::from(Instant::from_millis(ms)).to_string()
    }

    fn told(&self, second: u32, by: &Client, rest: &str, body: &Value) -> Answer {
        by.send(&self.table.to(rest, body).header("Occurred-At", &self.time(second)))
    }

    /// A move and its press, as the scorer keys them.
    #[track_caller]
    fn played(&self, second: u32, play: &str) -> Value {
        let both = json!({ "move": play, "press": {} });
        self.told(second, &self.table.scorer, "/moves", &both).must(201)
    }

    #[track_caller]
    fn pressed(&self, second: u32, side: &str) -> Value {
        self.told(second, &self.table.scorer, "/clock/presses", &json!({ "side": side })).must(201)
    }
}

impl Table {
    /// What the crosstable prints for Red and for Black of this game: the cell, and all their points.
    fn printed(&self) -> [[String; 2]; 2] {
        let table = self.cup.client.anyone().get(&self.cup.path("/crosstable")).must(200);
        let view = self.shown();
        let rows = table["rows"].as_array().unwrap();
        ["red", "black"].map(|side| {
            let row = rows.iter().find(|row| row["entry"] == view[side]).unwrap();
            let mut cells = row["cells"].as_array().unwrap().iter();
            let cell = cells.find(|cell| cell["game"] == view["id"]).unwrap();
            [&cell["symbol"], &row["points"]].map(crate::harness::cup::text)
        })
    }

    /// The tables as anybody reads them, but for how far the book had come.
    fn tables(&self) -> [Value; 2] {
        ["/crosstable", "/standings"].map(|rest| {
            let mut table = self.cup.client.anyone().get(&self.cup.path(rest)).must(200);
            table.as_object_mut().unwrap().remove("sequence");
            table
        })
    }

    fn text(&self, rest: &str) -> String {
        let answer = self.scorer.get(&self.at(rest));
        assert_eq!(answer.status, 200, "{answer:?}");
        String::from_utf8(answer.body).unwrap()
    }
}

/// Whose face runs, and what each was charged in seconds.
fn faces(view: &Value) -> (Option<&str>, u64, u64) {
    let used = |side: &str| view["clock"][side]["used_ms"].as_u64().unwrap() / SECOND;
    (view["clock"].get("running").and_then(Value::as_str), used("red"), used("black"))
}

/// The period of a side, the moves due in it, and what is left in seconds.
fn period(view: &Value, side: &str) -> (u64, u64, u64) {
    let face = &view["clock"][side];
    let number = |member: &str| face[member].as_u64().unwrap();
    (number("period"), number("moves_due"), number("remaining_ms") / SECOND)
}

/// The article and the standing of each foul.
fn fouls(view: &Value) -> Vec<(&str, &str)> {
    let fouls = view["conduct"]["fouls"].as_array().unwrap().iter();
    fouls.map(|foul| (foul["article"].as_str().unwrap(), foul["standing"].as_str().unwrap())).collect()
}

fn iccs(moves: &Value) -> Vec<&str> {
    moves.as_array().unwrap().iter().map(|one| one["iccs"].as_str().unwrap()).collect()
}

#[test]
fn a_rapid_game_with_late_arrival_touch_draw_refused_foul_false_claim_and_flag() {
    // Given forty moves in ten minutes (6.3), and ten minutes to come to the board.
    let report = Report::of(&json!({ "preset": "6.3" }), 10 * MINUTE, 525);
    let table = &report.table;
    let Table { arbiter, scorer, red, black, .. } = table;
    assert_eq!(table.printed(), [["", "0"], ["", "0"]]);

    // 21.1 – Black is not there. Red's face runs first; Black's does from Black's turn.
    let begun = report.told(0, scorer, "/start", &json!({ "absent": ["black"] })).must(200);
    assert_eq!((&begun["status"], &begun["absent"]), (&json!("running"), &json!(["black"])));
    assert_eq!(faces(&begun), (Some("red"), 0, 0));
    assert_eq!(faces(&report.played(20, "炮二平五")), (Some("black"), 20, 0));
    let deadline = || scorer.get(&table.at("/clock")).must(200)["deadline"].take();
    assert_eq!(deadline(), json!({ "due": "late", "sides": ["black"], "at": report.time(20 + 600) }));
    let move_of_nobody = report.told(100, scorer, "/moves", &json!({ "move": "馬8進7" }));
    assert_eq!(move_of_nobody.problem(409, "game.player_absent")["article"], "21.2");

    // 21.2 – after two minutes Black comes, and has what is left of the ten.
    let come = report.told(140, scorer, "/arrivals", &json!({ "side": "black" })).must(201);
    assert_eq!(come["absent"], json!([]));
    assert_eq!(deadline(), json!({ "due": "flag", "sides": ["black"], "at": report.time(20 + 600) }));
    let answered = report.played(150, "馬8進7");
    assert_eq!(faces(&answered), (Some("red"), 20, 130));
    assert_eq!(period(&answered, "black"), (0, 39, 470));

    // 5.3 – Red touches the cannon, then a soldier of Black's: the one must take the other.
    let men = json!({ "side": "red", "touched": ["e2", "e6"] });
    let touched = report.told(160, scorer, "/touches", &men).must(201);
    let duty = &touched["conduct"]["touch"];
    assert_eq!(
        (&duty["article"], &duty["free"], iccs(&duty["moves"])),
        (&json!("5.3"), &json!(false), vec!["e2e6"])
    );
    assert_eq!(fouls(&touched), [], "what can be done is no foul");
    let other = report.told(165, red, "/moves", &json!({ "move": "馬二進三" }));
    assert_eq!(other.problem(409, "game.touched_otherwise")["article"], "5.3");
    let taken = report.told(170, scorer, "/moves", &json!({ "move": "炮五進四" })).must(201);
    assert_eq!((taken["conduct"].get("touch"), iccs(&taken["moves"])), (None, vec!["h2e2", "h9g7", "e2e6"]));

    // 23.1 – Red offers a draw between move and press; Black refuses by the next move.
    let offered = report.told(175, scorer, "/draw-offers", &json!({ "side": "red" })).must(201);
    assert_eq!((&offered["draw_offer"], fouls(&offered)), (&json!("red"), vec![]));
    assert_eq!(faces(&report.pressed(180, "red")), (Some("black"), 50, 130));
    let refused = report.played(210, "馬2進3");
    assert_eq!((refused.get("draw_offer"), faces(&refused)), (None, (Some("red"), 50, 160)));

    // 9.1.3 – Red offers again though Black has not offered: void, and put to the arbiter, who announces it (9.2).
    report.told(350, scorer, "/moves", &json!({ "move": "炮五退二" })).must(201);
    let again = report.told(352, scorer, "/draw-offers", &json!({ "side": "red" })).must(201);
    assert_eq!((again.get("draw_offer"), fouls(&again)), (None, vec![("9.1.3", "detected")]));
    assert_eq!(again["conduct"]["fouls_counted"], json!({ "red": 0, "black": 0 }));
    let void = json!({ "side": "black", "accept": true });
    report.told(354, black, "/draw-offers/answer", &void).problem(409, "game.no_draw_offer");
    let announced = report.told(355, arbiter, "/fouls", &json!({ "foul": 1 })).must(201);
    assert_eq!(fouls(&announced), [("9.1.3", "announced")]);
    assert_eq!(announced["conduct"]["fouls_counted"], json!({ "red": 1, "black": 0 }));
    assert_eq!(faces(&report.pressed(360, "red")), (Some("black"), 200, 160));
    assert_eq!(faces(&report.played(380, "車9平8")), (Some("red"), 200, 180));

    // 23.3 – Red claims the natural limit: the clock stands while the arbiter counts. It is false: a foul (9.1.4), and
    // five minutes of Red's time.
    let claim = json!({ "side": "red", "kind": "natural_limit" });
    let claimed = report.told(400, scorer, "/claims", &claim).must(201);
    assert_eq!((&claimed["status"], &claimed["halted"]), (&json!("stopped"), &json!("claim")));
    assert_eq!(faces(&claimed), (None, 220, 180));
    let ruled = report.told(430, arbiter, "/rulings", &json!({ "kind": "natural_limit" })).must(201);
    assert_eq!((&ruled["status"], ruled.get("natural_limit_claim")), (&json!("running"), None));
    assert_eq!(fouls(&ruled), [("9.1.3", "announced"), ("9.1.4", "announced")]);
    assert_eq!(ruled["conduct"]["fouls_counted"], json!({ "red": 2, "black": 0 }));
    assert_eq!((faces(&ruled), period(&ruled, "red")), ((Some("red"), 220, 180), (0, 37, 80)));

    // 22.1 – Red's time is over at 8:30, and not before. The table's clock has no word of its own: the arbiter reports it
    // by the times, and the game is lost (4.1.4).
    let flag = json!({ "side": "red", "seen": { "kind": "clock" } });
    let early = report.told(500, arbiter, "/clock/flags", &flag).problem(409, "game.time_left");
    assert_eq!((&early["article"], &early["facts"]["left_ms"]), (&json!("22.1"), &json!("10000")));
    let lost = report.told(520, arbiter, "/clock/flags", &flag).must(201);
    assert_eq!(
        lost["result"],
        json!({ "outcome": "black_wins", "ending": "time_forfeit", "article": "4.1.4" })
    );
    assert_eq!(lost["flag"], json!({ "side": "red", "at": report.time(510), "evidence": "clock" }));
    assert_eq!((faces(&lost), &lost["clock"]["red"]["remaining_ms"]), ((None, 300, 180), &json!(0)));
    assert_eq!((&lost["status"], &lost["ended_at"]), (&json!("provisional"), &json!(report.time(510))));
    assert_eq!(table.printed(), [["0", "0"], ["1", "1"]]);

    // 10.1 – result, times and fouls are signed by both players and the arbiter.
    for (who, signer, status) in
        [(red, "red", "provisional"), (black, "black", "provisional"), (arbiter, "arbiter", "confirmed")]
    {
        let signature = json!({ "signer": signer, "outcome": "black_wins" });
        assert_eq!(who.post(&table.at("/signatures"), &signature).must(201)["status"], status);
    }
    assert_eq!(table.printed(), [["0", "0"], ["1", "1"]]);
}

#[test]
fn a_slow_game_through_three_periods() {
    // Given three moves in four minutes, then two in each two minutes until the end (6.1, on a small scale).
    let periods = json!({ "periods": [
        { "moves": 3, "time_ms": 4 * MINUTE },
        { "moves": 2, "time_ms": 2 * MINUTE },
    ] });
    let report = Report::of(&periods, 15 * MINUTE, 210);
    let table = &report.table;
    let Table { arbiter, scorer, red, .. } = table;
    let begun = report.told(0, scorer, "/start", &Value::Null).must(200);
    assert_eq!((period(&begun, "red"), period(&begun, "black")), ((0, 3, 240), (0, 3, 240)));
    let thought = report.played(80, "兵九進一");
    assert_eq!((faces(&thought), period(&thought, "red")), ((Some("black"), 80, 0), (0, 2, 160)));
    for (second, play) in [(85, "卒1進1"), (95, "兵一進一"), (100, "卒9進1")] {
        report.played(second, play);
    }

    // 7.1, 7.2 – neither has written anything down. Red has less than three minutes left and may wait; Black has more, and
    // four plies in a row are put to the arbiter (9.1.7), who lets it pass once they are written in.
    let omission = |side: &str| json!({ "side": side, "from_ply": 1, "to_ply": 4 });
    let waits = report.told(101, scorer, "/omissions", &omission("red")).must(201);
    let sheet = &waits["conduct"]["sheets"]["red"];
    assert_eq!((&sheet["missing"], &sheet["suspended_in"]), (&json!([1, 2, 3, 4]), &json!(0)));
    assert_eq!(fouls(&waits), []);
    let neglects = report.told(102, scorer, "/omissions", &omission("black")).must(201);
    assert_eq!(fouls(&neglects), [("9.1.7", "detected")]);
    report.told(103, scorer, "/omissions/completion", &json!({ "side": "black" })).must(200);
    let lifted =
        report.told(104, arbiter, "/fouls/1/lift", &json!({ "reason": "written in at once" })).must(200);
    assert_eq!(fouls(&lifted), [("9.1.7", "lifted")]);
    assert_eq!(lifted["conduct"]["fouls_counted"], json!({ "red": 0, "black": 0 }));

    // 6, 22.5 – the third move, pressed, leads into the second period; what was not used is carried over.
    let second = report.played(110, "車一進一");
    assert_eq!(period(&second, "red"), (1, 2, 140 + 120));
    assert_eq!(period(&second, "black"), (0, 1, 230));
    assert_eq!(period(&report.played(115, "車9進1"), "black"), (1, 2, 225 + 120));

    // 7.2 – in it Red owes the sheet before the next move.
    let play = json!({ "move": "炮二進二", "press": {} });
    let owed = report.told(120, scorer, "/moves", &play).problem(409, "game.sheet_owed");
    assert_eq!((&owed["article"], &owed["facts"]["side"]), (&json!("7.2"), &json!("red")));
    let whole = report.told(122, scorer, "/omissions/completion", &json!({ "side": "red" })).must(200);
    let sheet = &whole["conduct"]["sheets"]["red"];
    assert_eq!((&sheet["missing"], sheet.get("suspended_in")), (&json!([]), None));
    assert_eq!(period(&report.played(125, "炮二進二"), "red"), (1, 1, 250));
    assert_eq!(period(&report.played(130, "士6進5"), "black"), (1, 1, 340));

    // 封局 – the game is adjourned with Red's move sealed, and resumed: between, no time runs and nothing comes due.
    let seal = json!({ "sealed_by": "red", "reason": "the hall closes" });
    let adjourned = report.told(140, arbiter, "/adjournment", &seal).must(201);
    assert_eq!((&adjourned["status"], &adjourned["sealed_by"]), (&json!("adjourned"), &json!("red")));
    assert_eq!((faces(&adjourned), period(&adjourned, "red")), ((None, 120, 20), (1, 1, 240)));
    let clock = red.get(&table.at("/clock")).must(200);
    assert_eq!((clock.get("deadline"), &clock["red"]["remaining_ms"]), (None, &json!(4 * MINUTE)));
    let early = json!({ "move": "炮二平七" });
    report.told(150, red, "/moves", &early).problem(409, "game.adjourned");
    let resumed = report.told(180, arbiter, "/resumption", &Value::Null).must(200);
    assert_eq!((&resumed["status"], resumed.get("sealed_by")), (&json!("running"), None));
    assert_eq!(faces(&resumed), (Some("red"), 120, 20));

    // The fifth move leads into the third period, which the second repeated is: unused time is carried over once more.
    assert_eq!(period(&report.played(190, "炮二平七"), "red"), (2, 2, 230 + 120));
    assert_eq!(period(&report.played(195, "炮2進7"), "black"), (2, 2, 335 + 120));

    // 4.1.1 – Red mates, and needs no press (22.5); the times used are on record.
    let mated = report.told(205, scorer, "/moves", &json!({ "move": "炮七進五" })).must(201);
    assert_eq!(mated["result"], json!({ "outcome": "red_wins", "ending": "checkmate", "article": "4.1.1" }));
    assert_eq!((&mated["status"], &mated["ended_at"]), (&json!("provisional"), &json!(report.time(205))));
    assert_eq!(
        (faces(&mated), mated["clock"]["red"]["remaining_ms"].as_u64()),
        ((None, 140, 25), Some(340_000))
    );
    assert_eq!(table.printed(), [["1", "1"], ["0", "0"]]);

    // 10.1 – no report contradicts the board; the scorer's, which agrees with it, confirms the result.
    let reported = |outcome: &str| scorer.post(&table.at("/result"), &json!({ "outcome": outcome }));
    reported("draw").problem(409, "game.result_settled");
    assert_eq!(reported("red_wins").must(201)["status"], "confirmed");
    assert_eq!(table.printed(), [["1", "1"], ["0", "0"]]);
}

#[test]
fn a_board_that_reports_only_its_result_its_moves_keyed_later() {
    // 10.1 – given a board of which nothing is known, when both players report the same, then it is confirmed.
    let table = Table::set();
    let Table { arbiter, red, black, .. } = &table;
    let reported =
        |who: &Client| who.post(&table.at("/result"), &json!({ "outcome": "black_wins" })).must(201);
    let first = reported(red);
    assert_eq!(
        (&first["status"], &first["result"]),
        (&json!("provisional"), &json!({ "outcome": "black_wins", "ending": "reported", "article": "10.1" }))
    );
    red.post(&table.at("/result"), &json!({ "outcome": "black_wins" })).problem(409, "game.already_reported");
    let second = reported(black);
    assert_eq!((&second["status"], second["reports"].as_array().unwrap().len()), (&json!("confirmed"), 2));
    assert_eq!((&second["moves"], second.get("clock")), (&json!([]), None));
    assert_eq!(table.printed(), [["0", "0"], ["1", "1"]]);
    let standing = table.tables();

    // 7.1, 7.5 – the sheets are keyed afterwards, each in its player's figures. They differ in the fourth ply, and the
    // record is neither.
    let keyed = |who: &Client, side: &str, moves: &[&str]| {
        who.post(&table.at("/sheets"), &json!({ "side": side, "moves": moves })).must(201)
    };
    keyed(red, "red", &["炮二平五", "馬8進7", "馬二進三", "車9進1", "車一平二"]);
    let both = keyed(black, "black", &["炮2平5", "馬８進７", "馬2進3", "車９平８", "車1平2"]);
    let sheets = &both["conduct"]["sheets"];
    assert_eq!(iccs(&sheets["red"]["keyed"]), ["h2e2", "h9g7", "h0g2", "i9i8", "i0h0"]);
    assert_eq!(iccs(&sheets["black"]["keyed"]), ["h2e2", "h9g7", "h0g2", "i9h9", "i0h0"]);
    assert_eq!((&both["moves"], &both["status"]), (&json!([]), &json!("confirmed")));

    // 7.3 – the arbiter has it made clear what was played: a record, which a player's word is not.
    let corrected = |who: &Client, moves: &[&str]| {
        let body = json!({ "from_ply": 1, "moves": moves, "reason": "both sheets before me" });
        who.post(&table.at("/record/corrections"), &body)
    };
    let played = ["炮二平五", "馬8進7", "馬二進三", "車9平8", "車一平二"];
    corrected(black, &played).problem(403, "auth.forbidden");
    let whole = corrected(arbiter, &played).must(201);
    assert_eq!(iccs(&whole["moves"]), ["h2e2", "h9g7", "h0g2", "i9h9", "i0h0"]);
    assert_eq!(
        iccs(&whole["conduct"]["sheets"]["red"]["keyed"])[3],
        "i9i8",
        "Red's sheet stays as Red wrote it"
    );
    let pgn = table.text("/record.pgn");
    for part in ["[Result \"0-1\"]", "1. 炮二平五 馬8進7 2. 馬二進三 車9平8 3. 車一平二 0-1"]
    {
        assert!(pgn.contains(part), "{part}: {pgn}");
    }

    // 10.1 – a record in which Red mates is not the record of a game that Black won.
    let contradicts = corrected(arbiter, &["炮二進二", "士6進5", "炮二平七", "炮2進7", "炮七進五"]);
    let problem = contradicts.problem(409, "game.record_contradicts");
    assert_eq!(
        (&problem["facts"]["board"], &problem["facts"]["outcome"], &problem["errors"][0]["pointer"]),
        (&json!("red_wins"), &json!("black_wins"), &json!("/moves"))
    );
    assert_eq!(table.text("/record.pgn"), pgn);

    // Then the result stands as it was confirmed, and nothing in the tables has moved.
    assert_eq!(table.shown()["result"], second["result"]);
    assert_eq!(table.tables(), standing);
}
