//! `If-Match` and `If-None-Match` (RFC 9110): lists of entity tags, or `*`. A pinned version is compared
//! strongly, a cached answer weakly.

use std::future::{Ready, ready};

use actix_web::dev::Payload;
use actix_web::http::header::{EntityTag, HeaderName, IF_MATCH, IF_NONE_MATCH};
use actix_web::{FromRequest, HttpRequest};
use utoipa::IntoParams;
use utoipa::openapi::Required;
use utoipa::openapi::path::{Parameter, ParameterIn};
use utoipa::openapi::schema::{ObjectBuilder, Type};

use super::key::header;
use crate::problem::{Code, Problem};

#[derive(Debug, Clone, PartialEq, Eq)]
enum Tags {
    Absent,
    Any,
    These(Vec<EntityTag>),
}

/// The versions a command was decided upon.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct IfMatch(Tags);

/// The versions of an answer the client already has.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct IfNoneMatch(Tags);

impl IfMatch {
    /// The tags the client named, where it named any (`*` names none in particular).
    #[must_use]
    pub fn tags(&self) -> &[EntityTag] {
        match &self.0 {
            Tags::These(tags) => tags,
            Tags::Absent | Tags::Any => &[],
        }
    }

    /// Refuses the command (412) when the client pinned versions and this is none of them.
    ///
    /// # Errors
    /// `command.version_mismatch`, with the current tag as a fact and in `ETag`.
    pub fn check(&self, current: &EntityTag) -> Result<(), Problem> {
        match &self.0 {
            Tags::Absent | Tags::Any => Ok(()),
            Tags::These(tags) if tags.iter().any(|tag| tag.strong_eq(current)) => Ok(()),
            Tags::These(_) => Err(Problem::new(Code::VERSION_MISMATCH).fact("current", current)),
        }
    }
}

impl IfNoneMatch {
    /// Whether the client already has this version.
    #[must_use]
    pub fn has(&self, current: &EntityTag) -> bool {
        match &self.0 {
            Tags::Absent => false,
            Tags::Any => true,
            Tags::These(tags) => tags.iter().any(|tag| tag.weak_eq(current)),
        }
    }
}

fn read(request: &HttpRequest, name: &HeaderName) -> Result<Tags, Problem> {
    if !request.headers().contains_key(name) {
        return Ok(Tags::Absent);
    }
    let mut tags = Vec::new();
    for value in request.headers().get_all(name) {
        let text = value.to_str().map_err(|_| unreadable(name))?.trim();
        if text == "*" {
            return Ok(Tags::Any);
        }
        for tag in split(text) {
            tags.push(tag.parse::<EntityTag>().map_err(|_| unreadable(name))?);
        }
    }
    // Said, and nothing named: it must not pass for not said.
    if tags.is_empty() { Err(unreadable(name)) } else { Ok(Tags::These(tags)) }
}

/// The members of a list of tags: a comma within quotes belongs to the tag.
fn split(text: &str) -> impl Iterator<Item = &str> {
    let mut quoted = false;
    text.split(move |c: char| {
        quoted ^= c == '"';
        c == ',' && !quoted
    })
    .map(str::trim)
    .filter(|tag| !tag.is_empty())
}

fn unreadable(name: &HeaderName) -> Problem {
    let expected = r#"expected "tag", W/"tag", a list of them, or *"#;
    Problem::new(Code::INVALID_HEADER).fact("header", name).fact("reason", expected)
}

impl FromRequest for IfMatch {
    type Error = Problem;
    type Future = Ready<Result<Self, Problem>>;

    fn from_request(request: &HttpRequest, _: &mut Payload) -> Self::Future {
        ready(read(request, &IF_MATCH).map(Self))
    }
}

impl FromRequest for IfNoneMatch {
    type Error = Problem;
    type Future = Ready<Result<Self, Problem>>;

    fn from_request(request: &HttpRequest, _: &mut Payload) -> Self::Future {
        ready(read(request, &IF_NONE_MATCH).map(Self))
    }
}

impl IntoParams for IfMatch {
    fn into_params(_: impl Fn() -> Option<ParameterIn>) -> Vec<Parameter> {
        let text = ObjectBuilder::new().schema_type(Type::String).build();
        vec![header("If-Match", Required::False, "The `ETag` upon which the command was decided.", text)]
    }
}

impl IntoParams for IfNoneMatch {
    fn into_params(_: impl Fn() -> Option<ParameterIn>) -> Vec<Parameter> {
        let text = ObjectBuilder::new().schema_type(Type::String).build();
        vec![header("If-None-Match", Required::False, "The `ETag` of the answer already at hand.", text)]
    }
}

#[cfg(test)]
mod tests {
    use actix_web::test::TestRequest;

    use super::*;

    fn tags(value: &str) -> Result<Tags, Problem> {
        read(&TestRequest::default().insert_header((IF_MATCH, value)).to_http_request(), &IF_MATCH)
    }

    #[test]
    fn a_list_may_hold_weak_tags_and_commas() {
        let expected = ["7", "8", "a,b"].map(str::to_owned);
        let [seven, eight, comma] = expected;
        let expected =
            vec![EntityTag::new_strong(seven), EntityTag::new_weak(eight), EntityTag::new_strong(comma)];
        assert_eq!(tags(r#""7", W/"8" ,"a,b""#).unwrap(), Tags::These(expected));
        assert_eq!(tags("*").unwrap(), Tags::Any);
        for nonsense in ["7", "", " ", ","] {
            assert_eq!(tags(nonsense).unwrap_err().code(), Code::INVALID_HEADER, "{nonsense:?}");
        }
        assert_eq!(read(&TestRequest::default().to_http_request(), &IF_MATCH).unwrap(), Tags::Absent);
    }

    #[test]
    fn a_pin_is_compared_strongly_and_a_cache_weakly() {
        let strong = EntityTag::new_strong("7".to_owned());
        assert!(IfMatch(tags(r#""7""#).unwrap()).check(&strong).is_ok());
        let refusal = IfMatch(tags(r#"W/"7""#).unwrap()).check(&strong).unwrap_err();
        assert_eq!(refusal.code(), Code::VERSION_MISMATCH);
        assert!(IfNoneMatch(tags(r#"W/"7""#).unwrap()).has(&strong));
        assert!(!IfNoneMatch(Tags::Absent).has(&strong));
    }
}
