//! The check of rulings on repetitions (**Art. 24–29**): who breaks the rules, against what the books say, and what each
//! move is, where they say that. What is not ruled right is explained; a table by rule set and kind ends it.

mod case;
mod words;

use std::collections::BTreeMap;
use std::path::Path;

use chuhe_domain::adjudication::rule;

use self::case::{Case, Outcome};
use super::figures::Figures;
use super::files;
use super::lines;
use super::report::Report;

/// What was counted.
#[derive(Debug, Default, Clone, Copy)]
struct Counts {
    cases: u64,
    ruled_right: u64,
    ruled_wrong: u64,
    referred_offered: u64,
    referred_missing: u64,
    natures: u64,
    natures_right: u64,
}

/// The counts of each rule set and kind.
type Table = BTreeMap<(String, String), Counts>;

/// Rules on every case.
pub(crate) fn run(path: &Path, report: &mut Report) -> Figures {
    let mut table = Table::new();
    for file in files::under(path, &["jsonl"], report) {
        for (place, line) in lines::of(&file, report) {
            match Case::read(&line) {
                Ok(case) => judge(&case, &place, &mut table, report),
                Err(why) => report.unreadable(&place, why),
            }
        }
    }
    let all = table.values().copied().fold(Counts::default(), Counts::plus);
    eprintln!("{}", written(&table, &all));
    all.figures()
}

fn judge(case: &Case, place: &str, table: &mut Table, report: &mut Report) {
    let ruling = rule(&case.span, case.rule_set);
    let outcome = case.outcome(&ruling);
    let named = case.named(&ruling);
    let right = named.iter().filter(|named| named.is_right()).count();
    let counts = table.entry((case.said_set.clone(), case.kind.clone())).or_default();
    counts.cases += 1;
    counts.natures += count(named.len());
    counts.natures_right += count(right);
    *match outcome {
        Outcome::Right => &mut counts.ruled_right,
        Outcome::Wrong => &mut counts.ruled_wrong,
        Outcome::Offered => &mut counts.referred_offered,
        Outcome::Missing => &mut counts.referred_missing,
    } += 1;
    let words = || words::explain(case, &ruling, &named);
    match outcome {
        Outcome::Right | Outcome::Offered if right < named.len() => report.miss(place, words()),
        Outcome::Wrong | Outcome::Missing => report.miss(place, words()),
        Outcome::Offered => eprintln!("{place}: {}", words()),
        Outcome::Right => {}
    }
}

fn count(some: usize) -> u64 {
    u64::try_from(some).unwrap_or(u64::MAX)
}

impl Counts {
    fn plus(self, more: Self) -> Self {
        Self {
            cases: self.cases + more.cases,
            ruled_right: self.ruled_right + more.ruled_right,
            ruled_wrong: self.ruled_wrong + more.ruled_wrong,
            referred_offered: self.referred_offered + more.referred_offered,
            referred_missing: self.referred_missing + more.referred_missing,
            natures: self.natures + more.natures,
            natures_right: self.natures_right + more.natures_right,
        }
    }

    fn figures(self) -> Figures {
        Figures::default()
            .with("cases", self.cases)
            .with("ruled_right", self.ruled_right)
            .with("ruled_wrong", self.ruled_wrong)
            .with("referred_offered", self.referred_offered)
            .with("referred_missing", self.referred_missing)
            .with("natures", self.natures)
            .with("natures_right", self.natures_right)
    }

    fn row(&self, set: &str, kind: &str) -> String {
        let Self { cases, ruled_right, ruled_wrong, referred_offered, referred_missing, .. } = self;
        let natures = match self.natures {
            0 => String::new(),
            natures => format!("{} of {natures}", self.natures_right),
        };
        format!(
            "| {set} | {kind} | {cases} | {ruled_right} | {ruled_wrong} | {referred_offered} | {referred_missing} | {natures} |"
        )
    }
}

/// The table, as documents have it.
fn written(table: &Table, all: &Counts) -> String {
    let head = [
        "| rule set | kind | cases | ruled right | ruled wrong | referred, right one offered | referred, not offered | natures right |",
        "|---|---|---|---|---|---|---|---|",
    ];
    let rows = table.iter().map(|((set, kind), counts)| counts.row(set, kind));
    let rows = head.map(str::to_owned).into_iter().chain(rows).chain([all.row("all", "")]);
    rows.collect::<Vec<_>>().join("\n")
}

#[cfg(test)]
mod tests;
