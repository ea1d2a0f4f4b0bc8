//! How a game comes out: ends, reports, signatures, and what an authority changes.

use serde::{Deserialize, Serialize};
use strum::Display;

use crate::vocabulary::{EntryId, GameResult, Outcome, PersonalRef, Role, Side, Timestamp, TokenId};

/// The game ended. Schema 1 did not say when.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Ended {
    /// How it came out.
    pub result: GameResult,
    /// When.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub at: Option<Timestamp>,
    /// The article that a ruling names, where it is a nearer one than the ending's.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub article: Option<String>,
    /// Why, where a person ruled it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reason: Option<PersonalRef>,
}

/// A table reported its result without the moves that led to it (**Art. 10.1**). Schema 1 did not say when.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ResultReported {
    /// What was reported.
    pub outcome: Outcome,
    /// Who reported it.
    pub reporter: TokenId,
    /// For whom the reporter plays: two tokens of one player are one source.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub entry: Option<EntryId>,
    /// When.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub at: Option<Timestamp>,
}

/// Two reports differ (**Art. 10.1**); both are kept.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ResultDisputed {
    /// What stood.
    pub standing: Outcome,
    /// What was reported against it.
    pub reported: Outcome,
}

/// Who signs a result (**Art. 10.1**).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, Display)]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum Signer {
    /// The player of Red.
    Red,
    /// The player of Black.
    Black,
    /// The arbiter of the table.
    Arbiter,
}

impl Signer {
    /// Everybody whose signature a result takes.
    pub const ALL: [Self; 3] = [Self::Red, Self::Black, Self::Arbiter];
}

impl From<Side> for Signer {
    fn from(side: Side) -> Self {
        match side {
            Side::Red => Self::Red,
            Side::Black => Self::Black,
        }
    }
}

/// The result was signed (**Art. 10.1**).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SheetSigned {
    /// Who.
    pub by: Signer,
    /// What was signed.
    pub outcome: Outcome,
    /// Under which token.
    pub token: TokenId,
    /// Why the arbiter signs without the players, where that is so.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub alone: Option<PersonalRef>,
}

/// Two sources agree on the result, everybody has signed it, or the arbiter has alone.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ResultConfirmed {}

/// The result was changed by an authority. Schema 1 did not say when.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ResultAmended {
    /// What stood before.
    pub before: GameResult,
    /// What stands now.
    pub after: GameResult,
    /// In which office.
    pub authority: Role,
    /// Why.
    pub reason: PersonalRef,
    /// When.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub at: Option<Timestamp>,
}

/// The game goes on, or will be played after all; its result no longer stands.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Reopened {
    /// In which office.
    pub authority: Role,
    /// Why.
    pub reason: PersonalRef,
}

/// The game was begun by mistake: it stands as it was set down, and its moves stay in the log alone.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TakenBack {
    /// In which office.
    pub authority: Role,
    /// Why.
    pub reason: PersonalRef,
}

/// The pairing was taken back before it was played.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Annulled {}
