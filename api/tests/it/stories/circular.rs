//! A circular event of five, from its founding to its end, through the API alone; its tables worked out by hand.
//!
//! Entrants are registered as Chen, Dang, Erdene, Foong, Gao. The seed «the river» sorts their ids so (`printf
//! '%s%s' SEED ID | sha256sum`): 34c3… Foong, 405f… Chen, 451c… Erdene, 5cae… Dang, 8a03… Gao. So by the printed
//! table for five (Art. 13.1), Red first:
//!
//! ```text
//! number  1 Foong  2 Chen  3 Erdene  4 Dang  5 Gao
//! round 1   2–5 3–4 (1)    Chen   1–0 Gao      by mate        Erdene 1–0 Dang     Dang resigns
//! round 2   5–3 1–2 (4)    Gao    ½–½ Erdene   agreed         Chen   +–- Foong    Chen was given Red; absent
//! round 3   3–1 4–5 (2)    Erdene 1–0 Foong    confirmed      Dang   ½–½ Gao      disputed, then settled
//! round 4   1–4 2–3 (5)    Foong  1–0 Dang     reported       Chen   0–1 Erdene   reported
//! round 5   4–2 5–1 (3)    Dang   1–0 Chen     reported       Gao    0–1 Foong    a draw, until the appeal
//! ```

use serde_json::{Value, json};
use uuid::Uuid;

use crate::harness::client::{Client, Request};
use crate::harness::cup::{self, Cup, Table, play, tables, text};
use crate::harness::fold::{Folded, bare, events};
use crate::harness::house::House;
use crate::harness::place::Place;

pub(super) const NAMES: [&str; 5] =
    ["Chen Yiwen", "Dang Quoc Huy", "Erdene Bat", "Foong Mei Ling", "Gao Shan"];
/// Why Foong leaves for a while; so this can be looked for wherever it should not be.
pub(super) const ILLNESS: &str = "Foong has caught a cold";
const SEED: &str = "the river";
/// SHA-256 of the seed.
const COMMITMENT: &str = "eb1db2ec1dbf45d5e2fe75fe86233db2a41e4e87ff003d548d86e09d358153d6";
/// Both cannons before the General, the first the other's screen, and nothing that can come between.
const MATE: [&str; 7] = ["h2e2", "a6a5", "e2e6", "a5a4", "b2b4", "i6i5", "b4e4"];

pub(super) const CHEN: usize = 0;
const DANG: usize = 1;
const ERDENE: usize = 2;
pub(super) const FOONG: usize = 3;
const GAO: usize = 4;

/// The event and those who run it.
pub(super) struct Hall {
    pub(super) cup: Cup,
    pub(super) organiser: Client,
    chief: Client,
    arbiter: Client,
    scorer: Client,
    committee: Client,
    players: Vec<Client>,
}

pub(super) fn five_play_a_circular_event_to_its_end<P: Place>() {
    let house = House::<P>::open();
    let hall = play_to_the_end(&house.admin());
    let cup = &hall.cup;
    let events = house.wait(events(house.ledger(), cup.book()));
    let folded = Folded::of(&events);
    let shown = |table: &str| bare(cup.client.get(&cup.path(table)).must(200));
    assert_eq!([shown("/crosstable"), shown("/standings")], [folded.crosstable(), folded.standings()]);
    house.verify();
}

/// The whole of it.
pub(super) fn play_to_the_end(admin: &Client) -> Hall {
    let hall = Hall::founded(admin);
    hall.first_round();
    hall.second_round();
    hall.third_round();
    hall.foong_leaves_and_comes_back();
    hall.fourth_round();
    hall.fifth_round_and_appeal();
    hall.tables_at_the_end();
    hall.closed();
    hall
}

impl Hall {
    /// Entered, the seed committed to, the registration closed, the lots drawn; and public.
    fn founded(admin: &Client) -> Self {
        let mut cup = Cup::founded(admin);
        let organiser = cup.official("organiser");
        for (n, name) in (1..).zip(NAMES) {
            let id = format!("01930000-0000-7000-8000-00000000000{n}");
            let entry = organiser.post(&cup.path("/entries"), &json!({ "id": id, "name": name })).must(201);
            assert_eq!((&entry["registered"], &entry["name"]), (&json!(n), &json!(name)));
            cup.entries.push(id);
        }
        organiser
            .post(&cup.path("/rounds"), &json!({ "round": 1 }))
            .problem(409, "tournament.lots_not_drawn");
        let lots = cup.path("/lots");
        organiser.post(&cup.path("/lots/commitment"), &json!({ "sha256": COMMITMENT })).must(201);
        organiser.post(&lots, &json!({ "seed": "the sea" })).problem(422, "pairing.seed_not_committed");
        organiser.post(&cup.path("/registration-closure"), &Value::Null).must(200);
        let late = json!({ "name": "Hou" });
        organiser.post(&cup.path("/entries"), &late).problem(409, "tournament.registration_closed");
        let drawn = organiser.post(&lots, &json!({ "seed": SEED })).must(201);
        let order: Vec<&str> =
            drawn["lots"].as_array().unwrap().iter().map(|lot| lot["entry"].as_str().unwrap()).collect();
        assert_eq!(order, [FOONG, CHEN, ERDENE, DANG, GAO].map(|entrant| cup.entries[entrant].as_str()));
        organiser.patch(&cup.path(""), &json!({ "public": true })).must(200);
        let player = |entry| cup.token("player", &json!({ "tournament": cup.id, "entry": entry }));
        let players = cup.entries.iter().map(player).collect();
        let [chief, arbiter, scorer, committee] =
            ["chief_arbiter", "arbiter", "scorer", "arbitration_committee"].map(|role| cup.official(role));
        Self { cup, organiser, chief, arbiter, scorer, committee, players }
    }

    fn path(&self, rest: &str) -> String {
        self.cup.path(rest)
    }

    #[track_caller]
    fn pair(&self, round: u32, expected: [[usize; 2]; 2], bye: usize) -> [Table; 2] {
        let paired = self.chief.post(&self.path("/rounds"), &json!({ "round": round })).must(201);
        let tables = <[Table; 2]>::try_from(tables(&paired)).unwrap();
        let seated = tables.each_ref().map(|table| [table.red.as_str(), table.black.as_str()]);
        let entry = |entrant: usize| self.cup.entries[entrant].as_str();
        assert_eq!(seated, expected.map(|pair| pair.map(entry)));
        assert_eq!(paired["byes"][0]["entry"], entry(bye));
        tables
    }

    #[track_caller]
    fn publish(&self, round: u32) {
        self.chief.put(&self.path(&format!("/rounds/{round}/publication")), &Value::Null).must(200);
    }

    #[track_caller]
    fn close(&self, round: u32) {
        let closed = self.chief.post(&self.path(&format!("/rounds/{round}/closure")), &Value::Null).must(200);
        assert_eq!(closed["status"], "closed");
    }

    #[track_caller]
    fn report(&self, who: &Client, table: &Table, outcome: &str, status: &str) {
        let game = who.post(&cup::game(&table.game, "/result"), &json!({ "outcome": outcome })).must(201);
        assert_eq!(game["status"], status, "{game:#}");
    }

    fn standings(&self) -> Vec<(u64, String, String)> {
        let table = self.cup.client.anyone().get(&self.path("/standings")).must(200);
        let line =
            |line: &Value| (line["place"].as_u64().unwrap(), text(&line["name"]), text(&line["points"]));
        table["ranked"].as_array().unwrap().iter().map(line).collect()
    }

    /// Row by row, cell by cell: what is printed.
    fn symbols(&self) -> Vec<String> {
        let table = self.cup.client.anyone().get(&self.path("/crosstable")).must(200);
        let cell = |cell: &Value| match cell["symbol"].as_str().unwrap() {
            "" => "·".to_owned(),
            symbol if cell["annulled"] == true => format!("({symbol})"),
            symbol => symbol.to_owned(),
        };
        let row =
            |row: &Value| row["cells"].as_array().unwrap().iter().map(cell).collect::<Vec<_>>().join(" ");
        table["rows"].as_array().unwrap().iter().map(row).collect()
    }

    fn first_round(&self) {
        let [mate, resigned] = self.pair(1, [[CHEN, GAO], [ERDENE, DANG]], FOONG);
        self.publish(1);
        let [chen, gao] = [&self.players[CHEN], &self.players[GAO]];
        self.scorer.post(&cup::game(&mate.game, "/start"), &Value::Null).must(200);
        for (ply, iccs) in (1..).zip(MATE) {
            let mover = if ply % 2 == 1 { chen } else { gao };
            mover.send(&play(&mate.game, ply, iccs)).must(201);
        }
        let over = self.scorer.get(&cup::game(&mate.game, "")).must(200);
        let result = json!({ "outcome": "red_wins", "ending": "checkmate", "article": "4.1.1" });
        assert_eq!((&over["result"], &over["in_check"]), (&result, &json!(true)));
        gao.send(&play(&mate.game, 8, "e9e8")).problem(409, "game.over");
        let alone = gao.post(&cup::game(&mate.game, "/result"), &json!({ "outcome": "red_wins" }));
        alone.problem(409, "game.result_settled");
        self.report(&self.scorer, &mate, "red_wins", "confirmed");

        self.players[DANG].post(&cup::game(&resigned.game, "/start"), &Value::Null).must(200);
        self.players[ERDENE].send(&play(&resigned.game, 1, "c3c4")).must(201);
        let resigns = json!({ "side": "black" });
        let over = self.players[DANG].post(&cup::game(&resigned.game, "/resignation"), &resigns).must(200);
        assert_eq!(over["result"]["ending"], "resignation");
        self.close(1);
    }

    /// Colours are changed by hand, the round is published, taken back, paired anew and changed again.
    fn second_round(&self) {
        let because = json!({ "reason": "Foong had Red in the friendly" });
        let change = |table: &Table| {
            let turned = json!([{ "game": table.game, "red": table.black, "black": table.red }]);
            let words = json!({ "pairings": turned, "reason": "Foong had Red in the friendly" });
            Request::command("PATCH", &self.path("/rounds/2/pairings"), &words)
        };
        let by_table = [[GAO, ERDENE], [FOONG, CHEN]];
        let [first, second] = self.pair(2, by_table, DANG);
        self.chief.send(&change(&second)).must(200);
        self.publish(2);
        let annul = Request::post(&self.path("/rounds/2/annulment"), &because);
        self.chief.send(&annul).problem(409, "tournament.round_published");
        self.chief.post(&self.path("/rounds/2/unpublication"), &because).must(200);
        let left = self.chief.post(&self.path("/rounds/2/annulment"), &because).must(200);
        assert_eq!(left["rounds"].as_array().unwrap().len(), 1);
        self.scorer.post(&cup::game(&first.game, "/start"), &Value::Null).problem(409, "game.annulled");

        let [agreed, forfeited] = self.pair(2, by_table, DANG);
        assert_ne!(agreed.game, first.game);
        let changed = tables(&self.chief.send(&change(&forfeited)).must(200));
        assert_eq!(changed[1].red, self.cup.entries[CHEN]);
        self.publish(2);
        self.scorer.post(&cup::game(&agreed.game, "/start"), &Value::Null).must(200);
        self.players[GAO].send(&play(&agreed.game, 1, "b0c2")).must(201);
        let offer = json!({ "side": "red" });
        self.players[GAO].post(&cup::game(&agreed.game, "/draw-offers"), &offer).must(201);
        let accept = json!({ "side": "black", "accept": true });
        let answer = cup::game(&agreed.game, "/draw-offers/answer");
        let over = self.players[ERDENE].post(&answer, &accept).must(200);
        assert_eq!(over["result"], json!({ "outcome": "draw", "ending": "agreement", "article": "4.2.2" }));
        let absent = json!({ "loser": "black", "ground": "absence", "reason": "Foong was not at the board" });
        let over = self.arbiter.post(&cup::game(&forfeited.game, "/forfeit"), &absent).must(201);
        assert_eq!(over["result"], json!({ "outcome": "red_wins", "ending": "forfeit", "article": "21.4" }));
        self.close(2);
    }

    /// Two sheets agree, two differ; the round is closed, and opened again for one of them.
    fn third_round(&self) {
        let [agreed, disputed] = self.pair(3, [[ERDENE, FOONG], [DANG, GAO]], CHEN);
        self.publish(3);
        self.report(&self.scorer, &agreed, "red_wins", "provisional");
        self.report(&self.players[FOONG], &agreed, "red_wins", "confirmed");
        self.report(&self.players[DANG], &disputed, "red_wins", "provisional");
        self.report(&self.players[GAO], &disputed, "black_wins", "disputed");
        let close = Request::post(&self.path("/rounds/3/closure"), &Value::Null);
        self.chief.send(&close).problem(409, "tournament.game_open");
        let settle = json!({ "outcome": "draw", "reason": "both sheets end in a bare position" });
        let settled = self.arbiter.post(&cup::game(&disputed.game, "/amendments"), &settle).must(201);
        assert_eq!(
            (&settled["status"], &settled["result"]["ending"]),
            (&json!("provisional"), &json!("ruling"))
        );
        self.close(3);

        let because = json!({ "reason": "a third sheet is found" });
        let reopen = Request::post(&cup::game(&disputed.game, "/reopening"), &because);
        self.arbiter.send(&reopen).problem(409, "game.round_closed");
        self.chief.post(&self.path("/rounds/3/reopening"), &because).must(200);
        self.arbiter.send(&Request::post(&reopen.target, &because)).must(200);
        self.report(&self.scorer, &disputed, "draw", "provisional");
        self.report(&self.arbiter, &disputed, "draw", "confirmed");
        self.close(3);
        let expected = [(1, ERDENE, "2½"), (2, CHEN, "2"), (3, GAO, "1"), (4, DANG, "½"), (5, FOONG, "0")];
        assert_eq!(self.standings(), expected.map(|(place, who, points)| named(place, who, points)));
    }

    /// Foong has met one of four, Erdene; the forfeit is no meeting. Fewer than half: all is annulled, and restored
    /// with the withdrawal taken back (Art. 20.3).
    fn foong_leaves_and_comes_back(&self) {
        let before = (self.standings(), self.symbols());
        let foong = &self.cup.entries[FOONG];
        let leave = json!({ "entry": foong, "consent": true, "reason": ILLNESS });
        let left = self.organiser.post(&self.path("/withdrawals"), &leave).must(201);
        let left = &left["withdrawals"][0];
        assert_eq!((&left["met"], &left["opponents"]), (&json!(1), &json!(4)));
        assert_eq!((&left["effect"], &left["article"]), (&json!("annulled"), &json!("20.3")));
        assert_eq!(left["reason"], ILLNESS);
        // Without Foong: Erdene 1 of Dang and ½ of Gao; Chen 1 of Gao; Gao ½ and ½; Dang ½. Chen and Gao are equal:
        // Chen's 小分 is Gao's 1, Gao's is half of Erdene's 1½ and half of Dang's ½, that is 1 as well; Chen has
        // won a game and Gao none.
        let expected = [(1, ERDENE, "1½"), (2, CHEN, "1"), (3, GAO, "1"), (4, DANG, "½")];
        assert_eq!(self.standings(), expected.map(|(place, who, points)| named(place, who, points)));
        let table = self.cup.client.anyone().get(&self.path("/standings")).must(200);
        assert_eq!(table["ranked"][2]["separated_by"], "wins");
        assert_eq!(table["annulled"][0]["entry"], json!(foong));
        assert_eq!(self.symbols(), ["(-) (0) · ·", "(+) · · 1", "(1) · 1 ½", "· · 0 ½", "· 0 ½ ½"]);
        let because = json!({ "reason": "it was hay fever" });
        let back = self.path(&format!("/withdrawals/{foong}/reinstatement"));
        self.chief.post(&back, &because).problem(403, "auth.forbidden");
        let left = self.organiser.post(&back, &because).must(200);
        assert_eq!(left["withdrawals"], json!([]));
        assert_eq!((self.standings(), self.symbols()), before);
    }

    /// After it Foong has met two of four: half, so that leaving would forfeit what is left and undo nothing.
    fn fourth_round(&self) {
        let [foong, chen] = self.pair(4, [[FOONG, DANG], [CHEN, ERDENE]], GAO);
        self.publish(4);
        self.report(&self.scorer, &foong, "red_wins", "provisional");
        self.report(&self.scorer, &chen, "black_wins", "provisional");
        self.close(4);
        let before = self.symbols();
        assert_eq!(before, ["- 0 1 ·", "+ 0 · 1", "1 1 1 ½", "0 · 0 ½", "· 0 ½ ½"]);
        let foong = &self.cup.entries[FOONG];
        let leave = json!({ "entry": foong, "consent": false, "reason": ILLNESS });
        let left = self.chief.post(&self.path("/withdrawals"), &leave).must(201);
        assert_eq!(left["withdrawals"][0]["effect"], "kept");
        assert_eq!(self.symbols(), ["- 0 1 -", "+ 0 · 1", "1 1 1 ½", "0 · 0 ½", "+ 0 ½ ½"]);
        let back = self.path(&format!("/withdrawals/{foong}/reinstatement"));
        self.organiser.post(&back, &json!({ "reason": "it was hay fever" })).must(200);
        assert_eq!(self.symbols(), before);
    }

    /// A confirmed result of a closed round is changed after an appeal, by the committee alone; the tables follow.
    fn fifth_round_and_appeal(&self) {
        let [dang, gao] = self.pair(5, [[DANG, CHEN], [GAO, FOONG]], ERDENE);
        self.publish(5);
        self.report(&self.scorer, &dang, "red_wins", "provisional");
        self.report(&self.players[GAO], &gao, "draw", "provisional");
        self.report(&self.players[FOONG], &gao, "draw", "confirmed");
        self.close(5);
        let drawn = self.symbols();
        let amend = Request::post(
            &cup::game(&gao.game, "/amendments"),
            &json!({ "outcome": "black_wins", "reason": "Gao had help from the gallery" }),
        );
        self.arbiter.send(&amend).problem(409, "game.confirmed_needs_appeal");
        let amended = self.committee.send(&amend);
        assert_eq!(amended.must(201)["status"], "confirmed");
        assert_ne!(self.symbols(), drawn);
        let head = self.organiser.get(&self.path("/events")).must(200)["head_sequence"].as_u64().unwrap();
        let yesterday = self.path(&format!("/crosstable?as_of={}", head - 1));
        let yesterday = self.cup.client.anyone().get(&yesterday).must(200);
        assert_eq!(yesterday["rows"][4]["cells"][0]["symbol"], "½", "as it was before the appeal");
    }

    /// Points: Erdene 1+½+1+1, Chen 1+1+0+0, Foong 0+0+1+1, Dang 0+½+0+1, Gao 0+½+½+0.
    ///
    /// 小分: Erdene Dang's 1½, half of Gao's 1, Foong's 2, Chen's 2: 6. Chen Gao's 1 and Foong's 2 (a `+` counts by the
    /// regulations): 3. Foong Dang's 1½ and Gao's 1: 2½. Dang half of Gao's 1 and Chen's 2: 2½. Gao half of Erdene's
    /// 3½ and half of Dang's 1½: 2½. So Chen is before Foong, with whom the points are shared.
    fn tables_at_the_end(&self) {
        let expected = [(1, ERDENE, "3½"), (2, CHEN, "2"), (3, FOONG, "2"), (4, DANG, "1½"), (5, GAO, "1")];
        assert_eq!(self.standings(), expected.map(|(place, who, points)| named(place, who, points)));
        assert_eq!(self.symbols(), ["- 0 1 1", "+ 0 0 1", "1 1 1 ½", "0 1 0 ½", "0 0 ½ ½"]);
        let standings = self.cup.client.anyone().get(&self.path("/standings")).must(200);
        assert_eq!(standings["provisional"], false);
        let of = |name: &str| -> Vec<Value> {
            let lines = standings["ranked"].as_array().unwrap().iter();
            lines.map(|line| line.get(name).cloned().unwrap_or_default()).collect()
        };
        let points = json!("points");
        let parted = [Value::Null, points.clone(), json!("sonneborn_berger"), points.clone(), points];
        assert_eq!(of("separated_by"), parted);
        let values = |n: usize| -> Vec<String> {
            of("tie_breaks").iter().map(|values| text(&values[n]["display"])).collect()
        };
        assert_eq!(
            (values(0), values(1)),
            (
                ["6", "3", "2½", "2½", "2½"].map(str::to_owned).to_vec(),
                ["3", "2", "2", "1", "0"].map(str::to_owned).to_vec()
            )
        );
        let crosstable = self.cup.client.anyone().get(&self.path("/crosstable")).must(200);
        let rows = crosstable["rows"].as_array().unwrap();
        let places: Vec<u64> = rows.iter().map(|row| row["place"].as_u64().unwrap()).collect();
        assert_eq!(places, [3, 2, 1, 4, 5]);
        let names: Vec<&str> = rows.iter().map(|row| row["name"].as_str().unwrap()).collect();
        assert_eq!(names, [FOONG, CHEN, ERDENE, DANG, GAO].map(|who| NAMES[who]));
    }

    fn closed(&self) {
        assert_eq!(self.chief.post(&self.path("/closure"), &Value::Null).must(200)["closed"], true);
        let entry = self.path(&format!("/entries/{}", self.cup.entries[GAO]));
        self.organiser.patch(&entry, &json!({ "rating": 1 })).problem(409, "tournament.closed");
        let page = self.cup.client.anyone().get("/v1/tournaments").must(200);
        let line =
            page["tournaments"].as_array().unwrap().iter().find(|line| line["id"] == json!(self.cup.id));
        assert_eq!(line.unwrap()["closed"], true);
        let open = json!({ "reason": "the trophy was handed to the wrong player" });
        let unknown = format!("/v1/tournaments/{}/reopening", Uuid::now_v7());
        self.organiser.post(&unknown, &open).problem(403, "auth.out_of_scope");
        self.organiser.post(&self.path("/reopening"), &open).must(200);
        self.chief.post(&self.path("/closure"), &Value::Null).must(200);
    }
}

fn named(place: u64, who: usize, points: &str) -> (u64, String, String) {
    (place, NAMES[who].to_owned(), points.to_owned())
}
