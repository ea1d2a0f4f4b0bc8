//! Xiangqi itself, articles 1 to 5: the board, the men, which moves are legal, when the board alone has decided a
//! game, and what a touch obliges to. It knows no players, clocks, claims or repetitions: those rooms ask this one.
//!
//! From the ground up: a [`Square`] and a [`Step`](step::Step) between two; sets of [`Squares`]; a [`Man`], and
//! what it reaches; a [`Move`]; the [`Board`], and which man is which ([`ManId`]); who attacks what; which moves
//! there are; why one is illegal; the [`Position`]; its [`Status`], its FEN, how many ways there are to play on
//! ([`perft`](perft::perft)), and whether anybody can still win; moves in words ([`Notation`]); what is owed after a
//! [`touch`]; [`records`] of games.

pub mod attack;
pub mod board;
pub mod dead;
mod exposure;
pub mod fen;
pub mod generate;
pub mod illegal;
mod key;
pub mod man;
pub mod moves;
pub mod notation;
mod per_point;
pub mod perft;
pub mod position;
mod reach;
pub mod records;
pub mod square;
pub mod squares;
pub mod status;
pub mod step;
pub mod touch;

#[cfg(test)]
pub(crate) mod diagram;
#[cfg(test)]
mod laws;

pub use board::Board;
pub use board::identity::ManId;
pub use fen::flaw::{FenError, FenFlaw};
pub use illegal::IllegalMove;
pub use man::{Kind, Man};
pub use moves::{Move, ParseMoveError};
pub use notation::chinese::Script;
pub use notation::refusal::{ReadMoveError, ReadMoveFlaw};
pub use notation::{Forms, Notation};
pub use position::Position;
pub use square::{ParseSquareError, Square};
pub use squares::Squares;
pub use status::Status;
