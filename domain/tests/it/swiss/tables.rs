//! Articles 15.2, 20.4: the table of a Swiss stage, added up by hand.

use chuhe_domain::game::{AnnounceFoul, WhichFoul};
use chuhe_domain::standings::{Because, Standing, TieBreak, WhyFree};
use chuhe_domain::tournament::meetings::is_over;
use chuhe_domain::tournament::plan_fault::Fault;
use chuhe_domain::tournament::{
    AdmitEntry, AnnounceAbsence, CloseRound, PlanFault, PublishRound, Refusal, RegisterEntry, Regulations,
    RequestBye, SetRegulations, StagePlan, SwissTerms, Withdraw, Worth,
};
use chuhe_domain::vocabulary::{Outcome, Points, Role};

use super::hand::by_hand;
use super::{event, forfeits, game_of, house, n, rounds, wins};
use crate::hall::{Hall, entrant, text};
use crate::teams::place;

fn hand(hall: &mut Hall, round: u32, pairs: &[(u32, u32)], byes: &[u32]) {
    hall.must(&by_hand(round, pairs, byes));
    hall.must(&PublishRound { round });
}

fn drawn(hall: &mut Hall, one: u32, other: u32) {
    hall.report(one, other, Outcome::Draw);
}

fn closed(hall: &mut Hall, round: u32) {
    hall.must(&CloseRound { round });
}

fn lines(hall: &Hall) -> Vec<String> {
    hall.standings().ranked.iter().map(place).collect()
}

fn row(hall: &Hall, player: u32) -> Standing {
    let ranked = hall.standings().ranked;
    ranked.into_iter().find(|row| row.entry == entrant(player)).expect("in the table")
}

/// Round, why, half points.
fn free(hall: &Hall, player: u32) -> Vec<(u32, WhyFree, i64)> {
    row(hall, player).free.iter().map(|it| (it.round, it.why, it.points.halves())).collect()
}

/// What rounds and byes bring is all the points there are.
fn adds_up(hall: &Hall) {
    for row in hall.standings().ranked {
        let cells = row.results.iter().map(|it| it.points);
        let sum: Points = cells.chain(row.free.iter().map(|it| it.points)).sum();
        assert_eq!(sum, row.points, "{}", row.number);
    }
}

/// Seven in three rounds; a requested bye brings half a point.
///
/// 1: 1–2 1:0, 3–4 ½:½, 5–6 +:−, 7 free. 2: 1–5 ½:½, 7–3 1:0, 4 free, 2 asked for a bye, 6 announced not to come.
/// 3: 7–1 ½:½, 3–2 0:1, 6 free, and 5 leaves before the game with 4.
fn two_rounds() -> Hall {
    let mut hall = event(house(SwissTerms { requested_bye: Worth::Draw, ..rounds(3) }), 7);
    hand(&mut hall, 1, &[(1, 2), (3, 4), (5, 6)], &[7]);
    wins(&mut hall, 1, 1);
    drawn(&mut hall, 3, 4);
    forfeits(&mut hall, 1, 6);
    closed(&mut hall, 1);
    hall.must(&RequestBye { entry: entrant(2), round: 2, reason: text() });
    hall.must(&AnnounceAbsence { entry: entrant(6), round: 2, reason: text() });
    hand(&mut hall, 2, &[(1, 5), (7, 3)], &[4]);
    drawn(&mut hall, 1, 5);
    wins(&mut hall, 2, 7);
    closed(&mut hall, 2);
    hall
}

fn three_rounds() -> Hall {
    let mut hall = two_rounds();
    hand(&mut hall, 3, &[(7, 1), (4, 5), (3, 2)], &[6]);
    hall.must(&Withdraw { entry: entrant(5), consent: true, reason: text() });
    drawn(&mut hall, 7, 1);
    wins(&mut hall, 3, 2);
    closed(&mut hall, 3);
    hall
}

/// Points: 7 1+1+½, 4 ½+1+1, 1 1+½+½, 5 1+½+0, 2 0+½+1, 6 0+0+1, 3 ½+0+0. The lowest who scored has ½.
///
/// Opponents: 7 ½ (bye) + ½ + 2 = 3; 4 ½ + ½ (bye) + 1½ = 2½; 1 1½ + 1½ + 2½ = 5½; 5 1 + 2 + 2½ = 5½; 2 2 + ½ = 2½;
/// 6 1½ + ½ (bye) = 2; 3 2½ + 2½ + 1½ = 6½. Won: `+` counts, a bye is no game.
#[test]
fn art_15_2_points_then_the_opponents_scores_with_byes_and_forfeits() {
    let hall = three_rounds();
    let expected = [
        "1 7 2½ 3 1 0 -",
        "2 4 2½ 2½ 1 0 opponents_score",
        "3 1 2 5½ 1 0 points",
        "4 5 1½ 5½ 1 0 points",
        "5 2 1½ 2½ 1 0 opponents_score",
        "6 6 1 2 0 0 points",
        "7 3 ½ 6½ 0 0 points",
    ];
    assert_eq!(lines(&hall), expected);
    adds_up(&hall);
    let four = row(&hall, 4);
    let told = four.tie_breaks[0].contributions.iter();
    let told: Vec<_> = told.map(|it| (it.round, it.opponent.map(n), it.amount, it.because)).collect();
    let expected = [
        (Some(1), Some(3), 1, Because::Drew),
        (Some(2), None, 1, Because::Bye),
        (Some(3), Some(5), 3, Because::WonByForfeit),
    ];
    assert_eq!(told, expected);
}

/// House: neither 5's win over 6 nor 4's over 5, both without play, is one, and the points of the losers count not.
#[test]
fn art_15_2_forfeits_count_as_the_regulations_have_it() {
    let mut hall = three_rounds();
    hall.tournament.regulations.forfeit_opponent_counts = false;
    hall.tournament.regulations.forfeit_counts_as_win = false;
    let lines = lines(&hall);
    assert_eq!(lines[1], "2 4 2½ 1 0 0 opponents_score");
    assert_eq!(lines[3], "4 5 1½ 4½ 0 0 points");
    assert_eq!(lines[5], "6 6 1 2 0 0 points", "who did not come keeps the opponent's points");
}

#[test]
fn art_15_2_a_round_without_an_opponent_is_told_by_what_it_was() {
    let hall = three_rounds();
    assert_eq!(free(&hall, 1), []);
    assert_eq!(free(&hall, 2), [(2, WhyFree::RequestedBye, 1)]);
    assert_eq!(free(&hall, 4), [(2, WhyFree::Bye, 2)]);
    assert_eq!(free(&hall, 6), [(2, WhyFree::Absent, 0), (3, WhyFree::Bye, 2)]);
    assert_eq!(free(&hall, 7), [(1, WhyFree::Bye, 2)]);
}

/// Only decided games count, and what is free with them: publishing a pairing moves nothing.
#[test]
fn art_11_4_a_table_is_provisional_until_every_round_is_over() {
    let mut hall = two_rounds();
    let before = lines(&hall);
    assert_eq!(before[0], "1 7 2 1 1 0 -", "the bye counts as ½, the lowest of those who scored: 6 did not");
    hand(&mut hall, 3, &[(7, 1), (4, 5), (3, 2)], &[6]);
    assert_eq!(lines(&hall), before);
    for player in [7, 4, 2] {
        assert!(hall.crosstable().provisional && !is_over(&hall.tournament, 1));
        wins(&mut hall, 3, player);
    }
    assert_eq!(row(&hall, 6).points.halves(), 2, "every game is decided, and so is the bye");
    assert!(hall.crosstable().provisional, "the round is open");
    closed(&mut hall, 3);
    assert!(!hall.crosstable().provisional && is_over(&hall.tournament, 1));
    assert!(two_rounds().crosstable().provisional, "a round is to come");
}

/// Cards in order of place, each with its opponents in order of round.
#[test]
fn art_11_4_the_crosstable_is_cards() {
    let hall = three_rounds();
    let rows = hall.crosstable().rows;
    let cards: Vec<String> = rows
        .iter()
        .map(|row| {
            let cell = |cell: &chuhe_domain::tables::CrosstableCell| {
                (cell.round.unwrap(), format!("{}{}", cell.symbol, n(cell.opponent)))
            };
            let met = row.cells.iter().map(cell);
            let free = row.free.iter().map(|it| (it.round, format!("{}.", it.points)));
            let mut all: Vec<_> = met.chain(free).collect();
            all.sort();
            let all: Vec<String> = all.into_iter().map(|(_, it)| it).collect();
            format!("{}: {} = {}", row.number, all.join(" "), row.points_display)
        })
        .collect();
    let expected = [
        "7: 1. 13 ½1 = 2½",
        "4: ½3 1. +5 = 2½",
        "1: 12 ½5 ½7 = 2",
        "5: +6 ½1 -4 = 1½",
        "2: 01 ½. 13 = 1½",
        "6: -5 0. 1. = 1",
        "3: ½4 07 02 = ½",
    ];
    assert_eq!(cards, expected);
}

/// Whoever has left is in no later round, and nobody has a plus for it; whoever comes late has nothing for what is over.
#[test]
fn art_20_4_who_left_and_who_came_late_have_nothing_for_the_rounds_without_them() {
    let mut hall = event(house(rounds(2)), 4);
    hand(&mut hall, 1, &[(1, 2), (3, 4)], &[]);
    wins(&mut hall, 1, 1);
    wins(&mut hall, 1, 4);
    closed(&mut hall, 1);
    hall.must(&Withdraw { entry: entrant(4), consent: false, reason: text() });
    hall.must(&RegisterEntry { late: true, ..RegisterEntry::named(entrant(5), text()) });
    hall.must(&AdmitEntry { entry: entrant(5), stage: None, group: None, reason: text() });
    hand(&mut hall, 2, &[(1, 3), (2, 5)], &[]);
    wins(&mut hall, 2, 1);
    wins(&mut hall, 2, 5);
    assert_eq!(free(&hall, 4), [(2, WhyFree::Gone, 0)]);
    assert_eq!(free(&hall, 5), [(1, WhyFree::NotYetIn, 0)]);
    // 3 lost to 4, whose win stands, and to 1.
    assert_eq!((row(&hall, 3).points.halves(), row(&hall, 4).points.halves()), (0, 2));
    adds_up(&hall);
}

/// 1 and 3 won their only game, 2 and 4 lost it: all criteria agree, save that 2 committed a foul.
#[test]
fn art_15_2_fouls_part_last_and_then_the_place_is_shared() {
    let mut hall = event(house(rounds(1)), 4);
    hand(&mut hall, 1, &[(1, 2), (3, 4)], &[]);
    let (game, side) = game_of(&hall, 1, 2);
    hall.start(game);
    let what = WhichFoul::Seen { side, article: "9.1.8".into() };
    hall.at(game, &AnnounceFoul { what, authority: Role::Arbiter, reason: Some(text()) }).unwrap();
    wins(&mut hall, 1, 1);
    wins(&mut hall, 1, 3);
    let expected = ["1= 1 1 0 1 0 -", "1= 3 1 0 1 0 -", "3 4 0 1 0 0 points", "4 2 0 1 0 1 fewer_fouls"];
    assert_eq!(lines(&hall), expected);
}

/// 1 drew twice, 3 won once: equal in points, and the opponents of each have 1½ + ½.
#[test]
fn art_15_2_the_games_won_part_equals_in_opponents_scores() {
    let mut hall = event(house(rounds(2)), 4);
    hand(&mut hall, 1, &[(1, 2), (3, 4)], &[]);
    drawn(&mut hall, 1, 2);
    wins(&mut hall, 1, 3);
    hand(&mut hall, 2, &[(4, 1), (2, 3)], &[]);
    drawn(&mut hall, 4, 1);
    wins(&mut hall, 2, 2);
    let expected = ["1 2 1½ 2 1 0 -", "2 3 1 2 1 0 points", "3 1 1 2 0 0 wins", "4 4 ½ 2 0 0 points"];
    assert_eq!(lines(&hall), expected);
}

#[test]
fn art_15_2_the_opponents_scores_say_nothing_where_everybody_meets_everybody() {
    let set = |tie_breaks: Option<Vec<TieBreak>>, stages: Vec<StagePlan>| {
        let regulations = Regulations { tie_breaks, stages, ..Regulations::default() };
        Hall::entered(4).command(&SetRegulations { regulations })
    };
    let refused = |refusal, stage, at: &str| {
        let fault = Fault::DoesNotFit;
        assert_eq!(refusal, Err(Refusal::Plan(PlanFault { stage, at: at.to_owned().into(), fault })));
    };
    let swiss = StagePlan { format: house(rounds(3)), ..StagePlan::default() };
    let list = || Some(vec![TieBreak::OpponentsScore, TieBreak::Wins]);
    refused(set(list(), vec![StagePlan::default()]), 0, "/tie_breaks");
    let own = StagePlan { tie_breaks: list(), ..StagePlan::default() };
    refused(set(None, vec![own]), 1, "/tie_breaks");
    refused(set(Some(vec![TieBreak::MatchWins]), vec![swiss.clone()]), 0, "/tie_breaks");
    refused(set(Some(vec![TieBreak::TeamOpponentsScore]), vec![swiss.clone()]), 0, "/tie_breaks");
    assert!(set(list(), vec![swiss]).is_ok());
}
