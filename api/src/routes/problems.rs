//! The pages behind the `type` of problems: what a code means, in the language asked for.

use actix_web::{get, web};
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use crate::extract::Path;
use crate::language::Language;
use crate::problem::{Code, Plain, Problem};

/// Which kind of problem.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Path)]
pub struct OfCode {
    /// The `code` of a problem.
    #[param(example = "request.not_found")]
    code: String,
}

/// A kind of problem.
#[derive(Debug, Serialize, ToSchema)]
pub struct ProblemKind {
    /// The stable code.
    #[schema(examples("request.not_found"))]
    pub code: String,
    /// The HTTP status it is answered with.
    #[schema(minimum = 400, maximum = 599)]
    pub status: u16,
    /// The kind of problem in a few words.
    pub title: String,
    /// What it means; a dash stands for what differs from case to case.
    pub detail: String,
    /// What to do then.
    pub next: String,
    /// The names of the facts that come with it.
    pub facts: Vec<String>,
}

/// Explain a kind of problem
///
/// The `type` of every problem leads here.
#[utoipa::path(tag = "problems", params(OfCode), responses((status = 200, description = "What it means.", body = ProblemKind), Plain))]
#[get("/problems/{code}")]
pub(crate) async fn get_problem(
    path: Path<OfCode>,
    language: Language,
) -> Result<web::Json<ProblemKind>, Problem> {
    let unknown = || Problem::new(Code::NOT_FOUND).fact("path", format!("/problems/{}", path.0.code));
    let code = Code::find(&path.0.code).ok_or_else(unknown)?;
    let words = Problem::new(code).document(language);
    Ok(web::Json(ProblemKind {
        code: words.code,
        status: words.status,
        title: words.title,
        detail: words.detail,
        next: words.next,
        facts: code.facts().iter().map(|&name| name.to_owned()).collect(),
    }))
}
