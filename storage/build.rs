//! A new migration is a reason to build again: the macro that embeds them cannot say so itself.

fn main() {
    println!("cargo:rerun-if-changed=../migrations");
}
