//! The federation's register: `known` keeps it in memory, `found` is what it shows, `commands` what is done with it.

mod commands;
pub(super) mod found;
pub(super) mod known;
mod spelling;
