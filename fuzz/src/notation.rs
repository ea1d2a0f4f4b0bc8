//! Moves from anybody's text. The bytes are a line with a FEN, and a line with the move.

use chuhe_domain::xiangqi::{Notation, Position, ReadMoveError, ReadMoveFlaw, Script};

/// Two squares.
pub fn iccs_reads_back(bytes: &[u8]) {
    read_back(bytes, Notation::Iccs);
}

/// Full Chinese notation.
pub fn chinese_reads_back(bytes: &[u8]) {
    read_back(bytes, Notation::Chinese);
}

/// Short Chinese notation.
pub fn chinese_short_reads_back(bytes: &[u8]) {
    read_back(bytes, Notation::ChineseShort);
}

/// WXF notation.
pub fn wxf_reads_back(bytes: &[u8]) {
    read_back(bytes, Notation::Wxf);
}

/// Any text is a legal move or is refused; what is read is written, in every notation, as it is read back; and
/// a notation that is told by its shape is the one that was asked for.
fn read_back(bytes: &[u8], notation: Notation) {
    let text = String::from_utf8_lossy(bytes);
    let (fen, text) = text.split_once('\n').unwrap_or(("", &text));
    let position = Position::from_fen(fen).unwrap_or_default();
    let played = match position.read_move_as(notation, text) {
        Ok(played) => played,
        Err(error) => return refused_for_a_reason(&position, &error),
    };
    assert!(position.is_legal(played), "{text} was read as {played}, which is illegal");
    assert_eq!(
        position.read_move(text),
        Ok(played),
        "{text} is read otherwise when its notation is not named"
    );
    for notation in [Notation::Iccs, Notation::Chinese, Notation::ChineseShort, Notation::Wxf] {
        for script in [Script::Traditional, Script::Simplified] {
            let written = position.write_move(played, notation, script).expect("a legal move is written");
            match position.read_move_as(notation, &written) {
                Ok(read) => assert_eq!(read, played, "{written}"),
                Err(error) => {
                    let several = matches!(error.why, ReadMoveFlaw::Ambiguous);
                    assert!(notation == Notation::ChineseShort && several, "{error}");
                    assert!(error.possible.contains(&played), "{error}");
                }
            }
        }
    }
}

fn refused_for_a_reason(position: &Position, error: &ReadMoveError) {
    for &possible in &error.possible {
        assert!(position.is_legal(possible), "{error}: {possible} is illegal");
    }
    assert!(
        !error.possible.is_empty() || position.legal_moves().is_empty(),
        "{error}: nothing is said to be possible"
    );
    match error.why {
        ReadMoveFlaw::OtherSide { side } => assert_ne!(side, position.side_to_move()),
        ReadMoveFlaw::Ambiguous => assert!(error.possible.len() > 1, "{error}"),
        ReadMoveFlaw::Illegal { played, why } => assert_eq!(position.why_illegal(played), Some(why)),
        _ => {}
    }
}
