//! Repetitions made at random: men put down anywhere, moves out, and the same moves back, twice. No book has such
//! positions; somebody who wants to hold a server may send them.

use chuhe_domain::adjudication::Span;
use chuhe_domain::vocabulary::Side;
use chuhe_domain::xiangqi::fen::placement;
use chuhe_domain::xiangqi::{Board, Kind, Man, Move, Position, Square};

use crate::dice::Dice;

/// Which men there are beside the Generals.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Crowd {
    /// Each with a chance of one in two.
    Some,
    /// All.
    All,
    /// All that may cross the river: lines are open.
    Attackers,
}

/// A position that comes back.
pub(crate) struct Shuffle {
    start: Position,
    /// From the position to itself.
    round: Vec<Move>,
}

impl Shuffle {
    /// One of so many steps of each side out, and as many back.
    pub(crate) fn random(dice: &mut Dice, crowd: Crowd, steps: usize) -> Self {
        loop {
            let mut board = Board::empty();
            let stand = men(dice, crowd).into_iter().all(|man| put_down(dice, &mut board, man));
            let side = dice.pick(&Side::BOTH);
            if let Some(shuffle) = Self::on(dice, &board, side, steps).filter(|_| stand) {
                return shuffle;
            }
        }
    }

    /// The same with a man put elsewhere or taken off, or with other moves.
    pub(crate) fn mutated(&self, dice: &mut Dice, steps: usize) -> Option<Self> {
        let mut board = self.start.board().clone();
        let men: Vec<(Square, Man)> = board.men().collect();
        let (square, man) = dice.pick(&men);
        let change = dice.pick(&[0, 0, 0, 1, 2]);
        if change == 0 || (change == 1 && man.kind != Kind::General) {
            board.lift(square);
        }
        if change == 0 {
            put_down(dice, &mut board, man);
        }
        Self::on(dice, &board, self.start.side_to_move(), steps)
    }

    fn on(dice: &mut Dice, board: &Board, side: Side, steps: usize) -> Option<Self> {
        let letter = if side == Side::Red { 'w' } else { 'b' };
        let start = Position::from_fen(&format!("{} {letter}", placement(board))).ok()?;
        let out = out(dice, &start, steps)?;
        // Each step back is the mover's last that is not yet taken back.
        let back = out.chunks(2).rev().flatten().map(|step| Move::new(step.to, step.from));
        let round: Vec<Move> = out.iter().copied().chain(back).collect();
        let mut position = start.clone();
        for &step in &round {
            position.play(step).ok().filter(Option::is_none)?;
        }
        assert_eq!(position.board(), start.board(), "out and back");
        Some(Self { start, round })
    }

    /// What is ruled on.
    pub(crate) fn span(&self) -> Span {
        let mut position = self.start.clone();
        let mut line = Vec::new();
        for &step in self.round.iter().chain(&self.round) {
            line.push((position.clone(), step));
            position.play(step).expect("a legal move");
        }
        Span::of(&line, &position).expect("it stands for the third time")
    }

    pub(crate) fn fen(&self) -> String {
        self.start.to_fen()
    }
}

fn men(dice: &mut Dice, crowd: Crowd) -> Vec<Man> {
    let mut men = Vec::new();
    for (side, kind) in Side::BOTH.into_iter().flat_map(|side| Kind::ALL.map(|kind| (side, kind))) {
        for _ in 0..kind.in_full_set() {
            let stands = match crowd {
                _ if kind == Kind::General => true,
                Crowd::Some => dice.pick(&[true, false]),
                Crowd::All => true,
                Crowd::Attackers => kind.may_cross_river(),
            };
            men.extend(stands.then_some(Man::new(side, kind)));
        }
    }
    men
}

/// Puts a man where it may stand and nobody does, if there is such a point.
fn put_down(dice: &mut Dice, board: &mut Board, man: Man) -> bool {
    let free = Square::all().filter(|&square| man.may_stand_on(square) && board.man_at(square).is_none());
    let free: Vec<Square> = free.collect();
    let square = (!free.is_empty()).then(|| dice.pick(&free));
    square.is_some_and(|square| board.put(square, man).is_none())
}

/// Moves that take nobody, and can be taken back.
fn out(dice: &mut Dice, start: &Position, steps: usize) -> Option<Vec<Move>> {
    let mut position = start.clone();
    let mut out = Vec::new();
    for _ in 0..2 * steps {
        let steps = position.legal_moves().into_iter().filter(|step| {
            let mover = position.board().man_at(step.from).map(|man| man.kind);
            mover != Some(Kind::Soldier) && position.board().man_at(step.to).is_none()
        });
        let steps: Vec<Move> = steps.collect();
        let step = (!steps.is_empty()).then(|| dice.pick(&steps))?;
        position.play(step).ok()?;
        out.push(step);
    }
    Some(out)
}
