//! Article 11.1: knock-out stages, told match by match; every bracket is checked by hand.

mod colours;
mod corrections;
mod double;
mod laws;
mod leaving;
mod leaving_later;
mod level;
mod plan;
mod settling;
mod single;
mod stages;

use chuhe_domain::game::{ReportResult, Status as GameStatus};
use chuhe_domain::pairing::knock_out::{Contestant, Elimination, PlayOffStep, Slot, Status};
use chuhe_domain::tables::{BracketMatch, BracketTable, bracket};
use chuhe_domain::tournament::{
    CloseRound, Format, KnockOutFormat, Match, OrderGames, PairRound, PublishRound, Refusal, Regulations,
    StagePlan,
};
use chuhe_domain::vocabulary::{GameId, MatchId, Outcome, Side};

use crate::hall::{Hall, entrant, source};

/// The seed of every colour here.
const SEED: &str = "river and border";

/// A knock-out stage of this format.
fn stage(format: KnockOutFormat) -> Regulations {
    let plan = StagePlan { format: Format::KnockOut(format), ..StagePlan::default() };
    Regulations { stages: vec![plan], ..Regulations::default() }
}

/// Matches of one game, and no ladder.
fn plain(elimination: Elimination) -> KnockOutFormat {
    KnockOutFormat { elimination, play_offs: Vec::new(), ..KnockOutFormat::default() }
}

fn single() -> KnockOutFormat {
    plain(Elimination::Single)
}

/// Matches of so many games, with this ladder.
fn of_games(games: u32, play_offs: &[PlayOffStep]) -> KnockOutFormat {
    KnockOutFormat { games, play_offs: play_offs.to_vec(), ..single() }
}

/// A hall in which entrant i of `n` has seed i.
fn hall(format: KnockOutFormat, n: u32) -> Hall {
    let mut hall = Hall::under(stage(format), n);
    hall.draw();
    hall
}

/// Pairs and publishes a round.
fn open(hall: &mut Hall, round: u32) {
    let seed = hall.tournament.draw(hall.tournament.current_stage()).unwrap().seed.is_none();
    let seed = seed.then(|| SEED.to_owned());
    hall.must(&PairRound { round, seed, ..PairRound::default() });
    hall.must(&PublishRound { round });
}

fn close(hall: &mut Hall, round: u32) {
    hall.must(&CloseRound { round });
}

fn slot(text: &str) -> Slot {
    text.parse().unwrap()
}

/// The match of the two that was paired last.
fn match_of(hall: &Hall, one: u32, other: u32) -> Match {
    let mut matches = hall.tournament.rounds.values().rev().flat_map(|round| &round.matches);
    let of = matches.find(|it| it.is_between(entrant(one), entrant(other)));
    of.expect("they are paired").clone()
}

fn id_of(hall: &Hall, one: u32, other: u32) -> MatchId {
    match_of(hall, one, other).id
}

/// The first game between the two that is not over.
fn next_game(hall: &Hall, one: u32, other: u32) -> GameId {
    let of = match_of(hall, one, other);
    let open = |game: &GameId| hall.tournament.games[game].status == GameStatus::Scheduled;
    of.games.iter().map(|pairing| pairing.game).find(open).expect("a game is open")
}

fn report(hall: &mut Hall, game: GameId, outcome: Outcome) {
    hall.at(game, &ReportResult { outcome, reporter: source(1), entry: None }).expect("reported");
}

/// The first beats the second in their next game.
fn beats(hall: &mut Hall, winner: u32, loser: u32) {
    let game = next_game(hall, winner, loser);
    let side = hall.tournament.games[&game].side_of(entrant(winner)).unwrap();
    report(hall, game, Outcome::won_by(side));
}

fn draws(hall: &mut Hall, one: u32, other: u32) {
    let game = next_game(hall, one, other);
    report(hall, game, Outcome::Draw);
}

/// Orders the next games of the match of the two.
fn order(hall: &mut Hall, one: u32, other: u32) -> Result<(), Refusal> {
    let of = id_of(hall, one, other);
    let drawn = hall.tournament.draw(1).unwrap().seed.is_some();
    let fixed = drawn || hall.tournament.rounds.values().any(|round| round.seed.is_some());
    let seed = (!fixed).then(|| SEED.to_owned());
    hall.command(&OrderGames { of, red: None, seed }).map(drop)
}

/// Who has Red in a game, by number.
fn number_with(hall: &Hall, game: GameId, side: Side) -> u32 {
    let entry = hall.tournament.games[&game].entrant(side);
    (1..200).find(|n| entrant(*n) == entry).unwrap()
}

fn table(hall: &Hall) -> BracketTable {
    bracket(&hall.tournament, hall.tournament.current_stage()).unwrap()
}

/// A match as it stands: `1-4 ready`; `?` is not known yet, `×` is nobody.
fn shown(hall: &Hall, name: &str) -> String {
    let table = table(hall);
    line(table.matches.iter().find(|it| it.slot == slot(name)).expect("the bracket has it"))
}

fn line(it: &BracketMatch) -> String {
    let number = |entry| (1..200).find(|n| entrant(*n) == entry).unwrap().to_string();
    let one = |index: usize| match it.contestants[index] {
        Contestant::Known(_) => number(it.entries[index].unwrap()),
        Contestant::Nobody => "×".to_owned(),
        Contestant::Open(_) => "?".to_owned(),
    };
    let goes_on = it.winner.map_or_else(|| "nobody".to_owned(), number);
    let by = it.by.map(|by| serde_json::to_value(by).unwrap().as_str().unwrap().to_owned());
    let status = match it.status {
        Status::Waiting => "waiting".to_owned(),
        Status::Ready if it.played.as_ref().is_some_and(|played| played.level) => "level".to_owned(),
        Status::Ready if it.played.is_some() => "paired".to_owned(),
        Status::Ready => "ready".to_owned(),
        Status::Decided(_) => format!("{goes_on} by {}", by.unwrap()),
        Status::WalkOver(_) => format!("{goes_on} alone"),
        Status::Empty => "empty".to_owned(),
        Status::NotNeeded => "not needed".to_owned(),
    };
    let outdated = if it.outdated.is_empty() { "" } else { ", outdated" };
    format!("{}-{} {status}{outdated}", one(0), one(1))
}

/// The places that are settled: `1: 3, 2: 4, 3–4: 1, …`.
fn places(hall: &Hall) -> String {
    let number = |entry| (1..200).find(|n| entrant(*n) == entry).unwrap();
    let placed = table(hall).places;
    let one = |from: u32, to: u32, n: u32| {
        if from == to { format!("{from}: {n}") } else { format!("{from}–{to}: {n}") }
    };
    placed.iter().map(|it| one(it.from, it.to, number(it.entry))).collect::<Vec<_>>().join(", ")
}
