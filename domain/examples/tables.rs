//! How long crosstable and standings take, from the folded state of a complete circular event of 64 entrants.
#![expect(clippy::unwrap_used, clippy::print_stdout, reason = "a benchmark stops where it fails, and prints")]

use std::time::Instant;

use chuhe_domain::game::event::{Ended, Scheduled};
use chuhe_domain::pairing::CircularTable;
use chuhe_domain::tables::{crosstable, standings};
use chuhe_domain::tournament::PairedBy;
use chuhe_domain::tournament::Tournament;
use chuhe_domain::tournament::event::{Created, EntryRegistered, LotsDrawn, Pairing, RoundPaired};
use chuhe_domain::vocabulary::{Ending, EntryId, GameId, GameResult, Outcome, PersonalId, PersonalRef};
use uuid::Uuid;

const ENTRANTS: u32 = 64;
const RUNS: usize = 101;

fn main() {
    let tournament = complete();
    for (what, run) in [
        (
            "crosstable",
            Box::new(|| crosstable(&tournament, 1, 1).unwrap().rows.len()) as Box<dyn Fn() -> usize>,
        ),
        ("standings", Box::new(|| standings(&tournament, 1, 1).unwrap().standings.ranked.len())),
    ] {
        let mut times: Vec<_> = (0..RUNS)
            .map(|_| {
                let began = Instant::now();
                assert_eq!(run(), ENTRANTS as usize);
                began.elapsed()
            })
            .collect();
        times.sort_unstable();
        println!("{what}: median {:?}, slowest {:?} of {RUNS}", times[RUNS / 2], times[RUNS - 1]);
    }
}

fn complete() -> Tournament {
    let mut tournament = Tournament::default();
    tournament.evolve(&Created { title: "64".into() }.into());
    let entry = |n: u32| EntryId(Uuid::from_u128(n.into()));
    for n in 1..=ENTRANTS {
        let name = PersonalRef::new(PersonalId(Uuid::from_u128(n.into())), &[0; 16], "entrant");
        let registered = EntryRegistered::named(entry(n), name);
        tournament.evolve(&registered.into());
    }
    tournament.evolve(
        &LotsDrawn { stage: 1, seed: None, order: (1..=ENTRANTS).map(entry).collect(), groups: Vec::new() }
            .into(),
    );
    let mut game = 1000_u128;
    for round in CircularTable::new(ENTRANTS as usize).unwrap().schedule() {
        let pairings: Vec<Pairing> = (1..)
            .zip(&round.pairs)
            .map(|(table, pair)| {
                let game = GameId(Uuid::from_u128(game + u128::from(table)));
                let (red, black) = (entry(pair.red), entry(pair.black));
                Pairing { game, table, red, black, of: None, board: None, leg: None, step: None }
            })
            .collect();
        let paired = RoundPaired {
            round: round.round,
            stage: 1,
            stage_round: None,
            table_round: None,
            by: PairedBy::Table,
            play_off: false,
            seed: None,
            matches: Vec::new(),
            pairings: pairings.clone(),
            byes: Vec::new(),
            unpaired: Vec::new(),
        };
        tournament.evolve(&paired.into());
        for Pairing { game: id, table, red, black, .. } in pairings {
            game += 1;
            tournament.evolve_game(id, &Scheduled { round: round.round, table, red, black }.into());
            let outcome = [Outcome::RedWins, Outcome::Draw, Outcome::BlackWins][(game % 3) as usize];
            let result = GameResult { outcome, ending: Ending::Reported };
            tournament.evolve_game(id, &Ended { result, at: None, article: None, reason: None }.into());
        }
    }
    tournament
}
