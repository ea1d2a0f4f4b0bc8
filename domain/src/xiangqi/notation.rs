//! Moves in words (**Art. 7.5**): read from whatever notation they are written in, and written in all of them.
//! A text becomes a [`Phrase`](phrase::Phrase) (which man, which way, how far), and that, in a position, the one
//! legal move it means; a move becomes a description, and that a text. `chinese` and `wxf` are the alphabets;
//! what neither of them knows is one model for both. `spelling` is asked when neither reads a text as it stands.

pub mod chinese;
pub mod company;
pub mod description;
pub mod forms;
pub mod phrase;
pub mod refusal;
pub mod resolve;
mod spelling;
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

pub use forms::Forms;

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

impl Position {
    /// Reads a legal move in any notation, told by its shape. Space in it or around it does not matter, nor a full
    /// stop behind it, nor how wide its letters are.
    ///
    /// # Errors
    /// What was understood, what is wrong with it, and which moves there were.
    pub fn read_move(&self, text: &str) -> Result<Move, ReadMoveError> {
        self.read(text, any)
    }

    /// Reads a legal move that is being played: as [`Position::read_move`], save that figures of the other side in
    /// full Chinese notation are taken at their word (**Art. 1.1**). Old records mix them; at the board, a move that
    /// is sent twice must not become the opponent's.
    ///
    /// # Errors
    /// What was understood, what is wrong with it, and which moves there were.
    pub fn read_move_at_the_board(&self, text: &str) -> Result<Move, ReadMoveError> {
        self.read(text, |text| match any(text)? {
            Said::Phrase(phrase) => {
                Some(Said::Phrase(Phrase { side: phrase.side.or(phrase.figures), ..phrase }))
            }
            squares => Some(squares),
        })
    }

    /// Reads a legal move in this notation and no other; Chinese in either script.
    ///
    /// # Errors
    /// What was understood, what is wrong with it, and which moves there were.
    pub fn read_move_as(&self, notation: Notation, text: &str) -> Result<Move, ReadMoveError> {
        let is_full = |phrase: &Phrase| phrase.direction.is_some();
        self.read(text, |text| match notation {
            Notation::Iccs => iccs(text),
            Notation::Chinese => chinese::read(text).filter(is_full).map(Said::Phrase),
            Notation::ChineseShort => chinese::read(text).filter(|phrase| !is_full(phrase)).map(Said::Phrase),
            Notation::Wxf => wxf::read(text).map(Said::Phrase),
        })
    }

    fn read(&self, text: &str, said: impl Fn(&str) -> Option<Said>) -> Result<Move, ReadMoveError> {
        match said(text).or_else(|| said(&spelling::plain(text)?)) {
            Some(Said::Phrase(phrase)) => resolve::resolve(self, text, phrase),
            Some(Said::Squares(played)) => resolve::check(self, text, played),
            None => Err(ReadMoveError::new(self, text, None, ReadMoveFlaw::Unreadable, self.legal_moves())),
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
        Description::of(self, played).map(|described| Forms::of(played, &described))
    }

    /// Writes a move that one of the mover's men might make by its shape, whether or not it is legal.
    #[must_use]
    pub fn forms_as_tried(&self, tried: Move) -> Option<Forms> {
        Description::as_tried(self, tried).map(|described| Forms::of(tried, &described))
    }
}

/// What a text says, before it is looked at on a board.
enum Said {
    Phrase(Phrase),
    Squares(Move),
}

/// The notation is told by the text's shape.
fn any(text: &str) -> Option<Said> {
    chinese::read(text).or_else(|| wxf::read(text)).map(Said::Phrase).or_else(|| iccs(text))
}

fn iccs(text: &str) -> Option<Said> {
    text.trim().parse().ok().map(Said::Squares)
}

#[cfg(test)]
mod laws;
#[cfg(test)]
mod tests;
