//! What men are worth in an exchange (**Art. 25.3**, 子力): a chariot two horses or cannons, advisor and elephant alike. A
//! soldier's value floats: who gives one for a horse or cannon wins nothing, nor who gives one of those for soldiers.

use crate::xiangqi::{Kind, Man, Square};

/// Whether it is a man by whose capture anything is won (**Art. 25.3, 29.3**): not the General, nor a soldier that has not
/// crossed the river.
#[must_use]
#[doc(alias = "子力")]
pub const fn counts(man: Man, on: Square) -> bool {
    match man.kind {
        Kind::General => false,
        Kind::Soldier => on.across_river(man.side),
        _ => true,
    }
}

/// What taking it brings.
#[must_use]
pub const fn prize(man: Man, on: Square) -> i32 {
    match man.kind {
        Kind::General => 1000,
        Kind::Chariot => 20,
        Kind::Horse | Kind::Cannon => 10,
        Kind::Advisor | Kind::Elephant => 5,
        Kind::Soldier if on.across_river(man.side) => 3,
        Kind::Soldier => 0,
    }
}

/// What losing it costs: of a soldier as much as of a horse, so that one for the other is no gain, and one for a chariot is.
#[must_use]
pub const fn price(man: Man, on: Square) -> i32 {
    match man.kind {
        Kind::Soldier => 10,
        _ => prize(man, on),
    }
}
