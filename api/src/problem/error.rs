//! `Problem`: the error type of every handler and extractor. It knows its code and facts, not its words: those
//! are chosen when it is answered. By itself it answers in English; the gate in `edge` says it again in the
//! language of the request, so nobody who makes one has to know the request.

use std::collections::BTreeMap;
use std::fmt;

use actix_web::body::BoxBody;
use actix_web::http::StatusCode;
use actix_web::http::header::{self, HeaderName, HeaderValue};
use actix_web::{HttpResponse, ResponseError};
use chuhe_domain::vocabulary::{Reason, Refuse};

use super::catalogue::Code;
use super::document::{FieldProblem, ProblemDocument};
use super::words;
use crate::language::Language;

/// The media type of problems.
pub const CONTENT_TYPE: &str = "application/problem+json";

/// A refusal or failure on its way out.
#[derive(Debug, Clone)]
pub struct Problem(Box<Inner>);

#[derive(Debug, Clone)]
struct Inner {
    code: Code,
    article: Option<String>,
    facts: BTreeMap<String, String>,
    people: BTreeMap<String, String>,
    flaws: Vec<Flaw>,
    headers: Vec<(HeaderName, HeaderValue)>,
    language: Language,
}

#[derive(Debug, Clone)]
struct Flaw {
    pointer: String,
    code: Code,
    facts: BTreeMap<String, String>,
}

impl Problem {
    /// A problem of this kind, and nothing more known of it.
    #[must_use]
    pub fn new(code: Code) -> Self {
        Self(Box::new(Inner {
            code,
            article: None,
            facts: BTreeMap::new(),
            people: BTreeMap::new(),
            flaws: Vec::new(),
            headers: Vec::new(),
            language: Language::En,
        }))
    }

    /// A refusal of the domain, fresh or as it was kept. A code without a row is a fault of this server.
    #[must_use]
    pub fn refused(reason: Reason) -> Self {
        let Some(code) = Code::find(&reason.code) else {
            tracing::error!(code = reason.code, "failed to find a refusal's code in the catalogue");
            return Self::new(Code::INTERNAL);
        };
        let mut problem = Self::new(code);
        problem.0.article = reason.article;
        problem.0.facts = reason.facts;
        match reason.pointer {
            Some(pointer) => problem.at(pointer),
            None => problem,
        }
    }

    /// The same, by this article of the rules.
    #[must_use]
    pub fn article(mut self, article: &str) -> Self {
        self.0.article = Some(article.to_owned());
        self
    }

    /// The same, with this fact.
    #[must_use]
    #[expect(clippy::needless_pass_by_value, reason = "a fact is given away: numbers, texts and ids alike")]
    pub fn fact(mut self, name: &str, value: impl ToString) -> Self {
        self.0.facts.insert(name.to_owned(), value.to_string());
        self
    }

    /// The same, its sentences with the names of these people for their ids. The facts keep the ids: they are kept, and
    /// names can be erased.
    #[must_use]
    pub fn naming(mut self, people: BTreeMap<String, String>) -> Self {
        self.0.people = people;
        self
    }

    /// The same, at this place of the request: as in `errors[].pointer`.
    #[must_use]
    pub fn at(mut self, pointer: impl Into<String>) -> Self {
        let flaw = Flaw { pointer: pointer.into(), code: self.0.code, facts: self.0.facts.clone() };
        self.0.flaws.push(flaw);
        self
    }

    /// The same, with the flaws of another beside its own.
    #[must_use]
    pub fn and(mut self, other: Self) -> Self {
        self.0.flaws.extend(other.0.flaws);
        self
    }

    /// The same, answered with this header.
    #[must_use]
    pub fn header(mut self, name: HeaderName, value: HeaderValue) -> Self {
        self.0.headers.push((name, value));
        self
    }

    /// The same, in this language when nobody says it again.
    #[must_use]
    pub fn speaking(mut self, language: Language) -> Self {
        self.0.language = language;
        self
    }

    /// The code.
    #[must_use]
    pub fn code(&self) -> Code {
        self.0.code
    }

    /// The problem in words.
    #[must_use]
    pub fn document(&self, language: Language) -> ProblemDocument {
        let Inner { code, article, facts, people, flaws, .. } = &*self.0;
        let words = words::say(*code, language, &named(facts, people));
        let flaw = |flaw: &Flaw| FieldProblem {
            pointer: flaw.pointer.clone(),
            code: flaw.code.as_str().to_owned(),
            detail: words::say(flaw.code, language, &named(&flaw.facts, people)).detail,
        };
        ProblemDocument {
            kind: code.uri(),
            code: code.as_str().to_owned(),
            status: code.status().as_u16(),
            title: words.title,
            detail: words.detail,
            next: words.next,
            article: article.clone(),
            errors: flaws.iter().map(flaw).collect(),
            facts: facts.clone(),
        }
    }

    /// The whole answer in this language. Its extensions hold the `Code`, for the log.
    #[must_use]
    pub fn answer(&self, language: Language) -> HttpResponse<BoxBody> {
        let mut answer = HttpResponse::build(self.0.code.status());
        answer
            .insert_header((header::CONTENT_TYPE, CONTENT_TYPE))
            .insert_header((header::CONTENT_LANGUAGE, language.tag()))
            .append_header((header::VARY, "Accept-Language"));
        match self.0.code.status() {
            StatusCode::UNAUTHORIZED => answer.insert_header((header::WWW_AUTHENTICATE, "Bearer")),
            StatusCode::SERVICE_UNAVAILABLE => answer.insert_header((header::RETRY_AFTER, "1")),
            _ => &mut answer,
        };
        for header in &self.0.headers {
            answer.insert_header(header.clone());
        }
        answer.extensions_mut().insert(self.0.code);
        answer.body(serde_json::to_vec(&self.document(language)).unwrap_or_default())
    }
}

/// The facts with the names of people for their ids.
fn named(facts: &BTreeMap<String, String>, people: &BTreeMap<String, String>) -> BTreeMap<String, String> {
    let name = |said: String, (id, name): (&String, &String)| said.replace(id.as_str(), name);
    let named = |(fact, said): (&String, &String)| (fact.clone(), people.iter().fold(said.clone(), name));
    facts.iter().map(named).collect()
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0.code.as_str())
    }
}

impl std::error::Error for Problem {}

impl ResponseError for Problem {
    fn status_code(&self) -> StatusCode {
        self.0.code.status()
    }

    fn error_response(&self) -> HttpResponse<BoxBody> {
        self.answer(self.0.language)
    }
}

/// A refusal of the domain, on its way through `?`.
impl<R: Refuse> From<R> for Problem {
    fn from(refusal: R) -> Self {
        Self::refused(refusal.reason())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Debug, thiserror::Error)]
    #[error("not at this table")]
    struct NotHere;

    impl Refuse for NotHere {
        fn reason(&self) -> Reason {
            Reason::new("request.invalid_value").article("9.3").at("/seed").fact("reason", "no such seed")
        }
    }

    #[test]
    fn a_refusal_keeps_its_article_its_facts_and_its_place() {
        let refused = || -> Result<(), Problem> { Err(NotHere)? };
        let problem = refused().unwrap_err().document(Language::En);
        assert_eq!(problem.article.as_deref(), Some("9.3"));
        assert_eq!(
            (problem.errors[0].pointer.as_str(), &problem.errors[0].detail),
            ("/seed", &problem.detail)
        );
        assert!(problem.detail.contains("no such seed"));
    }

    #[test]
    fn a_refusal_nobody_listed_is_our_fault() {
        assert_eq!(Problem::refused(Reason::new("game.unheard_of")).code(), Code::INTERNAL);
    }
}
