//! `/v1/tournaments/{tournament}/crosstable` and `/standings`: as they are, or as they were.

use actix_web::{get, web};
use chuhe_domain::tables;
use chuhe_domain::tournament::{Category, Refusal, SettlingRefusal, StagePlan, TeamsBy, Tournament};
use chuhe_domain::vocabulary::{BookId, Refuse};

use super::addresses::{OfGroup, OfStandings, OfTeamStandings, OfTournament};
use super::seen::{asked, at_moment, broken};
use crate::auth::Visible;
use crate::desk::Desk;
use crate::extract::{IfNoneMatch, Path};
use crate::language::Language;
use crate::problem::{Code, Problem, Reading};
use crate::respond::{Answer, tagged};
use crate::views::{CrosstableView, Names, StandingsView, TeamStandingsView};

/// Read the crosstable
///
/// Of the last stage drawn, or another, and of the group that is named where it has several (**Art. 11.3**). A row and
/// a column for every entrant, a cell for every meeting; those of an entrant who left before half are shown
/// as annulled and count nowhere (**Art. 20.3**).
#[utoipa::path(
    tag = "tables", params(OfTournament, OfGroup, IfNoneMatch),
    responses((status = 200, description = "The crosstable.", body = CrosstableView), Reading)
)]
#[get("/v1/tournaments/{tournament}/crosstable")]
pub(crate) async fn get_crosstable(
    _: Path<OfTournament>,
    seen: Visible<OfGroup>,
    known: IfNoneMatch,
    reader: Language,
    desk: web::Data<Desk>,
) -> Answer {
    let (moment, tag) = at_moment(&desk, &seen, reader).await?;
    tagged(tag, &known, async || {
        let tournament = moment.seen();
        let of @ (stage, group) = which(&tournament, seen.parameters.stage, seen.parameters.group)?;
        let table = tables::crosstable(&tournament, stage, group).map_err(|fault| broken(&fault))?;
        let names = desk.names(&tournament).await?;
        let names = Names::new(&tournament, &names, reader);
        Ok(CrosstableView::of(seen.book, moment.sequence(), of, table, &names))
    })
    .await
}

/// Read the standings
///
/// Of the last stage drawn, or another, and of the group that is named where it has several (**Art. 11.3**). Places by
/// points and the criteria of the regulations (**Art. 15.1**; of teams **15.3**), each value with what it is added up from;
/// whoever is equal in all of them shares the place. Those of a category are the same table with everybody else left out:
/// all games count, and nobody is ranked anew.
#[utoipa::path(
    tag = "tables", params(OfTournament, OfStandings, IfNoneMatch),
    responses((status = 200, description = "The standings.", body = StandingsView), Reading)
)]
#[get("/v1/tournaments/{tournament}/standings")]
pub(crate) async fn get_standings(
    _: Path<OfTournament>,
    seen: Visible<OfStandings>,
    known: IfNoneMatch,
    reader: Language,
    desk: web::Data<Desk>,
) -> Answer {
    let (moment, tag) = at_moment(&desk, &seen, reader).await?;
    tagged(tag, &known, async || {
        let tournament = moment.seen();
        let of = which(&tournament, seen.parameters.stage, seen.parameters.group)?;
        let category = seen.parameters.category.as_deref().map(|id| declared(&tournament, id)).transpose()?;
        let at = (seen.book, moment.sequence());
        standings(&desk, at, &tournament, of, category, reader).await
    })
    .await
}

/// Read the standings of teams by their members' places
///
/// Where the regulations rank teams so (**Art. 12.5**): the sum of the places that the members took in the individual event, fewer first,
/// then the criteria of **Art. 15.5**, each value with what it is added up from.
#[utoipa::path(
    tag = "tables", params(OfTournament, OfTeamStandings, IfNoneMatch),
    responses((status = 200, description = "The standings of the teams.", body = TeamStandingsView), Reading)
)]
#[get("/v1/tournaments/{tournament}/team-standings")]
pub(crate) async fn get_team_standings(
    _: Path<OfTournament>,
    seen: Visible<OfTeamStandings>,
    known: IfNoneMatch,
    reader: Language,
    desk: web::Data<Desk>,
) -> Answer {
    let (moment, tag) = at_moment(&desk, &seen, reader).await?;
    tagged(tag, &known, async || {
        let tournament = moment.seen();
        let (stage, _) = which(&tournament, seen.parameters.stage, None)?;
        let places = tables::teams_by_members(&tournament, stage).map_err(|fault| broken(&fault))?;
        let (Some(places), Some(TeamsBy::MembersPlaces(rules))) =
            (places, tournament.regulations.teams.as_ref().map(|teams| &teams.by))
        else {
            return Err(Problem::refused(Refusal::NoTeams.reason()));
        };
        let names = desk.names(&tournament).await?;
        let names = Names::new(&tournament, &names, reader);
        let book = (seen.book, moment.sequence());
        Ok(TeamStandingsView::of(book, stage, rules.tie_breaks.clone(), places, &names))
    })
    .await
}

/// The standings of a group, or of a category in it, in a book that has come to a sequence.
pub(super) async fn standings(
    desk: &Desk,
    (book, sequence): (BookId, u64),
    tournament: &Tournament,
    of @ (stage, group): (u32, u32),
    category: Option<Category>,
    reader: Language,
) -> Result<StandingsView, Problem> {
    let table = tables::standings(tournament, stage, group).map_err(|fault| broken(&fault))?;
    let table = match &category {
        Some(category) => table.within(tournament, &category.id),
        None => table,
    };
    let names = desk.names(tournament).await?;
    let tie_breaks = tournament.regulations.ranking(stage).tie_breaks;
    let names = Names::new(tournament, &names, reader);
    Ok(StandingsView { category, ..StandingsView::of(book, sequence, of, tie_breaks, table, &names) })
}

/// The stage and group asked for: the last stage drawn, its only group, or what is said.
pub(super) fn which(
    tournament: &Tournament,
    stage: Option<u32>,
    group: Option<u32>,
) -> Result<(u32, u32), Problem> {
    let (stage, plan) = asked(tournament, stage)?;
    if plan.knock_out().is_some() {
        return Err(Problem::new(Code::SEE_BRACKET).article("11.1").at("?stage").fact("stage", stage));
    }
    Ok((stage, which_group((stage, plan), group)?))
}

/// The group asked for: the only one, or what is said.
pub(super) fn which_group((stage, plan): (u32, &StagePlan), group: Option<u32>) -> Result<u32, Problem> {
    match group {
        Some(group) if (1..=plan.groups()).contains(&group) => Ok(group),
        Some(group) => {
            let unknown = SettlingRefusal::UnknownGroup { stage, group, groups: plan.groups() };
            Err(Problem::refused(unknown.reason().at("?group")))
        }
        None if plan.groups() == 1 => Ok(1),
        None => {
            let problem = Problem::new(Code::GROUP_NOT_NAMED).article("11.3").at("?group");
            Err(problem.fact("stage", stage).fact("groups", plan.groups()))
        }
    }
}

/// The category, as the regulations declare it.
fn declared(tournament: &Tournament, id: &str) -> Result<Category, Problem> {
    let found = tournament.regulations.categories.iter().find(|category| category.id.as_str() == id);
    found.cloned().ok_or_else(|| {
        let reason = "the regulations declare no such category";
        Problem::new(Code::INVALID_VALUE).fact("reason", reason).at("?category")
    })
}
