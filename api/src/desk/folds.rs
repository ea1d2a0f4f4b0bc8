//! States folded from the ledger and kept until more is written: a read takes what it has, reads the slice that
//! came after, and so sees every write that was answered before it. Nothing here is truth; all of it can be lost.

use std::sync::Arc;

use chuhe_domain::event::Event;
use chuhe_domain::federation::Tokens;
use chuhe_domain::game::Game;
use chuhe_domain::tournament::Tournament;
use chuhe_domain::vocabulary::{BookId, GameId, StreamId, StreamKind, Timestamp};
use chuhe_storage::ledger::{Ledger, StoredEvent};
use moka::future::Cache;

use super::envelope::SERVER;
use super::failure::Failure;

/// A state, and how far it was folded.
#[derive(Debug, Clone, Default)]
pub struct Fold<T> {
    /// The state.
    pub state: T,
    /// The version of its own stream.
    pub version: u64,
    /// The last event folded into it.
    pub sequence: u64,
    /// How many events were folded into it.
    pub count: u64,
    /// When the last event of it came in that was not the server's own.
    pub heard: Timestamp,
}

/// A tournament with the cards of its games: folded from the events that touch a table.
pub type TournamentFold = Arc<Fold<Tournament>>;
/// A game: folded from its own stream.
pub type GameFold = Arc<Fold<Option<Game>>>;

/// Bytes of folded tournaments and games that are kept.
const ROOM: u64 = 256 << 20;
/// Events read at once.
const SLICE: u32 = 10_000;

#[derive(Clone)]
pub(super) struct Folds {
    ledger: Ledger,
    tournaments: Cache<BookId, TournamentFold>,
    games: Cache<GameId, GameFold>,
    tokens: Cache<(), Arc<Fold<Tokens>>>,
}

impl Folds {
    pub(super) fn new(ledger: Ledger) -> Self {
        let tournaments = Cache::builder().max_capacity(ROOM).weigher(|_, fold: &TournamentFold| {
            let (entries, games) = (fold.state.entries.len(), fold.state.games.len());
            u32::try_from(1024 + 512 * entries + 512 * games).unwrap_or(u32::MAX)
        });
        let games = Cache::builder().max_capacity(ROOM).weigher(|_, fold: &GameFold| {
            let moves = fold.state.as_ref().map_or(0, |game| game.moves.len());
            u32::try_from(1024 + 4 * moves).unwrap_or(u32::MAX)
        });
        Self { ledger, tournaments: tournaments.build(), games: games.build(), tokens: Cache::new(1) }
    }

    /// The tournament as it is, or as it was when its book had come to `up_to`.
    pub(super) async fn tournament(
        &self,
        book: BookId,
        up_to: Option<u64>,
    ) -> Result<TournamentFold, Failure> {
        if book == BookId::FEDERATION {
            // No tournament, however much its tables have to tell.
            return Ok(TournamentFold::default());
        }
        let known =
            self.tournaments.get(&book).await.filter(|known| within(known, up_to)).unwrap_or_default();
        let slice = self.ledger.read_tables(book, known.sequence, up_to).await?;
        if slice.is_empty() {
            return Ok(known);
        }
        let mut fold = Fold::clone(&known);
        for row in &slice {
            match row.event()? {
                Event::Tournament(event) => {
                    fold.state.evolve(&event);
                    fold.version = row.version;
                }
                Event::Game(event) => fold.state.evolve_game(GameId(row.stream.id), &event),
                Event::Token(_) | Event::Player(_) => {
                    return Err(broken(row, "what is the federation's in a tournament's book"));
                }
            }
            fold.sequence = row.sequence;
            fold.count += 1;
        }
        let fold = Arc::new(fold);
        if up_to.is_none() {
            self.tournaments.insert(book, Arc::clone(&fold)).await;
        }
        Ok(fold)
    }

    /// The tournament and a game of it as they were read last: perhaps they have moved on since.
    pub(super) async fn known(&self, book: BookId, game: GameId) -> Option<(TournamentFold, GameFold)> {
        Some((self.tournaments.get(&book).await?, self.games.get(&game).await?))
    }

    /// The game as it is, or as it was when its book had come to `up_to`.
    pub(super) async fn game(
        &self,
        book: BookId,
        game: GameId,
        up_to: Option<u64>,
    ) -> Result<GameFold, Failure> {
        let kept = self.games.get(&game).await;
        let newest = kept.as_ref().is_none_or(|kept| within(kept, up_to));
        let known = kept.filter(|_| newest).unwrap_or_default();
        let slice = self.ledger.read_stream(book, StreamId::from(game), known.version).await?;
        let slice: Vec<&StoredEvent> =
            slice.iter().take_while(|row| up_to.is_none_or(|up_to| row.sequence <= up_to)).collect();
        if slice.is_empty() {
            return Ok(known);
        }
        let mut fold = Fold::clone(&known);
        for row in slice {
            let Event::Game(event) = row.event()? else { return Err(broken(row, "no event of a game")) };
            let state =
                Game::evolve(fold.state.take(), &event).map_err(|why| broken(row, &why.to_string()))?;
            fold = Fold {
                state: Some(state),
                version: row.version,
                sequence: row.sequence,
                count: fold.count + 1,
                heard: if row.actor == SERVER { fold.heard } else { row.received_at },
            };
        }
        let fold = Arc::new(fold);
        if newest {
            self.games.insert(game, Arc::clone(&fold)).await;
        }
        Ok(fold)
    }

    /// The tokens as they are.
    pub(super) async fn tokens(&self) -> Result<Arc<Fold<Tokens>>, Failure> {
        let mut known = self.tokens.get(&()).await.unwrap_or_default();
        loop {
            let slice = self.ledger.read(BookId::FEDERATION, known.sequence, None, SLICE).await?;
            if slice.is_empty() {
                return Ok(known);
            }
            let mut fold = Fold::clone(&known);
            for row in &slice {
                if row.stream.kind == StreamKind::Token
                    && let Event::Token(event) = row.event()?
                {
                    fold.state.evolve(&event);
                }
                fold.sequence = row.sequence;
                fold.count += 1;
            }
            known = Arc::new(fold);
            self.tokens.insert((), Arc::clone(&known)).await;
        }
    }
}

fn within<T>(known: &Fold<T>, up_to: Option<u64>) -> bool {
    up_to.is_none_or(|up_to| known.sequence <= up_to)
}

fn broken(row: &StoredEvent, what: &str) -> Failure {
    Failure::Broken(format!("book {} at sequence {}: {what}", row.book, row.sequence))
}
