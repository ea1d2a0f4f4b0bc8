//! The words of the ledger and what can be worked out without a database.

pub(crate) mod append;
pub(crate) mod audit;
pub(crate) mod catalogue;
pub(crate) mod chain;
pub(crate) mod deadline;
pub(crate) mod derived;
pub(crate) mod error;
pub(crate) mod heard;
pub(crate) mod plan;
pub(crate) mod store;
pub(crate) mod stored;
pub(crate) mod validate;
