//! The command line. Each subcommand is a file: its arguments, and `run`.

pub mod convert;
pub mod demo;
pub mod import_event;
pub mod openapi;
pub mod opening;
pub mod perft;
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
    /// Start a server with an example tournament, and look around
    ///
    /// The server keeps an embedded database in a folder of its own. A complete tournament is played on it through its
    /// HTTP API: eight invented players, seven rounds of legal games, a withdrawal before half, a forfeit and a
    /// disputed result. Then it stays up to be looked at. Run again, it finds the tournament in its folder and doubles
    /// nothing; a run that was cut short goes on where it stood.
    Demo(demo::Demo),
    /// Serve tournaments over HTTP
    Serve(serve::Serve),
    /// Check that everything in a ledger is as it was written
    Verify(verify::Verify),
    /// Work out every derived table of a ledger again from its events
    Rebuild(rebuild::Rebuild),
    /// Play a recorded event anew, and compare its order with the published one
    ///
    /// The file of the event is held against itself and against the records of its games first; where it contradicts
    /// itself, every reason is told and nothing is sent. Else the event is played through the HTTP API, move by move:
    /// on a running server, or on one of its own. Importing the same files again adds nothing. The exit code is 1
    /// where the event is refused or another order comes out than was published.
    ImportEvent(import_event::ImportEvent),
    /// Convert records of games to PGN or DhtmlXQ
    ///
    /// Formats and encodings (UTF-8, UTF-16, GB18030, Big5) are told by what is in a file, not by its name. Every move
    /// is played on a board: a file that cannot be read whole is refused, with the game, the ply and the line, and
    /// then nothing is written at all.
    ///
    /// Examples:
    ///
    ///   chuhe convert game.xqf                                     to PGN, on standard output
    ///   chuhe convert --notation wxf --output games.pgn *.cbl      many libraries into one file
    ///   chuhe convert --to dhtmlxq game.pgn
    ///   chuhe convert --lenient --script simplified damaged.pgn    as much of it as is legal
    #[command(verbatim_doc_comment)]
    Convert(convert::Convert),
    /// Count the ways to play so many plies from a position
    ///
    /// The last line of standard output is the number of sequences of legal moves; standard error has the time. With
    /// `--divide` each first move stands before it, with its share.
    Perft(perft::Perft),
    /// Print the OpenAPI document as YAML
    Openapi(openapi::Openapi),
}

/// What a subcommand may fail with: a sentence for the terminal, and its causes.
pub type Failure = Box<dyn std::error::Error + Send + Sync>;

/// Reads the command line, does what it says, and tells on standard error why it could not.
#[must_use]
pub fn run() -> ExitCode {
    let outcome = match Cli::parse().command {
        Command::Demo(demo) => demo.run(),
        Command::Serve(serve) => serve.run(),
        Command::Verify(verify) => verify.run(),
        Command::Rebuild(rebuild) => rebuild.run(),
        Command::ImportEvent(import) => import.run(),
        Command::Convert(convert) => convert.run(),
        Command::Perft(perft) => perft.run(),
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
