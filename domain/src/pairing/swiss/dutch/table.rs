//! A bracket as a graph, with its best pairing; and of those moved down which are paired, and with whom (4.4, 4.2).
//!
//! Each question is a wish on the lowest rung, and an answer once had is kept.

use std::cell::RefCell;

use crate::pairing::matching::{Graph, Matching, Vertex};
use crate::pairing::swiss::dutch::criteria::{Criteria, Order};
use crate::pairing::swiss::dutch::legal::Legal;
use crate::pairing::swiss::dutch::players::{Players, matching};
use crate::pairing::swiss::ladder::Rungs;
use crate::pairing::swiss::round::NoPairing;

/// A bracket with its best pairing so far. Its vertices are its players, in their order.
pub(super) struct Table<'a, const N: usize> {
    pub(super) legal: &'a Legal<'a>,
    pub(super) players: &'a Players,
    pub(super) criteria: &'a Criteria<'a>,
    pub(super) moved_down: usize,
    pub(super) matching: RefCell<Matching<Rungs<N>>>,
}

impl<'a, const N: usize> Table<'a, N> {
    pub(super) fn new(
        legal: &'a Legal<'a>,
        players: &'a Players,
        criteria: &'a Criteria<'a>,
        moved_down: usize,
    ) -> Result<Self, NoPairing> {
        let matching = matching(legal, players, criteria)?;
        Ok(Self { legal, players, criteria, moved_down, matching: RefCell::new(matching) })
    }

    pub(super) fn bracket(&self) -> usize {
        self.players.bracket.len()
    }

    /// The partner of one of the bracket within the bracket.
    pub(super) fn partner(&self, one: Vertex) -> Option<Vertex> {
        self.matching.borrow().partner(one).filter(|other| *other < self.bracket() && *other != one)
    }

    pub(super) fn left_over(&self) -> Vec<Vertex> {
        (0..self.bracket()).filter(|one| self.partner(*one).is_none()).collect()
    }

    fn points(&self, rung: usize, points: i64) -> Rungs<N> {
        self.criteria.ladder.points(rung, points)
    }

    /// Wishes for some pairs of a vertex within the bracket, by their points.
    fn wish(&self, rung: usize, one: Vertex, wish: impl Fn(Vertex) -> i64) {
        let bracket = self.bracket();
        self.matching.borrow_mut().weigh(one, |other, weight| {
            if other < bracket { weight + self.points(rung, wish(other)) } else { weight }
        });
    }

    /// Whoever can be left over in the place of the only one who is, and the next bracket is as good as with that one.
    pub(super) fn may_be_left_like(&self, last: Vertex) -> impl Iterator<Item = Vertex> {
        let who = &self.players.bracket;
        let points = |one: Vertex| self.legal.profiles[who[one]].points;
        let partner = self.matching.borrow().partner(last).filter(|it| *it != last);
        let partner = partner.and_then(|it| self.players.next.get(it - who.len()));
        let as_good = std::cell::OnceCell::new();
        (0..who.len()).filter(move |one| points(*one) == points(last)).filter(move |one| {
            partner.is_some_and(|partner| self.legal.may_meet(who[*one], *partner)) || {
                let (pairs, paired, _) = as_good.get_or_init(|| self.next_with(last));
                let (with_one, one_is_paired, _) = self.next_with(*one);
                (with_one, one_is_paired) == (*pairs, *paired)
            }
        })
    }

    /// Whoever is left over of the next bracket by itself.
    pub(super) fn left_over_of_next(&self) -> Vec<Vertex> {
        let matching = self.matching.borrow();
        let next = self.bracket()..self.bracket() + self.players.next.len();
        next.filter(|one| matching.partner(*one) == Some(*one)).collect()
    }

    /// [C8] The next bracket with one of this: how many pairs, whether that one is in them, and who is left over.
    pub(super) fn next_with(&self, one: Vertex) -> (usize, bool, Vec<Vertex>) {
        let next = &self.players.next;
        let ladder = &self.criteria.ladder;
        let all: Vec<usize> =
            std::iter::once(self.players.bracket[one]).chain(next.iter().copied()).collect();
        let mut graph = Graph::<Rungs<N>>::new(all.len());
        for (place, one) in all.iter().enumerate() {
            graph.spare(place, ladder.weight(&[]));
            for (partner, other) in all.iter().enumerate().skip(place + 1) {
                if let Some(points) = self.criteria.next(*one, *other) {
                    graph.join(place, partner, ladder.weight(&points));
                }
            }
        }
        let Ok(matching) = Matching::heaviest(graph) else { return (0, false, Vec::new()) };
        let alone: Vec<Vertex> = (0..all.len()).filter(|it| matching.partner(*it) == Some(*it)).collect();
        let pairs = (all.len() - alone.len()) / 2;
        let is_paired = !alone.contains(&0);
        let vertex = |place: usize| if place == 0 { one } else { self.bracket() + place - 1 };
        (pairs, is_paired, alone.into_iter().map(vertex).collect())
    }

    /// 4.4 and 4.2: the first set of those moved down, and the lowest numbers for them in turn.
    pub(super) fn pair_moved_down(&self) -> Vec<(Vertex, Vertex)> {
        let (pairs, wish) = (self.criteria.pairs(), self.criteria.order(Order::Wish));
        if (0..self.moved_down).any(|one| self.partner(one).is_none()) {
            for one in 0..self.moved_down {
                if self.partner(one).is_none() {
                    self.wish(wish, one, |_| 1);
                }
                let keep = if self.partner(one).is_some() { 1 } else { -1 };
                self.wish(pairs, one, |_| keep);
            }
        }
        let bracket = i64::try_from(self.bracket()).unwrap_or(i64::MAX);
        let mut settled = Vec::new();
        for one in (0..self.moved_down).filter(|one| self.partner(*one).is_some()) {
            self.wish(wish, one, |other| bracket - i64::try_from(other).unwrap_or(0));
            if let Some(other) = self.partner(one) {
                self.matching.borrow_mut().settle(one);
                settled.push((one, other));
            }
        }
        settled
    }
}
