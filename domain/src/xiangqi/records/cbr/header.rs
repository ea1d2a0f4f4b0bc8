//! The header of a CBR game: tags, result, the men, and who begins. Its fields follow one another without gaps;
//! the first layout lacks three of the second's.

use crate::vocabulary::side::Side;
use crate::xiangqi::board::Board;
use crate::xiangqi::man::{Kind, Man};
use crate::xiangqi::records::assemble::Head;
use crate::xiangqi::records::bytes::{Bytes, utf16};
use crate::xiangqi::records::flaw::RecordFlaw;
use crate::xiangqi::records::tags::{RecordResult, Tags};
use crate::xiangqi::square::Square;

/// Where the fields begin.
const FIELDS_AT: usize = 52;

/// What a field holds.
#[derive(Clone, Copy)]
enum Field {
    /// A text under this name.
    Text(&'static str),
    /// 1: Red won; 2: Black won; 3: drawn.
    Result,
    /// 1: Red begins; 2: Black.
    First,
    /// In which round play begins.
    Round,
    /// The points from Black's back rank down.
    Board,
    /// Nothing about the game.
    Other,
}

/// The version that brought the field, its size in bytes, what it holds.
const FIELDS: [(u8, usize, Field); 35] = [
    (2, 128, Field::Other), // the name of the file
    (1, 128, Field::Text("Title")),
    (1, 256, Field::Other), // the path to a category
    (1, 64, Field::Text("Source")),
    (1, 64, Field::Text("EventType")),
    (1, 64, Field::Text("Event")),
    (1, 64, Field::Text("Round")),
    (1, 32, Field::Text("Group")),
    (1, 32, Field::Text("Table")),
    (1, 64, Field::Text("Date")),
    (1, 64, Field::Text("Site")),
    (1, 64, Field::Text("TimeControl")),
    (1, 64, Field::Text("Red")),
    (1, 64, Field::Text("RedTeam")),
    (1, 64, Field::Text("RedTime")),
    (1, 32, Field::Text("RedRating")),
    (1, 64, Field::Text("Black")),
    (1, 64, Field::Text("BlackTeam")),
    (1, 64, Field::Text("BlackTime")),
    (1, 32, Field::Text("BlackRating")),
    (2, 64, Field::Text("Arbiter")),
    (2, 64, Field::Text("Recorder")),
    (1, 64, Field::Text("Annotator")),
    (1, 64, Field::Other), // the annotator's address
    (1, 64, Field::Text("Author")),
    (1, 64, Field::Other),  // the author's address
    (1, 128, Field::Other), // when the file was made and changed
    (1, 8, Field::Other),   // opening or endgame, played or composed
    (1, 32, Field::Other),  // the nature of the game
    (1, 4, Field::Result),
    (1, 32, Field::Text("Termination")),
    (1, 4, Field::First),
    (1, 4, Field::Round),
    (1, 90, Field::Board),
    (1, 4, Field::Other), // where the program stopped showing it
];

/// Reads the header; gives back where the nodes begin.
pub(super) fn read(game: &[u8], version: u8) -> Result<(Head, Bytes<'_>), RecordFlaw> {
    let mut head = Head {
        tags: Tags::default(),
        result: RecordResult::Unknown,
        board: Board::empty(),
        side: Side::Red,
        round: 1,
        fault: None,
    };
    let mut bytes = Bytes::new(game, FIELDS_AT);
    for (_, size, field) in FIELDS.into_iter().filter(|&(since, ..)| since <= version) {
        let offset = bytes.offset();
        fill(&mut head, field, bytes.take(size)?, offset)?;
    }
    Ok((head, bytes))
}

fn fill(head: &mut Head, field: Field, given: &[u8], offset: usize) -> Result<(), RecordFlaw> {
    match (field, given) {
        (Field::Text(name), text) => head.tags.push(name, utf16(text).0),
        (Field::Result, &[number, ..]) => head.result(number),
        (Field::First, [2, ..]) => head.side = Side::Black,
        (Field::Round, &[low, high, ..]) => head.round = u16::from_le_bytes([low, high]).into(),
        (Field::Board, points) => head.board = board(points, offset)?,
        (Field::Result | Field::First | Field::Round | Field::Other, _) => {}
    }
    Ok(())
}

fn board(points: &[u8], offset: usize) -> Result<Board, RecordFlaw> {
    let mut board = Board::empty();
    let ranks = (0..Square::RANKS).rev();
    let squares = ranks.flat_map(|rank| (0..Square::FILES).filter_map(move |file| Square::new(file, rank)));
    for (offset, (square, &given)) in (offset..).zip(squares.zip(points)) {
        if given != 0 {
            board.put(square, man(given).ok_or(RecordFlaw::NoMan { offset, given })?);
        }
    }
    Ok(board)
}

/// The high half names the side, the low half the kind.
const fn man(given: u8) -> Option<Man> {
    let side = match given >> 4 {
        1 => Side::Red,
        2 => Side::Black,
        _ => return None,
    };
    let kind = match given & 0x0f {
        1 => Kind::Chariot,
        2 => Kind::Horse,
        3 => Kind::Elephant,
        4 => Kind::Advisor,
        5 => Kind::General,
        6 => Kind::Cannon,
        7 => Kind::Soldier,
        _ => return None,
    };
    Some(Man::new(side, kind))
}
