//! The writer against a database that fails on command.

use std::collections::{HashMap, VecDeque};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use chuhe_domain::game::event::Started;
use chuhe_domain::vocabulary::{BookId, CommandId, GameId, PersonalId, StreamId, Timestamp, TokenId};
use uuid::Uuid;

use crate::journal::append::{Append, Appended, CommandRecord, Guard, NewEvent, NewPersonal};
use crate::journal::audit::{Audit, DerivedRows, PersonalRow, Row};
use crate::journal::derived::Derived;
use crate::journal::error::StoreError;
use crate::journal::plan::{CommandRow, Known, Loaded, Rows, Wanted};
use crate::journal::store::{Failure, Store};
use crate::journal::stored::StoredEvent;
use crate::journal::validate::{Checked, check};
use crate::ledger::settings::Settings;
use crate::ledger::signals::Signals;
use crate::ledger::writer::{Settled, Writer};

/// What goes wrong, in this order, at the step it belongs to.
#[derive(Debug, Clone)]
enum Trouble {
    Begin(Failure),
    Commit { failure: Failure, done: bool },
    Rollback,
    Reconnect,
}

/// A database in memory.
#[derive(Default)]
struct Fake {
    commands: HashMap<(TokenId, CommandId), Known>,
    derived: Derived,
    written: Vec<CommandId>,
    pending: Vec<((TokenId, CommandId), Known)>,
    pending_derived: Derived,
    troubles: VecDeque<Trouble>,
    commits: usize,
}

impl Fake {
    fn with(troubles: impl IntoIterator<Item = Trouble>) -> Self {
        Self { troubles: troubles.into_iter().collect(), ..Self::default() }
    }

    fn trouble(&mut self, wanted: impl Fn(&Trouble) -> bool) -> Option<Trouble> {
        self.troubles.pop_front_if(|trouble| wanted(trouble))
    }

    fn settle(&mut self) {
        for (key, known) in self.pending.drain(..) {
            self.written.push(key.1);
            self.commands.insert(key, known);
        }
        self.derived = std::mem::take(&mut self.pending_derived);
    }
}

impl Store for Fake {
    type Audit = Self;

    async fn begin(&mut self) -> Result<(), Failure> {
        match self.trouble(|trouble| matches!(trouble, Trouble::Begin(_))) {
            Some(Trouble::Begin(failure)) => Err(failure),
            _ => Ok(()),
        }
    }

    async fn load(&mut self, _: &Wanted) -> Result<Loaded, Failure> {
        Ok(Loaded { last_position: 0, commands: self.commands.clone(), derived: self.derived.clone() })
    }

    async fn write(&mut self, rows: &Rows) -> Result<(), Failure> {
        if rows.personal.iter().any(|(_, new)| new.text == "poison") {
            return Err(Failure::Refused("poison".to_owned()));
        }
        let each = |row: &CommandRow| {
            let known = Known { request_digest: row.request_digest, outcome: row.outcome.clone() };
            ((row.actor, row.command_id), known)
        };
        self.pending = rows.commands.iter().map(each).collect();
        self.pending_derived = rows.derived.clone();
        Ok(())
    }

    async fn commit(&mut self) -> Result<(), Failure> {
        self.commits += 1;
        match self.trouble(|trouble| matches!(trouble, Trouble::Commit { .. })) {
            Some(Trouble::Commit { failure, done }) => {
                if done {
                    self.settle();
                }
                Err(failure)
            }
            _ => {
                self.settle();
                Ok(())
            }
        }
    }

    async fn rollback(&mut self) -> Result<(), Failure> {
        self.pending.clear();
        let trouble = self.trouble(|trouble| matches!(trouble, Trouble::Rollback));
        trouble.map_or(Ok(()), |_| Err(Failure::Lost("rollback".to_owned())))
    }

    async fn reconnect(&mut self) -> Result<(), Failure> {
        let trouble = self.trouble(|trouble| matches!(trouble, Trouble::Reconnect));
        trouble.map_or(Ok(()), |_| Err(Failure::Lost("no way".to_owned())))
    }

    async fn announce(&mut self, _: &[(BookId, u64)]) {}

    async fn clear_derived(&mut self) -> Result<(), Failure> {
        Ok(())
    }

    fn audit(&mut self) -> &mut Self {
        self
    }

    async fn close(self) {}
}

/// Nothing here is ever looked at.
impl Audit for Fake {
    async fn books(&mut self) -> Result<Vec<BookId>, StoreError> {
        Ok(Vec::new())
    }

    async fn events(
        &mut self,
        _: BookId,
        _: u64,
        _: u32,
    ) -> Result<Vec<(u64, Row<StoredEvent>)>, StoreError> {
        Ok(Vec::new())
    }

    async fn derived(&mut self, _: BookId) -> Result<DerivedRows, StoreError> {
        Ok(DerivedRows::default())
    }

    async fn commands(&mut self, _: BookId) -> Result<Vec<Row<CommandRow>>, StoreError> {
        Ok(Vec::new())
    }

    async fn personal(&mut self, _: BookId) -> Result<Vec<Row<PersonalRow>>, StoreError> {
        Ok(Vec::new())
    }

    async fn positions(&mut self) -> Result<(u64, u64), StoreError> {
        Ok((0, 0))
    }

    async fn doubled_positions(&mut self) -> Result<Vec<(BookId, u64)>, StoreError> {
        Ok(Vec::new())
    }
}

fn append(text: &str) -> Checked {
    let game = GameId(Uuid::new_v4());
    let append = Append {
        book: BookId(Uuid::from_u128(1)),
        guards: vec![Guard::Stream { stream: game.into(), version: 0 }],
        events: vec![NewEvent {
            stream: StreamId::from(game),
            event: chuhe_domain::game::GameEvent::from(Started {
                at: None,
                time_control: None,
                absent: Vec::new(),
            })
            .into(),
            occurred_at: Timestamp::default(),
        }],
        personal: vec![NewPersonal { id: PersonalId(Uuid::new_v4()), salt: [0; 16], text: text.to_owned() }],
        erasures: Vec::new(),
        deadlines: Vec::new(),
        command: CommandRecord {
            actor: TokenId(Uuid::from_u128(2)),
            command_id: CommandId(Uuid::new_v4()),
            request_digest: [0; 32],
            status: 200,
            refusal: None,
            received_at: Timestamp::default(),
            correlation_id: Uuid::nil(),
        },
    };
    check(append).unwrap()
}

fn stale() -> Checked {
    let mut checked = append("stale");
    checked.append.guards = vec![Guard::Tables { count: 99 }];
    checked
}

fn writer(fake: Fake) -> (Writer<Fake>, Arc<Mutex<Vec<String>>>) {
    let fatal = Arc::new(Mutex::new(Vec::new()));
    let heard = Arc::clone(&fatal);
    let settings = Settings {
        patience: Duration::from_millis(50),
        on_fatal: Arc::new(move |what| heard.lock().unwrap().push(what.to_owned())),
        ..Settings::default()
    };
    (Writer::new(fake, Arc::new(Signals::default()), settings), fatal)
}

async fn settle(writer: &mut Writer<Fake>, batch: &[Checked]) -> Vec<Result<Appended, StoreError>> {
    let batch: Vec<_> = batch.iter().collect();
    writer.settle(&batch, vec![false; batch.len()]).await.replies
}

fn lost() -> Failure {
    Failure::Lost("gone".to_owned())
}

#[tokio::test]
async fn a_failing_disk_stops_everything_unanswered() {
    let disk = Trouble::Commit { failure: Failure::Disk("disk I/O error".to_owned()), done: false };
    let (mut writer, fatal) = writer(Fake::with([disk]));
    let replies = settle(&mut writer, &[append("a"), append("b"), stale()]).await;
    assert!(replies.iter().all(|reply| *reply == Err(StoreError::OutcomeUnknown)), "{replies:?}");
    assert_eq!(*fatal.lock().unwrap(), ["disk I/O error"]);
    let replies = settle(&mut writer, &[append("c")]).await;
    assert!(matches!(replies[0], Err(StoreError::Unavailable(_))));
    assert!(matches!(writer.rebuild().await, Err(StoreError::Unavailable(_))));
    assert_eq!((writer.store.commits, writer.store.written.len()), (1, 0));
}

#[tokio::test]
async fn one_bad_command_harms_no_other() {
    let (mut writer, _) = writer(Fake::default());
    let batch = [append("a"), append("poison"), stale(), append("b")];
    let replies = settle(&mut writer, &batch).await;
    assert!(matches!(replies[0], Ok(Appended::New(_))));
    assert!(matches!(replies[1], Err(StoreError::Rejected(_))));
    assert!(matches!(replies[2], Err(StoreError::Conflict(_))));
    assert!(matches!(replies[3], Ok(Appended::New(_))));
    assert_eq!(writer.store.written.len(), 2);
}

#[tokio::test]
async fn a_lost_commit_is_looked_up_and_what_is_not_there_is_written() {
    for done in [true, false] {
        let (mut writer, _) =
            writer(Fake::with([Trouble::Commit { failure: lost(), done }, Trouble::Reconnect]));
        let before = append("before");
        settle_plainly(&mut writer, &before).await;
        let batch = [append("a"), before, stale(), append("b")];
        let Settled { replies, heads, doubtful, .. } = writer.settle(&batch.each_ref(), vec![false; 4]).await;
        assert!(heads.contains(&(BookId(Uuid::from_u128(1)), 3)), "{done}: {heads:?}");
        assert_eq!(doubtful, done, "what became of the deadlines of the first attempt was not heard");
        assert!(matches!(replies[0], Ok(Appended::New(_))), "{done}: {replies:?}");
        assert!(matches!(replies[1], Ok(Appended::Repeated(_))), "{done}: {replies:?}");
        assert!(matches!(replies[2], Err(StoreError::Conflict(_))), "{done}: {replies:?}");
        assert!(matches!(replies[3], Ok(Appended::New(_))), "{done}: {replies:?}");
        assert_eq!(writer.store.written.len(), 3, "{done}");
    }
}

/// Written before any trouble begins.
async fn settle_plainly(writer: &mut Writer<Fake>, checked: &Checked) {
    let troubles = std::mem::take(&mut writer.store.troubles);
    assert!(matches!(settle(writer, std::slice::from_ref(checked)).await[0], Ok(Appended::New(_))));
    writer.store.troubles = troubles;
}

#[tokio::test]
async fn without_a_way_back_only_what_may_be_written_is_unknown() {
    let mut troubles = vec![Trouble::Commit { failure: lost(), done: true }];
    troubles.extend(vec![Trouble::Reconnect; 50]);
    let (mut writer, fatal) = writer(Fake::with(troubles));
    let replies = settle(&mut writer, &[append("a"), stale()]).await;
    assert_eq!(replies[0], Err(StoreError::OutcomeUnknown));
    assert!(matches!(replies[1], Err(StoreError::Unavailable(_))));
    assert!(fatal.lock().unwrap().is_empty());
}

#[tokio::test]
async fn a_lost_commit_stays_unknown_through_later_trouble() {
    let busy = || Trouble::Begin(Failure::Busy("locked".to_owned()));
    let mut troubles = vec![Trouble::Commit { failure: lost(), done: true }];
    troubles.extend(vec![busy(); 10]);
    let (mut writer, _) = writer(Fake::with(troubles));
    assert_eq!(settle(&mut writer, &[append("a")]).await, [Err(StoreError::OutcomeUnknown)]);
    // and if the retry is refused, the lookup by itself still tells
    let (mut writer, _) = self::writer(Fake::with([Trouble::Commit { failure: lost(), done: false }]));
    let replies = settle(&mut writer, &[append("poison"), append("a")]).await;
    assert!(matches!(replies[0], Err(StoreError::Rejected(_))), "{replies:?}");
    assert!(matches!(replies[1], Ok(Appended::New(_))), "{replies:?}");
}

#[tokio::test]
async fn what_passes_is_waited_for() {
    let busy = Trouble::Begin(Failure::Busy("locked".to_owned()));
    let troubles =
        [Trouble::Begin(lost()), Trouble::Reconnect, busy, Trouble::Rollback, Trouble::Begin(lost())];
    let (mut writer, _) = writer(Fake::with(troubles));
    assert!(matches!(settle(&mut writer, &[append("a")]).await[0], Ok(Appended::New(_))));
    assert!(writer.store.troubles.is_empty());
    let refused = Trouble::Commit { failure: Failure::Refused("deferred".to_owned()), done: false };
    writer.store.troubles = VecDeque::from([refused.clone(), refused]);
    let replies = settle(&mut writer, &[append("a"), append("b")]).await;
    assert!(matches!(replies[0], Err(StoreError::Rejected(_))), "{replies:?}");
    assert!(matches!(replies[1], Ok(Appended::New(_))), "{replies:?}");
}

#[tokio::test]
async fn a_signal_is_given_for_every_book_that_grew() {
    let (mut writer, _) = writer(Fake::default());
    let signal = writer.signals.subscribe(BookId(Uuid::from_u128(1)));
    let other = writer.signals.subscribe(BookId(Uuid::from_u128(2)));
    let (reply, answer) = tokio::sync::oneshot::channel();
    writer.write(vec![(Box::new(append("a")), reply)]).await;
    assert!(matches!(answer.await.unwrap(), Ok(Appended::New(_))));
    assert_eq!((*signal.borrow(), signal.has_changed().unwrap()), (1, true));
    assert!(!other.has_changed().unwrap());
}
