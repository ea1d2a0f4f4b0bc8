//! `/v1/tournaments/{tournament}/penalties`: warnings, removals from a game, expulsions (**Art. 18**).

use actix_web::http::header::EntityTag;
use actix_web::{get, post, web};
use chuhe_domain::event::Event;
use chuhe_domain::tournament::{GivePenalty, LiftPenalty, Tournament, TournamentEvent};
use chuhe_domain::vocabulary::{PersonalId, Reason};

use super::addresses::{OfPenalty, OfTournament};
use super::named;
use crate::auth::{Allowed, Command, Visible, office};
use crate::desk::{Desk, Done, Texts, versions};
use crate::extract::{IfNoneMatch, Path};
use crate::language::Language;
use crate::problem::{Code, Problem, Reading, Writing};
use crate::respond::{Answer, tagged, written};
use crate::views::{Because, NewPenalty, PenaltiesView, PenaltyView};

/// List the penalties
///
/// Those that were lifted among them. What happened, in the official's words, is for officials.
#[utoipa::path(
    tag = "discipline", params(OfTournament, IfNoneMatch),
    responses((status = 200, description = "The penalties.", body = PenaltiesView), Reading)
)]
#[get("/v1/tournaments/{tournament}/penalties")]
pub(crate) async fn list_penalties(
    _: Path<OfTournament>,
    seen: Visible,
    known: IfNoneMatch,
    desk: web::Data<Desk>,
) -> Answer {
    let tag = versions::shown(versions::tournament(seen.now.version), seen.official);
    tagged(EntityTag::new_strong(tag), &known, async || all(&desk, &seen.now.state, seen.official).await)
        .await
}

/// Give a penalty
///
/// A warning any arbiter gives (**Art. 18.1**). Removal from a game the chief arbiter (**Art. 18.2**): the game is lost, without
/// play where it had not begun. Expulsion the organiser (**Art. 18.3**): it withdraws the entrant without consent.
#[utoipa::path(
    tag = "discipline", params(OfTournament, Command<NewPenalty>), request_body = NewPenalty, security(("bearer" = [])),
    responses((status = 201, description = "It is given.", body = PenaltyView), Writing)
)]
#[post("/v1/tournaments/{tournament}/penalties")]
pub(crate) async fn give_penalty(
    path: Path<OfTournament>,
    allowed: Allowed<office::Disciplinarian>,
    command: Command<NewPenalty>,
    language: Language,
    desk: web::Data<Desk>,
) -> Answer {
    let (envelope, body) = command.by(&allowed);
    let (mut texts, authority) = (Texts::default(), allowed.actor.role);
    let NewPenalty { entry, kind, article, game, note } = body;
    let (article, note) = (article.into_inner(), texts.take(note));
    let give = GivePenalty { entry, kind, article, game, authority, note };
    let done = named::command(&desk, &envelope, path.0.tournament, (201, texts), language, &give).await?;
    let Event::Tournament(TournamentEvent::PenaltyGiven(given)) = desk.first_event(&done).await? else {
        return Err(Problem::new(Code::INTERNAL));
    };
    shown(&desk, &done, given.penalty).await
}

/// Lift a penalty
///
/// It stays on record, and counts no more. By the office that may give it, or after an appeal by the arbitration committee. A
/// game that it cost stays lost until an arbiter reopens or amends it; whom it removed from the tournament is back in the field,
/// unless the field was drawn or paired without them since.
#[utoipa::path(
    tag = "discipline", params(OfPenalty, Command<Because>), request_body = Because, security(("bearer" = [])),
    responses((status = 200, description = "It is lifted.", body = PenaltyView), Writing)
)]
#[post("/v1/tournaments/{tournament}/penalties/{penalty}/lift")]
pub(crate) async fn lift_penalty(
    path: Path<OfPenalty>,
    allowed: Allowed<office::Official>,
    command: Command<Because>,
    language: Language,
    desk: web::Data<Desk>,
) -> Answer {
    let (envelope, body) = command.by(&allowed);
    let (OfPenalty { tournament, penalty }, mut texts) = (path.0, Texts::default());
    let lift = LiftPenalty { penalty, authority: allowed.actor.role, reason: texts.take(body.reason) };
    let done = named::command(&desk, &envelope, tournament, (200, texts), language, &lift).await?;
    shown(&desk, &done, penalty).await
}

async fn all(desk: &Desk, tournament: &Tournament, official: bool) -> Result<PenaltiesView, Problem> {
    let penalties = tournament.discipline.penalties.values();
    let ids = penalties.clone().filter(|_| official).flat_map(PenaltyView::texts);
    let texts = desk.texts(&ids.collect::<Vec<PersonalId>>()).await?;
    let penalties = penalties.map(|penalty| PenaltyView::of(tournament, penalty, &texts, official));
    Ok(PenaltiesView { penalties: penalties.collect() })
}

async fn shown(desk: &Desk, done: &Done, number: u32) -> Answer {
    let fold = desk.tournament(done.book, Some(done.sequence)).await?;
    let Some(penalty) = fold.state.discipline.penalties.get(&number) else {
        return Err(Problem::refused(Reason::new("discipline.unknown_penalty").fact("penalty", number)));
    };
    let texts = desk.texts(&PenaltyView::texts(penalty).collect::<Vec<_>>()).await?;
    let view = PenaltyView::of(&fold.state, penalty, &texts, true);
    Ok(written(done, versions::shown(versions::tournament(fold.version), true), &view))
}
