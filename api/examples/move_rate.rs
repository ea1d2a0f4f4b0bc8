//! How many moves a second a server answers over HTTP, each on disk before it is answered: one sender against many.
//!
//! `cargo run --release -p chuhe-api --example move_rate`. A server and its clients share this process and its cores; the
//! ledger is a new file in the temporary folder. Each sender plays back and forth in a game of its own, 200 moves.
#![expect(clippy::print_stdout, reason = "it is what it is for")]

use std::error::Error;
use std::time::{Duration, Instant};

use actix_web::http::Method;
use chuhe_api::client::Client;
use chuhe_api::host::{OwnServer, runtime};
use futures::future::try_join_all;
use serde_json::{Value, json};
use uuid::Uuid;

const MOVES: usize = 200;
/// A circular event of 64 has 32 tables a round.
const ENTRANTS: usize = 64;

fn main() -> Result<(), Box<dyn Error + Send + Sync>> {
    runtime::run(measure())?
}

async fn measure() -> Result<(), Box<dyn Error + Send + Sync>> {
    let folder = tempfile::tempdir()?;
    let server = OwnServer::on_loopback(folder.path()).await?;
    let client = Client::new(&server.url())?.holding(server.administrator());
    println!("senders   moves/s   p50 ms   p99 ms");
    for senders in [1, 32] {
        let games = games(&client).await?;
        let began = Instant::now();
        let senders: Vec<_> = games.iter().take(senders).map(|game| play(&client, game)).collect();
        let count = senders.len();
        let mut times: Vec<Duration> = try_join_all(senders).await?.concat();
        let elapsed = began.elapsed().as_secs_f64();
        times.sort_unstable();
        let at = |percent: usize| times[(times.len() - 1) * percent / 100].as_secs_f64() * 1000.0;
        let rate = times.len() as f64 / elapsed;
        println!("{count:>7}   {rate:>7.0}   {:>6.1}   {:>6.1}", at(50), at(99));
    }
    server.stop().await?;
    Ok(())
}

/// The games of a first round that have begun.
async fn games(client: &Client) -> Result<Vec<String>, Box<dyn Error + Send + Sync>> {
    let post = async |path: String, body: Value| -> Result<Value, Box<dyn Error + Send + Sync>> {
        Ok(client.command(Method::POST, &path, Uuid::new_v4(), &body).await?)
    };
    let made = post("/v1/tournaments".into(), json!({ "title": "Load" })).await?;
    let tournament = format!("/v1/tournaments/{}", made["id"].as_str().unwrap_or_default());
    for n in 1..=ENTRANTS {
        post(format!("{tournament}/entries"), json!({ "name": format!("Example {n}") })).await?;
    }
    post(format!("{tournament}/lots"), json!({ "seed": "load" })).await?;
    let round = post(format!("{tournament}/rounds"), json!({ "round": 1 })).await?;
    let publication = format!("{tournament}/rounds/1/publication");
    let _: Value = client.command(Method::PUT, &publication, Uuid::new_v4(), &Value::Null).await?;
    let pairings = round["pairings"].as_array().cloned().unwrap_or_default();
    let games: Vec<String> =
        pairings.iter().filter_map(|pairing| pairing["game"].as_str().map(str::to_owned)).collect();
    for game in &games {
        post(format!("/v1/games/{game}/start"), Value::Null).await?;
    }
    Ok(games)
}

/// Chariots go forth and back; how long each answer took.
async fn play(client: &Client, game: &str) -> Result<Vec<Duration>, Box<dyn Error + Send + Sync>> {
    let mut times = Vec::with_capacity(MOVES);
    for step in ["a0a1", "a9a8", "a1a0", "a8a9"].iter().cycle().take(MOVES) {
        let began = Instant::now();
        let path = format!("/v1/games/{game}/moves");
        let _: Value = client.command(Method::POST, &path, Uuid::new_v4(), &json!({ "move": step })).await?;
        times.push(began.elapsed());
    }
    Ok(times)
}
