//! The rounds: paired by the printed table, published, played at all tables at once, closed; and one entrant leaves.

use futures::stream::{self, StreamExt as _, TryStreamExt as _};
use serde_json::{Value, json};

use super::cast;
use super::stage::Stage;
use super::table::Table;
use crate::client::StepFailed;
use crate::client::answers::{Pairing, Round};

/// How many games run at once.
const AT_ONCE: usize = 4;

impl Stage {
    /// Plays all rounds and closes the tournament.
    ///
    /// # Errors
    /// When a step fails.
    pub async fn play(&self) -> Result<(), StepFailed> {
        for round in 1..=cast::ROUNDS {
            self.bar.set_message(format!("round {round} of {}", cast::ROUNDS));
            self.round(round).await?;
            if round == cast::LEAVES_AFTER {
                self.withdrawal().await?;
            }
        }
        let closure = self.path("/closure");
        self.officials.organiser.post::<Value>("end of the tournament", &closure, Value::Null).await?;
        Ok(())
    }

    async fn round(&self, number: u32) -> Result<(), StepFailed> {
        let chief = &self.officials.chief_arbiter;
        let step = |what: &str| format!("round {number}: {what}");
        let paired: Round =
            chief.post(&step("pairing"), &self.path("/rounds"), json!({ "round": number })).await?;
        let round = self.path(&format!("/rounds/{number}"));
        chief.put::<Value>(&step("publication"), &format!("{round}/publication")).await?;
        let special = paired.pairings.iter().find(|pairing| !self.has_leaver(pairing)).map(|it| it.table);
        stream::iter(&paired.pairings)
            .map(|pairing| self.seat(number, pairing, special == Some(pairing.table)))
            .buffer_unordered(AT_ONCE)
            .try_collect::<()>()
            .await?;
        chief.post::<Value>(&step("end"), &format!("{round}/closure"), Value::Null).await?;
        Ok(())
    }

    /// What happens at one table; `special` is the one where something may go wrong.
    async fn seat(&self, round: u32, pairing: &Pairing, special: bool) -> Result<(), StepFailed> {
        let Some(line) = self.line(round, pairing.table) else { return Ok(()) };
        let table = Table { stage: self, round, pairing };
        let gone = self.has_leaver(pairing) && round > cast::LEAVES_AFTER;
        match round {
            _ if gone => self.done(line, 0),
            cast::ABSENCE_IN if special => {
                table.absence().await?;
                self.done(line, 0);
            }
            cast::DISPUTE_IN if special => {
                table.dispute(line).await?;
                self.done(line, cast::DISPUTE_AFTER_PLIES);
            }
            _ => table.play(line).await?,
        }
        Ok(())
    }

    fn has_leaver(&self, pairing: &Pairing) -> bool {
        let leaver = self.entrant(cast::LEAVES);
        pairing.red.entry == leaver || pairing.black.entry == leaver
    }

    /// **Art. 20.3** – with three of seven opponents met, every result falls away.
    async fn withdrawal(&self) -> Result<(), StepFailed> {
        let leaver = self.entrant(cast::LEAVES);
        let body = json!({ "entry": leaver, "consent": true, "reason": "called home; the organiser agrees" });
        self.officials.organiser.post::<Value>("withdrawal", &self.path("/withdrawals"), body).await?;
        Ok(())
    }
}
