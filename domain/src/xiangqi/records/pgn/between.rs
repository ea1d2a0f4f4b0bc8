//! What stands before, between and after the games of a PGN file. A game begins with its tags, or with move 1 where
//! it has none. Prose and advertising around games are nobody's and passed over; a comment is kept, and what could
//! be a part of a game is never passed over.

use crate::xiangqi::position::Position;
use crate::xiangqi::records::flaw::RecordFlaw;
use crate::xiangqi::records::pgn::scanner::{Scanner, Token};
use crate::xiangqi::records::pgn::word::{Word, is_numbered_first, is_space, is_written_as_move, read_move};
use crate::xiangqi::records::tags::RecordResult;

/// What is not passed over.
#[derive(Debug)]
pub(super) enum Piece {
    Comment(String),
    /// A comment that does not end.
    Unfinished(String),
    /// A move, or a tag within a line: something of a game.
    Stray(String),
    /// A result; in prose, it need not be this game's.
    Result {
        said: RecordResult,
        in_prose: bool,
    },
}

impl Piece {
    /// What is wrong with it where it stands before the first game.
    pub(super) fn flaw(&self) -> Option<RecordFlaw> {
        match self {
            Self::Comment(_) | Self::Result { said: RecordResult::Unknown, .. } => None,
            Self::Unfinished(_) => Some(RecordFlaw::CommentUnfinished),
            Self::Stray(given) => Some(RecordFlaw::OutOfPlace { given: given.clone() }),
            Self::Result { said, .. } => Some(RecordFlaw::OutOfPlace { given: said.to_string() }),
        }
    }
}

/// Goes on to where the next game begins. Says whether there is one, and what stands before it, each piece with its
/// line.
pub(super) fn skip(scanner: &mut Scanner<'_>) -> (bool, Vec<(usize, Piece)>) {
    let mut pieces = Vec::new();
    scanner.skip_space();
    while scanner.rest().starts_with(['{', ';']) {
        let (line, mut ahead) = (scanner.line(), *scanner);
        let Some(Token::Comment(text)) = ahead.next() else { break };
        pieces.push((line, Piece::Comment(text)));
        ahead.skip_space();
        *scanner = ahead;
    }
    let here = *scanner;
    let is_there = scanner.skip_to_game(|scanner, is_paragraph| {
        begins(scanner.rest().lines().next().unwrap_or_default())
            || (is_paragraph && is_numbered_first(scanner.rest()) && is_game(*scanner))
    });
    take(here.up_to(scanner), &mut pieces);
    (is_there, pieces)
}

fn take(mut scanner: Scanner<'_>, pieces: &mut Vec<(usize, Piece)>) {
    // On a line of prose, `;` and `{` are signs like others.
    let mut line_of_prose = 0;
    loop {
        scanner.skip_space();
        let (line, rest) = (scanner.line(), scanner.rest());
        let in_prose = line == line_of_prose;
        let piece = match scanner.next() {
            None => return,
            Some(Token::Comment(text)) if in_prose && rest.starts_with(';') => {
                text.split(is_space).find_map(stray)
            }
            Some(Token::Comment(text)) => Some(Piece::Comment(text)),
            Some(Token::Tag { name, .. }) => Some(Piece::Stray(format!("[{name}"))),
            Some(Token::CommentUnfinished(text)) => text
                .split(is_space)
                .find_map(stray)
                .or_else(|| (!in_prose).then_some(Piece::Unfinished(text))),
            Some(Token::Word("[")) if is_almost_tag(rest) => {
                Some(Piece::Stray(rest.chars().take(20).collect()))
            }
            Some(Token::Word(word)) => match Word::of(word) {
                Word::Result(said) if word.contains('-') || is_line(rest, word) => {
                    Some(Piece::Result { said, in_prose })
                }
                _ => {
                    line_of_prose = line;
                    stray(word)
                }
            },
            Some(Token::Open | Token::Close) => None,
        };
        pieces.extend(piece.map(|piece| (line, piece)));
    }
}

fn is_line(rest: &str, word: &str) -> bool {
    rest.lines().next().is_some_and(|line| line.trim_matches(is_space) == word)
}

fn stray(word: &str) -> Option<Piece> {
    match Word::of(word) {
        Word::Move { text, .. } if is_written_as_move(text) => Some(Piece::Stray(text.to_owned())),
        _ => None,
    }
}

/// Whether the paragraph that begins with a number 1 is a game, whether or not its moves can be read: a comment or
/// a move follows, or a word or two and then number 2 or a result, as in no sentence.
fn is_game(mut scanner: Scanner<'_>) -> bool {
    const LONGEST: usize = 6;
    let mut words = 0;
    for place in 0..LONGEST {
        let line = scanner.line();
        let token = scanner.next();
        let is_same_line = line == scanner.line();
        match token {
            Some(Token::Comment(_) | Token::CommentUnfinished(_)) => return words == 0,
            Some(Token::Word(word)) => match Word::of(word) {
                Word::Move { number: Some(number), .. } | Word::Number(number) if number.round == Some(2) => {
                    return words == 2 || (words == 1 && is_same_line);
                }
                Word::Move { text, .. } if is_written_as_move(text) => return true,
                Word::Move { number: Some(_), .. } if place > 0 => return false,
                Word::Move { .. } if words == 2 => return false,
                Word::Move { .. } => words += 1,
                Word::Result(said) => return words > 0 && said != RecordResult::Unknown,
                Word::Number(_) | Word::NoMove(_) | Word::Marks(_) => {}
                Word::Rule => return false,
            },
            _ => return false,
        }
    }
    false
}

/// Whether a bracket begins a block or a field of DhtmlXQ, or, with quotes before it is closed, a tag that is none.
fn is_almost_tag(text: &str) -> bool {
    let inner = text.split([']', '\n']).next().unwrap_or_default();
    let is_other_format = text.get(..8).is_some_and(|mark| mark.eq_ignore_ascii_case("[DhtmlXQ"));
    is_other_format
        || (inner.matches('"').count() > 1
            && text.strip_prefix(inner).is_some_and(|left| left.starts_with(']')))
}

/// Whether a line is the first of a game without tags: it says that it is move 1, and it is one.
pub(super) fn begins(line: &str) -> bool {
    let first = line.split(is_space).find(|word| !word.is_empty()).unwrap_or_default();
    let is_first = is_numbered_first(first)
        || (first.starts_with('1') && matches!(Word::of(first), Word::Move { number: None, .. }));
    is_first && is_playable(line, &Position::initial())
}

/// Whether the first word of this that is no number is a move here.
pub(super) fn is_playable(line: &str, position: &Position) -> bool {
    let mut words = line.split(is_space).filter(|word| !word.is_empty()).map(Word::of);
    let played = words.find(|word| !matches!(word, Word::Number(_)));
    matches!(played, Some(Word::Move { text, .. }) if read_move(position, text).is_ok())
}
