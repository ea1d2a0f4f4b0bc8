//! What a move newly chases (**Art. 28.3, 29**): the men of which something is to be won next, that could not be won, or not
//! so well, had the mover been to move before (**Art. 29.2**).

use crate::adjudication::budget::Budget;
use crate::adjudication::exchange::lost;
use crate::adjudication::gain::{Gain, Standing, Wanted, gains};
use crate::adjudication::law::{Chase, Law};
use crate::adjudication::material::{price, prize};
use crate::adjudication::stage::Stage;
use crate::adjudication::threat::threats;
use crate::adjudication::weight::{Grade, Weighing, is_by_one_man, is_rooted, worth};
use crate::xiangqi::attack::gives_check;
use crate::xiangqi::{Kind, Move, Position};

/// What a check must win before it is a chase: more than a soldier (**Art. 25.3**).
const BY_CHECK: i32 = 3;

/// What a move newly chases.
#[derive(Debug, Clone, Default)]
pub struct Chased {
    /// The ways, by the man chased.
    pub ways: Vec<Gain>,
    /// **Art. 27.2** – whether a soldier chases by itself.
    pub by_soldier: bool,
    /// How heavy it is.
    pub grade: Grade,
    /// Whether the search was given up.
    pub cut: bool,
}

/// What a move newly chases, by what is won in the end.
#[must_use]
pub fn by_gain(stage: &mut Stage, law: &Law, budget: &mut Budget) -> Chased {
    let (new, mut cut) = gains(&mut stage.after, Standing::LeftOut, Wanted::All, budget);
    let pays = |gain: &Gain| gain.value > if gain.by_check { BY_CHECK } else { 0 };
    let mut fresh = new.clone();
    fresh.retain(|gain| pays(gain) || !gain.by_check && pays_there(&stage.after, gain.first, budget));
    if fresh.is_empty() {
        return Chased { cut, ..Chased::default() };
    }
    let (old, cut_before) = old_gains(stage, law, &fresh, budget);
    let newer = matches!(law.chase, Chase::MoreGain);
    let is_new =
        |before: Option<i32>, now: i32| before.is_none_or(|before| before < if newer { now } else { 1 });
    fresh.retain(|gain| is_new(best_of(&old, gain), gain.value));
    if newer && fresh.iter().any(|gain| best_of(&old, gain).is_some()) {
        // Like is compared with like: what the other side could take anyhow counts before the move and after it.
        let wanted = Wanted::Like(&fresh);
        let (counted, cut_counted) = gains(&mut stage.after, Standing::Counted, wanted, budget);
        cut |= cut_counted;
        let now = |gain: &Gain| value_by(&counted, gain).map_or(gain.value, |value| value.min(gain.value));
        fresh.retain(|gain| is_new(best_of(&old, gain), now(gain)));
    }
    let owed: Vec<Gain> = fresh.iter().filter(|gain| !pays(gain)).copied().collect();
    if !owed.is_empty() {
        let (due, cut_due) = beyond_the_answer(stage, &owed, budget);
        cut |= cut_due;
        fresh.retain(|gain| pays(gain) || due.contains(gain));
    }
    let (idle, ways): (Vec<Gain>, Vec<Gain>) = fresh.into_iter().partition(Gain::is_idle);
    let by_soldier = idle.iter().any(|gain| gain.by_kind == Kind::Soldier);
    let grade = if law.graded && !ways.is_empty() {
        grade(stage, law, &ways, (&old, &new), budget)
    } else {
        Grade::default()
    };
    Chased { ways, by_soldier, grade, cut: cut_before || cut }
}

/// What was won at best of the man that this way wins. A capture that is possible now is not the old one that only checks led
/// to; what checks lead to now is old if it was to be had in any way.
fn best_of(gains: &[Gain], gain: &Gain) -> Option<i32> {
    let alike = |one: &&Gain| one.victim == gain.victim && (gain.by_check || !one.by_check);
    gains.iter().filter(alike).map(|one| one.value).max()
}

/// What is won of that man by the same first move.
fn value_by(gains: &[Gain], gain: &Gain) -> Option<i32> {
    gains.iter().find(|one| one.first == gain.first && one.victim == gain.victim).map(|one| one.value)
}

/// Of captures that win on their point, and nothing in the end, those that win in the end more than the other side wins anyhow: it
/// takes its due, and the chase goes on. Not those that did so before the move.
fn beyond_the_answer(stage: &mut Stage, owed: &[Gain], budget: &mut Budget) -> (Vec<Gain>, bool) {
    let (before, after) = stage.answers(budget);
    let (old, cut_before) = gains(&mut stage.before, Standing::Counted, Wanted::Like(owed), budget);
    let (counted, cut) = gains(&mut stage.after, Standing::Counted, Wanted::Like(owed), budget);
    let beyond = |value: i32, answer: i32| value.saturating_add(answer) > 0;
    let stood = |gain: &Gain| {
        old.iter().any(|one| one.victim == gain.victim && !one.by_check && beyond(one.value, before))
    };
    let now = |gain: &Gain| value_by(&counted, gain).is_some_and(|value| beyond(value, after));
    (owed.iter().filter(|gain| now(gain) && !stood(gain)).copied().collect(), cut_before || cut)
}

/// Whether the exchange on its point wins by itself.
fn pays_there(position: &Position, capture: Move, budget: &mut Budget) -> bool {
    let Some(victim) = position.board().man_at(capture.to) else { return false };
    let mut after = position.clone();
    let _ = after.make(capture);
    prize(victim, capture.to) > lost(&mut after, capture.to, budget)
}

/// What was to be won of each man before the move. Under a check, what could be taken at once stands for old: the check hides
/// it, and does not undo it.
fn old_gains(stage: &mut Stage, law: &Law, new: &[Gain], budget: &mut Budget) -> (Vec<Gain>, bool) {
    let standing = match law.chase {
        Chase::MoreGain => Standing::Counted,
        Chase::Gain | Chase::Capture => Standing::LeftOut,
    };
    let (mut old, cut) = gains(&mut stage.before, standing, Wanted::Like(new), budget);
    if stage.before.in_check() {
        old.extend(threats(&mut stage.before, law, false, budget).iter().map(Gain::from));
    }
    (old, cut)
}

/// `cn-2020` 26.9 – how heavy the move is, by the heaviest of its ways.
fn grade(
    stage: &mut Stage,
    law: &Law,
    ways: &[Gain],
    (old, new): (&[Gain], &[Gain]),
    budget: &mut Budget,
) -> Grade {
    let evades = stage.evades(law, budget);
    let won = ways.iter().any(|gain| gain.value > 0);
    let price = price(stage.mover, stage.played.from);
    let mut weighing = Weighing::default();
    for gain in ways {
        let directly = |one: &Gain| one.victim == gain.victim && !one.by_check && one.value > 0;
        if gain.by_check && new.iter().any(directly) || gain.value <= 0 && won {
            continue;
        }
        let stood = |one: &Gain| {
            one.victim == gain.victim && one.by == gain.by && !one.by_check && one.value >= gain.value - price
        };
        let after = &mut stage.after;
        let heavy = gain.victim_kind == Kind::Chariot || is_rooted(after, gain.first);
        let kept_up = evades && heavy && old.iter().any(stood);
        let with_check = gain.by_check || gives_check(after.board(), gain.first);
        weighing.add(worth(gain, with_check), is_by_one_man(after, gain) && !kept_up);
    }
    weighing.grade()
}
