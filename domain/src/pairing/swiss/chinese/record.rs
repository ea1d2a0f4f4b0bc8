//! What the rounds so far say of one entrant.

use crate::pairing::swiss::chinese::house::House;
use crate::pairing::swiss::colour::surplus;
use crate::pairing::swiss::field::{Past, SwissField};
use crate::pairing::swiss::profile::Float;
use crate::vocabulary::Side;

#[derive(Debug, Clone)]
pub(super) struct Record {
    /// From 0, in the order of the field.
    pub(super) number: usize,
    pub(super) points: u32,
    /// Whom the entrant may not meet.
    pub(super) met: Vec<usize>,
    /// The colours played with.
    pub(super) sides: Vec<Side>,
    pub(super) byes: u32,
    /// Whether the round before paired the entrant down (or gave the bye), or up.
    pub(super) float: Option<Float>,
    pub(super) federation: Option<u32>,
}

impl Record {
    /// Of every entrant.
    pub(super) fn all(field: &SwissField, house: &House<'_>) -> Vec<Self> {
        let forfeits = house.rules.forfeit_counts_as_meeting;
        let mut records: Vec<_> = field
            .entrants
            .iter()
            .enumerate()
            .map(|(number, entrant)| {
                let past = &entrant.past;
                let played = past.iter().filter_map(|past| match past {
                    Past::Played { side, .. } => Some(*side),
                    _ => None,
                });
                let met = past.iter().filter_map(|past| match past {
                    Past::Played { opponent, .. } => Some(*opponent),
                    Past::Forfeit { opponent, .. } if forfeits => Some(*opponent),
                    _ => None,
                });
                let byes = past.iter().filter(|past| matches!(past, Past::Bye { .. })).count();
                Self {
                    number,
                    points: points(field, number, past.len()),
                    met: met.collect(),
                    sides: played.collect(),
                    byes: u32::try_from(byes).unwrap_or(u32::MAX),
                    float: float(field, number),
                    federation: house.federations.get(number).copied().flatten(),
                }
            })
            .collect();
        for (one, other) in &field.forbidden {
            records[*one].met.push(*other);
            records[*other].met.push(*one);
        }
        records
    }

    /// How many games more with Red than with Black.
    pub(super) fn surplus(&self) -> i64 {
        surplus(&self.sides)
    }

    /// How often the colour of the last game was had in a row.
    pub(super) fn run(&self) -> usize {
        let last = self.sides.last();
        self.sides.iter().rev().take_while(|side| Some(*side) == last).count()
    }
}

/// What an entrant had after so many rounds.
fn points(field: &SwissField, number: usize, rounds: usize) -> u32 {
    field.entrants[number].past.iter().take(rounds).map(|past| past.points()).sum()
}

/// Whether the last round paired an entrant down or up, played or not.
fn float(field: &SwissField, number: usize) -> Option<Float> {
    let round = field.rounds_before().checked_sub(1)?;
    match *field.entrants[number].past.get(round)? {
        Past::Played { opponent, .. } | Past::Forfeit { opponent, .. } => {
            match points(field, number, round).cmp(&points(field, opponent, round)) {
                std::cmp::Ordering::Greater => Some(Float::Down),
                std::cmp::Ordering::Less => Some(Float::Up),
                std::cmp::Ordering::Equal => None,
            }
        }
        Past::Bye { .. } => Some(Float::Down),
        Past::Unpaired { .. } => None,
    }
}
