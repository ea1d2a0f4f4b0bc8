//! What the hall brings: one who comes late, one who cannot come, an event shortened or called off.

use chuhe_domain::game::{ReportResult, Status};
use chuhe_domain::tables::{crosstable, prizes, standings};
use chuhe_domain::tournament::rounds_to_come::MOST_ROUNDS;
use chuhe_domain::tournament::{
    AdmitEntry, AnnounceAbsence, CallOff, CircularFormat, CloseRound, CourseRefusal, EndStage, Entrants,
    Format, HandPair, LiftAbsence, PairRound, Places, PublishRound, Refusal, RegisterEntry, Regulations,
    ReopenTournament, ResumeStage, SettlePlaces, SettledBy, SettlingRefusal, StagePlan, Withdraw,
};
use chuhe_domain::vocabulary::Outcome;

use crate::hall::{Hall, by_seed, entrant, source, text};

fn late(n: u32) -> RegisterEntry {
    RegisterEntry { late: true, ..RegisterEntry::named(entrant(n), text()) }
}

fn admit(n: u32) -> AdmitEntry {
    AdmitEntry { entry: entrant(n), stage: None, group: None, reason: text() }
}

#[test]
fn art_20_2_a_late_comer_takes_the_number_of_the_bye_and_moves_nobody() {
    let mut hall = Hall::of(5);
    hall.open_round(1);
    hall.play_round(1);
    assert_eq!(hall.command(&RegisterEntry::named(entrant(6), text())), Err(Refusal::RegistrationClosed));
    hall.must(&late(6));
    let before: Vec<String> = (1..=5).map(|n| hall.row(n)).collect();
    hall.must(&admit(6));
    assert_eq!(hall.tournament.number(entrant(6)), 6);
    assert!(hall.crosstable().provisional);
    for (n, before) in (1..=5).zip(before) {
        let points = |row: &str| row.rsplit('=').next().unwrap().to_owned();
        assert_eq!(points(&hall.row(n)), points(&before), "a late comer gives and takes no points");
    }
    // The table of six is that of five with the bye filled: round 2 begins with 6 against 4.
    hall.open_round(2);
    let met = hall.tournament.rounds[&2].matches.iter().find(|it| it.opponent(entrant(6)).is_some()).unwrap();
    assert_eq!((met.first, met.second), (entrant(6), entrant(4)));
    assert!(hall.tournament.rounds[&2].byes.is_empty());
    // What was missed is made up by hand: in round 1 the bye was 1's.
    for round in 3..=5 {
        hall.open_round(round);
    }
    let by_hand = Some(vec![HandPair { red: entrant(1), black: entrant(6) }]);
    hall.must(&PairRound { by_hand, ..PairRound::by_table(6) });
    assert_eq!(hall.command(&admit(6)), Err(CourseRefusal::InTheField { entry: entrant(6) }.into()));
    hall.must(&late(7));
    assert_eq!(
        hall.command(&admit(7)),
        Err(CourseRefusal::NoVacantNumber { stage: 1 }.into()),
        "six are even"
    );
}

#[test]
fn art_20_2_a_late_comer_takes_the_number_of_one_who_left_before_the_start() {
    let mut hall = Hall::of(6);
    hall.must(&Withdraw { entry: entrant(3), consent: true, reason: text() });
    hall.must(&late(7));
    hall.must(&admit(7));
    assert_eq!(hall.tournament.number(entrant(7)), 3);
    hall.open_round(1);
    assert!(hall.tournament.rounds[&1].byes.is_empty(), "nobody is free any more");
}

#[test]
fn an_absence_is_announced_for_a_round_that_is_to_come() {
    let absent = |round| AnnounceAbsence { entry: entrant(1), round, reason: text() };
    let none = |round, last| Err(CourseRefusal::NoRoundToCome { round, last }.into());
    let mut hall = Hall::entered(4);
    assert_eq!(hall.command(&absent(0)), none(0, MOST_ROUNDS), "nothing is drawn");
    assert_eq!(hall.command(&absent(u32::MAX)), none(u32::MAX, MOST_ROUNDS));
    hall.draw();
    assert_eq!(hall.command(&absent(4)), none(4, 3));
    hall.must(&absent(3));
    // One paired by hand is beside the table: of that three are to come all the same.
    let by_hand = Some(vec![HandPair { red: entrant(1), black: entrant(2) }]);
    hall.must(&PairRound { round: 1, by_hand, ..PairRound::default() });
    hall.must(&absent(4));
    assert_eq!(hall.command(&absent(5)), none(5, 4));
}

#[test]
fn an_absence_is_no_bye_and_no_forfeit() {
    let mut hall = Hall::of(4);
    let absent = AnnounceAbsence { entry: entrant(4), round: 1, reason: text() };
    hall.must(&absent);
    let again = hall.command(&absent);
    assert_eq!(again, Err(CourseRefusal::AlreadyAbsent { entry: entrant(4), round: 1 }.into()));
    hall.open_round(1);
    assert!(hall.tournament.rounds[&1].byes.is_empty());
    let game = hall.game(1, 4);
    assert_eq!(hall.tournament.games[&game].status, Status::Scheduled, "the game stands, and is put off");
    assert!(hall.crosstable().provisional);
    hall.must(&LiftAbsence { entry: entrant(4), round: 1 });
    assert!(!hall.tournament.is_absent(entrant(4), 1));
    let lifted = hall.command(&LiftAbsence { entry: entrant(4), round: 1 });
    assert_eq!(lifted, Err(CourseRefusal::NotAbsent { entry: entrant(4), round: 1 }.into()));
}

#[test]
fn art_16_1_a_stage_cut_short_gives_its_places_as_they_are() {
    let places = Places { stage: 1, from: 1, to: 2, carried: false };
    let last = StagePlan { entrants: Entrants::Places(places), ..StagePlan::default() };
    let regulations = Regulations { stages: vec![StagePlan::default(), last], ..Regulations::default() };
    let mut hall = Hall::under(regulations, 4);
    hall.draw();
    hall.open_round(1);
    hall.report(1, 4, Outcome::RedWins);
    assert_eq!(
        hall.command(&EndStage { stage: 1, reason: text() }),
        Err(Refusal::RoundOpen { round: 1 }),
        "2 and 3 still play"
    );
    hall.report(2, 3, Outcome::RedWins);
    hall.must(&CloseRound { round: 1 });
    hall.open_round(2);
    // The first named of round 2 are 4 and 1.
    hall.report(4, 3, Outcome::Draw);
    hall.report(1, 2, Outcome::RedWins);
    hall.must(&CloseRound { round: 2 });
    assert_eq!(
        hall.command(&by_seed("final")),
        Err(Refusal::StageOpen { stage: 1 }),
        "a round is not played"
    );
    hall.must(&EndStage { stage: 1, reason: text() });
    let more = hall.command(&PairRound { stage: Some(1), ..PairRound::by_table(3) });
    assert_eq!(more, Err(CourseRefusal::StageIsEnded { stage: 1 }.into()));
    hall.must(&ResumeStage { stage: 1, reason: text() });
    hall.must(&EndStage { stage: 1, reason: text() });
    hall.must(&by_seed("final"));
    let mut finalists = hall.tournament.draw(2).unwrap().groups[0].order.clone();
    finalists.sort();
    assert_eq!(finalists, [entrant(1), entrant(2)]);
    let resumed = hall.command(&ResumeStage { stage: 1, reason: text() });
    assert_eq!(resumed, Err(CourseRefusal::DrawnFrom { stage: 1, later: 2 }.into()));
}

#[test]
fn art_16_1_a_tournament_called_off_keeps_what_was_played() {
    let mut hall = Hall::of(4);
    hall.open_round(1);
    hall.report(1, 4, Outcome::RedWins);
    let row = hall.row(1);
    hall.must(&CallOff { reason: text() });
    assert!(hall.tournament.closed && hall.tournament.called_off);
    assert_eq!(hall.command(&CallOff { reason: text() }), Err(Refusal::Closed));
    assert_eq!(hall.row(1), row);
    hall.must(&ReopenTournament { reason: text() });
    assert!(!hall.tournament.closed && !hall.tournament.called_off);
}

#[test]
fn two_groups_of_three_are_let_in_where_the_bye_is() {
    let format = Format::Circular(CircularFormat { groups: 2, ..CircularFormat::default() });
    let regulations =
        Regulations { stages: vec![StagePlan { format, ..StagePlan::default() }], ..Regulations::default() };
    let mut hall = Hall::under(regulations, 6);
    hall.must(&by_seed("the river"));
    hall.must(&late(7));
    hall.must(&AdmitEntry { group: Some(2), ..admit(7) });
    let draw = hall.tournament.draw(1).unwrap();
    assert_eq!((draw.group_of(entrant(7)), draw.groups[1].number(entrant(7))), (Some(2), Some(4)));
}

#[test]
fn art_15_6_the_shared_places_of_a_stage_cut_short_are_settled() {
    let places = Places { stage: 1, from: 1, to: 2, carried: false };
    let last = StagePlan { entrants: Entrants::Places(places), ..StagePlan::default() };
    let regulations = Regulations { stages: vec![StagePlan::default(), last], ..Regulations::default() };
    let mut hall = Hall::under(regulations, 4);
    hall.draw();
    hall.open_round(1);
    hall.report(1, 4, Outcome::Draw);
    hall.report(2, 3, Outcome::Draw);
    hall.must(&CloseRound { round: 1 });
    hall.must(&EndStage { stage: 1, reason: text() });
    let shared = hall.command(&by_seed("final"));
    assert_eq!(shared, Err(Refusal::PlaceShared { stage: 1, group: 1, place: 1 }));
    let pairs = Some(vec![HandPair { red: entrant(1), black: entrant(2) }]);
    hall.must(&PairRound { play_off: true, stage: Some(1), by_hand: pairs, ..PairRound::by_table(2) });
    hall.must(&PublishRound { round: 2 });
    let game = hall.tournament.rounds[&2].matches[0].games[0].game;
    let report = ReportResult { outcome: Outcome::RedWins, reporter: source(1), entry: None };
    hall.at(game, &report).unwrap();
    hall.must(&CloseRound { round: 2 });
    let order = [1, 2, 3, 4].map(entrant).to_vec();
    // The play-off parted two of the four, and the lot the others.
    let (stage, group, by, corrects) = (1, 1, SettledBy::Lots, false);
    let settle = |order| SettlePlaces { stage, group, order, by, corrects, reason: text() };
    let otherwise = SettlingRefusal::PlayOffOtherwise { one: entrant(2), other: entrant(1) };
    assert_eq!(hall.command(&settle([2, 3, 1, 4].map(entrant).to_vec())), Err(otherwise.into()));
    hall.must(&settle(order));
    assert!(!standings(&hall.tournament, 1, 1).unwrap().provisional, "what was cut short is final");
    assert!(!crosstable(&hall.tournament, 1, 1).unwrap().provisional);
    assert!(!prizes(&hall.tournament, 1, 1).unwrap().provisional);
    hall.must(&by_seed("final"));
    let mut finalists = hall.tournament.draw(2).unwrap().groups[0].order.clone();
    finalists.sort();
    assert_eq!(finalists, [entrant(1), entrant(2)]);
}
