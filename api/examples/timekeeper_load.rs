//! How soon the timekeeper rules what has come due: many running games, with deadlines spread over a minute, then all at
//! one instant; and what it costs to wait for them.
//!
//! `cargo run --release -p chuhe-api --example timekeeper_load -- [LOCATION] [GAMES] [SECONDS]`. The games (2,000, at most
//! 2,016: all that 64 entrants have to play) stand in one tournament; LOCATION is a file (by default a new one in the
//! temporary folder) or a PostgreSQL URL. Lateness is what passes from deadline and margin until the ruling is on disk and
//! told.
#![expect(clippy::print_stdout, reason = "it is what it is for")]

use std::collections::HashMap;
use std::error::Error;
use std::time::Duration;

use actix_web::http::Method;
use chuhe_api::client::Client;
use chuhe_api::config::{ServerConfig, TimekeeperConfig};
use chuhe_api::desk::{Desk, Envelope, Texts, administrator};
use chuhe_api::host::{runtime, serving};
use chuhe_api::{server, timestamp};
use chuhe_domain::game::Start;
use chuhe_domain::vocabulary::{Actor, CommandId, GameId, Role, Timestamp, TokenId};
use chuhe_storage::ledger::{Heard, Ledger, Location};
use futures::stream::{self, StreamExt, TryStreamExt};
use rustix::time::{ClockId, clock_gettime};
use serde_json::{Value, json};
use tokio_util::sync::CancellationToken;
use uuid::Uuid;

type Failure = Box<dyn Error + Send + Sync>;

const ENTRANTS: u64 = 64;
const MARGIN_MS: u64 = 1000;
/// What each side has: enough to begin all games, and to watch it wait for the first deadline.
const TIME_MS: u64 = 20_000;
/// For how long it is watched while it waits.
const IDLE: Duration = Duration::from_secs(5);

fn main() -> Result<(), Failure> {
    runtime::run(measure())?
}

async fn measure() -> Result<(), Failure> {
    let mut arguments = std::env::args().skip(1);
    let folder = tempfile::tempdir()?;
    let location: Location = match arguments.next() {
        Some(location) => location.parse()?,
        None => Location::Sqlite(folder.path().join("chuhe.db")),
    };
    let games: usize = arguments.next().map_or(Ok(2_000), |games| games.parse())?;
    let seconds: u64 = arguments.next().map_or(Ok(60), |seconds| seconds.parse())?;

    let desk = Desk::new(Ledger::open(&location).await?);
    let secret = administrator(&desk, now()).await?.ok_or("the ledger must be a new one")?;
    let listener = server::bind(([127, 0, 0, 1], 0).into())?;
    let client = Client::new(&format!("http://{}", listener.local_addr()?))?.holding(secret.reveal());
    let stop = CancellationToken::new();
    let config = ServerConfig { timekeeper: TimekeeperConfig::default(), ..ServerConfig::default() };
    let (serve, until) = (desk.clone(), stop.clone());
    let serving =
        tokio::task::spawn_local(async move { serving::serve(listener, &config, &serve, until).await });

    println!("games   deadlines over   first ms   p50 ms   p99 ms   last ms   CPU while waiting");
    for spread_ms in [seconds * 1000, 0] {
        one(&desk, &client, games, spread_ms).await?;
    }
    stop.cancel();
    serving.await??;
    desk.ledger().close().await;
    Ok(())
}

/// Lets so many games run into deadlines that lie so far apart, and tells when they were ruled.
async fn one(desk: &Desk, client: &Client, games: usize, spread_ms: u64) -> Result<(), Failure> {
    let ids = paired(client, games).await?;
    let first = now();
    let count = u64::try_from(ids.len())?;
    // They begin at instants that lie apart as the deadlines shall.
    let began = |nth: u64| first.plus(spread_ms * nth / count);
    let starting = ids.iter().zip(0..).map(|(game, nth)| begin(desk, *game, began(nth)));
    stream::iter(starting).buffer_unordered(128).try_collect::<Vec<()>>().await?;
    let due: HashMap<GameId, Timestamp> =
        ids.iter().zip(0..).map(|(game, nth)| (*game, began(nth).plus(TIME_MS + MARGIN_MS))).collect();
    let left_ms = first.plus(TIME_MS).since(now());
    if left_ms < 6_000 {
        return Err(format!("only {left_ms} ms are left when all have begun: too slow a machine").into());
    }

    tokio::time::sleep(Duration::from_millis(500)).await;
    let before = cpu();
    tokio::time::sleep(IDLE).await;
    let waiting = cpu().saturating_sub(before);

    let mut hearing = desk.ledger().heard();
    let mut late = Vec::with_capacity(due.len());
    let over = tokio::time::sleep(Duration::from_millis(left_ms + spread_ms) + Duration::from_secs(60));
    tokio::pin!(over);
    while late.len() < due.len() {
        let heard = tokio::select! {
            heard = hearing.next() => heard.ok_or("the ledger is closed")?,
            () = &mut over => return Err(format!("only {} of {} were ruled", late.len(), due.len()).into()),
        };
        let Heard::Here { deadlines, .. } = heard else { continue };
        let cleared = deadlines.iter().filter(|(_, change)| change.at.is_none());
        let told = now();
        late.extend(cleared.filter_map(|(_, change)| due.get(&change.game)).map(|due| told.since(*due)));
    }
    late.sort_unstable();
    let at = |percent: usize| late[(late.len() - 1) * percent / 100];
    println!(
        "{:>5}   {:>12} s   {:>8}   {:>6}   {:>6}   {:>7}   {:>7.1} ms in {} s",
        late.len(),
        spread_ms / 1000,
        at(0),
        at(50),
        at(99),
        at(100),
        waiting.as_secs_f64() * 1000.0,
        IDLE.as_secs()
    );
    Ok(())
}

/// The games of a tournament of which every round is published.
async fn paired(client: &Client, games: usize) -> Result<Vec<GameId>, Failure> {
    let call = async |method: Method, path: String, body: Value| -> Result<Value, Failure> {
        Ok(client.command(method, &path, Uuid::new_v4(), &body).await?)
    };
    let made = call(Method::POST, "/v1/tournaments".into(), json!({ "title": "Load" })).await?;
    let tournament = format!("/v1/tournaments/{}", made["id"].as_str().unwrap_or_default());
    let regulations = json!({
        "time_control": { "periods": [{ "time_ms": TIME_MS }] },
        "clock": { "margin_ms": MARGIN_MS, "contact_ms": 600_000 },
        "overrides": { "late_limit_ms": 900_000 },
    });
    call(Method::PUT, format!("{tournament}/regulations"), regulations).await?;
    for n in 1..=ENTRANTS {
        call(Method::POST, format!("{tournament}/entries"), json!({ "name": format!("Example {n}") }))
            .await?;
    }
    call(Method::POST, format!("{tournament}/lots"), json!({ "seed": "load" })).await?;
    let mut ids = Vec::new();
    for round in 1..ENTRANTS {
        if ids.len() >= games {
            break;
        }
        let paired = call(Method::POST, format!("{tournament}/rounds"), json!({ "round": round })).await?;
        call(Method::PUT, format!("{tournament}/rounds/{round}/publication"), Value::Null).await?;
        let pairings = paired["pairings"].as_array().cloned().unwrap_or_default();
        for pairing in pairings {
            ids.push(pairing["game"].as_str().unwrap_or_default().parse()?);
        }
    }
    ids.truncate(games);
    Ok(ids)
}

/// Begins a game at this instant, and is heard at its table, as a request would be.
async fn begin(desk: &Desk, game: GameId, at: Timestamp) -> Result<(), Failure> {
    let envelope = Envelope {
        actor: Actor { id: TokenId(Uuid::from_u128(1)), role: Role::Scorer, entry: None },
        key: CommandId(Uuid::new_v4()),
        digest: [0; 32],
        pins: None,
        received_at: at,
        occurred_at: None,
        correlation_id: Uuid::new_v4(),
    };
    desk.hear_of(game, at, 60_000).await;
    desk.play(&envelope, game, 200, Texts::default(), &Start::default()).await?;
    Ok(())
}

fn now() -> Timestamp {
    timestamp::Timestamp::now().into()
}

/// What this process has taken of the processors until now.
fn cpu() -> Duration {
    let time = clock_gettime(ClockId::ProcessCPUTime);
    let (seconds, nanos) = (u64::try_from(time.tv_sec), u64::try_from(time.tv_nsec));
    Duration::from_secs(seconds.unwrap_or(0)) + Duration::from_nanos(nanos.unwrap_or(0))
}
