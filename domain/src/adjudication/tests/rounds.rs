//! Any short round, from any position: the law of all sides, and the bound.

use proptest::prelude::*;
use proptest::sample::Index;

use crate::adjudication::budget::Budget;
use crate::adjudication::doubt::Doubt;
use crate::adjudication::judge::Judged;
use crate::adjudication::ruling::Ruling;
use crate::adjudication::tests::case::{Case, on, red};
use crate::adjudication::tests::laws::assert_same_from_every_side;
use crate::rules::RuleSet;
use crate::vocabulary::Side;
use crate::xiangqi::{Board, Man, Move, Position, Square};

/// The letters of the men that may be placed beside the Generals.
const MEN: &str = "RRNNCCPPPAABBrrnnccpppaabb";

/// A position with some men on points where they can be.
fn positions() -> impl Strategy<Value = Position> {
    let men = proptest::sample::subsequence(MEN.chars().collect::<Vec<_>>(), 2..14);
    let points = proptest::collection::vec(any::<Index>(), 16);
    (men, points, any::<bool>()).prop_filter_map("a game may reach it", |(men, points, red)| {
        let mut board = Board::empty();
        for (letter, point) in "Kk".chars().chain(men).zip(points) {
            let man = Man::from_letter(letter)?;
            let free = |on: &Square| man.may_stand_on(*on) && board.man_at(*on).is_none();
            let free: Vec<Square> = Square::all().filter(free).collect();
            board.put(*point.get(&free), man);
        }
        on(&board, if red { Side::Red } else { Side::Black }).ok()
    })
}

/// Each side moves a man, and moves it back.
fn rounds() -> impl Strategy<Value = Case> {
    (positions(), any::<[Index; 2]>()).prop_filter_map("both may go back", |(start, choices)| {
        let mut now = start.clone();
        let mut round: Vec<Move> = Vec::new();
        for choice in choices {
            let quiet = |one: &Move| now.board().man_at(one.to).is_none();
            let moves: Vec<Move> = now.legal_moves().into_iter().filter(quiet).collect();
            let one = *moves.get(choice.index(moves.len().max(1)))?;
            now.play(one).ok()?;
            round.push(one);
        }
        for there in 0..2 {
            let back = Move { from: round[there].to, to: round[there].from };
            now.play(back).ok()?;
            round.push(back);
        }
        Some(Case { start, round })
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(48))]

    #[test]
    fn a_ruling_is_the_same_from_every_side(case in rounds()) {
        assert_same_from_every_side(&case);
    }
}

/// A board as full of open lines as a search for slow ones could make it.
const CROWDED: &str = "
    . . . P . . . . .
    n n . P C N . . .
    . P . . k . . . .
    R . . . . . . . .
    c P . r p . P . .
    . . . . c . p . .
    C . . p . r . . p
    p . R . . . . . .
    . . . K . . . . .
    . . . . . . N . .";

#[test]
fn a_board_full_of_captures_and_checks_is_given_up_at_the_bound() {
    let start = red(CROWDED, "").start;
    let quiet = |now: &Position| {
        let quiet = |one: &Move| now.board().man_at(one.to).is_none();
        now.legal_moves().into_iter().filter(quiet).collect::<Vec<_>>()
    };
    let back = |there: Move| Move { from: there.to, to: there.from };
    let mut rounds = Vec::new();
    for there in quiet(&start) {
        let mut after = start.clone();
        let _ = after.make(there);
        for answer in quiet(&after) {
            let round = vec![there, answer, back(there), back(answer)];
            let mut now = start.clone();
            if round.iter().all(|&one| now.play(one).is_ok()) {
                rounds.push(Case { start: start.clone(), round });
            }
        }
    }
    let rulings: Vec<_> = rounds.iter().step_by(97).map(|case| case.ruling(RuleSet::Cn2020)).collect();
    assert!(rulings.len() > 3, "{}", rounds.len());
    assert!(rulings.iter().all(|ruling| ruling.looked_at <= Budget::RULING));
    let given_up = |ruling: &&Ruling| ruling.looked_at == Budget::RULING;
    let unknown = |judged: &Judged| judged.doubts.contains(&Doubt::ChaseUnknown);
    assert!(rulings.iter().any(|ruling| given_up(&ruling)));
    assert!(rulings.iter().filter(given_up).all(|ruling| ruling.moves.iter().any(unknown)));
}
