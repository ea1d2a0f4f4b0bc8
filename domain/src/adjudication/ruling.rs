//! The ruling on a span: what every move of it is, and the verdict that follows, or the verdicts that are open.

use crate::adjudication::doubt::Doubt;
use crate::adjudication::nature::{Interval, Nature};
use crate::adjudication::span::{Ply, Span};
use crate::adjudication::verdict::{Call, Ground, Verdict};
use crate::rules::RuleSet;
use crate::xiangqi::{Man, ManId, Move, Square};

/// By what way a man is to be won (**Art. 29.1**).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, strum::Display, strum::EnumIter)]
#[strum(serialize_all = "snake_case")]
pub enum Way {
    /// It is taken, and nobody can take back.
    Capture,
    /// It is taken, and what is taken back is less.
    Exchange,
    /// By check after check.
    Checks,
}

/// A man that a move chases.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Victim {
    /// Which man it is.
    pub id: ManId,
    /// What it is.
    pub man: Man,
    /// Where it stands.
    pub on: Square,
    /// By what way it would be won.
    pub way: Way,
    /// The moves that win it, if the other side stood still: the first is the chaser's.
    pub line: Vec<Move>,
}

/// What one move of the span is.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Judged {
    /// The move, and the position before it.
    pub ply: Ply,
    /// What it is.
    pub nature: Interval,
    /// The men that it chases: by this move, not by the one before (**Art. 29.2**).
    pub victims: Vec<Victim>,
    /// The checks and answers that mate, if the other side stood still; empty where it does not kill.
    pub mate: Vec<Move>,
    /// Why it is not certain; empty where it is.
    pub doubts: Vec<Doubt>,
}

/// What is ruled on a span.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Ruling {
    /// By which rules.
    pub rule_set: RuleSet,
    /// Every move of the span, in its order.
    pub moves: Vec<Judged>,
    /// What may be ruled, the mildest first: one is ruled; of several an arbiter chooses.
    pub offered: Vec<Call>,
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
    let moves = span.plies().iter().map(|ply| Judged {
        ply: ply.clone(),
        nature: Interval::certain(Nature::Idle),
        victims: Vec::new(),
        mate: Vec::new(),
        doubts: Vec::new(),
    });
    let call = Call { verdict: Verdict::Draw, ground: Ground::BothAllowed };
    Ruling { rule_set, moves: moves.collect(), offered: vec![call] }
}
