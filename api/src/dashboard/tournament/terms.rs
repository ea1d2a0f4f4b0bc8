//! The regulations in words, and what became of those who left.

use chuhe_domain::pairing::knock_out::Elimination;
use chuhe_domain::standings::TieBreak;
use chuhe_domain::tournament::{Entry, KnockOutFormat, Regulations, WithdrawalBelowHalf, WithdrawalEffect};

use crate::dashboard::person::People;
use crate::dashboard::words::Words;

/// One of the regulations.
pub(crate) struct Term {
    pub(crate) about: String,
    pub(crate) said: Vec<String>,
}

/// The regulations in words.
pub(crate) fn of(regulations: &Regulations, words: Words) -> Vec<Term> {
    let term = |about: &str, said: Vec<String>| Term { about: words.say(about), said };
    let rules = words.say(&format!("rule-set-{}", regulations.rule_set));
    let points = regulations.rules().game_points;
    let points = [("win", points.win), ("draw", points.draw), ("loss", points.loss)];
    let points = points.map(|(name, points)| (name, points.to_string()));
    let below = match regulations.withdrawal_below_half {
        WithdrawalBelowHalf::Annul => "annul",
        WithdrawalBelowHalf::Keep => "keep",
    };
    let yes = |is: bool| if is { "yes" } else { "no" };
    let order = regulations.ranking(1).tie_breaks;
    let criteria = order.iter();
    let criteria: Vec<String> =
        criteria.map(|criterion| words.with("page-criterion", "criterion", criterion)).collect();
    let mut forfeits = Vec::new();
    if order.contains(&TieBreak::Wins) {
        forfeits.push(words.with("page-forfeit_win", "counts", yes(regulations.forfeit_counts_as_win)));
    }
    if order.contains(&TieBreak::SonnebornBerger) {
        let counts = yes(regulations.forfeit_opponent_counts);
        forfeits.push(words.with("page-forfeit_opponent", "counts", counts));
    }
    let mut terms = vec![
        term("page-rules", vec![rules]),
        term("page-system", vec![system(regulations, words)]),
        term("page-scoring", vec![words.tell("page-scoring_text", &points)]),
        term("page-order", vec![words.with("page-order_text", "criteria", words.row(&criteria))]),
        term("page-withdrawals", vec![words.with("page-below_half", "rule", below)]),
        term("page-forfeits", forfeits),
    ];
    terms.retain(|term| !term.said.is_empty());
    terms
}

/// The system of the first stage.
fn system(regulations: &Regulations, words: Words) -> String {
    match regulations.stage(1).and_then(|plan| plan.knock_out()) {
        Some(KnockOutFormat { elimination: Elimination::Single, .. }) => {
            words.with("page-knock_out", "elimination", "single")
        }
        Some(_) => words.with("page-knock_out", "elimination", "double"),
        None => words.say("page-circular"),
    }
}

/// Who left, and what became of it, in sentences.
pub(crate) fn departures(people: &People<'_>) -> Vec<String> {
    let mut gone: Vec<&Entry> = people.tournament.by_registration();
    gone.retain(|entry| !entry.is_active());
    gone.sort_by_key(|entry| people.tournament.number(entry.id));
    gone.into_iter().filter_map(|entry| departure(entry, people)).collect()
}

fn departure(entry: &Entry, people: &People<'_>) -> Option<String> {
    let withdrawal = entry.withdrawal.as_ref()?;
    let effect = match withdrawal.last.effect {
        WithdrawalEffect::LeftField => "left_field",
        WithdrawalEffect::Annulled => "annulled",
        WithdrawalEffect::Kept if 2 * withdrawal.last.met < withdrawal.last.opponents => "kept_below",
        WithdrawalEffect::Kept => "kept",
    };
    let person = people.person(entry.id);
    let player = match withdrawal.last.effect {
        WithdrawalEffect::LeftField => person.name,
        _ => person.line(),
    };
    let told = [
        ("effect", effect.to_owned()),
        ("player", player),
        ("met", withdrawal.last.met.to_string()),
        ("opponents", withdrawal.last.opponents.to_string()),
    ];
    Some(people.words.tell("page-withdrew", &told))
}
