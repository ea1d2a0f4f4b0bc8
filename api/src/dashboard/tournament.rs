//! `/tournaments/{tournament}`: one tournament on one sheet. What is shown is decided here; each part is made in a
//! file of its own, from the same tables as the JSON.

mod bracket;
mod grid;
mod knock_out;
mod places;
mod rounds;
mod sheet;
mod stages;
mod swiss;
mod systems;
mod teams;
mod terms;

use actix_web::{HttpResponse, get, web};
use askama::Template;
use chuhe_domain::standings::FieldFault;
use chuhe_domain::tables;
use chuhe_domain::tournament::{Entry, Standing, Tournament};
use chuhe_domain::vocabulary::{BookId, Reason};

use crate::auth::Visible;
use crate::dashboard::page::Page;
use crate::dashboard::person::{People, Person};
use crate::dashboard::tournament::bracket::BracketSheet;
use crate::dashboard::tournament::grid::Marks;
use crate::dashboard::tournament::rounds::RoundSheet;
use crate::dashboard::tournament::sheet::{Sheet, is_plain};
use crate::dashboard::tournament::stages::StageSheet;
use crate::dashboard::tournament::systems::Term;
use crate::dashboard::tournament::teams::TeamsSheet;
use crate::desk::{Desk, Failure, versions};
use crate::extract::IfNoneMatch;
use crate::problem::Problem;
use crate::views::Names;

#[derive(Template)]
#[template(path = "tournament.html")]
struct TournamentPage<'a> {
    page: &'a Page,
    book: BookId,
    title: String,
    state: String,
    /// How many play for themselves, or how many teams.
    field: usize,
    entrants: Vec<Entrant>,
    /// Whether the first stage is drawn in groups.
    in_groups: bool,
    /// Who left and what became of it, in sentences.
    departures: Vec<String>,
    /// Of the one field there is; none while no round is published, or where there are several.
    single: Option<Sheet>,
    /// Where there are several stages or groups, the latest first.
    stages: Vec<StageSheet>,
    /// Of the one stage there is, where it is a knock-out.
    bracket: Option<BracketSheet>,
    /// Where teams are ranked by their members' places.
    teams: Option<TeamsSheet>,
    rounds: Vec<RoundSheet>,
    /// Whether teams play matches: what is printed of a meeting is the match's, and of a round its boards.
    of_teams: bool,
    /// What is printed in the cells of a crosstable.
    legend: String,
    terms: Vec<Term>,
}

struct Entrant {
    person: Person,
    /// The group drawn, where the first stage is drawn in groups.
    group: String,
    federation: String,
    rating: String,
}

#[get("/tournaments/{tournament}")]
pub(crate) async fn show_tournament(
    page: Page,
    path: web::Path<String>,
    known: IfNoneMatch,
    desk: web::Data<Desk>,
) -> HttpResponse {
    let seen = match path.parse() {
        Ok(book) => Visible::to(&desk, book, None, None).await,
        Err(_) => Err(Problem::refused(Reason::new("tournament.not_found"))),
    };
    match seen {
        Ok(seen) => {
            let version = versions::tables(seen.now.sequence);
            page.tagged(&[version], &known, async || sheet(&page, &desk, &seen).await).await
        }
        Err(problem) => page.problem(&problem),
    }
}

async fn sheet<'a>(page: &'a Page, desk: &Desk, seen: &Visible) -> Result<TournamentPage<'a>, Problem> {
    let tournament = seen.now.state.as_published();
    let names = desk.names(&tournament).await?;
    let people = People::of(page.words, &tournament, Names::new(&tournament, &names, page.words.0));
    let groups = sheet::of_groups(&tournament).map_err(|fault| broken(&fault))?;
    let marks = Marks::of(groups.iter().map(|of| &of.crosstable));
    let rounds = tables::rounds(&tournament);
    let rounds = rounds.iter().map(|round| RoundSheet::of(round, page, &people, &marks)).collect();
    let single = groups.first().filter(|_| is_plain(&tournament));
    let entrants = in_order(&tournament).into_iter();
    Ok(TournamentPage {
        page,
        book: seen.book,
        title: tournament.title.clone().unwrap_or_default(),
        state: page.words.with("page-state", "state", state(&tournament)),
        field: tournament.entries.values().filter(|entry| tournament.competes(entry)).count(),
        entrants: entrants.map(|entry| Entrant::of(entry, &people)).collect(),
        in_groups: tournament.draw(1).is_some_and(|draw| draw.groups.len() > 1),
        departures: terms::departures(&people),
        single: single.map(|of| Sheet::of(of, page, &people)),
        stages: stages::of(&groups, page, &people).map_err(|fault| broken(&fault))?,
        bracket: is_plain(&tournament).then(|| BracketSheet::of(1, page, &people)).flatten(),
        teams: TeamsSheet::of(&people).map_err(|fault| broken(&fault))?,
        rounds,
        of_teams: tournament.regulations.team_matches().is_some(),
        legend: terms::legend(&tournament, page.words),
        terms: terms::of(&tournament, page.words),
    })
}

fn state(tournament: &Tournament) -> &'static str {
    match tournament {
        Tournament { called_off: true, .. } => "called_off",
        it if it.stage_is_ended(it.regulations.last_stage()) => "ended_early",
        Tournament { closed: true, .. } => "closed",
        tournament if tournament.has_begun() => "running",
        Tournament { registration_closed: true, .. } => "ready",
        _ => "open",
    }
}

/// Everybody who was entered, by group and number, a team before its members; who left before the start has none any more and comes last.
fn in_order(tournament: &Tournament) -> Vec<&Entry> {
    let (mut field, gone): (Vec<&Entry>, Vec<&Entry>) =
        tournament.by_registration().into_iter().partition(|entry| entry.standing() != Standing::LeftField);
    let place = |entry: &Entry| {
        let team = tournament.entries.get(&tournament.contender(entry.id)).unwrap_or(entry);
        (group(tournament, team), tournament.number(team.id), tournament.place_in_team(entry.id))
    };
    field.sort_by_key(|entry| place(entry));
    field.into_iter().chain(gone).collect()
}

/// The group drawn in the first stage, where it is played in groups.
fn group(tournament: &Tournament, entry: &Entry) -> Option<u32> {
    let draw = tournament.draw(1).filter(|draw| draw.groups.len() > 1)?;
    draw.group_of(entry.id)
}

impl Entrant {
    fn of(entry: &Entry, people: &People<'_>) -> Self {
        Self {
            person: people.person(entry.id),
            group: group(people.tournament, entry).map(|group| group.to_string()).unwrap_or_default(),
            federation: entry.federation.clone().unwrap_or_default(),
            rating: entry.rating.map(|rating| rating.to_string()).unwrap_or_default(),
        }
    }
}

fn broken(fault: &FieldFault) -> Problem {
    Failure::Broken(fault.to_string()).into()
}
