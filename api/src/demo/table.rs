//! One table in one round: a game played to its end and confirmed, an absence, or a dispute and its settling.

use chuhe_domain::game::Status;
use chuhe_domain::vocabulary::{Outcome, Side};
use serde_json::{Value, json};

use super::cast;
use super::line::{End, Line};
use super::stage::{self, Stage};
use crate::client::StepFailed;
use crate::client::answers::{Game, Pairing};

/// A pairing, and the round it is in.
pub struct Table<'a> {
    /// Where.
    pub stage: &'a Stage,
    /// In which round.
    pub round: u32,
    /// Who plays whom.
    pub pairing: &'a Pairing,
}

impl Table<'_> {
    /// Plays the game move by move to its end; then the score sheets confirm the result.
    ///
    /// # Errors
    /// When a step fails.
    pub async fn play(&self, line: &Line) -> Result<(), StepFailed> {
        let last = self.moves(line).await?;
        let over = match line.end {
            End::Board => last,
            End::Resignation(side) => {
                self.scorer("resignation", "/resignation", json!({ "side": side })).await?
            }
            End::Agreement => {
                let offers = if line.moves.len() % 2 == 1 { Side::Red } else { Side::Black };
                self.scorer("draw offer", "/draw-offers", json!({ "side": offers })).await?;
                let answer = json!({ "side": offers.opponent(), "accept": true });
                self.scorer("draw agreed", "/draw-offers/answer", answer).await?
            }
        };
        if let Some(end) = over.result {
            self.sheets("score sheets", end.outcome).await?;
        }
        Ok(())
    }

    /// **Art. 21** – Black does not come.
    ///
    /// # Errors
    /// When a step fails.
    pub async fn absence(&self) -> Result<(), StepFailed> {
        let reason = "Black was not at the board when the time had passed";
        let body = json!({ "loser": "black", "ground": "absence", "reason": reason });
        self.chief("forfeit", "/forfeit", body).await?;
        Ok(())
    }

    /// **Art. 10.1** – two reports differ; the chief arbiter looks at both score sheets and decides.
    ///
    /// # Errors
    /// When a step fails.
    pub async fn dispute(&self, line: &Line) -> Result<(), StepFailed> {
        self.moves(&line.clone().broken_off(cast::DISPUTE_AFTER_PLIES)).await?;
        let report = |outcome: Outcome| json!({ "outcome": outcome });
        self.scorer("report", "/result", report(Outcome::RedWins)).await?;
        let disputed = self.sheets("other report", Outcome::Draw).await?;
        debug_assert_eq!(disputed.status, Status::Disputed, "two reports that differ open a dispute");
        let reason = "both score sheets are signed and show an agreed draw; the table had reported in error";
        let ruling = json!({ "outcome": Outcome::Draw, "reason": reason });
        self.chief("ruling", "/amendments", ruling).await?;
        Ok(())
    }

    async fn moves(&self, line: &Line) -> Result<Game, StepFailed> {
        let mut game = self.scorer("start", "/start", Value::Null).await?;
        for (ply, played) in (1..).zip(&line.moves) {
            let body = json!({ "move": played, "ply": ply });
            game = self.scorer(&format!("move {ply}"), "/moves", body).await?;
            self.stage.bar.inc(1);
        }
        Ok(game)
    }

    fn step(&self, what: &str) -> String {
        format!("round {}, table {}: {what}", self.round, self.pairing.table)
    }

    async fn scorer(&self, what: &str, path: &str, body: Value) -> Result<Game, StepFailed> {
        let scorer = self.stage.officials.scorer(self.pairing.table);
        scorer.post(&self.step(what), &stage::game(self.pairing.game, path), body).await
    }

    async fn sheets(&self, what: &str, outcome: Outcome) -> Result<Game, StepFailed> {
        let path = stage::game(self.pairing.game, "/result");
        self.stage.officials.sheets.post(&self.step(what), &path, json!({ "outcome": outcome })).await
    }

    async fn chief(&self, what: &str, path: &str, body: Value) -> Result<Game, StepFailed> {
        let path = stage::game(self.pairing.game, path);
        self.stage.officials.chief_arbiter.post(&self.step(what), &path, body).await
    }
}
