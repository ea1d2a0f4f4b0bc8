//! The example tournament by the binary: whole, even when a run was killed in the middle, and never doubled.

use std::collections::BTreeMap;
use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, ChildStdout, Command, Stdio};
use std::time::Duration;

use chuhe_api::client::Client;
use serde_json::Value;

/// A running demo; dropping it kills it.
struct Demo {
    child: Child,
    out: BufReader<ChildStdout>,
    said: String,
}

impl Demo {
    fn start(folder: &Path, more: &[&str]) -> Self {
        let mut child = Command::new(env!("CARGO_BIN_EXE_chuhe"))
            .args(["demo", "--listen", "127.0.0.1:0", "--folder"])
            .arg(folder)
            .args(more)
            .env_remove("CHUHE_LISTEN")
            .env_remove("CHUHE_LOG")
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let out = BufReader::new(child.stdout.take().unwrap());
        Self { child, out, said: String::new() }
    }

    /// Reads until a line holds these words, or to the end.
    #[track_caller]
    fn until(&mut self, words: &str) -> String {
        let mut line = String::new();
        while self.out.read_line(&mut line).unwrap() > 0 {
            self.said.push_str(&line);
            if line.contains(words) {
                return line;
            }
            line.clear();
        }
        panic!("the demo never said `{words}`: {}", self.said)
    }

    /// The address it prints first.
    fn client(&mut self) -> Client {
        let line = self.until("listens on");
        let url = line.split_whitespace().find(|word| word.starts_with("http://")).unwrap();
        Client::new(url.trim_end_matches(';')).unwrap()
    }

    fn interrupt(&mut self) -> bool {
        let pid = self.child.id().to_string();
        assert!(Command::new("kill").args(["-INT", &pid]).status().unwrap().success());
        self.child.wait().unwrap().success()
    }
}

impl Drop for Demo {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// The client under the token of the administrator, which is in the folder.
fn administrator(client: &Client, folder: &Path) -> Client {
    let secrets: Value = serde_json::from_slice(&std::fs::read(folder.join("tokens.json")).unwrap()).unwrap();
    client.holding(secrets["administrator"].as_str().unwrap())
}

/// The address of the only tournament there is.
async fn tournament(client: &Client) -> Option<String> {
    let list: Value = client.get("/v1/tournaments").await.unwrap();
    let tournaments = list["tournaments"].as_array().unwrap();
    assert!(tournaments.len() <= 1, "{list:#}");
    Some(format!("/v1/tournaments/{}", tournaments.first()?["id"].as_str()?))
}

/// How many events there are of each type.
async fn events(client: &Client, tournament: &str) -> BTreeMap<String, usize> {
    let mut counts = BTreeMap::new();
    let mut after = 0;
    loop {
        let page: Value = client.get(&format!("{tournament}/events?limit=1000&after={after}")).await.unwrap();
        let events = page["events"].as_array().unwrap();
        for event in events {
            *counts.entry(event["type"].as_str().unwrap().to_owned()).or_default() += 1;
            after = event["sequence"].as_u64().unwrap();
        }
        if page["head_sequence"].as_u64() == Some(after) {
            return counts;
        }
    }
}

#[actix_web::test]
async fn a_run_that_was_killed_is_completed_by_the_next_and_the_one_after_doubles_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();

    // Killed while the second round is on its way.
    let mut killed = Demo::start(folder, &[]);
    let client = killed.client();
    let halfway = async {
        loop {
            if let Some(tournament) = tournament(&client).await {
                let rounds: Value = client.get(&format!("{tournament}/rounds")).await.unwrap();
                if rounds["rounds"].as_array().unwrap().len() > 1 {
                    return;
                }
            }
            actix_web::rt::time::sleep(Duration::from_millis(20)).await;
        }
    };
    tokio::time::timeout(Duration::from_secs(120), halfway).await.unwrap();
    drop(killed);

    // Completed, and up to be looked at.
    let mut demo = Demo::start(folder, &[]);
    let client = demo.client();
    demo.until("Ctrl-C");
    assert!(demo.said.contains("The tournament is played"), "{}", demo.said);
    let path = tournament(&client).await.unwrap();
    for place in ["/tournaments/", "/docs", "/crosstable", "/standings"] {
        assert!(demo.said.contains(place), "no {place}: {}", demo.said);
    }
    what_happened_is_seen(&client, &path).await;
    let counts = events(&administrator(&client, folder), &path).await;
    for (event, count) in [
        ("tournament.created", 1),
        ("tournament.entry_registered", 8),
        ("tournament.lots_committed", 1),
        ("tournament.lots_drawn", 1),
        ("tournament.round_paired", 7),
        ("tournament.round_published", 7),
        ("tournament.round_closed", 7),
        ("tournament.entry_withdrew", 1),
        ("tournament.closed", 1),
        ("game.scheduled", 28),
        ("game.started", 23),
        ("game.result_disputed", 1),
        ("game.result_amended", 1),
    ] {
        assert_eq!(counts.get(event), Some(&count), "{event}: {counts:#?}");
    }
    assert!(demo.interrupt(), "an interrupt ends it well");

    // Run again, it finds everything and adds nothing.
    let mut again = Demo::start(folder, &["--exit"]);
    again.until("is complete");
    assert!(again.child.wait().unwrap().success());
    let mut last = Demo::start(folder, &[]);
    let client = last.client();
    assert_eq!(events(&administrator(&client, folder), &path).await, counts);
    assert!(last.interrupt());
}

/// The withdrawal, the forfeit and the dispute, as anybody can read them.
async fn what_happened_is_seen(client: &Client, path: &str) {
    let standings: Value = client.get(&format!("{path}/standings")).await.unwrap();
    assert_eq!(standings["provisional"], false);
    assert_eq!(standings["ranked"].as_array().unwrap().len(), 7);
    assert_eq!(standings["annulled"][0]["name"], "Example 戊 (Edo)");
    let crosstable: Value = client.get(&format!("{path}/crosstable")).await.unwrap();
    let rows = crosstable["rows"].as_array().unwrap();
    let cells: Vec<&Value> = rows.iter().flat_map(|row| row["cells"].as_array().unwrap()).collect();
    let symbol = |wanted: &str| cells.iter().filter(|cell| cell["symbol"] == wanted).count();
    assert_eq!((symbol("+"), symbol("-")), (1, 1));
    assert_eq!(cells.iter().filter(|cell| cell["annulled"] == true).count(), 14);
    let rounds: Value = client.get(&format!("{path}/rounds")).await.unwrap();
    let pairings =
        rounds["rounds"].as_array().unwrap().iter().flat_map(|it| it["pairings"].as_array().unwrap());
    let endings: Vec<&str> = pairings.filter_map(|pairing| pairing["result"]["ending"].as_str()).collect();
    for ending in ["checkmate", "resignation", "agreement", "forfeit", "ruling"] {
        assert!(endings.contains(&ending), "no {ending}: {endings:?}");
    }
}
