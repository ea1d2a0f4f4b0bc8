//! The pages, as anybody is shown them.

mod browser;
mod game;
mod knock_out;
mod stages;
mod swiss;
mod teams;

use rstest::rstest;
use serde_json::json;

use crate::hall::Hall;

const FOUR: [&str; 4] = ["Ann", "Bao", "Chan", "Dung"];

#[test]
fn a_draft_is_not_there_until_it_is_public() {
    let hall = Hall::open();
    let cup = hall.tournament("River Cup", &FOUR);
    let games = cup.pair(1);
    cup.publish(1);
    let game = format!("/games/{}", games[0].2);
    for target in [cup.page().as_str(), &game, "/tournaments/none", "/games/none"] {
        let answer = hall.get(target);
        let text = String::from_utf8(answer.body.clone()).unwrap();
        assert_eq!((answer.status, answer.header("content-type")), (404, "text/html; charset=utf-8"));
        assert!(!text.contains("River Cup") && !text.contains("Ann"), "{text}");
    }
    assert!(!hall.page("/").contains("River Cup"));
    cup.make_public();
    assert!(hall.page("/").contains(&cup.page()));
    assert!(hall.page(&cup.page()).contains("<h1>River Cup</h1>"));
    assert!(hall.page(&game).contains("Dung"));
}

#[test]
fn a_round_is_not_there_until_it_is_published() {
    let hall = Hall::open();
    let cup = hall.tournament("River Cup", &FOUR);
    cup.make_public();
    let game = format!("/games/{}", cup.pair(1)[0].2);
    let before = hall.page(&cup.page());
    assert!(before.contains("No round is published yet.") && !before.contains("id=\"standings\""));
    assert_eq!(hall.get(&game).status, 404);
    cup.publish(1);
    let after = hall.page(&cup.page());
    assert!(after.contains(&game) && after.contains("id=\"standings\"") && after.contains("Provisional"));
    assert!(
        after.contains("1=") && after.contains("shared place"),
        "nobody has played: all share the first place"
    );
    assert_eq!(hall.get(&game).status, 200);
}

#[test]
fn a_hostile_name_is_text() {
    let hall = Hall::open();
    let cup = hall.tournament("<img src=x onerror=alert(1)>", &["<script>alert(1)</script>", "\"'><b>"]);
    cup.make_public();
    let game = format!("/games/{}", cup.pair(1)[0].2);
    cup.publish(1);
    for target in ["/", &cup.page(), &game] {
        let text = hall.page(target);
        assert!(!text.contains("<script") && !text.contains("<img") && !text.contains("\"'><b>"), "{text}");
    }
    let text = hall.page(&cup.page());
    assert!(text.contains("&#60;script&#62;alert(1)&#60;/script&#62;"), "{text}");
    let policy = hall.get("/");
    let policy = policy.header("content-security-policy");
    assert!(policy.starts_with("default-src 'none'; style-src 'self';"), "{policy}");
}

#[test]
fn a_game_shows_its_board_its_moves_and_its_article() {
    let hall = Hall::open();
    let cup = hall.tournament("River Cup", &["Ann", "Bao", "Chan"]);
    cup.make_public();
    let (_, _, game) = cup.pair(1).remove(0);
    cup.publish(1);
    let page = format!("/games/{game}");
    let command = |what: &str, body| hall.command("POST", &format!("/v1/games/{game}/{what}"), &body);
    command("start", json!({}));
    command("moves", json!({ "move": "b0c2" }));
    let running = hall.page(&page);
    assert!(running.contains("Black to move") && running.contains("<td>H8+7</td>"), "{running}");
    assert!(hall.page(&format!("{page}?lang=zh-Hant")).contains("<td>馬八進七</td>"));
    assert!(hall.page(&format!("{page}?lang=zh-Hans")).contains("<td>马八进七</td>"));
    assert!(running.contains("帥") && running.contains("砲") && running.contains("role=\"img\""));
    command("resignation", json!({ "side": "red" }));
    let over = hall.page(&page);
    assert!(over.contains("0 : 1") && over.contains("Black wins, resignation (article 4.1.9)"), "{over}");
    assert!(!over.contains("to move"));
    assert!(hall.page(&cup.page()).contains("Bye: "), "of three one is free");
}

#[test]
fn art_10_1_what_waits_to_be_confirmed_or_ruled_is_shown_as_such() {
    let hall = Hall::open();
    let cup = hall.tournament("River Cup", &["Ann", "Bao"]);
    cup.make_public();
    let (_, _, game) = cup.pair(1).remove(0);
    cup.publish(1);
    let report = |outcome: &str| {
        hall.command("POST", &format!("/v1/games/{game}/result"), &json!({ "outcome": outcome }));
    };
    report("red_wins");
    let sheet = hall.page(&cup.page());
    assert!(sheet.contains("1 : 0</a> <small>provisional</small>"), "{sheet}");
    report("draw");
    let disputed = hall.page(&format!("/games/{game}"));
    assert!(disputed.contains("Red wins ≠ ") && !disputed.contains("1 : 0"), "{disputed}");
}

#[test]
fn who_left_is_marked_and_what_follows_is_said() {
    let hall = Hall::open();
    let cup = hall.tournament("River Cup", &FOUR);
    cup.make_public();
    cup.play(1, "1 1");
    cup.close(1);
    cup.play(2, "½ 0");
    cup.withdraw(4);
    let text = hall.page(&cup.page());
    assert!(text.contains("4 Dung withdrew having met 2 of 3 opponents, half or more"), "{text}");
    assert!(!text.contains("<s>"), "the results stand");
    let games = cup.pair(3);
    cup.publish(3);
    let (_, _, game) = games.iter().find(|(red, black, _)| [*red, *black].contains(&4)).unwrap();
    assert!(hall.page(&format!("/games/{game}")).contains("Not played: 4 Dung has withdrawn"));
}

#[test]
fn an_erased_name_gives_way_to_the_number() {
    let hall = Hall::open();
    let cup = hall.tournament("River Cup", &FOUR);
    cup.make_public();
    cup.play(1, "1 ½");
    cup.post(&format!("entries/{}/erasure", cup.entries[2]), &json!({}));
    let text = hall.page(&cup.page());
    assert!(!text.contains("Chan") && text.contains("No. 3"), "{text}");
}

#[rstest]
#[case("en", "Standings", "Chinese Xiangqi Competition Rules of 1999")]
#[case("zh-Hans", "名次", "《象棋竞赛规则》")]
#[case("zh-Hant", "成績表", "《象棋競賽規則》")]
#[case("vi", "Bảng xếp hạng", "Luật thi đấu cờ tướng")]
fn pages_speak_the_language_asked_for(#[case] tag: &str, #[case] heading: &str, #[case] rules: &str) {
    let hall = Hall::open();
    let cup = hall.tournament("River Cup", &FOUR);
    cup.make_public();
    cup.play(1, "1 ½");
    let chosen = hall.get(&format!("{}?lang={tag}", cup.page()));
    let accepted = hall.ask(&cup.page(), &[("Accept-Language", tag)]);
    for answer in [&chosen, &accepted] {
        let text = String::from_utf8(answer.body.clone()).unwrap();
        assert!(text.contains(&format!("<html lang=\"{tag}\">")), "{text}");
        assert!(text.contains(heading) && text.contains(rules), "{text}");
        assert!(!text.contains("page-"), "a key nobody put into words: {text}");
        assert_eq!(answer.header("content-language"), tag);
        assert!(answer.header("vary").contains("Accept-Language"));
    }
    // A language that was chosen is kept by links, one that the browser asks for is not written into them.
    let kept = format!("href=\"/?lang={tag}\"");
    assert!(String::from_utf8(chosen.body).unwrap().contains(&kept));
    assert!(!String::from_utf8(accepted.body).unwrap().contains(&kept));
    let missing = hall.get(&format!("/tournaments/none?lang={tag}"));
    assert_eq!((missing.status, missing.header("content-language")), (404, tag));
}

#[test]
fn a_page_is_sent_again_only_when_it_changed() {
    let hall = Hall::open();
    let cup = hall.tournament("River Cup", &FOUR);
    cup.make_public();
    let game = cup.pair(1).remove(0).2;
    cup.publish(1);
    for (target, result) in [(cup.page(), "1"), (format!("/games/{game}"), "0")] {
        let first = hall.get(&target);
        let tag = first.header("etag").to_owned();
        assert_eq!(first.header("cache-control"), "no-cache");
        let again = hall.ask(&target, &[("If-None-Match", &tag)]);
        assert_eq!((again.status, again.body.len(), again.header("etag")), (304, 0, tag.as_str()));
        let vietnamese = hall.ask(&format!("{target}?lang=vi"), &[("If-None-Match", &tag)]);
        assert_eq!(vietnamese.status, 200);
        if result == "1" {
            cup.result(&game, "1");
        } else {
            let amend = json!({ "outcome": "draw", "reason": "both sheets show it" });
            hall.command("POST", &format!("/v1/games/{game}/amendments"), &amend);
        }
        assert_eq!(hall.ask(&target, &[("If-None-Match", &tag)]).status, 200);
    }
}

#[test]
fn the_stylesheet_of_this_edition_may_be_kept_for_ever() {
    let hall = Hall::open();
    let text = hall.page("/");
    let address = text.split('"').find(|part| part.starts_with("/assets/chuhe.css?")).unwrap();
    let sheet = hall.get(address);
    assert_eq!((sheet.status, sheet.header("content-type")), (200, "text/css; charset=utf-8"));
    assert!(sheet.header("cache-control").contains("immutable"));
    let plain = hall.get("/assets/chuhe.css");
    assert_eq!(plain.header("cache-control"), "no-cache");
    let tag = plain.header("etag").to_owned();
    assert_eq!(hall.ask("/assets/chuhe.css", &[("If-None-Match", &tag)]).status, 304);
    assert_eq!(hall.get("/assets/chuhe.svg").header("content-type"), "image/svg+xml");
}

#[test]
fn the_list_turns_its_pages() {
    let hall = Hall::open();
    for number in 1..=52 {
        hall.tournament(&format!("Cup {number:02}"), &[]).make_public();
    }
    let first = hall.page("/?lang=en");
    assert!(first.contains("Cup 52") && first.contains("Cup 03") && !first.contains("Cup 02"), "{first}");
    let next = first.split('"').find(|part| part.contains("cursor=")).unwrap().replace("&#38;", "&");
    assert!(next.starts_with("/?lang=en&cursor="), "{next}");
    let second = hall.page(&next);
    assert!(second.contains("Cup 02") && second.contains("Cup 01") && !second.contains("Cup 03"), "{second}");
    assert!(second.contains("Newest") && !second.contains("rel=\"next\""), "{second}");
    assert_eq!(hall.get("/?cursor=!").status, 400);
}
