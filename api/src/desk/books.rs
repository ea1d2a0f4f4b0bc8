//! The desk itself, and what it shows of the books: as they are, or as they were.

use std::collections::HashMap;

use chuhe_domain::tournament::{Entry, Tournament};
use chuhe_domain::vocabulary::{BookId, GameId, PersonalId, Reason, StreamId, Timestamp};
use chuhe_storage::ledger::{CatalogueEntry, CatalogueQuery, Head, Ledger, StoredEvent};

use super::contact::Contacts;
use super::failure::Failure;
use super::folds::{Folds, GameFold, TournamentFold};
use super::register::known::Register;

/// A moment of a book.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum AsOf {
    /// When it had come to this event.
    Sequence(u64),
    /// At this time, by when events were written.
    Time(Timestamp),
}

/// The desk.
#[derive(Clone)]
pub struct Desk {
    pub(super) ledger: Ledger,
    pub(super) folds: Folds,
    pub(super) contacts: Contacts,
    pub(super) register: Register,
}

impl Desk {
    /// A desk at this ledger.
    #[must_use]
    pub fn new(ledger: Ledger) -> Self {
        let (folds, register) = (Folds::new(ledger.clone()), Register::new(ledger.clone()));
        Self { folds, contacts: Contacts::new(), register, ledger }
    }

    /// The ledger it works at.
    #[must_use]
    pub const fn ledger(&self) -> &Ledger {
        &self.ledger
    }

    /// The event a book had come to at this moment.
    ///
    /// # Errors
    /// When the ledger cannot be read.
    pub async fn sequence(&self, book: BookId, as_of: AsOf) -> Result<u64, Failure> {
        match as_of {
            AsOf::Sequence(sequence) => Ok(sequence.min(self.ledger.head(book).await?.sequence)),
            AsOf::Time(time) => Ok(self.ledger.sequence_at(book, time).await?),
        }
    }

    /// How far the tables of a book had come: the version of whatever is shown of them.
    ///
    /// # Errors
    /// When the ledger cannot be read.
    pub async fn tables_version(&self, book: BookId, as_of: Option<AsOf>) -> Result<u64, Failure> {
        let tables = match as_of {
            None => self.ledger.head(book).await?.tables,
            Some(as_of) => self.ledger.tables_at(book, self.sequence(book, as_of).await?).await?,
        };
        Ok(tables.sequence)
    }

    /// The tournament, as it is or as it was.
    ///
    /// # Errors
    /// When there is none, or the ledger cannot be read.
    pub async fn tournament(&self, book: BookId, up_to: Option<u64>) -> Result<TournamentFold, Failure> {
        let fold = self.folds.tournament(book, up_to).await?;
        if fold.state.title.is_none() && up_to.is_none() {
            return Err(Failure::NotFound(Reason::new("tournament.not_found")));
        }
        Ok(fold)
    }

    /// The book a game stands in.
    ///
    /// # Errors
    /// When there is no such game, or the ledger cannot be read.
    pub async fn book_of(&self, game: GameId) -> Result<BookId, Failure> {
        let book = self.ledger.book_of(StreamId::from(game)).await?;
        book.ok_or_else(|| Failure::NotFound(Reason::new("game.not_found").fact("game", game)))
    }

    /// A game with its moves, as it is or as it was.
    ///
    /// # Errors
    /// When there was none, or the ledger cannot be read.
    pub async fn game(&self, game: GameId, up_to: Option<u64>) -> Result<(BookId, GameFold), Failure> {
        let book = self.book_of(game).await?;
        let fold = self.folds.game(book, game, up_to).await?;
        if fold.state.is_none() {
            return Err(Failure::NotFound(Reason::new("game.not_found").fact("game", game)));
        }
        Ok((book, fold))
    }

    /// The names of everybody entered, by where they stand; what is erased is not among them.
    ///
    /// # Errors
    /// When the ledger cannot be read.
    pub async fn names(&self, tournament: &Tournament) -> Result<HashMap<PersonalId, String>, Failure> {
        let ids: Vec<PersonalId> = tournament.entries.values().flat_map(Entry::names).collect();
        self.texts(&ids).await
    }

    /// The texts under these ids; what is erased is not among them.
    ///
    /// # Errors
    /// When the ledger cannot be read.
    pub async fn texts(&self, ids: &[PersonalId]) -> Result<HashMap<PersonalId, String>, Failure> {
        Ok(self.ledger.personal(ids).await?)
    }

    /// Events of a book.
    ///
    /// # Errors
    /// When the ledger cannot be read.
    pub async fn events(&self, book: BookId, after: u64, limit: u32) -> Result<Vec<StoredEvent>, Failure> {
        Ok(self.ledger.read(book, after, None, limit).await?)
    }

    /// How far a book has come.
    ///
    /// # Errors
    /// When the ledger cannot be read.
    pub async fn head(&self, book: BookId) -> Result<Head, Failure> {
        Ok(self.ledger.head(book).await?)
    }

    /// A page of the list of tournaments.
    ///
    /// # Errors
    /// When the ledger cannot be read.
    pub async fn catalogue(&self, query: CatalogueQuery) -> Result<Vec<CatalogueEntry>, Failure> {
        Ok(self.ledger.catalogue(query).await?)
    }
}
