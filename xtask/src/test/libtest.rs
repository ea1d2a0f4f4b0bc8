//! Reads what test binaries print. Lines of tests may be mixed with what the tests themselves print, so every
//! binary's own announcement and summary are compared with the lines that were understood: a test that got lost
//! between them is an error, never a smaller number.

/// How one test ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Ending {
    Passed,
    Failed,
    Ignored,
}

/// Everything that was understood.
#[derive(Debug, Default, PartialEq, Eq)]
pub(crate) struct Record {
    pub(crate) passed: Vec<String>,
    pub(crate) failed: Vec<String>,
    pub(crate) ignored: Vec<String>,
    /// Left out by `--skip`, as the binaries count them.
    pub(crate) filtered: usize,
    /// Where lines, announcements and summaries do not agree.
    pub(crate) contradictions: Vec<String>,
}

/// Takes the output line by line.
#[derive(Debug, Default)]
pub(crate) struct Reader {
    record: Record,
    binaries: usize,
    open: Option<Binary>,
}

/// One binary between `running n tests` and `test result:`.
#[derive(Debug)]
struct Binary {
    announced: usize,
    tests: Vec<(String, Ending)>,
    /// A test whose line was broken by its own output; its ending comes alone, later.
    begun: Option<String>,
    /// In the part that repeats the output of failed tests, nothing is a result.
    repeating: bool,
}

#[derive(Debug, PartialEq, Eq)]
struct Summary {
    passed: usize,
    failed: usize,
    ignored: usize,
    filtered: usize,
}

impl Reader {
    /// Reads one line, without its end.
    pub(crate) fn line(&mut self, line: &str) {
        if let Some(announced) = announcement(line).filter(|_| !self.repeating()) {
            self.close(None);
            self.binaries += 1;
            self.open = Some(Binary { announced, tests: Vec::new(), begun: None, repeating: false });
            return;
        }
        let Some(binary) = &mut self.open else { return };
        if let Some(summary) = summary(line, binary.repeating) {
            self.close(Some(summary));
        } else if line == "failures:" || line == "successes:" {
            binary.repeating = true;
        } else if !binary.repeating {
            binary.line(line);
        }
    }

    /// Everything has been read.
    pub(crate) fn finish(mut self) -> Record {
        self.close(None);
        self.record
    }

    fn repeating(&self) -> bool {
        self.open.as_ref().is_some_and(|binary| binary.repeating)
    }

    fn close(&mut self, summary: Option<Summary>) {
        let Some(binary) = self.open.take() else { return };
        let count = |ending| binary.tests.iter().filter(|test| test.1 == ending).count();
        let read = (count(Ending::Passed), count(Ending::Failed), count(Ending::Ignored));
        let number = self.binaries;
        match summary {
            None => self.record.contradictions.push(format!(
                "test binary {number} announced {} tests and ended without a summary after {}",
                binary.announced,
                binary.tests.len()
            )),
            Some(Summary { passed, failed, ignored, filtered }) => {
                self.record.filtered += filtered;
                if (passed, failed, ignored) != read || passed + failed + ignored != binary.announced {
                    self.record.contradictions.push(format!(
                        "test binary {number} announced {} tests and counts {passed} passed, {failed} failed, \
                         {ignored} ignored; its lines say {}, {}, {}",
                        binary.announced, read.0, read.1, read.2
                    ));
                }
            }
        }
        for (name, ending) in binary.tests {
            match ending {
                Ending::Passed => self.record.passed.push(name),
                Ending::Failed => self.record.failed.push(name),
                Ending::Ignored => self.record.ignored.push(name),
            }
        }
    }
}

impl Binary {
    fn line(&mut self, line: &str) {
        if let Some((name, ending)) = result(line) {
            self.tests.push((name.to_owned(), ending));
            return;
        }
        if let Some((name, _)) = line.strip_prefix("test ").and_then(|rest| rest.split_once(" ... ")) {
            self.begun = Some(name.to_owned());
        }
        if let Some(ending) = self.begun.as_ref().and_then(|_| glued_ending(line)) {
            self.tests.extend(self.begun.take().map(|name| (name, ending)));
        }
    }
}

/// `running 3 tests`
fn announcement(line: &str) -> Option<usize> {
    let rest = line.strip_prefix("running ")?;
    rest.strip_suffix(" tests").or_else(|| rest.strip_suffix(" test"))?.parse().ok()
}

/// `test a::b ... ok`, at the start of the line or behind what a test printed without an end of line.
fn result(line: &str) -> Option<(&str, Ending)> {
    let rest = line.strip_prefix("test ").or_else(|| line.rsplit_once("test ").map(|(_, rest)| rest))?;
    let (name, word) = rest.rsplit_once(" ... ")?;
    if name.is_empty() { None } else { Some((name, ending(word)?)) }
}

/// `ok`, `FAILED`, `ignored, with a reason`, `ok <0.1s>`
fn ending(word: &str) -> Option<Ending> {
    let (word, rest) = word.split_at(word.find([' ', ',']).unwrap_or(word.len()));
    match word {
        "ignored" => Some(Ending::Ignored),
        "ok" if rest.is_empty() || rest.starts_with(" <") => Some(Ending::Passed),
        "FAILED" if rest.is_empty() || rest.starts_with(" <") => Some(Ending::Failed),
        _ => None,
    }
}

/// The ending of a test that printed something between its name and its ending, which only happens with one
/// thread. This is a guess; where it is wrong, the summary contradicts it.
fn glued_ending(line: &str) -> Option<Ending> {
    let guesses = [("ok", Ending::Passed), ("FAILED", Ending::Failed)];
    ending(line)
        .or_else(|| guesses.into_iter().find(|(word, _)| line.ends_with(word)).map(|(_, ending)| ending))
}

/// `test result: ok. 3 passed; 0 failed; 1 ignored; 0 measured; 2 filtered out; finished in 0.01s`
fn summary(line: &str, only_at_start: bool) -> Option<Summary> {
    let (before, rest) = line.split_once("test result: ")?;
    if only_at_start && !before.is_empty() {
        return None;
    }
    let mut numbers = rest.split_once(". ")?.1.split("; ");
    let mut next = |what: &str| numbers.next()?.strip_suffix(what)?.trim_end().parse().ok();
    let (passed, failed, ignored) = (next("passed")?, next("failed")?, next("ignored")?);
    let _measured: usize = next("measured")?;
    Some(Summary { passed, failed, ignored, filtered: next("filtered out")? })
}

#[cfg(test)]
mod tests;
