//! What reading promises.

use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::Duration;

use chuhe_domain::tournament::TournamentEvent;
use chuhe_domain::tournament::event::{Closed, MadePublic, Retitled};
use chuhe_storage::ledger::{CatalogueQuery, Settings, StoredEvent};
use futures::StreamExt;

use crate::fixture::Fixture;
use crate::words::{With, at, book, command, created, game, moved, started};

fn sequences(events: &[StoredEvent]) -> Vec<u64> {
    events.iter().map(|event| event.sequence).collect()
}

pub(crate) async fn slices_keep_their_bounds<F: Fixture>() {
    let place = F::fresh().await;
    let ledger = place.open().await;
    let (book, game) = (book(), game());
    for ply in 0..10 {
        ledger.append(command(book).with(game, moved(ply))).await.unwrap();
        ledger.append(command(crate::words::book()).with(crate::words::game(), moved(ply))).await.unwrap();
    }
    for (after, up_to, limit, expected) in [
        (0, None, 100, 1..=10),
        (3, None, 100, 4..=10),
        (3, Some(6), 100, 4..=6),
        (3, Some(6), 2, 4..=5),
        (0, Some(u64::MAX), 1, 1..=1),
    ] {
        let events = ledger.read(book, after, up_to, limit).await.unwrap();
        assert_eq!(sequences(&events), expected.collect::<Vec<u64>>());
    }
    assert!(ledger.read(book, 10, None, 100).await.unwrap().is_empty());
    assert!(ledger.read(book, u64::MAX, None, 100).await.unwrap().is_empty());
    let stream = ledger.read_stream(book, game.into(), 7).await.unwrap();
    assert_eq!(stream.iter().map(|event| event.version).collect::<Vec<_>>(), [8, 9, 10]);
    ledger.close().await;
    place.finish().await;
}

pub(crate) async fn tables_are_read_without_the_moves<F: Fixture>() {
    let place = F::fresh().await;
    let ledger = place.open().await;
    let (book, game) = (book(), game());
    ledger
        .append(command(book).with(book, created("t")).with(game, moved(1)).with(game, moved(2)))
        .await
        .unwrap();
    ledger.append(command(book).with(game, started()).with(game, moved(3))).await.unwrap();
    ledger.append(command(book).with(game, started())).await.unwrap();
    assert_eq!(sequences(&ledger.read_tables(book, 0, None).await.unwrap()), [1, 4, 6]);
    assert_eq!(sequences(&ledger.read_tables(book, 1, Some(5)).await.unwrap()), [4]);
    for (sequence, count, last) in
        [(0, 0, 0), (1, 1, 1), (3, 1, 1), (4, 2, 4), (5, 2, 4), (6, 3, 6), (99, 3, 6)]
    {
        let tables = ledger.tables_at(book, sequence).await.unwrap();
        assert_eq!((tables.count, tables.sequence), (count, last), "at {sequence}");
    }
    assert_eq!(ledger.head(book).await.unwrap().tables, ledger.tables_at(book, 6).await.unwrap());
    ledger.close().await;
    place.finish().await;
}

pub(crate) async fn a_time_finds_its_sequence<F: Fixture>() {
    let place = F::fresh().await;
    let clock = Arc::new(AtomicI64::new(0));
    let reading = Arc::clone(&clock);
    let settings =
        Settings { clock: Arc::new(move || at(reading.load(Ordering::SeqCst))), ..Settings::default() };
    let ledger = place.open_with(settings).await;
    let book = book();
    assert_eq!(ledger.sequence_at(book, at(1)).await.unwrap(), 0);
    let times = [10, 10, 20, 30, 30, 30, 40];
    for ms in times {
        clock.store(ms, Ordering::SeqCst);
        ledger.append(command(book).with(game(), started())).await.unwrap();
    }
    for ms in 0..50 {
        let expected = times.iter().filter(|time| **time <= ms).count() as u64;
        assert_eq!(ledger.sequence_at(book, at(ms)).await.unwrap(), expected, "at {ms}");
    }
    ledger.close().await;
    place.finish().await;
}

pub(crate) async fn a_stream_is_found_without_its_book<F: Fixture>() {
    let place = F::fresh().await;
    let ledger = place.open().await;
    let (book, game) = (book(), game());
    assert_eq!(ledger.book_of(game.into()).await.unwrap(), None);
    ledger.append(command(book).with(game, started())).await.unwrap();
    assert_eq!(ledger.book_of(game.into()).await.unwrap(), Some(book));
    assert_eq!(ledger.stream_version(book, game.into()).await.unwrap(), 1);
    assert_eq!(ledger.stream_version(crate::words::book(), game.into()).await.unwrap(), 0);
    assert_eq!(ledger.books().await.unwrap(), [book]);
    ledger.close().await;
    place.finish().await;
}

pub(crate) async fn the_catalogue_tells_of_every_tournament<F: Fixture>() {
    let place = F::fresh().await;
    let ledger = place.open().await;
    let books = [book(), book(), book()];
    for (nth, book) in books.into_iter().enumerate() {
        ledger.append(command(book).with(book, created(&format!("t{nth}")))).await.unwrap();
    }
    let all = CatalogueQuery { public_only: false, before: None, limit: 100 };
    let public = CatalogueQuery { public_only: true, ..all };
    let titles = async |query| -> Vec<String> {
        ledger.catalogue(query).await.unwrap().into_iter().map(|entry| entry.title).collect()
    };
    assert_eq!(titles(all).await, ["t2", "t1", "t0"]);
    assert_eq!(titles(public).await, Vec::<String>::new());

    let opened: TournamentEvent = MadePublic {}.into();
    let renamed: TournamentEvent = Retitled { title: "羊城杯".to_owned() }.into();
    let over: TournamentEvent = Closed {}.into();
    ledger.append(command(books[1]).with(books[1], opened).with(books[1], renamed)).await.unwrap();
    ledger.append(command(books[1]).with(books[1], over)).await.unwrap();
    assert_eq!(titles(public).await, ["羊城杯"]);
    let entry = ledger.catalogue_entry(books[1]).await.unwrap().unwrap();
    assert!(entry.public && entry.closed && entry.book == books[1]);
    assert_eq!(entry.created_at, ledger.read(books[1], 0, None, 1).await.unwrap()[0].recorded_at);

    // page by page, as the list stood when it was begun
    let first = ledger.catalogue(CatalogueQuery { limit: 2, ..all }).await.unwrap();
    let rest = ledger.catalogue(CatalogueQuery { before: Some(first[1].position), ..all }).await.unwrap();
    assert_eq!(rest.iter().map(|entry| entry.book).collect::<Vec<_>>(), [books[0]]);
    assert_eq!(ledger.catalogue_entry(book()).await.unwrap(), None);
    ledger.close().await;
    place.finish().await;
}

pub(crate) async fn a_follower_misses_nothing_and_doubles_nothing<F: Fixture>() {
    let place = F::fresh().await;
    // the poll is slow: what arrives in time arrives by signal
    let ledger = place.open_with(Settings { poll: Duration::from_secs(600), ..Settings::default() }).await;
    let book = book();
    ledger.append(command(book).with(book, created("before"))).await.unwrap();
    let followers = [0, 1].map(|after| {
        let mut slices = ledger.follow(book, after);
        tokio::spawn(async move {
            let mut seen = Vec::new();
            while seen.last() != Some(&801) {
                seen.extend(sequences(&slices.next().await.unwrap().unwrap()));
            }
            seen
        })
    });
    let writers: Vec<_> = (0..8)
        .map(|_| {
            let ledger = ledger.clone();
            tokio::spawn(async move {
                let game = game();
                for ply in 0..100 {
                    ledger.append(command(book).with(game, moved(ply))).await.unwrap();
                }
            })
        })
        .collect();
    for writer in writers {
        writer.await.unwrap();
    }
    for (follower, first) in followers.into_iter().zip([1, 2]) {
        let seen = tokio::time::timeout(Duration::from_secs(30), follower).await.unwrap().unwrap();
        assert_eq!(seen, (first..=801).collect::<Vec<_>>());
    }
    // a closed ledger ends its followers
    let mut slices = ledger.follow(book, 801);
    let waiting = tokio::spawn(async move { slices.next().await.is_none() });
    ledger.close().await;
    assert!(tokio::time::timeout(Duration::from_secs(10), waiting).await.unwrap().unwrap());
    place.finish().await;
}
