//! Where games begin and end in a PGN file, and what each of them says. A game begins with its tags, or with move
//! 1 where it has none, and ends with a result, with the tags of the next, or with a ruled line; what stands
//! between that and the next game is advertising, and passed over. Numbers of moves are not held against them.

use std::collections::BTreeSet;

use crate::xiangqi::moves::Move;
use crate::xiangqi::position::Position;
use crate::xiangqi::records::flaw::{RecordError, RecordFlaw};
use crate::xiangqi::records::growth::Growth;
use crate::xiangqi::records::pgn::scanner::{Scanner, Token, is_space};
use crate::xiangqi::records::pgn::word::Word;
use crate::xiangqi::records::reading::Reading;
use crate::xiangqi::records::record::Record;
use crate::xiangqi::records::tags::{RecordResult, Tags, narrow};

/// The tag that keeps a result which contradicts the first.
const SECOND_RESULT: &str = "MovetextResult";

/// Whether the text holds a game in PGN.
#[must_use]
pub fn is(text: &str) -> bool {
    skip_to_first_game(&mut Scanner::new(text))
}

/// Every game of the text; if the reading is strict, up to the first that is refused.
#[must_use]
pub fn read(text: &str, reading: Reading) -> Vec<Result<Record, RecordError>> {
    let mut games = Vec::new();
    let mut scanner = Scanner::new(text);
    let mut is_there_more = skip_to_first_game(&mut scanner);
    while is_there_more {
        let mut game = Game::new(reading);
        let (read, ending) = match game.take(&mut scanner) {
            Ok(ending) => (game.finish(scanner.line()), ending),
            Err(error) => (Err(error), Ending::OfText),
        };
        is_there_more = match ending {
            Ending::OfText => false,
            _ if reading == Reading::Strict && read.is_err() => false,
            Ending::AtNext => true,
            Ending::OfGame => scanner.skip_to_game(begins),
        };
        let number = games.len() + 1;
        games.push(read.map_err(|error| RecordError { game: Some(number), ..error }));
    }
    games
}

/// Goes on to the first game, or the comments right before it.
fn skip_to_first_game(scanner: &mut Scanner<'_>) -> bool {
    let mut game = *scanner;
    game.skip_space();
    while game.is_at('{') || game.is_at(';') {
        game.next();
        game.skip_space();
    }
    let line = game.line();
    let found = game.skip_to_game(begins);
    if game.line() != line {
        *scanner = game;
    }
    found
}

/// Whether a line is the first of a game without tags: it says that it is move 1, and it is one.
fn begins(line: &str) -> bool {
    let mut words = line.split(is_space).filter(|word| !word.is_empty());
    let Some(first) = words.next().filter(|word| word.starts_with(['1', '１'])) else { return false };
    let played = match Word::of(first) {
        Word::Nothing if first.trim_end_matches(['.', '．', '…']).chars().count() == 1 => {
            words.next().map(Word::of)
        }
        word if first.chars().nth(1).is_some_and(|letter| !letter.is_ascii_digit()) => Some(word),
        _ => None,
    };
    matches!(played, Some(Word::Move(played)) if read_move(&Position::initial(), played).is_ok())
}

/// Some files have their Latin letters as wide as Chinese characters: `Ｃ２＝５`.
fn read_move(position: &Position, text: &str) -> Result<Move, RecordFlaw> {
    let is_wide = text.contains(|letter| matches!(letter, 'Ａ'..='Ｚ' | 'ａ'..='ｚ'));
    let narrowed: Option<String> = is_wide.then(|| text.chars().map(narrow).collect());
    let read = position.read_move(narrowed.as_deref().unwrap_or(text));
    read.map_err(|error| RecordFlaw::Unread(Box::new(error)))
}

/// What ended a game.
enum Ending {
    OfGame,
    AtNext,
    OfText,
}

/// A game as far as it is read.
struct Game {
    reading: Reading,
    tags: Tags,
    /// Every name that stands in a tag, kept or not.
    names: BTreeSet<String>,
    first_name: Option<String>,
    /// Where play begins, and the line that says so.
    fen: Option<(String, usize)>,
    result: RecordResult,
    /// What is said before the first move.
    opening: Vec<String>,
    /// From the first move on.
    growth: Option<Growth>,
    no_start: Option<RecordError>,
}

impl Game {
    fn new(reading: Reading) -> Self {
        Self {
            reading,
            tags: Tags::default(),
            names: BTreeSet::new(),
            first_name: None,
            fen: None,
            result: RecordResult::Unknown,
            opening: Vec::new(),
            growth: None,
            no_start: None,
        }
    }

    /// Takes all that belongs to this game.
    fn take(&mut self, scanner: &mut Scanner<'_>) -> Result<Ending, RecordError> {
        loop {
            let here = *scanner;
            let after_blank = scanner.skip_space();
            let line = scanner.line();
            let Some(token) = scanner.next() else { return Ok(Ending::OfText) };
            let taken = match token {
                Token::Tag { name, .. } if self.is_tag_of_next(name, after_blank) => {
                    *scanner = here;
                    return Ok(Ending::AtNext);
                }
                Token::Tag { name, text } => {
                    self.tag(name, text, line);
                    Ok(())
                }
                Token::Comment(text) => {
                    self.comment(text);
                    Ok(())
                }
                Token::CommentUnfinished(text) => {
                    self.comment(text);
                    Err(RecordFlaw::CommentUnfinished)
                }
                Token::Open => self.growth()?.open(),
                Token::Close => self.growth()?.close(),
                Token::Word(word) => match Word::of(word) {
                    Word::Nothing => Ok(()),
                    Word::Move(text) => self.growth()?.play(|position| read_move(position, text)),
                    Word::Result(_) if self.growth()?.is_open() => Ok(()),
                    Word::Result(result) => {
                        self.result(result);
                        self.last_comment(scanner);
                        return Ok(Ending::OfGame);
                    }
                    Word::Rule if self.growth.is_none() => Ok(()),
                    Word::Rule => return Ok(Ending::OfGame),
                },
            };
            taken.or_else(|flaw| self.fault(flaw, line))?;
        }
    }

    /// After the first move, every tag is of the next game; before it, one that was there already and begins this
    /// game or stands apart.
    fn is_tag_of_next(&self, name: &str, after_blank: bool) -> bool {
        let name = name.to_ascii_lowercase();
        let is_first = self.first_name.as_ref() == Some(&name);
        self.growth.is_some() || (self.names.contains(&name) && (is_first || after_blank))
    }

    fn tag(&mut self, name: &str, text: String, line: usize) {
        let lower = name.to_ascii_lowercase();
        self.first_name.get_or_insert_with(|| lower.clone());
        self.names.insert(lower.clone());
        match (lower.as_str(), RecordResult::read(&text)) {
            ("fen", _) if self.fen.is_none() && !text.trim().is_empty() => self.fen = Some((text, line)),
            ("result", Some(result)) => self.result(result),
            _ => self.tags.push(name, text),
        }
    }

    /// The first word about the result that says something counts, and that is the tag's if it does; another is
    /// kept beside it.
    fn result(&mut self, said: RecordResult) {
        if self.result == RecordResult::Unknown {
            self.result = said;
        } else if said != RecordResult::Unknown && said != self.result {
            self.tags.push(SECOND_RESULT, said.to_string());
        }
    }

    fn comment(&mut self, text: String) {
        match &mut self.growth {
            Some(growth) => growth.comment(text),
            None => self.opening.push(text),
        }
    }

    /// On the line of the result, a comment still belongs to the game.
    fn last_comment(&mut self, scanner: &mut Scanner<'_>) {
        let mut ahead = *scanner;
        ahead.skip_space();
        if ahead.line() == scanner.line()
            && ahead.is_at('{')
            && let Some(Token::Comment(text)) = ahead.next()
        {
            self.comment(text);
            *scanner = ahead;
        }
    }

    /// The moves. They begin here if they have not.
    fn growth(&mut self) -> Result<&mut Growth, RecordError> {
        let growth = match self.growth.take() {
            Some(growth) => growth,
            None => self.begin()?,
        };
        Ok(self.growth.insert(growth))
    }

    fn begin(&mut self) -> Result<Growth, RecordError> {
        let mut growth = match self.fen.take().map(|(text, line)| (Position::from_fen(text.trim()), line)) {
            None => Growth::new(Position::initial()),
            Some((Ok(start), _)) => Growth::new(start),
            Some((Err(error), line)) => {
                let flaw = RecordFlaw::Start(error);
                let error = RecordError { game: None, ply: None, line: Some(line), flaw };
                if self.reading == Reading::Strict {
                    return Err(error);
                }
                let mut growth = Growth::new(Position::initial());
                growth.cut(error.flaw.clone());
                self.no_start = Some(error);
                growth
            }
        };
        self.opening.drain(..).for_each(|text| growth.comment(text));
        Ok(growth)
    }

    fn fault(&mut self, flaw: RecordFlaw, line: usize) -> Result<(), RecordError> {
        let reading = self.reading;
        self.growth()?.fault(flaw, line, reading)
    }

    /// The game, whose last line is this.
    fn finish(mut self, line: usize) -> Result<Record, RecordError> {
        if self.growth()?.is_open() {
            self.fault(RecordFlaw::VariationUnfinished, line)?;
        }
        let growth = self.growth.take().map_or_else(|| self.begin(), Ok)?;
        if let Some(error) = self.no_start {
            return Err(error);
        }
        let (start, line, truncated) = growth.finish();
        Ok(Record { tags: self.tags, result: self.result, start, line, truncated })
    }
}
