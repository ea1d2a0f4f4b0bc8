//! What can have happened in a game: facts in the past tense.

use serde::{Deserialize, Serialize};

use crate::vocabulary::events::event_family;
use crate::vocabulary::{EntryId, GameResult, Outcome, PersonalRef, Role, Side, TokenId};

event_family! {
    /// A fact of one game's stream.
    GameEvent {
        Scheduled = "game.scheduled", schema 1;
        PlayersChanged = "game.players_changed", schema 1;
        Started = "game.started", schema 1;
        MovePlayed = "game.move_played", schema 1;
        DrawOffered = "game.draw_offered", schema 1;
        DrawDeclined = "game.draw_declined", schema 1;
        DrawAgreed = "game.draw_agreed", schema 1;
        Resigned = "game.resigned", schema 1;
        Ended = "game.ended", schema 1;
        ResultReported = "game.result_reported", schema 1;
        ResultDisputed = "game.result_disputed", schema 1;
        ResultConfirmed = "game.result_confirmed", schema 1;
        ResultAmended = "game.result_amended", schema 1;
        Reopened = "game.reopened", schema 1;
        TakenBack = "game.taken_back", schema 1;
        Annulled = "game.annulled", schema 1;
    }
}

impl GameEvent {
    /// Whether a table shows it: the tournament is judged and ranked by these alone, never by the moves.
    #[must_use]
    pub const fn touches_tables(&self) -> bool {
        !matches!(
            self,
            Self::MovePlayed(_)
                | Self::DrawOffered(_)
                | Self::DrawDeclined(_)
                | Self::DrawAgreed(_)
                | Self::Resigned(_)
        )
    }
}

/// The game was set down in a round, at a table.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Scheduled {
    /// The round, from 1.
    pub round: u32,
    /// The table, from 1.
    pub table: u32,
    /// Who has Red.
    pub red: EntryId,
    /// Who has Black.
    pub black: EntryId,
}

/// Other players, or the same with colours reversed, were seated before the game began.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlayersChanged {
    /// Who has Red.
    pub red: EntryId,
    /// Who has Black.
    pub black: EntryId,
}

/// The game began.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Started {}

/// A legal move was played (**Art. 2**).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MovePlayed {
    /// Its number in the game, from 1; odd ones are Red's.
    pub ply: u32,
    /// The move, in ICCS.
    pub iccs: String,
}

/// A draw was offered (**Art. 23.1**).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DrawOffered {
    /// Who offered.
    pub by: Side,
}

/// The offer was declined, by word or by the next move (**Art. 23.1**).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DrawDeclined {
    /// Who declined.
    pub by: Side,
}

/// The offer was accepted (**Art. 4.2.2**).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DrawAgreed {
    /// Who accepted.
    pub by: Side,
}

/// A player resigned (**Art. 4.1.9**).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Resigned {
    /// Who resigned.
    pub by: Side,
}

/// The game ended.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Ended {
    /// How it came out.
    pub result: GameResult,
    /// Why, where a person ruled it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reason: Option<PersonalRef>,
}

/// A table reported its result without the moves that led to it (**Art. 10.1**).
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

/// Two sources agree on the result, or an arbiter has settled it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ResultConfirmed {}

/// The result was changed by an authority.
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
