//! What verification finds, and what rebuilding restores.

use chuhe_domain::tournament::TournamentEvent;
use chuhe_domain::tournament::event::{EntryRegistered, MadePublic, PersonErased};
use chuhe_domain::vocabulary::{BookId, EntryId, GameId, PersonalId, PersonalRef};
use chuhe_storage::ledger::{CatalogueQuery, Finding, Ledger, NewPersonal, StoredEvent};
use uuid::Uuid;

use crate::fixture::Fixture;
use crate::words::{With, book, command, created, game, moved, refusal, started};

async fn findings(ledger: &Ledger) -> Vec<Finding> {
    let mut findings = Vec::new();
    let verified = ledger.verify(|finding| findings.push(finding)).await.unwrap();
    assert_eq!(verified.findings, findings.len() as u64);
    findings
}

struct Told {
    book: BookId,
    game: GameId,
    kept: PersonalId,
    erased: PersonalId,
}

/// Two books, of which one has a bit of everything.
async fn tell(ledger: &Ledger) -> Told {
    let (book, other, game) = (book(), book(), game());
    let (kept, erased) = (PersonalId(Uuid::new_v4()), PersonalId(Uuid::new_v4()));
    let entry = EntryId(Uuid::new_v4());
    let public: TournamentEvent = MadePublic {}.into();
    ledger.append(command(book).with(book, created("五羊杯")).with(book, public)).await.unwrap();
    ledger
        .append(command(other).with(other, created("other")).with(crate::words::game(), started()))
        .await
        .unwrap();
    for id in [kept, erased] {
        let name = PersonalRef::new(id, &[5; 16], "柳大华");
        let event: TournamentEvent =
            EntryRegistered { rating: Some(2400), ..EntryRegistered::named(entry, name) }.into();
        let mut append = command(book).with(book, event);
        append.personal.push(NewPersonal { id, salt: [5; 16], text: "柳大华".to_owned() });
        ledger.append(append).await.unwrap();
    }
    ledger
        .append(command(book).with(game, started()).with(game, moved(1)).with(game, moved(2)))
        .await
        .unwrap();
    ledger.append(refusal(book)).await.unwrap();
    let event: TournamentEvent = PersonErased { entry, personal: vec![erased] }.into();
    let mut append = command(book).with(book, event);
    append.erasures.push(erased);
    ledger.append(append).await.unwrap();
    ledger.append(command(book).with(game, moved(3))).await.unwrap();
    Told { book, game, kept, erased }
}

pub(crate) async fn nothing_is_found_where_nothing_is_wrong<F: Fixture>() {
    let place = F::fresh().await;
    let ledger = place.open().await;
    assert_eq!(findings(&ledger).await, []);
    let told = tell(&ledger).await;
    assert_eq!(findings(&ledger).await, []);
    let verified = ledger.verify(|_| ()).await.unwrap();
    assert_eq!((verified.events, verified.heads.len()), (11, 2));
    assert_eq!(verified.heads[&told.book], ledger.head(told.book).await.unwrap());
    ledger.close().await;
    place.finish().await;
}

/// Every column of an event row with a wrong value and the right one, as SQL.
fn columns<F: Fixture>(event: &StoredEvent) -> Vec<(&'static str, String, String)> {
    let uuid = |column, id: Uuid| {
        let mut bytes = *id.as_bytes();
        bytes[9] ^= 1;
        (column, F::uuid(Uuid::from_bytes(bytes)), F::uuid(id))
    };
    let number = |column, number: i64| (column, (number + 1_000).to_string(), number.to_string());
    let text = |column, wrong: &str, right: &str| (column, format!("'{wrong}'"), format!("'{right}'"));
    let mut hash = event.hash;
    hash[31] ^= 1;
    vec![
        uuid("book_id", event.book.0),
        number("sequence", event.sequence as i64),
        number("position", event.position as i64),
        text("stream_kind", "token", "game"),
        text("stream_kind", "gbme", "game"),
        uuid("stream_id", event.stream.id),
        number("version", event.version as i64),
        uuid("event_id", event.event_id),
        text("type", "game.draw_declined", &event.type_name),
        text("type", "game.mowe_played", &event.type_name),
        number("schema", event.schema),
        text("payload", &event.payload.replace("h2e2", "h2e3"), &event.payload),
        text("payload", &event.payload.replace(':', ": "), &event.payload),
        uuid("actor", event.actor.0),
        uuid("command_id", event.command_id.0),
        uuid("correlation_id", event.correlation_id),
        number("occurred_at", event.occurred_at.as_millis()),
        number("received_at", event.received_at.as_millis()),
        number("recorded_at", event.recorded_at.as_millis()),
        ("hash", F::bytes(&hash), F::bytes(&event.hash)),
    ]
}

pub(crate) async fn a_change_of_any_column_is_found_and_named<F: Fixture>() {
    let place = F::fresh().await;
    let ledger = place.open().await;
    let told = tell(&ledger).await;
    let event = ledger.read(told.book, 5, None, 1).await.unwrap().remove(0);
    assert_eq!(event.stream, told.game.into());
    let all = place.number(F::COLUMNS_OF_EVENTS).await;
    let columns = columns::<F>(&event);
    let mut names: Vec<_> = columns.iter().map(|(column, ..)| column).collect();
    names.dedup();
    assert_eq!(names.len() as i64, all, "a column of events is not tried");

    let row = F::uuid(event.event_id);
    for (column, wrong, right) in columns {
        let key = if column == "event_id" { &wrong } else { &row };
        place.force(&format!("UPDATE events SET {column} = {wrong} WHERE event_id = {row}")).await;
        let found = findings(&ledger).await;
        let named = |finding: &Finding| finding.table == "events" && finding.sequence == Some(event.sequence);
        assert!(found.iter().any(named), "{column} = {wrong}: {found:#?}");
        place.force(&format!("UPDATE events SET {column} = {right} WHERE event_id = {key}")).await;
        assert_eq!(findings(&ledger).await, [], "{column} put right");
    }
    ledger.close().await;
    place.finish().await;
}

pub(crate) async fn a_missing_event_is_found<F: Fixture>() {
    let place = F::fresh().await;
    let ledger = place.open().await;
    let told = tell(&ledger).await;
    let last = ledger.head(told.book).await.unwrap().sequence;
    let book = F::uuid(told.book.0);
    place.force(&format!("DELETE FROM events WHERE book_id = {book} AND sequence = {last}")).await;
    let found = findings(&ledger).await;
    assert!(found.iter().any(|finding| finding.table == "books"), "{found:#?}");
    assert!(found.iter().any(|finding| finding.table == "log_state"), "{found:#?}");
    place.force(&format!("DELETE FROM events WHERE book_id = {book} AND sequence = 3")).await;
    let found = findings(&ledger).await;
    assert!(
        found.iter().any(|finding| finding.table == "events" && finding.sequence == Some(3)),
        "{found:#?}"
    );
    ledger.close().await;
    place.finish().await;
}

pub(crate) async fn what_is_beside_the_events_is_compared_with_them<F: Fixture>() {
    let place = F::fresh().await;
    let ledger = place.open().await;
    let Told { book, kept, erased, .. } = tell(&ledger).await;
    let (book, kept, erased) = (F::uuid(book.0), F::uuid(kept.0), F::uuid(erased.0));
    let salt = F::bytes(&[5; 16]);
    for (table, wrong, right) in [
        (
            "personal",
            format!("UPDATE personal SET text = '吕钦' WHERE id = {kept}"),
            format!("UPDATE personal SET text = '柳大华' WHERE id = {kept}"),
        ),
        (
            "personal",
            format!("DELETE FROM personal WHERE id = {kept}"),
            format!("INSERT INTO personal VALUES ({kept}, {book}, {salt}, '柳大华')"),
        ),
        (
            "personal",
            format!("INSERT INTO personal VALUES ({erased}, {book}, {salt}, '柳大华')"),
            format!("DELETE FROM personal WHERE id = {erased}"),
        ),
        (
            "commands",
            format!("UPDATE commands SET first_sequence = 4 WHERE book_id = {book} AND first_sequence = 5"),
            format!(
                "UPDATE commands SET first_sequence = 5 WHERE book_id = {book} AND first_sequence = 4 AND last_sequence = 7"
            ),
        ),
        (
            "commands",
            format!("UPDATE commands SET at_sequence = 99 WHERE book_id = {book} AND refusal IS NOT NULL"),
            format!("UPDATE commands SET at_sequence = 7 WHERE book_id = {book} AND refusal IS NOT NULL"),
        ),
        (
            "streams",
            format!(
                "UPDATE streams SET version = version + 1 WHERE book_id = {book} AND stream_kind = 'game'"
            ),
            format!(
                "UPDATE streams SET version = version - 1 WHERE book_id = {book} AND stream_kind = 'game'"
            ),
        ),
        (
            "table_events",
            format!("DELETE FROM table_events WHERE book_id = {book} AND sequence = 2"),
            format!("INSERT INTO table_events VALUES ({book}, 2, 2)"),
        ),
        (
            "catalogue",
            format!("UPDATE catalogue SET title = '五羊' WHERE book_id = {book}"),
            format!("UPDATE catalogue SET title = '五羊杯' WHERE book_id = {book}"),
        ),
        (
            "books",
            format!("UPDATE books SET tables_count = tables_count + 1 WHERE book_id = {book}"),
            format!("UPDATE books SET tables_count = tables_count - 1 WHERE book_id = {book}"),
        ),
    ] {
        place.force(&wrong).await;
        let found = findings(&ledger).await;
        assert!(found.iter().any(|finding| finding.table == table), "{wrong}: {found:#?}");
        assert!(found.iter().all(|finding| finding.table == table), "{wrong}: {found:#?}");
        place.force(&right).await;
        assert_eq!(findings(&ledger).await, [], "{right}");
    }
    ledger.close().await;
    place.finish().await;
}

const DERIVED: [&str; 5] = ["log_state", "books", "streams", "table_events", "catalogue"];

pub(crate) async fn rebuilding_gives_the_same_tables<F: Fixture>() {
    let place = F::fresh().await;
    let ledger = place.open().await;
    let told = tell(&ledger).await;
    let copies = DERIVED.map(|table| format!("CREATE TABLE was_{table} AS SELECT * FROM {table};")).concat();
    place.force(&copies).await;
    place
        .force(
            "UPDATE log_state SET last_position = 0; DELETE FROM books; UPDATE streams SET version = 77; \
             DELETE FROM table_events; UPDATE catalogue SET title = '', public = NOT public",
        )
        .await;
    assert_ne!(findings(&ledger).await, []);
    let rebuilt = ledger.rebuild().await.unwrap();
    assert_eq!((rebuilt.books, rebuilt.events), (2, 11));
    for table in DERIVED {
        for (left, right) in
            [(table.to_owned(), format!("was_{table}")), (format!("was_{table}"), table.to_owned())]
        {
            let differ = format!(
                "SELECT count(*) FROM (SELECT * FROM {left} EXCEPT SELECT * FROM {right}) AS differing"
            );
            assert_eq!(place.number(&differ).await, 0, "{left} but not {right}");
            assert!(place.number(&format!("SELECT count(*) FROM {left}")).await > 0);
        }
    }
    assert_eq!(findings(&ledger).await, []);
    // and the ledger goes on from there
    ledger.append(command(told.book).with(told.game, moved(4)).expecting(told.game, 4)).await.unwrap();
    let list = CatalogueQuery { public_only: true, before: None, limit: 9 };
    assert_eq!(ledger.catalogue(list).await.unwrap()[0].title, "五羊杯");
    assert_eq!(findings(&ledger).await, []);
    ledger.close().await;
    place.finish().await;
}

pub(crate) async fn verifying_beside_writers_finds_nothing<F: Fixture>() {
    let place = F::fresh().await;
    let ledger = place.open().await;
    let writers: Vec<_> = (0..4)
        .map(|_| {
            let ledger = ledger.clone();
            tokio::spawn(async move {
                let (book, game) = (book(), game());
                for ply in 0..100 {
                    ledger.append(command(book).with(game, started()).with(game, moved(ply))).await.unwrap();
                }
            })
        })
        .collect();
    while writers.iter().any(|writer| !writer.is_finished()) {
        assert_eq!(findings(&ledger).await, []);
    }
    for writer in writers {
        writer.await.unwrap();
    }
    ledger.close().await;
    place.finish().await;
}
