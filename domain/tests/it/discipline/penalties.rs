//! Articles 8.8 and 18: warnings, removals from a game, expulsions, and their lifting.

use chuhe_domain::game::event::GameEvent;
use chuhe_domain::game::{AmendResult, Reopen, Status};
use chuhe_domain::standings::Penalties;
use chuhe_domain::tournament::discipline::refusal::Refusal;
use chuhe_domain::tournament::event::EntryReinstated;
use chuhe_domain::tournament::event::penalties::PenaltyKind;
use chuhe_domain::tournament::{
    self, Change, ErasePerson, GivePenalty, LiftPenalty, PairRound, Reinstate, Standing, TournamentEvent,
    Withdraw, WithdrawalEffect,
};
use chuhe_domain::vocabulary::{Ending, GameId, GameResult, Outcome, Role};

use super::{expel, own, penalty, refused, texts_about, words};
use crate::hall::{Hall, entrant, text};

const KINDS: [PenaltyKind; 3] = [PenaltyKind::Warning, PenaltyKind::Removal, PenaltyKind::Expulsion];

#[test]
fn art_17_7_a_penalty_is_for_the_breach_of_a_duty() {
    let mut hall = Hall::of(4);
    let mut give = |article: &str| {
        let warning = penalty(PenaltyKind::Warning, 1, None, Role::Arbiter);
        hall.command(&GivePenalty { article: article.to_owned(), ..warning })
    };
    for article in ["1.1", "2.3", "4.1.1", "4.2.1", "6.1", "11.2", "13.1", "15.1", "18.1", "26.1"] {
        let no_ground = Refusal::NoGround { article: article.to_owned() };
        assert_eq!(give(article), Err(no_ground.into()), "nobody breaks {article}");
    }
    assert_eq!(give("8.9"), Err(Refusal::UnknownArticle { article: "8.9".into() }.into()));
    for article in ["4.1.6", "4.1.10", "5.1", "7.3", "8.1", "8.7", "9.1.8", "10.2", "12.2", "19.1", "20.1"] {
        give(article).unwrap();
    }
}

/// A round that is published, and the game of 1 and 4 in it.
fn hall() -> (Hall, GameId) {
    let mut hall = Hall::of(4);
    hall.open_round(1);
    let game = hall.game(1, 4);
    (hall, game)
}

fn remove(n: u32, game: GameId) -> GivePenalty {
    penalty(PenaltyKind::Removal, n, Some(game), Role::ChiefArbiter)
}

fn warn(n: u32) -> GivePenalty {
    penalty(PenaltyKind::Warning, n, None, Role::Arbiter)
}

fn lift(penalty: u32, authority: Role) -> LiftPenalty {
    LiftPenalty { penalty, authority, reason: text() }
}

fn count(hall: &Hall, n: u32) -> (u32, u32) {
    let Penalties { removals, warnings } = hall.tournament.discipline.penalties_of(entrant(n));
    (removals, warnings)
}

#[test]
fn art_18_1_any_arbiter_warns() {
    let (mut hall, game) = hall();
    let changes = hall.must(&GivePenalty { game: Some(game), ..warn(1) });
    assert!(matches!(changes.as_slice(), [Change::Tournament(TournamentEvent::PenaltyGiven(_))]));
    hall.must(&penalty(PenaltyKind::Warning, 1, None, Role::ChiefArbiter));
    assert_eq!((count(&hall, 1), count(&hall, 2)), ((0, 2), (0, 0)));
    assert_eq!(hall.tournament.games[&game].status, Status::Scheduled, "a warning ends nothing");
    let elsewhere = GivePenalty { game: Some(game), ..warn(2) };
    let refusal = Refusal::NotAtThatGame { entry: entrant(2), game };
    assert_eq!(refused(&mut hall, &elsewhere), refusal);
    let unknown = GivePenalty { article: "8.9".into(), ..warn(1) };
    assert_eq!(refused(&mut hall, &unknown), Refusal::UnknownArticle { article: "8.9".into() });
}

#[test]
fn art_18_each_penalty_is_given_and_lifted_by_its_own_office() {
    let may = |kind, role| match kind {
        PenaltyKind::Warning => matches!(role, Role::Arbiter | Role::ChiefArbiter | Role::Administrator),
        PenaltyKind::Removal => matches!(role, Role::ChiefArbiter | Role::Administrator),
        PenaltyKind::Expulsion => matches!(role, Role::Organiser | Role::Administrator),
    };
    let roles = [
        Role::Administrator,
        Role::Organiser,
        Role::ChiefArbiter,
        Role::Arbiter,
        Role::ArbitrationCommittee,
        Role::Scorer,
        Role::Player,
        Role::Reader,
    ];
    for kind in KINDS {
        for authority in roles {
            let (mut hall, game) = hall();
            let not_yours = Err(Refusal::NotYourPenalty { kind, authority }.into());
            let given = hall.command(&penalty(kind, 1, Some(game), authority));
            if may(kind, authority) {
                given.unwrap();
            } else {
                assert_eq!(given, not_yours);
                hall.must(&penalty(kind, 1, Some(game), Role::Administrator));
            }
            let lifted = hall.command(&lift(1, authority));
            // After an appeal the committee lifts any of them (16.3).
            if may(kind, authority) || authority == Role::ArbitrationCommittee {
                lifted.unwrap();
            } else {
                assert_eq!(lifted, not_yours);
            }
        }
    }
}

#[test]
fn art_18_2_who_is_removed_has_lost_the_game_under_way() {
    let (mut hall, game) = hall();
    hall.start(game);
    hall.play(game, "h2e2 h9g7");
    let changes = hall.must(&remove(4, game));
    let [_, Change::Game(_, GameEvent::Ended(ended))] = changes.as_slice() else { panic!("{changes:?}") };
    assert_eq!(ended.result, GameResult { outcome: Outcome::RedWins, ending: Ending::Removal });
    assert_eq!((ended.article.as_deref(), &ended.reason), (Some("18.2"), &Some(text())));
    assert_eq!(hall.tournament.games[&game].status, Status::Provisional);
    assert_eq!((hall.row(1), hall.row(4)), (". . 1 = 1".to_owned(), "0 . . = 0".to_owned()));
    assert_eq!(count(&hall, 4), (1, 0));
    assert_eq!(hall.tournament.standing(entrant(4)), Some(Standing::Active), "it was one game");
}

#[test]
fn art_18_2_a_game_that_has_not_begun_is_lost_without_play() {
    let (mut hall, game) = hall();
    hall.must(&remove(1, game));
    let ended = GameResult { outcome: Outcome::BlackWins, ending: Ending::Forfeit };
    assert_eq!(hall.tournament.games[&game].result, Some(ended));
    assert_eq!((hall.row(1), hall.row(4)), (". . - = 0".to_owned(), "+ . . = 1".to_owned()));
    assert_eq!(hall.games[&game].card.named, Some("18.2"));
}

#[test]
fn art_18_2_nobody_is_removed_from_a_game_that_is_decided_or_not_known() {
    let (mut hall, game) = hall();
    let unnamed = GivePenalty { game: None, ..remove(1, game) };
    assert_eq!(refused(&mut hall, &unnamed), Refusal::NoGameNamed);
    hall.report(1, 4, Outcome::RedWins);
    assert_eq!(refused(&mut hall, &remove(1, game)), Refusal::GameDecided { game });
    // Nor from one that nobody will play any more.
    let other = hall.game(2, 3);
    hall.must(&Withdraw { entry: entrant(2), consent: true, reason: text() });
    assert_eq!(refused(&mut hall, &remove(3, other)), Refusal::GameDecided { game: other });
    hall.must(&PairRound::by_table(2));
    let draft = hall.game(4, 3);
    let hidden = hall.command(&remove(3, draft));
    assert_eq!(hidden, Err(tournament::Refusal::NotPublished { round: 2 }));
    assert!(hall.tournament.discipline.penalties.is_empty(), "what is refused is no penalty");
}

#[test]
fn art_18_2_a_removal_that_is_lifted_counts_no_more_and_the_game_waits_for_an_arbiter() {
    let (mut hall, game) = hall();
    hall.start(game);
    hall.must(&remove(4, game));
    hall.must(&lift(1, Role::ChiefArbiter));
    assert_eq!(count(&hall, 4), (0, 0));
    assert_eq!(hall.tournament.games[&game].status, Status::Provisional);
    let again = refused(&mut hall, &lift(1, Role::ChiefArbiter));
    assert_eq!(again, Refusal::AlreadyLifted { penalty: 1 });
    assert_eq!(refused(&mut hall, &lift(2, Role::ChiefArbiter)), Refusal::UnknownPenalty(2));
    let reopen = Reopen { authority: Role::ChiefArbiter, committee: false, reason: text() };
    hall.at(game, &reopen).unwrap();
    hall.must(&remove(1, game));
    assert_eq!(hall.row(4), "1 . . = 1", "removed from it again, now the other");
}

#[test]
fn art_18_3_who_is_expelled_has_left_without_consent() {
    let mut hall = Hall::of(6);
    for round in 1..=3 {
        hall.open_round(round);
        hall.play_round(round);
    }
    hall.open_round(4);
    let running =
        hall.tournament.live_games().find(|(_, card)| card.round == 4 && card.side_of(entrant(2)).is_some());
    let game = running.unwrap().0;
    hall.start(game);
    let changes = hall.must(&expel(2, text()));
    let [TournamentEvent::PenaltyGiven(_), TournamentEvent::EntryWithdrew(withdrew)] = own(&changes)[..]
    else {
        panic!("{changes:?}")
    };
    assert_eq!((withdrew.consent, withdrew.met, withdrew.effect), (false, 4, WithdrawalEffect::Kept));
    assert_eq!(hall.tournament.games[&game].result.unwrap().ending, Ending::Withdrawal);
    assert_eq!(count(&hall, 2), (0, 0), "18.4 speaks of 18.1 and 18.2");
    let again = Refusal::AlreadyExpelled { entry: entrant(2), penalty: 1 };
    assert_eq!(refused(&mut hall, &expel(2, text())), again);
}

#[test]
fn art_18_3_below_half_every_result_is_annulled_and_lifting_it_restores_the_tables() {
    let mut hall = Hall::of(6);
    hall.open_round(1);
    hall.play_round(1);
    let before: Vec<String> = (1..=6).map(|n| hall.row(n)).collect();
    hall.must(&expel(6, words(300)));
    assert_eq!(hall.tournament.standing(entrant(6)), Some(Standing::Annulled));
    assert!(hall.row(1).ends_with("= 0"), "{}", hall.row(1));
    let changes = hall.must(&lift(1, Role::Organiser));
    assert!(matches!(
        own(&changes)[..],
        [TournamentEvent::PenaltyLifted(_), TournamentEvent::EntryReinstated(_)]
    ));
    assert_eq!((1..=6).map(|n| hall.row(n)).collect::<Vec<_>>(), before);
    hall.must(&expel(6, words(301)));
}

#[test]
fn art_18_3_lifting_brings_back_nobody_who_left_otherwise() {
    let mut hall = Hall::of(6);
    hall.open_round(1);
    hall.play_round(1);
    let withdraw = |reason| Withdraw { entry: entrant(6), consent: true, reason };
    hall.must(&withdraw(words(300)));
    // Found out afterwards: the expulsion is a fact, and the withdrawal is the one that was judged.
    let changes = hall.must(&expel(6, words(301)));
    assert!(matches!(own(&changes)[..], [TournamentEvent::PenaltyGiven(_)]));
    hall.must(&lift(1, Role::Organiser));
    assert_eq!(hall.tournament.standing(entrant(6)), Some(Standing::Annulled));

    hall.must(&Reinstate { entry: entrant(6), reason: text() });
    hall.must(&expel(6, words(302)));
    // A ledger may hold the reinstatement of one who was expelled: it was once let in.
    hall.evolve(&EntryReinstated { entry: entrant(6), reason: text() }.into());
    hall.must(&withdraw(words(303)));
    hall.must(&lift(2, Role::Organiser));
    assert_eq!(hall.tournament.standing(entrant(6)), Some(Standing::Annulled), "left by the own will since");
}

#[test]
fn art_18_3_who_is_expelled_is_not_back_while_the_penalty_stands() {
    let reinstate = || Reinstate { entry: entrant(6), reason: text() };
    let withdraw = || Withdraw { entry: entrant(6), consent: true, reason: words(310) };
    for left_before in [false, true] {
        let mut hall = Hall::of(6);
        hall.open_round(1);
        hall.play_round(1);
        if left_before {
            hall.must(&withdraw());
        }
        hall.must(&expel(6, words(311)));
        let expected = Refusal::StaysExpelled { entry: entrant(6), penalty: 1 };
        assert_eq!(refused(&mut hall, &reinstate()), expected, "left before: {left_before}");
        hall.must(&lift(1, Role::Organiser));
        let standing = hall.tournament.standing(entrant(6));
        assert_eq!(standing == Some(Standing::Active), !left_before);
        if left_before {
            hall.must(&reinstate());
        }
    }
}

#[test]
fn art_18_3_a_field_drawn_without_the_expelled_takes_nobody_back() {
    let mut hall = Hall::of(5);
    hall.must(&expel(5, words(300)));
    assert_eq!(hall.tournament.standing(entrant(5)), Some(Standing::LeftField));
    assert!(!hall.tournament.draw(1).unwrap().is_whole(), "an even number remains (20.2)");
    hall.draw();
    let changes = hall.must(&lift(1, Role::Organiser));
    assert!(matches!(own(&changes)[..], [TournamentEvent::PenaltyLifted(_)]));
    assert_eq!(hall.tournament.standing(entrant(5)), Some(Standing::LeftField));
}

#[test]
fn art_8_8_penalties_go_with_the_person_that_is_erased() {
    let (mut hall, _) = hall();
    hall.must(&GivePenalty { note: words(300), ..warn(1) });
    hall.must(&LiftPenalty { reason: words(301), ..lift(1, Role::Arbiter) });
    assert_eq!(texts_about(&hall, entrant(1)), [300, 301].map(|n| words(n).id));
    let changes = hall.must(&ErasePerson { entry: entrant(1) });
    let [TournamentEvent::PersonErased(erased)] = own(&changes)[..] else { panic!("{changes:?}") };
    assert!([300, 301].iter().all(|n| erased.personal.contains(&words(*n).id)));
    assert!(texts_about(&hall, entrant(1)).is_empty());
    assert!(hall.must(&ErasePerson { entry: entrant(1) }).is_empty());
}

#[test]
fn art_8_8_what_an_arbiter_has_decided_already_is_amended_and_the_penalty_recorded_beside() {
    let (mut hall, game) = hall();
    hall.report(1, 4, Outcome::RedWins);
    let (authority, reason) = (Role::ChiefArbiter, text());
    let outcome = Outcome::BothLose;
    let amend = AmendResult { outcome, without_play: false, authority, committee: false, reason };
    hall.at(game, &amend).unwrap();
    for n in [1, 4] {
        hall.must(&GivePenalty { article: "8.7".into(), game: Some(game), ..warn(n) });
    }
    assert_eq!((hall.row(1), hall.row(4)), (". . 0 = 0".to_owned(), "0 . . = 0".to_owned()));
    assert_eq!((count(&hall, 1), count(&hall, 4)), ((0, 1), (0, 1)));
}
