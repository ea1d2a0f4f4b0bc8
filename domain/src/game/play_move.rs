//! A move, and what ends a game over the board by itself: mate, stalemate, and nobody left to attack.

use crate::game::command::{GameCommand, Setting, must_be_turn_of, must_run};
use crate::game::event::{DrawDeclined, Ended, GameEvent, MovePlayed};
use crate::game::refusal::Refusal;
use crate::game::state::Game;
use crate::vocabulary::{Ending, GameResult, Outcome, Side};
use crate::xiangqi::{self, Move};

/// Play a move.
#[derive(Debug, Clone, Copy)]
pub struct PlayMove {
    /// The move.
    pub play: Move,
    /// Who sends it, where the sender may move for one side only.
    pub by: Option<Side>,
    /// Its number in the game, from 1, where the sender wants to be sure of it.
    pub ply: Option<u32>,
}

/// Play a move as somebody wrote it, in any notation.
#[derive(Debug, Clone)]
pub struct PlayWritten {
    /// The move.
    pub text: String,
    /// Who sends it, where the sender may move for one side only.
    pub by: Option<Side>,
    /// Its number in the game, from 1, where the sender wants to be sure of it.
    pub ply: Option<u32>,
}

impl GameCommand for PlayWritten {
    /// **Art. 7.5** – the move that the text means in the position on the board, as [`PlayMove`] plays it; **1.1** –
    /// figures of the other side are the other side's move.
    fn decide(&self, game: &Game, setting: &Setting) -> Result<Vec<GameEvent>, Refusal> {
        may_move(game, setting, self.by, self.ply)?;
        let play = game.position.read_move_at_the_board(&self.text).map_err(Refusal::UnreadMove)?;
        PlayMove { play, by: self.by, ply: self.ply }.decide(game, setting)
    }
}

impl GameCommand for PlayMove {
    /// **Art. 2.1–2.3** – the side to move plays a legal move. **Art. 23.1** – moving declines an open offer.
    fn decide(&self, game: &Game, setting: &Setting) -> Result<Vec<GameEvent>, Refusal> {
        let ply = may_move(game, setting, self.by, self.ply)?;
        let mover = game.position.side_to_move();
        let mut after = game.position.clone();
        after.play(self.play).map_err(|why| Refusal::IllegalMove { iccs: self.play.to_string(), why })?;

        let mut events = Vec::new();
        if game.offers.open == Some(mover.opponent()) {
            events.push(DrawDeclined { by: mover }.into());
        }
        events.push(MovePlayed { ply, iccs: self.play.to_string() }.into());
        if let Some(result) = ended_by_itself(&after, mover) {
            events.push(Ended { result, reason: None }.into());
        }
        Ok(events)
    }
}

/// The number of the next ply, where this sender may play it now.
fn may_move(game: &Game, setting: &Setting, by: Option<Side>, ply: Option<u32>) -> Result<u32, Refusal> {
    must_run(game, setting)?;
    if let Some(by) = by {
        must_be_turn_of(game, by)?;
    }
    let next = game.moves.len() + 1;
    if let Some(sent) = ply.filter(|&sent| usize::try_from(sent) != Ok(next)) {
        return Err(Refusal::WrongPly { next, sent });
    }
    Ok(u32::try_from(next).unwrap_or(u32::MAX))
}

/// **Art. 4.1.1, 4.1.3, 4.2.1** – the end that the position after `mover`'s move brings by itself.
fn ended_by_itself(after: &xiangqi::Position, mover: Side) -> Option<GameResult> {
    let (outcome, ending) = match after.status() {
        xiangqi::Status::Checkmate => (Outcome::won_by(mover), Ending::Checkmate),
        xiangqi::Status::Stalemate => (Outcome::won_by(mover), Ending::Stalemate),
        xiangqi::Status::Ongoing if after.neither_side_can_attack() => (Outcome::Draw, Ending::NoAttackers),
        xiangqi::Status::Ongoing => return None,
    };
    Some(GameResult { outcome, ending })
}
