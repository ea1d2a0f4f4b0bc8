//! `/v1/tournaments/{tournament}/entries`: who plays.

use actix_web::http::header::EntityTag;
use actix_web::{get, patch, post, web};
use chuhe_domain::event::Event;
use chuhe_domain::tournament::{
    AmendEntry, CloseRegistration, ErasePerson, ReopenRegistration, TournamentEvent,
};
use chuhe_domain::vocabulary::{EntryId, Reason};

use super::addresses::{OfEntry, OfTournament};
use super::named::{self, or_named};
use crate::auth::{Allowed, Command, NoBody, Visible, office};
use crate::desk::{Desk, Done, Fold, Texts, versions, written as in_scripts};
use crate::extract::{IfNoneMatch, Path};
use crate::language::Language;
use crate::problem::{Code, Problem, Reading, Writing};
use crate::respond::{Answer, created, tagged, written};
use crate::views::{
    Because, EntriesView, EntryAmendment, EntryView, Names, NewEntry, ShortName, WrittenNames,
};

type Folded = Fold<chuhe_domain::tournament::Tournament>;

/// List the entrants
#[utoipa::path(
    tag = "entries", params(OfTournament, IfNoneMatch),
    responses((status = 200, description = "The entrants, in the order of registration.", body = EntriesView), Reading)
)]
#[get("/v1/tournaments/{tournament}/entries")]
pub(crate) async fn list_entries(
    _: Path<OfTournament>,
    seen: Visible,
    known: IfNoneMatch,
    reader: Language,
    desk: web::Data<Desk>,
) -> Answer {
    let version = versions::tournament(seen.now.version);
    let tag = EntityTag::new_strong(versions::read_by(version, &seen.now.state, reader));
    tagged(tag, &known, async || all(&desk, &seen.now, reader).await).await
}

/// Read an entrant
#[utoipa::path(
    tag = "entries", params(OfEntry, IfNoneMatch),
    responses((status = 200, description = "The entrant.", body = EntryView), Reading)
)]
#[get("/v1/tournaments/{tournament}/entries/{entry}")]
pub(crate) async fn get_entry(
    path: Path<OfEntry>,
    seen: Visible,
    known: IfNoneMatch,
    reader: Language,
    desk: web::Data<Desk>,
) -> Answer {
    let version = versions::tournament(seen.now.version);
    let tag = EntityTag::new_strong(versions::read_by(version, &seen.now.state, reader));
    tagged(tag, &known, async || one(&desk, &seen.now, path.0.entry, reader).await).await
}

/// Register an entrant
#[utoipa::path(
    tag = "entries", params(OfTournament, Command<NewEntry>), request_body = NewEntry, security(("bearer" = [])),
    responses((status = 201, description = "The entrant is registered.", body = EntryView), Writing)
)]
#[post("/v1/tournaments/{tournament}/entries")]
pub(crate) async fn create_entry(
    path: Path<OfTournament>,
    allowed: Allowed<office::Secretariat>,
    command: Command<NewEntry>,
    reader: Language,
    desk: web::Data<Desk>,
) -> Answer {
    let (envelope, new) = command.by(&allowed);
    let done = desk.enter(&envelope, path.0.tournament, new.into_entrant()?).await;
    let done = or_named(done, &desk, path.0.tournament, reader).await?;
    let Event::Tournament(TournamentEvent::EntryRegistered(registered)) = desk.first_event(&done).await?
    else {
        return Err(Problem::new(Code::INTERNAL));
    };
    let (tag, view) = shown(&desk, &done, registered.entry, reader).await?;
    Ok(created(&done, tag, format!("/v1/tournaments/{}/entries/{}", done.book, registered.entry), &view))
}

/// Put right what is known of an entrant
#[utoipa::path(
    tag = "entries", params(OfEntry, Command<EntryAmendment>), request_body = EntryAmendment, security(("bearer" = [])),
    responses((status = 200, description = "It is put right.", body = EntryView), Writing)
)]
#[patch("/v1/tournaments/{tournament}/entries/{entry}")]
pub(crate) async fn amend_entry(
    path: Path<OfEntry>,
    allowed: Allowed<office::Secretariat>,
    command: Command<EntryAmendment>,
    reader: Language,
    desk: web::Data<Desk>,
) -> Answer {
    let OfEntry { tournament, entry } = path.0;
    must_be_known(&desk, path.0).await?;
    let (envelope, body) = command.by(&allowed);
    let mut texts = Texts::default();
    let names = in_scripts(body.names.map(WrittenNames::into_inner).unwrap_or_default(), &mut texts);
    let first = || names.first().map(|first| first.name.clone());
    let amend = AmendEntry {
        entry,
        name: body.name.map(|name| texts.take(name.into_inner())).or_else(first),
        names,
        federation: body.federation.map(ShortName::into_inner),
        rating: body.rating.map(u32::from),
        categories: body.categories,
    };
    let done = desk.command(&envelope, tournament, 200, texts, &amend).await?;
    let (tag, view) = shown(&desk, &done, entry, reader).await?;
    Ok(written(&done, tag, &view))
}

/// Erase what is known of a person
///
/// From this server go for good: every name the entrant was registered under; the reasons given for the entrant's
/// withdrawals and returns, and for changed pairings that concerned the entrant; and those given for forfeits,
/// amendments and reopenings of the entrant's games; and what was said of the entrant in penalties, appeals, incidents and
/// bars of arbiters. Federation, rating, number and results stay, and so do the
/// reasons given for whole rounds and for the tournament. The ledger still verifies.
#[utoipa::path(
    tag = "entries", params(OfEntry, Command<NoBody>), security(("bearer" = [])),
    responses((status = 200, description = "It is erased.", body = EntryView), Writing)
)]
#[post("/v1/tournaments/{tournament}/entries/{entry}/erasure")]
pub(crate) async fn erase_person(
    path: Path<OfEntry>,
    allowed: Allowed<office::Organiser>,
    command: Command<NoBody>,
    reader: Language,
    desk: web::Data<Desk>,
) -> Answer {
    let OfEntry { tournament, entry } = path.0;
    must_be_known(&desk, path.0).await?;
    let (envelope, NoBody) = command.by(&allowed);
    let done = desk.command(&envelope, tournament, 200, Texts::default(), &ErasePerson { entry }).await?;
    let (tag, view) = shown(&desk, &done, entry, reader).await?;
    Ok(written(&done, tag, &view))
}

/// Close the registration
///
/// Drawing lots and pairing a round close it by themselves.
#[utoipa::path(
    tag = "entries", params(OfTournament, Command<NoBody>), security(("bearer" = [])),
    responses((status = 200, description = "It is closed.", body = EntriesView), Writing)
)]
#[post("/v1/tournaments/{tournament}/registration-closure")]
pub(crate) async fn close_registration(
    path: Path<OfTournament>,
    allowed: Allowed<office::Secretariat>,
    command: Command<NoBody>,
    reader: Language,
    desk: web::Data<Desk>,
) -> Answer {
    let (envelope, NoBody) = command.by(&allowed);
    let answer = (200, Texts::default());
    let done =
        named::command(&desk, &envelope, path.0.tournament, answer, reader, &CloseRegistration).await?;
    let fold = desk.tournament(done.book, Some(done.sequence)).await?;
    Ok(written(&done, versions::tournament(fold.version), &all(&desk, &fold, reader).await?))
}

/// Take entries again
///
/// While the lots are not drawn and no round is paired.
#[utoipa::path(
    tag = "entries", params(OfTournament, Command<Because>), request_body = Because, security(("bearer" = [])),
    responses((status = 200, description = "It is open.", body = EntriesView), Writing)
)]
#[post("/v1/tournaments/{tournament}/registration-reopening")]
pub(crate) async fn reopen_registration(
    path: Path<OfTournament>,
    allowed: Allowed<office::Secretariat>,
    command: Command<Because>,
    reader: Language,
    desk: web::Data<Desk>,
) -> Answer {
    let (envelope, body) = command.by(&allowed);
    let mut texts = Texts::default();
    let reopen = ReopenRegistration { reason: texts.take(body.reason.into_inner()) };
    let done = desk.command(&envelope, path.0.tournament, 200, texts, &reopen).await?;
    let fold = desk.tournament(done.book, Some(done.sequence)).await?;
    Ok(written(&done, versions::tournament(fold.version), &all(&desk, &fold, reader).await?))
}

async fn all(desk: &Desk, fold: &Folded, reader: Language) -> Result<EntriesView, Problem> {
    let known = desk.names(&fold.state).await?;
    let names = Names::new(&fold.state, &known, reader);
    let entries = fold.state.by_registration().into_iter().map(|entry| EntryView::of(entry, &names));
    Ok(EntriesView { entries: entries.collect() })
}

async fn one(desk: &Desk, fold: &Folded, entry: EntryId, reader: Language) -> Result<EntryView, Problem> {
    let Some(found) = fold.state.entries.get(&entry) else { return Err(unknown(entry)) };
    let known = desk.texts(&found.names().collect::<Vec<_>>()).await?;
    Ok(EntryView::of(found, &Names::new(&fold.state, &known, reader)))
}

pub(super) async fn shown(
    desk: &Desk,
    done: &Done,
    entry: EntryId,
    reader: Language,
) -> Result<(String, EntryView), Problem> {
    let fold = desk.tournament(done.book, Some(done.sequence)).await?;
    Ok((versions::tournament(fold.version), one(desk, &fold, entry, reader).await?))
}

/// Refuses an address that leads nowhere, before anything is decided.
pub(super) async fn must_be_known(desk: &Desk, path: OfEntry) -> Result<(), Problem> {
    let fold = desk.tournament(path.tournament, None).await?;
    if fold.state.entries.contains_key(&path.entry) { Ok(()) } else { Err(unknown(path.entry)) }
}

fn unknown(entry: EntryId) -> Problem {
    Problem::refused(Reason::new("tournament.entry_not_found").fact("entry", entry))
}
