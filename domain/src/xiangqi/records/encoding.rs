//! Bytes become text here, before anything is looked for in them. The encoding is told by content: a byte order
//! mark, else UTF-8 where it holds strictly, else GB18030 against Big5. Those two read each other's bytes without
//! an error and as nonsense, so both are tried, and the one that makes more sense is believed.

use std::iter;

use encoding_rs::{BIG5, GB18030, UTF_8, UTF_16BE, UTF_16LE};
use serde::{Deserialize, Serialize};
use strum::{Display, EnumIter, EnumString};

/// How the text of a file is written.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, Display, EnumString, EnumIter)]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum Encoding {
    /// ASCII too.
    Utf8,
    /// Low byte first. Told by its byte order mark, or by the zeroes in ASCII.
    Utf16Le,
    /// High byte first; told likewise.
    Utf16Be,
    /// GBK and GB 2312 too.
    Gb18030,
    /// With the additions of Hong Kong.
    Big5,
    /// No text: the format says how its strings are written.
    Binary,
}

/// A text, and how it was written.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Decoded {
    /// What the bytes say. U+FFFD stands where they say nothing; lines end in `\n`.
    pub text: String,
    /// How they say it.
    pub encoding: Encoding,
    /// Where bytes are no characters, if any are not.
    pub replaced: Option<Replaced>,
}

/// Bytes that are no characters of the encoding that the rest is written in.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Replaced {
    /// The number of the first line, from 1, that holds such; in a binary file, nothing.
    pub line: Option<usize>,
    /// How many times U+FFFD stands for some.
    pub count: usize,
}

/// Makes text of bytes. Any bytes: where they are no characters, [`Decoded::replaced`] says so.
#[must_use]
pub fn decode(bytes: &[u8]) -> Decoded {
    let (coder, encoding) = match encoding_rs::Encoding::for_bom(bytes) {
        Some((marked, _)) if marked == UTF_16LE => (UTF_16LE, Encoding::Utf16Le),
        Some((marked, _)) if marked == UTF_16BE => (UTF_16BE, Encoding::Utf16Be),
        Some(_) => (UTF_8, Encoding::Utf8),
        None if is_utf16(bytes, 1) => (UTF_16LE, Encoding::Utf16Le),
        None if is_utf16(bytes, 0) => (UTF_16BE, Encoding::Utf16Be),
        None if is_mostly_utf8(bytes) => (UTF_8, Encoding::Utf8),
        None => told_apart(bytes),
    };
    let (text, is_broken) = coder.decode_with_bom_removal(bytes);
    let text = with_line_ends(&text);
    let replaced = is_broken.then(|| replaced(&text, if encoding == Encoding::Utf8 { bytes } else { &[] }));
    Decoded { text, encoding, replaced }
}

/// A text in UTF-8 says U+FFFD itself now and then: those are not counted.
fn replaced(text: &str, utf8: &[u8]) -> Replaced {
    const REPLACEMENT: char = char::REPLACEMENT_CHARACTER;
    let said = utf8.utf8_chunks().flat_map(|chunk| {
        let said = chunk.valid().matches(REPLACEMENT).map(|_| true);
        said.chain((!chunk.invalid().is_empty()).then_some(false))
    });
    let mut said = said.chain(iter::repeat(false));
    let mut lines =
        (1..).zip(text.split('\n')).flat_map(|(line, text)| text.matches(REPLACEMENT).map(move |_| line));
    let mut replaced = lines.by_ref().filter(|_| !said.next().unwrap_or_default());
    let line = replaced.next();
    Replaced { line, count: usize::from(line.is_some()) + replaced.count() }
}

/// Whether this is UTF-16 without a mark, with the high byte of each pair at this place: tags and numbers are ASCII, so
/// that many high bytes are zero, and low ones only in Chinese characters: 一, 退.
fn is_utf16(bytes: &[u8], high: usize) -> bool {
    let (pairs, odd) = bytes.get(..4096).unwrap_or(bytes).as_chunks::<2>();
    let pairs =
        pairs.iter().map(|&[first, second]| if high == 0 { [first, second] } else { [second, first] });
    let zeroes = pairs.clone().filter(|&[high, _]| high == 0).count();
    let is_text = |[high, low]: [u8; 2]| low != 0 || (0x4E..=0x9F).contains(&high);
    odd.is_empty() && zeroes * 8 > pairs.len() && pairs.clone().all(is_text)
}

/// Whether this is UTF-8, save a few bytes: of those that are not ASCII, more belong to characters of three bytes and
/// more, which other encodings seldom look like, than to none; and far more, where it is whole in another encoding.
fn is_mostly_utf8(bytes: &[u8]) -> bool {
    let (mut broken, mut whole) = (0, 0);
    for chunk in bytes.utf8_chunks() {
        broken += chunk.invalid().len();
        whole += chunk.valid().chars().map(char::len_utf8).filter(|&length| length > 2).sum::<usize>();
    }
    let is_whole = |coder: &'static encoding_rs::Encoding| {
        coder.decode_without_bom_handling_and_without_replacement(bytes).is_some()
    };
    broken == 0 || (whole > broken && (whole > 8 * broken || !(is_whole(GB18030) || is_whole(BIG5))))
}

fn with_line_ends(text: &str) -> String {
    text.replace("\r\n", "\n").replace('\r', "\n")
}

fn told_apart(bytes: &[u8]) -> (&'static encoding_rs::Encoding, Encoding) {
    // Frequent characters: the first level of GB 2312, and of Big5.
    let gb = frequent(bytes, |lead, trail| (0xB0..=0xD7).contains(&lead) && trail >= 0xA1);
    let big5 = frequent(bytes, |lead, _| (0xA4..=0xC6).contains(&lead));
    if sense(&BIG5.decode_without_bom_handling(bytes).0) + big5
        > sense(&GB18030.decode_without_bom_handling(bytes).0) + gb
    {
        (BIG5, Encoding::Big5)
    } else {
        (GB18030, Encoding::Gb18030)
    }
}

/// How many pairs of bytes are frequent characters.
fn frequent(bytes: &[u8], is_frequent: impl Fn(u8, u8) -> bool) -> i64 {
    let mut found = 0;
    let mut bytes = bytes.iter();
    while let Some(&lead) = bytes.next() {
        if lead >= 0x81 && bytes.next().is_some_and(|&trail| is_frequent(lead, trail)) {
            found += 1;
        }
    }
    found
}

/// How much a text looks like the record of a game: by the characters that moves and results are
/// written in, and against it by those that are none, or that no record is written in.
fn sense(text: &str) -> i64 {
    text.chars()
        .map(|letter| match letter {
            '\u{FFFD}' => -8,
            // Other alphabets, characters of nobody's, and the rarest.
            '\u{370}'..='\u{6FF}' | '\u{3040}'..='\u{30FF}' | '\u{E000}'..='\u{F8FF}' | '\u{20000}'.. => -4,
            '帥'
            | '帅'
            | '將'
            | '将'
            | '仕'
            | '士'
            | '相'
            | '象'
            | '馬'
            | '马'
            | '傌'
            | '車'
            | '车'
            | '俥'
            | '炮'
            | '砲'
            | '包'
            | '兵'
            | '卒'
            | '進'
            | '进'
            | '退'
            | '平'
            | '前'
            | '中'
            | '後'
            | '后'
            | '一'
            | '二'
            | '三'
            | '四'
            | '五'
            | '六'
            | '七'
            | '八'
            | '九'
            | '紅'
            | '红'
            | '黑'
            | '勝'
            | '胜'
            | '負'
            | '负'
            | '和'
            | '１'..='９' => 4,
            _ => 0,
        })
        .sum()
}

#[cfg(test)]
mod tests {
    use strum::IntoEnumIterator as _;

    use super::*;

    fn encoded(text: &str, coder: &'static encoding_rs::Encoding) -> Vec<u8> {
        let (bytes, _, broken) = coder.encode(text);
        assert!(!broken, "{text}");
        bytes.into_owned()
    }

    #[test]
    fn big5_and_gb18030_are_told_apart_by_what_they_say() {
        for text in [
            "1. 炮二平五 馬８進７",
            "[Event \"第一輪 第二天\"]",
            "[Event \"第00局 結論\"]",
            "[Red \"所司和晴\"]",
            "[Site \"廣東\"]",
            "[Event \"李義庭二十局 十四、執銳攻堅\"]",
            "[Site \"廣西\"]",
            "[Result \"黑勝\"]",
            "[Red \"趙鑫鑫\"]",
        ] {
            let decoded = decode(&encoded(text, BIG5));
            assert_eq!((decoded.text.as_str(), decoded.encoding), (text, Encoding::Big5));
        }
        for text in [
            "1. 炮二平五 马８进７",
            "[Event \"第一轮 第二天\"]",
            "[Red \"象棋旋风\"]",
            "[Site \"华山\"]",
            "1. 炮二平五 馬８進７",
            "{紅約} 馬進",
            "{去马\n劣!}",
            "第一届全国象棋锦标赛",
            "[Red \"許國義\"]",
        ] {
            let decoded = decode(&encoded(text, GB18030));
            assert_eq!((decoded.text.as_str(), decoded.encoding), (text, Encoding::Gb18030));
        }
    }

    #[test]
    fn an_encoding_has_one_name() {
        for encoding in Encoding::iter() {
            assert_eq!(serde_json::to_value(encoding).ok(), Some(encoding.to_string().into()));
        }
        assert_eq!(Encoding::Utf16Le.to_string(), "utf16_le");
    }

    #[test]
    fn byte_order_marks_are_believed_and_taken_off() {
        let text = "炮二平五";
        let little: Vec<_> = "\u{FEFF}炮二平五".encode_utf16().flat_map(u16::to_le_bytes).collect();
        let big: Vec<_> = "\u{FEFF}炮二平五".encode_utf16().flat_map(u16::to_be_bytes).collect();
        for (bytes, encoding) in [
            (
                "1. 炮二平五 馬".encode_utf16().flat_map(u16::to_le_bytes).collect::<Vec<_>>(),
                Encoding::Utf16Le,
            ),
            ("1. 炮二平五 馬".encode_utf16().flat_map(u16::to_be_bytes).collect(), Encoding::Utf16Be),
        ] {
            let unmarked = decode(&bytes);
            assert_eq!((unmarked.text.as_str(), unmarked.encoding), ("1. 炮二平五 馬", encoding));
        }
        for (bytes, encoding) in [
            (little, Encoding::Utf16Le),
            (big, Encoding::Utf16Be),
            ("\u{FEFF}炮二平五".as_bytes().to_vec(), Encoding::Utf8),
            (text.as_bytes().to_vec(), Encoding::Utf8),
        ] {
            assert_eq!(decode(&bytes), Decoded { text: text.to_owned(), encoding, replaced: None });
        }
    }

    #[test]
    fn bytes_that_are_no_characters_are_reported_with_their_line() {
        let mut bytes = encoded("[Red \"甲\"]\n\n1. 炮二平五 馬８進７", BIG5);
        assert_eq!(decode(&bytes).replaced, None);
        bytes.extend(b"\n{\xFF}");
        let decoded = decode(&bytes);
        let replaced = Some(Replaced { line: Some(4), count: 1 });
        assert_eq!((decoded.encoding, decoded.replaced), (Encoding::Big5, replaced));
        assert!(decoded.text.ends_with("{\u{FFFD}}"));
        assert_eq!(decode(b"\xFF\xFEa").replaced, Some(Replaced { line: Some(1), count: 1 }));
    }

    #[test]
    fn utf8_with_some_bytes_that_are_none_is_no_other_encoding() {
        let mut bytes = "[Red \"王天一\"]\r[Black \"\u{FFFD}\"]\r1. 炮二平五 {".as_bytes().to_vec();
        assert_eq!((decode(&bytes).encoding, decode(&bytes).replaced), (Encoding::Utf8, None));
        bytes.extend(b"\xB5\xFF \xE9\xA6} ");
        bytes.extend("馬8進7 {\u{FFFD}}".as_bytes());
        let decoded = decode(&bytes);
        let replaced = Some(Replaced { line: Some(3), count: 3 });
        assert_eq!((decoded.encoding, decoded.replaced), (Encoding::Utf8, replaced));
        assert!(decoded.text.contains("{\u{FFFD}\u{FFFD} \u{FFFD}} 馬8進7"), "{}", decoded.text);
        let bytes = [b"{\xB5}\n", "{\u{FFFD}} 王天一".as_bytes()].concat();
        assert_eq!(decode(&bytes).replaced, Some(Replaced { line: Some(1), count: 1 }));
    }

    #[test]
    fn names_that_look_like_utf8_in_part_are_in_the_encoding_that_holds_them_whole() {
        let text = "[Red \"陳發佐\"]\n1. h2e2 *";
        let decoded = decode(&encoded(text, GB18030));
        assert_eq!((decoded.text.as_str(), decoded.encoding), (text, Encoding::Gb18030));
        let mut bytes = "[Red \"王天一\"]\n1. 炮二平五 馬８進７ *".as_bytes().to_vec();
        bytes.extend(b"\xB5");
        assert_eq!(decode(&bytes).encoding, Encoding::Utf8);
    }

    #[test]
    fn utf8_is_told_by_how_many_bytes_are_of_its_longer_characters() {
        let is_utf8 = |text: &str, others: &[u8]| {
            decode(&[text.as_bytes(), others].concat()).encoding == Encoding::Utf8
        };
        // More than the others, where no other encoding holds these.
        assert!(is_utf8("炮", b"\xFF\xFF") && !is_utf8("炮", b"\xFF\xFF\xFF"));
        assert!(!is_utf8("", &[&encoded("茅台茅山", GB18030)[..], b"\xFF"].concat()));
        // More than eight times as many, where GB18030 holds these as well.
        let text = "中炮對屏風馬名局";
        assert!(is_utf8(text, &b"\xB5x".repeat(2)) && !is_utf8(text, &b"\xB5x".repeat(3)));
    }

    #[test]
    fn utf16_is_told_with_characters_whose_low_byte_is_zero() {
        for text in ["1. 兵一進一 卒1進1 *", "[Red \"退\"]\r\n\r\n1. 兵一退一"] {
            for (bytes, encoding) in [
                (text.encode_utf16().flat_map(u16::to_le_bytes).collect::<Vec<_>>(), Encoding::Utf16Le),
                (text.encode_utf16().flat_map(u16::to_be_bytes).collect(), Encoding::Utf16Be),
            ] {
                let decoded = decode(&bytes);
                assert_eq!((decoded.text, decoded.encoding), (text.replace("\r\n", "\n"), encoding));
            }
        }
        // More than one character in eight is ASCII.
        let bytes: Vec<_> = "1炮二平五馬八進".encode_utf16().flat_map(u16::to_le_bytes).collect();
        assert_ne!(decode(&bytes).encoding, Encoding::Utf16Le);
        assert_eq!(decode(&bytes[..14]).encoding, Encoding::Utf16Le);
    }
}
