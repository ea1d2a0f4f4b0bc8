//! A server with a ledger of its own, and an administrator who founds tournaments there over HTTP.

use std::io::Write;
use std::net::{SocketAddr, TcpStream};
use std::sync::mpsc;
use std::thread::JoinHandle;
use std::time::Duration;

use actix_web::web;
use chuhe_api::config::ServerConfig;
use chuhe_api::desk::{Desk, administrator};
use chuhe_api::routes::health::Readiness;
use chuhe_api::server;
use chuhe_api::timestamp::Timestamp;
use chuhe_storage::ledger::{Ledger, Location};
use serde_json::{Value, json};
use tempfile::TempDir;
use tokio_util::sync::CancellationToken;
use uuid::Uuid;

use crate::harness::{Answer, head};

/// A running server with a ledger; dropping it stops it.
pub(crate) struct Hall {
    pub(crate) address: SocketAddr,
    secret: String,
    stop: CancellationToken,
    thread: Option<JoinHandle<()>>,
    _ledger: TempDir,
}

impl Hall {
    pub(crate) fn open() -> Self {
        let directory = tempfile::tempdir().unwrap();
        let location = Location::Sqlite(directory.path().join("chuhe.db"));
        let listener = server::bind(SocketAddr::from(([127, 0, 0, 1], 0))).unwrap();
        let address = listener.local_addr().unwrap();
        let stop = CancellationToken::new();
        let until = stop.clone();
        let (tell, told) = mpsc::channel();
        let config = ServerConfig {
            workers: Some(1),
            shutdown_time: Duration::from_secs(1),
            ..ServerConfig::default()
        };
        let thread = std::thread::spawn(move || {
            let runtime =
                tokio::runtime::Builder::new_multi_thread().worker_threads(1).enable_all().build().unwrap();
            runtime.block_on(async {
                let desk = Desk::new(Ledger::open(&location).await.unwrap());
                let secret = administrator(&desk, Timestamp::now().into()).await.unwrap().unwrap();
                tell.send(secret.reveal().to_owned()).unwrap();
                let data = web::Data::new(desk.clone());
                let extra = move |app: &mut utoipa_actix_web::service_config::ServiceConfig<'_>| {
                    app.app_data(data.clone());
                };
                let readiness = Readiness::new(until.clone());
                server::serve(listener, &config, readiness, until, extra).await.unwrap();
                desk.ledger().close().await;
            });
        });
        let secret = told.recv().unwrap();
        Self { address, secret, stop, thread: Some(thread), _ledger: directory }
    }

    fn raw(&self, request: &str) -> Answer {
        let mut stream = TcpStream::connect(self.address).unwrap();
        stream.set_read_timeout(Some(Duration::from_secs(10))).unwrap();
        stream.write_all(request.as_bytes()).unwrap();
        Answer::read(&mut stream)
    }

    /// What anybody is shown.
    pub(crate) fn ask(&self, target: &str, headers: &[(&str, &str)]) -> Answer {
        self.raw(&(head("GET", target, headers) + "\r\n"))
    }

    pub(crate) fn get(&self, target: &str) -> Answer {
        self.ask(target, &[])
    }

    /// A page that must be there.
    #[track_caller]
    pub(crate) fn page(&self, target: &str) -> String {
        let answer = self.get(target);
        let text = String::from_utf8(answer.body.clone()).unwrap();
        assert_eq!(answer.status, 200, "{target}: {text}");
        text
    }

    /// A command of the administrator's, which must be accepted.
    #[track_caller]
    pub(crate) fn command(&self, method: &str, target: &str, body: &Value) -> Value {
        self.command_with(method, target, &[], body)
    }

    /// The same with these headers.
    #[track_caller]
    pub(crate) fn command_with(
        &self,
        method: &str,
        target: &str,
        more: &[(&str, &str)],
        body: &Value,
    ) -> Value {
        let body = body.to_string();
        let (token, length) = (format!("Bearer {}", self.secret), body.len().to_string());
        let key = Uuid::now_v7().to_string();
        let headers = [
            ("Authorization", token.as_str()),
            ("Idempotency-Key", &key),
            ("Content-Type", "application/json"),
            ("Content-Length", &length),
        ];
        let headers = [&headers, more].concat();
        let answer = self.raw(&(head(method, target, &headers) + "\r\n" + &body));
        assert!((200..300).contains(&answer.status), "{method} {target} {body}: {}", answer.json());
        answer.json()
    }

    /// A tournament of these people, public from the start, with numbers drawn in this order.
    pub(crate) fn tournament(&self, title: &str, people: &[&str]) -> Tournament<'_> {
        let found = self.command("POST", "/v1/tournaments", &json!({ "title": title }));
        let id = found["id"].as_str().unwrap().to_owned();
        let mut tournament = Tournament { hall: self, id, entries: Vec::new() };
        for name in people {
            let entry = tournament.post("entries", &json!({ "name": name, "federation": "HKG" }));
            tournament.entries.push(entry["id"].as_str().unwrap().to_owned());
        }
        let lots = (1..).zip(&tournament.entries);
        let lots: Vec<Value> =
            lots.map(|(number, entry)| json!({ "number": number, "entry": entry })).collect();
        if !lots.is_empty() {
            tournament.post("lots", &json!({ "drawn": lots }));
        }
        tournament
    }
}

impl Drop for Hall {
    fn drop(&mut self) {
        self.stop.cancel();
        if let Some(thread) = self.thread.take() {
            thread.join().unwrap();
        }
    }
}

/// A tournament, as its organiser runs it.
pub(crate) struct Tournament<'a> {
    pub(crate) hall: &'a Hall,
    pub(crate) id: String,
    pub(crate) entries: Vec<String>,
}

impl Tournament<'_> {
    #[track_caller]
    pub(crate) fn post(&self, what: &str, body: &Value) -> Value {
        self.hall.command("POST", &format!("/v1/tournaments/{}/{what}", self.id), body)
    }

    pub(crate) fn make_public(&self) {
        self.hall.command("PATCH", &format!("/v1/tournaments/{}", self.id), &json!({ "public": true }));
    }

    /// The address of its page.
    pub(crate) fn page(&self) -> String {
        format!("/tournaments/{}", self.id)
    }

    /// Pairs the next round and gives out its games, by number of Red and Black.
    pub(crate) fn pair(&self, round: u32) -> Vec<(usize, usize, String)> {
        self.paired(&json!({ "round": round }))
    }

    /// Pairs a round as this says, and gives out its games.
    pub(crate) fn paired(&self, round: &Value) -> Vec<(usize, usize, String)> {
        let view = self.post("rounds", round);
        let number = |side: &Value| usize::try_from(side["number"].as_u64().unwrap()).unwrap();
        let pairings = view["pairings"].as_array().unwrap().iter();
        let game = |pairing: &Value| pairing["game"].as_str().unwrap().to_owned();
        pairings.map(|pairing| (number(&pairing["red"]), number(&pairing["black"]), game(pairing))).collect()
    }

    pub(crate) fn publish(&self, round: u32) {
        let target = format!("/v1/tournaments/{}/rounds/{round}/publication", self.id);
        self.hall.command("PUT", &target, &json!({}));
    }

    pub(crate) fn close(&self, round: u32) {
        self.post(&format!("rounds/{round}/closure"), &json!({}));
    }

    /// `1 ½ 0` for Red as played, `+` and `-` as forfeited by the other or by Red.
    pub(crate) fn result(&self, game: &str, red: &str) {
        let post = |what: &str, body: &Value| {
            self.hall.command("POST", &format!("/v1/games/{game}/{what}"), body);
        };
        match red {
            "1" => post("result", &json!({ "outcome": "red_wins" })),
            "½" => post("result", &json!({ "outcome": "draw" })),
            "0" => post("result", &json!({ "outcome": "black_wins" })),
            forfeit => {
                let loser = if forfeit == "+" { "black" } else { "red" };
                post("forfeit", &json!({ "loser": loser, "ground": "absence", "reason": "not there" }));
            }
        }
    }

    /// Pairs, publishes and plays a round; the results are Red's, by table.
    pub(crate) fn play(&self, round: u32, results: &str) {
        let games = self.pair(round);
        self.publish(round);
        for ((_, _, game), result) in games.iter().zip(results.split_whitespace()) {
            self.result(game, result);
        }
    }

    /// The entrant with this number leaves.
    pub(crate) fn withdraw(&self, number: usize) {
        let entry = &self.entries[number - 1];
        self.post("withdrawals", &json!({ "entry": entry, "consent": true, "reason": "taken ill" }));
    }
}
