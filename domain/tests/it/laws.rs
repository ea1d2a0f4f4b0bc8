//! Laws that hold for any sequence of commands, sensible or not.

mod terms;
mod wish;

use std::collections::BTreeMap;

use chuhe_domain::event::Event;
use chuhe_domain::game::play_move::board_result;
use chuhe_domain::game::{CorrectRecord, Game, GameEvent, Refusal, StatePosition, Status};
use chuhe_domain::tables::{crosstable, standings};
use chuhe_domain::tournament::{Change, Standing};
use chuhe_domain::vocabulary::{GameId, Role, Side};
use chuhe_domain::xiangqi::Position;
use proptest::prelude::*;

use crate::hall::{Hall, text};
use crate::table::Table;
use terms::terms;
use wish::{Deed, Wish, grant, wish};

/// A change as it is read back from the ledger.
pub(crate) fn read_back(change: &Change) -> Change {
    let again = |event: Event| Event::decode(event.type_name(), event.schema(), &event.payload()).unwrap();
    match change {
        Change::Tournament(event) => match again(event.clone().into()) {
            Event::Tournament(event) => Change::Tournament(event),
            other => panic!("{other:?}"),
        },
        Change::Game(game, event) => match again(event.clone().into()) {
            Event::Game(event) => Change::Game(*game, event),
            other => panic!("{other:?}"),
        },
    }
}

/// Every event of a game in the log, with the game before it (none before the first) and after it.
fn course(log: &[Change]) -> Vec<(Option<Game>, GameEvent, Game)> {
    let mut games: BTreeMap<GameId, Game> = BTreeMap::new();
    let mut course = Vec::new();
    for change in log {
        let Change::Game(id, event) = change else { continue };
        let before = games.get(id).cloned();
        let after = Game::evolve(before.clone(), event).unwrap();
        games.insert(*id, after.clone());
        course.push((before, event.clone(), after));
    }
    course
}

/// What has to be so in a game that stands as its status says.
fn stands(game: &Game) -> Result<(), TestCaseError> {
    let card = &game.card;
    let statuses = [card.status == Status::Scheduled, card.is_under_way(), card.is_over()];
    let annulled = card.status == Status::Annulled;
    prop_assert_eq!(statuses.into_iter().filter(|is| *is).count(), usize::from(!annulled), "{:?}", card);
    prop_assert_eq!(card.result.is_some(), card.is_over(), "{:?}", card);
    prop_assert_eq!(card.halted.is_some(), card.status == Status::Stopped, "{:?}", card);
    prop_assert!(card.begun || !card.is_under_way(), "{:?}", card);
    let runs = game.clock.as_ref().is_some_and(|clock| clock.running().is_some());
    prop_assert!(!runs || game.is_running(), "{:?}", card);
    prop_assert!(game.claim.is_none() || card.status == Status::Stopped, "{:?}", card);
    prop_assert!(game.offers.open.is_none() || card.is_under_way(), "{:?}", card);
    prop_assert!(game.alert.is_none() || card.is_under_way(), "{:?}", card);
    prop_assert!(game.signatures.is_empty() || card.is_over(), "{:?}", card);
    prop_assert!(game.reports.is_empty() || card.is_over(), "{:?}", card);
    prop_assert!(game.ended.is_none() || card.is_over(), "{:?}", card);
    let board = board_result(&game.position, game.position.side_to_move().opponent());
    prop_assert!(board.is_none() || !card.is_under_way(), "{:?} {:?}", card, board);
    let on_board = card.result.filter(|result| result.ending.on_the_board());
    prop_assert!(
        on_board.is_none() || on_board.map(|result| (result.outcome, result.ending)) == board,
        "{:?}",
        card
    );
    Ok(())
}

#[test]
fn a_record_corrected_before_a_stated_position_can_be_folded() {
    let mut table = Table::usual();
    let (authority, reason) = (Role::Arbiter, text());
    table.play_and_press("h2e2");
    let fen = "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/4C2C1/9/RNBAKABNR w - - 0 1";
    let position = Position::from_fen(fen).unwrap();
    table.at(&StatePosition { position, readings: None, authority, reason: reason.clone() }).unwrap();
    table.play_and_press("e2e6");
    // On the board as stated it is Red's move again, and a Cannon stands on h2.
    let moves = vec!["b2e2".into(), "h2h9".into()];
    table.at(&CorrectRecord { from_ply: 1, moves, authority, reason: reason.clone() }).unwrap();
    let game = table.state();
    assert_eq!((game.plies(), game.position.side_to_move()), (2, Side::Black));
    assert_eq!(game.made.red, 2);
    // What was not possible in the position stated is no record of this game.
    let moves = vec!["b2e2".into(), "h9g7".into()];
    let refused = table.at(&CorrectRecord { from_ply: 1, moves, authority, reason });
    assert!(matches!(refused, Err(Refusal::UnreadPly { index: 1, .. })), "{refused:?}");
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn replay_equals_state(terms in terms(), wishes in prop::collection::vec(wish(), 1..160)) {
        let mut hall = terms.hall();
        for wish in &wishes {
            grant(&mut hall, terms, wish);
        }
        let mut again = Hall::default();
        for change in &hall.log {
            again.evolve(&read_back(change));
        }
        prop_assert_eq!(&again.tournament, &hall.tournament);
        prop_assert_eq!(&again.games, &hall.games);
        prop_assert_eq!(&again.log, &hall.log);
    }

    #[test]
    fn a_refused_command_changes_nothing(terms in terms(), wishes in prop::collection::vec(wish(), 1..60)) {
        let mut hall = terms.hall();
        for wish in &wishes {
            let before = (hall.tournament.clone(), hall.games.clone(), hall.log.len());
            if !grant(&mut hall, terms, wish) {
                prop_assert_eq!(&before, &(hall.tournament.clone(), hall.games.clone(), hall.log.len()));
            }
        }
    }

    #[test]
    fn the_card_is_the_same_in_the_game_and_in_the_tournament(
        terms in terms(), wishes in prop::collection::vec(wish(), 1..120),
    ) {
        let mut hall = terms.hall();
        for wish in &wishes {
            grant(&mut hall, terms, wish);
            for (id, game) in &hall.games {
                prop_assert_eq!(&hall.tournament.games[id], &game.card);
            }
        }
    }

    #[test]
    fn a_game_is_always_one_thing(terms in terms(), wishes in prop::collection::vec(wish(), 1..160)) {
        let mut hall = terms.hall();
        for wish in &wishes {
            grant(&mut hall, terms, wish);
            for game in hall.games.values() {
                stands(game)?;
                prop_assert!(!(hall.tournament.hall_stopped.is_some() && game.is_running()), "{:?} {:?}", wish, game.card);
            }
        }
    }

    #[test]
    fn a_game_that_is_over_does_not_end_again(terms in terms(), wishes in prop::collection::vec(wish(), 1..160)) {
        let mut hall = terms.hall();
        for wish in &wishes {
            grant(&mut hall, terms, wish);
        }
        for (before, event, _) in course(&hall.log) {
            let over = before.as_ref().is_some_and(|game| game.card.is_over());
            let under_way = before.as_ref().is_some_and(|game| game.card.is_under_way());
            match event {
                GameEvent::Ended(_) => prop_assert!(!over),
                GameEvent::Reopened(_) | GameEvent::FlagTakenBack(_) => prop_assert!(over),
                GameEvent::MovePlayed(_) | GameEvent::ClockPressed(_) => {
                    prop_assert!(before.is_some_and(|game| game.is_running()));
                }
                GameEvent::FlagFell(_) | GameEvent::LateForfeited(_) | GameEvent::ArbiterAlerted(_) => {
                    prop_assert!(under_way);
                }
                _ => {}
            }
        }
    }

    #[test]
    fn what_is_due_is_ruled_once(terms in terms(), wishes in prop::collection::vec(wish(), 1..160)) {
        let mut hall = terms.hall();
        for wish in &wishes {
            grant(&mut hall, terms, wish);
            if let Wish::At { deed: Deed::RuleDeadline(_), .. } = wish {
                let before = hall.log.len();
                grant(&mut hall, terms, wish);
                prop_assert_eq!(&hall.log[before..], &[]);
            }
        }
    }

    #[test]
    fn used_and_remaining_are_allotted_and_adjusted(
        terms in terms(), wishes in prop::collection::vec(wish(), 1..160),
    ) {
        let mut hall = terms.hall();
        for wish in &wishes {
            grant(&mut hall, terms, wish);
        }
        for (before, event, after) in course(&hall.log) {
            let Some(clock) = &after.clock else { continue };
            for side in Side::BOTH {
                let face = clock.face(side);
                let shown = i128::from(face.used_ms) + i128::from(face.remaining_ms);
                prop_assert_eq!(shown, i128::from(face.allotted_ms) + i128::from(face.adjusted_ms));
                let GameEvent::ClockAdjusted(adjusted) = &event else { continue };
                let was = before.as_ref().unwrap().clock.as_ref().unwrap().face(side).adjusted_ms;
                let recorded = if adjusted.side == side { adjusted.delta_ms } else { 0 };
                prop_assert_eq!(face.adjusted_ms - was, recorded, "the record says what was changed");
            }
        }
    }

    #[test]
    fn a_face_never_rises_without_an_event_that_says_so(
        terms in terms(), wishes in prop::collection::vec(wish(), 1..160),
    ) {
        let mut hall = terms.hall();
        for wish in &wishes {
            grant(&mut hall, terms, wish);
        }
        for (before, event, after) in course(&hall.log) {
            let Some((was, is)) = before.and_then(|game| game.clock).zip(after.clock) else { continue };
            for side in Side::BOTH {
                let (was, is) = (was.face(side), is.face(side));
                let rise = i128::from(is.remaining_ms) - i128::from(was.remaining_ms);
                let given = match &event {
                    GameEvent::FlagTakenBack(_) => continue,
                    GameEvent::ClockPressed(pressed) if pressed.by == side => is.allotted_ms - was.allotted_ms,
                    GameEvent::RecordCorrected(_) => is.allotted_ms - was.allotted_ms,
                    GameEvent::ClockAdjusted(adjusted) if adjusted.side == side => {
                        u64::try_from(adjusted.delta_ms).unwrap_or(0)
                    }
                    GameEvent::ClockReplaced(_) => is.remaining_ms,
                    GameEvent::MovesRetracted(back) if back.readings.is_some() => is.remaining_ms,
                    GameEvent::PositionSet(set) if set.readings.is_some() => is.remaining_ms,
                    _ => 0,
                };
                prop_assert!(rise <= i128::from(given), "{event:?}: {was:?} {is:?}");
                prop_assert!(is.used_ms >= was.used_ms, "{event:?}: {was:?} {is:?}");
            }
        }
    }

    #[test]
    fn the_tables_always_add_up(terms in terms(), wishes in prop::collection::vec(wish(), 1..80)) {
        let mut hall = terms.hall();
        for wish in &wishes {
            grant(&mut hall, terms, wish);
            let table = crosstable(&hall.tournament, 1, 1).unwrap();
            let by = hall.tournament.regulations.rules().game_points;
            for row in &table.rows {
                let sum: i64 = row.cells.iter().filter(|cell| cell.counted)
                    .filter_map(|cell| cell.mark).map(|mark| mark.points(by).halves()).sum();
                prop_assert_eq!(sum, row.points.halves());
                prop_assert_eq!(row.place.is_none(), row.standing == Standing::Annulled);
                for cell in &row.cells {
                    prop_assert!(!(cell.counted && cell.annulled));
                }
            }
            let ranked = standings(&hall.tournament, 1, 1).unwrap().standings.ranked;
            prop_assert!(ranked.is_sorted_by_key(|standing| standing.place));
        }
    }
}
