//! Article 11.3: groups and then a knock-out, and a knock-out and then what follows from its places.

use chuhe_domain::tournament::{
    CircularFormat, Entrants, Format, KnockOutFormat, PairRound, Places, PublishRound, Refusal, Regulations,
    Seeding, StagePlan, Withdraw,
};
use chuhe_domain::vocabulary::EntryId;

use super::{beats, close, open, places, single};
use crate::hall::{Hall, by_seed, entrant, text};

fn plan(format: Format, entrants: Entrants) -> StagePlan {
    StagePlan { format, entrants, seeding: Some(Seeding::Lots), ..StagePlan::default() }
}

fn from(stage: u32, from: u32, to: u32) -> Entrants {
    Entrants::Places(Places { stage, from, to, carried: false })
}

/// Groups A to D of three; 1–2 of each go on to a knock-out.
fn groups() -> Regulations {
    let groups = CircularFormat { groups: 4, ..CircularFormat::default() };
    let by_places = StagePlan { seeding: None, ..plan(Format::KnockOut(single()), from(1, 1, 2)) };
    let stages = vec![plan(Format::Circular(groups), Entrants::Entries {}), by_places];
    Regulations { stages, ..Regulations::default() }
}

/// The winners of the groups are seeds 1 to 4; the second of a group is in the other half of the bracket than its winner.
#[test]
fn art_11_3_the_two_of_a_group_meet_again_in_the_final_at_the_earliest() {
    let mut hall = Hall::under(groups(), 12);
    hall.must(&by_seed("the river"));
    let early = hall.command(&by_seed("the border"));
    assert_eq!(early, Err(Refusal::StageOpen { stage: 1 }));
    for round in 1..=3 {
        hall.must(&PairRound::by_table(round));
        hall.must(&PublishRound { round });
        hall.play_round(round);
        close(&mut hall, round);
    }
    // The lower number wins every game: so each group's two lowest go on, in order.
    let mut of_groups: Vec<Vec<EntryId>> =
        hall.tournament.draw(1).unwrap().groups.iter().map(|group| group.order.clone()).collect();
    of_groups.iter_mut().for_each(|group| group.sort());
    hall.must(&by_seed("the border"));
    let seeds = &hall.tournament.draw(2).unwrap().groups[0].order;
    let winners: Vec<EntryId> = of_groups.iter().map(|group| group[0]).collect();
    assert_eq!(seeds[..4], winners);
    // Lines from the top: 1 8 4 5 | 2 7 3 6.
    let top = [0, 7, 3, 4].map(|seed| seeds[seed]);
    for group in &of_groups {
        assert_ne!(top.contains(&group[0]), top.contains(&group[1]), "one in each half");
    }
    open(&mut hall, 4);
    assert_eq!(hall.tournament.rounds[&4].stage_round, 1);
    assert_eq!(hall.tournament.rounds[&4].matches.len(), 4);
}

/// A knock-out of four with a match for the third place, and a circular stage of its first three.
#[test]
fn art_11_3_places_of_a_knock_out_lead_on() {
    let knock_out = KnockOutFormat { third_place: true, ..single() };
    let stages = |format: KnockOutFormat, to| {
        let entries = plan(Format::KnockOut(format), Entrants::Entries {});
        let next = plan(Format::Circular(CircularFormat::default()), from(1, 1, to));
        Regulations { stages: vec![entries, next], ..Regulations::default() }
    };
    let played = |regulations: Regulations| {
        let mut hall = Hall::under(regulations, 4);
        hall.draw();
        open(&mut hall, 1);
        beats(&mut hall, 1, 4);
        beats(&mut hall, 2, 3);
        close(&mut hall, 1);
        open(&mut hall, 2);
        beats(&mut hall, 1, 2);
        hall
    };
    let mut hall = played(stages(knock_out.clone(), 3));
    assert_eq!(hall.command(&by_seed("x")), Err(Refusal::StageOpen { stage: 1 }));
    beats(&mut hall, 4, 3);
    assert_eq!(hall.command(&by_seed("x")), Err(Refusal::StageOpen { stage: 1 }), "the round is not closed");
    close(&mut hall, 2);
    assert_eq!(places(&hall), "1: 1, 2: 2, 3: 4, 4: 3");
    hall.must(&by_seed("x"));
    let mut drawn = hall.tournament.draw(2).unwrap().groups[0].order.clone();
    drawn.sort();
    assert_eq!(drawn, [1, 2, 4].map(entrant));

    // Without that match 3 and 4 share the third place: no three can go on.
    let mut shared = played(stages(single(), 3));
    close(&mut shared, 2);
    assert_eq!(shared.command(&by_seed("x")), Err(Refusal::PlaceShared { stage: 1, group: 1, place: 3 }));
    // Who has left is passed over, and the next place moves up.
    let mut left = played(stages(single(), 3));
    close(&mut left, 2);
    left.must(&Withdraw { entry: entrant(1), consent: true, reason: text() });
    left.must(&by_seed("x"));
    let mut drawn = left.tournament.draw(2).unwrap().groups[0].order.clone();
    drawn.sort();
    assert_eq!(drawn, [2, 3, 4].map(entrant));
}
