//! Article 12.3: the order is free, and nobody sees the other's before both are in.

use chuhe_domain::game::Status;
use chuhe_domain::pairing::LineUpRule;
use chuhe_domain::tournament::{AnnulLineUps, Change, CloseRound, Refusal, SubmitLineUp, TournamentEvent};
use chuhe_domain::vocabulary::MatchId;

use super::{hall, id_of, line_up, named, paired, results, rows, seats, submit, team};
use crate::hall::{id, text};

#[test]
fn art_12_3_neither_line_up_is_shown_before_both_are_in() {
    let mut hall = hall(LineUpRule::FreeOrder, 3, &[3, 3]);
    hall.open_round(1);
    let before = (hall.tournament.as_published(), hall.crosstable(), hall.standings());
    let changes = submit(&mut hall, 2, 1, "3 1 2").unwrap();
    assert!(matches!(changes.as_slice(), [Change::Tournament(TournamentEvent::LineUpSubmitted(_))]));
    assert_eq!(before, (hall.tournament.as_published(), hall.crosstable(), hall.standings()));
    assert_eq!(paired(&hall, 1, 2).1.boards.second, Some(named(2, "3 1 2")), "the officials have it");

    submit(&mut hall, 1, 2, "2 3 1").unwrap();
    let (_, shown) = (&hall.tournament, hall.tournament.as_published());
    let (_, of) = shown.matches_between(1, team(1), team(2)).next().unwrap();
    assert_eq!(
        (of.boards.first.clone(), of.boards.second.clone(), of.boards.seated),
        (Some(named(1, "2 3 1")), Some(named(2, "3 1 2")), true)
    );
    assert_eq!(seats(&hall, 1, 2), ["102–203", "201–103", "101–202"]);
}

#[test]
fn what_is_published_of_players_is_what_they_play() {
    let mut hall = crate::hall::Hall::of(4);
    hall.open_round(1);
    hall.play_round(1);
    assert_eq!(hall.tournament.as_published(), hall.tournament);
}

#[test]
fn art_12_3_until_then_a_team_may_name_another_and_not_afterwards() {
    let mut hall = hall(LineUpRule::FreeOrder, 2, &[2, 2]);
    hall.open_round(1);
    submit(&mut hall, 1, 2, "1 2").unwrap();
    submit(&mut hall, 1, 2, "2 1").unwrap();
    submit(&mut hall, 2, 1, "1 2").unwrap();
    assert_eq!(seats(&hall, 1, 2), ["102–201", "202–101"]);
    assert_eq!(submit(&mut hall, 1, 2, "1 2"), Err(Refusal::LineUpsShown(LineUpRule::FreeOrder)));
    let of = MatchId(id(77));
    let unknown = SubmitLineUp { of, team: team(1), line_up: named(1, "1 2") };
    assert_eq!(hall.command(&unknown), Err(Refusal::UnknownMatch { of }));
}

#[test]
fn art_12_3_line_ups_are_taken_back_before_play_and_named_anew() {
    let mut hall = hall(LineUpRule::FreeOrder, 2, &[3, 3]);
    hall.open_round(1);
    line_up(&mut hall, (1, "1 2"), (2, "1 2"));
    let old: Vec<_> = paired(&hall, 1, 2).1.games.iter().map(|it| it.game).collect();
    let of = id_of(&hall, 1, 2);
    hall.must(&AnnulLineUps { of, reason: text() });
    assert!(old.iter().all(|game| hall.tournament.games[game].status == Status::Annulled));
    assert!(!hall.tournament.setting(old[0]).published);
    line_up(&mut hall, (1, "3 1"), (2, "2 1"));
    assert_eq!(seats(&hall, 1, 2), ["103–202", "201–101"]);
    assert!(paired(&hall, 1, 2).1.games.iter().all(|it| !old.contains(&it.game)), "they are other games");
    // Also where only one is in.
    results(&mut hall, 1, 2, "1 0");
    assert!(matches!(hall.command(&AnnulLineUps { of, reason: text() }), Err(Refusal::GameBegun { .. })));
    assert_eq!(rows(&hall)[0], "1(1–1) = 1");
}

#[test]
fn art_12_3_a_round_does_not_close_without_the_line_ups() {
    let mut hall = hall(LineUpRule::FreeOrder, 2, &[2, 2, 2, 2]);
    hall.open_round(1);
    line_up(&mut hall, (1, "1 2"), (4, "1 2"));
    results(&mut hall, 1, 4, "1 1");
    submit(&mut hall, 2, 3, "1 2").unwrap();
    assert_eq!(hall.command(&CloseRound { round: 1 }), Err(Refusal::LineUpsMissing { table: 3 }));
    assert!(hall.crosstable().provisional);
    submit(&mut hall, 3, 2, "1 2").unwrap();
    assert!(matches!(hall.command(&CloseRound { round: 1 }), Err(Refusal::GameOpen { table: 3, .. })));
    results(&mut hall, 2, 3, "½ ½");
    hall.must(&CloseRound { round: 1 });
    assert_eq!(submit(&mut hall, 2, 3, "1 2"), Err(Refusal::LineUpsShown(LineUpRule::FreeOrder)));
}
