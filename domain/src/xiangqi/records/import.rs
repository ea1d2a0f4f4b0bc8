//! The way in: any file. Its format and encoding are told by what is in it, never by its name, and each format's
//! own reader does the rest. How many bytes are too many is for who calls to say.

use serde::{Deserialize, Serialize};
use strum::{Display, EnumIter, EnumString};

use crate::xiangqi::records::encoding::{Decoded, Encoding, Replaced, decode};
use crate::xiangqi::records::flaw::{RecordError, RecordFlaw};
use crate::xiangqi::records::line::{Line, Ply};
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
    /// Where U+FFFD stands for bytes that are no characters: after a lenient reading, or in the header of a binary
    /// file, whose fields cut texts anywhere.
    pub replaced: Option<Replaced>,
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
    if xqf::is(bytes) {
        let (records, refused) = sort([xqf::read(bytes, reading)], reading)?;
        Ok(binary(Format::Xqf, records, refused))
    } else if cbr::is(bytes) {
        let (records, refused) = sort([cbr::read(bytes, reading)], reading)?;
        Ok(binary(Format::Cbr, records, refused))
    } else if cbl::is(bytes) {
        let (records, refused) = cbl::read(bytes, reading)?;
        Ok(binary(Format::Cbl, records, refused))
    } else {
        import_text(&decode(bytes), reading)
    }
}

/// What a binary file holds.
fn binary(format: Format, mut records: Vec<Record>, refused: Vec<RecordError>) -> Imported {
    let count = records.iter().map(replaced).sum();
    let replaced = (count > 0).then_some(Replaced { line: None, count });
    records.iter_mut().for_each(Record::mark);
    Imported { format, encoding: Encoding::Binary, replaced, records, refused }
}

/// How many times U+FFFD stands in the texts of a record.
fn replaced(record: &Record) -> usize {
    let in_tags: usize = record.tags.iter().map(|(_, text)| replacements(text)).sum();
    in_tags + replaced_in(&record.line)
}

fn replaced_in(line: &Line) -> usize {
    let of = |comment: &Option<String>| comment.as_deref().map_or(0, replacements);
    let in_ply = |ply: &Ply| of(&ply.comment) + ply.variations.iter().map(replaced_in).sum::<usize>();
    of(&line.comment) + line.plies.iter().map(in_ply).sum::<usize>()
}

fn replacements(text: &str) -> usize {
    text.matches(char::REPLACEMENT_CHARACTER).count()
}

fn import_text(decoded: &Decoded, reading: Reading) -> Result<Imported, RecordError> {
    let Decoded { text, encoding, replaced } = decoded;
    let (format, read): (_, fn(&str, Reading) -> Vec<Game>) =
        if dhtmlxq::is(text) && !pgn::is_around(text, dhtmlxq::begins) {
            (Format::DhtmlXq, dhtmlxq::read)
        } else if pgn::is(text) {
            (Format::Pgn, pgn::read)
        } else {
            return Err(refuse(None, RecordFlaw::UnsupportedFormat));
        };
    let (encoding, replaced) = (*encoding, *replaced);
    if let Some(Replaced { line, .. }) = replaced
        && reading == Reading::Strict
    {
        return Err(refuse(line, RecordFlaw::Undecodable { encoding }));
    }
    let (mut records, refused) = sort(read(text, reading), reading)?;
    if records.is_empty() && refused.is_empty() {
        return Err(refuse(None, RecordFlaw::NoGame));
    }
    records.iter_mut().for_each(Record::mark);
    Ok(Imported { format, encoding, replaced, records, refused })
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
    use crate::xiangqi::notation::Notation;
    use crate::xiangqi::notation::chinese::Script;
    use crate::xiangqi::records::export::{Target, export};
    use crate::xiangqi::records::record::TRUNCATED;

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
        assert_eq!(imported.replaced, Some(Replaced { line: Some(2), count: 1 }));
        let said = imported.records.first().and_then(|record| record.line.plies.first()?.comment.clone());
        assert!(said.is_some_and(|said| said.contains('\u{FFFD}')));
    }

    #[test]
    fn in_a_binary_file_what_is_replaced_is_counted_in_all_texts() {
        let replaced = |text: &str| {
            let records = import(text.as_bytes(), Reading::Strict).expect("read").records;
            binary(Format::Xqf, records, Vec::new()).replaced
        };
        let text = "[Red \"?\"]\n[Black \"?\"]\n{?} 1. h2e2 {??} (1. b2e2 {?} h9g7 {?}) *";
        assert_eq!(replaced(text), None);
        let count = Some(Replaced { line: None, count: 7 });
        assert_eq!(replaced(&text.replace('?', "\u{FFFD}")), count);
    }

    #[test]
    fn a_game_that_is_refused_leniently_stands_beside_those_that_are_read() {
        let text = "[FEN \"4k4 w\"]\n*\n\n[Red \"a\"]\n1. h2e2 *";
        let imported = import(text.as_bytes(), Reading::Lenient).expect("one game");
        assert_eq!(imported.records.len(), 1);
        assert_eq!(imported.refused.iter().map(|error| error.game).collect::<Vec<_>>(), [Some(1)]);
        assert_eq!(import(text.as_bytes(), Reading::Strict).err().as_ref(), imported.refused.first());
    }

    #[test]
    fn a_pgn_file_may_speak_of_dhtmlxq() {
        let block = "[DhtmlXQ][DhtmlXQ_movelist]7747[/DhtmlXQ_movelist][/DhtmlXQ]";
        for text in [
            format!("[Event \"{block}\"]\n\n1. h2e2 *"),
            format!("[Event \"a\"]\n\n1. h2e2 {{{block}}} *"),
            format!("{{{block}}} 1. h2e2 *"),
            format!("prose [3]\n[Event \"a\"]\n1. h2e2 ; {block}\n*"),
        ] {
            let imported = import(text.as_bytes(), Reading::Strict).expect("one game");
            assert_eq!(imported.format, Format::Pgn, "{text}");
            for target in
                [Target::DhtmlXq, Target::Pgn { notation: Notation::Iccs, script: Script::Simplified }]
            {
                let written = export(&imported.records, target).expect("legal");
                let read = import(written.as_bytes(), Reading::Strict).map(|read| read.records);
                assert_eq!(read.as_ref(), Ok(&imported.records), "{written}");
            }
        }
        let page = format!("<p>1. h2e2</p>\n{block}\n[Event \"a\"] says more of 1. h2e2 {{ }}");
        assert_eq!(import(page.as_bytes(), Reading::Strict).map(|read| read.format), Ok(Format::DhtmlXq));
        let script = format!("var games = {{ a: '{block}' }};");
        assert_eq!(import(script.as_bytes(), Reading::Strict).map(|read| read.format), Ok(Format::DhtmlXq));
        let both = format!("[Event \"a\"]\n\n1. h2e2 *\n{block}");
        let flaw = import(both.as_bytes(), Reading::Strict).expect_err("refused").flaw;
        assert!(matches!(flaw, RecordFlaw::OutOfPlace { .. }), "{flaw}");
    }

    #[test]
    fn what_was_cut_says_so_in_every_format() {
        let text = "[Red \"a\"]\n1. h2e2 h9g7\n2. e0e2 1-0\n\n[Red \"b\"]\n1. h2e2 (1. b2e2 a0a9) *";
        let imported = import(text.as_bytes(), Reading::Lenient).expect("two games");
        let said: Vec<_> = imported.records.iter().map(|record| record.tags.get(TRUNCATED)).collect();
        assert_eq!(
            said,
            [Some("ply 3: record.illegal_move"), Some("ply 2 (variation): record.illegal_move")]
        );
        let places = imported.records.iter().filter_map(|record| record.truncated.as_ref());
        let places: Vec<_> = places.map(|cut| (cut.line, cut.in_variation)).collect();
        assert_eq!(places, [(Some(3), false), (Some(6), true)]);
        for target in [Target::DhtmlXq, Target::Pgn { notation: Notation::Iccs, script: Script::Simplified }]
        {
            let written = export(&imported.records, target).expect("legal");
            let read = import(written.as_bytes(), Reading::Strict).expect("whole").records;
            assert_eq!(read.iter().map(|record| record.tags.get(TRUNCATED)).collect::<Vec<_>>(), said);
        }
    }
}
