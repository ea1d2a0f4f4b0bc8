//! Laws that hold for any tournament of several stages, whoever wins.

use std::collections::BTreeMap;

use chuhe_domain::event::Event;
use chuhe_domain::game::ReportResult;
use chuhe_domain::tables::{crosstable, standings};
use chuhe_domain::tournament::{
    Change, CloseRound, DrawLots, Drawing, PairRound, PublishRound, Refusal, SettlePlaces, SettledBy,
    StagePlan, Standing, WithdrawalEffect, circular_stage,
};
use chuhe_domain::vocabulary::{EntryId, GameId, Outcome};
use proptest::prelude::*;

use super::{circular, entered, from_places, reinstate, tables, withdraw};
use crate::hall::{Hall, entrant, source, text};

/// Preliminaries in groups and a final, and what comes of the games.
#[derive(Debug, Clone)]
struct Shape {
    stages: Vec<StagePlan>,
    entrants: u32,
    outcomes: Vec<u8>,
}

fn shape() -> impl Strategy<Value = Shape> {
    let numbers = (4_u32..=11, 1_u32..=3, 1_u32..=2, 1_u32..=2, any::<bool>(), 1_u32..=3);
    (numbers, prop::collection::vec(0_u8..3, 1..40)).prop_map(|(numbers, outcomes)| {
        let (entrants, groups, games, cycles, carried, to) = numbers;
        let groups = groups.min(entrants / 2);
        let finals = from_places(1, 1, to.max(2), carried, circular(1, games, cycles));
        Shape { stages: vec![circular(groups, games, cycles), finals], entrants, outcomes }
    })
}

/// The sharers of a place, in the order of their numbers.
fn sharers(hall: &Hall, stage: u32, group: u32, place: u32) -> Vec<EntryId> {
    let ranked = standings(&hall.tournament, stage, group).unwrap().standings.ranked;
    ranked.iter().filter(|row| row.place == place).map(|row| row.entry).collect()
}

/// Draws a stage by seed; whoever shares a place that leads on is put in order first.
fn draw(hall: &mut Hall, stage: u32) {
    for _ in 0..16 {
        let drawn = hall.command(&DrawLots { stage: Some(stage), drawing: Drawing::BySeed("law".into()) });
        let Err(Refusal::PlaceShared { stage, group, place }) = drawn else {
            drawn.unwrap();
            return;
        };
        let order = sharers(hall, stage, group, place);
        hall.must(&SettlePlaces {
            stage,
            group,
            order,
            by: SettledBy::Lots,
            corrects: false,
            reason: text(),
        });
    }
    panic!("places are shared again and again");
}

/// Plays a stage to its end; who does what in between is the caller's.
fn play(
    hall: &mut Hall,
    stage: u32,
    outcomes: &mut impl Iterator<Item = u8>,
    mut between: impl FnMut(&mut Hall),
) {
    let rounds = circular_stage::rounds(&hall.tournament, stage).unwrap();
    for _ in 0..rounds {
        let round = u32::try_from(hall.tournament.rounds.len()).unwrap() + 1;
        hall.must(&PairRound { stage: Some(stage), ..PairRound::by_table(round) });
        assert!(!hall.tournament.rounds[&round].matches.is_empty(), "somebody plays in every round");
        hall.must(&PublishRound { round });
        between(hall);
        let open = hall.tournament.live_games().filter(|(_, card)| card.round == round && !card.is_over());
        let open = open.filter(|(_, card)| hall.tournament.withdrawn_player(card).is_none());
        for game in open.map(|(game, _)| game).collect::<Vec<GameId>>() {
            let which = usize::from(outcomes.next().unwrap_or(0));
            let outcome = [Outcome::RedWins, Outcome::BlackWins, Outcome::Draw][which];
            hall.at(game, &ReportResult { outcome, reporter: source(1), entry: None }).unwrap();
        }
        hall.must(&CloseRound { round });
    }
    let next = u32::try_from(hall.tournament.rounds.len()).unwrap() + 1;
    let beyond = hall.command(&PairRound { stage: Some(stage), ..PairRound::by_table(next) });
    assert_eq!(beyond, Err(Refusal::NoSuchRound { round: rounds + 1, rounds }));
}

fn read_back(change: &Change) -> Change {
    match change {
        Change::Tournament(event) => {
            let event: Event = event.clone().into();
            match Event::decode(event.type_name(), event.schema(), &event.payload()).unwrap() {
                Event::Tournament(event) => Change::Tournament(event),
                other => panic!("{other:?}"),
            }
        }
        of_game @ Change::Game(..) => of_game.clone(),
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(48))]

    #[test]
    fn everybody_meets_everybody_and_no_point_is_lost(event in shape()) {
        let mut hall = entered(event.stages.clone(), event.entrants);
        let mut outcomes = event.outcomes.iter().copied().cycle();
        for (stage, plan) in (1..).zip(&event.stages) {
            draw(&mut hall, stage);
            play(&mut hall, stage, &mut outcomes, |_| ());
            let chuhe_domain::tournament::Format::Circular(format) = plan.format else { continue };
            let games = usize::try_from(format.games()).unwrap();
            let field = hall.tournament.draw(stage).unwrap().groups.clone();
            for (number, group) in (1..).zip(&field) {
                let table = crosstable(&hall.tournament, stage, number).unwrap();
                prop_assert!(!table.provisional);
                let size = group.order.len();
                let halves: i64 = table.rows.iter().map(|row| row.points.halves()).sum();
                prop_assert_eq!(halves, i64::try_from(size * (size - 1) * games).unwrap());
                for cell in table.rows.iter().flat_map(|row| &row.cells) {
                    prop_assert_eq!(1 + cell.more.len(), games);
                }
            }
            let mut met: BTreeMap<(EntryId, EntryId), usize> = BTreeMap::new();
            for it in hall.tournament.rounds_of(stage).flat_map(|round| &round.matches) {
                *met.entry((it.first.min(it.second), it.first.max(it.second))).or_default() += 1;
            }
            let cycles = usize::try_from(format.cycles).unwrap();
            prop_assert!(met.values().all(|times| *times == cycles), "{:?}", met);
        }
    }

    #[test]
    fn replay_of_several_stages_equals_state(
        event in shape(), leavers in prop::collection::vec((0_u8..4, 1_u32..12, any::<bool>()), 0..4),
    ) {
        let mut hall = entered(event.stages.clone(), event.entrants);
        let mut outcomes = event.outcomes.iter().copied().cycle();
        draw(&mut hall, 1);
        let mut step = 0;
        play(&mut hall, 1, &mut outcomes, |hall| {
            for (_, leaver, back) in leavers.iter().filter(|(when, ..)| *when + 2 == step) {
                // Before anything was played that leaves the field, which voids rounds: another law's.
                if hall.tournament.stage_has_begun(1) {
                    let before = tables(hall);
                    let left = hall.command(&withdraw(*leaver)).is_ok();
                    if left && *back {
                        hall.must(&reinstate(*leaver));
                        assert_eq!(before, tables(hall));
                    }
                }
            }
            step += 1;
        });
        let mut again = Hall::default();
        for change in &hall.log {
            again.evolve(&read_back(change));
        }
        prop_assert_eq!(&again.tournament, &hall.tournament);
        for (_, _, cross, ranking) in tables(&hall) {
            for row in &cross.rows {
                prop_assert_eq!(row.place.is_none(), row.standing == Standing::Annulled);
                for cell in &row.cells {
                    let other = cross.rows.iter().find(|it| it.entry == cell.opponent).unwrap();
                    let gone = [row.standing, other.standing].contains(&Standing::Annulled);
                    prop_assert_eq!(cell.annulled, gone);
                    prop_assert!(cell.annulled || cell.counted, "nothing that counts is left open");
                }
            }
            prop_assert_eq!(ranking.ranked.len() + ranking.annulled.len(), cross.rows.len());
        }
    }

    /// Whoever leaves is annulled exactly when fewer than half were met, whatever else happens.
    #[test]
    fn art_20_3_the_judgement_is_what_it_says(event in shape(), leaver in 1_u32..12, rounds in 1_usize..6) {
        let mut hall = entered(event.stages.clone(), event.entrants);
        let mut outcomes = event.outcomes.iter().copied().cycle();
        draw(&mut hall, 1);
        let mut step = 0;
        let mut seen = None;
        play(&mut hall, 1, &mut outcomes, |hall| {
            step += 1;
            if step != rounds + 1 || seen.is_some() || !hall.tournament.stage_has_begun(1) {
                return;
            }
            let group = hall.tournament.draw(1).unwrap().group_of(entrant(leaver));
            let Some(group) = group else { return };
            let table = crosstable(&hall.tournament, 1, group).unwrap();
            let row = table.rows.iter().find(|row| row.entry == entrant(leaver)).unwrap();
            let met = row.cells.iter().filter(|cell| cell.counted).count();
            seen = Some((met, row.cells.len(), super::leaving::judged(&hall.must(&withdraw(leaver))).effect));
        });
        if let Some((met, opponents, effect)) = seen {
            let below = 2 * met < opponents;
            prop_assert_eq!(effect == WithdrawalEffect::Annulled, below, "{} of {}", met, opponents);
        }
    }
}
