//! One file, one ledger; and what is in the file.

mod sqlite {
    use std::time::Duration;

    use chuhe_domain::tournament::TournamentEvent;
    use chuhe_domain::tournament::event::{EntryRegistered, PersonErased};
    use chuhe_domain::vocabulary::{EntryId, PersonalId, PersonalRef};
    use chuhe_storage::ledger::{Ledger, NewPersonal, StoreError};
    use uuid::Uuid;

    use crate::fixture::Fixture;
    use crate::fixture::sqlite::Sqlite;
    use crate::words::{With, book, command, created};

    #[tokio::test]
    async fn a_second_ledger_on_a_file_is_kept_out() {
        let place = Sqlite::fresh().await;
        let first = place.open().await;
        let second = Ledger::open(&place.location()).await;
        assert!(matches!(second, Err(StoreError::InUse(_))));
        first.close().await;
        place.open().await.close().await;
        place.finish().await;
    }

    #[tokio::test]
    async fn a_ledger_that_is_dropped_lets_go_of_its_file() {
        let place = Sqlite::fresh().await;
        drop(place.open().await);
        for _ in 0..500 {
            if let Ok(second) = Ledger::open(&place.location()).await {
                return second.close().await;
            }
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
        panic!("the file is still held");
    }

    #[tokio::test]
    async fn a_reader_looks_on_beside_the_writer_and_after_it() {
        let place = Sqlite::fresh().await;
        let writing = place.open().await;
        let reading = Ledger::open_to_read(&place.location()).await.unwrap();
        let book = book();
        writing.append(command(book).with(book, created("t"))).await.unwrap();
        assert_eq!(reading.verify(|_| ()).await.unwrap().events, 1);
        assert!(matches!(reading.append(command(book)).await, Err(StoreError::Unavailable(_))));
        reading.close().await;
        writing.close().await;
        let reading = Ledger::open_to_read(&place.location()).await.unwrap();
        assert_eq!(reading.head(book).await.unwrap().sequence, 1);
        reading.close().await;
        place.finish().await;
    }

    #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
    async fn what_is_erased_is_in_no_file() {
        let place = Sqlite::fresh().await;
        let ledger = place.open().await;
        let (book, entry, id) = (book(), EntryId(Uuid::new_v4()), PersonalId(Uuid::new_v4()));
        let text = "a name that stands in no event";
        // after its first batch the writer empties the log, while we would look
        ledger.append(command(book)).await.unwrap();
        let event: TournamentEvent =
            EntryRegistered::named(entry, PersonalRef::new(id, &[9; 16], text)).into();
        let mut append = command(book).with(book, event);
        append.personal.push(NewPersonal { id, salt: [9; 16], text: text.to_owned() });
        ledger.append(append).await.unwrap();
        assert!(place.holds(text));
        let event: TournamentEvent = PersonErased { entry, personal: vec![id] }.into();
        let mut append = command(book).with(book, event);
        append.erasures.push(id);
        ledger.append(append).await.unwrap();
        let mut patience = 500;
        while place.holds(text) {
            patience -= 1;
            assert!(patience > 0, "it is still there");
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
        ledger.close().await;
        place.finish().await;
    }
}
