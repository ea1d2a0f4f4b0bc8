//! The house rules, over every source file of the project: a failure names the file and the line.
//!
//! What compilers and linters can check stands in `[workspace.lints]`; here is the rest: the size and the head of
//! a file, words that leave something undone, and who may know whom.

mod circles;
mod code;
mod files;
mod imports;
mod layers;
mod words;
