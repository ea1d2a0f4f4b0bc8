//! Play-offs between those who share a place (加賽, **Art. 15.6**): who may play one, and what it says of their order.
//!
//! Its games count in no table; that the place goes by them is said by whoever settles it.

use std::collections::BTreeMap;

use crate::standings::{Cell, Meeting};
use crate::tournament::decided::decided;
use crate::tournament::knock_out::bracket::KnockOut;
use crate::tournament::meetings::Meetings;
use crate::tournament::refusal::Refusal;
use crate::tournament::refusal::settling::SettlingRefusal;
use crate::tournament::rounds::{Match, Round};
use crate::tournament::stages::SettledBy;
use crate::tournament::state::Tournament;
use crate::tournament::team_meetings;
use crate::vocabulary::{EntryId, Points, Side};

/// **Art. 15.6** – refuses a play-off while a meeting of the group, or a match of the bracket, is to come, and between two who
/// share no place of it, or none any more since it was settled.
///
/// # Errors
/// When there is no such place yet, or none.
pub fn may_play_off(
    tournament: &Tournament,
    (stage, group): (u32, u32),
    [one, other]: [EntryId; 2],
    index: usize,
) -> Result<(), Refusal> {
    let level = if tournament.is_knock_out(stage) {
        let bracket = KnockOut::of(tournament, stage)?;
        if !bracket.is_over() {
            return Err(Refusal::StageOpen { stage });
        }
        let places = bracket.places();
        let place = |entry| places.iter().find(|it| it.entry == entry).map(|it| it.from);
        place(one).is_some() && place(one) == place(other)
    } else {
        let table = Meetings::of(tournament, stage, group).map_err(|_| Refusal::StageOpen { stage })?;
        if table.unfinished {
            return Err(Refusal::StageOpen { stage });
        }
        let standings = table.standings(tournament).ranked;
        let place = |entry| standings.iter().find(|row| row.entry == entry).map(|row| row.place);
        place(one).is_some() && place(one) == place(other)
    };
    if level { Ok(()) } else { Err(SettlingRefusal::NotLevel { stage, one, other, index }.into()) }
}

/// **Art. 15.6** – refuses an order that is not the play-off's. Said to be by a play-off, it is one that the play-off
/// parted all through; lots (house) are drawn only by those whom it left level. What the regulations lay down may be
/// anything.
///
/// # Errors
/// With the first two who do not stand so.
pub fn must_agree(
    tournament: &Tournament,
    stage: u32,
    order: &[EntryId],
    by: SettledBy,
) -> Result<(), SettlingRefusal> {
    if by == SettledBy::Regulations {
        return Ok(());
    }
    let points = points(tournament, stage, order);
    let absent = order.iter().find(|entry| !points.contains_key(entry));
    if let Some(&entry) = absent.filter(|_| by == SettledBy::PlayOff) {
        return Err(SettlingRefusal::NoPlayOff { entry });
    }
    let played = order.iter().filter_map(|entry| Some((*entry, *points.get(entry)?)));
    for ((one, before), (other, after)) in played.clone().zip(played.skip(1)) {
        if before < after {
            return Err(SettlingRefusal::PlayOffOtherwise { one, other });
        }
        if before == after && by == SettledBy::PlayOff {
            return Err(SettlingRefusal::PlayOffLevel { one, other });
        }
    }
    Ok(())
}

/// House – what each of them has made in the play-offs of the stage against the others of them; nothing for one who has
/// played none.
fn points(tournament: &Tournament, stage: u32, among: &[EntryId]) -> BTreeMap<EntryId, Points> {
    let by = tournament.regulations.ranking(stage).points;
    let play_offs = tournament.rounds_of(stage).filter(|round| round.play_off);
    let matches = play_offs.flat_map(|round| round.matches.iter().map(move |of| (round, of)));
    let among = matches.filter(|(_, of)| among.contains(&of.first) && among.contains(&of.second));
    let mut points: BTreeMap<EntryId, Points> = BTreeMap::new();
    for meeting in among.flat_map(|(round, of)| meetings(tournament, round, of)) {
        for side in Side::BOTH {
            *points.entry(meeting.entry(side)).or_insert(Points::ZERO) += Cell::of(&meeting, side, by).points;
        }
    }
    points
}

/// What of a match has a result: its games, or where teams play the match itself.
fn meetings(tournament: &Tournament, round: &Round, of: &Match) -> Vec<Meeting> {
    match tournament.regulations.team_matches() {
        Some(teams) => team_meetings::result(tournament, teams, round, of).into_iter().collect(),
        None => {
            let games = tournament.games_of(of).filter(|(_, card)| card.is_decided());
            games.filter_map(|(game, card)| decided(game, card)).collect()
        }
    }
}
