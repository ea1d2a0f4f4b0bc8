//! What a corrected result would have changed, in a dry run.

use actix_web::HttpResponse;
use actix_web::web;
use chuhe_domain::game::AmendResult;
use chuhe_domain::tournament::swiss::paired_otherwise;
use chuhe_domain::vocabulary::GameId;

use super::apart::apart;
use crate::desk::{Desk, Envelope};
use crate::language::Language;
use crate::respond::Answer;
use crate::views::{Names, WhatIfView};

/// Tells it, and writes nothing.
pub(super) async fn answer(
    desk: &web::Data<Desk>,
    envelope: &Envelope,
    game: GameId,
    reader: Language,
    amend: &AmendResult,
) -> Answer {
    let (events, fold) = desk.try_play(envelope, game, amend).await?;
    let kinds = events.iter().map(|event| event.type_name().to_owned()).collect();
    let stood = std::sync::Arc::clone(&fold);
    let rounds = apart(move || {
        let Some(card) = stood.state.games.get(&game) else { return Ok(Vec::new()) };
        let of = (stood.state.stage_of(card), card.round);
        let mut corrected = stood.state.clone();
        for event in &events {
            corrected.evolve_game(game, event);
        }
        Ok(paired_otherwise(&stood.state, &corrected, of))
    })
    .await?;
    let names = desk.names(&fold.state).await?;
    let names = Names::new(&fold.state, &names, reader);
    Ok(HttpResponse::Ok().json(WhatIfView::of(kinds, rounds, &names)))
}
