//! What a reader is shown of a tournament: at which moment, of which stage, and without what is not published.

use std::borrow::Cow;
use std::sync::Arc;

use actix_web::http::header::EntityTag;
use chuhe_domain::standings::FieldFault;
use chuhe_domain::tournament::{StagePlan, Tournament};
use chuhe_domain::vocabulary::Reason;

use super::addresses::Moments;
use crate::auth::Visible;
use crate::desk::{Desk, Failure, Fold, versions};
use crate::language::Language;
use crate::problem::Problem;

/// The tournament at the moment asked for, as far as the reader may see it, and the tag of what its tables show.
pub(super) async fn at_moment<P: Moments>(
    desk: &Desk,
    seen: &Visible<P>,
    reader: Language,
) -> Result<(Moment, EntityTag), Problem> {
    let fold = match seen.parameters.moment()? {
        None => Arc::clone(&seen.now),
        Some(moment) => {
            let sequence = desk.sequence(seen.book, moment).await?;
            desk.tournament(seen.book, Some(sequence)).await?
        }
    };
    let version = versions::shown(versions::tables(fold.sequence), seen.official);
    let tag = versions::read_by(version, &fold.state, reader);
    Ok((Moment { fold, official: seen.official }, EntityTag::new_strong(tag)))
}

/// A tournament at a moment.
pub(super) struct Moment {
    fold: Arc<Fold<Tournament>>,
    official: bool,
}

impl Moment {
    /// The last event it shows.
    pub(super) fn sequence(&self) -> u64 {
        self.fold.sequence
    }

    /// What the reader may see of it.
    pub(super) fn seen(&self) -> Cow<'_, Tournament> {
        if self.official {
            Cow::Borrowed(&self.fold.state)
        } else {
            Cow::Owned(self.fold.state.as_published())
        }
    }
}

/// The stage asked for after the question mark, or the last one drawn; with its plan.
pub(super) fn asked(tournament: &Tournament, stage: Option<u32>) -> Result<(u32, &StagePlan), Problem> {
    let stage = stage.unwrap_or_else(|| tournament.current_stage());
    let plan = tournament.regulations.stage(stage);
    plan.map(|plan| (stage, plan)).ok_or_else(|| Problem::refused(unknown_stage(stage).at("?stage")))
}

/// The problem of tables that cannot be worked out.
pub(super) fn broken(fault: &FieldFault) -> Problem {
    Failure::Broken(fault.to_string()).into()
}

/// That there is no such stage.
pub(super) fn unknown_stage(stage: u32) -> Reason {
    Reason::new("tournament.unknown_stage").fact("stage", stage)
}
