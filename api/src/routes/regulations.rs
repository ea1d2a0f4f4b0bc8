//! `/v1/tournaments/{tournament}/regulations`.

use actix_web::http::header::EntityTag;
use actix_web::{get, put, web};
use chuhe_domain::tournament::{Regulations, SetRegulations, Tournament};

use super::addresses::OfTournament;
use crate::auth::{Allowed, Command, Visible, office};
use crate::desk::{Desk, Texts, versions};
use crate::extract::{IfNoneMatch, Path};
use crate::problem::{Reading, Writing};
use crate::respond::{Answer, tagged, written};
use crate::views::RegulationsView;

/// Read the regulations
#[utoipa::path(
    tag = "tournaments", params(OfTournament, IfNoneMatch),
    responses((status = 200, description = "The regulations.", body = RegulationsView), Reading)
)]
#[get("/v1/tournaments/{tournament}/regulations")]
pub(crate) async fn get_regulations(_: Path<OfTournament>, seen: Visible, known: IfNoneMatch) -> Answer {
    let tag = EntityTag::new_strong(versions::tournament(seen.now.version));
    tagged(tag, &known, async || Ok(view(&seen.now.state))).await
}

/// Lay down the regulations
///
/// All of them; what is left out takes the value of the 1999 rules. Once a round is paired they stand (**Art. 17.1**).
#[utoipa::path(
    tag = "tournaments", params(OfTournament, Command<Regulations>), request_body = Regulations, security(("bearer" = [])),
    responses((status = 200, description = "They are laid down.", body = RegulationsView), Writing)
)]
#[put("/v1/tournaments/{tournament}/regulations")]
pub(crate) async fn set_regulations(
    path: Path<OfTournament>,
    allowed: Allowed<office::Organiser>,
    command: Command<Regulations>,
    desk: web::Data<Desk>,
) -> Answer {
    let (envelope, regulations) = command.by(&allowed);
    let set = SetRegulations { regulations };
    let done = desk.command(&envelope, path.0.tournament, 200, Texts::default(), &set).await?;
    let fold = desk.tournament(done.book, Some(done.sequence)).await?;
    Ok(written(&done, versions::tournament(fold.version), &view(&fold.state)))
}

fn view(tournament: &Tournament) -> RegulationsView {
    let fixed = !tournament.rounds.is_empty() || tournament.has_begun();
    RegulationsView { regulations: tournament.regulations.clone(), fixed }
}
