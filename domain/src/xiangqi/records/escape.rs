//! What a format cannot hold in its texts is written as `\u` and four hexadecimal digits, which other programs
//! read in DhtmlXQ too. Which characters those are, each format says; a `\` is one where it could be misread.

/// The text without the blanks around it, which are ASCII: a wide space at the beginning is an indentation, and
/// kept. Nothing is left of nothing but spaces.
pub(super) fn trim(text: &str) -> &str {
    let inner = text.trim_matches(|letter: char| letter.is_ascii_whitespace());
    if inner.trim().is_empty() { "" } else { inner }
}

/// The text with every character escaped that `is_special` or would be trimmed.
pub(super) fn write(text: &str, is_special: impl Fn(char) -> bool) -> String {
    let inner = trim(text);
    let (before, after) = text.split_once(inner).unwrap_or_default();
    let mut written = String::with_capacity(text.len());
    before.chars().for_each(|letter| push(&mut written, letter));
    let mut rest = inner.chars();
    while let Some(letter) = rest.next() {
        if is_special(letter) || (letter == '\\' && rest.as_str().starts_with('u')) {
            push(&mut written, letter);
        } else {
            written.push(letter);
        }
    }
    after.chars().for_each(|letter| push(&mut written, letter));
    written
}

/// Characters beyond U+FFFF are never special nor spaces, so four digits are enough.
pub(super) fn push(written: &mut String, letter: char) {
    written.push_str(&format!("\\u{:04x}", u32::from(letter)));
}

/// The text with every escape read. What only looks like one is left as it is.
pub(super) fn read(text: &str) -> String {
    let mut read = String::with_capacity(text.len());
    let mut rest = text;
    while let Some((before, after)) = rest.split_once('\\') {
        let escaped = rest.strip_prefix(before).and_then(first);
        let (letter, after) = escaped.unwrap_or(('\\', after));
        read.push_str(before);
        read.push(letter);
        rest = after;
    }
    read.push_str(rest);
    read
}

/// The character that the escape at the beginning of the text stands for, and what follows it.
pub(super) fn first(text: &str) -> Option<(char, &str)> {
    let (digits, after) = text.strip_prefix("\\u")?.split_at_checked(4)?;
    let number = digits.bytes().all(|digit| digit.is_ascii_hexdigit()).then_some(digits)?;
    let letter = char::from_u32(u32::from_str_radix(number, 16).ok()?)?;
    Some((letter, after))
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    #[test]
    fn special_characters_and_outer_spaces_are_escaped_and_nothing_else() {
        assert_eq!(write(" a}b \n", |letter| letter == '}'), r"\u0020a\u007db\u0020\u000a");
        assert_eq!(write("　a　", |_| false), "　a　");
        assert_eq!(write("　", |_| false), r"\u3000");
        assert_eq!(write(r"c:\new \u007d", |letter| letter == '}'), r"c:\new \u005cu007d");
        assert_eq!(read(r"c:\users \u12"), r"c:\users \u12");
        assert_eq!(read(r"\ud800"), r"\ud800");
    }

    proptest! {
        #[test]
        fn what_is_written_is_read(text in r#"[ \t\nau0-9f\\{}"楚河\u{3000}\u{1F409}]*"#) {
            let written = write(&text, |letter| letter == '}' || letter == '"');
            let special = written.contains(['}', '"']);
            prop_assert!(!special);
            prop_assert_eq!(trim(&written), &written);
            prop_assert_eq!(read(&written), text);
        }
    }
}
