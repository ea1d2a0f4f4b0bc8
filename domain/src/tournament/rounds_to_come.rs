//! How many rounds there are going to be, by the tables and brackets of the stages that are drawn, and the terms of the Swiss ones.

use crate::pairing::knock_out::bracket::Bracket;
use crate::tournament::circular_stage;
use crate::tournament::stages::Draw;
use crate::tournament::state::Tournament;
use crate::tournament::swiss::table;

/// As many rounds as there can ever be, those by hand among them: the most stages there may be, each with the longest table.
pub const MOST_ROUNDS: u32 = 2000;

/// How many rounds a stage has by its table or its bracket; nothing before it is drawn.
#[must_use]
pub fn rounds_planned(tournament: &Tournament, stage: u32) -> Option<u32> {
    let draw = tournament.draw(stage).filter(|draw| Draw::is_whole(draw))?;
    let plan = tournament.regulations.stage(stage)?;
    if let Some(terms) = plan.swiss() {
        return Some(terms.rounds);
    }
    match plan.knock_out() {
        None => circular_stage::rounds(tournament, stage).ok(),
        Some(format) => {
            let entrants = draw.groups.first()?.order.len();
            Bracket::new(entrants, format.elimination, format.third_place).ok().map(Bracket::rounds)
        }
    }
}

/// The number of the last round as far as that is known: those that are paired, and what is left of the tables once every
/// stage is drawn; else as many as there can ever be.
#[must_use]
pub fn last_round(tournament: &Tournament) -> u32 {
    let paired = tournament.rounds.last_key_value().map_or(0, |(last, _)| *last);
    let left = (1..=tournament.regulations.last_stage()).map(|stage| left(tournament, stage));
    left.sum::<Option<u32>>().map_or(MOST_ROUNDS, |left| paired.saturating_add(left))
}

/// How many rounds of its table a stage has before it.
fn left(tournament: &Tournament, stage: u32) -> Option<u32> {
    if tournament.stage_is_ended(stage) {
        return Some(0);
    }
    if tournament.is_swiss(stage) {
        return Some(table::left(tournament, stage));
    }
    let by_table = tournament.rounds_of(stage).filter(|round| round.table_round.is_some()).count();
    Some(rounds_planned(tournament, stage)?.saturating_sub(u32::try_from(by_table).unwrap_or(u32::MAX)))
}
