//! A move, and what ends a game over the board by itself: mate, stalemate, nobody left to attack, and
//! a cycle that was to be changed.

use crate::game::change_order::disobeyed;
use crate::game::command::{GameCommand, Setting, must_be_turn_of, must_have_run, must_run};
use crate::game::ending::{before_the_flag, ends};
use crate::game::event::{DrawDeclined, GameEvent, IrregularityRecorded, MovePlayed};
use crate::game::flag::or_the_flag_before;
use crate::game::refusal::Refusal;
use crate::game::state::Game;
use crate::vocabulary::{Ending, Moment, Outcome, PersonalRef, Role, Side, Timestamp};
use crate::xiangqi::touch::Obligation;
use crate::xiangqi::{self, Move};

/// Play a move.
#[derive(Debug, Clone, Default)]
pub struct PlayMove<M = Move> {
    /// The move.
    pub play: M,
    /// Who sends it, where the sender may move for one side only.
    pub by: Option<Side>,
    /// Its number in the game, from 1, where the sender wants to be sure of it.
    pub ply: Option<u32>,
    /// An arbiter's word that it was played though it should not have been.
    pub despite: Option<Despite>,
}

/// A move as somebody wrote it, in any notation.
pub type PlayWritten = PlayMove<String>;

/// An arbiter puts on record a move that was played against a duty (**Art. 5**, **7.2**).
#[derive(Debug, Clone)]
pub struct Despite {
    /// In which office.
    pub authority: Role,
    /// What happened.
    pub reason: PersonalRef,
}

/// A way to say a move: as it is, or in writing.
pub trait Meant {
    /// The move that is meant in this game.
    ///
    /// # Errors
    /// When the text means none, or several.
    fn meant(&self, game: &Game) -> Result<Move, Refusal>;
}

impl Meant for Move {
    fn meant(&self, _: &Game) -> Result<Move, Refusal> {
        Ok(*self)
    }
}

impl Meant for String {
    /// **Art. 7.5** – the move that the text means in the position on the board; **1.1** – figures of the other side are
    /// the other side's move.
    fn meant(&self, game: &Game) -> Result<Move, Refusal> {
        game.position.read_move_at_the_board(self).map_err(Refusal::UnreadMove)
    }
}

impl<M: Meant> GameCommand for PlayMove<M> {
    /// **Art. 2.1–2.3** – the side to move plays a legal move. **Art. 5.7** – a move once played is never changed: no
    /// command does that. **Art. 23.1** – moving declines an open offer.
    /// **Art. 4.1.7** – who goes once more round a cycle that was to be changed has lost.
    /// **Art. 22.5** – a move that ended the game before a flag, or before it was halted, stands, however late it is told.
    fn decide(&self, game: &Game, setting: &Setting, at: Moment) -> Result<Vec<GameEvent>, Refusal> {
        if let Some((before, taken_back)) = before_the_flag(game, self.by, at)
            && let Ok(events) = self.on(&before, setting, at)
            && events.iter().any(|event| matches!(event, GameEvent::Ended(_)))
        {
            return Ok([vec![taken_back], events].concat());
        }
        let events = self.on(game, setting, at)?;
        if !events.iter().any(|event| matches!(event, GameEvent::Ended(_))) {
            must_run(game, setting)?;
        }
        Ok(or_the_flag_before(game, setting, at.occurred, events))
    }
}

impl<M: Meant> PlayMove<M> {
    fn on(&self, game: &Game, setting: &Setting, at: Moment) -> Result<Vec<GameEvent>, Refusal> {
        must_have_run(game, setting, at)?;
        if let Some(by) = self.by {
            must_be_turn_of(game, by)?;
        }
        let next = game.moves.len() + 1;
        if let Some(sent) = self.ply.filter(|&sent| usize::try_from(sent) != Ok(next)) {
            return Err(Refusal::WrongPly { next, sent });
        }
        let play = self.play.meant(game)?;
        let mover = game.position.side_to_move();
        let mut after = game.position.clone();
        after.play(play).map_err(|why| Refusal::IllegalMove { iccs: play.to_string(), why })?;

        let mut events = Vec::new();
        match (duty(game, mover, play, at.occurred), &self.despite) {
            (None, _) => {}
            (Some((refusal, _)), None) => return Err(refusal),
            (Some((_, article)), Some(Despite { authority, reason })) => {
                let (article, side) = (Some(article.to_owned()), Some(mover));
                let (authority, reason) = (*authority, reason.clone());
                events.push(IrregularityRecorded { article, side, authority, reason }.into());
            }
        }
        if game.offers.open == Some(mover.opponent()) {
            events.push(DrawDeclined { by: mover }.into());
        }
        let ply = u32::try_from(next).unwrap_or(u32::MAX);
        events.push(MovePlayed { ply, iccs: play.to_string() }.into());
        let ended = ended_by_itself(&after, mover, at.occurred);
        events.extend(ended.or_else(|| disobeyed(game, setting.rule_set, play, &after, at.occurred)));
        Ok(events)
    }
}

/// A duty that this move breaks, and its article: a man that was touched (**Art. 5**), a sheet to be completed first
/// (**Art. 7.2**), a player who has not come (**Art. 21**).
fn duty(game: &Game, mover: Side, play: Move, at: Timestamp) -> Option<(Refusal, &'static str)> {
    if *game.lateness.absent.of(mover) {
        return Some((Refusal::Absent { side: mover }, "21.2"));
    }
    if let Some(touch) = &game.touch
        && let Obligation::Bound { to, .. } = &touch.ruling.obligation
        && !to.contains(&play)
    {
        let article = touch.ruling.article.number();
        return Some((
            Refusal::TouchedOtherwise { iccs: play.to_string(), article, owed: to.clone() },
            article,
        ));
    }
    let period = game.clock.as_ref()?.face_at(mover, at).period;
    let owed = game.sheets.of(mover).is_owed_in(period);
    owed.then_some((Refusal::SheetOwed { side: mover }, "7.2"))
}

/// **Art. 4.1.1, 4.1.3, 4.2.1** – the end that the position after `mover`'s move brings by itself.
fn ended_by_itself(after: &xiangqi::Position, mover: Side, at: Timestamp) -> Option<GameEvent> {
    let (outcome, ending) = board_result(after, mover)?;
    Some(ends(outcome, ending, at))
}

/// **Art. 4.1.1, 4.1.3, 4.2.1** – how the board comes out after `mover`'s move, where it decides.
#[must_use]
pub fn board_result(after: &xiangqi::Position, mover: Side) -> Option<(Outcome, Ending)> {
    match after.status() {
        xiangqi::Status::Checkmate => Some((Outcome::won_by(mover), Ending::Checkmate)),
        xiangqi::Status::Stalemate => Some((Outcome::won_by(mover), Ending::Stalemate)),
        xiangqi::Status::Ongoing if after.neither_side_can_attack() => {
            Some((Outcome::Draw, Ending::NoAttackers))
        }
        xiangqi::Status::Ongoing => None,
    }
}
