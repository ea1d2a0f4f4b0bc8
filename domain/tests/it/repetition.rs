//! Articles 4.1.7, 4.2.3, 23.2 and 24: a position for the third time, claimed, ruled on, and changed or not.

mod claims;
mod orders;
mod rulings;

use chuhe_domain::adjudication::Verdict;
use chuhe_domain::game::{ClaimRepetition, GameEvent, Refusal, RuleRepetition};
use chuhe_domain::rules::{Overrides, RuleSet};
use chuhe_domain::vocabulary::{Role, Side};

use crate::hall::text;
use crate::table::Table;

/// Red's Chariot checks, and Black's General steps aside.
const CHECKED: &str = "4k4/9/9/9/3R5/9/9/9/9/5K3 w - - 0 1";
const CHECKS: &str = "d5e5 e9d9 e5d5 d9e9";

/// Red's Chariot runs after a Cannon that nobody protects; a Soldier on either side stands by.
const CHASED: &str = "4k4/c8/9/8p/9/9/6P2/9/9/1R3K3 w - - 0 1";
const CHASES: &str = "b0a0 a8b8 a0b0 b8a8";

/// Black could mate all along, once with its General stepping out of a check, and Red checks now and then: the text of 1999
/// does not say whose doing that is.
const OPEN: &str = "4k4/9/9/9/2R6/9/9/5p3/4p4/5K3 w - - 0 1";
const OPENLY: &str = "c5e5 e9d9 e5c5 d9e9";

/// Two Chariots that go to and fro.
const IDLY: &str = "a0a1 a9a8 a1a0 a8a9";

/// The men stand so, and these moves were made twice: the position stands for the third time.
fn thrice(mut table: Table, fen: &str, moves: &str) -> Table {
    table.stand(fen);
    table.play(moves);
    table.play(moves);
    table
}

fn checked() -> Table {
    thrice(Table::plain(), CHECKED, CHECKS)
}

fn chased() -> Table {
    thrice(Table::plain(), CHASED, CHASES)
}

/// The same by these rules.
fn by(rule_set: RuleSet, fen: &str, moves: &str) -> Table {
    thrice(Table::by(rule_set, Overrides::default()), fen, moves)
}

/// From the usual beginning, with nothing that matters.
fn idle(mut table: Table) -> Table {
    for _ in 0..2 {
        if table.state().clock.is_some() {
            table.play_and_press(IDLY);
        } else {
            table.play(IDLY);
        }
    }
    table
}

fn claim(table: &mut Table, by: Side) -> Result<Vec<GameEvent>, Refusal> {
    table.at(&ClaimRepetition { by })
}

fn rule(table: &mut Table) -> Result<Vec<GameEvent>, Refusal> {
    table.at(&RuleRepetition { authority: Role::Arbiter, verdict: None, reason: None })
}

/// What the arbiter says it is, and why.
fn choose(table: &mut Table, verdict: Verdict) -> Result<Vec<GameEvent>, Refusal> {
    table.at(&RuleRepetition { authority: Role::Arbiter, verdict: Some(verdict), reason: Some(text()) })
}
