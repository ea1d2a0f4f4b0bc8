//! Named cases: what the appendix is remembered for, and what an arbiter asks about.

use super::{FirstRound, House, HouseRules, pair};
use crate::pairing::swiss::field::{Past, SwissEntrant, SwissField};
use crate::pairing::swiss::round::{NoPairing, SwissRound};
use crate::vocabulary::Side::{self, Black, Red};

fn played(opponent: usize, side: Side, points: u32) -> Past {
    Past::Played { opponent, side, points }
}

/// Entrants by their rounds.
fn field(pasts: Vec<Vec<Past>>) -> SwissField {
    SwissField {
        entrants: pasts.into_iter().map(|past| SwissEntrant { past, present: true }).collect(),
        rounds: 9,
        win: 2,
        first_side: Red,
        forbidden: Vec::new(),
        fictitious: Vec::new(),
    }
}

fn by(rules: HouseRules, field: &SwissField, lots: &[usize]) -> Result<SwissRound, NoPairing> {
    pair(field, &House { rules, federations: &[], lots, colours: &[] })
}

fn first(kind: FirstRound, entrants: usize, lots: &[usize]) -> SwissRound {
    let rules = HouseRules { first_round: kind, ..HouseRules::default() };
    by(rules, &field(vec![Vec::new(); entrants]), lots).unwrap()
}

/// As a sheet shows them: numbers from 1, Red first.
fn sheet(round: &SwissRound) -> Vec<(usize, usize)> {
    round.pairs.iter().map(|(red, black)| (red + 1, black + 1)).collect()
}

#[test]
fn art_11_4_neighbours_meet_and_red_changes_sides() {
    let round = first(FirstRound::Neighbours, 8, &[]);
    assert_eq!(sheet(&round), [(1, 2), (4, 3), (5, 6), (8, 7)]);
}

#[test]
fn art_11_4_the_upper_half_meets_the_lower_by_rank() {
    let round = first(FirstRound::HalvesByRank, 8, &[]);
    assert_eq!(sheet(&round), [(1, 5), (6, 2), (3, 7), (8, 4)]);
}

#[test]
fn art_11_4_the_upper_half_draws_its_opponents_of_the_lower() {
    let round = first(FirstRound::HalvesByLot, 8, &[0, 1, 2, 3, 6, 4, 7, 5]);
    assert_eq!(sheet(&round), [(1, 6), (2, 8), (3, 5), (4, 7)]);
}

#[test]
fn art_11_4_an_odd_field_leaves_the_last_out_before_it_is_halved() {
    let round = first(FirstRound::HalvesByRank, 7, &[]);
    assert_eq!((sheet(&round), round.bye), (vec![(1, 4), (5, 2), (3, 6)], Some(6)));
}

#[test]
fn art_11_4_all_by_lot_is_halved_in_the_order_of_the_lots() {
    let round = first(FirstRound::Lots, 6, &[5, 0, 4, 1, 3, 2]);
    assert_eq!(sheet(&round), [(2, 5), (4, 3), (6, 1)]);
}

#[test]
fn art_11_4_federations_are_kept_apart_before_halves_are() {
    let empty = field(vec![Vec::new(); 6]);
    let rules = HouseRules { first_round: FirstRound::HalvesByRank, ..HouseRules::default() };
    let federations = [Some(7), None, None, Some(7), None, None];
    let round = pair(&empty, &House { rules, federations: &federations, lots: &[], colours: &[] }).unwrap();
    assert!(!sheet(&round).iter().any(|pair| [(1, 4), (4, 1)].contains(pair)), "{round:?}");
    let rules = HouseRules { avoid_same_federation_rounds: 0, ..rules };
    let round = pair(&empty, &House { rules, federations: &federations, lots: &[], colours: &[] }).unwrap();
    assert_eq!(sheet(&round), [(1, 4), (5, 2), (3, 6)]);
}

#[test]
fn art_11_4_a_surplus_of_red_meets_a_surplus_of_black() {
    // By halves and by their last colours 1 would meet 3, and 2 meet 4: once more Red the two, once more Black the others.
    let of = |sides: [Side; 3]| (4..).zip(sides).map(|(other, side)| played(other, side, 1)).collect();
    let mut pasts: Vec<Vec<Past>> =
        [[Red, Red, Black], [Black, Black, Red], [Red, Black, Red], [Black, Red, Black]].map(of).into();
    pasts.resize(7, Vec::new());
    let mut field = field(pasts);
    for gone in 4..7 {
        field.entrants[gone].present = false;
    }
    let round = by(HouseRules::default(), &field, &[]).unwrap();
    assert_eq!(sheet(&round), [(2, 1), (4, 3)]);
}

#[test]
fn art_11_4_what_must_deviate_stands_at_the_bottom() {
    // By halves 1–4, 2–5, 3–6. Where 3 and 6 have met, one pair more must change, and it is not the first.
    let mut field = field(vec![Vec::new(); 6]);
    field.forbidden = vec![(2, 5)];
    let rules = HouseRules { first_round: FirstRound::HalvesByRank, ..HouseRules::default() };
    let round = by(rules, &field, &[]).unwrap();
    assert_eq!(sheet(&round), [(1, 4), (6, 2), (3, 5)]);
}

#[test]
fn art_11_4_the_bye_goes_to_the_lowest_without_one() {
    let asked = Past::Unpaired { points: 0 };
    let mut pasts = vec![vec![asked], vec![asked], vec![Past::Bye { points: 0 }]];
    let round = by(HouseRules::default(), &field(pasts.clone()), &[]).unwrap();
    assert_eq!(round.bye, Some(1));
    // A bye that was asked for is none of those.
    pasts[2] = vec![asked];
    let round = by(HouseRules::default(), &field(pasts), &[]).unwrap();
    assert_eq!(round.bye, Some(2));
}

#[test]
fn art_11_4_limits_of_colours_yield_where_nothing_keeps_them() {
    let twice = |one, other, side| vec![played(one, side, 1), played(other, side, 1)];
    let mut field = field(vec![twice(2, 3, Red), twice(3, 2, Red), twice(0, 1, Black), twice(1, 0, Black)]);
    for gone in [2, 3] {
        field.entrants[gone].present = false;
    }
    assert_eq!(sheet(&by(HouseRules::default(), &field, &[]).unwrap()), [(2, 1)]);
}

#[test]
fn art_11_4_a_forfeit_is_a_meeting_if_the_house_says_so() {
    let past = |opponent, points| vec![Past::Forfeit { opponent, points }];
    let field = field(vec![past(1, 2), past(0, 0)]);
    assert!(by(HouseRules::default(), &field, &[]).is_err());
    let rules = HouseRules { forfeit_counts_as_meeting: false, ..HouseRules::default() };
    assert_eq!(by(rules, &field, &[]).unwrap().pairs.len(), 1);
}

#[test]
fn art_11_4_who_have_all_met_are_named() {
    // 1 has met everybody.
    let pasts = vec![
        vec![played(1, Red, 2), played(2, Black, 2), played(3, Red, 2)],
        vec![played(0, Black, 0)],
        vec![Past::Unpaired { points: 0 }, played(0, Red, 0)],
        vec![Past::Unpaired { points: 0 }, Past::Unpaired { points: 0 }, played(0, Black, 0)],
    ];
    let no_pairing = by(HouseRules::default(), &field(pasts), &[]).unwrap_err();
    assert!(no_pairing.wanted.is_empty(), "{no_pairing:?}");
    assert!(no_pairing.groups.contains(&vec![0]), "{no_pairing:?}");
}

#[test]
fn art_11_4_nobody_and_one_are_fields_too() {
    assert_eq!(by(HouseRules::default(), &field(Vec::new()), &[]), Ok(SwissRound::default()));
    let alone = by(HouseRules::default(), &field(vec![Vec::new()]), &[]).unwrap();
    assert_eq!((alone.pairs.len(), alone.bye), (0, Some(0)));
}
