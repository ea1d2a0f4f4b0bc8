//! What a colour costs an entrant, and which of two ought to have Red.

use std::collections::BTreeMap;

use crate::pairing::swiss::chinese::record::Record;
use crate::pairing::swiss::chinese::rules::HouseRules;
use crate::vocabulary::Side;

/// All that matters of an entrant's colours; many are alike.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(super) struct Kind {
    /// How many games more with Red than with Black.
    surplus: i64,
    /// The surplus of the last game alone: 0 before the first.
    last: i64,
    /// Whether Red, and whether Black, would break a limit.
    barred: [bool; 2],
}

/// What the colours of a pair cost, the gravest first: limits broken, games more of a colour of which one had more
/// already, and colours that are those of the last game.
///
/// The second orders colourings as the sum of the squares of (Red − Black) does: who has `s` more of one colour has
/// `(s + 1)²` after one more of it and `(s − 1)²` after one of the other, `4s` apart.
pub(super) type Cost = [i64; 3];

const fn sign(side: Side) -> i64 {
    match side {
        Side::Red => 1,
        Side::Black => -1,
    }
}

impl Kind {
    pub(super) fn of(record: &Record, rules: &HouseRules) -> Self {
        let surplus = record.surplus();
        let last = record.sides.last().copied();
        let barred = [Side::Red, Side::Black].map(|side| {
            let run = if last == Some(side) { record.run() + 1 } else { 1 };
            run > usize::try_from(rules.max_colour_run).unwrap_or(usize::MAX)
                || (surplus + sign(side)).abs() > i64::from(rules.max_colour_difference)
        });
        Self { surplus, last: last.map_or(0, sign), barred }
    }

    fn cost(self, side: Side) -> Cost {
        let barred = self.barred[usize::from(side == Side::Black)];
        let more = (self.surplus * sign(side)).max(0);
        [i64::from(barred), more, i64::from(self.last == sign(side))]
    }

    /// The least cost of a pair, and the colour the first of them has by it, where that matters.
    pub(super) fn meets(self, other: Self) -> (Cost, Option<Side>) {
        let cost = |side: Side| {
            let (one, other) = (self.cost(side), other.cost(side.opponent()));
            std::array::from_fn(|rung| one[rung] + other[rung])
        };
        let (red, black): (Cost, Cost) = (cost(Side::Red), cost(Side::Black));
        match red.cmp(&black) {
            std::cmp::Ordering::Less => (red, Some(Side::Red)),
            std::cmp::Ordering::Greater => (black, Some(Side::Black)),
            std::cmp::Ordering::Equal => (red, None),
        }
    }
}

/// Which kinds there are, and what they cost each other.
#[derive(Debug, Clone)]
pub(super) struct Kinds {
    /// The kind of each record, by its number here.
    pub(super) of: Vec<usize>,
    pub(super) costs: Vec<Vec<Cost>>,
}

impl Kinds {
    pub(super) fn among(records: &[&Record], rules: &HouseRules) -> Self {
        let kinds: Vec<Kind> = records.iter().map(|record| Kind::of(record, rules)).collect();
        let mut numbers: BTreeMap<Kind, usize> = kinds.iter().map(|kind| (*kind, 0)).collect();
        for (number, kind) in numbers.values_mut().enumerate() {
            *kind = number;
        }
        let costs = numbers.keys().map(|one| numbers.keys().map(|other| one.meets(*other).0).collect());
        Self { costs: costs.collect(), of: kinds.iter().map(|kind| numbers[kind]).collect() }
    }

    /// What a pair costs at least.
    pub(super) fn cost(&self, one: usize, other: usize) -> Cost {
        self.costs[self.of[one]][self.of[other]]
    }
}
