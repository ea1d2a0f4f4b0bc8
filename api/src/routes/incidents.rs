//! `/v1/tournaments/{tournament}/incidents`: what happened in the hall (**Art. 8, 19**).

use actix_web::http::header::EntityTag;
use actix_web::{get, post, web};
use chuhe_domain::event::Event;
use chuhe_domain::tournament::{RecordIncident, TournamentEvent};
use chuhe_domain::vocabulary::PersonalId;

use super::addresses::OfTournament;
use crate::auth::{Allowed, Command, office};
use crate::desk::{Desk, Texts, versions};
use crate::extract::{IfNoneMatch, NoParameters, Path, Query};
use crate::problem::{Code, Problem, Reading, Writing};
use crate::respond::{Answer, tagged, written};
use crate::views::{ArticleNumber, IncidentView, IncidentsView, NewIncident};

/// List the incidents
///
/// They speak of people: they are for officials.
#[utoipa::path(
    tag = "discipline", params(OfTournament, IfNoneMatch), security(("bearer" = [])),
    responses((status = 200, description = "The incidents.", body = IncidentsView), Reading)
)]
#[get("/v1/tournaments/{tournament}/incidents")]
pub(crate) async fn list_incidents(
    path: Path<OfTournament>,
    _: Allowed<office::Official>,
    _: Query<NoParameters>,
    known: IfNoneMatch,
    desk: web::Data<Desk>,
) -> Answer {
    let fold = desk.tournament(path.0.tournament, None).await?;
    let tag = EntityTag::new_strong(versions::tournament(fold.version));
    tagged(tag, &known, async || {
        let incidents = fold.state.discipline.incidents.values();
        let ids: Vec<PersonalId> = incidents.clone().map(|incident| incident.what.id).collect();
        let texts = desk.texts(&ids).await?;
        let incidents = incidents.map(|incident| IncidentView::of(incident, &texts)).collect();
        Ok::<_, Problem>(IncidentsView { incidents })
    })
    .await
}

/// Record an incident
///
/// A telephone, outside advice, a spectator: when (`Occurred-At`), where, whom it concerns, and the article it touches. What follows
/// from it is a ruling or a penalty of its own.
#[utoipa::path(
    tag = "discipline", params(OfTournament, Command<NewIncident>), request_body = NewIncident, security(("bearer" = [])),
    responses((status = 201, description = "It is recorded.", body = IncidentView), Writing)
)]
#[post("/v1/tournaments/{tournament}/incidents")]
pub(crate) async fn record_incident(
    path: Path<OfTournament>,
    allowed: Allowed<office::Official>,
    command: Command<NewIncident>,
    desk: web::Data<Desk>,
) -> Answer {
    let (envelope, body) = command.by(&allowed);
    let mut texts = Texts::default();
    let NewIncident { round, table, game, article, entries, what } = body;
    let (article, what) = (article.map(ArticleNumber::into_inner), texts.take(what));
    let record = RecordIncident { round, table, game, article, entries, what };
    let done = desk.command(&envelope, path.0.tournament, 201, texts, &record).await?;
    let Event::Tournament(TournamentEvent::IncidentRecorded(incident)) = desk.first_event(&done).await?
    else {
        return Err(Problem::new(Code::INTERNAL));
    };
    let fold = desk.tournament(done.book, Some(done.sequence)).await?;
    let view = IncidentView::of(&incident, &desk.texts(&[incident.what.id]).await?);
    Ok(written(&done, versions::tournament(fold.version), &view))
}
