//! The signatures under a result (**Art. 10.1**): two players and the arbiter, or the arbiter alone with a reason.

use crate::game::card::Status;
use crate::game::command::{GameCommand, Setting};
use crate::game::event::{GameEvent, ResultConfirmed, SheetSigned, Signer};
use crate::game::refusal::Refusal;
use crate::game::state::Game;
use crate::vocabulary::{Ending, Moment, Outcome, PersonalRef, Side, TokenId};

/// Sign the result.
#[derive(Debug, Clone)]
pub struct SignResult {
    /// Who signs.
    pub by: Signer,
    /// The result that is signed: nobody signs what they have not seen.
    pub outcome: Outcome,
    /// Under which token.
    pub token: TokenId,
    /// Why the arbiter signs without the players: one is absent or refuses, or the game was forfeited.
    pub alone: Option<PersonalRef>,
}

impl GameCommand for SignResult {
    /// **Art. 10.1** – three signatures confirm the result; the arbiter's alone does, where it says why. Nobody signs as a player
    /// and as the arbiter. A round may be closed before all have signed: the result is the same. **4.1.8** – what was lost by fouls is signed while they stand.
    fn decide(&self, game: &Game, setting: &Setting, _: Moment) -> Result<Vec<GameEvent>, Refusal> {
        setting.still_open()?;
        let standing = game.card.result.filter(|_| game.card.is_over()).ok_or(Refusal::NotOver)?.outcome;
        if game.card.status != Status::Provisional {
            return Err(Refusal::Settled { status: game.card.status });
        }
        let Self { by, outcome: signed, token, .. } = *self;
        // A player's signature is never the only one.
        let alone = self.alone.as_ref().filter(|_| by == Signer::Arbiter);
        if standing != signed {
            return Err(Refusal::SignedOtherwise { standing, signed });
        }
        if let Some((side, fouls)) = lifted(game, setting) {
            return Err(Refusal::FoulsLifted { side, fouls });
        }
        let as_another = |known: &&SheetSigned| {
            known.token == token && (known.by == Signer::Arbiter) != (by == Signer::Arbiter)
        };
        if let Some(known) = game.signatures.iter().find(as_another) {
            return Err(Refusal::SignedForAnother(known.by));
        }
        let has_signed = |signer| game.signatures.iter().any(|known| known.by == signer);
        if has_signed(by) && alone.is_none() {
            return Err(Refusal::AlreadySigned { by });
        }
        let everybody = Signer::ALL.into_iter().all(|signer| signer == by || has_signed(signer));
        let mut events = vec![SheetSigned { by, outcome: signed, token, alone: alone.cloned() }.into()];
        if everybody || alone.is_some() {
            events.push(ResultConfirmed {}.into());
        }
        Ok(events)
    }
}

/// Who has lost by fouls of which too few stand, and how many do.
fn lifted(game: &Game, setting: &Setting) -> Option<(Side, u32)> {
    let result = game.card.result.filter(|result| result.ending == Ending::Fouls)?;
    let side = result.outcome.winner()?.opponent();
    let fouls = *game.card.fouls.of(side);
    (fouls < setting.rules.fouls_to_lose).then_some((side, fouls))
}
