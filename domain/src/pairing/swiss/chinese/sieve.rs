//! The system once more, straight from its list: every complete pairing is looked at, and the first by the list is the best.
//! Slow, and for tests alone. Of the code it is held against it uses nothing.

use std::collections::BTreeMap;

use crate::pairing::swiss::chinese::house::House;
use crate::pairing::swiss::chinese::rules::FirstRound;
use crate::pairing::swiss::field::{Past, SwissField};
use crate::pairing::swiss::round::SwissRound;
use crate::vocabulary::Side;

/// Who may meet, bye or not: what no pairing breaks.
pub(super) fn may_meet(field: &SwissField, house: &House<'_>, one: usize, other: usize) -> bool {
    let met = field.entrants[one].past.iter().any(|past| match past {
        Past::Played { opponent, .. } => *opponent == other,
        Past::Forfeit { opponent, .. } => *opponent == other && house.rules.forfeit_counts_as_meeting,
        _ => false,
    });
    !met && !field.forbidden.contains(&(one, other)) && !field.forbidden.contains(&(other, one))
}

pub(super) fn may_have_bye(field: &SwissField, house: &House<'_>, one: usize) -> bool {
    let byes = field.entrants[one].past.iter().filter(|past| matches!(past, Past::Bye { .. })).count();
    byes < house.rules.bye_limit as usize
}

fn points(field: &SwissField, one: usize, rounds: usize) -> i64 {
    field.entrants[one].past.iter().take(rounds).map(|past| i64::from(past.points())).sum()
}

fn sides(field: &SwissField, one: usize) -> Vec<Side> {
    let side = |past: &Past| if let Past::Played { side, .. } = past { Some(*side) } else { None };
    field.entrants[one].past.iter().filter_map(side).collect()
}

/// Everybody present, by points, then by number.
pub(super) fn by_place(field: &SwissField) -> Vec<usize> {
    let mut list: Vec<usize> = (0..field.entrants.len()).filter(|it| field.entrants[*it].present).collect();
    list.sort_by_key(|it| (-points(field, *it, usize::MAX), *it));
    list
}

/// Every complete pairing without regard to colours, first in each pair whoever is first in the list.
fn all(field: &SwissField, house: &House<'_>, left: &[usize]) -> Vec<SwissRound> {
    let Some((first, rest)) = left.split_first() else { return vec![SwissRound::default()] };
    let mut found = Vec::new();
    if left.len() % 2 == 1 && may_have_bye(field, house, *first) {
        let rounds = all(field, house, rest);
        found.extend(rounds.into_iter().map(|round| SwissRound { bye: Some(*first), ..round }));
    }
    for other in rest.iter().filter(|other| may_meet(field, house, *first, **other)) {
        let rest: Vec<usize> = rest.iter().copied().filter(|it| it != other).collect();
        for mut round in all(field, house, &rest) {
            round.pairs.push((*first, *other));
            found.push(round);
        }
    }
    found
}

/// By the list: what each colour does to an entrant (a limit broken, the square, the last colour again).
fn coloured(field: &SwissField, house: &House<'_>, one: usize, side: Side) -> [i64; 3] {
    let before = sides(field, one);
    let mut after = before.clone();
    after.push(side);
    let run = after.iter().rev().take_while(|it| **it == side).count();
    let red = after.iter().filter(|it| **it == Side::Red).count() as i64;
    let difference = 2 * red - after.len() as i64;
    let broken = run > house.rules.max_colour_run as usize
        || difference.abs() > i64::from(house.rules.max_colour_difference);
    [i64::from(broken), difference * difference, i64::from(before.last() == Some(&side))]
}

fn colours(field: &SwissField, house: &House<'_>, red: usize, black: usize) -> [i64; 3] {
    let [one, other] = [coloured(field, house, red, Side::Red), coloured(field, house, black, Side::Black)];
    [one[0] + other[0], one[1] + other[1], one[2] + other[2]]
}

/// 1 where the last round paired one down or gave the bye, −1 where it paired one up.
fn float(field: &SwissField, one: usize) -> i64 {
    let Some(round) = field.rounds_before().checked_sub(1) else { return 0 };
    match field.entrants[one].past.get(round) {
        Some(Past::Played { opponent, .. } | Past::Forfeit { opponent, .. }) => {
            (points(field, one, round) - points(field, *opponent, round)).signum()
        }
        Some(Past::Bye { .. }) => 1,
        _ => 0,
    }
}

/// The list of a round, the first first: the less, the better.
pub(super) fn list(field: &SwissField, house: &House<'_>, round: &SwissRound) -> Vec<i64> {
    let places = by_place(field);
    let score = |one: usize| points(field, one, usize::MAX);
    let bye = round.bye.map_or(0, |bye| places.iter().rev().position(|it| *it == bye).unwrap() as i64);
    let mut paired: Vec<usize> = places.iter().copied().filter(|it| Some(*it) != round.bye).collect();
    let first = field.rounds_before() == 0;
    let lot = |it: &usize| house.lots[*it];
    let half = paired.len() / 2;
    match house.rules.first_round {
        FirstRound::HalvesByLot if first => paired[half..].sort_by_key(lot),
        FirstRound::Lots if first => paired.sort_by_key(lot),
        _ => {}
    }
    let mut groups: BTreeMap<i64, (i64, i64)> = paired.iter().map(|it| (-score(*it), (0, 0))).collect();
    let (mut broken, mut squares, mut again, mut floats, mut federation, mut distance, mut top) =
        (0, 0, 0, 0, 0, 0, 0);
    for (red, black) in &round.pairs {
        let place = |one: usize| paired.iter().position(|it| *it == one).unwrap() as i64;
        let (high, low) = if place(*red) < place(*black) { (*red, *black) } else { (*black, *red) };
        let cost = colours(field, house, *red, *black);
        (broken, squares, again) = (broken + cost[0], squares + cost[1], again + cost[2]);
        let difference = score(high) - score(low);
        if difference > 0 {
            let group = groups.get_mut(&-score(high)).unwrap();
            *group = (group.0 + 1, group.1 + difference);
            if house.rules.avoid_repeated_float {
                floats += i64::from(float(field, high) == 1) + i64::from(float(field, low) == -1);
            }
        }
        if field.rounds_before() < house.rules.avoid_same_federation_rounds as usize
            && house.federations[high].is_some()
            && house.federations[high] == house.federations[low]
        {
            federation += 1;
        }
        let of_group = paired.iter().filter(|it| score(**it) == score(high)).count() as i64;
        let doubled = if difference > 0 || (first && house.rules.first_round == FirstRound::Neighbours) {
            2
        } else {
            of_group
        };
        let off = 2 * (place(low) - place(high)) - doubled;
        distance += off * off;
        top += off * off * (paired.len() as i64 - place(high));
    }
    let mut list = vec![broken, bye];
    list.extend(groups.values().flat_map(|(count, sum)| [*count, *sum]));
    list.extend([squares, again, floats, federation, distance, top]);
    list
}

/// The least list of all complete pairings, each pair coloured as is best for it.
pub(super) fn least(field: &SwissField, house: &House<'_>) -> Option<Vec<i64>> {
    let best = |(one, other): (usize, usize)| {
        let ways = [(one, other), (other, one)];
        ways.into_iter().min_by_key(|(red, black)| colours(field, house, *red, *black)).unwrap()
    };
    let rounds = all(field, house, &by_place(field))
        .into_iter()
        .map(|round| SwissRound { pairs: round.pairs.into_iter().map(best).collect(), bye: round.bye });
    rounds.map(|round| list(field, house, &round)).min()
}
