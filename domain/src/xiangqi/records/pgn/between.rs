//! What stands before, between and after the games of a PGN file. A game begins with its tags, or with move 1 where
//! it has none. Prose and advertising around games are nobody's and passed over; a comment is kept, and what could
//! be a part of a game is never passed over.

use crate::xiangqi::position::Position;
use crate::xiangqi::records::pgn::number::FIRST;
use crate::xiangqi::records::pgn::scanner::{Scanner, Token, is_space};
use crate::xiangqi::records::pgn::word::{Word, is_written_as_move, read_move};

/// What is not passed over.
#[derive(Debug)]
pub(super) enum Piece {
    Comment(String),
    /// A move, or a tag within a line: something of a game.
    Stray(String),
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
    let is_there = scanner.skip_to_game(begins);
    take(here.up_to(scanner), &mut pieces);
    (is_there, pieces)
}

fn take(mut scanner: Scanner<'_>, pieces: &mut Vec<(usize, Piece)>) {
    // On a line of prose, `;` is a sign like others.
    let mut line_of_prose = 0;
    loop {
        scanner.skip_space();
        let (line, rest) = (scanner.line(), scanner.rest());
        let piece = match scanner.next() {
            None => return,
            Some(Token::Comment(text)) if line == line_of_prose && rest.starts_with(';') => {
                text.split(is_space).find_map(stray)
            }
            Some(Token::Comment(text)) => Some(Piece::Comment(text)),
            Some(Token::Tag { name, .. }) => Some(Piece::Stray(format!("[{name}"))),
            Some(Token::CommentUnfinished(text)) => text.split(is_space).find_map(stray),
            Some(Token::Word("[")) if is_almost_tag(rest) => {
                Some(Piece::Stray(rest.chars().take(20).collect()))
            }
            Some(Token::Word(word)) => {
                line_of_prose = line;
                stray(word)
            }
            Some(Token::Open | Token::Close) => None,
        };
        pieces.extend(piece.map(|piece| (line, piece)));
    }
}

fn stray(word: &str) -> Option<Piece> {
    match Word::of(word) {
        Word::Move { text, .. } if is_written_as_move(text) => Some(Piece::Stray(text.to_owned())),
        _ => None,
    }
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
    let mut words = line.split(is_space).filter(|word| !word.is_empty());
    let Some(first) = words.next().filter(|word| word.starts_with(['1', '１'])) else { return false };
    let played = match Word::of(first) {
        Word::Number(number) if number == FIRST => words.next().map(Word::of),
        word @ Word::Move { number: Some(number), .. } if number == FIRST => Some(word),
        word @ Word::Move { number: None, .. } => Some(word),
        _ => None,
    };
    matches!(played, Some(Word::Move { text, .. }) if read_move(&Position::initial(), text).is_ok())
}
