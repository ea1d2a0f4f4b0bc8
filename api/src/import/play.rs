//! Plays an event through the HTTP API, from its founding to its end, and reads its standings.

use std::collections::HashMap;

use chuhe_domain::vocabulary::{BookId, EntryId};
use futures::stream::{self, StreamExt as _, TryStreamExt as _};
use indicatif::ProgressBar;
use serde_json::{Value, json};

use super::plan::Plan;
use super::prepare::Prepared;
use super::table;
use crate::client::answers::{Round, Standings, Tournament};
use crate::client::{Client, StepFailed, Steps};

/// How many games run at once.
const AT_ONCE: usize = 8;

/// What came of it.
#[derive(Debug)]
pub struct Imported {
    /// The tournament.
    pub tournament: BookId,
    /// Whether it had been imported before.
    pub was_there: bool,
    /// The standings.
    pub standings: Standings,
}

/// Why nothing came of it.
#[derive(Debug, thiserror::Error)]
pub enum ImportFailure {
    /// A step failed.
    #[error(transparent)]
    Step(#[from] StepFailed),
    /// The server has paired two who do not meet.
    #[error("the server has paired, in round {round}, two who do not meet in the event")]
    Strangers {
        /// The round.
        round: u32,
    },
}

/// Plays it on the server of this client, whose token must be an administrator's. What was played before under the
/// same token is not played again.
///
/// # Errors
/// When a step fails.
pub async fn play(
    client: &Client,
    prepared: &Prepared,
    bar: &ProgressBar,
) -> Result<Imported, ImportFailure> {
    let tournament = BookId(prepared.keys.id("tournament"));
    let steps = Steps::new(client.clone(), prepared.keys);
    let path = format!("/v1/tournaments/{tournament}");
    let known: Option<Tournament> =
        client.find(&path).await.map_err(|error| StepFailed::at("looking for it", error))?;
    let was_there = known.is_some_and(|known| known.closed);
    if !was_there {
        let moves: usize = prepared.examined.scores.iter().map(|score| score.moves.len()).sum();
        bar.set_length(u64::try_from(moves).unwrap_or(0));
        let event = Event { prepared, steps: &steps, path: &path, tournament, bar };
        event.enter().await?;
        event.rounds().await?;
        event.close().await?;
    }
    let standings = steps.get("standings", &format!("{path}/standings")).await?;
    Ok(Imported { tournament, was_there, standings })
}

struct Event<'a> {
    prepared: &'a Prepared,
    steps: &'a Steps,
    path: &'a str,
    tournament: BookId,
    bar: &'a ProgressBar,
}

impl Event<'_> {
    fn entrant(&self, place: usize) -> EntryId {
        EntryId(self.prepared.keys.id(&format!("entrant {place}")))
    }

    /// Founds the tournament, enters everybody, and enters the lots as they were drawn.
    async fn enter(&self) -> Result<(), StepFailed> {
        let founded = json!({ "id": self.tournament, "title": self.prepared.title });
        self.steps.post::<Value>("founding", "/v1/tournaments", founded).await?;
        let entries = format!("{}/entries", self.path);
        for (place, name) in self.prepared.examined.field.entrants.iter().enumerate() {
            let body = json!({ "id": self.entrant(place), "name": name });
            self.steps.post::<Value>(&format!("entry of {name}"), &entries, body).await?;
        }
        if let Plan::ByTable(order) = &self.prepared.plan {
            let lots = (1_u32..)
                .zip(order)
                .map(|(number, entrant)| json!({ "number": number, "entry": self.entrant(*entrant) }));
            let body = json!({ "drawn": lots.collect::<Vec<Value>>() });
            self.steps.post::<Value>("lots", &format!("{}/lots", self.path), body).await?;
        }
        Ok(())
    }

    async fn rounds(&self) -> Result<(), ImportFailure> {
        let rounds = u32::try_from(self.prepared.examined.field.rounds()).unwrap_or(0);
        for (round, index) in (1..=rounds).zip(0..) {
            self.bar.set_message(format!("round {round} of {rounds}"));
            self.round(round, index).await?;
        }
        Ok(())
    }

    async fn round(&self, round: u32, index: usize) -> Result<(), ImportFailure> {
        let step = |what: &str| format!("round {round}: {what}");
        let body = match &self.prepared.plan {
            Plan::ByTable(_) => json!({ "round": round }),
            Plan::ByHand(rounds) => {
                json!({ "round": round, "pairings": self.by_hand(rounds.get(index).map_or(&[], Vec::as_slice)) })
            }
        };
        let paired: Round = self.steps.post(&step("pairing"), &format!("{}/rounds", self.path), body).await?;
        let address = format!("{}/rounds/{round}", self.path);
        self.steps.put::<Value>(&step("publication"), &format!("{address}/publication")).await?;
        let field = &self.prepared.examined.field;
        let meetings: HashMap<(EntryId, EntryId), usize> = field
            .meetings
            .iter()
            .enumerate()
            .map(|(at, meeting)| ((self.entrant(meeting.red), self.entrant(meeting.black)), at))
            .collect();
        let mut games = Vec::new();
        for pairing in &paired.pairings {
            let at = meetings.get(&(pairing.red.entry, pairing.black.entry)).copied();
            let score = at.and_then(|at| Some((at, self.prepared.examined.scores.get(at)?)));
            let (at, score) = score.ok_or(ImportFailure::Strangers { round })?;
            games.push((format!("round {round}, {}", field.label(at)), pairing.game, score));
        }
        stream::iter(&games)
            .map(|(label, game, score)| table::play(self.steps, label, *game, score, self.bar))
            .buffer_unordered(AT_ONCE)
            .try_collect::<()>()
            .await?;
        self.steps.post::<Value>(&step("end"), &format!("{address}/closure"), Value::Null).await?;
        Ok(())
    }

    fn by_hand(&self, meetings: &[usize]) -> Vec<Value> {
        let field = &self.prepared.examined.field;
        let meetings = meetings.iter().filter_map(|at| field.meetings.get(*at));
        meetings
            .map(|meeting| json!({ "red": self.entrant(meeting.red), "black": self.entrant(meeting.black) }))
            .collect()
    }

    async fn close(&self) -> Result<(), StepFailed> {
        self.steps.patch::<Value>("made public", self.path, json!({ "public": true })).await?;
        let closure = format!("{}/closure", self.path);
        self.steps.post::<Value>("end of the tournament", &closure, Value::Null).await?;
        Ok(())
    }
}
