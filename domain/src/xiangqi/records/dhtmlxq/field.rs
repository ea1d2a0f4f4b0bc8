//! Blocks and fields found in a text, and what lies outside of them. A field ends with its own end mark, whatever
//! marks stand in it; where it has none it ends with the next mark of any kind, for some programs close it under
//! another name, or not at all. What fields mean is the reader's.

use std::collections::BTreeMap;

use crate::xiangqi::records::dhtmlxq::name::{Meaning, meaning};
use crate::xiangqi::records::flaw::RecordFlaw;
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

/// What stands between `[DhtmlXQ]` and `[/DhtmlXQ]`, or the next `[DhtmlXQ]`.
#[derive(Debug, Default)]
pub(super) struct Block<'t> {
    pub(super) fields: Vec<Field<'t>>,
    /// What is wrong first with how the marks stand, and on which line.
    pub(super) fault: Option<(RecordFlaw, usize)>,
}

/// A part of the text.
#[derive(Debug)]
pub(super) enum Part<'t> {
    /// A block that holds something.
    Block(Block<'t>),
    /// What lies before, between or after blocks: its line, and the first mark of a field in it, with its line.
    Outside { text: &'t str, line: usize, stray: Option<(RecordFlaw, usize)> },
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

/// All parts of the text, in their order.
pub(super) fn parts(text: &str) -> Vec<Part<'_>> {
    let marks: Vec<_> = marks(text).collect();
    let ends = Ends::of(&marks);
    let (parts, block, stray) = (Vec::new(), None, None);
    let mut page = Page { text, parts, block, stray, line: 1, counted: 0, read: 0, outside: (0, 1) };
    let mut at = 0;
    while let Some(&mark) = marks.get(at) {
        page.between(mark);
        at += 1;
        match mark.kind {
            Kind::Block => page.open(mark),
            Kind::BlockEnd => page.close(mark),
            Kind::FieldEnd(_) => page.stray(mark),
            Kind::Field(_) if page.block.is_none() => page.stray(mark),
            Kind::Field(name) => {
                let end = ends.own(at - 1, name).unwrap_or(at);
                let last = marks.get(end);
                page.field(mark, name, last.copied());
                at = if matches!(last, Some(Mark { kind: Kind::FieldEnd(_), .. })) { end + 1 } else { at };
            }
        }
    }
    page.finish()
}

/// A text as far as it is read.
struct Page<'t> {
    text: &'t str,
    parts: Vec<Part<'t>>,
    block: Option<(Block<'t>, usize)>,
    stray: Option<(RecordFlaw, usize)>,
    line: usize,
    counted: usize,
    /// Up to where everything in the block that is open is read.
    read: usize,
    /// Where the text outside of blocks began last, and on which line.
    outside: (usize, usize),
}

impl<'t> Page<'t> {
    fn count_to(&mut self, place: usize) {
        let passed = self.text.get(self.counted..place).unwrap_or_default();
        self.line += passed.bytes().filter(|&byte| byte == b'\n').count();
        self.counted = place;
    }

    /// Between the fields of a block stands nothing of a game: no bracket, which may be of a mark that is none, and no
    /// list of squares.
    fn between(&mut self, mark: Mark<'t>) {
        if let Some((block, _)) = &mut self.block {
            let is_part = |word: &&str| {
                word.contains('[') || (word.len() >= 4 && word.bytes().all(|byte| byte.is_ascii_digit()))
            };
            let text = self.text.get(self.read..mark.begin).unwrap_or_default();
            let mut lines = (self.line..).zip(text.split('\n'));
            let part = lines.find_map(|(line, text)| Some((text.split_whitespace().find(is_part)?, line)));
            if let Some((word, line)) = part {
                let given = word.chars().take(20).collect();
                block.fault.get_or_insert((RecordFlaw::OutOfPlace { given }, line));
            }
        }
        self.count_to(mark.begin);
        self.read = mark.end;
    }

    fn open(&mut self, mark: Mark<'t>) {
        if self.block.is_none() {
            self.pass(mark.begin);
        }
        self.keep();
        self.block = Some((Block::default(), self.line));
    }

    fn close(&mut self, mark: Mark<'t>) {
        if self.block.is_none() {
            return self.stray(mark);
        }
        self.keep();
        self.count_to(mark.end);
        self.outside = (mark.end, self.line);
    }

    /// The mark has no place here.
    fn stray(&mut self, mark: Mark<'t>) {
        let given = self.text.get(mark.begin..mark.end).unwrap_or_default().to_owned();
        let fault = self.block.as_mut().map_or(&mut self.stray, |(block, _)| &mut block.fault);
        fault.get_or_insert((RecordFlaw::OutOfPlace { given }, self.line));
    }

    /// A field, and the mark that ends it.
    fn field(&mut self, mark: Mark<'t>, name: &'t str, last: Option<Mark<'t>>) {
        let end = last.map_or(self.text.len(), |last| last.begin);
        let text = self.text.get(mark.end..end).unwrap_or_default();
        let line = self.line;
        self.read = end;
        if let Some((block, _)) = &mut self.block {
            block.fields.push(Field { name, text, line, is_whole: last.is_some() });
        }
        if let Some(last @ Mark { kind: Kind::FieldEnd(closed), .. }) = last {
            self.count_to(last.begin);
            if !(name.eq_ignore_ascii_case(closed) || is_tag(name) && is_tag(closed)) {
                self.stray(last);
            }
            self.read = last.end;
        }
    }

    /// Keeps what lies outside, up to here.
    fn pass(&mut self, end: usize) {
        let (begin, line) = self.outside;
        let text = self.text.get(begin..end).unwrap_or_default();
        self.parts.push(Part::Outside { text, line, stray: self.stray.take() });
    }

    /// Keeps the block that is open, if it holds something.
    fn keep(&mut self) {
        if let Some((block, _)) = self.block.take()
            && (!block.fields.is_empty() || block.fault.is_some())
        {
            self.parts.push(Part::Block(block));
        }
    }

    fn finish(mut self) -> Vec<Part<'t>> {
        match &mut self.block {
            None => self.pass(self.text.len()),
            Some((block, line)) if !block.fields.is_empty() => {
                let flaw = RecordFlaw::FieldUnfinished { given: WORD.to_owned() };
                block.fault.get_or_insert((flaw, *line));
            }
            Some(_) => {}
        }
        self.keep();
        self.parts
    }
}

/// Whether a field of this name says something about the game, and not how it went.
fn is_tag(name: &str) -> bool {
    matches!(meaning(name), Meaning::Tag(_) | Meaning::Display)
}

/// Where the marks stand that begin and end fields, by name, and where a block begins after another has ended.
struct Ends {
    fields: BTreeMap<String, (Vec<usize>, Vec<usize>)>,
    blocks: Vec<usize>,
}

impl Ends {
    fn of(marks: &[Mark<'_>]) -> Self {
        let (mut fields, mut blocks) = (BTreeMap::<String, (Vec<_>, Vec<_>)>::new(), Vec::new());
        let mut is_ended = false;
        for (at, mark) in marks.iter().enumerate() {
            match mark.kind {
                Kind::Field(name) => fields.entry(name.to_ascii_lowercase()).or_default().0.push(at),
                Kind::FieldEnd(name) => fields.entry(name.to_ascii_lowercase()).or_default().1.push(at),
                Kind::BlockEnd => is_ended = true,
                Kind::Block => {
                    blocks.extend(is_ended.then_some(at));
                    is_ended = false;
                }
            }
        }
        Self { fields, blocks }
    }

    /// Which mark ends the field of this name that the mark at this place begins: the next one that does, unless
    /// another field of the name begins before it, or another block.
    fn own(&self, at: usize, name: &str) -> Option<usize> {
        let (begins, ends) = self.fields.get(&name.to_ascii_lowercase())?;
        let after = |places: &[usize]| places.get(places.partition_point(|&place| place <= at)).copied();
        let end = after(ends)?;
        let is_before = |other: Option<usize>| other.is_some_and(|other| other < end);
        (!is_before(after(begins)) && !is_before(after(&self.blocks))).then_some(end)
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Kind<'t> {
    Block,
    BlockEnd,
    Field(&'t str),
    FieldEnd(&'t str),
}

const WORD: &str = "DhtmlXQ";

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
        (false, name) => Kind::FieldEnd(name),
    };
    Some((kind, text.len() - left.len()))
}
