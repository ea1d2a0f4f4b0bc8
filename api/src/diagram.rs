//! Boards as pictures: the men of a board for whoever draws it, and a judged move as a picture of its own.

mod arrow;
mod drawing;
mod judged;
mod place;

pub(crate) use drawing::Drawing;
pub(crate) use judged::draw;
