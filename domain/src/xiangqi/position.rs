//! A position: the board, whose turn it is, and the two counters a FEN carries. It plays legal moves and
//! refuses the others by name. Past positions, claims and clocks are the game's business.

use crate::vocabulary::side::Side;
use crate::xiangqi::board::{Board, Carried};
use crate::xiangqi::generate;
use crate::xiangqi::illegal::{self, IllegalMove};
use crate::xiangqi::key;
use crate::xiangqi::man::Man;
use crate::xiangqi::moves::Move;

/// The board with the side to move, and the counters. The side that is not to move is never in check, nor do
/// the Generals face: no move leads there, and a FEN that says so is read only where a breach is asked for.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
#[doc(alias = "局面")]
pub struct Position {
    board: Board,
    side_to_move: Side,
    plies_since_capture: u32,
    round: u32,
}

/// What [`Position::unmake`] needs to take a move back.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[must_use]
pub struct Undo {
    carried: Option<Carried>,
    plies_since_capture: u32,
    round: u32,
}

impl Undo {
    /// The man that was taken.
    #[must_use]
    pub fn captured(&self) -> Option<Man> {
        self.carried?.captured()
    }
}

impl Position {
    /// **Art. 1.3, 2.1** – before the first move, which is Red's.
    #[must_use]
    pub fn initial() -> Self {
        Self::assemble(Board::initial(), Side::Red, 0, 1)
    }

    /// A position of parts somebody else has checked.
    pub(super) const fn assemble(
        board: Board,
        side_to_move: Side,
        plies_since_capture: u32,
        round: u32,
    ) -> Self {
        Self { board, side_to_move, plies_since_capture, round }
    }

    /// Which man stands where.
    #[must_use]
    pub const fn board(&self) -> &Board {
        &self.board
    }

    /// Whose turn it is.
    #[must_use]
    pub const fn side_to_move(&self) -> Side {
        self.side_to_move
    }

    /// **Art. 4.2.4** – how many plies, of both sides together, since a man was last taken.
    #[must_use]
    pub const fn plies_since_capture(&self) -> u32 {
        self.plies_since_capture
    }

    /// **Art. 2.1** (回合) – the number of the running round; it grows when Black has moved.
    #[must_use]
    #[doc(alias = "回合")]
    pub const fn round(&self) -> u32 {
        self.round
    }

    /// A number for the board and the side to move, whatever the counters: equal ones have equal keys, and others
    /// hardly ever. It is the same in every process and every version.
    #[must_use]
    #[doc(alias = "zobrist")]
    pub const fn key(&self) -> u64 {
        match self.side_to_move {
            Side::Red => self.board.key(),
            Side::Black => self.board.key() ^ key::BLACK_TO_MOVE,
        }
    }

    /// Every legal move, ordered by the square it leaves, then by the square it goes to, each in the order
    /// `a0`, `b0`, … `i0`, `a1`, … `i9`.
    #[must_use]
    pub fn legal_moves(&self) -> Vec<Move> {
        generate::legal_moves(&self.board, self.side_to_move)
    }

    /// Whether the side to move may play this.
    #[must_use]
    pub fn is_legal(&self, tried: Move) -> bool {
        self.why_illegal(tried).is_none()
    }

    /// What is wrong with this move, if anything is.
    #[must_use]
    pub fn why_illegal(&self, tried: Move) -> Option<IllegalMove> {
        illegal::why_illegal(&self.board, self.side_to_move, tried)
    }

    /// **Art. 2.1** – plays a legal move and gives back the man it took.
    ///
    /// # Errors
    /// What is wrong with the move; the position is then as it was.
    pub fn play(&mut self, played: Move) -> Result<Option<Man>, IllegalMove> {
        if let Some(illegal) = self.why_illegal(played) {
            return Err(illegal);
        }
        Ok(self.make(played).captured())
    }

    /// Plays a move without asking whether it is legal: the man on `from` should be the mover's, and may go to
    /// `to`. Where nobody stands on `from`, the turn alone passes.
    pub fn make(&mut self, played: Move) -> Undo {
        let undo = Undo {
            carried: self.board.carry(played),
            plies_since_capture: self.plies_since_capture,
            round: self.round,
        };
        self.plies_since_capture = match undo.captured() {
            Some(_) => 0,
            None => self.plies_since_capture.saturating_add(1),
        };
        if self.side_to_move == Side::Black {
            self.round = self.round.saturating_add(1);
        }
        self.side_to_move = self.side_to_move.opponent();
        undo
    }

    /// Other men and another turn at the same point of the game.
    #[must_use]
    pub const fn with_men(&self, board: Board, side_to_move: Side) -> Self {
        Self::assemble(board, side_to_move, self.plies_since_capture, self.round)
    }

    /// The turn passes, and no man moves: what a side threatens is what it could do if the other passed (**Art. 28**).
    pub const fn pass(&mut self) -> Undo {
        let undo = Undo { carried: None, plies_since_capture: self.plies_since_capture, round: self.round };
        self.side_to_move = self.side_to_move.opponent();
        undo
    }

    /// Takes the last move back, given what [`Position::make`] gave for it: every man, identity and counter is as
    /// it was.
    pub fn unmake(&mut self, undo: Undo) {
        if let Some(carried) = undo.carried {
            self.board.carry_back(carried);
        }
        self.plies_since_capture = undo.plies_since_capture;
        self.round = undo.round;
        self.side_to_move = self.side_to_move.opponent();
    }
}

impl Default for Position {
    fn default() -> Self {
        Self::initial()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::xiangqi::diagram;
    use crate::xiangqi::man::Kind;

    #[test]
    fn art_2_1_red_moves_first_then_by_turns_and_two_plies_are_a_round() {
        let mut position = Position::initial();
        let mut seen = vec![(position.side_to_move(), position.round())];
        for played in diagram::moves("h2e2 h9g7 h0g2") {
            position.play(played).expect("legal");
            seen.push((position.side_to_move(), position.round()));
        }
        assert_eq!(seen, [(Side::Red, 1), (Side::Black, 1), (Side::Red, 2), (Side::Black, 2)]);
    }

    #[test]
    fn art_4_2_4_plies_are_counted_from_the_last_capture() {
        let mut position = Position::initial();
        let plies: Vec<_> = diagram::moves("h2e2 h9g7 e2e6 a9a8 e6e5")
            .into_iter()
            .map(|played| {
                let captured = position.play(played).expect("legal");
                (captured.map(|man| man.kind), position.plies_since_capture())
            })
            .collect();
        assert_eq!(plies, [(None, 1), (None, 2), (Some(Kind::Soldier), 0), (None, 1), (None, 2)]);
    }

    #[test]
    fn a_key_says_whose_turn_it_is_and_not_the_counters() {
        let turns = ["3k5/9/9/9/9/9/9/9/9/4K4", "3k1c3/9/9/9/9/9/9/9/9/R3K4"].map(|board| {
            let key = |rest| Position::from_fen(&format!("{board} {rest}")).expect("a position").key();
            assert_eq!(key("w - - 7 9"), key("w"));
            key("w") ^ key("b")
        });
        assert_eq!(turns, [key::BLACK_TO_MOVE; 2]);
    }

    #[test]
    fn a_refused_move_changes_nothing() {
        let mut position = Position::initial();
        for refused in diagram::moves("h9g7 e4e5 a0a5 e0e0") {
            assert!(position.play(refused).is_err(), "{refused}");
            assert_eq!(position, Position::initial());
        }
    }
}
