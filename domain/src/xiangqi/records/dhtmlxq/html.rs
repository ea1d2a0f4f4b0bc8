//! Texts of a block that stands in a page of HTML: character references and line breaks. Whether it does is told by
//! what stands before the first block.

use std::borrow::Cow;

/// The longest reference that is read, from after its `&` on.
const LONGEST: usize = 9;

const NAMED: [(&str, char); 6] =
    [("amp", '&'), ("lt", '<'), ("gt", '>'), ("quot", '"'), ("apos", '\''), ("nbsp", '\u{A0}')];

/// Whether a page of HTML begins so: with an element, a comment or a document type.
pub(super) fn is(before: &str) -> bool {
    let last = before.rfind('>').unwrap_or_default();
    before.match_indices('<').take_while(|&(at, _)| at < last).any(|(at, _)| {
        let next = before.get(at + 1..).and_then(|rest| rest.chars().next());
        next.is_some_and(|next| next.is_ascii_alphabetic() || next == '!')
    })
}

/// What a page shows of this text. What only looks like a reference is left as it is, and so are other elements.
pub(super) fn read(text: &str) -> Cow<'_, str> {
    if !text.contains(['&', '<']) {
        return Cow::Borrowed(text);
    }
    let mut shown = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(at) = rest.find(['&', '<']) {
        let (before, after) = rest.split_at_checked(at).unwrap_or((rest, ""));
        shown.push_str(before);
        let (letter, left) = line_break(after).or_else(|| reference(after)).unwrap_or_else(|| {
            let mut letters = after.chars();
            (letters.next().unwrap_or_default(), letters.as_str())
        });
        shown.push(letter);
        rest = left;
    }
    shown.push_str(rest);
    Cow::Owned(shown)
}

/// `<br>`, `<BR />`; a line end that follows it in the file is no other.
fn line_break(text: &str) -> Option<(char, &str)> {
    let (name, after) = text.strip_prefix('<')?.split_at_checked(2)?;
    let after = after.trim_start_matches(' ');
    let after = after.strip_prefix('/').unwrap_or(after).strip_prefix('>')?;
    name.eq_ignore_ascii_case("br").then(|| ('\n', after.strip_prefix('\n').unwrap_or(after)))
}

/// `&amp;`, `&#65;`, `&#x41;`.
fn reference(text: &str) -> Option<(char, &str)> {
    let inner = text.strip_prefix('&')?;
    let end = inner.bytes().take(LONGEST).position(|byte| byte == b';')?;
    let (name, after) = (inner.get(..end)?, inner.get(end + 1..)?);
    let letter = match name.strip_prefix('#') {
        None => NAMED.iter().find(|(known, _)| *known == name)?.1,
        Some(number) => {
            let (digits, radix) = match number.strip_prefix(['x', 'X']) {
                Some(digits) => (digits, 16),
                None => (number, 10),
            };
            let is_number = digits.chars().all(|digit| digit.is_digit(radix));
            char::from_u32(
                u32::from_str_radix(digits, radix).ok().filter(|&number| is_number && number > 0)?,
            )?
        }
    };
    Some((letter, after))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_page_is_told_by_what_begins_it() {
        for (before, is_page) in [
            ("<html><body>", true),
            ("\n<!-- a -->", true),
            ("a <b> c", true),
            ("", false),
            ("1 < 2", false),
            ("a <b", false),
            ("<b", false),
        ] {
            assert_eq!(is(before), is_page, "{before}");
        }
    }

    #[test]
    fn references_and_line_breaks_are_read_and_nothing_else() {
        for (text, shown) in [
            ("a&amp;lt;b &lt;i&gt; &quot;", "a&lt;b <i> \""),
            ("&#39;&#x9A6C;&#39532;", "'马马"),
            ("a<br>b<BR/>\nc<br />", "a\nb\nc\n"),
            (
                "&none; & &#0; &#xD800; &#+5; <b>x</b> <brx> &amp",
                "&none; & &#0; &#xD800; &#+5; <b>x</b> <brx> &amp",
            ),
            ("平常", "平常"),
        ] {
            assert_eq!(read(text), shown);
        }
    }
}
