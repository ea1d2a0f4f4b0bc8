//! The HTTP API of Chuhe, a Xiangqi tournament server.
//!
//! From the ground up: `language`, `timestamp`, `cursor` and `arrival` know one request; `locales` has the texts;
//! `problem` puts refusals into words, and `rulings` rulings; `diagram` draws boards; `desk` takes commands, without a
//! word of HTTP, and `timekeeper` has it rule what comes due; `extract` reads requests strictly; `auth` says who may;
//! `views` are the shapes of answers, `respond` answers; `routes` are the resources,
//! `dashboard` the pages for people; `openapi` describes the resources; `edge` wraps both; `server` binds and runs;
//! `host` is a whole server in this process; `client` speaks to one; `demo` and `import` play tournaments through
//! it; `cli` is the command line. Each uses only those before it.

pub mod arrival;
pub mod auth;
pub mod cli;
pub mod client;
pub mod config;
pub mod cursor;
pub mod dashboard;
pub mod demo;
pub mod desk;
mod diagram;
pub mod edge;
pub mod extract;
pub mod host;
pub mod import;
pub mod language;
mod locales;
pub mod openapi;
pub mod problem;
pub mod respond;
pub mod routes;
mod rulings;
pub mod server;
pub mod telemetry;
pub mod timekeeper;
pub mod timestamp;
pub mod views;
