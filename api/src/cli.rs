//! The command line. Each subcommand is a file: its arguments, and `run`.

pub mod openapi;
pub mod opening;
pub mod rebuild;
pub mod serve;
pub mod verify;

use std::process::ExitCode;

use clap::{Parser, Subcommand};

/// Chuhe: a Xiangqi tournament server
#[derive(Debug, Parser)]
#[command(name = "chuhe", version, propagate_version = true, arg_required_else_help = true)]
pub struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
    /// Serve tournaments over HTTP
    Serve(serve::Serve),
    /// Check that everything in a ledger is as it was written
    Verify(verify::Verify),
    /// Work out every derived table of a ledger again from its events
    Rebuild(rebuild::Rebuild),
    /// Print the OpenAPI document as YAML
    Openapi(openapi::Openapi),
}

/// What a subcommand may fail with: a sentence for the terminal, and its causes.
pub type Failure = Box<dyn std::error::Error + Send + Sync>;

/// Reads the command line, does what it says, and tells on standard error why it could not.
#[must_use]
pub fn run() -> ExitCode {
    let outcome = match Cli::parse().command {
        Command::Serve(serve) => serve.run(),
        Command::Verify(verify) => verify.run(),
        Command::Rebuild(rebuild) => rebuild.run(),
        Command::Openapi(openapi) => openapi.run(),
    };
    let Err(failure) = outcome else { return ExitCode::SUCCESS };
    let mut cause: Option<&dyn std::error::Error> = Some(&*failure);
    let mut lines = Vec::new();
    while let Some(error) = cause {
        lines.push(error.to_string());
        cause = error.source();
    }
    eprintln!("chuhe: {}", lines.join(": "));
    ExitCode::FAILURE
}

#[cfg(test)]
mod tests {
    use clap::CommandFactory;

    use super::*;

    #[test]
    fn the_command_line_holds_together() {
        Cli::command().debug_assert();
    }
}
