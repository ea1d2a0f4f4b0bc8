//! Teams were put in order, lined up, and seated on their boards.

use serde::{Deserialize, Serialize};

use crate::tournament::event::pairing::Pairing;
use crate::vocabulary::{EntryId, MatchId, PersonalRef, Side};

/// **Art. 12.1** – the members of a team were put in the order of their boards (台次).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RosterOrdered {
    /// The team.
    pub team: EntryId,
    /// Its members, from the first board.
    pub order: Vec<EntryId>,
}

/// **Art. 12.2, 12.3** – a team named its line-up for a match. It is not shown to the other before both are in.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LineUpSubmitted {
    /// The round.
    pub round: u32,
    /// The match.
    #[serde(rename = "match")]
    pub of: MatchId,
    /// The team.
    pub team: EntryId,
    /// Board by board from the first; none for a board that is left empty.
    pub line_up: Vec<Option<EntryId>>,
}

/// A board on which one of the two, or both, are missing.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EmptyBoard {
    /// The board, from 1.
    pub board: u32,
    /// Which of the games after one another, from 1.
    pub leg: u32,
    /// The colour the first-named team would have.
    pub first_has: Side,
    /// Who is there; none where nobody is.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub present: Option<EntryId>,
    /// Whether that is a member of the first-named team.
    pub first_present: bool,
}

/// Both line-ups were in, and are shown; the games of the match follow from them.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BoardsSeated {
    /// The round.
    pub round: u32,
    /// The match.
    #[serde(rename = "match")]
    pub of: MatchId,
    /// The line-up of the first-named team.
    pub first: Vec<Option<EntryId>>,
    /// The line-up of the other.
    pub second: Vec<Option<EntryId>>,
    /// The games.
    pub pairings: Vec<Pairing>,
    /// The boards on which nobody plays.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub empty: Vec<EmptyBoard>,
}

/// The line-ups of a match were taken back before any of its games had begun.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LineUpsAnnulled {
    /// The round.
    pub round: u32,
    /// The match.
    #[serde(rename = "match")]
    pub of: MatchId,
    /// Why.
    pub reason: PersonalRef,
}

/// A line-up was found to break the rules after play: these boards are lost for the team, whatever was played there.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LineUpRuled {
    /// The round.
    pub round: u32,
    /// The match.
    #[serde(rename = "match")]
    pub of: MatchId,
    /// The team.
    pub team: EntryId,
    /// The boards it loses; none takes an earlier ruling back.
    pub boards: Vec<u32>,
    /// The article that was broken.
    pub article: String,
    /// Why.
    pub reason: PersonalRef,
}
