//! The header of an XQF file: tags, result, the men, and who begins.

use crate::vocabulary::side::Side;
use crate::xiangqi::board::{BACK_RANK, Board};
use crate::xiangqi::man::{Kind, Man};
use crate::xiangqi::records::assemble::Head;
use crate::xiangqi::records::bytes::{field, fields, text};
use crate::xiangqi::records::encoding::Encoding;
use crate::xiangqi::records::flaw::RecordFlaw;
use crate::xiangqi::records::tags::{RecordResult, Tags};
use crate::xiangqi::records::xqf::keys::Keys;
use crate::xiangqi::square::Square;

/// Thirty-two points, one for each man.
const MEN: usize = 0x10;
/// 1 if Black begins. Early versions leave it at 0.
const FIRST: usize = 0x32;
const RESULT: usize = 0x33;
/// What the file is about: whole games, openings, middle games, endgames.
const TYPE: usize = 0x40;
const TYPES: [&str; 4] = ["全局", "布局", "中局", "残局"];

/// The texts: where each begins, with a byte that says how long it is; how long it may be; its name.
const TEXTS: [(usize, usize, &str); 11] = [
    (0x50, 127, "Title"),
    (0xd0, 63, "Event"),
    (0x110, 15, "Date"),
    (0x120, 15, "Site"),
    (0x130, 15, "Red"),
    (0x140, 15, "Black"),
    (0x150, 63, "TimeControl"),
    (0x190, 15, "RedTime"),
    (0x1a0, 15, "BlackTime"),
    (0x1d0, 15, "Annotator"),
    (0x1e0, 15, "Author"),
];

/// Reads the header.
pub(super) fn read(file: &[u8], keys: &Keys, encoding: Encoding) -> Result<Head, RecordFlaw> {
    let [first] = fields(file, FIRST)?;
    let [result] = fields(file, RESULT)?;
    let mut head = Head {
        tags: tags(file, encoding)?,
        result: RecordResult::Unknown,
        board: board(fields(file, MEN)?, keys)?,
        side: if first == 1 { Side::Black } else { Side::Red },
        round: 1,
        fault: (!keys.is_sound).then(|| RecordFlaw::SaidTwice { given: "checksum".to_owned() }),
    };
    head.result(result);
    Ok(head)
}

/// The texts there are, each under its name.
pub(super) fn texts(file: &[u8]) -> impl Iterator<Item = (&'static str, &[u8])> {
    TEXTS.into_iter().filter_map(|(at, most, name)| {
        let [size] = fields(file, at).ok()?;
        Some((name, field(file, at + 1, most.min(size.into())).ok()?))
    })
}

/// A field too short for its text may end in half a character: that half is left out.
fn tags(file: &[u8], encoding: Encoding) -> Result<Tags, RecordFlaw> {
    let mut tags = Tags::default();
    for (name, bytes) in texts(file) {
        let (text, _) = text(bytes, encoding);
        tags.push(name, text.strip_suffix(char::REPLACEMENT_CHARACTER).unwrap_or(&text));
    }
    let [kind] = fields(file, TYPE)?;
    if let Some(kind) = TYPES.get(usize::from(kind)).filter(|_| kind > 0) {
        tags.push("Type", *kind);
    }
    Ok(tags)
}

/// Whose point stands where among the thirty-two: from Red's right, the back rank, the cannons, the soldiers; then
/// Black's.
fn men() -> impl Iterator<Item = Man> {
    let kinds = || BACK_RANK.into_iter().chain([Kind::Cannon; 2]).chain([Kind::Soldier; 5]);
    Side::BOTH.into_iter().flat_map(move |side| kinds().map(move |kind| Man::new(side, kind)))
}

/// **Art. 1.3** – the men before the first move. From version 12 on their points are also turned round in their
/// row; a point that the board does not have stands for a man that was taken.
fn board(points: [u8; 32], keys: &Keys) -> Result<Board, RecordFlaw> {
    let mut points = points;
    if keys.version >= 12 {
        points.rotate_right((usize::from(keys.men) + 1) % 32);
    }
    let mut board = Board::empty();
    for (man, point) in men().zip(points) {
        if let Some(square) = square(point.wrapping_sub(keys.men))
            && board.put(square, man).is_some()
        {
            return Err(RecordFlaw::TwoMen { square });
        }
    }
    Ok(board)
}

/// Ten times the file, and the rank.
pub(super) const fn square(point: u8) -> Option<Square> {
    Square::new(point / 10, point % 10)
}
