//! Repetition (**Art. 4.2.3, 23.2, 24**): claimed by a player, judged by `adjudication`, ruled by an arbiter. That a position
//! stands for the third time ends nothing by itself.

use crate::adjudication::{Call, Ground, Ruling, Span, Verdict, rule};
use crate::game::claim::{claimant, goes_on, may_claim, stops};
use crate::game::command::{GameCommand, Setting, must_be_under_way};
use crate::game::ending::ruled;
use crate::game::event::{ChangeOrdered, GameEvent, RepetitionClaimed, RepetitionRuled};
use crate::game::flag::{or_the_flag_before, over_by};
use crate::game::refusal::Refusal;
use crate::game::refusal::claim::ClaimRefusal;
use crate::game::state::{ChangeOrder, ClaimKind, Game};
use crate::vocabulary::{Ending, Moment, Outcome, PersonalRef, Role, Side};

/// A position that stands at least for the third time since a man was last taken.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[doc(alias = "循環反覆")]
pub struct Repetition {
    /// How often it has stood.
    pub occurrences: u32,
    /// How many plies ago it stood for the third time from the end: what is judged.
    pub span_plies: u32,
}

impl Game {
    /// The repetition on the board now, if there is one.
    #[must_use]
    pub fn repetition(&self) -> Option<Repetition> {
        repeated(self).ok().map(|(repetition, _)| repetition)
    }

    /// The repetition that stood after so many plies, and the moves that are judged. Nothing reaches back behind a position that
    /// an arbiter had stated by then (**Art. 5.8**).
    ///
    /// # Errors
    /// When the position stood there for the first or second time only.
    pub fn repeated_after(&self, plies: u32) -> Result<(Repetition, Span), ClaimRefusal> {
        let number = |count: usize| u32::try_from(count).unwrap_or(u32::MAX);
        let plies = usize::try_from(plies).unwrap_or(usize::MAX);
        let mut line = self.line();
        let there = line.get(plies).map_or_else(|| self.position.clone(), |(before, _)| before.clone());
        line.truncate(plies);
        let stated = self.stated.range(..=plies).next_back().map_or(0, |(&ply, _)| ply.min(line.len()));
        let course = line.split_off(stated);
        let occurrences = number(Span::earlier(&course, &there).len().saturating_add(1));
        let needed = number(Span::OCCURRENCES);
        let span = Span::of(&course, &there).ok_or(ClaimRefusal::NotRepeated { occurrences, needed })?;
        Ok((Repetition { occurrences, span_plies: number(span.plies().len()) }, span))
    }
}

/// The repetition on the board, and the moves that are judged.
fn repeated(game: &Game) -> Result<(Repetition, Span), ClaimRefusal> {
    game.repeated_after(game.plies())
}

/// The order that nobody could obey yet: nobody has moved since.
fn ordered_now(game: &Game) -> Option<ChangeOrder> {
    game.orders.iter().find(|order| order.at_ply == game.plies()).copied()
}

/// Claim a ruling on a repetition.
#[derive(Debug, Clone, Copy)]
pub struct ClaimRepetition {
    /// Who claims.
    pub by: Side,
}

impl GameCommand for ClaimRepetition {
    /// **Art. 24** – the position on the board stands for the third time, whoever is to move: the clock is stopped, and an
    /// arbiter looks into it; where it does not, there is nothing to rule on, and no foul for that. **8.5** – in one's own
    /// time. **22.1** – who claims when the time is over has lost.
    fn decide(&self, game: &Game, setting: &Setting, at: Moment) -> Result<Vec<GameEvent>, Refusal> {
        may_claim(game, setting, self.by)?;
        if let Some(lost) = over_by(game, setting, at.occurred) {
            return Ok(lost);
        }
        repeated(game)?;
        // It is ruled, and nobody could obey yet.
        if let Some(ChangeOrder { side, .. }) = ordered_now(game) {
            return Err(ClaimRefusal::Ordered { side }.into());
        }
        Ok(vec![RepetitionClaimed { by: self.by }.into(), stops(at.occurred)])
    }
}

/// Rule on a repetition: on a claim, or unasked.
#[derive(Debug, Clone)]
pub struct RuleRepetition {
    /// In which office.
    pub authority: Role,
    /// What is ruled; to be said where several verdicts are open.
    pub verdict: Option<Verdict>,
    /// Why; to be said where several verdicts are open.
    pub reason: Option<PersonalRef>,
}

impl GameCommand for RuleRepetition {
    /// **Art. 24.1, 24.2, 24.3** – what the moves bear out is ruled; where they leave several verdicts open, the arbiter chooses one
    /// and says why. **17.4** – a chief arbiter may judge otherwise, and says why. **4.2.3** – drawn; **24.1** – lost; **24.3** – or one side must change, and the game goes on. **23.2** –
    /// unasked, an arbiter may rule the draw; and no more, where the regulations do not say so.
    fn decide(&self, game: &Game, setting: &Setting, at: Moment) -> Result<Vec<GameEvent>, Refusal> {
        must_be_under_way(game, setting)?;
        let claimant = claimant(game, ClaimKind::Repetition)?;
        let (Repetition { occurrences, span_plies }, span) = repeated(game)?;
        let ruling = rule(&span, setting.rule_set);
        let Call { verdict, ground } = self.choose(&ruling)?;
        // The same is not ordered twice.
        if let Some(ChangeOrder { side, .. }) =
            ordered_now(game).filter(|order| verdict == Verdict::must_change(order.side))
        {
            return Err(ClaimRefusal::Ordered { side }.into());
        }
        if claimant.is_none() && verdict != Verdict::Draw && !setting.rules.repetition_loss_unasked {
            return Err(ClaimRefusal::DrawOnly { verdict }.into());
        }
        let (offered, authority, reason) = (open(&ruling), self.authority, self.reason.clone());
        let record = RepetitionRuled {
            claimant,
            occurrences,
            span_plies,
            verdict,
            ground,
            offered,
            authority,
            reason,
        };
        let (mut events, at) = (vec![record.into()], at.occurred);
        match (verdict, verdict.offender()) {
            (Verdict::RedLoses | Verdict::BlackLoses, Some(side)) => {
                events.push(ruled(Outcome::won_by(side.opponent()), Ending::PerpetualCheck, at, None));
            }
            (_, Some(side)) => {
                events.push(ChangeOrdered { side }.into());
                events.extend(claimant.map(|_| goes_on(setting, at)));
            }
            (_, None) => events.push(ruled(Outcome::Draw, Ending::Repetition, at, None)),
        }
        Ok(or_the_flag_before(game, setting, at, events))
    }
}

impl RuleRepetition {
    /// What is ruled, of what can be.
    fn choose(&self, ruling: &Ruling) -> Result<Call, ClaimRefusal> {
        let offered = open(ruling);
        let verdict = match (self.verdict, offered.as_slice()) {
            (None, [only]) => *only,
            (None, _) => return Err(ClaimRefusal::ChoiceNeeded { offered }),
            (Some(verdict), _) => verdict,
        };
        let call = ruling.offered.iter().find(|call| call.verdict == verdict).copied();
        // A chief arbiter may judge otherwise: what is read out of the moves here can be wrong.
        let otherwise =
            self.authority.judges_finally().then_some(Call { verdict, ground: Ground::Judgement });
        match call.or(otherwise) {
            None => Err(ClaimRefusal::NotOffered { verdict, offered }),
            Some(_) if (offered.len() > 1 || call.is_none()) && self.reason.is_none() => {
                Err(ClaimRefusal::ReasonNeeded { verdict })
            }
            Some(call) => Ok(call),
        }
    }
}

/// The verdicts that are open, the mildest first, on whatever ground.
fn open(ruling: &Ruling) -> Vec<Verdict> {
    let mut offered: Vec<Verdict> = ruling.offered.iter().map(|call| call.verdict).collect();
    offered.sort_unstable();
    offered.dedup();
    offered
}
