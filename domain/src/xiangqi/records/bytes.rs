//! Reading bytes one after another, every step checked, and the texts that lie among them. What the bytes mean
//! is each format's business.

use encoding_rs::{BIG5, GB18030};

use crate::xiangqi::records::encoding::Encoding;
use crate::xiangqi::records::escape;
use crate::xiangqi::records::flaw::RecordFlaw;
use crate::xiangqi::records::reading::Reading;

/// A place in a file. Whole numbers are little-endian.
#[derive(Debug, Clone)]
pub(super) struct Bytes<'a> {
    file: &'a [u8],
    at: usize,
}

impl<'a> Bytes<'a> {
    /// Stands at byte `at` of the file.
    pub(super) const fn new(file: &'a [u8], at: usize) -> Self {
        Self { file, at }
    }

    /// Which byte is read next.
    pub(super) const fn offset(&self) -> usize {
        self.at
    }

    /// The next `count` bytes.
    pub(super) fn take(&mut self, count: usize) -> Result<&'a [u8], RecordFlaw> {
        let end = self.at.checked_add(count);
        let taken = end.and_then(|end| self.file.get(self.at..end)).ok_or(self.cut_off())?;
        self.at = self.at.saturating_add(count);
        Ok(taken)
    }

    /// The next `N` bytes, by themselves.
    pub(super) fn take_array<const N: usize>(&mut self) -> Result<[u8; N], RecordFlaw> {
        let cut_off = self.cut_off();
        self.take(N)?.try_into().map_err(|_| cut_off)
    }

    /// The next four bytes, as a number.
    pub(super) fn take_number(&mut self) -> Result<u32, RecordFlaw> {
        self.take_array().map(u32::from_le_bytes)
    }

    /// What is left, unless it is nothing or zeroes that fill a block.
    pub(super) fn left_over(&self) -> Option<RecordFlaw> {
        let rest = self.file.get(self.at..).unwrap_or_default();
        rest.iter().any(|&byte| byte != 0).then_some(RecordFlaw::LeftOver { offset: self.at })
    }

    const fn cut_off(&self) -> RecordFlaw {
        RecordFlaw::CutOff { offset: self.at, size: self.file.len() }
    }
}

/// Bytes of a header: a text's.
pub(super) fn field(file: &[u8], at: usize, size: usize) -> Result<&[u8], RecordFlaw> {
    Bytes::new(file, at).take(size)
}

/// Bytes of a header, by themselves.
pub(super) fn fields<const N: usize>(file: &[u8], at: usize) -> Result<[u8; N], RecordFlaw> {
    Bytes::new(file, at).take_array()
}

/// A text up to the first NUL, and whether some of its bytes are no characters: U+FFFD stands there.
pub(super) fn text(bytes: &[u8], encoding: Encoding) -> (String, bool) {
    let coder = if encoding == Encoding::Big5 { BIG5 } else { GB18030 };
    let end = bytes.iter().position(|&byte| byte == 0).unwrap_or(bytes.len());
    let (text, is_broken) = coder.decode_without_bom_handling(bytes.get(..end).unwrap_or_default());
    (text.into_owned(), is_broken)
}

/// A text in UTF-16, low byte first, likewise.
pub(super) fn utf16(bytes: &[u8]) -> (String, bool) {
    let (units, _) = bytes.as_chunks();
    let units = units.iter().map(|&unit| u16::from_le_bytes(unit)).take_while(|&unit| unit != 0);
    let mut is_broken = false;
    let read = |read: Result<char, _>| {
        is_broken |= read.is_err();
        read.unwrap_or(char::REPLACEMENT_CHARACTER)
    };
    (char::decode_utf16(units).map(read).collect(), is_broken)
}

/// A comment, without the line ends of another system and blanks around it; nothing if nothing is said.
/// Read strictly, it may not be broken.
pub(super) fn comment(
    (text, is_broken): (String, bool),
    encoding: Encoding,
    reading: Reading,
) -> Result<Option<String>, RecordFlaw> {
    if is_broken && reading == Reading::Strict {
        return Err(RecordFlaw::Undecodable { encoding });
    }
    let text = escape::trim(&text);
    Ok((!text.is_empty()).then(|| text.replace("\r\n", "\n")))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_is_read_beyond_the_end() {
        let mut bytes = Bytes::new(&[1, 2, 3, 4, 5], 0);
        assert_eq!(bytes.take_number(), Ok(0x0403_0201));
        assert_eq!(bytes.take_number(), Err(RecordFlaw::CutOff { offset: 4, size: 5 }));
        assert_eq!(bytes.take(usize::MAX), Err(RecordFlaw::CutOff { offset: 4, size: 5 }));
        assert_eq!((bytes.take(1), bytes.offset()), (Ok(&[5][..]), 5));
        assert!(fields::<1>(&[0], usize::MAX).is_err());
    }

    #[test]
    fn texts_end_at_the_first_nul() {
        let read = |text: &str| (text.to_owned(), false);
        assert_eq!(text(b"\xb9\xfe\xba\xba\0\xff\xff", Encoding::Gb18030), read("哈汉"));
        assert_eq!(text(&BIG5.encode("傷馬").0, Encoding::Big5), read("傷馬"));
        assert_eq!(text(b"", Encoding::Gb18030), read(""));
        // U+4E00 begins with a NUL byte, which ends nothing.
        assert_eq!(utf16(&[0x20, 0, 0, 0x4e, 0x2a, 0x4e, 0, 0, 0x61, 0]), read(" 一个"));
        assert_eq!(utf16(&[0x61, 0, 0x62]), read("a"));
    }

    #[test]
    fn bytes_that_are_no_characters_are_noticed() {
        assert_eq!(text(b"\xb9\xfe\xba", Encoding::Gb18030), ("哈\u{fffd}".to_owned(), true));
        assert_eq!(utf16(&[0, 0xd8, 0x61, 0]), ("\u{fffd}a".to_owned(), true));
    }

    #[test]
    fn a_comment_says_something_that_can_be_read() {
        let comment = |text: &str, is_broken, reading| {
            comment((text.to_owned(), is_broken), Encoding::Gb18030, reading)
        };
        let said = Ok(Some("　第一行\n第二行".to_owned()));
        assert_eq!(comment("　第一行\r\n第二行\r\n", false, Reading::Strict), said);
        assert_eq!(comment(" \r\n", false, Reading::Strict), Ok(None));
        let flaw = RecordFlaw::Undecodable { encoding: Encoding::Gb18030 };
        assert_eq!(comment("\u{fffd}", true, Reading::Strict), Err(flaw));
        assert_eq!(comment("\u{fffd}", true, Reading::Lenient), Ok(Some("\u{fffd}".to_owned())));
    }
}
