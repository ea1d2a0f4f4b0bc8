//! Positions from anybody's text.

use chuhe_domain::xiangqi::Position;

/// Any text is a position or has flaws, and a position is written as a FEN that is read back as the same one.
pub fn fen_reads_back(bytes: &[u8]) {
    let text = String::from_utf8_lossy(bytes);
    match Position::from_fen(&text) {
        Ok(position) => {
            assert_eq!(Position::from_fen(&position.to_fen()), Ok(position.clone()));
            assert_eq!(Position::from_fen_after_breach(&text), Ok(position));
        }
        Err(error) => assert!(!error.flaws.is_empty(), "refused without a flaw: {text}"),
    }
}
