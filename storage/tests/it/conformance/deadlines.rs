//! What is promised of deadlines, and of hearing where something was written.

use std::collections::{BTreeMap, BTreeSet};
use std::time::Duration;

use chuhe_domain::vocabulary::{BookId, GameId, PersonalId};
use chuhe_storage::ledger::{
    Appended, Deadline, DeadlineChange, DeadlineKind, Heard, Hearing, Invalid, Ledger, MAX_DEADLINES,
    NewPersonal, StoreError,
};
use uuid::Uuid;

use crate::fixture::Fixture;
use crate::words::{With, at, book, command, created, due, game, moved, refusal, started};

/// All of them, as game and time.
async fn standing(ledger: &Ledger) -> Vec<(GameId, i64)> {
    let all = ledger.deadlines(None, None, 10_000).await.unwrap();
    all.iter().map(|deadline| (deadline.game, deadline.at.as_millis())).collect()
}

pub(crate) async fn a_deadline_is_written_with_its_append_and_only_with_it<F: Fixture>() {
    let place = F::fresh().await;
    let ledger = place.open().await;
    let (book, game) = (book(), game());
    let first = command(book).with(game, started()).expecting(game, 0).until(game, 10);
    ledger.append(first.clone()).await.unwrap();
    let expected = Deadline { game, book, at: at(10), kind: DeadlineKind::Flag };
    assert_eq!(ledger.deadlines(None, None, 9).await.unwrap(), [expected]);

    // what comes later takes its place, also where nothing happened, and with another kind
    let mut late = command(book);
    late.deadlines.push(DeadlineChange { kind: DeadlineKind::Late, ..due(game, 20) });
    ledger.append(late).await.unwrap();
    let expected = Deadline { at: at(20), kind: DeadlineKind::Late, ..expected };
    assert_eq!(ledger.deadlines(None, None, 9).await.unwrap(), [expected]);

    // neither a conflict nor a repeat changes anything
    let stale = command(book).with(game, moved(1)).expecting(game, 0).until(game, 30);
    assert!(matches!(ledger.append(stale).await, Err(StoreError::Conflict(_))));
    assert!(matches!(ledger.append(first).await, Ok(Appended::Repeated(_))));
    assert_eq!(standing(&ledger).await, [(game, 20)]);

    // nor does what the database refuses; what is beside it is written
    let personal = NewPersonal { id: PersonalId(Uuid::new_v4()), salt: [1; 16], text: "t".to_owned() };
    let mut refused = command(book).with(game, moved(1)).until(game, 40);
    refused.personal.extend([personal.clone(), personal]);
    let beside = [1, 2].map(|ms| command(book).until(crate::words::game(), ms));
    let [one, other] = beside.clone();
    let answers = tokio::join!(ledger.append(one), ledger.append(refused), ledger.append(other));
    assert!(matches!(answers, (Ok(_), Err(StoreError::Rejected(_)), Ok(_))), "{answers:?}");
    let [one, other] = beside.map(|append| append.deadlines[0].game);
    assert_eq!(standing(&ledger).await, [(one, 1), (other, 2), (game, 20)]);

    // a refusal may clear it
    ledger.append(refusal(book).without_deadline(game)).await.unwrap();
    assert_eq!(standing(&ledger).await, [(one, 1), (other, 2)]);
    ledger.close().await;
    place.finish().await;
}

pub(crate) async fn of_several_changes_the_last_one_holds<F: Fixture>() {
    let place = F::fresh().await;
    let ledger = place.open().await;
    let (book, kept, cleared) = (book(), game(), game());
    let one = command(book).until(kept, 1).until(cleared, 1).without_deadline(kept).until(kept, 2);
    ledger.append(one.without_deadline(cleared)).await.unwrap();
    assert_eq!(standing(&ledger).await, [(kept, 2)]);
    // in one batch, or in several
    let mut all: Vec<_> =
        (3..40).map(|ms| command(book).with(kept, moved(1)).until(kept, ms).until(cleared, ms)).collect();
    all.push(command(book).without_deadline(cleared));
    let answers = futures::future::join_all(all.into_iter().map(|append| ledger.append(append))).await;
    assert!(answers.iter().all(Result::is_ok), "{answers:?}");
    assert_eq!(standing(&ledger).await, [(kept, 39)]);
    ledger.close().await;
    place.finish().await;
}

pub(crate) async fn deadlines_come_in_the_order_of_time<F: Fixture>() {
    let place = F::fresh().await;
    let ledger = place.open().await;
    let (one, other) = (book(), book());
    let mut games: Vec<_> = (0..6).map(|_| game()).collect();
    games.sort();
    let [a, b, c, d, e, f] = games[..] else { unreachable!() };
    ledger.append(command(one).until(c, 5).until(a, i64::MAX).until(d, -5)).await.unwrap();
    ledger.append(command(other).until(f, i64::MIN).until(b, 5).until(e, 6)).await.unwrap();
    let asked = async |book, until: Option<i64>, limit| -> Vec<GameId> {
        let found = ledger.deadlines(book, until.map(at), limit).await.unwrap();
        found.into_iter().map(|deadline| deadline.game).collect()
    };
    assert_eq!(asked(None, None, 100).await, [f, d, b, c, e, a]);
    assert_eq!(asked(None, None, u32::MAX).await.len(), 6);
    assert_eq!(asked(None, None, 3).await, [f, d, b]);
    assert_eq!(asked(None, None, 0).await, []);
    assert_eq!(asked(None, Some(5), 100).await, [f, d, b, c]);
    assert_eq!(asked(None, Some(4), 100).await, [f, d]);
    assert_eq!(asked(Some(one), None, 100).await, [d, c, a]);
    assert_eq!(asked(Some(other), Some(5), 1).await, [f]);
    assert_eq!(asked(Some(book()), None, 100).await, []);
    assert_eq!(standing(&ledger).await.last(), Some(&(a, i64::MAX)));
    ledger.close().await;
    place.finish().await;
}

pub(crate) async fn deadlines_outlive_a_reopening_and_a_rebuilding<F: Fixture>() {
    let place = F::fresh().await;
    let ledger = place.open().await;
    let (book, game) = (book(), game());
    ledger.append(command(book).with(game, started()).until(game, 7)).await.unwrap();
    ledger.close().await;
    let ledger = place.open().await;
    assert_eq!(standing(&ledger).await, [(game, 7)]);
    ledger.rebuild().await.unwrap();
    assert_eq!(standing(&ledger).await, [(game, 7)]);
    // they are not of the record: nothing is found, whatever they say
    place.tamper("UPDATE deadlines SET at = 8").await.unwrap();
    ledger.verify(|finding| panic!("{finding}")).await.unwrap();
    // a kind that is not known is said, not passed over
    place.tamper("UPDATE deadlines SET kind = 'lunch'").await.unwrap();
    let error = ledger.deadlines(None, None, 9).await.unwrap_err();
    assert!(error.to_string().contains("\"lunch\""), "{error}");
    ledger.close().await;
    place.finish().await;
}

pub(crate) async fn a_ledger_from_before_deadlines_takes_them<F: Fixture>() {
    let place = F::fresh().await;
    let ledger = place.open().await;
    let (book, game) = (book(), game());
    ledger.append(command(book).with(game, started())).await.unwrap();
    ledger.close().await;
    place.force("DROP TABLE deadlines; DELETE FROM _sqlx_migrations WHERE version = 2").await;
    let ledger = place.open().await;
    assert_eq!(standing(&ledger).await, []);
    ledger.append(command(book).with(game, moved(1)).until(game, 7)).await.unwrap();
    assert_eq!(standing(&ledger).await, [(game, 7)]);
    ledger.close().await;
    place.finish().await;
}

pub(crate) async fn deadlines_are_set_outside_of_commands<F: Fixture>() {
    let place = F::fresh().await;
    let ledger = place.open().await;
    let (one, other) = (book(), book());
    let games: Vec<_> = (0..1_000).map(|_| game()).collect();
    ledger.append(command(one).with(games[0], started()).until(games[0], 9_999)).await.unwrap();
    let changes =
        games.iter().zip(0..).map(|(game, ms)| (if ms < 400 { one } else { other }, due(*game, ms)));
    ledger.set_deadlines(changes.collect()).await.unwrap();
    assert_eq!(standing(&ledger).await, games.iter().copied().zip(0..).collect::<Vec<_>>());
    assert_eq!(ledger.deadlines(Some(one), None, 9_999).await.unwrap().len(), 400);
    // nothing of the record was touched, and the ledger goes on
    assert_eq!(ledger.verify(|finding| panic!("{finding}")).await.unwrap().events, 1);
    let cleared = games.iter().skip(1).map(|game| DeadlineChange { at: None, ..due(*game, 0) });
    let cleared = cleared.zip(1..).map(|(change, nth)| (if nth < 400 { one } else { other }, change));
    ledger.set_deadlines(cleared.collect()).await.unwrap();
    assert_eq!(standing(&ledger).await, [(games[0], 0)]);
    ledger.set_deadlines(Vec::new()).await.unwrap();
    ledger.append(command(one).with(games[0], moved(1)).expecting(games[0], 1)).await.unwrap();
    ledger.verify(|finding| panic!("{finding}")).await.unwrap();

    let (found, bound) = (MAX_DEADLINES + 1, MAX_DEADLINES);
    let too_many = StoreError::Invalid(Invalid::TooMany { what: "deadlines", found, bound });
    let changes = vec![due(games[0], 1); found];
    let each = changes.iter().map(|change| (one, *change)).collect();
    assert_eq!(ledger.set_deadlines(each).await.unwrap_err(), too_many);
    let mut append = command(one);
    append.deadlines = changes;
    assert_eq!(ledger.append(append).await.unwrap_err(), too_many);
    ledger.close().await;
    assert!(matches!(ledger.set_deadlines(Vec::new()).await, Err(StoreError::Unavailable(_))));
    place.finish().await;
}

pub(crate) async fn a_game_has_its_deadline_in_its_own_book<F: Fixture>() {
    let place = F::fresh().await;
    let ledger = place.open().await;
    let (home, away, game) = (book(), book(), game());
    ledger.append(command(home).with(game, started()).until(game, 7)).await.unwrap();
    for append in [command(away).until(game, 8), command(away).without_deadline(game)] {
        let error = ledger.append(append).await.unwrap_err();
        assert_eq!(error, StoreError::Invalid(Invalid::StreamElsewhere { stream: game.into(), home }));
    }
    assert_eq!(standing(&ledger).await, [(game, 7)]);
    ledger.close().await;
    place.finish().await;
}

pub(crate) async fn many_writers_leave_each_game_its_last_deadline<F: Fixture>() {
    let place = F::fresh().await;
    let ledger = place.open().await;
    let book = book();
    let tasks = (0..16_i64).map(|task| {
        let ledger = ledger.clone();
        tokio::spawn(async move {
            let game = game();
            for ply in 0..30 {
                let append = command(book).with(game, moved(ply)).expecting(game, u64::from(ply));
                ledger.append(append.until(game, task * 1_000 + i64::from(ply))).await.unwrap();
                // beside the commands, somebody arms other games
                ledger.set_deadlines(vec![(book, due(GameId(book.0), task * 1_000))]).await.unwrap();
            }
            if task % 2 == 1 {
                ledger.append(command(book).without_deadline(game)).await.unwrap();
            }
            (game, task)
        })
    });
    let mut expected = BTreeSet::new();
    for task in tasks.collect::<Vec<_>>() {
        let (game, task) = task.await.unwrap();
        expected.extend((task % 2 == 0).then_some((game, task * 1_000 + 29)));
    }
    let mut found: BTreeSet<_> = standing(&ledger).await.into_iter().collect();
    found.retain(|(game, _)| game.0 != book.0);
    assert_eq!(found, expected);
    ledger.verify(|finding| panic!("{finding}")).await.unwrap();
    ledger.close().await;
    place.finish().await;
}

/// Listens until each of these books has been said to have come this far.
pub(crate) async fn hear(hearing: &mut Hearing, wanted: impl IntoIterator<Item = (BookId, u64)>) {
    let mut wanted: BTreeMap<_, _> = wanted.into_iter().collect();
    while !wanted.is_empty() {
        let heard = tokio::time::timeout(Duration::from_secs(20), hearing.next()).await;
        if let Heard::Here { heads, .. } | Heard::Elsewhere(heads) = heard.expect("it is not said").unwrap() {
            wanted.retain(|book, sequence| !heads.contains(&(*book, *sequence)));
        }
    }
}

pub(crate) async fn whoever_listens_hears_of_every_book<F: Fixture>() {
    let place = F::fresh().await;
    let ledger = place.open().await;
    let [one, other, silent, set] = [book(), book(), book(), book()];
    for book in [one, set] {
        ledger.append(command(book).with(book, created("before"))).await.unwrap();
    }
    let mut hearing = ledger.heard();
    ledger.append(command(one).with(game(), started()).with(game(), moved(1))).await.unwrap();
    ledger.append(command(other).with(other, created("t"))).await.unwrap();
    hear(&mut hearing, [(one, 3), (other, 1)]).await;
    // a deadline by itself is worth a word
    ledger.append(refusal(silent).until(game(), 5)).await.unwrap();
    hear(&mut hearing, [(silent, 0)]).await;
    ledger.set_deadlines(vec![(set, due(game(), 6)), (set, due(game(), 7))]).await.unwrap();
    hear(&mut hearing, [(set, 1)]).await;
    // whoever listens does not keep it open
    ledger.close().await;
    let heard = tokio::time::timeout(Duration::from_secs(10), hearing.next()).await.unwrap();
    assert_eq!(heard, None);
    place.finish().await;
}

pub(crate) async fn a_node_tells_of_its_own_deadlines_whole_and_in_order<F: Fixture>() {
    let place = F::fresh().await;
    let ledger = place.open().await;
    let (book, game, mut hearing) = (book(), game(), ledger.heard());
    ledger.set_deadlines(vec![(book, due(game, 99))]).await.unwrap();
    let mut expected = vec![due(game, 99)];
    for ms in 1..=30 {
        let append = command(book).with(game, moved(1));
        let append = if ms % 3 == 0 { append.without_deadline(game) } else { append.until(game, ms) };
        expected.extend(&append.deadlines);
        ledger.append(append).await.unwrap();
    }
    for change in expected {
        let deadlines = loop {
            let heard = tokio::time::timeout(Duration::from_secs(20), hearing.next()).await;
            if let Some(Heard::Here { deadlines, .. }) = heard.expect("it is not said") {
                break deadlines;
            }
        };
        assert_eq!(deadlines, [(book, change)]);
    }
    ledger.close().await;
    place.finish().await;
}
