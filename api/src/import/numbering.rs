//! Which lots were drawn: the numbering under which the printed circular table (**Art. 13.1**) gives exactly these
//! meetings with these colours, and in these rounds where they are known. Found by trying, always in the same order.

use std::collections::BTreeMap;

use chuhe_domain::pairing::CircularTable;

use super::field::Meeting;

/// How many placements are tried at most; an event that needs more is paired by hand.
const PATIENCE: u32 = 2_000_000;

/// What a table or an event says of two: the round, and whether the first has Red.
type Cell = (Option<u32>, bool);

/// The entrants in the order of their numbers; none where no numbering fits. `with_rounds` tells whether the rounds
/// that are known have to fit too.
#[must_use]
pub fn find(entrants: usize, meetings: &[Meeting], with_rounds: bool) -> Option<Vec<usize>> {
    let table = CircularTable::new(entrants).ok()?;
    let mut printed: BTreeMap<(usize, usize), Cell> = BTreeMap::new();
    for round in table.schedule() {
        for pair in round.pairs {
            let index = |number: u32| usize::try_from(number).ok()?.checked_sub(1);
            let (red, black) = (index(pair.red)?, index(pair.black)?);
            printed.insert((red, black), (Some(round.round), true));
            printed.insert((black, red), (Some(round.round), false));
        }
    }
    let mut played: BTreeMap<(usize, usize), Cell> = BTreeMap::new();
    for meeting in meetings {
        let round = meeting.round.filter(|_| with_rounds);
        played.insert((meeting.red, meeting.black), (round, true));
        played.insert((meeting.black, meeting.red), (round, false));
    }
    let mut search = Search { entrants, printed, played, order: Vec::new(), patience: PATIENCE };
    search.complete().then_some(search.order)
}

struct Search {
    entrants: usize,
    printed: BTreeMap<(usize, usize), Cell>,
    played: BTreeMap<(usize, usize), Cell>,
    /// Who has the numbers given so far.
    order: Vec<usize>,
    patience: u32,
}

impl Search {
    /// Gives the next number, and the ones after it, to whoever fits.
    fn complete(&mut self) -> bool {
        if self.order.len() == self.entrants {
            return true;
        }
        for entrant in 0..self.entrants {
            if self.patience == 0 {
                return false;
            }
            self.patience -= 1;
            if self.order.contains(&entrant) || !self.fits(entrant) {
                continue;
            }
            self.order.push(entrant);
            if self.complete() {
                return true;
            }
            self.order.pop();
        }
        false
    }

    /// Whether the table says of this entrant, under the next number, what was played against those before.
    fn fits(&self, entrant: usize) -> bool {
        let number = self.order.len();
        self.order.iter().enumerate().all(|(other, opponent)| {
            let printed = self.printed.get(&(number, other));
            let played = self.played.get(&(entrant, *opponent));
            matches!((printed, played), (Some((round, red)), Some((known, had_red)))
                if red == had_red && (known.is_none() || known == round))
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The meetings of the printed table when these entrants hold the numbers 1, 2, 3 …
    fn table(order: &[usize]) -> Vec<Meeting> {
        let entrant = |number: u32| order[usize::try_from(number).unwrap() - 1];
        let rounds = CircularTable::new(order.len()).unwrap().schedule().collect::<Vec<_>>();
        let meetings = rounds.iter().flat_map(|round| {
            round.pairs.iter().map(move |pair| Meeting {
                red: entrant(pair.red),
                black: entrant(pair.black),
                round: Some(round.round),
            })
        });
        meetings.collect()
    }

    #[test]
    fn art_13_1_the_lots_are_found_from_the_rounds() {
        for order in
            [vec![1, 0], vec![2, 0, 1], vec![3, 1, 0, 2], vec![4, 2, 0, 1, 3], vec![5, 3, 1, 0, 2, 4]]
        {
            let mut meetings = table(&order);
            meetings.reverse();
            assert_eq!(find(order.len(), &meetings, true), Some(order));
        }
    }

    #[test]
    fn art_13_1_a_large_field_is_found_at_once() {
        let order: Vec<usize> = (0..64).map(|at| at * 37 % 64).collect();
        assert_eq!(find(64, &table(&order), true), Some(order));
    }

    #[test]
    fn art_13_1_without_rounds_the_colours_are_kept() {
        let mut meetings = table(&[3, 1, 0, 2]);
        for meeting in &mut meetings {
            meeting.round = None;
        }
        let order = find(4, &meetings, true).unwrap();
        let colours = |meetings: &[Meeting]| {
            let mut colours: Vec<_> = meetings.iter().map(|meeting| (meeting.red, meeting.black)).collect();
            colours.sort_unstable();
            colours
        };
        assert_eq!(colours(&table(&order)), colours(&meetings));
    }

    #[test]
    fn a_colour_that_is_not_of_the_table_fits_no_numbering() {
        let mut meetings = table(&[0, 1, 2, 3, 4, 5]);
        let first = &mut meetings[0];
        (first.red, first.black) = (first.black, first.red);
        assert_eq!(find(6, &meetings, true), None);
        assert_eq!(find(65, &[], false), None, "there is no table");
    }
}
