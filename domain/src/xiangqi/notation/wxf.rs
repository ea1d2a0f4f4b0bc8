//! The alphabet of the World Xiangqi Federation: a letter, a file or a sign, a direction, a number: `C2=5`,
//! `R+=3`, `C--1`. Its own page prints sideways as `.`, most programs as `=`: both are read, `=` is written.
//!
//! Soldiers on one file: `P+` and `P-`; of three, the middle one by its file (`P3`); of four and five, the
//! outermost are `++` and `--`. On two files, file and place take the letter's room: `3+`, `33`, `3-`.

use crate::xiangqi::man::{Kind, Man};
use crate::xiangqi::notation::description::Description;
use crate::xiangqi::notation::phrase::{Phrase, Place, Who};
use crate::xiangqi::notation::way::Direction;

/// What the text says, if it is WXF notation, in either case. The letters of FEN are read too (`N` and `B` for
/// Horse and Elephant), the sign before the letter (`+R`), and what some programs write for Soldiers: `P.` for
/// the middle one, `Pa` to `Pe` for 一兵 to 五兵.
#[must_use]
pub fn read(text: &str) -> Option<Phrase> {
    let mut letters = text.trim().chars();
    let (first, second, way, number) = (letters.next()?, letters.next()?, letters.next()?, letters.next()?);
    if letters.next().is_some() {
        return None;
    }
    let (kind, who) = who(first, second)?;
    let direction = match way {
        '=' | '.' => Direction::Sideways,
        sign => match place(sign)? {
            Place::Front => Direction::Forward,
            _ => Direction::Back,
        },
    };
    Some(Phrase { kind, who, direction: Some(direction), number: digit(number)?, side: None, figures: None })
}

fn who(first: char, second: char) -> Option<(Kind, Who)> {
    let kind = |letter| Man::from_letter(letter).map(|man| man.kind);
    if let Some(file) = digit(first) {
        let place = if first == second { Place::Middle } else { place(second)? };
        return Some((Kind::Soldier, Who::PlacedOn(place, file)));
    }
    match (kind(first), place(first)) {
        (Some(kind), _) => Some((kind, among(kind, second)?)),
        (None, Some(place)) if first == second => Some((Kind::Soldier, Who::Placed(place))),
        (None, Some(_)) => kind(second).and_then(|kind| Some((kind, among(kind, first)?))),
        (None, None) => None,
    }
}

/// What stands beside the letter.
fn among(kind: Kind, sign: char) -> Option<Who> {
    Some(match (sign, place(sign)) {
        (_, Some(Place::Front)) => Who::Placed(Place::BeforeMiddle),
        (_, Some(_)) => Who::Placed(Place::BehindMiddle),
        ('.', None) => Who::Placed(Place::Middle),
        ('a'..='e' | 'A'..='E', None) if kind == Kind::Soldier => {
            let number = sign.to_digit(16)?.checked_sub(9)?;
            Who::Placed(Place::Counted(u8::try_from(number).ok()?))
        }
        _ => Who::FileOrMiddle(digit(sign)?),
    })
}

/// A sign, with the dashes that printers put for a minus.
const fn place(sign: char) -> Option<Place> {
    match sign {
        '+' => Some(Place::Front),
        '-' | '–' | '−' => Some(Place::Rear),
        _ => None,
    }
}

fn digit(character: char) -> Option<u8> {
    character.to_digit(10).and_then(|digit| u8::try_from(digit).ok()).filter(|&digit| digit > 0)
}

/// Writes the move; Advisors and Elephants by their file, as players do, though two of them share it.
#[must_use]
pub fn write(described: &Description) -> String {
    let Description { man, standing, direction, number } = described;
    let (letter, file) = (letter(man.kind), char::from(b'0' + standing.file));
    let (before, behind) = (standing.index, standing.of - standing.index - 1);
    let (first, second) = match (standing.shared_files, standing.of, before, behind) {
        _ if described.is_told_by_file() => (letter, file),
        (2.., _, 0, _) => (file, '+'),
        (2.., _, _, 0) => (file, '-'),
        (2.., ..) => (file, file),
        (_, 4.., 0, _) => ('+', '+'),
        (_, 4.., _, 0) => ('-', '-'),
        (_, 4.., 1, _) | (_, _, 0, _) => (letter, '+'),
        (_, 4.., _, 1) | (_, _, _, 0) => (letter, '-'),
        _ => (letter, file),
    };
    let way = match direction {
        Direction::Forward => '+',
        Direction::Back => '-',
        Direction::Sideways => '=',
    };
    format!("{first}{second}{way}{number}")
}

const fn letter(kind: Kind) -> char {
    match kind {
        Kind::General => 'K',
        Kind::Advisor => 'A',
        Kind::Elephant => 'E',
        Kind::Horse => 'H',
        Kind::Chariot => 'R',
        Kind::Cannon => 'C',
        Kind::Soldier => 'P',
    }
}
