//! The server's clock, and its signs of life.

use chuhe_api::timestamp::Timestamp;

use crate::harness::Server;

#[test]
fn the_time_is_told_twice_in_order() {
    let answer = Server::start().get("/v1/time");
    let time = answer.json();
    let read = |name: &str| time[name].as_str().unwrap().parse::<Timestamp>().unwrap();
    assert!(read("received_at") <= read("transmitted_at"));
    assert!(read("transmitted_at") <= Timestamp::now());
    assert_eq!(answer.header("cache-control"), "no-store");
}

#[test]
fn a_server_in_order_is_alive_and_ready() {
    let server = Server::start();
    assert_eq!(server.get("/health/live").json()["status"], "ok");
    assert_eq!(server.get("/health/ready").json()["checks"][0], "server");
}
