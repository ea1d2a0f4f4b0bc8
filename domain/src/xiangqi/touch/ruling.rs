//! The ruling: the obligation, every demand considered before it, and the fouls. Its demands come from `article`,
//! what meets them from `demand`.

use crate::xiangqi::moves::Move;
use crate::xiangqi::position::Position;
use crate::xiangqi::square::Square;
use crate::xiangqi::status::Status;
use crate::xiangqi::touch::article::{TouchArticle, TouchOrder};
use crate::xiangqi::touch::demand::{Demand, Lapsed, Touched};
use crate::xiangqi::touch::refusal::TouchError;

/// What the player who touched men has to do, and why.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct TouchRuling {
    /// The article that speaks.
    pub article: TouchArticle,
    /// Whether more men were touched than the text speaks of, and the ruling is by our reading of it.
    pub house: bool,
    /// What the player has to do.
    pub obligation: Obligation,
    /// The demands that came before, in their order, and why each could not be met.
    pub because: Vec<Lapsed>,
    /// The fouls, in the order the men were touched.
    pub fouls: Vec<TouchFoul>,
}

/// What the player may play now.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum Obligation {
    /// Any legal move (另行走子).
    #[doc(alias = "另行走子")]
    Free,
    /// One of these only.
    Bound {
        /// The demand that binds.
        by: Demand,
        /// The legal moves that meet it, in their order; at least one.
        to: Vec<Move>,
    },
}

/// A foul of touching.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum TouchFoul {
    /// **Art. 9.1.5** – an own man that has no legal move.
    Immovable(Touched),
    /// **Art. 9.1.6** – an opposing man that no man can legally take.
    Untakeable(Touched),
}

impl TouchFoul {
    /// The article it is a foul by.
    #[must_use]
    pub const fn article(self) -> &'static str {
        match self {
            Self::Immovable(_) => "9.1.5",
            Self::Untakeable(_) => "9.1.6",
        }
    }

    /// The man that was touched.
    #[must_use]
    pub const fn touched(self) -> Touched {
        match self {
            Self::Immovable(touched) | Self::Untakeable(touched) => touched,
        }
    }
}

impl Position {
    /// **Art. 5.1–5.5** – what the side to move has to do after touching the men on these squares. A man named
    /// twice was touched once, the first time.
    ///
    /// # Errors
    /// There is nothing to rule on: nobody was touched, a square is empty, or the game is over.
    pub fn touch_ruling(&self, squares: &[Square], order: TouchOrder) -> Result<TouchRuling, TouchError> {
        let status = self.status();
        if status != Status::Ongoing {
            return Err(TouchError::GameOver { status });
        }
        if self.neither_side_can_attack() {
            return Err(TouchError::Drawn);
        }
        let (touched, mover) = (men_on(self, squares)?, self.side_to_move());
        let article = TouchArticle::of(&touched, mover, order).ok_or(TouchError::NobodyTouched)?;
        let legal = self.legal_moves();
        let (mut because, mut obligation) = (Vec::new(), Obligation::Free);
        for by in article.demands(&touched, mover) {
            match by.moves(self, &legal) {
                Ok(to) => {
                    obligation = Obligation::Bound { by, to };
                    break;
                }
                Err(why) => because.push(Lapsed { demand: by, why }),
            }
        }
        Ok(TouchRuling {
            article,
            house: !article.speaks_of(touched.len()),
            obligation,
            because,
            fouls: touched.iter().filter_map(|&one| foul(self, &legal, one)).collect(),
        })
    }
}

fn men_on(position: &Position, squares: &[Square]) -> Result<Vec<Touched>, TouchError> {
    let mut touched: Vec<Touched> = Vec::new();
    for (index, &square) in squares.iter().enumerate() {
        let man = position.board().man_at(square).ok_or(TouchError::EmptySquare { index, square })?;
        if touched.iter().all(|known| known.square != square) {
            touched.push(Touched { square, man });
        }
    }
    Ok(touched)
}

/// **Art. 9.1.5, 9.1.6** – whether touching this man was a foul, whatever else was touched.
fn foul(position: &Position, legal: &[Move], touched: Touched) -> Option<TouchFoul> {
    if touched.man.side == position.side_to_move() {
        let movable = legal.iter().any(|one| one.from == touched.square);
        (!movable).then_some(TouchFoul::Immovable(touched))
    } else {
        let takeable = legal.iter().any(|one| one.to == touched.square);
        (!takeable).then_some(TouchFoul::Untakeable(touched))
    }
}
