//! A refusal that speaks of entrants names them: people know each other by their names, and not by their ids.

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
    or_named(desk.command(envelope, book, status, texts, command).await, desk, book, reader).await
}

/// What was done; or why it was refused, with the entrants of whom that speaks by their names. Where these cannot be read,
/// the refusal is told by ids.
///
/// # Errors
/// When it was refused, or the ledger failed.
pub(super) async fn or_named<T>(
    done: Result<T, Failure>,
    desk: &Desk,
    book: BookId,
    reader: Language,
) -> Result<T, Problem> {
    let refused = match done {
        Ok(done) => return Ok(done),
        Err(refused) => Problem::from(refused),
    };
    let Ok(fold) = desk.tournament(book, None).await else { return Err(refused) };
    let Ok(names) = desk.names(&fold.state).await else { return Err(refused) };
    let names = Names::new(&fold.state, &names, reader);
    let named = fold.state.entries.keys().filter_map(|entry| Some((entry.to_string(), names.name(*entry)?)));
    Err(refused.naming(named.collect()))
}
