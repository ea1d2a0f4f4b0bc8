//! `/v1/tournaments/{tournament}/matches/{match}`: who meets, and as far as the reader may see it, who sits on which board.

use actix_web::http::header::EntityTag;
use actix_web::{get, web};
use chuhe_domain::tables::{knock_out_match, team_match};
use chuhe_domain::tournament::{Refusal, Tournament};
use chuhe_domain::vocabulary::{Actor, EntryId, MatchId, Refuse, Role};

use super::addresses::OfMatch;
use crate::auth::Visible;
use crate::desk::{Desk, versions};
use crate::extract::{IfNoneMatch, Path};
use crate::language::Language;
use crate::problem::{Problem, Reading};
use crate::respond::{Answer, tagged};
use crate::views::{KnockOutMatchView, MatchView, Names, TeamMatchView};

/// Who reads a match.
#[derive(Clone, Copy)]
pub(super) struct Reader {
    /// Whether all line-ups are seen, shown or not.
    official: bool,
    /// The team for which the reader speaks.
    team: Option<EntryId>,
    pub(super) language: Language,
}

impl Reader {
    pub(super) fn of(actor: &Actor, language: Language) -> Self {
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
    let (tag, state) = (tag(&seen.now.state, seen.now.sequence, path.0.of, reader), &seen.now.state);
    let etag = EntityTag::new_strong(tag);
    tagged(etag, &known, async || view(&desk, state, path.0.of, reader).await).await
}

/// A team sees of its own match what officials see: another answer, the same version.
pub(super) fn tag(tournament: &Tournament, sequence: u64, id: MatchId, reader: Reader) -> String {
    let own = tournament
        .match_of(id)
        .is_some_and(|(_, of)| reader.team.is_some_and(|team| of.opponent(team).is_some()));
    let version = versions::shown(versions::tables(sequence), reader.official || own);
    versions::read_by(version, tournament, reader.language)
}

/// Refuses a match that is not there, or not for this reader.
pub(super) fn known(tournament: &Tournament, id: MatchId, reader: Reader) -> Result<(), Problem> {
    let (round, _) = tournament.match_of(id).ok_or_else(|| unknown(id))?;
    if round.is_draft() && !reader.official { Err(unknown(id)) } else { Ok(()) }
}

/// What this reader is shown of a match.
pub(super) async fn view(
    desk: &Desk,
    tournament: &Tournament,
    id: MatchId,
    reader: Reader,
) -> Result<MatchView, Problem> {
    known(tournament, id, reader)?;
    let (round, of) = tournament.match_of(id).ok_or_else(|| unknown(id))?;
    let texts = desk.names(tournament).await?;
    let names = Names::new(tournament, &texts, reader.language);
    let sees = |team: EntryId| reader.official || reader.team == Some(team);
    let knock_out = knock_out_match(tournament, id).map(|played| KnockOutMatchView::of(played, &names));
    let teams = team_match(tournament, round, of);
    Ok(MatchView {
        id,
        stage: round.stage,
        round: round.number,
        table: of.table,
        first: names.player_in(round.stage, of.first),
        second: names.player_in(round.stage, of.second),
        teams: teams.map(|table| TeamMatchView::of(&table, &names, sees)),
        knock_out,
    })
}

fn unknown(of: MatchId) -> Problem {
    Problem::refused(Refusal::UnknownMatch { of }.reason())
}
