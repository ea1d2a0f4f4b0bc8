//! One game of the event: its moves one by one and then its result, or its result alone.

use chuhe_domain::game::Status;
use chuhe_domain::vocabulary::GameId;
use indicatif::ProgressBar;
use serde_json::{Value, json};

use super::scores::Score;
use crate::client::answers::Game;
use crate::client::{StepFailed, Steps};

/// Plays it. What ended the game the record does not say: unless the board did, the result is reported, and nobody is
/// made to have resigned.
///
/// # Errors
/// When a step fails.
pub async fn play(
    steps: &Steps,
    label: &str,
    game: GameId,
    score: &Score,
    bar: &ProgressBar,
) -> Result<(), StepFailed> {
    let address = format!("/v1/games/{game}");
    let mut over = false;
    if !score.moves.is_empty() {
        let step = format!("{label}: start");
        steps.post::<Value>(&step, &format!("{address}/start"), Value::Null).await?;
        let moves = format!("{address}/moves");
        for (ply, played) in (1..).zip(&score.moves) {
            let body = json!({ "move": played, "ply": ply });
            let after: Game = steps.post(&format!("{label}: move {ply}"), &moves, body).await?;
            over = after.status != Status::Running;
            bar.inc(1);
        }
    }
    if !over {
        let body = json!({ "outcome": score.outcome });
        steps.post::<Value>(&format!("{label}: result"), &format!("{address}/result"), body).await?;
    }
    Ok(())
}
