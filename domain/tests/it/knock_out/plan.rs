//! What the regulations of a knock-out may say.

use chuhe_domain::pairing::knock_out::{Elimination, LADDER, NoBracket, PlayOffStep, PlayOffTime};
use chuhe_domain::standings::TieBreak;
use chuhe_domain::tournament::plan_fault::Fault;
use chuhe_domain::tournament::{
    AnnulLots, Create, Entrants, Format, HandPair, KnockOutFormat, MatchRefusal, NumberFault, PairRound,
    PlanFault, Refusal, Regulations, StagePlan,
};
use chuhe_domain::vocabulary::Refuse;

use super::{hall, plain, single, stage};
use crate::hall::{Hall, by_seed, entrant, text};

fn refused(format: KnockOutFormat) -> (String, Fault) {
    let create = Create { title: "River Cup".into(), regulations: stage(format) };
    match Hall::default().command(&create) {
        Err(refusal @ Refusal::Plan(PlanFault { fault, .. })) => {
            (refusal.reason().pointer.expect("it says where"), fault)
        }
        other => panic!("{other:?}"),
    }
}

#[test]
fn art_11_1_regulations_that_cannot_be_played_are_refused_where_they_err() {
    let double = Elimination::Double { reset: false };
    let third = KnockOutFormat { third_place: true, ..plain(double) };
    assert_eq!(refused(third), ("/stages/0/format/third_place".into(), Fault::NoThirdPlace));
}

#[test]
fn art_15_6_of_a_ladder_that_cannot_be_played_the_step_is_named() {
    let ladder = |play_offs: &[PlayOffStep]| KnockOutFormat { play_offs: play_offs.to_vec(), ..single() };
    let [rapid, _, deciding] = LADDER;
    let several = PlayOffStep { games: 2, ..deciding };
    for (steps, at, fault) in [
        (&[rapid; 9][..], "", Fault::TooManySteps),
        (&[deciding, rapid], "/0/draw_advances", Fault::DrawNotLast),
        (&[rapid, several], "/1/draw_advances", Fault::DrawOfSeveral),
    ] {
        assert_eq!(refused(ladder(steps)), (format!("/stages/0/format/play_offs{at}"), fault));
    }
    let timed = |time| PlayOffStep { time, ..rapid };
    let day = 86_400_000;
    for (step, at, value, bounds) in [
        (PlayOffStep { games: 0, ..rapid }, "games", 0, (1, 16)),
        (PlayOffStep { games: 17, ..rapid }, "games", 17, (1, 16)),
        (timed(PlayOffTime { red_ms: 0, ..rapid.time }), "time/red_ms", 0, (1, day)),
        (timed(PlayOffTime { black_ms: day + 1, ..rapid.time }), "time/black_ms", day + 1, (1, day)),
        (timed(PlayOffTime { increment_ms: day, ..rapid.time }), "time/increment_ms", day, (0, 3_600_000)),
    ] {
        let create = Create { title: "River Cup".into(), regulations: stage(ladder(&[rapid, step])) };
        let (at, (least, most)) = (format!("/format/play_offs/1/{at}").into(), bounds);
        let fault = NumberFault { stage: 1, at, value, least, most };
        assert_eq!(Hall::default().command(&create), Err(Refusal::Number(fault)));
    }
}

/// Equals of a bracket are parted by no criterion; what an older ledger says of them is still read.
#[test]
fn art_11_1_a_knock_out_takes_no_tie_breaks() {
    let ordered = |mut regulations: Regulations| {
        regulations.stages[0].tie_breaks = Some(vec![TieBreak::Wins]);
        Create { title: "River Cup".into(), regulations }
    };
    let refused = Hall::default().command(&ordered(stage(single()))).unwrap_err();
    assert_eq!(refused, PlanFault { stage: 1, at: "/tie_breaks".into(), fault: Fault::NoTable }.into());
    assert_eq!(refused.reason().pointer.as_deref(), Some("/stages/0/tie_breaks"));
    Hall::default().must(&ordered(Regulations::default()));
    let read = r#"{"format":{"system":"knock_out"},"tie_breaks":["wins"]}"#;
    assert!(serde_json::from_str::<StagePlan>(read).unwrap().tie_breaks.is_some());
}

#[test]
fn art_13_4_a_bracket_has_no_match_before_its_seeds_are_drawn() {
    let mut hall = Hall::under(stage(single()), 4);
    let refused: Refusal = MatchRefusal::SeedsNotDrawn { stage: 1 }.into();
    assert_eq!(hall.command(&PairRound::by_table(1)), Err(refused.clone()));
    assert_eq!(hall.command(&AnnulLots { stage: None, reason: text() }), Err(refused.clone()));
    let pair = HandPair { red: entrant(1), black: entrant(2) };
    let play_off = PairRound { round: 1, by_hand: Some(vec![pair]), play_off: true, ..PairRound::default() };
    assert_eq!(hall.command(&play_off), Err(refused.clone()));
    let reason = refused.reason();
    assert_eq!(
        (reason.code.as_str(), reason.article.as_deref()),
        ("tournament.lots_not_drawn", Some("11.1"))
    );
    assert_eq!(Refusal::LotsNotDrawn.reason().article.as_deref(), Some("13.1"));
}

#[test]
fn what_is_left_out_is_one_game_and_the_ladder_of_2020() {
    let plan: StagePlan = serde_json::from_str(r#"{"format":{"system":"knock_out"}}"#).unwrap();
    assert_eq!(plan.format, Format::KnockOut(KnockOutFormat::default()));
    let double = r#"{"system":"knock_out","elimination":{"double":{"reset":true}},"games":2,"play_offs":[]}"#;
    let format: Format = serde_json::from_str(double).unwrap();
    let expected = KnockOutFormat { games: 2, ..plain(Elimination::Double { reset: true }) };
    assert_eq!(format, Format::KnockOut(expected));
    for (json, said) in [
        (r#"{"system":"knock_out","groups":2}"#, "unknown field `groups`"),
        (r#"{"system":"circular","play_offs":[]}"#, "unknown field `play_offs`"),
        (r#"{"system":"knock_out","games":null}"#, "invalid type: null, expected u32"),
    ] {
        let refused = serde_json::from_str::<Format>(json).unwrap_err().to_string();
        assert!(refused.starts_with(said), "{refused}");
    }
    for json in [r#"{"of":"entries","to":5}"#, r#"{"of":"places","stage":1,"to":5,"most":1}"#] {
        let refused = serde_json::from_str::<Entrants>(json).unwrap_err().to_string();
        assert!(refused.starts_with("unknown field"), "{refused}");
    }
    let written = serde_json::to_string(&Entrants::default()).unwrap();
    assert_eq!(
        (written.as_str(), serde_json::from_str(&written).unwrap()),
        (r#"{"of":"entries"}"#, Entrants::default())
    );
}

#[test]
fn art_11_1_seeds_follow_the_ratings_and_lots_part_equal_ones() {
    let mut rated = Hall::entered(0);
    rated.must(&chuhe_domain::tournament::SetRegulations { regulations: stage(single()) });
    for (n, rating) in (1..).zip([None, Some(2300), Some(2500), None, Some(2400)]) {
        let name = crate::hall::text();
        let entry = entrant(n);
        rated.must(&chuhe_domain::tournament::RegisterEntry {
            entry,
            name,
            federation: None,
            rating,
            late: false,
            particulars: chuhe_domain::tournament::Particulars::default(),
        });
    }
    rated.must(&by_seed("the river"));
    let seeds = rated.tournament.draw(1).unwrap().groups[0].order.clone();
    assert_eq!(seeds[..3], [3, 5, 2].map(entrant));
}

#[test]
fn art_11_1_there_is_no_bracket_for_one_nor_for_many() {
    let mut alone = Hall::under(stage(single()), 1);
    let refused = alone.command(&by_seed("the river"));
    assert_eq!(refused, Err(Refusal::NoBracket(NoBracket::Entrants { entrants: 1 })));
    let mut many = Hall::under(stage(single()), 128);
    let one_more = chuhe_domain::tournament::RegisterEntry {
        entry: entrant(129),
        name: crate::hall::text(),
        federation: None,
        rating: None,
        late: false,
        particulars: chuhe_domain::tournament::Particulars::default(),
    };
    assert!(many.command(&one_more).is_err(), "registration stops at what the bracket has room for");
    assert_eq!(hall(single(), 2).tournament.draw(1).unwrap().groups.len(), 1);
}
