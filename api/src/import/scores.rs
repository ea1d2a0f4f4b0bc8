//! One game of the event against its record: who had which colour, which result, and what the moves themselves say.

use chuhe_domain::vocabulary::{Outcome, Side};
use chuhe_domain::xiangqi::{Move, Position, Status};

use super::event_file::{self, EventGame};
use super::records::Record;

/// A game that can be played anew.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Score {
    /// How it came out.
    pub outcome: Outcome,
    /// Its moves; none where there is no record.
    pub moves: Vec<Move>,
    /// What is odd and ordinary.
    pub notes: Vec<String>,
}

/// Holds them against each other.
///
/// # Errors
/// All contradictions.
pub fn compare(game: &EventGame, record: Option<&Record>) -> Result<Score, Vec<String>> {
    let mut reasons = Vec::new();
    let mut notes = Vec::new();
    let recorded = record.and_then(|record| event_file::outcome(record.result.as_deref()?));
    let outcome = event_file::outcome(&game.result).or(recorded);
    if outcome.is_none() {
        reasons.push(format!("its result `{}` is not known", game.result));
    }
    let mut moves = Vec::new();
    if let Some(record) = record {
        reasons.extend(against_record(game, record, &mut notes));
        match played(record) {
            Ok(whole) => {
                reasons.extend(against_board(outcome, &whole));
                if whole.left_out > 0 {
                    let left_out = whole.left_out;
                    notes.push(format!("{left_out} moves follow when nobody can attack any more: left out"));
                }
                moves = whole.moves;
            }
            Err(reason) => reasons.push(reason),
        }
    } else if game.id.is_some() {
        notes.push("it has no record: its result stands without moves".to_owned());
    }
    match outcome {
        Some(outcome) if reasons.is_empty() => Ok(Score { outcome, moves, notes }),
        _ => Err(reasons),
    }
}

fn against_record(game: &EventGame, record: &Record, notes: &mut Vec<String>) -> Vec<String> {
    let mut reasons = Vec::new();
    let said = record.result.as_deref().unwrap_or("*");
    match (event_file::outcome(said), event_file::outcome(&game.result)) {
        (Some(record), Some(event)) if record != event => {
            reasons.push(format!("its result is {} in the event and {said} in the record", game.result));
        }
        (None, Some(_)) => notes.push(format!("the record says `{said}`, the event {}", game.result)),
        (Some(_), None) => notes.push(format!("the event says `{}`, the record {said}", game.result)),
        _ => {}
    }
    let (red, black) = (record.red.as_deref(), record.black.as_deref());
    if red == Some(&game.black) && black == Some(&game.red) {
        reasons.push(format!("{} has Red in the event and Black in the record", game.red));
    } else if red.is_some_and(|red| red != game.red) || black.is_some_and(|black| black != game.black) {
        let named = |name: Option<&str>| name.unwrap_or("?").to_owned();
        notes.push(format!("the record names {} and {}; it is taken by its id", named(red), named(black)));
    }
    reasons
}

/// A record played to its end.
struct Played {
    moves: Vec<Move>,
    position: Position,
    left_out: usize,
}

fn played(record: &Record) -> Result<Played, String> {
    let mut position = Position::initial();
    if let Some(fen) = record.start_fen.as_deref().filter(|fen| !is_beginning(fen)) {
        return Err(format!("its record begins in the middle, at {fen}"));
    }
    let mut moves = Vec::new();
    let written: Vec<&str> = record.moves.split_whitespace().collect();
    for (ply, text) in (1..).zip(&written) {
        if position.neither_side_can_attack() {
            break;
        }
        let next: Move = text.parse().map_err(|error| format!("ply {ply} of its record: {error}"))?;
        position.play(next).map_err(|why| format!("ply {ply} of its record, {text}, is not legal: {why}"))?;
        moves.push(next);
    }
    let left_out = written.len() - moves.len();
    Ok(Played { moves, position, left_out })
}

fn is_beginning(fen: &str) -> bool {
    let initial = Position::initial();
    Position::from_fen(fen).is_ok_and(|position| {
        position.board() == initial.board() && position.side_to_move() == initial.side_to_move()
    })
}

/// What the board itself decided must be the result.
fn against_board(outcome: Option<Outcome>, whole: &Played) -> Option<String> {
    let side: Side = whole.position.side_to_move();
    let (decided, how) = match whole.position.status() {
        Status::Checkmate => (Outcome::won_by(side.opponent()), "in mate"),
        Status::Stalemate => (Outcome::won_by(side.opponent()), "in stalemate"),
        Status::Ongoing if whole.position.neither_side_can_attack() => {
            (Outcome::Draw, "with nobody left to attack")
        }
        Status::Ongoing => return None,
    };
    let contradicted = outcome.is_some_and(|outcome| outcome != decided);
    contradicted.then(|| format!("its moves end {how}, which is {decided}, and the event says otherwise"))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn game(result: &str) -> EventGame {
        EventGame {
            id: Some("X1".to_owned()),
            round: None,
            board: None,
            red: "Ada".to_owned(),
            black: "Bea".to_owned(),
            result: result.to_owned(),
        }
    }

    fn record(result: &str, moves: &str) -> Record {
        Record {
            id: "X1".to_owned(),
            red: Some("Ada".to_owned()),
            black: Some("Bea".to_owned()),
            result: Some(result.to_owned()),
            start_fen: None,
            moves: moves.to_owned(),
        }
    }

    /// Red mates.
    const MATE: &str = "b0c2 b7b3 h0g2 h9g7 h2h6 a6a5 a3a4 a5a4 a0a1 g7e8 h6e6 e8d6 b2b9 a9b9 a1a4 h7h2 i0h0 \
                        h2c2 h0h8 b9b5 a4a8 c2c1 a8e8";

    #[test]
    fn a_record_that_agrees_gives_its_moves() {
        let score = compare(&game("1-0"), Some(&record("1-0", "h2e2 h9g7"))).unwrap();
        assert_eq!((score.moves.len(), score.notes.len()), (2, 0));
        assert_eq!(compare(&game("1-0"), None).unwrap().moves, []);
    }

    #[test]
    fn a_result_that_one_of_the_two_does_not_know_is_ordinary_and_another_one_is_not() {
        let score = compare(&game("1/2-1/2"), Some(&record("*", "h2e2"))).unwrap();
        assert_eq!(score.outcome, Outcome::Draw);
        assert_eq!(score.notes, ["the record says `*`, the event 1/2-1/2"]);
        let score = compare(&game("*"), Some(&record("0-1", "h2e2"))).unwrap();
        assert_eq!((score.outcome, score.notes.len()), (Outcome::BlackWins, 1));
        assert!(compare(&game("*"), Some(&record("*", "h2e2"))).is_err());
        let reasons = compare(&game("1-0"), Some(&record("0-1", "h2e2"))).unwrap_err();
        assert_eq!(reasons, ["its result is 1-0 in the event and 0-1 in the record"]);
        assert_eq!(compare(&game("?"), None).unwrap_err(), ["its result `?` is not known"]);
    }

    #[test]
    fn another_spelling_of_a_name_is_ordinary_and_turned_colours_are_not() {
        let mut other = record("1-0", "h2e2");
        other.black = Some("Beatrice".to_owned());
        assert_eq!(compare(&game("1-0"), Some(&other)).unwrap().notes.len(), 1);
        (other.red, other.black) = (Some("Bea".to_owned()), Some("Ada".to_owned()));
        let reasons = compare(&game("1-0"), Some(&other)).unwrap_err();
        assert_eq!(reasons, ["Ada has Red in the event and Black in the record"]);
    }

    #[test]
    fn moves_are_legal_and_end_as_the_result_says() {
        let reasons = compare(&game("1-0"), Some(&record("1-0", "h2e2 h2e2"))).unwrap_err();
        assert!(reasons[0].starts_with("ply 2 of its record, h2e2, is not legal: "), "{reasons:?}");
        let reasons = compare(&game("1-0"), Some(&record("1-0", "h2e2 x"))).unwrap_err();
        assert!(reasons[0].starts_with("ply 2 of its record: "), "{reasons:?}");
        let mut middle = record("1-0", "");
        middle.start_fen = Some("4k4/9/9/9/9/9/9/9/9/3K5 w - - 0 1".to_owned());
        assert!(compare(&game("1-0"), Some(&middle)).unwrap_err()[0].contains("begins in the middle"));
        middle.start_fen = Some(Position::initial().to_fen());
        assert!(compare(&game("1-0"), Some(&middle)).is_ok());
    }

    #[test]
    fn art_4_1_1_who_is_mated_has_not_won() {
        assert_eq!(compare(&game("1-0"), Some(&record("*", MATE))).unwrap().moves.len(), 23);
        let reasons = compare(&game("0-1"), Some(&record("0-1", MATE))).unwrap_err();
        assert_eq!(reasons, ["its moves end in mate, which is red_wins, and the event says otherwise"]);
    }
}
