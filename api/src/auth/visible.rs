//! `Visible`: the tournament in the address may be read. Public ones by anyone, drafts by whoever holds a token
//! for them; to everybody else a draft does not exist. What is not published yet is for officials.
//!
//! It says as well what may stand after the question mark: nothing, where it does not name it (`Visible<AtMoment>`).

use std::future::Future;
use std::pin::Pin;

use actix_web::dev::Payload;
use actix_web::{FromRequest, HttpRequest};
use chuhe_domain::federation::Token;
use chuhe_domain::vocabulary::{BookId, EntryId, GameId, Reason, Role};
use serde::de::DeserializeOwned;

use super::allowed::{at_the_table, covers, hear_of};
use super::bearer::{desk, token};
use super::office::{Office, Official};
use crate::desk::{Desk, TournamentFold};
use crate::extract::{NoParameters, Query};
use crate::problem::Problem;

/// What a device at a table reads while nothing happens: so it stays in contact.
const CLOCK: &str = "/clock";

/// A tournament that may be read, and what of it is asked for.
#[derive(Debug)]
pub struct Visible<P = NoParameters> {
    /// Its book.
    pub book: BookId,
    /// As it is now.
    pub now: TournamentFold,
    /// Whether the reader sees what is not published.
    pub official: bool,
    /// The entrant for whom a player's token speaks.
    pub entry: Option<EntryId>,
    /// What stands after the question mark.
    pub parameters: P,
}

impl<P: DeserializeOwned + 'static> FromRequest for Visible<P> {
    type Error = Problem;
    type Future = Pin<Box<dyn Future<Output = Result<Self, Problem>>>>;

    fn from_request(request: &HttpRequest, _: &mut Payload) -> Self::Future {
        let parameters = Query::<P>::extract(request).into_inner();
        let request = request.clone();
        Box::pin(async move {
            let Query(parameters) = parameters?;
            let (desk, path) = (desk(&request)?, request.match_info());
            let game = path.get("game").and_then(|game| game.parse::<GameId>().ok());
            let book = match game {
                Some(game) => desk.book_of(game).await?,
                None => path.get("tournament").and_then(|book| book.parse().ok()).ok_or_else(unknown)?,
            };
            let token = token(&request).await?;
            let reader = token.clone();
            let Visible { book, now, official, entry, .. } = Visible::to(desk, book, game, token).await?;
            if let (Some(game), Some(reader), true) = (game, reader, request.path().ends_with(CLOCK))
                && covers(&reader, book)
                && at_the_table(&reader, now.state.games.get(&game), game).is_ok()
            {
                hear_of(&request, desk, &now, &reader, game).await;
            }
            Ok(Self { book, now, official, entry, parameters })
        })
    }
}

impl Visible {
    /// A tournament, and a game of it, as the holder of this token sees it, or anybody without one.
    ///
    /// # Errors
    /// When to this reader there is no such tournament, or no such game.
    pub async fn to(
        desk: &Desk,
        book: BookId,
        game: Option<GameId>,
        token: Option<Token>,
    ) -> Result<Self, Problem> {
        let now = desk.tournament(book, None).await?;
        let holds = |token: &Token| covers(token, book) && !now.state.discipline.is_out_of_office(token.id);
        let token = token.filter(holds);
        let role = token.as_ref().map(|token| token.role);
        let entry = token.filter(|token| token.role == Role::Player).and_then(|token| token.scope.entry);
        if !now.state.public && role.is_none() {
            return Err(unknown());
        }
        let official = role.is_some_and(is_official);
        if let Some(game) = game
            && !official
            && !now.state.setting(game).published
        {
            return Err(Problem::refused(Reason::new("game.not_found").fact("game", game)));
        }
        Ok(Self { book, now, official, entry, parameters: NoParameters {} })
    }
}

fn is_official(role: Role) -> bool {
    Official::HELD_BY.contains(&role)
}

fn unknown() -> Problem {
    Problem::refused(Reason::new("tournament.not_found"))
}
