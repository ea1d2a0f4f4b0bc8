//! Rounds were paired, changed, published, closed, or taken back.

use serde::{Deserialize, Serialize};

use crate::pairing::knock_out::slot::Slot;
use crate::tournament::event::swiss::Unpaired;
use crate::tournament::stages::{first_stage, is_first_stage};
use crate::vocabulary::{EntryId, GameId, MatchId, PersonalRef, Timestamp};

/// Whether a fact is usual, and not written down.
#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks with a reference")]
pub(super) const fn is_false(it: &bool) -> bool {
    !*it
}

/// Two entrants and the game between them.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Pairing {
    /// The game.
    pub game: GameId,
    /// The table, from 1.
    pub table: u32,
    /// Who has Red.
    pub red: EntryId,
    /// Who has Black.
    pub black: EntryId,
    /// The match it is a game of; none where it is the whole of it.
    #[serde(default, rename = "match", skip_serializing_if = "Option::is_none")]
    pub of: Option<MatchId>,
    /// The board of a team match, from 1.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub board: Option<u32>,
    /// Which of the games at this board, from 1, where there are several (**Art. 13.5**).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub leg: Option<u32>,
    /// The step of the play-off ladder it is a game of, from 1 (**Art. 15.6**); none for the match itself.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub step: Option<u32>,
}

impl Pairing {
    /// The match it belongs to.
    #[must_use]
    pub fn of_match(&self) -> MatchId {
        self.of.unwrap_or_else(|| self.game.into())
    }
}

/// A match that is more, or says more, than its one game.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PairedMatch {
    /// The match.
    pub id: MatchId,
    /// Its first table, from 1.
    pub table: u32,
    /// Who is named first: Red in a single game, or on the odd boards (**Art. 13.1, 13.2**); in a knock-out, who comes first
    /// in the bracket.
    pub first: EntryId,
    /// Who is named second.
    pub second: EntryId,
    /// The group, where the stage is played in groups (**Art. 11.3**).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub group: Option<u32>,
    /// Which match of the bracket it is, in a knock-out (**Art. 11.1**): those who belong into it follow from that.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub slot: Option<Slot>,
}

/// Where a round's pairings come from.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum PairedBy {
    /// The printed table of the circular system (**Art. 13.1**).
    Table,
    /// The bracket of a knock-out (**Art. 11.1**).
    Bracket,
    /// The Swiss system of the stage (**Art. 11.4**).
    Swiss,
    /// An arbiter, by hand.
    Hand,
}

/// A round was paired; nobody but the officials sees it yet.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RoundPaired {
    /// The round, from 1 through the whole tournament.
    pub round: u32,
    /// The stage it belongs to.
    #[serde(default = "first_stage", skip_serializing_if = "is_first_stage")]
    pub stage: u32,
    /// Which round of the stage it is, from 1; none where it is the same as `round`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub stage_round: Option<u32>,
    /// Which round of the printed table it follows, from 1; none where it is `stage_round`, or follows none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub table_round: Option<u32>,
    /// By the table or by hand.
    pub by: PairedBy,
    /// **Art. 15.6** – whether its games settle shared places, and count in no table.
    #[serde(default, skip_serializing_if = "is_false")]
    pub play_off: bool,
    /// **Art. 13.4, 13.5** – the seed by which colours, and opponents of a Swiss first round, were drawn, where the numbers have
    /// none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seed: Option<String>,
    /// The matches that say more than their one game.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub matches: Vec<PairedMatch>,
    /// The pairings, by table.
    pub pairings: Vec<Pairing>,
    /// Who is free in this round (輪空).
    pub byes: Vec<EntryId>,
    /// **Art. 11.4** – who is not paired in a round of a Swiss stage, and why.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub unpaired: Vec<Unpaired>,
}

/// Pairings of a round were changed by hand. Schemas 1 and 2 did not say when.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PairingChanged {
    /// The round.
    pub round: u32,
    /// The matches whose entrants change.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub matches: Vec<PairedMatch>,
    /// The changed pairings, each replacing the one with its game.
    pub pairings: Vec<Pairing>,
    /// Who is free in this round now.
    pub byes: Vec<EntryId>,
    /// When.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub at: Option<Timestamp>,
    /// Why.
    pub reason: PersonalRef,
}

/// The pairing of a round was taken back whole; it may be paired again.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RoundAnnulled {
    /// The round.
    pub round: u32,
    /// Why; none where **Art. 20.2** took it back with the lots.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reason: Option<PersonalRef>,
}

/// The round's pairings were published. Schema 1 did not say when.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RoundPublished {
    /// The round.
    pub round: u32,
    /// When.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub at: Option<Timestamp>,
}

/// The publication was taken back.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RoundUnpublished {
    /// The round.
    pub round: u32,
    /// Why.
    pub reason: PersonalRef,
}

/// Every game of the round is decided, and the round is over.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RoundClosed {
    /// The round.
    pub round: u32,
}

/// A closed round was opened again.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RoundReopened {
    /// The round.
    pub round: u32,
    /// Why.
    pub reason: PersonalRef,
}
