//! `trf_reads_back`, tried by libFuzzer.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| chuhe_fuzz::trf_reads_back(bytes));
