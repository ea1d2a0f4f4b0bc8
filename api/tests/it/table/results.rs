//! The result over HTTP (**Art. 10.1**): signatures, and the article a forfeit names.

use serde_json::{Value, json};

use super::Table;
use crate::harness::client::Client;

fn sign(table: &Table, who: &Client, body: Value) -> crate::harness::Answer {
    who.post(&table.at("/signatures"), &body)
}

#[test]
fn art_10_1_three_signatures_confirm_a_result() {
    let table = Table::set();
    table.start();
    let signed = |who: &Client, signer: &str, outcome: &str| {
        sign(&table, who, json!({ "signer": signer, "outcome": outcome }))
    };
    signed(&table.red, "red", "black_wins").problem(409, "game.not_over");
    table.red.post(&table.at("/resignation"), &json!({ "side": "red" })).must(200);
    let problem = signed(&table.red, "red", "draw").problem(409, "game.signed_otherwise");
    assert_eq!(
        (&problem["facts"]["outcome"], &problem["errors"][0]["pointer"]),
        (&json!("black_wins"), &json!("/outcome"))
    );
    signed(&table.red, "black", "black_wins").problem(403, "auth.not_your_side");
    let problem = signed(&table.scorer, "arbiter", "black_wins").problem(403, "auth.not_your_word");
    assert_eq!(problem["errors"][0]["pointer"], "/signer");
    signed(&table.red, "red", "black_wins").must(201);
    signed(&table.red, "red", "black_wins").problem(409, "game.already_signed");
    let two = signed(&table.scorer, "black", "black_wins").must(201);
    assert_eq!((&two["status"], two["signatures"].as_array().unwrap().len()), (&json!("provisional"), 2));
    let three = signed(&table.arbiter, "arbiter", "black_wins").must(201);
    assert_eq!(three["status"], "confirmed");
    assert_eq!(
        three["signatures"][2],
        json!({ "signer": "arbiter", "outcome": "black_wins", "alone": false })
    );
    signed(&table.arbiter, "arbiter", "black_wins").problem(409, "game.result_settled");
}

#[test]
fn art_10_1_the_arbiter_signs_alone_with_a_reason() {
    let table = Table::set();
    table.start();
    let forfeit =
        json!({ "loser": "black", "ground": "misconduct", "article": "8.6", "reason": "struck the clock" });
    let forfeited = table.arbiter.post(&table.at("/forfeit"), &forfeit).must(201);
    assert_eq!(
        forfeited["result"],
        json!({ "outcome": "red_wins", "ending": "misconduct", "article": "8.6" })
    );
    let alone = json!({ "signer": "red", "outcome": "red_wins", "reason": "Black has left" });
    let problem = sign(&table, &table.arbiter, alone).problem(400, "request.invalid_value");
    assert_eq!(problem["errors"][0]["pointer"], "/reason");
    let alone = json!({ "signer": "arbiter", "outcome": "red_wins", "reason": "Black has left" });
    let confirmed = sign(&table, &table.arbiter, alone).must(201);
    assert_eq!(
        (&confirmed["status"], &confirmed["signatures"][0]["alone"]),
        (&json!("confirmed"), &json!(true))
    );
    assert!(!confirmed.to_string().contains("Black has left"), "what is said of people is for nobody's eyes");
}
