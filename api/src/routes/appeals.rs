//! `/v1/tournaments/{tournament}/appeals`: lodged, let in though late, decided (**Art. 8.5, 16.3**).

use actix_web::http::header::EntityTag;
use actix_web::{get, post, web};
use chuhe_domain::event::Event;
use chuhe_domain::tournament::{AdmitAppeal, DecideAppeal, LodgeAppeal, Tournament, TournamentEvent};
use chuhe_domain::vocabulary::{PersonalId, Reason, Role, Timestamp};

use super::addresses::{OfAppeal, OfTournament};
use super::named;
use crate::auth::{Allowed, Command, Visible, office};
use crate::desk::{Desk, Done, Texts, versions};
use crate::extract::{IfNoneMatch, Path};
use crate::language::Language;
use crate::problem::{Code, Problem, Reading, Writing};
use crate::respond::{Answer, tagged, written};
use crate::views::{AppealView, AppealsView, Because, NewAppeal, NewDecision};

/// List the appeals
///
/// Grounds and reasons are for officials, and so are appeals about rounds that are not published.
#[utoipa::path(
    tag = "discipline", params(OfTournament, IfNoneMatch),
    responses((status = 200, description = "The appeals.", body = AppealsView), Reading)
)]
#[get("/v1/tournaments/{tournament}/appeals")]
pub(crate) async fn list_appeals(
    _: Path<OfTournament>,
    seen: Visible,
    known: IfNoneMatch,
    desk: web::Data<Desk>,
) -> Answer {
    let tag = versions::shown(versions::tables(seen.now.sequence), seen.official);
    tagged(EntityTag::new_strong(tag), &known, async || all(&desk, &seen.now.state, seen.official).await)
        .await
}

/// Lodge an appeal
///
/// By a player for the own side, or by an official in a player's name. One that comes after its time is on record as late; whether
/// it is let in, whoever decides appeals says.
#[utoipa::path(
    tag = "discipline", params(OfTournament, Command<NewAppeal>), request_body = NewAppeal, security(("bearer" = [])),
    responses((status = 201, description = "It is lodged.", body = AppealView), Writing)
)]
#[post("/v1/tournaments/{tournament}/appeals")]
pub(crate) async fn lodge_appeal(
    path: Path<OfTournament>,
    allowed: Allowed<office::Appellant>,
    command: Command<NewAppeal>,
    desk: web::Data<Desk>,
) -> Answer {
    let (envelope, body) = command.by(&allowed);
    if allowed.actor.role == Role::Player && allowed.actor.entry != Some(body.by) {
        return Err(Problem::new(Code::OUT_OF_SCOPE).at("/by"));
    }
    let since = body.since.map(Timestamp::from);
    if let Some(since) = since {
        allowed.must_hold::<office::Official>("since")?;
        if since > envelope.received_at {
            let expected = "expected a time that is past";
            return Err(Problem::new(Code::INVALID_VALUE).fact("reason", expected).at("/since"));
        }
    }
    let mut texts = Texts::default();
    let (by, against, ground) = (body.by, body.against, texts.take(body.ground));
    let lodge = LodgeAppeal { by, against, ground, since };
    let done = desk.command(&envelope, path.0.tournament, 201, texts, &lodge).await?;
    let Event::Tournament(TournamentEvent::AppealLodged(lodged)) = desk.first_event(&done).await? else {
        return Err(Problem::new(Code::INTERNAL));
    };
    shown(&desk, &done, lodged.appeal, allowed.actor.role).await
}

/// Let in an appeal that came late
///
/// By the arbitration committee, or the chief arbiter where none sits (**Art. 16.3**).
#[utoipa::path(
    tag = "discipline", params(OfAppeal, Command<Because>), request_body = Because, security(("bearer" = [])),
    responses((status = 200, description = "It is let in.", body = AppealView), Writing)
)]
#[post("/v1/tournaments/{tournament}/appeals/{appeal}/admission")]
pub(crate) async fn admit_appeal(
    path: Path<OfAppeal>,
    allowed: Allowed<office::Reviser>,
    command: Command<Because>,
    desk: web::Data<Desk>,
) -> Answer {
    let (envelope, body) = command.by(&allowed);
    let (OfAppeal { tournament, appeal }, authority) = (path.0, allowed.actor.role);
    let committee = desk.committee_of(tournament, envelope.received_at).await?;
    let mut texts = Texts::default();
    let admit = AdmitAppeal { appeal, authority, committee, reason: texts.take(body.reason) };
    let done = desk.command(&envelope, tournament, 200, texts, &admit).await?;
    shown(&desk, &done, appeal, authority).await
}

/// Decide an appeal
///
/// By the arbitration committee, or the chief arbiter where none sits (**Art. 16.3**); that the appellant took it back, any of the
/// arbiters records. What is ordered (`effects`) is done by commands of its own. Tables follow those; what is paired already
/// stays, and is named (`later_pairings`).
#[utoipa::path(
    tag = "discipline", params(OfAppeal, Command<NewDecision>), request_body = NewDecision, security(("bearer" = [])),
    responses((status = 201, description = "It is decided.", body = AppealView), Writing)
)]
#[post("/v1/tournaments/{tournament}/appeals/{appeal}/decision")]
pub(crate) async fn decide_appeal(
    path: Path<OfAppeal>,
    allowed: Allowed<office::Reviser>,
    command: Command<NewDecision>,
    language: Language,
    desk: web::Data<Desk>,
) -> Answer {
    let (envelope, body) = command.by(&allowed);
    let (OfAppeal { tournament, appeal }, authority) = (path.0, allowed.actor.role);
    let committee = desk.committee_of(tournament, envelope.received_at).await?;
    let mut texts = Texts::default();
    let NewDecision { decision, reason, effects } = body;
    let reason = texts.take(reason);
    let decide = DecideAppeal { appeal, decision, authority, committee, reason, effects };
    let done = named::command(&desk, &envelope, tournament, (201, texts), language, &decide).await?;
    shown(&desk, &done, appeal, authority).await
}

async fn all(desk: &Desk, tournament: &Tournament, official: bool) -> Result<AppealsView, Problem> {
    let appeals = tournament.discipline.appeals.values();
    let ids = appeals.clone().filter(|_| official).flat_map(AppealView::texts);
    let texts = desk.texts(&ids.collect::<Vec<PersonalId>>()).await?;
    let appeals = appeals.filter_map(|appeal| AppealView::of(tournament, appeal, &texts, official));
    Ok(AppealsView { appeals: appeals.collect() })
}

/// The appeal as the command left it; a player sees of it what others see.
async fn shown(desk: &Desk, done: &Done, number: u32, role: Role) -> Answer {
    let official = role != Role::Player;
    let fold = desk.tournament(done.book, Some(done.sequence)).await?;
    let unknown = || Problem::refused(Reason::new("discipline.unknown_appeal").fact("appeal", number));
    let appeal = fold.state.discipline.appeals.get(&number).ok_or_else(unknown)?;
    let ids: Vec<PersonalId> = AppealView::texts(appeal).filter(|_| official).collect();
    let view = AppealView::of(&fold.state, appeal, &desk.texts(&ids).await?, official).ok_or_else(unknown)?;
    Ok(written(done, versions::shown(versions::tables(fold.sequence), official), &view))
}
