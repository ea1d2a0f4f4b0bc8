//! Laws of any knock-out, whatever happens in it: it can be played to its end, every place is held, and the ledger tells it
//! again.

use std::collections::BTreeSet;

use chuhe_domain::game::Status as GameStatus;
use chuhe_domain::pairing::knock_out::{Elimination, LADDER, MatchOutcome, Slot, Status};
use chuhe_domain::tournament::{
    CloseRound, DecideMatch, DecidedBy, KnockOutFormat, OrderGames, PairRound, PublishRound, Reinstate,
    Standing, Tournament, Withdraw,
};
use chuhe_domain::vocabulary::{EntryId, GameId, MatchId, Outcome};
use proptest::prelude::*;

use super::{SEED, hall, table};
use crate::hall::{Hall, entrant, source, text};
use crate::laws::read_back;

/// One thing that may happen; numbers are taken round.
#[derive(Debug, Clone)]
enum Deed {
    Pair,
    Report(usize, Outcome),
    Amend(usize, Outcome),
    Order(usize),
    Decide(usize, MatchOutcome),
    Withdraw(u32),
    Reinstate(u32),
    Close(u32),
}

fn outcomes() -> impl Strategy<Value = Outcome> {
    use Outcome::{BlackWins, BothLose, Draw, RedWins};
    prop_oneof![4 => Just(RedWins), 4 => Just(BlackWins), 3 => Just(Draw), 1 => Just(BothLose)]
}

fn deeds() -> impl Strategy<Value = Deed> {
    use MatchOutcome::{First, Neither, Second};
    let winners = prop_oneof![Just(First), Just(Second), Just(Neither)];
    prop_oneof![
        3 => Just(Deed::Pair),
        8 => (any::<usize>(), outcomes()).prop_map(|(game, outcome)| Deed::Report(game, outcome)),
        2 => (any::<usize>(), outcomes()).prop_map(|(game, outcome)| Deed::Amend(game, outcome)),
        4 => any::<usize>().prop_map(Deed::Order),
        2 => (any::<usize>(), winners).prop_map(|(of, winner)| Deed::Decide(of, winner)),
        1 => (1..12_u32).prop_map(Deed::Withdraw),
        1 => (1..12_u32).prop_map(Deed::Reinstate),
        2 => (1..12_u32).prop_map(Deed::Close),
    ]
}

fn formats() -> impl Strategy<Value = KnockOutFormat> {
    use Elimination::{Double, Single};
    let kinds = prop_oneof![
        Just((Single, false)),
        Just((Single, true)),
        Just((Double { reset: false }, false)),
        Just((Double { reset: true }, false)),
    ];
    (kinds, 1..4_u32, 0..4_usize).prop_map(|((elimination, third_place), games, steps)| {
        let play_offs = LADDER.iter().rev().take(steps).rev().copied().collect();
        KnockOutFormat { elimination, third_place, games, play_offs }
    })
}

fn pair(hall: &mut Hall) -> bool {
    let round = u32::try_from(hall.tournament.rounds.len()).unwrap() + 1;
    let pair = PairRound { round, seed: Some(SEED.into()), ..PairRound::default() };
    let paired = hall.command(&pair).is_ok();
    if paired {
        hall.must(&PublishRound { round });
    }
    paired
}

fn report(hall: &mut Hall, game: GameId, outcome: Outcome) {
    let report = chuhe_domain::game::ReportResult { outcome, reporter: source(1), entry: None };
    let _ = hall.at(game, &report);
}

fn matches(hall: &Hall) -> Vec<MatchId> {
    hall.tournament.rounds.values().flat_map(|round| &round.matches).map(|of| of.id).collect()
}

fn order(hall: &mut Hall, of: MatchId) {
    let _ = hall.command(&OrderGames { of, red: None, seed: None });
}

fn decide(hall: &mut Hall, of: MatchId, winner: MatchOutcome) {
    let by = if winner == MatchOutcome::Neither { DecidedBy::Ruling } else { DecidedBy::Lots };
    let _ = hall.command(&DecideMatch { of, winner, by, corrects: false, reason: text() });
}

fn happens(hall: &mut Hall, deed: &Deed) {
    let nth = |n: usize, len: usize| n.checked_rem(len);
    let games: Vec<GameId> = hall.tournament.games.keys().copied().collect();
    let all = matches(hall);
    match *deed {
        Deed::Pair => drop(pair(hall)),
        Deed::Report(n, outcome) => {
            let open = |game: &&GameId| hall.tournament.games[game].status == GameStatus::Scheduled;
            let open: Vec<GameId> = games.iter().filter(open).copied().collect();
            if let Some(n) = nth(n, open.len()) {
                report(hall, open[n], outcome);
            }
        }
        Deed::Amend(n, outcome) => {
            if let Some(n) = nth(n, games.len()).filter(|n| hall.tournament.games[&games[*n]].is_over()) {
                let amend = chuhe_domain::game::AmendResult {
                    outcome,
                    without_play: false,
                    authority: chuhe_domain::vocabulary::Role::ChiefArbiter,
                    committee: false,
                    reason: text(),
                };
                let _ = hall.at(games[n], &amend);
            }
        }
        Deed::Order(n) => nth(n, all.len()).into_iter().for_each(|n| order(hall, all[n])),
        Deed::Decide(n, winner) => nth(n, all.len()).into_iter().for_each(|n| decide(hall, all[n], winner)),
        Deed::Withdraw(n) => {
            let _ = hall.command(&Withdraw { entry: entrant(n), consent: true, reason: text() });
        }
        Deed::Reinstate(n) => {
            let _ = hall.command(&Reinstate { entry: entrant(n), reason: text() });
        }
        Deed::Close(round) => {
            let _ = hall.command(&CloseRound { round });
        }
    }
}

/// Everything that can still be played is, in an orderly way: Red wins.
fn play_out(hall: &mut Hall) {
    for _ in 0..200 {
        let paired = pair(hall);
        let games: Vec<GameId> = hall.tournament.games.keys().copied().collect();
        for game in games {
            if hall.tournament.games[&game].status == GameStatus::Scheduled {
                report(hall, game, Outcome::RedWins);
            }
        }
        for of in matches(hall) {
            order(hall, of);
            decide(hall, of, MatchOutcome::First);
        }
        let open = hall.tournament.games.values().any(|card| card.status == GameStatus::Scheduled);
        if !paired && !open && table(hall).matches.iter().all(|it| it.status != Status::Ready) {
            break;
        }
    }
}

/// Who has gone on from which match, of those that are decided.
fn gone_on(hall: &Hall) -> Vec<(Slot, [Option<EntryId>; 2], Option<EntryId>)> {
    let matches = table(hall).matches.into_iter();
    let decided = matches.filter(|it| matches!(it.status, Status::Decided(_)));
    decided.map(|it| (it.slot, it.entries, it.winner)).collect()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(48))]

    #[test]
    fn art_20_no_withdrawal_changes_who_won_a_decided_match(
        format in formats(), n in 2..12_u32, deeds in prop::collection::vec(deeds(), 0..40),
        leavers in prop::collection::vec(1..12_u32, 1..12),
    ) {
        let mut hall = hall(format, n);
        // Before the start whoever leaves is nobody's opponent (20.2).
        pair(&mut hall);
        let games: Vec<GameId> = hall.tournament.games.keys().copied().collect();
        report(&mut hall, games[0], Outcome::RedWins);
        for deed in &deeds {
            happens(&mut hall, deed);
        }
        for leaver in leavers {
            let before = gone_on(&hall);
            happens(&mut hall, &Deed::Withdraw(leaver));
            let after = gone_on(&hall);
            prop_assert!(before.iter().all(|it| after.contains(it)), "{before:?} {after:?}");
        }
    }

    #[test]
    fn art_11_1_any_knock_out_comes_to_its_end(
        format in formats(), n in 2..12_u32, deeds in prop::collection::vec(deeds(), 0..60),
    ) {
        let mut hall = hall(format, n);
        for deed in &deeds {
            happens(&mut hall, deed);
        }
        // A round that was closed over a match whose result was put right since is opened again by an arbiter.
        let rounds: Vec<u32> = hall.tournament.rounds.keys().copied().collect();
        for round in rounds {
            let _ = hall.command(&chuhe_domain::tournament::ReopenRound { round, reason: text() });
        }
        play_out(&mut hall);
        let rounds: Vec<u32> = hall.tournament.rounds.keys().copied().collect();
        for round in rounds {
            hall.must(&CloseRound { round });
        }

        let table = table(&hall);
        prop_assert!(!table.provisional, "{:#?}", table.matches);
        let held: Vec<u32> = table.places.iter().flat_map(|it| [it.from, it.to]).collect();
        let left = |it: &&EntryId| hall.tournament.standing_in(1, **it) == Some(Standing::LeftField);
        let stayed = n - u32::try_from(table.seeds.iter().filter(left).count()).unwrap();
        let placed = u32::try_from(table.places.len()).unwrap();
        prop_assert_eq!(placed, stayed, "every entrant has a place who did not leave before the start");
        prop_assert!(held.iter().all(|place| (1..=stayed).contains(place)));
        let winners: BTreeSet<_> = table.places.iter().filter(|it| it.to == 1).map(|it| it.entry).collect();
        prop_assert_eq!(winners, table.champion.into_iter().collect());

        let mut again = Tournament::default();
        for change in &hall.log {
            match read_back(change) {
                chuhe_domain::tournament::Change::Tournament(event) => again.evolve(&event),
                chuhe_domain::tournament::Change::Game(game, event) if event.touches_tables() => {
                    again.evolve_game(game, &event);
                }
                chuhe_domain::tournament::Change::Game(..) => {}
            }
        }
        prop_assert_eq!(again, hall.tournament);
    }
}
