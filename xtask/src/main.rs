//! The developers' commands: `cargo xtask test` runs every test there is, `cargo xtask corpus` judges the code
//! by data from outside the project. What each one needs and how it ends stands in its `--help`.

mod apt;
mod chromium;
mod corpus;
mod failure;
mod interrupt;
mod postgres;
mod programs;
mod project;
mod test;

use std::process::ExitCode;

use clap::{Parser, Subcommand};

#[derive(Debug, Parser)]
#[command(name = "cargo xtask", bin_name = "cargo xtask", about = "The developers' commands of Chuhe")]
struct Line {
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
    Test(test::Options),
    Corpus(corpus::Options),
}

fn main() -> ExitCode {
    let done = match Line::parse().command {
        Command::Test(options) => test::run(&options),
        Command::Corpus(options) => corpus::run(&options),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => failure.report(),
    }
}
