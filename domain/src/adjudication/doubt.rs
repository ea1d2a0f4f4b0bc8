//! Where the book itself leaves open what a move is. Each doubt raises what the move may be, never what it surely is; a chief
//! arbiter decides.

use serde::{Deserialize, Serialize};
use strum::{Display, EnumIter, EnumString};

/// Why a move's name is not certain.
#[derive(
    Debug,
    Clone,
    Copy,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Hash,
    Serialize,
    Deserialize,
    Display,
    EnumString,
    EnumIter,
)]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum Doubt {
    /// The General stepped out of check, and a kill stands now: whether the checker brought it upon itself, the text of 1999
    /// does not say.
    OutOfCheck,
    /// **Art. 27.3** – the last attacker of a side that is about to be mated takes a defensive point, and attacks advisors or
    /// elephants by the way.
    KeyPoint,
    /// **Art. 28.3, 29.1** – something is won only by a long line of checks, or by the General or a soldier in the course of it.
    LongWay,
    /// **Art. 28.2** – the search for a mate by checks was given up at its bound.
    KillUnknown,
    /// **Art. 28.3** – the search for a man that is won was given up at its bound.
    ChaseUnknown,
    /// `cn-2020` 26.9 – whether it chases without a flaw, or by several men or against roots: the graver side must change.
    Grade,
    /// `wxf-2018` – only the General moves, and others' attacks come and go with it: federations differ.
    GeneralMoves,
}
