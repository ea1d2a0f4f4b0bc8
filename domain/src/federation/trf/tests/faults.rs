//! Every fault, with its line and column.

use rstest::rstest;

use super::{faults, of, row, three};
use crate::federation::trf::read::MOST;
use crate::federation::trf::{Expected, Flaw, Gravity, Outcome, Tenths, read};

/// Three players, with one line changed and one added.
fn with(line: usize, from: &str, to: &str) -> Vec<String> {
    let mut lines = three();
    assert!(lines[line - 1].contains(from), "{from}");
    lines[line - 1] = lines[line - 1].replacen(from, to, 1);
    lines
}

fn and(line: &str) -> Vec<String> {
    [three(), vec![line.to_owned()]].concat()
}

fn expected(what: Expected, found: &str) -> Flaw {
    Flaw::Expected { what, found: found.to_owned() }
}

#[test]
fn three_rounds_of_three_are_no_fault() {
    assert_eq!(faults(&three()), []);
}

#[rstest]
// Columns.
#[case(with(2, "001    2", "001   2x"), 2, 7, expected(Expected::StartingNumber, "2x"))]
#[case(with(2, "001    2", "001 0000"), 2, 5, expected(Expected::StartingNumber, "0000"))]
#[case(with(2, "001    2", "001x   2"), 2, 4, Flaw::ColumnTaken { found: 'x' })]
#[case(with(2, "1500", "15OO"), 2, 49, expected(Expected::Rating, "15OO"))]
#[case(with(2, " w    Pl", " 1    Pl"), 2, 10, expected(Expected::Sex, "1"))]
#[case(with(2, " 1.0    2", " 1,55   2"), 2, 85, Flaw::ColumnTaken { found: '5' })]
#[case(with(2, " 1.0    2", " one    2"), 2, 82, expected(Expected::Points, "one"))]
#[case(with(2, " 1.0    2", " 1.0   2."), 2, 88, expected(Expected::Rank, "2."))]
#[case(with(3, "   2 b 1", "  II b 1"), 3, 104, expected(Expected::Opponent, "II"))]
#[case(with(3, "   2 b 1", "   2xb 1"), 3, 106, Flaw::ColumnTaken { found: 'x' })]
#[case(with(3, "   2 b 1", "   2 r 1"), 3, 107, expected(Expected::Colour, "r"))]
#[case(with(3, "   2 b 1", "   2 - 1"), 3, 107, expected(Expected::Colour, "-"))]
#[case(with(3, "   2 b 1", "   2 b 2"), 3, 109, expected(Expected::Result, "2"))]
// A round.
#[case(with(3, "   2 b 1", "   2 b  "), 3, 109, Flaw::ResultMissing { round: 2 })]
#[case(with(3, "0000 - U", "0000 - 1"), 3, 92, Flaw::OpponentMissing { round: 1, result: Outcome::Win })]
#[case(with(3, "   2 b 1", "   2 b H"), 3, 109, Flaw::ByeWithOpponent { round: 2, result: Outcome::HalfBye })]
// Two lines.
#[case(with(3, "   2 b 1", "   4 b 1"), 3, 102, Flaw::NoSuchPlayer { number: 4 })]
#[case(with(3, "   2 b 1", "   3 b 1"), 3, 102, Flaw::OwnOpponent { number: 3 })]
#[case(with(3, "   2 b 1", "   1 b 1"), 3, 102, Flaw::OpponentDiffers { round: 2, opponent: 1, names: None })]
#[case(with(3, "   2 b 1", "   2 w 1"), 3, 107, Flaw::SameColour { round: 2, opponent: 2 })]
#[case(
    with(3, "   2 b 1", "   2 b +"), 3, 109,
    Flaw::ResultsDoNotFit { round: 2, opponent: 2, own: Outcome::ForfeitWin, other: Outcome::Loss }
)]
#[case(with(3, "001    3", "001    2"), 3, 5, Flaw::NumberTwice { number: 2, first: 2 })]
#[case(with(3, "001    3", "001    5"), 3, 5, Flaw::NumberMissing { first: 3, last: 4 })]
#[case(
    with(2, " 1.0    2", " 1.5    2"), 2, 81,
    Flaw::PointsDoNotAddUp { said: Tenths::new(15), found: Tenths::new(10) }
)]
// The whole.
#[case(vec![], 1, 1, Flaw::NoPlayers)]
#[case(vec!["012 Nobody came".to_owned()], 1, 1, Flaw::NoPlayers)]
#[case(and("142 2"), 1, 112, Flaw::TooManyRounds { round: 3, planned: 2 })]
#[case(and("XXR many"), 4, 5, expected(Expected::Rounds, "many"))]
#[case(and("152 R"), 4, 5, expected(Expected::FirstColour, "R"))]
#[case(and("XXC white2"), 4, 5, expected(Expected::Configuration, "white2"))]
#[case(and("162  W 1.0    Q 0.5"), 4, 15, expected(Expected::Score, "Q"))]
#[case(and("162  W 1.0    D"), 4, 17, expected(Expected::Points, ""))]
#[case(and("XXS WW=1.0 WD"), 4, 12, expected(Expected::Score, "WD"))]
#[case(and("BBW one"), 4, 5, expected(Expected::Points, "one"))]
#[case(and("XXZ 2 4"), 4, 7, Flaw::NoSuchPlayer { number: 4 })]
#[case(and("XXP 1 7"), 4, 7, Flaw::NoSuchPlayer { number: 7 })]
#[case(and("XXA    9  1.0"), 4, 8, Flaw::NoSuchPlayer { number: 9 })]
#[case(and("XXA    1  1.0 high"), 4, 15, expected(Expected::Points, "high"))]
#[case(and("240 Q   4    1"), 4, 5, expected(Expected::Bye, "Q"))]
#[case(and("240 H        1"), 4, 7, expected(Expected::Round, ""))]
#[case(and("240 H   4    4"), 4, 14, Flaw::NoSuchPlayer { number: 4 })]
#[case(and("250       1.0   1   2    1    x"), 4, 31, expected(Expected::StartingNumber, "x"))]
#[case(and("260   1   2    1 four"), 4, 18, expected(Expected::StartingNumber, "four"))]
#[case(and("299 Q        1.0    1    1"), 4, 5, expected(Expected::Assignment, "Q"))]
#[case(and("013 The Invented                       1    8"), 4, 45, Flaw::NoSuchPlayer { number: 8 })]
#[case(and("330 ++   1   1   2"), 4, 5, expected(Expected::Forfeit, "++"))]
#[case(and("310   A The Invented"), 4, 7, expected(Expected::Team, "A"))]
#[case(and("CHN    4 w"), 4, 8, Flaw::NoSuchPlayer { number: 4 })]
fn errors_stand_where_they_are(
    #[case] lines: Vec<String>,
    #[case] line: usize,
    #[case] column: usize,
    #[case] flaw: Flaw,
) {
    let found = faults(&lines);
    let is_there = |fault: &crate::federation::trf::Fault| {
        (fault.line, fault.column, fault.gravity) == (line, column, Gravity::Error) && fault.flaw == flaw
    };
    assert!(found.iter().any(is_there), "{found:#?}");
}

#[rstest]
#[case(and("something else"), 4, 1, Flaw::UnknownLine)]
#[case(and("012-River Cup"), 4, 4, Flaw::ColumnTaken { found: '-' })]
#[case(and("062 4 (2)"), 4, 5, Flaw::PlayersMiscounted { said: 4, found: 3 })]
#[case(with(2, "1500 XQF", "1500.XQF"), 2, 53, Flaw::ColumnTaken { found: '.' })]
#[case(with(3, "0000 - U", "0000 w U"), 3, 97, Flaw::ColourWithoutOpponent { round: 1 })]
fn warnings_are_told_and_the_report_is_read(
    #[case] lines: Vec<String>,
    #[case] line: usize,
    #[case] column: usize,
    #[case] flaw: Flaw,
) {
    let warnings = of(&lines).warnings;
    let told: Vec<_> = warnings.iter().map(|fault| (fault.line, fault.column, &fault.flaw)).collect();
    assert_eq!(told, [(line, column, &flaw)]);
}

#[test]
fn a_second_bye_is_told() {
    let lines = [row(1, "1.0", &["0000 - U"]), row(2, "1.0", &["0000 - U"])];
    let warnings = of(&lines).warnings;
    assert_eq!(warnings.len(), 1);
    assert_eq!((warnings[0].line, warnings[0].column), (2, 99));
    assert_eq!(warnings[0].flaw, Flaw::SecondBye { round: 1, other: 1 });
}

#[test]
fn in_a_report_of_teams_points_of_players_are_told_only() {
    let lines = with(2, " 1.0    2", " 1.5    2");
    let of_teams = [lines, vec!["092 Team Swiss System".to_owned()]].concat();
    assert!(matches!(of(&of_teams).warnings[0].flaw, Flaw::PointsDoNotAddUp { .. }));
}

#[test]
fn what_an_arbiter_may_rule_is_no_fault() {
    for (one, other, points) in
        [("0", "0", ["0.0", "0.0"]), ("=", "0", ["0.5", "0.0"]), ("-", "-", ["0.0", "0.0"])]
    {
        let lines = [
            row(1, points[0], &[&format!("   2 w {one}")]),
            row(2, points[1], &[&format!("   1 b {other}")]),
        ];
        assert_eq!(faults(&lines), [], "{one} {other}");
    }
    let forfeit = [row(1, "1.0", &["   2 - +"]), row(2, "0.0", &["   1   -"])];
    assert_eq!(faults(&forfeit), []);
}

#[test]
fn all_faults_are_told_errors_first_and_so_many_at_most() {
    let lines = ["something else".to_owned(), row(1, "9.0", &["   2 w 1"]), row(2, "9.0", &["   1 w 1"])];
    let found: Vec<_> = faults(&lines).iter().map(|fault| (fault.line, fault.column)).collect();
    assert_eq!(found, [(2, 81), (3, 81), (3, 97), (3, 99), (1, 1)]);

    let many: Vec<_> = (1..=150).map(|number| row(number, "1.0", &[])).collect();
    let refused = read(many.join("\r").as_bytes()).unwrap_err();
    assert_eq!((refused.faults.len(), refused.more), (MOST, 50));
    let words = "line 1, column 81: the points are said to be 1.0, and the results give 0.0 (and 149 more)";
    assert_eq!(refused.to_string(), words);
}

#[test]
fn columns_are_counted_in_characters_and_lines_by_any_end() {
    let name = |row: String| row.replace("Player, Invented", "玩家，虛構的選手們……甲乙丙丁戊");
    let lines = [name(row(1, "1.0", &["   2 w 1"])), name(row(2, "1.0", &["   1 b 0"]))];
    for end in ["\r", "\n", "\r\n"] {
        let refused = read(format!("\u{feff}012 虛構{end}{end}{}", lines.join(end)).as_bytes()).unwrap_err();
        let places: Vec<_> = refused.faults.iter().map(|fault| (fault.line, fault.column)).collect();
        assert_eq!(places, [(4, 81)], "{end:?}");
    }
    let broken = [three().join("\r\n").as_bytes(), "\r\n012 虛".as_bytes(), b"\xff"].concat();
    let refused = read(&broken).unwrap_err();
    assert_eq!(refused.faults[0].flaw, Flaw::NotUtf8);
    assert_eq!((refused.faults[0].line, refused.faults[0].column), (4, 6));
}

#[test]
fn a_line_without_end_has_999_rounds_at_most() {
    let long = row(1, "", &vec!["0000 - Z"; 1200]);
    assert_eq!(faults(&[long])[0].flaw, Flaw::TooManyRounds { round: 1000, planned: 999 });
}
