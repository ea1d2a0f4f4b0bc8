//! A real server on a loopback port, and a client that sends exactly the bytes it is told to send.

pub(crate) mod client;
pub(crate) mod cup;
pub(crate) mod fold;
pub(crate) mod house;
pub(crate) mod operations;
pub(crate) mod place;
pub(crate) mod process;

use std::collections::BTreeMap;
use std::fmt;
use std::io::{Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::thread::JoinHandle;
use std::time::Duration;

use actix_web::{HttpResponse, get, post, web};
use chuhe_api::config::ServerConfig;
use chuhe_api::extract::{Body, IdempotencyKey, Path, Query, Received};
use chuhe_api::problem::{Code, Problem, Reading, Writing};
use chuhe_api::routes::health::Readiness;
use chuhe_api::server;
use serde::Deserialize;
use serde_json::Value;
use tokio_util::sync::CancellationToken;
use utoipa::{IntoParams, ToSchema};
use utoipa_actix_web::service_config::ServiceConfig;

/// A running server; dropping it stops it.
pub(crate) struct Server {
    pub(crate) address: SocketAddr,
    pub(crate) stop: CancellationToken,
    thread: Option<JoinHandle<()>>,
}

impl Server {
    /// A server that waits one second for bodies and three for answers.
    pub(crate) fn start() -> Self {
        let config = ServerConfig {
            workers: Some(1),
            body_time: Duration::from_secs(1),
            answer_time: Duration::from_secs(3),
            shutdown_time: Duration::from_secs(1),
            writer_origins: vec!["https://federation.example".to_owned()],
            ..ServerConfig::default()
        };
        let listener = server::bind(SocketAddr::from(([127, 0, 0, 1], 0))).unwrap();
        let address = listener.local_addr().unwrap();
        let stop = CancellationToken::new();
        let (readiness, until) = (Readiness::new(stop.clone()), stop.clone());
        let thread = std::thread::spawn(move || {
            let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
            runtime.block_on(server::serve(listener, &config, readiness, until, rooms)).unwrap();
        });
        Self { address, stop, thread: Some(thread) }
    }

    /// Sends these bytes and reads until the server closes or falls silent for five seconds.
    pub(crate) fn raw(&self, request: impl AsRef<[u8]>) -> Answer {
        let mut stream = self.connect();
        stream.write_all(request.as_ref()).unwrap();
        Answer::read(&mut stream)
    }

    pub(crate) fn connect(&self) -> TcpStream {
        let stream = TcpStream::connect(self.address).unwrap();
        stream.set_read_timeout(Some(Duration::from_secs(5))).unwrap();
        stream
    }

    /// A request without a body.
    pub(crate) fn send(&self, method: &str, target: &str, headers: &[(&str, &str)]) -> Answer {
        self.raw(head(method, target, headers) + "\r\n")
    }

    pub(crate) fn get(&self, target: &str) -> Answer {
        self.send("GET", target, &[])
    }

    /// A request with a JSON body.
    pub(crate) fn post(&self, target: &str, body: &str) -> Answer {
        let length = body.len().to_string();
        let headers = [("Content-Type", "application/json"), ("Content-Length", &length)];
        self.raw(head("POST", target, &headers) + "\r\n" + body)
    }
}

/// The head of a request, up to its last header.
pub(crate) fn head(method: &str, target: &str, headers: &[(&str, &str)]) -> String {
    let mut head = format!("{method} {target} HTTP/1.1\r\nHost: chuhe.test\r\nConnection: close\r\n");
    for (name, value) in headers {
        head.push_str(&format!("{name}: {value}\r\n"));
    }
    head
}

impl Drop for Server {
    fn drop(&mut self) {
        self.stop.cancel();
        if let Some(thread) = self.thread.take() {
            thread.join().unwrap();
        }
    }
}

/// What came back.
pub(crate) struct Answer {
    pub(crate) status: u16,
    pub(crate) headers: BTreeMap<String, String>,
    pub(crate) body: Vec<u8>,
}

/// The body as text: what a failed test shows is for people.
impl fmt::Debug for Answer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { status, headers, body } = self;
        write!(f, "{status} {headers:?} {}", String::from_utf8_lossy(body))
    }
}

impl Answer {
    pub(crate) fn read(stream: &mut TcpStream) -> Self {
        let mut bytes = Vec::new();
        let mut chunk = [0; 4096];
        while let Ok(count) = stream.read(&mut chunk) {
            bytes.extend_from_slice(&chunk[..count]);
            if count == 0 || Self::parse(&bytes).is_some_and(|answer| answer.whole()) {
                break;
            }
        }
        Self::parse(&bytes).unwrap_or_else(|| panic!("no answer: {:?}", String::from_utf8_lossy(&bytes)))
    }

    fn parse(bytes: &[u8]) -> Option<Self> {
        let end = bytes.windows(4).position(|window| window == b"\r\n\r\n")?;
        let head = std::str::from_utf8(&bytes[..end]).unwrap();
        let mut lines = head.split("\r\n");
        let status = lines.next()?.split(' ').nth(1)?.parse().ok()?;
        let mut headers: BTreeMap<String, String> = BTreeMap::new();
        for (name, value) in lines.filter_map(|line| line.split_once(": ")) {
            let values = headers.entry(name.to_lowercase()).or_default();
            *values = if values.is_empty() { value.to_owned() } else { format!("{values}, {value}") };
        }
        Some(Self { status, headers, body: bytes[end + 4..].to_vec() })
    }

    fn whole(&self) -> bool {
        let length = self.headers.get("content-length").and_then(|length| length.parse().ok());
        length.is_some_and(|length: usize| self.body.len() >= length)
    }

    pub(crate) fn header(&self, name: &str) -> &str {
        self.headers.get(name).map_or("", String::as_str)
    }

    #[track_caller]
    pub(crate) fn json(&self) -> Value {
        serde_json::from_slice(&self.body).unwrap_or_else(|error| panic!("{error}: {self:?}"))
    }

    /// The problem, which must be this one and whole.
    #[track_caller]
    pub(crate) fn problem(&self, status: u16, code: &str) -> Value {
        let problem = self.json();
        assert_eq!((self.status, problem["code"].as_str()), (status, Some(code)), "{problem:#}");
        assert_eq!(self.header("content-type"), "application/problem+json");
        assert_eq!(problem["status"], status);
        assert_eq!(problem["type"], format!("/problems/{code}"));
        for part in ["title", "detail", "next"] {
            assert!(problem[part].as_str().is_some_and(|text| !text.is_empty()), "{problem:#}");
        }
        assert!(!self.header("content-language").is_empty());
        assert!(!self.header("x-request-id").is_empty());
        assert_eq!(self.header("x-content-type-options"), "nosniff");
        problem
    }
}

/// Rooms that exist only here.
fn rooms(config: &mut ServiceConfig<'_>) {
    config
        .service(post_note)
        .service(get_note)
        .service(get_panic)
        .service(get_never)
        .service(get_stream)
        .service(post_plain)
        .service(post_key);
}

#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct Note {
    /// Its text.
    text: String,
    /// How often.
    #[serde(default)]
    times: u8,
}

/// Take a note
#[utoipa::path(tag = "test", request_body = Note, responses((status = 200, description = "Taken."), Writing))]
#[post("/test/notes")]
async fn post_note(body: Body<Note>) -> String {
    let note = body.into_inner();
    note.text.repeat(note.times.into())
}

#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Path)]
struct OfNote {
    /// Its number.
    number: u16,
}

#[derive(Debug, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
struct Page {
    /// How many.
    limit: Option<u16>,
}

/// Read a note
#[utoipa::path(tag = "test", responses((status = 200, description = "The note."), Reading))]
#[get("/test/notes/{number}")]
async fn get_note(path: Path<OfNote>, page: Query<Page>) -> String {
    format!("{} of {:?}", path.0.number, page.0.limit)
}

/// Fall over
#[utoipa::path(tag = "test", responses((status = 200, description = "Never."), Reading))]
#[get("/test/panic")]
async fn get_panic() -> web::Json<u8> {
    panic!("the table fell over")
}

/// Never answer
#[utoipa::path(tag = "test", responses((status = 200, description = "Never."), Reading))]
#[get("/test/never")]
async fn get_never(received: Received) -> Result<String, Problem> {
    std::future::pending::<()>().await;
    Err(Problem::new(Code::INTERNAL).fact("received", received.0))
}

/// Answer at once, and go on for longer than an answer may take to begin
#[utoipa::path(tag = "test", responses((status = 200, description = "A stream."), Reading))]
#[get("/test/stream")]
async fn get_stream() -> HttpResponse {
    let ticks = futures::stream::unfold(0, |n| async move {
        tokio::time::sleep(Duration::from_millis(if n == 0 { 0 } else { 800 })).await;
        (n < 6).then(|| (Ok::<_, actix_web::Error>(web::Bytes::from(format!("tick {n}\n"))), n + 1))
    });
    HttpResponse::Ok().insert_header(("Content-Encoding", "identity")).streaming(ticks)
}

/// Take a note by the framework's own extractors
#[utoipa::path(tag = "test", request_body = Note, params(OfNote), responses((status = 200, description = "Taken."), Writing))]
#[post("/test/plain/{number}")]
async fn post_plain(path: web::Path<(u16,)>, page: web::Query<Page>, note: web::Json<Note>) -> String {
    format!("{} {:?} {}", path.0, page.limit, note.text)
}

/// Name a command
#[utoipa::path(tag = "test", params(IdempotencyKey), responses((status = 200, description = "Named."), Writing))]
#[post("/test/keys")]
async fn post_key(key: IdempotencyKey) -> String {
    key.0.to_string()
}
