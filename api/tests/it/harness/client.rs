//! A client that speaks for a token: one request per connection, and no more than it is told to send.

use std::io::{self, Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::time::Duration;

use serde_json::Value;
use uuid::Uuid;

use super::{Answer, head};

/// Longer than any answer takes, shorter than a person waits for a test.
const PATIENCE: Duration = Duration::from_secs(20);

/// A client; clones of it are clients of their own.
#[derive(Debug, Clone)]
pub(crate) struct Client {
    address: SocketAddr,
    token: Option<String>,
}

/// A request, to be sent once or again.
#[derive(Debug, Clone)]
pub(crate) struct Request {
    pub(crate) method: String,
    pub(crate) target: String,
    headers: Vec<(String, String)>,
    body: Option<String>,
}

impl Request {
    /// A request without a body.
    pub(crate) fn new(method: &str, target: &str) -> Self {
        Self { method: method.to_owned(), target: target.to_owned(), headers: Vec::new(), body: None }
    }

    /// A command under a key of its own; `Value::Null` sends no body.
    pub(crate) fn command(method: &str, target: &str, body: &Value) -> Self {
        let request = Self::new(method, target).header("Idempotency-Key", &Uuid::new_v4().to_string());
        if body.is_null() { request } else { request.body("application/json", &body.to_string()) }
    }

    pub(crate) fn post(target: &str, body: &Value) -> Self {
        Self::command("POST", target, body)
    }

    /// The same with this header; in the place of one that is there already.
    pub(crate) fn header(mut self, name: &str, value: &str) -> Self {
        self = self.without(name);
        self.headers.push((name.to_owned(), value.to_owned()));
        self
    }

    pub(crate) fn without(mut self, name: &str) -> Self {
        self.headers.retain(|(known, _)| !known.eq_ignore_ascii_case(name));
        self
    }

    pub(crate) fn body(mut self, kind: &str, body: &str) -> Self {
        self.body = Some(body.to_owned());
        self.header("Content-Type", kind)
    }

    /// The bytes, as this token sends them.
    pub(crate) fn bytes(&self, token: Option<&str>) -> Vec<u8> {
        let bearer = token.map(|token| ("Authorization".to_owned(), format!("Bearer {token}")));
        let length = self.body.as_ref().map(|body| ("Content-Length".to_owned(), body.len().to_string()));
        let headers: Vec<(&str, &str)> = (self.headers.iter().chain(&bearer).chain(&length))
            .map(|(name, value)| (name.as_str(), value.as_str()))
            .collect();
        let head = head(&self.method, &self.target, &headers) + "\r\n";
        (head + self.body.as_deref().unwrap_or_default()).into_bytes()
    }
}

impl Client {
    pub(crate) const fn new(address: SocketAddr, token: Option<String>) -> Self {
        Self { address, token }
    }

    /// A client at the same address with this token.
    pub(crate) fn with(&self, token: &str) -> Self {
        Self { token: Some(token.to_owned()), ..self.clone() }
    }

    /// A client at the same address without a token.
    pub(crate) fn anyone(&self) -> Self {
        Self { token: None, ..self.clone() }
    }

    /// The same client where the server has moved to.
    pub(crate) fn at(&self, address: SocketAddr) -> Self {
        Self { address, ..self.clone() }
    }

    /// The same client where this other one is.
    pub(crate) fn at_same(&self, other: &Self) -> Self {
        self.at(other.address)
    }

    /// Sends; an answer that does not come whole is an error.
    pub(crate) fn try_send(&self, request: &Request) -> io::Result<Answer> {
        let mut stream = self.connect()?;
        stream.write_all(&request.bytes(self.token.as_deref()))?;
        Self::read(&mut stream)
    }

    pub(crate) fn connect(&self) -> io::Result<TcpStream> {
        let stream = TcpStream::connect(self.address)?;
        stream.set_read_timeout(Some(PATIENCE))?;
        stream.set_nodelay(true)?;
        Ok(stream)
    }

    /// Reads an answer to its end.
    pub(crate) fn read(stream: &mut TcpStream) -> io::Result<Answer> {
        let mut bytes = Vec::new();
        stream.read_to_end(&mut bytes)?;
        let answer = Answer::parse(&bytes).filter(|answer| answer.whole() || answer.status == 304);
        answer.ok_or_else(|| io::ErrorKind::UnexpectedEof.into())
    }

    #[track_caller]
    pub(crate) fn send(&self, request: &Request) -> Answer {
        self.try_send(request).unwrap_or_else(|error| panic!("no answer to {request:?}: {error}"))
    }

    #[track_caller]
    pub(crate) fn get(&self, target: &str) -> Answer {
        self.send(&Request::new("GET", target))
    }

    /// A command under a new key.
    #[track_caller]
    pub(crate) fn post(&self, target: &str, body: &Value) -> Answer {
        self.send(&Request::post(target, body))
    }

    #[track_caller]
    pub(crate) fn put(&self, target: &str, body: &Value) -> Answer {
        self.send(&Request::command("PUT", target, body))
    }

    #[track_caller]
    pub(crate) fn patch(&self, target: &str, body: &Value) -> Answer {
        self.send(&Request::command("PATCH", target, body))
    }
}

impl Answer {
    /// What it says, where it has this status; null where that is no JSON.
    #[track_caller]
    pub(crate) fn must(&self, status: u16) -> Value {
        assert_eq!(self.status, status, "{}", String::from_utf8_lossy(&self.body));
        if self.header("content-type").contains("json") { self.json() } else { Value::Null }
    }

    /// The code of a problem; empty where it is none.
    pub(crate) fn code(&self) -> String {
        if self.status < 400 { String::new() } else { self.json()["code"].as_str().unwrap().to_owned() }
    }
}
