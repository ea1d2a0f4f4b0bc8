//! Chapter 3 over several stages: groups, cycles, two games at each meeting, places that lead on, and who leaves.

mod finals;
mod laws;
mod leaving;
mod leaving_before;
mod leaving_later;
mod lots;
mod meetings;
mod rounds;
mod settling;

use chuhe_domain::pairing::Lot;
use chuhe_domain::standings::{Standings, TieBreak};
use chuhe_domain::tables::{Crosstable, crosstable, standings};
use chuhe_domain::tournament::{
    Change, CircularFormat, CloseRound, DrawLots, Drawing, DrawnLot, Entrants, Format, HandPair, PairRound,
    Places, PublishRound, Refusal, Regulations, Reinstate, StagePlan, Withdraw,
};
use chuhe_domain::vocabulary::{EntryId, Outcome};

use crate::hall::{Hall, entrant, text};

/// Which entrant it is, from 1.
fn n(entry: EntryId) -> u32 {
    u32::try_from(entry.0.as_u128() - 1000).unwrap()
}

fn circular(groups: u32, games_per_meeting: u32, cycles: u32) -> StagePlan {
    let format = Format::Circular(CircularFormat { games_per_meeting, cycles, groups });
    StagePlan { format, ..StagePlan::default() }
}

fn from_places(stage: u32, from: u32, to: u32, carried: bool, plan: StagePlan) -> StagePlan {
    StagePlan { entrants: Entrants::Places(Places { stage, from, to, carried }), ..plan }
}

/// So many entrants in these stages, nothing drawn yet.
fn entered(stages: Vec<StagePlan>, entrants: u32) -> Hall {
    let tie_breaks = Some(TieBreak::ART_15_1.to_vec());
    Hall::under(Regulations { stages, tie_breaks, ..Regulations::default() }, entrants)
}

/// The next stage drawn in the hall: these groups, in the order of their numbers.
fn by_hand(groups: &[&[u32]]) -> DrawLots {
    let of = |(group, order): (u32, &&[u32])| {
        let lots = (1..).zip(order.to_vec());
        lots.map(move |(number, it)| DrawnLot { group, lot: Lot { number, entry: entrant(it) } })
            .collect::<Vec<_>>()
    };
    DrawLots { stage: None, drawing: Drawing::ByHand((1..).zip(groups).flat_map(of).collect()) }
}

fn hand_round(round: u32, stage: u32, pairs: &[(u32, u32)]) -> PairRound {
    let pairs = pairs.iter().map(|(red, black)| HandPair { red: entrant(*red), black: entrant(*black) });
    PairRound { round, stage: Some(stage), by_hand: Some(pairs.collect()), ..PairRound::default() }
}

fn withdraw(n: u32) -> Withdraw {
    Withdraw { entry: entrant(n), consent: true, reason: text() }
}

fn reinstate(n: u32) -> Reinstate {
    Reinstate { entry: entrant(n), reason: text() }
}

/// The groups of a stage, in the order of their numbers.
fn groups(hall: &Hall, stage: u32) -> Vec<Vec<u32>> {
    let draw = hall.tournament.draw(stage).unwrap();
    draw.groups.iter().map(|group| group.order.iter().map(|entry| n(*entry)).collect()).collect()
}

/// Red and Black of every game of a round.
fn seats(hall: &Hall, round: u32) -> Vec<(u32, u32)> {
    hall.tournament.rounds[&round].pairings().map(|it| (n(it.red), n(it.black))).collect()
}

fn byes(hall: &Hall, round: u32) -> Vec<u32> {
    hall.tournament.rounds[&round].byes.iter().map(|entry| n(*entry)).collect()
}

/// Pairs a round of a stage by the table and publishes it.
fn open(hall: &mut Hall, round: u32, stage: u32) {
    hall.must(&PairRound { stage: Some(stage), ..PairRound::by_table(round) });
    hall.must(&PublishRound { round });
}

/// Plays a round that is published, the lower number winning every game, and closes it.
fn finish(hall: &mut Hall, round: u32) {
    hall.play_round(round);
    hall.must(&CloseRound { round });
}

/// Pairs and plays these rounds of a stage.
fn play(hall: &mut Hall, rounds: std::ops::RangeInclusive<u32>, stage: u32) {
    for round in rounds {
        open(hall, round, stage);
        finish(hall, round);
    }
}

/// Reports the game of the two in a round.
fn report(hall: &mut Hall, round: u32, one: u32, other: u32, outcome: Outcome) {
    use chuhe_domain::game::ReportResult;
    let of = hall.tournament.rounds[&round].matches.iter();
    let of = of.filter(|it| it.is_between(entrant(one), entrant(other)));
    let game = of.flat_map(|it| &it.games).next().unwrap().game;
    let report = ReportResult { outcome, reporter: crate::hall::source(1), entry: None };
    hall.at(game, &report).unwrap();
}

/// Every table of every stage and group that is drawn.
fn tables(hall: &Hall) -> Vec<(u32, u32, Crosstable, Standings)> {
    let drawn = hall.tournament.stages.iter().filter_map(|(stage, it)| Some((*stage, it.draw.as_ref()?)));
    let of = |(stage, group)| {
        let cross = crosstable(&hall.tournament, stage, group).unwrap();
        (stage, group, cross, standings(&hall.tournament, stage, group).unwrap().standings)
    };
    let groups =
        drawn.flat_map(|(stage, draw)| (1..).zip(&draw.groups).map(move |(group, _)| (stage, group)));
    groups.map(of).collect()
}

/// The cells of one entrant in a group, then its points.
fn row(hall: &Hall, stage: u32, group: u32, entry: u32) -> String {
    let table = crosstable(&hall.tournament, stage, group).unwrap();
    let row = table.rows.iter().find(|row| row.entry == entrant(entry)).unwrap();
    let cell = |symbol: &String| if symbol.is_empty() { ".".to_owned() } else { symbol.replace(' ', ",") };
    let cells: Vec<String> = row.cells.iter().map(|it| cell(&it.symbol)).collect();
    format!("{} = {}", cells.join(" "), row.points_display)
}

/// The entrants of a group by place.
fn ranked(hall: &Hall, stage: u32, group: u32) -> Vec<(u32, u32)> {
    let ranked = standings(&hall.tournament, stage, group).unwrap().standings.ranked;
    ranked.iter().map(|row| (row.place, n(row.entry))).collect()
}

fn refused(hall: &mut Hall, command: &dyn chuhe_domain::tournament::TournamentCommand) -> Refusal {
    hall.command(command).map(|changes: Vec<Change>| changes.len()).unwrap_err()
}
