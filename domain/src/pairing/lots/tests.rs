//! Draws worked out with `sha256sum`, and what a draw entered by hand must be.

use std::collections::BTreeSet;

use proptest::prelude::*;
use uuid::Uuid;

use super::{
    Lot, LotFault, NotADraw, SeedNotCommitted, by_hand, commitment, digest, draw, verify_commitment,
};
use crate::vocabulary::{EntryId, Refuse};

const SEED: &str = "river and border";

fn entry(n: u128) -> EntryId {
    EntryId(Uuid::from_u128(n))
}

fn entries(n: u128) -> BTreeSet<EntryId> {
    (1..=n).map(entry).collect()
}

fn lots(drawn: &[(u32, u128)]) -> Vec<Lot> {
    drawn.iter().map(|&(number, holder)| Lot { number, entry: entry(holder) }).collect()
}

/// `printf '%s%s' "river and border" "00000000-0000-0000-0000-000000000001" | sha256sum`, and so on.
#[test]
fn art_13_1_a_draw_can_be_redone_by_hand() {
    assert_eq!(digest(SEED, entry(1)), "1bf0b9d6a22c0b95cf8704d01f997156c62956714339264e454199f7323296c3");
    assert_eq!(digest(SEED, entry(2)), "88c53d3128c7b79b3b8797308fcb221a981fc69ec359b2c69516c20b6986357b");
    assert_eq!(digest(SEED, entry(3)), "78f13f08fedb3ec950c326a4379c48e1ec4deef400aebac173cbafa4cefc8bb5");
    assert_eq!(draw(SEED, &entries(3)), lots(&[(1, 1), (2, 3), (3, 2)]));
}

#[test]
fn art_13_1_a_commitment_holds_for_its_seed_only() {
    let committed = "45d840ad5948fe1af5dbe577cac5aaa7ae66927354ea091213ca3f496174256f";
    assert_eq!(commitment(SEED), committed);
    assert_eq!(verify_commitment(committed, SEED), Ok(()));
    assert_eq!(verify_commitment(&committed.to_uppercase(), SEED), Ok(()));
    let other = "river and borders";
    let refused = SeedNotCommitted { committed: committed.to_owned(), shown: commitment(other) };
    assert_eq!(verify_commitment(committed, other), Err(refused.clone()));
    assert_eq!(refused.reason().code, "pairing.seed_not_committed");
}

#[test]
fn art_13_1_lots_entered_by_hand_come_back_in_order() {
    assert_eq!(by_hand(&entries(3), &lots(&[(2, 1), (3, 2), (1, 3)])), Ok(lots(&[(1, 3), (2, 1), (3, 2)])));
    assert_eq!(by_hand(&entries(0), &[]), Ok(vec![]));
}

#[test]
fn art_13_1_a_hand_draw_names_everything_that_is_wrong() {
    let refused = by_hand(&entries(4), &lots(&[(1, 1), (1, 2), (0, 2), (5, 9)])).expect_err("no draw");
    let faults = vec![
        LotFault::EntryMissing(entry(3)),
        LotFault::EntryMissing(entry(4)),
        LotFault::EntryTwice(entry(2)),
        LotFault::EntryUnknown(entry(9)),
        LotFault::NumberMissing(2),
        LotFault::NumberMissing(3),
        LotFault::NumberMissing(4),
        LotFault::NumberTwice(1),
        LotFault::NumberOutOfRange(0),
        LotFault::NumberOutOfRange(5),
    ];
    assert_eq!(refused, NotADraw { entries: 4, faults });
    let facts = refused.reason().facts;
    assert_eq!(facts.get("number_missing").map(String::as_str), Some("2, 3, 4"));
    assert_eq!(facts.get("entry_twice"), Some(&entry(2).to_string()));
    assert_eq!(facts.len(), 7);
}

#[test]
fn art_13_1_one_fault_is_told_alone() {
    let refused = by_hand(&entries(2), &lots(&[(1, 1), (2, 2), (2, 2)])).expect_err("no draw");
    assert_eq!(
        refused.to_string(),
        "the lots are not a draw of the numbers 1 to 2: \
         entry 00000000-0000-0000-0000-000000000002 has more than one lot; number 2 is drawn more than once"
    );
}

/// Over 600 seeds each of three entries draws number 1 about 200 times.
#[test]
fn art_13_1_no_entry_is_favoured() {
    let mut firsts = [0_u32; 3];
    for seed in 0..600 {
        let drawn = draw(&seed.to_string(), &entries(3));
        let first = drawn.first().expect("three lots").entry;
        firsts.iter_mut().zip(1..).filter(|(_, n)| entry(*n) == first).for_each(|(count, _)| *count += 1);
    }
    assert!(firsts.iter().all(|count| (160..=240).contains(count)), "{firsts:?}");
}

proptest! {
    #[test]
    fn art_13_1_every_seed_draws_what_could_have_been_drawn_by_hand(seed in ".{0,20}", n in 0_u128..20) {
        let drawn = draw(&seed, &entries(n));
        prop_assert_eq!(by_hand(&entries(n), &drawn), Ok(drawn));
    }

    #[test]
    fn art_13_1_one_entry_fewer_leaves_the_others_in_order(seed in ".{0,20}", n in 2_u128..20, gone in 1_u128..20) {
        let gone = entry(gone);
        let order = |lots: Vec<Lot>| lots.into_iter().map(|lot| lot.entry).filter(|holder| *holder != gone).collect::<Vec<_>>();
        let mut remaining = entries(n);
        remaining.remove(&gone);
        prop_assert_eq!(order(draw(&seed, &entries(n))), order(draw(&seed, &remaining)));
    }
}
