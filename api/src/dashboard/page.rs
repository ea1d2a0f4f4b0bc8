//! What every page has around it: its language, links that keep the language once it was chosen, the headers that
//! let a browser show it and nothing more. A problem on the way to a page is a page too, in the same words as for
//! programs.

use std::convert::Infallible;
use std::future::{Ready, ready};

use actix_web::body::BoxBody;
use actix_web::dev::Payload;
use actix_web::http::header::{
    CONTENT_LANGUAGE, CONTENT_SECURITY_POLICY, CONTENT_TYPE, EntityTag, HeaderValue, VARY,
};
use actix_web::{FromRequest, HttpRequest, HttpResponse};
use askama::Template;

use crate::arrival::Arrival;
use crate::dashboard::assets;
use crate::dashboard::edition::edition;
use crate::dashboard::words::Words;
use crate::extract::IfNoneMatch;
use crate::language::Language;
use crate::problem::{Code, Problem};
use crate::respond::unless_known;

/// No script, no frame, no form; this server's stylesheet and icon.
const POLICY: &str = "default-src 'none'; style-src 'self'; img-src 'self'; base-uri 'none'; \
                      form-action 'none'; frame-ancestors 'none'";

/// The frame of a page.
#[derive(Debug, Clone)]
pub(crate) struct Page {
    pub(crate) words: Words,
    path: String,
    /// The query without `lang`.
    query: Vec<(String, String)>,
    /// Whether the address names the language: then links keep it.
    chosen: bool,
}

/// The same page in another language.
pub(crate) struct Translation {
    pub(crate) tag: &'static str,
    pub(crate) name: &'static str,
    pub(crate) address: String,
    pub(crate) current: bool,
}

impl Page {
    /// The BCP 47 tag of its language.
    pub(crate) const fn language(&self) -> &'static str {
        self.words.0.tag()
    }

    /// The address of another page here.
    pub(crate) fn link(&self, path: &str) -> String {
        if self.chosen { format!("{path}?lang={}", self.language()) } else { path.to_owned() }
    }

    /// The address of a page of the list.
    pub(crate) fn link_after(&self, path: &str, cursor: &str) -> String {
        let link = self.link(path);
        format!("{link}{}cursor={cursor}", if self.chosen { '&' } else { '?' })
    }

    /// What the query says under this name.
    pub(crate) fn asks(&self, name: &str) -> Option<&str> {
        self.query.iter().find(|(known, _)| known == name).map(|(_, value)| value.as_str())
    }

    /// This page in every language.
    pub(crate) fn translations(&self) -> Vec<Translation> {
        let each = Language::all().map(|language| {
            let query = form_urlencoded::Serializer::new(String::new())
                .extend_pairs(&self.query)
                .append_pair("lang", language.tag())
                .finish();
            Translation {
                tag: language.tag(),
                name: language.endonym(),
                address: format!("{}?{query}", self.path),
                current: language == self.words.0,
            }
        });
        each.collect()
    }

    /// The address of the stylesheet.
    pub(crate) fn stylesheet(&self) -> String {
        assets::address("/assets/chuhe.css")
    }

    /// The address of the icon.
    pub(crate) fn icon(&self) -> String {
        assets::address("/assets/chuhe.svg")
    }

    /// Answers with a page, or with the page of the problem that came between.
    pub(crate) fn answer<T: Template>(&self, made: Result<T, Problem>) -> HttpResponse {
        match made.and_then(|template| print(&template)) {
            Ok(html) => self.dressed(HttpResponse::Ok().body(html)),
            Err(problem) => self.problem(&problem),
        }
    }

    /// The same under a tag of these versions; nothing is made for a browser that has it already.
    pub(crate) async fn tagged<T: Template>(
        &self,
        versions: &[String],
        known: &IfNoneMatch,
        make: impl AsyncFnOnce() -> Result<T, Problem>,
    ) -> HttpResponse {
        let tag = format!("{}-{}-{}", versions.join("-"), self.language(), edition());
        let make = async || Ok(HttpResponse::Ok().body(print(&make().await?)?));
        match unless_known(EntityTag::new_strong(tag), known, make).await {
            Ok(answer) => self.dressed(answer),
            Err(problem) => self.problem(&problem),
        }
    }

    /// A problem as a page.
    pub(crate) fn problem(&self, problem: &Problem) -> HttpResponse {
        let said = problem.document(self.words.0);
        let template = ProblemPage { page: self, title: said.title, detail: said.detail, next: said.next };
        let html = template.render().unwrap_or_default();
        self.dressed(problem.answer(self.words.0).set_body(BoxBody::new(html)))
    }

    fn dressed(&self, mut answer: HttpResponse) -> HttpResponse {
        let headers = answer.headers_mut();
        headers.insert(CONTENT_TYPE, HeaderValue::from_static("text/html; charset=utf-8"));
        headers.insert(CONTENT_LANGUAGE, HeaderValue::from_static(self.language()));
        headers.insert(CONTENT_SECURITY_POLICY, HeaderValue::from_static(POLICY));
        headers.insert(VARY, HeaderValue::from_static("Accept-Language"));
        answer
    }
}

fn print(template: &impl Template) -> Result<String, Problem> {
    template.render().map_err(|error| {
        tracing::error!(%error, "failed to print a page");
        Problem::new(Code::INTERNAL)
    })
}

#[derive(Template)]
#[template(path = "problem.html")]
struct ProblemPage<'a> {
    page: &'a Page,
    title: String,
    detail: String,
    next: String,
}

impl FromRequest for Page {
    type Error = Infallible;
    type Future = Ready<Result<Self, Infallible>>;

    fn from_request(request: &HttpRequest, _: &mut Payload) -> Self::Future {
        let query = form_urlencoded::parse(request.query_string().as_bytes()).into_owned();
        let (named, query): (Vec<_>, Vec<_>) = query.partition(|(name, _)| name == "lang");
        ready(Ok(Self {
            words: Words(Arrival::of(request).language()),
            path: request.path().to_owned(),
            query,
            chosen: named.iter().any(|(_, tag)| Language::nearest(tag).is_some()),
        }))
    }
}
