//! The problems of an operation, for its OpenAPI description: one response component, named by every status
//! at which it may come. `responses(…, Reading)` for what anybody may read, `Guarded` for what not
//! everybody may, `Writing` for commands, `Stateless` for what works on its body alone.

use std::collections::BTreeMap;

use utoipa::openapi::schema::RefBuilder;
use utoipa::openapi::{RefOr, Response, ResponseBuilder};
use utoipa::{IntoResponses, ToResponse};

use super::document::ProblemDocument;

/// A problem (RFC 9457): a stable code, and in the language asked for what is wrong and what to do next.
#[derive(ToResponse)]
#[response(description = "A problem.", content_type = "application/problem+json")]
pub struct ProblemResponse(#[expect(dead_code, reason = "only its schema is read")] ProblemDocument);

const COMPONENT: &str = "#/components/responses/ProblemResponse";

const PLAIN: &[(&str, &str)] = &[
    ("400", "The request cannot be understood."),
    ("404", "There is no such thing."),
    ("500", "A fault of this server."),
    ("503", "The server cannot answer now."),
];

const OPEN: &[(&str, &str)] = &[("401", "The token is not valid; without one it may be read.")];

const GUARDED: &[(&str, &str)] = &[
    ("401", "It is not public, and the token is missing or not valid."),
    ("403", "It is not public, and the token's holder may not see it."),
];

const WRITING: &[(&str, &str)] = &[
    ("400", "The request cannot be understood, or lacks its `Idempotency-Key`."),
    ("401", "The token is missing or not valid."),
    ("403", "The token's holder may not do this."),
    ("404", "There is no such thing."),
    ("408", "The body came too slowly."),
    ("409", "The rules, or the state of things, forbid it."),
    ("412", "The version named by `If-Match` is not the current one."),
    ("413", "The body is too large."),
    ("415", "The body is not JSON."),
    ("422", "The command makes no sense here, or its key was used for another request."),
    ("500", "A fault of this server."),
    ("503", "The server cannot answer now. Repeating with the same key is safe."),
];

const STATELESS: &[(&str, &str)] = &[
    ("400", "The request cannot be understood."),
    ("401", "The token is not valid; none is needed."),
    ("408", "The body came too slowly."),
    ("413", "The body is too large."),
    ("415", "The body is of another kind."),
    ("422", "What the request says makes no sense on the board."),
    ("500", "A fault of this server."),
    ("503", "The server cannot answer now."),
];

/// The problems of an operation that looks at no token.
pub struct Plain;

/// The problems of an operation that anybody may use, and that shows more to the holder of a token.
pub struct Listing;

/// The same where the answer carries an `ETag`, and need not be sent again to whoever has it.
pub struct Reading;

/// The same where some of what may be asked for is not everybody's to ask.
pub struct Searching;

/// The same where the rules have something to say of a position, or not.
pub struct Judging;

/// The problems of an operation that reads what not everybody may see.
pub struct Guarded;

/// The problems of a command.
pub struct Writing;

/// The problems of an operation that works on its body alone, and keeps nothing.
pub struct Stateless;

impl IntoResponses for Plain {
    fn responses() -> BTreeMap<String, RefOr<Response>> {
        component(PLAIN)
    }
}

impl IntoResponses for Listing {
    fn responses() -> BTreeMap<String, RefOr<Response>> {
        let mut answers = component(PLAIN);
        answers.append(&mut component(OPEN));
        answers
    }
}

impl IntoResponses for Reading {
    fn responses() -> BTreeMap<String, RefOr<Response>> {
        let mut answers = Listing::responses();
        let unchanged = ResponseBuilder::new().description("As it was, by `If-None-Match`.").build();
        answers.insert("304".to_owned(), RefOr::T(unchanged));
        answers
    }
}

impl IntoResponses for Searching {
    fn responses() -> BTreeMap<String, RefOr<Response>> {
        let mut answers = Reading::responses();
        answers.append(&mut component(&[("403", "This is not for everybody to ask.")]));
        answers
    }
}

impl IntoResponses for Judging {
    fn responses() -> BTreeMap<String, RefOr<Response>> {
        let mut answers = Reading::responses();
        answers.append(&mut component(&[("422", "The rules have nothing to say of this position.")]));
        answers
    }
}

impl IntoResponses for Guarded {
    fn responses() -> BTreeMap<String, RefOr<Response>> {
        let mut answers = component(PLAIN);
        answers.append(&mut component(GUARDED));
        answers
    }
}

impl IntoResponses for Writing {
    fn responses() -> BTreeMap<String, RefOr<Response>> {
        component(WRITING)
    }
}

impl IntoResponses for Stateless {
    fn responses() -> BTreeMap<String, RefOr<Response>> {
        component(STATELESS)
    }
}

fn component(rows: &[(&str, &str)]) -> BTreeMap<String, RefOr<Response>> {
    rows.iter()
        .map(|&(status, description)| {
            let component =
                RefBuilder::new().ref_location(COMPONENT.to_owned()).description(Some(description)).build();
            (status.to_owned(), RefOr::Ref(component))
        })
        .collect()
}
