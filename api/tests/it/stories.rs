//! Whole stories, each told once and played on both databases.

mod as_of;
mod categories;
mod circular;
mod drafts;
mod erasure;
mod groups_final;
mod key;
mod kill;
mod knock_out;
mod nodes;
mod offices;
mod process;
pub(crate) mod race;
mod refusals;
mod register;
mod swiss;
mod swiss_table;
mod team_places;
mod teams;
mod versions;

/// Every test, at one kind of place.
macro_rules! suite {
    ($place:ty: $($story:ident { $($name:ident)* })*) => {$(
        mod $story {
            $(#[test]
            fn $name() {
                crate::stories::$story::$name::<$place>();
            })*
        }
    )*};
}

macro_rules! everything {
    ($place:ty) => {
        suite! { $place:
            kill {
                nothing_answered_is_lost_and_nothing_is_doubled
            }
            race {
                one_of_two_moves_wins
                one_of_two_ends_wins
                a_round_is_not_closed_over_a_game_reopened
                a_tournament_is_not_closed_over_a_round_reopened
                a_round_is_paired_once
                one_key_sent_by_many_is_one_command
            }
            key {
                a_repeat_gets_the_first_outcome_for_ever
                what_was_never_decided_leaves_its_key_free
            }
            as_of {
                tables_as_of_every_sequence_are_those_of_a_fold
            }
            offices {
                every_office_may_what_it_may_and_no_more
                a_player_speaks_for_the_own_side_and_a_scorer_for_the_own_tables
                a_token_ends_by_revocation_and_by_itself
                some_words_are_for_one_office_only
                an_office_is_taken_away_by_whoever_may_give_it
                a_token_reaches_what_is_there
            }
            drafts {
                a_draft_is_not_there_for_strangers
                a_round_that_is_not_published_is_for_officials
                the_ledger_is_for_officials
            }
            versions {
                a_pinned_command_passes_or_is_told_what_came_between
                a_move_is_pinned_to_the_game_alone
                tables_keep_their_version_while_only_moves_are_played
            }
            circular {
                five_play_a_circular_event_to_its_end
            }
            groups_final {
                groups_and_a_final_that_takes_its_results_along
            }
            knock_out {
                eight_play_a_knock_out_to_its_end
            }
            swiss {
                seven_play_three_swiss_rounds
                who_stands_in_the_way_is_named
            }
            swiss_table {
                five_play_a_swiss_stage_to_its_end
            }
            erasure {
                of_a_person_that_is_erased_no_view_tells
            }
            process {
                a_secret_is_shown_once_and_never_logged
                what_is_under_way_is_answered_before_it_ends
            }
            register {
                a_player_is_entered_amended_rated_and_forgotten
                players_are_found_by_any_script_and_by_number
                what_is_not_public_is_for_those_who_register_entrants
                a_number_is_claimed_by_one_of_two
                a_list_is_entered_whole_or_not_at_all
                a_repeat_shows_the_player_as_it_was
            }
            categories {
                an_entry_is_taken_from_the_register_as_it_stands
                each_reader_is_shown_the_own_script
                a_category_is_ranked_within_the_one_table
            }
            teams {
                five_teams_play_on_four_boards
            }
            team_places {
                teams_are_ranked_by_their_members_places
            }
            refusals {
                what_is_wrong_is_said_and_not_stored
            }
        }
    };
}

mod sqlite {
    everything!(crate::harness::place::Sqlite);
}

mod postgres {
    everything!(crate::harness::place::Postgres);
}
