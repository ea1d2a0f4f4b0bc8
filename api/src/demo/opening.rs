//! Before the first round: the seed of the lots is committed to, everybody is entered, the tournament made public,
//! and the lots are drawn by the seed that is now revealed.

use chuhe_domain::pairing::lots;
use serde_json::{Value, json};

use super::cast;
use super::stage::Stage;
use crate::client::StepFailed;

impl Stage {
    /// Opens the tournament.
    ///
    /// # Errors
    /// When a step fails.
    pub async fn open(&self) -> Result<(), StepFailed> {
        let chief = &self.officials.chief_arbiter;
        let seed = self.seed();
        let commitment = json!({ "sha256": lots::commitment(&seed) });
        chief.post::<Value>("commitment of the lots", &self.path("/lots/commitment"), commitment).await?;
        for (place, (name, rating)) in cast::ENTRANTS.iter().enumerate() {
            let step = format!("entry {}", place + 1);
            let body = json!({ "id": self.entrant(place), "name": name, "rating": rating });
            chief.post::<Value>(&step, &self.path("/entries"), body).await?;
        }
        let public = json!({ "public": true });
        self.officials.organiser.patch::<Value>("made public", &self.path(""), public).await?;
        let close = self.path("/registration-closure");
        chief.post::<Value>("end of registration", &close, Value::Null).await?;
        chief.post::<Value>("lots", &self.path("/lots"), json!({ "seed": seed })).await?;
        Ok(())
    }

    /// The seed of the lots: nobody can guess it who does not have the demo's own seed.
    fn seed(&self) -> String {
        self.keys.key("seed of the lots").simple().to_string()
    }
}
