//! The order of a team where it is that of the ratings (**Art. 12.1**), as in national events; and until when it is changed.

use crate::pairing::line_up::rating_order;
use crate::tournament::field::Entry;
use crate::tournament::refusal::Refusal;
use crate::tournament::state::Tournament;
use crate::vocabulary::EntryId;

/// Whether the regulations ask for the order of the ratings.
#[must_use]
pub fn is_by_rating(tournament: &Tournament) -> bool {
    tournament.regulations.teams.as_ref().is_some_and(|teams| teams.order_by_rating)
}

/// **Art. 12.1** – refuses an order that is not that of the ratings, where the regulations ask for it.
///
/// # Errors
/// With all who stand the wrong way round.
pub fn by_rating(tournament: &Tournament, team: EntryId, order: &[EntryId]) -> Result<(), Refusal> {
    if is_by_rating(tournament) {
        let rating = |member| tournament.entries.get(member).and_then(|entry| entry.rating);
        let rated: Vec<_> = order.iter().map(|member| (*member, rating(member))).collect();
        rating_order(team, &rated)?;
    }
    Ok(())
}

/// The same of every team that is in the field.
///
/// # Errors
/// With the first team that is in another order.
pub fn all_by_rating(tournament: &Tournament) -> Result<(), Refusal> {
    let here = |team: &&EntryId| tournament.entries.get(team).is_some_and(Entry::is_active);
    let mut teams = tournament.rosters.keys().filter(here);
    teams.try_for_each(|team| by_rating(tournament, *team, &tournament.roster(*team)))
}

/// Whether a team was lined up for a match, so that its order stands.
#[must_use]
pub fn lined_up(tournament: &Tournament, team: EntryId) -> bool {
    let mut matches = tournament.rounds.values().flat_map(|round| &round.matches);
    matches.any(|it| {
        it.opponent(team).is_some()
            && (it.boards.seated
                || (if it.first == team { &it.boards.first } else { &it.boards.second }).is_some())
    })
}
