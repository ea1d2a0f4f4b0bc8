//! What follows for one entrant from the rounds so far.

use crate::pairing::swiss::colour::{Preference, surplus};
use crate::pairing::swiss::field::{Past, SwissField};
use crate::vocabulary::Side;

/// A float: paired with one of another score.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Float {
    Down,
    Up,
}

#[derive(Debug, Clone)]
pub(super) struct Profile {
    /// From 0, in the order of the field.
    pub(super) number: usize,
    /// With what is lent for the pairing of this round.
    pub(super) points: u32,
    /// Whom the entrant may not meet again, or at all.
    pub(super) met: Vec<usize>,
    /// The colours played with.
    pub(super) sides: Vec<Side>,
    pub(super) preference: Option<Preference>,
    /// The float of the round before, and of the one before that.
    pub(super) floats: [Option<Float>; 2],
    /// Rounds without a game.
    pub(super) unplayed: i64,
    /// Had a bye already, or a win's points without play.
    pub(super) had_bye: bool,
}

impl Profile {
    pub(super) fn all(field: &SwissField) -> Vec<Self> {
        let rounds = field.rounds_before();
        let past = |number: usize, round: usize| field.entrants[number].past.get(round).copied();
        let points = |number: usize, rounds: usize| -> u32 {
            let earned: u32 = field.entrants[number].past.iter().take(rounds).map(|past| past.points()).sum();
            earned + field.lent(number, rounds)
        };
        let float = |number: usize, back: usize| {
            let round = rounds.checked_sub(back)?;
            match past(number, round)? {
                Past::Played { opponent, .. } => match points(number, round).cmp(&points(opponent, round)) {
                    std::cmp::Ordering::Greater => Some(Float::Down),
                    std::cmp::Ordering::Less => Some(Float::Up),
                    std::cmp::Ordering::Equal => None,
                },
                Past::Bye { .. } => Some(Float::Down),
                Past::Forfeit { points, .. } | Past::Unpaired { points } => {
                    (points > 0).then_some(Float::Down)
                }
            }
        };
        let profile = |number: usize| {
            let pasts = &field.entrants[number].past;
            let played = pasts.iter().filter_map(|past| match past {
                Past::Played { opponent, side, .. } => Some((*opponent, *side)),
                _ => None,
            });
            let (met, sides): (Vec<_>, Vec<_>) = played.unzip();
            let had_bye = pasts.iter().any(|past| match past {
                Past::Played { .. } => false,
                Past::Bye { .. } => true,
                Past::Forfeit { points, .. } | Past::Unpaired { points } => *points >= field.win,
            });
            Self {
                number,
                points: points(number, rounds),
                unplayed: i64::try_from(rounds - sides.len()).unwrap_or(i64::MAX),
                preference: Preference::after(&sides),
                floats: [float(number, 1), float(number, 2)],
                met,
                sides,
                had_bye,
            }
        };
        let mut profiles: Vec<_> = (0..field.entrants.len()).map(profile).collect();
        for (one, other) in &field.forbidden {
            profiles[*one].met.push(*other);
            profiles[*other].met.push(*one);
        }
        profiles
    }

    /// How many games more with Red than with Black.
    pub(super) fn surplus(&self) -> i64 {
        surplus(&self.sides)
    }

    /// The colour of the last two games, where it was the same.
    pub(super) fn run_of_two(&self) -> Option<Side> {
        match self.sides.as_slice() {
            [.., before, last] if before == last => Some(*last),
            _ => None,
        }
    }
}
