//! The text of a PGN file cut into tokens: tags, comments, parentheses, and words between them. What a word means,
//! and where a game ends, is the reader's. Every byte is looked at a bounded number of times, whatever it says.

use crate::xiangqi::records::escape;
use crate::xiangqi::records::pgn::word::{is_numbered_first, is_space};
use crate::xiangqi::records::tags::{LONGEST_NAME, ROSTER, fits_name};

/// A piece of the text.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Token<'t> {
    /// `[Name "text"]`.
    Tag { name: &'t str, text: String },
    /// `{…}`, or from `;` to the end of the line. Trimmed; it may be empty.
    Comment(String),
    /// `{…` without an end.
    CommentUnfinished(String),
    /// `(`.
    Open,
    /// `)`.
    Close,
    /// Anything else, up to a space or one of the above.
    Word(&'t str),
}

/// What is left of a text. A copy of it is a place to come back to.
#[derive(Debug, Clone, Copy)]
pub(super) struct Scanner<'t> {
    rest: &'t str,
    line: usize,
    /// How long the text was.
    whole: usize,
}

impl<'t> Scanner<'t> {
    pub(super) const fn new(text: &'t str) -> Self {
        Self { rest: text, line: 1, whole: text.len() }
    }

    /// The number of the line that begins what is left, from 1.
    pub(super) const fn line(&self) -> usize {
        self.line
    }

    /// What is left.
    pub(super) const fn rest(&self) -> &'t str {
        self.rest
    }

    /// What lies from here to there, by itself.
    pub(super) fn up_to(&self, there: &Self) -> Self {
        let length = self.rest.len().saturating_sub(there.rest.len());
        Self { rest: self.rest.get(..length).unwrap_or_default(), ..*self }
    }

    /// Skips spaces, what separates words like them, and lines that begin with `%`. Says whether a line that is
    /// blank was among them.
    pub(super) fn skip_space(&mut self) -> bool {
        let mut line_ends = 0;
        let mut starts_line = self.rest.len() == self.whole;
        loop {
            match self.rest.chars().next() {
                Some('%') if starts_line => self.skip_line(),
                Some(letter) if is_space(letter) => {
                    self.advance(letter.len_utf8());
                    line_ends += usize::from(letter == '\n');
                    starts_line = letter == '\n';
                }
                _ => return line_ends > 1,
            }
        }
    }

    /// The next token.
    pub(super) fn next(&mut self) -> Option<Token<'t>> {
        self.skip_space();
        let first = self.rest.chars().next()?;
        if let Some((token, length)) = self.tag() {
            self.advance(length);
            return Some(token);
        }
        Some(match first {
            '{' => self.comment(),
            ';' => {
                let line = self.advance(self.rest.find('\n').unwrap_or(self.rest.len()));
                Token::Comment(text_of(line.trim_start_matches(';')))
            }
            '(' => {
                self.advance(1);
                Token::Open
            }
            ')' => {
                self.advance(1);
                Token::Close
            }
            _ => {
                let length = match first {
                    '*' | '}' | '[' | ']' => 1,
                    _ => {
                        let end = self.rest.char_indices().skip(1).find(|&(_, letter)| ends_word(letter));
                        end.map_or(self.rest.len(), |(at, _)| at)
                    }
                };
                Token::Word(self.advance(length))
            }
        })
    }

    /// Goes on to where a game begins: a tag, or a line that `begins` says is the first of one, told whether a
    /// paragraph begins there, as one does here. Says whether there is such a place. What stands before it is
    /// nobody's move.
    pub(super) fn skip_to_game(&mut self, begins: impl Fn(&Self, bool) -> bool) -> bool {
        let mut is_paragraph = true;
        loop {
            is_paragraph |= self.skip_space();
            if self.rest.is_empty() {
                return false;
            }
            if self.tag().is_some() || begins(self, is_paragraph) {
                return true;
            }
            self.skip_line();
            is_paragraph = false;
        }
    }

    fn skip_line(&mut self) {
        self.advance(self.rest.find('\n').unwrap_or(self.rest.len()));
    }

    fn advance(&mut self, length: usize) -> &'t str {
        let (taken, rest) = self.rest.split_at_checked(length).unwrap_or((self.rest, ""));
        self.line += taken.bytes().filter(|&byte| byte == b'\n').count();
        self.rest = rest;
        taken
    }

    /// A comment that does not end is taken to end where the next game begins.
    fn comment(&mut self) -> Token<'t> {
        self.advance(1);
        let (length, is_whole) = self.length_of_comment();
        let text = text_of(self.advance(length));
        if !is_whole {
            return Token::CommentUnfinished(text);
        }
        self.advance(1);
        Token::Comment(text)
    }

    /// How long the comment is whose text begins here, and whether it ends. It does not where the tags of a game
    /// begin after a blank line; nor where the next brace behind the beginning of a game opens another comment.
    fn length_of_comment(&self) -> (usize, bool) {
        let (mut offset, mut game, mut after_blank) = (0, None, false);
        for line in self.rest.split_inclusive('\n') {
            let is_first = offset == 0;
            let here = Self { rest: self.rest.get(offset..).unwrap_or_default(), ..*self };
            let is_tag = !is_first && here.tag().is_some();
            if is_tag && after_blank {
                return (self.length_before(offset), false);
            }
            if is_tag || (after_blank && is_numbered_first(line)) {
                game.get_or_insert(offset);
            }
            let brace = line.char_indices().find(|&(_, sign)| sign == '}' || (sign == '{' && game.is_some()));
            match brace {
                Some((at, '}')) => return (offset + at, true),
                Some(_) => break,
                None => {}
            }
            after_blank = !is_first && line.trim().is_empty();
            offset += line.len();
        }
        (self.length_before(game.unwrap_or(self.rest.len())), false)
    }

    /// The length of what lies before this place, without the blank lines at its end.
    fn length_before(&self, place: usize) -> usize {
        self.rest.get(..place).unwrap_or_default().trim_end().len()
    }

    /// The tag that begins what is left, and its length. It stands on one line. A quote within the text is part
    /// of it unless a bracket follows; where no bracket ends the tag, its line does. Some quote with other signs,
    /// and some write a tag that everybody knows without quotes.
    fn tag(&self) -> Option<(Token<'t>, usize)> {
        let inner = self.rest.strip_prefix('[')?.trim_start_matches(BLANKS);
        let (end, _) = inner.char_indices().take(LONGEST_NAME + 1).find(|&(_, letter)| !fits_name(letter))?;
        let (name, after) = inner.split_at_checked(end).filter(|(name, _)| !name.is_empty())?;
        let said = after.trim_start_matches(BLANKS);
        let (text, left) = match said.strip_prefix('"') {
            Some(quoted) => quoted_text(quoted),
            None => {
                let (text, left) = said.split_once(']').filter(|(text, _)| !text.contains('\n'))?;
                let text = text.trim();
                let unquoted = without_quotes(text);
                let is_known = name == "FEN" || ROSTER.contains(&name);
                let is_tag = !text.is_empty() && said.len() < after.len() && (unquoted.is_some() || is_known);
                (is_tag.then(|| unquoted.unwrap_or(text))?.to_owned(), left)
            }
        };
        Some((Token::Tag { name, text }, self.rest.len() - left.len()))
    }
}

/// The text within signs of quotation that are not PGN's.
fn without_quotes(text: &str) -> Option<&str> {
    const QUOTES: [(char, char); 8] = [
        ('\'', '\''),
        ('“', '”'),
        ('”', '”'),
        ('‘', '’'),
        ('「', '」'),
        ('『', '』'),
        ('《', '》'),
        ('＂', '＂'),
    ];
    QUOTES.into_iter().find_map(|(opens, closes)| text.strip_prefix(opens)?.strip_suffix(closes))
}

const BLANKS: [char; 3] = [' ', '\t', '\u{3000}'];

fn ends_word(letter: char) -> bool {
    is_space(letter) || matches!(letter, '{' | '}' | '(' | ')' | '[' | ']' | ';' | '*' | '$')
}

fn text_of(raw: &str) -> String {
    escape::read(escape::trim(raw))
}

/// The text that a quote begins, and what is left after its bracket. `\"` and `\\` stand for one character.
fn quoted_text(quoted: &str) -> (String, &str) {
    let mut text = String::new();
    let mut to_last_quote = None;
    let mut letters = quoted.chars();
    loop {
        let before = letters.as_str();
        match letters.next() {
            None | Some('\n') => {
                match to_last_quote {
                    Some(length) => text.truncate(length),
                    None => text.truncate(text.trim_end().trim_end_matches(']').len()),
                }
                return (text, before);
            }
            Some('"') => {
                if let Some(left) = letters.as_str().trim_start_matches(BLANKS).strip_prefix(']') {
                    return (text, left);
                }
                to_last_quote = Some(text.len());
                text.push('"');
            }
            Some('\\') => {
                if let Some(left) = letters.as_str().strip_prefix(['"', '\\']) {
                    text.extend(letters.next());
                    letters = left.chars();
                } else if let Some((letter, left)) = escape::first(before) {
                    text.push(letter);
                    letters = left.chars();
                } else {
                    text.push('\\');
                }
            }
            Some(letter) => text.push(letter),
        }
    }
}
