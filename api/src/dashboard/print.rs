//! How small things are printed on every page.

use chuhe_domain::vocabulary::{Side, Timestamp as Instant};

use crate::timestamp::Timestamp;

/// How a side is marked in the stylesheet.
pub(crate) const fn colour(side: Side) -> &'static str {
    match side {
        Side::Red => "red",
        Side::Black => "black",
    }
}

/// A result, with a minus as wide as the plus.
pub(crate) fn printed(symbol: &str) -> String {
    symbol.replace('-', "−")
}

/// A place; a shared one is marked.
pub(crate) fn place(place: u32, shared: bool) -> String {
    if shared { format!("{place}=") } else { place.to_string() }
}

/// A number of seconds as a clock shows them.
pub(crate) fn hours(seconds: u64) -> String {
    format!("{}:{:02}:{:02}", seconds / 3600, seconds / 60 % 60, seconds % 60)
}

/// An instant, to the second: `2026-10-03 09:00:00 UTC`.
pub(crate) fn instant(at: Instant) -> String {
    let written = Timestamp::from(at).to_string();
    let seconds = written.split_once('.').map_or(written.as_str(), |(seconds, _)| seconds);
    format!("{} UTC", seconds.replacen('T', " ", 1))
}
