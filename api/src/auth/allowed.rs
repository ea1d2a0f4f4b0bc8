//! `Allowed<Office>`: the request's token holds this office, and reaches as far as the address goes.

use std::future::Future;
use std::marker::PhantomData;
use std::pin::Pin;

use actix_web::dev::Payload;
use actix_web::{FromRequest, HttpRequest};
use chuhe_domain::federation::Token;
use chuhe_domain::game::Card;
use chuhe_domain::vocabulary::{Actor, BookId, GameId, Role, Side};

use super::bearer::{desk, secret, token};
use super::office::{Office, TableHand};
use crate::arrival::Arrival;
use crate::desk::{Desk, TournamentFold};
use crate::problem::{Code, Problem};

/// Somebody who may do this.
#[derive(Debug)]
pub struct Allowed<O> {
    /// Who it is.
    pub actor: Actor,
    /// The tournament the token is bound to, where it is.
    pub tournament: Option<BookId>,
    /// For a player's token at a game: that player's side.
    pub side: Option<Side>,
    office: PhantomData<O>,
}

impl<O: Office + 'static> FromRequest for Allowed<O> {
    type Error = Problem;
    type Future = Pin<Box<dyn Future<Output = Result<Self, Problem>>>>;

    fn from_request(request: &HttpRequest, _: &mut Payload) -> Self::Future {
        let carried = secret(request);
        let request = request.clone();
        Box::pin(async move {
            if carried?.is_none() {
                return Err(Problem::new(Code::MISSING_TOKEN));
            }
            let token = token(&request).await?.ok_or_else(|| Problem::new(Code::MISSING_TOKEN))?;
            if !O::HELD_BY.contains(&token.role) {
                return Err(Problem::new(Code::FORBIDDEN));
            }
            let side = reach(&request, &token).await?;
            let actor = Actor { id: token.id, role: token.role, entry: token.scope.entry };
            Ok(Self { actor, tournament: token.scope.tournament, side, office: PhantomData })
        })
    }
}

impl<O> Allowed<O> {
    /// The side a player's token speaks for; others say which side they mean.
    ///
    /// # Errors
    /// Where a player means the opponent's side.
    pub fn speaking_for(&self, side: Side) -> Result<Side, Problem> {
        match self.side {
            Some(own) if own != side => Err(Problem::new(Code::NOT_YOUR_SIDE)),
            _ => Ok(side),
        }
    }

    /// Refuses a word in this field that is for another office to say than the one that may send the rest.
    ///
    /// # Errors
    /// Where the sender does not hold that office.
    pub fn must_hold<Other: Office>(&self, field: &str) -> Result<(), Problem> {
        if Other::HELD_BY.contains(&self.actor.role) {
            return Ok(());
        }
        Err(Problem::new(Code::NOT_YOUR_WORD).fact("field", field).at(format!("/{field}")))
    }
}

/// Holds the token's scope against the tournament or game in the address.
async fn reach(request: &HttpRequest, token: &Token) -> Result<Option<Side>, Problem> {
    let path = request.match_info();
    if let Some(game) = path.get("game").and_then(|game| game.parse::<GameId>().ok()) {
        return reach_game(request, token, game).await;
    }
    let asked = path.get("tournament").and_then(|book| book.parse::<BookId>().ok());
    // What is asked for beside any tournament is asked for in the office held at the own one.
    let Some(book) = asked.or(token.scope.tournament) else { return Ok(None) };
    if !covers(token, book) {
        return Err(Problem::new(Code::OUT_OF_SCOPE));
    }
    let tournament = desk(request)?.tournament(book, None).await?;
    must_be_in_office(&tournament, token)?;
    Ok(None)
}

/// **Art. 16.2** – refuses whoever acted for an official, and acts for none any more.
fn must_be_in_office(tournament: &TournamentFold, token: &Token) -> Result<(), Problem> {
    let out = tournament.state.discipline.is_out_of_office(token.id);
    if out { Err(Problem::new(Code::OUT_OF_OFFICE).article("16.2")) } else { Ok(()) }
}

async fn reach_game(request: &HttpRequest, token: &Token, game: GameId) -> Result<Option<Side>, Problem> {
    let desk = desk(request)?;
    let book = desk.book_of(game).await?;
    if !covers(token, book) {
        return Err(Problem::new(Code::OUT_OF_SCOPE));
    }
    let tournament = desk.tournament(book, None).await?;
    must_be_in_office(&tournament, token)?;
    let card = tournament.state.games.get(&game);
    let side = at_the_table(token, card, game)?;
    // A barred arbiter may still read what goes on (**Art. 17.5**).
    let writes = !request.method().is_safe();
    if writes && card.is_some_and(|card| tournament.state.is_barred(token.id, card.players())) {
        return Err(Problem::new(Code::BARRED).article("17.5"));
    }
    hear_of(request, desk, &tournament, token, game).await;
    Ok(side)
}

/// Whoever may do something at the table and asks for it is in contact.
pub(super) async fn hear_of(
    request: &HttpRequest,
    desk: &Desk,
    tournament: &TournamentFold,
    token: &Token,
    game: GameId,
) {
    if TableHand::HELD_BY.contains(&token.role) {
        let contact_ms = tournament.state.regulations.clock.contact_ms;
        desk.hear_of(game, Arrival::of(request).received().into(), contact_ms).await;
    }
}

/// The side a player has in this game; nothing for an official who may do something at it.
///
/// # Errors
/// Where it is another's game, or another's table.
pub(super) fn at_the_table(
    token: &Token,
    card: Option<&Card>,
    game: GameId,
) -> Result<Option<Side>, Problem> {
    match token.role {
        Role::Player => {
            let own = token.scope.entry.and_then(|entry| card.and_then(|card| card.side_of(entry)));
            own.map(Some).ok_or_else(|| Problem::new(Code::OUT_OF_SCOPE))
        }
        Role::Scorer => {
            let everywhere = token.scope.tables.is_empty() && token.scope.games.is_empty();
            let table = card.is_some_and(|card| token.scope.tables.contains(&card.table));
            if everywhere || table || token.scope.games.contains(&game) {
                Ok(None)
            } else {
                Err(Problem::new(Code::OUT_OF_SCOPE))
            }
        }
        _ => Ok(None),
    }
}

/// Whether the token's scope covers this tournament.
pub(super) fn covers(token: &Token, book: BookId) -> bool {
    token.scope.tournament.is_none_or(|bound| bound == book)
}
