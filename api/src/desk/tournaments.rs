//! Commands to a tournament: judged on all that touches its tables, guarded by the count of it.

use chuhe_domain::event::Event;
use chuhe_domain::tournament::{Change, TournamentCommand};
use chuhe_domain::vocabulary::{BookId, Refuse, StreamId};
use chuhe_storage::ledger::Guard;

use super::books::Desk;
use super::envelope::Envelope;
use super::failure::Failure;
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
            if fold.state.is_barred(envelope.actor.id, command.judges(&fold.state)) {
                return Err(Failure::Barred);
            }
            let verdict = command.decide(&fold.state, &envelope.mint(), envelope.moment());
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
                verdict: verdict
                    .map(|changes| changes.into_iter().map(|change| placed(book, change)).collect()),
            })
        };
        self.run(envelope, status, texts.into_inner(), decide).await
    }
}

fn placed(book: BookId, change: Change) -> (StreamId, Event) {
    match change {
        Change::Tournament(event) => (StreamId::from(book), event.into()),
        Change::Game(game, event) => (StreamId::from(game), event.into()),
    }
}
