//! Teams on the page: how they play, in words, and their places by those of their members.

use chuhe_domain::pairing::LineUpRule;
use chuhe_domain::standings::{FieldFault, TeamPlace, UnrankedTeam, WithoutPlace};
use chuhe_domain::tables::teams_by_members;
use chuhe_domain::tournament::{Regulations, TeamMatches, TeamsBy};

use crate::dashboard::person::{People, Person};
use crate::dashboard::print::place;
use crate::dashboard::tournament::places::{Criterion, Value};
use crate::dashboard::words::Words;

/// The places of teams by their members' (隊員總分制).
pub(crate) struct TeamsSheet {
    pub(crate) provisional: bool,
    pub(crate) criteria: Vec<Criterion>,
    pub(crate) rows: Vec<TeamRow>,
    /// Who has no place, and why.
    pub(crate) unranked: Vec<String>,
}

/// A team's place.
pub(crate) struct TeamRow {
    pub(crate) place: String,
    pub(crate) person: Person,
    /// The sum of the places that count.
    pub(crate) sum: String,
    pub(crate) values: Vec<Value>,
}

impl TeamsSheet {
    /// Those of the stage played last; none where teams are not ranked so, or nothing is published.
    ///
    /// # Errors
    /// When the ledger holds what no tournament can.
    pub(crate) fn of(people: &People<'_>) -> Result<Option<Self>, FieldFault> {
        let tournament = people.tournament;
        if tournament.rounds.is_empty() {
            return Ok(None);
        }
        let table = teams_by_members(tournament, tournament.current_stage())?;
        Ok(table.map(|table| {
            let first = table.places.ranked.first().into_iter().flat_map(|first| &first.tie_breaks);
            Self {
                provisional: table.provisional,
                criteria: first.map(|value| Criterion::of(value.tie_break, people.words)).collect(),
                rows: table.places.ranked.iter().map(|row| TeamRow::of(row, people)).collect(),
                unranked: table.places.unranked.iter().map(|team| without_place(team, people)).collect(),
            }
        }))
    }
}

impl TeamRow {
    fn of(row: &TeamPlace, people: &People<'_>) -> Self {
        Self {
            place: place(row.place, row.shared),
            person: people.person(row.entry),
            sum: row.sum.clone(),
            values: row.tie_breaks.iter().map(|value| Value::of(value, people)).collect(),
        }
    }
}

fn without_place(team: &UnrankedTeam, people: &People<'_>) -> String {
    let because = match team.because {
        WithoutPlace::Left => "left",
        WithoutPlace::MembersMissing => "members_missing",
    };
    let told = [("because", because.to_owned()), ("team", people.person(team.entry).name)];
    people.words.tell("page-team_without_place", &told)
}

/// How teams play, where they do.
pub(crate) fn system(regulations: &Regulations, words: Words) -> Option<String> {
    let (rule, boards) = match &regulations.teams.as_ref()?.by {
        TeamsBy::Matches(TeamMatches { line_up, boards, .. }) => {
            let rule = match line_up {
                LineUpRule::FixedBoards => "fixed_boards",
                LineUpRule::WithReserves => "with_reserves",
                LineUpRule::FreeOrder => "free_order",
                LineUpRule::AllPlayAll => "all_play_all",
            };
            (rule, boards.to_string())
        }
        TeamsBy::MembersPlaces(rules) => ("members_places", rules.members_counted.to_string()),
    };
    Some(words.tell("page-team_system", &[("rule", rule.to_owned()), ("boards", boards)]))
}

/// What a match gives (**Art. 14.2**), where teams play matches.
pub(crate) fn scoring(regulations: &Regulations, words: Words) -> Option<String> {
    regulations.team_matches()?;
    let points = regulations.rules().team_points;
    let points = [("win", points.win), ("draw", points.draw), ("loss", points.loss)];
    Some(words.tell("page-team_scoring", &points.map(|(name, points)| (name, points.to_string()))))
}
