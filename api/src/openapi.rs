//! The OpenAPI document: the paths and schemas of `routes::all`, and what is common to them. It is made from
//! the handlers themselves; `openapi.yaml` at the top of the repository is its committed copy.

use std::collections::BTreeMap;

use actix_web::App;
use utoipa::openapi::security::{HttpAuthScheme, HttpBuilder, SecurityScheme};
use utoipa::openapi::{Object, RefOr, Schema};
use utoipa::{Modify, OpenApi, openapi};
use utoipa_actix_web::AppExt;
use utoipa_actix_web::service_config::ServiceConfig;

use crate::problem::{FieldProblem, ProblemDocument, ProblemResponse};

#[derive(OpenApi)]
#[openapi(
    info(
        title = "Chuhe",
        description = "A Xiangqi tournament server: tournaments, rounds, games and tables, every refusal and ruling with its article.\n\n\
            Times are RFC 3339 in UTC with milliseconds, durations whole milliseconds (`_ms`), points whole half points (`points_x2`). \
            Every command carries an `Idempotency-Key`. Errors are problems (RFC 9457) in the language asked for by `lang=` or `Accept-Language`: \
            `en`, `zh-Hans`, `zh-Hant`, `vi`.",
        license(name = "MIT OR Apache-2.0", identifier = "MIT OR Apache-2.0"),
    ),
    tags(
        (name = "time", description = "The server's clock."),
        (name = "rules", description = "Rule sets and articles, as data."),
        (name = "positions", description = "What the rules say of a position, without a game (Art. 1–5, 24–29)."),
        (name = "records", description = "Files of games, read and converted."),
        (name = "tournaments", description = "Tournaments and their regulations (Art. 11, 16, 17)."),
        (name = "players", description = "The federation's register of players."),
        (name = "entries", description = "Who plays."),
        (name = "lots", description = "The numbers of the table (Art. 13)."),
        (name = "stages", description = "What is played by which system, and who is in which group (Art. 11)."),
        (name = "course", description = "Late comers, absences, requested byes, stages ended early, shared places settled, an event called off (Art. 15.6, 16.1, 20.2)."),
        (name = "rounds", description = "Pairings: made, published, closed (Art. 11, 13)."),
        (name = "withdrawals", description = "Who leaves (Art. 20)."),
        (name = "officials", description = "Who holds an office (Art. 16)."),
        (name = "discipline", description = "Penalties, appeals, and what is noted of the hall (Art. 1.4, 8, 16–19)."),
        (name = "games", description = "Games and their moves (Art. 1–4)."),
        (name = "clock", description = "The clock of a game (Art. 6, 22)."),
        (name = "conduct", description = "What happens at a table beside the moves (Art. 5, 7, 9, 21, 23)."),
        (name = "rulings", description = "What an arbiter rules and puts right at a table (Art. 4, 5.8, 17.4, 23.3)."),
        (name = "results", description = "How a game came out, by report, forfeit and ruling (Art. 10, 21)."),
        (name = "tables", description = "Crosstable and standings (Art. 14, 15)."),
        (name = "events", description = "The ledger."),
        (name = "tokens", description = "Who may act (Art. 16–18)."),
        (name = "problems", description = "What the codes of problems mean."),
        (name = "operation", description = "For those who run the server."),
    ),
    components(schemas(ProblemDocument, FieldProblem), responses(ProblemResponse)),
    modifiers(&Bearer),
)]
struct Common;

struct Bearer;

impl Modify for Bearer {
    fn modify(&self, document: &mut openapi::OpenApi) {
        let bearer = HttpBuilder::new()
            .scheme(HttpAuthScheme::Bearer)
            .description(Some("A token given out by the organiser or the chief arbiter."))
            .build();
        let components = document.components.get_or_insert_default();
        components.add_security_scheme("bearer", SecurityScheme::Http(bearer));
    }
}

/// Whole answers, as a small event gave them, beside the shapes they are answers of.
const EXAMPLES: &[(&str, &str)] = &[
    ("AbsencesView", include_str!("openapi/examples/AbsencesView.json")),
    ("RequestedByesView", include_str!("openapi/examples/RequestedByesView.json")),
    ("SuspensionsView", include_str!("openapi/examples/SuspensionsView.json")),
    ("AnalysisView", include_str!("openapi/examples/AnalysisView.json")),
    ("AppealView", include_str!("openapi/examples/AppealView.json")),
    ("AppealsView", include_str!("openapi/examples/AppealsView.json")),
    ("BracketView", include_str!("openapi/examples/BracketView.json")),
    ("ClockView", include_str!("openapi/examples/ClockView.json")),
    ("ArticleView", include_str!("openapi/examples/ArticleView.json")),
    ("ArticlesView", include_str!("openapi/examples/ArticlesView.json")),
    ("CrosstableView", include_str!("openapi/examples/CrosstableView.json")),
    ("EntriesView", include_str!("openapi/examples/EntriesView.json")),
    ("EntryView", include_str!("openapi/examples/EntryView.json")),
    ("EventsView", include_str!("openapi/examples/EventsView.json")),
    ("GameView", include_str!("openapi/examples/GameView.json")),
    ("Health", include_str!("openapi/examples/Health.json")),
    ("IncidentView", include_str!("openapi/examples/IncidentView.json")),
    ("IncidentsView", include_str!("openapi/examples/IncidentsView.json")),
    ("InspectionView", include_str!("openapi/examples/InspectionView.json")),
    ("InspectionsView", include_str!("openapi/examples/InspectionsView.json")),
    ("KnockOutMatchView", include_str!("openapi/examples/KnockOutMatchView.json")),
    ("LotsView", include_str!("openapi/examples/LotsView.json")),
    ("MatchView", include_str!("openapi/examples/MatchView.json")),
    ("OfficialView", include_str!("openapi/examples/OfficialView.json")),
    ("OfficialsView", include_str!("openapi/examples/OfficialsView.json")),
    ("PenaltiesView", include_str!("openapi/examples/PenaltiesView.json")),
    ("PenaltyView", include_str!("openapi/examples/PenaltyView.json")),
    ("ProblemKind", include_str!("openapi/examples/ProblemKind.json")),
    ("PrizesView", include_str!("openapi/examples/PrizesView.json")),
    ("RecordsView", include_str!("openapi/examples/RecordsView.json")),
    ("RegulationsView", include_str!("openapi/examples/RegulationsView.json")),
    ("RepetitionRulingView", include_str!("openapi/examples/RepetitionRulingView.json")),
    ("RoundView", include_str!("openapi/examples/RoundView.json")),
    ("RoundsView", include_str!("openapi/examples/RoundsView.json")),
    ("RuleSetView", include_str!("openapi/examples/RuleSetView.json")),
    ("RuleSetsView", include_str!("openapi/examples/RuleSetsView.json")),
    ("ServerTime", include_str!("openapi/examples/ServerTime.json")),
    ("StageView", include_str!("openapi/examples/StageView.json")),
    ("StagesView", include_str!("openapi/examples/StagesView.json")),
    ("SettledView", include_str!("openapi/examples/StandingsView.json")),
    ("StandingsView", include_str!("openapi/examples/StandingsView.json")),
    ("TeamStandingsView", include_str!("openapi/examples/TeamStandingsView.json")),
    ("TokenView", include_str!("openapi/examples/TokenView.json")),
    ("TokensView", include_str!("openapi/examples/TokensView.json")),
    ("TouchRulingView", include_str!("openapi/examples/TouchRulingView.json")),
    ("TournamentView", include_str!("openapi/examples/TournamentView.json")),
    ("TournamentsView", include_str!("openapi/examples/TournamentsView.json")),
    ("WhatIfView", include_str!("openapi/examples/WhatIfView.json")),
    ("WithdrawalsView", include_str!("openapi/examples/WithdrawalsView.json")),
];

fn with_examples(document: &mut openapi::OpenApi) {
    let Some(components) = &mut document.components else { return };
    for (name, example) in EXAMPLES {
        let examples = match components.schemas.get_mut(*name) {
            Some(RefOr::T(Schema::Object(shape))) => &mut shape.examples,
            Some(RefOr::T(Schema::OneOf(either))) => &mut either.examples,
            _ => continue,
        };
        if let Ok(example) = serde_json::from_str(example) {
            *examples = vec![example];
        }
    }
}

/// A variant that refers to a shape and adds the tag is no answer to that shape, which has no such member, and likewise two
/// shapes of which one is put together: they are made one.
fn with_variants_whole(document: &mut openapi::OpenApi) {
    let Some(components) = &mut document.components else { return };
    let shapes = components.schemas.clone();
    for schema in components.schemas.values_mut() {
        let parts = match schema {
            RefOr::T(Schema::OneOf(one_of)) => one_of.items.iter_mut().collect(),
            other => vec![other],
        };
        for part in parts.into_iter().filter(|part| matches!(part, RefOr::T(Schema::AllOf(_)))) {
            if let Some(whole) = whole(part, &shapes) {
                *part = RefOr::T(Schema::Object(whole));
            }
        }
    }
}

/// All members of a shape that is put together of others, as one shape.
fn whole(shape: &RefOr<Schema>, shapes: &BTreeMap<String, RefOr<Schema>>) -> Option<Object> {
    let parts = match shape {
        RefOr::Ref(other) => return whole(shapes.get(other.ref_location.rsplit_once('/')?.1)?, shapes),
        RefOr::T(Schema::Object(alone)) => return Some(alone.clone()),
        RefOr::T(Schema::AllOf(parts)) => parts,
        RefOr::T(_) => return None,
    };
    let members = parts.items.iter().map(|part| whole(part, shapes));
    let mut one = members.reduce(|one, other| {
        let (mut one, other) = (one?, other?);
        one.properties.extend(other.properties);
        one.required.extend(other.required);
        Some(one)
    })??;
    one.description = parts.description.clone().or(one.description);
    Some(one)
}

/// The members that tell variants apart have no words of their own in the source: they are described here.
const TAGS: [&str; 4] = ["kind", "system", "of", "way"];

fn with_tags_described(document: &mut openapi::OpenApi) {
    let Some(components) = &mut document.components else { return };
    let variants = components.schemas.values_mut().filter_map(|schema| match schema {
        RefOr::T(Schema::OneOf(one_of)) => Some(&mut one_of.items),
        _ => None,
    });
    for variant in variants.flatten() {
        let RefOr::T(Schema::Object(variant)) = variant else { continue };
        for tag in TAGS {
            if let Some(RefOr::T(Schema::Object(tag))) = variant.properties.get_mut(tag) {
                tag.description.get_or_insert_with(|| "Which of these it is.".to_owned());
            }
        }
    }
}

/// A body that may be left out (`Option` in the source) is never `null` where it is sent.
fn with_bodies_never_null(document: &mut openapi::OpenApi) {
    let commands = document.paths.paths.values_mut().filter_map(|item| item.post.as_mut());
    let bodies = commands.filter_map(|operation| match operation.request_body.as_mut() {
        Some(RefOr::T(body)) => Some(body),
        _ => None,
    });
    for content in bodies.flat_map(|body| body.content.values_mut()) {
        if let RefOr::T(content) = content
            && let Some(RefOr::T(Schema::OneOf(either))) = &content.schema
            && let Some(RefOr::Ref(body)) = either.items.first()
        {
            content.schema = Some(RefOr::Ref(body.clone()));
        }
    }
}

/// The document of what `routes` registers.
pub fn document(routes: impl FnOnce(&mut ServiceConfig<'_>)) -> openapi::OpenApi {
    let (_, mut document) =
        App::new().into_utoipa_app().openapi(Common::openapi()).configure(routes).split_for_parts();
    with_examples(&mut document);
    with_variants_whole(&mut document);
    with_tags_described(&mut document);
    with_bodies_never_null(&mut document);
    document
}

#[cfg(test)]
mod tests;
