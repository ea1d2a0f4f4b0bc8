//! `/`: the public tournaments, the newest first.

use actix_web::{HttpResponse, get, web};
use askama::Template;
use chuhe_storage::ledger::{CatalogueEntry, CatalogueQuery};

use crate::cursor::Cursor;
use crate::dashboard::page::Page;
use crate::desk::Desk;
use crate::problem::{Code, Problem};
use crate::timestamp::Timestamp;

/// Tournaments on one page.
const LINES: u32 = 50;

#[derive(Template)]
#[template(path = "list.html")]
struct ListPage<'a> {
    page: &'a Page,
    lines: Vec<Line>,
    /// Whether there are newer ones on a page before.
    later: bool,
    /// Where the next page begins.
    next: Option<String>,
}

struct Line {
    address: String,
    title: String,
    closed: bool,
    /// The day it was founded, in UTC.
    founded: String,
}

#[get("/")]
pub(crate) async fn show_tournaments(page: Page, desk: web::Data<Desk>) -> HttpResponse {
    page.answer(list(&page, &desk).await)
}

async fn list<'a>(page: &'a Page, desk: &Desk) -> Result<ListPage<'a>, Problem> {
    let cursor = page.asks("cursor").map(str::parse::<Cursor>).transpose();
    let cursor =
        cursor.map_err(|error| Problem::new(Code::INVALID_VALUE).fact("reason", error).at("?cursor"))?;
    let before = cursor.map(|cursor| cursor.0);
    let query = CatalogueQuery { public_only: true, before, limit: LINES + 1 };
    let mut entries = desk.catalogue(query).await?;
    let most = usize::try_from(LINES).unwrap_or(usize::MAX);
    let more = entries.len() > most;
    entries.truncate(most);
    let next = entries.last().filter(|_| more).map(|last| Cursor(last.position).to_string());
    let lines = entries.into_iter().map(|entry| Line::of(entry, page)).collect();
    Ok(ListPage { page, lines, later: before.is_some(), next })
}

impl Line {
    fn of(entry: CatalogueEntry, page: &Page) -> Self {
        let founded = Timestamp::from(entry.created_at).to_string();
        let day = founded.split_once('T').map_or(founded.as_str(), |(day, _)| day);
        let address = page.link(&format!("/tournaments/{}", entry.book));
        Self { address, title: entry.title, closed: entry.closed, founded: day.to_owned() }
    }
}
