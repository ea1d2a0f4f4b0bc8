//! The integration tests of the developers' commands.

mod house_rules;
