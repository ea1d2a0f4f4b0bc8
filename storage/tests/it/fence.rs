//! One file, one ledger.

mod sqlite {
    use chuhe_storage::ledger::{Ledger, StoreError};

    use crate::fixture::Fixture;
    use crate::fixture::sqlite::Sqlite;

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
            tokio::time::sleep(std::time::Duration::from_millis(10)).await;
        }
        panic!("the file is still held");
    }
}
