//! The way in: any file. Its format and encoding are told by what is in it, never by its name, and each format's
//! own reader does the rest. How many bytes are too many is for who calls to say.

use serde::{Deserialize, Serialize};
use strum::{Display, EnumIter, EnumString};

use crate::xiangqi::records::encoding::{Decoded, Encoding, decode};
use crate::xiangqi::records::flaw::{RecordError, RecordFlaw};
use crate::xiangqi::records::reading::Reading;
use crate::xiangqi::records::record::Record;
use crate::xiangqi::records::{cbl, cbr, dhtmlxq, pgn, xqf};

/// The formats that are read.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, Display, EnumString, EnumIter)]
#[serde(rename_all = "lowercase")]
#[strum(serialize_all = "lowercase")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(as = RecordFormat))]
pub enum Format {
    /// Tags and numbered moves.
    Pgn,
    /// Blocks of fields in a page (東萍象棋).
    #[doc(alias = "東萍")]
    DhtmlXq,
    /// One game (象棋演播室).
    #[doc(alias = "象棋演播室")]
    Xqf,
    /// One game (象棋橋).
    #[doc(alias = "象棋橋")]
    Cbr,
    /// A library of games (象棋橋).
    Cbl,
}

/// What a file holds.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Imported {
    /// What it is.
    pub format: Format,
    /// How its text is written.
    pub encoding: Encoding,
    /// The games that could be read, in their order.
    pub records: Vec<Record>,
    /// The games that could not, and why: none if the reading was strict. With the records, these are all games
    /// of the file.
    pub refused: Vec<RecordError>,
}

/// Reads a file.
///
/// # Errors
/// Where the file is of no format that is read here, or holds no game; and, if the reading is strict, where not everything in it
/// can be read. Bytes that are no characters are such a thing wherever they stand, in comments too; a lenient
/// reading puts U+FFFD there.
pub fn import(bytes: &[u8], reading: Reading) -> Result<Imported, RecordError> {
    if bytes.iter().all(u8::is_ascii_whitespace) {
        return Err(refuse(None, RecordFlaw::NoGame));
    }
    let binary =
        |format, (records, refused)| Imported { format, encoding: Encoding::Binary, records, refused };
    if xqf::is(bytes) {
        Ok(binary(Format::Xqf, sort([xqf::read(bytes, reading)], reading)?))
    } else if cbr::is(bytes) {
        Ok(binary(Format::Cbr, sort([cbr::read(bytes, reading)], reading)?))
    } else if cbl::is(bytes) {
        Ok(binary(Format::Cbl, cbl::read(bytes, reading)?))
    } else {
        import_text(&decode(bytes), reading)
    }
}

fn import_text(decoded: &Decoded, reading: Reading) -> Result<Imported, RecordError> {
    let Decoded { text, encoding, undecodable } = decoded;
    let (format, read): (_, fn(&str, Reading) -> Vec<Game>) = if dhtmlxq::is(text) {
        (Format::DhtmlXq, dhtmlxq::read)
    } else if pgn::is(text) {
        (Format::Pgn, pgn::read)
    } else {
        return Err(refuse(None, RecordFlaw::UnsupportedFormat));
    };
    let encoding = *encoding;
    if undecodable.is_some() && reading == Reading::Strict {
        return Err(refuse(*undecodable, RecordFlaw::Undecodable { encoding }));
    }
    let (records, refused) = sort(read(text, reading), reading)?;
    if records.is_empty() && refused.is_empty() {
        return Err(refuse(None, RecordFlaw::NoGame));
    }
    Ok(Imported { format, encoding, records, refused })
}

type Game = Result<Record, RecordError>;

/// The games that were read, and those that were not. If the reading is strict, all were.
fn sort(
    games: impl IntoIterator<Item = Game>,
    reading: Reading,
) -> Result<(Vec<Record>, Vec<RecordError>), RecordError> {
    let (mut records, mut refused) = (Vec::new(), Vec::new());
    for game in games {
        match game {
            Ok(record) => records.push(record),
            Err(error) if reading == Reading::Strict => return Err(error),
            Err(error) => refused.push(error),
        }
    }
    Ok((records, refused))
}

const fn refuse(line: Option<usize>, flaw: RecordFlaw) -> RecordError {
    RecordError { game: None, ply: None, line, flaw }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_format_is_told_by_content() {
        let block = "a page [DhtmlXQ][DhtmlXQ_movelist]7747[/DhtmlXQ_movelist][/DhtmlXQ]";
        for (text, format) in
            [("[Red \"a\"]", Format::Pgn), ("1. h2e2", Format::Pgn), (block, Format::DhtmlXq)]
        {
            let imported = import(text.as_bytes(), Reading::Strict).expect("one game");
            assert_eq!((imported.format, imported.records.len()), (format, 1), "{text}");
        }
        let flaw = |bytes: &[u8]| import(bytes, Reading::Strict).expect_err("refused").flaw;
        for text in ["", " \r\n", "[DhtmlXQ][/DhtmlXQ]"] {
            assert_eq!(flaw(text.as_bytes()), RecordFlaw::NoGame, "{text:?}");
        }
        for text in ["h2e2 h9g7", "<?xml version=\"1.0\"?>", "4k4/9/9/9/9/9/9/9/9/3K5 w - - 0 1", "\0"] {
            assert_eq!(flaw(text.as_bytes()), RecordFlaw::UnsupportedFormat, "{text:?}");
        }
        assert!(matches!(flaw(b"XQ\x12"), RecordFlaw::CutOff { .. }));
    }

    #[test]
    fn bytes_that_are_no_text_are_refused_strictly_and_marked_leniently() {
        let bytes = b"[Red \"a\"]\n1. h2e2 {\xB5\xFF} *";
        let error = import(bytes, Reading::Strict).expect_err("refused");
        assert_eq!(error.line, Some(2));
        assert!(matches!(error.flaw, RecordFlaw::Undecodable { .. }));
        let imported = import(bytes, Reading::Lenient).expect("read");
        let said = imported.records.first().and_then(|record| record.line.plies.first()?.comment.clone());
        assert!(said.is_some_and(|said| said.contains('\u{FFFD}')));
    }
}
