//! Article 15.6 in a knock-out: places that its matches leave shared are settled, and what goes by places follows.

use chuhe_domain::pairing::knock_out::MatchOutcome;
use chuhe_domain::tables::{bracket, knock_out_match, prizes};
use chuhe_domain::tournament::{
    ChangePairings, ChangedPairing, CircularFormat, DecideMatch, DecidedBy, EndStage, Entrants, Format,
    HandPair, MatchRefusal, OrderGames, PairRound, Places, PrizeList, PublishRound, Refusal, Regulations,
    Seeding, SettlePlaces, SettledBy, SettlingRefusal, StagePlan, Tournament, Withdraw,
};
use chuhe_domain::vocabulary::Outcome;

use super::{beats, close, match_of, open, places, report, single, table};
use crate::hall::{Hall, by_seed, entrant, text};

/// A knock-out of `n` without a match for the third place, a circular stage of its first so many, and three prizes.
fn entered(n: u32, to: u32) -> Hall {
    let knock_out = StagePlan { format: Format::KnockOut(single()), ..StagePlan::default() };
    let next = StagePlan {
        format: Format::Circular(CircularFormat::default()),
        entrants: Entrants::Places(Places { stage: 1, from: 1, to, carried: false }),
        seeding: Some(Seeding::Lots),
        ..StagePlan::default()
    };
    let list = PrizeList { category: None, unit: "CNY".into(), amounts: vec![1000, 500, 301] };
    let mut hall = Hall::under(
        Regulations { stages: vec![knock_out, next], prizes: vec![list], ..Regulations::default() },
        n,
    );
    hall.draw();
    hall
}

/// 1 beats 2 in the final; 4 and 3 lost the semi-finals.
fn played() -> Hall {
    let mut hall = entered(4, 3);
    open(&mut hall, 1);
    beats(&mut hall, 1, 4);
    beats(&mut hall, 2, 3);
    close(&mut hall, 1);
    open(&mut hall, 2);
    beats(&mut hall, 1, 2);
    close(&mut hall, 2);
    hall
}

fn settle(order: &[u32]) -> SettlePlaces {
    let order = order.iter().map(|it| entrant(*it)).collect();
    SettlePlaces { stage: 1, group: 1, order, by: SettledBy::Lots, corrects: false, reason: text() }
}

/// Who gets how much, and what is left over.
fn given(hall: &Hall) -> (Vec<(u32, u64)>, u64) {
    let number = |entry| (1..200).find(|n| entrant(*n) == entry).unwrap();
    let list = &prizes(&hall.tournament, 1, 1).unwrap().lists[0].1;
    (list.prizes.iter().map(|it| (number(it.entry), it.amount)).collect(), list.left_over)
}

/// Who is drawn into the second stage.
fn go_on(hall: &mut Hall) -> Vec<u32> {
    hall.must(&by_seed("x"));
    let drawn = &hall.tournament.draw(2).unwrap().groups[0].order;
    (1..200).filter(|n| drawn.contains(&entrant(*n))).collect()
}

#[test]
fn art_15_6_those_who_lost_the_semi_finals_are_parted_and_lead_on() {
    let mut hall = played();
    assert_eq!(hall.command(&by_seed("x")), Err(Refusal::PlaceShared { stage: 1, group: 1, place: 3 }));
    let others = Refusal::NotTheSharers { stage: 1, group: 1 };
    for order in [&[][..], &[1, 2], &[4], &[4, 3, 1], &[4, 3, 3], &[4, 9]] {
        assert_eq!(hall.command(&settle(order)), Err(others.clone()), "{order:?}");
    }
    let no_group = SettlePlaces { group: 2, ..settle(&[4, 3]) };
    assert_eq!(
        hall.command(&no_group),
        Err(SettlingRefusal::UnknownGroup { stage: 1, group: 2, groups: 1 }.into())
    );
    assert_eq!(given(&hall), (vec![(1, 1000), (2, 500), (3, 150), (4, 150)], 1));

    hall.must(&settle(&[4, 3]));
    assert_eq!(places(&hall), "1: 1, 2: 2, 3: 4, 4: 3");
    assert_eq!(given(&hall), (vec![(1, 1000), (2, 500), (4, 301)], 0));
    let settled = SettlingRefusal::AlreadySettled { stage: 1, group: 1 };
    assert_eq!(hall.command(&settle(&[3, 4])), Err(settled.into()));
    hall.must(&SettlePlaces { corrects: true, ..settle(&[3, 4]) });
    assert_eq!(places(&hall), "1: 1, 2: 2, 3: 3, 4: 4", "the last word counts");
    hall.must(&SettlePlaces { corrects: true, ..settle(&[4, 3]) });
    assert_eq!(go_on(&mut hall), [1, 2, 4]);
}

#[test]
fn art_15_6_nothing_of_a_bracket_is_settled_before_it_is_over() {
    let mut hall = entered(4, 3);
    assert_eq!(hall.command(&settle(&[3, 4])), Err(Refusal::StageOpen { stage: 1 }));
    open(&mut hall, 1);
    beats(&mut hall, 1, 4);
    beats(&mut hall, 2, 3);
    assert_eq!(hall.command(&settle(&[3, 4])), Err(Refusal::StageOpen { stage: 1 }));
}

/// 5 to 8 lost in the first round; the settling of their places touches no other.
#[test]
fn art_15_6_those_who_lost_in_one_round_are_parted() {
    let mut hall = entered(8, 6);
    open(&mut hall, 1);
    [(1, 8), (4, 5), (2, 7), (3, 6)].into_iter().for_each(|(winner, loser)| beats(&mut hall, winner, loser));
    open(&mut hall, 2);
    [(1, 4), (2, 3)].into_iter().for_each(|(winner, loser)| beats(&mut hall, winner, loser));
    open(&mut hall, 3);
    beats(&mut hall, 2, 1);
    (1..=3).for_each(|round| close(&mut hall, round));
    assert_eq!(hall.command(&by_seed("x")), Err(Refusal::PlaceShared { stage: 1, group: 1, place: 5 }));
    hall.must(&settle(&[8, 5, 7, 6]));
    assert_eq!(places(&hall), "1: 2, 2: 1, 3–4: 3, 3–4: 4, 5: 8, 6: 5, 7: 7, 8: 6");
    assert_eq!(go_on(&mut hall), [1, 2, 3, 4, 5, 8]);
}

/// One semi-final was played: the other three could all have won it.
#[test]
fn art_15_6_of_a_bracket_ended_early_those_who_are_still_in_share_the_places_before_the_others() {
    let mut hall = entered(4, 2);
    let pair = HandPair { red: entrant(1), black: entrant(4) };
    hall.must(&PairRound { round: 1, by_hand: Some(vec![pair]), ..PairRound::default() });
    hall.must(&PublishRound { round: 1 });
    beats(&mut hall, 1, 4);
    close(&mut hall, 1);
    assert_eq!(places(&hall), "", "2 and 3 may both go out");
    assert_eq!(given(&hall), (vec![(1, 600), (2, 600), (3, 600)], 1));
    hall.must(&EndStage { stage: 1, reason: text() });
    assert_eq!(places(&hall), "1–3: 1, 1–3: 2, 1–3: 3, 4: 4");
    assert!(!table(&hall).provisional);
    assert_eq!(hall.command(&by_seed("x")), Err(Refusal::PlaceShared { stage: 1, group: 1, place: 1 }));
    assert_eq!(table(&hall).champion, None);
    hall.must(&settle(&[3, 1, 2]));
    assert_eq!(table(&hall).champion, Some(entrant(3)), "who stands alone at the first place");
    assert_eq!(places(&hall), "1: 3, 2: 1, 3: 2, 4: 4");
    assert_eq!(go_on(&mut hall), [1, 3]);
}

#[test]
fn art_15_6_of_two_who_share_a_place_one_who_left_is_settled_too_and_passed_over() {
    let mut hall = played();
    hall.must(&Withdraw { entry: entrant(4), consent: true, reason: text() });
    hall.must(&settle(&[4, 3]));
    assert_eq!(places(&hall), "1: 1, 2: 2, 3: 4, 4: 3");
    assert_eq!(go_on(&mut hall), [1, 2, 3]);
}

#[test]
fn art_15_6_a_play_off_is_between_two_who_share_a_place_of_the_bracket_and_is_none_of_its_matches() {
    let pairs = |red, black| vec![HandPair { red: entrant(red), black: entrant(black) }];
    let play_off =
        |round, pairs| PairRound { round, by_hand: Some(pairs), play_off: true, ..PairRound::default() };
    let mut early = entered(4, 3);
    assert_eq!(early.command(&play_off(1, pairs(3, 4))), Err(Refusal::StageOpen { stage: 1 }));

    let mut hall = played();
    let strangers = SettlingRefusal::NotLevel { stage: 1, one: entrant(1), other: entrant(3), index: 0 };
    assert_eq!(hall.command(&play_off(3, pairs(1, 3))), Err(strangers.clone().into()));
    let nobody = PairRound { round: 3, play_off: true, ..PairRound::default() };
    assert_eq!(hall.command(&nobody), Err(Refusal::NoPairings));
    let before = table(&hall);
    hall.must(&play_off(3, pairs(3, 4)));
    let of = hall.tournament.rounds[&3].matches[0].clone();
    let change = |red, black| ChangePairings {
        round: 3,
        changes: vec![ChangedPairing { game: of.games[0].game, red: entrant(red), black: entrant(black) }],
        reason: text(),
    };
    assert_eq!(hall.command(&change(1, 3)), Err(strangers.into()));
    hall.must(&change(4, 3));
    hall.must(&PublishRound { round: 3 });
    assert_eq!(hall.command(&by_seed("x")), Err(Refusal::StageOpen { stage: 1 }), "the play-off is open");
    report(&mut hall, of.games[0].game, Outcome::Draw);
    let shown = knock_out_match(&hall.tournament, of.id).unwrap();
    assert_eq!((shown.outdated, shown.level, shown.next, shown.winner), (false, false, None, None));
    assert_eq!(shown.entries, [4, 3].map(entrant));
    close(&mut hall, 3);
    assert_eq!(table(&hall), before);
    assert!(hall.tournament.rounds[&3].byes.is_empty());
    let decide = DecideMatch {
        of: of.id,
        winner: MatchOutcome::First,
        by: DecidedBy::Lots,
        corrects: false,
        reason: text(),
    };
    let elsewhere: Refusal = MatchRefusal::OfAPlayOff { of: of.id, stage: 1 }.into();
    assert_eq!(hall.command(&decide), Err(elsewhere.clone()));
    assert_eq!(hall.command(&OrderGames { of: of.id, red: None, seed: None }), Err(elsewhere));
    let level = SettlingRefusal::PlayOffLevel { one: entrant(3), other: entrant(4) };
    let by_play_off = SettlePlaces { by: SettledBy::PlayOff, ..settle(&[3, 4]) };
    assert_eq!(hall.command(&by_play_off), Err(level.into()));
    hall.must(&settle(&[3, 4]));
    assert_eq!(go_on(&mut hall), [1, 2, 3]);
}

/// A lost final that neither came to: both share the first place, and one of them is champion by the lot.
#[test]
fn art_15_6_where_nobody_won_the_final_the_champion_is_who_is_settled_first() {
    let mut hall = entered(2, 1);
    open(&mut hall, 1);
    let game = match_of(&hall, 1, 2).games[0].game;
    report(&mut hall, game, Outcome::BothLose);
    let decide = DecideMatch {
        of: match_of(&hall, 1, 2).id,
        winner: MatchOutcome::Neither,
        by: DecidedBy::Ruling,
        corrects: false,
        reason: text(),
    };
    hall.must(&decide);
    close(&mut hall, 1);
    assert_eq!((places(&hall).as_str(), table(&hall).champion), ("1–2: 1, 1–2: 2", None));
    hall.must(&settle(&[2, 1]));
    assert_eq!((places(&hall).as_str(), table(&hall).champion), ("1: 2, 2: 1", Some(entrant(2))));
}

#[test]
fn art_11_1_before_the_founding_there_is_no_stage_that_could_be_a_knock_out() {
    let before = Tournament::default();
    assert_eq!(bracket(&before, 1), Err(Refusal::UnknownStage { stage: 1 }));
    let circular = Hall::entered(2).tournament;
    assert_eq!(bracket(&circular, 1), Err(MatchRefusal::NoKnockOut { stage: 1 }.into()));
}
