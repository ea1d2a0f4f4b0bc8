//! Under which regulations the laws are held to: a hall to want things in.

use chuhe_domain::clock::{ClockRules, Keeper, Period, TimeControl};
use chuhe_domain::game::{GameCommand, Start};
use chuhe_domain::rules::IllegalMovePolicy;
use chuhe_domain::tournament::{Change, Regulations};
use chuhe_domain::vocabulary::{GameId, Moment, Side};
use proptest::prelude::*;

use crate::hall::Hall;

/// Under which regulations the games are played, and whether they have begun: without whom.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Terms {
    clock: bool,
    device: bool,
    lenient: bool,
    begun: Option<(bool, bool)>,
}

pub(crate) fn terms() -> impl Strategy<Value = Terms> {
    let absent = (any::<bool>(), any::<bool>());
    let begun = prop::option::weighted(0.8, absent);
    (prop::bool::weighted(0.8), prop::bool::weighted(0.3), any::<bool>(), begun)
        .prop_map(|(clock, device, lenient, begun)| Terms { clock, device, lenient, begun })
}

/// The sides of which it is said.
pub(super) fn sides((red, black): (bool, bool)) -> Vec<Side> {
    [(red, Side::Red), (black, Side::Black)].into_iter().filter(|(is, _)| *is).map(|(_, side)| side).collect()
}

impl Terms {
    /// Five entrants; times so short that they are over now and then.
    pub(crate) fn hall(self) -> Hall {
        let period =
            |moves, time_ms| Period { increment_ms: 500, delay_ms: 200, ..Period::new(moves, time_ms) };
        let periods = vec![period(Some(2), 20_000), period(Some(1), 6_000)];
        let time_control = self.clock.then(|| TimeControl::new(periods, None).unwrap());
        let authority = if self.device { Keeper::Device } else { Keeper::Server };
        let clock = ClockRules { authority, ..ClockRules::default() };
        let mut hall = Hall::under(Regulations { time_control, clock, ..Regulations::default() }, 5);
        hall.draw();
        if let Some(absent) = self.begun {
            hall.open_round(1);
            for game in hall.games.keys().copied().collect::<Vec<_>>() {
                hall.at(game, &Start { absent: sides(absent), word_of: None }).unwrap();
            }
        }
        hall
    }

    /// Does it to a game, if it is allowed; says whether it was.
    pub(super) fn tell(self, hall: &mut Hall, game: GameId, command: &dyn GameCommand, at: Moment) -> bool {
        let mut setting = hall.tournament.setting(game);
        setting.rules.late_limit_ms = Some(8_000);
        setting.rules.claim_penalty_ms = 5_000;
        setting.rules.omission_grace_ms = 5_000;
        setting.rules.natural_limit_rounds = 3;
        setting.rules.omitted_plies_per_foul = 2;
        if self.lenient {
            setting.rules.illegal_move = IllegalMovePolicy::SecondLoses;
        }
        let Ok(events) = command.decide(&hall.games[&game], &setting, at) else { return false };
        for event in events {
            hall.evolve(&Change::Game(game, event));
        }
        true
    }
}
