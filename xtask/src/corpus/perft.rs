//! The check of counting: a table of FEN, depth and nodes, tab-separated, with more columns or without; a line that
//! begins with `#` is a remark.

use std::path::Path;

use chuhe_domain::xiangqi::Position;
use chuhe_domain::xiangqi::perft::perft;

use super::figures::Figures;
use super::lines;
use super::report::Report;

/// Counts every row anew.
pub(crate) fn run(path: &Path, report: &mut Report) -> Figures {
    let (mut rows, mut equal) = (0_u64, 0_u64);
    for (place, line) in lines::of(path, report) {
        if line.starts_with('#') {
            continue;
        }
        match read(&line) {
            Err(why) => report.unreadable(place, why),
            Ok((position, depth, nodes)) => {
                rows += 1;
                let found = perft(&position, depth);
                if found == nodes {
                    equal += 1;
                } else {
                    report.miss(place, format_args!("{found} instead of {nodes}"));
                }
            }
        }
    }
    Figures::default().with("rows", rows).with("equal", equal)
}

fn read(line: &str) -> Result<(Position, u8, u64), String> {
    let mut columns = line.split('\t').map(str::trim);
    let (Some(fen), Some(depth), Some(nodes)) = (columns.next(), columns.next(), columns.next()) else {
        return Err("fewer than three columns".to_owned());
    };
    // Others count from positions after a breach too.
    let position = Position::from_fen_after_breach(fen).map_err(|error| error.to_string())?;
    let depth = depth.parse().map_err(|error| format!("failed to read {depth:?} as a depth: {error}"))?;
    let nodes = nodes.parse().map_err(|error| format!("failed to read {nodes:?} as a count: {error}"))?;
    Ok((position, depth, nodes))
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;

    #[test]
    fn rows_are_right_wrong_or_unreadable() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("rows.tsv");
        let bare = "3k5/9/9/9/9/9/9/9/9/5K3 w - - 0 1";
        let rows = [
            "# fen\tdepth\tnodes".to_owned(),
            format!("{bare}\t1\t2"),
            format!("{bare}\t0\t1\tsource\ttag"),
            String::new(),
            format!("{bare}\t1\t3"),
            format!("{bare}\t-1\t2"),
            format!("{bare}\t1"),
            "9/9/9/9/9/9/9/9/9/4K4 w\t1\t2".to_owned(),
        ];
        fs::write(&file, rows.join("\r\n")).unwrap();
        let mut report = Report::default();
        assert_eq!(run(&file, &mut report).to_json(), r#"{"rows":3,"equal":2}"#);
        assert_eq!((report.misses(), report.unread()), (1, 3));
        fs::write(&file, b"\xff\xfe").unwrap();
        assert_eq!(run(&file, &mut report).to_json(), r#"{"rows":0,"equal":0}"#);
        assert_eq!(report.unread(), 4);
    }
}
