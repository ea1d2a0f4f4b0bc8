//! Reading one move, in each notation: every legal move of a middle game in turn, so that the figure per element
//! is that of a move of no particular kind. Chinese is to be read in less than two microseconds.

use std::hint::black_box;

use chuhe_domain::xiangqi::{Notation, Position, Script};
use criterion::{Criterion, Throughput, criterion_group, criterion_main};

/// Men of every kind, two Cannons on one file, Soldiers across the river.
const MIDDLE_GAME: &str = "2bakab2/9/2n1c1n2/p3p1p1p/2P4r1/4P1P2/P7P/2N1C1NR1/4C4/R1BAKAB2 w";

fn reading_a_move(criterion: &mut Criterion) {
    let position = Position::from_fen(MIDDLE_GAME).expect("a position");
    let moves = position.legal_moves();
    let mut group = criterion.benchmark_group("read a move");
    for notation in Notation::ALL {
        let write = |one| position.write_move(one, notation, Script::Traditional).expect("a legal move");
        let texts: Vec<String> = moves.iter().map(|&one| write(one)).collect();
        group.throughput(Throughput::Elements(texts.len() as u64));
        group.bench_function(notation.to_string(), |bencher| {
            bencher.iter(|| {
                for text in &texts {
                    black_box(position.read_move(black_box(text))).ok();
                }
            });
        });
    }
    group.finish();
}

criterion_group!(benches, reading_a_move);
criterion_main!(benches);
