//! `/v1/tournaments/{tournament}/withdrawals`: who leaves, and who comes back (**Art. 20**).

use actix_web::http::header::EntityTag;
use actix_web::{get, patch, post, web};
use chuhe_domain::tournament::{AmendWithdrawal, Reinstate, Tournament, Withdraw};
use chuhe_domain::vocabulary::{PersonalId, Role};

use super::addresses::{OfEntry, OfTournament};
use super::entries::must_be_known;
use super::named;
use crate::auth::{Allowed, Command, Visible, office};
use crate::desk::{Desk, Done, Texts, versions};
use crate::extract::{IfNoneMatch, Path};
use crate::language::Language;
use crate::problem::{Code, Problem, Reading, Writing};
use crate::respond::{Answer, tagged, written};
use crate::views::{Because, NewWithdrawal, WithdrawalAmendment, WithdrawalsView};

/// List the withdrawals in force
#[utoipa::path(
    tag = "withdrawals", params(OfTournament, IfNoneMatch),
    responses((status = 200, description = "The withdrawals.", body = WithdrawalsView), Reading)
)]
#[get("/v1/tournaments/{tournament}/withdrawals")]
pub(crate) async fn list_withdrawals(
    _: Path<OfTournament>,
    seen: Visible,
    known: IfNoneMatch,
    desk: web::Data<Desk>,
) -> Answer {
    let tag = versions::shown(versions::tournament(seen.now.version), seen.official);
    let tag = EntityTag::new_strong(tag);
    tagged(tag, &known, async || view(&desk, &seen.now.state, seen.official).await).await
}

/// Record a withdrawal
///
/// Before the start the entrant leaves the field (**Art. 20.2**). In a circular event under way, whoever has met fewer
/// than half of the opponents loses every result, for everyone; otherwise results stand and the rest is forfeited
/// (**Art. 20.3**); in a knock-out nothing is counted, and whoever was to meet the entrant goes on without play. Games under way are
/// ended and lost.
#[utoipa::path(
    tag = "withdrawals", params(OfTournament, Command<NewWithdrawal>), request_body = NewWithdrawal, security(("bearer" = [])),
    responses((status = 201, description = "It is recorded.", body = WithdrawalsView), Writing)
)]
#[post("/v1/tournaments/{tournament}/withdrawals")]
pub(crate) async fn create_withdrawal(
    path: Path<OfTournament>,
    allowed: Allowed<office::Secretariat>,
    command: Command<NewWithdrawal>,
    language: Language,
    desk: web::Data<Desk>,
) -> Answer {
    let (envelope, body) = command.by(&allowed);
    may_consent(allowed.actor.role, body.consent)?;
    let mut texts = Texts::default();
    let reason = texts.take(body.reason.into_inner());
    let withdraw = Withdraw { entry: body.entry, consent: body.consent, reason };
    let done = named::command(&desk, &envelope, path.0.tournament, (201, texts), language, &withdraw).await?;
    shown(&desk, &done).await
}

/// Put right the consent to a withdrawal, or its reason
///
/// What the withdrawal does to the tables stays as it was judged (**Art. 20.3**).
#[utoipa::path(
    tag = "withdrawals", params(OfEntry, Command<WithdrawalAmendment>), request_body = WithdrawalAmendment,
    security(("bearer" = [])),
    responses((status = 200, description = "It is put right.", body = WithdrawalsView), Writing)
)]
#[patch("/v1/tournaments/{tournament}/withdrawals/{entry}")]
pub(crate) async fn amend_withdrawal(
    path: Path<OfEntry>,
    allowed: Allowed<office::Secretariat>,
    command: Command<WithdrawalAmendment>,
    language: Language,
    desk: web::Data<Desk>,
) -> Answer {
    must_be_known(&desk, path.0).await?;
    let (envelope, body) = command.by(&allowed);
    may_consent(allowed.actor.role, body.consent)?;
    let mut texts = Texts::default();
    let reason = texts.take(body.reason.into_inner());
    let amend = AmendWithdrawal { entry: path.0.entry, consent: body.consent, reason };
    let done = named::command(&desk, &envelope, path.0.tournament, (200, texts), language, &amend).await?;
    shown(&desk, &done).await
}

/// **Art. 20.1** – only the organiser consents.
fn may_consent(role: Role, consent: bool) -> Result<(), Problem> {
    if consent && !matches!(role, Role::Organiser | Role::Administrator) {
        return Err(Problem::new(Code::CONSENT_IS_THE_ORGANISERS).article("20.1").at("/consent"));
    }
    Ok(())
}

/// Take a withdrawal back
///
/// What it did to the tables is undone; a game that it ended stays ended until an arbiter reopens it. Where that would move a
/// place from which a later stage was drawn, it is refused.
#[utoipa::path(
    tag = "withdrawals", params(OfEntry, Command<Because>), request_body = Because, security(("bearer" = [])),
    responses((status = 200, description = "It is taken back.", body = WithdrawalsView), Writing)
)]
#[post("/v1/tournaments/{tournament}/withdrawals/{entry}/reinstatement")]
pub(crate) async fn reinstate_entry(
    path: Path<OfEntry>,
    allowed: Allowed<office::Organiser>,
    command: Command<Because>,
    language: Language,
    desk: web::Data<Desk>,
) -> Answer {
    must_be_known(&desk, path.0).await?;
    let (envelope, body) = command.by(&allowed);
    let mut texts = Texts::default();
    let reinstate = Reinstate { entry: path.0.entry, reason: texts.take(body.reason.into_inner()) };
    let done =
        named::command(&desk, &envelope, path.0.tournament, (200, texts), language, &reinstate).await?;
    shown(&desk, &done).await
}

async fn shown(desk: &Desk, done: &Done) -> Answer {
    let fold = desk.tournament(done.book, Some(done.sequence)).await?;
    let view = view(desk, &fold.state, true).await?;
    Ok(written(done, versions::tournament(fold.version), &view))
}

/// Reasons are for officials: they speak of people.
async fn view(desk: &Desk, tournament: &Tournament, official: bool) -> Result<WithdrawalsView, Problem> {
    let entries = tournament.entries.values().filter_map(|entry| entry.withdrawal.as_ref());
    let reasons: Vec<PersonalId> =
        entries.map(|withdrawal| withdrawal.reason.id).filter(|_| official).collect();
    Ok(WithdrawalsView::of(tournament, &desk.texts(&reasons).await?))
}
