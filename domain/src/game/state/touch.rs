//! The men that the side to move has touched before its move (**Art. 5.1–5.6**).

use crate::game::event::PiecesTouched;
use crate::game::state::Broken;
use crate::vocabulary::Side;
use crate::xiangqi::touch::{TouchOrder, TouchRuling};
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
    /// What is owed after more men were touched; what is excused changes nothing.
    pub(super) fn after(
        before: Option<Self>,
        touched: &PiecesTouched,
        position: &Position,
    ) -> Result<Option<Self>, Broken> {
        if touched.excuse.is_some() {
            return Ok(before);
        }
        let men = touched.men.iter().map(|square| square.parse()).collect::<Result<Vec<Square>, _>>();
        let men = men.map_err(|error| Broken(format!("touched men: {error}")))?;
        Self::of(before.as_ref(), touched.by, &men, touched.together, position)
            .map(Some)
            .map_err(|error| Broken(format!("touched men: {error}")))
    }

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
    ) -> Result<Self, crate::xiangqi::touch::TouchError> {
        let order = if before.is_none() && together { TouchOrder::Together } else { TouchOrder::OneByOne };
        let men: Vec<Square> = before.iter().flat_map(|before| &before.men).chain(men).copied().collect();
        let ruling = position.touch_ruling(&men, order)?;
        Ok(Self { by, men, order, ruling })
    }
}
