//! Yesterday's table: whatever happened, crosstable and standings as of every sequence, and as of every time, are
//! those of a fold that stops there.

use std::cell::Cell;

use chuhe_api::timestamp::Timestamp;
use chuhe_domain::vocabulary;
use chuhe_storage::ledger::StoredEvent;
use proptest::collection::vec;
use proptest::prelude::{Strategy, any};
use proptest::test_runner::{Config, TestRunner};
use serde_json::{Value, json};

use crate::harness::client::{Client, Request};
use crate::harness::cup::{self, Cup, Table, tables};
use crate::harness::fold::{Folded, bare, events};
use crate::harness::house::House;
use crate::harness::place::Place;

/// A command in the making: which, and what it is about, to be read against what there is when its turn comes.
type Step = (u8, u8, u8);

/// A tournament that random commands are sent to; many of them are refused, as in life.
struct Random {
    cup: Cup,
    scorer: Client,
    games: Vec<Table>,
    /// How many rounds were paired at most.
    rounds: u32,
    /// What the tables showed on the way.
    shown: Vec<[Value; 2]>,
}

pub(super) fn tables_as_of_every_sequence_are_those_of_a_fold<P: Place>() {
    let house = House::<P>::open();
    let (played, looked_at) = (Cell::new(0), Cell::new(0));
    let commands = vec(any::<Step>().prop_map(|(what, which, how)| (what % 32, which, how)), 50);
    let config = Config { cases: 6, failure_persistence: None, max_shrink_iters: 60, ..Config::default() };
    let told = TestRunner::new(config).run(&(3..=6_usize, commands), |(entrants, steps)| {
        let random = Random::play(&house.admin(), entrants, &steps);
        let events = house.wait(events(house.ledger(), random.cup.book()));
        let touching = at_the_desk(&house, &random, &events);
        looked_at.set(looked_at.get() + touching);
        // Every sequence at the desk is cheap; over HTTP every fourth tournament has to do.
        if played.replace(played.get() + 1) % 4 == 0 {
            over_http(&random, &events);
        }
        Ok(())
    });
    told.unwrap_or_else(|failure| panic!("{failure}"));
    assert!(looked_at.get() > 100, "only {} events touched a table", looked_at.get());
    house.verify();
}

/// As of every sequence, what the desk has is what a fold comes to. Returns how many events touched a table.
fn at_the_desk<P: Place>(house: &House<P>, random: &Random, events: &[StoredEvent]) -> u64 {
    let mut folded = Folded::default();
    let mut touching = 0;
    for row in events {
        folded.add(row);
        touching += u64::from(row.sequence == folded.sequence);
        let there = house.wait(house.desk().tournament(random.cup.book(), Some(row.sequence))).unwrap();
        assert_eq!(there.sequence, folded.sequence);
        assert!(there.state == folded.tournament, "as of {}: {there:?}\nis not\n{folded:?}", row.sequence);
        for shown in random.shown.iter().filter(|shown| shown[0]["sequence"] == folded.sequence) {
            assert_eq!(shown, &[folded.crosstable(), folded.standings()], "shown when it was current");
        }
    }
    touching
}

/// As of every sequence, what anyone and an official are shown is what a fold comes to.
fn over_http(random: &Random, events: &[StoredEvent]) {
    let client = &random.cup.client;
    let anyone = client.anyone();
    let mut folded = Folded::default();
    same(random, client, "?as_of=0", &folded);
    for row in events {
        folded.add(row);
        let at = format!("?as_of={}", row.sequence);
        same(random, client, &at, &folded);
        same(random, &anyone, &at, &folded.as_published());
    }
    same(random, client, "", &folded);
    same(random, client, "?as_of=1000000", &folded);
    for moment in ["yesterday", "-1", "2026-10-03", "2026-10-03T09:00:00%2B02:00", ""] {
        let answer = client.get(&random.cup.path(&format!("/standings?as_of={moment}")));
        assert_eq!(answer.problem(400, "request.invalid_value")["errors"][0]["pointer"], "?as_of");
    }
    as_of_every_time(random, events);
}

#[track_caller]
fn same(random: &Random, client: &Client, at: &str, folded: &Folded) {
    let path = |table: &str| random.cup.path(&format!("{table}{at}"));
    assert_eq!(bare(client.get(&path("/crosstable")).must(200)), folded.crosstable(), "{at}");
    assert_eq!(bare(client.get(&path("/standings")).must(200)), folded.standings(), "{at}");
}

/// A time means what was written by then; of several events at one time, all of them.
fn as_of_every_time(random: &Random, events: &[StoredEvent]) {
    let client = &random.cup.client;
    let written = |row: &StoredEvent| row.recorded_at.as_millis();
    let mut times: Vec<i64> = events.iter().flat_map(|row| [written(row) - 1, written(row)]).collect();
    times.dedup();
    for time in times.into_iter().step_by(3) {
        let at = Timestamp::from(vocabulary::Timestamp::from_millis(time));
        let folded = Folded::of(events.iter().take_while(|row| written(row) <= time));
        let shown = client.get(&random.cup.path(&format!("/crosstable?as_of={at}"))).must(200);
        assert_eq!(bare(shown), folded.crosstable(), "as of {at}");
    }
}

impl Random {
    fn play(client: &Client, entrants: usize, steps: &[Step]) -> Self {
        let cup = Cup::public(client, entrants);
        let scorer = cup.official("scorer");
        let mut random = Self { cup, scorer, games: Vec::new(), rounds: 0, shown: Vec::new() };
        for (n, step) in steps.iter().enumerate() {
            random.take(*step);
            if n % 4 == 0 {
                random.shown.push(random.tables());
            }
        }
        random
    }

    fn tables(&self) -> [Value; 2] {
        let table = |table: &str| self.cup.client.get(&self.cup.path(table)).must(200);
        [bare(table("/crosstable")), bare(table("/standings"))]
    }

    fn take(&mut self, (what, which, how): Step) {
        let because = json!({ "reason": "as it happens" });
        let round = 1 + u32::from(which) % self.rounds.max(1);
        let of_round = |rest: &str| self.cup.path(&format!("/rounds/{round}{rest}"));
        let entry = self.cup.entries[usize::from(which) % self.cup.entries.len()].clone();
        let side = ["red", "black"][usize::from(how) % 2];
        let outcome = ["red_wins", "black_wins", "draw", "both_lose"][usize::from(how) % 4];
        let table = self.games.get(usize::from(which) % self.games.len().max(1)).cloned();
        let of_game = |rest: &str| table.as_ref().map(|table| cup::game(&table.game, rest));
        let post = |path: String, body: &Value| Request::post(&path, body);
        let request = match what {
            0..=4 => return self.pair_and_publish(how),
            // A tournament that is closed refuses everything: now and then is enough.
            30 if which % 4 > 0 => return self.pair_and_publish(how),
            6 => Some(post(of_round("/unpublication"), &because)),
            7 => Some(post(of_round("/annulment"), &because)),
            8 => Some(Request::command("PUT", &of_round("/publication"), &Value::Null)),
            9 | 10 => Some(post(of_round("/closure"), &Value::Null)),
            11 => Some(post(of_round("/reopening"), &because)),
            5 | 12..=14 => of_game("/start").map(|path| post(path, &Value::Null)),
            15 => of_game("/moves").map(|path| post(path, &json!({ "move": "h2e2" }))),
            16..=20 => of_game("/result").map(|path| post(path, &json!({ "outcome": outcome }))),
            21 => of_game("/resignation").map(|path| post(path, &json!({ "side": side }))),
            22 => of_game("/forfeit").map(|path| {
                post(path, &json!({ "loser": side, "ground": "absence", "reason": "not there" }))
            }),
            23 | 24 => of_game("/amendments").map(|path| {
                let without_play = how % 3 == 0;
                post(path, &json!({ "outcome": outcome, "without_play": without_play, "reason": "sheets" }))
            }),
            25 => of_game("/reopening").map(|path| post(path, &because)),
            26 => {
                let words = json!({ "entry": entry, "consent": how % 2 == 0, "reason": "taken ill" });
                Some(post(self.cup.path("/withdrawals"), &words))
            }
            27 => Some(post(self.cup.path(&format!("/withdrawals/{entry}/reinstatement")), &because)),
            28 => table.as_ref().map(|Table { game, red, black }| {
                let turned = json!([{ "game": game, "red": black, "black": red }]);
                let words = json!({ "pairings": turned, "reason": "colours" });
                Request::command("PATCH", &of_round("/pairings"), &words)
            }),
            29 => Some(Request::command(
                "PUT",
                &self.cup.path("/regulations"),
                &json!({ "tie_breaks": ["wins", "sonneborn_berger"], "forfeit_counts_as_win": how % 2 == 0 }),
            )),
            30 => Some(post(self.cup.path("/closure"), &Value::Null)),
            _ => Some(post(self.cup.path("/reopening"), &because)),
        };
        let Some(request) = request else { return };
        let sender = if how % 2 == 0 && (12..=21).contains(&what) { &self.scorer } else { &self.cup.client };
        let answer = sender.send(&request);
        assert!(answer.status < 500, "{request:?}: {}", String::from_utf8_lossy(&answer.body));
    }

    /// The next round, if there is one.
    fn pair_and_publish(&mut self, how: u8) {
        let rounds = self.cup.client.get(&self.cup.path("/rounds")).must(200);
        let rounds = rounds["rounds"].as_array().unwrap();
        let next = (1_u32..).find(|next| rounds.iter().all(|round| round["number"] != *next)).unwrap();
        let answer = self.cup.client.post(&self.cup.path("/rounds"), &json!({ "round": next }));
        assert!(matches!(answer.status, 201 | 409), "{}", String::from_utf8_lossy(&answer.body));
        if answer.status == 201 {
            self.rounds = self.rounds.max(next);
            self.games.extend(tables(&answer.json()));
            if !how.is_multiple_of(8) {
                self.cup.publish(next);
            }
        }
    }
}
