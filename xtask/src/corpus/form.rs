//! The check of the corpus itself: every file of JSON or JSON lines can be read. A folder that lost files or was
//! cut short shows here, before its figures fall elsewhere for no reason that the code could give.

use std::fs;
use std::path::Path;

use serde_json::Value;

use super::figures::Figures;
use super::files;
use super::report::Report;

/// Reads every file and counts what it holds.
pub(crate) fn run(path: &Path, report: &mut Report) -> Figures {
    let (mut documents, mut records) = (0_u64, 0_u64);
    for file in files::under(path, &["json", "jsonl"], report) {
        let text = match fs::read_to_string(&file) {
            Ok(text) => text,
            Err(error) => {
                report.unreadable(file.display(), error);
                continue;
            }
        };
        if file.extension().is_some_and(|extension| extension.eq_ignore_ascii_case("jsonl")) {
            let before = records;
            for (number, line) in text.lines().enumerate().filter(|(_, line)| !line.trim().is_empty()) {
                match serde_json::from_str::<Value>(line) {
                    Ok(_) => records += 1,
                    Err(error) => report.unreadable(format_args!("{}:{}", file.display(), number + 1), error),
                }
            }
            if records == before {
                report.miss(file.display(), "no record");
            }
        } else {
            match serde_json::from_str::<Value>(&text) {
                Ok(_) => documents += 1,
                Err(error) => report.unreadable(file.display(), error),
            }
        }
    }
    Figures::default().with("documents", documents).with("records", records)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_cannot_be_read_is_named_and_the_rest_counts() {
        let folder = tempfile::tempdir().unwrap();
        fs::write(folder.path().join("a.json"), "{\n}").unwrap();
        fs::write(folder.path().join("b.jsonl"), "{}\n\n{\n[1]\n").unwrap();
        fs::write(folder.path().join("c.jsonl"), "\n").unwrap();
        let mut report = Report::default();
        let figures = run(folder.path(), &mut report);
        assert_eq!(figures.to_json(), r#"{"documents":1,"records":2}"#);
        assert_eq!((report.misses(), report.unread()), (1, 1));
    }
}
