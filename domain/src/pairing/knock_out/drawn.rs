//! Small brackets as they are hung up in the hall: one line for each round of the stage.
//!
//! A match is `name first-second`. Before it is known who comes, `>w1.2` is who wins w1.2, `<w1.2` who loses it.
//! Matches that nobody can play are not printed.

use rstest::rstest;

use super::bracket::{Bracket, Elimination};
use super::feeders::Feeder;
use super::slot::Slot;
use super::state::{Contestant, Meeting};

const SINGLE: Elimination = Elimination::Single;
const DOUBLE: Elimination = Elimination::Double { reset: true };

fn on_paper(contestant: Contestant) -> String {
    match contestant {
        Contestant::Known(seed) | Contestant::Open(Feeder::Seed(seed)) => seed.to_string(),
        Contestant::Open(Feeder::WinnerOf(slot)) => format!(">{slot}"),
        Contestant::Open(Feeder::LoserOf(slot)) => format!("<{slot}"),
        Contestant::Nobody | Contestant::Open(Feeder::Nobody) => "nobody".to_owned(),
    }
}

fn drawn(entrants: usize, elimination: Elimination, third_place: bool) -> Vec<String> {
    let bracket = Bracket::new(entrants, elimination, third_place).expect("a bracket");
    let state = bracket.resolve_by(|_, _| None);
    let of_round = |round| {
        let playable = |(slot, meeting): &(Slot, &Meeting)| {
            bracket.stage_round(*slot) == Some(round) && !meeting.contestants.contains(&Contestant::Nobody)
        };
        let printed = |(slot, meeting): (Slot, &Meeting)| {
            format!("{slot} {}", meeting.contestants.map(on_paper).join("-"))
        };
        state.meetings().filter(playable).map(printed).collect::<Vec<_>>().join("  ")
    };
    (1..=bracket.rounds()).map(of_round).collect()
}

#[rstest]
#[case(2, &["final 1-2"])]
#[case(3, &["w1.2 2-3", "final 1->w1.2"])]
#[case(4, &["w1.1 1-4  w1.2 2-3", "final >w1.1->w1.2"])]
#[case(5, &["w1.2 4-5", "w2.1 1->w1.2  w2.2 2-3", "final >w2.1->w2.2"])]
#[case(6, &["w1.2 4-5  w1.4 3-6", "w2.1 1->w1.2  w2.2 2->w1.4", "final >w2.1->w2.2"])]
#[case(8, &["w1.1 1-8  w1.2 4-5  w1.3 2-7  w1.4 3-6", "w2.1 >w1.1->w1.2  w2.2 >w1.3->w1.4", "final >w2.1->w2.2"])]
fn art_11_1_single_elimination(#[case] entrants: usize, #[case] rounds: &[&str]) {
    assert_eq!(drawn(entrants, SINGLE, false), rounds);
}

#[rstest]
#[case(2, &["final 1-2"])]
#[case(3, &["w1.2 2-3", "final 1->w1.2"])]
#[case(4, &["w1.1 1-4  w1.2 2-3", "third <w1.1-<w1.2  final >w1.1->w1.2"])]
#[case(5, &["w1.2 4-5", "w2.1 1->w1.2  w2.2 2-3", "third <w2.1-<w2.2  final >w2.1->w2.2"])]
fn art_11_1_with_a_match_for_the_third_place(#[case] entrants: usize, #[case] rounds: &[&str]) {
    assert_eq!(drawn(entrants, SINGLE, true), rounds);
}

#[rstest]
#[case(2, &["w1.1 1-2", "final >w1.1-<w1.1", "reset <final->final"])]
#[case(3, &["w1.2 2-3", "w2.1 1->w1.2", "l2.1 <w2.1-<w1.2", "final >w2.1->l2.1", "reset <final->final"])]
#[case(4, &[
    "w1.1 1-4  w1.2 2-3",
    "w2.1 >w1.1->w1.2  l1.1 <w1.1-<w1.2",
    "l2.1 <w2.1->l1.1",
    "final >w2.1->l2.1",
    "reset <final->final",
])]
#[case(5, &[
    "w1.2 4-5",
    "w2.1 1->w1.2  w2.2 2-3",
    "l2.1 <w2.2-<w1.2",
    "w3.1 >w2.1->w2.2  l3.1 >l2.1-<w2.1",
    "l4.1 <w3.1->l3.1",
    "final >w3.1->l4.1",
    "reset <final->final",
])]
#[case(6, &[
    "w1.2 4-5  w1.4 3-6",
    "w2.1 1->w1.2  w2.2 2->w1.4",
    "l2.1 <w2.2-<w1.2  l2.2 <w2.1-<w1.4",
    "w3.1 >w2.1->w2.2  l3.1 >l2.1->l2.2",
    "l4.1 <w3.1->l3.1",
    "final >w3.1->l4.1",
    "reset <final->final",
])]
#[case(8, &[
    "w1.1 1-8  w1.2 4-5  w1.3 2-7  w1.4 3-6",
    "w2.1 >w1.1->w1.2  w2.2 >w1.3->w1.4  l1.1 <w1.1-<w1.2  l1.2 <w1.3-<w1.4",
    "l2.1 <w2.2->l1.1  l2.2 <w2.1->l1.2",
    "w3.1 >w2.1->w2.2  l3.1 >l2.1->l2.2",
    "l4.1 <w3.1->l3.1",
    "final >w3.1->l4.1",
    "reset <final->final",
])]
fn art_11_1_double_elimination(#[case] entrants: usize, #[case] rounds: &[&str]) {
    assert_eq!(drawn(entrants, DOUBLE, false), rounds);
    let decided_by_one = drawn(entrants, Elimination::Double { reset: false }, false);
    assert_eq!(decided_by_one[..], rounds[..rounds.len() - 1]);
}
