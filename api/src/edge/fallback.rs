//! Requests no handler takes. Where the address exists the method is wrong: 405 and `Allow`, from the same
//! OpenAPI paths the handlers were registered with. Where it does not: 404.

use std::collections::BTreeSet;

use actix_web::http::Method;
use actix_web::http::header::{ALLOW, HeaderValue};
use actix_web::{HttpRequest, HttpResponse, web};
use utoipa::openapi::{OpenApi, PathItem};

use crate::problem::{Code, Problem};

/// Every address there is, and what may be done there.
#[derive(Debug, Clone, Default)]
pub struct RouteTable(Vec<Route>);

#[derive(Debug, Clone)]
struct Route {
    segments: Vec<Segment>,
    methods: Vec<Method>,
}

#[derive(Debug, Clone)]
enum Segment {
    Fixed(String),
    Variable { before: String, after: String },
    Rest,
}

impl RouteTable {
    /// The described addresses, and pages that are not part of the description.
    #[must_use]
    pub fn new(document: &OpenApi, pages: &[&str]) -> Self {
        let described = document.paths.paths.iter().map(|(path, item)| (path.as_str(), methods(item)));
        let pages = pages.iter().map(|&path| (path, vec![Method::GET]));
        Self(described.chain(pages).map(|(path, methods)| Route { segments: parse(path), methods }).collect())
    }

    /// What may be done at this address, `None` where there is none. GET brings HEAD, and everything OPTIONS.
    #[must_use]
    pub fn allowed(&self, path: &str) -> Option<String> {
        let matching: Vec<_> = self.0.iter().filter(|route| route.matches(path)).collect();
        let methods: BTreeSet<_> =
            matching.iter().flat_map(|route| &route.methods).map(Method::as_str).collect();
        if matching.is_empty() {
            return None;
        }
        let order = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];
        let possible = |method: &str| match method {
            "HEAD" => methods.contains("GET"),
            "OPTIONS" => true,
            method => methods.contains(method),
        };
        Some(order.into_iter().filter(|method| possible(method)).collect::<Vec<_>>().join(", "))
    }
}

impl Route {
    fn matches(&self, path: &str) -> bool {
        let mut parts = path.trim_start_matches('/').split('/');
        for segment in &self.segments {
            let matched = match segment {
                Segment::Rest => return parts.next().is_some(),
                Segment::Fixed(text) => parts.next() == Some(text),
                Segment::Variable { before, after } => parts.next().is_some_and(|part| {
                    let inner =
                        part.strip_prefix(before.as_str()).and_then(|part| part.strip_suffix(after.as_str()));
                    inner.is_some_and(|inner| !inner.is_empty())
                }),
            };
            if !matched {
                return false;
            }
        }
        parts.next().is_none()
    }
}

/// `/v1/games/{game}/record.{format}`; a last `{name}*` takes everything below.
fn parse(path: &str) -> Vec<Segment> {
    path.trim_start_matches('/')
        .split('/')
        .map(|part| match (part.find('{'), part.rfind('}')) {
            _ if part.ends_with("}*") => Segment::Rest,
            (Some(open), Some(close)) if open < close => Segment::Variable {
                before: part.get(..open).unwrap_or_default().to_owned(),
                after: part.get(close + 1..).unwrap_or_default().to_owned(),
            },
            _ => Segment::Fixed(part.to_owned()),
        })
        .collect()
}

fn methods(item: &PathItem) -> Vec<Method> {
    [
        (Method::GET, item.get.is_some()),
        (Method::HEAD, item.head.is_some()),
        (Method::POST, item.post.is_some()),
        (Method::PUT, item.put.is_some()),
        (Method::PATCH, item.patch.is_some()),
        (Method::DELETE, item.delete.is_some()),
    ]
    .into_iter()
    .filter_map(|(method, there)| there.then_some(method))
    .collect()
}

/// The handler of last resort.
///
/// # Errors
/// `request.method_not_allowed` or `request.not_found`.
pub async fn fallback(request: HttpRequest, table: web::Data<RouteTable>) -> Result<HttpResponse, Problem> {
    let Some(allowed) = table.allowed(request.path()) else {
        return Err(Problem::new(Code::NOT_FOUND).fact("path", request.path()));
    };
    let header = HeaderValue::from_str(&allowed).unwrap_or_else(|_| HeaderValue::from_static("GET"));
    if request.method() == Method::OPTIONS {
        return Ok(HttpResponse::NoContent().insert_header((ALLOW, header)).finish());
    }
    let problem = Problem::new(Code::METHOD_NOT_ALLOWED).fact("method", request.method());
    Err(problem.fact("allowed", allowed).header(ALLOW, header))
}

#[cfg(test)]
mod tests {
    use rstest::rstest;

    use super::*;

    #[rstest]
    #[case("/", true)]
    #[case("/v1/games/7", true)]
    #[case("/v1/games/", false)]
    #[case("/v1/games", false)]
    #[case("/v1/games/7/moves", false)]
    #[case("/v1/games/7/record.pgn", true)]
    #[case("/v1/games/7/record.", false)]
    #[case("/docs/", true)]
    #[case("/docs/a/b.js", true)]
    #[case("/docs", false)]
    fn templates_match_addresses(#[case] path: &str, #[case] there: bool) {
        let pages = ["/", "/v1/games/{game}", "/v1/games/{game}/record.{format}", "/docs/{file}*"];
        let table = RouteTable::new(&OpenApi::default(), &pages);
        assert_eq!(table.allowed(path).as_deref(), there.then_some("GET, HEAD, OPTIONS"));
    }
}
