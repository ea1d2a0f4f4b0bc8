//! The men that the side to move has touched before its move (**Art. 5.1–5.6**).

use crate::vocabulary::Side;
use crate::xiangqi::touch::{TouchError, TouchOrder, TouchRuling};
use crate::xiangqi::{Position, Square};

/// What was touched, and what is owed for it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Touch {
    /// Who touched.
    pub by: Side,
    /// The points of the men, in their order.
    pub men: Vec<Square>,
    /// Whether all of it was at once.
    pub order: TouchOrder,
    /// The ruling.
    pub ruling: TouchRuling,
}

impl Touch {
    /// **Art. 5.3, 5.4** – men touched one after the other before one move are ruled on together, in their order.
    ///
    /// # Errors
    /// There is nothing to rule on: a point is empty, or the game is over.
    pub fn of(
        before: Option<&Self>,
        by: Side,
        men: &[Square],
        together: bool,
        position: &Position,
    ) -> Result<Self, TouchError> {
        let order = if before.is_none() && together { TouchOrder::Together } else { TouchOrder::OneByOne };
        let men: Vec<Square> = before.iter().flat_map(|before| &before.men).chain(men).copied().collect();
        let ruling = position.touch_ruling(&men, order)?;
        Ok(Self { by, men, order, ruling })
    }

    /// The same men on another board; nothing, where they do not stand there.
    pub(super) fn on(&self, position: &Position) -> Option<Self> {
        Self::of(None, self.by, &self.men, self.order == TouchOrder::Together, position).ok()
    }
}
