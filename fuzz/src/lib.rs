//! Laws that hold for any bytes whatever: what somebody may send is read or refused by name, what is read obeys
//! the rules, and what is written is read back. A law is a function that panics where it is broken.
//!
//! Each is tried twice: by its fuzz target of the same name (`cargo fuzz run`), and by a property test over the
//! same corpus, which runs wherever the other tests do.

mod notation;
mod positions;
mod records;
mod reports;
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
    Law { name: "pgn_reads_back", hold: pgn_reads_back },
    Law { name: "dhtmlxq_reads_back", hold: dhtmlxq_reads_back },
    Law { name: "xqf_is_legal_or_refused", hold: xqf_is_legal_or_refused },
    Law { name: "cbr_is_legal_or_refused", hold: cbr_is_legal_or_refused },
    Law { name: "cbl_is_legal_or_refused", hold: cbl_is_legal_or_refused },
    Law { name: "trf_reads_back", hold: trf_reads_back },
    Law { name: "touch_obliges_legal_moves", hold: touch_obliges_legal_moves },
];

pub use notation::{chinese_reads_back, chinese_short_reads_back, iccs_reads_back, wxf_reads_back};
pub use positions::fen_reads_back;
pub use records::{
    cbl_is_legal_or_refused, cbr_is_legal_or_refused, dhtmlxq_reads_back, pgn_reads_back,
    xqf_is_legal_or_refused,
};
pub use reports::trf_reads_back;
pub use touch::touch_obliges_legal_moves;
