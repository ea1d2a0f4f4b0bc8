//! Whether everybody meets everybody exactly once, nobody is at two boards at once, and an odd field has one bye
//! each (**Art. 11.2**). Everything that is wrong is told, not only the first thing.

use std::collections::{BTreeMap, BTreeSet};

use chuhe_domain::pairing::CircularTable;

use super::field::{Field, Meeting};

/// What contradicts a circular event.
#[must_use]
pub fn contradictions(field: &Field) -> Vec<String> {
    let mut reasons = Vec::new();
    if field.entrants.len() < 2 {
        reasons.push(format!("there are {} entrants, too few for an event", field.entrants.len()));
    }
    if CircularTable::new(field.entrants.len()).is_err() && field.entrants.len() > 2 && !all_known(field) {
        let most = CircularTable::MOST;
        reasons
            .push(format!("rounds are not named, and no table for more than {most} entrants can name them"));
    }
    reasons.extend(field.odd_names());
    let itself = field.meetings.iter().zip(&field.labels).filter(|(meeting, _)| meeting.red == meeting.black);
    reasons.extend(
        itself.map(|(meeting, label)| format!("{} plays itself in {label}", field.name(meeting.red))),
    );
    reasons.extend(pairs(field));
    reasons.extend(boards_at_once(field));
    reasons.extend(rounds(field));
    reasons.extend(counts(field));
    reasons
}

fn pair(meeting: &Meeting) -> (usize, usize) {
    (meeting.red.min(meeting.black), meeting.red.max(meeting.black))
}

/// Every pair once.
fn pairs(field: &Field) -> Vec<String> {
    let mut met: BTreeMap<(usize, usize), Vec<usize>> = BTreeMap::new();
    for (at, meeting) in field.meetings.iter().enumerate() {
        met.entry(pair(meeting)).or_default().push(at);
    }
    let names = |(one, other): (usize, usize)| format!("{} and {}", field.name(one), field.name(other));
    let where_played = |at: &usize| {
        let label = field.label(*at);
        match field.meetings.get(*at).and_then(|meeting| meeting.round) {
            Some(round) => format!("round {round} ({label})"),
            None => label.to_owned(),
        }
    };
    let often =
        met.iter().filter(|(pair, games)| pair.0 != pair.1 && games.len() > 1).map(|(pair, games)| {
            let places: Vec<String> = games.iter().map(where_played).collect();
            let times = if games.len() == 2 { "twice".to_owned() } else { format!("{} times", games.len()) };
            format!("{} meet {times}: {}", names(*pair), places.join(" and "))
        });
    let all = (0..field.entrants.len())
        .flat_map(|one| (one + 1..field.entrants.len()).map(move |other| (one, other)));
    let never = all.filter(|pair| !met.contains_key(pair)).map(|pair| format!("{} never meet", names(pair)));
    often.chain(never).collect()
}

/// Nobody at two boards in one round.
fn boards_at_once(field: &Field) -> Vec<String> {
    let mut seats: BTreeMap<(u32, usize), Vec<&str>> = BTreeMap::new();
    for (meeting, label) in field.meetings.iter().zip(&field.labels) {
        let Some(round) = meeting.round else { continue };
        for entrant in BTreeSet::from([meeting.red, meeting.black]) {
            seats.entry((round, entrant)).or_default().push(label);
        }
    }
    let often = seats.into_iter().filter(|(_, games)| games.len() > 1);
    often
        .map(|((round, entrant), games)| {
            let (name, times) = (field.name(entrant), games.len());
            format!("{name} plays {times} games in round {round}: {}", games.join(" and "))
        })
        .collect()
}

/// As many rounds as the field needs.
fn rounds(field: &Field) -> Vec<String> {
    let (entrants, needed) = (field.entrants.len(), field.rounds());
    let known: BTreeSet<u32> = field.meetings.iter().filter_map(|meeting| meeting.round).collect();
    let fits = |round: &u32| usize::try_from(*round).is_ok_and(|round| (1..=needed).contains(&round));
    let beyond = known.iter().filter(|round| !fits(round));
    let mut reasons: Vec<String> = beyond
        .map(|round| format!("there is a round {round}, and {entrants} entrants play rounds 1 to {needed}"))
        .collect();
    if all_known(field) && reasons.is_empty() {
        let absent =
            (1..=needed).filter(|round| u32::try_from(*round).is_ok_and(|round| !known.contains(&round)));
        reasons.extend(
            absent.map(|round| format!("there is no round {round}, and {entrants} entrants play {needed}")),
        );
    }
    reasons
}

/// Everybody as many games as there are others, and in an odd field one bye.
fn counts(field: &Field) -> Vec<String> {
    let opponents = field.entrants.len().saturating_sub(1);
    let byes_due = usize::from(field.entrants.len() % 2 == 1);
    let rounds: BTreeSet<u32> = field.meetings.iter().filter_map(|meeting| meeting.round).collect();
    let mut reasons = Vec::new();
    for (entrant, name) in field.entrants.iter().enumerate() {
        let own: Vec<&Meeting> = field
            .meetings
            .iter()
            .filter(|meeting| meeting.red == entrant || meeting.black == entrant)
            .collect();
        let played: BTreeSet<u32> = own.iter().filter_map(|meeting| meeting.round).collect();
        let byes: Vec<String> = rounds.difference(&played).map(ToString::to_string).collect();
        let byes_known = all_known(field);
        if own.len() == opponents && (!byes_known || byes.len() == byes_due) {
            continue;
        }
        let games = match own.len() {
            1 => "1 game".to_owned(),
            some => format!("{some} games"),
        };
        let free = match byes.as_slice() {
            _ if !byes_known => String::new(),
            [] => " and no bye".to_owned(),
            [one] => format!(" and a bye in round {one}"),
            some => format!(" and byes in rounds {}", some.join(", ")),
        };
        let due = if byes_due == 1 && byes_known { " and 1 bye" } else { "" };
        reasons.push(format!("{name} has {games}{free}, and should have {opponents}{due}"));
    }
    reasons
}

/// Whether the round of every game is known.
#[must_use]
pub fn all_known(field: &Field) -> bool {
    field.meetings.iter().all(|meeting| meeting.round.is_some())
}

#[cfg(test)]
mod tests;
