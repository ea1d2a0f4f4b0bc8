//! The way in: any file. Its format and encoding are told by what is in it, never by its name, and each format's
//! own reader does the rest. How many bytes are too many is for who calls to say.

use serde::{Deserialize, Serialize};
use strum::{Display, EnumIter, EnumString};

use crate::xiangqi::records::encoding::{Encoding, decode};
use crate::xiangqi::records::flaw::{RecordError, RecordFlaw};
use crate::xiangqi::records::reading::Reading;
use crate::xiangqi::records::record::Record;
use crate::xiangqi::records::{dhtmlxq, pgn};

/// The formats that are read.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, Display, EnumString, EnumIter)]
#[serde(rename_all = "lowercase")]
#[strum(serialize_all = "lowercase")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
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
/// Where the file is of no format that is read here; and, if the reading is strict, where not everything in it
/// can be read. Bytes that are no characters are such a thing wherever they stand, in comments too; a lenient
/// reading puts U+FFFD there.
pub fn import(bytes: &[u8], reading: Reading) -> Result<Imported, RecordError> {
    let refuse = |line, flaw| RecordError { game: None, ply: None, line, flaw };
    if bytes.iter().all(u8::is_ascii_whitespace) {
        return Err(refuse(None, RecordFlaw::Empty));
    }
    let decoded = decode(bytes);
    let (format, games) = if dhtmlxq::is(&decoded.text) {
        (Format::DhtmlXq, dhtmlxq::read as TextReader)
    } else if pgn::is(&decoded.text) {
        (Format::Pgn, pgn::read as TextReader)
    } else {
        return Err(refuse(None, RecordFlaw::UnsupportedFormat));
    };
    let encoding = decoded.encoding;
    if let (Some(line), Reading::Strict) = (decoded.undecodable, reading) {
        return Err(refuse(Some(line), RecordFlaw::Undecodable { encoding }));
    }
    let (mut records, mut refused) = (Vec::new(), Vec::new());
    for game in games(&decoded.text, reading) {
        match game {
            Ok(record) => records.push(record),
            Err(error) if reading == Reading::Strict => return Err(error),
            Err(error) => refused.push(error),
        }
    }
    Ok(Imported { format, encoding, records, refused })
}

type TextReader = fn(&str, Reading) -> Vec<Result<Record, RecordError>>;
