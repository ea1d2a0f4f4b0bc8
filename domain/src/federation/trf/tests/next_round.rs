//! The field of the round that comes next.

use super::{report, row, three};
use crate::federation::trf::{NextRound, NothingToPair, Tenths};
use crate::pairing::swiss::{Past, dutch};
use crate::vocabulary::Side;

/// Four players after one round: a forfeit, and a game.
fn four() -> Vec<String> {
    vec![
        row(1, "1.0", &["   3 w +"]),
        row(2, "0.5", &["   4 b ="]),
        row(3, "0.0", &["   1 b -"]),
        row(4, "0.5", &["   2 w ="]),
    ]
}

fn next(lines: &[String], more: &[&str]) -> NextRound {
    let more: Vec<_> = more.iter().map(|line| (*line).to_owned()).collect();
    NextRound::of(&report(&[lines, &more].concat())).unwrap()
}

fn present(next: &NextRound) -> Vec<bool> {
    next.field.entrants.iter().map(|entrant| entrant.present).collect()
}

#[test]
fn rounds_are_played_forfeited_or_unpaired() {
    let next = next(&three(), &[]);
    assert_eq!((next.round, next.numbers.as_slice()), (4, [1, 2, 3].as_slice()));
    let past = &next.field.entrants[0].past;
    let draw = Past::Played { opponent: 2, side: Side::Black, points: 1 };
    assert_eq!(
        past[..],
        [Past::Played { opponent: 1, side: Side::Red, points: 2 }, Past::Bye { points: 2 }, draw]
    );

    let lines = [
        row(1, "2.0", &["   2 w +", "0000 - F"]),
        row(2, "0.5", &["   1 b -", "0000 - H"]),
        row(3, "0.5", &["0000 - =", "        "]),
        row(4, "0.0", &["0000 - Z", "   5 b 0"]),
        row(5, "2.0", &["0000 - +", "   4 w W"]),
    ];
    assert!(crate::federation::trf::read(lines.join("\n").as_bytes()).is_err(), "W goes with L");
    let lines = lines.map(|line| line.replace("   4 w W", "   4 w 1"));
    let field = self::next(&lines, &[]).field;
    let pasts: Vec<_> = field.entrants.iter().map(|entrant| entrant.past.clone()).collect();
    assert_eq!(pasts[0], [Past::Forfeit { opponent: 1, points: 2 }, Past::Unpaired { points: 2 }]);
    assert_eq!(pasts[1], [Past::Forfeit { opponent: 0, points: 0 }, Past::Unpaired { points: 1 }]);
    assert_eq!(pasts[2], [Past::Unpaired { points: 1 }, Past::Unpaired { points: 0 }]);
    assert_eq!(pasts[3][0], Past::Unpaired { points: 0 });
    assert_eq!(pasts[4][0], Past::Unpaired { points: 2 });
}

#[test]
fn who_has_an_entry_in_the_round_is_absent() {
    assert_eq!(present(&next(&four(), &[])), [true; 4]);
    let mut lines = four();
    lines[1] = row(2, "1.0", &["   4 b =", "0000 - H"]);
    // The bye's points may be there already, or not.
    assert_eq!(present(&next(&lines, &[])), [true, false, true, true]);
    lines[1] = row(2, "0.5", &["   4 b =", "0000 - H"]);
    let absent = next(&lines, &["XXZ 1", "240 Z   2    3", "240 H   3    4"]);
    assert_eq!(present(&absent), [false, false, false, true]);
    assert_eq!(absent.field.entrants[1].past.len(), 1);
}

#[test]
fn a_line_of_byes_speaks_where_the_player_is_silent() {
    let lines = [row(1, "1.0", &["   2 w 1"]), row(2, "0.0", &["   1 b 0"]), row(3, "0.5", &[])];
    let next = next(&lines, &["240 H   1    3"]);
    assert_eq!(next.field.entrants[2].past, [Past::Unpaired { points: 1 }]);
    assert!(next.field.entrants[2].present);
    // To be absent takes no bye away.
    let both = self::next(&lines, &["240 H   1    3", "240 Z   1    3"]);
    assert_eq!(both.field.entrants[2].past, next.field.entrants[2].past);
}

#[test]
fn rounds_planned_are_stated_or_dated_or_not_the_last() {
    assert_eq!(next(&four(), &["XXR 9"]).field.rounds, 9);
    assert_eq!(next(&four(), &["142 2"]).field.rounds, 2);
    assert_eq!(next(&four(), &["132    26/11/01  26/11/02  26/11/03  26/11/04"]).field.rounds, 4);
    assert_eq!(next(&four(), &[]).field.rounds, 3);
    let all = report(&[three(), vec!["142 3".to_owned()]].concat());
    assert_eq!(NextRound::of(&all).unwrap_err(), NothingToPair::AllPaired { rounds: 3 });
}

#[test]
fn the_first_colour_is_stated_or_was_seen() {
    assert_eq!(next(&four(), &["152 B"]).field.first_side, Side::Black);
    assert_eq!(next(&four(), &["XXC black1"]).field.first_side, Side::Black);
    assert_eq!(next(&four(), &[]).field.first_side, Side::Red);
    let lines = [row(1, "0.0", &["0000 - Z"]), row(2, "1.0", &["   3 b 1"]), row(3, "0.0", &["   2 w 0"])];
    assert_eq!(next(&lines, &[]).field.first_side, Side::Black);
    assert_eq!(next(&[row(1, "", &[])], &[]).field.first_side, Side::Red);
}

#[test]
fn who_may_not_meet_is_not_paired() {
    let paired = |more: &[&str]| {
        let mut pairs = dutch::pair(&next(&four(), more).field).unwrap().pairs;
        pairs.iter_mut().for_each(|pair| *pair = (pair.0.min(pair.1), pair.0.max(pair.1)));
        pairs.sort_unstable();
        pairs
    };
    assert_eq!(paired(&[]), [(0, 1), (2, 3)]);
    assert_eq!(paired(&["XXP 1 2"]), [(0, 3), (1, 2)]);
    let none = dutch::pair(&next(&four(), &["260   2   5    1    2    4"]).field);
    assert!(none.is_err(), "the third alone may meet the other three");
    assert_eq!(paired(&["260   3   5    1    2"]), [(0, 1), (2, 3)]);
}

#[test]
fn points_are_lent_for_the_pairing_of_a_round() {
    let lent = |more: &[&str]| next(&four(), more).field.fictitious;
    assert!(lent(&[]).is_empty());
    assert!(lent(&["250       1.0   3   4    1    2"]).is_empty());
    let both = [vec![2, 2], vec![2, 2], vec![0, 0], vec![0, 1]];
    assert_eq!(lent(&["250       1.0   1   2    1    2", "XXA    4  0.0  0.5"]), both);
    let with_the_first = |more: &[&str]| {
        let pairs = dutch::pair(&next(&four(), more).field).unwrap().pairs;
        pairs.into_iter().find_map(|(red, black)| match (red, black) {
            (0, other) | (other, 0) => Some(other),
            _ => None,
        })
    };
    assert_eq!(with_the_first(&[]), Some(1));
    assert_eq!(with_the_first(&["250       2.0   2   2    4    4"]), Some(3));
    // Lent in the round before, it had the second play one of more points then, which is not to be twice running.
    assert_eq!(with_the_first(&["250       2.0   1   1    4    4"]), Some(3));
}

#[test]
fn points_are_those_of_the_report() {
    let lines = [
        row(1, "3.0", &["   2 w 1"]),
        row(2, "0.0", &["   1 b 0"]),
        row(3, "2.0", &["0000 - U"]),
        row(4, "1.0", &["0000 - H"]),
    ];
    for more in [
        &["162  W 3.0    D 1.0    P 2.0"][..],
        &["XXS WW=3.0 BW=3.0 WD=1 BD=1 HPB=1.0, PAB=2.0"],
        &["BBW  3.0", "BBD  1.0", "BBU  2.0"],
    ] {
        let points: Vec<_> = next(&lines, more).field.entrants.iter().map(|it| it.past[0].points()).collect();
        assert_eq!(points, [6, 0, 4, 2], "{more:?}");
    }
    // The bye of the pairing is a win where nothing else is said.
    let lines = lines.map(|line| line.replace(" 2.0    3", " 3.0    3"));
    assert_eq!(next(&lines, &["162  W 3.0    D 1.0"]).field.entrants[2].past, [Past::Bye { points: 6 }]);
    let odd = report(&[row(1, "0.3", &["0000 - H"]), row(2, "", &["0000 - U"]), "XXS HPB=0.3".to_owned()]);
    let points = Tenths::new(3);
    assert_eq!(NextRound::of(&odd).unwrap_err(), NothingToPair::NoHalfPoints { number: 1, points });
}

#[test]
fn points_out_of_the_order_count() {
    let lines = [row(1, "1.5", &["   2 w 1"]), row(2, "-0.5", &["   1 b 0"])];
    let more = ["299          0.5    1    1".to_owned(), "299         -0.5         2".to_owned()];
    // In the table's columns and in those of the example.
    let more = [more[0].clone(), more[1].replacen("         2", "            2", 1)];
    assert_eq!(super::faults(&[&lines[..], &more].concat()), []);
}

#[test]
fn the_order_can_be_that_of_the_rank() {
    let mut lines = four();
    lines[0] = lines[0].replace(" 1.0    1", " 1.0    4");
    lines[3] = lines[3].replace(" 0.5    4", " 0.5    1");
    let next = next(&lines, &["XXC rank white1"]);
    assert_eq!(next.numbers, [4, 2, 3, 1]);
    assert_eq!(next.field.entrants[0].past, [Past::Played { opponent: 1, side: Side::Red, points: 1 }]);
}

#[test]
fn teams_are_not_paired_by_their_players() {
    for line in ["082 2", "092 Team Swiss", "330 +-   1   1   2"] {
        let teams = report(&[three(), vec![line.to_owned()]].concat());
        assert_eq!(NextRound::of(&teams).unwrap_err(), NothingToPair::OfTeams, "{line}");
    }
}
