//! Every problem in the language asked for, wherever it arises.

use rstest::rstest;

use crate::harness::Server;

#[rstest]
#[case("en", "Nothing here", "Unknown field")]
#[case("zh-Hans", "此处没有内容", "未知字段")]
#[case("zh-Hant", "此處沒有內容", "未知欄位")]
#[case("vi", "Không có gì ở đây", "Trường không xác định")]
fn problems_speak_the_language_asked_for(#[case] tag: &str, #[case] nothing: &str, #[case] unknown: &str) {
    let server = Server::start();
    let by_header = server.send("GET", "/nowhere", &[("Accept-Language", tag)]);
    let by_query = server.send("GET", &format!("/nowhere?lang={tag}"), &[("Accept-Language", "fr")]);
    for answer in [by_header, by_query] {
        let problem = answer.problem(404, "request.not_found");
        assert_eq!(problem["title"], nothing);
        assert_eq!((answer.header("content-language"), answer.header("vary")), (tag, "Accept-Language"));
    }
    let answer = server.post(&format!("/test/notes?lang={tag}"), r#"{"text":"a","x":1}"#);
    let problem = answer.problem(400, "request.unknown_field");
    assert_eq!(problem["title"], unknown);
    assert_eq!(problem["errors"][0]["detail"], problem["detail"]);
}

#[test]
fn an_explanation_speaks_it_too() {
    let server = Server::start();
    let explanation = server.get("/problems/auth.forbidden?lang=vi").json();
    assert_eq!(explanation["title"], "Mã truy cập này không được phép");
}
