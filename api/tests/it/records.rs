//! Files of games, read and converted without a token and without a key.

use rstest::rstest;
use serde_json::{Value, json};

use crate::harness::{Answer, Server, head};

/// Two games, with a comment and a variation.
const GAMES: &str = "[Event \"River Cup\"]\n[Red \"Ann\"]\n[Black \"Bao\"]\n[Result \"1/2-1/2\"]\n\n\
    1. 炮二平五 {the central cannon} 馬8進7 (1... 砲8平5 2. 馬二進三) 1/2-1/2\n\n\
    [Event \"River Cup\"]\n\n1. 兵七進一 *\n";

/// The second game breaks off at its second ply, the third has no starting position.
const BROKEN: &str = "[Event \"A\"]\n\n1. h2e2 *\n\n[Event \"B\"]\n\n1. h2e2 h9h7 *\n\n\
    [Event \"C\"]\n[FEN \"9/9/9/9/9/9/9/9/9/9 w\"]\n\n1. h2e2 *\n";

fn convert(query: &str, file: impl AsRef<[u8]>) -> Answer {
    let file = file.as_ref();
    let length = file.len().to_string();
    let headers = [("Content-Type", "application/octet-stream"), ("Content-Length", &length)];
    let mut request = head("POST", &format!("/v1/records/conversion{query}"), &headers).into_bytes();
    request.extend(b"\r\n");
    request.extend(file);
    Server::start().raw(request)
}

#[track_caller]
fn games(file: impl AsRef<[u8]>) -> Value {
    let answer = convert("", file);
    assert_eq!(answer.status, 200, "{}", answer.json());
    answer.json()["games"].take()
}

#[test]
fn games_come_as_data_with_comments_and_variations() {
    let answer = convert("", GAMES);
    assert_eq!(answer.header("content-type"), "application/json");
    let file = answer.json();
    assert_eq!((&file["format"], &file["encoding"]), (&json!("pgn"), &json!("utf8")));
    assert_eq!((file["games"].as_array().map(Vec::len), &file["refused"]), (Some(2), &json!([])));
    let game = &file["games"][0];
    assert_eq!(game["tags"], json!({ "Event": "River Cup", "Red": "Ann", "Black": "Bao" }));
    assert_eq!((&game["result"], &game["plies"]), (&json!("1/2-1/2"), &json!(2)));
    let first = json!({
        "ply": 1, "side": "red", "iccs": "h2e2", "chinese": "炮二平五", "chinese_simplified": "炮二平五",
        "chinese_short": "炮25", "wxf": "C2=5", "comment": "the central cannon",
    });
    assert_eq!(game["line"]["plies"][0], first);
    let instead = &game["line"]["plies"][1]["variations"][0]["plies"];
    assert_eq!((&instead[0]["iccs"], &instead[1]["ply"]), (&json!("h7e7"), &json!(3)));
}

#[test]
fn an_encoding_is_told_by_the_bytes() {
    let mut file = b"[Event \"Cup\"]\n\n1. ".to_vec();
    file.extend(b"\xC5\xDA\xB6\xFE\xC6\xBD\xCE\xE5 \xC2\xED8\xBD\xF87 *\n");
    let file = convert("", file).json();
    assert_eq!(file["encoding"], "gb18030");
    assert_eq!(file["games"][0]["line"]["plies"][1]["chinese_simplified"], "马8进7");
}

#[rstest]
#[case("?to=pgn", "application/vnd.chess-pgn; charset=utf-8", "1. 炮二平五")]
#[case("?to=pgn&notation=chinese&script=simplified", "application/vnd.chess-pgn; charset=utf-8", "马8进7")]
#[case("?to=pgn&notation=wxf", "application/vnd.chess-pgn; charset=utf-8", "C2=5")]
#[case("?to=pgn&notation=iccs", "application/vnd.chess-pgn; charset=utf-8", "h2e2")]
#[case("?to=dhtmlxq", "text/plain; charset=utf-8", "[DhtmlXQ]")]
fn what_is_converted_is_a_file_that_reads_back_as_the_same_games(
    #[case] query: &str,
    #[case] kind: &str,
    #[case] written: &str,
) {
    let file = convert(query, GAMES);
    assert_eq!((file.status, file.header("content-type")), (200, kind));
    assert!(file.header("content-disposition").starts_with("attachment; filename=\"games."));
    let counted =
        ["games", "games-truncated", "games-refused", "bytes-replaced"].map(|name| file.header(name));
    assert_eq!(counted, ["2", "0", "0", "0"]);
    let text = String::from_utf8(file.body).unwrap();
    assert!(text.contains(written), "{text}");
    assert_eq!(games(&text), games(GAMES), "{text}");
}

#[rstest]
#[case("en", "Game 2, ply 2, line 7: ")]
#[case("zh-Hans", "第 2 局第 2 着（第 7 行）：")]
#[case("zh-Hant", "第 2 局第 2 着（第 7 行）：")]
#[case("vi", "Ván 2, nước 2, dòng 7: ")]
fn a_file_that_cannot_be_read_whole_is_refused_with_its_place(#[case] tag: &str, #[case] place: &str) {
    for query in ["", "&to=pgn"] {
        let problem = convert(&format!("?lang={tag}{query}"), BROKEN).problem(422, "record.illegal_move");
        let facts = ["game", "ply", "line"].map(|name| problem["facts"][name].as_str().unwrap_or_default());
        assert_eq!((facts, &problem["article"]), (["2", "2", "7"], &json!("2.3")));
        assert!(problem["detail"].as_str().unwrap().starts_with(place), "{problem}");
    }
}

#[test]
fn a_lenient_reading_keeps_what_is_legal_and_says_what_it_left_out() {
    let file = convert("?lenient=true", BROKEN).json();
    let kept: Vec<_> = file["games"].as_array().unwrap().iter().map(|game| &game["plies"]).collect();
    assert_eq!(kept, [1, 1]);
    assert_eq!(file["games"][0].get("truncated"), None);
    let cut = &file["games"][1]["truncated"];
    assert_eq!(
        (&cut["game"], &cut["ply"], &cut["code"]),
        (&json!(2), &json!(2), &json!("record.illegal_move"))
    );
    let refused = &file["refused"][0];
    assert_eq!((&refused["game"], &refused["code"]), (&json!(3), &json!("record.start")));
    assert!(refused["detail"].as_str().unwrap().contains("Generals that are missing"), "{refused}");

    let file = convert("?lenient=true&to=pgn", BROKEN);
    let counted =
        ["games", "games-truncated", "games-refused", "bytes-replaced"].map(|name| file.header(name));
    assert_eq!(counted, ["2", "1", "1", "0"]);
}

#[rstest]
#[case("", "", 422, "record.no_game")]
#[case("", "what is this", 422, "record.unsupported_format")]
#[case("?lenient=true&to=pgn", "[FEN \"9/9/9/9/9/9/9/9/9/4K4 w\"]\n*", 422, "record.start")]
#[case("?to=cbl", GAMES, 400, "request.invalid_value")]
#[case("?notation=wxf", GAMES, 400, "request.invalid_value")]
#[case("?to=dhtmlxq&script=simplified", GAMES, 400, "request.invalid_value")]
#[case("?to=pgn&notation=chinese_short", GAMES, 400, "request.invalid_value")]
#[case("?format=pgn", GAMES, 400, "request.unknown_field")]
fn what_makes_no_sense_is_refused(
    #[case] query: &str,
    #[case] file: &str,
    #[case] status: u16,
    #[case] code: &str,
) {
    let problem = convert(query, file).problem(status, code);
    let pointed = problem["errors"].as_array().is_some_and(|errors| !errors.is_empty());
    assert_eq!(pointed, status == 400, "{problem}");
}

#[test]
fn a_file_too_large_or_of_another_kind_is_not_read() {
    let send = |kind: &str, length: usize| {
        let length = length.to_string();
        let headers = [("Content-Type", kind), ("Content-Length", length.as_str())];
        Server::start().raw(head("POST", "/v1/records/conversion", &headers) + "\r\n")
    };
    let problem =
        send("application/octet-stream", 16 * 1024 * 1024 + 1).problem(413, "request.body_too_large");
    assert_eq!(problem["facts"]["limit"], "16777216");
    let problem = send("text/plain", 0).problem(415, "request.unsupported_media_type");
    assert_eq!(problem["facts"]["expected"], "application/octet-stream, application/vnd.chess-pgn");
    let sent_as_it_is_answered = "application/vnd.chess-pgn; charset=gb18030";
    send(sent_as_it_is_answered, 0).problem(422, "record.no_game");
}

#[test]
fn when_many_files_come_at_once_some_are_told_to_wait() {
    let server = Server::start();
    let file = format!("[Event \"long\"]\n{} *", "h2e2 h9g7 e2h2 g7h9 ".repeat(1500));
    let length = file.len().to_string();
    let headers = [("Content-Type", "application/octet-stream"), ("Content-Length", length.as_str())];
    let request = format!("{}\r\n{file}", head("POST", "/v1/records/conversion", &headers));
    let answers: Vec<_> = std::thread::scope(|scope| {
        let sent: Vec<_> = (0..24).map(|_| scope.spawn(|| server.raw(request.clone()))).collect();
        sent.into_iter().map(|sent| sent.join().unwrap()).collect()
    });
    let (done, waiting): (Vec<_>, Vec<_>) = answers.into_iter().partition(|answer| answer.status == 200);
    assert!(done.len() >= 8 && !waiting.is_empty(), "{} were answered", done.len());
    for answer in waiting {
        assert_eq!(answer.header("retry-after"), "1");
        answer.problem(503, "server.busy");
    }
}
