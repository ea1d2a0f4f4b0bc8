//! Articles 11.3 and 13.1: seeds over groups, numbers within them, and lots drawn in the hall.

use std::collections::BTreeSet;

use chuhe_domain::pairing::lots::{self, LotFault, NotADraw};
use chuhe_domain::tournament::{
    AmendEntry, CommitLots, DrawLots, Drawing, Refusal, Regulations, SetRegulations,
};
use chuhe_domain::vocabulary::EntryId;
use sha2::{Digest, Sha256};

use super::{by_hand, circular, entered, groups, refused};
use crate::hall::{Hall, by_seed, entrant};

/// What `printf '%s%s' SEED ID | sha256sum` prints.
fn lot(seed: &str, entry: EntryId) -> String {
    let drawn = Sha256::digest(format!("{seed}{entry}").as_bytes());
    drawn.iter().map(|byte| format!("{byte:02x}")).collect()
}

fn rated(entrants: u32, count: u32, ratings: &[(u32, u32)]) -> Hall {
    let mut hall = entered(vec![circular(count, 1, 1)], entrants);
    for (entry, rating) in ratings {
        let (entry, rating) = (entrant(*entry), Some(*rating));
        hall.must(&AmendEntry {
            entry,
            name: None,
            names: Vec::new(),
            federation: None,
            rating,
            categories: None,
        });
    }
    hall
}

/// Three rated, two of them equal, and four unrated: 6 before all, then the equal and the unrated by their lots.
#[test]
fn art_11_3_seven_in_two_groups_go_in_a_snake_the_unrated_behind_by_lot() {
    let mut hall = rated(7, 2, &[(6, 2500), (2, 2400), (5, 2400)]);
    hall.must(&by_seed("river"));
    let mut equal = [2, 5];
    equal.sort_by_key(|it| lot("river", entrant(*it)));
    let mut unrated = [1, 3, 4, 7];
    unrated.sort_by_key(|it| lot("river", entrant(*it)));
    let ([b, c], [d, e, f, g]) = (equal, unrated);
    // 6 b      → first, second
    // d c      ← first, second
    // e f      → first, second
    //   g      ← second
    let mut expected = [vec![6, d, e], vec![b, c, f, g]];
    for (number, group) in (1..).zip(&mut expected) {
        group.sort_by_key(|it| lot(&format!("river/{number}"), entrant(*it)));
    }
    assert_eq!(groups(&hall, 1), expected);
}

#[test]
fn art_11_3_ten_in_three_groups_make_four_and_three_and_three() {
    let ratings: Vec<(u32, u32)> = (1..=10).map(|it| (it, 3000 - it)).collect();
    let mut hall = rated(10, 3, &ratings);
    hall.must(&by_seed("river"));
    let sets: Vec<BTreeSet<u32>> =
        groups(&hall, 1).into_iter().map(|group| group.into_iter().collect()).collect();
    assert_eq!(sets, [BTreeSet::from([1, 6, 7]), BTreeSet::from([2, 5, 8]), BTreeSet::from([3, 4, 9, 10])]);
}

#[test]
fn art_11_3_too_few_for_so_many_groups_are_not_spread() {
    let mut hall = rated(5, 3, &[]);
    assert!(matches!(refused(&mut hall, &by_seed("river")), Refusal::NoGroups(_)));
    assert!(hall.tournament.stages.is_empty());
}

fn faults(hall: &mut Hall, groups: &[&[u32]]) -> Vec<LotFault> {
    match refused(hall, &by_hand(groups)) {
        Refusal::NotADraw(NotADraw { faults, .. }) => faults,
        other => panic!("{other:?}"),
    }
}

#[test]
fn art_11_3_lots_drawn_in_the_hall_are_told_every_fault() {
    let mut hall = entered(vec![circular(2, 1, 1)], 6);
    assert_eq!(faults(&mut hall, &[&[1, 2, 3], &[4, 5]]), [LotFault::EntryMissing(entrant(6))]);
    let elsewhere = faults(&mut hall, &[&[1, 2, 3], &[4, 5, 6, 1]]);
    assert_eq!(elsewhere, [LotFault::EntryTwice(entrant(1))]);
    let unknown = faults(&mut hall, &[&[1, 2, 3, 9], &[4, 5, 6]]);
    assert!(unknown.contains(&LotFault::EntryUnknown(entrant(9))), "{unknown:?}");
    assert_eq!(faults(&mut hall, &[&[1, 2], &[3, 4], &[5, 6]]), [LotFault::GroupUnknown(3); 2]);
    let alone = refused(&mut hall, &by_hand(&[&[1, 2, 3, 4, 5], &[6]]));
    assert!(matches!(alone, Refusal::NoTable(it) if it.entrants == 1), "{alone:?}");
    let empty = refused(&mut hall, &by_hand(&[&[1, 2, 3, 4, 5, 6]]));
    assert!(matches!(empty, Refusal::NoTable(it) if it.entrants == 0), "{empty:?}");

    let DrawLots { stage, drawing: Drawing::ByHand(mut drawn) } = by_hand(&[&[1, 2, 3], &[4, 5, 6]]) else {
        panic!("by hand")
    };
    drawn[2].lot.number = 2;
    let numbers = refused(&mut hall, &DrawLots { stage, drawing: Drawing::ByHand(drawn) });
    let Refusal::NotADraw(NotADraw { faults, .. }) = numbers else { panic!("{numbers:?}") };
    assert_eq!(faults, [LotFault::NumberMissing(3), LotFault::NumberTwice(2)]);

    hall.must(&by_hand(&[&[5, 1], &[6, 2, 4, 3]]));
    assert_eq!(groups(&hall, 1), [vec![5, 1], vec![6, 2, 4, 3]]);
}

#[test]
fn art_13_1_each_stage_has_a_commitment_of_its_own() {
    let mut hall = entered(vec![circular(1, 1, 1), circular(1, 1, 1)], 4);
    hall.must(&CommitLots { stage: Some(2), commitment: lots::commitment("second") });
    hall.must(&by_seed("first"));
    let other = DrawLots { stage: Some(2), drawing: Drawing::BySeed("first".into()) };
    assert!(matches!(refused(&mut hall, &other), Refusal::SeedNotCommitted(_)));
    hall.must(&DrawLots { stage: Some(2), drawing: Drawing::BySeed("second".into()) });
    assert_ne!(groups(&hall, 1), groups(&hall, 2));
    let third = DrawLots { stage: Some(3), drawing: Drawing::BySeed("third".into()) };
    assert_eq!(refused(&mut hall, &third), Refusal::UnknownStage { stage: 3 });
}

#[test]
fn art_11_3_the_groups_stand_once_they_are_drawn() {
    let mut hall = entered(vec![circular(2, 1, 1)], 6);
    hall.must(&by_seed("river"));
    let regulations = |stages| SetRegulations { regulations: Regulations { stages, ..hall_regulations() } };
    assert_eq!(refused(&mut hall, &regulations(vec![circular(1, 1, 1)])), Refusal::LotsDrawn);
    assert_eq!(refused(&mut hall, &regulations(vec![circular(3, 1, 1)])), Refusal::LotsDrawn);
    hall.must(&regulations(vec![circular(2, 1, 2)]));
}

fn hall_regulations() -> Regulations {
    entered(vec![circular(2, 1, 1)], 0).tournament.regulations
}
