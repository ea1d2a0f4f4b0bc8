//! The registered order by rating (等級分), as national events have it. Elsewhere the order is the team's own.

use crate::vocabulary::{EntryId, Reason, Refuse};

/// **Art. 12.1** (全國性比賽) – whether a team is registered by the latest ratings: the higher in front, who has none
/// behind those who have. Of equal ratings, and among those without, the order is the team's.
///
/// # Errors
/// [`NotByRating`] with all neighbours who stand the wrong way round.
#[doc(alias = "等級分")]
pub fn rating_order(team: EntryId, roster: &[(EntryId, Option<u32>)]) -> Result<(), NotByRating> {
    let neighbours = roster.iter().zip(roster.iter().skip(1));
    let inverted: Vec<_> = neighbours
        .filter(|((_, front), (_, back))| front < back)
        .map(|((front, _), (back, _))| (*front, *back))
        .collect();
    if inverted.is_empty() { Ok(()) } else { Err(NotByRating { team, inverted }) }
}

/// A team is not registered in the order of the ratings.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("team {team} is not in the order of its ratings: {}", pairs(inverted, " is rated below "))]
pub struct NotByRating {
    /// The team.
    pub team: EntryId,
    /// Neighbours, as they are registered: the one in front is rated lower, or not at all.
    pub inverted: Vec<(EntryId, EntryId)>,
}

fn pairs(inverted: &[(EntryId, EntryId)], between: &str) -> String {
    inverted.iter().map(|(front, back)| format!("{front}{between}{back}")).collect::<Vec<_>>().join(", ")
}

impl Refuse for NotByRating {
    fn reason(&self) -> Reason {
        Reason::new("pairing.not_by_rating")
            .article("12.1")
            .fact("team", self.team)
            .fact("order_inverted", pairs(&self.inverted, " > "))
    }
}
