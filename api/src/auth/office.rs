//! The offices (**Art. 16–18**) as types: what a handler asks for in its signature. Each names the roles that
//! hold it; an administrator holds every one.

use chuhe_domain::vocabulary::Role;

/// An office that a handler may ask for.
pub trait Office {
    /// The roles that hold it.
    const HELD_BY: &'static [Role];
}

macro_rules! offices {
    ($($(#[$doc:meta])* $office:ident: $($role:ident),*;)*) => {$(
        $(#[$doc])*
        #[derive(Debug, Clone, Copy)]
        pub struct $office;

        impl Office for $office {
            const HELD_BY: &'static [Role] = &[Role::Administrator, $(Role::$role),*];
        }
    )*};
}

offices! {
    /// Runs the server.
    Administrator:;
    /// 競賽組織機構 (**Art. 16.1**): regulations, consent to withdraw, expulsion, the person's data.
    Organiser: Organiser;
    /// The secretariat: entries, lots, rounds (**Art. 16.1, 17.5**).
    Secretariat: Organiser, ChiefArbiter;
    /// 裁判長 (**Art. 16.2**): what goes beyond one table.
    ChiefArbiter: ChiefArbiter;
    /// 裁判員 (**Art. 17.4**): rulings at a table.
    Arbiter: ChiefArbiter, Arbiter;
    /// Whoever may change a result: arbiters, and after an appeal the committee (**Art. 16.3**).
    Reviser: ChiefArbiter, Arbiter, ArbitrationCommittee;
    /// Whoever may punish (**Art. 17.7, 18**): which penalty, the penalty says.
    Disciplinarian: Organiser, ChiefArbiter, Arbiter;
    /// Whoever may bring an appeal before those who decide it (**Art. 8.5**): a player, or an official in a player's name.
    Appellant: Organiser, ChiefArbiter, Arbiter, ArbitrationCommittee, Player;
    /// Whoever names a line-up (**Art. 12.2, 12.3**): the team, or an official in its name.
    TeamHand: Organiser, ChiefArbiter, Arbiter, Player;
    /// Whoever keeps the record at a table, and the players for their own side.
    TableHand: ChiefArbiter, Arbiter, Scorer, Player;
    /// Whoever keeps the record at a table, and plays for no side: what is said of both players.
    TableKeeper: ChiefArbiter, Arbiter, Scorer;
    /// Whoever gives out tokens.
    Issuer: Organiser, ChiefArbiter;
    /// Whoever sees what is not published: those who run the event, and those who rule in it.
    Official: Organiser, ChiefArbiter, Arbiter, ArbitrationCommittee;
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_office_is_held_by_an_administrator() {
        let offices = [
            Administrator::HELD_BY,
            Organiser::HELD_BY,
            Secretariat::HELD_BY,
            ChiefArbiter::HELD_BY,
            Arbiter::HELD_BY,
            Reviser::HELD_BY,
            Disciplinarian::HELD_BY,
            Appellant::HELD_BY,
            TeamHand::HELD_BY,
            TableHand::HELD_BY,
            TableKeeper::HELD_BY,
            Issuer::HELD_BY,
            Official::HELD_BY,
        ];
        assert!(offices.iter().all(|held| held.contains(&Role::Administrator)));
    }

    #[test]
    fn art_16_1_the_organiser_rules_no_game() {
        for ruling in [Arbiter::HELD_BY, Reviser::HELD_BY, TableHand::HELD_BY, TableKeeper::HELD_BY] {
            assert!(!ruling.contains(&Role::Organiser));
        }
    }
}
