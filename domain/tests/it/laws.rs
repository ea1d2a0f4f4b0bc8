//! Laws that hold for any sequence of commands, sensible or not.

use chuhe_domain::game::{
    AmendResult, Forfeit, Ground, Loser, OfferDraw, PlayMove, Reopen, ReportResult, Resign, Start,
};
use chuhe_domain::tables::{crosstable, standings};
use chuhe_domain::tournament::{
    AnnulRound, CloseRound, DrawLots, PairRound, PublishRound, Reinstate, ReopenRound, Standing,
    UnpublishRound, Withdraw,
};
use chuhe_domain::vocabulary::{GameId, Outcome, Role, Side};
use proptest::prelude::*;

use crate::hall::{Hall, entrant, source, text};

/// One thing somebody may want to do, at any moment.
#[derive(Debug, Clone)]
enum Wish {
    Draw(u8),
    Pair(u32),
    Publish(u32),
    Unpublish(u32),
    Annul(u32),
    Close(u32),
    OpenAgain(u32),
    Withdraw(u32),
    Reinstate(u32),
    Start(usize),
    Move(usize, usize),
    Offer(usize, bool),
    Resign(usize, bool),
    Report(usize, u8, u128),
    Forfeit(usize, u8),
    Amend(usize, u8, bool),
    Reopen(usize),
}

fn wish() -> impl Strategy<Value = Wish> {
    let round = 1..4_u32;
    let game = 0..6_usize;
    prop_oneof![
        1 => any::<u8>().prop_map(Wish::Draw),
        6 => round.clone().prop_map(Wish::Pair),
        6 => round.clone().prop_map(Wish::Publish),
        1 => round.clone().prop_map(Wish::Unpublish),
        1 => round.clone().prop_map(Wish::Annul),
        3 => round.clone().prop_map(Wish::Close),
        1 => round.prop_map(Wish::OpenAgain),
        1 => (1..6_u32).prop_map(Wish::Withdraw),
        1 => (1..6_u32).prop_map(Wish::Reinstate),
        6 => game.clone().prop_map(Wish::Start),
        12 => (game.clone(), any::<usize>()).prop_map(|(game, n)| Wish::Move(game, n)),
        1 => (game.clone(), any::<bool>()).prop_map(|(game, red)| Wish::Offer(game, red)),
        1 => (game.clone(), any::<bool>()).prop_map(|(game, red)| Wish::Resign(game, red)),
        8 => (game.clone(), 0..4_u8, 1..3_u128).prop_map(|(game, how, by)| Wish::Report(game, how, by)),
        2 => (game.clone(), 0..3_u8).prop_map(|(game, who)| Wish::Forfeit(game, who)),
        2 => (game.clone(), 0..4_u8, any::<bool>()).prop_map(|(game, how, bare)| Wish::Amend(game, how, bare)),
        1 => game.prop_map(Wish::Reopen),
    ]
}

fn side(red: bool) -> Side {
    if red { Side::Red } else { Side::Black }
}

fn outcome(how: u8) -> Outcome {
    [Outcome::RedWins, Outcome::BlackWins, Outcome::Draw, Outcome::BothLose][usize::from(how)]
}

/// Does it, if it is allowed; says whether it was.
fn grant(hall: &mut Hall, wish: &Wish) -> bool {
    let reason = text();
    let game = |hall: &Hall, n: usize| -> Option<GameId> {
        let games: Vec<GameId> = hall.games.keys().copied().collect();
        games.get(n.checked_rem(games.len())?).copied()
    };
    let at = |hall: &mut Hall, n: usize, command: &dyn chuhe_domain::game::GameCommand| {
        game(hall, n).is_some_and(|game| hall.at(game, command).is_ok())
    };
    match *wish {
        Wish::Draw(seed) => hall.command(&DrawLots::BySeed { seed: seed.to_string() }).is_ok(),
        Wish::Pair(round) => hall.command(&PairRound { round, by_hand: None }).is_ok(),
        Wish::Publish(round) => hall.command(&PublishRound { round }).is_ok(),
        Wish::Unpublish(round) => hall.command(&UnpublishRound { round, reason }).is_ok(),
        Wish::Annul(round) => hall.command(&AnnulRound { round, reason }).is_ok(),
        Wish::Close(round) => hall.command(&CloseRound { round }).is_ok(),
        Wish::OpenAgain(round) => hall.command(&ReopenRound { round, reason }).is_ok(),
        Wish::Withdraw(n) => hall.command(&Withdraw { entry: entrant(n), consent: true, reason }).is_ok(),
        Wish::Reinstate(n) => hall.command(&Reinstate { entry: entrant(n), reason }).is_ok(),
        Wish::Start(n) => at(hall, n, &Start::default()),
        Wish::Move(n, which) => {
            let Some(id) = game(hall, n) else { return false };
            let moves = hall.games[&id].position.legal_moves();
            let Some(next) = which.checked_rem(moves.len()) else { return false };
            at(hall, n, &PlayMove { play: moves[next], by: None, ply: None, despite: None })
        }
        Wish::Offer(n, red) => at(hall, n, &OfferDraw { by: side(red) }),
        Wish::Resign(n, red) => at(hall, n, &Resign { by: side(red), word_of: None }),
        Wish::Report(n, how, by) => {
            at(hall, n, &ReportResult { outcome: outcome(how), reporter: source(by), entry: None })
        }
        Wish::Forfeit(n, who) => {
            let loser = [Loser::Red, Loser::Black, Loser::Both][usize::from(who)];
            at(hall, n, &Forfeit { loser, ground: Ground::Absence, article: None, reason })
        }
        Wish::Amend(n, how, without_play) => {
            let authority = Role::ChiefArbiter;
            at(
                hall,
                n,
                &AmendResult { outcome: outcome(how), without_play, authority, committee: false, reason },
            )
        }
        Wish::Reopen(n) => at(hall, n, &Reopen { authority: Role::Arbiter, committee: false, reason }),
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(96))]

    #[test]
    fn replay_equals_state(wishes in prop::collection::vec(wish(), 1..120)) {
        let mut hall = Hall::of(5);
        for wish in &wishes {
            grant(&mut hall, wish);
        }
        let mut again = Hall::default();
        for change in &hall.log {
            again.evolve(change);
        }
        prop_assert_eq!(&again.tournament, &hall.tournament);
        prop_assert_eq!(&again.games, &hall.games);
    }

    #[test]
    fn a_refused_command_changes_nothing(wishes in prop::collection::vec(wish(), 1..60)) {
        let mut hall = Hall::of(5);
        for wish in &wishes {
            let before = (hall.tournament.clone(), hall.games.clone());
            if !grant(&mut hall, wish) {
                prop_assert_eq!(&before, &(hall.tournament.clone(), hall.games.clone()));
            }
        }
    }

    #[test]
    fn the_card_is_the_same_in_the_game_and_in_the_tournament(wishes in prop::collection::vec(wish(), 1..80)) {
        let mut hall = Hall::of(5);
        for wish in &wishes {
            grant(&mut hall, wish);
            for (id, game) in &hall.games {
                prop_assert_eq!(&hall.tournament.games[id], &game.card);
            }
        }
    }

    #[test]
    fn the_tables_always_add_up(wishes in prop::collection::vec(wish(), 1..80)) {
        let mut hall = Hall::of(5);
        for wish in &wishes {
            grant(&mut hall, wish);
            let table = crosstable(&hall.tournament).unwrap();
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
            let ranked = standings(&hall.tournament).unwrap().standings.ranked;
            prop_assert!(ranked.is_sorted_by_key(|standing| standing.place));
        }
    }
}
