//! Moves in words (**Art. 7.5**): read from whatever notation they are written in, and written in all of them.
//! A text becomes a [`Phrase`](phrase::Phrase) (which man, which way, how far), and that, in a position, the one
//! legal move it means; a move becomes a description, and that a text. `chinese` and `wxf` are the alphabets;
//! what neither of them knows is one model for both.

pub mod chinese;
pub mod company;
pub mod description;
pub mod phrase;
pub mod refusal;
pub mod resolve;
pub mod way;
pub mod wxf;

use serde::{Deserialize, Serialize};
use strum::{Display, EnumIter, EnumString};

use crate::xiangqi::illegal::IllegalMove;
use crate::xiangqi::moves::Move;
use crate::xiangqi::notation::chinese::{Length, Script};
use crate::xiangqi::notation::description::Description;
use crate::xiangqi::notation::phrase::Phrase;
use crate::xiangqi::notation::refusal::{ReadMoveError, ReadMoveFlaw};
use crate::xiangqi::position::Position;

/// A way of writing moves.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, Display, EnumString, EnumIter)]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum Notation {
    /// Two squares: `h2e2`.
    Iccs,
    /// **Art. 7.5** (完整記錄) – 炮二平五.
    #[doc(alias = "完整記錄")]
    Chinese,
    /// **Art. 7.5** (簡寫記錄) – 炮25: read only where one legal move fits.
    #[doc(alias = "簡寫記錄")]
    ChineseShort,
    /// `C2=5`.
    Wxf,
}

impl Notation {
    /// All four.
    pub const ALL: [Self; 4] = [Self::Iccs, Self::Chinese, Self::ChineseShort, Self::Wxf];
}

/// One move in every notation.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Forms {
    /// `h2e2`.
    pub iccs: String,
    /// 炮二平五, in traditional characters.
    pub chinese: String,
    /// 炮二平五, in simplified characters.
    pub chinese_simplified: String,
    /// 炮25, in traditional characters.
    pub chinese_short: String,
    /// `C2=5`.
    pub wxf: String,
}

impl Position {
    /// Reads a legal move in any notation, told by its shape; space around it does not matter.
    ///
    /// # Errors
    /// What was understood, what is wrong with it, and which moves there were.
    pub fn read_move(&self, text: &str) -> Result<Move, ReadMoveError> {
        match chinese::read(text).or_else(|| wxf::read(text)) {
            Some(phrase) => resolve::resolve(self, text, phrase),
            None => self.read_iccs(text),
        }
    }

    /// Reads a legal move in this notation and no other; Chinese in either script.
    ///
    /// # Errors
    /// What was understood, what is wrong with it, and which moves there were.
    pub fn read_move_as(&self, notation: Notation, text: &str) -> Result<Move, ReadMoveError> {
        let is_full = |phrase: &Phrase| phrase.direction.is_some();
        let phrase = match notation {
            Notation::Iccs => return self.read_iccs(text),
            Notation::Chinese => chinese::read(text).filter(is_full),
            Notation::ChineseShort => chinese::read(text).filter(|phrase| !is_full(phrase)),
            Notation::Wxf => wxf::read(text),
        };
        let unreadable = || ReadMoveError::new(text, None, ReadMoveFlaw::Unreadable, Vec::new());
        resolve::resolve(self, text, phrase.ok_or_else(unreadable)?)
    }

    fn read_iccs(&self, text: &str) -> Result<Move, ReadMoveError> {
        let refuse = |why, possible| Err(ReadMoveError::new(text, None, why, possible));
        let Ok(played) = text.trim().parse::<Move>() else {
            return refuse(ReadMoveFlaw::Unreadable, Vec::new());
        };
        match self.why_illegal(played) {
            None => Ok(played),
            Some(why) => refuse(
                ReadMoveFlaw::Illegal { played, why },
                resolve::moves_from(self, |from| from == played.from),
            ),
        }
    }

    /// Writes a legal move in this notation. The script is that of Chinese notation, full or short.
    ///
    /// # Errors
    /// What is wrong with the move.
    pub fn write_move(
        &self,
        played: Move,
        notation: Notation,
        script: Script,
    ) -> Result<String, IllegalMove> {
        let described = Description::of(self, played)?;
        Ok(match notation {
            Notation::Iccs => played.to_string(),
            Notation::Chinese => chinese::write(&described, script, Length::Full),
            Notation::ChineseShort => chinese::write(&described, script, Length::Short),
            Notation::Wxf => wxf::write(&described),
        })
    }

    /// Writes a legal move in every notation.
    ///
    /// # Errors
    /// What is wrong with the move.
    pub fn forms(&self, played: Move) -> Result<Forms, IllegalMove> {
        let described = Description::of(self, played)?;
        Ok(Forms {
            iccs: played.to_string(),
            chinese: chinese::write(&described, Script::Traditional, Length::Full),
            chinese_simplified: chinese::write(&described, Script::Simplified, Length::Full),
            chinese_short: chinese::write(&described, Script::Traditional, Length::Short),
            wxf: wxf::write(&described),
        })
    }
}

#[cfg(test)]
mod laws;
#[cfg(test)]
mod tests;
