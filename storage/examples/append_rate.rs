//! How many appends a second a ledger takes, at 1, 32 and 128 producers, and how much of it is the batching.
//!
//! `cargo run --release -p chuhe-storage --example append_rate -- [LOCATION] [SECONDS]`; without a location, a new file in
//! the temporary folder. It writes into a book of its own and leaves it there. The ratio is against the same ledger with
//! batches of one: a transaction, and a sync, for each request.
#![expect(clippy::print_stdout, reason = "it is what it is for")]

use std::env;
use std::error::Error;
use std::time::{Duration, Instant};

use chuhe_domain::game::GameEvent;
use chuhe_domain::game::event::MovePlayed;
use chuhe_domain::vocabulary::{BookId, CommandId, GameId, Timestamp, TokenId};
use chuhe_storage::ledger::{Append, CommandRecord, Guard, Ledger, Location, NewEvent, Settings, StoreError};
use tokio::task::JoinSet;
use uuid::Uuid;

#[tokio::main]
async fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = env::args().skip(1);
    let anywhere = env::temp_dir().join(format!("append-rate-{}.db", Uuid::new_v4()));
    let location: Location = match arguments.next() {
        Some(text) => text.parse()?,
        None => Location::Sqlite(anywhere),
    };
    let span = Duration::from_secs(arguments.next().map_or(Ok(3), |text| text.parse())?.min(60));
    println!("{location}, {} s each", span.as_secs());
    println!("producers   in batches   one by one   ratio   p50 ms   p99 ms");
    for producers in [1, 32, 128] {
        let (single, _) = rate(&location, 1, producers, span).await?;
        let (batched, mut waits) = rate(&location, Settings::default().batch, producers, span).await?;
        waits.sort_unstable();
        let at =
            |share: usize| waits.get(waits.len() * share / 100).map_or(0.0, |wait| wait.as_secs_f64() * 1e3);
        let ratio = batched / single;
        println!("{producers:9} {batched:10.0}/s {single:10.0}/s {ratio:7.1} {:8.2} {:8.2}", at(50), at(99));
    }
    Ok(())
}

/// Appends a second, with the time each took.
async fn rate(
    location: &Location,
    batch: usize,
    producers: usize,
    span: Duration,
) -> Result<(f64, Vec<Duration>), Box<dyn Error>> {
    let ledger = Ledger::open_with(location, Settings { batch, ..Settings::default() }).await?;
    let begun = Instant::now();
    let mut tasks = JoinSet::new();
    for _ in 0..producers {
        tasks.spawn(produce(ledger.clone(), begun + span));
    }
    let mut waits = Vec::new();
    for produced in tasks.join_all().await {
        waits.extend(produced?);
    }
    let elapsed = begun.elapsed().as_secs_f64();
    ledger.close().await;
    #[expect(clippy::cast_precision_loss, reason = "a rate is printed in whole numbers")]
    let count = waits.len() as f64;
    Ok((count / elapsed, waits))
}

/// Plays one game, move after move, each after the answer to the one before.
async fn produce(ledger: Ledger, until: Instant) -> Result<Vec<Duration>, StoreError> {
    let (book, game) = (BookId(Uuid::new_v4()), GameId(Uuid::new_v4()));
    let mut waits = Vec::new();
    let mut ply = 0;
    while Instant::now() < until {
        let guard = Guard::Stream { stream: game.into(), version: u64::from(ply) };
        ply += 1;
        let event: GameEvent = MovePlayed { ply, iccs: "h2e2".to_owned() }.into();
        let now = Timestamp::from_millis(i64::from(ply));
        let append = Append {
            book,
            guards: vec![guard],
            events: vec![NewEvent { stream: game.into(), event: event.into(), occurred_at: now }],
            personal: Vec::new(),
            erasures: Vec::new(),
            deadlines: Vec::new(),
            command: CommandRecord {
                actor: TokenId(Uuid::nil()),
                command_id: CommandId(Uuid::new_v4()),
                request_digest: [0; 32],
                status: 201,
                refusal: None,
                received_at: now,
                correlation_id: Uuid::new_v4(),
            },
        };
        let begun = Instant::now();
        ledger.append(append).await?;
        waits.push(begun.elapsed());
    }
    Ok(waits)
}
