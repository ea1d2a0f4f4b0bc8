//! What holds for every table, whatever was played.

use std::collections::{BTreeMap, BTreeSet};

use proptest::prelude::*;
use uuid::Uuid;

use strum::IntoEnumIterator;

use super::{RankingRules, Scale, Separation, Standing, Standings, TieBreak, rank};
use crate::standings::field::{Entrant, Field, Fouls, Meeting};
use crate::standings::paper::{GAME_POINTS, entry, game_of};
use crate::standings::penalties::Penalties;
use crate::standings::team_match::{BoardResult, BoardRules, ForfeitedMatchBoardPoints};
use crate::vocabulary::{EntryId, Outcome, Points, Side};

type Event = (Vec<Entrant>, Vec<Meeting>);

/// How often two may meet.
const TIMES: u32 = 2;

/// Small events of players or of teams, so that much comes out equal: all sorts of results, some meetings missing, few
/// fouls, some annulled, some punished.
fn events() -> impl Strategy<Value = Event> {
    (2_u32..8, any::<bool>()).prop_flat_map(|(n, of_teams)| {
        let pairs: Vec<(u32, u32)> =
            (1..=n).flat_map(|one| (one + 1..=n).map(move |other| (one, other))).collect();
        let annulled = prop::bool::weighted(0.1);
        let penalties =
            prop_oneof![6 => Just((0, 0)), 1 => Just((0, 1)), 1 => Just((0, 2)), 1 => Just((1, 0))];
        let entrants = prop::collection::vec((annulled, penalties), n as usize);
        let results = prop::collection::vec(prop::collection::vec(result(), 0..=2), pairs.len());
        (entrants, results).prop_map(move |(entrants, results)| {
            let entrant = |(number, (annulled, (removals, warnings)))| Entrant {
                entry: entry(number),
                number,
                annulled,
                penalties: Penalties { removals, warnings },
            };
            let meetings = pairs.iter().zip(results).flat_map(|(&pair, results)| {
                if of_teams {
                    match_of(pair, &results).into_iter().collect()
                } else {
                    games_of(pair, &results)
                }
            });
            ((1..).zip(entrants).map(entrant).collect(), meetings.collect())
        })
    })
}

/// A game that the first of two played with Red, if it is no draw without play.
fn result() -> impl Strategy<Value = BoardResult> {
    let outcome = prop_oneof![
        3 => Just((Outcome::RedWins, true)),
        3 => Just((Outcome::BlackWins, true)),
        3 => Just((Outcome::Draw, true)),
        1 => Just((Outcome::BothLose, true)),
        1 => Just((Outcome::RedWins, false)),
        1 => Just((Outcome::BlackWins, false)),
        1 => Just((Outcome::BothLose, false)),
    ];
    let fouls = prop_oneof![6 => Just(0_u32), 1 => Just(1_u32)];
    (outcome, fouls.clone(), fouls).prop_map(|((outcome, played), red, black)| BoardResult {
        first_has: Side::Red,
        outcome,
        played,
        fouls: Fouls { red, black },
    })
}

/// Some of them forfeited before they were paired.
fn games_of((one, other): (u32, u32), results: &[BoardResult]) -> Vec<Meeting> {
    let game = |(leg, result): (u32, &BoardResult)| {
        let paired = result.played || leg == 0;
        Meeting {
            game: paired.then(|| game_of(one, other, leg)).flatten(),
            round: paired.then_some(one + other),
            red: entry(one),
            black: entry(other),
            outcome: result.outcome,
            played: result.played,
            fouls: result.fouls,
            boards: None,
        }
    };
    (0..).zip(results).map(game).collect()
}

fn match_of((one, other): (u32, u32), results: &[BoardResult]) -> Option<Meeting> {
    let rules = BoardRules { game_points: GAME_POINTS, forfeited_match: ForfeitedMatchBoardPoints::Half };
    Meeting::of_boards(entry(one), entry(other), Some(one + other), results, rules).ok()
}

fn scale() -> impl Strategy<Value = Scale> {
    prop::sample::select(vec![(2, 1, 0), (6, 2, 0), (5, 3, 1)])
        .prop_map(|(win, draw, loss)| Scale::from_halves(win, draw, loss))
}

fn rules() -> impl Strategy<Value = RankingRules> {
    let order = Just(TieBreak::iter().collect::<Vec<_>>()).prop_shuffle();
    (order, 0_usize..9, any::<bool>(), any::<bool>(), scale()).prop_map(
        |(mut tie_breaks, kept, forfeit_counts_as_win, forfeit_opponent_counts, points)| {
            tie_breaks.truncate(kept);
            RankingRules { tie_breaks, forfeit_counts_as_win, forfeit_opponent_counts, points }
        },
    )
}

fn table((entrants, meetings): Event, rules: &RankingRules) -> Standings {
    rank(&Field::new(entrants, meetings, TIMES).expect("a field"), rules)
}

/// What a standing says of the entrant itself, whatever the criteria.
fn own(standing: &Standing) -> (Points, Vec<Points>, Option<i64>) {
    let wins = standing.tie_breaks.iter().find(|it| it.tie_break == TieBreak::Wins);
    (standing.points, standing.results.iter().map(|cell| cell.points).collect(), wins.and_then(|it| it.value))
}

/// The points, the penalties and every value: those who have the same are equal.
fn deciding(standing: &Standing) -> (Points, Penalties, Vec<Option<i64>>) {
    (standing.points, standing.penalties, standing.tie_breaks.iter().map(|it| it.value).collect())
}

proptest! {
    #[test]
    fn art_14_1_cells_add_up_to_the_points_and_contributions_to_the_values(event in events(), rules in rules()) {
        for standing in table(event, &rules).ranked {
            let sum: Points = standing.results.iter().map(|cell| cell.points).sum();
            prop_assert_eq!(sum, standing.points);
            for value in &standing.tie_breaks {
                if let Some(total) = value.value {
                    let added: i64 = value.contributions.iter().map(|it| it.amount).sum();
                    prop_assert_eq!(added, total);
                }
            }
        }
    }

    #[test]
    fn art_14_1_every_meeting_not_lost_by_both_gives_one_point_where_a_win_does((entrants, meetings) in events()) {
        let gone = |id: EntryId| entrants.iter().any(|it| it.entry == id && it.annulled);
        let given = meetings
            .iter()
            .filter(|it| it.outcome != Outcome::BothLose && !gone(it.red) && !gone(it.black))
            .count();
        let table = table((entrants.clone(), meetings.clone()), &RankingRules::default());
        let points: Points = table.ranked.iter().map(|it| it.points).sum();
        prop_assert_eq!(points.halves(), 2 * i64::try_from(given).expect("few"));
    }

    #[test]
    fn art_15_1_renaming_entrants_renames_the_table((entrants, meetings) in events(), rules in rules(), key in any::<u128>()) {
        let rename = |id: EntryId| EntryId(Uuid::from_u128(id.0.as_u128() ^ key));
        let renamed = (
            entrants.iter().map(|it| Entrant { entry: rename(it.entry), ..*it }).collect(),
            meetings.iter().map(|it| Meeting { red: rename(it.red), black: rename(it.black), ..*it }).collect(),
        );
        let mut expected = table((entrants, meetings), &rules);
        for standing in &mut expected.ranked {
            standing.entry = rename(standing.entry);
            standing.results.iter_mut().for_each(|it| it.opponent = rename(it.opponent));
            let contributions = standing.tie_breaks.iter_mut().flat_map(|it| &mut it.contributions);
            contributions.for_each(|it| it.opponent = it.opponent.map(rename));
        }
        expected.annulled.iter_mut().for_each(|it| it.entry = rename(it.entry));
        prop_assert_eq!(table(renamed, &rules), expected);
    }

    #[test]
    fn art_15_1_the_order_of_the_facts_plays_no_part(
        (event, shuffled) in events().prop_flat_map(|(entrants, meetings)| {
            let shuffled = (Just(entrants.clone()).prop_shuffle(), Just(meetings.clone()).prop_shuffle());
            (Just((entrants, meetings)), shuffled)
        }),
        rules in rules(),
    ) {
        prop_assert_eq!(table(shuffled, &rules), table(event, &rules));
    }

    #[test]
    fn art_14_1_a_game_between_two_changes_no_thirds_own_results((entrants, mut meetings) in events(), rules in rules()) {
        let after = table((entrants.clone(), meetings.clone()), &rules);
        let Some(added) = meetings.pop() else { return Ok(()) };
        let before: BTreeMap<_, _> = table((entrants, meetings), &rules).ranked.iter().map(|it| (it.entry, own(it))).collect();
        for standing in after.ranked.iter().filter(|it| ![added.red, added.black].contains(&it.entry)) {
            prop_assert_eq!(before.get(&standing.entry), Some(&own(standing)));
        }
    }

    #[test]
    fn art_15_1_everyone_has_one_place_in_an_order_without_gaps((entrants, meetings) in events(), rules in rules()) {
        let table = table((entrants.clone(), meetings), &rules);
        let mut listed: Vec<EntryId> = table.ranked.iter().map(|it| it.entry).chain(table.annulled.iter().map(|it| it.entry)).collect();
        listed.sort_unstable();
        prop_assert!(listed.into_iter().eq(entrants.iter().map(|it| it.entry)));
        for (standing, row) in table.ranked.iter().zip(1..) {
            let with_it = table.ranked.iter().filter(|it| it.place == standing.place).count();
            prop_assert_eq!(standing.shared, with_it > 1);
            prop_assert!(standing.place <= row && (standing.shared || standing.place == row));
        }
        for pair in table.ranked.windows(2) {
            let [above, below] = pair else { continue };
            prop_assert!(above.points >= below.points);
            prop_assert!(above.points > below.points || above.penalties <= below.penalties);
            prop_assert!(above.place < below.place || above.number < below.number);
            prop_assert_eq!(below.separated_by.is_none(), above.place == below.place);
        }
    }

    #[test]
    fn art_15_1_a_place_is_shared_exactly_where_all_criteria_agree(event in events(), rules in rules()) {
        let table = table(event, &rules);
        for one in &table.ranked {
            for other in &table.ranked {
                prop_assert_eq!(one.place == other.place, deciding(one) == deciding(other));
            }
        }
    }

    #[test]
    fn art_20_3_annulling_is_as_if_the_entrant_had_never_come((entrants, meetings) in events(), rules in rules()) {
        let gone = |id: EntryId| entrants.iter().any(|it| it.entry == id && it.annulled);
        let without = (
            entrants.iter().filter(|it| !it.annulled).copied().collect(),
            meetings.iter().filter(|it| !Side::BOTH.iter().any(|side| gone(it.entry(*side)))).copied().collect(),
        );
        prop_assert_eq!(table((entrants.clone(), meetings.clone()), &rules).ranked, table(without, &rules).ranked);
    }

    #[test]
    fn within_a_category_nobody_is_ranked_anew(event in events(), rules in rules(), chosen in any::<u8>()) {
        let all = table(event, &rules);
        let members: BTreeSet<EntryId> =
            all.ranked.iter().filter(|it| chosen >> it.number & 1 == 1).map(|it| it.entry).collect();
        let overall = |id: EntryId| all.ranked.iter().find(|it| it.entry == id).map(|it| it.place);
        let within = all.clone().within(&members).ranked;
        prop_assert_eq!(within.len(), members.len());
        for (one, row) in within.iter().zip(1..) {
            prop_assert!(one.place <= row && (one.shared || one.place == row));
            for other in &within {
                prop_assert_eq!(one.place.cmp(&other.place), overall(one.entry).cmp(&overall(other.entry)));
            }
        }
        for pair in within.windows(2) {
            let [above, below] = pair else { continue };
            let least = [above, below].map(deciding);
            prop_assert_eq!(below.separated_by.is_none(), least[0] == least[1]);
            prop_assert_eq!(below.separated_by == Some(Separation::Points), above.points != below.points);
        }
    }
}
