//! Ordered criteria as one weight: each criterion is a rung, and no number of points on lower rungs outweighs one
//! point on a higher.
//!
//! Rungs that fit stand together in one whole number; what does not fit begins the next, and numbers are compared the
//! first first. So the criteria keep their order exactly, however large the field.

use std::ops::{Add, Sub};

use crate::pairing::matching::Weight;

/// Numbers compared the first first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Rungs<const N: usize>([i128; N]);

/// Where the rungs stand.
#[derive(Debug, Clone)]
pub(super) struct Ladder {
    /// The number each rung is in, and what one point on it is there.
    places: Vec<(usize, i128)>,
}

/// The matching doubles weights and adds them up around a vertex.
const ROOM: i128 = 1 << 108;

impl Ladder {
    /// For each rung, the highest first, what all pairs together may bring on it at most, up or down.
    pub(super) fn of(bounds: &[i64]) -> Self {
        let mut places = Vec::with_capacity(bounds.len());
        let (mut number, mut unit) = (0, 1_i128);
        for bound in bounds.iter().rev() {
            let next = unit * (2 * i128::from(*bound) + 1);
            if next > ROOM {
                (number, unit) = (number + 1, 1);
            }
            places.push((number, unit));
            unit *= 2 * i128::from(*bound) + 1;
        }
        places.reverse();
        for (place, _) in &mut places {
            *place = number - *place;
        }
        Self { places }
    }

    /// How many numbers it takes.
    pub(super) fn numbers(&self) -> usize {
        self.places.last().map_or(1, |(number, _)| number + 1)
    }

    /// So many points on one rung.
    pub(super) fn points<const N: usize>(&self, rung: usize, points: i64) -> Rungs<N> {
        let (number, unit) = self.places[rung];
        let mut rungs = [0; N];
        rungs[number] = unit * i128::from(points);
        Rungs(rungs)
    }

    /// The weight of one pair, by its points on every rung.
    pub(super) fn weight<const N: usize>(&self, points: &[i64]) -> Rungs<N> {
        let mut rungs = [0; N];
        for ((number, unit), points) in self.places.iter().zip(points) {
            rungs[*number] += unit * i128::from(*points);
        }
        Rungs(rungs)
    }
}

impl<const N: usize> Add for Rungs<N> {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        Self(std::array::from_fn(|number| self.0[number] + other.0[number]))
    }
}

impl<const N: usize> Sub for Rungs<N> {
    type Output = Self;

    fn sub(self, other: Self) -> Self {
        Self(std::array::from_fn(|number| self.0[number] - other.0[number]))
    }
}

impl<const N: usize> Weight for Rungs<N> {
    const ZERO: Self = Self([0; N]);

    fn half(self) -> Self {
        Self(self.0.map(|number| number >> 1))
    }
}
