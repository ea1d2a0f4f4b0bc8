//! The resources. `all` is the one list: what stands in it is served, described in the OpenAPI document, and
//! known to the 405 of other methods.

pub mod absences;
mod addresses;
pub mod admissions;
mod apart;
pub mod appeals;
pub mod bracket;
pub mod clock;
pub mod conduct;
mod content;
pub mod course;
pub mod document;
pub mod entries;
pub mod events;
pub mod games;
pub mod hall;
pub mod health;
pub mod incidents;
pub mod inspections;
pub mod line_ups;
pub mod lots;
pub mod matches;
mod named;
pub mod officials;
pub mod penalties;
pub mod play_offs;
pub mod players;
pub mod positions;
pub mod prizes;
pub mod problems;
pub mod records;
pub mod regulations;
pub mod repetition;
pub mod requested_byes;
pub mod results;
pub mod rounds;
pub mod rules;
pub mod rulings;
pub mod scores;
mod seen;
pub mod settlements;
pub mod stages;
pub mod suspensions;
pub mod tables;
pub mod time;
pub mod tokens;
pub mod tournaments;
mod what_if;
pub mod withdrawals;

use utoipa_actix_web::service_config::ServiceConfig;

/// Pages for people, which the OpenAPI document does not describe.
pub const PAGES: &[&str] = &[
    "/",
    "/tournaments/{tournament}",
    "/games/{game}",
    "/assets/chuhe.css",
    "/assets/chuhe.svg",
    "/docs",
    "/docs/{file}*",
];

/// Every operation there is.
pub fn all(config: &mut ServiceConfig<'_>) {
    config
        .service(time::get_time)
        .service(positions::analyse_position)
        .service(positions::rule_on_touch)
        .service(positions::rule_on_repetition)
        .service(records::convert_records)
        .service(rules::list_rule_sets)
        .service(rules::get_rule_set)
        .service(rules::list_articles)
        .service(rules::get_article)
        .configure(resources)
        .configure(course)
        .configure(people)
        .configure(at_the_table)
        .service(players::list_players)
        .service(players::register_player)
        .service(players::register_players)
        .service(players::get_player)
        .service(players::amend_player)
        .service(players::rate_player)
        .service(players::erase_player)
        .service(tokens::issue_token)
        .service(tokens::list_tokens)
        .service(tokens::revoke_token)
        .service(problems::get_problem)
        .service(health::get_live)
        .service(health::get_ready)
        .service(document::get_openapi);
}

fn resources(config: &mut ServiceConfig<'_>) {
    config
        .service(tournaments::list_tournaments)
        .service(tournaments::create_tournament)
        .service(tournaments::get_tournament)
        .service(tournaments::amend_tournament)
        .service(tournaments::close_tournament)
        .service(tournaments::reopen_tournament)
        .service(regulations::get_regulations)
        .service(regulations::set_regulations)
        .service(entries::list_entries)
        .service(entries::create_entry)
        .service(entries::get_entry)
        .service(entries::amend_entry)
        .service(entries::erase_person)
        .service(entries::close_registration)
        .service(entries::reopen_registration)
        .service(lots::get_lots)
        .service(lots::draw_lots)
        .service(lots::commit_lots)
        .service(lots::annul_lots)
        .service(stages::list_stages)
        .service(stages::get_stage)
        .service(rounds::list_rounds)
        .service(rounds::create_round)
        .service(rounds::get_round)
        .service(rounds::publish_round)
        .service(rounds::unpublish_round)
        .service(rounds::annul_round)
        .service(rounds::change_pairings)
        .service(rounds::close_round)
        .service(rounds::reopen_round)
        .service(matches::get_match)
        .service(line_ups::submit_line_up)
        .service(line_ups::annul_line_ups)
        .service(line_ups::rule_on_line_up)
        .service(line_ups::order_roster)
        .service(withdrawals::list_withdrawals)
        .service(withdrawals::create_withdrawal)
        .service(withdrawals::amend_withdrawal)
        .service(withdrawals::reinstate_entry)
        .service(play_offs::order_play_off)
        .service(play_offs::decide_match)
        .service(bracket::get_bracket)
        .service(tables::get_crosstable)
        .service(tables::get_standings)
        .service(tables::get_team_standings)
        .service(events::list_events)
        .service(hall::stop_hall)
        .service(hall::restart_hall);
}

fn course(config: &mut ServiceConfig<'_>) {
    config
        .service(admissions::admit_entry)
        .service(absences::list_absences)
        .service(absences::announce_absence)
        .service(absences::lift_absence)
        .service(requested_byes::list_requested_byes)
        .service(requested_byes::request_bye)
        .service(requested_byes::lift_bye_request)
        .service(suspensions::list_suspensions)
        .service(suspensions::lift_suspension)
        .service(course::end_stage)
        .service(course::resume_stage)
        .service(course::call_off)
        .service(settlements::settle_places)
        .service(prizes::get_prizes);
}

fn people(config: &mut ServiceConfig<'_>) {
    config
        .service(officials::list_officials)
        .service(officials::appoint_official)
        .service(officials::release_official)
        .service(officials::bar_arbiter)
        .service(officials::lift_bar)
        .service(officials::erase_official)
        .service(penalties::list_penalties)
        .service(penalties::give_penalty)
        .service(penalties::lift_penalty)
        .service(appeals::list_appeals)
        .service(appeals::lodge_appeal)
        .service(appeals::admit_appeal)
        .service(appeals::decide_appeal)
        .service(incidents::list_incidents)
        .service(incidents::record_incident)
        .service(inspections::list_inspections)
        .service(inspections::record_inspection);
}

fn at_the_table(config: &mut ServiceConfig<'_>) {
    config
        .service(games::get_game)
        .service(games::start_game)
        .service(games::play_move)
        .service(games::resign_game)
        .service(clock::get_clock)
        .service(clock::press_clock)
        .service(clock::stop_clock)
        .service(clock::restart_clock)
        .service(clock::adjust_clock)
        .service(clock::replace_clock)
        .service(clock::report_flag)
        .service(conduct::record_arrival)
        .service(conduct::record_touch)
        .service(conduct::offer_draw)
        .service(conduct::answer_draw)
        .service(conduct::announce_foul)
        .service(conduct::lift_foul)
        .service(conduct::claim_draw)
        .service(conduct::record_omission)
        .service(conduct::complete_omissions)
        .service(conduct::key_sheet)
        .service(rulings::rule_on_game)
        .service(rulings::retract_moves)
        .service(rulings::correct_record)
        .service(rulings::adjourn_game)
        .service(rulings::resume_game)
        .service(results::report_result)
        .service(results::forfeit_game)
        .service(results::sign_result)
        .service(results::amend_result)
        .service(results::reopen_game)
        .service(results::take_game_back)
        .service(repetition::get_repetition)
        .service(scores::get_record_as_pgn)
        .service(scores::get_record_as_text)
        .service(scores::get_record_as_dhtmlxq)
        .service(events::list_game_events);
}
