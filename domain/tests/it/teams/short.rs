//! Articles 14.2, 21.4: a team that is short or absent, and a line-up that is found to break the rules after play.

use std::collections::BTreeSet;

use chuhe_domain::game::{Forfeit, Ground, Loser, ReportResult, Start, Status};
use chuhe_domain::pairing::{LineUpFault, LineUpRule, NotALineUp};
use chuhe_domain::standings::ForfeitedMatchBoardPoints;
use chuhe_domain::tournament::discipline::refusal::Refusal::UnknownArticle;
use chuhe_domain::tournament::{
    CloseRound, EntryKind, Refusal, Reinstate, RuleLineUp, Standing, SubmitLineUp, TeamMatches, Withdraw,
};
use chuhe_domain::vocabulary::{Outcome, Side, TokenId};

use super::{
    at_board, by_matches, entered, hall, id_of, line_up, matches, member, paired, places, regulations,
    results, rows, seats, submit, team,
};
use crate::hall::{Hall, text};

fn leave(entry: chuhe_domain::vocabulary::EntryId) -> Withdraw {
    Withdraw { entry, consent: true, reason: text() }
}

#[test]
fn art_21_4_who_is_at_the_board_alone_has_won_it() {
    let mut hall = hall(LineUpRule::WithReserves, 4, &[5, 3]);
    hall.open_round(1);
    // A team that is short leaves the last boards empty (house).
    let faults = vec![LineUpFault::EmptyBoard(2)];
    let fault = NotALineUp { rule: LineUpRule::WithReserves, boards: 4, faults };
    assert_eq!(submit(&mut hall, 2, 1, "1 . 2 3"), Err(Refusal::NotALineUp(fault)));
    line_up(&mut hall, (1, "1 2 3 5"), (2, "1 2 3 ."));
    assert_eq!(seats(&hall, 1, 2), ["101–201", "202–102", "103–203"]);
    let empty = paired(&hall, 1, 2).1.boards.empty.clone();
    assert_eq!(empty.len(), 1);
    assert_eq!((empty[0].board, empty[0].present, empty[0].first_has), (4, Some(member(1, 5)), Side::Black));
    // 0 ½ 1 on the boards and `+` on the fourth: 2½ to 1½. The wins are board 3 and the `+`.
    results(&mut hall, 1, 2, "0 ½ 1");
    assert_eq!(rows(&hall), ["2(2½–1½) = 2", "0(1½–2½) = 0"]);
    hall.must(&CloseRound { round: 1 });
}

#[test]
fn art_21_4_where_neither_has_a_player_both_forfeit_the_board() {
    let mut hall = hall(LineUpRule::FixedBoards, 3, &[2, 2]);
    hall.open_round(1);
    assert_eq!(seats(&hall, 1, 2), ["101–201", "202–102"]);
    assert_eq!(paired(&hall, 1, 2).1.boards.empty[0].present, None);
    results(&mut hall, 1, 2, "1 ½");
    assert_eq!(rows(&hall), ["2(1½–½) = 2", "0(½–1½) = 0"]);
}

#[test]
fn art_21_4_an_absent_team_forfeits_the_match() {
    for (rule, boards) in [
        (ForfeitedMatchBoardPoints::All, "3–0"),
        (ForfeitedMatchBoardPoints::Half, "1½–0"),
        (ForfeitedMatchBoardPoints::None, "0–0"),
    ] {
        let rules = TeamMatches { forfeited_match: rule, ..matches(LineUpRule::FreeOrder, 3) };
        let mut hall = entered(regulations(by_matches(rules)), &[3, 3]);
        hall.draw();
        hall.open_round(1);
        // Nobody came: an arbiter names the line-up for them.
        line_up(&mut hall, (1, "1 2 3"), (2, ". . ."));
        assert_eq!(rows(&hall)[0], format!("+({boards}) = 2"));
        hall.must(&CloseRound { round: 1 });
    }
    // On fixed boards the games are there, and each is forfeited.
    let mut hall = hall(LineUpRule::FixedBoards, 2, &[2, 2]);
    hall.open_round(1);
    for (board, loser) in [(1, Loser::Black), (2, Loser::Red)] {
        let game = at_board(&hall, 1, 2, board);
        let forfeit = Forfeit { loser, ground: Ground::Absence, article: None, reason: text() };
        hall.at(game, &forfeit).unwrap();
    }
    assert_eq!(rows(&hall), ["+(2–0) = 2", "-(0–2) = 0"]);
}

#[test]
fn art_21_4_two_absent_teams_forfeit_both() {
    let mut hall = hall(LineUpRule::FreeOrder, 2, &[2, 2]);
    hall.open_round(1);
    line_up(&mut hall, (1, ". ."), (2, ". ."));
    assert_eq!(rows(&hall), ["-(0–0) = 0", "-(0–0) = 0"]);
    hall.must(&CloseRound { round: 1 });
}

#[test]
fn art_12_4_a_team_of_which_nobody_is_there_loses_all_the_same() {
    let mut hall = hall(LineUpRule::AllPlayAll, 2, &[2, 0]);
    hall.open_round(1);
    assert_eq!(rows(&hall), ["+(4–0) = 2", "-(0–4) = 0"]);
    hall.must(&CloseRound { round: 1 });
}

#[test]
fn art_20_a_member_who_leaves_leaves_the_team_in() {
    let mut hall = hall(LineUpRule::FixedBoards, 2, &[3, 3]);
    hall.open_round(1);
    // Before the start as after it: the numbers and the rounds stay as they are.
    hall.must(&leave(member(1, 2)));
    assert_eq!(hall.tournament.rounds.len(), 1);
    assert_eq!(hall.tournament.standing(team(1)), Some(Standing::Active));
    let game = at_board(&hall, 1, 2, 2);
    assert_eq!(hall.tournament.games[&game].status, Status::Scheduled);
    // The board is forfeited without anyone's doing, and the match is 1–1.
    results(&mut hall, 1, 2, "1 .");
    assert_eq!(rows(&hall), ["1(1–1) = 1", "1(1–1) = 1"]);
    hall.must(&CloseRound { round: 1 });
    hall.must(&Reinstate { entry: member(1, 2), reason: text() });
    assert!(hall.crosstable().provisional, "the game is to be played after all");
}

#[test]
fn art_12_1_the_place_of_one_who_left_stays_empty_in_later_matches() {
    let mut hall = hall(LineUpRule::FixedBoards, 3, &[4, 3, 3, 3]);
    hall.open_round(1);
    results(&mut hall, 1, 4, "1 1 1");
    hall.must(&leave(member(1, 2)));
    hall.open_round(2);
    // Round 2: 4–3, 1–2. Nobody moves up, and the fourth member has no board (house).
    assert_eq!(seats(&hall, 1, 2), ["101–201", "103–203"]);
    assert_eq!(paired(&hall, 1, 2).1.boards.empty[0].present, Some(member(2, 2)));
    hall.must(&Reinstate { entry: member(1, 2), reason: text() });
    hall.open_round(3);
    assert_eq!(seats(&hall, 1, 3), ["301–101", "102–302", "303–103"]);
}

#[test]
fn art_12_2_who_left_is_of_no_line_up() {
    let mut hall = hall(LineUpRule::WithReserves, 2, &[3, 3]);
    hall.open_round(1);
    hall.must(&leave(member(1, 2)));
    let line_up = vec![Some(member(1, 2)), Some(member(2, 1))];
    let strange = SubmitLineUp { of: id_of(&hall, 1, 2), team: team(1), line_up };
    let faults = vec![LineUpFault::PlaysNoMore(member(1, 2)), LineUpFault::NotOfTheTeam(member(2, 1))];
    let fault = NotALineUp { rule: LineUpRule::WithReserves, boards: 2, faults };
    assert_eq!(hall.command(&strange), Err(Refusal::NotALineUp(fault)));
    submit(&mut hall, 1, 2, "1 3").unwrap();
    assert_eq!(hall.tournament.entries[&member(1, 2)].particulars.kind, EntryKind::Player);
}

/// Two boards of four were won by a team that had inverted its order on them.
fn played() -> Hall {
    let mut hall = hall(LineUpRule::FreeOrder, 4, &[4, 4]);
    hall.open_round(1);
    line_up(&mut hall, (1, "2 1 3 4"), (2, "1 2 3 4"));
    results(&mut hall, 1, 2, "1 1 ½ 0");
    hall
}

fn rule(hall: &Hall, n: u32, boards: &[u32]) -> RuleLineUp {
    let boards: BTreeSet<u32> = boards.iter().copied().collect();
    RuleLineUp { of: id_of(hall, 1, 2), team: team(n), boards, article: "12.2".into(), reason: text() }
}

#[test]
fn an_illegal_line_up_found_afterwards_costs_its_boards_and_is_taken_back() {
    let mut hall = played();
    // 1 + 1 + ½ + 0 = 2½ to 1½, two games won to one.
    assert_eq!(rows(&hall), ["2(2½–1½) = 2", "0(1½–2½) = 0"]);
    assert_eq!(places(&hall)[0], "1 1 2 2½ 2 . 0 -");
    let before = (hall.crosstable(), hall.standings());
    let inverted = rule(&hall, 1, &[1, 2]);
    hall.must(&inverted);
    // 0 + 0 + ½ + 0 = ½ to 3½; the match was played, as boards 3 and 4 were.
    assert_eq!(rows(&hall), ["0(½–3½) = 0", "2(3½–½) = 2"]);
    let game = at_board(&hall, 1, 2, 1);
    let result = hall.tournament.games[&game].result.unwrap();
    assert!(!result.ending.without_play(), "the game stays as it was played");
    assert_eq!(hall.must(&inverted), [], "it is ruled so already");
    let back = rule(&hall, 1, &[]);
    hall.must(&back);
    assert_eq!(before, (hall.crosstable(), hall.standings()));
}

#[test]
fn art_12_a_board_that_was_lost_by_a_line_up_before_play_has_no_game_to_play() {
    let mut hall = hall(LineUpRule::FreeOrder, 2, &[2, 2]);
    hall.open_round(1);
    line_up(&mut hall, (1, "2 1"), (2, "1 2"));
    let [first, second] = [1, 2].map(|board| at_board(&hall, 1, 2, board));
    let ruled = rule(&hall, 1, &[1]);
    hall.must(&ruled);
    let open = Refusal::GameOpen { game: second, table: 2, status: Status::Scheduled };
    assert_eq!(hall.command(&CloseRound { round: 1 }), Err(open), "the other board is to be played");
    let no_game = Err(chuhe_domain::game::Refusal::BoardRuled);
    assert_eq!(hall.at(first, &Start::default()), no_game);
    let report = ReportResult { outcome: Outcome::Draw, reporter: TokenId(uuid::Uuid::nil()), entry: None };
    assert_eq!(hall.at(first, &report), no_game);
    let absent = Forfeit { loser: Loser::Red, ground: Ground::Absence, article: None, reason: text() };
    assert_eq!(hall.at(first, &absent), no_game);
    // Taken back, there is a game to play.
    let back = rule(&hall, 1, &[]);
    hall.must(&back);
    results(&mut hall, 1, 2, ". 1");
    let open = Refusal::GameOpen { game: first, table: 1, status: Status::Scheduled };
    assert_eq!(hall.command(&CloseRound { round: 1 }), Err(open));
    hall.must(&ruled);
    assert_eq!(rows(&hall), ["1(1–1) = 1", "1(1–1) = 1"]);
    hall.must(&CloseRound { round: 1 });
}

#[test]
fn art_12_a_game_under_way_at_a_board_that_was_lost_is_waited_for() {
    let mut hall = hall(LineUpRule::FreeOrder, 1, &[1, 1]);
    hall.open_round(1);
    line_up(&mut hall, (1, "1"), (2, "1"));
    let game = at_board(&hall, 1, 2, 1);
    hall.start(game);
    let ruled = rule(&hall, 2, &[1]);
    hall.must(&ruled);
    let open = Refusal::GameOpen { game, table: 1, status: Status::Running };
    assert_eq!(hall.command(&CloseRound { round: 1 }), Err(open));
}

#[test]
fn a_team_that_loses_all_its_boards_by_its_line_up_has_forfeited_the_match() {
    let mut hall = played();
    let all = rule(&hall, 1, &[1, 2, 3, 4]);
    hall.must(&all);
    assert_eq!(rows(&hall), ["-(0–4) = 0", "+(4–0) = 2"]);
    // Both lose a board that both had no right to.
    let both = rule(&hall, 2, &[4]);
    hall.must(&both);
    assert_eq!(rows(&hall), ["-(0–3) = 0", "+(3–0) = 2"]);
}

#[test]
fn a_ruling_on_a_line_up_names_boards_and_a_team_of_the_match() {
    let mut hall = hall(LineUpRule::FreeOrder, 2, &[2, 2]);
    hall.open_round(1);
    let early = rule(&hall, 1, &[1]);
    assert_eq!(hall.command(&early), Err(Refusal::LineUpsMissing { table: 1 }));
    line_up(&mut hall, (1, "1 2"), (2, "1 ."));
    let beyond = rule(&hall, 1, &[1, 3]);
    assert_eq!(hall.command(&beyond), Err(Refusal::NoSuchBoard { board: 3 }));
    let stranger = rule(&hall, 3, &[1]);
    assert_eq!(hall.command(&stranger), Err(Refusal::NotOfThisMatch { team: team(3) }));
    let article = "12.9".to_owned();
    let unknown = RuleLineUp { article: article.clone(), ..rule(&hall, 1, &[1]) };
    assert_eq!(hall.command(&unknown), Err(UnknownArticle { article }.into()));
    for article in ["4.1.1", "12.5", "18.2", "21.4"] {
        let article = article.to_owned();
        let strange = RuleLineUp { article: article.clone(), ..rule(&hall, 1, &[1]) };
        assert_eq!(hall.command(&strange), Err(Refusal::NotAboutLineUps { article }));
    }
    // The board that is empty is one of them: its `+` is taken away.
    results(&mut hall, 1, 2, "0");
    assert_eq!(rows(&hall)[0], "1(1–1) = 1");
    let second = rule(&hall, 1, &[2]);
    hall.must(&second);
    assert_eq!(rows(&hall)[0], "0(0–2) = 0");
}
