//! What those who left before the start leave behind: numbers that are a bye or are void, and rounds without them.
//!
//! Who left, and whether that was before the start, was judged by `withdraw`.

use crate::tournament::field::Standing;
use crate::tournament::format::Format;
use crate::tournament::state::Tournament;
use crate::vocabulary::EntryId;

impl Tournament {
    /// **Art. 20.2** – which groups are to be numbered afresh: worked out anew from who is out of the field, so that a
    /// withdrawal taken back before the new draw leaves the numbers as they were.
    pub(super) fn hold_numbers(&mut self) {
        let (entries, regulations) = (&self.entries, &self.regulations);
        // House – a bracket stays as it was drawn: who was to meet the entrant goes on without play.
        // In a Swiss stage a number is no place in a table.
        let circular = |stage: u32| {
            let plan = regulations.stage(stage);
            plan.is_none_or(|plan| matches!(plan.format, Format::Circular(_)))
        };
        for (number, stage) in self.stages.iter_mut().filter(|(number, _)| circular(**number)) {
            let left = |entry: &EntryId| {
                entries.get(entry).is_some_and(|it| it.standing_in(*number) == Standing::LeftField)
            };
            for group in stage.draw.iter_mut().flat_map(|draw| &mut draw.groups) {
                group.afresh = group.is_voided_by(group.order.iter().filter(|it| left(it)).count());
            }
        }
    }

    /// **Art. 20.2** – whoever was to meet one who left before the start is free. Later the entrant stays in every
    /// round, and what follows is derived.
    pub(super) fn leave_rounds(&mut self, stage: u32, entry: EntryId) {
        if !self.is_circular(stage) {
            return;
        }
        for round in self.rounds.values_mut().filter(|round| round.stage == stage) {
            let freed: Vec<_> = round.matches.iter().filter_map(|it| it.opponent(entry)).collect();
            round.matches.retain(|it| it.opponent(entry).is_none());
            round.byes.retain(|bye| *bye != entry);
            round.byes.extend(freed);
        }
    }
}
