//! How long a ruling on a repetition takes, and how long at the worst: over the cases of the corpus, over spans made at
//! random, and over the slowest that a search for slow ones finds. Criterion tells of the mean; a worker that is held is
//! held by the slowest. `cargo bench -p chuhe-domain --bench repetition -- [FOLDER]` takes cases from elsewhere.
#![expect(clippy::print_stdout, reason = "a benchmark prints")]

mod cases;
mod dice;
mod shuffle;

use std::hint::black_box;
use std::time::{Duration, Instant};

use chuhe_domain::adjudication::{Span, rule};
use chuhe_domain::rules::RuleSet;

use dice::Dice;
use shuffle::{Crowd, Shuffle};

const RULE_SETS: [RuleSet; 3] = [RuleSet::Cn1999, RuleSet::Cn2020, RuleSet::Wxf2018];
/// How many mutations the search for the slowest tries.
const TRIES: usize = 400;

fn main() {
    println!("| spans | rule set | rulings | mean | p50 | p99 | max |\n|---|---|---|---|---|---|---|");
    report("the corpus", &cases::spans());
    let mut dice = Dice::default();
    for (what, crowd, steps, count) in [
        ("random, some of the men, 8 plies", Crowd::Some, 1, 1000),
        ("random, all men, 8 plies", Crowd::All, 1, 1000),
        ("random, without defenders, 8 plies", Crowd::Attackers, 1, 1000),
        ("random, some of the men, 120 plies", Crowd::Some, 15, 50),
        ("random, without defenders, 120 plies", Crowd::Attackers, 15, 50),
    ] {
        let spans: Vec<Span> = (0..count).map(|_| Shuffle::random(&mut dice, crowd, steps).span()).collect();
        report(what, &spans);
    }
    for steps in [1, 15] {
        let slowest = slowest(&mut dice, steps);
        report(&format!("the slowest found: {}", slowest.fen()), &[slowest.span()]);
    }
}

/// One row for each rule set: every span is ruled on once.
fn report(what: &str, spans: &[Span]) {
    for rule_set in RULE_SETS {
        let mut times: Vec<Duration> = spans.iter().map(|span| time(span, rule_set)).collect();
        times.sort_unstable();
        let (Some(max), Ok(count)) = (times.last(), u32::try_from(times.len())) else {
            println!("| {what} | {rule_set} | 0 | | | | |");
            continue;
        };
        let mean = times.iter().sum::<Duration>() / count;
        let share = |percent: usize| times[(times.len() * percent).div_ceil(100) - 1];
        let [mean, p50, p99, max] =
            [mean, share(50), share(99), *max].map(|time| time.as_secs_f64() * 1000.0);
        println!(
            "| {what} | {rule_set} | {count} | {mean:.2} ms | {p50:.2} ms | {p99:.2} ms | {max:.2} ms |"
        );
    }
}

fn time(span: &Span, rule_set: RuleSet) -> Duration {
    let began = Instant::now();
    black_box(rule(black_box(span), rule_set));
    began.elapsed()
}

/// Climbs from the slowest of some to slower ones, a man or a move at a time.
fn slowest(dice: &mut Dice, steps: usize) -> Shuffle {
    let cost = |shuffle: &Shuffle| -> Duration {
        let span = shuffle.span();
        RULE_SETS.map(|rule_set| time(&span, rule_set)).iter().sum()
    };
    let mut best = Shuffle::random(dice, Crowd::Attackers, steps);
    let mut most = cost(&best);
    for number in 0..TRIES {
        // The first quarter looks around.
        let next = if number < TRIES / 4 {
            Some(Shuffle::random(dice, Crowd::Attackers, steps))
        } else {
            best.mutated(dice, steps)
        };
        let Some(next) = next else { continue };
        let took = cost(&next);
        // What was slow only because something else ran is not slow twice.
        if took > most {
            let again = took.min(cost(&next));
            if again > most {
                (best, most) = (next, again);
            }
        }
    }
    best
}
