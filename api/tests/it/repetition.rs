//! What is ruled on a repetition, asked without a game, a token or a key.

use rstest::rstest;
use serde_json::{Value, json};

use crate::harness::{Answer, Server};

/// Red's chariot goes after a cannon that nobody protects.
const CHASE: &str = "5k3/2c6/9/R8/9/9/9/9/9/3K5 w";
const ROUND: [&str; 4] = ["a6a8", "c8c6", "a8a6", "c6c8"];

fn ask(target: &str, body: &Value) -> Answer {
    Server::start().post(&format!("/v1/positions/repetition-ruling{target}"), &body.to_string())
}

/// The chase, twice round.
fn chase() -> Value {
    json!({ "fen": CHASE, "moves": ROUND.repeat(2) })
}

#[test]
fn art_26_4_a_chase_is_ruled_with_every_move_its_victims_and_the_line() {
    let answer = ask("", &chase());
    assert_eq!(
        (answer.header("content-language"), answer.header("vary").contains("Accept-Language")),
        ("en", true)
    );
    let ruling = answer.json();
    assert_eq!(
        (&ruling["rule_set"], &ruling["occurrences"], &ruling["span"]),
        (&json!("cn-1999"), &json!(3), &json!({ "first_ply": 1, "plies": 8 }))
    );
    let ruled = [&ruling["verdict"], &ruling["article"], &ruling["ground"], &ruling["referred"]];
    let expected =
        [json!("red_must_change"), json!("24.3"), json!("forbidden_against_allowed"), json!(false)];
    assert_eq!(ruled, expected.each_ref());
    let words = "Red must change; once more round the cycle, and Red loses (article 24.3). \
                 Red’s moves are all forbidden ones, the other side’s are not (article 26.4).";
    assert_eq!(ruling["words"], words);
    let offered = json!([{
        "verdict": "red_must_change", "ground": "forbidden_against_allowed", "article": "24.3", "ground_article": "26.4",
        "words": words,
    }]);
    assert_eq!(ruling["offered"], offered);
    let counts =
        json!({ "check": 0, "kill": 0, "chase": 4, "idle": 0, "open": 0, "words": "Red: 4 chases." });
    assert_eq!(ruling["sides"]["red"], counts);
    assert_eq!(ruling["moves"].as_array().unwrap().len(), 8);

    let first = &ruling["moves"][0];
    assert_eq!(
        (&first["ply"], &first["side"], &first["chinese"], &first["article"]),
        (&json!(1), &json!("red"), &json!("車九進二"), &json!("28.3"))
    );
    assert_eq!(first["nature"], json!({ "surely": "chase", "possibly": "chase" }));
    let victim = &first["victims"][0];
    assert_eq!(
        (&victim["id"], &victim["on"], &victim["man"], &victim["way"]),
        (&json!("c8"), &json!("c8"), &json!({ "side": "black", "kind": "cannon" }), &json!("capture"))
    );
    assert_eq!((&victim["line"][0]["iccs"], &victim["line"][0]["wxf"]), (&json!("a8c8"), &json!("R9=7")));
    assert_eq!((&victim["by"], &first["by_soldier"]), (&json!(["a6"]), &json!(false)));
    let third = &ruling["moves"][2]["victims"][0];
    assert_eq!((&third["id"], &third["on"]), (&json!("c8"), &json!("c6")), "the man it was before");
    assert_eq!((&first["mate"], &first["doubts"], first.get("diagram")), (&json!([]), &json!([]), None));
    assert_eq!(ruling["moves"][1]["nature"], json!({ "surely": "idle", "possibly": "idle" }));
}

#[rstest]
#[case(
    "en",
    "Red Chariot a6–a8 (R9+2): chase (article 28.3). \
     The black cannon on c8 can be taken, and nobody can take back: R9=7."
)]
#[case("zh-Hans", "红方车九进二：捉（第 28.3 款）。c8 上的黑炮无根，可以吃去：车九平七。")]
#[case("zh-Hant", "紅方車九進二：捉（第 28.3 款）。c8 上的黑炮無根，可以吃去：車九平七。")]
#[case(
    "vi",
    "Xe đỏ a6–a8 (R9+2): đuổi bắt (điều 28.3). Quân pháo đen ở c8 không có căn, có thể bị ăn: R9=7."
)]
fn each_move_is_told_in_the_language_asked_for(#[case] tag: &str, #[case] words: &str) {
    let answer = ask(&format!("?lang={tag}"), &chase());
    assert_eq!(answer.header("content-language"), tag);
    assert_eq!(answer.json()["moves"][0]["words"], words);
}

#[test]
fn art_24_1_perpetual_check_is_told_from_the_first_of_the_last_three_times() {
    let round = ["e9e8", "a9a8", "e8e9", "a8a9"];
    let moves: Vec<_> = std::iter::once("車九進八").chain(round.repeat(2)).collect();
    let ruling = ask("", &json!({ "fen": "4k4/9/9/9/9/9/9/9/R8/3K5 w", "moves": moves })).json();
    assert_eq!((&ruling["verdict"], &ruling["article"]), (&json!("red_loses"), &json!("24.1")));
    assert_eq!(ruling["ground"], "perpetual_check");
    assert_eq!(ruling["span"], json!({ "first_ply": 2, "plies": 8 }));
    assert_eq!((&ruling["moves"][0]["ply"], &ruling["moves"][0]["side"]), (&json!(2), &json!("black")));
}

#[test]
fn art_27_2_a_soldier_that_chases_by_itself_is_idle_and_that_is_said() {
    let round = ["c7b7", "b8c8", "b7c7", "c8b8"];
    let body = json!({ "fen": "5k3/1r7/2P6/9/9/9/9/9/9/3K5 w", "moves": round.repeat(2) });
    let first = ask("", &body).json()["moves"][0].take();
    assert_eq!((&first["nature"]["surely"], &first["by_soldier"]), (&json!("idle"), &json!(true)));
    assert!(first["words"].as_str().unwrap().contains("A soldier chases by itself: idle"), "{first}");
}

#[test]
fn a_fourth_time_is_ruled_on_by_the_last_three() {
    let ruling = ask("", &json!({ "fen": CHASE, "moves": ROUND.repeat(3) })).json();
    assert_eq!(
        (&ruling["occurrences"], &ruling["span"]),
        (&json!(4), &json!({ "first_ply": 5, "plies": 8 }))
    );
}

#[test]
fn it_is_ruled_by_the_rules_that_are_named() {
    for rule_set in ["cn-2011", "cn-2020", "wxf-2018"] {
        let mut body = chase();
        body["rule_set"] = json!(rule_set);
        let ruling = ask("", &body).json();
        assert_eq!(ruling["rule_set"], rule_set);
        let year = rule_set.split_once('-').unwrap().1;
        assert!(ruling["words"].as_str().unwrap().contains(year), "{ruling}");
    }
}

#[test]
fn every_move_is_drawn_where_that_is_asked_for() {
    let mut body = chase();
    body["diagrams"] = json!(true);
    let ruling = ask("?lang=zh-Hans", &body).json();
    for judged in ruling["moves"].as_array().unwrap() {
        let picture = judged["diagram"].as_str().unwrap();
        assert!(
            picture.starts_with("<svg ") && picture.trim_end().ends_with("</svg>") && picture.len() < 12_000
        );
        let title = format!("<title>{}</title>", judged["words"].as_str().unwrap());
        assert!(picture.contains(&title) && picture.contains('车'), "{picture}");
    }
}

/// Up the file and down again, while the other side waits: as many plies each round.
fn long_round(up_to: u8) -> Vec<String> {
    let up = (0..up_to).map(|rank| format!("a{rank}a{}", rank + 1));
    let down = (0..up_to).rev().map(|rank| format!("a{}a{rank}", rank + 1));
    let waiting = ["i9i8", "i8i9"].into_iter().cycle();
    up.chain(down).zip(waiting).flat_map(|(red, black)| [red, black.to_owned()]).collect()
}

#[rstest]
#[case(8, None)]
#[case(9, Some("found 72"))]
fn no_more_than_64_moves_are_drawn(#[case] up_to: u8, #[case] refused: Option<&str>) {
    let moves = [long_round(up_to), long_round(up_to)].concat();
    let mut body = json!({ "fen": "3ak3r/9/9/9/9/9/9/9/9/R2K5 w", "moves": moves });
    assert_eq!(ask("", &body).json()["span"]["plies"], moves.len());
    body["diagrams"] = json!(true);
    let answer = ask("", &body);
    let Some(refused) = refused else { return assert!(answer.json()["moves"][63]["diagram"].is_string()) };
    let problem = answer.problem(400, "request.invalid_value");
    assert_eq!(problem["errors"][0]["pointer"], "/diagrams");
    assert!(problem["detail"].as_str().unwrap().contains(refused), "{problem}");
}

#[rstest]
#[case("en", 0, "has stood once; it is ruled on when it has stood 3 times")]
#[case("en", 1, "has stood 2 times; it is ruled on when it has stood 3 times")]
#[case("zh-Hans", 1, "该局面出现 2 次，须达 3 次")]
#[case("zh-Hant", 1, "該局面出現 2 次，須達 3 次")]
#[case("vi", 1, "xuất hiện 2 lần, cần 3 lần")]
fn art_24_what_stands_less_than_three_times_is_not_ruled_on(
    #[case] tag: &str,
    #[case] rounds: usize,
    #[case] said: &str,
) {
    let body = json!({ "fen": CHASE, "moves": ROUND.repeat(rounds) });
    let problem = ask(&format!("?lang={tag}"), &body).problem(422, "position.not_repeated");
    assert_eq!((&problem["article"], &problem["errors"][0]["pointer"]), (&json!("24"), &json!("/moves")));
    let counted = json!({ "occurrences": (rounds + 1).to_string(), "needed": "3" });
    assert_eq!(problem["facts"], counted);
    assert!(problem["detail"].as_str().unwrap().contains(said), "{problem}");
}

#[rstest]
#[case(json!({ "moves": ["h2e2", "h7e7", "b0d1"] }), 422, "notation.illegal_move", "/moves/2")]
#[case(json!({ "moves": ["h2e2", "good move"] }), 422, "notation.unreadable", "/moves/1")]
#[case(json!({ "fen": "9/9 w", "moves": [] }), 422, "xiangqi.bad_fen", "/fen")]
#[case(json!({ "fen": CHASE }), 400, "request.missing_field", "/moves")]
#[case(json!({ "moves": [], "rule_set": "cn-1987" }), 400, "request.invalid_value", "/rule_set")]
#[case(json!({ "moves": [], "diagrams": "some" }), 400, "request.invalid_value", "/diagrams")]
#[case(json!({ "moves": [], "rules": "cn-1999" }), 400, "request.unknown_field", "/rules")]
#[case(json!({ "moves": ROUND.repeat(251) }), 400, "request.invalid_value", "/moves")]
fn what_cannot_be_ruled_on_is_said_with_its_place(
    #[case] body: Value,
    #[case] status: u16,
    #[case] code: &str,
    #[case] pointer: &str,
) {
    assert_eq!(ask("", &body).problem(status, code)["errors"][0]["pointer"], pointer);
}

#[test]
fn nothing_is_kept_and_any_page_may_ask() {
    let server = Server::start();
    let body = chase().to_string();
    let path = "/v1/positions/repetition-ruling";
    let [first, second] = [(); 2].map(|()| server.post(path, &body));
    assert_eq!((first.header("etag"), first.header("location")), ("", ""));
    assert_eq!(first.json(), second.json());
    let stranger = ("Origin", "https://elsewhere.example");
    let asked = server.send("OPTIONS", path, &[stranger, ("Access-Control-Request-Method", "POST")]);
    assert_eq!(asked.header("access-control-allow-origin"), "*");
    assert_eq!(asked.header("access-control-allow-methods"), "GET, HEAD, POST");
}
