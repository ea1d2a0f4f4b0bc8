//! The suite, written once.

mod appending;
pub(crate) mod deadlines;
mod reading;
mod verifying;

/// Every test, on one fixture.
macro_rules! suite {
    ($fixture:ty: $($room:ident { $($name:ident)* })*) => {$(
        mod $room {
            $(#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            async fn $name() {
                crate::conformance::$room::$name::<$fixture>().await;
            })*
        }
    )*};
}

macro_rules! everything {
    ($fixture:ty) => {
        suite! { $fixture:
            appending {
                events_are_numbered_in_book_and_stream
                every_link_of_the_chain_holds
                a_moved_guard_is_a_conflict_and_writes_nothing
                a_table_guard_lets_one_of_two_through
                a_repeat_gets_the_first_answer
                a_refusal_is_kept_and_repeated
                the_first_answer_outlives_a_reopening
                another_request_under_the_same_key_is_refused
                a_command_is_written_whole_or_not_at_all
                many_writers_lose_nothing
                the_record_cannot_be_changed_or_taken_away
                time_never_goes_back_within_a_book
                what_one_database_would_not_take_neither_is_given
                a_stream_stands_in_one_book
                texts_about_persons_come_and_go
            }
            deadlines {
                a_deadline_is_written_with_its_append_and_only_with_it
                of_several_changes_the_last_one_holds
                deadlines_come_in_the_order_of_time
                deadlines_outlive_a_reopening_and_a_rebuilding
                a_ledger_from_before_deadlines_takes_them
                deadlines_are_set_outside_of_commands
                a_game_has_its_deadline_in_its_own_book
                many_writers_leave_each_game_its_last_deadline
                whoever_listens_hears_of_every_book
                a_node_tells_of_its_own_deadlines_whole_and_in_order
            }
            reading {
                slices_keep_their_bounds
                tables_are_read_without_the_moves
                a_time_finds_its_sequence
                a_stream_is_found_without_its_book
                the_catalogue_tells_of_every_tournament
                a_follower_misses_nothing_and_doubles_nothing
            }
            verifying {
                nothing_is_found_where_nothing_is_wrong
                a_change_of_any_column_is_found_and_named
                a_missing_event_is_found
                what_is_beside_the_events_is_compared_with_them
                rebuilding_gives_the_same_tables
                verifying_beside_writers_finds_nothing
            }
        }
    };
}

mod sqlite {
    everything!(crate::fixture::sqlite::Sqlite);
}

mod postgres {
    everything!(crate::fixture::postgres::Postgres);
}
