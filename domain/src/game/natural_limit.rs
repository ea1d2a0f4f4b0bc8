//! The natural limit (**Art. 4.2.4, 23.3**): claimed by a player, counted here, ruled by an arbiter.

use crate::game::claim::{claimant, goes_on, may_claim, stops};
use crate::game::command::{GameCommand, Setting, must_be_under_way};
use crate::game::ending::{ends, ruled};
use crate::game::event::{
    AdjustGround, ClockAdjusted, FlagEvidence, FlagFell, FoulAnnounced, GameEvent, LimitCount,
    NaturalLimitClaimed, NaturalLimitRuled,
};
use crate::game::flag::{or_the_flag_before, over_by};
use crate::game::foul::announced;
use crate::game::refusal::Refusal;
use crate::game::refusal::claim::ClaimRefusal;
use crate::game::state::{ClaimKind, Game};
use crate::rules::{Rules, SurplusCheck};
use crate::vocabulary::{Ending, Moment, Outcome, Role, Side, Timestamp};

impl Game {
    /// **Art. 23.3** – the rounds since a man was last taken, with the claimant's checks beyond ten left out; on nobody's
    /// claim, all of them.
    #[must_use]
    pub fn natural_limit(&self, rules: &Rules, claimant: Option<Side>) -> LimitCount {
        let (mut plies, mut checks) = (0_u32, 0_u32);
        for (before, played) in self.line() {
            let mover = before.side_to_move();
            let mut after = before;
            if after.make(played).captured().is_some() {
                (plies, checks) = (0, 0);
            } else {
                plies += 1;
                checks += u32::from(claimant == Some(mover) && after.in_check());
            }
        }
        let surplus = checks.saturating_sub(rules.counted_checks);
        let counted = match rules.surplus_check_drops {
            SurplusCheck::Round => (plies / 2).saturating_sub(surplus),
            SurplusCheck::Ply => plies.saturating_sub(surplus) / 2,
        };
        LimitCount { plies, checks, counted, needed: rules.natural_limit_rounds }
    }
}

/// Claim a draw by the natural limit.
#[derive(Debug, Clone, Copy)]
pub struct ClaimNaturalLimit {
    /// Who claims.
    pub by: Side,
}

impl GameCommand for ClaimNaturalLimit {
    /// **Art. 23.3** – the clock is stopped, and an arbiter looks into it; **Art. 8.5** – in one's own time. **22.1** – who
    /// claims when the time is over has lost.
    fn decide(&self, game: &Game, setting: &Setting, at: Moment) -> Result<Vec<GameEvent>, Refusal> {
        may_claim(game, setting, self.by)?;
        if let Some(lost) = over_by(game, setting, at.occurred) {
            return Ok(lost);
        }
        Ok(vec![NaturalLimitClaimed { by: self.by }.into(), stops(at.occurred)])
    }
}

/// Rule on the natural limit: on a claim, or unasked.
#[derive(Debug, Clone, Copy)]
pub struct RuleNaturalLimit {
    /// In which office.
    pub authority: Role,
}

impl GameCommand for RuleNaturalLimit {
    /// **Art. 23.3** – true: drawn. False: a foul (**Art. 9.1.4**), the third of which loses (**4.1.8**); then five minutes of
    /// the claimant's time, who loses where that is all of it; then the game goes on. Unasked, an arbiter may rule the
    /// draw on the plain count, and nothing else.
    fn decide(&self, game: &Game, setting: &Setting, at: Moment) -> Result<Vec<GameEvent>, Refusal> {
        must_be_under_way(game, setting)?;
        let (rules, at) = (&setting.rules, at.occurred);
        let claimant = claimant(game, ClaimKind::NaturalLimit)?;
        let count = game.natural_limit(rules, claimant);
        if claimant.is_none() {
            if !rules.natural_limit_unasked {
                return Err(ClaimRefusal::NoClaim.into());
            }
            if !count.reached() {
                let LimitCount { counted, needed, .. } = count;
                return Err(ClaimRefusal::LimitNotReached { counted, needed }.into());
            }
        }
        let mut events = vec![NaturalLimitRuled { claimant, count, authority: self.authority }.into()];
        match claimant {
            Some(side) if !count.reached() => {
                events.extend(self.false_claim(game, setting, side, at));
            }
            _ => events.push(ruled(Outcome::Draw, Ending::NaturalLimit, at, None)),
        }
        Ok(or_the_flag_before(game, setting, at, events))
    }
}

impl RuleNaturalLimit {
    fn false_claim(&self, game: &Game, setting: &Setting, side: Side, at: Timestamp) -> Vec<GameEvent> {
        let rules = &setting.rules;
        let foul = game.fouls.last().map_or(0, |foul| foul.number).saturating_add(1);
        let (authority, after_ply) = (self.authority, game.plies());
        let article = "9.1.4".to_owned();
        let mut events = announced(
            game,
            setting,
            FoulAnnounced { foul, side, article, after_ply, authority, reason: None },
            at,
        );
        if matches!(events.last(), Some(GameEvent::Ended(_))) {
            return events;
        }
        if let Some(clock) = &game.clock {
            let left = clock.face_at(side, at).remaining_ms;
            let taken = rules.claim_penalty_ms.min(left);
            let delta_ms = i64::try_from(taken).unwrap_or(i64::MAX).saturating_neg();
            let ground = AdjustGround::Penalty;
            events.push(ClockAdjusted { side, delta_ms, ground, at, authority, reason: None }.into());
            if left <= rules.claim_penalty_ms {
                let evidence = FlagEvidence::Clock;
                events.push(FlagFell { side, at, evidence }.into());
                events.push(ends(Outcome::won_by(side.opponent()), Ending::TimeForfeit, at));
                return events;
            }
        }
        events.push(goes_on(setting, at));
        events
    }
}
