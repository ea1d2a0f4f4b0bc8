//! What the edge knows of a request before anybody reads it: when it came, in which language it is to be
//! answered, and until when. Stamped once, kept with the request, read by extractors and error answers.

use std::cell::Cell;
use std::rc::Rc;
use std::time::{Duration, Instant};

use actix_web::{HttpMessage, HttpRequest};

use crate::language::Language;
use crate::timestamp::Timestamp;

/// One request's coming.
#[derive(Debug)]
pub struct Arrival {
    received: Timestamp,
    began: Instant,
    language: Language,
    due: Cell<Option<Instant>>,
}

impl Arrival {
    /// A request that came now and must be answered within `time`.
    #[must_use]
    pub fn now(language: Language, time: Duration) -> Self {
        let began = Instant::now();
        Self { received: Timestamp::now(), began, language, due: Cell::new(began.checked_add(time)) }
    }

    /// The arrival of this request; a new one where no edge stood before (in unit tests).
    #[must_use]
    pub fn of(request: &HttpRequest) -> Rc<Self> {
        if let Some(arrival) = request.extensions().get::<Rc<Self>>() {
            return Rc::clone(arrival);
        }
        let language = Language::asked(request.query_string(), request.headers());
        Rc::new(Self { received: Timestamp::now(), began: Instant::now(), language, due: Cell::new(None) })
    }

    /// The wall clock when the head of the request had been read.
    #[must_use]
    pub const fn received(&self) -> Timestamp {
        self.received
    }

    /// How long ago that was, by a clock that is never set.
    #[must_use]
    pub fn elapsed(&self) -> Duration {
        self.began.elapsed()
    }

    /// The language of the answer.
    #[must_use]
    pub const fn language(&self) -> Language {
        self.language
    }

    /// Until when an answer must have begun.
    #[must_use]
    pub fn due(&self) -> Option<Instant> {
        self.due.get()
    }

    /// Gives the answer this much more time: a body may take its own allowance to come in.
    pub fn allow(&self, more: Duration) {
        self.due.set(self.due.get().and_then(|due| due.checked_add(more)));
    }
}
