//! `/v1/tournaments/{tournament}/matches`: who meets, and where teams play, their line-ups; beside it, a team's order.

use actix_web::http::header::EntityTag;
use actix_web::{get, post, put, web};
use chuhe_domain::tables::match_table;
use chuhe_domain::tournament::{
    AnnulLineUps, OrderRoster, Refusal, RuleLineUp, SubmitLineUp, Tournament, TournamentCommand,
};
use chuhe_domain::vocabulary::{Actor, EntryId, MatchId, Refuse, Role};

use super::addresses::{OfEntry, OfMatch};
use super::entries::{must_be_known, shown};
use crate::auth::{Allowed, Command, Visible, office};
use crate::desk::{Desk, Envelope, Texts, versions};
use crate::extract::{IfNoneMatch, Path};
use crate::language::Language;
use crate::problem::{Code, Problem, Reading, Writing};
use crate::respond::{Answer, tagged, written};
use crate::views::{Because, EntryView, MatchView, Names, NewLineUp, NewLineUpRuling, NewRoster};

/// Who reads a match.
#[derive(Clone, Copy)]
struct Reader {
    /// Whether all line-ups are seen, shown or not.
    official: bool,
    /// The team for which the reader speaks.
    team: Option<EntryId>,
    language: Language,
}

impl Reader {
    fn of(actor: &Actor, language: Language) -> Self {
        let official = actor.role != Role::Player;
        Self { official, team: actor.entry.filter(|_| !official), language }
    }
}

/// Read a match
///
/// Who meets, and what it comes to; where teams play, who sits on which board. Line-ups are shown when both are in; until then a
/// team sees its own, and officials see all.
#[utoipa::path(
    tag = "rounds", params(OfMatch, IfNoneMatch),
    responses((status = 200, description = "The match.", body = MatchView), Reading)
)]
#[get("/v1/tournaments/{tournament}/matches/{match}")]
pub(crate) async fn get_match(
    path: Path<OfMatch>,
    seen: Visible,
    known: IfNoneMatch,
    language: Language,
    desk: web::Data<Desk>,
) -> Answer {
    let reader = Reader { official: seen.official, team: seen.entry, language };
    let (tag, state) = (tag(&seen.now.state, seen.now.sequence, path.0.of_match, reader), &seen.now.state);
    let etag = EntityTag::new_strong(tag);
    tagged(etag, &known, async || view(&desk, state, seen.now.sequence, path.0.of_match, reader).await).await
}

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
    let submit = SubmitLineUp { of: path.0.of_match, team: body.team, line_up: body.line_up };
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
    let annul = AnnulLineUps { of: path.0.of_match, reason: texts.take(body.reason.into_inner()) };
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
    let rule = RuleLineUp { of: path.0.of_match, team, boards, article, reason };
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
    let done = desk.command(&envelope, tournament, 200, Texts::default(), &order).await?;
    let (tag, view) = shown(&desk, &done, entry, language).await?;
    Ok(written(&done, tag, &view))
}

/// Runs a command about a match and answers with the match, as far as its sender may see it.
async fn run(
    desk: &Desk,
    envelope: &Envelope,
    path: OfMatch,
    (status, texts): (u16, Texts),
    reader: Reader,
    command: &(dyn TournamentCommand + Sync),
) -> Answer {
    let now = desk.tournament(path.tournament, None).await?;
    known(&now.state, path.of_match, reader)?;
    let done = desk.command(envelope, path.tournament, status, texts, command).await?;
    let fold = desk.tournament(done.book, Some(done.sequence)).await?;
    let view = view(desk, &fold.state, fold.sequence, path.of_match, reader).await?;
    Ok(written(&done, tag(&fold.state, fold.sequence, path.of_match, reader), &view))
}

/// A team sees of its own match what officials see: another answer, the same version.
fn tag(tournament: &Tournament, sequence: u64, id: MatchId, reader: Reader) -> String {
    let own = tournament
        .match_of(id)
        .is_some_and(|(_, of)| reader.team.is_some_and(|team| of.opponent(team).is_some()));
    let version = versions::shown(versions::tables(sequence), reader.official || own);
    versions::read_by(version, tournament, reader.language)
}

/// Refuses a match that is not there, or not for this reader.
fn known(tournament: &Tournament, id: MatchId, reader: Reader) -> Result<(), Problem> {
    let (round, _) = tournament.match_of(id).ok_or_else(|| unknown(id))?;
    if round.is_draft() && !reader.official { Err(unknown(id)) } else { Ok(()) }
}

async fn view(
    desk: &Desk,
    tournament: &Tournament,
    sequence: u64,
    id: MatchId,
    reader: Reader,
) -> Result<MatchView, Problem> {
    known(tournament, id, reader)?;
    let table = match_table(tournament, id).ok_or_else(|| unknown(id))?;
    let texts = desk.names(tournament).await?;
    let names = Names::new(tournament, &texts, reader.language);
    let sees = |team: EntryId| reader.official || reader.team == Some(team);
    Ok(MatchView::of(&table, sequence, &names, sees))
}

fn unknown(of: MatchId) -> Problem {
    Problem::refused(Refusal::UnknownMatch { of }.reason())
}
