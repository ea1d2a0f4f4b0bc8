//! The men (**Art. 1.2**): seven kinds, two sides, their letters, how many of each a side has, and on which
//! points each may ever stand. How they move is decided by `generate`.

use serde::{Deserialize, Serialize};
use strum::{Display, EnumIter, EnumString};

use crate::vocabulary::side::Side;
use crate::xiangqi::square::Square;

/// **Art. 1.2** – the seven kinds of men.
#[derive(
    Debug,
    Clone,
    Copy,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Hash,
    Serialize,
    Deserialize,
    Display,
    EnumString,
    EnumIter,
)]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum Kind {
    /// 帥, 將.
    #[doc(alias = "帥")]
    #[doc(alias = "將")]
    General,
    /// 仕, 士.
    #[doc(alias = "士")]
    Advisor,
    /// 相, 象.
    #[doc(alias = "象")]
    Elephant,
    /// 馬.
    #[doc(alias = "馬")]
    Horse,
    /// 車.
    #[doc(alias = "車")]
    Chariot,
    /// 炮.
    #[doc(alias = "炮")]
    Cannon,
    /// 兵, 卒.
    #[doc(alias = "兵")]
    #[doc(alias = "卒")]
    Soldier,
}

impl Kind {
    /// All seven.
    pub const ALL: [Self; 7] = [
        Self::General,
        Self::Advisor,
        Self::Elephant,
        Self::Horse,
        Self::Chariot,
        Self::Cannon,
        Self::Soldier,
    ];

    /// **Art. 1.2** – how many of this kind each side has before the first move.
    #[must_use]
    pub const fn in_full_set(self) -> usize {
        match self {
            Self::General => 1,
            Self::Advisor | Self::Elephant | Self::Horse | Self::Chariot | Self::Cannon => 2,
            Self::Soldier => 5,
        }
    }

    /// Whether this man may leave its own half, and so can attack the other General.
    #[must_use]
    pub const fn may_cross_river(self) -> bool {
        !matches!(self, Self::General | Self::Advisor | Self::Elephant)
    }

    const fn letter(self) -> char {
        match self {
            Self::General => 'k',
            Self::Advisor => 'a',
            Self::Elephant => 'b',
            Self::Horse => 'n',
            Self::Chariot => 'r',
            Self::Cannon => 'c',
            Self::Soldier => 'p',
        }
    }
}

/// One man: whose, and of which kind.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Man {
    /// Whose.
    pub side: Side,
    /// Of which kind.
    pub kind: Kind,
}

impl Man {
    /// The man of this side and kind.
    #[must_use]
    pub const fn new(side: Side, kind: Kind) -> Self {
        Self { side, kind }
    }

    /// Its FEN letter: `K A B N R C P`, in lower case for Black.
    #[must_use]
    pub const fn letter(self) -> char {
        match self.side {
            Side::Red => self.kind.letter().to_ascii_uppercase(),
            Side::Black => self.kind.letter(),
        }
    }

    /// The man a FEN letter means. `h` is read as `n`, and `e` as `b`: both spellings are about.
    #[must_use]
    pub const fn from_letter(letter: char) -> Option<Self> {
        let side = if letter.is_ascii_uppercase() { Side::Red } else { Side::Black };
        let kind = match letter.to_ascii_lowercase() {
            'k' => Kind::General,
            'a' => Kind::Advisor,
            'b' | 'e' => Kind::Elephant,
            'n' | 'h' => Kind::Horse,
            'r' => Kind::Chariot,
            'c' => Kind::Cannon,
            'p' => Kind::Soldier,
            _ => return None,
        };
        Some(Self { side, kind })
    }

    /// **Art. 2.2** – whether this man, moving as it must from where it starts, can ever stand on `square`:
    /// General and Advisor on the lines of their palace, the Elephant on seven points of its bank, the
    /// Soldier not behind its start, and before the river only on its own file.
    #[must_use]
    pub const fn may_stand_on(self, square: Square) -> bool {
        let (file, rank) = (square.file(), square.rank_from(self.side));
        match self.kind {
            Kind::General => square.in_palace(self.side),
            Kind::Advisor => square.in_palace(self.side) && (file + rank) % 2 == 1,
            Kind::Elephant => matches!((file, rank), (0 | 4 | 8, 2) | (2 | 6, 0 | 4)),
            Kind::Soldier => rank >= 5 || (rank >= 3 && file.is_multiple_of(2)),
            Kind::Horse | Kind::Chariot | Kind::Cannon => true,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn art_1_2_sixteen_men_of_seven_kinds_a_side() {
        assert_eq!(Kind::ALL.into_iter().map(Kind::in_full_set).sum::<usize>(), 16);
    }

    #[test]
    fn letters_are_read_back_and_both_spellings_of_horse_and_elephant() {
        for side in Side::BOTH {
            for kind in Kind::ALL {
                let man = Man::new(side, kind);
                assert_eq!(Man::from_letter(man.letter()), Some(man));
            }
        }
        assert_eq!(Man::from_letter('h'), Man::from_letter('n'));
        assert_eq!(Man::from_letter('E'), Man::from_letter('B'));
        assert_eq!(Man::from_letter('x'), None);
        assert_eq!(Man::from_letter('馬'), None);
    }

    #[test]
    fn art_2_2_bound_men_have_their_points() {
        for side in Side::BOTH {
            let points = |kind| Square::all().filter(|&at| Man::new(side, kind).may_stand_on(at)).count();
            assert_eq!(points(Kind::General), 9);
            assert_eq!(points(Kind::Advisor), 5);
            assert_eq!(points(Kind::Elephant), 7);
            assert_eq!(points(Kind::Soldier), 55);
            assert_eq!(points(Kind::Chariot), 90);
        }
    }

    #[test]
    fn a_man_is_written_as_side_and_kind() {
        let horse = Man::new(Side::Black, Kind::Horse);
        let text = r#"{"side":"black","kind":"horse"}"#;
        assert_eq!(serde_json::to_string(&horse).ok().as_deref(), Some(text));
        assert_eq!(serde_json::from_str::<Man>(text).ok(), Some(horse));
    }
}
