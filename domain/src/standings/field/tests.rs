//! What annuls, and what is no field.

use super::{Field, FieldFault, Fouls, Meeting};
use crate::standings::paper::{Paper, entry, game, game_of};
use crate::vocabulary::{Outcome, Side};

fn three() -> Paper {
    Paper::read(
        ". 1 ½
         0 . +
         ½ - .",
    )
}

fn fault(paper: Paper) -> FieldFault {
    Field::new(paper.entrants, paper.meetings, paper.times).expect_err("a fault")
}

#[test]
fn art_20_3_annulled_meetings_are_kept_apart_and_lost_to_nobody() {
    let field = three().annul(2).field();
    let games = |meetings: &[Meeting]| meetings.iter().map(|meeting| meeting.game).collect::<Vec<_>>();
    assert_eq!(games(field.counted()), [game(1, 3)]);
    assert_eq!(games(field.annulled()), [game(2, 3), game(1, 2)]);
    assert_eq!(field.entrants().len(), 3);
}

#[test]
fn art_15_1_a_field_is_sorted_however_it_was_gathered() {
    let mut reversed = three();
    reversed.entrants.reverse();
    reversed.meetings.reverse();
    assert_eq!(reversed.field(), three().field());
}

#[test]
fn art_15_1_nobody_and_nothing_twice() {
    let mut twice = three();
    twice.entrants.extend(twice.entrants.last().copied());
    assert_eq!(fault(twice), FieldFault::EntrantTwice(entry(3)));

    let mut same_number = three();
    same_number.entrants.iter_mut().for_each(|entrant| entrant.number = 7);
    assert_eq!(fault(same_number), FieldFault::NumberTwice(7));

    let mut same_game = three();
    same_game.meetings.iter_mut().for_each(|meeting| meeting.game = game(1, 2));
    assert_eq!(fault(same_game), FieldFault::GameTwice(game(1, 2).expect("a game")));

    assert_eq!(fault(again()), FieldFault::MetTooOften { red: entry(2), black: entry(1), times: 1 });
}

/// 1 and 2 have met a second time.
fn again() -> Paper {
    let mut again = three();
    again.meetings.push(Meeting {
        game: game(8, 9),
        round: Some(4),
        red: entry(2),
        black: entry(1),
        outcome: Outcome::Draw,
        played: true,
        fouls: Fouls::default(),
        boards: None,
    });
    again
}

#[test]
fn art_11_2_two_meet_as_often_as_the_event_has_them_meet() {
    let twice = Paper { times: 2, ..again() };
    assert_eq!(twice.clone().field().counted().len(), 4);
    let mut thrice = twice;
    thrice.meetings.push(Meeting {
        game: game_of(1, 2, 2),
        red: entry(1),
        black: entry(2),
        ..thrice.meetings[3]
    });
    assert_eq!(fault(thrice), FieldFault::MetTooOften { red: entry(1), black: entry(2), times: 2 });
}

#[test]
fn art_11_2_what_was_forfeited_before_it_was_paired_is_sorted_too() {
    let mut paper = three();
    paper.meetings.iter_mut().for_each(|it| (it.game, it.round) = (None, None));
    let mut reversed = paper.clone();
    reversed.meetings.reverse();
    assert_eq!(reversed.field(), paper.field());
}

#[test]
fn art_15_1_a_meeting_is_of_two_entrants() {
    let mut stranger = three();
    stranger.entrants.retain(|entrant| entrant.number != 3);
    assert_eq!(fault(stranger), FieldFault::NotEntered(entry(3)));

    let mut alone = three();
    alone.meetings.iter_mut().for_each(|meeting| meeting.black = meeting.red);
    assert!(matches!(fault(alone), FieldFault::AgainstItself(_)));
}

#[test]
fn art_21_4_a_forfeit_is_no_draw() {
    let mut drawn = three();
    drawn.meetings.iter_mut().for_each(|meeting| meeting.played = false);
    assert!(matches!(fault(drawn), FieldFault::DrawnByForfeit { .. }));
}

#[test]
fn art_10_1_fouls_stand_with_the_side_that_made_them() {
    let field = three().fouls(1, 3, 2).fouls(3, 1, 1).field();
    let meeting = field.counted().iter().find(|meeting| meeting.game == game(1, 3)).expect("they met");
    for side in Side::BOTH {
        assert_eq!(meeting.fouls.of(side), if meeting.entry(side) == entry(1) { 2 } else { 1 });
    }
}
