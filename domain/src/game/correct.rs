//! Errors are put right (**Art. 5.8**): the game goes back to where it was right, or on from a position that an arbiter
//! states; or the record alone was wrong, and the board was not.

use crate::game::adjust_clock::can_be_shown;
use crate::game::card::Status;
use crate::game::claim::no_claim_waits;
use crate::game::command::{GameCommand, Setting, must_be_under_way};
use crate::game::event::{
    GameEvent, IrregularityRecorded, MovesRetracted, PositionSet, Readings, RecordCorrected,
};
use crate::game::play_move::board_result;
use crate::game::refusal::Refusal;
use crate::game::state::Game;
use crate::vocabulary::{Ending, Moment, PersonalRef, Role, Side};
use crate::xiangqi::Position;

/// Take moves back.
#[derive(Debug, Clone)]
pub struct Retract {
    /// The last ply that stands; 0 for the beginning.
    pub after_ply: u32,
    /// What the faces show now; as they stand where nothing is said.
    pub readings: Option<Readings>,
    /// In which office.
    pub authority: Role,
    /// Why.
    pub reason: PersonalRef,
}

impl GameCommand for Retract {
    /// **Art. 5.8** – only while the game is under way. What was retracted stays in the log.
    fn decide(&self, game: &Game, setting: &Setting, at: Moment) -> Result<Vec<GameEvent>, Refusal> {
        must_be_under_way(game, setting)?;
        no_claim_waits(game)?;
        let Self { after_ply, readings, authority, ref reason } = *self;
        if after_ply >= game.plies() {
            return Err(Refusal::NothingToRetract { after_ply, plies: game.plies() });
        }
        clocks(game, readings)?;
        let (at, reason) = (at.occurred, reason.clone());
        Ok(vec![MovesRetracted { after_ply, readings, at, authority, reason }.into()])
    }
}

/// State the position on the board.
#[derive(Debug, Clone)]
pub struct StatePosition {
    /// The position.
    pub position: Position,
    /// What the faces show now; as they stand where nothing is said.
    pub readings: Option<Readings>,
    /// In which office.
    pub authority: Role,
    /// Why.
    pub reason: PersonalRef,
}

impl GameCommand for StatePosition {
    /// **Art. 5.8** – men that were displaced, or set up wrong, stand as the arbiter says; only while the game is under
    /// way. A position that is mate or stalemate, or in which nobody can attack, is none to go on from.
    fn decide(&self, game: &Game, setting: &Setting, at: Moment) -> Result<Vec<GameEvent>, Refusal> {
        must_be_under_way(game, setting)?;
        no_claim_waits(game)?;
        if let Some((_, by)) = board_result(&self.position, self.position.side_to_move().opponent()) {
            return Err(Refusal::BoardDecided { by });
        }
        if self.position.board() == game.position.board()
            && self.position.side_to_move() == game.position.side_to_move()
        {
            return Err(Refusal::PositionStands);
        }
        clocks(game, self.readings)?;
        let (fen, readings, authority) = (self.position.to_fen(), self.readings, self.authority);
        let (at, reason) = (at.occurred, self.reason.clone());
        Ok(vec![PositionSet { fen, readings, at, authority, reason }.into()])
    }
}

/// Times can be stated only where a clock is kept.
fn clocks(game: &Game, readings: Option<Readings>) -> Result<(), Refusal> {
    match readings {
        Some(_) if game.clock.is_none() => Err(Refusal::NoClock),
        Some(readings) => can_be_shown(readings),
        None => Ok(()),
    }
}

/// Correct the record.
#[derive(Debug, Clone)]
pub struct CorrectRecord {
    /// The first ply that changes.
    pub from_ply: u32,
    /// The moves from there to the end, as somebody wrote them; none where it ended before.
    pub moves: Vec<String>,
    /// In which office.
    pub authority: Role,
    /// Why.
    pub reason: PersonalRef,
}

impl GameCommand for CorrectRecord {
    /// A move that was right on the board and keyed wrong; or the moves of a board that reported its result alone
    /// (**Art. 7.3, 10.1**). The record is no result: where the board says otherwise, the result is amended first.
    fn decide(&self, game: &Game, setting: &Setting, _: Moment) -> Result<Vec<GameEvent>, Refusal> {
        setting.still_open()?;
        match game.card.status {
            Status::Scheduled => return Err(Refusal::NotStarted),
            Status::Annulled => return Err(Refusal::Annulled),
            // A game lost without play was not played.
            _ if !game.card.begun
                && game.card.result.is_some_and(|result| result.ending == Ending::Forfeit) =>
            {
                return Err(Refusal::NotStarted);
            }
            _ => {}
        }
        let Self { from_ply, ref moves, authority, ref reason } = *self;
        let least = u32::from(!moves.is_empty());
        if from_ply == 0 || from_ply > game.plies().saturating_add(least) {
            return Err(Refusal::NoSuchPlies { from_ply, to_ply: from_ply, plies: game.plies() });
        }
        let kept = usize::try_from(from_ply - 1).unwrap_or(usize::MAX);
        let line = game.line();
        let mut position = match line.get(kept) {
            Some((before, _)) => before.clone(),
            None => game.position.clone(),
        };
        let mut written = Vec::with_capacity(moves.len());
        // A position that was stated between stays so, whatever moves are said to lead to it.
        let stated = |plies: usize| game.stated.get(&plies).cloned();
        for (index, text) in moves.iter().enumerate() {
            position = stated(kept.saturating_add(index)).unwrap_or(position);
            let next = position.read_move(text);
            let next = next.map_err(|error| Refusal::UnreadPly { index, error: Box::new(error) })?;
            written.push(next.to_string());
            let _ = position.make(next);
        }
        let same = line.iter().skip(kept).map(|(_, played)| played.to_string()).eq(written.iter().cloned());
        if same {
            return Err(Refusal::RecordStands);
        }
        position = stated(kept.saturating_add(written.len())).unwrap_or(position);
        agree(game, &position)?;
        let reason = reason.clone();
        Ok(vec![RecordCorrected { from_ply, moves: written, authority, reason }.into()])
    }
}

/// Refuses a record that ends on the board otherwise than the game did.
fn agree(game: &Game, position: &Position) -> Result<(), Refusal> {
    let board = board_result(position, position.side_to_move().opponent());
    match (board, game.card.result) {
        (Some((outcome, ending)), Some(result))
            if outcome != result.outcome || result.ending.on_the_board() && ending != result.ending =>
        {
            Err(Refusal::RecordContradicts { board: Some(outcome), result: result.outcome })
        }
        (Some((_, by)), None) => Err(Refusal::BoardDecided { by }),
        // What ended on the board must end there on the record too.
        (None, Some(result)) if result.ending.on_the_board() => {
            Err(Refusal::RecordContradicts { board: None, result: result.outcome })
        }
        _ => Ok(()),
    }
}

/// Put on record what should not have happened.
#[derive(Debug, Clone)]
pub struct RecordIrregularity {
    /// The article it concerns.
    pub article: Option<String>,
    /// Whose it is, where it is anybody's.
    pub side: Option<Side>,
    /// In which office.
    pub authority: Role,
    /// What happened.
    pub reason: PersonalRef,
}

impl GameCommand for RecordIrregularity {
    /// What happened in the hall is a fact, and is never refused while the tournament is open.
    fn decide(&self, _: &Game, setting: &Setting, _: Moment) -> Result<Vec<GameEvent>, Refusal> {
        setting.still_open()?;
        if let Some(article) = &self.article
            && crate::rules::article(article).is_none()
        {
            return Err(Refusal::UnknownArticle { article: article.clone() });
        }
        let Self { article, side, authority, reason } = self.clone();
        Ok(vec![IrregularityRecorded { article, side, authority, reason }.into()])
    }
}
