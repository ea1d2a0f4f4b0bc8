//! How small things are printed on every page.

use chuhe_domain::vocabulary::Side;

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
