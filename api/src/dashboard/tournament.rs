//! `/tournaments/{tournament}`: one tournament on one sheet. What is shown is decided here; each part is made in a
//! file of its own, from the same tables as the JSON.

mod grid;
mod places;
mod rounds;
mod terms;

use actix_web::{HttpResponse, get, web};
use askama::Template;
use chuhe_domain::pairing::CircularTable;
use chuhe_domain::standings::FieldFault;
use chuhe_domain::tables::{self, Crosstable, StandingsTable};
use chuhe_domain::tournament::{Entry, Standing, Tournament};
use chuhe_domain::vocabulary::{BookId, Reason};

use crate::auth::Visible;
use crate::dashboard::page::Page;
use crate::dashboard::person::{People, Person};
use crate::dashboard::tournament::grid::{Grid, Marks};
use crate::dashboard::tournament::places::Places;
use crate::dashboard::tournament::rounds::RoundSheet;
use crate::dashboard::tournament::terms::Term;
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
    entrants: Vec<Entrant>,
    /// Who left and what became of it, in sentences.
    departures: Vec<String>,
    /// None while no round is published.
    tables: Option<Tables>,
    rounds: Vec<RoundSheet>,
    terms: Vec<Term>,
}

struct Entrant {
    person: Person,
    federation: String,
    rating: String,
}

struct Tables {
    provisional: bool,
    places: Places,
    /// None where it is too wide for a page.
    grid: Option<Grid>,
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
    let people = People {
        words: page.words,
        tournament: &tournament,
        names: Names::new(&tournament, &names, page.words.0),
    };
    let rounds = tables::rounds(&tournament);
    let (rounds, tables) = if rounds.is_empty() {
        (Vec::new(), None)
    } else {
        let crosstable = tables::crosstable(&tournament, 1, 1).map_err(|fault| broken(&fault))?;
        let standings = tables::standings(&tournament, 1, 1).map_err(|fault| broken(&fault))?;
        let marks = Marks::of(&crosstable);
        let rounds = rounds.iter().map(|round| RoundSheet::of(round, page, &people, &marks)).collect();
        (rounds, Some(Tables::of(&crosstable, &standings, page, &people)))
    };
    let entrants = in_order(&tournament).into_iter();
    Ok(TournamentPage {
        page,
        book: seen.book,
        title: tournament.title.clone().unwrap_or_default(),
        state: page.words.with("page-state", "state", state(&tournament)),
        entrants: entrants.map(|entry| Entrant::of(entry, &people)).collect(),
        departures: terms::departures(&people),
        tables,
        rounds,
        terms: terms::of(&tournament.regulations, page.words),
    })
}

impl Tables {
    fn of(crosstable: &Crosstable, standings: &StandingsTable, page: &Page, people: &People<'_>) -> Self {
        let widest = usize::try_from(CircularTable::MOST).unwrap_or(usize::MAX);
        Self {
            provisional: standings.provisional,
            places: Places::of(&standings.standings, people),
            grid: (crosstable.rows.len() <= widest).then(|| Grid::of(crosstable, page, people)),
        }
    }
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

/// Everybody who was entered, by number; who left before the start has none any more and comes last.
fn in_order(tournament: &Tournament) -> Vec<&Entry> {
    let (mut field, gone): (Vec<&Entry>, Vec<&Entry>) =
        tournament.by_registration().into_iter().partition(|entry| entry.standing() != Standing::LeftField);
    field.sort_by_key(|entry| tournament.number(entry.id));
    field.into_iter().chain(gone).collect()
}

impl Entrant {
    fn of(entry: &Entry, people: &People<'_>) -> Self {
        Self {
            person: people.person(entry.id),
            federation: entry.federation.clone().unwrap_or_default(),
            rating: entry.rating.map(|rating| rating.to_string()).unwrap_or_default(),
        }
    }
}

fn broken(fault: &FieldFault) -> Problem {
    Failure::Broken(fault.to_string()).into()
}
