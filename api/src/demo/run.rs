//! Runs the example tournament on a server: plays it, or finds it played, and shows what came of it.

use chuhe_domain::vocabulary::BookId;
use indicatif::ProgressBar;
use serde_json::{Value, json};

use super::cast;
use super::officials::{NotAppointed, Officials};
use super::stage::Stage;
use super::verdict;
use crate::client::answers::{Standings, Tournament};
use crate::client::{Client, ClientError, Keys, StepFailed, Steps};
use crate::host::OwnServer;

/// What there is to see.
#[derive(Debug)]
pub struct Shown {
    /// The tournament.
    pub tournament: BookId,
    /// Whether an earlier run had played it.
    pub was_there: bool,
    /// The standings.
    pub standings: Standings,
}

/// Why there is no example tournament.
#[derive(Debug, thiserror::Error)]
pub enum DemoFailure {
    /// The server's address is of no use.
    #[error(transparent)]
    Address(#[from] ClientError),
    /// A step failed.
    #[error(transparent)]
    Step(#[from] StepFailed),
    /// The officials could not be appointed.
    #[error(transparent)]
    Officials(#[from] NotAppointed),
    /// It was played, and not all of it is there.
    #[error("the tournament is not complete: {}", .0.join("; "))]
    Incomplete(Vec<String>),
}

/// Plays the tournament of this seed on this server, as far as it is not played yet.
///
/// # Errors
/// When a step fails, or the tournament is not complete in the end.
pub async fn run(server: &mut OwnServer, seed: &str, bar: ProgressBar) -> Result<Shown, DemoFailure> {
    let keys = Keys::of(&format!("demo {seed}"));
    let tournament = BookId(keys.id("tournament"));
    let anyone = Client::new(&server.url())?;
    let administrator = Steps::new(anyone.holding(server.administrator()), keys);
    let path = format!("/v1/tournaments/{tournament}");
    let known: Option<Tournament> =
        administrator.client().find(&path).await.map_err(|error| StepFailed::at("looking for it", error))?;
    let was_there = known.is_some_and(|known| known.closed);
    if !was_there {
        // Every step of it may have been done by a run that was cut short: then it is a repeat, and does nothing.
        let found = json!({ "id": tournament, "title": cast::TITLE });
        administrator.post::<Value>("founding", "/v1/tournaments", found).await?;
        let officials = Officials::appoint(&administrator, keys, &mut server.secrets, tournament).await?;
        let stage = Stage::new(keys, tournament, officials, bar);
        stage.open().await?;
        stage.play().await?;
        stage.bar.finish_and_clear();
    }
    let found = verdict::look(&anyone, tournament).await?;
    if found.missing.is_empty() {
        Ok(Shown { tournament, was_there, standings: found.standings })
    } else {
        Err(DemoFailure::Incomplete(found.missing))
    }
}
