//! The law itself, in Chinese: the text of every article that has one, as `text.txt` holds it. There an article is a
//! block: a line with its number, then its paragraphs, a line each. docs/RULE-SETS.md says where it is from.

use std::collections::BTreeMap;
use std::sync::LazyLock;

static TEXT: LazyLock<BTreeMap<&str, &str>> = LazyLock::new(|| {
    include_str!("text.txt").trim_end().split("\n\n").filter_map(|it| it.split_once('\n')).collect()
});

/// The paragraphs of the article of this number, a line each; none for one that is a heading only.
pub(super) fn of(number: &str) -> Option<&'static str> {
    TEXT.get(number).copied()
}

/// The numbers that have a text.
#[cfg(test)]
pub(super) fn numbers() -> impl Iterator<Item = &'static str> {
    TEXT.keys().copied()
}
