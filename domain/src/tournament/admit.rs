//! One who comes after the draw is let in.

use crate::tournament::command::{Change, TournamentCommand, must_be_open};
use crate::tournament::entries::must_be_active;
use crate::tournament::event::EntryAdmitted;
use crate::tournament::field::Standing;
use crate::tournament::refusal::Refusal;
use crate::tournament::refusal::course::CourseRefusal;
use crate::tournament::stages::Group;
use crate::tournament::state::Tournament;
use crate::tournament::swiss::format::SwissTerms;
use crate::vocabulary::ids::Mint;
use crate::vocabulary::{EntryId, Moment, PersonalRef};

/// Let an entrant into a stage whose numbers are drawn.
#[derive(Debug, Clone)]
pub struct AdmitEntry {
    /// The entrant.
    pub entry: EntryId,
    /// The stage; left out, the last one drawn.
    pub stage: Option<u32>,
    /// The group; left out, the first with a number that nobody holds.
    pub group: Option<u32>,
    /// Why so late.
    pub reason: PersonalRef,
}

impl TournamentCommand for AdmitEntry {
    /// House, by the sense of **Art. 20.2** – the number of one who left before the start, or the bye's, so that no table
    /// changes and everybody else meets whom they were to meet. What was missed by then is paired by hand, or forfeited. In a
    /// Swiss stage a number behind all others, and nothing for the rounds that are paired.
    fn decide(&self, tournament: &Tournament, _: &Mint, _: Moment) -> Result<Vec<Change>, Refusal> {
        must_be_open(tournament)?;
        must_be_active(tournament, self.entry)?;
        let stage = self.stage.unwrap_or_else(|| tournament.current_stage());
        tournament.regulations.stage(stage).ok_or(Refusal::UnknownStage { stage })?;
        let Some(draw) = tournament.draw(stage).filter(|draw| draw.is_whole()) else {
            return Err(tournament.not_drawn(stage));
        };
        if !tournament.entries.get(&self.entry).is_some_and(|entry| tournament.competes(entry)) {
            return Err(CourseRefusal::DoesNotCompete { entry: self.entry }.into());
        }
        if draw.group_of(self.entry).is_some() {
            return Err(CourseRefusal::InTheField { entry: self.entry }.into());
        }
        let groups = (1..).zip(&draw.groups);
        let mut open = groups.filter_map(|(group, drawn)| Some((group, vacant(tournament, stage, drawn)?)));
        let found = open.find(|(group, _)| self.group.is_none_or(|asked| asked == *group));
        let Some((group, number)) = found else { return Err(CourseRefusal::NoVacantNumber { stage }.into()) };
        let (entry, reason) = (self.entry, self.reason.clone());
        Ok(vec![EntryAdmitted { entry, stage, group, number, reason }.into()])
    }

    fn judges(&self, _: &Tournament) -> Vec<EntryId> {
        vec![self.entry]
    }
}

/// A number of a group that nobody holds: of one who left before the start, or the bye's.
fn vacant(tournament: &Tournament, stage: u32, group: &Group) -> Option<u32> {
    // In a Swiss stage there is room for everybody, behind all who have a number.
    if tournament.is_swiss(stage) {
        return u32::try_from(group.order.len())
            .ok()
            .filter(|held| *held < SwissTerms::MOST_ENTRANTS)
            .map(|held| held + 1);
    }
    let left = |entry: &EntryId| tournament.standing_in(stage, *entry) == Some(Standing::LeftField);
    let vacated = (1..).zip(&group.order).find(|(_, entry)| left(entry)).map(|(number, _)| number);
    let bye = u32::try_from(group.order.len()).ok().filter(|held| held % 2 == 1).map(|held| held + 1);
    // A bracket has no bye to take: it stands for as many as were drawn.
    vacated.or(bye.filter(|_| !tournament.is_knock_out(stage)))
}
