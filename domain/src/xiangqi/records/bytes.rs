//! Reading bytes one after another, every step checked, and the texts that lie among them. What the bytes mean
//! is each format's business.

use encoding_rs::GB18030;

use crate::xiangqi::records::flaw::RecordFlaw;

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

/// A text in GB18030, up to the first NUL. A field too short for its text may end in half a character: that
/// half is left out.
pub(super) fn gb18030(bytes: &[u8]) -> String {
    let end = bytes.iter().position(|&byte| byte == 0).unwrap_or(bytes.len());
    let (text, broken) = GB18030.decode_without_bom_handling(bytes.get(..end).unwrap_or_default());
    match text.strip_suffix(char::REPLACEMENT_CHARACTER) {
        Some(whole) if broken => whole.to_owned(),
        _ => text.into_owned(),
    }
}

/// A text in UTF-16, low byte first, up to the first NUL.
pub(super) fn utf16(bytes: &[u8]) -> String {
    let (units, _) = bytes.as_chunks();
    let units = units.iter().map(|&unit| u16::from_le_bytes(unit)).take_while(|&unit| unit != 0);
    char::decode_utf16(units).map(|read| read.unwrap_or(char::REPLACEMENT_CHARACTER)).collect()
}

/// A comment without the line ends of another system and what is blank at its end; nothing if nothing is said.
pub(super) fn comment(text: &str) -> Option<String> {
    let text = text.trim_end();
    (!text.is_empty()).then(|| text.replace("\r\n", "\n"))
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
    fn texts_end_at_the_first_nul_and_half_a_character_is_left_out() {
        assert_eq!(gb18030(b"\xb9\xfe\xba\xba\0\xff\xff"), "哈汉");
        assert_eq!(gb18030(b"\xb9\xfe\xba"), "哈");
        assert_eq!(gb18030(b""), "");
        // U+4E00 begins with a NUL byte, which ends nothing.
        assert_eq!(utf16(&[0x20, 0, 0, 0x4e, 0x2a, 0x4e, 0, 0, 0x61, 0]), " 一个");
        assert_eq!(utf16(&[0x61, 0, 0x62]), "a");
        assert_eq!(utf16(&[0, 0xd8, 0x61, 0]), "\u{fffd}a");
    }

    #[test]
    fn a_comment_that_says_nothing_is_none() {
        assert_eq!(comment("　第一行\r\n第二行\r\n").as_deref(), Some("　第一行\n第二行"));
        assert_eq!(comment(" \r\n"), None);
    }
}
