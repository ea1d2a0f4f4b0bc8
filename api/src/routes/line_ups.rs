//! `/v1/tournaments/{tournament}/matches/{match}/line-ups`: who plays for a team (**Art. 12**); beside it, a team's order.

use actix_web::{post, put, web};
use chuhe_domain::tournament::{AnnulLineUps, OrderRoster, RuleLineUp, SubmitLineUp, TournamentCommand};
use chuhe_domain::vocabulary::Role;

use super::addresses::{OfEntry, OfMatch};
use super::entries::{must_be_known, shown};
use super::matches::{Reader, known, tag, view};
use super::named;
use crate::auth::{Allowed, Command, office};
use crate::desk::{Desk, Envelope, Texts};
use crate::extract::Path;
use crate::language::Language;
use crate::problem::{Code, Problem, Writing};
use crate::respond::{Answer, written};
use crate::views::{Because, EntryView, MatchView, NewLineUp, NewLineUpRuling, NewRoster};

/// Name the line-up of a team
///
/// By an official, or by a token of the team's own entry (**Art. 12.2, 12.3**). Until the other team's is in, it is hidden and may be named
/// anew; then both are shown, and the games are set down.
#[utoipa::path(
    tag = "rounds", params(OfMatch, Command<NewLineUp>), request_body = NewLineUp, security(("bearer" = [])),
    responses((status = 201, description = "It is in.", body = MatchView), Writing)
)]
#[post("/v1/tournaments/{tournament}/matches/{match}/line-ups")]
pub(crate) async fn submit_line_up(
    path: Path<OfMatch>,
    allowed: Allowed<office::TeamHand>,
    command: Command<NewLineUp>,
    language: Language,
    desk: web::Data<Desk>,
) -> Answer {
    let (envelope, body) = command.by(&allowed);
    if allowed.actor.role == Role::Player && allowed.actor.entry != Some(body.team) {
        return Err(Problem::new(Code::OUT_OF_SCOPE).at("/team"));
    }
    let submit = SubmitLineUp { of: path.0.of, team: body.team, line_up: body.line_up };
    let reader = Reader::of(&allowed.actor, language);
    run(&desk, &envelope, path.0, (201, Texts::default()), reader, &submit).await
}

/// Take the line-ups of a match back
///
/// Before any of its games has begun: both teams name theirs anew.
#[utoipa::path(
    tag = "rounds", params(OfMatch, Command<Because>), request_body = Because, security(("bearer" = [])),
    responses((status = 200, description = "They are taken back.", body = MatchView), Writing)
)]
#[post("/v1/tournaments/{tournament}/matches/{match}/line-ups/annulment")]
pub(crate) async fn annul_line_ups(
    path: Path<OfMatch>,
    allowed: Allowed<office::Arbiter>,
    command: Command<Because>,
    language: Language,
    desk: web::Data<Desk>,
) -> Answer {
    let (envelope, body) = command.by(&allowed);
    let mut texts = Texts::default();
    let annul = AnnulLineUps { of: path.0.of, reason: texts.take(body.reason.into_inner()) };
    let reader = Reader::of(&allowed.actor, language);
    run(&desk, &envelope, path.0, (200, texts), reader, &annul).await
}

/// Rule on a line-up after play
///
/// It broke the rules, and the team loses these boards in the match; the games stay as they were played. No boards take an earlier
/// ruling back.
#[utoipa::path(
    tag = "rounds", params(OfMatch, Command<NewLineUpRuling>), request_body = NewLineUpRuling, security(("bearer" = [])),
    responses((status = 201, description = "It is ruled.", body = MatchView), Writing)
)]
#[post("/v1/tournaments/{tournament}/matches/{match}/line-ups/ruling")]
pub(crate) async fn rule_on_line_up(
    path: Path<OfMatch>,
    allowed: Allowed<office::ChiefArbiter>,
    command: Command<NewLineUpRuling>,
    language: Language,
    desk: web::Data<Desk>,
) -> Answer {
    let (envelope, body) = command.by(&allowed);
    let mut texts = Texts::default();
    let NewLineUpRuling { team, boards, article, reason } = body;
    let (article, reason) = (article.into_inner(), texts.take(reason.into_inner()));
    let rule = RuleLineUp { of: path.0.of, team, boards, article, reason };
    let reader = Reader::of(&allowed.actor, language);
    run(&desk, &envelope, path.0, (201, texts), reader, &rule).await
}

/// Put a team in order
///
/// Its members from the first board (**Art. 12.1**), all of them who have not left; until the team is lined up for a match.
#[utoipa::path(
    tag = "entries", params(OfEntry, Command<NewRoster>), request_body = NewRoster, security(("bearer" = [])),
    responses((status = 200, description = "It is in order.", body = EntryView), Writing)
)]
#[put("/v1/tournaments/{tournament}/entries/{entry}/roster")]
pub(crate) async fn order_roster(
    path: Path<OfEntry>,
    allowed: Allowed<office::Secretariat>,
    command: Command<NewRoster>,
    language: Language,
    desk: web::Data<Desk>,
) -> Answer {
    let OfEntry { tournament, entry } = path.0;
    must_be_known(&desk, path.0).await?;
    let (envelope, body) = command.by(&allowed);
    let order = OrderRoster { team: entry, order: body.order };
    let answer = (200, Texts::default());
    let done = named::command(&desk, &envelope, tournament, answer, language, &order).await?;
    let (tag, view) = shown(&desk, &done, entry, language).await?;
    Ok(written(&done, tag, &view))
}

/// Runs a command about a match and answers with the match, as far as its sender may see it.
async fn run(
    desk: &Desk,
    envelope: &Envelope,
    path: OfMatch,
    answer: (u16, Texts),
    reader: Reader,
    command: &(dyn TournamentCommand + Sync),
) -> Answer {
    let now = desk.tournament(path.tournament, None).await?;
    known(&now.state, path.of, reader)?;
    let done = named::command(desk, envelope, path.tournament, answer, reader.language, command).await?;
    let fold = desk.tournament(done.book, Some(done.sequence)).await?;
    let view = view(desk, &fold.state, path.of, reader).await?;
    Ok(written(&done, tag(&fold.state, fold.sequence, path.of, reader), &view))
}
