//! How a round ended for a player: the alphabet of results.

use std::fmt;

/// How a round ended for a player.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default)]
pub enum Outcome {
    /// `1`
    Win,
    /// `=`
    Draw,
    /// `0`
    Loss,
    /// `+`
    ForfeitWin,
    /// `-`
    ForfeitLoss,
    /// `W`: won before each had moved, not rated.
    ShortWin,
    /// `D`
    ShortDraw,
    /// `L`
    ShortLoss,
    /// `H`: a bye that was asked for.
    HalfBye,
    /// `F`
    FullBye,
    /// `U`: the bye of an odd field.
    PairingBye,
    /// `Z`: known to be absent.
    ZeroBye,
    /// Nothing stands there, which means `Z`.
    #[default]
    Blank,
}

const ALPHABET: [(char, Outcome); 13] = [
    ('1', Outcome::Win),
    ('=', Outcome::Draw),
    ('0', Outcome::Loss),
    ('+', Outcome::ForfeitWin),
    ('-', Outcome::ForfeitLoss),
    ('W', Outcome::ShortWin),
    ('D', Outcome::ShortDraw),
    ('L', Outcome::ShortLoss),
    ('H', Outcome::HalfBye),
    ('F', Outcome::FullBye),
    ('U', Outcome::PairingBye),
    ('Z', Outcome::ZeroBye),
    (' ', Outcome::Blank),
];

impl Outcome {
    /// By its letter, small or capital.
    #[must_use]
    pub fn of(letter: char) -> Option<Self> {
        let letter = if letter.is_whitespace() { ' ' } else { letter.to_ascii_uppercase() };
        ALPHABET.iter().find(|(known, _)| *known == letter).map(|(_, outcome)| *outcome)
    }

    /// Its letter.
    #[must_use]
    pub fn letter(self) -> char {
        ALPHABET.iter().find(|(_, outcome)| *outcome == self).map_or(' ', |(letter, _)| *letter)
    }

    /// Played at the board, however shortly.
    #[must_use]
    pub const fn is_played(self) -> bool {
        matches!(
            self,
            Self::Win | Self::Draw | Self::Loss | Self::ShortWin | Self::ShortDraw | Self::ShortLoss
        )
    }

    /// Paired and not played.
    #[must_use]
    pub const fn is_forfeit(self) -> bool {
        matches!(self, Self::ForfeitWin | Self::ForfeitLoss)
    }

    pub(super) const fn is_bye(self) -> bool {
        matches!(self, Self::HalfBye | Self::FullBye | Self::PairingBye | Self::ZeroBye)
    }

    /// Whether one game can have ended like this for its two players. An arbiter may have both lose, or one have a draw and
    /// the other nothing.
    pub(super) fn goes_with(self, other: Self) -> bool {
        let mut both = [self, other];
        both.sort();
        matches!(
            both,
            [Self::Win, Self::Loss]
                | [Self::Draw | Self::Loss, Self::Draw | Self::Loss]
                | [Self::ShortWin, Self::ShortLoss]
                | [Self::ShortDraw | Self::ShortLoss, Self::ShortDraw | Self::ShortLoss]
                | [Self::ForfeitWin | Self::ForfeitLoss, Self::ForfeitLoss]
        )
    }
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.letter())
    }
}
