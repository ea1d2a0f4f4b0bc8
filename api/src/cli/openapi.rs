//! `chuhe openapi`: the OpenAPI document on standard output, as it is committed.

use std::io::Write as _;

use clap::Args;

use super::Failure;
use crate::{openapi, routes};

/// Arguments of `chuhe openapi`.
#[derive(Debug, Args)]
pub struct Openapi {}

impl Openapi {
    /// Prints it.
    ///
    /// # Errors
    /// When standard output is closed.
    pub fn run(self) -> Result<(), Failure> {
        let yaml = openapi::document(routes::all).to_yaml()?;
        std::io::stdout().lock().write_all(yaml.as_bytes())?;
        Ok(())
    }
}
