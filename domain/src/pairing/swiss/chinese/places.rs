//! The list on which the distances of a pair are counted: everybody who is paired, the highest place first.

use std::cmp::Reverse;

use crate::pairing::swiss::chinese::house::House;
use crate::pairing::swiss::chinese::record::Record;
use crate::pairing::swiss::chinese::rules::FirstRound;
use crate::pairing::swiss::field::SwissField;

pub(super) struct Places<'a> {
    pub(super) list: Vec<&'a Record>,
    /// The score groups, as ranges of the list.
    pub(super) groups: Vec<std::ops::Range<usize>>,
    /// The score group of each place.
    pub(super) group_of: Vec<usize>,
    /// The ideal distance within each group, doubled: half of the group, or 1.
    pub(super) ideal: Vec<usize>,
}

/// Everybody who is present, by points and then by number.
pub(super) fn by_points<'a>(field: &SwissField, records: &'a [Record]) -> Vec<&'a Record> {
    let mut list: Vec<&Record> =
        records.iter().filter(|record| field.entrants[record.number].present).collect();
    list.sort_by_key(|record| (Reverse(record.points), record.number));
    list
}

impl<'a> Places<'a> {
    /// The list without whoever has the bye: so the halves of a group are of those who are paired.
    pub(super) fn of(
        field: &SwissField,
        house: &House<'_>,
        records: &'a [Record],
        bye: Option<usize>,
    ) -> Self {
        let mut list = by_points(field, records);
        list.retain(|record| Some(record.number) != bye);
        let first = (field.rounds_before() == 0).then_some(house.rules.first_round);
        let lot = |record: &&Record| (house.lots.get(record.number).copied(), record.number);
        match first {
            Some(FirstRound::HalvesByLot) => {
                let half = list.len() / 2;
                list[half..].sort_by_key(lot);
            }
            Some(FirstRound::Lots) => list.sort_by_key(lot),
            Some(FirstRound::HalvesByRank | FirstRound::Neighbours) | None => {}
        }
        let mut groups = Vec::new();
        for group in list.chunk_by(|one, other| one.points == other.points) {
            let from = groups.last().map_or(0, |before: &std::ops::Range<usize>| before.end);
            groups.push(from..from + group.len());
        }
        let ideal = groups.iter().map(|group| match first {
            Some(FirstRound::Neighbours) => 2,
            _ => group.len(),
        });
        let group_of =
            groups.iter().enumerate().flat_map(|(number, group)| group.clone().map(move |_| number));
        Self { ideal: ideal.collect(), group_of: group_of.collect(), groups, list }
    }

    /// Pairs of entrants as pairs of places, the higher first.
    pub(super) fn vertices(&self, pairs: &[(usize, usize)]) -> Vec<(usize, usize)> {
        let most = self.list.iter().map(|record| record.number + 1).max().unwrap_or(0);
        let mut place = vec![0; most];
        for (vertex, record) in self.list.iter().enumerate() {
            place[record.number] = vertex;
        }
        let ordered = |(one, other): &(usize, usize)| {
            let [one, other] = [place[*one], place[*other]];
            (one.min(other), one.max(other))
        };
        pairs.iter().map(ordered).collect()
    }
}
