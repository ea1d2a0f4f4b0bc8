//! The laws of planning.

use std::collections::BTreeMap;

use chuhe_domain::game::GameEvent;
use chuhe_domain::game::event::{MovePlayed, Started};
use chuhe_domain::vocabulary::{BookId, CommandId, GameId, Timestamp, TokenId};
use proptest::prelude::*;
use uuid::Uuid;

use crate::journal::append::{Append, Appended, CommandRecord, Guard, NewEvent};
use crate::journal::chain::link;
use crate::journal::deadline::{Deadline, DeadlineChange, DeadlineKind};
use crate::journal::error::StoreError;
use crate::journal::plan::{Known, Loaded, Reply, Rows, plan};
use crate::journal::stored::StoredEvent;
use crate::journal::validate::{Checked, check};

/// One of few books, games and keys, so that commands meet.
#[derive(Debug, Clone)]
struct Asked {
    key: u128,
    game: u128,
    version: u64,
    events: usize,
    touches: bool,
    due: Option<i64>,
}

fn asked() -> impl Strategy<Value = Asked> {
    let fields = (0..40_u128, 0..4_u128, 0..4_u64, 0..3_usize, any::<bool>(), any::<Option<i64>>());
    fields.prop_map(|(key, game, version, events, touches, due)| Asked {
        key,
        game,
        version,
        events,
        touches,
        due,
    })
}

fn checked(asked: &Asked) -> Checked {
    let game = GameId(Uuid::from_u128(100 + asked.game));
    let event: GameEvent = if asked.touches {
        Started { at: None, time_control: None, absent: Vec::new() }.into()
    } else {
        MovePlayed { ply: 1, iccs: "h2e2".to_owned() }.into()
    };
    let new = NewEvent { stream: game.into(), event: event.into(), occurred_at: Timestamp::default() };
    let append = Append {
        book: BookId(Uuid::from_u128(1 + asked.game % 2)),
        guards: vec![Guard::Stream { stream: game.into(), version: asked.version }],
        events: vec![new; asked.events],
        personal: Vec::new(),
        erasures: Vec::new(),
        deadlines: vec![DeadlineChange {
            game,
            at: asked.due.map(Timestamp::from_millis),
            kind: DeadlineKind::Flag,
        }],
        command: CommandRecord {
            actor: TokenId(Uuid::nil()),
            command_id: CommandId(Uuid::from_u128(asked.key)),
            request_digest: [u8::try_from(asked.game).unwrap(); 32],
            status: 200,
            refusal: None,
            received_at: Timestamp::default(),
            correlation_id: Uuid::nil(),
        },
    };
    check(append).unwrap()
}

/// Plans one batch after the other, each on what the one before has written.
fn planned(batches: &[&[Checked]]) -> (Vec<StoredEvent>, Vec<Reply>, BTreeMap<GameId, Deadline>) {
    let (mut events, mut replies, mut due) = (Vec::new(), Vec::new(), BTreeMap::new());
    let mut standing = Loaded::default();
    for batch in batches {
        let loaded = Loaded {
            last_position: standing.last_position,
            commands: standing.commands.clone(),
            derived: standing.derived.clone(),
        };
        let batch: Vec<_> = batch.iter().collect();
        let (rows, answers) = plan(&batch, loaded, Timestamp::from_millis(5));
        let Rows { last_position, events: new, commands, derived, deadlines, .. } = rows;
        due.retain(|game, deadline: &mut Deadline| !deadlines.cleared().contains(&(deadline.book, *game)));
        due.extend(deadlines.standing().into_iter().map(|deadline| (deadline.game, deadline)));
        for row in commands {
            let known = Known { request_digest: row.request_digest, outcome: row.outcome };
            let doubled = standing.commands.insert((row.actor, row.command_id), known);
            assert!(doubled.is_none(), "a key is written twice");
        }
        standing.last_position = last_position;
        standing.derived = derived;
        events.extend(new);
        replies.extend(answers);
    }
    (events, replies, due)
}

proptest! {
    #[test]
    fn how_commands_are_batched_makes_no_difference(all in prop::collection::vec(asked(), 1..60), size in 1..20_usize) {
        let all: Vec<_> = all.iter().map(checked).collect();
        let batched: Vec<_> = all.chunks(size).collect();
        prop_assert_eq!(planned(&[&all]), planned(&batched));
    }

    #[test]
    fn every_number_follows_the_one_before(all in prop::collection::vec(asked(), 1..60)) {
        let all: Vec<_> = all.iter().map(checked).collect();
        let (events, replies, due) = planned(&[&all]);
        prop_assert!(events.iter().zip(1..).all(|(event, position)| event.position == position));
        for book in [1, 2].map(|book| BookId(Uuid::from_u128(book))) {
            let mut previous = [0; 32];
            for (event, sequence) in events.iter().filter(|event| event.book == book).zip(1..) {
                prop_assert_eq!((event.sequence, event.hash), (sequence, link(&previous, event)));
                previous = event.hash;
            }
        }
        for event in &events {
            let before = events.iter().filter(|other| other.position <= event.position);
            let version = before.filter(|other| other.stream == event.stream).count() as u64;
            prop_assert_eq!(event.version, version);
        }
        let mut last = BTreeMap::new();
        for (checked, reply) in all.iter().zip(&replies) {
            if let Ok(Appended::New(outcome)) = reply {
                let came = outcome.first_sequence.map_or(0, |first| outcome.at_sequence + 1 - first);
                // what is answered is what was written
                prop_assert_eq!(came, checked.append.events.len() as u64);
                last.extend(checked.append.deadlines.iter().map(|change| (change.game, change.at)));
            }
        }
        last.retain(|_, at| at.is_some());
        let due: BTreeMap<_, _> = due.into_iter().map(|(game, deadline)| (game, Some(deadline.at))).collect();
        prop_assert_eq!(due, last);
    }
}

#[test]
fn the_same_key_twice_in_a_batch_is_written_once() {
    let first = Asked { key: 1, game: 0, version: 0, events: 1, touches: true, due: None };
    let other = Asked { game: 2, ..first.clone() };
    let (events, replies, _) = planned(&[&[checked(&first), checked(&first), checked(&other)]]);
    assert_eq!(events.len(), 1);
    assert!(matches!(
        &replies[..],
        [Ok(Appended::New(_)), Ok(Appended::Repeated(_)), Err(StoreError::KeyReused)]
    ));
}
