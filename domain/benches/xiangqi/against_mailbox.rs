//! Perft 5 from the start against the plain generator: by turns on one thread, the best of each, and the ratio.

use std::hint::black_box;
use std::time::{Duration, Instant};

use chuhe_domain::xiangqi::Position;
use chuhe_domain::xiangqi::perft::perft;

use crate::mailbox::Mailbox;

pub(crate) const NAME: &str = "perft against mailbox";

const DEPTH: u8 = 5;
const NODES: u64 = 133_312_995;
/// Enough for one undisturbed turn of each on a machine that has other work.
const TURNS: u32 = 5;

#[expect(clippy::print_stdout, reason = "a benchmark says what it found")]
pub(crate) fn run() {
    let start = black_box(Position::initial());
    let (mut plain, mut ours) = (Duration::MAX, Duration::MAX);
    for _ in 0..TURNS {
        plain = plain.min(timed(|| Mailbox::of(&start).perft(DEPTH)));
        ours = ours.min(timed(|| perft(&start, DEPTH)));
    }
    let ratio = plain.as_secs_f64() / ours.as_secs_f64();
    println!("{NAME}: {NODES} nodes, mailbox {plain:.3?}, chuhe {ours:.3?}: {ratio:.2} x");
}

fn timed(count: impl FnOnce() -> u64) -> Duration {
    let began = Instant::now();
    assert_eq!(count(), NODES);
    began.elapsed()
}
