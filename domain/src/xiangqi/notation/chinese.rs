//! **Art. 7.5** – the Chinese alphabet, full and short: which character means what, and in which order they
//! come. Both scripts, either side's characters and either kind of number are read, whoever moves.

use serde::{Deserialize, Serialize};
use strum::{Display, EnumIter, EnumString};

use crate::vocabulary::side::Side;
use crate::xiangqi::man::{Kind, Man};
use crate::xiangqi::notation::company::Standing;
use crate::xiangqi::notation::description::Description;
use crate::xiangqi::notation::phrase::{Phrase, Place, Who};
use crate::xiangqi::notation::way::Direction;

/// Which Chinese characters are written.
#[derive(
    Debug, Clone, Copy, Default, PartialEq, Eq, Hash, Serialize, Deserialize, Display, EnumString, EnumIter,
)]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum Script {
    /// 馬後進.
    #[default]
    #[doc(alias = "繁體")]
    Traditional,
    /// 马后进.
    #[doc(alias = "简体")]
    Simplified,
}

impl Script {
    /// Both scripts.
    pub const BOTH: [Self; 2] = [Self::Traditional, Self::Simplified];
}

/// Whether the direction is written.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Length {
    /// 完整記錄: 炮二平五, 馬8進7.
    Full,
    /// 簡寫記錄: 炮25, 馬87. Every number is a digit. Two moves may well be written alike: the article's own
    /// 車12 is 車一平二 and, where that is legal too, 車一進二. Reading refuses to choose.
    Short,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Glyph {
    /// A man, and whose its character is, where **Art. 1.2** gives it to one side.
    Kind(Kind, Option<Side>),
    Place(Place),
    Direction(Direction),
    /// A number, and whose figure it is.
    Number(u8, Side),
}

const NUMBERS: [char; 9] = ['一', '二', '三', '四', '五', '六', '七', '八', '九'];

fn glyph(character: char) -> Option<Glyph> {
    Some(match character {
        '帥' | '帅' => Glyph::Kind(Kind::General, Some(Side::Red)),
        '將' | '将' => Glyph::Kind(Kind::General, Some(Side::Black)),
        '仕' => Glyph::Kind(Kind::Advisor, Some(Side::Red)),
        '士' => Glyph::Kind(Kind::Advisor, None),
        '相' => Glyph::Kind(Kind::Elephant, Some(Side::Red)),
        '象' => Glyph::Kind(Kind::Elephant, Some(Side::Black)),
        '馬' | '马' | '傌' => Glyph::Kind(Kind::Horse, None),
        '車' | '车' | '俥' => Glyph::Kind(Kind::Chariot, None),
        '炮' | '砲' | '包' => Glyph::Kind(Kind::Cannon, None),
        '兵' => Glyph::Kind(Kind::Soldier, Some(Side::Red)),
        '卒' => Glyph::Kind(Kind::Soldier, Some(Side::Black)),
        '前' => Glyph::Place(Place::Front),
        '中' => Glyph::Place(Place::Middle),
        '後' | '后' => Glyph::Place(Place::Rear),
        // 上 and 下 stand in old books.
        '進' | '进' | '上' => Glyph::Direction(Direction::Forward),
        '退' | '下' => Glyph::Direction(Direction::Back),
        '平' => Glyph::Direction(Direction::Sideways),
        _ => number(character)?,
    })
}

fn number(character: char) -> Option<Glyph> {
    let digit = match character {
        '1'..='9' => u32::from(character) - u32::from('0'),
        _ => {
            let (number, _) = (1..).zip(NUMBERS).find(|&(_, numeral)| numeral == character)?;
            return Some(Glyph::Number(number, Side::Red));
        }
    };
    u8::try_from(digit).ok().map(|number| Glyph::Number(number, Side::Black))
}

/// What the text says, if it is Chinese notation of either length.
///
/// Besides the man's file (炮二) and its place (前炮, 炮前, 二兵), both conventions for two files of Soldiers are
/// read: the place on a file (前三, 前兵三, 二兵三), and the count over both (一兵 to 五兵).
#[must_use]
pub fn read(text: &str) -> Option<Phrase> {
    let glyphs: Option<Vec<_>> = text.trim().chars().take(6).map(glyph).collect();
    let glyphs = glyphs?;
    let ((kind, who), direction, number, figures) = match glyphs.as_slice() {
        [head @ .., Glyph::Direction(direction), Glyph::Number(number, _)] => {
            (who(head)?, Some(*direction), *number, figures(&glyphs))
        }
        // The numbers of short notation are digits, whoever moves.
        [head @ .., Glyph::Number(number, _)] => (who(head)?, None, *number, None),
        _ => return None,
    };
    let side = figures.filter(|&side| glyphs.iter().any(|glyph| glyph.is_character_of(side)));
    Some(Phrase { kind, who, direction, number, side, figures })
}

impl Glyph {
    /// Whether it is a man's character that only this side's man has.
    fn is_character_of(self, side: Side) -> bool {
        matches!(self, Self::Kind(_, Some(whose)) if whose == side)
    }
}

/// The side whose every figure is. An ordinal, which stands first, is written the same by both.
fn figures(glyphs: &[Glyph]) -> Option<Side> {
    let mut sides = glyphs.iter().skip(1).filter_map(|glyph| match glyph {
        Glyph::Number(_, side) => Some(*side),
        _ => None,
    });
    let first = sides.next()?;
    sides.all(|side| side == first).then_some(first)
}

fn who(head: &[Glyph]) -> Option<(Kind, Who)> {
    use Glyph::{Kind as K, Number as N, Place as P};
    Some(match *head {
        [K(kind, _), N(file, _)] => (kind, Who::File(file)),
        [K(kind, _), P(place)] | [P(place), K(kind, _)] => (kind, Who::Placed(place)),
        [N(number, _), K(Kind::Soldier, _)] => (Kind::Soldier, Who::Placed(Place::Counted(number))),
        // A digit before it would be the move's number in a record.
        [N(number, Side::Red), K(Kind::Soldier, _), N(file, _)] => {
            (Kind::Soldier, Who::PlacedOn(Place::Counted(number), file))
        }
        [P(place), N(file, _)] => (Kind::Soldier, Who::PlacedOn(place, file)),
        [P(place), K(kind, _), N(file, _)]
        | [K(kind, _), P(place), N(file, _)]
        | [K(kind, _), N(file, _), P(place)] => (kind, Who::PlacedOn(place, file)),
        _ => return None,
    })
}

/// Writes the move. Where two files hold two or more Soldiers each, a Soldier is given by its place and file: 前三.
/// Advisors and Elephants are always given by their file. In full, a place that is a number (二卒平5) is a character
/// for either side: only files and points are digits for Black.
#[must_use]
pub fn write(described: &Description, script: Script, length: Length) -> String {
    let Description { man, standing, direction, number } = described;
    let digits = match length {
        Length::Full => man.side,
        Length::Short => Side::Black,
    };
    let mut text = String::with_capacity(16);
    if described.is_told_by_file() {
        text.push(name(*man, script));
        text.push(numeral(standing.file.into(), digits));
    } else {
        let ordinals = if length == Length::Full { Side::Red } else { digits };
        text.push(place(standing, script, ordinals));
        text.push(match standing.shared_files {
            1 => name(*man, script),
            _ => numeral(standing.file.into(), digits),
        });
    }
    if length == Length::Full {
        text.push(match (direction, script) {
            (Direction::Forward, Script::Traditional) => '進',
            (Direction::Forward, Script::Simplified) => '进',
            (Direction::Back, _) => '退',
            (Direction::Sideways, _) => '平',
        });
    }
    text.push(numeral((*number).into(), digits));
    text
}

/// Red's numbers are characters, Black's are digits.
fn numeral(number: usize, side: Side) -> char {
    let character = match side {
        Side::Red => number.checked_sub(1).and_then(|index| NUMBERS.get(index)).copied(),
        Side::Black => u32::try_from(number).ok().and_then(|number| char::from_digit(number, 10)),
    };
    // Files, points and soldiers on a file are never more than nine.
    character.unwrap_or('?')
}

/// 前後, 前中後, 前二三後, 前二三四後.
fn place(standing: &Standing, script: Script, ordinals: Side) -> char {
    match (standing.index, standing.of, script) {
        (0, ..) => '前',
        (1, 3, _) => '中',
        (index, of, Script::Traditional) if index + 1 == of => '後',
        (index, of, Script::Simplified) if index + 1 == of => '后',
        (index, ..) => numeral(index + 1, ordinals),
    }
}

fn name(man: Man, script: Script) -> char {
    match (man.kind, man.side, script) {
        (Kind::General, Side::Red, Script::Traditional) => '帥',
        (Kind::General, Side::Red, Script::Simplified) => '帅',
        (Kind::General, Side::Black, Script::Traditional) => '將',
        (Kind::General, Side::Black, Script::Simplified) => '将',
        (Kind::Advisor, Side::Red, _) => '仕',
        (Kind::Advisor, Side::Black, _) => '士',
        (Kind::Elephant, Side::Red, _) => '相',
        (Kind::Elephant, Side::Black, _) => '象',
        (Kind::Horse, _, Script::Traditional) => '馬',
        (Kind::Horse, _, Script::Simplified) => '马',
        (Kind::Chariot, _, Script::Traditional) => '車',
        (Kind::Chariot, _, Script::Simplified) => '车',
        (Kind::Cannon, ..) => '炮',
        (Kind::Soldier, Side::Red, _) => '兵',
        (Kind::Soldier, Side::Black, _) => '卒',
    }
}
