//! Chapters 1 and 2 as far as they are built: moves, the ends the board brings, resignation, draw offers.

use chuhe_domain::game::event::{DrawOfferVoid, FoulDetected, OfferFlaw};
use chuhe_domain::game::{AnswerDraw, GameEvent, OfferDraw, PlayMove, Refusal, Resign, Start, Status};
use chuhe_domain::vocabulary::{Ending, GameId, GameResult, Outcome, Side};
use chuhe_domain::xiangqi::Move;

use crate::hall::Hall;

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
