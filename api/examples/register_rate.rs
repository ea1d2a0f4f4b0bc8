//! What the federation's register costs when it is large: entering players in lists and one by one, taking it up after a
//! start, finding by name and by number.
//!
//! `cargo run --release -p chuhe-api --example register_rate -- [PLAYERS]`. The ledger is a new file in the temporary folder;
//! nothing goes over HTTP.
#![expect(clippy::print_stdout, reason = "it is what it is for")]

use std::error::Error;
use std::time::Instant;

use chuhe_api::desk::{Desk, Envelope, Failure, SERVER, Search, Texts, written};
use chuhe_domain::federation::players::{Details, Numbered, RegisterPlayer, RegisterPlayers};
use chuhe_domain::vocabulary::{Actor, CommandId, PlayerId, Role, Timestamp, Writing};
use chuhe_storage::ledger::{Ledger, Location};
use uuid::Uuid;

const PLAYERS: usize = 100_000;
const LIST: usize = 5_000;
/// How often each thing is measured.
const TIMES: usize = 101;

type Outcome<T> = Result<T, Box<dyn Error + Send + Sync>>;

#[tokio::main]
async fn main() -> Outcome<()> {
    let players = std::env::args().nth(1).map_or(Ok(PLAYERS), |text| text.parse())?;
    let folder = tempfile::tempdir()?;
    let desk = Desk::new(Ledger::open(&Location::Sqlite(folder.path().join("chuhe.db"))).await?);
    let began = Instant::now();
    for first in (0..players).step_by(LIST) {
        let mut texts = Texts::default();
        let list = (first..players.min(first + LIST)).map(|n| player(n, &mut texts)).collect();
        desk.register_players(&envelope(), texts, &RegisterPlayers { players: list }).await?;
    }
    println!("{players} players entered in lists of {LIST}: {:.1} s", began.elapsed().as_secs_f64());

    let desk = Desk::new(desk.ledger().clone());
    let began = Instant::now();
    desk.tokens().await?;
    println!("tokens after a start: {:.2} s", began.elapsed().as_secs_f64());
    let (before, began) = (resident(), Instant::now());
    desk.find_players(&Search { limit: 1, ..Search::default() }).await?;
    println!("register after a start: {:.2} s, {} MiB", began.elapsed().as_secs_f64(), resident() - before);

    let by_name = |name: &str| Search { name: Some(name.to_owned()), limit: 50, ..Search::default() };
    find(&desk, "by a name nobody has", &by_name("nobody is called so")).await?;
    find(&desk, "by the last player's name", &by_name(&format!("player {}", players - 1))).await?;
    find(&desk, "the first fifty of many", &by_name("player")).await?;
    let number = Some(("national".to_owned(), format!("N{}", players / 2)));
    find(&desk, "by number", &Search { number, limit: 50, ..Search::default() }).await?;

    let mut times = Vec::with_capacity(TIMES);
    for n in players..players + TIMES {
        let mut texts = Texts::default();
        let new = player(n, &mut texts);
        let began = Instant::now();
        desk.register_player(&envelope(), texts, &new).await?;
        times.push(began.elapsed().as_secs_f64() * 1000.0);
    }
    tell("enter one with a number", times);
    let mut texts = Texts::default();
    let taken = RegisterPlayer { player: PlayerId(Uuid::now_v7()), ..player(0, &mut texts) };
    let refused = desk.register_player(&envelope(), texts, &taken).await;
    assert!(matches!(refused, Err(Failure::Refused(reason)) if reason.code == "player.number_taken"));
    desk.ledger().close().await;
    Ok(())
}

/// Two names, a number, a year of birth.
fn player(n: usize, texts: &mut Texts) -> RegisterPlayer {
    let names = vec![(Writing::Simplified, format!("棋手{n}号")), (Writing::Latin, format!("Player {n}"))];
    let number = format!("N{n}");
    let born = Some(texts.take(format!("{}", 1940 + n % 80)));
    RegisterPlayer {
        player: PlayerId(Uuid::now_v7()),
        details: Details {
            names: written(names, texts),
            federation: Some("HKG".to_owned()),
            born,
            public: Some(true),
            ..Details::default()
        },
        numbers: vec![Numbered { system: "national".to_owned(), kept: texts.take(number.clone()), number }],
        ratings: Vec::new(),
    }
}

async fn find(desk: &Desk, what: &str, search: &Search) -> Outcome<()> {
    let mut times = Vec::with_capacity(TIMES);
    for _ in 0..TIMES {
        let began = Instant::now();
        desk.find_players(search).await?;
        times.push(began.elapsed().as_secs_f64() * 1000.0);
    }
    tell(what, times);
    Ok(())
}

fn tell(what: &str, mut times: Vec<f64>) {
    times.sort_by(f64::total_cmp);
    let at = |percent: usize| times.get((times.len() - 1) * percent / 100).copied().unwrap_or_default();
    println!("{what}: {:.2} ms at the median, {:.2} ms at p99", at(50), at(99));
}

/// The memory of this process, in MiB, where the system tells.
fn resident() -> usize {
    let status = std::fs::read_to_string("/proc/self/statm").unwrap_or_default();
    let pages = status.split(' ').nth(1).and_then(|pages| pages.parse::<usize>().ok()).unwrap_or_default();
    pages * 4096 / (1 << 20)
}

fn envelope() -> Envelope {
    Envelope {
        actor: Actor { id: SERVER, role: Role::Administrator, entry: None },
        key: CommandId(Uuid::new_v4()),
        digest: [0; 32],
        pins: None,
        received_at: Timestamp::from_millis(1_790_000_000_000),
        occurred_at: None,
        correlation_id: Uuid::new_v4(),
    }
}
