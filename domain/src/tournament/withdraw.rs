//! An entrant leaves the tournament (**Art. 20**).

use crate::game::ending::ruled;
use crate::game::event::Annulled;
use crate::tournament::command::{Change, TournamentCommand, must_be_entered, must_be_open};
use crate::tournament::event::{EntryWithdrew, WithdrawalAmended, WithdrawalEffect};
use crate::tournament::field::Standing;
use crate::tournament::publication::annulling;
use crate::tournament::refusal::Refusal;
use crate::tournament::regulations::WithdrawalBelowHalf;
use crate::tournament::state::Tournament;
use crate::vocabulary::ids::Mint;
use crate::vocabulary::{Ending, EntryId, Moment, Outcome, PersonalRef};

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
        if tournament.has_begun() {
            Ok(self.during(tournament, at))
        } else {
            Ok(self.before_the_start(tournament))
        }
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
}

impl Withdraw {
    /// **Art. 20.2** – where an even number remains, the numbers are drawn afresh, so every round paired falls away;
    /// otherwise the vacated number is the bye, and only this entrant's games fall away.
    fn before_the_start(&self, tournament: &Tournament) -> Vec<Change> {
        let remaining =
            tournament.entries.values().filter(|entry| entry.is_active() && entry.id != self.entry);
        let remaining = remaining.count();
        let mut changes =
            vec![self.withdrew(0, u32::try_from(remaining).unwrap_or(u32::MAX), WithdrawalEffect::LeftField)];
        if remaining.is_multiple_of(2) {
            changes.extend(tournament.rounds.values().flat_map(|round| annulling(round, None)));
        } else {
            let games = tournament.live_games().filter(|(_, card)| card.side_of(self.entry).is_some());
            changes.extend(games.map(|(game, _)| Change::Game(game, Annulled {}.into())));
        }
        changes
    }

    /// **Art. 20.3** – n: the others not already out of the reckoning; k: those of them met over the board, a game
    /// under way among them, which is lost. With 2k < n all results are annulled, otherwise they stand.
    fn during(&self, tournament: &Tournament, at: Moment) -> Vec<Change> {
        let counts = |entry: &EntryId| {
            matches!(tournament.standing(*entry), Some(Standing::Active | Standing::Withdrawn))
        };
        let others: Vec<EntryId> = tournament
            .entries
            .keys()
            .copied()
            .filter(|entry| *entry != self.entry && counts(entry))
            .collect();
        let met = others.iter().filter(|other| {
            tournament.game_between(self.entry, **other).is_some_and(|(_, card)| card.met_over_board())
        });
        let (met, opponents) = (met.count(), others.len());
        let annul = tournament.regulations.withdrawal_below_half == WithdrawalBelowHalf::Annul;
        let effect =
            if annul && 2 * met < opponents { WithdrawalEffect::Annulled } else { WithdrawalEffect::Kept };
        let count = |number: usize| u32::try_from(number).unwrap_or(u32::MAX);
        let mut changes = vec![self.withdrew(count(met), count(opponents), effect)];
        for (game, card) in tournament.live_games().filter(|(_, card)| card.is_under_way()) {
            let Some(side) = card.side_of(self.entry) else { continue };
            let (outcome, reason) = (Outcome::won_by(side.opponent()), Some(self.reason.clone()));
            changes.push(Change::Game(game, ruled(outcome, Ending::Withdrawal, at.occurred, reason)));
        }
        changes
    }

    fn withdrew(&self, met: u32, opponents: u32, effect: WithdrawalEffect) -> Change {
        let (entry, consent, reason) = (self.entry, self.consent, self.reason.clone());
        EntryWithdrew { entry, consent, reason, met, opponents, effect }.into()
    }
}
