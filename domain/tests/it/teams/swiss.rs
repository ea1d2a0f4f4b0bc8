//! Article 15.4: teams in a Swiss stage, added up by hand.

use chuhe_domain::pairing::LineUpRule;
use chuhe_domain::standings::WhyFree;
use chuhe_domain::tournament::{
    CnSwissFormat, Format, HandPair, PairRound, PublishRound, Regulations, StagePlan, SwissTerms,
};

use super::{by_matches, entered, matches, places, regulations, results, team};
use crate::hall::Hall;

/// So many teams on two boards, two rounds.
fn event(teams: usize) -> Hall {
    let terms = SwissTerms { rounds: 2, ..SwissTerms::default() };
    let format = Format::CnSwiss(CnSwissFormat { terms, ..CnSwissFormat::default() });
    let stages = vec![StagePlan { format, ..StagePlan::default() }];
    let of_teams = regulations(by_matches(matches(LineUpRule::FixedBoards, 2)));
    let mut hall = entered(Regulations { stages, ..of_teams }, &vec![2; teams]);
    hall.draw();
    hall
}

/// Pairs by hand, and what each match comes to, as the first-named team sees it.
fn play(hall: &mut Hall, round: u32, pairs: &[(u32, u32, &str)], byes: &[u32]) {
    let by_hand = pairs.iter().map(|(one, other, _)| HandPair { red: team(*one), black: team(*other) });
    let by_hand = Some(by_hand.collect());
    let byes = byes.iter().map(|it| team(*it)).collect();
    hall.must(&PairRound { round, by_hand, byes, ..PairRound::default() });
    hall.must(&PublishRound { round });
    for (one, other, marks) in pairs {
        results(hall, *one, *other, marks);
    }
}

/// Match points: 1 2+1, 3 2+1, 2 0+2, 4 0+2 (bye), 5 2 (bye) + 0. The lowest who scored have 2.
///
/// Opponents: 1 2 + 3, 3 2 + 3, 2 3 + 2, 4 3 + 2 (bye), 5 2 (bye) + 2. Board points: 1 2+1, 3 1½+1, 2 0+1½, 4 ½, 5 ½: a bye
/// brings none.
#[test]
fn art_15_4_match_points_then_opponents_then_board_points_with_byes() {
    let mut hall = event(5);
    play(&mut hall, 1, &[(1, 2, "1 1"), (3, 4, "1 ½")], &[5]);
    play(&mut hall, 2, &[(3, 1, "1 0"), (2, 5, "½ 1")], &[4]);
    let expected = [
        "1 1 3 5 3 1 0 -",
        "2 3 3 5 2½ 1 0 board_points",
        "3 2 2 5 1½ 1 0 points",
        "4 4 2 5 ½ 0 0 board_points",
        "5 5 2 4 ½ 0 0 team_opponents_score",
    ];
    assert_eq!(places(&hall), expected);
    let free = |n: u32| {
        let row = hall.standings().ranked.into_iter().find(|row| row.entry == team(n)).unwrap();
        row.free.iter().map(|it| (it.round, it.why, it.points.halves())).collect::<Vec<_>>()
    };
    assert_eq!((free(5), free(4)), (vec![(1, WhyFree::Bye, 4)], vec![(2, WhyFree::Bye, 4)]), "a win");
}

/// 1 drew both matches, 3 won one and lost one: match points, opponents (3 + 1) and board points (2) are the same.
#[test]
fn art_15_4_the_matches_won_part_equals_in_board_points() {
    let mut hall = event(4);
    play(&mut hall, 1, &[(1, 2, "1 0"), (3, 4, "1 ½")], &[]);
    play(&mut hall, 2, &[(4, 1, "1 0"), (2, 3, "1 ½")], &[]);
    let expected =
        ["1 2 3 4 2½ 1 0 -", "2 3 2 4 2 1 0 points", "3 1 2 4 2 0 0 match_wins", "4 4 1 4 1½ 0 0 points"];
    assert_eq!(places(&hall), expected);
}

/// Both won by the same, both lost by the same: the place is shared, and what is open counts nowhere.
#[test]
fn art_15_4_equals_in_everything_share_the_place() {
    let mut hall = event(4);
    play(&mut hall, 1, &[(1, 2, "1 1"), (3, 4, "1 1")], &[]);
    let expected = ["1= 1 2 0 2 1 0 -", "1= 3 2 0 2 1 0 -", "3= 2 0 2 0 0 0 points", "3= 4 0 2 0 0 0 -"];
    assert_eq!(places(&hall), expected);
    assert!(hall.crosstable().provisional);
}

/// 1, 3 and 5 have won, the first-named had Red on the first board, and the bye was 5's: now it is 4's. 2 has met 1, so that 3 or 5
/// goes down to it; 1–5 and 3–2 are balanced, and 1–3 would have one of them named first again.
#[test]
fn art_11_4_teams_are_paired_by_the_system_too() {
    let mut hall = event(5);
    play(&mut hall, 1, &[(1, 2, "1 1"), (3, 4, "1 ½")], &[5]);
    hall.must(&PairRound { round: 2, ..PairRound::default() });
    let round = &hall.tournament.rounds[&2];
    let named: Vec<_> = round.matches.iter().map(|of| (of.first, of.second)).collect();
    assert_eq!(named, [(team(5), team(1)), (team(2), team(3))]);
    assert_eq!(round.byes, [team(4)]);
    let seated: Vec<u32> = round.pairings().filter_map(|it| it.board).collect();
    assert_eq!(seated, [1, 2, 1, 2], "both boards of both matches");
}
