//! Articles 12.1, 12.2, 12.4, 13.2, 13.5: who sits on which board, and with which colour.

use chuhe_domain::game::Status;
use chuhe_domain::pairing::line_up::combinations;
use chuhe_domain::pairing::{LineUpFault, LineUpRule, NotALineUp, NotByRating};
use chuhe_domain::tournament::{
    AnnulLineUps, CloseRegistration, CourseRefusal, DrawLots, Drawing, HandPair, OrderRoster, PairRound,
    Particulars, PublishRound, Refusal, RegisterEntry, Reinstate, SubmitLineUp, TeamRules, Withdraw,
};

use super::{
    at_board, by_matches, enter, entered, hall, id_of, joins, line_up, matches, member, named, paired,
    regulations, results, rows, seats, submit, team, two_games,
};
use crate::hall::{Hall, text};

#[test]
fn art_12_1_fixed_boards_are_seated_with_the_pairing_red_on_odd_ones() {
    let mut hall = hall(LineUpRule::FixedBoards, 3, &[3, 4]);
    hall.open_round(1);
    // Team 1 is named first: Red on boards 1 and 3 (13.2). The fourth member of team 2 is behind the last board.
    assert_eq!(seats(&hall, 1, 2), ["101–201", "202–102", "103–203"]);
    let tables: Vec<u32> = paired(&hall, 1, 2).1.games.iter().map(|game| game.table).collect();
    assert_eq!(tables, [1, 2, 3]);
    assert!(hall.tournament.games.values().all(|card| card.status == Status::Scheduled));
    let of = id_of(&hall, 1, 2);
    assert!(paired(&hall, 1, 2).1.games.iter().all(|game| game.of == Some(of) && game.leg.is_none()));
    assert_eq!(submit(&mut hall, 1, 2, "1 2 3"), Err(Refusal::LineUpsShown(LineUpRule::FixedBoards)));
}

#[test]
fn art_12_1_the_order_is_the_teams_until_it_is_lined_up() {
    let mut hall = hall(LineUpRule::FixedBoards, 2, &[2, 2]);
    let order =
        |order: &[u32]| OrderRoster { team: team(1), order: order.iter().map(|k| member(1, *k)).collect() };
    for wrong in [&[1][..], &[1, 1], &[1, 2, 2], &[1, 3], &[]] {
        assert_eq!(hall.command(&order(wrong)), Err(Refusal::NotTheRoster { team: team(1) }), "{wrong:?}");
    }
    let player = OrderRoster { team: member(1, 1), order: vec![] };
    assert_eq!(hall.command(&player), Err(Refusal::NotATeam { entry: member(1, 1) }));
    let unknown = OrderRoster { team: team(9), order: vec![] };
    assert_eq!(hall.command(&unknown), Err(Refusal::UnknownEntry { entry: team(9) }));

    assert_eq!(hall.must(&order(&[1, 2])), [], "nothing changes");
    hall.must(&order(&[2, 1]));
    hall.open_round(1);
    assert_eq!(seats(&hall, 1, 2), ["102–201", "202–101"]);
    assert_eq!(hall.command(&order(&[1, 2])), Err(Refusal::RosterFixed { team: team(1) }));
}

#[test]
fn art_12_1_in_national_events_the_order_is_that_of_the_ratings() {
    let rules = TeamRules { order_by_rating: true, ..by_matches(matches(LineUpRule::FixedBoards, 3)) };
    let mut hall = Hall::under(regulations(rules), 0);
    enter(&mut hall, 1, 0);
    enter(&mut hall, 2, 0);
    for (k, rating) in [(1, Some(2300)), (2, None), (3, Some(2400))] {
        hall.must(&RegisterEntry { rating, ..joins(1, k) });
    }
    let lots = DrawLots { stage: None, drawing: Drawing::BySeed("river".into()) };
    let order =
        |order: &[u32]| OrderRoster { team: team(1), order: order.iter().map(|k| member(1, *k)).collect() };
    // 2300 before none is right, none before 2400 is not.
    let inverted = vec![(member(1, 2), member(1, 3))];
    let refused = Err(Refusal::NotByRating(NotByRating { team: team(1), inverted }));
    assert_eq!(hall.command(&CloseRegistration), refused, "by the end of registration (報名時)");
    assert_eq!(hall.command(&lots), refused, "which the lots imply");
    let by_hand = Some(vec![HandPair { red: team(1), black: team(2) }]);
    assert_eq!(hall.command(&PairRound { round: 1, by_hand, ..PairRound::default() }), refused);
    let inverted = vec![(member(1, 1), member(1, 3))];
    assert_eq!(
        hall.command(&order(&[1, 3, 2])),
        Err(Refusal::NotByRating(NotByRating { team: team(1), inverted })),
        "2300 before 2400"
    );
    hall.must(&order(&[3, 1, 2]));
    hall.must(&CloseRegistration);
    hall.must(&lots);
    // Nor afterwards.
    assert!(matches!(hall.command(&order(&[1, 3, 2])), Err(Refusal::NotByRating(_))));
}

#[test]
fn art_12_1_who_comes_late_stands_where_the_rating_says_until_the_team_is_lined_up() {
    let rules = TeamRules { order_by_rating: true, ..by_matches(matches(LineUpRule::FixedBoards, 2)) };
    let mut hall = Hall::under(regulations(rules), 0);
    for n in [1, 2] {
        enter(&mut hall, n, 0);
        hall.must(&RegisterEntry { rating: Some(2300), ..joins(n, 1) });
        hall.must(&joins(n, 2));
    }
    hall.draw();
    let late = |k, rating| RegisterEntry { rating, late: true, ..joins(1, k) };
    let order = |hall: &Hall| hall.tournament.rosters[&team(1)].clone();
    hall.must(&late(3, Some(2400)));
    hall.must(&late(4, Some(2300)));
    hall.must(&late(5, None));
    // 2400, the two of 2300 and those without a rating as they came.
    assert_eq!(order(&hall), [3, 1, 4, 2, 5].map(|k| member(1, k)));
    hall.open_round(1);
    assert_eq!(seats(&hall, 1, 2), ["103–201", "202–101"]);
    let inverted = vec![(member(1, 5), member(1, 6))];
    let refused = Err(Refusal::NotByRating(NotByRating { team: team(1), inverted }));
    assert_eq!(hall.command(&late(6, Some(2350))), refused, "the order stands");
    hall.must(&late(6, None));
    assert_eq!(order(&hall).last(), Some(&member(1, 6)));
}

#[test]
fn art_12_2_four_boards_and_two_reserves_have_exactly_fifteen_line_ups() {
    let mut hall = hall(LineUpRule::WithReserves, 4, &[6, 6]);
    hall.open_round(1);
    let mut accepted = Vec::new();
    let mut refused = 0;
    for at in 0..6_u32.pow(4) {
        let order: Vec<u32> = (0..4).map(|board| at / 6_u32.pow(3 - board) % 6 + 1).collect();
        let written: Vec<String> = order.iter().map(u32::to_string).collect();
        // While the other team has named none, another may be named.
        match submit(&mut hall, 1, 2, &written.join(" ")) {
            Ok(_) => accepted.push(written.join("-")),
            Err(Refusal::NotALineUp(_)) => refused += 1,
            Err(other) => panic!("{other:?}"),
        }
    }
    let text = "1-2-3-4 1-2-3-5 1-2-3-6 1-2-4-5 1-2-4-6 1-2-5-6 1-3-4-5 1-3-4-6 1-3-5-6 1-4-5-6 \
                2-3-4-5 2-3-4-6 2-3-5-6 2-4-5-6 3-4-5-6";
    assert_eq!(accepted.join(" "), text);
    assert_eq!((accepted.len(), refused), (15, 1296 - 15));
    let members: Vec<_> = (1..=6).map(|k| member(1, k)).collect();
    assert_eq!(combinations(&members, 4).count(), 15);
}

#[test]
fn art_12_2_an_inverted_order_is_refused_with_both() {
    let mut hall = hall(LineUpRule::WithReserves, 4, &[6, 6]);
    hall.open_round(1);
    let faults = vec![LineUpFault::OrderInverted { front: member(1, 3), back: member(1, 2) }];
    let fault = NotALineUp { rule: LineUpRule::WithReserves, boards: 4, faults };
    assert_eq!(submit(&mut hall, 1, 2, "1 3 2 6"), Err(Refusal::NotALineUp(fault)));
    let of =
        |faults| Err(Refusal::NotALineUp(NotALineUp { rule: LineUpRule::WithReserves, boards: 4, faults }));
    assert_eq!(submit(&mut hall, 1, 2, "1 2 3"), of(vec![LineUpFault::TooFewBoards(3)]));
    assert_eq!(submit(&mut hall, 1, 2, "1 1 2 3"), of(vec![LineUpFault::Twice(member(1, 1))]));
    let (of, line_up) = (id_of(&hall, 1, 2), named(3, "1 2 3 4"));
    let stranger = SubmitLineUp { of, team: team(3), line_up };
    assert_eq!(hall.command(&stranger), Err(Refusal::NotOfThisMatch { team: team(3) }));
}

#[test]
fn art_12_2_each_match_has_its_own_choice() {
    let mut hall = hall(LineUpRule::WithReserves, 2, &[3, 3, 3, 3]);
    hall.open_round(1);
    line_up(&mut hall, (1, "1 2"), (4, "2 3"));
    hall.open_round(2);
    // Round 2: 4–3, 1–2.
    line_up(&mut hall, (1, "2 3"), (2, "1 3"));
    assert_eq!(seats(&hall, 1, 4), ["101–402", "403–102"]);
    assert_eq!(seats(&hall, 1, 2), ["102–201", "203–103"]);
    // The match of 1 and 4 has tables 1 and 2; 2 and 3 have 3 and 4.
    assert_eq!(paired(&hall, 2, 3).1.table, 3);
}

#[test]
fn art_12_4_all_of_three_play_all_of_three_and_all_of_two() {
    let mut hall = hall(LineUpRule::AllPlayAll, 3, &[3, 3, 2, 2]);
    hall.open_round(1);
    // Round 1: 1–4 and 2–3, a team of three against one of two.
    for (one, other) in [(1, 4), (2, 3)] {
        let mut played = seats(&hall, one, other);
        assert_eq!(played.len(), 6, "{played:?}");
        // Everyone meets everyone, in whichever colours.
        for (a, b) in (1..=3).flat_map(|a| (1..=2).map(move |b| (a, b))) {
            let (a, b) = (100 * one + a, 100 * other + b);
            let before = played.len();
            played.retain(|it| *it != format!("{a}–{b}") && *it != format!("{b}–{a}"));
            assert_eq!(played.len() + 1, before, "{a} and {b}");
        }
    }
    assert!(paired(&hall, 1, 4).1.boards.empty.is_empty());
    results(&mut hall, 1, 4, "1 1 1 ½ 0 0");
    assert_eq!(rows(&hall)[0], ". . 2(3½–2½) = 2");

    hall.open_round(2);
    assert_eq!(seats(&hall, 1, 2).len(), 9);
    // No table is used twice at the same time.
    let matches = &hall.tournament.rounds[&2].matches;
    for leg in 1..=3 {
        let mut tables: Vec<u32> = matches
            .iter()
            .flat_map(|of| &of.games)
            .filter(|game| game.leg == Some(leg))
            .map(|game| game.table)
            .collect();
        let all = tables.len();
        tables.sort_unstable();
        tables.dedup();
        assert_eq!(tables.len(), all, "leg {leg}");
    }
}

#[test]
fn art_13_5_two_games_at_each_board_with_colours_reversed() {
    let rules = two_games(regulations(by_matches(matches(LineUpRule::FixedBoards, 2))));
    let mut hall = entered(rules, &[2, 2]);
    hall.draw();
    // The lot says who is named first; here an arbiter enters it.
    assert_eq!(hall.command(&PairRound::by_table(1)), Err(Refusal::ColoursNotDrawn { stage: 1, games: 2 }));
    let drawn = HandPair { red: team(1), black: team(2) };
    hall.must(&PairRound { round: 1, by_hand: Some(vec![drawn]), ..PairRound::default() });
    hall.must(&PublishRound { round: 1 });
    assert_eq!(seats(&hall, 1, 2), ["101–201", "202–102", "201–101", "102–202"]);
    let legs: Vec<_> = paired(&hall, 1, 2).1.games.iter().map(|game| (game.board, game.leg)).collect();
    assert_eq!(legs, [(Some(1), Some(1)), (Some(2), Some(1)), (Some(1), Some(2)), (Some(2), Some(2))]);
    // Lost on board 1 and won back, 1½ of 2 on board 2: 2½ to 1½ is one match won.
    results(&mut hall, 1, 2, "0 ½ 1 1");
    assert_eq!(rows(&hall), ["2(2½–1½) = 2", "0(1½–2½) = 0"]);
}

#[test]
fn art_12_1_line_ups_taken_back_are_seated_by_the_order_as_it_then_is() {
    let mut hall = hall(LineUpRule::FixedBoards, 2, &[2, 2]);
    hall.open_round(1);
    let of = id_of(&hall, 1, 2);
    hall.must(&AnnulLineUps { of, reason: text() });
    assert_eq!(seats(&hall, 1, 2), Vec::<String>::new());
    assert!(hall.tournament.games.values().all(|card| card.status == Status::Annulled));
    assert_eq!(hall.command(&AnnulLineUps { of, reason: text() }), Err(Refusal::LineUpsMissing { table: 1 }));
    hall.must(&OrderRoster { team: team(2), order: vec![member(2, 2), member(2, 1)] });
    submit(&mut hall, 1, 2, "1 2").unwrap();
    assert_eq!(submit(&mut hall, 2, 1, "1 2"), Err(Refusal::LineUpFollows { team: team(2) }));
    submit(&mut hall, 2, 1, "2 1").unwrap();
    assert_eq!(seats(&hall, 1, 2), ["101–202", "201–102"]);
    let first = at_board(&hall, 1, 2, 1);
    hall.start(first);
    assert_eq!(hall.command(&AnnulLineUps { of, reason: text() }), Err(Refusal::GameBegun { game: first }));
}

#[test]
fn art_12_teams_and_members_are_entered_where_teams_play() {
    let mut plain = Hall::entered(2);
    let team_there =
        Particulars { kind: chuhe_domain::tournament::EntryKind::Team, ..Particulars::default() };
    let new = RegisterEntry { particulars: team_there, ..RegisterEntry::named(team(1), text()) };
    assert_eq!(plain.command(&new), Err(Refusal::NoTeams));
    assert_eq!(plain.command(&joins(1, 1)), Err(Refusal::NoTeams));

    let mut hall = entered(regulations(by_matches(matches(LineUpRule::FixedBoards, 2))), &[2]);
    assert_eq!(hall.command(&joins(2, 1)), Err(Refusal::NotATeam { entry: team(2) }));
    let of_a_member = Particulars { team: Some(member(1, 1)), ..Particulars::default() };
    let new = RegisterEntry { particulars: of_a_member, ..RegisterEntry::named(member(3, 1), text()) };
    assert_eq!(hall.command(&new), Err(Refusal::NotATeam { entry: member(1, 1) }));
    for k in 3..=32 {
        hall.must(&joins(1, k));
    }
    assert_eq!(hall.command(&joins(1, 33)), Err(Refusal::TeamFull { team: team(1), most: 32 }));
    assert_eq!(hall.crosstable().rows.len(), 1, "a member is no row of its own");
}

fn by_hand(pair: HandPair) -> PairRound {
    PairRound { round: 2, by_hand: Some(vec![pair]), ..PairRound::default() }
}

#[test]
fn art_11_2_teams_meet_once_however_their_round_is_paired() {
    let mut hall = hall(LineUpRule::FreeOrder, 2, &[2, 2, 2]);
    hall.open_round(1);
    // Teams 2 and 3 are paired, and not lined up yet; team 1 is free.
    assert_eq!(hall.tournament.rounds[&1].byes, [team(1)]);
    let pair = HandPair { red: team(3), black: team(2) };
    let again = hall.command(&by_hand(pair));
    let of = id_of(&hall, 2, 3);
    let (one, other) = (team(3), team(2));
    assert_eq!(again, Err(Refusal::AlreadyPaired { one, other, of, index: Some(0) }));
    // A member has no pairing of its own (12).
    let pair = HandPair { red: member(1, 1), black: member(2, 1) };
    let members = hall.command(&by_hand(pair));
    let entry = member(1, 1);
    assert_eq!(members, Err(CourseRefusal::DoesNotCompete { entry }.into()));
}

#[test]
fn art_12_1_who_is_back_stands_behind_those_put_in_order_meanwhile() {
    let mut hall = hall(LineUpRule::FixedBoards, 3, &[3, 3]);
    hall.must(&Withdraw { entry: member(1, 1), consent: true, reason: text() });
    hall.must(&OrderRoster { team: team(1), order: vec![member(1, 3), member(1, 2)] });
    hall.must(&Reinstate { entry: member(1, 1), reason: text() });
    assert_eq!(hall.tournament.roster(team(1)), [member(1, 3), member(1, 2), member(1, 1)]);
}
