//! The order to change (**Art. 24.3**): how long it stands, and the move that disobeys it (**Art. 4.1.7**). Who is ordered to,
//! `repetition` rules.

use crate::adjudication::{Ply, Span, rule};
use crate::game::ending::ends;
use crate::game::event::GameEvent;
use crate::game::state::board::alike;
use crate::game::state::{ChangeOrder, Game};
use crate::rules::RuleSet;
use crate::vocabulary::{Ending, Outcome, Side, Timestamp};
use crate::xiangqi::{Kind, Move, Position};

impl Game {
    /// **Art. 24.3** – who must change now. An order lapses when its position can stand no more: a man was taken, or a Soldier
    /// went forward. One detour does not lift it (house).
    #[must_use]
    pub fn must_change(&self) -> Vec<Side> {
        if self.orders.is_empty() || !self.card.is_under_way() {
            return Vec::new();
        }
        let line = self.line();
        let cut = line.iter().rposition(|(before, played)| is_for_good(before, *played));
        let cut = cut.map_or(0, |ply| ply.saturating_add(1));
        let stands = |order: &ChangeOrder| usize::try_from(order.at_ply).is_ok_and(|at_ply| at_ply >= cut);
        let ordered = |side: &Side| self.orders.iter().any(|order| order.side == *side && stands(order));
        Side::BOTH.into_iter().filter(ordered).collect()
    }
}

/// Whether no position before this move can stand again.
fn is_for_good(before: &Position, played: Move) -> bool {
    let board = before.board();
    let advances = played.from.rank() != played.to.rank()
        && board.man_at(played.from).is_some_and(|man| man.kind == Kind::Soldier);
    advances || board.man_at(played.to).is_some()
}

/// **Art. 4.1.7, 24.3** – the end, where this move brings about once more the position in which a change was ordered, by
/// another round of the forbidden cycle: in the moves that were ruled on, or in others by which the same side is the
/// offender. By a detour it may come about, and the order stands on (house).
#[must_use]
pub fn disobeyed(
    game: &Game,
    rule_set: RuleSet,
    played: Move,
    after: &Position,
    at: Timestamp,
) -> Option<GameEvent> {
    if game.orders.is_empty() {
        return None;
    }
    let mut course = game.course();
    course.push((game.position.clone(), played));
    let last = *Span::earlier(&course, after).last()?;
    let round = Span::since(&course, last);
    let is_refused = |order: &&ChangeOrder| {
        let at_ply = usize::try_from(order.at_ply).unwrap_or(usize::MAX);
        let ordered = at_ply.checked_sub(game.stated_at());
        let Some((ruled, [(there, _), ..])) = ordered.and_then(|at| course.split_at_checked(at)) else {
            return false;
        };
        alike(there, after) && (is_in(&round, ruled, there) || offends(&round, rule_set, order.side))
    };
    let order = game.orders.iter().find(is_refused)?;
    Some(ends(Outcome::won_by(order.side.opponent()), Ending::RefusedToChange, at))
}

/// Whether every move of this round was played in the same position of what was ruled on.
fn is_in(round: &Span, ruled: &[(Position, Move)], there: &Position) -> bool {
    let Some(span) = Span::of(ruled, there) else { return false };
    round.plies().iter().all(|ply| {
        let is_it = |known: &Ply| known.played == ply.played && alike(&known.before, &ply.before);
        span.plies().iter().any(is_it)
    })
}

/// Whether this side alone breaks the rules by such rounds, and nothing is open about it.
fn offends(round: &Span, rule_set: RuleSet, side: Side) -> bool {
    rule(round, rule_set).ruled().is_some_and(|call| call.verdict.offender() == Some(side))
}
