//! The check of notation by positions: every legal move of every position of a table of positions is written in
//! every notation and script, and read back. The first field of a line is the FEN; other fields do not matter.

use std::collections::BTreeSet;
use std::path::Path;

use chuhe_domain::xiangqi::{Move, Notation, Position, ReadMoveError, ReadMoveFlaw, Script};

use super::figures::Figures;
use super::lines;
use super::report::Report;

/// Writes and reads every legal move of every position once, however many lines it has.
pub(crate) fn run(path: &Path, report: &mut Report) -> Figures {
    let (mut positions, mut moves, mut round_trip) = (BTreeSet::new(), 0_usize, 0_usize);
    for (place, line) in lines::of(path, report) {
        let fen = line.split('\t').next().unwrap_or_default().trim();
        if fen.starts_with('#') || !positions.insert(fen.to_owned()) {
            continue;
        }
        match Position::from_fen(fen) {
            Ok(position) => {
                let legal = position.legal_moves();
                moves += legal.len();
                round_trip +=
                    legal.into_iter().filter(|&one| comes_back(&position, one, &place, report)).count();
            }
            Err(error) => report.unreadable(&place, error),
        }
    }
    Figures::default().with("positions", positions.len()).with("moves", moves).with("round_trip", round_trip)
}

/// Whether a legal move, written in each notation and script, is read back as itself. Short notation may refuse
/// instead, if it then names the move among those that fit.
pub(super) fn comes_back(position: &Position, played: Move, place: &str, report: &mut Report) -> bool {
    let misses = report.misses();
    for notation in Notation::ALL {
        for script in Script::BOTH {
            let text = match position.write_move(played, notation, script) {
                Ok(text) => text,
                Err(why) => {
                    report.miss(place, format_args!("{played} is not written: {why}"));
                    continue;
                }
            };
            for read in [position.read_move(&text), position.read_move_as(notation, &text)] {
                match read {
                    Ok(read) if read == played => {}
                    Err(ReadMoveError { why: ReadMoveFlaw::Ambiguous, possible, .. })
                        if notation == Notation::ChineseShort && possible.contains(&played) => {}
                    other => {
                        let words = format!("{played} is written {text}, and read as {other:?}");
                        report.miss(place, words);
                    }
                }
            }
        }
    }
    report.misses() == misses
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;

    #[test]
    fn each_position_counts_once_and_a_bad_one_is_named() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("positions.tsv");
        let fen = Position::initial().to_fen();
        fs::write(&file, format!("# fen\tdepth\n{fen}\t1\t44\n{fen}\t2\t1920\n9/9 w\t1\t0\n")).unwrap();
        let mut report = Report::default();
        let figures = run(&file, &mut report);
        assert_eq!(figures.to_json(), r#"{"positions":2,"moves":44,"round_trip":44}"#);
        assert_eq!((report.misses(), report.unread()), (0, 1));
    }
}
