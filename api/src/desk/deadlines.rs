//! What becomes of the deadlines of games with what is written of them: every command that sets or clears one carries
//! it, so that the table beside the record says what the timekeeper waits for.

use std::collections::BTreeMap;

use chuhe_domain::game::event::Due;
use chuhe_domain::game::{Deadline, Game, GameEvent, Setting, Status};
use chuhe_domain::tournament::{Change, Tournament};
use chuhe_domain::vocabulary::{BookId, GameId, StreamId};
use chuhe_storage::ledger::{DeadlineChange, DeadlineKind, Guard, MAX_DEADLINES};
use futures::{StreamExt, TryStreamExt};

use super::books::Desk;
use super::failure::Failure;
use super::folds::GameFold;

/// How many games are read at once.
const ABREAST: usize = 16;

/// What the timekeeper waits for in a game: nothing where the arbiter has been called for it already.
pub(super) fn waited_for(game: &Game, setting: &Setting) -> Option<Deadline> {
    let called = |deadline: &Deadline| {
        let alert = game.alert.as_ref().filter(|alert| alert.due == deadline.due);
        alert.is_some_and(|alert| deadline.sides.first() == Some(&alert.side))
    };
    game.deadline(setting).filter(|deadline| !called(deadline))
}

/// What stands in the table for what is due.
pub(super) const fn kind(due: Due) -> DeadlineKind {
    match due {
        Due::Flag => DeadlineKind::Flag,
        Due::Late => DeadlineKind::Late,
    }
}

/// What becomes of the deadline of a game by these events; nothing where there is and was none.
pub(super) fn after(
    id: GameId,
    game: &Game,
    events: &[GameEvent],
    setting: &Setting,
) -> Result<Option<DeadlineChange>, Failure> {
    if events.is_empty() {
        return Ok(None);
    }
    let mut after = game.clone();
    for event in events {
        after = Game::evolve(Some(after), event).map_err(|broken| Failure::Broken(broken.to_string()))?;
    }
    let (before, after) = (waited_for(game, setting), waited_for(&after, setting));
    Ok((before.is_some() || after.is_some()).then(|| change(id, after)))
}

fn change(game: GameId, waited_for: Option<Deadline>) -> DeadlineChange {
    let kind = waited_for.as_ref().map_or(DeadlineKind::Flag, |deadline| kind(deadline.due));
    DeadlineChange { game, at: waited_for.map(|deadline| deadline.at), kind }
}

impl Desk {
    /// What becomes of the deadlines of the games that these changes of a tournament concern, and what was read of
    /// the games to know it.
    pub(super) async fn deadlines_after(
        &self,
        book: BookId,
        tournament: &Tournament,
        changes: &[Change],
    ) -> Result<(Vec<DeadlineChange>, Vec<Guard>), Failure> {
        let mut concerned: BTreeMap<GameId, Vec<GameEvent>> = BTreeMap::new();
        for change in changes {
            if let Change::Game(game, event) = change {
                concerned.entry(*game).or_default().push(event.clone());
            }
        }
        if concerned.is_empty() {
            return Ok((Vec::new(), Vec::new()));
        }
        let mut after = tournament.clone();
        changes.iter().for_each(|change| match change {
            Change::Tournament(event) => after.evolve(event),
            Change::Game(game, event) => after.evolve_game(*game, event),
        });
        let running = |tournament: &Tournament, game| {
            tournament.games.get(&game).is_some_and(|card| card.status == Status::Running)
        };
        // Time runs in a game only while it does: of all others nothing need be read.
        let (going, halted): (Vec<_>, Vec<_>) =
            concerned.into_iter().partition(|(game, _)| running(&after, *game));
        let halted = halted.into_iter().map(|(game, _)| game).filter(|game| running(tournament, *game));
        let mut deadlines: Vec<_> = halted.map(|game| change(game, None)).collect();
        let mut guards = Vec::new();
        let folds = self.folds_of(book, going.iter().map(|(game, _)| *game).collect()).await?;
        for ((id, fold), (_, events)) in folds.into_iter().zip(&going) {
            guards.push(Guard::Stream { stream: StreamId::from(id), version: fold.version });
            if let Some(game) = &fold.state {
                deadlines.extend(self::after(id, game, events, &after.setting(id))?);
            }
        }
        Ok((deadlines, guards))
    }

    /// Sets the deadlines of all running games anew, and takes away all that stand beside; answers how many there are.
    ///
    /// What other servers write meanwhile is looked at again: it has another version then.
    ///
    /// # Errors
    /// When the ledger fails.
    pub async fn arm_anew(&self) -> Result<u64, Failure> {
        let mut armed = 0;
        for book in self.ledger.books().await? {
            let tournament = self.folds.tournament(book, None).await?;
            let games = tournament.state.games.iter();
            let running =
                games.filter(|(_, card)| card.status == Status::Running && !tournament.state.closed);
            let mut waiting: Vec<GameId> = running.map(|(game, _)| *game).collect();
            let standing = self.ledger.deadlines(Some(book), None, u32::MAX).await?;
            waiting.extend(standing.into_iter().map(|deadline| deadline.game));
            waiting.sort_unstable();
            waiting.dedup();
            let mut found = BTreeMap::new();
            while !waiting.is_empty() {
                let folds = self.folds_of(book, waiting).await?;
                let mut changes = Vec::with_capacity(folds.len());
                for (id, fold) in &folds {
                    let setting = tournament.state.setting(*id);
                    let due = fold.state.as_ref().and_then(|game| waited_for(game, &setting));
                    found.insert(*id, due.is_some());
                    changes.push((book, change(*id, due)));
                }
                for changes in changes.chunks(MAX_DEADLINES) {
                    self.ledger.set_deadlines(changes.to_vec()).await?;
                }
                waiting = self.moved_since(book, &folds).await?;
            }
            armed += u64::try_from(found.values().filter(|due| **due).count()).unwrap_or(u64::MAX);
        }
        Ok(armed)
    }

    /// The games of which more was written after they were read.
    async fn moved_since(&self, book: BookId, folds: &[(GameId, GameFold)]) -> Result<Vec<GameId>, Failure> {
        let mut moved = Vec::new();
        for (game, fold) in folds {
            if self.ledger.stream_version(book, StreamId::from(*game)).await? != fold.version {
                moved.push(*game);
            }
        }
        Ok(moved)
    }

    /// The games, in their order.
    async fn folds_of(&self, book: BookId, games: Vec<GameId>) -> Result<Vec<(GameId, GameFold)>, Failure> {
        let folds = games
            .into_iter()
            .map(|game| async move { Ok::<_, Failure>((game, self.folds.game(book, game, None).await?)) });
        futures::stream::iter(folds).buffered(ABREAST).try_collect().await
    }
}
