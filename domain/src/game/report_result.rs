//! A table reports its result (**Art. 10.1**): agreeing reports confirm it, differing ones put it to the arbiter.

use crate::game::card::Status;
use crate::game::command::{GameCommand, Setting};
use crate::game::event::{GameEvent, ResultConfirmed, ResultDisputed, ResultReported};
use crate::game::refusal::Refusal;
use crate::game::state::Game;
use crate::vocabulary::{Outcome, TokenId};

/// Report the result of a game, without the moves that led to it.
#[derive(Debug, Clone, Copy)]
pub struct ReportResult {
    /// How it came out.
    pub outcome: Outcome,
    /// Who reports.
    pub reporter: TokenId,
}

impl GameCommand for ReportResult {
    /// **Art. 10.1** – the first report makes the result provisional; a second source that agrees confirms it; one
    /// that differs opens a dispute, in which both are kept. The same source reporting otherwise is a dispute too:
    /// which of its words holds is not for us to guess.
    fn decide(&self, game: &Game, setting: &Setting) -> Result<Vec<GameEvent>, Refusal> {
        setting.open()?;
        let report = ResultReported { outcome: self.outcome, reporter: self.reporter };
        match game.card.status {
            Status::Scheduled if !setting.published => Err(Refusal::RoundNotPublished),
            Status::Scheduled | Status::Running => Ok(vec![report.into()]),
            Status::Annulled => Err(Refusal::Annulled),
            Status::Provisional => {
                let Some(standing) = game.card.result else { return Err(Refusal::NotOver) };
                if standing.outcome != self.outcome {
                    let dispute = ResultDisputed { standing: standing.outcome, reported: self.outcome };
                    return Ok(vec![report.into(), dispute.into()]);
                }
                if game.reports.contains(&(self.reporter, self.outcome)) {
                    return Err(Refusal::AlreadyReported);
                }
                Ok(vec![report.into(), ResultConfirmed {}.into()])
            }
            status @ (Status::Disputed | Status::Confirmed) => Err(Refusal::Settled { status }),
        }
    }
}
