//! The residents of a bracket who do not meet one moved down: who changes halves (4.3), and whom each of the upper half
//! meets (4.2).
//!
//! Each question is a wish on the lowest rung, and an answer once had is kept.

use crate::pairing::matching::{Graph, Matching, Vertex};
use crate::pairing::swiss::dutch::criteria::Order;
use crate::pairing::swiss::dutch::legal::Legal;
use crate::pairing::swiss::dutch::table::Table;
use crate::pairing::swiss::ladder::{Ladder, Rungs};
use crate::pairing::swiss::round::NoPairing;

/// The residents who do not meet one moved down, in two halves: as many in the upper as there are pairs.
///
/// Only pairs that some pairing equal by every criterion may hold are left, and where nobody of the bracket can be left
/// over, nobody else is.
pub(super) struct Halves<'a, const N: usize> {
    /// The vertices of the table that the vertices here are: the residents, then those moved down who are left over,
    /// then everybody who is not of the bracket.
    pub(super) vertices: Vec<Vertex>,
    residents: usize,
    upper: usize,
    legal: &'a Legal<'a>,
    who: &'a [usize],
    ladder: &'a Ladder,
    wish: usize,
    pair: usize,
    matching: Matching<Rungs<N>>,
}

impl<'a, const N: usize> Halves<'a, N> {
    pub(super) fn of(table: &Table<'a, N>, settled: &[(Vertex, Vertex)]) -> Result<Self, NoPairing> {
        let criteria = table.criteria;
        let [exchanges, sum, wish, first] =
            [Order::Exchanges, Order::Sum, Order::Wish, Order::First].map(|it| criteria.order(it));
        let ladder = &criteria.ladder;
        let mut edges = table.matching.borrow().edges_within(ladder.points(criteria.lowest(), 2));
        let bracket = table.bracket();
        let gone = |one: &Vertex| settled.iter().any(|(higher, lower)| higher == one || lower == one);
        let mut vertices: Vec<Vertex> = (table.moved_down..bracket).filter(|one| !gone(one)).collect();
        let residents = vertices.len();
        let upper = vertices.iter().filter(|one| table.partner(**one).is_some()).count() / 2;
        let left_over: Vec<Vertex> = table.left_over().into_iter().filter(|one| !gone(one)).collect();
        match left_over[..] {
            [] => edges.retain(|(one, other, _)| *other < bracket && one != other),
            [last] if table.players.open => {
                edges.retain(|(one, other, _)| *other < bracket && one != other);
                let nothing = ladder.weight(&[]);
                edges.extend(
                    table.may_be_left_like(last).filter(|one| !gone(one)).map(|one| (one, one, nothing)),
                );
            }
            _ => {}
        }
        let most = edges.iter().map(|(_, other, _)| other + 1).max().unwrap_or(0);
        vertices.extend((0..table.moved_down).filter(|one| !gone(one)));
        vertices.extend(bracket..most);

        let mut here = vec![usize::MAX; most.max(bracket)];
        for (place, vertex) in vertices.iter().enumerate() {
            here[*vertex] = place;
        }
        let place = |one: usize| i64::try_from(one).unwrap_or(i64::MAX);
        let mut graph = Graph::new(vertices.len());
        for (one, other, weight) in edges {
            let [one, other] = [here[one], here[other]];
            // Each exchange takes one from the upper half and one from the lower.
            let points = match (one < upper, other < upper) {
                _ if one >= residents => Vec::new(),
                (true, _) if other >= residents || one == other => vec![(exchanges, -1), (sum, place(one))],
                (false, _) if other >= residents || one == other => Vec::new(),
                (true, true) => vec![(exchanges, -1), (sum, place(other))],
                (false, false) => vec![(exchanges, -1), (sum, -place(one))],
                _ => vec![(first, -(place(other) - place(one) - place(upper)).abs())],
            };
            let weight =
                points.into_iter().fold(weight, |sum, (rung, points)| sum + ladder.points(rung, points));
            if one == other { graph.spare(one, weight) } else { graph.join(one, other, weight) }
        }
        let matching = Matching::heaviest(graph).map_err(|barrier| NoPairing::of(barrier, &[]))?;
        let (legal, who, pair) = (table.legal, &table.players.bracket[..], criteria.pairs());
        Ok(Self { vertices, residents, upper, legal, who, ladder, wish, pair, matching })
    }

    fn partner(&self, one: Vertex) -> Option<Vertex> {
        self.matching.partner(one).filter(|other| *other < self.residents && *other != one)
    }

    /// Whether a vertex is the higher of its pair.
    fn leads(&self, one: Vertex) -> bool {
        self.partner(one).is_some_and(|other| one < other)
    }

    pub(super) fn pair(mut self) -> (Vec<(Vertex, Vertex)>, Vec<Vertex>) {
        self.exchange();
        let mut pairs = Vec::new();
        for one in 0..self.residents {
            if !self.leads(one) {
                continue;
            }
            let (residents, wish, ladder) = (self.residents, self.wish, self.ladder);
            if !self.has_the_first(one) {
                self.matching.weigh(one, |other, weight| {
                    let points = i64::try_from(residents - other.min(residents)).unwrap_or(0);
                    if one < other { weight + ladder.points(wish, points) } else { weight }
                });
            }
            if let Some(other) = self.partner(one) {
                self.matching.settle(one);
                pairs.push((self.vertices[one], self.vertices[other]));
            }
        }
        let alone = (0..self.vertices.len())
            .filter(|one| self.matching.partner(*one) == Some(*one))
            .map(|one| self.vertices[one])
            .collect();
        (pairs, alone)
    }

    /// Whether its partner is the first of all it could have.
    fn has_the_first(&self, one: Vertex) -> bool {
        let first = (one + 1..self.residents).find(|other| {
            let [higher, lower] = [one, *other].map(|it| self.who[self.vertices[it]]);
            !self.leads(*other)
                && self.matching.partner(*other).is_some()
                && self.legal.may_meet(higher, lower)
        });
        first == self.partner(one)
    }

    /// 4.3: who of the upper half goes down, the lowest place first, and who of the lower half comes up.
    fn exchange(&mut self) {
        let mut exchanges = (self.upper..self.residents).filter(|one| self.leads(*one)).count();
        if exchanges == 0 {
            return;
        }
        let mut going = exchanges;
        for one in (0..self.upper).rev() {
            if going == 0 {
                break;
            }
            if self.leads(one) {
                self.prefer(one, false, self.wish);
            }
            if !self.leads(one) {
                going -= 1;
            }
            self.prefer(one, self.leads(one), self.pair);
        }
        for one in self.upper..self.residents {
            if exchanges == 0 {
                break;
            }
            if !self.leads(one) {
                self.prefer(one, true, self.wish);
            }
            if self.leads(one) {
                exchanges -= 1;
            }
            self.prefer(one, self.leads(one), self.pair);
        }
    }

    /// Makes the pairs this vertex would lead more or less worth.
    fn prefer(&mut self, one: Vertex, lead: bool, rung: usize) {
        let residents = self.residents;
        let worth = self.ladder.points(rung, 1);
        self.matching.weigh(one, |other, weight| match lead {
            _ if other < one || other >= residents => weight,
            true => weight + worth,
            false => weight - worth,
        });
    }
}
