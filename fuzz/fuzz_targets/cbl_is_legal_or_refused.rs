//! `cbl_is_legal_or_refused`, tried by libFuzzer.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| chuhe_fuzz::cbl_is_legal_or_refused(bytes));
