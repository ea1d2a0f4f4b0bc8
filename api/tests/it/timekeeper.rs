//! Time that is over is ruled by itself: once, at its time, whatever happens meanwhile. Every story is played on both
//! databases.

mod contact;
mod outage;
mod races;
mod ruling;
mod table;
mod whole_hall;

/// Every story, at one kind of place.
macro_rules! suite {
    ($place:ty: $($story:ident { $($name:ident)* })*) => {$(
        mod $story {
            $(#[test]
            fn $name() {
                crate::timekeeper::$story::$name::<$place>();
            })*
        }
    )*};
}

macro_rules! everything {
    ($place:ty) => {
        suite! { $place:
            ruling {
                a_flag_is_ruled_once_at_its_time
                a_press_that_came_in_before_but_was_queued_wins
                what_is_not_due_leaves_nothing_behind
                a_game_that_ends_waits_for_nothing
                whoever_does_not_come_in_time_has_lost_without_play
            }
            contact {
                without_contact_the_arbiter_is_called_once
                a_press_told_after_a_silence_is_kept
                whoever_asks_for_anything_is_in_contact
                a_device_stays_in_contact_by_reading_its_clock
                a_clock_at_the_table_is_the_arbiters_to_read
            }
            outage {
                a_server_killed_across_a_deadline_rules_it_once
                a_press_made_while_the_server_was_down_is_kept
                deadlines_are_armed_anew_from_the_games
            }
            races {
                accepting_a_draw_at_the_flag_leaves_one_end
                two_devices_that_report_at_once_leave_one_end
            }
            whole_hall {
                no_time_runs_while_the_hall_is_stopped
                a_withdrawal_leaves_nothing_to_wait_for
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
