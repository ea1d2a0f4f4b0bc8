//! What one game of a PGN file says: its tags, where it begins, its moves. It ends with a result, with the tags of
//! the next, with a move 1 that can only be the next game's, or with a ruled line.

use std::collections::BTreeSet;

use crate::xiangqi::position::Position;
use crate::xiangqi::records::flaw::{RecordError, RecordFlaw};
use crate::xiangqi::records::growth::Growth;
use crate::xiangqi::records::pgn::between::{Piece, begins, is_playable};
use crate::xiangqi::records::pgn::number::{FIRST, Number, Numbers};
use crate::xiangqi::records::pgn::scanner::{Scanner, Token};
use crate::xiangqi::records::pgn::word::{Word, read_move};
use crate::xiangqi::records::reading::Reading;
use crate::xiangqi::records::record::Record;
use crate::xiangqi::records::tags::{RecordResult, Tags};

/// The tag that keeps a result which contradicts the first.
const SECOND_RESULT: &str = "MovetextResult";

/// What ended a game.
#[derive(Debug, Clone, Copy)]
pub(super) enum Ending {
    OfGame,
    AtNext,
    OfText,
}

/// A game as far as it is read.
pub(super) struct Game {
    reading: Reading,
    tags: Tags,
    /// Every name that stands in a tag, kept or not.
    names: BTreeSet<String>,
    /// Where play begins, and the line that says so.
    fen: Option<(String, usize)>,
    result: RecordResult,
    /// What is said before the first move.
    opening: Vec<String>,
    /// From the first move on.
    growth: Option<Growth>,
    numbers: Option<Numbers>,
    /// What stands before the move that comes next.
    number: Option<Number>,
    no_start: Option<RecordError>,
}

impl Game {
    pub(super) fn new(reading: Reading) -> Self {
        Self {
            reading,
            tags: Tags::default(),
            names: BTreeSet::new(),
            fen: None,
            result: RecordResult::Unknown,
            opening: Vec::new(),
            growth: None,
            numbers: None,
            number: None,
            no_start: None,
        }
    }

    /// Takes all that belongs to this game.
    pub(super) fn take(&mut self, scanner: &mut Scanner<'_>) -> Result<Ending, RecordError> {
        loop {
            let here = *scanner;
            let after_blank = scanner.skip_space();
            let (line, rest) = (scanner.line(), scanner.rest());
            let Some(token) = scanner.next() else { return Ok(Ending::OfText) };
            let taken = match token {
                Token::Tag { name, .. } if self.is_tag_of_next(name, after_blank) => {
                    *scanner = here;
                    return Ok(Ending::AtNext);
                }
                Token::Tag { name, text } => self.tag(name, text, line),
                Token::Comment(text) => {
                    self.comment(text);
                    Ok(())
                }
                Token::CommentUnfinished(text) => {
                    self.comment(text);
                    Err(RecordFlaw::CommentUnfinished)
                }
                Token::Open => {
                    self.number = None;
                    self.growth()?.open()
                }
                Token::Close => {
                    self.number = None;
                    self.growth()?.close()
                }
                Token::Word(word) => match Word::of(word) {
                    Word::Number(number) | Word::Move { number: Some(number), .. }
                        if self.is_number_of_next(number, rest, after_blank) =>
                    {
                        *scanner = here;
                        return Ok(Ending::AtNext);
                    }
                    Word::Number(number) => {
                        self.number(number);
                        Ok(())
                    }
                    Word::Move { number, text, marks } => {
                        number.into_iter().for_each(|number| self.number(number));
                        self.play(text, marks)?
                    }
                    Word::Marks(marks) => {
                        self.comment(marks.to_owned());
                        Ok(())
                    }
                    Word::NoMove(given) => {
                        self.growth()?;
                        Err(RecordFlaw::NoMove { given: given.to_owned() })
                    }
                    Word::Result(result) if self.growth()?.is_open() => {
                        let said = (result != RecordResult::Unknown).then(|| result.to_string());
                        self.comment(said.unwrap_or_default());
                        Ok(())
                    }
                    Word::Result(result) => {
                        self.number = None;
                        self.result(result);
                        return Ok(Ending::OfGame);
                    }
                    Word::Rule if self.growth.is_none() => Ok(()),
                    Word::Rule => return Ok(Ending::OfGame),
                },
            };
            taken.or_else(|flaw| self.fault(flaw, line))?;
        }
    }

    /// Takes what stands before the game, or after it, and is not passed over.
    pub(super) fn leave(&mut self, pieces: Vec<(usize, Piece)>) -> Result<(), RecordError> {
        pieces.into_iter().try_for_each(|(line, piece)| {
            let flaw = match &piece {
                Piece::Result { in_prose: true, said } if *said == self.result => None,
                Piece::Result { in_prose: false, .. } => None,
                other => other.flaw(),
            };
            match piece {
                Piece::Comment(text) | Piece::Unfinished(text) => self.comment(text),
                Piece::Result { said, in_prose: false } => self.result(said),
                Piece::Result { .. } | Piece::Stray(_) => {}
            }
            flaw.map_or(Ok(()), |flaw| self.fault(flaw, line))
        })
    }

    /// How much it has of what is bounded.
    pub(super) fn weight(&self) -> usize {
        self.growth.as_ref().map_or(0, Growth::weight)
    }

    /// A tag is of the next game if this one has it, or nothing of its kind, and stands apart from it.
    fn is_tag_of_next(&self, name: &str, after_blank: bool) -> bool {
        let is_there = self.names.contains(&name.to_ascii_lowercase());
        match self.growth {
            None => is_there && after_blank,
            Some(_) => is_there || after_blank || self.names.is_empty(),
        }
    }

    /// Whether a move 1 is of the next game, where no result ends this one: it cannot be this game's, or a
    /// paragraph begins with it, and this game is cut or could not go on so.
    fn is_number_of_next(&self, number: Number, rest: &str, after_blank: bool) -> bool {
        let (Some(growth), Some(numbers)) = (&self.growth, &self.numbers) else { return false };
        let line = rest.lines().next().unwrap_or_default();
        let is_late = numbers.is_of_next(number, growth.next_ply());
        if after_blank && number == FIRST {
            return is_late || growth.now().is_none_or(|now| begins(line) && !is_playable(line, now));
        }
        !growth.is_open() && is_late && (!growth.is_cut() || begins(line))
    }

    /// A tag that comes late is still this game's, unless it would have it begin elsewhere.
    fn tag(&mut self, name: &str, text: String, line: usize) -> Result<(), RecordFlaw> {
        let lower = name.to_ascii_lowercase();
        self.names.insert(lower.clone());
        match (lower.as_str(), RecordResult::read(&text)) {
            ("fen", _) if text.trim().is_empty() => {}
            ("fen", _) if self.growth.is_some() => {
                return Err(RecordFlaw::OutOfPlace { given: format!("[{name}") });
            }
            ("fen", _) => match &self.fen {
                Some((first, _)) if first.trim() != text.trim() => {
                    return Err(RecordFlaw::SaidTwice { given: name.to_owned() });
                }
                _ => self.fen = Some((text, line)),
            },
            ("result", Some(result)) => self.result(result),
            _ => self.tags.push(name, text),
        }
        Ok(())
    }

    fn number(&mut self, number: Number) {
        self.number = Some(self.number.map_or(number, |before| before.then(number)));
    }

    /// The move, if it is the one that its number says.
    fn play(&mut self, text: &str, marks: &str) -> Result<Result<(), RecordFlaw>, RecordError> {
        let number = self.number.take();
        let growth = self.growth()?;
        let (ply, side) = (growth.next_ply(), growth.next_side());
        let numbered = match (number, side, &mut self.numbers) {
            (Some(number), Some(side), Some(numbers)) => numbers.take(number, ply, side),
            _ => Ok(()),
        };
        let growth = self.growth()?;
        let played = numbered.and_then(|()| growth.play(|position| read_move(position, text)));
        if played.is_ok() {
            growth.comment(marks.to_owned());
        }
        Ok(played)
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
                growth.cut(error.flaw.clone(), line);
                self.no_start = Some(error);
                growth
            }
        };
        self.opening.drain(..).for_each(|text| growth.comment(text));
        self.numbers = Some(Numbers::new(growth.start()));
        Ok(growth)
    }

    fn fault(&mut self, flaw: RecordFlaw, line: usize) -> Result<(), RecordError> {
        let reading = self.reading;
        self.growth()?.fault(flaw, line, reading)
    }

    /// The game, whose last line is this.
    pub(super) fn finish(mut self, line: usize) -> Result<Record, RecordError> {
        if self.growth()?.is_open() {
            self.fault(RecordFlaw::VariationUnfinished, line)?;
        }
        if let Some(number) = self.number.take() {
            self.fault(RecordFlaw::NoMove { given: number.to_string() }, line)?;
        }
        let growth = self.growth.take().map_or_else(|| self.begin(), Ok)?;
        if let Some(error) = self.no_start {
            return Err(error);
        }
        let (start, line, truncated) = growth.finish();
        Ok(Record { tags: self.tags, result: self.result, start, line, truncated })
    }
}
