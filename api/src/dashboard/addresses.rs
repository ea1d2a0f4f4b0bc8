//! Where the pages stand. They are no part of the OpenAPI document; `routes::PAGES` lists them for the 405 of other
//! methods.

use actix_web::web::ServiceConfig;

use crate::dashboard::{assets, game, list, tournament};

/// Every page there is, and what pages are dressed in.
pub fn pages(config: &mut ServiceConfig) {
    config
        .service(list::show_tournaments)
        .service(tournament::show_tournament)
        .service(game::show_game)
        .service(assets::get_stylesheet)
        .service(assets::get_icon);
}
