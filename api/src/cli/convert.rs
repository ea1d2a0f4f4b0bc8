//! `chuhe convert`: records of games from any format that is read to one that is written. Everything is read before
//! anything is written.

use std::collections::BTreeSet;
use std::fmt::Display;
use std::fs;
use std::io::{self, Read as _, Write};
use std::path::{Path, PathBuf};

use chuhe_domain::xiangqi::records::{
    Imported, Reading, Record, Replaced, Target, Truncation, export, import,
};
use chuhe_domain::xiangqi::{Notation, Script};
use clap::builder::{PossibleValuesParser, TypedValueParser as _};
use clap::{Args, ValueEnum};

use super::Failure;

/// Larger files are no records of games: the largest libraries known take a few MiB.
const LARGEST: u64 = 16 << 20;

const MORE: &str = "\
What is kept: tags, comments, variations, results and positions. Marks on moves (!?, $14) become the beginning of the
comment. A tag that is repeated with another text is kept as Name_2. Prose around games is passed over; moves there
are not, and are an error. With --lenient, games that were cut have the tag Truncated, with ply and reason.

Exit codes: 0 everything was written; 1 something could not be read or written, and then nothing was written; 2 the
command line makes no sense.";

/// Arguments of `chuhe convert`.
#[derive(Debug, Args)]
#[command(after_long_help = MORE)]
pub struct Convert {
    /// What to convert: PGN, DhtmlXQ (also within a page), XQF, CBR or CBL, told by content; - is standard input
    #[arg(value_name = "FILE", required = true)]
    files: Vec<PathBuf>,

    /// What to write, always in UTF-8
    #[arg(long, default_value = "pgn", value_name = "FORMAT")]
    to: To,

    /// How PGN writes moves: 炮二平五, C2=5 or h2e2
    #[arg(
        long,
        default_value = "chinese",
        value_name = "NOTATION",
        value_parser = PossibleValuesParser::new(["chinese", "wxf", "iccs"]).try_map(|text| text.parse::<Notation>())
    )]
    notation: Notation,

    /// In which characters PGN writes Chinese moves; names and comments stay as they are
    #[arg(
        long,
        default_value = "traditional",
        value_name = "SCRIPT",
        value_parser = PossibleValuesParser::new(["traditional", "simplified"]).try_map(|text| text.parse::<Script>())
    )]
    script: Script,

    /// Keep the legal plies of games that cannot be read to the end, and tell on standard error where they stop
    #[arg(long)]
    lenient: bool,

    /// Where to write; - is standard output [default: -]
    #[arg(long, short, value_name = "FILE")]
    output: Option<PathBuf>,
}

/// The formats that are written.
#[derive(Debug, Clone, Copy, ValueEnum)]
enum To {
    Pgn,
    Dhtmlxq,
}

impl Convert {
    /// Reads all files, then writes all their games, in order.
    ///
    /// # Errors
    /// When a file cannot be read whole, unless that was asked for; when none holds a game; when the output cannot be
    /// written. Nothing is written then.
    pub fn run(self) -> Result<(), Failure> {
        let reading = if self.lenient { Reading::Lenient } else { Reading::Strict };
        let (mut records, mut failures) = (Vec::new(), Vec::new());
        for file in &self.files {
            match read(file, reading) {
                Ok(imported) => {
                    tell_losses(file, &imported);
                    records.extend(imported.records);
                }
                Err(failure) => failures.push(located(file, failure)),
            }
        }
        if !failures.is_empty() {
            return Err(failures.join("\nchuhe: ").into());
        }
        if records.is_empty() {
            return Err("there is no game to write".into());
        }
        let target = match self.to {
            To::Pgn => Target::Pgn { notation: self.notation, script: self.script },
            To::Dhtmlxq => Target::DhtmlXq,
        };
        let text = export(&records, target)?;
        match self.output.as_deref().filter(|file| !is_standard(file)) {
            None => write_out(&text, io::stdout().lock())?,
            Some(file) => fs::write(file, text).map_err(|error| located(file, error))?,
        }
        Ok(())
    }
}

/// Whether the name stands for standard input or output.
fn is_standard(file: &Path) -> bool {
    file == Path::new("-")
}

/// Who reads our output may stop: that is no failure.
fn write_out(text: &str, mut output: impl Write) -> io::Result<()> {
    match output.write_all(text.as_bytes()).and_then(|()| output.flush()) {
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => Ok(()),
        written => written,
    }
}

fn read(file: &Path, reading: Reading) -> Result<Imported, Failure> {
    let mut bytes = Vec::new();
    let most = LARGEST + 1;
    if is_standard(file) {
        io::stdin().lock().take(most).read_to_end(&mut bytes)?;
    } else {
        fs::File::open(file)?.take(most).read_to_end(&mut bytes)?;
    }
    if bytes.len() as u64 > LARGEST {
        return Err(format!("there are more than {LARGEST} bytes").into());
    }
    Ok(import(&bytes, reading)?)
}

/// What a lenient reading left out, by the number of the game in the file.
fn tell_losses(file: &Path, imported: &Imported) {
    losses(imported).for_each(|loss| eprintln!("chuhe: {}", located(file, loss)));
}

fn losses(Imported { records, refused, replaced, encoding, .. }: &Imported) -> impl Iterator<Item = String> {
    let replaced = replaced.iter().map(move |Replaced { line, count }| {
        let place = line.map(|line| format!("from line {line} on: ")).unwrap_or_default();
        format!("{place}{count} times U+FFFD stands for bytes that are not text in {encoding}")
    });
    let left_out = refused.iter().map(|refused| format!("left out: {refused}"));
    let numbers: BTreeSet<_> = refused.iter().filter_map(|refused| refused.game).collect();
    let is_read = move |game: &usize| !numbers.contains(game);
    let cut = (1..).filter(is_read).zip(records).filter_map(|(game, Record { truncated, .. })| {
        let Truncation { ply, line, in_variation, flaw } = truncated.as_ref()?;
        let variation = if *in_variation { ", in a variation" } else { "" };
        let line = line.map(|line| format!(", line {line}")).unwrap_or_default();
        Some(format!("game {game} is cut before ply {ply}{line}{variation}: {flaw}"))
    });
    replaced.chain(left_out).chain(cut)
}

fn located(file: &Path, what: impl Display) -> String {
    format!("{}: {what}", file.display())
}

#[cfg(test)]
mod tests {
    use clap::Parser;

    use super::*;

    #[derive(Parser)]
    struct Line {
        #[command(flatten)]
        convert: Convert,
    }

    const ILLEGAL: &str = "[Event \"1\"]\n1. h2e2 *\n\n[Event \"2\"]\n\n1. h2e2 h9g7\n2. e0e2 1-0\n";

    /// What `convert` with these words makes of the files `a`, `b`, … of these contents.
    fn convert(words: &[&str], contents: &[&str]) -> Result<String, String> {
        let folder = tempfile::tempdir().unwrap();
        let output = folder.path().join("output");
        let mut line: Vec<_> = ["convert"].iter().chain(words).map(PathBuf::from).collect();
        line.extend([PathBuf::from("--output"), output.clone()]);
        for (name, content) in ["a", "b"].iter().zip(contents) {
            let file = folder.path().join(name);
            fs::write(&file, content).unwrap();
            line.push(file);
        }
        let done = Line::parse_from(line).convert.run();
        assert_eq!(output.exists(), done.is_ok(), "nothing is half-written");
        done.map_err(|error| error.to_string().replace(folder.path().to_str().unwrap(), ""))?;
        Ok(fs::read_to_string(output).unwrap())
    }

    #[test]
    fn games_of_all_files_are_written_in_order_as_asked() {
        let files =
            ["[Red \"a\"]\n1. h2e2 *", "[DhtmlXQ][DhtmlXQ_movelist]77477062[/DhtmlXQ_movelist][/DhtmlXQ]"];
        let written = |words: &[&str]| {
            let text = convert(words, &files).unwrap();
            let moves = text.lines().filter(|line| line.starts_with(['1', '[']));
            moves
                .filter(|line| line.contains("1. ") || line.contains("movelist"))
                .collect::<Vec<_>>()
                .join("/")
        };
        assert_eq!(written(&[]), "1. 炮二平五 */1. 炮二平五 馬8進7 *");
        assert_eq!(written(&["--script", "simplified"]), "1. 炮二平五 */1. 炮二平五 马8进7 *");
        assert_eq!(written(&["--notation", "wxf"]), "1. C2=5 */1. C2=5 H8+7 *");
        assert_eq!(written(&["--notation", "iccs", "--to", "pgn"]), "1. h2e2 */1. h2e2 h9g7 *");
        assert!(written(&["--to", "dhtmlxq"]).contains("[DhtmlXQ_movelist]77477062[/DhtmlXQ_movelist]"));
    }

    #[test]
    fn a_file_that_is_not_whole_is_refused_by_file_game_ply_and_line_and_nothing_is_written() {
        let error = convert(&[], &["[Red \"a\"]\n1. h2e2 *", ILLEGAL]).unwrap_err();
        assert!(error.starts_with("/b: game 2, ply 3, line 7: "), "{error}");
        let error = convert(&[], &["", "h2e2"]).unwrap_err();
        assert_eq!(error, "/a: there is no game in the file\nchuhe: /b: the format is not supported");
    }

    #[test]
    fn leniently_what_is_legal_is_kept() {
        let text = convert(&["--lenient", "--notation", "iccs"], &[ILLEGAL]).unwrap();
        assert!(text.contains("\n1. h2e2 *\n") && text.contains("\n1. h2e2 h9g7 1-0\n"), "{text}");
        let headless = "[FEN \"9/9 w\"]\n*";
        assert_eq!(convert(&["--lenient"], &[headless]), Err("there is no game to write".to_owned()));
    }

    #[test]
    fn what_was_lost_is_told_with_game_ply_line_and_variation() {
        let text = b"[Event \"1\"]\n1. h2e2 {\xFF} *\n[FEN \"9/9 w\"]\n*\n[Event \"3\"]\n1. h2e2\n(1. b2e2 e0e2) h9g7 *\n";
        let imported = import(text, Reading::Lenient).unwrap();
        let told: Vec<_> = losses(&imported).collect();
        assert!(told[0].starts_with("from line 2 on: 1 times U+FFFD"), "{told:?}");
        assert!(told[1].starts_with("left out: game 2, line 3: the starting position"), "{told:?}");
        assert!(told[2].starts_with("game 3 is cut before ply 2, line 7, in a variation: "), "{told:?}");
        let written = convert(&["--lenient", "--to", "dhtmlxq"], &[ILLEGAL]).unwrap();
        assert!(
            written.contains("[DhtmlXQ_Truncated]ply 3: record.illegal_move[/DhtmlXQ_Truncated]"),
            "{written}"
        );
    }

    #[test]
    fn who_stops_reading_is_no_failure() {
        struct Closed(io::ErrorKind);
        impl Write for Closed {
            fn write(&mut self, _: &[u8]) -> io::Result<usize> {
                Err(self.0.into())
            }
            fn flush(&mut self) -> io::Result<()> {
                Ok(())
            }
        }
        assert!(write_out("a", Closed(io::ErrorKind::BrokenPipe)).is_ok());
        assert!(write_out("a", Closed(io::ErrorKind::StorageFull)).is_err());
    }
}
