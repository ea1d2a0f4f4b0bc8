//! The one table of problem codes. A row is a stable code, its HTTP status, and the facts its sentences speak of.
//!
//! `edge` rows are named, for this crate to use; `domain` rows are looked up by the code of a refusal. Of these,
//! 409 is forbidden by the rules or the state of things, and 422 is wrong in what the request itself says; 404 and
//! 403 are answered before a command is decided, wherever that can be known.

use actix_web::http::StatusCode;

use super::{Code, Row};

catalogue! {
    edge {
        MALFORMED_JSON = "request.malformed_json" => BAD_REQUEST [reason, line, column];
        TOO_DEEP = "request.too_deep" => BAD_REQUEST [limit];
        UNKNOWN_FIELD = "request.unknown_field" => BAD_REQUEST [field];
        MISSING_FIELD = "request.missing_field" => BAD_REQUEST [field];
        INVALID_VALUE = "request.invalid_value" => BAD_REQUEST [reason];
        INVALID_HEADER = "request.invalid_header" => BAD_REQUEST [header, reason];
        BODY_INCOMPLETE = "request.body_incomplete" => BAD_REQUEST [];
        BAD_REQUEST = "request.bad_request" => BAD_REQUEST [];
        NOT_FOUND = "request.not_found" => NOT_FOUND [path];
        INVALID_PATH = "request.invalid_path" => NOT_FOUND [part, given, expected, reason];
        METHOD_NOT_ALLOWED = "request.method_not_allowed" => METHOD_NOT_ALLOWED [method, allowed];
        NOT_ACCEPTABLE = "request.not_acceptable" => NOT_ACCEPTABLE [];
        BODY_TOO_SLOW = "request.body_too_slow" => REQUEST_TIMEOUT [seconds];
        BODY_TOO_LARGE = "request.body_too_large" => PAYLOAD_TOO_LARGE [limit];
        UNSUPPORTED_MEDIA_TYPE = "request.unsupported_media_type" => UNSUPPORTED_MEDIA_TYPE [expected];
        RATE_LIMITED = "request.rate_limited" => TOO_MANY_REQUESTS [seconds];
        MISSING_TOKEN = "auth.missing_token" => UNAUTHORIZED [];
        INVALID_TOKEN = "auth.invalid_token" => UNAUTHORIZED [];
        FORBIDDEN = "auth.forbidden" => FORBIDDEN [];
        OUT_OF_SCOPE = "auth.out_of_scope" => FORBIDDEN [];
        NOT_YOUR_SIDE = "auth.not_your_side" => FORBIDDEN [];
        NOT_YOUR_WORD = "auth.not_your_word" => FORBIDDEN [field];
        OUT_OF_OFFICE = "auth.out_of_office" => FORBIDDEN [];
        BARRED = "auth.barred" => FORBIDDEN [];
        CONSENT_IS_THE_ORGANISERS = "auth.consent_is_the_organisers" => FORBIDDEN [];
        KEY_MISSING = "command.key_missing" => BAD_REQUEST [];
        KEY_INVALID = "command.key_invalid" => BAD_REQUEST [];
        KEY_REUSED = "command.key_reused" => UNPROCESSABLE_ENTITY [];
        VERSION_MISMATCH = "command.version_mismatch" => PRECONDITION_FAILED [current, between];
        CONTENDED = "command.contended" => SERVICE_UNAVAILABLE [];
        STORAGE_UNAVAILABLE = "storage.unavailable" => SERVICE_UNAVAILABLE [];
        OUTCOME_UNKNOWN = "storage.outcome_unknown" => SERVICE_UNAVAILABLE [];
        NOT_READY = "server.not_ready" => SERVICE_UNAVAILABLE [checks];
        BUSY = "server.busy" => SERVICE_UNAVAILABLE [];
        DEADLINE_EXCEEDED = "server.deadline_exceeded" => SERVICE_UNAVAILABLE [seconds];
        INTERNAL = "internal" => INTERNAL_SERVER_ERROR [];
        ENTRY_NOT_FOUND = "tournament.entry_not_found" => NOT_FOUND [entry];
        GROUP_NOT_NAMED = "tournament.group_not_named" => BAD_REQUEST [stage, groups];
        SEE_BRACKET = "tournament.see_bracket" => NOT_FOUND [stage];
        UNKNOWN_PLAYER = "tournament.unknown_player" => UNPROCESSABLE_ENTITY [player];
        GAME_NOT_FOUND = "game.not_found" => NOT_FOUND [game];
        LAST_ADMINISTRATOR = "token.last_administrator" => CONFLICT [];
        NOT_REPEATED = "position.not_repeated" => UNPROCESSABLE_ENTITY [occurrences, needed];
    }
    domain {
        "tournament.not_found" => NOT_FOUND [];
        "tournament.exists" => CONFLICT [];
        "tournament.closed" => CONFLICT [];
        "tournament.not_closed" => CONFLICT [];
        "tournament.regulations_fixed" => CONFLICT [];
        "tournament.tie_break_twice" => UNPROCESSABLE_ENTITY [];
        "tournament.override_out_of_range" => UNPROCESSABLE_ENTITY [field, value, least, most];
        "tournament.late_limit_missing" => UNPROCESSABLE_ENTITY [];
        "tournament.registration_closed" => CONFLICT [];
        "tournament.entry_exists" => CONFLICT [entry];
        "tournament.player_entered" => CONFLICT [player, entry];
        "tournament.too_many_categories" => UNPROCESSABLE_ENTITY [most];
        "tournament.category_twice" => UNPROCESSABLE_ENTITY [category];
        "tournament.category_unnamed" => UNPROCESSABLE_ENTITY [category];
        "tournament.unknown_category" => UNPROCESSABLE_ENTITY [category];
        "tournament.category_in_use" => CONFLICT [category, entry];
        "tournament.unknown_entry" => UNPROCESSABLE_ENTITY [entry];
        "tournament.not_in_the_field" => CONFLICT [entry];
        "tournament.not_withdrawn" => CONFLICT [entry];
        "tournament.field_is_drawn" => CONFLICT [entry];
        "tournament.nobody_entered" => CONFLICT [];
        "tournament.lots_drawn" => CONFLICT [];
        "tournament.lots_not_drawn" => CONFLICT [system];
        "tournament.lots_committed" => CONFLICT [];
        "tournament.rounds_paired" => CONFLICT [];
        "tournament.round_exists" => CONFLICT [round];
        "tournament.not_the_next_round" => CONFLICT [round, next];
        "tournament.no_such_round" => CONFLICT [round, rounds];
        "tournament.unknown_stage" => NOT_FOUND [stage];
        "tournament.stage_open" => CONFLICT [stage];
        "tournament.place_shared" => CONFLICT [stage, group, place];
        "tournament.not_of_one_group" => CONFLICT [one, other];
        "tournament.no_knock_out" => NOT_FOUND [stage];
        "tournament.no_match_ready" => CONFLICT [stage];
        "tournament.match_not_ready" => CONFLICT [one, other];
        "tournament.lots_name_one" => UNPROCESSABLE_ENTITY [match];
        "tournament.match_outdated" => CONFLICT [match];
        "tournament.of_a_play_off" => CONFLICT [match, stage];
        "tournament.match_decided" => CONFLICT [match];
        "tournament.already_decided" => CONFLICT [match];
        "tournament.not_decided" => CONFLICT [match];
        "tournament.match_open" => CONFLICT [match, table];
        "tournament.games_decide" => CONFLICT [match];
        "tournament.no_further_game" => CONFLICT [match];
        "tournament.colours_reversed" => UNPROCESSABLE_ENTITY [match];
        "tournament.not_the_first_game" => UNPROCESSABLE_ENTITY [game, first];
        "tournament.not_of_this_match" => UNPROCESSABLE_ENTITY [entry];
        "tournament.number_out_of_range" => UNPROCESSABLE_ENTITY [stage, field, value, least, most];
        "tournament.stage_plan" => UNPROCESSABLE_ENTITY [stage, fault];
        "tournament.no_teams" => CONFLICT [];
        "tournament.not_a_team" => UNPROCESSABLE_ENTITY [entry];
        "tournament.team_full" => CONFLICT [team, most];
        "tournament.not_the_roster" => UNPROCESSABLE_ENTITY [team];
        "tournament.roster_fixed" => CONFLICT [team];
        "tournament.line_up_follows" => UNPROCESSABLE_ENTITY [team];
        "tournament.line_ups_shown" => CONFLICT [line_up_article];
        "tournament.line_ups_missing" => CONFLICT [table];
        "tournament.no_such_board" => UNPROCESSABLE_ENTITY [board];
        "tournament.not_about_line_ups" => UNPROCESSABLE_ENTITY [named];
        "tournament.unknown_match" => NOT_FOUND [match];
        "tournament.not_a_team_of_this_match" => UNPROCESSABLE_ENTITY [team];
        "tournament.of_a_team_match" => CONFLICT [game];
        "tournament.unknown_round" => NOT_FOUND [round];
        "tournament.no_pairings" => UNPROCESSABLE_ENTITY [];
        "tournament.paired_twice" => UNPROCESSABLE_ENTITY [entry];
        "tournament.not_free" => UNPROCESSABLE_ENTITY [entry];
        "tournament.already_paired" => CONFLICT [one, other, match];
        "tournament.not_in_this_round" => UNPROCESSABLE_ENTITY [game];
        "tournament.round_published" => CONFLICT [round];
        "tournament.round_not_published" => CONFLICT [round];
        "tournament.round_closed" => CONFLICT [round];
        "tournament.round_open" => CONFLICT [round];
        "tournament.game_begun" => CONFLICT [game];
        "tournament.game_open" => CONFLICT [game, table, status];
        "tournament.hall_stopped" => CONFLICT [];
        "tournament.hall_not_stopped" => CONFLICT [];
        "tournament.not_the_sharers" => UNPROCESSABLE_ENTITY [stage, group];
        "tournament.unknown_group" => NOT_FOUND [stage, group, groups];
        "tournament.not_level" => CONFLICT [stage, one, other];
        "tournament.no_play_off" => CONFLICT [entry];
        "tournament.play_off_level" => CONFLICT [one, other];
        "tournament.play_off_otherwise" => CONFLICT [one, other];
        "tournament.already_settled" => CONFLICT [stage, group];
        "tournament.not_settled" => CONFLICT [stage, group];
        "tournament.colours_not_drawn" => UNPROCESSABLE_ENTITY [stage, games];
        "tournament.seed_not_wanted" => UNPROCESSABLE_ENTITY [article];
        "tournament.stage_is_ended" => CONFLICT [stage];
        "tournament.stage_not_ended" => CONFLICT [stage];
        "tournament.drawn_from" => CONFLICT [stage, later];
        "tournament.no_vacant_number" => CONFLICT [stage];
        "tournament.in_the_field" => CONFLICT [entry];
        "tournament.does_not_compete" => CONFLICT [entry];
        "tournament.no_round_to_come" => UNPROCESSABLE_ENTITY [round, last];
        "tournament.already_absent" => CONFLICT [entry, round];
        "tournament.not_absent" => CONFLICT [entry, round];
        "tournament.no_swiss" => CONFLICT [stage];
        "tournament.no_further_round" => CONFLICT [stage, rounds];
        "tournament.field_full" => CONFLICT [most];
        "tournament.result_missing" => CONFLICT [round, table, match];
        "tournament.no_pairing" => CONFLICT [round, wanted, groups];
        "tournament.lots_missing" => UNPROCESSABLE_ENTITY [stage];
        "tournament.not_the_last_round" => CONFLICT [round, stage];
        "tournament.not_to_be_left_out" => UNPROCESSABLE_ENTITY [entry];
        "tournament.too_many_byes" => CONFLICT [entry, limit];
        "tournament.too_many_requests" => CONFLICT [entry, limit];
        "tournament.bye_requested" => CONFLICT [entry, round];
        "tournament.bye_not_requested" => CONFLICT [entry, round];
        "tournament.round_already_paired" => CONFLICT [round];
        "tournament.pairs_who_left" => CONFLICT [round, entry];
        "tournament.not_suspended" => CONFLICT [entry];
        "tournament.prize_list" => UNPROCESSABLE_ENTITY [list, fault];
        "pairing.no_groups" => CONFLICT [entrants, groups, fewest];
        "discipline.unknown_official" => NOT_FOUND [official];
        "discipline.not_yours_to_appoint" => FORBIDDEN [office, role];
        "discipline.chief_arbiter_sits" => CONFLICT [official];
        "discipline.out_of_office" => CONFLICT [official];
        "discipline.token_named" => CONFLICT [official];
        "discipline.rules_no_games" => CONFLICT [official, office];
        "discipline.already_barred" => CONFLICT [official, entry];
        "discipline.not_barred" => CONFLICT [official, entry];
        "discipline.unknown_article" => UNPROCESSABLE_ENTITY [named];
        "discipline.no_ground" => UNPROCESSABLE_ENTITY [named];
        "discipline.unknown_penalty" => NOT_FOUND [penalty];
        "discipline.not_your_penalty" => FORBIDDEN [penalty_kind, role];
        "discipline.no_game_named" => UNPROCESSABLE_ENTITY [];
        "discipline.not_at_that_game" => UNPROCESSABLE_ENTITY [entry, game];
        "discipline.game_decided" => CONFLICT [game];
        "discipline.already_expelled" => CONFLICT [entry, penalty];
        "discipline.stays_expelled" => CONFLICT [entry, penalty];
        "discipline.already_lifted" => CONFLICT [penalty];
        "discipline.unknown_appeal" => NOT_FOUND [appeal];
        "discipline.no_such" => UNPROCESSABLE_ENTITY [spoken, named];
        "discipline.appeal_known" => CONFLICT [appeal];
        "discipline.appeal_decided" => CONFLICT [appeal, decision];
        "discipline.appeal_in_time" => CONFLICT [appeal];
        "discipline.appeal_not_admitted" => CONFLICT [appeal];
        "discipline.not_yours_to_decide" => FORBIDDEN [role];
        "discipline.orders_nothing" => UNPROCESSABLE_ENTITY [decision];
        "discipline.ordered_twice" => UNPROCESSABLE_ENTITY [place];
        "discipline.none_to_reinstate" => UNPROCESSABLE_ENTITY [entry];
        "discipline.unfit_for_what" => UNPROCESSABLE_ENTITY [];
        "discipline.nothing_inspected" => UNPROCESSABLE_ENTITY [];
        "pairing.no_circular_table" => CONFLICT [entrants, fewest, most];
        "pairing.not_a_line_up" => UNPROCESSABLE_ENTITY [
            boards, too_few_boards, too_many_boards, not_of_the_team, plays_no_more, twice, reserve, order_inverted,
            empty_board
        ];
        "pairing.not_by_rating" => CONFLICT [team, order_inverted];
        "pairing.no_bracket" => CONFLICT [entrants, fewest, most];
        "pairing.no_third_place_match" => UNPROCESSABLE_ENTITY [];
        "pairing.seed_not_committed" => UNPROCESSABLE_ENTITY [committed, shown];
        "pairing.not_a_draw" => UNPROCESSABLE_ENTITY [
            entries, entry_missing, entry_twice, entry_unknown, number_missing, number_twice,
            number_out_of_range, group_unknown
        ];
        "game.tournament_closed" => CONFLICT [];
        "game.round_closed" => CONFLICT [];
        "game.round_not_published" => CONFLICT [];
        "game.player_withdrawn" => CONFLICT [entry];
        "game.board_ruled" => CONFLICT [];
        "game.annulled" => CONFLICT [];
        "game.not_started" => CONFLICT [];
        "game.already_started" => CONFLICT [];
        "game.begun_too_long_ago" => CONFLICT [side];
        "game.begun_without_leave" => FORBIDDEN [];
        "game.over" => CONFLICT [];
        "game.under_way" => CONFLICT [];
        "game.board_decided" => CONFLICT [ending];
        "game.no_players_word" => FORBIDDEN [];
        "game.not_over" => CONFLICT [];
        "game.not_your_turn" => CONFLICT [side];
        "game.wrong_ply" => CONFLICT [next, sent];
        "game.illegal_move" => CONFLICT [
            given, kind, place, file, direction, number, possible, possible_chinese,
            possible_chinese_simplified, possible_wxf, move, move_chinese, move_chinese_simplified, move_wxf, why,
            breaks, side, square, man, screens
        ];
        "game.no_draw_offer" => CONFLICT [side];
        "game.draw_offer_stands" => CONFLICT [side];
        "game.not_absent" => CONFLICT [side];
        "game.already_reported" => CONFLICT [];
        "game.nothing_to_amend" => CONFLICT [];
        "game.drawn_without_play" => UNPROCESSABLE_ENTITY [];
        "game.confirmed_needs_appeal" => CONFLICT [];
        "game.result_settled" => CONFLICT [status];
        "game.hall_stopped" => CONFLICT [];
        "game.stopped" => CONFLICT [];
        "game.not_stopped" => CONFLICT [];
        "game.adjourned" => CONFLICT [];
        "game.not_adjourned" => CONFLICT [];
        "game.claim_pending" => CONFLICT [claim];
        "game.no_claim" => CONFLICT [];
        "game.limit_not_reached" => CONFLICT [counted, needed];
        "game.claimed_otherwise" => CONFLICT [claim];
        "game.not_repeated" => CONFLICT [occurrences, needed];
        "game.change_ordered" => CONFLICT [side];
        "game.verdict_not_offered" => CONFLICT [verdict, offered];
        "game.verdict_needed" => CONFLICT [offered];
        "game.verdict_without_reason" => CONFLICT [verdict];
        "game.only_a_draw_unasked" => CONFLICT [verdict];
        "game.already_there" => CONFLICT [side];
        "game.player_absent" => CONFLICT [side];
        "game.no_clock" => CONFLICT [];
        "game.clock_not_running" => CONFLICT [];
        "game.not_your_time" => CONFLICT [side];
        "game.press_before_move" => CONFLICT [side];
        "game.nothing_to_adjust" => UNPROCESSABLE_ENTITY [];
        "game.adjusted_otherwise" => UNPROCESSABLE_ENTITY [ground, delta_ms];
        "game.too_much_time" => UNPROCESSABLE_ENTITY [given_ms, most_ms];
        "game.time_not_there" => CONFLICT [side, left_ms, taken_ms];
        "game.no_time_shown" => UNPROCESSABLE_ENTITY [];
        "game.one_hand_only" => CONFLICT [minute, second];
        "game.time_left" => CONFLICT [side, left_ms];
        "game.time_is_over" => CONFLICT [side];
        "game.flag_not_first" => CONFLICT [side];
        "game.touched_otherwise" => CONFLICT [move, owed];
        "game.sheet_owed" => CONFLICT [side];
        "game.nothing_missing" => CONFLICT [side];
        "game.omission_known" => CONFLICT [from_ply, to_ply];
        "game.no_such_plies" => CONFLICT [from_ply, to_ply, plies];
        "game.unknown_foul" => NOT_FOUND [foul];
        "game.no_such_foul" => CONFLICT [foul];
        "game.foul_settled" => CONFLICT [foul, standing];
        "game.fouls_stand" => CONFLICT [side, fouls];
        "game.fouls_lifted" => CONFLICT [side, fouls];
        "game.unknown_foul_article" => UNPROCESSABLE_ENTITY [named];
        "game.unknown_article" => UNPROCESSABLE_ENTITY [named];
        "game.move_was_legal" => CONFLICT [move, move_chinese, move_chinese_simplified, move_wxf];
        "game.not_moved_twice" => CONFLICT [side, move];
        "game.not_opponents_man" => CONFLICT [side, move];
        "game.nothing_to_retract" => CONFLICT [after_ply, plies];
        "game.position_stands" => CONFLICT [];
        "game.record_stands" => CONFLICT [];
        "game.record_contradicts" => CONFLICT [board, outcome];
        "game.already_signed" => CONFLICT [signer];
        "game.signed_for_another" => CONFLICT [signer];
        "game.signed_otherwise" => CONFLICT [outcome, signed];
        "notation.unreadable" => UNPROCESSABLE_ENTITY [
            given, possible, possible_chinese, possible_chinese_simplified, possible_wxf
        ];
        "notation.other_side" => UNPROCESSABLE_ENTITY [
            given, kind, place, file, direction, number, side, possible, possible_chinese,
            possible_chinese_simplified, possible_wxf
        ];
        "notation.no_such_man" => UNPROCESSABLE_ENTITY [
            given, kind, place, file, direction, number, possible, possible_chinese,
            possible_chinese_simplified, possible_wxf
        ];
        "notation.no_move_fits" => UNPROCESSABLE_ENTITY [
            given, kind, place, file, direction, number, possible, possible_chinese,
            possible_chinese_simplified, possible_wxf
        ];
        "notation.ambiguous" => UNPROCESSABLE_ENTITY [
            given, kind, place, file, direction, number, possible, possible_chinese,
            possible_chinese_simplified, possible_wxf
        ];
        "notation.illegal_move" => UNPROCESSABLE_ENTITY [
            given, kind, place, file, direction, number, possible, possible_chinese,
            possible_chinese_simplified, possible_wxf, move, move_chinese, move_chinese_simplified, move_wxf, why,
            breaks, side, square, man, screens
        ];
        "record.unsupported_format" => UNPROCESSABLE_ENTITY [game, ply, line];
        "record.no_game" => UNPROCESSABLE_ENTITY [game, ply, line];
        "record.undecodable" => UNPROCESSABLE_ENTITY [game, ply, line, encoding];
        "record.start" => UNPROCESSABLE_ENTITY [
            game, ply, line, cause, given, too_long, empty, rank_count, rank_length, unknown_letter,
            numbers_side_by_side, general_missing, too_many, impossible_point,
            soldiers_on_file, generals_face, checked_out_of_turn, side_missing, unknown_side, not_dash, bad_plies, bad_round, too_many_fields
        ];
        "record.illegal_move" => UNPROCESSABLE_ENTITY [
            game, ply, line, cause, given, kind, place, file, direction, number, possible, possible_chinese,
            possible_chinese_simplified, possible_wxf, move, move_chinese, move_chinese_simplified, move_wxf, why,
            breaks, side, square, man, screens
        ];
        "record.unread" => UNPROCESSABLE_ENTITY [
            game, ply, line, cause, given, kind, place, file, direction, number, possible, possible_chinese,
            possible_chinese_simplified, possible_wxf, side
        ];
        "record.comment_unfinished" => UNPROCESSABLE_ENTITY [game, ply, line];
        "record.variation_unfinished" => UNPROCESSABLE_ENTITY [game, ply, line];
        "record.variation_out_of_place" => UNPROCESSABLE_ENTITY [game, ply, line, given];
        "record.stray_parenthesis" => UNPROCESSABLE_ENTITY [game, ply, line];
        "record.too_deep" => UNPROCESSABLE_ENTITY [game, ply, line, deepest];
        "record.move_number" => UNPROCESSABLE_ENTITY [game, ply, line, given, expected];
        "record.no_move" => UNPROCESSABLE_ENTITY [game, ply, line, given];
        "record.out_of_place" => UNPROCESSABLE_ENTITY [game, ply, line, given];
        "record.said_twice" => UNPROCESSABLE_ENTITY [game, ply, line, given];
        "record.too_much" => UNPROCESSABLE_ENTITY [game, ply, line, games, plies];
        "record.field_unfinished" => UNPROCESSABLE_ENTITY [game, ply, line, given];
        "record.bad_squares" => UNPROCESSABLE_ENTITY [game, ply, line, given];
        "record.bad_places" => UNPROCESSABLE_ENTITY [game, ply, line, given];
        "record.unsupported_version" => UNPROCESSABLE_ENTITY [game, ply, line, version];
        "record.cut_off" => UNPROCESSABLE_ENTITY [game, ply, line, offset, size];
        "record.left_over" => UNPROCESSABLE_ENTITY [game, ply, line, offset];
        "record.no_point" => UNPROCESSABLE_ENTITY [game, ply, line, offset];
        "record.no_man" => UNPROCESSABLE_ENTITY [game, ply, line, offset, given];
        "record.two_men" => UNPROCESSABLE_ENTITY [game, ply, line, square];
        "record.games_missing" => UNPROCESSABLE_ENTITY [game, ply, line, listed, found];
        "touch.nobody_touched" => UNPROCESSABLE_ENTITY [];
        "touch.empty_square" => UNPROCESSABLE_ENTITY [square];
        "touch.game_over" => UNPROCESSABLE_ENTITY [status];
        "player.exists" => CONFLICT [player];
        "player.not_found" => NOT_FOUND [player];
        "player.forgotten" => CONFLICT [player];
        "player.number_taken" => CONFLICT [system, holder];
        "player.system_twice" => UNPROCESSABLE_ENTITY [system];
        "player.list_twice" => UNPROCESSABLE_ENTITY [list];
        "player.list_refused" => CONFLICT [refused, of, rows, why];
        "token.exists" => CONFLICT [token];
        "token.unknown" => NOT_FOUND [token];
        "token.outranks_issuer" => FORBIDDEN [role];
        "token.scope_does_not_fit" => UNPROCESSABLE_ENTITY [role];
        "xiangqi.empty_square" => UNPROCESSABLE_ENTITY [breaks, side, square];
        "xiangqi.opponents_man" => UNPROCESSABLE_ENTITY [breaks, side, square, man];
        "xiangqi.stands_still" => UNPROCESSABLE_ENTITY [breaks, side, square];
        "xiangqi.own_man_on_target" => UNPROCESSABLE_ENTITY [breaks, side, square, man];
        "xiangqi.not_its_move" => UNPROCESSABLE_ENTITY [breaks, side, man];
        "xiangqi.leaves_palace" => UNPROCESSABLE_ENTITY [breaks, side, man, square];
        "xiangqi.crosses_river" => UNPROCESSABLE_ENTITY [breaks, side, square];
        "xiangqi.leg_blocked" => UNPROCESSABLE_ENTITY [breaks, side, square];
        "xiangqi.eye_blocked" => UNPROCESSABLE_ENTITY [breaks, side, square];
        "xiangqi.way_blocked" => UNPROCESSABLE_ENTITY [breaks, side, square];
        "xiangqi.wrong_screens" => UNPROCESSABLE_ENTITY [breaks, side, square, screens];
        "xiangqi.soldier_retreats" => UNPROCESSABLE_ENTITY [breaks, side];
        "xiangqi.soldier_not_across" => UNPROCESSABLE_ENTITY [breaks, side, square];
        "xiangqi.generals_face" => UNPROCESSABLE_ENTITY [breaks, side];
        "xiangqi.check_unanswered" => UNPROCESSABLE_ENTITY [breaks, side, square];
        "xiangqi.general_attacked" => UNPROCESSABLE_ENTITY [breaks, side, square];
        "xiangqi.bad_fen" => UNPROCESSABLE_ENTITY [
            given, too_long, empty, rank_count, rank_length, unknown_letter, numbers_side_by_side,
            general_missing, too_many, impossible_point, soldiers_on_file, generals_face, checked_out_of_turn,
            side_missing,
            unknown_side, not_dash, bad_plies, bad_round, too_many_fields
        ];
    }
}
