//! The board of a game: moves played, taken back, corrected, and positions stated.

use crate::adjudication::Span;
use crate::game::event::GameEvent;
use crate::game::state::{Broken, Game};
use crate::vocabulary::PerSide;
use crate::xiangqi::{Move, Position};

impl Game {
    /// Every move played, with the position before it.
    #[must_use]
    pub fn line(&self) -> Vec<(Position, Move)> {
        let mut position = Position::initial();
        let mut line = Vec::with_capacity(self.moves.len());
        for (ply, &played) in self.moves.iter().enumerate() {
            if let Some(stated) = self.stated.get(&ply) {
                position = stated.clone();
            }
            line.push((position.clone(), played));
            let _ = position.make(played);
        }
        line
    }

    /// The moves since the men last stood as somebody stated, each with the position before it: no repetition reaches further
    /// back (**Art. 5.8**).
    #[must_use]
    pub fn course(&self) -> Vec<(Position, Move)> {
        self.line().split_off(self.stated_at())
    }

    /// After how many plies that was; none where the men stood as usual.
    #[must_use]
    pub fn stated_at(&self) -> usize {
        self.stated.keys().next_back().map_or(0, |&ply| ply.min(self.moves.len()))
    }

    /// **Art. 24** – how often the position on the board has stood since a man was last taken.
    #[must_use]
    pub fn occurrences(&self) -> usize {
        Span::earlier(&self.course(), &self.position).len().saturating_add(1)
    }

    pub(super) fn evolve_board(&mut self, event: &GameEvent) -> Result<(), Broken> {
        match event {
            GameEvent::MovePlayed(played) => {
                let next = read(played.ply, &played.iccs)?;
                self.play(next)?;
                let mover = self.position.side_to_move().opponent();
                *self.unpressed.of_mut(mover) += 1;
            }
            GameEvent::MovesRetracted(retracted) => {
                let kept = usize::try_from(retracted.after_ply).unwrap_or(usize::MAX);
                let moves = self.moves.iter().copied().take(kept).collect();
                self.stated.retain(|&ply, _| ply <= kept);
                self.replay(moves)?;
                self.unpressed = PerSide::default();
            }
            GameEvent::PositionSet(set) => {
                let position = Position::from_fen(&set.fen).map_err(|error| Broken(error.to_string()))?;
                self.stated.insert(self.moves.len(), position.clone());
                self.position = position;
                self.unpressed = PerSide::default();
            }
            GameEvent::RecordCorrected(corrected) => {
                let kept = usize::try_from(corrected.from_ply.saturating_sub(1)).unwrap_or(usize::MAX);
                let mut moves: Vec<Move> = self.moves.iter().copied().take(kept).collect();
                for (ply, iccs) in (corrected.from_ply..).zip(&corrected.moves) {
                    moves.push(read(ply, iccs)?);
                }
                let plies = moves.len();
                if plies != self.moves.len() {
                    self.unpressed = PerSide::default();
                }
                self.stated.retain(|&ply, _| ply <= plies);
                self.replay(moves)?;
            }
            _ => {}
        }
        Ok(())
    }

    fn play(&mut self, next: Move) -> Result<(), Broken> {
        let mover = self.position.side_to_move();
        let ply = self.moves.len() + 1;
        self.position.play(next).map_err(|error| Broken(format!("ply {ply}: {error}")))?;
        self.moves.push(next);
        *self.made.of_mut(mover) += 1;
        Ok(())
    }

    /// The moves from the beginning, over the positions that were stated between.
    fn replay(&mut self, moves: Vec<Move>) -> Result<(), Broken> {
        self.position = Position::initial();
        self.moves = Vec::with_capacity(moves.len());
        self.made = PerSide::default();
        for (ply, next) in moves.into_iter().enumerate() {
            if let Some(stated) = self.stated.get(&ply) {
                self.position = stated.clone();
            }
            self.play(next)?;
        }
        if let Some(stated) = self.stated.get(&self.moves.len()) {
            self.position = stated.clone();
        }
        Ok(())
    }
}

/// Whether the men stand alike, whichever of them they are, with the same side to move.
#[must_use]
pub fn alike(one: &Position, other: &Position) -> bool {
    one.side_to_move() == other.side_to_move() && one.board() == other.board()
}

fn read(ply: u32, iccs: &str) -> Result<Move, Broken> {
    iccs.parse().map_err(|error| Broken(format!("ply {ply}: {error}")))
}
