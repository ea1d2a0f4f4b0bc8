//! Teams by the places of their members in an individual stage (隊員總分制).

use crate::standings::{FieldFault, MembersPlaces, TeamOfMembers, TeamPlaces, team_places};
use crate::tournament::{EntryKind, Meetings, TeamsBy, Tournament};

/// The places of teams by their members'.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TeamPlacesTable {
    /// Whether the places in the individual stage are not final.
    pub provisional: bool,
    /// The places.
    pub places: TeamPlaces,
}

/// **Art. 12.5, 15.5** – the places of the teams as they are; none where the regulations do not rank them so. Members who
/// have left the field count as missing; a team that has left has no place (house).
///
/// # Errors
/// When the ledger holds what no tournament can.
pub fn teams_by_members(tournament: &Tournament, stage: u32) -> Result<Option<TeamPlacesTable>, FieldFault> {
    let Some(TeamsBy::MembersPlaces(rules)) = tournament.regulations.teams.as_ref().map(|teams| &teams.by)
    else {
        return Ok(None);
    };
    let meetings = Meetings::of(tournament, stage, 1)?;
    let members = MembersPlaces::of(&meetings.standings(tournament));
    let teams =
        tournament.by_registration().into_iter().filter(|entry| entry.particulars.kind == EntryKind::Team);
    let teams: Vec<TeamOfMembers> = (1..)
        .zip(teams)
        .map(|(number, team)| TeamOfMembers {
            entry: team.id,
            number,
            members: tournament.rosters.get(&team.id).cloned().unwrap_or_default(),
            penalties: tournament.penalties_of(team.id),
            left: !team.is_active(),
        })
        .collect();
    let places = team_places(&teams, &members, rules)?;
    Ok(Some(TeamPlacesTable { provisional: meetings.provisional, places }))
}
