//! Article 15.6: places that must not be shared are settled, and play-off games count in no table.

use chuhe_domain::game::AmendResult;
use chuhe_domain::standings::{Separation, Standings};
use chuhe_domain::tables::{CrosstableRow, crosstable, standings};
use chuhe_domain::tournament::{
    AnnulLots, Change, CloseRound, CourseRefusal, EndStage, PairRound, PublishRound, Refusal, ResumeStage,
    SettlePlaces, SettledBy, SettlingRefusal, TournamentEvent,
};
use chuhe_domain::vocabulary::{Outcome, Role};

use super::{
    by_hand, circular, entered, finish, from_places, groups, hand_round, open, ranked, refused, report,
    seats, tables,
};
use crate::hall::{Hall, by_seed, entrant, text};

fn settle(group: u32, order: &[u32]) -> SettlePlaces {
    let order = order.iter().map(|it| entrant(*it)).collect();
    SettlePlaces { stage: 1, group, order, by: SettledBy::Lots, corrects: false, reason: text() }
}

fn by_play_off(order: &[u32]) -> SettlePlaces {
    SettlePlaces { by: SettledBy::PlayOff, ..settle(1, order) }
}

fn play_off(round: u32, pairs: &[(u32, u32)]) -> PairRound {
    PairRound { play_off: true, ..hand_round(round, 1, pairs) }
}

/// Plays a round of play-offs, and closes it.
fn played_off(hall: &mut Hall, round: u32, games: &[(u32, u32, Outcome)]) {
    let pairs: Vec<_> = games.iter().map(|(red, black, _)| (*red, *black)).collect();
    hall.must(&play_off(round, &pairs));
    hall.must(&PublishRound { round });
    for (red, black, outcome) in games {
        report(hall, round, *red, *black, *outcome);
    }
    hall.must(&CloseRound { round });
}

/// The tables, whether final or not.
fn rows(hall: &Hall) -> Vec<(u32, u32, Vec<CrosstableRow>, Standings)> {
    let tables = tables(hall).into_iter();
    tables.map(|(stage, group, table, standings)| (stage, group, table.rows, standings)).collect()
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

/// The same, and the last round is closed.
fn all_over() -> Hall {
    let mut hall = all_equal();
    hall.must(&CloseRound { round: 3 });
    hall
}

#[test]
fn art_15_6_all_who_share_a_place_are_put_in_order_and_nobody_else() {
    let mut hall = all_over();
    assert_eq!(ranked(&hall, 1, 1), [(1, 1), (1, 2), (1, 3), (1, 4)]);
    let shared = Refusal::PlaceShared { stage: 1, group: 1, place: 1 };
    assert_eq!(refused(&mut hall, &by_seed("final")), shared);
    let others = Refusal::NotTheSharers { stage: 1, group: 1 };
    for order in [&[][..], &[3, 1], &[3, 1, 4], &[3, 1, 4, 2, 5], &[3, 1, 4, 2, 2], &[3, 1, 4, 4]] {
        assert_eq!(refused(&mut hall, &settle(1, order)), others, "{order:?}");
    }
    for group in [0, 2] {
        let unknown = SettlingRefusal::UnknownGroup { stage: 1, group, groups: 1 };
        assert_eq!(refused(&mut hall, &settle(group, &[3, 1, 4, 2])), unknown.into());
    }
    let later = SettlePlaces { stage: 2, ..settle(1, &[3, 1, 4, 2]) };
    assert_eq!(refused(&mut hall, &later), Refusal::LotsNotDrawn);
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

    // A slip is put right by saying it again, and that it is a correction.
    let again = settle(1, &[4, 1, 3, 2]);
    let settled = SettlingRefusal::AlreadySettled { stage: 1, group: 1 };
    assert_eq!(refused(&mut hall, &again), settled.into());
    let corrected = hall.must(&SettlePlaces { corrects: true, ..again });
    assert!(
        matches!(&corrected[..], [Change::Tournament(TournamentEvent::PlacesSettled(it))] if it.corrects)
    );
    assert_eq!(ranked(&hall, 1, 1), [(1, 4), (2, 1), (3, 3), (4, 2)]);
    hall.must(&by_seed("final"));
    let mut field = groups(&hall, 2)[0].clone();
    field.sort_unstable();
    assert_eq!(field, [1, 4]);
}

#[test]
fn art_15_6_nothing_is_settled_while_a_meeting_is_open() {
    let mut hall = entered(vec![circular(1, 1, 1)], 4);
    assert_eq!(refused(&mut hall, &settle(1, &[1, 2, 3, 4])), Refusal::LotsNotDrawn);
    hall.must(&by_hand(&[&[1, 2, 3, 4]]));
    assert_eq!(refused(&mut hall, &settle(1, &[1, 2, 3, 4])), Refusal::StageOpen { stage: 1 });
    let mut hall = all_equal();
    assert_eq!(refused(&mut hall, &settle(1, &[1, 2, 3, 4])), Refusal::StageOpen { stage: 1 }, "nor a round");
}

#[test]
fn art_15_6_a_correction_corrects_something() {
    let mut hall = all_over();
    let first = SettlePlaces { corrects: true, ..settle(1, &[3, 1, 4, 2]) };
    let nothing = SettlingRefusal::NotSettled { stage: 1, group: 1 };
    assert_eq!(refused(&mut hall, &first), nothing.into());
}

#[test]
fn art_15_6_what_points_part_needs_no_settling_and_comes_back_with_the_tie() {
    let mut hall = all_over();
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
    let mut hall = all_over();
    let before = tables(&hall);
    let by_table = PairRound { play_off: true, ..PairRound::by_table(4) };
    assert_eq!(refused(&mut hall, &by_table), Refusal::NoPairings);
    let again = refused(&mut hall, &hand_round(4, 1, &[(1, 2)]));
    assert!(matches!(again, Refusal::AlreadyPaired { .. }), "{again:?}");
    let parted = rows(&hall);
    hall.must(&play_off(4, &[(1, 2), (3, 4)]));
    hall.must(&PublishRound { round: 4 });
    assert!(hall.tournament.rounds[&4].play_off && hall.tournament.rounds[&4].byes.is_empty());
    assert_eq!(parted, rows(&hall));
    assert!(crosstable(&hall.tournament, 1, 1).unwrap().provisional, "the play-off is open");
    let open = Refusal::StageOpen { stage: 1 };
    assert_eq!(refused(&mut hall, &by_seed("final")), open);
    assert_eq!(refused(&mut hall, &by_play_off(&[1, 3, 2, 4])), open);
    finish(&mut hall, 4);
    played_off(&mut hall, 5, &[(3, 1, Outcome::BlackWins)]);
    assert_eq!(before, tables(&hall));
    // 1 has two, 3 one, 2 and 4 have none: by lot, as far as the play-off left it to that.
    let level = |one, other| SettlingRefusal::PlayOffLevel { one: entrant(one), other: entrant(other) };
    assert_eq!(refused(&mut hall, &by_play_off(&[1, 3, 2, 4])), level(2, 4).into());
    let otherwise = SettlingRefusal::PlayOffOtherwise { one: entrant(3), other: entrant(1) };
    assert_eq!(refused(&mut hall, &settle(1, &[3, 1, 2, 4])), otherwise.into());
    hall.must(&settle(1, &[1, 3, 2, 4]));
    assert_eq!(ranked(&hall, 1, 1), [(1, 1), (2, 3), (3, 2), (4, 4)]);
}

#[test]
fn art_15_6_what_is_settled_by_a_play_off_was_played_and_came_out_so() {
    let mut hall = all_over();
    let nobody = |n| Refusal::from(SettlingRefusal::NoPlayOff { entry: entrant(n) });
    assert_eq!(refused(&mut hall, &by_play_off(&[3, 1, 4, 2])), nobody(3));
    played_off(&mut hall, 4, &[(3, 1, Outcome::RedWins), (2, 4, Outcome::Draw)]);
    played_off(&mut hall, 5, &[(4, 3, Outcome::Draw)]);
    // 3 has 1½, 4 has 1, 2 has ½, 1 has none.
    let otherwise = |one, other| {
        Refusal::from(SettlingRefusal::PlayOffOtherwise { one: entrant(one), other: entrant(other) })
    };
    assert_eq!(refused(&mut hall, &by_play_off(&[3, 1, 4, 2])), otherwise(1, 4));
    assert_eq!(refused(&mut hall, &by_play_off(&[4, 3, 2, 1])), otherwise(4, 3));
    hall.must(&by_play_off(&[3, 4, 2, 1]));
    assert_eq!(ranked(&hall, 1, 1), [(1, 3), (2, 4), (3, 2), (4, 1)]);
    // The regulations may have it otherwise.
    let regulations = SettledBy::Regulations;
    hall.must(&SettlePlaces { by: regulations, corrects: true, ..settle(1, &[4, 3, 2, 1]) });
    assert_eq!(ranked(&hall, 1, 1)[0], (1, 4));
}

#[test]
fn art_15_6_a_play_off_is_between_those_who_share_a_place() {
    let mut hall = entered(vec![circular(1, 1, 1)], 4);
    hall.must(&by_hand(&[&[1, 2, 3, 4]]));
    let open = Refusal::StageOpen { stage: 1 };
    assert_eq!(refused(&mut hall, &play_off(1, &[(1, 2)])), open, "not before a game is played");
    for round in 1..=3 {
        open_round(&mut hall, round);
        if round < 3 {
            hall.must(&CloseRound { round });
        }
    }
    // 1 won all, and the others drew among each other.
    let apart = SettlingRefusal::NotLevel { stage: 1, one: entrant(1), other: entrant(2), index: 1 };
    assert_eq!(refused(&mut hall, &play_off(4, &[(3, 4), (1, 2)])), apart.into());
    hall.must(&play_off(4, &[(3, 4)]));
}

/// 1 wins, and the others draw.
fn open_round(hall: &mut Hall, round: u32) {
    open(hall, round, 1);
    for (red, black) in seats(hall, round) {
        let outcome = match (red, black) {
            (1, _) => Outcome::RedWins,
            (_, 1) => Outcome::BlackWins,
            _ => Outcome::Draw,
        };
        report(hall, round, red, black, outcome);
    }
}

fn amend(hall: &mut Hall, round: u32, outcome: Outcome) {
    let game = hall.tournament.rounds[&round].matches[0].games[0].game;
    let (authority, committee) = (Role::ChiefArbiter, false);
    let amend = AmendResult { outcome, without_play: false, authority, committee, reason: text() };
    hall.at(game, &amend).unwrap();
}

/// 1 won all three, and 2, 3 and 4 drew among each other; a final of the first two.
fn three_level() -> Hall {
    let finals = from_places(1, 1, 2, false, circular(1, 1, 1));
    let mut hall = entered(vec![circular(1, 1, 1), finals], 4);
    hall.must(&by_hand(&[&[1, 2, 3, 4]]));
    for round in 1..=3 {
        open_round(&mut hall, round);
        hall.must(&CloseRound { round });
    }
    hall
}

#[test]
fn art_15_6_what_a_play_off_settled_holds_while_it_says_so() {
    use Outcome::{BlackWins, Draw, RedWins};
    for by in [SettledBy::PlayOff, SettledBy::Lots] {
        let mut hall = three_level();
        played_off(&mut hall, 4, &[(2, 3, RedWins)]);
        let by_lots = by == SettledBy::Lots;
        played_off(&mut hall, 5, &[(3, 4, if by_lots { BlackWins } else { RedWins })]);
        played_off(&mut hall, 6, &[(2, 4, if by_lots { BlackWins } else { RedWins })]);
        let order: &[u32] = if by_lots { &[4, 2, 3] } else { &[2, 3, 4] };
        hall.must(&SettlePlaces { by, ..settle(1, order) });
        let settled = tables(&hall);
        amend(&mut hall, 4, BlackWins);
        assert_eq!(ranked(&hall, 1, 1).iter().map(|it| it.0).collect::<Vec<_>>(), [1, 2, 2, 2], "{by:?}");
        let shared = Refusal::PlaceShared { stage: 1, group: 1, place: 2 };
        assert_eq!(refused(&mut hall, &by_seed("final")), shared);
        amend(&mut hall, 4, RedWins);
        assert_eq!(tables(&hall), settled, "it is the word of the play-off again");
        amend(&mut hall, 4, Draw);
        let again = SettlePlaces { by: SettledBy::Regulations, ..settle(1, order) };
        if !by_lots {
            hall.must(&again);
            assert_eq!(ranked(&hall, 1, 1).iter().map(|it| it.0).collect::<Vec<_>>(), [1, 2, 3, 4]);
        }
    }
}

#[test]
fn art_15_6_no_play_off_is_played_for_a_place_that_is_settled() {
    let mut hall = all_over();
    hall.must(&settle(1, &[3, 1, 4, 2]));
    let apart = SettlingRefusal::NotLevel { stage: 1, one: entrant(1), other: entrant(2), index: 0 };
    assert_eq!(refused(&mut hall, &play_off(4, &[(1, 2)])), apart.into());
}

#[test]
fn art_15_6_places_from_which_a_stage_was_drawn_are_settled_no_more() {
    let drawn_from = Refusal::from(CourseRefusal::DrawnFrom { stage: 1, later: 2 });
    let mut hall = all_over();
    hall.must(&settle(1, &[3, 1, 4, 2]));
    hall.must(&by_seed("final"));
    let corrected = SettlePlaces { corrects: true, ..settle(1, &[4, 1, 3, 2]) };
    assert_eq!(refused(&mut hall, &corrected), drawn_from);
    hall.must(&AnnulLots { stage: Some(2), reason: text() });
    hall.must(&corrected);

    // 3 and 4 share the third place, which leads nowhere.
    let finals = from_places(1, 1, 4, false, circular(1, 1, 1));
    let mut first = entered(vec![circular(1, 1, 1), finals], 4);
    first.must(&by_hand(&[&[1, 2, 3, 4]]));
    for round in 1..=3 {
        open_round(&mut first, round);
        first.must(&CloseRound { round });
    }
    first.must(&by_seed("final"));
    assert_eq!(refused(&mut first, &settle(1, &[2, 3, 4])), drawn_from);
}

/// Settled after two rounds of three, and level again after all three.
#[test]
fn art_15_6_a_stage_that_goes_on_has_no_place_settled() {
    let mut hall = entered(vec![circular(1, 1, 1)], 4);
    hall.must(&by_hand(&[&[1, 2, 3, 4]]));
    let level = |hall: &mut Hall, round| {
        open(hall, round, 1);
        for (red, black) in seats(hall, round) {
            report(hall, round, red, black, Outcome::Draw);
        }
        hall.must(&CloseRound { round });
    };
    level(&mut hall, 1);
    level(&mut hall, 2);
    hall.must(&EndStage { stage: 1, reason: text() });
    hall.must(&settle(1, &[3, 1, 4, 2]));
    assert_eq!(ranked(&hall, 1, 1)[1], (2, 1));
    hall.must(&ResumeStage { stage: 1, reason: text() });
    assert!(ranked(&hall, 1, 1).iter().all(|(place, _)| *place == 1));
    level(&mut hall, 3);
    assert!(ranked(&hall, 1, 1).iter().all(|(place, _)| *place == 1));
    hall.must(&settle(1, &[2, 1, 4, 3]));
    assert_eq!(ranked(&hall, 1, 1)[0], (1, 2), "said anew, it corrects nothing");
}
