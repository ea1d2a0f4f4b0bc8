//! Each mark, its points and its sign.

use super::{Cell, Mark, Scores};
use crate::standings::field::{Fouls, Meeting};
use crate::standings::paper::{Paper, entry, game};
use crate::vocabulary::{Outcome, Points, Side};

fn marks(outcome: Outcome, played: bool) -> [Mark; 2] {
    let fouls = Fouls { red: 1, black: 2 };
    let meeting =
        Meeting { game: game(1, 2), round: Some(3), red: entry(1), black: entry(2), outcome, played, fouls };
    Side::BOTH.map(|side| Cell::of(&meeting, side).mark)
}

#[test]
fn art_14_1_win_draw_and_loss_are_1_half_and_0() {
    assert_eq!(marks(Outcome::RedWins, true), [Mark::Win, Mark::Loss]);
    assert_eq!(marks(Outcome::BlackWins, true), [Mark::Loss, Mark::Win]);
    assert_eq!(marks(Outcome::Draw, true), [Mark::Draw, Mark::Draw]);
    let points = [Mark::Win, Mark::Draw, Mark::Loss].map(|mark| mark.points().halves());
    assert_eq!(points, [2, 1, 0]);
}

#[test]
fn art_21_4_plus_is_1_and_minus_is_0() {
    assert_eq!(marks(Outcome::RedWins, false), [Mark::ForfeitWin, Mark::ForfeitLoss]);
    assert_eq!(marks(Outcome::BlackWins, false), [Mark::ForfeitLoss, Mark::ForfeitWin]);
    let printed = [Mark::ForfeitWin, Mark::ForfeitLoss].map(|mark| (mark.symbol(), mark.points().halves()));
    assert_eq!(printed, [("+", 2), ("-", 0)]);
}

#[test]
fn art_21_3_a_double_forfeit_is_not_a_game_lost_by_both() {
    assert_eq!(marks(Outcome::BothLose, false), [Mark::ForfeitLoss; 2]);
    assert_eq!(marks(Outcome::BothLose, true), [Mark::Loss; 2]);
}

#[test]
fn art_14_1_a_cell_is_a_game_seen_from_one_side() {
    let fouls = Fouls { red: 1, black: 2 };
    let (red, black, outcome) = (entry(1), entry(2), Outcome::BlackWins);
    let meeting = Meeting { game: game(1, 2), round: Some(3), red, black, outcome, played: true, fouls };
    let expected = Cell {
        round: Some(3),
        game: game(1, 2),
        opponent: red,
        side: Side::Black,
        mark: Mark::Win,
        points: Points::from_halves(2),
        fouls: 2,
    };
    assert_eq!(Cell::of(&meeting, Side::Black), expected);
}

#[test]
fn art_20_3_annulled_games_are_in_nobodys_score() {
    let paper = Paper::read(
        ". 1 ½
         0 . 1
         ½ 0 .",
    );
    let kept = Scores::of(&paper.clone().field());
    assert_eq!([1, 2, 3].map(|number| kept.points(entry(number)).halves()), [3, 2, 1]);
    let annulled = Scores::of(&paper.annul(2).field());
    assert_eq!([1, 2, 3].map(|number| annulled.points(entry(number)).halves()), [1, 0, 1]);
    assert!(annulled.cells(entry(2)).is_empty());
}
