//! What every claim has in common: who may make one, that the clock stands until it is ruled on, and how the game goes on.
//! What is claimed, `natural_limit` and `repetition` know.

use crate::game::command::{Setting, must_run};
use crate::game::event::{ClockRestarted, ClockStopped, GameEvent, StopGround};
use crate::game::refusal::Refusal;
use crate::game::refusal::claim::ClaimRefusal;
use crate::game::state::{ClaimKind, Game};
use crate::vocabulary::{Side, Timestamp};

/// **Art. 23.3, 24** – a claim is ruled on by the game of which it was made, before that game is another.
///
/// # Errors
/// When one waits.
pub fn no_claim_waits(game: &Game) -> Result<(), Refusal> {
    game.claim.map_or(Ok(()), |claim| Err(ClaimRefusal::Pending { kind: claim.kind }.into()))
}

/// **Art. 8.5** – a claim is made in one's own time, one at a time, while the game goes on.
///
/// # Errors
/// When this side may claim nothing now.
pub fn may_claim(game: &Game, setting: &Setting, by: Side) -> Result<(), Refusal> {
    no_claim_waits(game)?;
    must_run(game, setting)?;
    if game.clock.is_some() && game.on_time() != by {
        return Err(Refusal::NotYourTime { by });
    }
    Ok(())
}

/// Whose claim of this kind waits for the ruling, if anybody's.
///
/// # Errors
/// When another claim waits.
pub fn claimant(game: &Game, kind: ClaimKind) -> Result<Option<Side>, Refusal> {
    match game.claim {
        Some(claim) if claim.kind != kind => Err(ClaimRefusal::Otherwise { kind: claim.kind }.into()),
        claim => Ok(claim.map(|claim| claim.by)),
    }
}

/// The clock stands while the claim is looked into.
#[must_use]
pub fn stops(at: Timestamp) -> GameEvent {
    ClockStopped { at, ground: StopGround::Claim, reason: None }.into()
}

/// The game goes on after the ruling: where the hall is halted, with the others.
#[must_use]
pub fn goes_on(setting: &Setting, at: Timestamp) -> GameEvent {
    if setting.hall_stopped {
        ClockStopped { at, ground: StopGround::Hall, reason: None }.into()
    } else {
        ClockRestarted { at, side: None }.into()
    }
}
