//! What the timekeeper waits for: for each game one instant at which it is to be looked at, in the order of time.
//!
//! A deadline is looked at when it is due, and then perhaps put off: for the margin of its regulations, or for another node.
//! What became of it counts only where nothing was heard of that game meanwhile.

use std::collections::{BTreeSet, HashMap, HashSet};

use chuhe_domain::vocabulary::{BookId, GameId, Timestamp};
use chuhe_storage::ledger::Deadline;

/// A game that is to be looked at.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Entry {
    pub(super) book: BookId,
    pub(super) game: GameId,
    /// Which waiting of this game it is: another for every deadline it is given.
    waiting: u64,
}

/// A game that waits.
#[derive(Debug, Clone, Copy)]
struct Waiting {
    entry: Entry,
    /// The deadline, as it stands in the table.
    at: Timestamp,
    /// When to look; not at all while it is being looked at.
    look: Option<Timestamp>,
}

/// What is waited for.
#[derive(Debug, Default)]
pub(super) struct Agenda {
    games: HashMap<GameId, Waiting>,
    order: BTreeSet<(Timestamp, GameId)>,
    /// How many deadlines were ever given.
    given: u64,
}

impl Agenda {
    /// The next instant at which there is something to look at.
    pub(super) fn next(&self) -> Option<Timestamp> {
        self.order.first().map(|(look, _)| *look)
    }

    /// The game waits for this, and is looked at no sooner than `from`; what it waited for until now counts no more.
    pub(super) fn set(&mut self, book: BookId, game: GameId, at: Timestamp, from: Timestamp) {
        self.clear(game);
        self.given += 1;
        let entry = Entry { book, game, waiting: self.given };
        let look = at.max(from);
        self.games.insert(game, Waiting { entry, at, look: Some(look) });
        self.order.insert((look, game));
    }

    /// The game waits for nothing.
    pub(super) fn clear(&mut self, game: GameId) {
        if let Some(look) = self.games.remove(&game).and_then(|waiting| waiting.look) {
            self.order.remove(&(look, game));
        }
    }

    /// These are all that the book waits for, or all books; what stands already stays as it is.
    pub(super) fn replace(&mut self, book: Option<BookId>, standing: &[Deadline], from: Timestamp) {
        let named: HashSet<GameId> = standing.iter().map(|deadline| deadline.game).collect();
        let concerned = |waiting: &&Waiting| book.is_none_or(|book| book == waiting.entry.book);
        let games = self.games.values().filter(concerned).map(|waiting| waiting.entry.game);
        let gone: Vec<GameId> = games.filter(|game| !named.contains(game)).collect();
        gone.into_iter().for_each(|game| self.clear(game));
        for Deadline { book, game, at, .. } in standing {
            if self.games.get(game).is_none_or(|waiting| waiting.at != *at) {
                self.set(*book, *game, *at, from);
            }
        }
    }

    /// Takes out what is to be looked at now, the earliest first. It waits no more until it is put off.
    pub(super) fn take(&mut self, now: Timestamp) -> Vec<Entry> {
        let mut due = Vec::new();
        while let Some((look, game)) = self.order.pop_first() {
            if look > now {
                self.order.insert((look, game));
                break;
            }
            if let Some(waiting) = self.games.get_mut(&game) {
                waiting.look = None;
                due.push(waiting.entry);
            }
        }
        due
    }

    /// What was taken out is to be looked at again then.
    pub(super) fn put_off(&mut self, entry: Entry, until: Timestamp) {
        if let Some(waiting) = self.games.get_mut(&entry.game).filter(|waiting| waiting.entry == entry) {
            waiting.look = Some(until);
            self.order.insert((until, entry.game));
        }
    }

    /// What was taken out is done.
    pub(super) fn done(&mut self, entry: Entry) {
        if self.games.get(&entry.game).is_some_and(|waiting| waiting.entry == entry) {
            self.clear(entry.game);
        }
    }
}

#[cfg(test)]
mod tests {
    use chuhe_storage::ledger::DeadlineKind;
    use uuid::Uuid;

    use super::*;

    const BOOK: BookId = BookId(Uuid::from_u128(1));
    const OTHER: BookId = BookId(Uuid::from_u128(2));

    fn game(n: u128) -> GameId {
        GameId(Uuid::from_u128(n))
    }

    fn at(ms: i64) -> Timestamp {
        Timestamp::from_millis(ms)
    }

    fn row(book: BookId, n: u128, ms: i64) -> Deadline {
        Deadline { book, game: game(n), at: at(ms), kind: DeadlineKind::Flag }
    }

    fn taken(agenda: &mut Agenda, now: i64) -> Vec<GameId> {
        agenda.take(at(now)).iter().map(|entry| entry.game).collect()
    }

    #[test]
    fn what_is_due_is_taken_once_and_in_order() {
        let mut agenda = Agenda::default();
        for (n, ms) in [(1, 30), (2, 10), (3, 20), (4, 40)] {
            agenda.set(BOOK, game(n), at(ms), at(0));
        }
        assert_eq!(agenda.next(), Some(at(10)));
        assert_eq!(taken(&mut agenda, 30), [game(2), game(3), game(1)]);
        assert_eq!(taken(&mut agenda, 30), []);
        assert_eq!(agenda.next(), Some(at(40)));
        agenda.clear(game(4));
        assert_eq!(agenda.next(), None);
    }

    #[test]
    fn another_deadline_is_another_waiting() {
        let mut agenda = Agenda::default();
        agenda.set(BOOK, game(1), at(10), at(0));
        let old = agenda.take(at(10))[0];
        agenda.set(BOOK, game(1), at(50), at(0));
        agenda.put_off(old, at(20));
        agenda.done(old);
        assert_eq!(agenda.next(), Some(at(50)), "what became of the first is of no interest any more");
        let new = agenda.take(at(50))[0];
        agenda.put_off(new, at(60));
        assert_eq!(agenda.next(), Some(at(60)));
        let again = agenda.take(at(60))[0];
        agenda.done(again);
        agenda.put_off(again, at(70));
        assert_eq!(agenda.next(), None);
    }

    #[test]
    fn a_look_at_the_table_keeps_what_stands_and_puts_off_what_is_new() {
        let mut agenda = Agenda::default();
        agenda.set(BOOK, game(1), at(10), at(0));
        agenda.set(BOOK, game(2), at(20), at(0));
        agenda.set(OTHER, game(3), at(30), at(0));
        agenda.replace(Some(BOOK), &[row(BOOK, 1, 10), row(BOOK, 4, 15)], at(100));
        assert_eq!(
            taken(&mut agenda, 99),
            [game(1), game(3)],
            "the second waits no more, the fourth not yet"
        );
        assert_eq!(taken(&mut agenda, 100), [game(4)]);
        agenda.replace(None, &[row(BOOK, 4, 15), row(OTHER, 3, 31)], at(0));
        assert_eq!(taken(&mut agenda, 100), [game(3)], "what is being looked at is not taken twice");
    }
}
