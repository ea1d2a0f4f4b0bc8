//! What the moves of a span amount to for each side, and what is called on that (**Art. 26.1, 26.2, 26.3, 26.4**): once with
//! every move at the least it surely is, once at the most it may be, for each side. Where all of that comes to one verdict
//! it is ruled.

use std::collections::BTreeSet;

use crate::adjudication::judge::Judged;
use crate::adjudication::law::Law;
use crate::adjudication::nature::Nature;
use crate::adjudication::verdict::{Call, Ground, Verdict};
use crate::adjudication::witness::Victim;
use crate::vocabulary::Side;
use crate::xiangqi::ManId;

/// How doubt about a side's moves is resolved.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Taken {
    AtLeast,
    AtMost,
}

impl Taken {
    const BOTH: [Self; 2] = [Self::AtLeast, Self::AtMost];

    const fn nature(self, judged: &Judged) -> Nature {
        match self {
            Self::AtLeast => judged.nature.surely,
            Self::AtMost => judged.nature.possibly,
        }
    }

    const fn is_flawed(self, judged: &Judged) -> bool {
        match self {
            Self::AtLeast => judged.grade.surely_flawed,
            Self::AtMost => judged.grade.possibly_flawed,
        }
    }
}

/// One side's moves.
#[derive(Debug, Clone)]
struct Conduct<'a> {
    side: Side,
    moves: Vec<&'a Judged>,
    taken: Taken,
    weighed: Taken,
}

/// What may be called, the mildest first; one call a verdict.
#[must_use]
pub fn calls(moves: &[Judged], law: &Law) -> Vec<Call> {
    let mut calls: Vec<Call> = Vec::new();
    for [red, black] in corners(moves) {
        let call = call(&red, &black, law);
        if calls.iter().all(|one| one.verdict != call.verdict) {
            calls.push(call);
        }
    }
    calls.sort();
    calls
}

fn corners(moves: &[Judged]) -> Vec<[Conduct<'_>; 2]> {
    let of = |side: Side| {
        let own: Vec<&Judged> = moves.iter().filter(|judged| judged.side() == side).collect();
        let each = move |taken| Taken::BOTH.map(|weighed| (taken, weighed));
        let conduct = move |(taken, weighed)| Conduct { side, moves: own.clone(), taken, weighed };
        Taken::BOTH.into_iter().flat_map(each).map(conduct).collect::<Vec<_>>()
    };
    let (reds, blacks) = (of(Side::Red), of(Side::Black));
    reds.iter().flat_map(|red| blacks.iter().map(|black| [red.clone(), black.clone()])).collect()
}

fn call(red: &Conduct<'_>, black: &Conduct<'_>, law: &Law) -> Call {
    let drawn = |ground| Call { verdict: Verdict::Draw, ground };
    match (red.is_perpetual_check(), black.is_perpetual_check()) {
        (true, true) => return drawn(Ground::BothForbidden),
        (true, false) => return Call { verdict: Verdict::loses(Side::Red), ground: Ground::PerpetualCheck },
        (false, true) => {
            return Call { verdict: Verdict::loses(Side::Black), ground: Ground::PerpetualCheck };
        }
        (false, false) => {}
    }
    let against = |one: &Conduct<'_>, other: &Conduct<'_>| {
        if law.soldiers_count && other.attacks_with_soldiers() {
            return drawn(Ground::SoldiersCounted);
        }
        Call { verdict: Verdict::must_change(one.side), ground: Ground::ForbiddenAgainstAllowed }
    };
    match (red.is_forbidden(law), black.is_forbidden(law)) {
        (false, false) => drawn(Ground::BothAllowed),
        (true, false) => against(red, black),
        (false, true) => against(black, red),
        (true, true) => both_forbidden(red, black, law),
    }
}

/// **Art. 28.14** – both sides attack all along: drawn, unless the edition looks whose attack is the graver, or who only defends itself.
fn both_forbidden(red: &Conduct<'_>, black: &Conduct<'_>, law: &Law) -> Call {
    let (graver, ground) = if law.graded {
        ((black.has_flaw(), red.has_flaw()), Ground::Graver)
    } else if law.every_attack {
        ((false, false), Ground::BothForbidden)
    } else {
        ((black.defends_against(red), red.defends_against(black)), Ground::Defends)
    };
    match graver {
        (true, false) => Call { verdict: Verdict::must_change(Side::Red), ground },
        (false, true) => Call { verdict: Verdict::must_change(Side::Black), ground },
        _ => Call { verdict: Verdict::Draw, ground: Ground::BothForbidden },
    }
}

impl Conduct<'_> {
    /// Whether all its moves are such; a side that has not moved has done nothing.
    fn all(&self, such: impl Fn(&Judged) -> bool) -> bool {
        !self.moves.is_empty() && self.moves.iter().all(|judged| such(judged))
    }

    /// **Art. 28.10** – 長將.
    fn is_perpetual_check(&self) -> bool {
        self.all(|judged| judged.nature.surely == Nature::Check)
    }

    /// **Art. 25.2, 28.11, 28.12, 28.15** – every move attacks; or all of them chase one and the same man.
    fn is_forbidden(&self, law: &Law) -> bool {
        if law.every_attack {
            self.all(|judged| self.taken.nature(judged).attacks())
        } else {
            self.common_victims().len() == 1
        }
    }

    /// **Art. 27.2** – 相互長打: every move attacks, the chases of soldiers counted.
    fn attacks_with_soldiers(&self) -> bool {
        self.all(|judged| judged.by_soldier || self.taken.nature(judged).attacks())
    }

    fn has_flaw(&self) -> bool {
        self.moves.iter().any(|judged| self.weighed.is_flawed(judged))
    }

    fn victims<'a>(&'a self, judged: &'a Judged) -> impl Iterator<Item = &'a Victim> {
        let counts = self.taken.nature(judged).attacks();
        judged.victims.iter().filter(move |_| counts)
    }

    /// The men that every move chases.
    fn common_victims(&self) -> BTreeSet<ManId> {
        self.common(|judged| self.victims(judged).map(|victim| victim.id).collect())
    }

    /// The men that take part in every chase of those.
    fn common_chasers(&self) -> BTreeSet<ManId> {
        let common = self.common_victims();
        self.common(|judged| {
            let chased = self.victims(judged).filter(|victim| common.contains(&victim.id));
            chased.flat_map(|victim| victim.by.iter().copied()).collect()
        })
    }

    fn common(&self, of: impl Fn(&Judged) -> BTreeSet<ManId>) -> BTreeSet<ManId> {
        let sets = self.moves.iter().map(|judged| of(judged));
        sets.reduce(|one, other| one.intersection(&other).copied().collect()).unwrap_or_default()
    }

    /// Whether its chaser is itself the man that the other side chases.
    fn defends_against(&self, other: &Self) -> bool {
        let chased = other.common_victims();
        self.common_chasers().iter().any(|chaser| chased.contains(chaser))
    }
}
