//! A writer of CBR games, for the tests of games and libraries.

use crate::vocabulary::side::Side;
use crate::xiangqi::diagram;
use crate::xiangqi::man::{Kind, Man};
use crate::xiangqi::records::felled;
use crate::xiangqi::records::line::{Line, Ply};
use crate::xiangqi::square::Square;

/// A game to be written.
#[derive(Debug, Clone)]
pub(crate) struct Game {
    pub(crate) version: u8,
    /// The first field of a FEN.
    pub(crate) board: &'static str,
    /// 1 Red, 2 Black.
    pub(crate) first: u8,
    pub(crate) round: u16,
    pub(crate) result: u8,
    /// What stands where: places differ from layout to layout.
    pub(crate) texts: Vec<(usize, &'static str)>,
    pub(crate) line: Line,
}

const INITIAL: &str = "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR";

impl Game {
    pub(crate) fn new(version: u8, moves: &str) -> Self {
        let plies = diagram::moves(moves).into_iter().map(Ply::new).collect();
        let line = Line { comment: None, plies };
        Self { version, board: INITIAL, first: 1, round: 1, result: 0, texts: Vec::new(), line }
    }

    /// A chapter's heading.
    pub(crate) fn heading(text: &'static str) -> Self {
        Self { board: "9/9/9/9/9/9/9/9/9/9", texts: vec![(180, text)], ..Self::new(2, "") }
    }

    /// Where the result stands, who begins, the round, the board.
    const fn places(&self) -> [usize; 4] {
        if self.version == 1 { [1820, 1856, 1860, 1864] } else { [2076, 2112, 2116, 2120] }
    }

    pub(crate) fn write(&self) -> Vec<u8> {
        let [result, first, round, board] = self.places();
        let mut game = vec![0; board + 94];
        game[..16].copy_from_slice(b"CCBridge Record\0");
        game[19] = self.version;
        game[20..52].fill(0xcd);
        for &(at, text) in &self.texts {
            let text = utf16(text);
            game[at..at + text.len()].copy_from_slice(&text);
            // What the program leaves behind the text.
            game[at + text.len() + 2..][..8].fill(0xcd);
        }
        (game[result], game[first]) = (self.result, self.first);
        game[round..round + 2].copy_from_slice(&self.round.to_le_bytes());
        game[board..board + 90].copy_from_slice(&points(self.board));
        game[board + 90..].fill(0xff);
        let root = self.line.comment.as_deref();
        self.write_node(&mut game, None, root, !self.line.plies.is_empty(), false);
        for node in felled::nodes(&self.line) {
            let ends = Some([node.played.from, node.played.to]);
            self.write_node(&mut game, ends, node.comment.as_deref(), node.goes_on, node.has_other);
        }
        game
    }

    fn write_node(
        &self,
        game: &mut Vec<u8>,
        ends: Option<[Square; 2]>,
        comment: Option<&str>,
        goes_on: bool,
        has_other: bool,
    ) {
        let marks = u8::from(!goes_on) + 2 * u8::from(has_other) + 4 * u8::from(comment.is_some());
        let [from, to] = ends.map_or([0, 0], |ends| ends.map(|at| self.point(at)));
        game.extend([marks, 0, from, to]);
        if let Some(text) = comment.map(utf16) {
            game.extend(u32::try_from(text.len()).expect("short").to_le_bytes());
            game.extend(text);
        }
    }

    fn point(&self, at: Square) -> u8 {
        let from_black = 9 - at.rank();
        if self.version == 1 { at.file() * 16 + from_black } else { from_black * 9 + at.file() }
    }
}

fn utf16(text: &str) -> Vec<u8> {
    text.encode_utf16().flat_map(u16::to_le_bytes).collect()
}

fn points(board: &str) -> Vec<u8> {
    let mut points = Vec::new();
    for letter in board.chars().filter(|&letter| letter != '/') {
        match Man::from_letter(letter) {
            Some(man) => points.push(point(man)),
            None => points.extend(vec![0; letter.to_digit(10).expect("a digit") as usize]),
        }
    }
    points
}

fn point(man: Man) -> u8 {
    let side = if man.side == Side::Red { 0x10 } else { 0x20 };
    side + match man.kind {
        Kind::Chariot => 1,
        Kind::Horse => 2,
        Kind::Elephant => 3,
        Kind::Advisor => 4,
        Kind::General => 5,
        Kind::Cannon => 6,
        Kind::Soldier => 7,
    }
}
