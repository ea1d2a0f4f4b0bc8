//! What one move is: check, kill, chase or idle, the gravest name winning (**Art. 27.4**), with the men it chases, the moves that
//! prove it, and what is in doubt.

use crate::adjudication::budget::Budget;
use crate::adjudication::capture::by_capture;
use crate::adjudication::chase::{Chased, by_gain};
use crate::adjudication::doubt::{self, Doubt};
use crate::adjudication::kill::{self, Kill, kill};
use crate::adjudication::law::{Chase, Law};
use crate::adjudication::nature::{Interval, Nature};
use crate::adjudication::span::Ply;
use crate::adjudication::stage::Stage;
use crate::adjudication::weight::Grade;
use crate::adjudication::witness::{Victim, victims};
use crate::vocabulary::Side;
use crate::xiangqi::{Kind, Move};

/// What one move of the span is.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Judged {
    /// The move, and the position before it.
    pub ply: Ply,
    /// What it is.
    pub nature: Interval,
    /// The men that it chases: by this move, not by the one before (**Art. 29.2**).
    pub victims: Vec<Victim>,
    /// **Art. 27.2** – whether a soldier chases by itself: idle, unless both sides attack all along.
    pub by_soldier: bool,
    /// How heavy its chase is, where that matters.
    pub grade: Grade,
    /// The checks and answers that mate, if the other side stood still; empty where it does not kill.
    pub mate: Vec<Move>,
    /// Why it is not certain; empty where it is.
    pub doubts: Vec<Doubt>,
}

impl Judged {
    /// Whose move it is.
    #[must_use]
    pub const fn side(&self) -> Side {
        self.ply.before.side_to_move()
    }

    fn idle(ply: &Ply) -> Self {
        Self {
            ply: ply.clone(),
            nature: Interval::certain(Nature::Idle),
            victims: Vec::new(),
            by_soldier: false,
            grade: Grade::default(),
            mate: Vec::new(),
            doubts: Vec::new(),
        }
    }

    fn at_least(&mut self, nature: Nature) {
        self.nature.surely = self.nature.surely.max(nature);
        self.nature.possibly = self.nature.possibly.max(nature);
    }

    fn perhaps(&mut self, nature: Nature, doubt: Doubt) {
        self.nature.possibly = self.nature.possibly.max(nature);
        self.doubts.push(doubt);
    }
}

/// What a move is.
#[must_use]
pub fn judge(ply: &Ply, law: &Law, budget: &mut Budget) -> Judged {
    let mut judged = Judged::idle(ply);
    let Some(mut stage) = Stage::of(ply) else { return judged };
    if stage.checks {
        judged.at_least(Nature::Check);
        if law.every_attack {
            return judged;
        }
    }
    let steps_out = stage.before.in_check() && stage.mover.kind == Kind::General;
    if steps_out && law.every_attack {
        // What a side uncovers by its check is its own doing: the General that steps out of it attacks nothing.
        if doubt::out_of_check(&mut stage, law, budget) {
            judged.perhaps(Nature::Kill, Doubt::OutOfCheck);
        }
        return judged;
    }
    if !stage.checks {
        match kill(&mut stage.after, kill::DEPTH, budget) {
            Kill::By(_) => {
                judged.at_least(Nature::Kill);
                judged.mate = kill::mate(&stage.after, budget);
            }
            Kill::Unknown => judged.perhaps(Nature::Kill, Doubt::KillUnknown),
            Kill::None => {}
        }
    }
    let chased = match law.chase {
        Chase::Capture => by_capture(&mut stage, law, budget),
        Chase::Gain | Chase::MoreGain => by_gain(&mut stage, law, budget),
    };
    judged.by_soldier = chased.by_soldier;
    judged.grade = chased.grade;
    judged.victims = victims(&stage, &chased.ways, budget);
    name_the_chase(&mut judged, &mut stage, &chased, law, budget);
    judged
}

/// The move's name by the men it chases.
fn name_the_chase(judged: &mut Judged, stage: &mut Stage, chased: &Chased, law: &Law, budget: &mut Budget) {
    let settled = judged.nature.surely > Nature::Chase;
    if chased.cut || budget.is_out() {
        judged.perhaps(Nature::Chase, Doubt::ChaseUnknown);
    } else if chased.ways.is_empty() {
        if law.every_attack && !settled && doubt::long_way(stage, budget) {
            judged.perhaps(Nature::Chase, Doubt::LongWay);
        }
    } else if doubt::general_moves(stage, law) {
        judged.perhaps(Nature::Chase, Doubt::GeneralMoves);
    } else if law.every_attack && !settled && doubt::key_point(stage, &chased.ways, budget) {
        judged.perhaps(Nature::Chase, Doubt::KeyPoint);
    } else {
        judged.at_least(Nature::Chase);
    }
}
