//! Ten rated players in two groups, then a final of four that takes its results along, through the API alone; every
//! table worked out by hand.
//!
//! By rating the seeds 1 to 10 go to the groups in a snake: 1 4 5 8 9 and 2 3 6 7 10. The numbers within a group are
//! drawn by the seed of the group (`printf '%s%s' "the river/1" ID | sha256sum`), the id of seed n ending in n:
//! a631… 4, a94f… 1, b0f3… 5, b767… 9, f121… 8; 3f14… 10, 4bbf… 2, aa3b… 3, f974… 6, ff9f… 7. By the printed table for
//! five, Red first:
//!
//! ```text
//! round   group 1: 1 Dai  2 Ann  3 Em  4 Ivo  5 Hou          group 2: 1 Jun  2 Bao  3 Chan  4 Fung  5 Gao
//! 1       Ann 1–0 Hou   Em  ½–½ Ivo   (Dai)                  Bao  1–0 Gao   Chan 0–1 Fung   (Jun)
//! 2       Hou 0–1 Em    Dai ½–½ Ann   (Ivo)                  Gao has left   Jun  ½–½ Bao    (Fung)
//! 3       Em  ½–½ Dai   Ivo 1–0 Hou   (Ann)                  Chan ½–½ Jun   Gao has left    (Bao)
//! 4       Dai 1–0 Ivo   Ann ½–½ Em    (Hou)                  Jun  0–1 Fung  Bao ½–½ Chan    (Gao)
//! 5       Ivo 0–1 Ann   Hou 0–1 Dai   (Em)                   Fung 1–0 Bao   Gao has left    (Chan)
//! final   1 Fung  2 Dai  3 Bao  4 Ann, as drawn in the hall
//! 6       Fung ½–½ Ann  Dai ½–½ Bao
//! 7       Ann 1–0 Bao   Fung 0–1 Dai
//! ```

use serde_json::{Value, json};

use crate::harness::client::{Client, Request};
use crate::harness::cup::{self, Cup, text};
use crate::harness::house::House;
use crate::harness::place::Place;

const NAMES: [&str; 10] = ["Ann", "Bao", "Chan", "Dai", "Em", "Fung", "Gao", "Hou", "Ivo", "Jun"];
const GAO: usize = 6;
/// SHA-256 of the seed «the river».
const COMMITMENT: &str = "eb1db2ec1dbf45d5e2fe75fe86233db2a41e4e87ff003d548d86e09d358153d6";
const ORDER: [&str; 4] = ["sonneborn_berger", "wins", "direct_encounter", "fewer_fouls"];

struct Event {
    cup: Cup,
}

pub(super) fn groups_and_a_final_that_takes_its_results_along<P: Place>() {
    let house = House::<P>::open();
    let event = Event::founded(&house.admin());
    event.regulations_that_cannot_be_played();
    event.drawn_in_groups();
    event.first_round_and_gao_leaves();
    event.rounds_of_the_groups();
    event.art_15_6_a_shared_place_that_decides_lets_nobody_go_on();
    event.tables_of_the_groups();
    event.art_11_3_a_final_takes_its_results_along();
    event.rounds_of_the_final();
    event.tables_of_the_final();
    house.verify();
}

/// Two groups, and a final of their first two.
fn regulations() -> Value {
    json!({ "stages": [
        { "name": "Preliminaries", "format": { "system": "circular", "groups": 2 } },
        {
            "name": "Final",
            "format": { "system": "circular" },
            "entrants": { "of": "places", "stage": 1, "to": 2, "carried": true }
        },
    ] })
}

impl Event {
    fn founded(admin: &Client) -> Self {
        let mut cup = Cup::founded(admin);
        for (seed, name) in (1..).zip(NAMES) {
            let id = format!("01930000-0000-7000-8000-0000000000{seed:02}");
            let entry = json!({ "id": id, "name": name, "rating": 2510 - 10 * seed });
            cup.client.post(&cup.path("/entries"), &entry).must(201);
            cup.entries.push(id);
        }
        cup.client.patch(&cup.path(""), &json!({ "public": true })).must(200);
        Self { cup }
    }

    fn post(&self, rest: &str, body: &Value) -> crate::harness::Answer {
        self.cup.client.post(&self.cup.path(rest), body)
    }

    fn read(&self, rest: &str) -> Value {
        self.cup.client.anyone().get(&self.cup.path(rest)).must(200)
    }

    fn id(&self, name: &str) -> &str {
        let index = NAMES.iter().position(|known| *known == name).unwrap();
        &self.cup.entries[index]
    }

    /// Every fault of a plan, and where it is.
    fn regulations_that_cannot_be_played(&self) {
        let circular = |more: Value| {
            let mut format = json!({ "system": "circular" });
            format.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
            json!({ "format": format })
        };
        let places = |format: Value, places: Value| {
            let mut stage = circular(format);
            stage["entrants"] = places;
            stage["entrants"]["of"] = json!("places");
            stage
        };
        let one = || circular(json!({}));
        let faults = [
            (json!([]), "how_many", "/stages"),
            (
                json!([places(json!({}), json!({ "stage": 1, "to": 2 }))]),
                "not_earlier",
                "/stages/0/entrants/stage",
            ),
            (
                json!([one(), places(json!({}), json!({ "stage": 1, "from": 3, "to": 2 }))]),
                "no_range",
                "/stages/1/entrants/from",
            ),
            (json!([{ "seeding": "places" }]), "no_places", "/stages/0/seeding"),
            (
                json!([
                    one(),
                    places(json!({ "cycles": 2 }), json!({ "stage": 1, "to": 2, "carried": true }))
                ]),
                "not_carried",
                "/stages/1/entrants/carried",
            ),
            (json!([circular(json!({ "games_per_meeting": 2 }))]), "order_not_named", "/stages/0/tie_breaks"),
            (json!([circular(json!({ "cycles": 2 }))]), "order_not_named", "/stages/0/tie_breaks"),
        ];
        let address = self.cup.path("/regulations");
        for (stages, fault, pointer) in faults {
            let answer = self.cup.client.put(&address, &json!({ "stages": stages }));
            let problem = answer.problem(422, "tournament.stage_plan");
            assert_eq!(
                (&problem["facts"]["fault"], &problem["errors"][0]["pointer"]),
                (&json!(fault), &json!(pointer))
            );
        }
        let whole = json!({ "title": "None", "regulations": { "stages": [] } });
        let problem = self.cup.client.post("/v1/tournaments", &whole).problem(422, "tournament.stage_plan");
        assert_eq!(problem["errors"][0]["pointer"], "/regulations/stages");
        let six = json!({ "stages": [circular(json!({ "groups": 6 }))] });
        self.cup.client.put(&address, &six).must(200);
        let problem = self.post("/lots", &json!({ "seed": "the river" })).problem(409, "pairing.no_groups");
        assert_eq!(problem["facts"], json!({ "entrants": "10", "groups": "6", "fewest": "2" }));
        self.cup.client.put(&address, &regulations()).must(200);
    }

    fn drawn_in_groups(&self) {
        let waiting = self.read("/stages");
        assert_eq!(waiting["stages"][0]["status"], "waiting");
        assert_eq!(
            (&waiting["stages"][0]["seeding"], &waiting["stages"][1]["seeding"]),
            (&json!("rating"), &json!("lots"))
        );
        self.post("/lots", &json!({ "seed": "s", "stage": 3 })).problem(404, "tournament.unknown_stage");
        self.post("/lots", &json!({ "seed": "s", "stage": 2 })).problem(409, "tournament.stage_open");
        let elsewhere = json!({ "drawn": [{ "group": 3, "number": 1, "entry": self.cup.entries[0] }] });
        let problem = self.post("/lots", &elsewhere).problem(422, "pairing.not_a_draw");
        assert_eq!(problem["facts"]["group_unknown"], "3");

        let committed = self.post("/lots/commitment", &json!({ "sha256": COMMITMENT })).must(201);
        assert_eq!((&committed["stage"], &committed["commitment"]), (&json!(1), &json!(COMMITMENT)));
        self.post("/lots/commitment", &json!({ "sha256": COMMITMENT }))
            .problem(409, "tournament.lots_committed");
        self.post("/lots", &elsewhere).problem(409, "tournament.lots_committed");
        assert_eq!(self.read("/stages/1")["commitment"], COMMITMENT);
        let drawn = self.post("/lots", &json!({ "seed": "the river" })).must(201);
        assert_eq!((&drawn["stage"], &drawn["lots"].as_array().unwrap().len()), (&json!(1), &10));
        self.post("/lots", &json!({ "seed": "the sea", "stage": 1 })).problem(409, "tournament.lots_drawn");

        let stage = self.read("/stages/1");
        let numbered = |group: usize| -> Vec<String> {
            let entrants = stage["groups"][group]["entrants"].as_array().unwrap().iter();
            entrants.map(|entrant| format!("{} {}", entrant["number"], text(&entrant["name"]))).collect()
        };
        assert_eq!(numbered(0), ["1 Dai", "2 Ann", "3 Em", "4 Ivo", "5 Hou"]);
        assert_eq!(numbered(1), ["1 Jun", "2 Bao", "3 Chan", "4 Fung", "5 Gao"]);
        assert_eq!(
            (&stage["status"], &stage["seed"], &stage["rounds_planned"]),
            (&json!("drawn"), &json!("the river"), &json!(5))
        );
        assert_eq!((&stage["tie_breaks"], stage.get("commitment")), (&json!(ORDER), None));
        let anyone = self.cup.client.anyone();
        anyone.get(&self.cup.path("/stages/3")).problem(404, "tournament.unknown_stage");
        anyone.get(&self.cup.path("/rounds?stage=3")).problem(404, "tournament.unknown_stage");
        for unsaid in ["/standings", "/crosstable"] {
            anyone.get(&self.cup.path(unsaid)).problem(400, "tournament.group_not_named");
        }
        for unknown in ["/standings?stage=1&group=3", "/crosstable?group=32"] {
            let problem = anyone.get(&self.cup.path(unknown)).problem(404, "tournament.unknown_group");
            assert_eq!(
                (&problem["errors"][0]["pointer"], &problem["facts"]["groups"]),
                (&json!("?group"), &json!("2"))
            );
        }
    }

    /// Pairs and publishes a round, has these results for Red reported table by table, and closes it; a dot is a game
    /// that will not be played.
    #[track_caller]
    fn round(&self, round: u32, seated: &str, results: &str) -> Value {
        let paired = self.post("/rounds", &json!({ "round": round })).must(201);
        let name = |player: &Value| text(&player["name"]);
        let pairings = paired["pairings"].as_array().unwrap();
        let found: Vec<String> =
            pairings.iter().map(|it| format!("{}-{}", name(&it["red"]), name(&it["black"]))).collect();
        assert_eq!(found.join(" "), seated);
        self.cup.publish(round);
        for (pairing, result) in pairings.iter().zip(results.split(' ')) {
            let outcome = match result {
                "1" => "red_wins",
                "½" => "draw",
                "0" => "black_wins",
                _ => continue,
            };
            let address = cup::game(&text(&pairing["game"]), "/result");
            self.cup.client.post(&address, &json!({ "outcome": outcome })).must(201);
        }
        let closed = self.post(&format!("/rounds/{round}/closure"), &Value::Null).must(200);
        assert_eq!(closed["status"], "closed");
        paired
    }

    /// Gao has met one of four: fewer than half.
    fn first_round_and_gao_leaves(&self) {
        self.post("/rounds", &json!({ "round": 1, "stage": 2 })).problem(409, "tournament.lots_not_drawn");
        let across = json!({ "red": self.id("Ann"), "black": self.id("Bao") });
        let across = self.post("/rounds", &json!({ "round": 1, "pairings": [across] }));
        let problem = across.problem(409, "tournament.not_of_one_group");
        assert_eq!(problem["errors"][0]["pointer"], "/pairings/0");
        let round = self.round(1, "Ann-Hou Em-Ivo Bao-Gao Chan-Fung", "1 ½ 1 0");
        assert_eq!((&round["stage"], &round["stage_round"]), (&json!(1), &json!(1)));
        let of = |name: &str| -> Vec<Value> {
            round["pairings"].as_array().unwrap().iter().map(|it| it[name].clone()).collect()
        };
        assert_eq!(of("group"), [1, 1, 2, 2]);
        assert_eq!(of("match"), of("game"), "a match of one game is its game");
        assert_eq!((of("red")[2]["number"].clone(), of("leg")[2].clone()), (json!(2), Value::Null));
        self.cup
            .client
            .put(&self.cup.path("/regulations"), &json!({}))
            .problem(409, "tournament.regulations_fixed");
        assert_eq!(self.read("/stages/1")["status"], "under_way");

        let leave = json!({ "entry": self.cup.entries[GAO], "consent": true, "reason": "taken ill" });
        let left = self.post("/withdrawals", &leave).must(201);
        let left = &left["withdrawals"][0];
        let judged = ["met", "opponents", "effect"].map(|name| left[name].clone());
        assert_eq!(judged, [json!(1), json!(4), json!("annulled")]);
        let stage = self.read("/stages/1");
        assert_eq!(stage["groups"][1]["entrants"][4]["standing"], "annulled");
    }

    fn rounds_of_the_groups(&self) {
        self.round(2, "Hou-Em Dai-Ann Gao-Chan Jun-Bao", "0 ½ . ½");
        self.round(3, "Em-Dai Ivo-Hou Chan-Jun Fung-Gao", "½ 1 ½ .");
        self.round(4, "Dai-Ivo Ann-Em Jun-Fung Bao-Chan", "1 ½ 0 ½");
        self.post("/lots", &json!({ "seed": "s" })).problem(409, "tournament.stage_open");
        self.round(5, "Ivo-Ann Hou-Dai Fung-Bao Gao-Jun", "0 0 1 .");
        let problem = self.post("/rounds", &json!({ "round": 6 })).problem(409, "tournament.no_such_round");
        assert_eq!(problem["facts"], json!({ "round": "6", "rounds": "5" }));
        assert_eq!(self.read("/stages/1")["status"], "over");
    }

    /// Without Gao, Fung has 3; Jun ½+½, Bao ½+½ and Chan ½+½ are equal, each with half of 1 and half of 1 for 小分, no
    /// game won, and ½+½ among themselves. Places 2 to 4 are shared, and one of the three would go on. The sheet of
    /// Bao and Chan is found to say that Bao won.
    fn art_15_6_a_shared_place_that_decides_lets_nobody_go_on(&self) {
        let hand = json!({ "drawn": [{ "number": 1, "entry": self.id("Ann") }] });
        let problem = self.post("/lots", &hand).problem(409, "tournament.place_shared");
        assert_eq!(problem["facts"], json!({ "stage": "1", "group": "2", "place": "2" }));
        let shared = ["1 Fung 3", "2= Bao 1", "2= Chan 1", "2= Jun 1"];
        let mut found = self.places(1, 2);
        found.sort();
        assert_eq!(found, shared);
        let fourth = self.read("/rounds/4");
        let game = text(&fourth["pairings"][3]["game"]);
        let found = json!({ "outcome": "red_wins", "reason": "both sheets say so" });
        self.cup.client.post(&cup::game(&game, "/amendments"), &found).must(201);
    }

    /// Dai ½ of Ann, ½ of Em, 1 of Ivo, 1 of Hou: 3. Ann ½ of Dai, ½ of Em, 1 of Ivo, 1 of Hou: 3. Em ½ of Dai, Ann and
    /// Ivo, 1 of Hou: 2½. Ivo ½ of Em, 1 of Hou: 1½. Hou 0. 小分: Dai half of 3 and of 2½, and 1½: 4¼. Ann the same: 4¼;
    /// both have won two games, and ½ of each other: the first place is shared. Em half of 3, of 3 and of 1½: 3¾. Ivo half
    /// of 2½: 1¼.
    ///
    /// Fung 1 of Chan, of Jun and of Bao: 3; 小分 ½+1+1½: 3. Bao ½ of Jun, 1 of Chan: 1½; half of 1, and ½: 1. Jun ½ of Bao, ½
    /// of Chan: 1; half of 1½ and of ½: 1. Chan ½ of Jun; half of 1.
    fn tables_of_the_groups(&self) {
        assert_eq!(self.places(1, 1), ["1= Dai 3", "1= Ann 3", "3 Em 2½", "4 Ivo 1½", "5 Hou 0"]);
        assert_eq!(self.values(1, 1, 0), ["4¼", "4¼", "3¾", "1¼", "0"]);
        assert_eq!(self.values(1, 1, 1), ["2", "2", "1", "1", "0"]);
        assert_eq!(self.symbols(1, 1), ["½ ½ 1 1", "½ ½ 1 1", "½ ½ ½ 1", "0 0 ½ 1", "0 0 0 0"]);
        assert_eq!(self.places(1, 2), ["1 Fung 3", "2 Bao 1½", "3 Jun 1", "4 Chan ½"]);
        assert_eq!(self.values(1, 2, 0), ["3", "1", "1", "½"]);
        assert_eq!(self.values(1, 2, 1), ["3", "1", "0", "0"]);
        assert_eq!(self.symbols(1, 2), ["½ ½ 0 ·", "½ 1 0 (1)", "½ 0 0 ·", "1 1 1 ·", "· (0) · ·"]);
        let standings = self.read("/standings?stage=1&group=2");
        assert_eq!(standings["annulled"][0]["name"], "Gao");
        assert_eq!((&standings["stage"], &standings["group"]), (&json!(1), &json!(2)));
        assert_eq!((&standings["tie_breaks"], &standings["provisional"]), (&json!(ORDER), &json!(false)));
    }

    fn art_11_3_a_final_takes_its_results_along(&self) {
        let draw = |names: [&str; 4]| {
            let numbers =
                (1..).zip(names).map(|(number, name)| json!({ "number": number, "entry": self.id(name) }));
            self.post("/lots", &json!({ "drawn": numbers.collect::<Vec<_>>() }))
        };
        let problem = draw(["Fung", "Dai", "Bao", "Em"]).problem(422, "pairing.not_a_draw");
        let who = ["entry_missing", "entry_unknown"].map(|fact| text(&problem["facts"][fact]));
        assert_eq!(who, ["Ann", "Em"].map(|name| self.id(name).to_owned()));
        let drawn = draw(["Fung", "Dai", "Bao", "Ann"]).must(201);
        assert_eq!(drawn["stage"], 2);
        // What they played against each other before is in the table at once: Fung 1 of Bao, Dai and Ann ½ each.
        assert_eq!(self.symbols(2, 1), ["· 1 ·", "· · ½", "0 · ·", "· ½ ·"]);
    }

    fn rounds_of_the_final(&self) {
        let round = self.round(6, "Fung-Ann Dai-Bao", "½ ½");
        assert_eq!((&round["stage"], &round["stage_round"]), (&json!(2), &json!(1)));
        assert_eq!(round["pairings"][1]["red"]["number"], 2, "the number drawn for the final");
        assert_eq!(round["pairings"][1].get("group"), None);
        self.round(7, "Ann-Bao Fung-Dai", "1 0");
        let numbers = |rounds: &Value| -> Vec<u64> {
            rounds["rounds"].as_array().unwrap().iter().map(|it| it["number"].as_u64().unwrap()).collect()
        };
        assert_eq!(numbers(&self.read("/rounds?stage=2")), [6, 7]);
        let stage = self.read("/stages/2");
        assert_eq!(stage["status"], "over", "the third round would hold but games that were carried");
        let rounds = stage["rounds"].as_array().unwrap().iter();
        let rounds: Vec<_> = rounds.map(|it| (it["number"].clone(), it["stage_round"].clone())).collect();
        assert_eq!(rounds, [(json!(6), json!(1)), (json!(7), json!(2))]);
    }

    /// Dai ½ of Ann (carried), ½ of Bao, 1 of Fung: 2. Ann ½ of Dai (carried), ½ of Fung, 1 of Bao: 2. Fung 1 of Bao
    /// (carried), ½ of Ann: 1½. Bao ½ of Dai. 小分: Dai half of Ann's 2, half of Bao's ½, Fung's 1½: 2¾. Ann half of Dai's 2,
    /// half of Fung's 1½, Bao's ½: 2¼. Fung Bao's ½, half of Ann's 2: 1½. Bao half of Dai's 2: 1. So Dai is before Ann.
    fn tables_of_the_final(&self) {
        assert_eq!(self.places(2, 1), ["1 Dai 2", "2 Ann 2", "3 Fung 1½", "4 Bao ½"]);
        assert_eq!(self.values(2, 1, 0), ["2¾", "2¼", "1½", "1"]);
        assert_eq!(self.values(2, 1, 1), ["1", "1", "1", "0"]);
        assert_eq!(self.symbols(2, 1), ["0 1 ½", "1 ½ ½", "0 ½ 0", "½ ½ 1"]);
        let latest = self.read("/standings");
        assert_eq!(
            (&latest["stage"], &latest["group"]),
            (&json!(2), &json!(1)),
            "the last stage drawn, its one group"
        );
        assert_eq!(latest["ranked"][1]["separated_by"], "sonneborn_berger");
        let carried = &self.read("/crosstable?stage=2")["rows"][0]["cells"][1];
        assert_eq!(
            (&carried["round"], &carried["side"]),
            (&json!(5), &json!("red")),
            "as it was played, in round 5"
        );
        // The groups are as they were.
        self.tables_of_the_groups();
        let known = self.cup.client.anyone().get(&self.cup.path("/stages"));
        let again =
            Request::new("GET", &self.cup.path("/stages")).header("If-None-Match", known.header("etag"));
        self.cup.client.anyone().send(&again).must(304);
        let sequence = known.json()["sequence"].as_u64().unwrap();
        let before = self.read(&format!("/stages?as_of={}", sequence - 1));
        assert_eq!(before["stages"][1]["status"], "under_way", "the last event closed the last round");
    }

    /// The places of a group: the place, `=` where it is shared, who, and the points.
    fn places(&self, stage: u32, group: u32) -> Vec<String> {
        let table = self.read(&format!("/standings?stage={stage}&group={group}"));
        let line = |line: &Value| {
            let shared = if line["shared"] == true { "=" } else { "" };
            format!("{}{shared} {} {}", line["place"], text(&line["name"]), text(&line["points"]))
        };
        table["ranked"].as_array().unwrap().iter().map(line).collect()
    }

    /// The values of everybody under the criterion at this index, in order of place.
    fn values(&self, stage: u32, group: u32, criterion: usize) -> Vec<String> {
        let table = self.read(&format!("/standings?stage={stage}&group={group}"));
        let lines = table["ranked"].as_array().unwrap().iter();
        lines.map(|line| text(&line["tie_breaks"][criterion]["display"])).collect()
    }

    /// Row by row, cell by cell: what is printed.
    fn symbols(&self, stage: u32, group: u32) -> Vec<String> {
        let table = self.read(&format!("/crosstable?stage={stage}&group={group}"));
        let cell = |cell: &Value| match cell["symbol"].as_str().unwrap() {
            "" => "·".to_owned(),
            symbol if cell["annulled"] == true => format!("({symbol})"),
            symbol => symbol.to_owned(),
        };
        let rows = table["rows"].as_array().unwrap().iter();
        rows.map(|row| row["cells"].as_array().unwrap().iter().map(cell).collect::<Vec<_>>().join(" "))
            .collect()
    }
}
