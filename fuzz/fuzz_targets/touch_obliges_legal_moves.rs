//! `touch_obliges_legal_moves`, tried by libFuzzer.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| chuhe_fuzz::touch_obliges_legal_moves(bytes));
