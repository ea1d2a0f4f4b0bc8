//! What it takes to pair one round of a Swiss event, by its size.
//!
//! The events are played by the pairings themselves, with results by chance, the first seed the strongest.

use criterion::{BenchmarkId, Criterion, criterion_group, criterion_main};

use chuhe_domain::pairing::swiss::chinese::{House, HouseRules};
use chuhe_domain::pairing::swiss::{NoPairing, Past, SwissEntrant, SwissField, SwissRound, chinese, dutch};
use chuhe_domain::vocabulary::Side;

/// By the Chinese system, nothing drawn by lot.
fn in_house(field: &SwissField) -> Result<SwissRound, NoPairing> {
    let lots: Vec<usize> = (0..field.entrants.len()).collect();
    let house = House { rules: HouseRules::default(), federations: &[], lots: &lots, colours: &[] };
    chinese::pair(field, &house)
}

type Pair = fn(&SwissField) -> Result<SwissRound, NoPairing>;

/// An event of so many before this round.
fn before(round: usize, entrants: usize, pair: Pair) -> SwissField {
    let mut field = SwissField {
        entrants: vec![SwissEntrant { past: Vec::new(), present: true }; entrants],
        rounds: 9,
        win: 2,
        first_side: Side::Red,
        forbidden: Vec::new(),
        fictitious: Vec::new(),
    };
    let mut chance = 88_172_645_463_325_252_u64;
    for _ in 1..round {
        let paired = pair(&field).expect("an event of nine rounds");
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
    let systems: [(&str, Pair, &[usize]); 2] =
        [("cn-swiss", in_house, &[100, 500, 1000, 5000]), ("fide-dutch", dutch::pair, &[100, 500, 1000])];
    for (name, pair, sizes) in systems {
        let mut group = criterion.benchmark_group(name);
        group.sample_size(10);
        for entrants in sizes.iter().copied() {
            for round in [2, 6] {
                let id = BenchmarkId::new(format!("round {round}"), entrants);
                let field = std::cell::OnceCell::new();
                group.bench_function(id, |bencher| {
                    let field = field.get_or_init(|| before(round, entrants, pair));
                    bencher.iter(|| pair(field));
                });
            }
        }
    }
}

criterion_group!(benches, rounds);
criterion_main!(benches);
