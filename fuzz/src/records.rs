//! Records from anybody's file.

use chuhe_domain::xiangqi::records::{
    Imported, Line, Reading, Record, RecordError, Target, cbl, cbr, export, import, xqf,
};
use chuhe_domain::xiangqi::{Notation, Position, Script};

const TARGETS: [Target; 3] = [
    Target::Pgn { notation: Notation::Chinese, script: Script::Simplified },
    Target::Pgn { notation: Notation::Wxf, script: Script::Traditional },
    Target::DhtmlXq,
];

/// Any file that begins as PGN does; and whatever else the way in makes of the bytes.
pub fn pgn_reads_back(bytes: &[u8]) {
    let tag: &[u8] = b"[Event \"\"]\n";
    read_back(&[tag, bytes].concat());
    read_back(bytes);
}

/// Any file with a block of DhtmlXQ.
pub fn dhtmlxq_reads_back(bytes: &[u8]) {
    let head: &[u8] = b"[DhtmlXQ]\n";
    read_back(&[head, bytes].concat());
}

/// Any XQF file.
pub fn xqf_is_legal_or_refused(bytes: &[u8]) {
    one_by_one(bytes, xqf::read);
}

/// Any CBR file.
pub fn cbr_is_legal_or_refused(bytes: &[u8]) {
    one_by_one(bytes, cbr::read);
}

/// Any CBL file, given from its index on; the head before it says nothing that is read.
pub fn cbl_is_legal_or_refused(bytes: &[u8]) {
    let mut library = b"CCBridgeLibrary\0".to_vec();
    library.resize(66_624, 0);
    library.extend_from_slice(bytes);
    let strict = cbl::read(&library, Reading::Strict);
    let lenient = cbl::read(&library, Reading::Lenient);
    if let Ok((records, refused)) = &lenient {
        records.iter().for_each(is_legal);
        if let Ok((strictly, none)) = &strict {
            assert!(none.is_empty() && refused.is_empty());
            assert_eq!(strictly, records);
        }
    } else {
        assert!(strict.is_err(), "read strictly, and not leniently");
    }
}

/// A lenient reading takes all that a strict one takes, and takes it alike; what is read is legal; and what was
/// read strictly is written, in every format, as it is read back.
fn read_back(bytes: &[u8]) {
    let strict = import(bytes, Reading::Strict);
    if let Ok(Imported { records, .. }) = import(bytes, Reading::Lenient) {
        records.iter().for_each(is_legal);
    }
    let Ok(strict) = strict else { return };
    assert!(strict.refused.is_empty());
    assert_eq!(import(bytes, Reading::Lenient).as_ref(), Ok(&strict));
    if strict.records.is_empty() {
        return; // And no text is no file.
    }
    for target in TARGETS {
        let text = export(&strict.records, target).expect("legal moves are written");
        let again = import(text.as_bytes(), Reading::Strict).map(|again| again.records);
        assert_eq!(again.as_ref(), Ok(&strict.records), "{text}");
    }
}

fn one_by_one(bytes: &[u8], read: fn(&[u8], Reading) -> Result<Record, RecordError>) {
    let strict = read(bytes, Reading::Strict);
    let lenient = read(bytes, Reading::Lenient);
    lenient.iter().for_each(is_legal);
    if let Ok(strict) = strict {
        assert_eq!(lenient, Ok(strict));
    }
}

fn is_legal(record: &Record) {
    play(record.start.clone(), &record.line);
}

fn play(mut position: Position, line: &Line) {
    for ply in &line.plies {
        for variation in &ply.variations {
            play(position.clone(), variation);
        }
        position.play(ply.played).expect("a record holds legal moves only");
    }
}
