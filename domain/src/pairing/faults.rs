//! Faults that are told all at once: how a list of them becomes a message, and the facts of a reason.

use std::collections::BTreeMap;
use std::fmt::Display;

use crate::vocabulary::Reason;

/// The faults one after another, as a message ends with them.
pub(super) fn in_words(faults: &[impl Display]) -> String {
    faults.iter().map(ToString::to_string).collect::<Vec<_>>().join("; ")
}

/// One fact for each kind of fault there is, listing what is at fault.
pub(super) fn by_kind<'f, F>(reason: Reason, faults: &'f [F], which: impl Fn(&F) -> String) -> Reason
where
    &'static str: From<&'f F>,
{
    let mut kinds: BTreeMap<&'static str, Vec<String>> = BTreeMap::new();
    for fault in faults {
        kinds.entry(fault.into()).or_default().push(which(fault));
    }
    kinds.into_iter().fold(reason, |reason, (kind, which)| reason.fact(kind, which.join(", ")))
}
