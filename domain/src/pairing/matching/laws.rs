//! A matching is the heaviest there is, proves it, and can be mended; where there is none the barrier shows it.

use proptest::prelude::*;

use super::{Barrier, Graph, Matching, Vertex};

type Edges = Vec<(Vertex, Vertex, i64)>;

fn graph(vertices: usize, edges: &Edges) -> Graph<i64> {
    let mut graph = Graph::new(vertices);
    for (one, other, weight) in edges {
        if one == other {
            graph.spare(*one, *weight);
        } else {
            graph.join(*one, *other, *weight);
        }
    }
    graph
}

/// The weight of the heaviest perfect matching, by trying all.
fn by_trying_all(edges: &Edges, left: u32) -> Option<i64> {
    if left == 0 {
        return Some(0);
    }
    let first = left.trailing_zeros() as usize;
    let partners = edges.iter().filter_map(|(one, other, weight)| match first {
        _ if *one == first => Some((*other, *weight)),
        _ if *other == first => Some((*one, *weight)),
        _ => None,
    });
    partners
        .filter(|(other, _)| left & (1 << other) != 0)
        .filter_map(|(other, weight)| {
            Some(weight + by_trying_all(edges, left & !(1 << first) & !(1 << other))?)
        })
        .max()
}

fn weight_of(matching: &Matching<i64>, edges: &Edges, vertices: usize) -> i64 {
    (0..vertices)
        .filter_map(|one| Some((one, matching.partner(one).filter(|other| one <= *other)?)))
        .filter_map(|(one, other)| {
            let joins =
                |edge: &&(Vertex, Vertex, i64)| [(one, other), (other, one)].contains(&(edge.0, edge.1));
            edges.iter().filter(joins).map(|edge| edge.2).max()
        })
        .sum()
}

/// The barrier holds: without the wanted no group has an edge out, every group is odd, and there are too many.
fn holds(barrier: &Barrier, vertices: usize, edges: &Edges) -> bool {
    let Barrier { wanted, groups } = barrier;
    let group_of = |vertex: Vertex| groups.iter().position(|group| group.contains(&vertex));
    let closed = edges.iter().all(|(one, other, _)| {
        wanted.contains(one)
            || wanted.contains(other)
            || match (group_of(*one), group_of(*other)) {
                (None, None) => true,
                (of_one, of_other) => of_one == of_other && one != other,
            }
    });
    let named = wanted.len() + groups.iter().map(Vec::len).sum::<usize>();
    closed
        && named <= vertices
        && groups.len() > wanted.len()
        && groups.iter().all(|group| group.len() % 2 == 1)
}

prop_compose! {
    fn a_graph(most: usize, weights: i64)(half in 1..=most / 2)
        (edges in proptest::collection::vec((0..2 * half, 0..2 * half, -weights..=weights), 0..=3 * half * half), half in Just(half))
        -> (usize, Edges)
    {
        let mut edges: Edges = edges;
        // At most one worth to a vertex left alone.
        edges.sort_unstable();
        edges.dedup_by(|next, one| one.0 == one.1 && next.0 == next.1 && one.0 == next.0);
        (2 * half, edges)
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(1500))]

    #[test]
    fn it_is_the_heaviest_of_all((vertices, edges) in prop_oneof![a_graph(12, 3), a_graph(12, 100)]) {
        let expected = by_trying_all(&edges, (1 << vertices) - 1);
        match Matching::heaviest(graph(vertices, &edges)) {
            Ok(matching) => {
                prop_assert_eq!(Some(weight_of(&matching, &edges, vertices)), expected);
                prop_assert!(matching.proof().shows(edges.iter().copied(), |it| matching.partner(it)));
            }
            Err(barrier) => {
                prop_assert_eq!(expected, None);
                prop_assert!(holds(&barrier, vertices, &edges), "{:?}", barrier);
            }
        }
    }

    #[test]
    fn a_larger_one_proves_itself((vertices, edges) in prop_oneof![a_graph(60, 2), a_graph(60, 9), a_graph(60, 1000)]) {
        match Matching::heaviest(graph(vertices, &edges)) {
            Ok(matching) => prop_assert!(matching.proof().shows(edges.iter().copied(), |it| matching.partner(it))),
            Err(barrier) => prop_assert!(holds(&barrier, vertices, &edges), "{:?}", barrier),
        }
    }

    /// New edges, other weights and settled pairs lead where a new search from the start leads.
    #[test]
    fn mended_is_as_good_as_new(
        (vertices, mut edges) in a_graph(40, 6),
        more in proptest::collection::vec((0..40_usize, 0..40_usize, -9..9_i64), 1..30),
        weighed in proptest::collection::vec((0..40_usize, 0..7_i64), 1..12),
        settled in proptest::collection::vec(0..40_usize, 0..10),
    ) {
        let Ok(mut matching) = Matching::heaviest(graph(vertices, &edges)) else { return Ok(()) };
        for (one, other, weight) in more {
            let (one, other) = (one % vertices, other % vertices);
            if one != other {
                matching.join(one, other, weight);
                edges.push((one, other, weight));
            }
        }
        prop_assert!(matching.proof().shows(edges.iter().copied(), |it| matching.partner(it)));
        for (vertex, by) in weighed {
            let vertex = vertex % vertices;
            let anew = |other: Vertex, weight: i64| weight + (i64::try_from(other).unwrap_or(0) * by) % 5;
            matching.weigh(vertex, anew);
            for edge in &mut edges {
                if (edge.0 == vertex || edge.1 == vertex) && edge.0 != edge.1 {
                    edge.2 = anew(if edge.0 == vertex { edge.1 } else { edge.0 }, edge.2);
                }
            }
        }
        prop_assert!(matching.proof().shows(edges.iter().copied(), |it| matching.partner(it)));
        let best = weight_of(&matching, &edges, vertices);
        let mut left: Vec<Vertex> = (0..vertices).collect();
        let mut sum = 0;
        for vertex in settled {
            let vertex = vertex % vertices;
            if let Some(partner) = matching.partner(vertex) {
                let weight = edges.iter().filter(|it| [(vertex, partner), (partner, vertex)].contains(&(it.0, it.1))).map(|it| it.2).max();
                sum += weight.unwrap_or_default();
                matching.settle(vertex);
                left.retain(|it| ![vertex, partner].contains(it));
                prop_assert_eq!(matching.partner(vertex), None);
                prop_assert_eq!(sum + weight_of(&matching, &edges, vertices), best);
                prop_assert!(left.iter().all(|it| matching.partner(*it).is_some_and(|other| left.contains(&other))));
            }
        }
    }
}

#[test]
fn two_with_no_edge_have_nobody() {
    let barrier = Matching::<i64>::heaviest(Graph::new(2)).unwrap_err();
    assert_eq!(barrier, Barrier { wanted: vec![], groups: vec![vec![0], vec![1]] });
}

#[test]
fn three_who_want_the_same_one_are_named() {
    let barrier = Matching::heaviest(graph(4, &vec![(0, 3, 1), (1, 3, 1), (2, 3, 1)])).unwrap_err();
    assert_eq!(barrier.wanted, [3]);
    assert_eq!(barrier.groups, [[0], [1], [2]].map(Vec::from), "all of them, not only the first two");
}
