//! Rounds of Swiss events, paired from a tournament report and compared with the pairing that is expected: pairs, boards,
//! colours and the bye.
//!
//! The report of a round is `after-rK.trf` beside `pairs-rK+1.txt`, or `NAME.input` beside `NAME.output.expected`: in the
//! folder itself or in those right under it.

use std::fs;
use std::path::{Path, PathBuf};

use chuhe_domain::federation::trf::{NextRound, read};
use chuhe_domain::pairing::swiss::dutch;

use super::figures::Figures;
use super::files;
use super::report::Report;

/// Pairs every round there is.
pub(crate) fn run(path: &Path, report: &mut Report) -> Figures {
    let (mut rounds, mut equal) = (0_u64, 0_u64);
    let near = |file: &PathBuf| file.parent().is_some_and(|at| at == path || at.parent() == Some(path));
    for file in files::under(path, &["trf", "input"], report).into_iter().filter(near) {
        let Some(expected) = expected_beside(&file) else { continue };
        rounds += 1;
        match (paired(&file), wanted(&expected)) {
            (_, Err(error)) => report.unreadable(expected.display(), error),
            (Err(error), _) => report.miss(file.display(), error),
            (Ok(paired), Ok(wanted)) if paired == wanted => equal += 1,
            (Ok(paired), Ok(wanted)) => {
                let mut boards =
                    (1..).zip(paired.iter().zip(&wanted)).filter(|(_, (one, other))| one != other);
                let words = boards.next().map_or_else(
                    || format!("{} lines, expected {}", paired.len(), wanted.len()),
                    |(board, (one, other))| format!("line {board}: {one:?}, expected {other:?}"),
                );
                report.miss(file.display(), words);
            }
        }
    }
    Figures::default().with("rounds", rounds).with("equal", equal)
}

/// The file of the pairing that is to follow.
fn expected_beside(file: &Path) -> Option<PathBuf> {
    let name = file.file_name()?.to_str()?;
    let expected = match name.strip_suffix(".input") {
        Some(name) => format!("{name}.output.expected"),
        None => {
            let round: u16 = name.strip_prefix("after-r")?.strip_suffix(".trf")?.parse().ok()?;
            format!("pairs-r{}.txt", round + 1)
        }
    };
    Some(file.with_file_name(expected)).filter(|expected| expected.is_file())
}

type Pairs = Vec<(u16, u16)>;

fn paired(file: &Path) -> Result<Pairs, String> {
    let bytes = fs::read(file).map_err(|error| error.to_string())?;
    let reading = read(&bytes).map_err(|refused| refused.to_string())?;
    let next = NextRound::of(&reading.report).map_err(|error| error.to_string())?;
    let round = dutch::pair(&next.field).map_err(|none| format!("no pairing: {none:?}"))?;
    let number = |entrant: usize| next.numbers.get(entrant).copied().unwrap_or_default();
    let mut pairs: Pairs = round.pairs.iter().map(|(red, black)| (number(*red), number(*black))).collect();
    pairs.extend(round.bye.map(|entrant| (number(entrant), 0)));
    Ok(pairs)
}

/// The first line says how many follow.
fn wanted(file: &Path) -> Result<Pairs, String> {
    let text = fs::read_to_string(file).map_err(|error| error.to_string())?;
    let mut lines = text.lines().map(str::trim).filter(|line| !line.is_empty());
    let pair = |line: &str| {
        let (red, black) = line.split_once(char::is_whitespace)?;
        Some((red.parse().ok()?, black.trim().parse().ok()?))
    };
    let count: Option<usize> = lines.next().and_then(|line| line.parse().ok());
    let pairs: Option<Pairs> = lines.map(pair).collect();
    pairs.filter(|pairs| Some(pairs.len()) == count).ok_or_else(|| "it is no list of pairs".to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rounds_are_paired_as_expected_or_missed() {
        let folder = tempfile::tempdir().unwrap();
        fs::create_dir_all(folder.path().join("event/below")).unwrap();
        let write = |name: &str, text: &str| fs::write(folder.path().join(name), text).unwrap();
        let player = |number: u16| {
            format!(
                "001 {number:>4}      An Invented Player                                                 0.0 {number:>4}\n"
            )
        };
        let report = format!("142 3\n152 B\n{}{}{}{}", player(1), player(2), player(3), player(4));
        for place in
            ["event/after-r0.trf", "event/below/after-r0.trf", "own.input", "off.input", "alone.input"]
        {
            write(place, &report);
        }
        let expected = "2\n3 1\n2 4\n";
        write("event/pairs-r1.txt", expected);
        write("event/below/pairs-r1.txt", expected);
        write("own.output.expected", expected);
        write("off.output.expected", "2\n1 3\n2 4\n");
        let mut said = Report::default();
        assert_eq!(run(folder.path(), &mut said).to_json(), r#"{"rounds":3,"equal":2}"#);
        assert_eq!((said.misses(), said.unread()), (1, 0));
        write("own.output.expected", "3\n1 3\n2 4\n");
        let mut said = Report::default();
        assert_eq!(run(folder.path(), &mut said).to_json(), r#"{"rounds":3,"equal":1}"#);
        assert_eq!((said.misses(), said.unread()), (1, 1));
    }
}
