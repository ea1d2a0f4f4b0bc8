//! An entrant leaves the tournament (**Art. 20**).

use crate::game::event::{Annulled, Ended};
use crate::tournament::command::{Change, TournamentCommand, must_be_entered, must_be_open};
use crate::tournament::event::{EntryWithdrew, Judged, WithdrawalAmended, WithdrawalEffect};
use crate::tournament::field::Standing;
use crate::tournament::may_meet::carried_from;
use crate::tournament::meetings::is_over;
use crate::tournament::publication::annulling;
use crate::tournament::refusal::Refusal;
use crate::tournament::regulations::WithdrawalBelowHalf;
use crate::tournament::stages::{Group, first_stage};
use crate::tournament::state::Tournament;
use crate::vocabulary::ids::Mint;
use crate::vocabulary::{Ending, EntryId, GameResult, Moment, Outcome, PersonalRef};

/// Withdraw an entrant.
#[derive(Debug, Clone)]
pub struct Withdraw {
    /// Who.
    pub entry: EntryId,
    /// Whether the organiser consented (**Art. 20.1**).
    pub consent: bool,
    /// The reason given.
    pub reason: PersonalRef,
}

impl TournamentCommand for Withdraw {
    fn decide(&self, tournament: &Tournament, _: &Mint, at: Moment) -> Result<Vec<Change>, Refusal> {
        must_be_open(tournament)?;
        must_be_entered(tournament, self.entry)?;
        if tournament.standing(self.entry) != Some(Standing::Active) {
            return Err(Refusal::NotInTheField { entry: self.entry });
        }
        let (last, before) = self.stages(tournament);
        let before = before.into_iter().map(|stage| judge(tournament, stage, self.entry)).collect();
        let Judged { stage, met, opponents, effect } = judge(tournament, last, self.entry);
        let (entry, consent, reason) = (self.entry, self.consent, self.reason.clone());
        let withdrew = EntryWithdrew { entry, consent, reason, stage, met, opponents, effect, before };
        let left = withdrew.judged().filter(|it| it.effect == WithdrawalEffect::LeftField);
        let follow: Vec<Change> = left.flat_map(|it| self.leave_field(tournament, it.stage)).collect();
        let mut changes = vec![withdrew.into()];
        changes.extend(follow);
        changes.extend(self.lose_running(tournament, at));
        Ok(changes)
    }

    fn judges(&self, _: &Tournament) -> Vec<EntryId> {
        vec![self.entry]
    }
}

/// Put right the consent to a withdrawal, or its reason.
#[derive(Debug, Clone)]
pub struct AmendWithdrawal {
    /// Whose.
    pub entry: EntryId,
    /// Whether the organiser consents (**Art. 20.1**).
    pub consent: bool,
    /// The reason given.
    pub reason: PersonalRef,
}

impl TournamentCommand for AmendWithdrawal {
    /// **Art. 20.1** – consent may come later; what the withdrawal does is not judged again (**Art. 20.3**).
    fn decide(&self, tournament: &Tournament, _: &Mint, _: Moment) -> Result<Vec<Change>, Refusal> {
        must_be_open(tournament)?;
        must_be_entered(tournament, self.entry)?;
        if tournament.standing(self.entry) == Some(Standing::Active) {
            return Err(Refusal::NotWithdrawn { entry: self.entry });
        }
        let (entry, consent, reason) = (self.entry, self.consent, self.reason.clone());
        Ok(vec![WithdrawalAmended { entry, consent, reason }.into()])
    }

    fn judges(&self, _: &Tournament) -> Vec<EntryId> {
        vec![self.entry]
    }
}

impl Withdraw {
    /// The last stage in whose field the entrant is, and those before it; before anything is drawn, the first.
    fn stages(&self, tournament: &Tournament) -> (u32, Vec<u32>) {
        let drawn = tournament.stages.iter().filter_map(|(stage, it)| Some((*stage, it.draw.as_ref()?)));
        let mut stages: Vec<u32> =
            drawn.filter(|(_, draw)| draw.group_of(self.entry).is_some()).map(|(stage, _)| stage).collect();
        (stages.pop().unwrap_or_else(first_stage), stages)
    }

    /// **Art. 20.2** – where an even number remains, the numbers are drawn afresh, so every round paired falls away;
    /// otherwise the vacated number is the bye, and only this entrant's games fall away.
    fn leave_field(&self, tournament: &Tournament, stage: u32) -> Vec<Change> {
        if tournament.is_knock_out(stage) {
            return Vec::new();
        }
        // In a Swiss stage nothing is begun: the round is paired anew, of a field that may be filled up (**Art. 20.2**).
        if tournament.is_swiss(stage) {
            return tournament.rounds_of(stage).flat_map(|round| annulling(round, None)).collect();
        }
        let mut remaining = field(tournament, stage, self.entry);
        remaining.retain(|other| {
            *other != self.entry && tournament.standing_in(stage, *other) == Some(Standing::Active)
        });
        if remaining.len() > 1 && remaining.len().is_multiple_of(2) {
            return tournament.rounds_of(stage).flat_map(|round| annulling(round, None)).collect();
        }
        let games = tournament.live_games().filter(|(_, card)| {
            tournament.side_of(card, self.entry).is_some() && tournament.stage_of(card) == stage
        });
        games.map(|(game, _)| Change::Game(game, Annulled {}.into())).collect()
    }

    /// **Art. 20.3** – a game under way is lost; outside of a table, by no more than leaving (**Art. 20**, house).
    fn lose_running(&self, tournament: &Tournament, at: Moment) -> Vec<Change> {
        let by_half = |stage| {
            tournament
                .entries
                .get(&self.entry)
                .is_some_and(|entry| tournament.is_judged_by_half(entry, stage))
        };
        let running = tournament.live_games().filter(|(_, card)| card.is_under_way());
        let lost = running.filter_map(|(game, card)| {
            let side = tournament.side_of(card, self.entry)?;
            let (outcome, ending) = (Outcome::won_by(side.opponent()), Ending::Withdrawal);
            let result = GameResult { outcome, ending };
            let stage = tournament.stage_of(card);
            let article = if tournament.is_swiss(stage) { "20.4" } else { "20" };
            let article = (!by_half(stage)).then(|| article.to_owned());
            let (at, reason) = (Some(at.occurred), Some(self.reason.clone()));
            Some(Change::Game(game, Ended { result, at, article, reason }.into()))
        });
        lost.collect()
    }
}

/// **Art. 20.3** – n: the others of the group not already out of the reckoning; k: those of them met over the board, a
/// game under way among them, which is lost. With 2k < n all results are annulled, otherwise they stand. A stage that
/// is over is not judged any more: its results stand. **Art. 20.2** – a stage that has not begun is simply left.
///
/// In a knock-out (house) and a Swiss stage (**Art. 20.4**) nobody is to meet everybody: there is nothing to count, and results
/// stand.
///
/// Who does not compete, being a member of a team that does or a team whose members do, leaves no place in the field: a
/// member's boards are forfeited, and the team stays in; a team's members play on.
fn judge(tournament: &Tournament, stage: u32, entry: EntryId) -> Judged {
    if !tournament.entries.get(&entry).is_some_and(|entry| tournament.competes(entry)) {
        return Judged { stage, met: 0, opponents: 0, effect: WithdrawalEffect::Kept };
    }
    let begun = tournament.stage_has_begun(stage) || tournament.stage_is_ended(stage);
    if !tournament.is_circular(stage) {
        let effect = if begun { WithdrawalEffect::Kept } else { WithdrawalEffect::LeftField };
        return Judged { stage, met: 0, opponents: 0, effect };
    }
    let counts = |other: &EntryId| {
        matches!(tournament.standing_in(stage, *other), Some(Standing::Active | Standing::Withdrawn))
    };
    let mut others = field(tournament, stage, entry);
    others.retain(|other| *other != entry && counts(other));
    let met = others.iter().filter(|other| met_over_board(tournament, stage, entry, **other)).count();
    let below_half = 2 * met < others.len();
    let annul = tournament.regulations.withdrawal_below_half == WithdrawalBelowHalf::Annul;
    let effect = if !begun {
        WithdrawalEffect::LeftField
    } else if below_half && annul && !is_over(tournament, stage) {
        WithdrawalEffect::Annulled
    } else {
        WithdrawalEffect::Kept
    };
    let count = |number: usize| u32::try_from(number).unwrap_or(u32::MAX);
    Judged { stage, met: count(met), opponents: count(others.len()), effect }
}

/// Everyone in the entrant's group; before the draw, everyone entered.
fn field(tournament: &Tournament, stage: u32, entry: EntryId) -> Vec<EntryId> {
    let Some(draw) = tournament.draw(stage) else { return entered(tournament) };
    let group = draw.group_of(entry).and_then(|group| draw.group(group));
    group.map(|Group { order, .. }| order.clone()).unwrap_or_default()
}

fn entered(tournament: &Tournament) -> Vec<EntryId> {
    tournament.entries.values().filter(|entry| tournament.competes(entry)).map(|entry| entry.id).collect()
}

/// Whether the two have met in this stage, or in the one whose results count in it instead.
fn met_over_board(tournament: &Tournament, stage: u32, one: EntryId, other: EntryId) -> bool {
    let met_in = carried_from(tournament, stage, one, other).unwrap_or(stage);
    let mut matches = tournament.matches_between(met_in, one, other);
    matches.any(|(_, of)| tournament.games_of(of).any(|(_, card)| card.met_over_board()))
}
