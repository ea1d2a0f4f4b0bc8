//! `/games/{game}`: who plays whom, how it stands or came out and by which article, the board, and the moves.

mod notices;
mod sides;

use actix_web::{HttpResponse, get, web};
use askama::Template;
use chuhe_domain::game::{Card, Game, Status};
use chuhe_domain::tables;
use chuhe_domain::vocabulary::{GameId, GameResult, Outcome, Reason, Side};
use chuhe_domain::xiangqi::Script;

use crate::auth::Visible;
use crate::dashboard::game::sides::Sides;
use crate::dashboard::page::Page;
use crate::dashboard::person::{People, Person};
use crate::dashboard::words::Words;
use crate::desk::{Desk, Fold, GameFold, versions};
use crate::diagram::Drawing;
use crate::extract::IfNoneMatch;
use crate::problem::{Code, Problem};
use crate::views::{MoveView, Names};

#[derive(Template)]
#[template(path = "game.html")]
struct GamePage<'a> {
    page: &'a Page,
    id: GameId,
    tournament: String,
    tournament_address: String,
    round: u32,
    table: u32,
    red: Person,
    black: Person,
    /// How far it has come.
    status: String,
    /// How it came out, where it did.
    result: Option<ResultLine>,
    /// What was reported, where reports differ and nobody has ruled yet (**Art. 10.1**).
    reports: String,
    /// Why the result counts nowhere, or there will be none.
    note: Option<String>,
    /// What the arbiter is called for, and why no time runs.
    notices: Vec<String>,
    /// Whose turn it is, while it runs.
    turn: Option<String>,
    fen: String,
    board: Drawing,
    /// The clock and the fouls.
    sides: Option<Sides>,
    moves: Vec<MoveLine>,
}

struct ResultLine {
    symbols: String,
    outcome: String,
    ending: String,
    article: String,
}

/// A move of each side; the second is empty where the game ended or stands before it.
struct MoveLine {
    number: usize,
    red: String,
    black: String,
}

#[get("/games/{game}")]
pub(crate) async fn show_game(
    page: Page,
    path: web::Path<String>,
    known: IfNoneMatch,
    desk: web::Data<Desk>,
) -> HttpResponse {
    match open(&desk, &path).await {
        Ok((id, seen, fold)) => {
            // The names, and whether the result counts, are the tournament's to say.
            let versions = [versions::game(fold.version), versions::tables(seen.now.sequence)];
            page.tagged(&versions, &known, async || sheet(&page, &desk, id, &seen, &fold).await).await
        }
        Err(problem) => page.problem(&problem),
    }
}

async fn open(desk: &Desk, id: &str) -> Result<(GameId, Visible, GameFold), Problem> {
    let unknown = || Problem::refused(Reason::new("game.not_found").fact("game", id));
    let id: GameId = id.parse().map_err(|_| unknown())?;
    let book = desk.book_of(id).await?;
    let seen = Visible::to(desk, book, Some(id), None).await?;
    let (_, fold) = desk.game(id, None).await?;
    Ok((id, seen, fold))
}

async fn sheet<'a>(
    page: &'a Page,
    desk: &Desk,
    id: GameId,
    seen: &Visible,
    fold: &Fold<Option<Game>>,
) -> Result<GamePage<'a>, Problem> {
    let game = fold.state.as_ref().ok_or_else(|| Problem::new(Code::INTERNAL))?;
    let tournament = seen.now.state.as_published();
    let names = desk.names(&tournament).await?;
    let words = page.words;
    let card = &game.card;
    let people = People::of(words, &tournament, Names::new(&tournament, &names, page.words.0));
    let people = people.in_stage(tournament.stage_of(card));
    let disputed = card.status == Status::Disputed;
    let heard = game.reports.iter().filter(|_| disputed);
    let reported: Vec<String> =
        heard.map(|report| words.with("page-outcome", "outcome", report.outcome)).collect();
    Ok(GamePage {
        page,
        id,
        tournament: tournament.title.clone().unwrap_or_default(),
        tournament_address: page.link(&format!("/tournaments/{}", seen.book)),
        round: card.round,
        table: card.table,
        red: people.person(card.red),
        black: people.person(card.black),
        status: words.with("page-status", "status", card.status),
        result: card.result.filter(|_| !disputed).zip(card.article()).map(|of| ResultLine::of(of, words)),
        reports: reported.join(" ≠ "),
        note: note(id, card, &people),
        notices: notices::of(game, words),
        turn: (card.status == Status::Running).then(|| {
            let turn = if game.position.in_check() { "page-in_check" } else { "page-to_move" };
            words.with(turn, "side", game.position.side_to_move())
        }),
        fen: game.position.to_fen(),
        board: Drawing::of(game.position.board(), game.moves.last().copied(), Script::Traditional),
        sides: Sides::of(game, words),
        moves: move_lines(game, words)?,
    })
}

fn note(id: GameId, card: &Card, people: &People<'_>) -> Option<String> {
    let rounds = tables::rounds(people.tournament);
    let pairing = rounds.iter().flat_map(|round| &round.pairings).find(|pairing| pairing.game == id)?;
    match pairing.withdrawn {
        _ if pairing.annulled => Some(people.words.say("page-counts_nowhere")),
        Some(gone) if card.status == Status::Scheduled => {
            Some(people.words.with("page-not_played", "player", people.person(gone).line()))
        }
        _ => None,
    }
}

impl ResultLine {
    /// By the article that a ruling named, or that of the result.
    fn of((result, article): (GameResult, &str), words: Words) -> Self {
        let symbols = match (result.outcome, result.ending.without_play()) {
            (Outcome::RedWins, false) => "1 : 0",
            (Outcome::RedWins, true) => "+ : −",
            (Outcome::BlackWins, false) => "0 : 1",
            (Outcome::BlackWins, true) => "− : +",
            (Outcome::Draw, _) => "½ : ½",
            (Outcome::BothLose, false) => "0 : 0",
            (Outcome::BothLose, true) => "− : −",
        };
        Self {
            symbols: symbols.to_owned(),
            outcome: words.with("page-outcome", "outcome", result.outcome),
            ending: words.with("page-ending", "ending", result.ending),
            article: words.with("page-article", "article", article),
        }
    }
}

/// The moves as readers of this language write them.
fn move_lines(game: &Game, words: Words) -> Result<Vec<MoveLine>, Problem> {
    let mut lines: Vec<MoveLine> = Vec::new();
    for played in MoveView::line(&game.line())? {
        let text = words.notation(played.forms);
        match (played.side, lines.last_mut()) {
            (Side::Black, Some(line)) if line.black.is_empty() => line.black = text,
            // After a position that was stated (**Art. 5.8**) Black may move first, and Red perhaps twice in a row.
            (side, _) => {
                let (red, black) =
                    if side == Side::Red { (text, String::new()) } else { (String::new(), text) };
                lines.push(MoveLine { number: lines.len() + 1, red, black });
            }
        }
    }
    Ok(lines)
}
