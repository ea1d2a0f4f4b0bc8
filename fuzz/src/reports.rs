//! Tournament reports from anybody's file.

use chuhe_domain::federation::trf::{Gravity, Line, NextRound, Version, read};

/// Any report is refused with places in the file, or read and written so that it is read the same, in the words of either
/// edition too; and the next round of one can be asked for.
pub fn trf_reads_back(bytes: &[u8]) {
    let reading = match read(bytes) {
        Ok(reading) => reading,
        Err(refused) => {
            assert!(refused.faults.first().is_some_and(|fault| fault.gravity == Gravity::Error));
            assert!(refused.faults.iter().all(|fault| fault.line > 0 && fault.column > 0));
            return;
        }
    };
    assert!(reading.warnings.iter().all(|fault| fault.gravity == Gravity::Warning));
    let written = reading.report.to_string();
    assert_eq!(read(written.as_bytes()).as_ref(), Ok(&reading), "{written}");
    for line in &reading.report.lines {
        if let Some(made) = Line::of(line.record().clone()) {
            assert_eq!(made.record(), line.record());
        }
    }
    let next = NextRound::of(&reading.report);
    for version in [Version::Trf16, Version::Trf26] {
        let told = reading.report.in_words_of(version);
        let again = read(told.to_string().as_bytes()).map(|again| again.report);
        assert_eq!(again.as_ref(), Ok(&told), "{told}");
    }
    if let Ok(next) = next {
        assert_eq!(next.field.entrants.len(), next.numbers.len());
        assert!(next.field.entrants.iter().all(|entrant| entrant.past.len() + 1 == next.round));
    }
}
