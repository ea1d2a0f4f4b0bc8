//! The server from outside: started on a free port, spoken to over TCP. One file per thing that may go wrong.

#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

mod harness;

mod address;
mod body;
mod bounds;
mod browser;
mod course;
mod dashboard;
mod deadline;
mod demo;
mod discipline;
mod document;
mod hall;
mod import_event;
mod language;
mod log;
mod notation;
mod positions;
mod records;
mod repetition;
mod rules;
mod stories;
mod table;
mod time;
mod timekeeper;
