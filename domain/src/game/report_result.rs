//! A table reports its result (**Art. 10.1**): agreeing reports confirm it, differing ones put it to the arbiter.

use crate::game::card::Status;
use crate::game::command::{GameCommand, Setting};
use crate::game::event::{
    ClockStopped, GameEvent, ResultConfirmed, ResultDisputed, ResultReported, StopGround,
};
use crate::game::refusal::Refusal;
use crate::game::state::{Game, Report};
use crate::vocabulary::{Ending, EntryId, GameResult, Moment, Outcome, TokenId};

/// Report the result of a game, without the moves that led to it.
#[derive(Debug, Clone, Copy)]
pub struct ReportResult {
    /// How it came out.
    pub outcome: Outcome,
    /// Who reports.
    pub reporter: TokenId,
    /// For whom the reporter plays, if for anyone.
    pub entry: Option<EntryId>,
}

impl GameCommand for ReportResult {
    /// **Art. 10.1** – the first report makes the result provisional; a second source that agrees confirms it; one
    /// that differs opens a dispute, in which both are kept. The same source reporting otherwise is a dispute too:
    /// which of its words holds is not for us to guess. A player does not end a game under way by reporting it.
    fn decide(&self, game: &Game, setting: &Setting, at: Moment) -> Result<Vec<GameEvent>, Refusal> {
        if self.outcome == Outcome::BothLose && self.entry.is_some() {
            return Err(Refusal::NoPlayersWord);
        }
        match game.card.status {
            Status::Annulled => Err(Refusal::Annulled),
            Status::Scheduled | Status::Running | Status::Stopped | Status::Adjourned => {
                setting.open()?;
                if !setting.published {
                    return Err(Refusal::RoundNotPublished);
                }
                if setting.board_ruled && !game.card.is_under_way() {
                    return Err(Refusal::BoardRuled);
                }
                if game.card.is_under_way() && self.entry.is_some() {
                    return Err(Refusal::UnderWay);
                }
                // No time runs in a game that is over.
                let runs = game.clock.as_ref().is_some_and(|clock| clock.running().is_some());
                let stopped = ClockStopped { at: at.occurred, ground: StopGround::Over, reason: None };
                Ok([runs.then(|| stopped.into()), Some(self.report(at))].into_iter().flatten().collect())
            }
            Status::Provisional => {
                setting.unclosed()?;
                game.card.result.map_or(Err(Refusal::NotOver), |standing| self.beside(game, standing, at))
            }
            status @ (Status::Disputed | Status::Confirmed) => {
                setting.unclosed()?;
                Err(Refusal::Settled { status })
            }
        }
    }
}

impl ReportResult {
    fn report(&self, at: Moment) -> GameEvent {
        let Self { outcome, reporter, entry } = *self;
        ResultReported { outcome, reporter, entry, at: Some(at.occurred) }.into()
    }

    /// A report beside a result that stands. What the board or the players themselves ended (**Art. 4.1, 4.2**) is
    /// confirmed by whoever keeps the table, and contradicted by no report; what an arbiter ruled is closed to both.
    fn beside(&self, game: &Game, standing: GameResult, at: Moment) -> Result<Vec<GameEvent>, Refusal> {
        let agrees = standing.outcome == self.outcome;
        let settled = Refusal::Settled { status: game.card.status };
        match standing.ending {
            Ending::Reported if !agrees => {
                let dispute = ResultDisputed { standing: standing.outcome, reported: self.outcome };
                Ok(vec![self.report(at), dispute.into()])
            }
            Ending::Reported if game.reports.iter().any(|report| self.is_same_source(report)) => {
                Err(Refusal::AlreadyReported)
            }
            Ending::Reported => Ok(vec![self.report(at), ResultConfirmed {}.into()]),
            Ending::Checkmate
            | Ending::Stalemate
            | Ending::Resignation
            | Ending::NoAttackers
            | Ending::Agreement
            | Ending::TimeForfeit
                if agrees && self.entry.is_none() =>
            {
                Ok(vec![self.report(at), ResultConfirmed {}.into()])
            }
            _ => Err(settled),
        }
    }

    /// Two tokens of one player are one source.
    fn is_same_source(&self, report: &Report) -> bool {
        report.reporter == self.reporter || self.entry.is_some() && report.entry == self.entry
    }
}
