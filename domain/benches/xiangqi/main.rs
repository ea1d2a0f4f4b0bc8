//! How fast the rules are. Counting is compared with a plain generator in the same run, for a ratio means the same
//! on every machine; the rest is measured by Criterion. `cargo bench -p chuhe-domain --bench xiangqi -- replay`
//! runs what has this word in its name.

mod against_mailbox;
mod mailbox;
mod replay;

use std::env;

use criterion::Criterion;

fn main() {
    let wanted = env::args().skip(1).find(|argument| !argument.starts_with('-'));
    if wanted.is_none_or(|word| against_mailbox::NAME.contains(&word)) {
        against_mailbox::run();
    }
    let mut criterion = Criterion::default().configure_from_args();
    replay::bench(&mut criterion);
    criterion.final_summary();
}
