//! Chapters 1 and 2: moves and illegal ones, the ends the board brings, resignation, draw offers, and which end stands.

use chuhe_domain::game::event::{Breach, DrawOfferVoid, FoulDetected, IllegalMoveRuled, OfferFlaw};
use chuhe_domain::game::{
    AnswerDraw, GameEvent, OfferDraw, PlayMove, Refusal, Resign, RuleIllegalMove, RuleSimplePosition, Start,
    Status,
};
use chuhe_domain::rules::{IllegalMovePolicy, Overrides};
use chuhe_domain::vocabulary::{Ending, GameId, GameResult, Outcome, Role, Side};
use chuhe_domain::xiangqi::{Move, Position};

use crate::hall::{Hall, text};
use crate::table::{BLACK, MINUTE, RED, Table, names, play};

/// Five plies: Red's cannon takes the elephant and mates on the back rank.
const MATE: &str = "h2h4 f9e8 h4c4 b7b0 c4c9";
/// The shortest stalemate we know: Red has men left and none that can move.
const STALEMATE: &str = "b2c2 h7h0 d0e1 h0f0 c2c6 f0i0 h2h0 i0g0 c6g6 g0c0 g6a6 c0h0 a6i6 h0b0 a0b0 i9i6 \
                         e1f2 a9a3 b0b7 i6i3 b7b9 i3g3 b9c9 a3c3 c9d9 e9d9 f2e1 c3e3 e0f0 e3e1";

/// A game that has begun.
fn running() -> (Hall, GameId) {
    let mut hall = Hall::of(4);
    hall.open_round(1);
    let game = hall.game(1, 4);
    hall.start(game);
    (hall, game)
}

fn result(hall: &Hall, game: GameId) -> GameResult {
    hall.tournament.games[&game].result.expect("the game has a result")
}

#[test]
fn art_2_1_red_moves_first_and_the_sides_alternate() {
    let (mut hall, game) = running();
    let mv = |text: &str, by| PlayMove { play: text.parse::<Move>().unwrap(), by, ply: None, despite: None };
    let early = hall.at(game, &mv("h9g7", Some(Side::Black)));
    assert_eq!(early, Err(Refusal::NotYourTurn { by: Side::Black }));
    hall.at(game, &mv("h2e2", Some(Side::Red))).unwrap();
    let twice = hall.at(game, &mv("b2d2", Some(Side::Red)));
    assert_eq!(twice, Err(Refusal::NotYourTurn { by: Side::Red }));
    hall.at(game, &mv("h9g7", None)).unwrap();
    assert_eq!(hall.games[&game].moves.len(), 2);
}

#[test]
fn art_2_2_an_illegal_move_is_refused_and_the_game_goes_on() {
    let (mut hall, game) = running();
    let before = hall.games[&game].clone();
    for illegal in ["h0h2", "e0e2", "h9g7", "e4e5", "a0a4"] {
        let refused = hall.at(
            game,
            &PlayMove { play: illegal.parse::<Move>().unwrap(), by: None, ply: None, despite: None },
        );
        assert!(matches!(refused, Err(Refusal::IllegalMove { .. })), "{illegal}: {refused:?}");
    }
    assert_eq!(hall.games[&game].position, before.position, "a refused command changes nothing");
}

#[test]
fn a_sender_who_names_the_ply_cannot_play_a_move_twice() {
    let (mut hall, game) = running();
    let first = PlayMove { play: "h2e2".parse::<Move>().unwrap(), by: None, ply: Some(1), despite: None };
    hall.at(game, &first).unwrap();
    let again = hall
        .at(game, &PlayMove { play: "h9g7".parse::<Move>().unwrap(), by: None, ply: Some(1), despite: None });
    assert_eq!(again, Err(Refusal::WrongPly { next: 2, sent: 1 }));
}

#[test]
fn art_4_1_1_checkmate_ends_the_game_by_itself() {
    let (mut hall, game) = running();
    hall.play(game, MATE);
    assert_eq!(result(&hall, game), GameResult { outcome: Outcome::RedWins, ending: Ending::Checkmate });
    assert_eq!(hall.tournament.games[&game].status, Status::Provisional);
    let after = hall.at(game, &Resign { by: Side::Red, word_of: None });
    assert_eq!(after, Err(Refusal::Over), "exactly one end of a game");
}

#[test]
fn art_4_1_3_stalemate_loses_for_the_side_that_cannot_move() {
    let (mut hall, game) = running();
    hall.play(game, STALEMATE);
    assert_eq!(result(&hall, game), GameResult { outcome: Outcome::BlackWins, ending: Ending::Stalemate });
}

#[test]
fn art_4_1_9_resignation_at_any_time() {
    for by in Side::BOTH {
        let (mut hall, game) = running();
        hall.play(game, "h2e2");
        hall.at(game, &Resign { by, word_of: None }).unwrap();
        let outcome = Outcome::won_by(by.opponent());
        assert_eq!(result(&hall, game), GameResult { outcome, ending: Ending::Resignation });
    }
}

/// An offer that is on record to no effect, and what may be a foul in it.
fn void(by: Side, why: OfferFlaw, article: Option<&str>, after_ply: u32) -> Vec<GameEvent> {
    let foul =
        article.map(|article| FoulDetected { foul: 1, side: by, article: article.into(), after_ply }.into());
    [Some(DrawOfferVoid { by, why }.into()), foul].into_iter().flatten().collect()
}

#[test]
fn art_23_1_a_draw_is_offered_after_ones_own_move() {
    let (mut hall, game) = running();
    let early = hall.at(game, &OfferDraw { by: Side::Black });
    assert_eq!(early, Ok(void(Side::Black, OfferFlaw::Mistimed, Some("9.1.1"), 0)), "nobody has moved");
    hall.play(game, "h2e2");
    let turn = hall.at(game, &OfferDraw { by: Side::Black });
    assert_eq!(turn, Ok(void(Side::Black, OfferFlaw::Mistimed, None, 1)));
    hall.at(game, &OfferDraw { by: Side::Red }).unwrap();
}

#[test]
fn art_4_2_2_an_accepted_offer_draws() {
    let (mut hall, game) = running();
    hall.play(game, "h2e2");
    hall.at(game, &OfferDraw { by: Side::Red }).unwrap();
    let own = hall.at(game, &AnswerDraw { by: Side::Red, accept: true, word_of: None });
    assert_eq!(own, Err(Refusal::NoOffer { by: Side::Red }), "nobody accepts the own offer");
    hall.at(game, &AnswerDraw { by: Side::Black, accept: true, word_of: None }).unwrap();
    assert_eq!(result(&hall, game), GameResult { outcome: Outcome::Draw, ending: Ending::Agreement });
}

#[test]
fn art_23_1_offers_alternate_and_the_next_move_declines() {
    let (mut hall, game) = running();
    hall.play(game, "h2e2");
    hall.at(game, &OfferDraw { by: Side::Red }).unwrap();
    let twice = hall.at(game, &OfferDraw { by: Side::Red });
    assert_eq!(twice, Err(Refusal::OfferStands { by: Side::Red }));
    let next = PlayMove { play: "h9g7".parse::<Move>().unwrap(), by: None, ply: None, despite: None };
    let events = hall.at(game, &next).unwrap();
    assert!(matches!(events[0], GameEvent::DrawDeclined(_)), "{events:?}");
    let late = hall.at(game, &AnswerDraw { by: Side::Black, accept: true, word_of: None });
    assert_eq!(late, Err(Refusal::NoOffer { by: Side::Black }));
    hall.play(game, "b2d2");
    let again = hall.at(game, &OfferDraw { by: Side::Red });
    let repeated = void(Side::Red, OfferFlaw::Repeated, Some("9.1.3"), 3);
    assert_eq!(again, Ok(repeated), "Black has not offered meanwhile");
    hall.play(game, "b9c7");
    hall.at(game, &OfferDraw { by: Side::Black }).unwrap();
    hall.at(game, &AnswerDraw { by: Side::Red, accept: false, word_of: None }).unwrap();
    hall.play(game, "b0c2");
    hall.at(game, &OfferDraw { by: Side::Red }).unwrap();
}

#[test]
fn a_game_begins_once() {
    let (mut hall, game) = running();
    assert_eq!(hall.at(game, &Start::default()), Err(Refusal::AlreadyStarted));
}

#[test]
fn art_3_1_a_check_must_be_answered() {
    let (mut hall, game) = running();
    hall.play(game, "h2e2 h7e7 e2e6");
    for idle in ["a9a8", "h9g7"] {
        let refused = hall
            .at(game, &PlayMove { play: idle.parse::<Move>().unwrap(), by: None, ply: None, despite: None });
        let Err(Refusal::IllegalMove { why, .. }) = refused else { panic!("{refused:?}") };
        assert_eq!((why.code(), why.breaks()), ("xiangqi.check_unanswered", "3.1"));
    }
}

/// An arbiter's ruling on what was played on the board.
fn illegal(by: Side, played: &str, breach: Breach) -> RuleIllegalMove {
    let played = played.parse().unwrap();
    RuleIllegalMove { by, played, breach, authority: Role::Arbiter, reason: Some(text()) }
}

/// The end that a ruling brings, and by which article.
fn lost(table: &mut Table, ruling: &RuleIllegalMove) -> (Outcome, &'static str) {
    let events = table.at(ruling).unwrap();
    assert_eq!(names(&events), ["game.illegal_move_ruled", "game.ended"]);
    (table.result().outcome, table.result().ending.article())
}

#[test]
fn art_4_1_6_an_illegal_move_played_on_the_board_loses() {
    for played in ["h0h2", "e0e2", "a0a4", "b0d1", "c0e3", "a5a6"] {
        let ruling = illegal(RED, played, Breach::IllegalMove);
        assert_eq!(lost(&mut Table::plain(), &ruling), (Outcome::BlackWins, "4.1.6"), "{played}");
    }
    let mut table = Table::plain();
    let events = table.at(&illegal(RED, "e0e2", Breach::IllegalMove)).unwrap();
    let (article, authority, reason) = ("4.1.6".into(), Role::Arbiter, Some(text()));
    let (iccs, breach, warned) = ("e0e2".into(), Breach::IllegalMove, false);
    assert_eq!(
        events[0],
        IllegalMoveRuled { by: RED, iccs, breach, article, warned, authority, reason }.into()
    );
    assert_eq!(table.state().plies(), 0, "it is no move of the record");
}

#[test]
fn art_4_1_6_leaving_ones_general_attacked_loses() {
    let mut table = Table::plain();
    table.play("h2e2 h7e7 e2e6");
    assert_eq!(lost(&mut table, &illegal(BLACK, "a9a8", Breach::IllegalMove)), (Outcome::RedWins, "4.1.6"));
}

#[test]
fn art_4_1_2_bringing_the_generals_face_to_face_loses() {
    let mut table = Table::plain();
    table.stand("4k4/9/9/9/9/9/9/9/4N4/4K4 w - - 0 1");
    let ruling = illegal(RED, "e1c2", Breach::IllegalMove);
    assert_eq!(lost(&mut table, &ruling), (Outcome::BlackWins, "4.1.2"));
    assert_eq!(table.result().ending, Ending::FacingGenerals);
}

#[test]
fn art_4_1_6_moving_twice_in_a_row_loses() {
    let mut table = Table::plain();
    table.play("h2e2");
    let now = table.at(&illegal(BLACK, "h9g7", Breach::MovedTwice));
    let refused = |by, iccs: &str| Err(Refusal::NotMovedTwice { by, iccs: iccs.into() });
    assert_eq!(now, refused(BLACK, "h9g7"), "it is Black's turn");
    assert_eq!(table.at(&illegal(RED, "h9g7", Breach::MovedTwice)), refused(RED, "h9g7"), "a man of Black's");
    let ruling = illegal(RED, "b2d2", Breach::MovedTwice);
    assert_eq!(lost(&mut table, &ruling), (Outcome::BlackWins, "4.1.6"));
}

#[test]
fn art_4_1_6_moving_a_man_of_the_opponent_loses() {
    let mut table = Table::plain();
    let refused = |by, iccs: &str| Err(Refusal::NotOpponentsMan { by, iccs: iccs.into() });
    assert_eq!(table.at(&illegal(RED, "h2e2", Breach::OpponentsMan)), refused(RED, "h2e2"));
    assert_eq!(table.at(&illegal(BLACK, "h2e2", Breach::OpponentsMan)), refused(BLACK, "h2e2"));
    let ruling = illegal(RED, "h9g7", Breach::OpponentsMan);
    assert_eq!(lost(&mut table, &ruling), (Outcome::BlackWins, "4.1.6"));
}

#[test]
fn art_4_1_6_a_move_that_was_legal_is_no_ground() {
    let mut table = Table::plain();
    let legal = table.at(&illegal(RED, "h2e2", Breach::IllegalMove));
    let forms = Position::initial().forms("h2e2".parse().unwrap()).unwrap();
    assert_eq!(legal, Err(Refusal::MoveWasLegal(Box::new(forms))));
    let turn = table.at(&illegal(BLACK, "a9a0", Breach::IllegalMove));
    assert_eq!(turn, Err(Refusal::NotYourTurn { by: BLACK }));
    assert_eq!(table.status(), Status::Running);
}

#[test]
fn art_4_1_6_the_regulations_may_let_the_first_pass_but_not_the_generals_face() {
    let second_loses =
        || Overrides { illegal_move: Some(IllegalMovePolicy::SecondLoses), ..Overrides::default() };
    let mut table = Table::ruled_by(second_loses());
    let events = table.at(&illegal(RED, "e0e2", Breach::IllegalMove)).unwrap();
    assert!(matches!(events.as_slice(), [GameEvent::IllegalMoveRuled(ruled)] if ruled.warned));
    table.play("h2e2");
    let events = table.at(&illegal(BLACK, "a9a0", Breach::IllegalMove)).unwrap();
    assert_eq!(names(&events), ["game.illegal_move_ruled"], "each player has one");
    table.play("h9g7");
    assert_eq!(lost(&mut table, &illegal(RED, "a0a9", Breach::IllegalMove)).0, Outcome::BlackWins);

    let mut table = Table::ruled_by(second_loses());
    table.stand("4k4/9/9/9/9/9/9/9/4N4/4K4 w - - 0 1");
    assert_eq!(lost(&mut table, &illegal(RED, "e1c2", Breach::IllegalMove)), (Outcome::BlackWins, "4.1.2"));
}

#[test]
fn art_4_2_1_nobody_left_to_attack_draws_by_itself() {
    let mut table = Table::plain();
    table.stand("3k5/9/9/9/9/9/9/9/4p4/4K4 w - - 0 1");
    let events = table.at(&play("e0e1")).unwrap();
    assert_eq!(names(&events), ["game.move_played", "game.ended"]);
    assert_eq!(table.result(), GameResult { outcome: Outcome::Draw, ending: Ending::NoAttackers });
}

#[test]
fn art_4_2_1_another_simple_position_is_an_arbiters_to_rule_drawn() {
    let mut table = Table::plain();
    table.stand("3k5/9/9/9/9/9/9/9/p8/4K4 w - - 0 1");
    let drawn = RuleSimplePosition { reason: text() };
    let events = table.at(&drawn).unwrap();
    let [GameEvent::Ended(ended)] = events.as_slice() else { panic!("{events:?}") };
    assert_eq!((&ended.reason, ended.result.ending.article()), (&Some(text()), "4.2.1"));
    assert_eq!(table.result(), GameResult { outcome: Outcome::Draw, ending: Ending::SimplePosition });
    assert_eq!(table.at(&drawn), Err(Refusal::Over));
}

#[test]
fn art_23_1_with_a_clock_a_draw_is_offered_between_the_move_and_the_press() {
    let mut table = Table::usual();
    let early = void(RED, OfferFlaw::Mistimed, None, 0);
    assert_eq!(table.at(&OfferDraw { by: RED }), Ok(early), "before the move");
    table.play("h2e2");
    table.press(RED);
    let late = void(RED, OfferFlaw::Mistimed, Some("9.1.1"), 1);
    assert_eq!(table.at(&OfferDraw { by: RED }), Ok(late), "in the opponent's time");
    table.play("h9g7");
    table.at(&OfferDraw { by: BLACK }).unwrap();
    table.press(BLACK);
    assert_eq!(table.state().offers.open, Some(BLACK), "it waits for the answer in Red's time");
    table.at(&AnswerDraw { by: RED, accept: true, word_of: None }).unwrap();
    assert_eq!(table.result().ending, Ending::Agreement);
}

#[test]
fn art_23_1_the_regulations_may_allow_no_offer_so_early() {
    let mut table = Table::ruled_by(Overrides { draw_offer_from_round: Some(2), ..Overrides::default() });
    table.play("h2e2");
    assert_eq!(table.at(&OfferDraw { by: RED }), Ok(void(RED, OfferFlaw::Early, None, 1)));
    table.play("h9g7 b2d2");
    table.at(&OfferDraw { by: RED }).unwrap();
}

#[test]
fn art_23_1_what_is_void_cannot_be_accepted() {
    let mut table = Table::plain();
    table.at(&OfferDraw { by: BLACK }).unwrap();
    let answer = AnswerDraw { by: RED, accept: true, word_of: None };
    assert_eq!(table.at(&answer), Err(Refusal::NoOffer { by: RED }));
    table.play("h2e2 h9g7");
    table.at(&OfferDraw { by: BLACK }).unwrap();
    assert_eq!(
        table.at(&AnswerDraw { by: BLACK, accept: false, word_of: None }),
        Err(Refusal::NoOffer { by: BLACK }),
        "nor withdrawn"
    );
}

#[test]
fn art_9_2_at_one_instant_the_board_comes_first_and_the_flag_after_the_players() {
    let at_the_flag = || {
        let mut table = Table::usual();
        table.play_and_press("h2h4 f9e8 h4c4 b7b0");
        table.wait(10 * MINUTE);
        table
    };
    let mut mate = at_the_flag();
    mate.play("c4c9");
    assert_eq!(mate.result().ending, Ending::Checkmate);
    assert_eq!(mate.at(&Resign { by: RED, word_of: None }), Err(Refusal::Over), "exactly one end");
    assert_eq!(mate.rule(), [], "and no flag");

    let mut resigned = at_the_flag();
    resigned.at(&Resign { by: BLACK, word_of: None }).unwrap();
    assert_eq!(resigned.result(), GameResult { outcome: Outcome::RedWins, ending: Ending::Resignation });

    let mut agreed = at_the_flag();
    agreed.play("c4c5");
    agreed.at(&OfferDraw { by: RED }).unwrap();
    agreed.at(&AnswerDraw { by: BLACK, accept: true, word_of: None }).unwrap();
    assert_eq!(agreed.result().ending, Ending::Agreement);
}
