//! Counts what ran under the four headings of the last line, and says what stands in the way of a good end.

use std::fmt;
use std::io::{self, Write as _};
use std::time::Duration;

use super::libtest::Record;
use crate::failure::Failure;

/// The mark in the name of a test that needs PostgreSQL.
pub(crate) const POSTGRES: &str = "::postgres::";
/// The mark in the name of a test that needs a browser.
pub(crate) const BROWSER: &str = "::browser::";

/// The numbers of the last line, and every reason to fail.
#[derive(Debug, Default, PartialEq, Eq)]
pub(crate) struct Tally {
    sqlite: usize,
    postgres: usize,
    corpus: usize,
    browser: usize,
    skipped: usize,
    faults: Vec<String>,
}

impl Tally {
    /// What the test binaries reported, where `left_out` names the tests that were to be left out.
    pub(crate) fn of(record: &Record, left_out: &[String]) -> Self {
        let mut tally = Self { skipped: left_out.len() + record.ignored.len(), ..Self::default() };
        for name in &record.passed {
            *tally.heading(name) += 1;
        }
        tally.faults.extend(record.failed.iter().map(|name| format!("failed: {name}")));
        tally
            .faults
            .extend(record.ignored.iter().map(|name| format!("skipped although nobody asked: {name}")));
        tally.faults.extend(record.contradictions.iter().cloned());
        if record.filtered != left_out.len() {
            tally.faults.push(format!(
                "{} tests were to be left out, and the binaries left out {}",
                left_out.len(),
                record.filtered
            ));
        }
        if record.passed.is_empty() {
            tally.faults.push("no test passed at all".to_owned());
        }
        tally
    }

    fn heading(&mut self, name: &str) -> &mut usize {
        if name.contains(POSTGRES) {
            &mut self.postgres
        } else if name.contains(BROWSER) {
            &mut self.browser
        } else {
            &mut self.sqlite
        }
    }

    /// A corpus check that reached what it should.
    pub(crate) fn corpus_held(&mut self) {
        self.corpus += 1;
    }

    /// A fuzz target that broke nothing; it needs no database, and counts with the tests that need none.
    pub(crate) fn law_held(&mut self) {
        self.sqlite += 1;
    }

    /// Checks without a corpus and fuzz targets without a compiler: that counts as asked for.
    pub(crate) fn left_out(&mut self, count: usize) {
        self.skipped += count;
    }

    /// One more reason to fail.
    pub(crate) fn fault(&mut self, words: String) {
        self.faults.push(words);
    }

    /// The verdict: the faults on stderr, and then the last line of stdout.
    pub(crate) fn announce(&self, took: Duration) -> Result<(), Failure> {
        for fault in &self.faults {
            eprintln!("xtask: {fault}");
        }
        let verdict = if self.faults.is_empty() { "all passed" } else { "FAILED" };
        writeln!(io::stdout(), "\n{verdict} in {:.0} s\n{self}", took.as_secs_f32())
            .map_err(|error| Failure::broken(format!("failed to print the counts: {error}")))?;
        if self.faults.is_empty() { Ok(()) } else { Err(Failure::told(1)) }
    }
}

impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { sqlite, postgres, corpus, browser, skipped, .. } = self;
        write!(
            f,
            "sqlite {sqlite}, postgres {postgres}, corpus {corpus}, browser {browser}, skipped {skipped}"
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(names: &[&str]) -> Vec<String> {
        names.iter().map(|name| (*name).to_owned()).collect()
    }

    #[test]
    fn tests_count_under_the_marks_in_their_names() {
        let passed =
            names(&["a", "it::postgres::b", "it::browser::c", "postgres_free", "src/lib.rs - (line 3)"]);
        let mut tally = Tally::of(&Record { passed, ..Record::default() }, &[]);
        tally.corpus_held();
        assert_eq!(tally.to_string(), "sqlite 3, postgres 1, corpus 1, browser 1, skipped 0");
        assert!(tally.faults.is_empty());
    }

    #[test]
    fn an_ignored_test_is_a_fault_and_one_left_out_on_request_is_not() {
        let record = Record { passed: names(&["a"]), filtered: 2, ..Record::default() };
        let left_out = names(&["it::postgres::b", "it::postgres::c"]);
        let tally = Tally::of(&record, &left_out);
        assert_eq!(tally.to_string(), "sqlite 1, postgres 0, corpus 0, browser 0, skipped 2");
        assert!(tally.faults.is_empty());

        let tally = Tally::of(&Record { ignored: names(&["slow"]), ..record }, &left_out);
        assert_eq!(tally.faults, ["skipped although nobody asked: slow"]);
        assert_eq!(tally.skipped, 3);
    }

    #[test]
    fn more_left_out_than_asked_for_is_a_fault() {
        let record = Record { passed: names(&["a"]), filtered: 1, ..Record::default() };
        assert_eq!(
            Tally::of(&record, &[]).faults,
            ["0 tests were to be left out, and the binaries left out 1"]
        );
    }

    #[test]
    fn no_test_at_all_is_a_fault() {
        assert_eq!(Tally::of(&Record::default(), &[]).faults, ["no test passed at all"]);
    }
}
