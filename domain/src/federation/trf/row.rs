//! A line by its columns, which are counted in characters from 1.

use crate::federation::trf::flaw::{Expected, Flaw, Gravity};
use crate::federation::trf::tenths::Tenths;

/// One line.
#[derive(Debug)]
pub(super) struct Row {
    letters: Vec<char>,
}

/// What stands between two columns, without the blanks around it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Word {
    /// Where it begins; where there is nothing, where it would.
    pub(super) column: usize,
    pub(super) text: String,
}

impl Word {
    /// The column of its last character.
    pub(super) fn end(&self) -> usize {
        self.column + self.text.chars().count().saturating_sub(1)
    }
}

impl Row {
    pub(super) fn of(text: &str) -> Self {
        Self { letters: text.trim_end().chars().collect() }
    }

    pub(super) fn len(&self) -> usize {
        self.letters.len()
    }

    /// The character of one column, a blank after the end.
    pub(super) fn at(&self, column: usize) -> char {
        self.letters.get(column.wrapping_sub(1)).copied().unwrap_or(' ')
    }

    /// Columns `from` to `to`, both counted.
    pub(super) fn cut(&self, from: usize, to: usize) -> Word {
        let (from, to) = (from.max(1), to.min(self.letters.len()));
        let part = self.letters.get(from - 1..to).unwrap_or_default();
        let blanks = part.iter().take_while(|letter| letter.is_whitespace()).count();
        let text: String = part.iter().skip(blanks).collect();
        let text = text.trim_end().to_owned();
        Word { column: if text.is_empty() { from } else { from + blanks }, text }
    }

    /// All words from a column on.
    pub(super) fn words(&self, from: usize) -> Vec<Word> {
        let mut words: Vec<Word> = Vec::new();
        let mut goes_on = false;
        for (place, letter) in self.letters.iter().enumerate().skip(from.max(1) - 1) {
            if letter.is_whitespace() {
                goes_on = false;
                continue;
            }
            match words.last_mut().filter(|_| goes_on) {
                Some(word) => word.text.push(*letter),
                None => words.push(Word { column: place + 1, text: letter.to_string() }),
            }
            goes_on = true;
        }
        words
    }
}

/// What is found wrong in one line, by column.
#[derive(Debug, Default)]
pub(super) struct Notes {
    pub(super) found: Vec<(usize, Gravity, Flaw)>,
}

impl Notes {
    pub(super) fn error(&mut self, column: usize, flaw: Flaw) {
        self.found.push((column, Gravity::Error, flaw));
    }

    pub(super) fn warning(&mut self, column: usize, flaw: Flaw) {
        self.found.push((column, Gravity::Warning, flaw));
    }

    pub(super) fn expected(&mut self, word: &Word, what: Expected) {
        self.error(word.column, Flaw::Expected { what, found: word.text.clone() });
    }

    /// Columns that part two fields hold nothing.
    pub(super) fn parted(&mut self, row: &Row, columns: &[usize], gravity: Gravity) {
        let taken = columns.iter().filter(|column| !row.at(**column).is_whitespace());
        self.found
            .extend(taken.map(|column| (*column, gravity, Flaw::ColumnTaken { found: row.at(*column) })));
    }

    /// A number, 0 where there is none.
    pub(super) fn number(&mut self, word: &Word, what: Expected) -> u16 {
        number(&word.text).unwrap_or_else(|| {
            self.expected(word, what);
            0
        })
    }

    /// A number, if anything stands there.
    pub(super) fn number_if_any(&mut self, word: &Word, what: Expected) -> Option<u16> {
        (!word.text.is_empty()).then(|| self.number(word, what))
    }

    /// Numbers, as many as there are.
    pub(super) fn numbers(&mut self, words: &[Word], what: Expected) -> Vec<u16> {
        words.iter().map(|word| self.number(word, what)).collect()
    }

    /// Points, if anything stands there.
    pub(super) fn points_if_any(&mut self, word: &Word) -> Option<Tenths> {
        if word.text.is_empty() {
            return None;
        }
        let points = Tenths::read(&word.text);
        if points.is_none() {
            self.expected(word, Expected::Points);
        }
        points
    }
}

/// Digits and nothing else, up to 9999.
pub(super) fn number(text: &str) -> Option<u16> {
    let is_number = !text.is_empty() && text.len() <= 4 && text.bytes().all(|byte| byte.is_ascii_digit());
    is_number.then(|| text.parse().ok()).flatten()
}
