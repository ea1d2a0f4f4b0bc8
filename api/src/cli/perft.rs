//! `chuhe perft`: how many ways there are to play so many plies from a position. The figures of other programs are
//! compared with it, and where they differ, `--divide` finds the move.

use std::io::{self, Write};
use std::time::Instant;

use chuhe_domain::xiangqi::Position;
use chuhe_domain::xiangqi::perft;
use clap::Args;

use super::Failure;

/// Arguments of `chuhe perft`.
#[derive(Debug, Args)]
#[command(allow_missing_positional = true)]
pub struct Perft {
    /// The position, in quotes as it has spaces [default: before the first move]
    fen: Option<String>,
    /// How many plies, 0 to 255; one more takes some forty times as long
    depth: u8,
    /// Count for each first move, too
    #[arg(long)]
    divide: bool,
}

impl Perft {
    /// Counts, and tells the time on standard error.
    ///
    /// # Errors
    /// When the FEN is no position, with every flaw; when standard output is closed.
    pub fn run(self) -> Result<(), Failure> {
        let began = Instant::now();
        self.count(&mut io::stdout().lock())?;
        eprintln!("{:.3} s", began.elapsed().as_secs_f64());
        Ok(())
    }

    fn count(&self, out: &mut impl Write) -> Result<(), Failure> {
        let position = self.fen.as_deref().map_or_else(|| Ok(Position::initial()), Position::from_fen)?;
        if !self.divide {
            writeln!(out, "{}", perft::perft(&position, self.depth))?;
            return Ok(());
        }
        let divided = perft::divide(&position, self.depth);
        for (first, nodes) in &divided {
            writeln!(out, "{first} {nodes}")?;
        }
        let nodes = match self.depth {
            0 => 1,
            _ => divided.iter().fold(0, |sum: u64, (_, nodes)| sum.saturating_add(*nodes)),
        };
        writeln!(out, "{nodes}")?;
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use clap::Parser;

    use super::*;

    #[derive(Debug, Parser)]
    struct Line {
        #[command(flatten)]
        perft: Perft,
    }

    fn said(arguments: &[&str]) -> String {
        let line = Line::try_parse_from([&["perft"], arguments].concat()).expect("arguments");
        let mut out = Vec::new();
        match line.perft.count(&mut out) {
            Ok(()) => String::from_utf8(out).expect("text"),
            Err(failure) => failure.to_string(),
        }
    }

    #[test]
    fn the_position_may_be_left_out() {
        assert_eq!(said(&["3"]), "79666\n");
        assert_eq!(said(&["3k5/9/9/9/9/9/9/9/9/5K3 w", "1"]), "2\n");
        assert_eq!(said(&["3k5/9/9/9/9/9/9/9/9/5K3 w", "0", "--divide"]), "1\n");
        assert!(Line::try_parse_from(["perft"]).is_err());
        assert!(Line::try_parse_from(["perft", "256"]).is_err());
    }

    #[test]
    fn first_moves_are_told_apart_and_add_up() {
        let divided = said(&["--divide", "3k5/9/9/9/9/9/9/9/9/5K3 w", "2"]);
        assert_eq!(divided, "f0e0 1\nf0f1 2\n3\n");
    }

    #[test]
    fn what_is_no_position_is_refused_with_its_flaws() {
        assert!(said(&["4k4/9/9/9/9/9/9/9/9/4K4 w", "1"]).contains("the generals face each other"));
    }
}
