//! Every game of a PGN file, in its order: where one ends the next is looked for. What a game says is read in `game`.

use std::iter;

use crate::xiangqi::records::flaw::{MOST_GAMES, MOST_PLIES, RecordError, RecordFlaw};
use crate::xiangqi::records::pgn::between::{Piece, skip};
use crate::xiangqi::records::pgn::game::{Ending, Game};
use crate::xiangqi::records::pgn::scanner::{Scanner, Token};
use crate::xiangqi::records::pgn::word::{Word, is_written_as_move};
use crate::xiangqi::records::reading::Reading;
use crate::xiangqi::records::record::Record;

/// Whether the text holds a game in PGN.
#[must_use]
pub fn is(text: &str) -> bool {
    skip(&mut Scanner::new(text)).0
}

/// Whether the text is PGN and what `begins` another format stands in it: begun by a tag, or with the other format
/// only in quotes and comments.
#[must_use]
pub fn is_around(text: &str, begins: impl Fn(&str) -> bool) -> bool {
    let mut scanner = Scanner::new(text);
    let mut tokens = iter::from_fn(|| {
        scanner.skip_space();
        let rest = scanner.rest();
        Some((rest, scanner.next()?))
    });
    let begins_with_tag = |token: &(_, Token<'_>)| matches!(token, (_, Token::Tag { .. }));
    let is_outer = tokens.next().is_some_and(|first| {
        begins_with_tag(&first)
            || !stands_alone(&first, &begins) && !tokens.any(|token| stands_alone(&token, &begins))
    });
    is_outer && is(text)
}

fn stands_alone((rest, token): &(&str, Token<'_>), begins: impl Fn(&str) -> bool) -> bool {
    matches!(token, Token::Word("[")) && begins(rest)
}

/// The first tag that a move follows, with nothing but what a game has between them: its name, and its line.
#[must_use]
pub fn tagged_game(text: &str) -> Option<(&str, usize)> {
    let mut scanner = Scanner::new(text);
    let mut tag = None;
    loop {
        scanner.skip_space();
        let line = scanner.line();
        match scanner.next()? {
            Token::Tag { name, .. } => tag = tag.or(Some((name, line))),
            Token::Comment(_) => {}
            Token::Word(word) => match Word::of(word) {
                Word::Number(_) => {}
                Word::Move { text, .. } if tag.is_some() && is_written_as_move(text) => return tag,
                _ => tag = None,
            },
            _ => tag = None,
        }
    }
}

/// Every game of the text; if the reading is strict, up to the first that is refused. Where there are too many, the
/// last is refused, and stands for all that follow.
#[must_use]
pub fn read(text: &str, reading: Reading) -> Vec<Result<Record, RecordError>> {
    read_up_to((MOST_GAMES, MOST_PLIES), text, reading)
}

/// So many games, and of those that begin within so many plies.
pub(super) fn read_up_to(
    (most_games, most_plies): (usize, usize),
    text: &str,
    reading: Reading,
) -> Vec<Result<Record, RecordError>> {
    let mut games = Vec::new();
    let mut plies = 0;
    let mut scanner = Scanner::new(text);
    let (mut is_there_more, mut before) = skip(&mut scanner);
    if is_there_more && let Some((line, flaw)) = flaw_of(&before) {
        games.push(Err(RecordError { game: Some(1), ply: None, line: Some(line), flaw }));
        before.retain(|(_, piece)| piece.flaw().is_none());
        is_there_more = reading == Reading::Lenient;
    }
    while is_there_more {
        let mut game = Game::new(reading);
        let line = scanner.line();
        let read = if games.len() < most_games && plies <= most_plies {
            let taken = game.leave(before.split_off(0)).and_then(|()| game.take(&mut scanner));
            taken.and_then(|ending| {
                is_there_more = match ending {
                    Ending::OfText => false,
                    Ending::AtNext => true,
                    Ending::OfGame => {
                        let (is_there, between) = skip(&mut scanner);
                        game.leave(between)?;
                        is_there
                    }
                };
                plies += game.weight();
                game.finish(scanner.line())
            })
        } else {
            is_there_more = false;
            Err(RecordError { game: None, ply: None, line: Some(line), flaw: RecordFlaw::TooMuch })
        };
        is_there_more &= reading == Reading::Lenient || read.is_ok();
        let number = games.len() + 1;
        games.push(read.map_err(|error| RecordError { game: Some(number), ..error }));
    }
    games
}

/// What is wrong first with what stands before all games: it may be what is left of one, and is none of the next.
fn flaw_of(before: &[(usize, Piece)]) -> Option<(usize, RecordFlaw)> {
    before.iter().find_map(|(line, piece)| Some((*line, piece.flaw()?)))
}
