//! The printed tables of Appendix I, and the laws every circular table keeps.

use std::collections::BTreeSet;

use super::{CircularTable, NoTable, Pair};
use crate::vocabulary::Refuse;

/// Rounds apart by `|`; the number in brackets is the last entrant, or where they are odd, the bye.
const PRINTED: [(usize, &str); 4] = [
    (2, "1-(2)"),
    (4, "1-(4) 2-3 | (4)-3 1-2 | 2-(4) 3-1"),
    (6, "1-(6) 2-5 3-4 | (6)-4 5-3 1-2 | 2-(6) 3-1 4-5 | (6)-5 1-4 2-3 | 3-(6) 4-2 5-1"),
    (
        8,
        "1-(8) 2-7 3-6 4-5 | (8)-5 6-4 7-3 1-2 | 2-(8) 3-1 4-7 5-6 | (8)-6 7-5 1-4 2-3 | \
         3-(8) 4-2 5-1 6-7 | (8)-7 1-6 2-5 3-4 | 4-(8) 5-3 6-2 7-1",
    ),
];

fn table(entrants: usize) -> CircularTable {
    CircularTable::new(entrants).expect("there is a table")
}

/// The printed rounds: the pairs in order, each as it stands on paper.
fn printed(text: &str) -> Vec<Vec<&str>> {
    text.split('|').map(|round| round.split_whitespace().collect()).collect()
}

fn on_paper(pair: Pair, max: u32) -> String {
    let bracketed = |number: u32| if number == max { format!("({number})") } else { number.to_string() };
    format!("{}-{}", bracketed(pair.red), bracketed(pair.black))
}

#[test]
fn art_13_1_even_tables_are_those_of_appendix_1() {
    for (entrants, text) in PRINTED {
        let rounds: Vec<Vec<String>> = table(entrants)
            .schedule()
            .map(|round| round.pairs.iter().map(|pair| on_paper(*pair, table(entrants).entrants())).collect())
            .collect();
        assert_eq!(rounds, printed(text), "{entrants} entrants");
    }
}

#[test]
fn art_13_1_odd_tables_are_the_same_with_the_last_number_as_bye() {
    for (even, text) in PRINTED.into_iter().skip(1) {
        let rounds: Vec<_> = table(even - 1).schedule().collect();
        assert_eq!(rounds.len(), printed(text).len());
        for (round, on_paper_round) in rounds.iter().zip(printed(text)) {
            let (bye, games): (Vec<&str>, Vec<&str>) =
                on_paper_round.into_iter().partition(|pair| pair.contains('('));
            let pairs: Vec<_> = round.pairs.iter().map(|pair| on_paper(*pair, 0)).collect();
            assert_eq!(pairs, games, "{} entrants, round {}", even - 1, round.round);
            let met_by_max = bye.iter().flat_map(|pair| pair.split('-')).find(|side| !side.contains('('));
            assert_eq!(round.bye.map(|number| number.to_string()).as_deref(), met_by_max);
        }
    }
}

/// A cycle by the rule that is printed with the tables, without the generator: `max` meets whoever was printed last in
/// the round before, with Red in round 2 and then by turns; the others are the neighbours of that one round the circle,
/// the next against the one before, the one after the next against the one before that, and so on.
fn by_the_printed_rule(max: u32) -> Vec<Vec<Pair>> {
    let circle: Vec<u32> = (1..max).collect();
    let mut meets_max = 1;
    let mut rounds = Vec::new();
    for round in 1..max {
        let (mut onward, mut back) = (circle.iter().cycle(), circle.iter().rev().cycle());
        onward.find(|number| **number == meets_max);
        back.find(|number| **number == meets_max);
        let with_max = if round % 2 == 0 {
            Pair { red: max, black: meets_max }
        } else {
            Pair { red: meets_max, black: max }
        };
        let others = onward.zip(back).take(circle.len() / 2).map(|(&red, &black)| Pair { red, black });
        let pairs: Vec<Pair> = std::iter::once(with_max).chain(others).collect();
        meets_max = pairs.last().expect("a pair").black;
        rounds.push(pairs);
    }
    rounds
}

#[test]
fn art_13_1_tables_for_3_to_64_follow_the_printed_rule() {
    for entrants in 3..=64 {
        let max = table(entrants).entrants().next_multiple_of(2);
        let mut expected = by_the_printed_rule(max);
        if entrants % 2 == 1 {
            for round in &mut expected {
                round.remove(0);
            }
        }
        let rounds: Vec<_> = table(entrants).schedule().map(|round| round.pairs).collect();
        assert_eq!(rounds, expected, "{entrants} entrants");
    }
}

#[test]
fn art_11_2_every_second_cycle_has_the_colours_reversed() {
    let four: Vec<String> = table(4)
        .in_cycles(2)
        .schedule()
        .skip(3)
        .map(|round| round.pairs.iter().map(|pair| on_paper(*pair, 4)).collect::<Vec<_>>().join(" "))
        .collect();
    assert_eq!(four, ["(4)-1 3-2", "3-(4) 2-1", "(4)-2 1-3"]);
    for entrants in 2..=64 {
        let cycle: Vec<_> = table(entrants).schedule().collect();
        let cycles = table(entrants).in_cycles(3);
        assert_eq!(cycles.rounds(), 3 * table(entrants).rounds());
        assert_eq!(cycles.round(cycles.rounds() + 1), None);
        for (at, round) in cycles.schedule().enumerate() {
            let first = &cycle[at % cycle.len()];
            let reversed = at / cycle.len() == 1;
            let pairs = first.pairs.iter().map(|pair| if reversed { pair.reversed() } else { *pair });
            assert!(round.pairs.iter().copied().eq(pairs), "{entrants} entrants, round {}", round.round);
            assert_eq!((u32::try_from(at + 1), round.bye), (Ok(round.round), first.bye));
        }
    }
}

#[test]
fn art_11_2_no_cycle_has_no_round_and_no_number_of_cycles_is_too_much() {
    assert_eq!(table(4).in_cycles(0).schedule().count(), 0);
    let endless = table(64).in_cycles(u32::MAX);
    assert_eq!(endless.rounds(), u32::MAX);
    assert_eq!(endless.round(u32::MAX).map(|round| round.pairs.len()), Some(32));
}

#[test]
fn art_11_2_everyone_meets_everyone_exactly_once() {
    for entrants in 2..=64 {
        let table = table(entrants);
        let mut met = BTreeSet::new();
        for pair in table.schedule().flat_map(|round| round.pairs) {
            assert!(
                (1..=table.entrants()).contains(&pair.red) && (1..=table.entrants()).contains(&pair.black)
            );
            assert_ne!(pair.red, pair.black);
            let once = met.insert((pair.red.min(pair.black), pair.red.max(pair.black)));
            assert!(once, "{entrants} entrants: {pair:?} twice");
        }
        assert_eq!(met.len(), entrants * (entrants - 1) / 2);
    }
}

#[test]
fn art_11_2_every_round_has_everyone_once_and_odd_fields_one_bye_each() {
    for entrants in 2..=64 {
        let table = table(entrants);
        let mut byes = Vec::new();
        for round in table.schedule() {
            let mut seen: Vec<u32> =
                round.pairs.iter().flat_map(|pair| [pair.red, pair.black]).chain(round.bye).collect();
            seen.sort_unstable();
            assert!(seen.into_iter().eq(1..=table.entrants()), "{entrants} entrants, round {}", round.round);
            byes.extend(round.bye);
        }
        byes.sort_unstable();
        let expected: Vec<u32> =
            if entrants % 2 == 0 { Vec::new() } else { (1..=table.entrants()).collect() };
        assert_eq!(byes, expected);
    }
}

#[test]
fn art_13_1_colours_balance_within_one_and_run_at_most_two() {
    for entrants in 2..=64 {
        let table = table(entrants);
        for number in 1..=table.entrants() {
            let colours: Vec<bool> = table
                .schedule()
                .flat_map(|round| round.pairs)
                .filter(|pair| pair.red == number || pair.black == number)
                .map(|pair| pair.red == number)
                .collect();
            let red = colours.iter().filter(|red| **red).count();
            assert!(
                red.abs_diff(colours.len() - red) <= 1,
                "{entrants} entrants, number {number}: {colours:?}"
            );
            let longest = colours.chunk_by(|one, next| one == next).map(<[bool]>::len).max();
            assert!(longest <= Some(2), "{entrants} entrants, number {number}: {colours:?}");
        }
    }
}

#[test]
fn art_11_2_no_table_for_one_for_none_and_for_sixty_five() {
    for entrants in [0, 1, 65, usize::MAX] {
        assert_eq!(CircularTable::new(entrants), Err(NoTable { entrants }));
    }
    let reason = NoTable { entrants: 1 }.reason();
    assert_eq!(reason.code, "pairing.no_circular_table");
    assert_eq!(reason.facts.get("entrants").map(String::as_str), Some("1"));
}

#[test]
fn art_11_2_rounds_are_one_fewer_than_the_even_number() {
    for (entrants, rounds) in [(2, 1), (3, 3), (4, 3), (5, 5), (63, 63), (64, 63)] {
        assert_eq!(table(entrants).rounds(), rounds);
        assert_eq!(table(entrants).round(0), None);
        assert!(table(entrants).round(rounds).is_some());
        assert_eq!(table(entrants).round(rounds + 1), None);
    }
}
