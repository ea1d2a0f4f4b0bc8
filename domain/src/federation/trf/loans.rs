//! Points that are lent for pairing, by players and rounds, whichever lines say so.

use crate::federation::trf::record::Record;
use crate::federation::trf::report::Report;
use crate::federation::trf::tenths::Tenths;

impl Report {
    /// By the starting number, what is lent in each of so many rounds.
    pub(super) fn loans(&self, rounds: usize) -> Vec<(u16, Vec<Tenths>)> {
        let numbers: Vec<u16> = self.by_number().into_keys().collect();
        // What begins and ends in a round with a player; summed up along both, what is lent.
        let mut steps = vec![vec![0_i64; numbers.len() + 1]; rounds + 1];
        let mut step = |round: usize, place: usize, points: i64| {
            if let Some(at) = steps.get_mut(round).and_then(|round| round.get_mut(place)) {
                *at += points;
            }
        };
        let mut lend = |[from, until]: [usize; 2], [first, last]: [u16; 2], points: i64| {
            let [begin, end] =
                [first, last.saturating_add(1)].map(|it| numbers.partition_point(|number| *number < it));
            let until = until.min(rounds);
            if from < until && begin < end {
                for (round, points) in [(from, points), (until, -points)] {
                    step(round, begin, points);
                    step(round, end, -points);
                }
            }
        };
        for line in &self.lines {
            match line.record() {
                Record::Acceleration(it) => {
                    let points = it.points.unwrap_or_default().get();
                    let [from, until] = it.rounds.map(usize::from);
                    lend([from.saturating_sub(1), until], it.to, points.into());
                }
                Record::OldAcceleration(it) => {
                    for (round, points) in it.points.iter().enumerate().take(rounds) {
                        lend([round, round + 1], [it.player; 2], points.get().into());
                    }
                }
                _ => {}
            }
        }
        let mut lent: Vec<Vec<Tenths>> = vec![Vec::with_capacity(rounds); numbers.len()];
        let mut now = vec![0; numbers.len()];
        for round in steps.iter().take(rounds) {
            let mut sum = 0;
            for ((now, step), lent) in now.iter_mut().zip(round).zip(&mut lent) {
                sum += step;
                *now += sum;
                lent.push(Tenths::new(i32::try_from(*now).unwrap_or(i32::MAX)));
            }
        }
        numbers.into_iter().zip(lent).collect()
    }
}
