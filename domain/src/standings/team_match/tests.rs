//! Matches worked out by hand: signs of the first-named team's boards against the other's.

use proptest::prelude::*;

use super::{BoardRules, ForfeitedMatchBoardPoints};
use crate::standings::board_score::BoardScore;
use crate::standings::field::{FieldFault, Fouls, Meeting};
use crate::standings::paper::{GAME_POINTS, boards, entry};
use crate::vocabulary::{Outcome, Side};

fn by(forfeited_match: ForfeitedMatchBoardPoints) -> BoardRules {
    BoardRules { game_points: GAME_POINTS, forfeited_match }
}

fn of(boards: &[super::BoardResult], rules: BoardRules) -> Result<Meeting, FieldFault> {
    Meeting::of_boards(entry(1), entry(2), Some(1), boards, rules)
}

/// Outcome (the first-named team is Red), whether it was played, and of each: half points, wins, wins without play.
fn shown(meeting: &Meeting) -> (Outcome, bool, [(i64, u32, u32); 2]) {
    let of = |it: &BoardScore| (it.points.halves(), it.wins, it.forfeit_wins);
    let boards = meeting.boards.expect("boards");
    (meeting.outcome, meeting.played, Side::BOTH.map(|side| of(boards.of(side))))
}

fn came_to(ours: &str, theirs: &str) -> (Outcome, bool, [(i64, u32, u32); 2]) {
    shown(&of(&boards(ours, theirs), by(ForfeitedMatchBoardPoints::All)).expect("a match"))
}

#[test]
fn art_14_2_more_board_points_win_the_match() {
    assert_eq!(came_to("1½0½", "0½1½"), (Outcome::Draw, true, [(4, 1, 0), (4, 1, 0)]));
    assert_eq!(came_to("1½½½", "0½½½"), (Outcome::RedWins, true, [(5, 1, 0), (3, 0, 0)]));
    assert_eq!(came_to("½00", "½11"), (Outcome::BlackWins, true, [(1, 0, 0), (5, 2, 0)]));
    // A game lost by both gives neither anything.
    assert_eq!(came_to("10", "00"), (Outcome::RedWins, true, [(2, 1, 0), (0, 0, 0)]));
    assert_eq!(came_to("00", "00"), (Outcome::Draw, true, [(0, 0, 0), (0, 0, 0)]));
}

#[test]
fn art_14_2_two_games_at_every_board_make_one_match() {
    let (first_games, second_games) = (boards("1½", "0½"), boards("00", "11"));
    let all: Vec<_> = first_games.into_iter().chain(second_games).collect();
    let meeting = of(&all, by(ForfeitedMatchBoardPoints::All)).expect("a match");
    assert_eq!(shown(&meeting), (Outcome::BlackWins, true, [(3, 1, 0), (5, 2, 0)]));
}

#[test]
fn art_13_2_the_first_named_team_has_black_at_even_boards_and_its_fouls_with_it() {
    let mut games = boards("11", "00");
    assert_eq!(games.iter().map(|it| it.outcome).collect::<Vec<_>>(), [Outcome::RedWins, Outcome::BlackWins]);
    games[0].fouls = Fouls { red: 1, black: 0 };
    games[1].fouls = Fouls { red: 20, black: 2 };
    let meeting = of(&games, by(ForfeitedMatchBoardPoints::All)).expect("a match");
    assert_eq!(meeting.fouls, Fouls { red: 3, black: 20 });
    assert_eq!((meeting.red, meeting.black, meeting.round), (entry(1), entry(2), Some(1)));
}

#[test]
fn art_21_4_a_match_with_some_boards_forfeited_was_played() {
    assert_eq!(came_to("+0", "-1"), (Outcome::Draw, true, [(2, 0, 1), (2, 1, 0)]));
    assert_eq!(came_to("+½--", "-½--"), (Outcome::RedWins, true, [(3, 0, 1), (1, 0, 0)]));
    // Each has forfeited a board, so neither has forfeited the match.
    assert_eq!(came_to("+-", "-+"), (Outcome::Draw, true, [(2, 0, 1), (2, 0, 1)]));
}

#[test]
fn art_21_4_every_board_forfeited_is_the_match_forfeited() {
    assert_eq!(came_to("++", "--"), (Outcome::RedWins, false, [(4, 0, 2), (0, 0, 0)]));
    assert_eq!(came_to("---", "++-"), (Outcome::BlackWins, false, [(0, 0, 0), (4, 0, 2)]));
    assert_eq!(came_to("--", "--"), (Outcome::BothLose, false, [(0, 0, 0), (0, 0, 0)]));
}

#[test]
fn art_21_4_the_board_points_of_a_forfeited_match_are_as_the_regulations_say() {
    let came_to = |rule, ours, theirs| shown(&of(&boards(ours, theirs), by(rule)).expect("a match")).2;
    use ForfeitedMatchBoardPoints::{All, Half, None};
    assert_eq!(came_to(All, "+++", "---"), [(6, 0, 3), (0, 0, 0)]);
    assert_eq!(came_to(Half, "+++", "---"), [(3, 0, 0), (0, 0, 0)]);
    assert_eq!(came_to(None, "---", "+++"), [(0, 0, 0), (0, 0, 0)]);
    // A match that was played is as it was played.
    for rule in [All, Half, None] {
        assert_eq!(came_to(rule, "++1", "--0"), [(6, 1, 2), (0, 0, 0)]);
    }
}

#[test]
fn art_14_2_a_match_has_boards_and_none_is_drawn_without_play() {
    let rules = by(ForfeitedMatchBoardPoints::All);
    let (red, black) = (entry(1), entry(2));
    assert_eq!(of(&[], rules), Err(FieldFault::NoBoards { red, black }));
    let mut drawn = boards("1½", "0½");
    drawn[1].played = false;
    assert_eq!(of(&drawn, rules), Err(FieldFault::DrawnByForfeit { red, black }));
}

/// Signs of up to six boards, ours and theirs.
fn signs() -> impl Strategy<Value = (String, String)> {
    let sign = prop::sample::select(vec![
        ('1', '0'),
        ('0', '1'),
        ('½', '½'),
        ('0', '0'),
        ('+', '-'),
        ('-', '+'),
        ('-', '-'),
    ]);
    prop::collection::vec(sign, 1..7).prop_map(|signs| signs.into_iter().unzip())
}

proptest! {
    #[test]
    fn art_14_2_seen_from_the_other_side_a_match_is_the_same((ours, theirs) in signs()) {
        let (outcome, played, [red, black]) = came_to(&ours, &theirs);
        let turned = match outcome {
            Outcome::RedWins => Outcome::BlackWins,
            Outcome::BlackWins => Outcome::RedWins,
            both => both,
        };
        prop_assert_eq!(came_to(&theirs, &ours), (turned, played, [black, red]));
    }

    #[test]
    fn art_14_2_every_board_not_lost_by_both_gives_one_point_and_more_of_them_win((ours, theirs) in signs()) {
        let (outcome, _, [red, black]) = came_to(&ours, &theirs);
        let given = ours.chars().zip(theirs.chars()).filter(|it| !matches!(it, ('0', '0') | ('-', '-'))).count();
        prop_assert_eq!(red.0 + black.0, 2 * i64::try_from(given).expect("few"));
        prop_assert_eq!(outcome == Outcome::RedWins, red.0 > black.0);
        prop_assert_eq!(outcome == Outcome::BlackWins, red.0 < black.0);
    }
}
