//! How long a Swiss stage of 5,000 entrants and 11 rounds takes to fold, and its standings, crosstable and next round.
#![expect(clippy::unwrap_used, clippy::print_stdout, reason = "a benchmark stops where it fails, and prints")]

use std::time::Instant;

use chuhe_domain::game::event::{Ended, Scheduled};
use chuhe_domain::tables::{crosstable, rounds, standings};
use chuhe_domain::tournament::event::{
    Created, EntryRegistered, LotsDrawn, Pairing, RegulationsSet, RoundClosed, RoundPaired, RoundPublished,
};
use chuhe_domain::tournament::swiss::Before;
use chuhe_domain::tournament::{
    CnSwissFormat, Format, HandPair, PairRound, PairedBy, Regulations, StagePlan, SwissTerms, Tournament,
    TournamentCommand,
};
use chuhe_domain::vocabulary::ids::Mint;
use chuhe_domain::vocabulary::{
    CommandId, Ending, EntryId, GameId, GameResult, Moment, Outcome, PersonalId, PersonalRef, Timestamp,
    TokenId,
};
use uuid::Uuid;

const ENTRANTS: u32 = 5000;
const ROUNDS: u32 = 11;
const RUNS: usize = 11;

fn main() {
    let began = Instant::now();
    let mut tournament = begun();
    for round in 1..ROUNDS {
        play(&mut tournament, round);
    }
    let (before, by_hand) = (tournament.clone(), hand(ROUNDS));
    play(&mut tournament, ROUNDS);
    println!("fold: {:?}", began.elapsed());
    let all = ENTRANTS as usize;
    let (terms, present) = (terms(), (1..=ENTRANTS).map(entry).collect());
    let mint = Mint::new(TokenId(id(1)), CommandId(id(2)), Timestamp::from_millis(0));
    let now = Moment::now(Timestamp::from_millis(0));
    time("standings", || assert_eq!(standings(&tournament, 1, 1).unwrap().standings.ranked.len(), all));
    time("crosstable", || assert_eq!(crosstable(&tournament, 1, 1).unwrap().rows.len(), all));
    time("rounds", || assert_eq!(rounds(&tournament).len(), ROUNDS as usize));
    time("field before the last round", || {
        let field = Before::of(&before, (1, &terms), ROUNDS, &present, None).unwrap();
        assert_eq!(field.entries.len(), all);
    });
    time("last round, paired by hand", || assert!(by_hand.decide(&before, &mint, now).is_ok()));
}

fn time(what: &str, run: impl Fn()) {
    let mut times: Vec<_> = (0..RUNS)
        .map(|_| {
            let began = Instant::now();
            run();
            began.elapsed()
        })
        .collect();
    times.sort_unstable();
    println!("{what}: median {:?}, slowest {:?} of {RUNS}", times[RUNS / 2], times[RUNS - 1]);
}

fn id(n: u32) -> Uuid {
    Uuid::from_u128(n.into())
}

fn entry(n: u32) -> EntryId {
    EntryId(id(n))
}

fn terms() -> SwissTerms {
    SwissTerms { rounds: ROUNDS, ..SwissTerms::default() }
}

/// In round `r` whoever is in the upper half meets the one `r` further in the lower: nobody twice.
fn pairs(round: u32) -> impl Iterator<Item = (EntryId, EntryId)> {
    let half = ENTRANTS / 2;
    (0..half).map(move |it| (entry(it + 1), entry(half + (it + round) % half + 1)))
}

fn hand(round: u32) -> PairRound {
    let pairs = pairs(round).map(|(red, black)| HandPair { red, black });
    PairRound { round, by_hand: Some(pairs.collect()), ..PairRound::default() }
}

fn begun() -> Tournament {
    let mut tournament = Tournament::default();
    tournament.evolve(&Created { title: "5000".into() }.into());
    let format = Format::CnSwiss(CnSwissFormat { terms: terms(), ..CnSwissFormat::default() });
    let stages = vec![StagePlan { format, ..StagePlan::default() }];
    let regulations = Regulations { stages, ..Regulations::default() };
    tournament.evolve(&RegulationsSet { regulations: Box::new(regulations) }.into());
    for n in 1..=ENTRANTS {
        let name = PersonalRef::new(PersonalId(id(n)), &[0; 16], "entrant");
        tournament.evolve(&EntryRegistered::named(entry(n), name).into());
    }
    let order = (1..=ENTRANTS).map(entry).collect();
    tournament.evolve(&LotsDrawn { stage: 1, seed: None, order, groups: Vec::new() }.into());
    tournament
}

fn play(tournament: &mut Tournament, round: u32) {
    let pairings: Vec<Pairing> = (1..)
        .zip(pairs(round))
        .map(|(table, (red, black))| {
            let game = GameId(id(round * 10_000 + table));
            Pairing { game, table, red, black, of: None, board: None, leg: None, step: None }
        })
        .collect();
    let paired = RoundPaired {
        round,
        stage: 1,
        stage_round: None,
        table_round: None,
        by: PairedBy::Hand,
        play_off: false,
        seed: None,
        matches: Vec::new(),
        pairings: pairings.clone(),
        byes: Vec::new(),
        unpaired: Vec::new(),
    };
    tournament.evolve(&paired.into());
    for Pairing { game, table, red, black, .. } in pairings {
        tournament.evolve_game(game, &Scheduled { round, table, red, black }.into());
        let outcome =
            [Outcome::RedWins, Outcome::Draw, Outcome::BlackWins][((table * 7 + round * 5) % 3) as usize];
        let result = GameResult { outcome, ending: Ending::Reported };
        tournament.evolve_game(game, &Ended { result, at: None, article: None, reason: None }.into());
    }
    tournament.evolve(&RoundPublished { round, at: None }.into());
    tournament.evolve(&RoundClosed { round }.into());
}
