//! Tournament reports: each is read, or refused for its faults. What is read is written as it stood, but for blanks at the
//! ends of lines and the ends themselves, and every line that is made anew of its meaning means the same.

use std::fs;
use std::panic::catch_unwind;
use std::path::Path;

use chuhe_domain::federation::trf::{Line, Reading, Record, Refused, Report as Trf, read};

use super::figures::Figures;
use super::files;
use super::report::Report;

/// What reports are called.
const EXTENSIONS: [&str; 5] = ["trf", "trfx", "trf16", "trf26", "input"];

#[derive(Debug, Default)]
struct Counts {
    files: u64,
    read: u64,
    refused: u64,
    round_trip: u64,
    panicked: u64,
}

/// Reads every report under a path.
pub(crate) fn run(path: &Path, report: &mut Report) -> Figures {
    let mut counts = Counts::default();
    for file in files::under(path, &EXTENSIONS, report) {
        match fs::read(&file) {
            Ok(bytes) => counts.take(&file, &bytes, report),
            Err(error) => report.unreadable(file.display(), error),
        }
    }
    Figures::default()
        .with("files", counts.files)
        .with("read", counts.read)
        .with("refused", counts.refused)
        .with("round_trip", counts.round_trip)
        .with("panicked", counts.panicked)
}

impl Counts {
    fn take(&mut self, file: &Path, bytes: &[u8], report: &mut Report) {
        self.files += 1;
        match catch_unwind(|| {
            let reading = read(bytes);
            let lost = reading.as_ref().ok().and_then(|reading| lost(bytes, reading));
            (reading, lost)
        }) {
            Err(_) => {
                self.panicked += 1;
                report.miss(file.display(), "reading it panics");
            }
            Ok((Err(refused), _)) => {
                self.refused += 1;
                tell(file, &refused);
            }
            Ok((Ok(_), lost)) => {
                self.read += 1;
                self.round_trip += u64::from(lost.is_none());
                if let Some(lost) = lost {
                    report.miss(file.display(), lost);
                }
            }
        }
    }
}

/// To refuse a report that contradicts itself is right.
fn tell(file: &Path, refused: &Refused) {
    for fault in &refused.faults {
        eprintln!("{}:{}:{}: refused: {}", file.display(), fault.line, fault.column, fault.flaw);
    }
}

/// What is not the same after it was written and read.
fn lost(bytes: &[u8], reading: &Reading) -> Option<String> {
    let written = reading.report.to_string();
    let lines = |text: &str| -> Vec<String> {
        let text = text.trim_start_matches('\u{feff}').replace("\r\n", "\n").replace('\r', "\n");
        text.lines().map(|line| line.trim_end().to_owned()).collect()
    };
    if lines(&String::from_utf8_lossy(bytes)) != lines(&written) {
        return Some("it is not written as it stood".to_owned());
    }
    if read(written.as_bytes()).as_ref() != Ok(reading) {
        return Some("written, it is not read back the same".to_owned());
    }
    let made = reading.report.lines.iter().map(anew).collect();
    let again = read(Trf { lines: made }.to_string().as_bytes()).map(|again| again.report);
    let again = again.iter().flat_map(|report| &report.lines).map(Line::record);
    let differs =
        reading.report.lines.iter().map(Line::record).zip(again.map(Some).chain(std::iter::repeat(None)));
    let mut differing = differs.enumerate().filter(|(_, (one, other))| Some(*one) != *other);
    differing.next().map(|(place, _)| format!("line {}, made anew, does not mean the same", place + 1))
}

/// The line as it is made of its meaning, where that is all there is to it.
fn anew(line: &Line) -> Line {
    match line.record() {
        Record::Blank | Record::Comment | Record::Informative | Record::Unknown => line.clone(),
        record => Line::of(record.clone()).unwrap_or_else(|| Line::comment("")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reports_are_read_or_refused_and_none_is_changed() {
        let folder = tempfile::tempdir().unwrap();
        let player = |number: u16, rest: &str| {
            format!(
                "001 {number:>4} w    An Invented Player                1500                            {rest}\r"
            )
        };
        let whole = [player(1, " 1.0    1     2 w 1"), player(2, " 0.0    2     1 b 0")].concat();
        let write = |name: &str, text: &str| fs::write(folder.path().join(name), text).unwrap();
        write("whole.trf", &whole);
        write("added.input", &format!("{whole}XXR 5\rsomething else\r"));
        write("off.trf", &whole.replace("b 0", "b ="));
        write("other.txt", "");
        let mut report = Report::default();
        let figures = run(folder.path(), &mut report);
        assert_eq!(figures.to_json(), r#"{"files":3,"read":2,"refused":1,"round_trip":2,"panicked":0}"#);
        assert_eq!((report.misses(), report.unread()), (0, 0));
    }
}
