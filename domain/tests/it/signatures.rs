//! Article 10.1: the result on the sheet, and the three who sign it.

use chuhe_domain::game::event::Signer;
use chuhe_domain::game::{
    AmendResult, Forfeit, GameEvent, Ground, Loser, Refusal, Reopen, ReportResult, Resign, SignResult, Status,
};
use chuhe_domain::tournament::CloseRound;
use chuhe_domain::vocabulary::{Outcome, Role};

use crate::hall::{source, text};
use crate::table::{BLACK, Table, names};

fn sign(by: Signer, outcome: Outcome) -> SignResult {
    let token = source(if by == Signer::Arbiter { 8 } else { 7 });
    SignResult { by, outcome, token, alone: None }
}

/// The arbiter signs without the players, and says why.
fn alone(outcome: Outcome) -> SignResult {
    SignResult { alone: Some(text()), ..sign(Signer::Arbiter, outcome) }
}

fn amend(outcome: Outcome) -> AmendResult {
    AmendResult { outcome, without_play: false, authority: Role::Arbiter, committee: false, reason: text() }
}

/// A game that Red has won.
fn won() -> Table {
    let mut table = Table::plain();
    table.play("h2e2 h9g7");
    table.at(&Resign { by: BLACK, word_of: None }).unwrap();
    table
}

#[test]
fn art_10_1_two_players_and_the_arbiter_confirm_in_whatever_order() {
    let [red, black, arbiter] = Signer::ALL;
    for order in [[red, black, arbiter], [arbiter, black, red], [black, arbiter, red]] {
        let mut table = won();
        for by in &order[..2] {
            assert_eq!(names(&table.at(&sign(*by, Outcome::RedWins)).unwrap()), ["game.sheet_signed"]);
            assert_eq!(table.status(), Status::Provisional);
        }
        let events = table.at(&sign(order[2], Outcome::RedWins)).unwrap();
        assert_eq!(names(&events), ["game.sheet_signed", "game.result_confirmed"]);
        assert_eq!(table.status(), Status::Confirmed);
        assert_eq!(table.state().signatures.len(), 3);
    }
}

#[test]
fn art_10_1_nobody_signs_twice_or_after_all_have() {
    let mut table = won();
    table.at(&sign(Signer::Red, Outcome::RedWins)).unwrap();
    let again = table.at(&sign(Signer::Red, Outcome::RedWins));
    assert_eq!(again, Err(Refusal::AlreadySigned { by: Signer::Red }));
    table.at(&sign(Signer::Black, Outcome::RedWins)).unwrap();
    table.at(&sign(Signer::Arbiter, Outcome::RedWins)).unwrap();
    let late = table.at(&sign(Signer::Arbiter, Outcome::RedWins));
    assert_eq!(late, Err(Refusal::Settled { status: Status::Confirmed }));
}

#[test]
fn art_10_1_nobody_signs_as_a_player_and_as_the_arbiter() {
    let by_one = |by| SignResult { token: source(7), ..sign(by, Outcome::RedWins) };
    for (first, second) in [(Signer::Red, Signer::Arbiter), (Signer::Arbiter, Signer::Black)] {
        let mut table = won();
        table.at(&by_one(first)).unwrap();
        assert_eq!(table.at(&by_one(second)), Err(Refusal::SignedForAnother(first)));
        assert_eq!(table.state().signatures.len(), 1);
    }
    // Nor with a reason.
    let mut table = won();
    table.at(&by_one(Signer::Red)).unwrap();
    let signed = table.at(&SignResult { token: source(7), ..alone(Outcome::RedWins) });
    assert_eq!(signed, Err(Refusal::SignedForAnother(Signer::Red)));
}

#[test]
fn art_10_1_nobody_signs_what_does_not_stand() {
    let mut table = won();
    for signed in [Outcome::Draw, Outcome::BlackWins, Outcome::BothLose] {
        let refused = table.at(&sign(Signer::Black, signed));
        assert_eq!(refused, Err(Refusal::SignedOtherwise { standing: Outcome::RedWins, signed }));
        let refused = table.at(&alone(signed));
        assert_eq!(refused, Err(Refusal::SignedOtherwise { standing: Outcome::RedWins, signed }));
    }
    assert!(table.state().signatures.is_empty());
    assert_eq!(Table::plain().at(&sign(Signer::Red, Outcome::Draw)), Err(Refusal::NotOver));
}

#[test]
fn art_10_1_the_arbiter_signs_alone_with_a_reason() {
    let mut table = won();
    table.at(&sign(Signer::Red, Outcome::RedWins)).unwrap();
    table.at(&sign(Signer::Arbiter, Outcome::RedWins)).unwrap();
    assert_eq!(table.status(), Status::Provisional, "Black has not signed");
    let events = table.at(&alone(Outcome::RedWins)).unwrap();
    assert_eq!(names(&events), ["game.sheet_signed", "game.result_confirmed"]);
    let signatures = &table.state().signatures;
    let reasons: Vec<_> = signatures.iter().map(|signed| (signed.by, signed.alone.is_some())).collect();
    assert_eq!(reasons, [(Signer::Red, false), (Signer::Arbiter, true)]);
}

#[test]
fn art_10_1_a_forfeit_is_signed_by_the_arbiter_alone() {
    let mut table = Table::plain();
    let absent = Forfeit { loser: Loser::Both, ground: Ground::Absence, article: None, reason: text() };
    table.at(&absent).unwrap();
    table.at(&alone(Outcome::BothLose)).unwrap();
    assert_eq!(table.status(), Status::Confirmed);
}

#[test]
fn art_10_1_no_player_signs_for_all() {
    for by in [Signer::Red, Signer::Black] {
        let mut table = won();
        let events = table.at(&SignResult { by, ..alone(Outcome::RedWins) }).unwrap();
        let [GameEvent::SheetSigned(signed)] = events.as_slice() else { panic!("{events:?}") };
        assert_eq!((signed.by, &signed.alone), (by, &None));
        assert_eq!(table.status(), Status::Provisional);
    }
}

#[test]
fn art_10_1_another_result_takes_other_signatures() {
    let mut table = won();
    table.at(&sign(Signer::Red, Outcome::RedWins)).unwrap();
    table.at(&sign(Signer::Black, Outcome::RedWins)).unwrap();
    table.at(&amend(Outcome::Draw)).unwrap();
    assert!(table.state().signatures.is_empty());
    table.at(&sign(Signer::Arbiter, Outcome::Draw)).unwrap();
    assert_eq!(table.status(), Status::Provisional, "the players had signed another one");
    table.at(&sign(Signer::Red, Outcome::Draw)).unwrap();
    table.at(&sign(Signer::Black, Outcome::Draw)).unwrap();
    assert_eq!(table.status(), Status::Confirmed);

    let mut table = won();
    table.at(&sign(Signer::Red, Outcome::RedWins)).unwrap();
    table.at(&Reopen { authority: Role::Arbiter, committee: false, reason: text() }).unwrap();
    assert!(table.state().signatures.is_empty(), "nor does a game that goes on keep any");
    assert_eq!(table.at(&sign(Signer::Black, Outcome::RedWins)), Err(Refusal::NotOver));
}

#[test]
fn art_10_1_what_is_in_dispute_is_not_signed() {
    let mut table = Table::plain();
    let report = |outcome, by| ReportResult { outcome, reporter: source(by), entry: None };
    table.at(&report(Outcome::RedWins, 1)).unwrap();
    table.at(&sign(Signer::Red, Outcome::RedWins)).unwrap();
    table.at(&report(Outcome::Draw, 2)).unwrap();
    let disputed = Err(Refusal::Settled { status: Status::Disputed });
    assert_eq!(table.at(&sign(Signer::Black, Outcome::RedWins)), disputed);
    assert_eq!(table.at(&alone(Outcome::Draw)), disputed);
    // The arbiter decides, and all sign what was decided.
    table.at(&amend(Outcome::RedWins)).unwrap();
    for by in Signer::ALL {
        table.at(&sign(by, Outcome::RedWins)).unwrap();
    }
    assert_eq!(table.status(), Status::Confirmed);
}

#[test]
fn art_10_1_a_result_without_signatures_is_provisional_counts_and_closes_the_round() {
    let mut table = won();
    table.hall.report(2, 3, Outcome::Draw);
    assert!(table.hall.row(1).ends_with("= 1"));
    table.hall.must(&CloseRound { round: 1 });
    assert_eq!(table.status(), Status::Provisional);
    for by in Signer::ALL {
        table.at(&sign(by, Outcome::RedWins)).unwrap();
    }
    assert_eq!(table.status(), Status::Confirmed, "who was slow to sign signs after it");
}
