//! What appending promises.

use std::collections::HashSet;
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};

use chuhe_domain::tournament::TournamentEvent;
use chuhe_domain::tournament::event::{EntryRegistered, PersonErased};
use chuhe_domain::vocabulary::{EntryId, PersonalId, PersonalRef, StreamId};
use chuhe_storage::ledger::{
    Appended, Guard, GuardFailure, Invalid, Ledger, MAX_TEXT, NewPersonal, Settings, StoreError, link,
};
use uuid::Uuid;

use crate::fixture::Fixture;
use crate::words::{With, at, book, command, created, game, moved, refusal, started};

pub(crate) async fn events_are_numbered_in_book_and_stream<F: Fixture>() {
    let place = F::fresh().await;
    let ledger = place.open().await;
    let (book, first, second) = (book(), game(), game());
    let append = command(book).with(book, created("t")).with(first, started()).with(second, started());
    let answer = ledger.append(append).await.unwrap();
    let outcome = answer.outcome();
    assert!(matches!(answer, Appended::New(_)));
    assert_eq!((outcome.first_sequence, outcome.last_sequence, outcome.at_sequence), (Some(1), Some(3), 3));
    ledger.append(command(book).with(second, moved(1)).with(first, moved(1))).await.unwrap();

    let events = ledger.read(book, 0, None, 100).await.unwrap();
    let numbers: Vec<_> = events.iter().map(|event| (event.sequence, event.stream, event.version)).collect();
    let (first, second) = (StreamId::from(first), StreamId::from(second));
    assert_eq!(
        numbers,
        [(1, StreamId::from(book), 1), (2, first, 1), (3, second, 1), (4, second, 2), (5, first, 2)]
    );
    assert_eq!(events[4].event().unwrap(), moved(1).into());
    assert!(events.windows(2).all(|pair| pair[0].position < pair[1].position));
    assert!(events.iter().all(|event| event.event_id.get_version_num() == 7));
    let head = ledger.head(book).await.unwrap();
    assert_eq!((head.sequence, head.hash), (5, events[4].hash));
    assert_eq!((head.tables.count, head.tables.sequence), (3, 3));
    ledger.close().await;
    place.finish().await;
}

pub(crate) async fn every_link_of_the_chain_holds<F: Fixture>() {
    let place = F::fresh().await;
    let ledger = place.open().await;
    let (one, other) = (book(), book());
    for ply in 1..=5 {
        ledger.append(command(one).with(game(), moved(ply))).await.unwrap();
        ledger.append(command(other).with(game(), moved(ply))).await.unwrap();
    }
    for book in [one, other] {
        let mut previous = [0; 32];
        for event in ledger.read(book, 0, None, 100).await.unwrap() {
            assert_eq!(event.hash, link(&previous, &event));
            previous = event.hash;
        }
        assert_eq!(ledger.head(book).await.unwrap().hash, previous);
    }
    ledger.close().await;
    place.finish().await;
}

pub(crate) async fn a_moved_guard_is_a_conflict_and_writes_nothing<F: Fixture>() {
    let place = F::fresh().await;
    let ledger = place.open().await;
    let (book, game) = (book(), game());
    let begun = command(book).with(book, created("t")).with(game, started());
    ledger.append(begun.expecting(game, 0).expecting(book, 0)).await.unwrap();

    let stale = command(book).with(game, moved(1)).expecting(book, 1).expecting(game, 0).expecting_tables(3);
    let error = ledger.append(stale.clone()).await.unwrap_err();
    let expected = vec![
        GuardFailure { expected: Guard::Stream { stream: game.into(), version: 0 }, found: 1 },
        GuardFailure { expected: Guard::Tables { count: 3 }, found: 2 },
    ];
    assert_eq!(error, StoreError::Conflict(expected));
    assert_eq!(ledger.head(book).await.unwrap().sequence, 2);

    // a refusal was decided on what was read as well
    let error = ledger.append(refusal(book).expecting(game, 9)).await.unwrap_err();
    assert!(matches!(error, StoreError::Conflict(_)));

    // a conflict is no answer: the same key may be decided again
    let mut again = stale;
    again.guards = vec![Guard::Stream { stream: game.into(), version: 1 }];
    assert!(matches!(ledger.append(again).await.unwrap(), Appended::New(_)));
    ledger.close().await;
    place.finish().await;
}

pub(crate) async fn a_table_guard_lets_one_of_two_through<F: Fixture>() {
    let place = F::fresh().await;
    let ledger = place.open().await;
    let book = book();
    ledger.append(command(book).with(book, created("t"))).await.unwrap();
    for round in 1..20 {
        let race =
            (0..2).map(|_| ledger.append(command(book).with(game(), started()).expecting_tables(round)));
        let answers = futures::future::join_all(race).await;
        assert_eq!(answers.iter().filter(|answer| answer.is_ok()).count(), 1, "{answers:?}");
        assert!(answers.iter().any(|answer| matches!(answer, Err(StoreError::Conflict(_)))));
        // what touches no table moves no table guard
        ledger.append(command(book).with(game(), moved(1)).expecting_tables(round + 1)).await.unwrap();
    }
    ledger.close().await;
    place.finish().await;
}

pub(crate) async fn a_repeat_gets_the_first_answer<F: Fixture>() {
    let place = F::fresh().await;
    let ledger = place.open().await;
    let (book, game) = (book(), game());
    let append = command(book).with(game, started()).expecting(game, 0);
    let first = ledger.append(append.clone()).await.unwrap();
    ledger.append(command(book).with(game, moved(1))).await.unwrap();
    let again = ledger.append(append.clone()).await.unwrap();
    assert_eq!(again, Appended::Repeated(first.outcome().clone()));
    let command_id = append.command.command_id;
    let asked =
        ledger.outcome(append.command.actor, command_id, &append.command.request_digest).await.unwrap();
    assert_eq!(asked.as_ref(), Some(first.outcome()));

    // all at once, in one batch or in several: one is new
    let append = command(book).with(game, moved(2));
    let answers = futures::future::join_all((0..20).map(|_| ledger.append(append.clone()))).await;
    let new = answers.iter().filter(|answer| matches!(answer, Ok(Appended::New(_)))).count();
    assert_eq!((new, answers.iter().filter(|answer| answer.is_ok()).count()), (1, 20));
    assert_eq!(ledger.head(book).await.unwrap().sequence, 3);
    ledger.close().await;
    place.finish().await;
}

pub(crate) async fn a_refusal_is_kept_and_repeated<F: Fixture>() {
    let place = F::fresh().await;
    let ledger = place.open().await;
    let book = book();
    ledger.append(command(book).with(book, created("t"))).await.unwrap();
    let refused = refusal(book).expecting(book, 1);
    let answer = ledger.append(refused.clone()).await.unwrap();
    let outcome = answer.outcome();
    assert_eq!(
        (outcome.status, outcome.first_sequence, outcome.last_sequence, outcome.at_sequence),
        (409, None, None, 1)
    );
    assert_eq!(outcome.refusal, refused.command.refusal);
    assert_eq!(ledger.head(book).await.unwrap().sequence, 1);
    // the guard no longer holds, and the answer is still the first one
    ledger.append(command(book).with(book, created("again"))).await.unwrap();
    assert_eq!(ledger.append(refused).await.unwrap(), Appended::Repeated(outcome.clone()));
    ledger.close().await;
    place.finish().await;
}

pub(crate) async fn the_first_answer_outlives_a_reopening<F: Fixture>() {
    let place = F::fresh().await;
    let ledger = place.open().await;
    let (book, game) = (book(), game());
    let (accepted, refused) = (command(book).with(game, started()), refusal(book));
    let first = ledger.append(accepted.clone()).await.unwrap();
    let second = ledger.append(refused.clone()).await.unwrap();
    let before = ledger.read(book, 0, None, 10).await.unwrap();
    ledger.close().await;
    assert!(matches!(ledger.append(command(book)).await, Err(StoreError::Unavailable(_))));

    let ledger = place.open().await;
    assert_eq!(ledger.append(accepted).await.unwrap(), Appended::Repeated(first.outcome().clone()));
    assert_eq!(ledger.append(refused).await.unwrap(), Appended::Repeated(second.outcome().clone()));
    assert_eq!(ledger.read(book, 0, None, 10).await.unwrap(), before);
    ledger.append(command(book).with(game, moved(1)).expecting(game, 1)).await.unwrap();
    ledger.close().await;
    place.finish().await;
}

pub(crate) async fn another_request_under_the_same_key_is_refused<F: Fixture>() {
    let place = F::fresh().await;
    let ledger = place.open().await;
    let (book, game) = (book(), game());
    let append = command(book).with(game, started());
    ledger.append(append.clone()).await.unwrap();
    let mut other = append.clone();
    other.command.request_digest = [8; 32];
    assert_eq!(ledger.append(other).await, Err(StoreError::KeyReused));
    let asked = ledger.outcome(append.command.actor, append.command.command_id, &[8; 32]).await;
    assert_eq!(asked, Err(StoreError::KeyReused));

    // a key belongs to its actor
    let mut stranger = append;
    stranger.command.actor.0 = Uuid::from_u128(8);
    assert!(matches!(ledger.append(stranger).await.unwrap(), Appended::New(_)));
    ledger.close().await;
    place.finish().await;
}

pub(crate) async fn a_command_is_written_whole_or_not_at_all<F: Fixture>() {
    let place = F::fresh().await;
    let ledger = place.open().await;
    let (book, game) = (book(), game());
    let personal =
        NewPersonal { id: PersonalId(Uuid::new_v4()), salt: [1; 16], text: "谢侠逊".to_owned() };
    let mut taken = command(book).with(game, started());
    taken.personal.push(personal.clone());
    ledger.append(taken.clone()).await.unwrap();

    // the database refuses the second text under one id; the commands beside it are none the worse
    let mut twice = command(book).with(game, moved(1)).with(game, moved(2));
    twice.personal.push(personal);
    let beside = (0..10).map(|_| command(book).with(crate::words::game(), started()));
    let mut all: Vec<_> = beside.collect();
    all.insert(5, twice.clone());
    let answers = futures::future::join_all(all.into_iter().map(|append| ledger.append(append))).await;
    for (nth, answer) in answers.iter().enumerate() {
        assert_eq!(nth == 5, matches!(answer, Err(StoreError::Rejected(_))), "{nth}: {answer:?}");
    }
    assert_eq!(ledger.stream_version(book, game.into()).await.unwrap(), 1);
    let head = ledger.head(book).await.unwrap();
    assert_eq!(head.sequence, 11);
    assert_eq!(ledger.read(book, 0, None, 100).await.unwrap().len(), 11);
    let asked = ledger.outcome(twice.command.actor, twice.command.command_id, &[7; 32]).await;
    assert_eq!(asked, Ok(None));
    ledger.close().await;
    place.finish().await;
}

pub(crate) async fn many_writers_lose_nothing<F: Fixture>() {
    let place = F::fresh().await;
    let ledger = place.open().await;
    let books = [book(), book(), book()];
    let tasks = (0..32).map(|task: usize| {
        let ledger = ledger.clone();
        tokio::spawn(async move {
            let (book, game) = (books[task % 3], game());
            for ply in 0..50 {
                let append = command(book).with(game, moved(ply)).expecting(game, u64::from(ply));
                let answer = ledger.append(append).await.unwrap();
                assert!(matches!(answer, Appended::New(_)));
                // answered is readable
                assert_eq!(ledger.stream_version(book, game.into()).await.unwrap(), u64::from(ply) + 1);
            }
        })
    });
    for task in tasks.collect::<Vec<_>>() {
        task.await.unwrap();
    }
    let mut positions = HashSet::new();
    let mut total = 0;
    for book in books {
        let events = ledger.read(book, 0, None, 10_000).await.unwrap();
        assert!(events.iter().zip(1..).all(|(event, sequence)| event.sequence == sequence));
        positions.extend(events.iter().map(|event| event.position));
        total += events.len();
    }
    assert_eq!(total, 32 * 50);
    assert_eq!((positions.len(), positions.iter().max()), (total, Some(&1600)));
    ledger.close().await;
    place.finish().await;
}

pub(crate) async fn the_record_cannot_be_changed_or_taken_away<F: Fixture>() {
    let place = F::fresh().await;
    let ledger = place.open().await;
    let book = book();
    let mut append = command(book).with(book, created("t"));
    append.personal.push(NewPersonal {
        id: PersonalId(Uuid::new_v4()),
        salt: [1; 16],
        text: "胡荣华".to_owned(),
    });
    ledger.append(append).await.unwrap();
    let mut refused = vec![
        "UPDATE events SET payload = '{}'",
        "DELETE FROM events",
        "UPDATE commands SET status = 500",
        "DELETE FROM commands",
        "UPDATE personal SET text = 'x'",
    ];
    match place.location() {
        chuhe_storage::ledger::Location::Sqlite(_) => refused.extend([
            "INSERT OR REPLACE INTO events SELECT * FROM events",
            "INSERT OR REPLACE INTO commands SELECT * FROM commands",
            "UPDATE OR REPLACE events SET sequence = 1",
        ]),
        chuhe_storage::ledger::Location::Postgres(_) => refused.extend([
            "TRUNCATE events",
            "TRUNCATE commands",
            "SET session_replication_role = replica; DELETE FROM events",
        ]),
    }
    for sql in refused {
        let error = place.tamper(sql).await.expect_err(sql);
        assert!(
            error.to_string().contains("only ever added") || error.to_string().contains("never changed"),
            "{sql}: {error}"
        );
    }
    assert_eq!(place.number("SELECT count(*) FROM events").await, 1);
    ledger.close().await;
    place.finish().await;
}

pub(crate) async fn time_never_goes_back_within_a_book<F: Fixture>() {
    let place = F::fresh().await;
    let clock = Arc::new(AtomicI64::new(5_000));
    let reading = Arc::clone(&clock);
    let settings =
        Settings { clock: Arc::new(move || at(reading.load(Ordering::SeqCst))), ..Settings::default() };
    let ledger = place.open_with(settings).await;
    let (one, other) = (book(), book());
    for (ms, book) in [(5_000, one), (3_000, one), (3_000, other), (6_000, one)] {
        clock.store(ms, Ordering::SeqCst);
        ledger.append(command(book).with(game(), started())).await.unwrap();
    }
    let recorded = |events: Vec<chuhe_storage::ledger::StoredEvent>| -> Vec<_> {
        events.iter().map(|event| event.recorded_at.as_millis()).collect()
    };
    assert_eq!(recorded(ledger.read(one, 0, None, 10).await.unwrap()), [5_000, 5_000, 6_000]);
    assert_eq!(recorded(ledger.read(other, 0, None, 10).await.unwrap()), [3_000]);
    ledger.close().await;
    place.finish().await;
}

pub(crate) async fn what_one_database_would_not_take_neither_is_given<F: Fixture>() {
    let place = F::fresh().await;
    let ledger = place.open().await;
    let book = book();
    let append = command(book).with(book, created("a\0b"));
    assert_eq!(ledger.append(append).await, Err(StoreError::Invalid(Invalid::Nul("a payload"))));
    let append = command(book).with(book, created(&"x".repeat(MAX_TEXT)));
    assert!(matches!(ledger.append(append).await, Err(StoreError::Invalid(Invalid::TooLong { .. }))));
    let mut append = command(book).with(book, created("t"));
    append.personal.push(NewPersonal {
        id: PersonalId(Uuid::new_v4()),
        salt: [1; 16],
        text: "\0".to_owned(),
    });
    assert!(matches!(ledger.append(append).await, Err(StoreError::Invalid(Invalid::Nul(_)))));
    let append = refusal(book).with(book, created("t"));
    assert_eq!(ledger.append(append).await, Err(StoreError::Invalid(Invalid::RefusalWithFacts)));

    // whatever else is text comes back to the byte
    let odd = "炮二平五 \u{1} \u{7f} \u{feff} \u{fffd} \u{10ffff} \\u0000 \\ \" ' \u{2028}\r\n\t";
    ledger.append(command(book).with(book, created(odd))).await.unwrap();
    let events = ledger.read(book, 0, None, 10).await.unwrap();
    assert_eq!(events[0].event().unwrap(), created(odd).into());
    assert_eq!(events[0].hash, link(&[0; 32], &events[0]));
    assert_eq!(ledger.catalogue_entry(book).await.unwrap().unwrap().title, odd);
    ledger.close().await;
    place.finish().await;
}

pub(crate) async fn a_stream_stands_in_one_book<F: Fixture>() {
    let place = F::fresh().await;
    let ledger = place.open().await;
    let (home, away, game) = (book(), book(), game());
    ledger.append(command(home).with(game, started())).await.unwrap();
    let error = ledger.append(command(away).with(game, moved(1))).await.unwrap_err();
    assert_eq!(error, StoreError::Invalid(Invalid::StreamElsewhere { stream: game.into(), home }));
    assert_eq!(ledger.head(away).await.unwrap().sequence, 0);
    ledger.close().await;
    place.finish().await;
}

async fn texts(ledger: &Ledger, ids: &[PersonalId]) -> Vec<String> {
    let mut texts: Vec<_> = ledger.personal(ids).await.unwrap().into_values().collect();
    texts.sort();
    texts
}

pub(crate) async fn texts_about_persons_come_and_go<F: Fixture>() {
    let place = F::fresh().await;
    let ledger = place.open().await;
    let book = book();
    let ids = [PersonalId(Uuid::new_v4()), PersonalId(Uuid::new_v4())];
    let entry = EntryId(Uuid::new_v4());
    for (id, text) in ids.into_iter().zip(["许银川", "吕钦"]) {
        let name = PersonalRef::new(id, &[3; 16], text);
        let event: TournamentEvent = EntryRegistered::named(entry, name).into();
        let mut append = command(book).with(book, event);
        append.personal.push(NewPersonal { id, salt: [3; 16], text: text.to_owned() });
        ledger.append(append).await.unwrap();
    }
    assert_eq!(texts(&ledger, &ids).await, ["吕钦", "许银川"]);
    assert_eq!(texts(&ledger, &[PersonalId(Uuid::new_v4())]).await, Vec::<String>::new());

    // a conflict erases nothing
    let erased: TournamentEvent = PersonErased { entry, personal: vec![ids[0]] }.into();
    let mut append = command(book).with(book, erased).expecting(book, 1);
    append.erasures.push(ids[0]);
    assert!(matches!(ledger.append(append.clone()).await, Err(StoreError::Conflict(_))));
    assert_eq!(texts(&ledger, &ids).await.len(), 2);
    append.guards.clear();
    ledger.append(append).await.unwrap();
    assert_eq!(texts(&ledger, &ids).await, ["吕钦"]);
    ledger.close().await;
    place.finish().await;
}
