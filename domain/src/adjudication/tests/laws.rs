//! What every ruling obeys: seen in a mirror, or with the colours exchanged, it is the same ruling, mirrored or exchanged. This
//! is held to for every drawing of these tests.

use crate::adjudication::doubt::Doubt;
use crate::adjudication::nature::Interval;
use crate::adjudication::ruling::Ruling;
use crate::adjudication::tests::case::{ALL, Case};
use crate::adjudication::verdict::{Call, Verdict};
use crate::rules::RuleSet;
use crate::vocabulary::Side;
use crate::xiangqi::Square;

/// A way to look at the board.
struct View {
    point: fn(Square) -> Square,
    side: fn(Side) -> Side,
}

const VIEWS: [View; 2] = [
    View { point: Square::mirrored, side: |side| side },
    View { point: |on| on.turned().mirrored(), side: Side::opponent },
];

/// What a ruling says of one move: its name, the men it chases, the doubts.
type Said = (Interval, Vec<Square>, Vec<Doubt>, bool);

impl View {
    /// What is said of every move, and what may be ruled, looked at so.
    fn of(&self, ruling: &Ruling) -> (Vec<Said>, Vec<Call>) {
        let said = ruling.moves.iter().map(|judged| {
            let mut victims: Vec<_> = judged.victims.iter().map(|victim| (self.point)(victim.on)).collect();
            victims.sort();
            (judged.nature, victims, judged.doubts.clone(), judged.by_soldier)
        });
        let call = |call: &Call| Call { verdict: self.verdict(call.verdict), ground: call.ground };
        let mut calls: Vec<Call> = ruling.offered.iter().map(call).collect();
        calls.sort();
        (said.collect(), calls)
    }

    fn verdict(&self, verdict: Verdict) -> Verdict {
        match verdict {
            Verdict::Draw => Verdict::Draw,
            Verdict::RedMustChange => Verdict::must_change((self.side)(Side::Red)),
            Verdict::BlackMustChange => Verdict::must_change((self.side)(Side::Black)),
            Verdict::RedLoses => Verdict::loses((self.side)(Side::Red)),
            Verdict::BlackLoses => Verdict::loses((self.side)(Side::Black)),
        }
    }
}

/// Asserts it of a case, for every edition.
#[track_caller]
pub(super) fn assert_same_from_every_side(case: &Case) {
    const PLAIN: View = View { point: |on| on, side: |side| side };
    for rule_set in ALL {
        let ruling = case.ruling(rule_set);
        for view in VIEWS {
            let seen = case.seen(view.point, view.side).ruling(rule_set);
            assert_eq!(view.of(&ruling), PLAIN.of(&seen), "{rule_set}: {}", case.start.to_fen());
        }
    }
}

/// Asserts what each of these editions rules, and that no edition minds from where the board is looked at.
#[track_caller]
pub(super) fn assert_ruled(case: &Case, by: &[RuleSet], ruled: &str) {
    for &rule_set in by {
        assert_eq!(case.ruled(rule_set), ruled, "{rule_set}");
    }
    assert_same_from_every_side(case);
}
