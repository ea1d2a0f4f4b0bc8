//! Each mark, its points and its sign.

use super::{BoardScore, Cell, Mark, Scale, Scores};
use crate::standings::field::{Fouls, Meeting};
use crate::standings::paper::{GAME_POINTS, Paper, entry, game};
use crate::vocabulary::{Outcome, PerSide, Points, Side};

fn meeting(outcome: Outcome, played: bool) -> Meeting {
    Meeting {
        game: game(1, 2),
        round: Some(3),
        red: entry(1),
        black: entry(2),
        outcome,
        played,
        fouls: Fouls { red: 1, black: 2 },
        boards: None,
    }
}

fn cells(outcome: Outcome, played: bool, by: Scale) -> [Cell; 2] {
    Side::BOTH.map(|side| Cell::of(&meeting(outcome, played), side, by))
}

fn marks(outcome: Outcome, played: bool) -> [Mark; 2] {
    cells(outcome, played, GAME_POINTS).map(|cell| cell.mark)
}

/// Points in halves, and as printed.
fn given(outcome: Outcome, played: bool, by: Scale) -> [(i64, String); 2] {
    cells(outcome, played, by).map(|cell| (cell.points.halves(), cell.symbol()))
}

fn shown(red: (i64, &str), black: (i64, &str)) -> [(i64, String); 2] {
    [red, black].map(|(halves, symbol)| (halves, symbol.to_owned()))
}

#[test]
fn art_14_1_win_draw_and_loss_are_1_half_and_0() {
    assert_eq!(marks(Outcome::RedWins, true), [Mark::Win, Mark::Loss]);
    assert_eq!(marks(Outcome::BlackWins, true), [Mark::Loss, Mark::Win]);
    assert_eq!(marks(Outcome::Draw, true), [Mark::Draw, Mark::Draw]);
    assert_eq!(given(Outcome::BlackWins, true, GAME_POINTS), shown((0, "0"), (2, "1")));
    assert_eq!(given(Outcome::Draw, true, GAME_POINTS), shown((1, "½"), (1, "½")));
}

#[test]
fn art_14_1_regulations_may_give_3_1_and_0_or_something_for_a_loss() {
    let three = Scale::from_halves(6, 2, 0);
    assert_eq!(given(Outcome::RedWins, true, three), shown((6, "3"), (0, "0")));
    assert_eq!(given(Outcome::Draw, true, three), shown((2, "1"), (2, "1")));
    assert_eq!(given(Outcome::RedWins, false, three), shown((6, "+"), (0, "-")));
    // Whoever did not play gets nothing for losing (21.4).
    let consoled = Scale::from_halves(5, 3, 1);
    assert_eq!(given(Outcome::BothLose, true, consoled), shown((1, "½"), (1, "½")));
    assert_eq!(given(Outcome::RedWins, false, consoled), shown((5, "+"), (0, "-")));
}

#[test]
fn art_21_4_plus_is_1_and_minus_is_0() {
    assert_eq!(marks(Outcome::RedWins, false), [Mark::ForfeitWin, Mark::ForfeitLoss]);
    assert_eq!(marks(Outcome::BlackWins, false), [Mark::ForfeitLoss, Mark::ForfeitWin]);
    assert_eq!(given(Outcome::RedWins, false, GAME_POINTS), shown((2, "+"), (0, "-")));
}

#[test]
fn art_21_3_a_double_forfeit_is_not_a_game_lost_by_both() {
    assert_eq!(marks(Outcome::BothLose, false), [Mark::ForfeitLoss; 2]);
    assert_eq!(marks(Outcome::BothLose, true), [Mark::Loss; 2]);
}

#[test]
fn art_14_1_a_cell_is_a_game_seen_from_one_side() {
    let mut meeting = meeting(Outcome::BlackWins, true);
    let expected = Cell {
        round: Some(3),
        game: game(1, 2),
        opponent: entry(1),
        side: Side::Black,
        mark: Mark::Win,
        points: Points::from_halves(2),
        fouls: 2,
        boards: None,
    };
    assert_eq!(Cell::of(&meeting, Side::Black, GAME_POINTS), expected);
    let of = |wins| BoardScore { wins, ..BoardScore::default() };
    meeting.boards = Some(PerSide { red: of(1), black: of(3) });
    let expected = Cell { boards: Some(of(3)), ..expected };
    assert_eq!(Cell::of(&meeting, Side::Black, GAME_POINTS), expected);
}

#[test]
fn art_20_3_annulled_games_are_in_nobodys_score() {
    let paper = Paper::read(
        ". 1 ½
         0 . 1
         ½ 0 .",
    );
    let kept = Scores::of(&paper.clone().field(), GAME_POINTS);
    assert_eq!([1, 2, 3].map(|number| kept.points(entry(number)).halves()), [3, 2, 1]);
    let annulled = Scores::of(&paper.annul(2).field(), GAME_POINTS);
    assert_eq!([1, 2, 3].map(|number| annulled.points(entry(number)).halves()), [1, 0, 1]);
    assert!(annulled.cells(entry(2)).is_empty());
}
