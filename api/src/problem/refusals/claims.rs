//! The refusals of claims and of rulings on them; every variant of each.

use chuhe_domain::adjudication::Verdict;
use chuhe_domain::game::{ClaimKind, ClaimRefusal};
use chuhe_domain::vocabulary::Side;
use strum::IntoEnumIterator;

use super::board::all;

pub(super) fn of_claims() -> Vec<ClaimRefusal> {
    let of_kinds =
        ClaimKind::iter().flat_map(|kind| [ClaimRefusal::Pending { kind }, ClaimRefusal::Otherwise { kind }]);
    let of_sides = Side::BOTH.into_iter().map(|side| ClaimRefusal::Ordered { side });
    let of_verdicts = Verdict::iter().flat_map(|verdict| {
        let offered = vec![Verdict::Draw, Verdict::RedMustChange];
        [
            ClaimRefusal::NotOffered { verdict, offered },
            ClaimRefusal::ReasonNeeded { verdict },
            ClaimRefusal::DrawOnly { verdict },
        ]
    });
    let refusals = [
        ClaimRefusal::NoClaim,
        ClaimRefusal::LimitNotReached { counted: 59, needed: 60 },
        ClaimRefusal::NotRepeated { occurrences: 2, needed: 3 },
        ClaimRefusal::ChoiceNeeded { offered: Verdict::iter().collect() },
    ];
    all(refusals.into_iter().chain(of_kinds).chain(of_sides).chain(of_verdicts).collect())
}
