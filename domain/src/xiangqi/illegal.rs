//! Why a move is illegal, by name, with the squares that show it: for the player whose app sent it, and for
//! the arbiter who rules on one played on the board. That it is illegal is decided by `generate` and `attack`;
//! this file only finds the words. What follows from it (data refused, or a game lost) is the game's business.

use strum::EnumCount;

use crate::vocabulary::refusal::{Reason, Refuse};
use crate::vocabulary::side::Side;
use crate::xiangqi::attack::{Danger, danger_after, is_checked};
use crate::xiangqi::board::Board;
use crate::xiangqi::generate::reaches;
use crate::xiangqi::man::{Kind, Man};
use crate::xiangqi::moves::Move;
use crate::xiangqi::square::Square;
use crate::xiangqi::step::{ELEPHANT, HORSE, Leap, Step};

/// What is wrong with a move.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, thiserror::Error, EnumCount)]
pub enum IllegalMove {
    /// **Art. 2.1** – there is nobody to move.
    #[error("no man stands on {square}")]
    EmptySquare {
        /// Where nobody stands.
        square: Square,
    },
    /// **Art. 2.1** – each player moves the men of one side.
    #[error("the {} on {square} is the opponent's", .man.kind)]
    OpponentsMan {
        /// Where it stands.
        square: Square,
        /// The opponent's man.
        man: Man,
    },
    /// **Art. 2.1** – a move goes from one point to another.
    #[error("the man on {square} does not leave it")]
    StandsStill {
        /// From here to here.
        square: Square,
    },
    /// **Art. 2.3** – only the opponent's men are taken.
    #[error("the {} on {square} is the mover's own", .man.kind)]
    OwnManOnTarget {
        /// The target.
        square: Square,
        /// The mover's man on it.
        man: Man,
    },
    /// **Art. 2.2** – men of this kind go otherwise.
    #[error("a {} does not move so", .man.kind)]
    NotItsMove {
        /// The man.
        man: Man,
    },
    /// **Art. 2.2** – General and Advisor stay in the palace.
    #[error("a {} does not leave the palace: {to} lies outside", .man.kind)]
    LeavesPalace {
        /// The man.
        man: Man,
        /// The target, outside.
        to: Square,
    },
    /// **Art. 2.2** – the Elephant stays on its own bank.
    #[error("an elephant does not cross the river: {to} lies beyond")]
    CrossesRiver {
        /// The target, beyond.
        to: Square,
    },
    /// **Art. 2.2** – 蹩馬腿.
    #[error("the horse's leg is blocked on {leg}")]
    #[doc(alias = "蹩馬腿")]
    LegBlocked {
        /// The man there is in the way.
        leg: Square,
    },
    /// **Art. 2.2** – 塞象眼.
    #[error("the elephant's eye is blocked on {eye}")]
    #[doc(alias = "塞象眼")]
    EyeBlocked {
        /// The man there is in the way.
        eye: Square,
    },
    /// **Art. 2.2** – Chariot and Cannon pass nobody.
    #[error("a man is in the way on {at}")]
    WayBlocked {
        /// The nearest man in the way.
        at: Square,
    },
    /// **Art. 2.3** (炮打隔子) – the Cannon takes over exactly one man.
    #[error("a cannon takes over exactly one man: there are {screens} before {to}")]
    WrongScreens {
        /// The man to be taken.
        to: Square,
        /// How many stand between.
        screens: usize,
    },
    /// **Art. 2.2** – a Soldier never goes back.
    #[error("a soldier does not go back")]
    SoldierRetreats,
    /// **Art. 2.2** – a Soldier goes sideways only across the river.
    #[error("the soldier on {square} has not crossed the river")]
    SoldierNotAcross {
        /// Where it stands.
        square: Square,
    },
    /// **Art. 4.1.2** – the Generals would face each other.
    #[error("the generals would face each other")]
    #[doc(alias = "將帥對面")]
    GeneralsFace,
    /// **Art. 3.1** – the mover is in check and does not answer it (應將).
    #[error("the check is not answered: the general is attacked from {by}")]
    #[doc(alias = "應將")]
    CheckUnanswered {
        /// Where an attacker stands.
        by: Square,
    },
    /// **Art. 4.1.6** – the mover's General would stand attacked.
    #[error("the general would be attacked from {by}")]
    #[doc(alias = "送將")]
    GeneralAttacked {
        /// Where an attacker stands.
        by: Square,
    },
}

impl IllegalMove {
    /// The article by which such a move, played on the board, loses the game: **4.1.2** where Generals face,
    /// else **4.1.6**.
    #[must_use]
    pub const fn article(&self) -> &'static str {
        match self {
            Self::GeneralsFace => "4.1.2",
            _ => "4.1.6",
        }
    }

    /// The article about moving that it breaks.
    #[must_use]
    pub const fn breaks(&self) -> &'static str {
        match self {
            Self::EmptySquare { .. } | Self::OpponentsMan { .. } | Self::StandsStill { .. } => "2.1",
            // 2.3 lets every man but the General be given up to the opponent.
            Self::OwnManOnTarget { .. } | Self::WrongScreens { .. } | Self::GeneralAttacked { .. } => "2.3",
            Self::CheckUnanswered { .. } => "3.1",
            _ => "2.2",
        }
    }

    /// The stable code of the problem.
    #[must_use]
    pub const fn code(&self) -> &'static str {
        match self {
            Self::EmptySquare { .. } => "xiangqi.empty_square",
            Self::OpponentsMan { .. } => "xiangqi.opponents_man",
            Self::StandsStill { .. } => "xiangqi.stands_still",
            Self::OwnManOnTarget { .. } => "xiangqi.own_man_on_target",
            Self::NotItsMove { .. } => "xiangqi.not_its_move",
            Self::LeavesPalace { .. } => "xiangqi.leaves_palace",
            Self::CrossesRiver { .. } => "xiangqi.crosses_river",
            Self::LegBlocked { .. } => "xiangqi.leg_blocked",
            Self::EyeBlocked { .. } => "xiangqi.eye_blocked",
            Self::WayBlocked { .. } => "xiangqi.way_blocked",
            Self::WrongScreens { .. } => "xiangqi.wrong_screens",
            Self::SoldierRetreats => "xiangqi.soldier_retreats",
            Self::SoldierNotAcross { .. } => "xiangqi.soldier_not_across",
            Self::GeneralsFace => "xiangqi.generals_face",
            Self::CheckUnanswered { .. } => "xiangqi.check_unanswered",
            Self::GeneralAttacked { .. } => "xiangqi.general_attacked",
        }
    }
}

impl IllegalMove {
    /// What it says of a move of `mover`: with the side of the man that it speaks of.
    #[must_use]
    pub fn reason_of(&self, mover: Side) -> Reason {
        let side = match *self {
            Self::OpponentsMan { man, .. } => man.side,
            _ => mover,
        };
        self.reason().fact("side", side)
    }
}

impl Refuse for IllegalMove {
    fn reason(&self) -> Reason {
        let reason = Reason::new(self.code()).article(self.article()).fact("breaks", self.breaks());
        match *self {
            Self::EmptySquare { square }
            | Self::StandsStill { square }
            | Self::SoldierNotAcross { square }
            | Self::CrossesRiver { to: square }
            | Self::LegBlocked { leg: square }
            | Self::EyeBlocked { eye: square }
            | Self::WayBlocked { at: square }
            | Self::CheckUnanswered { by: square }
            | Self::GeneralAttacked { by: square } => reason.fact("square", square),
            Self::OpponentsMan { square, man } | Self::OwnManOnTarget { square, man } => {
                reason.fact("square", square).fact("man", man.kind)
            }
            Self::NotItsMove { man } => reason.fact("man", man.kind),
            Self::LeavesPalace { man, to } => reason.fact("man", man.kind).fact("square", to),
            Self::WrongScreens { to, screens } => reason.fact("square", to).fact("screens", screens),
            Self::SoldierRetreats | Self::GeneralsFace => reason,
        }
    }
}

/// What is wrong with this move of `side` on this board, if anything is. The first flaw in the order a player
/// would see them: whose man it is, how it goes, what becomes of the General.
#[must_use]
pub fn why_illegal(board: &Board, side: Side, tried: Move) -> Option<IllegalMove> {
    let Move { from, to } = tried;
    let Some(man) = board.man_at(from) else { return Some(IllegalMove::EmptySquare { square: from }) };
    if man.side != side {
        return Some(IllegalMove::OpponentsMan { square: from, man });
    }
    if from == to {
        return Some(IllegalMove::StandsStill { square: from });
    }
    if let Some(own) = board.man_at(to).filter(|target| target.side == side) {
        return Some(IllegalMove::OwnManOnTarget { square: to, man: own });
    }
    if !reaches(board, tried) {
        return Some(why_not_reached(board, man, tried));
    }
    danger_after(board, side, tried).map(|danger| match danger {
        Danger::GeneralsFace => IllegalMove::GeneralsFace,
        Danger::Attacked { by } if is_checked(board, side) => IllegalMove::CheckUnanswered { by },
        Danger::Attacked { by } => IllegalMove::GeneralAttacked { by },
    })
}

/// The man does not reach the target: what kept it from there.
fn why_not_reached(board: &Board, man: Man, Move { from, to }: Move) -> IllegalMove {
    let offset = from.offset_to(to);
    let otherwise = IllegalMove::NotItsMove { man };
    let over =
        |leaps: &[Leap]| leaps.iter().find(|leap| leap.to == offset).and_then(|leap| from.step(leap.over));
    match man.kind {
        Kind::General if offset.files.abs() + offset.ranks.abs() == 1 => {
            IllegalMove::LeavesPalace { man, to }
        }
        Kind::Advisor if offset.files.abs() == 1 && offset.ranks.abs() == 1 => {
            IllegalMove::LeavesPalace { man, to }
        }
        Kind::Elephant => match over(&ELEPHANT) {
            Some(_) if to.across_river(man.side) => IllegalMove::CrossesRiver { to },
            Some(eye) => IllegalMove::EyeBlocked { eye },
            None => otherwise,
        },
        Kind::Horse => over(&HORSE).map_or(otherwise, |leg| IllegalMove::LegBlocked { leg }),
        Kind::Chariot | Kind::Cannon => {
            let Some(step) = offset.along_line() else { return otherwise };
            let between = || board.along(from, step).take_while(|&(square, _)| square != to);
            if man.kind == Kind::Cannon && board.man_at(to).is_some() {
                return IllegalMove::WrongScreens { to, screens: between().count() };
            }
            between().next().map_or(otherwise, |(at, _)| IllegalMove::WayBlocked { at })
        }
        Kind::Soldier if offset == Step::forward(man.side).back() => IllegalMove::SoldierRetreats,
        Kind::Soldier if offset.ranks == 0 && offset.files.abs() == 1 => {
            IllegalMove::SoldierNotAcross { square: from }
        }
        Kind::General | Kind::Advisor | Kind::Soldier => otherwise,
    }
}

#[cfg(test)]
mod tests;
