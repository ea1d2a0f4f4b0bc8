//! The regulations in words, and what became of those who left. The system of each stage is told in `systems`.

use std::collections::BTreeSet;

use chuhe_domain::rules::Scale;
use chuhe_domain::standings::TieBreak;
use chuhe_domain::tournament::{
    Departure, Entry, Format, Regulations, StagePlan, Tournament, WithdrawalBelowHalf,
};

use crate::dashboard::person::People;
use crate::dashboard::tournament::systems::{self, Term};
use crate::dashboard::tournament::teams;
use crate::dashboard::words::Words;

/// The regulations in words.
pub(crate) fn of(tournament: &Tournament, words: Words) -> Vec<Term> {
    let regulations = &tournament.regulations;
    let term = |about: &str, said: Vec<String>| Term { about: words.say(about), said };
    let rules = words.say(&format!("rule-set-{}", regulations.rule_set));
    let points = told(regulations.rules().game_points);
    let mut terms = vec![term("page-rules", vec![rules])];
    terms.extend(systems::of(tournament, words));
    terms.push(term("page-teams", teams::system(regulations, words).into_iter().collect()));
    let of_matches = teams::scoring(regulations, words);
    let scoring = [words.tell("page-scoring_text", &points)].into_iter().chain(of_matches);
    terms.push(term("page-scoring", scoring.collect()));
    terms.extend(systems::orders(tournament, words));
    terms.push(term("page-withdrawals", withdrawals(regulations, words)));
    terms.push(term("page-forfeits", forfeits(regulations, words)));
    terms.retain(|term| !term.said.is_empty());
    terms
}

/// What is printed in the cells of a crosstable: points of games, or where teams play of matches.
pub(crate) fn legend(tournament: &Tournament, words: Words) -> String {
    let regulations = &tournament.regulations;
    match regulations.team_matches() {
        Some(_) => words.tell("page-legend_teams", &told(regulations.rules().team_points)),
        None => words.tell("page-legend", &told(regulations.rules().game_points)),
    }
}

fn told(points: Scale) -> [(&'static str, String); 3] {
    let points = [("win", points.win), ("draw", points.draw), ("loss", points.loss)];
    points.map(|(name, points)| (name, points.to_string()))
}

/// What follows where somebody leaves: in tables (**Art. 20.3**), in a Swiss stage (**Art. 20.4**), and in brackets.
fn withdrawals(regulations: &Regulations, words: Words) -> Vec<String> {
    let below = match regulations.withdrawal_below_half {
        WithdrawalBelowHalf::Annul => "annul",
        WithdrawalBelowHalf::Keep => "keep",
    };
    let has = |of: fn(&StagePlan) -> bool| regulations.stages.iter().any(of);
    let of_tables = has(|plan| matches!(plan.format, Format::Circular(_)));
    let of_tables = of_tables.then(|| words.with("page-below_half", "rule", below));
    let of_swiss = has(|plan| plan.swiss().is_some()).then(|| words.say("page-leaving_swiss"));
    let of_brackets = has(|plan| plan.knock_out().is_some()).then(|| words.say("page-leaving_knock_out"));
    of_tables.into_iter().chain(of_swiss).chain(of_brackets).collect()
}

/// How forfeits count in the tie-breaks that are in force anywhere.
fn forfeits(regulations: &Regulations, words: Words) -> Vec<String> {
    let yes = |is: bool| if is { "yes" } else { "no" };
    let stages = (1..).zip(&regulations.stages).filter(|(_, plan)| plan.knock_out().is_none());
    let in_force: BTreeSet<TieBreak> =
        stages.flat_map(|(stage, _)| regulations.ranking(stage).tie_breaks).collect();
    let mut forfeits = Vec::new();
    if in_force.contains(&TieBreak::Wins) || in_force.contains(&TieBreak::MatchWins) {
        forfeits.push(words.with("page-forfeit_win", "counts", yes(regulations.forfeit_counts_as_win)));
    }
    if in_force.contains(&TieBreak::SonnebornBerger) {
        let counts = yes(regulations.forfeit_opponent_counts);
        forfeits.push(words.with("page-forfeit_opponent", "counts", counts));
    }
    let opponents = [TieBreak::OpponentsScore, TieBreak::TeamOpponentsScore];
    if opponents.iter().any(|it| in_force.contains(it)) {
        let counts = yes(regulations.forfeit_opponent_counts);
        forfeits.push(words.with("page-forfeit_in_opponents", "counts", counts));
        forfeits.push(words.say("page-bye_in_opponents"));
    }
    forfeits
}

/// Who left, and what became of it in the stage that is spoken of, in sentences; in the last one where none is.
pub(crate) fn departures(people: &People<'_>) -> Vec<String> {
    let mut gone: Vec<&Entry> = people.tournament.by_registration();
    gone.retain(|entry| !entry.is_active());
    gone.sort_by_key(|entry| people.person(entry.id).number);
    gone.into_iter().filter_map(|entry| departure(entry, people)).collect()
}

fn departure(entry: &Entry, people: &People<'_>) -> Option<String> {
    let withdrawal = entry.withdrawal.as_ref()?;
    let judged = match people.stage {
        Some(stage) => withdrawal.in_stage(stage)?,
        None => withdrawal.last,
    };
    let departure = people.tournament.departure(entry, judged);
    let effect = match departure {
        Departure::LeftField => "left_field",
        Departure::Annulled => "annulled",
        Departure::Kept if 2 * judged.met < judged.opponents => "kept_below",
        Departure::Kept => "kept",
        Departure::OpponentsGoOn => "opponents_go_on",
        Departure::NotPairedAnyMore => "not_paired",
        Departure::PlaysNoMore => "plays_no_more",
        Departure::MembersPlayOn => "members_play_on",
    };
    let person = people.person(entry.id);
    let player = match departure {
        Departure::LeftField => person.name,
        _ => person.line(),
    };
    let told = [
        ("effect", effect.to_owned()),
        ("player", player),
        ("met", judged.met.to_string()),
        ("opponents", judged.opponents.to_string()),
    ];
    Some(people.words.tell("page-withdrew", &told))
}
