//! The register in memory: folded from the ledger once, and gone on with what came since, whoever wrote it. Beside the
//! fold stand the texts it speaks of, so that a player is found by name or number without asking the database.
//!
//! What is erased goes from here with the event that says so. Nothing here is truth; all of it can be lost.

use std::collections::HashMap;
use std::sync::Arc;

use chuhe_domain::event::Event;
use chuhe_domain::federation::players::event::PlayerEvent;
use chuhe_domain::federation::players::{Claims, Player, Players};
use chuhe_domain::vocabulary::{BookId, PersonalId, PlayerId};
use chuhe_storage::ledger::{Ledger, StoredEvent};
use tokio::sync::{RwLock, RwLockReadGuard};

use crate::desk::failure::Failure;
use crate::desk::register::found::{Found, Kept, Search};
use crate::desk::register::spelling;

/// How much of the book is read at once.
const SLICE: u64 = 5_000;

/// The register, read by many and gone on with by one at a time.
#[derive(Clone)]
pub(crate) struct Register {
    ledger: Ledger,
    known: Arc<RwLock<Known>>,
}

impl Register {
    pub(crate) fn new(ledger: Ledger) -> Self {
        Self { ledger, known: Arc::default() }
    }

    /// The register with everything that was written before this call.
    pub(crate) async fn read(&self) -> Result<RwLockReadGuard<'_, Known>, Failure> {
        let head = self.ledger.head(BookId::FEDERATION).await?.tables;
        loop {
            let known = self.known.read().await;
            if known.sequence >= head.sequence {
                return Ok(known);
            }
            drop(known);
            self.catch_up(head.sequence).await?;
        }
    }

    /// Each slice is taken in at once, after all that is waited for: whoever gives up waiting leaves no half of one.
    async fn catch_up(&self, until: u64) -> Result<(), Failure> {
        let mut known = self.known.write().await;
        while known.sequence < until {
            let up_to = until.min(known.sequence.saturating_add(SLICE));
            let rows = self.ledger.read_tables(BookId::FEDERATION, known.sequence, Some(up_to)).await?;
            let mut events = Vec::with_capacity(rows.len());
            for row in &rows {
                let Event::Player(event) = row.event()? else { return Err(broken(row)) };
                events.push((row.version, event));
            }
            let named: Vec<PersonalId> = events.iter().flat_map(|(_, event)| texts_of(event)).collect();
            let texts = self.ledger.personal(&named).await?;
            known.texts.extend(texts.into_iter().map(|(id, text)| (id, text.into_boxed_str())));
            events.iter().for_each(|(version, event)| known.evolve(*version, event));
            known.sequence = up_to;
        }
        Ok(())
    }
}

/// What is known.
#[derive(Default)]
pub(crate) struct Known {
    players: Players,
    versions: HashMap<PlayerId, u64>,
    texts: HashMap<PersonalId, Box<str>>,
    /// Who holds a number: by system, and the number as it is compared.
    holders: HashMap<(String, String), PlayerId>,
    places: HashMap<PlayerId, usize>,
    /// The names of each player as they are looked for, a line for each, by place.
    sought: Vec<String>,
    /// How far the book was read.
    sequence: u64,
    /// How many events of the register were.
    count: u64,
}

impl Claims for Known {
    fn holder(&self, system: &str, number: &str) -> Option<PlayerId> {
        self.holders.get(&(system.to_owned(), spelling::number(number))).copied()
    }
}

impl Known {
    pub(crate) const fn players(&self) -> &Players {
        &self.players
    }

    pub(crate) const fn count(&self) -> u64 {
        self.count
    }

    /// The version of a player's stream; 0 where there is none.
    pub(crate) fn version(&self, player: PlayerId) -> u64 {
        self.versions.get(&player).copied().unwrap_or_default()
    }

    /// The player with all texts that stand.
    pub(crate) fn kept(&self, player: PlayerId) -> Option<Kept> {
        self.players.get(player).map(|player| self.with_texts(player))
    }

    fn with_texts(&self, player: &Player) -> Kept {
        let text = |id: &PersonalId| self.texts.get(id).map(|text| (*id, text.to_string()));
        let texts = player.personal.iter().filter_map(text).collect();
        Kept { player: player.clone(), version: self.version(player.id), texts }
    }

    /// A page of those who are looked for. Whom the register has forgotten nobody finds.
    pub(crate) fn find(&self, search: &Search) -> Found {
        let sought = search.name.as_deref().map(spelling::name);
        let by_number = search.number.as_ref().map(|(system, number)| self.holder(system, number));
        let from = match by_number {
            None => search.from,
            Some(holder) => {
                let place = holder.and_then(|holder| self.places.get(&holder)).copied();
                place.filter(|place| *place >= search.from).unwrap_or(usize::MAX)
            }
        };
        let within = if by_number.is_some() { 1 } else { usize::MAX };
        let mut found = Found { players: Vec::new(), next: None };
        for (place, player) in self.players.after(from).take(within) {
            let named = || {
                self.sought
                    .get(place)
                    .is_some_and(|names| sought.as_ref().is_none_or(|sought| names.contains(sought)))
            };
            if player.erased || (search.public_only && !player.public) || !named() {
                continue;
            }
            if found.players.len() == search.limit {
                found.next = Some(place);
                break;
            }
            found.players.push(self.with_texts(player));
        }
        found
    }

    fn evolve(&mut self, version: u64, event: &PlayerEvent) {
        let id = event.player();
        self.release(id);
        if let PlayerEvent::Erased(_) = event
            && let Some(player) = self.players.get(id)
        {
            player.personal.iter().for_each(|text| {
                self.texts.remove(text);
            });
        }
        self.players.evolve(event);
        self.versions.insert(id, version);
        self.count += 1;
        self.claim(id);
    }

    /// Takes back what is found by way of this player.
    fn release(&mut self, id: PlayerId) {
        let numbers = self.numbers(id);
        for number in numbers {
            if self.holders.get(&number) == Some(&id) {
                self.holders.remove(&number);
            }
        }
    }

    /// Sets down what this player is found by.
    fn claim(&mut self, id: PlayerId) {
        let place = *self.places.entry(id).or_insert(self.players.len().saturating_sub(1));
        for number in self.numbers(id) {
            self.holders.insert(number, id);
        }
        let names = self.players.get(id).into_iter().flat_map(|player| &player.names);
        let names = names.filter_map(|(_, name)| self.texts.get(name));
        let sought = names.map(|name| spelling::name(name)).collect::<Vec<_>>().join("\n");
        self.sought.resize(self.players.len(), String::new());
        if let Some(line) = self.sought.get_mut(place) {
            *line = sought;
        }
    }

    fn numbers(&self, id: PlayerId) -> Vec<(String, String)> {
        let numbers = self.players.get(id).into_iter().flat_map(|player| &player.external_ids);
        numbers
            .filter_map(|(system, number)| Some((system.clone(), spelling::number(self.texts.get(number)?))))
            .collect()
    }
}

fn texts_of(event: &PlayerEvent) -> Vec<PersonalId> {
    match event {
        PlayerEvent::Registered(event) => event.details.texts().collect(),
        PlayerEvent::Amended(event) => event.details.texts().collect(),
        PlayerEvent::Rated(_) | PlayerEvent::Erased(_) => Vec::new(),
    }
}

fn broken(row: &StoredEvent) -> Failure {
    Failure::Broken(format!("book {} at sequence {}: no event of a player", row.book, row.sequence))
}
