//! What can be asked of the server, from its own document, with addresses and bodies that fit a tournament in play.

use serde_json::{Value, json};
use uuid::Uuid;

use super::Answer;
use super::client::{Client, Request};
use super::cup::{Cup, Table, text};

/// An operation of the document.
#[derive(Debug, Clone)]
pub(crate) struct Operation {
    pub(crate) id: String,
    pub(crate) method: String,
    /// With its variables in braces.
    pub(crate) path: String,
    /// Whether it needs a token.
    pub(crate) secured: bool,
    /// Whether it needs a key.
    pub(crate) keyed: bool,
    /// Whether it takes a file and no JSON.
    pub(crate) takes_file: bool,
}

/// Every operation under `/v1`.
pub(crate) fn operations(client: &Client) -> Vec<Operation> {
    let document = client.get("/openapi.json").must(200);
    let mut operations = Vec::new();
    for (path, item) in document["paths"].as_object().unwrap() {
        for (method, operation) in item.as_object().unwrap() {
            if !["get", "post", "put", "patch", "delete"].contains(&method.as_str())
                || !path.starts_with("/v1/")
            {
                continue;
            }
            let body = &operation["requestBody"]["content"];
            let parameters = operation["parameters"].as_array().into_iter().flatten();
            operations.push(Operation {
                id: text(&operation["operationId"]),
                method: method.to_uppercase(),
                path: path.clone(),
                secured: operation.get("security").is_some(),
                takes_file: body["application/octet-stream"].is_object(),
                keyed: parameters.into_iter().any(|parameter| parameter["name"] == "Idempotency-Key"),
            });
        }
    }
    assert!(operations.len() > 40, "the document is short of operations");
    operations
}

impl Operation {
    pub(crate) fn is_writing(&self) -> bool {
        self.method != "GET"
    }

    /// Asserts that whoever may read it did: in a game in which nothing is repeated, there is nothing to rule on, and a
    /// circular event has no bracket.
    #[track_caller]
    pub(crate) fn must_be_read(&self, answer: &Answer) {
        match self.id.as_str() {
            "get_repetition" => drop(answer.problem(422, "position.not_repeated")),
            "get_bracket" => drop(answer.problem(404, "tournament.no_knock_out")),
            "get_team_standings" => drop(answer.problem(409, "tournament.no_teams")),
            _ => drop(answer.must(200)),
        }
    }

    /// Whether its address leads to a tournament, or to something of one.
    pub(crate) fn is_about_a_tournament(&self) -> bool {
        let variables = self.variables();
        !variables.is_empty()
            && !variables.iter().any(|variable| ["rule_set", "article", "player"].contains(variable))
    }

    /// The names of the variables of the address.
    pub(crate) fn variables(&self) -> Vec<&str> {
        self.path.split(['{', '}']).skip(1).step_by(2).collect()
    }
}

/// A tournament with everything in it that an address can lead to.
pub(crate) struct World {
    pub(crate) cup: Cup,
    /// Of the first round, which is published.
    pub(crate) table: Table,
    /// A token that nobody uses.
    pub(crate) token: String,
    /// Somebody of the register, who plays in no tournament.
    pub(crate) player: String,
}

impl World {
    /// Three rounds: one published, one paired, one not there yet.
    pub(crate) fn of(cup: Cup) -> Self {
        let table = cup.round(1).swap_remove(0);
        cup.pair(2);
        let token = text(&cup.issue("reader", &json!({ "tournament": cup.id }))["id"]);
        let player = json!({ "names": { "en": "Spectator" }, "public": true });
        let player = text(&cup.client.post("/v1/players", &player).must(201)["id"]);
        let post = |rest: &str, body: Value| cup.client.post(&cup.path(rest), &body).must(201);
        let entry = &cup.entries[0];
        post("/officials", json!({ "name": "Somebody", "office": "arbiter" }));
        post("/officials/1/bars", json!({ "entry": entry, "reason": "a sister" }));
        let warning = json!({ "entry": entry, "kind": "warning", "article": "8.3", "note": "talked" });
        post("/penalties", warning);
        let against = json!({ "kind": "penalty", "penalty": 1 });
        post("/appeals", json!({ "by": entry, "against": against, "ground": "said nothing" }));
        Self { cup, table, token, player }
    }

    /// The address with what stands here for its variables.
    pub(crate) fn address(&self, path: &str) -> String {
        path.replace("{tournament}", &self.cup.id.to_string())
            .replace("{entry}", &self.cup.entries[0])
            .replace("{round}", "1")
            .replace("{stage}", "1")
            .replace("{game}", &self.table.game)
            .replace("{match}", &self.table.game)
            .replace("{foul}", "1")
            .replace("{official}", "1")
            .replace("{penalty}", "1")
            .replace("{appeal}", "1")
            .replace("{token}", &self.token)
            .replace("{player}", &self.player)
            .replace("{rule_set}", "cn-1999")
            .replace("{article}", "4.1.8")
    }

    /// A request that fits.
    pub(crate) fn request(&self, operation: &Operation) -> Request {
        self.request_at(operation, &self.address(&operation.path))
    }

    pub(crate) fn request_at(&self, operation: &Operation, address: &str) -> Request {
        if !operation.is_writing() {
            return Request::new(&operation.method, address);
        }
        if operation.takes_file {
            let game = "[Event \"River Cup\"]\n\n1. 炮二平五 *\n";
            return Request::new(&operation.method, address).body("application/octet-stream", game);
        }
        Request::command(&operation.method, address, &self.body(&operation.id))
    }

    /// A body that fits; null where there need be none.
    pub(crate) fn body(&self, operation: &str) -> Value {
        let Table { game, red, black } = &self.table;
        let because = json!({ "reason": "because" });
        match operation {
            "close_tournament" | "close_registration" | "erase_person" | "publish_round" | "close_round"
            | "start_game" | "stop_clock" | "restart_clock" | "resume_game" | "restart_hall"
            | "revoke_token" | "erase_player" | "erase_official" => Value::Null,
            "reopen_tournament"
            | "unpublish_round"
            | "annul_round"
            | "reopen_round"
            | "reinstate_entry"
            | "reopen_game"
            | "take_game_back"
            | "lift_foul"
            | "release_official"
            | "lift_bar"
            | "lift_penalty"
            | "admit_appeal"
            | "stop_hall"
            | "annul_lots"
            | "annul_line_ups"
            | "reopen_registration"
            | "end_stage"
            | "resume_stage"
            | "call_off" => because,
            "create_tournament" => json!({ "title": "Another Cup" }),
            "amend_tournament" => json!({ "title": "River Cup" }),
            "set_regulations" => json!({ "tie_breaks": ["wins"] }),
            "register_player" => json!({ "names": { "en": "Somebody" } }),
            "register_players" => json!({ "players": [{ "names": { "en": "Somebody" } }] }),
            "amend_player" => json!({ "title": "Master" }),
            "rate_player" => json!({ "list": "axf", "rating": 2000, "as_of": "2026-11-01" }),
            "create_entry" => json!({ "name": "Somebody" }),
            "amend_entry" => json!({ "rating": 2000 }),
            "order_roster" => json!({ "order": [] }),
            "submit_line_up" => json!({ "team": red, "line_up": [red] }),
            "rule_on_line_up" => {
                json!({ "team": red, "boards": [1], "article": "12.2", "reason": "inverted" })
            }
            "draw_lots" | "order_play_off" => json!({ "seed": "the river" }),
            "commit_lots" => json!({ "sha256": "0123456789abcdef".repeat(4) }),
            "create_round" => json!({ "round": 3 }),
            "decide_match" => json!({ "winner": "first", "by": "lots", "reason": "level" }),
            "change_pairings" => {
                json!({ "pairings": [{ "game": game, "red": black, "black": red }], "reason": "colours" })
            }
            "amend_withdrawal" => json!({ "consent": false, "reason": "taken ill" }),
            "create_withdrawal" => json!({ "entry": red, "consent": false, "reason": "taken ill" }),
            "appoint_official" => json!({ "name": "Somebody Else", "office": "arbiter" }),
            "bar_arbiter" => json!({ "entry": red, "reason": "a brother" }),
            "give_penalty" => {
                json!({ "entry": red, "kind": "warning", "article": "8.4", "note": "hummed a tune" })
            }
            "lodge_appeal" => {
                json!({ "by": red, "against": { "kind": "round", "round": 1 }, "ground": "the light" })
            }
            "decide_appeal" => json!({ "decision": "dismissed", "reason": "heard by all" }),
            "record_incident" => json!({ "what": "a telephone rang" }),
            "record_inspection" => json!({ "table": 1, "square_tenths_mm": 400 }),
            "admit_entry" => json!({ "entry": red, "reason": "the train was late" }),
            "announce_absence" => json!({ "entry": red, "round": 3, "reason": "a hearing" }),
            "lift_absence" | "lift_bye_request" => json!({ "entry": red, "round": 3 }),
            "request_bye" => json!({ "entry": red, "round": 3, "reason": "travels" }),
            "lift_suspension" => json!({ "entry": red, "reason": "is back" }),
            "settle_places" => json!({ "order": [red, black], "by": "lots", "reason": "by lot" }),
            "analyse_position" => json!({ "moves": ["h2e2"] }),
            "rule_on_touch" => json!({ "touched": ["b2"] }),
            "rule_on_repetition" => {
                json!({ "moves": (["b0c2", "b9c7", "c2b0", "c7b9"].repeat(2)) })
            }
            "play_move" => json!({ "move": "h2e2" }),
            "offer_draw" | "resign_game" | "record_arrival" | "press_clock" | "complete_omissions" => {
                json!({ "side": "red" })
            }
            "adjust_clock" => {
                json!({ "side": "red", "delta_ms": 1000, "ground": "correction", "reason": "it was wrong" })
            }
            "replace_clock" => {
                let readings = json!({ "red_ms": 1000, "black_ms": 1000 });
                json!({ "readings": readings, "agreed": true, "reason": "it was broken" })
            }
            "report_flag" => json!({ "side": "red", "seen": { "kind": "flag" } }),
            "record_touch" => json!({ "side": "red", "touched": ["b0"] }),
            "announce_foul" => json!({ "side": "red", "article": "9.1.1" }),
            "claim_draw" => json!({ "side": "red", "kind": "natural_limit" }),
            "record_omission" => json!({ "side": "red", "from_ply": 1, "to_ply": 1 }),
            "key_sheet" => json!({ "side": "red", "moves": ["h2e2"] }),
            "rule_on_game" => json!({ "kind": "natural_limit" }),
            "retract_moves" => json!({ "after_ply": 0, "reason": "men were displaced" }),
            "correct_record" => json!({ "from_ply": 1, "moves": ["h2e2"], "reason": "keyed wrong" }),
            "adjourn_game" => json!({ "reason": "the hall closes" }),
            "sign_result" => json!({ "signer": "red", "outcome": "draw" }),
            "answer_draw" => json!({ "side": "red", "accept": false }),
            "report_result" => json!({ "outcome": "draw" }),
            "forfeit_game" => json!({ "loser": "black", "ground": "absence", "reason": "not there" }),
            "amend_result" => json!({ "outcome": "draw", "reason": "both sheets" }),
            "issue_token" => {
                json!({ "role": "reader", "scope": { "tournament": self.cup.id }, "label": "a device" })
            }
            other => panic!("say here what a body of {other} looks like"),
        }
    }

    /// The address with one of its variables standing for something that is not there.
    pub(crate) fn address_without(&self, path: &str, variable: &str) -> String {
        let numbered = ["round", "stage", "foul", "official", "penalty", "appeal"].contains(&variable);
        let stranger = if numbered { "77".to_owned() } else { Uuid::now_v7().to_string() };
        self.address(&path.replace(&format!("{{{variable}}}"), &stranger))
    }
}
