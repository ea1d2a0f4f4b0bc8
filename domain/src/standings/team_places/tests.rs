//! Tables of teams by their members' places, worked out by hand.
//!
//! A line is: place (`=` shared), number, sum of places; best place, second best (`!` none), 犯規; and what parted it from
//! the line above.

use std::num::NonZeroU8;

use proptest::prelude::*;
use uuid::Uuid;

use super::taken::Taken;
use super::{
    Because, FieldFault, MembersPlaces, MissingMember, Penalties, SharedPlace, TeamOfMembers, TeamPlaces,
    TeamPlacesRules, TieBreak, team_places,
};
use crate::standings::paper::{Paper, entry, line};
use crate::vocabulary::EntryId;

/// Members of team n are the entrants n × 10 + 1, n × 10 + 2 …
fn member(team: u32, order: u32) -> EntryId {
    entry(team * 10 + order)
}

fn team(number: u32, members: usize) -> TeamOfMembers {
    let members = (1..).take(members).map(|order| member(number, order)).collect();
    TeamOfMembers { entry: entry(number), number, members, penalties: Penalties::NONE, left: false }
}

/// Teams from 1 on with the places their members took; `0` is none. Entrants are as many as there are places written.
fn event(teams: &[&[u32]]) -> (Vec<TeamOfMembers>, MembersPlaces) {
    let mut places = MembersPlaces::default();
    for (number, taken) in (1..).zip(teams) {
        for (order, &place) in (1..).zip(*taken) {
            places.entrants += 1;
            if place > 0 {
                places.taken.insert(member(number, order), Taken { place, to: place, fouls: 0 });
            }
        }
    }
    ((1..).zip(teams).map(|(number, taken)| team(number, taken.len())).collect(), places)
}

fn counting(members: u8) -> TeamPlacesRules {
    TeamPlacesRules::counting(NonZeroU8::new(members).expect("some"))
}

fn in_lines(table: &TeamPlaces) -> Vec<String> {
    let ranked = table.ranked.iter();
    ranked.map(|it| line(it.place, it.shared, it.number, &it.sum, &it.tie_breaks, it.separated_by)).collect()
}

fn lines(teams: &[&[u32]], rules: &TeamPlacesRules) -> Vec<String> {
    let (teams, places) = event(teams);
    in_lines(&team_places(&teams, &places, rules).expect("a table"))
}

#[test]
fn art_15_5_the_smaller_sum_goes_first_then_best_then_second_best_place() {
    // 2 and 3 have 15; 4, 5 and 6 have 24, and of these 5 and 6 the best place, 6 the better second.
    assert_eq!(
        lines(&[&[1, 12, 14], &[2, 5, 8], &[3, 4, 8], &[7, 8, 9], &[6, 2, 16], &[2, 20, 2]], &counting(3)),
        [
            "1 2 15 2 5 0 -",
            "2 3 15 3 4 0 best_place",
            "3 6 24 2 2 0 sum_of_places",
            "4 5 24 2 6 0 second_best_place",
            "5 4 24 7 8 0 best_place",
            "6 1 27 1 12 0 sum_of_places",
        ]
    );
}

#[test]
fn art_15_5_fewer_fouls_of_the_whole_team_then_the_place_is_shared() {
    // Three equal teams; of 1 a member fouls whose place does not count.
    let (teams, mut places) = event(&[&[1, 6, 10], &[1, 6, 11], &[1, 6, 12]]);
    let table = team_places(&teams, &places, &counting(2)).expect("a table");
    assert_eq!(in_lines(&table), ["1= 1 7 1 6 0 -", "1= 2 7 1 6 0 -", "1= 3 7 1 6 0 -"]);
    places.taken.get_mut(&member(1, 3)).expect("a member").fouls = 2;
    let table = team_places(&teams, &places, &counting(2)).expect("a table");
    assert_eq!(in_lines(&table), ["1= 2 7 1 6 0 -", "1= 3 7 1 6 0 -", "3 1 7 1 6 2 fewer_fouls"]);
}

#[test]
fn art_15_5_the_best_members_count_and_each_says_what_it_gave() {
    let (teams, places) = event(&[&[9, 1, 4], &[5, 0, 3]]);
    let table = team_places(&teams, &places, &counting(2)).expect("a table");
    let gave = |index: usize| {
        let team = table.ranked.get(index).expect("a team");
        team.contributions.iter().map(|it| (it.member, it.amount, it.because)).collect::<Vec<_>>()
    };
    assert_eq!(
        gave(0),
        [(Some(member(1, 2)), 2, Because::PlaceTaken), (Some(member(1, 3)), 8, Because::PlaceTaken)]
    );
    // Two of the second team have places, so that nobody is missing.
    assert_eq!(
        gave(1),
        [(Some(member(2, 3)), 6, Because::PlaceTaken), (Some(member(2, 1)), 10, Because::PlaceTaken)]
    );
}

#[test]
fn art_15_5_who_is_missing_counts_as_the_regulations_say() {
    // The last place is 8; nine were in the event, of whom one has no place. Team 3 has a single member.
    let teams: &[&[u32]] = &[&[3, 4, 8], &[1, 0, 7], &[2], &[5, 6]];
    let by = |missing_member| TeamPlacesRules { missing_member, ..counting(3) };
    assert_eq!(
        lines(teams, &by(MissingMember::LastPlaceAndOne)),
        [
            "1 1 15 3 4 0 -",
            "2 2 17 1 7 0 sum_of_places",
            "3 3 20 2 9 0 sum_of_places",
            "4 4 20 5 6 0 best_place",
        ]
    );
    assert_eq!(
        lines(teams, &by(MissingMember::EntrantsAndOne)),
        [
            "1 1 15 3 4 0 -",
            "2 2 18 1 7 0 sum_of_places",
            "3 4 21 5 6 0 sum_of_places",
            "4 3 22 2 10 0 sum_of_places",
        ]
    );
    let (teams, places) = event(teams);
    let table = team_places(&teams, &places, &by(MissingMember::TeamUnranked)).expect("a table");
    assert_eq!(in_lines(&table), ["1 1 15 3 4 0 -"]);
    assert_eq!(table.unranked.iter().map(|it| it.number).collect::<Vec<_>>(), [2, 3, 4]);

    let table = team_places(&teams, &places, &by(MissingMember::LastPlaceAndOne)).expect("a table");
    let of_2 = table.ranked.iter().find(|it| it.number == 2).expect("team 2");
    let last = of_2.contributions.last().map(|it| (it.member, it.amount, it.because));
    assert_eq!(last, Some((Some(member(2, 2)), 18, Because::PlaceMissing)));
    let of_3 = table.ranked.iter().find(|it| it.number == 3).expect("team 3");
    assert_eq!(
        of_3.contributions.iter().map(|it| it.member).collect::<Vec<_>>(),
        [Some(member(3, 1)), None, None]
    );
}

#[test]
fn art_15_5_a_team_without_a_second_member_goes_behind_one_that_has_one() {
    // Only the best counts, and both teams share it.
    assert_eq!(lines(&[&[2], &[2, 30]], &counting(1)), ["1 2 2 2 30 0 -", "2 1 2 2 ! 0 second_best_place"]);
}

#[test]
fn art_15_5_a_shared_place_counts_as_its_best_or_as_the_mean() {
    // In the individual table 1, 3 and 4 share the first place, and 2 is fourth with three fouls.
    let individual = Paper::read(
        ". 1 1 0
         0 . 0 0
         0 1 . 1
         1 1 0 .",
    )
    .fouls(2, 1, 3)
    .rank();
    let places = MembersPlaces::of(&individual);
    assert_eq!(places.taken.get(&entry(3)), Some(&Taken { place: 1, to: 3, fouls: 0 }));
    assert_eq!(places.taken.get(&entry(2)), Some(&Taken { place: 4, to: 4, fouls: 3 }));
    let of =
        |number, members: [u32; 2]| TeamOfMembers { members: members.map(entry).to_vec(), ..team(number, 0) };
    let teams = [of(101, [1, 2]), of(102, [3, 4])];
    let table = |shared_place| {
        let rules = TeamPlacesRules { shared_place, ..counting(2) };
        in_lines(&team_places(&teams, &places, &rules).expect("a table"))
    };
    assert_eq!(table(SharedPlace::Best), ["1 102 2 1 1 0 -", "2 101 5 1 4 3 sum_of_places"]);
    assert_eq!(table(SharedPlace::Mean), ["1 102 4 2 2 0 -", "2 101 6 2 4 3 sum_of_places"]);
    let of = |paper: Paper| MembersPlaces::of(&paper.rank());
    let shared = of(Paper::read(". ½\n½ ."));
    assert_eq!((shared.taken.len(), shared.last_place(), shared.entrants), (2, 2, 2));
    let annulled = of(Paper::read(". ½\n½ .").annul(2));
    assert_eq!((annulled.taken.len(), annulled.last_place(), annulled.entrants), (1, 1, 2));
}

#[test]
fn art_15_5_half_places_are_printed_and_sent_as_such() {
    let (teams, mut places) = event(&[&[1, 3]]);
    places.taken.get_mut(&member(1, 1)).expect("a member").to = 2;
    let rules = TeamPlacesRules { shared_place: SharedPlace::Mean, ..counting(2) };
    let table = team_places(&teams, &places, &rules).expect("a table");
    assert_eq!(in_lines(&table), ["1 1 4½ 1½ 3 0 -"]);
    assert_eq!(table.ranked.first().map(|it| it.sum_x2), Some(9));
}

#[test]
fn art_18_4_punished_teams_go_last_within_equal_sums() {
    let (mut teams, places) = event(&[&[1, 8], &[2, 7], &[4, 6]]);
    teams[0].penalties = Penalties { removals: 0, warnings: 1 };
    let table = team_places(&teams, &places, &counting(2)).expect("a table");
    assert_eq!(in_lines(&table), ["1 2 9 2 7 0 -", "2 1 9 1 8 0 penalties", "3 3 10 4 6 0 sum_of_places"]);
}

#[test]
fn art_15_5_nobody_is_in_two_teams() {
    let (mut teams, places) = event(&[&[1, 4], &[2, 3]]);
    teams[1].members[0] = member(1, 2);
    let fault = team_places(&teams, &places, &counting(2)).expect_err("a fault");
    assert_eq!(fault, FieldFault::EntrantTwice(member(1, 2)));
    let (mut teams, places) = event(&[&[1, 4], &[2, 3]]);
    teams[1].number = 1;
    let fault = team_places(&teams, &places, &counting(2)).expect_err("a fault");
    assert_eq!(fault, FieldFault::NumberTwice(1));
}

#[test]
fn art_15_5_rules_say_how_many_members_count() {
    let read = |text: &str| serde_json::from_str::<TeamPlacesRules>(text);
    assert_eq!(read(r#"{"members_counted": 3}"#).expect("rules"), counting(3));
    assert_eq!(counting(3).tie_breaks, TieBreak::ART_15_5);
    assert!(read("{}").is_err());
    assert!(read(r#"{"members_counted": 0}"#).is_err());
    assert!(read(r#"{"members_counted": 3, "members": 3}"#).is_err());
}

type Event = (Vec<TeamOfMembers>, MembersPlaces);

/// Small events, so that much comes out equal.
fn events() -> impl Strategy<Value = Event> {
    let taken = prop::option::weighted(0.8, (1_u32..5, 0_u32..2, 0_u32..2));
    let penalties = prop_oneof![4 => Just((0, 0)), 1 => Just((0, 1)), 1 => Just((1, 0))];
    prop::collection::vec((prop::collection::vec(taken, 0..4), penalties), 0..5).prop_map(|drawn| {
        let mut places = MembersPlaces { entrants: 12, ..MembersPlaces::default() };
        let teams = (1..).zip(&drawn).map(|(number, (members, (removals, warnings)))| {
            for (order, taken) in (1..).zip(members) {
                if let Some((place, more, fouls)) = *taken {
                    places.taken.insert(member(number, order), Taken { place, to: place + more, fouls });
                }
            }
            let penalties = Penalties { removals: *removals, warnings: *warnings };
            TeamOfMembers { penalties, ..team(number, members.len()) }
        });
        let teams = teams.collect();
        (teams, places)
    })
}

fn rules() -> impl Strategy<Value = TeamPlacesRules> {
    let order = Just(vec![
        TieBreak::BestPlace,
        TieBreak::SecondBestPlace,
        TieBreak::FewerFouls,
        TieBreak::BoardPoints,
    ]);
    let missing = prop::sample::select(vec![
        MissingMember::LastPlaceAndOne,
        MissingMember::EntrantsAndOne,
        MissingMember::TeamUnranked,
    ]);
    let shared = prop::sample::select(vec![SharedPlace::Best, SharedPlace::Mean]);
    (order.prop_shuffle(), 0_usize..5, 1_u8..5, missing, shared).prop_map(
        |(mut tie_breaks, kept, members, missing_member, shared_place)| {
            tie_breaks.truncate(kept);
            TeamPlacesRules { missing_member, shared_place, tie_breaks, ..counting(members) }
        },
    )
}

fn table((teams, places): &Event, rules: &TeamPlacesRules) -> TeamPlaces {
    team_places(teams, places, rules).expect("a table")
}

proptest! {
    #[test]
    fn art_15_5_what_members_gave_adds_up(event in events(), rules in rules()) {
        for team in table(&event, &rules).ranked {
            prop_assert_eq!(team.contributions.iter().map(|it| it.amount).sum::<i64>(), team.sum_x2);
            prop_assert_eq!(team.contributions.len(), usize::from(rules.members_counted.get()));
            for value in &team.tie_breaks {
                let added: i64 = value.contributions.iter().map(|it| it.amount).sum();
                prop_assert_eq!(added, value.value.unwrap_or(0));
            }
        }
    }

    #[test]
    fn art_15_5_renaming_teams_and_members_renames_the_table((teams, places) in events(), rules in rules(), key in any::<u128>()) {
        let rename = |id: EntryId| EntryId(Uuid::from_u128(id.0.as_u128() ^ key));
        let renamed = teams.iter().map(|team| {
            let members = team.members.iter().copied().map(rename).collect();
            TeamOfMembers { entry: rename(team.entry), members, ..*team }
        });
        let taken = places.taken.iter().map(|(member, taken)| (rename(*member), *taken)).collect();
        let renamed = (renamed.collect(), MembersPlaces { taken, ..places });
        let mut expected = table(&(teams, places), &rules);
        for team in &mut expected.ranked {
            team.entry = rename(team.entry);
            let values = team.tie_breaks.iter_mut().flat_map(|it| &mut it.contributions);
            values.chain(&mut team.contributions).for_each(|it| it.member = it.member.map(rename));
        }
        expected.unranked.iter_mut().for_each(|it| it.entry = rename(it.entry));
        prop_assert_eq!(table(&renamed, &rules), expected);
    }

    #[test]
    fn art_15_5_a_place_is_shared_exactly_where_all_agrees(
        (event, shuffled) in events().prop_flat_map(|(teams, places)| {
            let shuffled = (Just(teams.clone()).prop_shuffle(), Just(places.clone()));
            (Just((teams, places)), shuffled)
        }),
        rules in rules(),
    ) {
        let table = table(&event, &rules);
        for one in &table.ranked {
            for other in &table.ranked {
                let values = |team: &super::TeamPlace| team.tie_breaks.iter().map(|it| it.value).collect::<Vec<_>>();
                let equal = one.sum_x2 == other.sum_x2 && one.penalties == other.penalties && values(one) == values(other);
                prop_assert_eq!(one.place == other.place, equal);
                prop_assert!(one.place <= other.place || one.sum_x2 >= other.sum_x2);
            }
        }
        prop_assert_eq!(super::tests::table(&shuffled, &rules), table);
    }
}
