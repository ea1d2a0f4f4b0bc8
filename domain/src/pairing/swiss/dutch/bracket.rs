//! One bracket: a score group with those moved down to it. Finds its best pairing, of several the first the procedure
//! would come upon (3.6, 3.7), and who is left over.
//!
//! First everyone below the next group is left out, as if they could always be paired. Then whether they can is
//! tried; where they cannot, all is done again with them.

use crate::pairing::matching::Vertex;
use crate::pairing::swiss::dutch::criteria::Criteria;
use crate::pairing::swiss::dutch::halves::Halves;
use crate::pairing::swiss::dutch::legal::Legal;
use crate::pairing::swiss::dutch::players::Players;
use crate::pairing::swiss::dutch::table::Table;
use crate::pairing::swiss::round::NoPairing;

pub(super) struct Bracket<'a> {
    pub(super) legal: &'a Legal<'a>,
    pub(super) moved_down: &'a [usize],
    pub(super) residents: &'a [usize],
    pub(super) next: &'a [usize],
    pub(super) below: &'a [usize],
}

#[derive(Debug)]
pub(super) struct Paired {
    pub(super) pairs: Vec<(usize, usize)>,
    pub(super) left_over: Vec<usize>,
    /// Those of this bracket and the next whom the next leaves over.
    floating: Vec<usize>,
}

impl Bracket<'_> {
    pub(super) fn pair(&self) -> Result<Paired, NoPairing> {
        if !self.next.is_empty() {
            let paired = self.attempt(true)?;
            let rest: Vec<usize> = paired.floating.iter().chain(self.below).copied().collect();
            if self.legal.can_all_be_paired(&rest) {
                return Ok(paired);
            }
        }
        self.attempt(false)
    }

    fn attempt(&self, open: bool) -> Result<Paired, NoPairing> {
        let bracket = self.moved_down.iter().chain(self.residents).copied().collect();
        let below = if open { Vec::new() } else { self.below.to_vec() };
        let players = Players { bracket, next: self.next.to_vec(), below, open };
        match self.criteria(&players, true).ladder.numbers() {
            0 | 1 => self.best::<1>(&players),
            2 => self.best::<2>(&players),
            3 | 4 => self.best::<4>(&players),
            5..=8 => self.best::<8>(&players),
            _ => self.best::<32>(&players),
        }
    }

    fn criteria(&self, players: &Players, bye_is_next: bool) -> Criteria<'_> {
        Criteria::new(self.legal, &players.bracket, players.next.len(), bye_is_next)
    }

    fn best<const N: usize>(&self, players: &Players) -> Result<Paired, NoPairing> {
        let criteria = self.criteria(players, false);
        let table = Table::<N>::new(self.legal, players, &criteria, self.moved_down.len())?;
        let residents = self.residents.first().map(|resident| self.legal.profiles[*resident].points);
        // [C9] The bye cannot go further down, and one is left over.
        if self.legal.bye.is_some() && self.legal.bye >= residents && table.left_over().len() == 1 {
            let criteria = self.criteria(players, true);
            let table = Table::<N>::new(self.legal, players, &criteria, self.moved_down.len())?;
            return first_of_the_best(&table);
        }
        first_of_the_best(&table)
    }
}

fn first_of_the_best<const N: usize>(table: &Table<'_, N>) -> Result<Paired, NoPairing> {
    let mut pairs = table.pair_moved_down();
    let halves = Halves::of(table, &pairs)?;
    let all_are_here = halves.vertices.iter().any(|one| *one >= table.bracket());
    let (more, alone) = halves.pair();
    let floating = match alone[..] {
        _ if all_are_here => alone,
        [] => table.left_over_of_next(),
        [last, ..] => table.next_with(last).2,
    };
    pairs.extend(more);
    let paired: Vec<Vertex> = pairs.iter().flat_map(|(one, other)| [*one, *other]).collect();
    let who = &table.players.bracket;
    let all: Vec<usize> = who.iter().chain(&table.players.next).copied().collect();
    Ok(Paired {
        pairs: pairs.into_iter().map(|(one, other)| (who[one], who[other])).collect(),
        left_over: (0..who.len()).filter(|one| !paired.contains(one)).map(|one| who[one]).collect(),
        floating: floating.into_iter().filter_map(|one| all.get(one).copied()).collect(),
    })
}
