//! The ruling on a span: what every move of it is, and the verdict that follows, or the verdicts that are open.

use crate::adjudication::budget::Budget;
use crate::adjudication::conduct::calls;
use crate::adjudication::doubt::Doubt;
use crate::adjudication::judge::{Judged, judge};
use crate::adjudication::law::Law;
use crate::adjudication::span::Span;
use crate::adjudication::verdict::{Call, Ground, Verdict};
use crate::adjudication::view::View;
use crate::rules::RuleSet;

/// What is ruled on a span.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Ruling {
    /// By which rules.
    pub rule_set: RuleSet,
    /// Every move of the span, in its order.
    pub moves: Vec<Judged>,
    /// What may be ruled, the mildest first: one is ruled; of several an arbiter chooses.
    pub offered: Vec<Call>,
    /// How many positions were looked at for it.
    pub looked_at: u32,
}

impl Ruling {
    /// What is ruled, where nothing is open.
    #[must_use]
    pub fn ruled(&self) -> Option<Call> {
        match self.offered.as_slice() {
            [only] => Some(*only),
            _ => None,
        }
    }

    /// Whether this may be ruled.
    #[must_use]
    pub fn offers(&self, verdict: Verdict) -> bool {
        self.offered.iter().any(|call| call.verdict == verdict)
    }
}

/// Rules on a span by these rules.
#[must_use]
pub fn rule(span: &Span, rule_set: RuleSet) -> Ruling {
    let law = Law::of(rule_set);
    let mut budget = Budget::of(Budget::RULING);
    let view = View::of(span);
    let mut seen: Vec<Judged> = Vec::new();
    for ply in view.span(span).plies() {
        let known = seen.iter().find(|judged| judged.ply.is_same(ply)).cloned();
        seen.push(known.unwrap_or_else(|| judge(ply, &law, &mut budget)));
    }
    let told = seen.into_iter().zip(span.plies()).map(|(judged, ply)| view.told(judged, ply));
    let mut moves: Vec<Judged> = told.collect();
    let offered = calls(&moves, &law);
    if offered.iter().any(|call| call.ground == Ground::Graver) && offered.len() > 1 {
        for judged in &mut moves {
            judged.doubts.extend(judged.grade.is_open().then_some(Doubt::Grade));
        }
    }
    Ruling { rule_set, moves, offered, looked_at: budget.spent() }
}
