//! The check of games of random moves: how many legal moves there are before each ply and at the end, and how the
//! game stands then: the position, mate or stalemate, and who has lost by it.

use std::path::Path;

use chuhe_domain::vocabulary::Side;
use chuhe_domain::xiangqi::{Move, Position, Status};
use serde::Deserialize;

use super::figures::Figures;
use super::lines;
use super::report::Report;

#[derive(Deserialize)]
struct Line {
    start_fen: String,
    moves: String,
    /// Before each move, and perhaps after the last.
    legal_counts: Vec<usize>,
    /// The board and the side to move; more may follow.
    final_fen: String,
    final_state: State,
    loser: Option<Side>,
}

#[derive(Debug, PartialEq, Deserialize)]
#[serde(rename_all = "snake_case")]
enum State {
    None,
    Checkmate,
    Stalemate,
}

/// A line, understood.
struct Game {
    line: Line,
    start: Position,
    moves: Vec<Move>,
}

#[derive(Default)]
struct Counts {
    games: usize,
    plies: usize,
    plies_equal: usize,
    ends_equal: usize,
}

/// Plays every game over.
pub(crate) fn run(path: &Path, report: &mut Report) -> Figures {
    let mut counts = Counts::default();
    for (place, line) in lines::of(path, report) {
        match read(&line) {
            Ok(game) => counts.take(&place, &game, report),
            Err(why) => report.unreadable(place, why),
        }
    }
    Figures::default()
        .with("games", counts.games)
        .with("plies", counts.plies)
        .with("plies_equal", counts.plies_equal)
        .with("ends_equal", counts.ends_equal)
}

/// Some games begin after a breach: random hands put a General where it may be taken.
fn read(line: &str) -> Result<Game, String> {
    let line: Line = serde_json::from_str(line).map_err(|error| error.to_string())?;
    let start = Position::from_fen_after_breach(&line.start_fen).map_err(|error| error.to_string())?;
    let moves: Result<_, _> = line.moves.split_whitespace().map(str::parse).collect();
    Ok(Game { start, moves: moves.map_err(|error| format!("{error}"))?, line })
}

impl Counts {
    fn take(&mut self, place: &str, game: &Game, report: &mut Report) {
        self.games += 1;
        let (counted, played) = (game.line.legal_counts.len(), game.moves.len());
        self.plies += counted.max(played);
        if counted < played {
            report.miss(place, format_args!("legal moves are counted at {counted} of {played} plies"));
        }
        let mut position = game.start.clone();
        let mut expected = game.line.legal_counts.iter().enumerate();
        let mut moves = game.moves.iter();
        loop {
            if let Some((ply, &expected)) = expected.next() {
                let found = position.legal_moves().len();
                if found == expected {
                    self.plies_equal += 1;
                } else {
                    report.miss(place, format_args!("ply {ply}: {found} legal moves instead of {expected}"));
                }
            }
            let Some(&played) = moves.next() else { break };
            if let Err(illegal) = position.play(played) {
                report.miss(place, format_args!("{played}: {illegal}"));
                return;
            }
        }
        match differs(&position, &game.line) {
            None => self.ends_equal += 1,
            Some(how) => report.miss(place, how),
        }
    }
}

/// How the game's end is not as the line says.
fn differs(position: &Position, line: &Line) -> Option<String> {
    let (fen, fields) = (position.to_fen(), line.final_fen.split_whitespace().count());
    if fields < 2 || !fen.split(' ').take(2).eq(line.final_fen.split_whitespace().take(2)) {
        return Some(format!("ends with {fen} instead of {}", line.final_fen));
    }
    let (state, loser) = match position.status() {
        Status::Ongoing => (State::None, None),
        Status::Checkmate => (State::Checkmate, Some(position.side_to_move())),
        Status::Stalemate => (State::Stalemate, Some(position.side_to_move())),
    };
    let same = state == line.final_state && loser == line.loser;
    (!same).then(|| {
        format!("ends with {state:?}, lost by {loser:?}, not {:?}, {:?}", line.final_state, line.loser)
    })
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;

    const MATED: &str = r#"{"id": 1, "start_fen": "3k5/R8/9/9/9/9/9/9/9/1R3K3 w - - 0 1", "moves": "b0b9",
        "legal_counts": [32, 0], "final_fen": "1R1k5/R8/9/9/9/9/9/9/9/5K3 b", "final_state": "checkmate",
        "loser": "black"}"#;

    #[test]
    fn games_are_right_wrong_or_unreadable() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("games.jsonl");
        let mated = MATED.replace('\n', " ");
        let games = [
            mated.clone(),
            mated.replace("32", "33"),
            mated.replace("32, 0", ""),
            mated.replace("b0b9", "b0c9"),
            mated.replace(r#""black""#, "null"),
            mated.replace("checkmate", "stalemate"),
            mated.replace("1R1k5", "2Rk5"),
            mated.replace("checkmate", "resigned"),
            mated.replace("b0b9", "b0b"),
            mated.replace("1R3K3 w", "9 w"),
            "[".repeat(100_000),
        ];
        fs::write(&file, games.join("\n")).unwrap();
        let mut report = Report::default();
        let figures = run(&file, &mut report);
        assert_eq!(figures.to_json(), r#"{"games":7,"plies":13,"plies_equal":10,"ends_equal":3}"#);
        assert_eq!((report.misses(), report.unread()), (6, 4));
    }
}
