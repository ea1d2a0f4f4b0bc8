//! How the event will be played: by lots and the printed table where a numbering fits, else round by round by hand,
//! in the rounds of the file where it names them, in those of the table with the file's colours where it does not.

use std::collections::HashMap;

use chuhe_domain::pairing::CircularTable;

use super::field::{Field, Meeting};
use super::{meetings, numbering};

/// A plan.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Plan {
    /// Lots, and the printed table: the entrants in the order of their numbers.
    ByTable(Vec<usize>),
    /// By hand: for each round its meetings, in the order of the boards.
    ByHand(Vec<Vec<usize>>),
}

/// Lays it out; `boards` are the boards of the meetings, where they are known. With the plan, what it could not keep.
#[must_use]
pub fn lay_out(field: &Field, boards: &[Option<u32>]) -> (Plan, Option<String>) {
    let entrants = field.entrants.len();
    if let Some(order) = numbering::find(entrants, &field.meetings, true) {
        return (Plan::ByTable(order), None);
    }
    if meetings::all_known(field) {
        let note = "no numbering of the printed table fits: paired by hand, in the rounds of the file";
        return (Plan::ByHand(own_rounds(field, boards)), Some(note.to_owned()));
    }
    if let Some(order) = numbering::find(entrants, &field.meetings, false) {
        let note =
            "the rounds do not fit the printed table: its own are played, with the colours of the file";
        return (Plan::ByTable(order), Some(note.to_owned()));
    }
    let note = "no numbering of the printed table fits: paired by hand, with the colours of the file";
    (Plan::ByHand(rounds_of_the_table(field)), Some(note.to_owned()))
}

fn own_rounds(field: &Field, boards: &[Option<u32>]) -> Vec<Vec<usize>> {
    let mut rounds = vec![Vec::new(); field.rounds()];
    for (at, meeting) in field.meetings.iter().enumerate() {
        let index = meeting.round.and_then(|round| usize::try_from(round).ok()?.checked_sub(1));
        if let Some(round) = index.and_then(|index| rounds.get_mut(index)) {
            round.push(at);
        }
    }
    for round in &mut rounds {
        round.sort_by_key(|at| (boards.get(*at).copied().flatten().unwrap_or(u32::MAX), *at));
    }
    rounds
}

/// The rounds of the circular table when everybody holds the number of their place in the file.
fn rounds_of_the_table(field: &Field) -> Vec<Vec<usize>> {
    let pair = |meeting: &Meeting| (meeting.red.min(meeting.black), meeting.red.max(meeting.black));
    let places: HashMap<(usize, usize), usize> =
        field.meetings.iter().enumerate().map(|(at, meeting)| (pair(meeting), at)).collect();
    let Ok(table) = CircularTable::new(field.entrants.len()) else { return Vec::new() };
    let index = |number: u32| usize::try_from(number).ok()?.checked_sub(1);
    let rounds = table.schedule().map(|round| {
        let meetings = round.pairs.iter().filter_map(|pair| {
            let (one, other) = (index(pair.red)?, index(pair.black)?);
            places.get(&(one.min(other), one.max(other))).copied()
        });
        meetings.collect()
    });
    rounds.collect()
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    fn field(meetings: Vec<Meeting>) -> Field {
        let entrants = ["Ada", "Bea", "Cy", "Dot"].map(str::to_owned).to_vec();
        let labels = vec![String::new(); meetings.len()];
        Field { entrants, meetings, labels }
    }

    fn meetings(text: &str) -> Vec<Meeting> {
        let numbers = text.split_whitespace().map(|word| word.bytes().map(|digit| usize::from(digit - b'0')));
        numbers
            .map(|numbers| {
                let [round, red, black] = numbers.collect::<Vec<_>>()[..] else { panic!("three digits") };
                Meeting { red, black, round: u32::try_from(round).ok().filter(|round| *round > 0) }
            })
            .collect()
    }

    #[test]
    fn what_fits_the_table_is_played_by_it() {
        let (plan, note) = lay_out(&field(meetings("103 112 232 201 313 320")), &[None; 6]);
        assert_eq!((plan, note), (Plan::ByTable(vec![0, 1, 2, 3]), None));
    }

    #[test]
    fn rounds_of_the_file_are_kept_where_colours_do_not_fit() {
        // Ada has Red in all three games, which no printed table gives.
        let field = field(meetings("103 112 232 201 313 302"));
        let (plan, note) = lay_out(&field, &[Some(2), Some(1), None, None, None, None]);
        assert_eq!(plan, Plan::ByHand(vec![vec![1, 0], vec![2, 3], vec![4, 5]]));
        assert!(note.is_some());
    }

    #[test]
    fn unknown_rounds_are_made_so_that_nobody_sits_twice() {
        let field = field(meetings("003 012 032 001 013 002"));
        let (Plan::ByHand(rounds), Some(_)) = lay_out(&field, &[None; 6]) else { panic!("by hand") };
        assert_eq!(rounds.len(), 3);
        for round in &rounds {
            let seated: BTreeSet<usize> =
                round.iter().flat_map(|at| [field.meetings[*at].red, field.meetings[*at].black]).collect();
            assert_eq!(seated.len(), 4);
        }
        let played: BTreeSet<usize> = rounds.into_iter().flatten().collect();
        assert_eq!(played.len(), 6);
    }
}
