//! Reads the tournament back, as anybody could, and judges whether all of it is there.

use chuhe_domain::tournament::RoundStatus;
use chuhe_domain::vocabulary::BookId;

use super::cast;
use crate::client::answers::{Rounds, Standings, Tournament};
use crate::client::{Client, StepFailed};

/// What was found.
pub struct Found {
    /// The standings.
    pub standings: Standings,
    /// What is missing, in words; empty where all is there.
    pub missing: Vec<String>,
}

/// Looks at the tournament without a token.
///
/// # Errors
/// When it cannot be read.
pub async fn look(anyone: &Client, tournament: BookId) -> Result<Found, StepFailed> {
    let step = "reading it back";
    let path = format!("/v1/tournaments/{tournament}");
    let failed = |error| StepFailed::at(step, error);
    let seen: Tournament = anyone.get(&path).await.map_err(failed)?;
    let Rounds { rounds } = anyone.get(&format!("{path}/rounds")).await.map_err(failed)?;
    let standings: Standings = anyone.get(&format!("{path}/standings")).await.map_err(failed)?;
    let closed = rounds.iter().filter(|round| round.status == RoundStatus::Closed).count();
    let games: usize = rounds.iter().map(|round| round.pairings.len()).sum();
    let entrants = cast::ENTRANTS.len();
    let wanted = [
        (seen.public, "the tournament is not public".to_owned()),
        (seen.closed, "the tournament is not closed".to_owned()),
        (
            usize::try_from(cast::ROUNDS) == Ok(closed),
            format!("{closed} of {} rounds are closed", cast::ROUNDS),
        ),
        (games == entrants * (entrants - 1) / 2, format!("there are {games} games")),
        (!standings.provisional, "a result is missing".to_owned()),
        (standings.ranked.len() + 1 == entrants, format!("{} entrants have a place", standings.ranked.len())),
        (standings.annulled.len() == 1, format!("{} entrants are annulled", standings.annulled.len())),
    ];
    let missing = wanted.into_iter().filter(|(there, _)| !there).map(|(_, words)| words).collect();
    Ok(Found { standings, missing })
}
