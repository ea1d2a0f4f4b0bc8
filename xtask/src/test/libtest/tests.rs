//! Output of real test binaries, whole and mixed with what tests print.

use super::*;

fn read(output: &str) -> Record {
    let mut reader = Reader::default();
    output.lines().for_each(|line| reader.line(line));
    reader.finish()
}

const GOOD: &str = "
running 4 tests
test game::tests::art_7_1 ... ok
test ledger::postgres::appends ... ok
test slow ... ignored, needs an hour
test page::browser::opens - should panic ... ok

test result: ok. 3 passed; 0 failed; 1 ignored; 0 measured; 2 filtered out; finished in 0.01s

running 0 tests

test result: ok. 0 passed; 0 failed; 0 ignored; 0 measured; 1 filtered out; finished in 0.00s
";

#[test]
fn a_whole_output_is_understood() {
    let record = read(GOOD);
    assert_eq!(
        record.passed,
        ["game::tests::art_7_1", "ledger::postgres::appends", "page::browser::opens - should panic"]
    );
    assert_eq!((record.ignored, record.filtered), (vec!["slow".to_owned()], 3));
    assert_eq!(record.contradictions, Vec::<String>::new());
}

#[test]
fn doctests_count_under_their_file() {
    let record = read(
        "running 2 tests\ntest domain/src/lib.rs - (line 5) ... ok\ntest domain/src/a.rs - a::test (line 9) - compile fail ... ok\n\n\
         test result: ok. 2 passed; 0 failed; 0 ignored; 0 measured; 0 filtered out; finished in 0.10s\n\n\
         all doctests ran in 0.52s; merged doctests compilation took 0.31s\n",
    );
    assert_eq!(
        record.passed,
        ["domain/src/lib.rs - (line 5)", "domain/src/a.rs - a::test (line 9) - compile fail"]
    );
    assert!(record.contradictions.is_empty(), "{:?}", record.contradictions);
}

#[test]
fn a_line_behind_a_tests_own_words_counts() {
    let record = read(
        "running 4 tests\nlistening on 127.0.0.1 test a ... ok\ntest b ... starting the server\nok\n\
         test c has been running for over 60 seconds\ntest c ... ok\n\
         test d ... one\ntwook\nbye test result: ok. 4 passed; 0 failed; 0 ignored; 0 measured; 0 filtered out; finished in 0.01s\n",
    );
    assert_eq!(record.passed, ["a", "b", "c", "d"]);
    assert!(record.contradictions.is_empty(), "{:?}", record.contradictions);
}

#[test]
fn what_failed_tests_printed_is_no_result() {
    let record = read(
        "running 2 tests\ntest a ... FAILED\ntest b ... ok\n\nfailures:\n\n---- a stdout ----\nrunning 9 tests\n\
         test inner ... ok\nsaid: test result: ok. 9 passed; 0 failed; 0 ignored; 0 measured; 0 filtered out; f\n\n\
         failures:\n    a\n\n\
         test result: FAILED. 1 passed; 1 failed; 0 ignored; 0 measured; 0 filtered out; finished in 0.00s\n",
    );
    assert_eq!((record.passed, record.failed), (vec!["b".to_owned()], vec!["a".to_owned()]));
    assert!(record.contradictions.is_empty(), "{:?}", record.contradictions);
}

#[test]
fn a_lost_line_is_a_contradiction() {
    let record = read(&GOOD.replace("test ledger::postgres::appends ... ok", "test ledger::postg??res ..."));
    assert_eq!(
        record.contradictions,
        ["test binary 1 announced 4 tests and counts 3 passed, 0 failed, 1 ignored; its lines say 2, 0, 1"]
    );
}

#[test]
fn a_binary_that_died_is_a_contradiction() {
    let died = "running 2 tests\ntest a ... ok\n";
    let words = "test binary 1 announced 2 tests and ended without a summary after 1";
    assert_eq!(read(died).contradictions, [words]);
    assert_eq!(read(&format!("{died}{GOOD}")).contradictions, [words]);
}

#[test]
fn times_of_single_tests_are_passed_over() {
    assert_eq!(result("test a ... ok <0.012s>"), Some(("a", Ending::Passed)));
    assert_eq!(result("test a ... FAILED <0.012s>"), Some(("a", Ending::Failed)));
    assert_eq!(result("test a ... okay"), None);
    assert_eq!(result("test a ... ok then"), None);
}
