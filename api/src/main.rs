//! chuhe
fn main() {}
