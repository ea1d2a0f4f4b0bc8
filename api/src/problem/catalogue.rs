//! The problem codes: what a row of the catalogue is, and how it is found. The rows themselves are in `table`.
//! Codes never change meaning and never leave; texts stand in `locales/<language>/problems.ftl`, and
//! `docs/ERRORS.md` is made from both.

use std::collections::HashMap;
use std::fmt;
use std::sync::LazyLock;

use actix_web::http::StatusCode;

/// A row of the catalogue.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Code(&'static Row);

#[derive(PartialEq, Eq)]
struct Row {
    code: &'static str,
    status: StatusCode,
    facts: &'static [&'static str],
}

macro_rules! catalogue {
    (
        edge { $($name:ident = $code:literal => $status:ident [$($fact:ident),*];)* }
        domain { $($domain_code:literal => $domain_status:ident [$($domain_fact:ident),*];)* }
    ) => {
        impl Code {
            $(
                #[doc = concat!("`", $code, "`")]
                pub const $name: Self =
                    Self(&Row { code: $code, status: StatusCode::$status, facts: &[$(stringify!($fact)),*] });
            )*
        }

        /// Every row, in the order of the documentation.
        pub const CATALOGUE: &[Code] = &[
            $(Code::$name,)*
            $(Code(&Row {
                code: $domain_code,
                status: StatusCode::$domain_status,
                facts: &[$(stringify!($domain_fact)),*],
            }),)*
        ];

        /// The codes of the refusals that the domain makes.
        #[cfg(test)]
        pub(in crate::problem) const REFUSALS: &[&str] = &[$($domain_code),*];
    };
}

mod table;

pub use table::CATALOGUE;
#[cfg(test)]
pub(super) use table::REFUSALS;

static BY_CODE: LazyLock<HashMap<&'static str, Code>> =
    LazyLock::new(|| CATALOGUE.iter().map(|&code| (code.as_str(), code)).collect());

impl Code {
    /// The row of this code, if there is one.
    #[must_use]
    pub fn find(code: &str) -> Option<Self> {
        BY_CODE.get(code).copied()
    }

    /// The code for an error answer that says no more than its status.
    #[must_use]
    pub fn of_status(status: StatusCode) -> Self {
        match status {
            StatusCode::UNAUTHORIZED => Self::MISSING_TOKEN,
            StatusCode::FORBIDDEN => Self::FORBIDDEN,
            StatusCode::NOT_FOUND => Self::NOT_FOUND,
            StatusCode::METHOD_NOT_ALLOWED => Self::METHOD_NOT_ALLOWED,
            StatusCode::NOT_ACCEPTABLE => Self::NOT_ACCEPTABLE,
            StatusCode::REQUEST_TIMEOUT => Self::BODY_TOO_SLOW,
            StatusCode::PAYLOAD_TOO_LARGE => Self::BODY_TOO_LARGE,
            StatusCode::UNSUPPORTED_MEDIA_TYPE => Self::UNSUPPORTED_MEDIA_TYPE,
            StatusCode::TOO_MANY_REQUESTS => Self::RATE_LIMITED,
            StatusCode::SERVICE_UNAVAILABLE => Self::STORAGE_UNAVAILABLE,
            status if status.is_client_error() => Self::BAD_REQUEST,
            _ => Self::INTERNAL,
        }
    }

    /// The code itself: `request.not_found`.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        self.0.code
    }

    /// The status it is answered with.
    #[must_use]
    pub const fn status(self) -> StatusCode {
        self.0.status
    }

    /// The names of the facts its sentences speak of.
    #[must_use]
    pub const fn facts(self) -> &'static [&'static str] {
        self.0.facts
    }

    /// The URI that stands for it in `type`, to be resolved against this server.
    #[must_use]
    pub fn uri(self) -> String {
        format!("/problems/{}", self.as_str())
    }
}

impl fmt::Debug for Code {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn each_code_is_unique_and_well_formed() {
        let mut seen = BTreeSet::new();
        for code in CATALOGUE {
            let text = code.as_str();
            assert!(seen.insert(text), "{text} stands twice");
            assert!(text.bytes().all(|byte| matches!(byte, b'a'..=b'z' | b'_' | b'.')), "{text}");
            assert!(
                text.matches('.').count() <= 1,
                "{text}: one dot at most, it becomes a hyphen in the texts"
            );
            assert!(code.status().is_client_error() || code.status().is_server_error(), "{text}");
        }
    }

    #[test]
    fn every_error_status_has_a_code_of_the_same_class() {
        for status in 400..600 {
            let status = StatusCode::from_u16(status).unwrap_or_default();
            assert_eq!(Code::of_status(status).status().is_client_error(), status.is_client_error());
        }
    }
}
