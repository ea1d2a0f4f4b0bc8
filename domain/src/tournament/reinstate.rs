//! A withdrawal is taken back.

use crate::tournament::command::{Change, TournamentCommand, must_be_open};
use crate::tournament::contenders::places;
use crate::tournament::discipline::refusal::Refusal as OfDiscipline;
use crate::tournament::event::{EntryReinstated, TournamentEvent, WithdrawalEffect};
use crate::tournament::refusal::Refusal;
use crate::tournament::refusal::course::CourseRefusal;
use crate::tournament::state::Tournament;
use crate::vocabulary::ids::Mint;
use crate::vocabulary::{EntryId, Moment, PersonalRef};

/// Take a withdrawal back.
#[derive(Debug, Clone)]
pub struct Reinstate {
    /// Whose.
    pub entry: EntryId,
    /// Why.
    pub reason: PersonalRef,
}

impl TournamentCommand for Reinstate {
    /// **Art. 20.3** – what was derived from the withdrawal is undone with it; a game that it ended stays ended until
    /// an arbiter reopens it. **Art. 20.2** – one who left before the start comes back into a field whose numbers
    /// are yet to be drawn or have kept the vacated one. Rounds paired without the entrant are paired anew first; once
    /// games have begun, the missing ones are paired by hand in a round of their own. A stage from which another was drawn
    /// keeps its places. **Art. 18.3** – who is expelled comes back by the lifting of the penalty alone.
    fn decide(&self, tournament: &Tournament, _: &Mint, _: Moment) -> Result<Vec<Change>, Refusal> {
        must_be_open(tournament)?;
        if let Some(penalty) = tournament.discipline.expelled_by(self.entry) {
            return Err(OfDiscipline::StaysExpelled { entry: self.entry, penalty }.into());
        }
        self.back(tournament)
    }
}

impl Reinstate {
    /// The same where no penalty stands against it, or none any more.
    ///
    /// # Errors
    /// When the entrant has not left, or the field was drawn or paired meanwhile.
    pub fn back(&self, tournament: &Tournament) -> Result<Vec<Change>, Refusal> {
        let Some(entry) = tournament.entries.get(&self.entry) else {
            return Err(Refusal::UnknownEntry { entry: self.entry });
        };
        let Some(withdrawal) = &entry.withdrawal else {
            return Err(Refusal::NotWithdrawn { entry: self.entry });
        };
        for judged in withdrawal.judged() {
            if judged.effect != WithdrawalEffect::LeftField {
                continue;
            }
            let stage = judged.stage;
            let group = tournament.draw(stage).is_some_and(|draw| draw.group_of(self.entry).is_none());
            let paired = tournament.is_circular(stage)
                && tournament.rounds_of(stage).next().is_some()
                && !tournament.stage_has_begun(stage);
            if group || paired {
                return Err(Refusal::FieldIsDrawn { entry: self.entry });
            }
        }
        let reinstated = EntryReinstated { entry: self.entry, reason: self.reason.clone() };
        keeps_places(tournament, &reinstated)?;
        Ok(vec![reinstated.into()])
    }
}

/// House – refuses what would move a place from which a later stage was drawn.
fn keeps_places(tournament: &Tournament, reinstated: &EntryReinstated) -> Result<(), Refusal> {
    let mut back = tournament.clone();
    back.evolve(&TournamentEvent::EntryReinstated(reinstated.clone()));
    let drawn_from = (1..=tournament.regulations.last_stage())
        .filter_map(|stage| Some((stage, tournament.drawn_from(stage)?)));
    match drawn_from.into_iter().find(|(stage, _)| places(tournament, *stage) != places(&back, *stage)) {
        Some((stage, later)) => Err(CourseRefusal::DrawnFrom { stage, later }.into()),
        None => Ok(()),
    }
}
