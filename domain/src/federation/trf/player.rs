//! A player's line: who it is, points and place, and every round.

use std::fmt;

use crate::federation::trf::flaw::{Expected, Gravity};
use crate::federation::trf::meeting::Meeting;
use crate::federation::trf::row::{Notes, Row};
use crate::federation::trf::tenths::Tenths;

/// Who somebody is, as a federation says: columns 5 to 79.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Person {
    /// The starting number, from 1.
    pub number: u16,
    /// `m` or `w`; some write `f`, or `u` for what is not known.
    pub sex: Option<char>,
    /// As `gm`, up to three letters; in a national line a class.
    pub title: String,
    /// The name.
    pub name: String,
    /// The rating.
    pub rating: Option<u16>,
    /// The federation; in a national line where in the country.
    pub federation: String,
    /// The number in the federation's list.
    pub id: String,
    /// The day of birth, or what is known of it.
    pub birth: String,
}

/// A player of the event.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Player {
    /// Who.
    pub person: Person,
    /// The points.
    pub points: Option<Tenths>,
    /// The place.
    pub rank: Option<u16>,
    /// The rounds, the first first.
    pub meetings: Vec<Meeting>,
}

impl Person {
    pub(super) fn read(row: &Row, notes: &mut Notes) -> Self {
        notes.parted(row, &[4, 9], Gravity::Error);
        notes.parted(row, &[14, 48, 53, 57, 69, 80], Gravity::Warning);
        let number = row.cut(5, 8);
        let sex = row.cut(10, 10);
        if !sex.text.is_empty() && !sex.text.chars().all(|letter| letter.is_ascii_alphabetic()) {
            notes.expected(&sex, Expected::Sex);
        }
        let person = Self {
            number: notes.number(&number, Expected::StartingNumber),
            sex: sex.text.chars().next(),
            title: row.cut(11, 13).text,
            name: row.cut(15, 47).text,
            rating: notes.number_if_any(&row.cut(49, 52), Expected::Rating),
            federation: row.cut(54, 56).text,
            id: row.cut(58, 68).text,
            birth: row.cut(70, 79).text,
        };
        if person.number == 0 && number.text.bytes().all(|byte| byte == b'0') && !number.text.is_empty() {
            notes.expected(&number, Expected::StartingNumber);
        }
        person
    }
}

impl fmt::Display for Person {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { number, title, name, federation, id, birth, .. } = self;
        let sex = self.sex.unwrap_or(' ');
        let rating = self.rating.map(|rating| rating.to_string()).unwrap_or_default();
        write!(f, "{number:>4} {sex}{title:>3} {name:<33} {rating:>4} {federation:<3} {id:>11} {birth:<10}")
    }
}

impl Player {
    pub(super) fn read(row: &Row, notes: &mut Notes) -> Self {
        notes.parted(row, &[85, 90, 91], Gravity::Error);
        Self {
            person: Person::read(row, notes),
            points: notes.points_if_any(&row.cut(81, 84)),
            rank: notes.number_if_any(&row.cut(86, 89), Expected::Rank),
            meetings: Meeting::read_all(row, notes),
        }
    }
}

impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let points = self.points.map(|points| points.to_string()).unwrap_or_default();
        let rank = self.rank.map(|rank| rank.to_string()).unwrap_or_default();
        write!(f, "001 {} {points:>4} {rank:>4}", self.person)?;
        self.meetings.iter().try_for_each(|meeting| write!(f, "  {meeting}"))
    }
}
