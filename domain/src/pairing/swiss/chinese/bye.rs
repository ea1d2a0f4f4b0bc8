//! What comes before everything else: a complete pairing with as few broken colour limits as may be, and of all of these
//! the one whose bye is the lowest. That leaves one holder of the bye only, and the rest is an even field.

use crate::pairing::matching::{Complete, Joined, Matching, Vertex};
use crate::pairing::swiss::chinese::colours::Kinds;
use crate::pairing::swiss::chinese::places::by_points;
use crate::pairing::swiss::chinese::record::Record;
use crate::pairing::swiss::chinese::rules::HouseRules;
use crate::pairing::swiss::field::SwissField;
use crate::pairing::swiss::round::NoPairing;

pub(super) struct Bye {
    pub(super) holder: Option<usize>,
    /// How many must break a limit of colours.
    pub(super) breaches: i64,
    /// Such a pairing.
    pub(super) pairs: Vec<(usize, usize)>,
}

struct Present<'a> {
    list: &'a [&'a Record],
    kinds: Kinds,
    bye_limit: u32,
    /// No limit of colours may be broken, and the bye is the lowest's who may have one.
    strict: bool,
    /// All of them; in an odd field, the bye is one vertex more.
    blocks: Vec<Vec<Vertex>>,
}

/// How many partners each is tried with first.
const NEAR: usize = 8;
/// And how many all over the list.
const FAR: usize = 4;

fn whole(number: usize) -> i64 {
    i64::try_from(number).unwrap_or(i64::MAX)
}

impl Bye {
    pub(super) fn of(field: &SwissField, records: &[Record], rules: &HouseRules) -> Result<Self, NoPairing> {
        let list = by_points(field, records);
        let vertices = list.len() + list.len() % 2;
        let mut present = Present {
            strict: true,
            list: &list,
            kinds: Kinds::among(&list, rules),
            bye_limit: rules.bye_limit,
            blocks: vec![(0..vertices).collect()],
        };
        let numbers: Vec<usize> = list.iter().map(|record| record.number).collect();
        // Nothing is better than that, and most often it can be had.
        let matching = Matching::heaviest_of_all(&present).or_else(|_| {
            present.strict = false;
            Matching::heaviest_of_all(&present).map_err(|barrier| NoPairing::of(barrier, &numbers))
        })?;
        let partner = |one: Vertex| Some((one, matching.partner(one).filter(|other| one < *other)?));
        let mut bye = Self { holder: None, breaches: 0, pairs: Vec::new() };
        for (one, other) in (0..list.len()).filter_map(partner) {
            if other == list.len() {
                bye.holder = Some(numbers[one]);
            } else {
                bye.breaches += present.breaches(one, other);
                bye.pairs.push((numbers[one], numbers[other]));
            }
        }
        Ok(bye)
    }
}

impl Present<'_> {
    fn breaches(&self, one: Vertex, other: Vertex) -> i64 {
        self.kinds.cost(one, other)[0]
    }
}

impl Complete<i64> for Present<'_> {
    fn blocks(&self) -> &[Vec<Vertex>] {
        &self.blocks
    }

    fn promising(&self) -> Vec<Joined<i64>> {
        let entrants = self.list.len();
        let near = |one: Vertex| {
            let after = (one + 1..entrants).filter(move |other| self.joins(one, *other));
            let clean = after.clone().filter(move |other| self.breaches(one, *other) == 0).take(NEAR);
            let far = (1..=FAR).map(move |step| (one + step * entrants / (2 * FAR + 1) + step) % entrants);
            let far = far.map(move |other| (one.min(other), one.max(other)));
            let far = far.filter(|(one, other)| one != other && self.joins(*one, *other));
            let bye = (entrants..self.blocks[0].len()).filter(move |bye| self.joins(one, *bye));
            let near = clean.chain(after.take(2)).chain(bye).map(move |other| (one, other));
            near.chain(far).map(|(one, other)| (one, other, self.weight(one, other)))
        };
        (0..entrants).flat_map(near).collect()
    }

    fn joins(&self, one: Vertex, other: Vertex) -> bool {
        let may_have_bye = |record: &Record| record.byes < self.bye_limit;
        match self.list.get(other) {
            Some(opponent) => {
                let clean = !self.strict || self.breaches(one, other) == 0;
                clean && !self.list[one].met.contains(&opponent.number)
            }
            None => {
                let lower = || self.list[one + 1..].iter().any(|record| may_have_bye(record));
                may_have_bye(self.list[one]) && !(self.strict && lower())
            }
        }
    }

    fn weight(&self, one: Vertex, other: Vertex) -> i64 {
        let entrants = self.list.len();
        if self.strict {
            0
        } else if other == entrants {
            whole(one + 1) - whole(entrants)
        } else {
            -self.breaches(one, other) * whole(entrants)
        }
    }

    fn at_most(&self, _: Vertex, _: usize) -> i64 {
        0
    }
}
