//! The page of a game under way and of one that is over: the clock, the fouls, who is called, and why no time runs.

use chuhe_api::timestamp::Timestamp;
use chuhe_domain::vocabulary::Timestamp as Instant;
use rstest::rstest;
use serde_json::{Value, json};

use crate::hall::Hall;

const REASON: &str = "words that stay at the table";

/// The first game of a public tournament, and its page.
struct Shown<'a> {
    hall: &'a Hall,
    tournament: String,
    id: String,
}

impl<'a> Shown<'a> {
    /// Where no clock is kept.
    fn set(hall: &'a Hall) -> Self {
        Self::with(hall, None)
    }

    /// With a clock of this time control, that the table's device keeps.
    fn timed(hall: &'a Hall, time_control: &Value) -> Self {
        let clock = json!({ "authority": "device" });
        let overrides = json!({ "late_limit_ms": 900_000 });
        let stated = json!({ "time_control": time_control, "clock": clock, "overrides": overrides });
        Self::with(hall, Some(&stated))
    }

    fn rapid(hall: &'a Hall) -> Self {
        Self::timed(hall, &json!({ "preset": "6.3" }))
    }

    fn with(hall: &'a Hall, regulations: Option<&Value>) -> Self {
        let cup = hall.tournament("River Cup", &["Ann", "Bao"]);
        if let Some(regulations) = regulations {
            hall.command("PUT", &format!("/v1/tournaments/{}/regulations", cup.id), regulations);
        }
        cup.make_public();
        let id = cup.pair(1).remove(0).2;
        cup.publish(1);
        Self { hall, tournament: cup.id, id }
    }

    #[track_caller]
    fn tell(&self, what: &str, body: &Value) -> Value {
        self.hall.command("POST", &format!("/v1/games/{}/{what}", self.id), body)
    }

    /// Begun three hours ago, so that there has been time to think.
    #[track_caller]
    fn begin(&self) {
        let now = Instant::from(Timestamp::now()).as_millis();
        let then = Timestamp::from(Instant::from_millis(now - 3 * 3_600_000)).to_string();
        let start = format!("/v1/games/{}/start", self.id);
        self.hall.command_with("POST", &start, &[("Occurred-At", &then)], &json!({}));
    }

    /// A move, and the press after it.
    #[track_caller]
    fn play(&self, iccs: &str, elapsed_ms: u64) -> Value {
        self.tell("moves", &json!({ "move": iccs, "press": { "elapsed_ms": elapsed_ms } }))
    }

    fn address(&self) -> String {
        format!("/games/{}", self.id)
    }

    /// The page, which tells nobody's own words.
    #[track_caller]
    fn page(&self) -> String {
        let page = self.hall.page(&self.address());
        assert!(!page.contains(REASON), "{page}");
        page
    }

    /// What the page says of both sides: a line for each thing, Red's before Black's.
    #[track_caller]
    fn sides(&self) -> Vec<String> {
        let page = self.page();
        let Some((_, part)) = page.split_once("class=\"sides\"") else { return Vec::new() };
        let part = part.split_once("</table>").unwrap().0;
        let rows = part.split_once("<tbody>").unwrap().1.split("</tr>").filter(|row| row.contains("<td>"));
        let row = |row: &str| {
            let row = row.split_once("<th scope=\"row\" class=\"text\">").unwrap().1;
            row.replace("</th><td>", "|").replace("</td><td>", "|").replace("</td>", "")
        };
        rows.map(row).collect()
    }
}

/// An instant of the interface as a page shows it.
fn at(instant: &Value) -> String {
    let (seconds, _) = instant.as_str().unwrap().split_once('.').unwrap();
    format!("{} UTC", seconds.replace('T', " "))
}

#[test]
fn art_6_both_clocks_stand_as_when_the_turn_began() {
    let hall = Hall::open();
    let game = Shown::rapid(&hall);
    assert!(game.sides().is_empty(), "it has not begun");
    game.begin();
    let played = game.play("h2e2", 4800);
    assert_eq!(
        game.sides(),
        [
            "Time left|0:09:56|0:10:00",
            "Time used|0:00:04|0:00:00",
            "Moves due|39|40",
            "Period|1|1",
            "Fouls|0|0"
        ]
    );
    let page = game.page();
    let since = format!("Black’s time has run since {}.", at(&played["clock"]["since"]));
    assert!(page.contains(&since), "{since}: {page}");
    assert!(page.contains("Black <small class=\"runs\">running</small>"), "{page}");
    assert_eq!(page.matches("class=\"runs\"").count(), 1);

    // Nothing in it goes on by itself: what a browser has kept is what it would be sent.
    let first = hall.get(&game.address());
    std::thread::sleep(std::time::Duration::from_millis(1100));
    let tag = first.header("etag").to_owned();
    assert_eq!(hall.ask(&game.address(), &[("If-None-Match", &tag)]).status, 304);
    assert_eq!(hall.get(&game.address()).body, first.body);
}

#[test]
fn art_22_5_the_page_follows_a_game_into_its_last_period() {
    let hall = Hall::open();
    let periods = json!([{ "moves": 1, "time_ms": 7_200_000 }, { "time_ms": 60_000 }]);
    let game = Shown::timed(&hall, &json!({ "periods": periods }));
    game.begin();
    game.play("h2e2", 3_600_000);
    let sides = game.sides();
    assert_eq!(
        sides[..4],
        ["Time left|1:01:00|2:00:00", "Time used|1:00:00|0:00:00", "Moves due|–|1", "Period|2|1"]
    );
}

#[test]
fn art_6_5_where_one_time_is_for_the_whole_game_no_moves_are_due() {
    let hall = Hall::open();
    let game = Shown::timed(&hall, &json!({ "preset": "6.5", "time_ms": 1_200_000 }));
    game.tell("start", &json!({}));
    assert_eq!(game.sides(), ["Time left|0:20:00|0:20:00", "Time used|0:00:00|0:00:00", "Fouls|0|0"]);
}

#[test]
fn art_21_3_no_time_runs_before_the_first_of_two_has_come() {
    let hall = Hall::open();
    let game = Shown::rapid(&hall);
    game.tell("start", &json!({ "absent": ["red", "black"] }));
    let page = game.page();
    assert!(
        page.contains("No time runs: neither player has come to the board yet (article 21.3)."),
        "{page}"
    );
    assert!(!page.contains("class=\"runs\""), "{page}");
    game.tell("arrivals", &json!({ "side": "black" }));
    assert!(game.page().contains("Red’s time has run since"));
}

#[rstest]
#[case("arbiter", "an arbiter is at the table (article 17.4).")]
#[case("fault", "the clock is out of order (article 22.4).")]
fn art_17_4_who_halted_the_game_and_since_when(#[case] ground: &str, #[case] why: &str) {
    let hall = Hall::open();
    let game = Shown::rapid(&hall);
    game.tell("start", &json!({}));
    let began: Timestamp = game.play("h2e2", 0)["clock"]["since"].as_str().unwrap().parse().unwrap();
    std::thread::sleep(std::time::Duration::from_millis(1100));
    let stopped = game.tell("clock/stops", &json!({ "ground": ground, "reason": REASON }));
    let ran = stopped["clock"]["black"]["used_ms"].as_u64().unwrap();
    let since = Timestamp::from(Instant::from(began).plus(ran));
    let halted = format!("Halted since {}: {why}", at(&json!(since)));
    let page = game.page();
    assert!(page.contains(&halted), "{halted}: {page}");
    assert!(!page.contains("class=\"runs\"") && !page.contains("time has run"), "{page}");
    game.tell("clock/restarts", &json!({}));
    assert!(!game.page().contains("Halted"));
}

#[test]
fn a_game_is_halted_with_the_hall_for_a_claim_and_by_an_adjournment() {
    let hall = Hall::open();
    let game = Shown::rapid(&hall);
    game.tell("start", &json!({}));
    let whole = |what: &str, body| {
        hall.command("POST", &format!("/v1/tournaments/{}/hall/{what}", game.tournament), &body);
    };
    whole("stop", json!({ "reason": REASON }));
    let page = game.page();
    assert!(page.contains("Halted since ") && page.contains(", with the whole hall."), "{page}");
    whole("restart", json!({}));

    game.tell("claims", &json!({ "side": "red", "kind": "natural_limit" }));
    assert!(game.page().contains(": a claim is being looked into (articles 23.3, 24)."));
    game.tell("rulings", &json!({ "kind": "natural_limit" }));
    assert!(!game.page().contains("a claim"));

    game.tell("adjournment", &json!({ "sealed_by": "red", "reason": REASON }));
    let page = game.page();
    assert!(page.contains("Adjourned since ") && page.contains("Red has sealed a move."), "{page}");
    game.tell("resumption", &json!({}));
    game.tell("adjournment", &json!({ "reason": REASON }));
    let page = game.page();
    assert!(page.contains("to go on at another time.") && !page.contains("sealed"), "{page}");
}

#[test]
fn art_24_3_everybody_hears_who_must_change() {
    let hall = Hall::open();
    let game = Shown::set(&hall);
    game.tell("start", &json!({}));
    let stated = json!({ "fen": "4k4/c8/9/8p/9/9/6P2/9/9/1R3K3 w - - 0 1", "reason": REASON });
    game.tell("retractions", &stated);
    let round = || {
        for iccs in ["b0a0", "a8b8", "a0b0", "b8a8"] {
            game.tell("moves", &json!({ "move": iccs }));
        }
    };
    round();
    round();
    assert!(!game.page().contains("must change"));
    game.tell("claims", &json!({ "side": "black", "kind": "repetition" }));
    game.tell("rulings", &json!({ "kind": "repetition" }));
    let told = "Red must change: once more round the same moves, and the game is lost (article 24.3).";
    assert!(game.page().contains(told), "{}", game.page());
    round();
    let page = game.page();
    assert!(page.contains("did not change what had to be changed (article 4.1.7)"), "{page}");
    assert!(!page.contains("must change"), "{page}");
}

#[test]
fn a_result_taken_back_leaves_the_clock_standing() {
    let hall = Hall::open();
    let game = Shown::rapid(&hall);
    game.tell("start", &json!({}));
    game.tell("resignation", &json!({ "side": "red" }));
    game.tell("reopening", &json!({ "reason": REASON }));
    let page = game.page();
    assert!(page.contains("the result was taken back, and the game is to go on."), "{page}");
    assert!(!page.contains("at the end"), "{page}");
}

#[test]
fn art_22_1_the_arbiter_is_called_and_the_game_ends_on_time() {
    let hall = Hall::open();
    let game = Shown::rapid(&hall);
    game.begin();
    game.play("h2e2", 4800);
    assert!(!game.page().contains("The arbiter is called"));
    let over = game.play("h9g7", 660_000);
    let called = format!(
        "The arbiter is called: Black’s time seems to be over, since {} (article 22.1).",
        at(&over["alert"]["at"])
    );
    assert!(game.page().contains(&called), "{called}: {}", game.page());

    let ended = game.tell("clock/flags", &json!({ "side": "black", "seen": { "kind": "clock" } }));
    let page = game.page();
    assert!(page.contains("time over (article 4.1.4)") && !page.contains("The arbiter is called"), "{page}");
    let read = format!("The times as they stood at the end, {}.", at(&ended["ended_at"]));
    assert!(page.contains(&read) && !page.contains("class=\"runs\""), "{read}: {page}");
    assert_eq!(game.sides()[1].split('|').nth(2), Some("0:10:00"), "{page}");
    assert_eq!(game.sides()[0].split('|').nth(2), Some("0:00:00"), "{page}");
}

#[test]
fn art_10_1_a_result_that_was_reported_shows_the_times_used() {
    let hall = Hall::open();
    let game = Shown::rapid(&hall);
    game.begin();
    game.play("h2e2", 4800);
    game.tell("result", &json!({ "outcome": "draw" }));
    let page = game.page();
    assert!(page.contains("The times as they stood at the end, ") && !page.contains("Halted"), "{page}");
    assert!(game.sides()[1].starts_with("Time used|0:00:04|"), "{page}");
}

#[test]
fn art_9_2_a_foul_is_shown_from_its_announcement_until_it_is_lifted() {
    let hall = Hall::open();
    let game = Shown::set(&hall);
    game.tell("start", &json!({}));
    let before = game.page();
    let touched = game.tell("touches", &json!({ "side": "red", "touched": ["b2", "e9"] }));
    assert_eq!(touched["conduct"]["fouls"][0]["standing"], "detected");
    assert_eq!(game.page(), before, "the arbiter has announced nothing");
    game.tell("fouls", &json!({ "foul": 1, "reason": REASON }));
    let article = touched["conduct"]["fouls"][0]["article"].as_str().unwrap();
    assert_eq!(game.sides(), [format!("Fouls|1 ({article})|0")]);
    game.tell("fouls", &json!({ "side": "black", "article": "9.1.1" }));
    game.tell("fouls", &json!({ "side": "black", "article": "9.1.8" }));
    assert_eq!(game.sides(), [format!("Fouls|1 ({article})|2 (9.1.1, 9.1.8)")]);
    game.tell("fouls/1/lift", &json!({ "reason": REASON }));
    assert_eq!(game.sides(), ["Fouls|0|2 (9.1.1, 9.1.8)"]);
    game.tell("fouls", &json!({ "side": "black", "article": "9.1.1" }));
    let page = game.page();
    assert!(page.contains("the third foul (article 4.1.8)"), "{page}");
    assert!(game.sides()[0].ends_with("|3 (9.1.1, 9.1.8, 9.1.1)"), "{page}");
}

#[test]
fn art_23_1_an_offer_that_waits_is_between_the_players() {
    let hall = Hall::open();
    let game = Shown::rapid(&hall);
    game.tell("start", &json!({}));
    game.tell("moves", &json!({ "move": "h2e2" }));
    let before = game.page();
    let offered = game.tell("draw-offers", &json!({ "side": "red" }));
    assert_eq!(offered["draw_offer"], "red");
    assert_eq!(game.page(), before);
}

#[test]
fn where_no_clock_is_kept_none_is_shown() {
    let hall = Hall::open();
    let game = Shown::set(&hall);
    game.tell("start", &json!({}));
    game.tell("moves", &json!({ "move": "h2e2" }));
    let page = game.page();
    assert!(!page.contains("class=\"sides\"") && !page.contains("Time left"), "{page}");
    game.tell("clock/stops", &json!({ "reason": REASON }));
    assert!(game.page().contains(": an arbiter is at the table (article 17.4)."));
    game.tell("resignation", &json!({ "side": "red" }));
    assert!(!game.page().contains("clock"), "{}", game.page());
}

#[rstest]
#[case("en", "Time and fouls", "The arbiter is called: Red’s time seems to be over")]
#[case("zh-Hans", "剩余时间", "已请裁判员处理：红方自 ")]
#[case("zh-Hant", "剩餘時間", "已請裁判員處理：紅方自 ")]
#[case("vi", "Đã dùng", "Đã gọi trọng tài: Đỏ có vẻ đã hết giờ từ ")]
fn the_clock_speaks_the_language_asked_for(#[case] tag: &str, #[case] word: &str, #[case] called: &str) {
    let hall = Hall::open();
    let game = Shown::rapid(&hall);
    game.begin();
    game.play("h2e2", 660_000);
    let page = hall.page(&format!("{}?lang={tag}", game.address()));
    assert!(page.contains(word) && page.contains(called), "{page}");
    assert!(!page.contains("page-") && !page.contains('$'), "{page}");
}
