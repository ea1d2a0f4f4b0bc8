//! Article 17.1: the numbers of the regulations, each within its bounds.

use std::num::NonZeroU8;

use chuhe_domain::clock::ClockRules;
use chuhe_domain::pairing::LineUpRule;
use chuhe_domain::standings::{ForfeitedMatchBoardPoints, TeamPlacesRules};
use chuhe_domain::tournament::discipline::terms::AppealRules;
use chuhe_domain::tournament::{
    CircularFormat, Create, Entrants, Format, KnockOutFormat, NumberFault, Places, Refusal, Regulations,
    StagePlan, TeamMatches, TeamRules, TeamsBy,
};
use chuhe_domain::vocabulary::Refuse;

use crate::hall::Hall;

fn create(regulations: Regulations) -> Result<(), Refusal> {
    Hall::default().command(&Create { title: "River Cup".into(), regulations }).map(drop)
}

/// Where the number is, and its bounds, of regulations that are refused for one.
#[track_caller]
fn out_of_range(regulations: Regulations) -> (String, u64, u64) {
    match create(regulations) {
        Err(Refusal::Number(fault @ NumberFault { least, most, .. })) => {
            (fault.reason().pointer.expect("it says where"), least, most)
        }
        other => panic!("{other:?}"),
    }
}

fn circular(format: CircularFormat) -> Regulations {
    let stage = StagePlan { format: Format::Circular(format), ..StagePlan::default() };
    Regulations { stages: vec![stage], ..Regulations::default() }
}

/// A final of those who came to these places of a stage.
fn final_of(first: Format, from: u32, to: u32) -> Regulations {
    let entrants = Entrants::Places(Places { stage: 1, from, to, carried: false });
    let stages = vec![
        StagePlan { format: first, ..StagePlan::default() },
        StagePlan { entrants, ..StagePlan::default() },
    ];
    Regulations { stages, ..Regulations::default() }
}

#[test]
fn art_11_the_numbers_of_a_stage_are_within_their_bounds() {
    let usual = CircularFormat::default();
    for cycles in [0, 3] {
        let refused = out_of_range(circular(CircularFormat { cycles, ..usual }));
        assert_eq!(refused, ("/stages/0/format/cycles".into(), 1, 2));
    }
    let games = out_of_range(circular(CircularFormat { games_per_meeting: 3, ..usual }));
    assert_eq!(games, ("/stages/0/format/games_per_meeting".into(), 1, 2));
    let groups = out_of_range(circular(CircularFormat { groups: 33, ..usual }));
    assert_eq!(groups, ("/stages/0/format/groups".into(), 1, 32));
    for games in [0, 17] {
        let format = Format::KnockOut(KnockOutFormat { games, ..KnockOutFormat::default() });
        let stages = vec![StagePlan { format, ..StagePlan::default() }];
        let refused = out_of_range(Regulations { stages, ..Regulations::default() });
        assert_eq!(refused, ("/stages/0/format/games".into(), 1, 16));
    }
}

#[test]
fn art_11_3_places_are_those_a_group_can_have() {
    let of_circular = |from, to| final_of(Format::default(), from, to);
    assert_eq!(out_of_range(of_circular(0, 2)), ("/stages/1/entrants/from".into(), 1, 64));
    assert_eq!(out_of_range(of_circular(1, 65)), ("/stages/1/entrants/to".into(), 1, 64));
    assert_eq!(out_of_range(of_circular(1, u32::MAX)), ("/stages/1/entrants/to".into(), 1, 64));
    create(of_circular(1, 64)).unwrap();
    let of_knock_out = |to| final_of(Format::KnockOut(KnockOutFormat::default()), 1, to);
    create(of_knock_out(128)).unwrap();
    assert_eq!(out_of_range(of_knock_out(129)), ("/stages/1/entrants/to".into(), 1, 128));
}

#[test]
fn art_17_1_what_is_of_no_stage_is_named_without_one() {
    let teams = |boards| {
        let (line_up, forfeited_match) = (LineUpRule::default(), ForfeitedMatchBoardPoints::default());
        let by = TeamsBy::Matches(TeamMatches { line_up, boards, empty_boards: None, forfeited_match });
        let rules = TeamRules { by, order_by_rating: false, members_penalties_count: true };
        Regulations { teams: Some(rules), ..Regulations::default() }
    };
    for boards in [0, 33] {
        assert_eq!(out_of_range(teams(boards)), ("/teams/by/boards".into(), 1, 32));
    }
    let Err(refusal) = create(teams(33)) else { panic!("33 boards") };
    assert_eq!(refusal.to_string(), "teams.by.boards is 33, and may be 1 to 32");
    create(teams(32)).unwrap();
    let by = TeamsBy::MembersPlaces(TeamPlacesRules::counting(NonZeroU8::MIN));
    let places = TeamRules { by, order_by_rating: false, members_penalties_count: true };
    create(Regulations { teams: Some(places), ..Regulations::default() }).unwrap();
}

#[test]
fn art_8_5_a_term_for_appeals_is_a_week_at_the_most() {
    let week = 7 * 24 * 60 * 60 * 1000;
    let appeals =
        |deadline_ms| Regulations { appeals: AppealRules { deadline_ms }, ..Regulations::default() };
    create(appeals(week)).unwrap();
    for beyond in [week + 1, u64::MAX] {
        assert_eq!(out_of_range(appeals(beyond)), ("/appeals/deadline_ms".into(), 0, week));
    }
}

#[test]
fn art_22_1_a_device_in_contact_is_heard_of_within_a_day() {
    let clock = |contact_ms| {
        let clock = ClockRules { contact_ms, ..ClockRules::default() };
        Regulations { clock, ..Regulations::default() }
    };
    let day = 24 * 60 * 60 * 1000;
    create(clock(day)).unwrap();
    assert_eq!(out_of_range(clock(u64::MAX)), ("/clock/contact_ms".into(), 0, day));
}
