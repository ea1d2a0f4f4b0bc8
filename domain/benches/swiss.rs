//! What it takes to pair one round of a Swiss event, by its size.
//!
//! The events are played by the pairings themselves, with results by chance, the first seed the strongest.

use criterion::{BenchmarkId, Criterion, criterion_group, criterion_main};

use chuhe_domain::pairing::swiss::{Past, SwissEntrant, SwissField, dutch};
use chuhe_domain::vocabulary::Side;

/// An event of so many before this round.
fn before(round: usize, entrants: usize) -> SwissField {
    let mut field = SwissField {
        entrants: vec![SwissEntrant { past: Vec::new(), present: true }; entrants],
        rounds: 9,
        first_side: Side::Red,
        forbidden: Vec::new(),
        fictitious: Vec::new(),
    };
    let mut chance = 88_172_645_463_325_252_u64;
    for _ in 1..round {
        let paired = dutch::pair(&field).expect("an event of nine rounds");
        for (red, black) in paired.pairs {
            chance ^= chance << 13;
            chance ^= chance >> 7;
            chance ^= chance << 17;
            // Of a hundred games Red wins the more, the further down the list Black stands.
            let ahead = (30 * black + 35 * entrants).saturating_sub(30 * red) / entrants;
            let points = match usize::try_from(chance % 100).unwrap_or(0) {
                it if it < ahead => [2, 0],
                it if it < ahead + 33 => [1, 1],
                _ => [0, 2],
            };
            for (one, opponent, side, points) in
                [(red, black, Side::Red, points[0]), (black, red, Side::Black, points[1])]
            {
                field.entrants[one].past.push(Past::Played { opponent, side, points });
            }
        }
        if let Some(bye) = paired.bye {
            field.entrants[bye].past.push(Past::Bye { points: 2 });
        }
    }
    field
}

fn rounds(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("fide-dutch");
    group.sample_size(10);
    for entrants in [100, 500, 1000] {
        for round in [2, 6] {
            let field = before(round, entrants);
            group.bench_function(BenchmarkId::new(format!("round {round}"), entrants), |bencher| {
                bencher.iter(|| dutch::pair(&field));
            });
        }
    }
}

criterion_group!(benches, rounds);
criterion_main!(benches);
