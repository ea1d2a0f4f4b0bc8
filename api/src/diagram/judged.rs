//! A judged move as a picture (SVG): the board after it, where it came from, and what it attacks. The picture stands
//! alone: it takes in no style, no script and no file, and has no names that could meet those of a page around it.

use askama::Template;
use chuhe_domain::adjudication::{Judged, Nature};
use chuhe_domain::vocabulary::Side;
use chuhe_domain::xiangqi::{Move, Position, Script, attack};

use crate::diagram::arrow::Arrow;
use crate::diagram::drawing::Drawing;
use crate::diagram::place::Place;
use crate::language::Language;

/// The typefaces of the characters, the first that a reader has.
const TRADITIONAL: &str = "'Kaiti TC',BiauKai,'AR PL UKai TW','Noto Serif CJK TC','Songti TC',KaiTi,serif";
const SIMPLIFIED: &str = "'Kaiti SC',STKaiti,KaiTi,'AR PL UKai CN','Noto Serif CJK SC','Songti SC',serif";

/// In what each side's men are drawn.
const INKS: [(Side, &str); 2] = [(Side::Red, "#a32b22"), (Side::Black, "#211c16")];

/// How many moves of a line are drawn.
const MOST_ARROWS: usize = 3;

#[derive(Template)]
#[template(path = "judged.svg", whitespace = "minimize")]
struct Sheet<'a> {
    language: Language,
    /// What whoever does not see it is told.
    title: &'a str,
    faces: &'static str,
    /// What stands on the far side of the river.
    border: &'static str,
    board: Drawing,
    /// The move itself.
    way: Arrow,
    /// The men that are attacked.
    aims: Vec<Place>,
    /// The moves that would take or mate them.
    arrows: Vec<Arrow>,
    /// Whether the arrows follow one upon the other.
    numbered: bool,
    /// Whether it is uncertain that it attacks.
    doubted: bool,
}

/// What a judged move attacks.
struct Attacked {
    aims: Vec<Place>,
    moves: Vec<Move>,
    /// Whether the moves follow one upon the other.
    in_turn: bool,
}

/// The move, drawn; its title is what is said of it in this language.
///
/// # Errors
/// Where the picture cannot be written.
pub(crate) fn draw(judged: &Judged, language: Language, title: &str) -> askama::Result<String> {
    let mut position = judged.ply.before.clone();
    let _ = position.make(judged.ply.played);
    let script = language.script();
    let (faces, border) = match script {
        Script::Traditional => (TRADITIONAL, "漢界"),
        Script::Simplified => (SIMPLIFIED, "汉界"),
    };
    let board = position.board();
    let attacked = Attacked::by(judged, &position);
    let sheet = Sheet {
        language,
        title,
        faces,
        border,
        board: Drawing::of(board, Some(judged.ply.played), script),
        way: Arrow::of(judged.ply.played, board),
        aims: attacked.aims,
        arrows: attacked.moves.into_iter().map(|one| Arrow::of(one, board)).collect(),
        numbered: attacked.in_turn,
        doubted: !judged.nature.is_certain(),
    };
    sheet.render()
}

impl Attacked {
    /// By the gravest name that it may bear (**Art. 27.4**); a check may win men as well.
    fn by(judged: &Judged, after: &Position) -> Self {
        let (board, victims) = (after.board(), judged.victims.as_slice());
        let general = board.general(after.side_to_move());
        let on = victims.iter().map(|victim| victim.on);
        let first = victims.iter().filter_map(|victim| victim.line.first().copied());
        let (aims, mut moves, in_turn): (Vec<_>, Vec<_>, _) = match (general, victims) {
            (Some(general), _) if judged.nature.possibly == Nature::Check => {
                let checkers = attack::attackers(board, general, judged.side());
                let checks = checkers.map(|from| Move::new(from, general));
                (on.chain([general]).collect(), checks.chain(first).collect(), false)
            }
            (Some(general), _) if !judged.mate.is_empty() => (vec![general], own(&judged.mate), true),
            (_, [one]) => (vec![one.on], own(&one.line), true),
            _ => (on.collect(), first.collect(), false),
        };
        moves.dedup();
        Self { aims: aims.into_iter().map(Place::of).collect(), moves, in_turn }
    }
}

/// The attacker's own moves of a line.
fn own(line: &[Move]) -> Vec<Move> {
    line.iter().step_by(2).take(MOST_ARROWS).copied().collect()
}

#[cfg(test)]
mod tests;
