//! The moves that prove a chase: how each man would be won if the other side stood still.

use std::collections::BTreeSet;
use std::iter;

use crate::adjudication::budget::Budget;
use crate::adjudication::exchange::is_rootless;
use crate::adjudication::gain::{Gain, standing};
use crate::adjudication::hunt::{Course, Hunt, Reach};
use crate::adjudication::stage::Stage;
use crate::xiangqi::{Man, ManId, Move, Square};

/// By what way a man is to be won (**Art. 29.1**).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, strum::Display, strum::EnumIter)]
#[strum(serialize_all = "snake_case")]
pub enum Way {
    /// It is taken, and nobody can take back.
    Capture,
    /// It is taken, and what is taken back is less.
    Exchange,
    /// By check after check.
    Checks,
}

/// A man that a move chases.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Victim {
    /// Which man it is.
    pub id: ManId,
    /// What it is.
    pub man: Man,
    /// Where it stands.
    pub on: Square,
    /// By what way it would be won.
    pub way: Way,
    /// Which man would begin, and which others could as well.
    pub by: Vec<ManId>,
    /// The moves that win it, if the other side stood still: the first is the chaser's.
    pub line: Vec<Move>,
}

/// The men that these ways win, each with the best way to it.
#[must_use]
pub fn victims(stage: &Stage, ways: &[Gain], budget: &mut Budget) -> Vec<Victim> {
    let mut ids: Vec<ManId> = ways.iter().map(|gain| gain.victim).collect();
    ids.sort();
    ids.dedup();
    ids.into_iter().filter_map(|id| victim(stage, id, ways, budget)).collect()
}

fn victim(stage: &Stage, id: ManId, ways: &[Gain], budget: &mut Budget) -> Option<Victim> {
    let board = stage.after.board();
    let (on, man) = board.men().find(|&(on, _)| board.id_at(on) == Some(id))?;
    let of_it = ways.iter().filter(|gain| gain.victim == id);
    // What is plain to see comes before what must be worked out.
    let best = of_it.clone().max_by_key(|gain| (!gain.by_check, gain.value))?;
    let others: BTreeSet<ManId> = of_it.map(|gain| gain.by).filter(|&one| one != best.by).collect();
    let by = iter::once(best.by).chain(others).collect();
    let (way, line) = line(stage, best, budget);
    Some(Victim { id, man, on, way, by, line })
}

fn line(stage: &Stage, gain: &Gain, budget: &mut Budget) -> (Way, Vec<Move>) {
    let mut position = stage.after.clone();
    let stood = standing(&mut position);
    let _ = position.make(gain.first);
    if !gain.by_check && is_rootless(&position, gain.first.to) {
        return (Way::Capture, vec![gain.first]);
    }
    let mut part = budget.part(Budget::QUESTION);
    let course = Course::after_first((!gain.by_check).then_some(gain.first.to));
    let follows = Hunt::of(stage.mover.side, Reach::SURE, &stood, &mut part).line(&position, course);
    budget.settle(part);
    let way = if gain.by_check { Way::Checks } else { Way::Exchange };
    (way, [vec![gain.first], follows].concat())
}
