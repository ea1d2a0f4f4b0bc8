//! A case on the blackboard: a drawing, whose turn it is, and the moves that lead back to it. What is ruled on it is one line of
//! text: every move of the first round by side, with the points of the men that it chases, and the verdict.

use crate::adjudication::judge::Judged;
use crate::adjudication::ruling::{Ruling, rule};
use crate::adjudication::span::Span;
use crate::rules::RuleSet;
use crate::vocabulary::Side;
use crate::xiangqi::diagram::{self, square};
use crate::xiangqi::fen::placement;
use crate::xiangqi::{Board, FenError, Man, Move, Position, Square};

/// The editions of China, in which every attack is forbidden.
pub(super) const CHINESE: [RuleSet; 3] = [RuleSet::Cn1999, RuleSet::Cn2011, RuleSet::Cn2020];
/// All of them.
pub(super) const ALL: [RuleSet; 4] = [RuleSet::Cn1999, RuleSet::Cn2011, RuleSet::Cn2020, RuleSet::Wxf2018];

/// Moves that lead from a position back to it.
#[derive(Debug, Clone)]
pub(super) struct Case {
    /// Where they begin.
    pub start: Position,
    /// The moves of one round.
    pub round: Vec<Move>,
}

/// A drawing in which Red begins.
pub(super) fn red(drawing: &str, round: &str) -> Case {
    Case { start: on(&diagram::board(drawing), Side::Red).unwrap(), round: diagram::moves(round) }
}

/// A position that a game may reach: no check that the other side has left standing, no man where none can be.
pub(super) fn on(board: &Board, turn: Side) -> Result<Position, FenError> {
    let letter = if turn == Side::Red { 'w' } else { 'b' };
    Position::from_fen(&format!("{} {letter} - - 0 1", placement(board)))
}

impl Case {
    /// The same with other men on some points: `e4=R d7=.`.
    pub(super) fn with(&self, men: &str) -> Self {
        let mut board = self.start.board().clone();
        for change in men.split_whitespace() {
            let (point, letter) = change.split_once('=').expect("a point and a man");
            let _ = board.lift(square(point));
            if let Some(man) = letter.chars().next().and_then(Man::from_letter) {
                board.put(square(point), man);
            }
        }
        Self { start: on(&board, self.start.side_to_move()).unwrap(), round: self.round.clone() }
    }

    /// The same men with other moves.
    pub(super) fn played(&self, round: &str) -> Self {
        Self { start: self.start.clone(), round: diagram::moves(round) }
    }

    /// The same with every point and every side another.
    pub(super) fn seen(&self, point: impl Fn(Square) -> Square, side: impl Fn(Side) -> Side) -> Self {
        let mut board = Board::empty();
        for (from, man) in self.start.board().men() {
            board.put(point(from), Man::new(side(man.side), man.kind));
        }
        let round = self.round.iter().map(|one| Move { from: point(one.from), to: point(one.to) });
        Self { start: on(&board, side(self.start.side_to_move())).unwrap(), round: round.collect() }
    }

    /// What is looked at when the position stands for the third time.
    pub(super) fn span(&self) -> Span {
        let mut now = self.start.clone();
        let mut line = Vec::new();
        for &next in self.round.iter().chain(&self.round) {
            line.push((now.clone(), next));
            now.play(next).expect("a legal move");
        }
        Span::of(&line, &now).expect("the position stands for the third time")
    }

    /// What is ruled on it, by move.
    pub(super) fn ruling(&self, rule_set: RuleSet) -> Ruling {
        rule(&self.span(), rule_set)
    }

    /// What is ruled on it, in one line.
    pub(super) fn ruled(&self, rule_set: RuleSet) -> String {
        let ruling = self.ruling(rule_set);
        let (first, second) = ruling.moves.split_at(self.round.len());
        let of = |moves: &[Judged], side: Side| {
            let own = moves.iter().filter(|judged| judged.side() == side);
            own.map(name).collect::<Vec<_>>().join(" ")
        };
        let [red, black] = Side::BOTH.map(|side| {
            let named = of(first, side);
            assert_eq!(named, of(second, side), "the second round is the first again");
            named
        });
        let verdicts: Vec<_> = ruling.offered.iter().map(|call| call.verdict.to_string()).collect();
        format!("{red} / {black}: {}", verdicts.join(" or "))
    }
}

/// What one move is: `chase(e5)`, or `idle?chase` where it is open.
fn name(judged: &Judged) -> String {
    let mut name = judged.nature.surely.to_string();
    if !judged.nature.is_certain() {
        name = format!("{name}?{}", judged.nature.possibly);
    }
    if name.ends_with("chase") {
        let on: Vec<_> = judged.victims.iter().map(|victim| victim.on.to_string()).collect();
        name = format!("{name}({})", on.join(" "));
    }
    name
}
