//! `Path<T>`: the variable parts of the address. What does not fit names nothing that could exist: 404, with the part.
//! `T` is a struct that derives `IntoParams`, so that every part is described.

use std::future::{Ready, ready};

use actix_web::dev::Payload;
use actix_web::{FromRequest, HttpRequest, web};
use serde::de::DeserializeOwned;

use crate::problem::{Code, Problem};

/// The variable parts of the address.
#[derive(Debug, Clone, Copy)]
pub struct Path<T>(pub T);

impl<T: DeserializeOwned> FromRequest for Path<T> {
    type Error = Problem;
    type Future = Ready<Result<Self, Problem>>;

    fn from_request(request: &HttpRequest, payload: &mut Payload) -> Self::Future {
        let path = web::Path::<T>::from_request(request, payload).into_inner();
        ready(path.map(|path| Self(path.into_inner())).map_err(|error| misfit::<T>(request, &error)))
    }
}

fn misfit<T: DeserializeOwned>(request: &HttpRequest, error: &actix_web::Error) -> Problem {
    // The framework does not say of which part: so the same is read once more as parameters are, name by name.
    let parts = request.match_info();
    let read = form_urlencoded::Serializer::new(String::new()).extend_pairs(parts.iter()).finish();
    let read = serde_urlencoded::Deserializer::new(form_urlencoded::parse(read.as_bytes()));
    let Err(found) = serde_path_to_error::deserialize::<_, T>(read) else {
        let told = error.as_error::<Problem>().cloned();
        return told.unwrap_or_else(|| Problem::new(Code::INVALID_PATH).fact("reason", error));
    };
    let (part, reason) = (found.path().to_string(), found.inner().to_string());
    let problem = Problem::new(Code::INVALID_PATH).fact("given", parts.get(&part).unwrap_or_default());
    problem.fact("expected", expected(&reason)).fact("part", part).fact("reason", reason)
}

/// What kind of value a part of the address is to have, by serde's complaint (pinned by the tests below).
fn expected(complaint: &str) -> &'static str {
    if complaint.contains("UUID") {
        "id"
    } else if complaint.contains("digit") || complaint.contains("number") || complaint.contains("integer") {
        "number"
    } else {
        "another"
    }
}

#[cfg(test)]
mod tests {
    use actix_web::test::TestRequest;
    use rstest::rstest;
    use serde::Deserialize;
    use uuid::Uuid;

    use super::*;
    use crate::language::Language;

    #[derive(Debug, Deserialize)]
    #[expect(dead_code, reason = "only read")]
    struct OfStage {
        tournament: Uuid,
        stage: u32,
    }

    const CUP: &str = "01930000-0000-7000-8000-000000000001";

    #[rstest]
    #[case("x", "1", "tournament", "an id (a UUID)")]
    #[case(CUP, "x", "stage", "a whole number from 0 to 4294967295")]
    #[case(CUP, "-1", "stage", "a whole number from 0 to 4294967295")]
    #[case(CUP, "", "stage", "a whole number from 0 to 4294967295")]
    #[case(CUP, "4294967296", "stage", "a whole number from 0 to 4294967295")]
    fn the_part_that_does_not_fit_is_named(
        #[case] tournament: &'static str,
        #[case] stage: &'static str,
        #[case] part: &str,
        #[case] expected: &str,
    ) {
        let request = TestRequest::default().param("tournament", tournament).param("stage", stage);
        let path = Path::<OfStage>::from_request(&request.to_http_request(), &mut Payload::None);
        let problem = path.into_inner().unwrap_err().document(Language::En);
        assert_eq!((problem.code.as_str(), problem.facts["part"].as_str()), ("request.invalid_path", part));
        assert!(problem.detail.contains(expected) && problem.detail.contains(part), "{}", problem.detail);
    }
}
