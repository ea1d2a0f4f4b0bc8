//! Small reports of invented players.

mod faults;
mod next_round;
mod writing;

use crate::federation::trf::{Fault, Gravity, Reading, Report, read};

/// A player's line: number, points, and rounds of eight columns each.
fn row(number: u16, points: &str, rounds: &[&str]) -> String {
    let mut row = format!("001 {number:>4} w    {:<33} 1500 ", format!("Player, Invented {number}"));
    row.push_str(&format!("{:<26} {points:>4} {number:>4}", "XQF"));
    rounds.iter().for_each(|round| row.push_str(&format!("  {round}")));
    row
}

/// Three rounds of three, with a bye in each.
fn three() -> Vec<String> {
    vec![
        row(1, "2.5", &["   2 w 1", "0000 - U", "   3 b ="]),
        row(2, "1.0", &["   1 b 0", "   3 w 0", "0000 - U"]),
        row(3, "2.5", &["0000 - U", "   2 b 1", "   1 w ="]),
    ]
}

fn of(lines: &[String]) -> Reading {
    read(lines.join("\n").as_bytes()).unwrap()
}

fn report(lines: &[String]) -> Report {
    of(lines).report
}

/// Every fault, whether the report is refused or not.
fn faults(lines: &[String]) -> Vec<Fault> {
    match read(lines.join("\n").as_bytes()) {
        Ok(reading) => reading.warnings,
        Err(refused) => {
            assert!(refused.faults.iter().any(|fault| fault.gravity == Gravity::Error));
            refused.faults
        }
    }
}
