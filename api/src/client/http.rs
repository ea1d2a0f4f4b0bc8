//! Sends requests and reads answers: JSON both ways, a bounded time for each, and another attempt where the
//! server was not there or busy. Trying again is safe: every command carries its own key.

use std::time::Duration;

use actix_web::http::header::RETRY_AFTER;
use actix_web::rt::time::sleep;
use awc::http::{Method, StatusCode, Uri};
use awc::{ClientRequest, Connector};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;
use uuid::Uuid;

use super::error::ClientError;
use crate::problem::ProblemDocument;

/// How long an answer may take.
const PATIENCE: Duration = Duration::from_secs(30);
/// How long a connection may take to come about.
const CONNECTING: Duration = Duration::from_secs(5);
/// How often a request is sent at most.
const ATTEMPTS: u32 = 6;
/// The wait before the second attempt; it doubles with each one after.
const PAUSE: Duration = Duration::from_millis(100);
/// The longest wait, whatever the server asks for.
const LONGEST_PAUSE: Duration = Duration::from_secs(10);
/// The longest answer that is read.
const LONGEST_ANSWER: usize = 64 << 20;
/// How much of a body an error tells.
const TOLD: usize = 300;

/// A client of one server, acting under one token or under none.
#[derive(Clone)]
pub struct Client {
    http: awc::Client,
    server: String,
    token: Option<String>,
}

/// What came back.
struct Answer {
    status: StatusCode,
    retry_after: Option<Duration>,
    body: Vec<u8>,
}

impl Client {
    /// A client of the server at this address, without a token.
    ///
    /// # Errors
    /// When it is no address of an HTTP server.
    pub fn new(server: &str) -> Result<Self, ClientError> {
        let uri = server.parse::<Uri>().ok().filter(|uri| {
            let plain = uri.path_and_query().is_none_or(|rest| rest.as_str() == "/");
            uri.scheme_str() == Some("http") && uri.host().is_some_and(|host| !host.is_empty()) && plain
        });
        if uri.is_none() {
            return Err(ClientError::Address { given: server.to_owned() });
        }
        let http = awc::Client::builder()
            .connector(Connector::new().timeout(CONNECTING))
            .timeout(PATIENCE)
            .disable_redirects()
            .finish();
        Ok(Self { http, server: server.trim_end_matches('/').to_owned(), token: None })
    }

    /// The same server, under this token.
    #[must_use]
    pub fn holding(&self, token: &str) -> Self {
        Self { token: Some(token.to_owned()), ..self.clone() }
    }

    /// The address, without a slash at its end.
    #[must_use]
    pub fn server(&self) -> &str {
        &self.server
    }

    /// Reads a resource.
    ///
    /// # Errors
    /// When it is refused, or nobody answers.
    pub async fn get<T: DeserializeOwned>(&self, path: &str) -> Result<T, ClientError> {
        self.exchange(Method::GET, path, None, &Value::Null).await
    }

    /// Reads a resource that may not be there.
    ///
    /// # Errors
    /// When it is refused otherwise than with 404, or nobody answers.
    pub async fn find<T: DeserializeOwned>(&self, path: &str) -> Result<Option<T>, ClientError> {
        match self.get(path).await {
            Ok(found) => Ok(Some(found)),
            Err(ClientError::Refused { problem, .. }) if problem.status == 404 => Ok(None),
            Err(error) => Err(error),
        }
    }

    /// Sends a command under its key; `Value::Null` is no body.
    ///
    /// # Errors
    /// When it is refused, or nobody answers.
    pub async fn command<T: DeserializeOwned>(
        &self,
        method: Method,
        path: &str,
        key: Uuid,
        body: &Value,
    ) -> Result<T, ClientError> {
        self.exchange(method, path, Some(key), body).await
    }

    async fn exchange<T: DeserializeOwned>(
        &self,
        method: Method,
        path: &str,
        key: Option<Uuid>,
        body: &Value,
    ) -> Result<T, ClientError> {
        let request = described(&method, path, body);
        let mut pause = PAUSE;
        for attempt in 1.. {
            let answer = self.once(self.request(&method, path, key), body).await;
            let wait = match &answer {
                Ok(answer) if is_passing(answer.status) => answer.retry_after.unwrap_or(pause),
                Err(_) => pause,
                Ok(_) => Duration::ZERO,
            };
            if wait.is_zero() || attempt == ATTEMPTS {
                let answer = answer.map_err(|why| ClientError::NoAnswer { request: request.clone(), why })?;
                return read(request, &answer);
            }
            sleep(wait.min(LONGEST_PAUSE)).await;
            pause *= 2;
        }
        Err(ClientError::NoAnswer { request, why: "no attempt was made".to_owned() })
    }

    fn request(&self, method: &Method, path: &str, key: Option<Uuid>) -> ClientRequest {
        let mut request = self.http.request(method.clone(), format!("{}{path}", self.server));
        if let Some(token) = &self.token {
            request = request.bearer_auth(token);
        }
        if let Some(key) = key {
            request = request.insert_header(("Idempotency-Key", key.to_string()));
        }
        request
    }

    async fn once(&self, request: ClientRequest, body: &Value) -> Result<Answer, String> {
        let sent = if body.is_null() { request.send() } else { request.send_json(body) };
        let mut answer = sent.await.map_err(|error| error.to_string())?;
        let seconds = answer.headers().get(RETRY_AFTER).and_then(|after| after.to_str().ok()?.parse().ok());
        let body = answer.body().limit(LONGEST_ANSWER).await.map_err(|error| error.to_string())?;
        Ok(Answer {
            status: answer.status(),
            retry_after: seconds.map(Duration::from_secs),
            body: body.to_vec(),
        })
    }
}

/// Whether an answer says that a later one will be another.
fn is_passing(status: StatusCode) -> bool {
    matches!(
        status,
        StatusCode::TOO_MANY_REQUESTS
            | StatusCode::BAD_GATEWAY
            | StatusCode::SERVICE_UNAVAILABLE
            | StatusCode::GATEWAY_TIMEOUT
    )
}

fn read<T: DeserializeOwned>(request: String, answer: &Answer) -> Result<T, ClientError> {
    let status = answer.status.as_u16();
    if answer.status.is_success() {
        return serde_json::from_slice(&answer.body).map_err(|error| ClientError::NotUnderstood {
            request,
            status,
            why: error.to_string(),
        });
    }
    match serde_json::from_slice::<ProblemDocument>(&answer.body) {
        Ok(problem) => Err(ClientError::Refused { request, problem: Box::new(problem) }),
        Err(_) => {
            let why = format!("no problem document: {}", shortened(&String::from_utf8_lossy(&answer.body)));
            Err(ClientError::NotUnderstood { request, status, why })
        }
    }
}

fn described(method: &Method, path: &str, body: &impl Serialize) -> String {
    let body = serde_json::to_string(body).unwrap_or_default();
    if body == "null" { format!("{method} {path}") } else { format!("{method} {path} {}", shortened(&body)) }
}

fn shortened(text: &str) -> String {
    let mut short: String = text.chars().take(TOLD).collect();
    if short.len() < text.len() {
        short.push('…');
    }
    short
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_is_a_server_and_nothing_more() {
        for good in ["http://127.0.0.1:8080", "http://[::1]:8080/", "http://hall.example"] {
            assert!(Client::new(good).is_ok(), "{good}");
        }
        for bad in ["127.0.0.1:8080", "https://hall.example", "http://", "http://hall.example/v1", "river"] {
            assert!(Client::new(bad).is_err(), "{bad}");
        }
    }

    #[test]
    fn a_refusal_tells_what_was_sent_and_what_was_said() {
        let body = serde_json::json!({
            "type": "/problems/game.not_your_turn", "code": "game.not_your_turn", "status": 409,
            "title": "Not your turn", "detail": "It is Black's turn.", "next": "Wait.", "article": "2.1",
        });
        let answer =
            Answer { status: StatusCode::CONFLICT, retry_after: None, body: body.to_string().into_bytes() };
        let request = described(&Method::POST, "/v1/games/7/moves", &serde_json::json!({"move": "h2e2"}));
        let error = read::<Value>(request, &answer).unwrap_err();
        assert_eq!(
            error.to_string(),
            r#"POST /v1/games/7/moves {"move":"h2e2"} was refused: 409 game.not_your_turn: It is Black's turn. (Art. 2.1)"#
        );
        assert_eq!(error.code(), Some("game.not_your_turn"));
    }

    #[actix_web::test]
    async fn nobody_there_is_told_with_what_was_asked() {
        let free = std::net::TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap();
        let client = Client::new(&format!("http://{free}")).unwrap();
        let error = client.get::<Value>("/v1/time").await.unwrap_err().to_string();
        assert!(error.starts_with("failed to get an answer to GET /v1/time: "), "{error}");
    }
}
