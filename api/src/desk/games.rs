//! Commands to a game: judged on the game and on what its tournament says about it, guarded by both.

use chuhe_domain::event::Event;
use chuhe_domain::game::{GameCommand, GameEvent, Setting};
use chuhe_domain::vocabulary::{GameId, Reason, Refuse, StreamId};
use chuhe_storage::ledger::Guard;

use super::books::Desk;
use super::deadlines;
use super::envelope::Envelope;
use super::failure::Failure;
use super::folds::TournamentFold;
use super::run::{Decided, Done};
use super::texts::Texts;
use super::versions;

impl Desk {
    /// Runs a command to a game; accepted, it is answered with `status`.
    ///
    /// # Errors
    /// When it is refused, or the ledger fails.
    pub async fn play(
        &self,
        envelope: &Envelope,
        game: GameId,
        status: u16,
        texts: Texts,
        command: &(dyn GameCommand + Sync),
    ) -> Result<Done, Failure> {
        let book = self.book_of(game).await?;
        let decide = async || {
            let tournament = self.folds.tournament(book, None).await?;
            let fold = self.folds.game(book, game, None).await?;
            let Some(state) = &fold.state else {
                return Err(Failure::NotFound(Reason::new("game.not_found").fact("game", game)));
            };
            let unheard = self.unheard(game, state).await;
            let setting = Setting { unheard, ..tournament.state.setting(game) };
            let verdict = command.decide(state, &setting, state.moment(envelope.moment()));
            let events = verdict.as_ref().map_or(&[][..], Vec::as_slice);
            let deadlines = deadlines::after(game, state, events, &setting)?;
            let stream = StreamId::from(game);
            let placed =
                |events: Vec<_>| events.into_iter().map(|event| (stream, Event::Game(event))).collect();
            Ok(Decided {
                book,
                guards: vec![
                    Guard::Stream { stream, version: fold.version },
                    Guard::Stream { stream: StreamId::from(book), version: tournament.version },
                ],
                versions: vec![versions::game(fold.version)],
                verdict: verdict.map(placed).map_err(|refusal| refusal.reason()),
                erasures: Vec::new(),
                deadlines: deadlines.into_iter().collect(),
            })
        };
        self.run(envelope, status, texts.into_inner(), decide).await
    }

    /// What would follow from a command to a game, and the tournament as it stands: nothing is written.
    ///
    /// # Errors
    /// When it would be refused, or the ledger cannot be read.
    pub async fn try_play(
        &self,
        envelope: &Envelope,
        game: GameId,
        command: &(dyn GameCommand + Sync),
    ) -> Result<(Vec<GameEvent>, TournamentFold), Failure> {
        let book = self.book_of(game).await?;
        let tournament = self.folds.tournament(book, None).await?;
        let fold = self.folds.game(book, game, None).await?;
        let Some(state) = &fold.state else {
            return Err(Failure::NotFound(Reason::new("game.not_found").fact("game", game)));
        };
        let setting = tournament.state.setting(game);
        let verdict = command.decide(state, &setting, state.moment(envelope.moment()));
        let events = verdict.map_err(|refusal| Failure::Refused(refusal.reason()))?;
        Ok((events, tournament))
    }
}
