//! Why a claim, or a ruling on one, is refused (**Art. 23.2, 23.3, 24**): with code, article and facts.

use strum::EnumCount;
use thiserror::Error;

use crate::adjudication::verdict::Verdict;
use crate::game::state::claim::ClaimKind;
use crate::vocabulary::{Reason, Refuse, Side};

/// A refused claim, or ruling on a claim.
#[derive(Debug, Clone, PartialEq, Eq, Error, EnumCount)]
pub enum ClaimRefusal {
    /// **Art. 23.3, 24** – a claim waits for its ruling.
    #[error("a claim waits for its ruling")]
    Pending {
        /// Of what.
        kind: ClaimKind,
    },
    /// **Art. 23.3** – nobody has claimed, and the regulations let no arbiter rule unasked.
    #[error("nobody has claimed a draw")]
    NoClaim,
    /// **Art. 23.3** – unasked, only a draw is ruled.
    #[error("{counted} rounds count, and {needed} are needed")]
    LimitNotReached {
        /// Rounds that count.
        counted: u32,
        /// Rounds that are needed.
        needed: u32,
    },
    /// The claim that waits is another one.
    #[error("the claim that waits is of {kind}")]
    Otherwise {
        /// What it is of.
        kind: ClaimKind,
    },
    /// **Art. 24** – the position does not stand for the third time.
    #[error("the position has stood {occurrences} times, and {needed} are needed")]
    NotRepeated {
        /// How often it has stood since a man was last taken.
        occurrences: u32,
        /// How often it must.
        needed: u32,
    },
    /// **Art. 24.3** – it is ruled already: this side must change, and nobody has moved since.
    #[error("{side} is to change, and nobody has moved since")]
    Ordered {
        /// Who must change.
        side: Side,
    },
    /// **Art. 24** – the moves bear out another verdict.
    #[error("{verdict} is not among {}", words(offered))]
    NotOffered {
        /// What was to be ruled.
        verdict: Verdict,
        /// What can be.
        offered: Vec<Verdict>,
    },
    /// **Art. 24** – the text leaves open which of several verdicts it is: an arbiter says.
    #[error("one of {} is to be chosen", words(offered))]
    ChoiceNeeded {
        /// What can be ruled.
        offered: Vec<Verdict>,
    },
    /// **Art. 24** – who chooses says why.
    #[error("why it is {verdict} is to be said")]
    ReasonNeeded {
        /// What was chosen.
        verdict: Verdict,
    },
    /// **Art. 23.2** – unasked, an arbiter rules the draw, and no more where the regulations do not say so.
    #[error("nobody has claimed, and {verdict} is no draw")]
    DrawOnly {
        /// What it would be.
        verdict: Verdict,
    },
}

impl Refuse for ClaimRefusal {
    fn reason(&self) -> Reason {
        match self {
            Self::Pending { kind } => {
                Reason::new("game.claim_pending").article(kind.article()).fact("claim", kind)
            }
            Self::NoClaim => Reason::new("game.no_claim").article("23.3"),
            Self::LimitNotReached { counted, needed } => Reason::new("game.limit_not_reached")
                .article("23.3")
                .fact("counted", counted)
                .fact("needed", needed),
            Self::Otherwise { kind } => {
                Reason::new("game.claimed_otherwise").article(kind.article()).at("/kind").fact("claim", kind)
            }
            Self::NotRepeated { occurrences, needed } => Reason::new("game.not_repeated")
                .article("24")
                .fact("occurrences", occurrences)
                .fact("needed", needed),
            Self::Ordered { side } => Reason::new("game.change_ordered").article("24.3").fact("side", side),
            Self::NotOffered { verdict, offered } => Reason::new("game.verdict_not_offered")
                .article("24")
                .at("/verdict")
                .fact("verdict", verdict)
                .fact("offered", words(offered)),
            Self::ChoiceNeeded { offered } => Reason::new("game.verdict_needed")
                .article("24")
                .at("/verdict")
                .fact("offered", words(offered)),
            Self::ReasonNeeded { verdict } => Reason::new("game.verdict_without_reason")
                .article("24")
                .at("/reason")
                .fact("verdict", verdict),
            Self::DrawOnly { verdict } => {
                Reason::new("game.only_a_draw_unasked").article("23.2").fact("verdict", verdict)
            }
        }
    }
}

/// Verdicts in a row.
fn words(verdicts: &[Verdict]) -> String {
    verdicts.iter().map(Verdict::to_string).collect::<Vec<_>>().join(" ")
}
