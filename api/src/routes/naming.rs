//! Commands whose refusals speak of entrants: the sentences have their names for their ids.

use chuhe_domain::tournament::TournamentCommand;
use chuhe_domain::vocabulary::BookId;

use crate::desk::{Desk, Done, Envelope, Failure, Texts};
use crate::language::Language;
use crate::problem::Problem;
use crate::views::Names;

/// Runs a command to a tournament; accepted, it is answered with `status`.
pub(super) async fn command(
    desk: &Desk,
    envelope: &Envelope,
    book: BookId,
    (status, texts): (u16, Texts),
    reader: Language,
    command: &(dyn TournamentCommand + Sync),
) -> Result<Done, Problem> {
    match desk.command(envelope, book, status, texts, command).await {
        Err(refused) => Err(naming(desk, book, reader, refused).await?),
        Ok(done) => Ok(done),
    }
}

async fn naming(desk: &Desk, book: BookId, reader: Language, refused: Failure) -> Result<Problem, Problem> {
    let fold = desk.tournament(book, None).await?;
    let tournament = &fold.state;
    let names = desk.names(tournament).await?;
    let names = Names::new(tournament, &names, reader);
    let named = tournament.entries.keys().filter_map(|entry| Some((entry.to_string(), names.name(*entry)?)));
    Ok(Problem::from(refused).naming(named.collect()))
}
