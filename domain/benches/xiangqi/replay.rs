//! A game of 160 plies played over, each move asked whether it is legal.

use std::hint::black_box;

use chuhe_domain::xiangqi::{Move, Position};
use criterion::Criterion;

const PLIES: u32 = 160;

pub(crate) fn bench(criterion: &mut Criterion) {
    let game = game();
    criterion.bench_function("replay of 160 plies", |bencher| {
        bencher.iter(|| {
            let mut position = Position::initial();
            for &played in black_box(&game) {
                position.play(played).expect("a legal move");
            }
            position
        });
    });
}

/// Always the same game: each position's key chooses among its moves.
fn game() -> Vec<Move> {
    let mut position = Position::initial();
    (0..PLIES)
        .map(|ply| {
            let moves = position.legal_moves();
            let choice = position.key().rotate_left(ply) % moves.len() as u64;
            let chosen = moves[usize::try_from(choice).expect("below the number of moves")];
            position.play(chosen).expect("a legal move");
            chosen
        })
        .collect()
}
