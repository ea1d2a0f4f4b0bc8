//! What the rules say of a position, asked without a token and without a key.

use rstest::rstest;
use serde_json::{Value, json};

use crate::harness::{Answer, Server};

/// Red's chariot is pinned on its file and its horse on the back rank; the elephant has no eyes.
const PINNED: &str = "4r4/5k3/9/9/2p1R1p2/2P6/1C6P/B8/1N7/4KN2r w";

fn analysis(body: &Value) -> Answer {
    Server::start().post("/v1/positions/analysis", &body.to_string())
}

fn ruling(target: &str, body: &Value) -> Answer {
    Server::start().post(&format!("/v1/positions/touch-ruling{target}"), &body.to_string())
}

fn iccs(moves: &Value) -> Vec<&str> {
    moves.as_array().unwrap().iter().map(|one| one["iccs"].as_str().unwrap()).collect()
}

#[test]
fn art_7_5_moves_in_any_notation_lead_to_a_position_and_come_back_in_all() {
    let answer = analysis(&json!({ "moves": ["炮二平五", "马8进7", "H2+3", "車98"] })).json();
    assert_eq!(answer["fen"], "rnbakabr1/9/1c4nc1/p1p1p1p1p/9/9/P1P1P1P1P/1C2C1N2/9/RNBAKAB1R w - - 4 3");
    assert_eq!((&answer["side_to_move"], &answer["in_check"]), (&json!("red"), &json!(false)));
    assert_eq!(answer["status"], "ongoing");
    assert_eq!(iccs(&answer["moves"]), ["h2e2", "h9g7", "h0g2", "i9h9"]);
    let last = json!({
        "ply": 4, "side": "black", "iccs": "i9h9", "chinese": "車9平8", "chinese_simplified": "车9平8",
        "chinese_short": "車98", "wxf": "R9=8",
    });
    assert_eq!(answer["moves"][3], last);
    assert_eq!(analysis(&json!({})).json()["legal_moves"].as_array().unwrap().len(), 44);
}

#[rstest]
#[case("3k5/9/9/9/9/9/4R4/9/9/4K4 w", "車五平六", "checkmate", "4.1.1")]
#[case("3k5/9/4P4/9/9/9/9/9/9/4K4 w", "兵五平六", "stalemate", "4.1.3")]
fn art_4_1_mate_and_stalemate_are_named_with_the_loser(
    #[case] fen: &str,
    #[case] played: &str,
    #[case] status: &str,
    #[case] article: &str,
) {
    let answer = analysis(&json!({ "fen": fen, "moves": [played] })).json();
    assert_eq!((&answer["status"], &answer["article"]), (&json!(status), &json!(article)));
    assert_eq!((&answer["loser"], &answer["legal_moves"]), (&json!("black"), &json!([])));
}

#[test]
fn art_4_2_1_a_board_without_attackers_is_drawn() {
    let answer = analysis(&json!({ "fen": "3k5/9/9/9/9/9/9/9/9/4K3p w", "moves": ["e0e1"] })).json();
    assert_eq!((&answer["neither_side_can_attack"], answer.get("article")), (&json!(false), None));
    assert_eq!(answer["status"], "ongoing");
    let answer = analysis(&json!({ "fen": "3k1a3/9/9/9/9/9/9/9/9/4K4 w" })).json();
    assert_eq!((&answer["neither_side_can_attack"], &answer["article"]), (&json!(true), &json!("4.2.1")));
    assert_eq!(answer["status"], "drawn");
    assert_eq!(answer.get("loser"), None);
}

#[test]
fn a_move_that_cannot_be_played_is_named_by_its_place_with_those_that_could() {
    let moves = ["炮二平五", "馬8進7", "馬二進三", "砲8進8"];
    let problem = analysis(&json!({ "moves": moves })).problem(422, "notation.no_move_fits");
    assert_eq!(problem["errors"][0]["pointer"], "/moves/3");
    assert_eq!(problem["facts"]["given"], "砲8進8");
    let possible = problem["facts"]["possible"].as_str().unwrap();
    assert!(
        possible.split(' ').any(|one| one == "h7h3") && possible.split(' ').all(|one| one.starts_with("h7"))
    );
    let in_words = problem["facts"]["possible_wxf"].as_str().unwrap();
    assert!(problem["detail"].as_str().unwrap().contains(in_words), "{problem}");

    let problem = analysis(&json!({ "moves": ["b0d1"] })).problem(422, "notation.illegal_move");
    assert_eq!((&problem["errors"][0]["pointer"], &problem["article"]), (&json!("/moves/0"), &json!("2.2")));
    let problem = analysis(&json!({ "moves": ["h2e2", "good move"] })).problem(422, "notation.unreadable");
    assert_eq!(problem["errors"][0]["pointer"], "/moves/1");
    let mate = json!({ "fen": "3k5/9/9/9/9/9/4R4/9/9/4K4 w", "moves": ["e3d3", "d9d8"] });
    assert_eq!(analysis(&mate).problem(422, "notation.illegal_move")["errors"][0]["pointer"], "/moves/1");
}

fn refusal(language: &str, body: &Value, code: &str) -> Value {
    let target = format!("/v1/positions/analysis?lang={language}");
    Server::start().post(&target, &body.to_string()).problem(422, code)
}

#[rstest]
#[case("en", "“馬二平三”", "Possible moves: H2+3 H2+1.")]
#[case("zh-Hans", "“馬二平三”", "可走的着法：马二进三 马二进一。")]
#[case("zh-Hant", "「馬二平三」", "可走的着法：馬二進三 馬二進一。")]
#[case("vi", "“馬二平三”", "Các nước có thể đi: H2+3 H2+1.")]
fn art_7_5_possible_moves_are_told_in_the_readers_notation(
    #[case] language: &str,
    #[case] given: &str,
    #[case] possible: &str,
) {
    let problem = refusal(language, &json!({ "moves": ["馬二平三"] }), "notation.no_move_fits");
    let detail = problem["detail"].as_str().unwrap();
    assert!(detail.contains(given) && detail.ends_with(possible), "{detail}");
}

#[rstest]
#[case("en", "馬24", "“馬24” means H2+4, which cannot be played here. A man on g0")]
#[case("en", "H2+4", "“H2+4” cannot be played here. A man on g0")]
#[case("zh-Hans", "馬二進四", "“馬二進四”即马二进四，此时不能走。g0 上")]
#[case("zh-Hant", "馬二進四", "「馬二進四」此時不能走。g0 上")]
#[case("zh-Hant", "h0f1", "「h0f1」即馬二進四，此時不能走。g0 上")]
#[case("vi", "馬二進四", "“馬二進四” là H2+4, lúc này không đi được. Quân ở g0")]
#[case("zh-Hant", "將五進二", "「將五進二」即帥五進二，此時不能走。帥不能")]
fn art_7_5_the_move_meant_is_told_in_the_readers_notation(
    #[case] language: &str,
    #[case] text: &str,
    #[case] begins: &str,
) {
    let problem = refusal(language, &json!({ "moves": [text] }), "notation.illegal_move");
    assert!(problem["detail"].as_str().unwrap().starts_with(begins), "{problem}");
}

#[test]
fn art_7_5_where_several_moves_fit_the_advice_is_to_write_one_of_them() {
    let body = json!({ "fen": "5k3/9/2P3P2/2P3P2/6P2/9/9/9/9/4K4 w", "moves": ["前兵平六"] });
    let read = Server::start().post("/v1/positions/analysis", &body.to_string()).json();
    assert_eq!(read["moves"][0]["chinese"], "前七平六");
    let body = json!({ "fen": "5k3/9/2P3P2/2P3P2/6P2/9/9/9/9/4K4 w", "moves": ["前兵進一"] });
    let next = refusal("zh-Hant", &body, "notation.ambiguous")["next"].take();
    assert_eq!(next, "請從中選一着，照此填寫：前七進一 前三進一。");
    let next = refusal("en", &body, "notation.ambiguous")["next"].take();
    assert_eq!(next, "Send one of these as it is written here: 7++1 3++1.");
}

#[test]
fn art_1_1_what_is_written_for_the_other_side_is_told_by_its_side() {
    let problem = refusal("zh-Hant", &json!({ "moves": ["卒7進1"] }), "notation.other_side");
    assert!(problem["detail"].as_str().unwrap().starts_with("「卒7進1」寫的是黑方的着法"), "{problem}");
    assert_eq!(problem["article"], "1.1");
}

#[rstest]
#[case("/v1/positions/analysis", json!({}))]
#[case("/v1/positions/touch-ruling", json!({ "touched": ["e0"] }))]
fn a_bad_fen_is_refused_with_every_flaw(#[case] target: &str, #[case] mut body: Value) {
    body["fen"] = json!("4k4/4x4/12/9/9/9/9/9/4p4/9 w");
    let problem = Server::start().post(target, &body.to_string()).problem(422, "xiangqi.bad_fen");
    assert_eq!(problem["errors"][0]["pointer"], "/fen");
    let facts = problem["facts"].as_object().unwrap();
    let flaws: Vec<_> = facts.keys().map(String::as_str).filter(|&name| name != "given").collect();
    assert_eq!(flaws, ["general_missing", "numbers_side_by_side", "rank_length", "unknown_letter"]);
}

#[test]
fn a_thousand_moves_are_read_and_no_more() {
    let there_and_back = ["h2e2", "h7e7", "e2h2", "e7h7"];
    let moves = |count| there_and_back.into_iter().cycle().take(count).collect::<Vec<_>>();
    let answer = analysis(&json!({ "moves": moves(1000) })).json();
    assert_eq!(answer["moves"][999]["ply"], 1000);
    let problem = analysis(&json!({ "moves": moves(1001) })).problem(400, "request.invalid_value");
    assert_eq!(problem["errors"][0]["pointer"], "/moves");
}

#[test]
fn art_5_3_a_ruling_shows_its_steps_its_moves_and_the_fouls() {
    let answer = ruling("", &json!({ "fen": PINNED, "touched": ["a2", "c5"] }));
    assert_eq!(
        (answer.header("content-language"), answer.header("vary").contains("Accept-Language")),
        ("en", true)
    );
    let ruling = answer.json();
    assert_eq!(
        (&ruling["article"], &ruling["house"], &ruling["free"]),
        (&json!("5.3"), &json!(false), &json!(false))
    );
    assert_eq!(iccs(&ruling["moves"]), ["c4c5"]);
    assert_eq!(ruling["moves"][0]["chinese"], "兵七進一");
    let steps: Vec<_> = ruling["steps"]
        .as_array()
        .unwrap()
        .iter()
        .map(|step| (&step["demand"], &step["met"], step.get("why")))
        .collect();
    let [taking, moving, taking_with_another] = ["take_with", "move", "take"].map(|demand| json!(demand));
    let (not_so, nowhere) = (json!("xiangqi.not_its_move"), json!("no_way"));
    let [met, unmet] = [json!(true), json!(false)];
    let expected = [
        (&taking, &unmet, Some(&not_so)),
        (&moving, &unmet, Some(&nowhere)),
        (&taking_with_another, &met, None),
    ];
    assert_eq!(steps, expected);
    let elephant = json!({ "square": "a2", "man": { "side": "red", "kind": "elephant" } });
    assert_eq!(ruling["steps"][0]["own"], elephant);
    let foul = &ruling["fouls"][0];
    assert_eq!(
        (&foul["article"], &foul["square"], &foul["man"]),
        (&json!("9.1.5"), &elephant["square"], &elephant["man"])
    );
}

#[test]
fn art_5_5_men_touched_together_are_ruled_on_as_such() {
    let body = |together: bool| json!({ "fen": PINNED, "touched": ["e5", "c5"], "together": together });
    let [one_by_one, together] = [false, true].map(|together| ruling("", &body(together)).json());
    assert_eq!((&one_by_one["article"], &together["article"]), (&json!("5.3"), &json!("5.5")));
    assert_eq!((iccs(&one_by_one["moves"]).len(), iccs(&together["moves"])), (8, vec!["c4c5"]));
}

#[test]
fn a_player_who_is_free_is_shown_every_legal_move() {
    let ruling = ruling("", &json!({ "touched": ["e9"] })).json();
    assert_eq!((&ruling["free"], &ruling["fouls"][0]["article"]), (&json!(true), &json!("9.1.6")));
    assert_eq!(iccs(&ruling["moves"]).len(), 44);
}

#[rstest]
#[case("en", "The black soldier on c5 must be taken, by any man that can.", "cannot. By its way")]
#[case("zh-Hans", "必须用任何能吃的棋子吃掉 c5 上的黑卒。", "但无法走动。按走法")]
#[case("zh-Hant", "必須用任何能吃的棋子吃掉 c5 上的黑卒。", "但無法走動。按走法")]
#[case("vi", "Phải ăn quân tốt đen ở c5 bằng bất kỳ quân nào ăn được.", "nhưng không đi được. Theo cách đi")]
fn a_ruling_speaks_the_language_asked_for(#[case] tag: &str, #[case] text: &str, #[case] step: &str) {
    let answer = ruling(&format!("?lang={tag}"), &json!({ "fen": PINNED, "touched": ["a2", "c5"] }));
    assert_eq!(answer.header("content-language"), tag);
    let ruling = answer.json();
    assert_eq!(ruling["text"], text);
    assert!(ruling["steps"][1]["text"].as_str().unwrap().contains(step), "{ruling}");
}

#[rstest]
#[case("en", "House reading, on the basis of article 5.1", "The red chariot on e5 must move.")]
#[case("zh-Hans", "自订解释（第 5.1 款", "e5 上的红车必须走动。")]
#[case("zh-Hant", "自訂解釋（第 5.1 款", "e5 上的紅車必須走動。")]
#[case("vi", "Cách hiểu riêng, dựa theo điều 5.1", "Quân xe đỏ ở e5 phải đi.")]
fn house_a_reading_beyond_the_text_says_so(#[case] tag: &str, #[case] house: &str, #[case] text: &str) {
    let ruling = ruling(&format!("?lang={tag}"), &json!({ "fen": PINNED, "touched": ["a2", "e5"] })).json();
    let said = ruling["text"].as_str().unwrap();
    assert!(said.starts_with(house) && said.ends_with(text), "{said}");
}

#[rstest]
#[case("en", "The general is in check, and no such move (P1+1) answers it (article 3.1).")]
#[case("zh-Hans", "帅正被照将，走这些着法（兵一进一）都无法应将（第 3.1 款）。")]
#[case("zh-Hant", "帥正被照將，走這些着法（兵一進一）都無法應將（第 3.1 款）。")]
#[case("vi", "Tướng đang bị chiếu và không nước nào như vậy (P1+1) giải được (điều 3.1).")]
fn art_3_1_in_check_a_step_lapses_because_the_check_is_not_answered(#[case] tag: &str, #[case] why: &str) {
    let body = json!({ "fen": "4k4/9/9/9/9/8P/9/2C6/9/r2K5 w", "touched": ["i4"] });
    let ruling = ruling(&format!("?lang={tag}"), &body).json();
    assert!(ruling["steps"][0]["text"].as_str().unwrap().ends_with(why), "{ruling}");
}

#[rstest]
#[case(json!({ "touched": [] }), 422, "touch.nobody_touched", "/touched")]
#[case(json!({ "touched": ["e0", "e5"] }), 422, "touch.empty_square", "/touched/1")]
#[case(json!({ "touched": ["e0", "j3"] }), 400, "request.invalid_value", "/touched/1")]
#[case(json!({}), 400, "request.missing_field", "/touched")]
#[case(json!({ "touched": ["e0"], "hand": "left" }), 400, "request.unknown_field", "/hand")]
fn what_cannot_be_ruled_on_is_said(
    #[case] body: Value,
    #[case] status: u16,
    #[case] code: &str,
    #[case] pointer: &str,
) {
    let problem = ruling("", &body).problem(status, code);
    assert_eq!(problem["errors"][0]["pointer"], pointer);
}

#[test]
fn art_4_1_1_nothing_is_ruled_on_once_the_game_is_over() {
    let mated = json!({ "fen": "3k5/9/9/9/9/9/3R5/9/9/4K4 b", "touched": ["d9"] });
    assert_eq!(ruling("", &mated).problem(422, "touch.game_over")["article"], "4.1.1");
}

#[test]
fn art_4_2_1_nothing_is_ruled_on_once_the_board_has_drawn_the_game() {
    let drawn = json!({ "fen": "3k1a3/9/9/9/9/9/9/9/9/4K4 w", "touched": ["e0"] });
    let problem = ruling("", &drawn).problem(422, "touch.game_over");
    assert_eq!(problem["article"], "4.2.1");
    assert!(problem["detail"].as_str().unwrap().contains("drawn"), "{problem}");
}
