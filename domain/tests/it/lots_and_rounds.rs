//! Articles 11.2 and 13.1: lots, the printed table, pairings by hand, and what can be taken back.

use chuhe_domain::game::{Start, Status};
use chuhe_domain::pairing::lots;
use chuhe_domain::standings::TieBreak;
use chuhe_domain::tournament::{
    Amend, AnnulLots, AnnulRound, Change, ChangePairings, ChangedPairing, CloseRegistration, CloseRound,
    CommitLots, DrawLots, Drawing, HandPair, PairRound, PublishRound, Refusal, RegisterEntry, Regulations,
    ReopenRegistration, SetRegulations, UnpublishRound, Withdraw,
};
use chuhe_domain::vocabulary::{EntryId, Outcome};

use crate::hall::{Hall, by_seed, entrant, text};

fn by_hand(round: u32, pairs: &[(u32, u32)]) -> PairRound {
    let pairs = pairs.iter().map(|(red, black)| HandPair { red: entrant(*red), black: entrant(*black) });
    PairRound { round, by_hand: Some(pairs.collect()), ..PairRound::default() }
}

fn seats(hall: &Hall, round: u32) -> Vec<(EntryId, EntryId)> {
    hall.tournament.rounds[&round].pairings().map(|pairing| (pairing.red, pairing.black)).collect()
}

#[test]
fn art_13_1_rounds_follow_the_printed_table() {
    let mut hall = Hall::of(4);
    let printed = [[(1, 4), (2, 3)], [(4, 3), (1, 2)], [(2, 4), (3, 1)]];
    for (round, pairs) in (1..).zip(printed) {
        hall.open_round(round);
        let expected = pairs.map(|(red, black)| (entrant(red), entrant(black)));
        assert_eq!(seats(&hall, round), expected, "round {round}");
    }
    let beyond = hall.command(&PairRound::by_table(4));
    assert_eq!(beyond, Err(Refusal::NoSuchRound { round: 4, rounds: 3 }));
}

#[test]
fn art_13_1_an_odd_field_has_one_bye_a_round() {
    let mut hall = Hall::of(3);
    let byes: Vec<_> = (1..=3)
        .map(|round| {
            hall.open_round(round);
            hall.tournament.rounds[&round].byes.clone()
        })
        .collect();
    assert_eq!(byes, [vec![entrant(1)], vec![entrant(3)], vec![entrant(2)]]);
    assert_eq!(hall.row(1), ". . = 0", "a circular bye gives nothing");
}

#[test]
fn rounds_are_named_never_guessed() {
    let mut hall = Hall::of(4);
    let second = hall.command(&PairRound::by_table(2));
    assert_eq!(second, Err(Refusal::NotTheNextRound { round: 2, next: 1 }));
    hall.must(&PairRound::by_table(1));
    let again = hall.command(&PairRound::by_table(1));
    assert_eq!(again, Err(Refusal::RoundExists { round: 1 }));
}

#[test]
fn lots_by_seed_can_be_drawn_again_by_anyone() {
    let mut hall = Hall::entered(5);
    hall.must(&CommitLots { stage: None, commitment: lots::commitment("the river") });
    let other = hall.command(&by_seed("the palace"));
    assert!(matches!(other, Err(Refusal::SeedNotCommitted(_))), "{other:?}");
    assert_eq!(
        hall.command(&DrawLots { stage: None, drawing: Drawing::ByHand(Vec::new()) }),
        Err(Refusal::LotsCommitted)
    );
    hall.must(&by_seed("the river"));
    let field = hall.tournament.entries.keys().copied().collect();
    let again: Vec<EntryId> = lots::draw("the river", &field).iter().map(|lot| lot.entry).collect();
    assert_eq!(hall.tournament.draw(1).unwrap().groups[0].order, again);
    assert!(hall.tournament.registration_closed, "drawing closes the registration");
    let late = RegisterEntry::named(entrant(9), text());
    assert_eq!(hall.command(&late), Err(Refusal::RegistrationClosed));
    assert_eq!(hall.command(&by_seed("again")), Err(Refusal::LotsDrawn));
}

#[test]
fn pairings_by_hand_seat_nobody_twice_and_pair_nobody_again() {
    let mut hall = Hall::entered(5);
    assert_eq!(hall.command(&by_hand(1, &[])), Err(Refusal::NoPairings));
    let (entry, index) = (entrant(1), 1);
    assert_eq!(hall.command(&by_hand(1, &[(1, 2), (3, 1)])), Err(Refusal::PairedTwice { entry, index }));
    let entry = entrant(7);
    assert_eq!(hall.command(&by_hand(1, &[(1, 7)])), Err(Refusal::UnknownEntry { entry }));
    hall.must(&by_hand(1, &[(1, 2), (4, 3)]));
    assert!(hall.tournament.rounds[&1].byes.is_empty(), "5 was not named free");
    let again = hall.command(&by_hand(2, &[(2, 1)]));
    assert!(matches!(again, Err(Refusal::AlreadyPaired { index: Some(0), .. })), "{again:?}");
}

#[test]
fn art_13_1_the_table_does_not_repeat_what_was_paired_by_hand() {
    let mut hall = Hall::of(4);
    hall.must(&by_hand(1, &[(1, 2), (3, 4)]));
    hall.must(&PublishRound { round: 1 });
    // Round 2 of the printed table is these two games: the others follow.
    for (round, printed) in [(2, [(1, 4), (2, 3)]), (3, [(2, 4), (3, 1)])] {
        hall.open_round(round);
        assert_eq!(seats(&hall, round), printed.map(|(red, black)| (entrant(red), entrant(black))));
    }
    let beyond = hall.command(&PairRound::by_table(4));
    assert_eq!(beyond, Err(Refusal::NoSuchRound { round: 4, rounds: 3 }));
}

#[test]
fn publishing_twice_publishes_once() {
    let mut hall = Hall::of(4);
    hall.must(&PairRound::by_table(1));
    assert_eq!(hall.must(&PublishRound { round: 1 }).len(), 1);
    assert_eq!(hall.must(&PublishRound { round: 1 }), Vec::<Change>::new());
}

#[test]
fn a_round_can_be_taken_back_while_none_of_its_games_has_begun() {
    let mut hall = Hall::of(4);
    hall.open_round(1);
    let annul = AnnulRound { round: 1, reason: text() };
    assert_eq!(hall.command(&annul), Err(Refusal::Published { round: 1 }));
    hall.must(&UnpublishRound { round: 1, reason: text() });
    let game = hall.game(1, 4);
    hall.must(&annul);
    assert_eq!(hall.tournament.games[&game].status, Status::Annulled);
    // Publishing would not help it: that is not what is told.
    assert_eq!(hall.at(game, &Start::default()), Err(chuhe_domain::game::Refusal::Annulled));
    hall.open_round(1);
    assert_ne!(hall.game(1, 4), game, "another pairing is another game");
    assert!(!hall.tournament.setting(game).published, "the pairing taken back is not public again with it");

    hall.start(hall.game(1, 4));
    let refused = hall.command(&UnpublishRound { round: 1, reason: text() });
    assert!(matches!(refused, Err(Refusal::GameBegun { .. })), "{refused:?}");
}

#[test]
fn two_tables_may_exchange_players() {
    let mut hall = Hall::of(4);
    hall.open_round(1);
    let (one, other) = (hall.game(1, 4), hall.game(2, 3));
    let change = |game, red, black| ChangedPairing { game, red: entrant(red), black: entrant(black) };
    let half = ChangePairings { round: 1, changes: vec![change(one, 1, 3)], reason: text() };
    assert!(matches!(hall.command(&half), Err(Refusal::PairedTwice { .. })));
    let changes = vec![change(one, 1, 3), change(other, 4, 2)];
    hall.must(&ChangePairings { round: 1, changes, reason: text() });
    assert_eq!(seats(&hall, 1), [(entrant(1), entrant(3)), (entrant(4), entrant(2))]);
    let card = &hall.tournament.games[&one];
    assert_eq!((card.red, card.black), (entrant(1), entrant(3)));

    hall.start(one);
    let begun = ChangePairings { round: 1, changes: vec![change(one, 3, 1)], reason: text() };
    assert_eq!(hall.command(&begun), Err(Refusal::GameBegun { game: one }));
}

#[test]
fn a_round_closes_when_every_game_is_decided() {
    let mut hall = Hall::of(4);
    hall.must(&PairRound::by_table(1));
    assert_eq!(hall.command(&CloseRound { round: 1 }), Err(Refusal::NotPublished { round: 1 }));
    let unpublished = hall.game(1, 4);
    assert_eq!(hall.at(unpublished, &Start::default()), Err(chuhe_domain::game::Refusal::RoundNotPublished));
    hall.must(&PublishRound { round: 1 });
    hall.report(1, 4, Outcome::Draw);
    assert!(matches!(hall.command(&CloseRound { round: 1 }), Err(Refusal::GameOpen { table: 2, .. })));
    hall.report(2, 3, Outcome::Draw);
    hall.must(&CloseRound { round: 1 });
    assert_eq!(hall.command(&CloseRound { round: 1 }), Err(Refusal::RoundClosed { round: 1 }));
}

#[test]
fn art_17_1_regulations_stand_once_a_round_is_paired() {
    let mut hall = Hall::of(4);
    let fewer = Regulations { tie_breaks: Some(Vec::new()), ..Regulations::default() };
    hall.must(&SetRegulations { regulations: fewer.clone() });
    let twice = Regulations { tie_breaks: Some(vec![TieBreak::Wins; 2]), ..Regulations::default() };
    assert_eq!(
        hall.command(&SetRegulations { regulations: twice }),
        Err(Refusal::TieBreakTwice { at: "/tie_breaks/1".into() })
    );
    hall.open_round(1);
    let late = hall.command(&SetRegulations { regulations: Regulations::default() });
    assert_eq!(late, Err(Refusal::RegulationsFixed));
}

#[test]
fn the_smallest_tournaments_hold_together() {
    let mut nobody = Hall::entered(0);
    assert_eq!(nobody.command(&by_seed("s")), Err(Refusal::NobodyEntered));
    assert!(nobody.crosstable().rows.is_empty() && nobody.standings().ranked.is_empty());

    let mut alone = Hall::of(1);
    assert!(matches!(alone.command(&PairRound::by_table(1)), Err(Refusal::NoTable(_))));
    assert_eq!(alone.standings().ranked.len(), 1);

    let mut two = Hall::of(2);
    two.open_round(1);
    two.report(1, 2, Outcome::Draw);
    two.must(&CloseRound { round: 1 });
    assert_eq!(two.row(1), "½ = ½");
}

#[test]
fn before_the_foundation_there_is_nothing_to_command() {
    let mut hall = Hall::default();
    assert_eq!(hall.command(&Amend::default()), Err(Refusal::NotFound));
    assert_eq!(hall.command(&CloseRegistration), Err(Refusal::NotFound));
}

#[test]
fn lots_entered_wrongly_are_taken_back_while_no_round_is_paired_by_them() {
    let mut hall = Hall::of(4);
    let annul = AnnulLots { stage: None, reason: text() };
    hall.must(&annul);
    assert!(hall.tournament.draw(1).is_none());
    assert_eq!(hall.command(&annul), Err(Refusal::LotsNotDrawn));
    let reopen = ReopenRegistration { reason: text() };
    hall.must(&reopen);
    hall.must(&RegisterEntry::named(entrant(5), text()));
    hall.must(&CommitLots { stage: None, commitment: lots::commitment("lost") });
    hall.must(&annul);
    hall.draw();
    assert_eq!(hall.command(&reopen), Err(Refusal::LotsDrawn));
    hall.open_round(1);
    assert_eq!(hall.command(&annul), Err(Refusal::RoundsPaired));
}

#[test]
fn art_11_2_nobody_is_taken_in_for_whom_there_is_no_table() {
    let mut hall = Hall::entered(64);
    let late = RegisterEntry::named(entrant(65), text());
    let full = hall.command(&late);
    assert!(matches!(full, Err(Refusal::NoTable(fault)) if fault.entrants == 65), "{full:?}");
    hall.must(&Withdraw { entry: entrant(1), consent: true, reason: text() });
    hall.must(&late);
}

#[test]
fn art_13_1_a_seed_that_was_committed_to_comes_to_light() {
    let commit = CommitLots { stage: None, commitment: lots::commitment("the river") };
    let mut hall = Hall::entered(4);
    hall.must(&commit);
    let first = by_hand(1, &[(1, 2), (3, 4)]);
    assert_eq!(hall.command(&first), Err(Refusal::LotsCommitted), "after it no lots are drawn any more");
    hall.must(&by_seed("the river"));
    hall.must(&first);

    let mut without = Hall::entered(4);
    without.must(&first);
    assert_eq!(without.command(&commit), Err(Refusal::RoundsPaired));
}
