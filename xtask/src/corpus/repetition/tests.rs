//! The check itself, by cases drawn for it: what it reads, how it compares, what it says.

use std::fs;

use chuhe_domain::adjudication::{Call, Doubt, Ground, Interval, Nature, Ruling, Verdict, Victim, Way, rule};
use chuhe_domain::vocabulary::Side;
use chuhe_domain::xiangqi::Position;

use super::case::{Case, Named, Outcome};
use super::run;
use super::words::explain;
use crate::corpus::report::Report;

/// Two elephants go to and fro.
const IDLE: &str = r#"{"id": "a", "fen": "4k1b2/9/9/9/9/9/9/9/9/2BK5 w - - 0 1", "verdict": "draw", "rule_set": "cn-1999",
    "moves": ["c0e2", "g9e7", "e2c0", "e7g9", "c0e2", "g9e7", "e2c0", "e7g9"],
    "cycle": ["e2c0", "e7g9", "c0e2", "g9e7"], "natures": ["闲", "兑", "跟", "献"],
    "kind": "drawn", "reason": "idle", "more": [1]}"#;

fn idle(from: &str, to: &str) -> String {
    assert!(IDLE.contains(from), "{from}");
    IDLE.replace('\n', " ").replace(from, to)
}

fn judged(lines: &[String]) -> (String, usize, usize) {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("cases.jsonl"), lines.join("\n")).unwrap();
    let mut report = Report::default();
    let figures = run(folder.path(), &mut report);
    (figures.to_json(), report.misses(), report.unread())
}

#[test]
fn cases_are_counted_by_what_is_ruled_and_moves_by_what_they_are() {
    let lines = [
        idle("idle", "nobody does anything"),
        idle("draw", "red_must_change"),
        idle("draw", "black_loses"),
        idle("draw", "disputed").replace("cn-1999", "disputed"),
        idle("兑", "捉"),
        idle(r#""natures": ["闲", "兑", "跟", "献"],"#, ""),
    ];
    let (figures, misses, unread) = judged(&lines);
    let right = r#"{"cases":6,"ruled_right":3,"ruled_wrong":3,"referred_offered":0,"referred_missing":0,"natures":20,"natures_right":19}"#;
    assert_eq!(figures, right);
    assert_eq!((misses, unread), (4, 0));
}

#[test]
fn what_is_no_case_is_unreadable() {
    let lines = [
        idle("draw", "red_wins"),
        idle("cn-1999", "cn-1998"),
        idle("闲", "闲着"),
        idle("4k1b2", "6b2"),
        idle(r#""c0e2", "g9e7","#, r#""c0c0", "g9e7","#),
        idle(r#""cycle": ["e2c0""#, r#""cycle": ["c0e2""#),
        idle(r#", "e7g9"],"#, "],"),
        idle("献\"", "献\", \"闲\", \"闲\", \"闲\", \"闲\""),
        "{".to_owned(),
        "[".repeat(100_000),
    ];
    let (figures, misses, unread) = judged(&lines);
    assert!(figures.starts_with(r#"{"cases":0,"ruled_right":0,"#), "{figures}");
    assert_eq!((misses, unread), (0, lines.len()));
}

fn case(verdict: &str) -> (Case, Ruling) {
    let case = Case::read(&idle("\"draw\"", &format!("{verdict:?}"))).unwrap();
    let ruling = rule(&case.span, case.rule_set);
    (case, ruling)
}

#[test]
fn the_offender_is_compared_and_a_dispute_is_to_be_referred() {
    let call = |verdict| Call { verdict, ground: Ground::BothAllowed };
    let outcome = |verdict: &str, offered: &[Verdict]| {
        let (case, mut ruling) = case(verdict);
        ruling.offered = offered.iter().copied().map(call).collect();
        case.outcome(&ruling)
    };
    let (draw, red, black) = (Verdict::Draw, Verdict::RedLoses, Verdict::BlackMustChange);
    assert_eq!(outcome("red_must_change", &[red]), Outcome::Right);
    assert_eq!(outcome("red_must_change", &[black]), Outcome::Wrong);
    assert_eq!(outcome("draw", &[red]), Outcome::Wrong);
    assert_eq!(outcome("black_loses", &[draw, black]), Outcome::Offered);
    assert_eq!(outcome("draw", &[red, black]), Outcome::Missing);
    assert_eq!(outcome("disputed", &[draw]), Outcome::Wrong);
    assert_eq!(outcome("disputed", &[draw, black]), Outcome::Offered);
}

#[test]
fn a_move_is_found_where_the_cycle_was_last_played() {
    // From the third ply on it is played once whole, from the first twice.
    let from_red = idle(r#"["e2c0", "e7g9", "c0e2", "g9e7"]"#, r#"["c0e2", "g9e7", "e2c0", "e7g9"]"#);
    for (line, ply) in [(idle("", ""), 2), (from_red, 4)] {
        let case = Case::read(&line).unwrap();
        let mut ruling = rule(&case.span, case.rule_set);
        ruling.moves[ply].nature = Interval::certain(Nature::Chase);
        // What it may be does not count.
        ruling.moves[ply + 1].nature.possibly = Nature::Chase;
        let named = case.named(&ruling);
        assert_eq!(named.iter().map(Named::is_right).collect::<Vec<_>>(), [false, true, true, true]);
        let played = named.iter().map(|named| named.judged.ply.played);
        assert!(played.eq(ruling.moves[ply..ply + 4].iter().map(|judged| judged.ply.played)));
    }
}

#[test]
fn moves_before_the_span_are_judged_too() {
    let before = r#""moves": ["c0a2", "g9e7", "a2c0", "e7g9", "c0e2""#;
    let line =
        idle(r#""moves": ["c0e2""#, before).replace(r#""cycle": ["e2c0", "e7g9", "c0e2", "g9e7"], "#, "");
    let case = Case::read(&line).unwrap();
    let named = case.named(&rule(&case.span, case.rule_set));
    let played: Vec<_> = named.iter().map(|named| named.judged.ply.played.to_string()).collect();
    assert_eq!(played, ["c0a2", "g9e7", "a2c0", "e7g9"]);
}

#[test]
fn a_ruling_is_explained_move_by_move() {
    let (case, mut ruling) = case("disputed");
    let first = &mut ruling.moves[0];
    let position: &Position = &first.ply.before;
    let on = "g9".parse().unwrap();
    let (id, man) = (position.board().id_at(on).unwrap(), position.board().man_at(on).unwrap());
    let line = vec!["i1i9".parse().unwrap(), "e9e8".parse().unwrap(), "i9g9".parse().unwrap()];
    first.victims.push(Victim { id, man, on, way: Way::Checks, by: Vec::new(), line });
    first.nature = Interval { surely: Nature::Idle, possibly: Nature::Chase };
    first.doubts.push(Doubt::LongWay);
    ruling.offered = vec![
        Call { verdict: Verdict::Draw, ground: Ground::BothAllowed },
        Call { verdict: Verdict::must_change(Side::Red), ground: Ground::ForbiddenAgainstAllowed },
    ];
    let text = explain(&case, &ruling, &case.named(&ruling));
    let lines: Vec<_> = text.lines().take(4).map(str::trim).collect();
    assert_eq!(
        lines,
        [
            "a (cn-1999, drawn): referred, draw (both_allowed) or red_must_change (forbidden_against_allowed), wanted: nothing ruled",
            "“idle”",
            "red   c0e2 idle–chase: wins elephant g9 by checks i1i9 e9e8 i9g9; doubt long_way",
            "black g9e7 idle",
        ]
    );
}
