//! `/v1/tournaments/{tournament}/officials`: who holds an office, and whose games an arbiter is barred from (**Art. 16**).

use actix_web::http::header::EntityTag;
use actix_web::{get, post, web};
use chuhe_domain::event::Event;
use chuhe_domain::tournament::event::officials::Office;
use chuhe_domain::tournament::{
    AppointOfficial, BarArbiter, EraseOfficial, LiftBar, ReleaseOfficial, Successor, Tournament,
    TournamentEvent,
};
use chuhe_domain::vocabulary::{BookId, PersonalId, Reason, TokenId};

use super::addresses::{OfBar, OfEntry, OfOfficial, OfTournament};
use super::entries::must_be_known;
use super::named;
use crate::auth::{Allowed, Command, NoBody, Visible, office};
use crate::desk::{Desk, Done, Texts, versions};
use crate::extract::{IfNoneMatch, Path, Received};
use crate::language::Language;
use crate::problem::{Code, Problem, Reading, Writing};
use crate::respond::{Answer, tagged, written};
use crate::views::{Because, NewBar, NewOfficial, NewRelease, OfficialView, OfficialsView};

/// List the officials
///
/// Those who have left their office among them. Reasons, tokens and bars are for officials.
#[utoipa::path(
    tag = "officials", params(OfTournament, IfNoneMatch),
    responses((status = 200, description = "The officials.", body = OfficialsView), Reading)
)]
#[get("/v1/tournaments/{tournament}/officials")]
pub(crate) async fn list_officials(
    path: Path<OfTournament>,
    seen: Visible,
    received: Received,
    known: IfNoneMatch,
    desk: web::Data<Desk>,
) -> Answer {
    let sits = desk.committee_of(path.0.tournament, received.instant()).await?;
    let version = versions::with_committee(versions::tournament(seen.now.version), sits);
    let tag = EntityTag::new_strong(versions::shown(version, seen.official));
    tagged(tag, &known, async || all(&desk, &seen.now.state, sits, seen.official).await).await
}

/// Appoint an official
///
/// The organiser to every office, the chief arbiter more arbiters (**Art. 16.2**). A member of the arbitration committee in
/// office makes it sit (**Art. 16.3**): then it decides appeals, and the chief arbiter no more.
#[utoipa::path(
    tag = "officials", params(OfTournament, Command<NewOfficial>), request_body = NewOfficial, security(("bearer" = [])),
    responses((status = 201, description = "The official is appointed.", body = OfficialView), Writing)
)]
#[post("/v1/tournaments/{tournament}/officials")]
pub(crate) async fn appoint_official(
    path: Path<OfTournament>,
    allowed: Allowed<office::Issuer>,
    command: Command<NewOfficial>,
    desk: web::Data<Desk>,
) -> Answer {
    let (envelope, body) = command.by(&allowed);
    let tournament = path.0.tournament;
    must_fit(&desk, body.token, body.office, tournament, "/token").await?;
    let mut texts = Texts::default();
    let name = texts.take(body.name);
    let authority = allowed.actor.role;
    let appoint = AppointOfficial { name, office: body.office, token: body.token, authority };
    let done = desk.command(&envelope, tournament, 201, texts, &appoint).await?;
    let Event::Tournament(TournamentEvent::OfficialAppointed(appointed)) = desk.first_event(&done).await?
    else {
        return Err(Problem::new(Code::INTERNAL));
    };
    shown(&desk, &done, appointed.official).await
}

/// Release an official
///
/// With a reason, and a successor who takes the office from here on. The token named for the person acts no more in this
/// tournament; what the person has ruled stands.
#[utoipa::path(
    tag = "officials", params(OfOfficial, Command<NewRelease>), request_body = NewRelease, security(("bearer" = [])),
    responses((status = 200, description = "The official is released.", body = OfficialView), Writing)
)]
#[post("/v1/tournaments/{tournament}/officials/{official}/release")]
pub(crate) async fn release_official(
    path: Path<OfOfficial>,
    allowed: Allowed<office::Issuer>,
    command: Command<NewRelease>,
    desk: web::Data<Desk>,
) -> Answer {
    let (envelope, body) = command.by(&allowed);
    let OfOfficial { tournament, official } = path.0;
    let token = body.successor.as_ref().and_then(|successor| successor.token);
    if let Some(leaving) = desk.tournament(tournament, None).await?.state.discipline.officials.get(&official)
    {
        must_fit(&desk, token, leaving.office, tournament, "/successor/token").await?;
    }
    let (mut texts, authority) = (Texts::default(), allowed.actor.role);
    let successor = body.successor.map(|new| Successor { name: texts.take(new.name), token: new.token });
    let release = ReleaseOfficial { official, successor, authority, reason: texts.take(body.reason) };
    let done = desk.command(&envelope, tournament, 200, texts, &release).await?;
    shown(&desk, &done, official).await
}

/// Bar an arbiter, or a member of the committee, from the matters of an entrant
///
/// The token named for the person writes nothing in the entrant's games, judges nothing of the entrant, and gives out no token with
/// which another could (**Art. 17.5**); what was ruled before stands.
#[utoipa::path(
    tag = "officials", params(OfOfficial, Command<NewBar>), request_body = NewBar, security(("bearer" = [])),
    responses((status = 201, description = "The arbiter is barred.", body = OfficialView), Writing)
)]
#[post("/v1/tournaments/{tournament}/officials/{official}/bars")]
pub(crate) async fn bar_arbiter(
    path: Path<OfOfficial>,
    allowed: Allowed<office::Secretariat>,
    command: Command<NewBar>,
    language: Language,
    desk: web::Data<Desk>,
) -> Answer {
    let (envelope, body) = command.by(&allowed);
    let OfOfficial { tournament, official } = path.0;
    let mut texts = Texts::default();
    let bar = BarArbiter { official, entry: body.entry, reason: texts.take(body.reason) };
    let done = named::command(&desk, &envelope, tournament, (201, texts), language, &bar).await?;
    shown(&desk, &done, official).await
}

/// Lift a bar
#[utoipa::path(
    tag = "officials", params(OfBar, Command<Because>), request_body = Because, security(("bearer" = [])),
    responses((status = 200, description = "It is lifted.", body = OfficialView), Writing)
)]
#[post("/v1/tournaments/{tournament}/officials/{official}/bars/{entry}/lift")]
pub(crate) async fn lift_bar(
    path: Path<OfBar>,
    allowed: Allowed<office::Secretariat>,
    command: Command<Because>,
    language: Language,
    desk: web::Data<Desk>,
) -> Answer {
    let OfBar { tournament, official, entry } = path.0;
    must_be_known(&desk, OfEntry { tournament, entry }).await?;
    let (envelope, body) = command.by(&allowed);
    let mut texts = Texts::default();
    let lift = LiftBar { official, entry, reason: texts.take(body.reason) };
    let done = named::command(&desk, &envelope, tournament, (200, texts), language, &lift).await?;
    shown(&desk, &done, official).await
}

/// Erase what is known of an official
///
/// The name, and the reasons for release and bars, go for good; the number and the office stay. The ledger still verifies.
#[utoipa::path(
    tag = "officials", params(OfOfficial, Command<NoBody>), security(("bearer" = [])),
    responses((status = 200, description = "It is erased.", body = OfficialView), Writing)
)]
#[post("/v1/tournaments/{tournament}/officials/{official}/erasure")]
pub(crate) async fn erase_official(
    path: Path<OfOfficial>,
    allowed: Allowed<office::Organiser>,
    command: Command<NoBody>,
    desk: web::Data<Desk>,
) -> Answer {
    let (envelope, NoBody) = command.by(&allowed);
    let OfOfficial { tournament, official } = path.0;
    let done =
        desk.command(&envelope, tournament, 200, Texts::default(), &EraseOfficial { official }).await?;
    shown(&desk, &done, official).await
}

/// **Art. 16** – refuses a token that is not of this tournament, or stands for another office.
async fn must_fit(
    desk: &Desk,
    token: Option<TokenId>,
    office: Office,
    tournament: BookId,
    pointer: &str,
) -> Result<(), Problem> {
    let Some(token) = token else { return Ok(()) };
    let tokens = desk.tokens().await?;
    let fits = tokens
        .state
        .by_id
        .get(&token)
        .is_some_and(|token| token.role == office.role() && token.scope.tournament == Some(tournament));
    let expected = "expected a token of this tournament, for this office";
    let unfit = || Problem::new(Code::INVALID_VALUE).fact("reason", expected).at(pointer);
    if fits { Ok(()) } else { Err(unfit()) }
}

async fn all(
    desk: &Desk,
    tournament: &Tournament,
    committee_sits: bool,
    official: bool,
) -> Result<OfficialsView, Problem> {
    let officials = tournament.discipline.officials.values();
    let ids: Vec<PersonalId> = officials.flat_map(|one| OfficialView::texts(one, official)).collect();
    let texts = desk.texts(&ids).await?;
    Ok(OfficialsView::of(&tournament.discipline, &texts, committee_sits, official))
}

async fn shown(desk: &Desk, done: &Done, number: u32) -> Answer {
    let fold = desk.tournament(done.book, Some(done.sequence)).await?;
    let Some(official) = fold.state.discipline.officials.get(&number) else {
        return Err(Problem::refused(Reason::new("discipline.unknown_official").fact("official", number)));
    };
    let ids: Vec<PersonalId> = OfficialView::texts(official, true).collect();
    let view = OfficialView::of(number, official, &desk.texts(&ids).await?, true);
    Ok(written(done, versions::shown(versions::tournament(fold.version), true), &view))
}
