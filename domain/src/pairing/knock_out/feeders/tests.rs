//! How late those who have met meet again in the losers' bracket, and that no other crossing makes it later.

use super::CROSSINGS;
use crate::pairing::knock_out::bracket::{Bracket, Elimination};
use crate::pairing::knock_out::line::{meeting_round, seed_on};
use crate::pairing::knock_out::outcome::MatchOutcome;
use crate::pairing::knock_out::slot::Slot;

/// The losers' round in which two meet again of whom the first starts on line 0, beats the one of `line` in the round
/// in which they meet, and itself goes down in round `down`; if both win whatever else they play.
fn second_meeting(depth: u32, crossings: &[u32], line: u32, down: u32) -> u32 {
    let place = |line: u32, out: u32, round: u32| {
        let (entered, place) = match out {
            1 => (1, line >> 2),
            _ => (2 * out - 2, (line >> out) ^ crossings.get(out as usize - 2).unwrap_or(&0)),
        };
        (round >= entered).then(|| place >> (round.div_ceil(2) - entered.div_ceil(2)))
    };
    let met = meeting_round(0, line);
    (1..=2 * (depth - 1))
        .find(|round| place(0, down, *round).is_some_and(|at| place(line, met, *round) == Some(at)))
        .expect("the last losers' match takes in everybody")
}

/// For each losers' round, how likely a second meeting in it is where every match is even, in 2^−40.
fn second_meetings(depth: u32, crossings: &[u32]) -> Vec<u64> {
    let mut likely = vec![0; 2 * depth as usize - 1];
    for line in 1..1 << depth {
        let met = meeting_round(0, line);
        for down in met + 1..=depth {
            let again = second_meeting(depth, crossings, line, down);
            let entered = |out: u32| if out == 1 { 1 } else { 2 * out - 2 };
            let coins = (down + again - entered(down)) + (met - 1 + again - entered(met));
            likely[again as usize] += 1_u64 << (40 - coins);
        }
    }
    likely
}

fn all_crossings(depth: u32, round: u32) -> Vec<Vec<u32>> {
    if round == depth {
        return vec![Vec::new()];
    }
    let rest = all_crossings(depth, round + 1);
    let with = |first: u32| rest.iter().map(move |rest| [vec![first], rest.clone()].concat());
    (0..1 << (depth - round)).flat_map(with).collect()
}

#[test]
fn no_other_crossing_makes_second_meetings_later() {
    for depth in 3..=6 {
        let ours = second_meetings(depth, CROSSINGS[depth as usize]);
        for other in all_crossings(depth, 2) {
            assert!(ours <= second_meetings(depth, &other), "depth {depth}: {other:?}");
        }
    }
}

#[test]
fn nobody_meets_again_before_that_round() {
    for (depth, first) in (2..=7_u32).zip([2, 3, 4, 5, 7, 8]) {
        let likely = second_meetings(depth, CROSSINGS[depth as usize]);
        assert_eq!(likely.iter().position(|likely| *likely > 0), Some(first), "depth {depth}");
    }
}

/// What was counted above is what brackets do: two entrants as told there, everybody else as chance has it.
#[test]
fn brackets_cross_over_so() {
    for depth in 2..=7 {
        let bracket =
            Bracket::new(1 << depth, Elimination::Double { reset: true }, false).expect("a bracket");
        for line in 1..1 << depth {
            let (one, other, met) = (1, seed_on(line, depth), meeting_round(0, line));
            for down in met + 1..=depth {
                let mut again = None;
                let _ = bracket.resolve_by(|slot, pair| {
                    let winner = match slot {
                        Slot::Losers { round, .. } if pair.contains(&one) && pair.contains(&other) => {
                            again.get_or_insert(round);
                            one
                        }
                        Slot::Winners { round, .. } if pair.contains(&one) && round == down => {
                            pair[0] + pair[1] - one
                        }
                        _ if pair.contains(&one) => one,
                        _ if pair.contains(&other) => other,
                        _ => pair[(line as usize + pair[0] as usize) % 2],
                    };
                    Some(if winner == pair[0] { MatchOutcome::First } else { MatchOutcome::Second })
                });
                let counted = second_meeting(depth, CROSSINGS[depth as usize], line, down);
                assert_eq!(again, Some(counted), "depth {depth}, seed {other}, down in round {down}");
            }
        }
    }
}
