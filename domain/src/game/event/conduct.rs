//! What happens at the board beside the moves: touches, score sheets, fouls, irregularities, corrections.

use serde::{Deserialize, Serialize};

use crate::vocabulary::{PersonalRef, Role, Side, Timestamp};

/// Men were touched by the side to move (**Art. 5.1–5.6**).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PiecesTouched {
    /// Who touched them.
    pub by: Side,
    /// Where they stand, in the order they were touched.
    pub men: Vec<String>,
    /// Whether they were touched at once (**Art. 5.5**).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub together: bool,
    /// Why it binds nobody, where it does not (**Art. 5.6**).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub excuse: Option<Excuse>,
}

/// Why a touch is none (**Art. 5.6**).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(as = TouchExcuse))]
pub enum Excuse {
    /// The men were set straight, with the opponent's consent beforehand and in one's own time.
    Adjusted,
    /// It was an obvious slip.
    Slip,
}

/// Plies were not written down (**Art. 7.1, 7.2**).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PliesOmitted {
    /// Whose sheet it is.
    pub by: Side,
    /// The first ply that is missing.
    pub from_ply: u32,
    /// The last ply that is missing.
    pub to_ply: u32,
    /// The period in which the duty was suspended, counted from 0: so little time was left (**Art. 7.2**).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub suspended_in: Option<u32>,
}

/// Whatever was missing on a sheet was written in (**Art. 7.2**).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OmissionsCompleted {
    /// Whose sheet it is.
    pub by: Side,
}

/// What makes a draw offer void (**Art. 23.1**).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum OfferFlaw {
    /// It did not come between one's own move and one's press.
    Mistimed,
    /// The opponent had not offered since one's last offer.
    Repeated,
    /// The regulations allow no offer so early.
    Early,
}

/// A draw was offered to no effect (**Art. 23.1**): it is on record, and cannot be accepted.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DrawOfferVoid {
    /// Who offered.
    pub by: Side,
    /// Why it is void.
    pub why: OfferFlaw,
}

/// The record shows what may be a foul (**Art. 9.1**): it counts once an arbiter has announced it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FoulDetected {
    /// Its number in the game, from 1.
    pub foul: u32,
    /// Whose foul it is.
    pub side: Side,
    /// By which article.
    pub article: String,
    /// After how many plies.
    pub after_ply: u32,
}

/// An arbiter announced a foul (**Art. 9.2**): from here on it counts.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FoulAnnounced {
    /// Its number in the game, from 1: one that was detected, or the next.
    pub foul: u32,
    /// Whose foul it is.
    pub side: Side,
    /// By which article.
    pub article: String,
    /// After how many plies.
    pub after_ply: u32,
    /// In which office.
    pub authority: Role,
    /// The arbiter's words.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reason: Option<PersonalRef>,
}

/// A foul, detected or announced, counts no more (**Art. 9.2**); it stays on record.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FoulLifted {
    /// Its number in the game.
    pub foul: u32,
    /// Whose foul it was.
    pub side: Side,
    /// Whether it had counted: one that was only detected had not.
    pub counted: bool,
    /// In which office.
    pub authority: Role,
    /// Why.
    pub reason: PersonalRef,
}

/// What was wrong with a move played on the board (**Art. 4.1.6**).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum Breach {
    /// A man was moved as it may not move, or the own General left in danger.
    IllegalMove,
    /// A second move was made in a row.
    MovedTwice,
    /// A man of the opponent was moved.
    OpponentsMan,
}

/// An illegal move was played on the board, and an arbiter ruled on it (**Art. 4.1.2, 4.1.6**).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct IllegalMoveRuled {
    /// Who played it.
    pub by: Side,
    /// From and to, in ICCS.
    pub iccs: String,
    /// What was wrong.
    pub breach: Breach,
    /// The article it breaks.
    pub article: String,
    /// Whether it was let pass with a warning, as the regulations may say.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub warned: bool,
    /// In which office.
    pub authority: Role,
    /// The arbiter's words.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reason: Option<PersonalRef>,
}

/// Something that should not have happened, did (an arbiter's word): it is on record, and stands.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct IrregularityRecorded {
    /// The article it concerns.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub article: Option<String>,
    /// Whose it is, where it is anybody's.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub side: Option<Side>,
    /// In which office.
    pub authority: Role,
    /// What happened.
    pub reason: PersonalRef,
}

/// The times that the faces show after a correction.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Readings {
    /// What Red has left, in milliseconds.
    pub red_ms: u64,
    /// What Black has left, in milliseconds.
    pub black_ms: u64,
}

/// The game went back to where it stood after some ply (**Art. 5.8**); what was played since stays in the log.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MovesRetracted {
    /// The last ply that stands; 0 for the beginning.
    pub after_ply: u32,
    /// What the faces show now; as they stand where nothing is said.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub readings: Option<Readings>,
    /// When.
    pub at: Timestamp,
    /// In which office.
    pub authority: Role,
    /// Why.
    pub reason: PersonalRef,
}

/// The game goes on from a stated position (**Art. 5.8**): men had been displaced, or set up wrong.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PositionSet {
    /// The position, in FEN.
    pub fen: String,
    /// What the faces show now; as they stand where nothing is said.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub readings: Option<Readings>,
    /// When.
    pub at: Timestamp,
    /// In which office.
    pub authority: Role,
    /// Why.
    pub reason: PersonalRef,
}

/// The record was wrong, not the board: from this ply on, these are the moves that were played.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RecordCorrected {
    /// The first ply that changes.
    pub from_ply: u32,
    /// The moves from there, in ICCS.
    pub moves: Vec<String>,
    /// In which office.
    pub authority: Role,
    /// Why.
    pub reason: PersonalRef,
}

/// A player's score sheet was keyed in (**Art. 7.1**): kept beside the record, as that player wrote it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SheetKeyed {
    /// Whose sheet it is.
    pub of: Side,
    /// The moves, in ICCS.
    pub moves: Vec<String>,
}
