//! How a command ends when it does not end well: the exit code, and the words for the person at the terminal.

use std::fmt::Display;
use std::process::ExitCode;

/// Why a command stopped.
#[derive(Debug)]
pub(crate) struct Failure {
    code: u8,
    words: String,
}

impl Failure {
    /// Something is wrong with the code under test: exit 1.
    pub(crate) fn broken(words: impl Display) -> Self {
        Self { code: 1, words: words.to_string() }
    }

    /// Something is missing here, and the words say how to get it: exit 2.
    pub(crate) fn missing(words: impl Display) -> Self {
        Self { code: 2, words: words.to_string() }
    }

    /// The person at the terminal asked us to stop: exit 130, as shells expect.
    pub(crate) fn interrupted() -> Self {
        Self { code: 130, words: "interrupted".to_owned() }
    }

    /// The verdict was printed already, in full: only the exit code is left to say.
    pub(crate) fn told(code: u8) -> Self {
        Self { code, words: String::new() }
    }

    /// Prints the words on stderr and gives the exit code.
    pub(crate) fn report(&self) -> ExitCode {
        if !self.words.is_empty() {
            eprintln!("xtask: {}", self.words);
        }
        ExitCode::from(self.code)
    }
}
