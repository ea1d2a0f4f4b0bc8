//! How a record is read: whole or not at all, or as far as it is legal.

/// What becomes of a record that cannot be read to its end.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub enum Reading {
    /// It is refused.
    #[default]
    Strict,
    /// What is legal is kept, and marked as truncated.
    Lenient,
}
