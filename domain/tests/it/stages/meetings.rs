//! Articles 11.2 and 13.5: two games at each meeting, two cycles, and both.

use chuhe_domain::pairing::seeding::colour;
use chuhe_domain::standings::TieBreak;
use chuhe_domain::tables::crosstable;
use chuhe_domain::tournament::plan_fault::Fault;
use chuhe_domain::tournament::regulations::OneSystem;
use chuhe_domain::tournament::{
    AnnulRound, Change, ChangePairings, ChangedPairing, Format, KnockOutFormat, MatchRefusal, PairRound,
    PlanFault, PublishRound, Refusal, Regulations, SetRegulations, StagePlan, TournamentEvent,
    UnpublishRound,
};
use chuhe_domain::vocabulary::{Outcome, Refuse, Side};

use super::{
    by_hand, byes, circular, entered, finish, from_places, hand_round, n, open, play, refused, report, row,
    seats,
};
use crate::hall::{Hall, by_seed, entrant, text};

/// Red and Black of the games of each match of a round, the first named before.
fn by_match(hall: &Hall, round: u32) -> Vec<(u32, Vec<(u32, u32)>)> {
    let of = hall.tournament.rounds[&round].matches.iter();
    of.map(|it| (n(it.first), it.games.iter().map(|game| (n(game.red), n(game.black))).collect())).collect()
}

#[test]
fn art_13_5_the_first_colour_is_drawn_and_the_second_game_reverses_it() {
    let mut hall = entered(vec![circular(1, 2, 1)], 8);
    hall.must(&by_seed("river"));
    let mut first_named_black = 0;
    for round in 1..=7 {
        open(&mut hall, round, 1);
        for it in &hall.tournament.rounds[&round].matches {
            let drawn = colour("river", it.id);
            let red = if drawn == Side::Red { it.first } else { it.second };
            let black = if drawn == Side::Red { it.second } else { it.first };
            let games: Vec<_> = it.games.iter().map(|game| (game.red, game.black, game.leg)).collect();
            assert_eq!(games, [(red, black, Some(1)), (black, red, Some(2))]);
            assert!(it.games.iter().all(|game| game.of_match() == it.id && game.table == it.table));
            first_named_black += u32::from(drawn == Side::Black);
        }
    }
    assert!((1..28).contains(&first_named_black), "the lot falls on both: {first_named_black}");
}

#[test]
fn art_13_5_without_a_seed_no_colour_is_drawn() {
    let mut hall = entered(vec![circular(1, 2, 1)], 4);
    hall.must(&by_hand(&[&[1, 2, 3, 4]]));
    assert_eq!(refused(&mut hall, &PairRound::by_table(1)), Refusal::ColoursNotDrawn { stage: 1, games: 2 });
    let seed = Some("of the round".to_owned());
    let changes = hall.must(&PairRound { seed: seed.clone(), ..PairRound::by_table(1) });
    let Change::Tournament(TournamentEvent::RoundPaired(paired)) = &changes[0] else { panic!("{changes:?}") };
    assert_eq!(paired.seed, seed);
    for it in &hall.tournament.rounds[&1].matches {
        let red = if colour("of the round", it.id) == Side::Red { it.first } else { it.second };
        assert_eq!(it.games[0].red, red);
    }
    // Paired by hand, the arbiter names Red.
    let hand = hand_round(2, 1, &[(2, 1), (3, 4)]);
    assert_eq!(
        refused(&mut hall, &PairRound { seed, ..hand.clone() }),
        Refusal::SeedNotWanted { article: "13.5" }
    );
    hall.must(&hand);
    assert_eq!(seats(&hall, 2), [(2, 1), (1, 2), (3, 4), (4, 3)]);
}

#[test]
fn art_13_5_a_seed_of_the_round_takes_no_place_of_the_draws() {
    let seed = Some("another".to_owned());
    let mut hall = entered(vec![circular(1, 2, 1)], 4);
    hall.must(&by_seed("river"));
    let own = PairRound { seed: seed.clone(), ..PairRound::by_table(1) };
    assert_eq!(refused(&mut hall, &own), Refusal::SeedNotWanted { article: "13.5" });
    let mut hall = Hall::of(4);
    assert_eq!(
        refused(&mut hall, &PairRound { seed, ..PairRound::by_table(1) }),
        Refusal::SeedNotWanted { article: "13.5" }
    );
}

#[test]
fn art_11_2_both_games_stand_in_one_cell() {
    let mut hall = entered(vec![circular(1, 2, 1)], 3);
    hall.must(&by_seed("river"));
    play(&mut hall, 1..=3, 1);
    let order: Vec<u32> = super::groups(&hall, 1)[0].clone();
    let cells = |it: u32| order.iter().filter(|other| **other != it).count();
    assert!((1..=3).all(|it| cells(it) == 2));
    assert_eq!(
        [1, 2, 3].map(|it| row(&hall, 1, 1, it).rsplit(' ').next().unwrap().to_owned()),
        ["4", "2", "0"]
    );
    assert_eq!(row(&hall, 1, 1, 1), "1,1 1,1 = 4");
    assert_eq!(row(&hall, 1, 1, 3), "0,0 0,0 = 0");
}

#[test]
fn art_11_2_the_second_cycle_reverses_the_colours_and_nobody_meets_thrice() {
    let mut hall = entered(vec![circular(1, 1, 2)], 5);
    hall.must(&by_hand(&[&[1, 2, 3, 4, 5]]));
    play(&mut hall, 1..=10, 1);
    for round in 1..=5 {
        let reversed: Vec<_> = seats(&hall, round + 5).into_iter().map(|(red, black)| (black, red)).collect();
        assert_eq!(seats(&hall, round), reversed, "round {round}");
        assert_eq!(byes(&hall, round), byes(&hall, round + 5));
    }
    let beyond = Refusal::NoSuchRound { round: 11, rounds: 10 };
    assert_eq!(refused(&mut hall, &PairRound::by_table(11)), beyond);
    let thrice = refused(&mut hall, &hand_round(11, 1, &[(1, 2)]));
    assert!(matches!(thrice, Refusal::AlreadyPaired { index: Some(0), .. }), "{thrice:?}");
    assert_eq!(row(&hall, 1, 1, 1), "1,1 1,1 1,1 1,1 = 8");
}

/// The order of the text is for one game between any two (一局), whether the second is in the same round or another.
#[test]
fn art_15_1_more_than_one_game_between_two_needs_an_order_of_its_own() {
    let set = |games, cycles, tie_breaks| SetRegulations {
        regulations: Regulations {
            stages: vec![circular(1, games, cycles)],
            tie_breaks,
            ..Regulations::default()
        },
    };
    for (games, cycles) in [(2, 1), (1, 2)] {
        let mut hall = entered(vec![circular(1, 1, 1)], 4);
        let Refusal::Plan(fault) = refused(&mut hall, &set(games, cycles, None)) else { panic!("no plan") };
        assert_eq!((fault.stage, fault.at.as_ref(), fault.fault), (1, "/tie_breaks", Fault::OrderNotNamed));
        hall.must(&set(games, cycles, Some(vec![TieBreak::Wins])));
    }
}

/// The old word may still be said of the one stage that it was the word for.
#[test]
fn art_11_the_old_word_and_the_stages_say_the_same_thing() {
    let set = |stages| SetRegulations {
        regulations: Regulations { format: Some(OneSystem::Circular), stages, ..Regulations::default() },
    };
    let mut hall = entered(vec![circular(1, 1, 1)], 4);
    let knock_out =
        || StagePlan { format: Format::KnockOut(KnockOutFormat::default()), ..StagePlan::default() };
    let finals = || from_places(1, 1, 2, false, circular(1, 1, 1));
    for (stages, stage) in [(vec![knock_out()], 1), (vec![circular(2, 1, 1), finals()], 2)] {
        let refusal = refused(&mut hall, &set(stages));
        let Refusal::Plan(PlanFault { stage: found, fault: Fault::TwoFormats, .. }) = refusal else {
            panic!("{refusal:?}")
        };
        assert_eq!((found, refusal.reason().pointer.as_deref()), (stage, Some("/format")));
    }
    hall.must(&set(vec![circular(2, 1, 1)]));
    assert_eq!(hall.tournament.regulations.format, None, "it is not written any more");
}

#[test]
fn art_11_2_two_games_in_two_cycles_are_four() {
    let mut hall = entered(vec![circular(1, 2, 2)], 4);
    hall.must(&by_hand(&[&[1, 2, 3, 4]]));
    for round in 1..=6 {
        let seed = Some("river".to_owned());
        hall.must(&PairRound { seed, ..PairRound::by_table(round) });
        hall.must(&PublishRound { round });
        finish(&mut hall, round);
    }
    assert!(!crosstable(&hall.tournament, 1, 1).unwrap().provisional);
    assert_eq!(row(&hall, 1, 1, 1), "1,1,1,1 1,1,1,1 1,1,1,1 = 12");
    assert_eq!(row(&hall, 1, 1, 2), "0,0,0,0 1,1,1,1 1,1,1,1 = 8");
    assert_eq!(row(&hall, 1, 1, 3), "0,0,0,0 0,0,0,0 1,1,1,1 = 4");
    assert_eq!(row(&hall, 1, 1, 4), "0,0,0,0 0,0,0,0 0,0,0,0 = 0");
    for (_, games) in (1..=6).flat_map(|round| by_match(&hall, round)) {
        assert_eq!((games[0].0, games[0].1), (games[1].1, games[1].0));
    }
}

#[test]
fn art_13_5_one_open_game_of_two_leaves_the_meeting_open() {
    let mut hall = entered(vec![circular(1, 2, 1)], 2);
    hall.must(&by_seed("river"));
    open(&mut hall, 1, 1);
    report(&mut hall, 1, 1, 2, Outcome::Draw);
    let table = crosstable(&hall.tournament, 1, 1).unwrap();
    assert!(table.provisional);
    assert_eq!(table.rows[0].cells[0].more.len(), 1);
    let open = hall.command(&chuhe_domain::tournament::CloseRound { round: 1 });
    assert!(matches!(open, Err(Refusal::GameOpen { .. })), "{open:?}");
    finish(&mut hall, 1);
    assert!(!crosstable(&hall.tournament, 1, 1).unwrap().provisional);
}

#[test]
fn art_13_5_a_change_of_the_first_game_takes_the_second_along() {
    let mut hall = entered(vec![circular(1, 2, 1)], 4);
    hall.must(&by_hand(&[&[1, 2, 3, 4]]));
    hall.must(&hand_round(1, 1, &[(1, 4), (2, 3)]));
    hall.must(&PublishRound { round: 1 });
    let games: Vec<_> = hall.tournament.rounds[&1].pairings().map(|it| it.game).collect();
    let change = |game, red, black| ChangedPairing { game, red: entrant(red), black: entrant(black) };
    let second = ChangePairings { round: 1, changes: vec![change(games[1], 4, 1)], reason: text() };
    assert_eq!(
        refused(&mut hall, &second),
        MatchRefusal::NotTheFirstGame { game: games[1], first: games[0], index: 0 }.into()
    );
    let changes = vec![change(games[0], 3, 1), change(games[2], 2, 4)];
    hall.must(&ChangePairings { round: 1, changes, reason: text() });
    assert_eq!(seats(&hall, 1), [(3, 1), (1, 3), (2, 4), (4, 2)]);
    assert_eq!(by_match(&hall, 1).iter().map(|it| it.0).collect::<Vec<_>>(), [3, 2]);
    for (id, game) in &hall.games {
        assert_eq!(hall.tournament.games[id], game.card, "the cards follow");
    }
    finish(&mut hall, 1);
    assert_eq!(row(&hall, 1, 1, 1), ". 1,1 . = 2");
}

#[test]
fn art_11_3_a_change_leads_nobody_into_another_group() {
    let mut hall = entered(vec![circular(2, 1, 1)], 7);
    hall.must(&by_hand(&[&[1, 2, 3, 4], &[5, 6, 7]]));
    open(&mut hall, 1, 1);
    assert_eq!(seats(&hall, 1), [(1, 4), (2, 3), (6, 7)]);
    let games: Vec<_> = hall.tournament.rounds[&1].pairings().map(|it| it.game).collect();
    let change = |game, red, black| ChangedPairing { game, red: entrant(red), black: entrant(black) };
    let across = vec![change(games[0], 1, 6), change(games[2], 4, 7)];
    let (one, other, index) = (entrant(1), entrant(6), 0);
    let refusal = refused(&mut hall, &ChangePairings { round: 1, changes: across, reason: text() });
    assert_eq!(refusal, Refusal::NotOfOneGroup { one, other, index });
    hall.must(&ChangePairings { round: 1, changes: vec![change(games[2], 7, 5)], reason: text() });
    assert_eq!((seats(&hall, 1)[2], byes(&hall, 1)), ((7, 5), vec![6]));
    assert_eq!(hall.tournament.rounds[&1].matches[2].group, 2);
    hall.must(&UnpublishRound { round: 1, reason: text() });
    hall.must(&AnnulRound { round: 1, reason: text() });
    assert_eq!(row(&hall, 1, 2, 7), ". . = 0");
}
