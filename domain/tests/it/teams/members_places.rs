//! Articles 12.5, 15.5: 隊員總分制, teams by the places of their members in the individual event.

use std::num::NonZeroU8;

use chuhe_domain::game::ReportResult;
use chuhe_domain::standings::{SharedPlace, TeamPlace, TeamPlacesRules, UnrankedTeam, WithoutPlace};
use chuhe_domain::tables::teams_by_members;
use chuhe_domain::tournament::event::penalties::PenaltyKind;
use chuhe_domain::tournament::{
    CloseRound, Departure, GivePenalty, PlanFault, Refusal, SetRegulations, Standing, TeamRules, TeamsBy,
    Withdraw,
};
use chuhe_domain::vocabulary::{EntryId, Outcome, Refuse, Role};

use super::{entered, member, regulations, team};
use crate::hall::{Hall, entrant, source, text};

fn two_count() -> TeamPlacesRules {
    TeamPlacesRules::counting(NonZeroU8::new(2).unwrap())
}

fn by_places(rules: TeamPlacesRules) -> TeamRules {
    TeamRules { by: TeamsBy::MembersPlaces(rules), order_by_rating: false, members_penalties_count: true }
}

/// Teams of two, whose members play an individual event; numbers as registered.
fn hall(rules: TeamPlacesRules, teams: usize) -> Hall {
    let mut hall = entered(regulations(by_places(rules)), &vec![2; teams]);
    hall.draw();
    hall
}

/// Place, team, sum, the values of 15.5, what parted it from the one above.
fn table(hall: &Hall) -> Vec<String> {
    let places = teams_by_members(&hall.tournament, 1).unwrap().expect("teams are ranked so").places;
    places.ranked.iter().map(line).collect()
}

fn line(row: &TeamPlace) -> String {
    let team = (1..=9).find(|n| team(*n) == row.entry).unwrap();
    let values: Vec<&str> = row.tie_breaks.iter().map(|it| it.display.as_deref().unwrap_or(".")).collect();
    let by = row.separated_by.map(|by| serde_json::to_value(by).unwrap().as_str().unwrap().to_owned());
    let shared = if row.shared { "=" } else { "" };
    format!("{}{shared} {team} {} {} {}", row.place, row.sum, values.join(" "), by.unwrap_or("-".into()))
}

fn leave(entry: EntryId) -> Withdraw {
    Withdraw { entry, consent: true, reason: text() }
}

/// The first beats the second, whatever their colours.
fn beats(hall: &mut Hall, winner: u32, loser: u32) {
    let game = hall.game(winner, loser);
    let side = hall.tournament.games[&game].side_of(entrant(winner)).unwrap();
    let report = ReportResult { outcome: Outcome::won_by(side), reporter: source(1), entry: None };
    hall.at(game, &report).unwrap();
}

#[test]
fn art_12_5_the_smaller_sum_of_places_goes_first() {
    let mut hall = hall(two_count(), 3);
    assert_eq!(hall.crosstable().rows.len(), 6, "the members are the field");
    for round in 1..=5 {
        hall.open_round(round);
        hall.play_round(round);
        hall.must(&CloseRound { round });
    }
    // Who is registered first wins: places 1 to 6, so 1+2, 3+4, 5+6.
    assert_eq!(table(&hall), ["1 1 3 1 2 0 -", "2 2 7 3 4 0 sum_of_places", "3 3 11 5 6 0 sum_of_places"]);
    assert!(!teams_by_members(&hall.tournament, 1).unwrap().unwrap().provisional);
}

#[test]
fn art_12_5_a_member_who_is_annulled_counts_as_one_behind_the_last() {
    let mut hall = hall(two_count(), 3);
    hall.open_round(1);
    hall.play_round(1);
    // The second of team 2 has met one of five.
    hall.must(&leave(member(2, 2)));
    assert_eq!(hall.tournament.standing(member(2, 2)), Some(Standing::Annulled));
    for round in 2..=5 {
        hall.open_round(round);
        hall.play_round(round);
    }
    // Five have places: 1.1 1.2 2.1 3.1 3.2. Team 2 has 3 + (5 + 1) = 9 and team 3 has 4 + 5 = 9; the best single
    // places are 3 and 4.
    assert_eq!(table(&hall), ["1 1 3 1 2 0 -", "2 2 9 3 6 0 sum_of_places", "3 3 9 4 5 0 best_place"]);
}

#[test]
fn art_12_5_a_member_who_left_after_half_keeps_the_place() {
    let mut hall = hall(two_count(), 3);
    for round in 1..=3 {
        hall.open_round(round);
        hall.play_round(round);
    }
    hall.must(&leave(member(1, 1)));
    assert_eq!(hall.tournament.standing(member(1, 1)), Some(Standing::Withdrawn));
    for round in 4..=5 {
        hall.open_round(round);
        hall.play_round(round);
    }
    let place = hall.standings().ranked.iter().find(|row| row.entry == member(1, 1)).unwrap().place;
    let other = hall.standings().ranked.iter().find(|row| row.entry == member(1, 2)).unwrap().place;
    assert!(place > other, "two games were forfeited");
    assert!(table(&hall)[0].starts_with(&format!("1 1 {} ", place + other)), "{:?}", table(&hall));
}

/// The first members win against the second ones, all else is drawn: two share the first place, two the third.
fn shared(rules: TeamPlacesRules) -> Hall {
    let mut hall = hall(rules, 2);
    for round in 1..=3 {
        hall.open_round(round);
    }
    for (winner, loser) in [(101, 102), (101, 202), (201, 102), (201, 202)] {
        beats(&mut hall, winner, loser);
    }
    hall.report(101, 201, Outcome::Draw);
    hall.report(102, 202, Outcome::Draw);
    hall
}

#[test]
fn art_15_5_a_shared_place_counts_as_the_best_or_as_the_mean_and_teams_may_share_theirs() {
    // 1 + 3 each, best 1, second best 3, no fouls.
    assert_eq!(table(&shared(two_count())), ["1= 1 4 1 3 0 -", "1= 2 4 1 3 0 -"]);
    // (1+2)/2 + (3+4)/2.
    let mean = TeamPlacesRules { shared_place: SharedPlace::Mean, ..two_count() };
    assert_eq!(table(&shared(mean)), ["1= 1 5 1½ 3½ 0 -", "1= 2 5 1½ 3½ 0 -"]);
}

#[test]
fn art_18_4_a_warned_member_goes_behind_and_so_does_the_team() {
    let mut hall = shared(two_count());
    let (entry, kind, article) = (member(1, 1), PenaltyKind::Warning, "8.4".to_owned());
    hall.must(&GivePenalty { entry, kind, article, game: None, authority: Role::Arbiter, note: text() });
    // 1.1 falls to the second place: 2 + 3 = 5.
    assert_eq!(table(&hall), ["1 2 4 1 3 0 -", "2 1 5 2 3 0 sum_of_places"]);
}

#[test]
fn art_12_5_a_team_that_leaves_has_no_place_and_its_members_play_on() {
    let mut hall = hall(two_count(), 3);
    for round in 1..=2 {
        hall.open_round(round);
        hall.play_round(round);
    }
    hall.must(&leave(team(1)));
    let left = &hall.tournament.entries[&team(1)];
    let departure = hall.tournament.departure(left, left.withdrawal.as_ref().unwrap().last);
    assert_eq!((departure, departure.article()), (Departure::MembersPlayOn, None));
    assert_eq!(hall.tournament.standing(member(1, 1)), Some(Standing::Active));
    // They are paired as before, and hold the places that others have played for.
    for round in 3..=5 {
        hall.open_round(round);
        hall.play_round(round);
    }
    assert_eq!(table(&hall), ["1 2 7 3 4 0 -", "2 3 11 5 6 0 sum_of_places"]);
    assert_eq!(hall.standings().ranked.len(), 6);
    let unranked = teams_by_members(&hall.tournament, 1).unwrap().unwrap().places.unranked;
    assert_eq!(unranked, [UnrankedTeam { entry: team(1), number: 1, because: WithoutPlace::Left }]);
}

#[test]
fn art_18_3_a_team_that_was_expelled_has_no_place() {
    let mut hall = shared(two_count());
    let (kind, article) = (PenaltyKind::Expulsion, "8.4".to_owned());
    let authority = Role::Organiser;
    hall.must(&GivePenalty { entry: team(2), kind, article, game: None, authority, note: text() });
    assert_eq!(table(&hall), ["1 1 4 1 3 0 -"]);
    let unranked = teams_by_members(&hall.tournament, 1).unwrap().unwrap().places.unranked;
    assert_eq!(unranked, [UnrankedTeam { entry: team(2), number: 2, because: WithoutPlace::Left }]);
}

#[test]
fn art_12_5_members_places_come_of_one_field() {
    use chuhe_domain::tournament::{CircularFormat, Format, Regulations, StagePlan};
    let mut hall = entered(regulations(by_places(two_count())), &[]);
    let circular = CircularFormat { groups: 2, ..CircularFormat::default() };
    let stages = vec![StagePlan { format: Format::Circular(circular), ..StagePlan::default() }];
    let regulations = Regulations { stages, ..hall.tournament.regulations.clone() };
    let refused = hall.command(&SetRegulations { regulations }).unwrap_err();
    assert!(matches!(refused, Refusal::Plan(PlanFault { stage: 0, .. })), "{refused:?}");
    let reason = refused.reason();
    assert_eq!(reason.article.as_deref(), Some("12.5"));
    // Where teams play no matches, nobody is ranked by boards.
    let mut regulations = hall.tournament.regulations.clone();
    regulations.tie_breaks = Some(vec![chuhe_domain::standings::TieBreak::BoardPoints]);
    assert!(matches!(hall.command(&SetRegulations { regulations }), Err(Refusal::Plan(_))));
}
