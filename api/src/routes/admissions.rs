//! `/v1/tournaments/{tournament}/stages/{stage}/admissions`: who comes after the draw is let in.

use actix_web::{post, web};
use chuhe_domain::tournament::AdmitEntry;

use super::addresses::OfStage;
use super::lots;
use super::named;
use crate::auth::{Allowed, Command, office};
use crate::desk::{Desk, Texts, versions};
use crate::extract::Path;
use crate::language::Language;
use crate::problem::Writing;
use crate::respond::{Answer, written};
use crate::views::{LotsView, NewAdmission};

/// Let a late comer into a stage whose numbers are drawn
///
/// With the number of one who left before the start, or the bye's: no table changes, and everybody else meets whom they
/// were to meet (**Art. 20.2**). The entrant is registered first, with `late`. What was missed is paired by hand, or
/// forfeited.
#[utoipa::path(
    tag = "course", params(OfStage, Command<NewAdmission>), request_body = NewAdmission, security(("bearer" = [])),
    responses((status = 201, description = "The entrant has a number.", body = LotsView), Writing)
)]
#[post("/v1/tournaments/{tournament}/stages/{stage}/admissions")]
pub(crate) async fn admit_entry(
    path: Path<OfStage>,
    allowed: Allowed<office::Secretariat>,
    command: Command<NewAdmission>,
    reader: Language,
    desk: web::Data<Desk>,
) -> Answer {
    let (envelope, body) = command.by(&allowed);
    let mut texts = Texts::default();
    let (stage, reason) = (path.0.stage, texts.take(body.reason));
    let admit = AdmitEntry { entry: body.entry, stage: Some(stage), group: body.group, reason };
    let done = named::command(&desk, &envelope, path.0.tournament, (201, texts), reader, &admit).await?;
    let fold = desk.tournament(done.book, Some(done.sequence)).await?;
    Ok(written(&done, versions::tournament(fold.version), &lots::view(&fold.state, stage)))
}
