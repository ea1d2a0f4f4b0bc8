//! Five teams play on four boards with two reserves, from the entries to the last table, through the API alone.
//!
//! Amber, Birch, Cedar and Dove have six members each, Elm has three. The lots are entered: they have the numbers 1 to 5. By the
//! printed table for five, the first-named with Red on boards 1 and 3; what the boards come to, and the match, as the first-named
//! sees them (`+` where the other's board is empty):
//!
//! ```text
//! round 1   Birch–Elm    ½ 1 0 +   2½–1½      Cedar–Dove   1 ½ ½ 0   2–2       Amber is free
//! round 2   Elm–Cedar    - - - -   0–4        Amber–Birch  1 1 0 ½   2½–1½     Dove is free; Elm did not come
//! round 3   Cedar–Amber  ½ ½ ½ ½   2–2        Dove–Elm     0 0 1 +   2–2       Birch is free
//! round 4   Amber–Dove   1 0 ½ ½   2–2        Birch–Cedar  1 1 1 0   3–1       Elm is free
//! round 5   Dove–Birch   ½ ½ 0 1   2–2        Elm–Amber    - - - -   0–4       Cedar is free; Elm has left
//! ```

mod deeds;

use serde_json::{Value, json};

use crate::harness::client::Client;
use crate::harness::cup::{self, Cup, text};
use crate::harness::fold::{Folded, bare, events};
use crate::harness::house::House;
use crate::harness::place::Place;

const AMBER: usize = 0;
const BIRCH: usize = 1;
const CEDAR: usize = 2;
const DOVE: usize = 3;
const ELM: usize = 4;
const NAMES: [&str; 5] = ["Amber", "Birch", "Cedar", "Dove", "Elm"];
const MEMBERS: [usize; 5] = [6, 6, 6, 6, 3];

/// The event and those who run it.
struct Hall {
    cup: Cup,
    organiser: Client,
    chief: Client,
    arbiter: Client,
    scorer: Client,
    /// For each team, whoever speaks for it.
    captains: Vec<Client>,
    /// For each team, its members in order.
    members: Vec<Vec<String>>,
}

pub(super) fn five_teams_play_on_four_boards<P: Place>() {
    let house = House::<P>::open();
    let hall = Hall::founded(&house.admin());
    hall.first_round_under_seal();
    hall.second_round_without_elm();
    hall.elm_leaves_before_half_and_comes_back();
    hall.third_round();
    hall.elm_leaves_at_half();
    hall.fourth_round_and_a_ruling();
    hall.fifth_round();
    hall.tables_at_the_end();
    let cup = &hall.cup;
    let events = house.wait(events(house.ledger(), cup.book()));
    let folded = Folded::of(&events);
    let shown = |table: &str| bare(cup.client.get(&cup.path(table)).must(200));
    assert_eq!([shown("/crosstable"), shown("/standings")], [folded.crosstable(), folded.standings()]);
    house.verify();
}

impl Hall {
    /// Teams and members are entered, two of Amber's change their boards, and the lots are drawn.
    fn founded(admin: &Client) -> Self {
        let mut cup = Cup::founded(admin);
        let organiser = cup.official("organiser");
        let team = json!({ "name": "Too early", "kind": "team" });
        organiser.post(&cup.path("/entries"), &team).problem(409, "tournament.no_teams");
        let regulations = json!({
            "teams": { "by": { "way": "matches", "line_up": "with_reserves", "boards": 4 } },
            "overrides": { "late_limit_ms": 900_000 },
        });
        organiser.put(&cup.path("/regulations"), &regulations).must(200);
        let mut members = Vec::new();
        for (name, count) in NAMES.iter().zip(MEMBERS) {
            let team = json!({ "name": name, "kind": "team" });
            let team = organiser.post(&cup.path("/entries"), &team).must(201);
            assert_eq!(team["kind"], "team");
            let id = text(&team["id"]);
            let of_team: Vec<String> = (1..=count)
                .map(|k| {
                    let member = json!({ "name": format!("{name} {k}"), "team": id });
                    text(&organiser.post(&cup.path("/entries"), &member).must(201)["id"])
                })
                .collect();
            members.push(of_team);
            cup.entries.push(id);
        }
        let stranger = json!({ "name": "Of a player", "team": members[0][0] });
        organiser.post(&cup.path("/entries"), &stranger).problem(422, "tournament.not_a_team");

        members[AMBER].swap(1, 2);
        let roster = cup.path(&format!("/entries/{}/roster", cup.entries[AMBER]));
        let short = json!({ "order": [members[AMBER][0]] });
        organiser.put(&roster, &short).problem(422, "tournament.not_the_roster");
        let ordered = organiser.put(&roster, &json!({ "order": members[AMBER] })).must(200);
        assert_eq!(ordered["members"], json!(members[AMBER]));

        cup.draw();
        organiser.patch(&cup.path(""), &json!({ "public": true })).must(200);
        let captain = |entry: &String| cup.token("player", &json!({ "tournament": cup.id, "entry": entry }));
        let captains = cup.entries.iter().map(captain).collect();
        let [chief, arbiter, scorer] = ["chief_arbiter", "arbiter", "scorer"].map(|role| cup.official(role));
        Self { cup, organiser, chief, arbiter, scorer, captains, members }
    }

    /// Nobody sees the other's line-up before both are in; then everybody sees both.
    fn first_round_under_seal(&self) {
        let [birch_elm, cedar_dove] = self.pair(1, [[BIRCH, ELM], [CEDAR, DOVE]], AMBER);
        let line_ups = self.address(&birch_elm, "/line-ups");
        let [birch, elm] = [&self.captains[BIRCH], &self.captains[ELM]];
        let draft = birch.post(&line_ups, &self.line_up(BIRCH, "1 2 3 4"));
        draft.problem(404, "tournament.unknown_match");
        self.publish(1);
        let inverted = birch.post(&line_ups, &self.line_up(BIRCH, "1 3 2 4"));
        let inverted = inverted.problem(422, "pairing.not_a_line_up");
        let (front, back) = (&self.members[BIRCH][2], &self.members[BIRCH][1]);
        assert_eq!(inverted["facts"]["order_inverted"], json!(format!("{front} > {back}")));
        let said = inverted["detail"].as_str().unwrap();
        assert!(said.contains("Birch 3 > Birch 2") && !said.contains(front.as_str()), "{said}");
        elm.post(&line_ups, &self.line_up(BIRCH, "1 2 3 4")).problem(403, "auth.out_of_scope");

        birch.post(&line_ups, &self.line_up(BIRCH, "1 2 3 5")).must(201);
        birch.post(&line_ups, &self.line_up(BIRCH, "1 2 3 4")).must(201);
        let seen = |who: &Client| who.get(&self.address(&birch_elm, "")).must(200)["teams"].clone();
        for stranger in [&self.cup.client.anyone(), elm, &self.captains[AMBER], &self.scorer] {
            let seen = seen(stranger);
            assert_eq!((&seen["seated"], &seen["line_ups"]), (&json!(false), &Value::Null), "{seen:#}");
        }
        for insider in [birch, &self.arbiter] {
            let seen = seen(insider);
            assert_eq!(seen["line_ups"]["first"][3]["name"], "Birch 4");
            assert_eq!((&seen["seated"], &seen["line_ups"]["second"]), (&json!(false), &Value::Null));
        }
        let close = || self.chief.post(&self.cup.path("/rounds/1/closure"), &Value::Null);
        close().problem(409, "tournament.line_ups_missing");

        // Elm is short: the last board stays empty.
        elm.post(&line_ups, &self.line_up(ELM, "1 2 . 3")).problem(422, "pairing.not_a_line_up");
        elm.post(&line_ups, &self.line_up(ELM, "1 2 3 .")).must(201);
        let open = seen(&self.cup.client.anyone());
        assert_eq!(open["line_ups"]["first"][0]["name"], "Birch 1");
        assert_eq!(open["line_ups"]["second"][3], Value::Null);
        let boards: Vec<[Value; 2]> = open["boards"]
            .as_array()
            .unwrap()
            .iter()
            .map(|board| ["red", "black"].map(|side| board[side]["name"].clone()))
            .collect();
        let expected =
            json!([["Birch 1", "Elm 1"], ["Elm 2", "Birch 2"], ["Birch 3", "Elm 3"], [null, "Birch 4"]]);
        assert_eq!(json!(boards), expected);
        birch.post(&line_ups, &self.line_up(BIRCH, "1 2 3 5")).problem(409, "tournament.line_ups_shown");
        let roster = self.cup.path(&format!("/entries/{}/roster", self.cup.entries[BIRCH]));
        let mut order = self.members[BIRCH].clone();
        order.reverse();
        self.organiser.put(&roster, &json!({ "order": order })).problem(409, "tournament.roster_fixed");

        // Dove's second falls ill before play: the line-ups are taken back, and a reserve sits down.
        self.line_ups(&cedar_dove, [(CEDAR, "1 2 3 4"), (DOVE, "1 2 3 4")]);
        let because = json!({ "reason": "Dove 2 has caught a cold" });
        let back = self.arbiter.post(&self.address(&cedar_dove, "/line-ups/annulment"), &because).must(200);
        let back = &back["teams"];
        assert_eq!((&back["seated"], &back["boards"]), (&json!(false), &json!([])));
        self.line_ups(&cedar_dove, [(CEDAR, "1 2 3 4"), (DOVE, "1 3 4 5")]);

        // Cedar's first stops the clock where he must not: a foul (9.1.1), and later a warning (18.1).
        let first =
            self.scorer.get(&self.address(&cedar_dove, "")).must(200)["teams"]["boards"][0]["game"].clone();
        let first = first.as_str().unwrap();
        self.arbiter.post(&cup::game(first, "/start"), &Value::Null).must(200);
        let foul = json!({ "side": "red", "article": "9.1.1" });
        self.arbiter.post(&cup::game(first, "/fouls"), &foul).must(201);
        self.report(&birch_elm, "½ 1 0 +");
        self.report(&cedar_dove, "1 ½ ½ 0");
        assert_eq!(self.shown(&birch_elm), "½ 1 0 + 2½–1½");
        assert_eq!(self.shown(&cedar_dove), "1 ½ ½ 0 2–2");
        let begun = self.arbiter.post(&self.address(&cedar_dove, "/line-ups/annulment"), &because);
        begun.problem(409, "tournament.game_begun");
        self.close(1);
    }

    /// Elm does not come: an arbiter enters that nobody is there, and every board is `+` for Cedar (21.4).
    fn second_round_without_elm(&self) {
        let [elm_cedar, amber_birch] = self.pair(2, [[ELM, CEDAR], [AMBER, BIRCH]], DOVE);
        self.publish(2);
        self.line_ups(&elm_cedar, [(CEDAR, "1 2 5 6")]);
        let nobody = self.line_up(ELM, ". . . .");
        self.arbiter.post(&self.address(&elm_cedar, "/line-ups"), &nobody).must(201);
        assert_eq!(self.shown(&elm_cedar), "- - - - 0–4");
        self.line_ups(&amber_birch, [(AMBER, "1 2 3 6"), (BIRCH, "1 4 5 6")]);
        self.report(&amber_birch, "1 1 0 ½");
        assert_eq!(self.shown(&amber_birch), "1 1 0 ½ 2½–1½");
        self.close(2);
        assert_eq!(
            self.rows(),
            [
                // Amber, Birch, Cedar, Dove, Elm; a row has no cell of its own.
                "2(2½–1½) . . . = 2",
                "0(1½–2½) . . 2(2½–1½) = 2",
                ". . 1(2–2) +(4–0) = 3",
                ". . 1(2–2) . = 1",
                ". 0(1½–2½) -(0–4) . = 0",
            ]
        );
    }

    /// Elm has met Birch; the match with Cedar was none over the board. One of four is fewer than half (20.3).
    fn elm_leaves_before_half_and_comes_back(&self) {
        let before = (self.rows(), self.places());
        let elm = &self.cup.entries[ELM];
        let leave = json!({ "entry": elm, "consent": false, "reason": "no car" });
        let left = self.organiser.post(&self.cup.path("/withdrawals"), &leave).must(201);
        let judged = left["withdrawals"][0].clone();
        assert_eq!(
            (&judged["met"], &judged["opponents"], &judged["effect"]),
            (&json!(1), &json!(4), &json!("annulled"))
        );
        assert_eq!(
            self.rows(),
            [
                "2(2½–1½) . . . = 2",
                "0(1½–2½) . . x = 0",
                ". . 1(2–2) x = 1",
                ". . 1(2–2) . = 1",
                ". x x . = 0",
            ]
        );
        let because = json!({ "reason": "a car was found" });
        let back = self.cup.path(&format!("/withdrawals/{elm}/reinstatement"));
        self.organiser.post(&back, &because).must(200);
        assert_eq!(before, (self.rows(), self.places()));
    }

    fn third_round(&self) {
        let [cedar_amber, dove_elm] = self.pair(3, [[CEDAR, AMBER], [DOVE, ELM]], BIRCH);
        self.publish(3);
        self.line_ups(&cedar_amber, [(CEDAR, "1 2 3 4"), (AMBER, "1 2 3 4")]);
        self.line_ups(&dove_elm, [(DOVE, "1 2 3 4"), (ELM, "1 2 3 .")]);
        self.report(&cedar_amber, "½ ½ ½ ½");
        self.report(&dove_elm, "0 0 1 +");
        assert_eq!(self.shown(&dove_elm), "0 0 1 + 2–2");
        self.close(3);
    }

    /// Two of four is half: what was played stands, and Amber has won without play (20.3).
    fn elm_leaves_at_half(&self) {
        let leave =
            json!({ "entry": self.cup.entries[ELM], "consent": true, "reason": "the car broke down" });
        let left = self.organiser.post(&self.cup.path("/withdrawals"), &leave).must(201);
        let judged = left["withdrawals"][0].clone();
        assert_eq!(
            (&judged["met"], &judged["opponents"], &judged["effect"]),
            (&json!(2), &json!(4), &json!("kept"))
        );
        assert_eq!(self.rows()[ELM], "-(0–4) 0(1½–2½) -(0–4) 1(2–2) = 1");
        assert_eq!(self.rows()[AMBER], "2(2½–1½) 1(2–2) . +(4–0) = 5");
    }

    /// Birch's second was not entitled to play, it is said: the board is lost, and the match 2–2; then it turns out that he was.
    fn fourth_round_and_a_ruling(&self) {
        let [amber_dove, birch_cedar] = self.pair(4, [[AMBER, DOVE], [BIRCH, CEDAR]], ELM);
        self.publish(4);
        self.line_ups(&amber_dove, [(AMBER, "1 2 3 4"), (DOVE, "3 4 5 6")]);
        self.line_ups(&birch_cedar, [(BIRCH, "1 2 3 4"), (CEDAR, "1 2 3 4")]);
        self.report(&amber_dove, "1 0 ½ ½");
        self.report(&birch_cedar, "1 1 1 0");
        assert_eq!(self.shown(&birch_cedar), "1 1 1 0 3–1");
        let ruling = |boards: Value| {
            let team = &self.cup.entries[BIRCH];
            json!({ "team": team, "boards": boards, "article": "12.2", "reason": "not registered" })
        };
        let address = self.address(&birch_cedar, "/line-ups/ruling");
        self.arbiter.post(&address, &ruling(json!([2]))).problem(403, "auth.forbidden");
        self.chief.post(&address, &ruling(json!([5]))).problem(422, "tournament.no_such_board");
        let ruled = self.chief.post(&address, &ruling(json!([2]))).must(201);
        assert_eq!(ruled["teams"]["boards"][1]["lost_by"], json!([self.cup.entries[BIRCH]]));
        assert_eq!(self.shown(&birch_cedar), "1 - 1 0 2–2");
        self.chief.post(&address, &ruling(json!([]))).must(201);
        assert_eq!(self.shown(&birch_cedar), "1 1 1 0 3–1");
        self.close(4);
    }

    /// The match with Elm is paired, and nobody need come to it.
    fn fifth_round(&self) {
        let [dove_birch, elm_amber] = self.pair(5, [[DOVE, BIRCH], [ELM, AMBER]], CEDAR);
        self.publish(5);
        self.line_ups(&dove_birch, [(DOVE, "1 2 3 4"), (BIRCH, "1 2 3 4")]);
        self.report(&dove_birch, "½ ½ 0 1");
        let elm =
            self.captains[ELM].post(&self.address(&elm_amber, "/line-ups"), &self.line_up(ELM, "1 2 3 ."));
        elm.problem(409, "tournament.not_in_the_field");
        assert_eq!(self.shown(&elm_amber), " 0–4");
        self.close(5);
    }

    fn tables_at_the_end(&self) {
        assert_eq!(
            self.rows(),
            [
                // Amber: 2 + 1 + 1 + 2 = 6.
                "2(2½–1½) 1(2–2) 1(2–2) +(4–0) = 6",
                // Birch: 0 + 2 + 1 + 2 = 5.
                "0(1½–2½) 2(3–1) 1(2–2) 2(2½–1½) = 5",
                // Cedar: 1 + 0 + 1 + 2 = 4.
                "1(2–2) 0(1–3) 1(2–2) +(4–0) = 4",
                // Dove: 1 + 1 + 1 + 1 = 4.
                "1(2–2) 1(2–2) 1(2–2) 1(2–2) = 4",
                // Elm: 0 + 0 + 0 + 1 = 1.
                "-(0–4) 0(1½–2½) -(0–4) 1(2–2) = 1",
            ]
        );
        assert_eq!(
            self.places(),
            [
                // Board points 2½ + 2 + 2 + 4 = 10½; games won 2 (Birch) + 0 + 1 (Dove) + 4 (`+`, Elm) = 7.
                "1 Amber 6 | 10½ 7 · 0 | -",
                // 1½ + 3 + 2 + 2½ = 9; won 1 (Amber) + 3 (Cedar) + 1 (Dove) + 2 (Elm, a `+` among them) = 7.
                "2 Birch 5 | 9 7 · 0 | points",
                // 2 + 1 + 2 + 4 = 9; won 0 + 1 (Birch) + 1 (Dove) + 4 (`+`, Elm) = 6; a foul.
                "3 Cedar 4 | 9 6 · 1 | points",
                // 2 + 2 + 2 + 2 = 8; won 1 (Amber) + 1 (Birch) + 1 (Cedar) + 2 (Elm, a `+` among them) = 5.
                "4 Dove 4 | 8 5 · 0 | board_points",
                // 0 + 1½ + 0 + 2 = 3½; won 0 + 1 (Birch) + 0 + 2 (Dove) = 3.
                "5 Elm 1 | 3½ 3 · 0 | points",
            ]
        );
        // A member of Cedar is warned: within equal match points, the team goes last, before any criterion (18.4).
        let warning = json!({
            "entry": self.members[CEDAR][0], "kind": "warning", "article": "8.3", "note": "spoke to a spectator"
        });
        self.arbiter.post(&self.cup.path("/penalties"), &warning).must(201);
        assert_eq!(self.places()[2..4], ["3 Dove 4 | 8 5 · 0 | points", "4 Cedar 4 | 9 6 · 1 | penalties"]);
        self.organiser.get(&self.cup.path("/team-standings")).problem(409, "tournament.no_teams");
        self.chief.post(&self.cup.path("/closure"), &Value::Null).must(200);
    }
}
