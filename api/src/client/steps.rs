//! Commands as steps with a name. The name makes the command's key, and tells where things went wrong.

use awc::http::Method;
use serde::de::DeserializeOwned;
use serde_json::Value;

use super::error::ClientError;
use super::http::Client;
use super::keys::Keys;

/// Sends steps, all under one token.
#[derive(Clone)]
pub struct Steps {
    client: Client,
    keys: Keys,
}

/// A step that failed.
#[derive(Debug, thiserror::Error)]
#[error("failed at the step `{step}`")]
pub struct StepFailed {
    /// Its name.
    pub step: String,
    /// Why.
    #[source]
    pub error: Box<ClientError>,
}

impl StepFailed {
    /// This step failed for this reason.
    #[must_use]
    pub fn at(step: &str, error: ClientError) -> Self {
        Self { step: step.to_owned(), error: Box::new(error) }
    }
}

impl Steps {
    /// Steps of this undertaking, sent by this client.
    #[must_use]
    pub const fn new(client: Client, keys: Keys) -> Self {
        Self { client, keys }
    }

    /// The client that sends them.
    #[must_use]
    pub const fn client(&self) -> &Client {
        &self.client
    }

    /// POSTs; `Value::Null` is no body.
    ///
    /// # Errors
    /// When it is refused, or nobody answers.
    pub async fn post<T: DeserializeOwned>(
        &self,
        step: &str,
        path: &str,
        body: Value,
    ) -> Result<T, StepFailed> {
        self.send(step, Method::POST, path, &body).await
    }

    /// PUTs, without a body.
    ///
    /// # Errors
    /// When it is refused, or nobody answers.
    pub async fn put<T: DeserializeOwned>(&self, step: &str, path: &str) -> Result<T, StepFailed> {
        self.send(step, Method::PUT, path, &Value::Null).await
    }

    /// PATCHes.
    ///
    /// # Errors
    /// When it is refused, or nobody answers.
    pub async fn patch<T: DeserializeOwned>(
        &self,
        step: &str,
        path: &str,
        body: Value,
    ) -> Result<T, StepFailed> {
        self.send(step, Method::PATCH, path, &body).await
    }

    /// Reads.
    ///
    /// # Errors
    /// When it is refused, or nobody answers.
    pub async fn get<T: DeserializeOwned>(&self, step: &str, path: &str) -> Result<T, StepFailed> {
        self.client.get(path).await.map_err(|error| StepFailed::at(step, error))
    }

    async fn send<T: DeserializeOwned>(
        &self,
        step: &str,
        method: Method,
        path: &str,
        body: &Value,
    ) -> Result<T, StepFailed> {
        let sent = self.client.command(method, path, self.keys.key(step), body).await;
        sent.map_err(|error| StepFailed::at(step, error))
    }
}
