//! Commands to a tournament: judged on all that touches its tables, guarded by the count of it.

use std::sync::Arc;

use actix_web::web;
use chuhe_domain::event::Event;
use chuhe_domain::tournament::{Change, Refusal, TournamentCommand};
use chuhe_domain::vocabulary::{BookId, Refuse, StreamId};
use chuhe_storage::ledger::Guard;

use super::books::Desk;
use super::envelope::Envelope;
use super::failure::Failure;
use super::folds::TournamentFold;
use super::run::{Decided, Done};
use super::texts::Texts;
use super::versions;

impl Desk {
    /// Runs a command to a tournament; accepted, it is answered with `status`.
    ///
    /// # Errors
    /// When it is refused, or the ledger fails.
    pub async fn command(
        &self,
        envelope: &Envelope,
        book: BookId,
        status: u16,
        texts: Texts,
        command: &(dyn TournamentCommand + Sync),
    ) -> Result<Done, Failure> {
        let decide = async || {
            let fold = self.folds.tournament(book, None).await?;
            may_judge(envelope, &fold, command)?;
            let verdict = command.decide(&fold.state, &envelope.mint(), envelope.moment());
            self.decided(book, &fold, command, verdict).await
        };
        self.run(envelope, status, texts.into_inner(), decide).await
    }

    /// The same for one that takes long to decide: on a thread of its own, where it keeps no other connection waiting.
    ///
    /// # Errors
    /// When it is refused, or the ledger fails.
    pub async fn command_apart<C: TournamentCommand + Clone + Send + Sync + 'static>(
        &self,
        envelope: &Envelope,
        book: BookId,
        status: u16,
        texts: Texts,
        command: &C,
    ) -> Result<Done, Failure> {
        let decide = async || {
            let fold = self.folds.tournament(book, None).await?;
            may_judge(envelope, &fold, command)?;
            let (apart, on, mint, at) =
                (command.clone(), Arc::clone(&fold), envelope.mint(), envelope.moment());
            let verdict = web::block(move || apart.decide(&on.state, &mint, at)).await;
            let verdict = verdict.map_err(|error| Failure::Broken(error.to_string()))?;
            self.decided(book, &fold, command, verdict).await
        };
        self.run(envelope, status, texts.into_inner(), decide).await
    }

    async fn decided(
        &self,
        book: BookId,
        fold: &TournamentFold,
        command: &(dyn TournamentCommand + Sync),
        verdict: Result<Vec<Change>, Refusal>,
    ) -> Result<Decided, Failure> {
        let verdict = verdict.map_err(|refusal| refusal.reason());
        let changes = verdict.as_ref().map_or(&[][..], Vec::as_slice);
        let (deadlines, mut guards) = self.deadlines_after(book, &fold.state, changes).await?;
        guards.push(Guard::Stream { stream: StreamId::from(book), version: fold.version });
        guards.push(Guard::Tables { count: fold.count });
        Ok(Decided {
            book,
            guards,
            deadlines,
            versions: vec![versions::tournament(fold.version), versions::tables(fold.sequence)],
            erasures: if verdict.is_ok() { command.erases(&fold.state) } else { Vec::new() },
            verdict: verdict.map(|changes| changes.into_iter().map(|change| placed(book, change)).collect()),
        })
    }
}

/// **Art. 17.5** – refuses what whoever sends it is barred from judging.
fn may_judge(
    envelope: &Envelope,
    fold: &TournamentFold,
    command: &dyn TournamentCommand,
) -> Result<(), Failure> {
    let barred = fold.state.is_barred(envelope.actor.id, command.judges(&fold.state));
    if barred { Err(Failure::Barred) } else { Ok(()) }
}

fn placed(book: BookId, change: Change) -> (StreamId, Event) {
    match change {
        Change::Tournament(event) => (StreamId::from(book), event.into()),
        Change::Game(game, event) => (StreamId::from(game), event.into()),
    }
}
