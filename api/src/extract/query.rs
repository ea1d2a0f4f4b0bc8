//! `Query<T>`: the parameters after `?`. `T` denies unknown fields and derives `IntoParams`; `lang` is known
//! to every address and is taken out first. Fields of `T` must not be flattened: numbers would arrive as text.

use std::future::{Ready, ready};

use actix_web::dev::Payload;
use actix_web::{FromRequest, HttpRequest};
use serde::Deserialize;
use serde::de::DeserializeOwned;

use super::json::complaint;
use crate::problem::Problem;

/// The parameters after `?`.
#[derive(Debug, Clone, Copy)]
pub struct Query<T>(pub T);

/// Nothing: what is not understood must not be passed over.
#[derive(Debug, Clone, Copy, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NoParameters {}

impl<T: DeserializeOwned> FromRequest for Query<T> {
    type Error = Problem;
    type Future = Ready<Result<Self, Problem>>;

    fn from_request(request: &HttpRequest, _: &mut Payload) -> Self::Future {
        ready(read(request.query_string()).map(Self))
    }
}

fn read<T: DeserializeOwned>(query: &str) -> Result<T, Problem> {
    let own = form_urlencoded::parse(query.as_bytes()).filter(|(name, _)| name != "lang");
    let own = form_urlencoded::Serializer::new(String::new()).extend_pairs(own).finish();
    let parameters = serde_urlencoded::Deserializer::new(form_urlencoded::parse(own.as_bytes()));
    serde_path_to_error::deserialize(parameters).map_err(|error| {
        let name = error.path().to_string();
        let name = if name == "." { "" } else { &name };
        complaint(&error.inner().to_string(), &format!("?{name}"))
    })
}

#[cfg(test)]
mod tests {
    use rstest::rstest;

    use super::*;
    use crate::language::Language;

    #[derive(Debug, Deserialize)]
    #[serde(deny_unknown_fields)]
    struct Paging {
        limit: u16,
        cursor: Option<String>,
    }

    #[test]
    fn parameters_are_decoded_and_the_language_is_nobodys_business() {
        let paging: Paging = read("limit=5&lang=vi&cursor=a%2Bb").unwrap();
        assert_eq!((paging.limit, paging.cursor.as_deref()), (5, Some("a+b")));
    }

    #[test]
    fn nothing_is_nothing() {
        assert!(read::<NoParameters>("lang=vi").is_ok());
        let problem = read::<NoParameters>("as_of=3&lang=vi").unwrap_err().document(Language::En);
        assert_eq!(
            (problem.code.as_str(), problem.errors[0].pointer.as_str()),
            ("request.unknown_field", "?as_of")
        );
    }

    #[rstest]
    #[case("limit=many", "request.invalid_value", "?limit")]
    #[case("limit=5&page=2", "request.unknown_field", "?page")]
    #[case("", "request.missing_field", "?limit")]
    fn a_misfit_is_named(#[case] query: &str, #[case] code: &str, #[case] pointer: &str) {
        let problem = read::<Paging>(query).unwrap_err().document(Language::En);
        assert_eq!(
            (problem.code.as_str(), problem.errors[0].pointer.as_str()),
            (code, pointer),
            "{problem:?}"
        );
    }
}
