//! The binary as it is run: what it shows, what it logs, and how it ends.

use std::io::{Read, Write};

use serde_json::{Value, json};

use crate::harness::client::{Client, Request};
use crate::harness::cup::{self, Cup, text};
use crate::harness::place::{Place, Sqlite};
use crate::harness::process::Process;

const SHOWN: &str = "administrator token";

/// The first start shows the administrator's secret, and no other does; what a log holds of a token is nothing, at
/// any level.
pub(super) fn a_secret_is_shown_once_and_never_logged<P: Place>() {
    let place = P::fresh();
    let arguments = place.arguments().into_iter().chain(["--log".to_owned(), "trace".to_owned()]);
    let arguments: Vec<String> = arguments.collect();
    let mut first = Process::serve(&arguments);
    let secret = first.administrator();
    let admin = Client::new(first.address(), Some(secret.clone()));
    let cup = Cup::public(&admin, 2);
    let scorers = text(&cup.issue("scorer", &json!({ "tournament": cup.id }))["secret"]);
    let scorer = cup.client.with(&scorers);
    scorer.post(&cup::game(&cup.round(1)[0].game, "/start"), &Value::Null).must(200);
    scorer.post(&cup.path("/rounds"), &json!({ "round": 2 })).problem(403, "auth.forbidden");
    admin.with("chuhe_nobodys").get("/v1/tokens").problem(401, "auth.invalid_token");
    first.terminate();
    assert!(first.ended().success());

    let mut second = Process::serve(&arguments);
    let admin = admin.at(second.address());
    admin.get("/v1/tokens").must(200);
    second.terminate();
    assert!(second.ended().success());
    assert_eq!(first.out.text().matches(SHOWN).count(), 1);
    assert_eq!(second.out.text(), "");
    for log in [first.log.text(), second.log.text()] {
        assert!(log.lines().count() > 20, "{log}");
        for secret in [secret.as_str(), &scorers, "chuhe_nobodys"] {
            assert_eq!(log.lines().find(|line| line.contains(secret)), None);
        }
    }
}

/// Told to end, it answers what it has begun to read, takes nothing new, and ends well.
pub(super) fn what_is_under_way_is_answered_before_it_ends<P: Place>() {
    let place = P::fresh();
    let mut process = Process::serve(place.arguments());
    let secret = process.administrator();
    let admin = Client::new(process.address(), Some(secret.clone()));
    let request =
        Request::post("/v1/tournaments", &json!({ "title": "River Cup" })).header("Expect", "100-continue");
    let bytes = request.bytes(Some(&secret));
    let (begun, rest) = bytes.split_at(bytes.len() - 5);
    let mut stream = admin.connect().unwrap();
    stream.write_all(begun).unwrap();
    // By this it says that the request is in its hands.
    let mut word = [0; 25];
    stream.read_exact(&mut word).unwrap();
    assert_eq!(&word, b"HTTP/1.1 100 Continue\r\n\r\n");
    process.terminate();
    process.log.wait_for("running requests end first");
    stream.write_all(rest).unwrap();
    Client::read(&mut stream).unwrap().must(201);
    assert!(process.ended().success(), "{}", process.log.text());
    assert!(process.log.text().lines().last().unwrap().ends_with("stopped"));

    let process = Process::serve(place.arguments());
    let page = admin.at(process.address()).get("/v1/tournaments").must(200);
    assert_eq!(page["tournaments"][0]["title"], "River Cup");
}

/// One file, one server: a second one says why it does not start, and the first does not notice.
#[test]
fn a_second_server_on_the_same_folder_is_refused() {
    let place = Sqlite::fresh();
    let first = Process::serve(place.arguments());
    let admin = Client::new(first.address(), Some(first.administrator()));
    let mut second = Process::serve(place.arguments());
    assert!(!second.ended().success());
    let log = second.log.text();
    let words = log.lines().last().unwrap();
    assert!(
        words.starts_with("chuhe: ") && words.contains("another process holds") && words.contains("chuhe.db"),
        "{log}"
    );
    assert!(!second.out.text().contains(SHOWN));
    Cup::public(&admin, 2);
}
