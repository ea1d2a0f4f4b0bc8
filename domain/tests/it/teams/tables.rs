//! Articles 14.2, 15.3, 18.4: what matches come to, and how teams are parted.

use chuhe_domain::game::{AnnounceFoul, WhichFoul};
use chuhe_domain::pairing::LineUpRule;
use chuhe_domain::tournament::event::penalties::PenaltyKind;
use chuhe_domain::tournament::{CloseRound, GivePenalty, TeamRules};
use chuhe_domain::vocabulary::{Role, Side};

use super::{at_board, by_matches, entered, hall, matches, member, places, regulations, results, rows, team};
use crate::hall::{Hall, text};

/// Four teams on two boards; what each match comes to, as the team named here first sees it.
fn played(rules: TeamRules, marks: [((u32, u32), &str); 6]) -> Hall {
    let mut hall = entered(regulations(rules), &[2, 2, 2, 2]);
    hall.draw();
    for round in 1..=3 {
        hall.open_round(round);
    }
    for ((one, other), marks) in marks {
        results(&mut hall, one, other, marks);
    }
    hall
}

fn fixed() -> TeamRules {
    by_matches(matches(LineUpRule::FixedBoards, 2))
}

#[test]
fn art_14_2_more_board_points_win_two_and_equal_ones_give_each_one() {
    let mut hall = hall(LineUpRule::FixedBoards, 3, &[3, 3, 3]);
    for round in 1..=3 {
        hall.open_round(round);
    }
    results(&mut hall, 1, 2, "1 ½ ½");
    results(&mut hall, 2, 3, "1 0 ½");
    results(&mut hall, 1, 3, "0 0 1");
    assert_eq!(
        rows(&hall),
        [
            // 1+½+½ = 2 of 3 won; 0+0+1 = 1 of 3 lost.
            "2(2–1) 0(1–2) = 2",
            "0(1–2) 1(1½–1½) = 1",
            "2(2–1) 1(1½–1½) = 3",
        ]
    );
    assert!(hall.crosstable().provisional, "the rounds are open");
    for round in 1..=3 {
        hall.must(&CloseRound { round });
    }
    assert!(!hall.crosstable().provisional);
    // Each is free once, and a bye gives nothing.
    assert!((1..=3).all(|round| hall.tournament.rounds[&round].byes.len() == 1));
}

#[test]
fn art_15_3_board_points_then_board_wins_then_direct_encounter() {
    // Match points: 1: 2+0+2 = 4; 2: 0+2+2 = 4; 3: 2+0+0 = 2; 4: 0+0+2 = 2.
    // Board points: 1: 2 + ½ + 1½ = 4; 2: 0 + 1½ + 1½ = 3; 3: 1½ + ½ + ½ = 2½; 4: ½ + ½ + 1½ = 2½.
    // Games won: 1: 2 + 0 + 1 = 3; 2: 0 + 1 + 1 = 2; 3: 1 (against 1); 4: 1 (against 3). Directly 4 beat 3.
    let hall = played(
        fixed(),
        [
            ((1, 2), "1 1"),
            ((1, 3), "½ 0"),
            ((1, 4), "1 ½"),
            ((2, 3), "1 ½"),
            ((2, 4), "1 ½"),
            ((4, 3), "1 ½"),
        ],
    );
    assert_eq!(
        rows(&hall),
        [
            "2(2–0) 0(½–1½) 2(1½–½) = 4",
            "0(0–2) 2(1½–½) 2(1½–½) = 4",
            "2(1½–½) 0(½–1½) 0(½–1½) = 2",
            "0(½–1½) 0(½–1½) 2(1½–½) = 2",
        ]
    );
    assert_eq!(
        places(&hall),
        [
            "1 1 4 4 3 . 0 -",
            "2 2 4 3 2 . 0 board_points",
            "3 4 2 2½ 1 2 0 points",
            "4 3 2 2½ 1 0 0 direct_encounter",
        ]
    );
}

#[test]
fn art_15_3_games_won_part_equal_board_points() {
    // All draw all their matches: 3 match points and 3 board points each. Team 1 has won a game in each, the others one
    // against team 1 and none else.
    let hall = played(
        fixed(),
        [
            ((1, 2), "1 0"),
            ((1, 3), "1 0"),
            ((1, 4), "1 0"),
            ((2, 3), "½ ½"),
            ((2, 4), "½ ½"),
            ((3, 4), "½ ½"),
        ],
    );
    assert_eq!(
        places(&hall),
        [
            "1 1 3 3 3 . 0 -",
            // Parted by nothing more: one game won each, two match points of each other, no fouls; the place is shared.
            "2= 2 3 3 1 2 0 board_wins",
            "2= 3 3 3 1 2 0 -",
            "2= 4 3 3 1 2 0 -",
        ]
    );
}

#[test]
fn art_15_3_fewer_fouls_of_the_whole_team_come_last() {
    let mut hall = hall(LineUpRule::FixedBoards, 2, &[2, 2]);
    hall.open_round(1);
    let game = at_board(&hall, 1, 2, 2);
    hall.start(game);
    // Team 2 has Red on board 2.
    let what = WhichFoul::Seen { side: Side::Red, article: "9.1.2".into() };
    let foul = AnnounceFoul { what, authority: Role::Arbiter, reason: Some(text()) };
    hall.at(game, &foul).unwrap();
    results(&mut hall, 1, 2, "½ ½");
    assert_eq!(places(&hall), ["1 1 1 1 0 1 0 -", "2 2 1 1 0 1 1 fewer_fouls"]);
}

fn warn(hall: &mut Hall, n: u32, k: u32) {
    let (entry, kind, article) = (member(n, k), PenaltyKind::Warning, "8.4".to_owned());
    hall.must(&GivePenalty { entry, kind, article, game: None, authority: Role::Arbiter, note: text() });
}

#[test]
fn art_18_4_a_members_warning_moves_the_team_where_the_house_has_it_so() {
    let level = [
        ((1, 2), "1 0"),
        ((1, 3), "1 0"),
        ((1, 4), "1 0"),
        ((2, 3), "½ ½"),
        ((2, 4), "½ ½"),
        ((3, 4), "½ ½"),
    ];
    let mut moved = played(fixed(), level);
    warn(&mut moved, 1, 2);
    // All have 3 match points: the warned team goes last, before any criterion is asked.
    assert_eq!(places(&moved)[3], "4 1 3 3 3 . 0 penalties");
    let punished = moved.standings().ranked[3].penalties;
    assert_eq!((punished.removals, punished.warnings), (0, 1));

    let off = TeamRules { members_penalties_count: false, ..fixed() };
    let mut stays = played(off, level);
    warn(&mut stays, 1, 2);
    assert_eq!(places(&stays)[0], "1 1 3 3 3 . 0 -");
    // A warning of the team itself counts all the same.
    let (kind, article) = (PenaltyKind::Warning, "8.4".to_owned());
    let itself =
        GivePenalty { entry: team(1), kind, article, game: None, authority: Role::Arbiter, note: text() };
    stays.must(&itself);
    assert_eq!(places(&stays)[3], "4 1 3 3 3 . 0 penalties");
}
