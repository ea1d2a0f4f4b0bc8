//! Blocks and fields found in a text, whatever is around them. A field ends with the next mark of any kind, for
//! some programs close it under another name, or not at all. What fields mean is the reader's.

use crate::xiangqi::records::tags::{LONGEST_NAME, fits_name};

/// `[DhtmlXQ_name]text[/DhtmlXQ_name]`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Field<'t> {
    pub(super) name: &'t str,
    pub(super) text: &'t str,
    /// The line it begins on, from 1.
    pub(super) line: usize,
    /// Whether there is an end to it.
    pub(super) is_whole: bool,
}

/// Whether the text holds a block.
#[must_use]
pub fn is(text: &str) -> bool {
    marks(text).any(|mark| mark.kind == Kind::Block)
}

/// Whether the text begins with a block, or with a part of one.
#[must_use]
pub fn begins(text: &str) -> bool {
    text.strip_prefix('[').and_then(mark).is_some()
}

/// What stands before the first block.
pub(super) fn before(text: &str) -> &str {
    let first = marks(text).find(|mark| mark.kind == Kind::Block);
    first.and_then(|mark| text.get(..mark.begin)).unwrap_or_default()
}

/// The fields of every block that has any.
pub(super) fn blocks(text: &str) -> Vec<Vec<Field<'_>>> {
    let mut blocks: Vec<Vec<Field<'_>>> = Vec::new();
    let mut is_inside = false;
    let (mut line, mut counted) = (1, 0);
    let mut marks = marks(text).peekable();
    while let Some(mark) = marks.next() {
        let passed = text.get(counted..mark.end).unwrap_or_default();
        line += passed.bytes().filter(|&byte| byte == b'\n').count();
        counted = mark.end;
        match mark.kind {
            Kind::Block => blocks.push(Vec::new()),
            Kind::BlockEnd => is_inside = false,
            Kind::FieldEnd => {}
            Kind::Field(name) => {
                let next = marks.peek();
                let end = next.map_or(text.len(), |next| next.begin);
                let text = text.get(mark.end..end).unwrap_or_default();
                if let Some(fields) = blocks.last_mut().filter(|_| is_inside) {
                    fields.push(Field { name, text, line, is_whole: next.is_some() });
                }
            }
        }
        is_inside |= mark.kind == Kind::Block;
    }
    blocks.retain(|fields| !fields.is_empty());
    blocks
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Kind<'t> {
    Block,
    BlockEnd,
    Field(&'t str),
    FieldEnd,
}

/// A word in brackets, and where in the text it stands.
#[derive(Debug, Clone, Copy)]
struct Mark<'t> {
    kind: Kind<'t>,
    begin: usize,
    end: usize,
}

fn marks(text: &str) -> impl Iterator<Item = Mark<'_>> {
    text.match_indices('[').filter_map(|(begin, _)| {
        let (kind, length) = mark(text.get(begin + 1..)?)?;
        Some(Mark { kind, begin, end: begin + 1 + length })
    })
}

/// The mark whose bracket stands before this text, and its length without that.
fn mark(text: &str) -> Option<(Kind<'_>, usize)> {
    const WORD: &str = "DhtmlXQ";
    let inner = text.strip_prefix('/').unwrap_or(text);
    let (word, after) = inner.split_at_checked(WORD.len())?;
    if !word.eq_ignore_ascii_case(WORD) {
        return None;
    }
    let name = match after.strip_prefix('_') {
        None => "",
        Some(named) => {
            let name = named.split(|letter| !fits_name(letter)).next()?;
            (1..=LONGEST_NAME + 4).contains(&name.chars().count()).then_some(name)?
        }
    };
    let left = after.strip_prefix('_').unwrap_or(after).strip_prefix(name)?.strip_prefix(']')?;
    let kind = match (inner.len() == text.len(), name) {
        (true, "") => Kind::Block,
        (false, "") => Kind::BlockEnd,
        (true, name) => Kind::Field(name),
        (false, _) => Kind::FieldEnd,
    };
    Some((kind, text.len() - left.len()))
}
