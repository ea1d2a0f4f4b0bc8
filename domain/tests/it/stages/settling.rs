//! Article 15.6: places that must not be shared are settled, and play-off games count in no table.

use chuhe_domain::game::AmendResult;
use chuhe_domain::standings::Separation;
use chuhe_domain::tables::{crosstable, standings};
use chuhe_domain::tournament::{CloseRound, PairRound, PublishRound, Refusal, SettlePlaces, SettledBy};
use chuhe_domain::vocabulary::{Outcome, Role};

use super::{
    by_hand, circular, entered, finish, from_places, groups, hand_round, open, ranked, refused, report,
    seats, tables,
};
use crate::hall::{Hall, by_seed, entrant, text};

fn settle(group: u32, order: &[u32]) -> SettlePlaces {
    let order = order.iter().map(|it| entrant(*it)).collect();
    SettlePlaces { stage: 1, group, order, by: SettledBy::PlayOff, reason: text() }
}

/// Four who draw all their games, and a final of the first two.
fn all_equal() -> Hall {
    let finals = from_places(1, 1, 2, false, circular(1, 1, 1));
    let mut hall = entered(vec![circular(1, 1, 1), finals], 4);
    hall.must(&by_hand(&[&[1, 2, 3, 4]]));
    for round in 1..=3 {
        open(&mut hall, round, 1);
        for (red, black) in seats(&hall, round) {
            report(&mut hall, round, red, black, Outcome::Draw);
        }
        if round < 3 {
            finish(&mut hall, round);
        }
    }
    hall
}

#[test]
fn art_15_6_all_who_share_a_place_are_put_in_order_and_nobody_else() {
    let mut hall = all_equal();
    hall.must(&CloseRound { round: 3 });
    assert_eq!(ranked(&hall, 1, 1), [(1, 1), (1, 2), (1, 3), (1, 4)]);
    let shared = Refusal::PlaceShared { stage: 1, group: 1, place: 1 };
    assert_eq!(refused(&mut hall, &by_seed("final")), shared);
    let others = Refusal::NotTheSharers { stage: 1, group: 1 };
    for order in [&[][..], &[3, 1], &[3, 1, 4], &[3, 1, 4, 2, 5], &[3, 1, 4, 2, 2], &[3, 1, 4, 4]] {
        assert_eq!(refused(&mut hall, &settle(1, order)), others, "{order:?}");
    }
    assert_eq!(refused(&mut hall, &settle(2, &[3, 1, 4, 2])), Refusal::NotTheSharers { stage: 1, group: 2 });
    let later = SettlePlaces { stage: 2, ..settle(1, &[3, 1, 4, 2]) };
    assert_eq!(refused(&mut hall, &later), Refusal::StageOpen { stage: 2 });
    let unknown = SettlePlaces { stage: 3, ..settle(1, &[3, 1, 4, 2]) };
    assert_eq!(refused(&mut hall, &unknown), Refusal::UnknownStage { stage: 3 });

    hall.must(&settle(1, &[3, 1, 4, 2]));
    assert_eq!(ranked(&hall, 1, 1), [(1, 3), (2, 1), (3, 4), (4, 2)]);
    let table = standings(&hall.tournament, 1, 1).unwrap().standings;
    assert!(table.ranked.iter().all(|row| !row.shared && row.points.halves() == 3));
    let by: Vec<_> = table.ranked.iter().map(|row| row.separated_by).collect();
    assert_eq!(by, [None, Some(Separation::Settled), Some(Separation::Settled), Some(Separation::Settled)]);
    let places: Vec<_> = crosstable(&hall.tournament, 1, 1).unwrap().rows.iter().map(|it| it.place).collect();
    assert_eq!(places, [Some(2), Some(4), Some(1), Some(3)]);

    // A slip is put right by saying it again.
    hall.must(&settle(1, &[4, 1, 3, 2]));
    assert_eq!(ranked(&hall, 1, 1), [(1, 4), (2, 1), (3, 3), (4, 2)]);
    hall.must(&by_seed("final"));
    let mut field = groups(&hall, 2)[0].clone();
    field.sort_unstable();
    assert_eq!(field, [1, 4]);
}

#[test]
fn art_15_6_nothing_is_settled_while_a_meeting_is_open() {
    let mut hall = entered(vec![circular(1, 1, 1)], 4);
    assert_eq!(refused(&mut hall, &settle(1, &[1, 2, 3, 4])), Refusal::StageOpen { stage: 1 });
    hall.must(&by_hand(&[&[1, 2, 3, 4]]));
    assert_eq!(refused(&mut hall, &settle(1, &[1, 2, 3, 4])), Refusal::StageOpen { stage: 1 });
}

#[test]
fn art_15_6_what_points_part_needs_no_settling_and_comes_back_with_the_tie() {
    let mut hall = all_equal();
    hall.must(&settle(1, &[3, 1, 4, 2]));
    let amend = |hall: &mut Hall, outcome| {
        let game = hall.game(1, 4);
        let (authority, committee) = (Role::ChiefArbiter, false);
        let amend = AmendResult { outcome, without_play: false, authority, committee, reason: text() };
        hall.at(game, &amend).unwrap();
    };
    let before = tables(&hall);
    amend(&mut hall, Outcome::BlackWins);
    let ranked = ranked(&hall, 1, 1);
    assert_eq!(ranked[0], (1, 4));
    assert_eq!(ranked[3], (4, 1));
    assert_eq!(ranked[1].0, ranked[2].0, "what was settled among four settles nothing among two: {ranked:?}");
    amend(&mut hall, Outcome::Draw);
    assert_eq!(super::ranked(&hall, 1, 1), [(1, 3), (2, 1), (3, 4), (4, 2)]);
    assert_eq!(before, tables(&hall));
}

#[test]
fn art_15_6_play_off_games_count_in_no_table() {
    let mut hall = all_equal();
    hall.must(&CloseRound { round: 3 });
    let before = tables(&hall);
    let play_off = |round, pairs: &[(u32, u32)]| PairRound { play_off: true, ..hand_round(round, 1, pairs) };
    let by_table = PairRound { play_off: true, ..PairRound::by_table(4) };
    assert_eq!(refused(&mut hall, &by_table), Refusal::NoPairings);
    let again = refused(&mut hall, &hand_round(4, 1, &[(1, 2)]));
    assert!(matches!(again, Refusal::AlreadyPaired { .. }), "{again:?}");
    hall.must(&play_off(4, &[(1, 2), (3, 4)]));
    hall.must(&PublishRound { round: 4 });
    assert!(hall.tournament.rounds[&4].play_off && hall.tournament.rounds[&4].byes.is_empty());
    assert_eq!(before, tables(&hall));
    assert_eq!(
        refused(&mut hall, &by_seed("final")),
        Refusal::StageOpen { stage: 1 },
        "the play-off is open"
    );
    finish(&mut hall, 4);
    hall.must(&play_off(5, &[(3, 1)]));
    hall.must(&PublishRound { round: 5 });
    finish(&mut hall, 5);
    assert_eq!(before, tables(&hall));
    hall.must(&settle(1, &[1, 3, 2, 4]));
    assert_eq!(ranked(&hall, 1, 1), [(1, 1), (2, 3), (3, 2), (4, 4)]);
}
