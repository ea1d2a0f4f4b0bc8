//! The problem as it is sent: RFC 9457's members, and this server's own beside them.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// Why a request was refused or failed (RFC 9457).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[schema(as = Problem)]
pub struct ProblemDocument {
    /// Stable URI of the kind of problem; opens a description of it on this server.
    #[serde(rename = "type")]
    #[schema(format = "uri-reference", examples("/problems/request.not_found"))]
    pub kind: String,
    /// Stable code for programs.
    #[schema(examples("request.not_found"))]
    pub code: String,
    /// HTTP status of the answer.
    #[schema(minimum = 400, maximum = 599)]
    pub status: u16,
    /// The kind of problem in a few words, in the language asked for.
    pub title: String,
    /// What is wrong this time, in the language asked for.
    pub detail: String,
    /// What to do now, in the language asked for.
    pub next: String,
    /// The article of the rules that speaks, where one does.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false, examples("20.3"))]
    pub article: Option<String>,
    /// The parts of the request that are at fault.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub errors: Vec<FieldProblem>,
    /// The facts the sentences speak of, by name.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub facts: BTreeMap<String, String>,
}

/// A part of the request that is at fault.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct FieldProblem {
    /// JSON pointer into the body, or `?name` for a query parameter.
    #[schema(examples("/entries/3/name"))]
    pub pointer: String,
    /// Stable code of what is wrong there.
    #[schema(examples("request.unknown_field"))]
    pub code: String,
    /// The same in words.
    pub detail: String,
}
