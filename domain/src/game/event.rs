//! What can have happened in a game: facts in the past tense.
//!
//! Here stand the family and what makes the course of a game; `time`, `conduct` and `result` hold what happens to the
//! clock, beside the moves, and to the result; `claim`, what is claimed and ruled.

pub mod claim;
pub mod conduct;
pub mod result;
pub mod time;

use serde::{Deserialize, Serialize};

pub use claim::{
    ChangeOrdered, ClaimDismissed, LimitCount, NaturalLimitClaimed, NaturalLimitRuled, RepetitionClaimed,
    RepetitionRuled,
};
pub use conduct::{
    Breach, DrawOfferVoid, Excuse, FoulAnnounced, FoulDetected, FoulLifted, IllegalMoveRuled,
    IrregularityRecorded, MovesRetracted, OfferFlaw, OmissionsCompleted, PiecesTouched, PliesOmitted,
    PositionSet, Readings, RecordCorrected, SheetKeyed,
};
pub use result::{
    Annulled, Ended, Reopened, ResultAmended, ResultConfirmed, ResultDisputed, ResultReported, SheetSigned,
    Signer, TakenBack,
};
pub use time::{
    Adjourned, AdjustGround, ArbiterAlerted, ClockAdjusted, ClockPressed, ClockReplaced, ClockRestarted,
    ClockStopped, Due, FlagEvidence, FlagFell, FlagTakenBack, LateForfeited, PlayerArrived, Resumed, Started,
    StopGround,
};

use crate::vocabulary::events::event_family;
use crate::vocabulary::{EntryId, PersonalRef, Side, Timestamp};

event_family! {
    /// A fact of one game's stream.
    GameEvent {
        Scheduled = "game.scheduled", schema 1;
        PlayersChanged = "game.players_changed", schema 1;
        Started = "game.started", schema 2, reads 1;
        PlayerArrived = "game.player_arrived", schema 1;
        MovePlayed = "game.move_played", schema 1;
        ClockPressed = "game.clock_pressed", schema 1;
        ClockStopped = "game.clock_stopped", schema 1;
        ClockRestarted = "game.clock_restarted", schema 1;
        ClockAdjusted = "game.clock_adjusted", schema 1;
        ClockReplaced = "game.clock_replaced", schema 1;
        PiecesTouched = "game.pieces_touched", schema 1;
        PliesOmitted = "game.plies_omitted", schema 1;
        OmissionsCompleted = "game.omissions_completed", schema 1;
        SheetKeyed = "game.sheet_keyed", schema 1;
        DrawOffered = "game.draw_offered", schema 1;
        DrawOfferVoid = "game.draw_offer_void", schema 1;
        DrawDeclined = "game.draw_declined", schema 1;
        DrawAgreed = "game.draw_agreed", schema 1;
        FoulDetected = "game.foul_detected", schema 1;
        FoulAnnounced = "game.foul_announced", schema 1;
        FoulLifted = "game.foul_lifted", schema 1;
        NaturalLimitClaimed = "game.natural_limit_claimed", schema 1;
        NaturalLimitRuled = "game.natural_limit_ruled", schema 1;
        RepetitionClaimed = "game.repetition_claimed", schema 1;
        RepetitionRuled = "game.repetition_ruled", schema 1;
        ChangeOrdered = "game.change_ordered", schema 1;
        ClaimDismissed = "game.claim_dismissed", schema 1;
        IllegalMoveRuled = "game.illegal_move_ruled", schema 1;
        IrregularityRecorded = "game.irregularity_recorded", schema 1;
        MovesRetracted = "game.moves_retracted", schema 1;
        PositionSet = "game.position_set", schema 1;
        RecordCorrected = "game.record_corrected", schema 1;
        Resigned = "game.resigned", schema 1;
        FlagFell = "game.flag_fell", schema 1;
        ArbiterAlerted = "game.arbiter_alerted", schema 1;
        FlagTakenBack = "game.flag_taken_back", schema 1;
        LateForfeited = "game.late_forfeited", schema 1;
        Adjourned = "game.adjourned", schema 1;
        Resumed = "game.resumed", schema 1;
        Ended = "game.ended", schema 2, reads 1;
        ResultReported = "game.result_reported", schema 2, reads 1;
        ResultDisputed = "game.result_disputed", schema 1;
        SheetSigned = "game.sheet_signed", schema 1;
        ResultConfirmed = "game.result_confirmed", schema 1;
        ResultAmended = "game.result_amended", schema 2, reads 1;
        Reopened = "game.reopened", schema 1;
        TakenBack = "game.taken_back", schema 1;
        Annulled = "game.annulled", schema 1;
    }
}

impl GameEvent {
    /// Whether a table shows it, or it speaks of a person: the tournament is judged and ranked by these alone, and by
    /// them it knows which texts are about whom. The moves, presses and offers of a game are not among them.
    #[must_use]
    pub const fn touches_tables(&self) -> bool {
        !matches!(
            self,
            Self::PlayerArrived(_)
                | Self::MovePlayed(_)
                | Self::ClockPressed(_)
                | Self::PiecesTouched(_)
                | Self::PliesOmitted(_)
                | Self::OmissionsCompleted(_)
                | Self::SheetKeyed(_)
                | Self::DrawOffered(_)
                | Self::DrawOfferVoid(_)
                | Self::DrawDeclined(_)
                | Self::DrawAgreed(_)
                | Self::FoulDetected(_)
                | Self::NaturalLimitClaimed(_)
                | Self::NaturalLimitRuled(_)
                | Self::RepetitionClaimed(_)
                | Self::ChangeOrdered(_)
                | Self::Resigned(_)
                | Self::FlagFell(_)
                | Self::ArbiterAlerted(_)
                | Self::LateForfeited(_)
        )
    }
}

impl GameEvent {
    /// The instant it says it happened at, where it says one. An end is undone by what came before it (**Art. 22.5**), and
    /// dates nothing else.
    #[must_use]
    pub const fn at(&self) -> Option<Timestamp> {
        match self {
            Self::Started(event) => event.at,
            Self::PlayerArrived(event) => Some(event.at),
            Self::ClockPressed(event) => Some(event.at),
            Self::ClockStopped(event) => Some(event.at),
            Self::ClockRestarted(event) => Some(event.at),
            Self::ClockAdjusted(event) => Some(event.at),
            Self::ClockReplaced(event) => Some(event.at),
            Self::MovesRetracted(event) => Some(event.at),
            Self::PositionSet(event) => Some(event.at),
            Self::Adjourned(event) => Some(event.at),
            Self::Resumed(event) => Some(event.at),
            Self::FlagFell(event) => Some(event.at),
            Self::LateForfeited(event) => Some(event.at),
            _ => None,
        }
    }

    /// The texts about persons that it speaks of.
    pub fn texts(&self) -> impl Iterator<Item = &PersonalRef> {
        let text = match self {
            Self::ClockStopped(event) => event.reason.as_ref(),
            Self::ClockAdjusted(event) => event.reason.as_ref(),
            Self::ClockReplaced(event) => Some(&event.reason),
            Self::FoulAnnounced(event) => event.reason.as_ref(),
            Self::FoulLifted(event) => Some(&event.reason),
            Self::RepetitionRuled(event) => event.reason.as_ref(),
            Self::ClaimDismissed(event) => Some(&event.reason),
            Self::IllegalMoveRuled(event) => event.reason.as_ref(),
            Self::IrregularityRecorded(event) => Some(&event.reason),
            Self::MovesRetracted(event) => Some(&event.reason),
            Self::PositionSet(event) => Some(&event.reason),
            Self::RecordCorrected(event) => Some(&event.reason),
            Self::Adjourned(event) => Some(&event.reason),
            Self::Ended(event) => event.reason.as_ref(),
            Self::SheetSigned(event) => event.alone.as_ref(),
            Self::ResultAmended(event) => Some(&event.reason),
            Self::Reopened(event) => Some(&event.reason),
            Self::TakenBack(event) => Some(&event.reason),
            _ => None,
        };
        text.into_iter()
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
