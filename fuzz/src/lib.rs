//! Laws that hold for any bytes whatever: what somebody may send is read or refused by name, what is read obeys
//! the rules, and what is written is read back. A law is a function that panics where it is broken.
//!
//! Each is tried twice: by its fuzz target of the same name (`cargo fuzz run`), and by a property test over the
//! same corpus, which runs wherever the other tests do.

mod notation;
mod positions;
mod touch;

/// A law, by the name of its fuzz target and of its folder in the corpus.
#[derive(Debug, Clone, Copy)]
pub struct Law {
    /// What it says.
    pub name: &'static str,
    /// Panics on the bytes that break it.
    pub hold: fn(&[u8]),
}

/// Every law.
pub const LAWS: &[Law] = &[
    Law { name: "fen_reads_back", hold: fen_reads_back },
    Law { name: "iccs_reads_back", hold: iccs_reads_back },
    Law { name: "chinese_reads_back", hold: chinese_reads_back },
    Law { name: "chinese_short_reads_back", hold: chinese_short_reads_back },
    Law { name: "wxf_reads_back", hold: wxf_reads_back },
    Law { name: "touch_obliges_legal_moves", hold: touch_obliges_legal_moves },
];

pub use notation::{chinese_reads_back, chinese_short_reads_back, iccs_reads_back, wxf_reads_back};
pub use positions::fen_reads_back;
pub use touch::touch_obliges_legal_moves;
