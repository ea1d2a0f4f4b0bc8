//! Articles 13.5, 20.3, 21.4: how many boards are forfeited of a match that was not played, and whose.

use chuhe_domain::pairing::LineUpRule;
use chuhe_domain::standings::ForfeitedMatchBoardPoints::{All, Half, None as Nothing};
use chuhe_domain::standings::{ForfeitedMatchBoardPoints, TieBreak};
use chuhe_domain::tournament::{
    CircularFormat, CloseRound, Format, HandPair, PairRound, PublishRound, Regulations, StagePlan, Standing,
    TeamMatches, Withdraw,
};
use chuhe_domain::vocabulary::EntryId;

use super::{
    by_matches, entered, hall, line_up, matches, member, paired, places, regulations, results, rows, team,
};
use crate::hall::{Hall, text};

fn leaves(hall: &mut Hall, entry: EntryId) {
    hall.must(&Withdraw { entry, consent: true, reason: text() });
}

/// Three teams in a free order on two boards, the games drawn that teams 2 and 3 play in the first round.
fn three(forfeited_match: ForfeitedMatchBoardPoints, games: u32, cycles: u32) -> Hall {
    let rules = TeamMatches { forfeited_match, ..matches(LineUpRule::FreeOrder, 2) };
    let circular = CircularFormat { games_per_meeting: games, cycles, ..CircularFormat::default() };
    let stages = vec![StagePlan { format: Format::Circular(circular), ..StagePlan::default() }];
    let tie_breaks = Some(TieBreak::ART_15_3.to_vec());
    let mut hall = entered(Regulations { stages, tie_breaks, ..regulations(by_matches(rules)) }, &[2, 2, 2]);
    hall.draw();
    meet(&mut hall, 1, (2, 3));
    line_up(&mut hall, (2, "1 2"), (3, "1 2"));
    results(&mut hall, 2, 3, if games == 2 { "½ ½ ½ ½" } else { "½ ½" });
    hall
}

/// An arbiter pairs the two, and says so who is named first.
fn meet(hall: &mut Hall, round: u32, (first, second): (u32, u32)) {
    let pair = HandPair { red: team(first), black: team(second) };
    hall.must(&PairRound { round, by_hand: Some(vec![pair]), ..PairRound::default() });
    hall.must(&PublishRound { round });
}

/// Team 3 leaves, having met one of two: before its match with team 1 is paired, and after both were lined up for it.
fn left(rule: ForfeitedMatchBoardPoints, games: u32, cycles: u32) -> Vec<String> {
    let mut unpaired = three(rule, games, cycles);
    leaves(&mut unpaired, team(3));
    assert_eq!(unpaired.tournament.standing(team(3)), Some(Standing::Withdrawn));
    for theirs in ["1 2", "1 ."] {
        let mut seated = three(rule, games, cycles);
        meet(&mut seated, 2, (1, 3));
        line_up(&mut seated, (1, theirs), (3, "2 1"));
        leaves(&mut seated, team(3));
        assert_eq!(rows(&seated), rows(&unpaired), "{theirs}");
        seated.must(&CloseRound { round: 2 });
    }
    rows(&unpaired)
}

#[test]
fn art_20_3_who_leaves_forfeits_all_games_of_all_boards_lined_up_or_not() {
    // Two boards of two games each: four games (13.5), each of them a win without play (21.4).
    assert_eq!(left(All, 2, 1), [". +(4–0) = 2", ". 1(2–2) = 1", "-(0–4) 1(2–2) = 1"]);
    assert_eq!(left(Half, 2, 1), [". +(2–0) = 2", ". 1(2–2) = 1", "-(0–2) 1(2–2) = 1"]);
    assert_eq!(left(Nothing, 2, 1), [". +(0–0) = 2", ". 1(2–2) = 1", "-(0–0) 1(2–2) = 1"]);
    // One game at each.
    assert_eq!(left(All, 1, 1), [". +(2–0) = 2", ". 1(1–1) = 1", "-(0–2) 1(1–1) = 1"]);
    assert_eq!(left(Half, 1, 1), [". +(1–0) = 2", ". 1(1–1) = 1", "-(0–1) 1(1–1) = 1"]);
    assert_eq!(left(Nothing, 1, 1), [". +(0–0) = 2", ". 1(1–1) = 1", "-(0–0) 1(1–1) = 1"]);
}

#[test]
fn art_20_3_each_cycle_is_forfeited_as_one_match() {
    let table = |rule| {
        let mut hall = three(rule, 2, 2);
        leaves(&mut hall, team(3));
        places(&hall)
    };
    // Team 1 has both matches with team 3 without play, team 2 the second one, and one drawn by four games drawn. Board
    // points, games won: 4 + 4, eight; 2 + 4, four. Of half the boards: 2 + 2 and 2 + 2, none.
    assert_eq!(table(All), ["1 1 4 8 8 . 0 -", "2 2 3 6 4 . 0 points", "3 3 1 2 0 . 0 points"]);
    assert_eq!(table(Half), ["1 1 4 4 0 . 0 -", "2 2 3 4 0 . 0 points", "3 3 1 2 0 . 0 points"]);
    assert_eq!(left(All, 2, 2)[0], ". + +(4–0) = 4");
}

#[test]
fn art_21_4_all_the_games_of_a_forfeited_match_are_won() {
    let mut hall = three(All, 2, 1);
    leaves(&mut hall, team(3));
    // 1: `+`, so 2 match points, 4 board points, 4 games won; 2: 1 and 2 from its draws, none won.
    assert_eq!(places(&hall)[0], "1 1 2 4 4 . 0 -");
}

#[test]
fn art_21_4_where_all_play_all_a_member_who_left_is_missed_by_every_opponent() {
    let mut hall = hall(LineUpRule::AllPlayAll, 2, &[2, 2, 2]);
    meet(&mut hall, 1, (2, 3));
    results(&mut hall, 2, 3, "1 0 1 ½");
    leaves(&mut hall, member(3, 2));
    meet(&mut hall, 2, (3, 1));
    let of = paired(&hall, 3, 1).1;
    // Two games are left, and the other two are forfeited to each of team 1 (21.4).
    assert_eq!((of.games.len(), of.boards.empty.len()), (2, 2));
    let mut missed: Vec<_> = of.boards.empty.iter().map(|board| board.present).collect();
    missed.sort();
    assert_eq!(missed, [Some(member(1, 1)), Some(member(1, 2))]);
    results(&mut hall, 1, 3, "½ ½");
    assert_eq!(rows(&hall)[0], ". 2(3–1) = 2");
}
