//! Article 10.1 and 21.4: results that are reported, disputed, settled, forfeited.

use chuhe_domain::game::{
    AmendResult, Forfeit, GameEvent, Ground, Loser, Refusal, Reopen, ReportResult, Start, Status, TakeBack,
};
use chuhe_domain::tables::rounds;
use chuhe_domain::tournament::{self, CloseRound, CloseTournament, ReopenRound};
use chuhe_domain::vocabulary::{Ending, GameId, Outcome, Role};

use crate::hall::{Hall, entrant, source, text};

fn report(outcome: Outcome, by: u128) -> ReportResult {
    ReportResult { outcome, reporter: source(by), entry: None }
}

fn amend(outcome: Outcome, authority: Role) -> AmendResult {
    AmendResult { outcome, without_play: false, authority, committee: false, reason: text() }
}

/// The first game of a published round.
fn game() -> (Hall, GameId) {
    let mut hall = Hall::of(4);
    hall.open_round(1);
    let game = hall.game(1, 4);
    (hall, game)
}

#[test]
fn art_10_1_one_report_is_provisional_and_counts() {
    let (mut hall, game) = game();
    hall.at(game, &report(Outcome::RedWins, 1)).unwrap();
    assert_eq!(hall.tournament.games[&game].status, Status::Provisional);
    assert!(hall.row(1).ends_with("= 1"));
}

#[test]
fn art_10_1_two_sources_that_agree_confirm() {
    let (mut hall, game) = game();
    hall.at(game, &report(Outcome::Draw, 1)).unwrap();
    assert_eq!(hall.at(game, &report(Outcome::Draw, 1)), Err(Refusal::AlreadyReported));
    hall.at(game, &report(Outcome::Draw, 2)).unwrap();
    assert_eq!(hall.tournament.games[&game].status, Status::Confirmed);
}

#[test]
fn art_10_1_two_that_differ_are_both_kept_and_count_nowhere_until_an_arbiter_decides() {
    let (mut hall, game) = game();
    hall.at(game, &report(Outcome::RedWins, 1)).unwrap();
    hall.at(game, &report(Outcome::BlackWins, 2)).unwrap();
    assert_eq!(hall.tournament.games[&game].status, Status::Disputed);
    let reports: Vec<Outcome> = hall.games[&game].reports.iter().map(|report| report.outcome).collect();
    assert_eq!(reports, [Outcome::RedWins, Outcome::BlackWins]);
    assert!(hall.row(1).ends_with("= 0") && hall.row(4).ends_with("= 0"));
    assert!(matches!(hall.at(game, &report(Outcome::RedWins, 3)), Err(Refusal::Settled { .. })));

    hall.play_round(1);
    let open = hall.command(&CloseRound { round: 1 });
    assert!(matches!(open, Err(tournament::Refusal::GameOpen { status: Status::Disputed, .. })), "{open:?}");
    // The arbiter may also find that the first report was right.
    hall.at(game, &amend(Outcome::RedWins, Role::Arbiter)).unwrap();
    assert_eq!(hall.tournament.games[&game].status, Status::Provisional);
    assert!(hall.row(1).ends_with("= 1"));
    hall.must(&CloseRound { round: 1 });
}

#[test]
fn art_10_1_a_source_that_contradicts_itself_opens_a_dispute() {
    let (mut hall, game) = game();
    hall.at(game, &report(Outcome::RedWins, 1)).unwrap();
    hall.at(game, &report(Outcome::Draw, 1)).unwrap();
    assert_eq!(hall.tournament.games[&game].status, Status::Disputed);
}

#[test]
fn art_10_1_a_confirmed_result_is_changed_after_an_appeal_only() {
    let (mut hall, game) = game();
    hall.at(game, &report(Outcome::Draw, 1)).unwrap();
    hall.at(game, &report(Outcome::Draw, 2)).unwrap();
    let refused = hall.at(game, &amend(Outcome::RedWins, Role::Arbiter));
    assert_eq!(refused, Err(Refusal::ConfirmedNeedsAppeal));
    let events = hall.at(game, &amend(Outcome::RedWins, Role::ArbitrationCommittee)).unwrap();
    let [GameEvent::ResultAmended(amended)] = events.as_slice() else { panic!("{events:?}") };
    assert_eq!((amended.before.outcome, amended.after.outcome), (Outcome::Draw, Outcome::RedWins));
    assert_eq!(hall.tournament.games[&game].status, Status::Confirmed);
    let again = hall.at(game, &amend(Outcome::RedWins, Role::ArbitrationCommittee));
    assert_eq!(again, Err(Refusal::NothingToAmend));
}

#[test]
fn art_10_1_tables_follow_a_correction_after_the_round_is_closed() {
    let (mut hall, game) = game();
    hall.play_round(1);
    hall.must(&CloseRound { round: 1 });
    let refused = hall.at(game, &report(Outcome::Draw, 9));
    assert_eq!(refused, Err(Refusal::RoundClosed));
    hall.at(game, &amend(Outcome::BlackWins, Role::ChiefArbiter)).unwrap();
    assert!(hall.row(4).ends_with("= 1") && hall.row(1).ends_with("= 0"));
}

#[test]
fn art_21_4_absence_is_shown_as_plus_and_minus() {
    let (mut hall, game) = game();
    let absent = Forfeit { loser: Loser::Black, ground: Ground::Absence, article: None, reason: text() };
    hall.at(game, &absent).unwrap();
    assert_eq!((hall.row(1), hall.row(4)), (". . + = 1".to_owned(), "- . . = 0".to_owned()));
}

#[test]
fn art_21_3_both_absent_forfeit_both() {
    let (mut hall, game) = game();
    let absent = Forfeit { loser: Loser::Both, ground: Ground::Absence, article: None, reason: text() };
    hall.at(game, &absent).unwrap();
    assert_eq!((hall.row(1), hall.row(4)), (". . - = 0".to_owned(), "- . . = 0".to_owned()));
}

#[test]
fn art_21_a_forfeit_has_one_article_wherever_it_is_shown() {
    let forfeited = |loser, article: Option<&str>| {
        let (mut hall, game) = game();
        let (article, ground) = (article.map(str::to_owned), Ground::Absence);
        hall.at(game, &Forfeit { loser, ground, article, reason: text() }).unwrap();
        let round = &rounds(&hall.tournament)[0];
        let shown = round.pairings.iter().find(|pairing| pairing.game == game).unwrap().article;
        assert_eq!(shown, hall.games[&game].card.article(), "in its round and by itself");
        shown.unwrap()
    };
    // 21.4 speaks of one side's absence (因一方缺席), 21.3 of both (雙方棄權); an arbiter may name a nearer one.
    assert_eq!(forfeited(Loser::Black, None), "21.4");
    assert_eq!(forfeited(Loser::Both, None), "21.3");
    assert_eq!(forfeited(Loser::Red, Some("21.1")), "21.1");
    let (mut hall, game) = game();
    let absent =
        Forfeit { loser: Loser::Red, ground: Ground::Absence, article: Some("21.1".into()), reason: text() };
    hall.at(game, &absent).unwrap();
    hall.at(game, &amend(Outcome::Draw, Role::ChiefArbiter)).unwrap();
    assert_eq!(hall.tournament.games[&game].article(), Some("10.1"), "another ruling names its own");
}

#[test]
fn art_21_3_whoever_has_moved_was_not_absent() {
    let (mut hall, game) = game();
    hall.start(game);
    hall.play(game, "h2e2");
    let red = Forfeit { loser: Loser::Red, ground: Ground::Absence, article: None, reason: text() };
    assert!(matches!(hall.at(game, &red), Err(Refusal::NotAbsent { .. })));
    let black = Forfeit { loser: Loser::Black, ground: Ground::Absence, article: None, reason: text() };
    hall.at(game, &black).unwrap();
    assert_eq!(hall.row(1), ". . + = 1");
}

#[test]
fn art_4_1_10_misconduct_loses_a_game_that_was_played() {
    let (mut hall, game) = game();
    let both = Forfeit { loser: Loser::Both, ground: Ground::Misconduct, article: None, reason: text() };
    assert_eq!(hall.at(game, &both), Err(Refusal::NotStarted));
    hall.start(game);
    hall.at(game, &both).unwrap();
    assert_eq!((hall.row(1), hall.row(4)), (". . 0 = 0".to_owned(), "0 . . = 0".to_owned()));
}

#[test]
fn art_21_4_an_amended_forfeit_is_won_by_one_or_lost_by_both() {
    let (mut hall, game) = game();
    hall.at(game, &report(Outcome::RedWins, 1)).unwrap();
    let drawn = AmendResult { without_play: true, ..amend(Outcome::Draw, Role::Arbiter) };
    assert_eq!(hall.at(game, &drawn), Err(Refusal::DrawnWithoutPlay));
    let forfeit = AmendResult { without_play: true, ..amend(Outcome::RedWins, Role::Arbiter) };
    hall.at(game, &forfeit).unwrap();
    assert_eq!(hall.tournament.games[&game].result.unwrap().ending, Ending::Forfeit);
    assert_eq!(hall.row(1), ". . + = 1");
}

#[test]
fn art_10_1_what_the_board_or_an_arbiter_decided_no_report_overturns() {
    let player =
        |n| ReportResult { outcome: Outcome::BlackWins, reporter: source(n), entry: Some(entrant(4)) };
    let (mut hall, game) = game();
    let absent = Forfeit { loser: Loser::Black, ground: Ground::Absence, article: None, reason: text() };
    hall.at(game, &absent).unwrap();
    for report in [player(7), report(Outcome::RedWins, 8), report(Outcome::Draw, 8)] {
        assert_eq!(hall.at(game, &report), Err(Refusal::Settled { status: Status::Provisional }));
    }

    let (mut hall, game) = self::game();
    hall.start(game);
    hall.at(game, &chuhe_domain::game::Resign { by: chuhe_domain::vocabulary::Side::Black, word_of: None })
        .unwrap();
    assert!(matches!(hall.at(game, &player(7)), Err(Refusal::Settled { .. })), "the loser contradicts");
    let winner = ReportResult { outcome: Outcome::RedWins, reporter: source(7), entry: Some(entrant(1)) };
    assert!(
        matches!(hall.at(game, &winner), Err(Refusal::Settled { .. })),
        "one side alone confirms nothing"
    );
    hall.at(game, &report(Outcome::RedWins, 8)).unwrap();
    assert_eq!(hall.tournament.games[&game].status, Status::Confirmed);
}

#[test]
fn art_10_1_an_arbiters_ruling_on_a_dispute_is_closed_to_reports() {
    let (mut hall, game) = game();
    hall.at(game, &report(Outcome::RedWins, 1)).unwrap();
    hall.at(game, &report(Outcome::Draw, 2)).unwrap();
    hall.at(game, &amend(Outcome::RedWins, Role::Arbiter)).unwrap();
    let again = hall.at(game, &report(Outcome::Draw, 2));
    assert_eq!(again, Err(Refusal::Settled { status: Status::Provisional }));
}

#[test]
fn art_10_1_two_tokens_of_one_player_are_one_source() {
    let (mut hall, game) = game();
    let by = |n| ReportResult { outcome: Outcome::RedWins, reporter: source(n), entry: Some(entrant(1)) };
    hall.at(game, &by(1)).unwrap();
    assert_eq!(hall.at(game, &by(2)), Err(Refusal::AlreadyReported));
    let opponent = ReportResult { entry: Some(entrant(4)), ..by(3) };
    hall.at(game, &opponent).unwrap();
    assert_eq!(hall.tournament.games[&game].status, Status::Confirmed);
}

#[test]
fn art_4_1_9_a_player_ends_no_game_under_way_by_a_report() {
    let (mut hall, game) = game();
    hall.start(game);
    let own = ReportResult { outcome: Outcome::RedWins, reporter: source(1), entry: Some(entrant(1)) };
    assert_eq!(hall.at(game, &own), Err(Refusal::UnderWay));
    hall.at(game, &report(Outcome::RedWins, 2)).unwrap();
}

#[test]
fn art_16_3_a_confirmed_result_is_neither_reopened_nor_amended_past_the_committee() {
    let (mut hall, game) = game();
    hall.at(game, &report(Outcome::Draw, 1)).unwrap();
    hall.at(game, &report(Outcome::Draw, 2)).unwrap();
    let reopen = |authority, committee| Reopen { authority, committee, reason: text() };
    let refused = Err(Refusal::ConfirmedNeedsAppeal);
    assert_eq!(hall.at(game, &reopen(Role::Arbiter, false)), refused);
    assert_eq!(hall.at(game, &reopen(Role::ChiefArbiter, true)), refused);
    let amended = AmendResult { committee: true, ..amend(Outcome::RedWins, Role::ChiefArbiter) };
    assert_eq!(hall.at(game, &amended), refused);
    hall.at(game, &reopen(Role::ChiefArbiter, false)).unwrap();
}

#[test]
fn art_5_8_a_game_begun_by_mistake_is_set_back_and_paired_anew() {
    let (mut hall, game) = game();
    hall.start(game);
    hall.play(game, "h2e2 h9g7");
    let changes = vec![tournament::ChangedPairing { game, red: entrant(4), black: entrant(1) }];
    let swap = tournament::ChangePairings { round: 1, changes, reason: text() };
    assert_eq!(hall.command(&swap), Err(tournament::Refusal::GameBegun { game }));
    let take_back = TakeBack { authority: Role::Arbiter, committee: false, reason: text() };
    hall.at(game, &take_back).unwrap();
    assert_eq!(hall.tournament.games[&game].status, Status::Scheduled);
    assert!(hall.games[&game].moves.is_empty() && !hall.tournament.games[&game].met_over_board());
    assert_eq!(hall.at(game, &take_back), Err(Refusal::NotStarted));
    hall.must(&swap);
    hall.start(game);
    hall.play(game, "h2e2");
}

#[test]
fn art_21_1_whoever_has_moved_is_not_made_absent_by_an_amendment() {
    let (mut hall, game) = game();
    hall.start(game);
    hall.play(game, "h2e2 h9g7");
    hall.at(game, &report(Outcome::RedWins, 1)).unwrap();
    let forfeit = AmendResult { without_play: true, ..amend(Outcome::RedWins, Role::Arbiter) };
    assert!(matches!(hall.at(game, &forfeit), Err(Refusal::NotAbsent { .. })));
}

#[test]
fn a_game_reopens_only_in_an_open_round() {
    let (mut hall, game) = game();
    hall.play_round(1);
    hall.must(&CloseRound { round: 1 });
    let reopen = Reopen { authority: Role::Arbiter, committee: false, reason: text() };
    assert_eq!(hall.at(game, &reopen), Err(Refusal::RoundClosed));
    hall.must(&ReopenRound { round: 1, reason: text() });
    hall.at(game, &reopen).unwrap();
    assert_eq!(
        hall.tournament.games[&game].status,
        Status::Scheduled,
        "it was reported without play in the log"
    );
    let open = hall.command(&CloseRound { round: 1 });
    assert!(matches!(open, Err(tournament::Refusal::GameOpen { status: Status::Scheduled, .. })));
}

#[test]
fn nothing_is_changed_in_a_closed_tournament() {
    let (mut hall, game) = game();
    assert_eq!(hall.command(&CloseTournament), Err(tournament::Refusal::RoundOpen { round: 1 }));
    hall.play_round(1);
    hall.must(&CloseRound { round: 1 });
    hall.must(&CloseTournament);
    let amended = hall.at(game, &amend(Outcome::Draw, Role::Administrator));
    assert_eq!(amended, Err(Refusal::TournamentClosed));
    assert_eq!(hall.at(game, &Start::default()), Err(Refusal::TournamentClosed));
    assert_eq!(hall.command(&CloseTournament), Err(tournament::Refusal::Closed));
}
