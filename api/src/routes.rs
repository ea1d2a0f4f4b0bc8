//! The resources. `all` is the one list: what stands in it is served, described in the OpenAPI document, and
//! known to the 405 of other methods.

pub mod document;
pub mod health;
pub mod problems;
pub mod time;

use utoipa_actix_web::service_config::ServiceConfig;

/// Pages for people, which the OpenAPI document does not describe.
pub const PAGES: &[&str] = &["/docs", "/docs/{file}*"];

/// Every operation there is.
pub fn all(config: &mut ServiceConfig<'_>) {
    config
        .service(time::get_time)
        .service(problems::get_problem)
        .service(health::get_live)
        .service(health::get_ready)
        .service(document::get_openapi);
}
