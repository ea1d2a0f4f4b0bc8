//! The officials of the example tournament, each with a token of its own, as they would be in a hall. Their secrets
//! are in the folder: a second run acts under the same tokens, or its commands would not be repeats.

use std::io;

use chuhe_domain::vocabulary::{BookId, Role};
use serde_json::{Value, json};

use crate::client::answers::Token;
use crate::client::{Client, Keys, StepFailed, Steps};
use crate::host::Secrets;

/// How often a token whose secret was lost on the way is issued anew.
const ATTEMPTS: u32 = 8;

/// The officials.
pub struct Officials {
    /// 競賽組織機構: consents to a withdrawal, makes public, closes.
    pub organiser: Steps,
    /// 裁判長: entries, lots, rounds, rulings.
    pub chief_arbiter: Steps,
    /// The scorers at the first and at the last two tables.
    pub scorers: [Steps; 2],
    /// Who collects the score sheets, and reports every result a second time.
    pub sheets: Steps,
}

/// Why there are none.
#[derive(Debug, thiserror::Error)]
pub enum NotAppointed {
    /// The server said no.
    #[error(transparent)]
    Step(#[from] StepFailed),
    /// A secret cannot be kept.
    #[error("failed to keep a token in {file}")]
    NotKept {
        /// The file.
        file: String,
        /// Why.
        #[source]
        error: io::Error,
    },
    /// The server gives no secrets.
    #[error("failed to get the secret of the token `{holder}`: the server gave none")]
    NoSecret {
        /// Whose.
        holder: String,
    },
}

impl Officials {
    /// Appoints them, or finds them appointed.
    ///
    /// # Errors
    /// When the server refuses, or a secret cannot be kept.
    pub async fn appoint(
        administrator: &Steps,
        keys: Keys,
        secrets: &mut Secrets,
        tournament: BookId,
    ) -> Result<Self, NotAppointed> {
        let mut appointment = Appointment { administrator, keys, secrets, tournament };
        Ok(Self {
            organiser: appointment.of(Role::Organiser, "organiser", &[]).await?,
            chief_arbiter: appointment.of(Role::ChiefArbiter, "chief arbiter", &[]).await?,
            scorers: [
                appointment.of(Role::Scorer, "scorer, tables 1 and 2", &[1, 2]).await?,
                appointment.of(Role::Scorer, "scorer, tables 3 and 4", &[3, 4]).await?,
            ],
            sheets: appointment.of(Role::Scorer, "score sheets", &[]).await?,
        })
    }

    /// The scorer at this table.
    #[must_use]
    pub fn scorer(&self, table: u32) -> &Steps {
        let [first, last] = &self.scorers;
        if table <= 2 { first } else { last }
    }
}

struct Appointment<'a> {
    administrator: &'a Steps,
    keys: Keys,
    secrets: &'a mut Secrets,
    tournament: BookId,
}

impl Appointment<'_> {
    async fn of(&mut self, role: Role, label: &str, tables: &[u32]) -> Result<Steps, NotAppointed> {
        let holder = format!("{label} of {}", self.tournament);
        if self.secrets.get(&holder).is_none() {
            let secret = self.issued(role, label, tables).await?;
            let kept = self.secrets.keep(&holder, &secret);
            let file = self.secrets.path().display().to_string();
            kept.map_err(|error| NotAppointed::NotKept { file, error })?;
        }
        let secret = self.secrets.get(&holder).ok_or(NotAppointed::NoSecret { holder })?;
        let client: Client = self.administrator.client().holding(secret);
        Ok(Steps::new(client, self.keys))
    }

    /// A secret is in the first answer only: where an earlier run was cut short before it was kept, nothing was ever
    /// done with it, and another token takes its place.
    async fn issued(&self, role: Role, label: &str, tables: &[u32]) -> Result<String, NotAppointed> {
        let body: Value = json!({
            "role": role, "label": label, "scope": { "tournament": self.tournament, "tables": tables },
        });
        for attempt in 1..=ATTEMPTS {
            let step = format!("token of the {label}, attempt {attempt}");
            let token: Token = self.administrator.post(&step, "/v1/tokens", body.clone()).await?;
            if let Some(secret) = token.secret {
                return Ok(secret);
            }
        }
        Err(NotAppointed::NoSecret { holder: label.to_owned() })
    }
}
