//! Which article speaks of the men touched, and in which order it makes its demands. Whether a demand can be met
//! is decided by `demand`.

use crate::vocabulary::side::Side;
use crate::xiangqi::touch::demand::{Demand, Touched};

/// Whether men were touched one after the other.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum TouchOrder {
    /// In the order they are named.
    OneByOne,
    /// At the same time; the order they are named in decides only between men of one side.
    Together,
}

/// The article that speaks, by whose men were touched and whose first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[doc(alias = "摸子")]
#[doc(alias = "觸摸")]
pub enum TouchArticle {
    /// **Art. 5.1** – own men only.
    Own,
    /// **Art. 5.2** – opposing men only.
    Opposing,
    /// **Art. 5.3** – an own man, and opposing men after it.
    OwnFirst,
    /// **Art. 5.4** – an opposing man, and own men after it.
    OpposingFirst,
    /// **Art. 5.5** – men of both sides at the same time: in the order of 5.4.
    Together,
}

impl TouchArticle {
    /// The article for these men, if there are any.
    pub(super) fn of(touched: &[Touched], mover: Side, order: TouchOrder) -> Option<Self> {
        let own = touched.first()?.man.side == mover;
        let both = touched.iter().any(|one| (one.man.side == mover) != own);
        Some(match (both, order, own) {
            (false, _, true) => Self::Own,
            (false, _, false) => Self::Opposing,
            (true, TouchOrder::Together, _) => Self::Together,
            (true, TouchOrder::OneByOne, true) => Self::OwnFirst,
            (true, TouchOrder::OneByOne, false) => Self::OpposingFirst,
        })
    }

    /// Its number.
    #[must_use]
    pub const fn number(self) -> &'static str {
        match self {
            Self::Own => "5.1",
            Self::Opposing => "5.2",
            Self::OwnFirst => "5.3",
            Self::OpposingFirst => "5.4",
            Self::Together => "5.5",
        }
    }

    /// Whether the text speaks of so many men: of one, or of one of each side. With more, each comes in turn by
    /// the same steps (house).
    pub(super) const fn speaks_of(self, men: usize) -> bool {
        match self {
            Self::Own | Self::Opposing => men == 1,
            Self::OwnFirst | Self::OpposingFirst | Self::Together => men == 2,
        }
    }

    /// Its demands in their order, each for when the ones before cannot be met.
    ///
    /// **5.3** – the former takes the latter; the former moves; another man takes the latter.
    /// **5.4, 5.5** – the latter takes the former; another man takes the former; the latter moves.
    pub(super) fn demands(self, touched: &[Touched], mover: Side) -> Vec<Demand> {
        let (own, opposing): (Vec<_>, Vec<_>) =
            touched.iter().copied().partition(|one| one.man.side == mover);
        let take_with = |own, opposing| Demand::TakeWith { own, opposing };
        let moves = own.iter().map(|&own| Demand::Move { own });
        let takes = opposing.iter().map(|&opposing| Demand::Take { opposing });
        match self {
            Self::Own | Self::OwnFirst => {
                let pairs =
                    own.iter().flat_map(|&own| opposing.iter().map(move |&taken| take_with(own, taken)));
                pairs.chain(moves).chain(takes).collect()
            }
            Self::Opposing | Self::OpposingFirst | Self::Together => {
                let pairs =
                    opposing.iter().flat_map(|&taken| own.iter().map(move |&own| take_with(own, taken)));
                pairs.chain(takes).chain(moves).collect()
            }
        }
    }
}
