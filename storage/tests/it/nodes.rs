//! Several nodes on one PostgreSQL database, and connections that break.

mod proxy;

mod postgres {
    use std::time::Duration;

    use chuhe_domain::vocabulary::Timestamp;
    use chuhe_storage::ledger::{Appended, Heard, Ledger, Location, Settings, StoreError};
    use futures::StreamExt;
    use sqlx::ConnectOptions;

    use crate::conformance::deadlines::hear;
    use crate::fixture::Fixture;
    use crate::fixture::postgres::Postgres;
    use crate::nodes::proxy::{Cut, Proxy};
    use crate::words::{With, book, command, created, due, game, moved, started};

    async fn clean(ledger: &Ledger) {
        let verified = ledger.verify(|finding| panic!("{finding}")).await.unwrap();
        assert_eq!(verified.findings, 0);
    }

    #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
    async fn two_nodes_write_one_gapless_book() {
        let place = Postgres::fresh().await;
        let nodes = [place.open().await, place.open().await];
        let book = book();
        let tasks: Vec<_> = (0..8)
            .map(|task: usize| {
                let node = nodes[task % 2].clone();
                tokio::spawn(async move {
                    let game = game();
                    for ply in 0..50 {
                        let append = command(book).with(game, moved(ply)).expecting(game, u64::from(ply));
                        node.append(append).await.unwrap();
                    }
                })
            })
            .collect();
        for task in tasks {
            task.await.unwrap();
        }
        let events = nodes[0].read(book, 0, None, 1_000).await.unwrap();
        let sequences: Vec<_> = events.iter().map(|event| event.sequence).collect();
        assert_eq!(sequences, (1..=400).collect::<Vec<_>>());
        clean(&nodes[1]).await;
        for node in nodes {
            node.close().await;
        }
        place.finish().await;
    }

    #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
    async fn the_same_command_on_two_nodes_is_written_once() {
        let place = Postgres::fresh().await;
        let nodes = [place.open().await, place.open().await];
        let book = book();
        for nth in 1..=30 {
            let append = command(book).with(game(), started());
            let (one, other) = tokio::join!(nodes[0].append(append.clone()), nodes[1].append(append));
            let (one, other) = (one.unwrap(), other.unwrap());
            assert_eq!(one.outcome(), other.outcome());
            assert_ne!(matches!(one, Appended::New(_)), matches!(other, Appended::New(_)));
            assert_eq!(nodes[0].head(book).await.unwrap().sequence, nth);
        }
        for node in nodes {
            node.close().await;
        }
        place.finish().await;
    }

    #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
    async fn one_node_hears_of_what_the_other_wrote() {
        let place = Postgres::fresh().await;
        let settings = Settings { poll: Duration::from_secs(600), ..Settings::default() };
        let (writing, following) = (place.open().await, place.open_with(settings).await);
        let book = book();
        let mut slices = following.follow(book, 0);
        for sequence in 1..=20 {
            writing.append(command(book).with(game(), started())).await.unwrap();
            let slice = tokio::time::timeout(Duration::from_secs(20), slices.next()).await.unwrap();
            assert_eq!(slice.unwrap().unwrap()[0].sequence, sequence);
        }
        writing.close().await;
        following.close().await;
        place.finish().await;
    }

    #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
    async fn one_node_hears_of_whatever_book_the_other_wrote_to() {
        let place = Postgres::fresh().await;
        let (writing, listening) = (place.open().await, place.open().await);
        let (books, game, mut hearing) = ([book(), book(), book()], game(), listening.heard());
        // it takes a while before it listens
        let mut heard = None;
        while !matches!(heard, Some(Heard::Elsewhere(_))) {
            writing.append(command(book()).with(crate::words::game(), started())).await.unwrap();
            heard = tokio::time::timeout(Duration::from_secs(1), hearing.next()).await.ok().flatten();
        }
        writing.append(command(books[0]).with(game, started())).await.unwrap();
        hear(&mut hearing, [(books[0], 1)]).await;
        writing.append(command(books[1]).until(crate::words::game(), 5)).await.unwrap();
        hear(&mut hearing, [(books[1], 0)]).await;
        writing.set_deadlines(vec![(books[2], due(crate::words::game(), 6))]).await.unwrap();
        hear(&mut hearing, [(books[2], 0)]).await;
        assert_eq!(listening.deadlines(None, None, 9).await.unwrap().len(), 2);
        writing.close().await;
        listening.close().await;
        place.finish().await;
    }

    /// The backend of the connection that writes: the one that listens for the lock.
    const WAITING: &str = "SELECT pid::bigint FROM pg_stat_activity WHERE datname = current_database() \
         AND wait_event_type = 'Lock' AND query LIKE 'BEGIN%' LIMIT 1";

    #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
    async fn a_connection_lost_before_the_commit_loses_nothing() {
        let place = Postgres::fresh().await;
        let ledger = place.open().await;
        let (book, game) = (book(), game());
        ledger.append(command(book).with(book, created("t"))).await.unwrap();

        let mut holder = place.options().connect().await.unwrap();
        sqlx::raw_sql("BEGIN; SELECT 1 FROM log_state FOR UPDATE").execute(&mut holder).await.unwrap();
        let append = tokio::spawn({
            let ledger = ledger.clone();
            async move { ledger.append(command(book).with(game, started()).expecting(game, 0)).await }
        });
        // the writer waits for the lock: end its session
        let count = format!("SELECT count(*) FROM ({WAITING}) AS waiting");
        while place.number(&count).await == 0 {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
        let pid = place.number(WAITING).await;
        place.tamper(&format!("SELECT pg_terminate_backend({pid})")).await.unwrap();
        tokio::time::sleep(Duration::from_millis(100)).await;
        sqlx::raw_sql("COMMIT").execute(&mut holder).await.unwrap();
        assert!(matches!(append.await.unwrap().unwrap(), Appended::New(_)));
        assert_eq!(ledger.head(book).await.unwrap().sequence, 2);
        clean(&ledger).await;
        ledger.close().await;
        place.finish().await;
    }

    /// A batch whose connection is cut at the commit, on this or that side of it.
    async fn cut(cut: Cut) {
        let place = Postgres::fresh().await;
        let proxy = Proxy::before(&place.options()).await;
        let ledger = Ledger::open(&proxy.location(&place.options())).await.unwrap();
        let (book, game) = (book(), game());
        let first = command(book).with(book, created("t"));
        ledger.append(first.clone()).await.unwrap();

        proxy.at_next_commit(cut);
        let fresh = command(book).with(game, started()).expecting(game, 0);
        // in one batch: what is new, what was there, and what conflicts
        let (new, repeated, conflict) = tokio::join!(
            ledger.append(fresh.clone()),
            ledger.append(first),
            ledger.append(command(book).with(game, moved(1)).expecting(game, 7)),
        );
        assert!(proxy.has_cut());
        let Ok(Appended::New(outcome)) = new else { panic!("{new:?}") };
        assert_eq!((outcome.first_sequence, outcome.last_sequence), (Some(2), Some(2)));
        assert!(matches!(repeated, Ok(Appended::Repeated(_))), "{repeated:?}");
        assert!(matches!(conflict, Err(StoreError::Conflict(_))), "{conflict:?}");
        assert_eq!(ledger.head(book).await.unwrap().sequence, 2);
        assert_eq!(ledger.append(fresh).await.unwrap(), Appended::Repeated(outcome));
        clean(&ledger).await;
        ledger.close().await;
        place.finish().await;
    }

    #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
    async fn a_commit_that_was_done_but_not_answered_is_answered_truly() {
        cut(Cut::Answer).await;
    }

    #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
    async fn a_commit_that_never_arrived_is_done_again() {
        cut(Cut::Question).await;
    }

    #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
    async fn without_a_way_back_the_outcome_is_unknown_and_later_known() {
        let place = Postgres::fresh().await;
        let proxy = Proxy::before(&place.options()).await;
        let settings = Settings { patience: Duration::from_millis(300), ..Settings::default() };
        let ledger = Ledger::open_with(&proxy.location(&place.options()), settings).await.unwrap();
        let (book, game) = (book(), game());
        proxy.at_next_commit(Cut::Everything);
        let append = command(book).with(game, started());
        assert_eq!(ledger.append(append.clone()).await, Err(StoreError::OutcomeUnknown));
        // nothing of this one was sent: that much is certain
        let error = ledger.append(command(book).with(game, moved(1))).await.unwrap_err();
        assert!(matches!(error, StoreError::Unavailable(_)), "{error:?}");
        proxy.mend();
        let answer = ledger.append(append).await.unwrap();
        assert!(matches!(answer, Appended::Repeated(_)), "{answer:?}");
        assert_eq!(ledger.sequence_at(book, Timestamp::from_millis(i64::MAX)).await.unwrap(), 1);
        clean(&ledger).await;
        ledger.close().await;
        place.finish().await;
    }

    #[tokio::test]
    async fn a_location_that_is_no_server_is_an_error() {
        let nowhere = Location::Postgres("postgres:///nothing?host=/nonexistent&user=nobody".to_owned());
        assert!(matches!(Ledger::open(&nowhere).await, Err(StoreError::Open(_))));
    }
}
