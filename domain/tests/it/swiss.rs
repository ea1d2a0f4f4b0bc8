//! Article 11.4: a Swiss stage from its lots to its last round, by FIDE's Dutch system where nothing else is said.

mod facts;
mod finals;
mod hand;
mod laws;
mod leaving;
mod tables;

use std::collections::BTreeSet;

use chuhe_domain::game::event::Ended;
use chuhe_domain::game::{Forfeit, Ground, Loser, ReportResult};
use chuhe_domain::pairing::swiss::Past;
use chuhe_domain::tournament::planned::PlannedRound;
use chuhe_domain::tournament::swiss::{Before, paired_otherwise};
use chuhe_domain::tournament::{
    CnSwissFormat, CourseRefusal, FideDutchFormat, Format, PairRound, PublishRound, Refusal, Regulations,
    StagePlan, SwissRefusal, SwissTerms, TournamentCommand,
};
use chuhe_domain::vocabulary::{Ending, EntryId, GameId, GameResult, Outcome, Side};

use crate::hall::{Hall, by_seed, entrant, source, text};

pub(crate) fn n(entry: EntryId) -> u32 {
    u32::try_from(entry.0.as_u128() - 1000).unwrap()
}

pub(crate) fn dutch(terms: SwissTerms) -> Format {
    Format::FideDutch(FideDutchFormat { terms })
}

pub(crate) fn house(terms: SwissTerms) -> Format {
    Format::CnSwiss(CnSwissFormat { terms, ..CnSwissFormat::default() })
}

pub(crate) fn rounds(rounds: u32) -> SwissTerms {
    SwissTerms { rounds, ..SwissTerms::default() }
}

/// So many entrants with their numbers in order of registration; the lots are drawn in the hall.
pub(crate) fn event(format: Format, entrants: u32) -> Hall {
    let stages = vec![StagePlan { format, ..StagePlan::default() }];
    let mut hall = Hall::under(Regulations { stages, ..Regulations::default() }, entrants);
    hall.draw();
    hall
}

/// A round by the system; the first with a seed, since the numbers have none.
pub(crate) fn paired(round: u32) -> PairRound {
    let seed = (round == 1).then(|| "river and border".to_owned());
    PairRound { round, seed, ..PairRound::default() }
}

pub(crate) fn open(hall: &mut Hall, round: u32) {
    hall.must(&paired(round));
    hall.must(&PublishRound { round });
}

/// Red and Black of every game of a round, by table.
pub(crate) fn seats(hall: &Hall, round: u32) -> Vec<(u32, u32)> {
    hall.tournament.rounds[&round].pairings().map(|it| (n(it.red), n(it.black))).collect()
}

pub(crate) fn game_of(hall: &Hall, round: u32, player: u32) -> (GameId, Side) {
    let mut games = hall.tournament.rounds[&round].pairings();
    let of = games.find(|it| it.red == entrant(player) || it.black == entrant(player)).expect("a game");
    (of.game, if of.red == entrant(player) { Side::Red } else { Side::Black })
}

/// A player wins the game of a round.
pub(crate) fn wins(hall: &mut Hall, round: u32, player: u32) {
    let (game, side) = game_of(hall, round, player);
    let outcome = Outcome::won_by(side);
    hall.at(game, &ReportResult { outcome, reporter: source(1), entry: None }).expect("reported");
}

/// The lower number wins every game of a round that is open.
pub(crate) fn lower_wins(hall: &mut Hall, round: u32) {
    for (red, black) in seats(hall, round) {
        let (game, _) = game_of(hall, round, red);
        if !hall.tournament.games[&game].is_over() {
            wins(hall, round, red.min(black));
        }
    }
}

/// A player does not come to the game of a round.
pub(crate) fn forfeits(hall: &mut Hall, round: u32, player: u32) {
    let (game, side) = game_of(hall, round, player);
    let loser = if side == Side::Red { Loser::Red } else { Loser::Black };
    let absent = Forfeit { loser, ground: Ground::Absence, article: None, reason: text() };
    hall.at(game, &absent).expect("forfeited");
}

/// What every round was to one, before a round.
pub(crate) fn past(hall: &Hall, before: u32, player: u32) -> Vec<Past> {
    let stage = hall.tournament.regulations.stage(1).unwrap();
    let terms = stage.swiss().unwrap();
    let before = Before::of(&hall.tournament, (1, terms), before, &BTreeSet::new(), None).unwrap();
    before.field.entrants[before.place(entrant(player)).unwrap()].past.clone()
}

pub(crate) fn refused(hall: &mut Hall, command: &dyn TournamentCommand) -> Refusal {
    hall.command(command).expect_err("refused")
}

/// Of six by the printed order of FIDE's system: the upper half meets the lower, who has Red goes by turns from the lot.
#[test]
fn art_11_4_the_first_round_is_halves_and_the_next_waits_for_every_result() {
    let mut hall = event(dutch(rounds(5)), 6);
    let bare = PairRound::by_table(1);
    assert_eq!(refused(&mut hall, &bare), SwissRefusal::LotsMissing { stage: 1 }.into());
    open(&mut hall, 1);
    let mut pairs: Vec<_> = seats(&hall, 1).into_iter().map(|(a, b)| (a.min(b), a.max(b))).collect();
    pairs.sort_unstable();
    assert_eq!(pairs, [(1, 4), (2, 5), (3, 6)]);
    let reds: Vec<bool> = [1, 2, 3].map(|it| game_of(&hall, 1, it).1 == Side::Red).to_vec();
    assert_eq!((reds[0], reds[1]), (!reds[1], !reds[2]), "by turns");
    wins(&mut hall, 1, 1);
    wins(&mut hall, 1, 2);
    let open_game = hall.tournament.rounds[&1].matches.iter().find(|it| it.opponent(entrant(3)).is_some());
    let (of, table) = open_game.map(|it| (it.id, it.table)).unwrap();
    let missing = SwissRefusal::ResultMissing { round: 1, table, of };
    assert_eq!(refused(&mut hall, &paired(2)), missing.into());
    wins(&mut hall, 1, 3);
    open(&mut hall, 2);
    let top = seats(&hall, 2);
    assert!(top.iter().all(|(a, b)| a.abs_diff(*b) != 3), "nobody twice: {top:?}");
    // Publishing again changes nothing.
    assert_eq!(hall.must(&PublishRound { round: 2 }), []);
    // A seed of its own is refused where there is one.
    lower_wins(&mut hall, 2);
    let seeded = PairRound { seed: Some("another".into()), ..paired(3) };
    assert_eq!(refused(&mut hall, &seeded), Refusal::SeedNotWanted { article: "11.4" });
}

#[test]
fn art_11_4_numbers_drawn_by_seed_draw_the_first_round_too() {
    let stages = vec![StagePlan { format: dutch(rounds(3)), ..StagePlan::default() }];
    let mut hall = Hall::under(Regulations { stages, ..Regulations::default() }, 4);
    hall.must(&by_seed("river and border"));
    hall.must(&PairRound::by_table(1));
    assert_eq!(hall.tournament.rounds[&1].matches.len(), 2);
}

#[test]
fn art_11_4_there_are_as_many_rounds_as_were_fixed_beforehand() {
    let mut hall = event(dutch(rounds(2)), 6);
    for round in 1..=2 {
        open(&mut hall, round);
        lower_wins(&mut hall, round);
    }
    assert_eq!(refused(&mut hall, &paired(3)), SwissRefusal::NoFurtherRound { stage: 1, rounds: 2 }.into());
}

/// Four have met each other in three rounds, and the fifth of each pair of rounds sits out: nothing is left.
#[test]
fn art_11_4_where_nothing_can_be_paired_those_in_the_way_are_named() {
    let mut hall = event(dutch(rounds(7)), 4);
    for round in 1..=3 {
        open(&mut hall, round);
        lower_wins(&mut hall, round);
    }
    let Refusal::Course(refusal) = refused(&mut hall, &paired(4)) else { panic!("another refusal") };
    let CourseRefusal::Swiss(refusal) = refusal else { panic!("another") };
    let SwissRefusal::NoPairing { round, wanted, groups } = refusal else { panic!("another: {refusal}") };
    let mut alone: Vec<u32> = groups.iter().flatten().map(|it| n(*it)).collect();
    alone.sort_unstable();
    assert_eq!((round, wanted, alone), (4, vec![], vec![1, 2, 3, 4]));
    assert!(!hall.tournament.rounds.contains_key(&4), "nothing is stored");
}

/// Of six by FIDE's system, had 4 beaten 1: two of the winners 2, 3 and 4 would have met in the second round.
#[test]
fn art_11_4_a_corrected_result_tells_which_later_pairs_would_differ() {
    let mut hall = event(dutch(rounds(5)), 6);
    for round in 1..=2 {
        open(&mut hall, round);
        lower_wins(&mut hall, round);
    }
    let mut corrected = hall.tournament.clone();
    let (game, side) = game_of(&hall, 1, 4);
    let result = GameResult { outcome: Outcome::won_by(side), ending: Ending::Reported };
    corrected.evolve_game(game, &Ended { result, at: None, article: None, reason: None }.into());
    let otherwise = paired_otherwise(&hall.tournament, &corrected, (1, 1));
    let [second] = otherwise.as_slice() else { panic!("{otherwise:?}") };
    let pairs = |of: &PlannedRound| -> Vec<(u32, u32)> {
        of.meetings.iter().map(|it| (n(it.first).min(n(it.second)), n(it.first).max(n(it.second)))).collect()
    };
    assert_eq!((second.round, second.by_hand, second.impossible), (2, false, false));
    let winners: BTreeSet<u32> = [2, 3, 4].into();
    let among = |pairs: &[(u32, u32)]| pairs.iter().any(|(a, b)| winners.contains(a) && winners.contains(b));
    assert!(among(&pairs(&second.corrected)), "{second:?}");
    let stands: Vec<(u32, u32)> =
        seats(&hall, 2).into_iter().map(|(red, black)| (red.min(black), red.max(black))).collect();
    assert!(pairs(&second.as_it_is).iter().all(|pair| stands.contains(pair)), "{second:?}");
    assert_eq!(paired_otherwise(&hall.tournament, &hall.tournament, (1, 1)), []);
    assert_eq!(paired_otherwise(&hall.tournament, &corrected, (1, 2)), [], "only what comes after it");
}
