//! The assignment problem: as many columns as rows, each row gets one, at the least cost in all.
//!
//! By shortest augmenting paths with potentials, row after row: exact, in time n³.

/// A column while a row looks for its own.
#[derive(Clone, Copy)]
struct Column {
    /// Who has it.
    row: Option<usize>,
    /// What is taken off its costs.
    potential: i128,
    /// The least reduced cost at which a path reaches it, if one does.
    distance: Option<i128>,
    /// The column before it on that path; none where it starts.
    before: Option<usize>,
    /// Whether that distance is final.
    reached: bool,
}

/// The column of each row, such that the sum of `cost(row, column)` is least.
pub(super) fn assign(size: usize, cost: impl Fn(usize, usize) -> i128) -> Vec<usize> {
    let unowned = Column { row: None, potential: 0, distance: None, before: None, reached: false };
    let mut columns = vec![unowned; size];
    let mut rows = vec![0_i128; size];
    for start in 0..size {
        for column in &mut columns {
            *column = Column { distance: None, before: None, reached: false, ..*column };
        }
        let end = shortest_path(start, &mut columns, &mut rows, &cost);
        take_over(start, end, &mut columns);
    }
    let mut owned: Vec<(usize, usize)> =
        columns.iter().enumerate().filter_map(|(column, it)| Some((it.row?, column))).collect();
    owned.sort_unstable();
    owned.into_iter().map(|(_, column)| column).collect()
}

/// The nearest column that nobody has; reduced costs are never below 0 and, on the path to it, are 0 afterwards.
fn shortest_path(
    start: usize,
    columns: &mut [Column],
    rows: &mut [i128],
    cost: &impl Fn(usize, usize) -> i128,
) -> Option<usize> {
    let (mut row, mut before, mut so_far) = (start, None, 0);
    let end = loop {
        let potential = rows.get(row).copied().unwrap_or_default();
        for (index, column) in columns.iter_mut().enumerate().filter(|(_, column)| !column.reached) {
            let distance = so_far + cost(row, index) - potential - column.potential;
            if column.distance.is_none_or(|known| distance < known) {
                (column.distance, column.before) = (Some(distance), before);
            }
        }
        let unreached = columns.iter_mut().enumerate().filter(|(_, column)| !column.reached);
        let (index, nearest) = unreached.min_by_key(|(_, column)| column.distance)?;
        nearest.reached = true;
        so_far = nearest.distance?;
        match nearest.row {
            Some(owner) => (row, before) = (owner, Some(index)),
            None => break index,
        }
    };
    for column in columns.iter_mut().filter(|column| column.reached) {
        let shift = so_far - column.distance?;
        column.potential -= shift;
        if let Some(potential) = column.row.and_then(|owner| rows.get_mut(owner)) {
            *potential += shift;
        }
    }
    *rows.get_mut(start)? += so_far;
    Some(end)
}

/// Everybody on the path takes the column that comes after its own; who started it, the first.
fn take_over(start: usize, end: Option<usize>, columns: &mut [Column]) {
    let mut next = end;
    while let Some(index) = next {
        let before = columns.get(index).and_then(|column| column.before);
        let owner = before.map_or(Some(start), |before| columns.get(before).and_then(|column| column.row));
        if let Some(column) = columns.get_mut(index) {
            column.row = owner;
        }
        next = before;
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::{Strategy, prop, proptest};

    use super::assign;

    fn matrices() -> impl Strategy<Value = Vec<Vec<i128>>> {
        (1..7_usize)
            .prop_flat_map(|size| prop::collection::vec(prop::collection::vec(0..20_i128, size), size))
    }

    fn least(rows: &[Vec<i128>], taken: &mut Vec<usize>) -> i128 {
        let Some((row, rest)) = rows.split_first() else { return 0 };
        let mut best = i128::MAX;
        for (column, cost) in row.iter().enumerate() {
            if !taken.contains(&column) {
                taken.push(column);
                best = best.min(cost + least(rest, taken));
                taken.pop();
            }
        }
        best
    }

    proptest! {
        #[test]
        fn no_other_assignment_costs_less(costs in matrices()) {
            let assigned = assign(costs.len(), |row, column| costs[row][column]);
            let total: i128 = assigned.iter().enumerate().map(|(row, column)| costs[row][*column]).sum();
            assert_eq!(total, least(&costs, &mut Vec::new()));
            let mut columns = assigned;
            columns.sort_unstable();
            assert!(columns.into_iter().eq(0..costs.len()));
        }
    }

    #[test]
    fn nobody_is_assigned_nothing() {
        assert!(assign(0, |_, _| 0).is_empty());
    }
}
