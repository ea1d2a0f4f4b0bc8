//! Score sheets (**Art. 7.1–7.3**): what was not written down, and is written in later.

use crate::game::command::{GameCommand, Setting, must_be_under_way};
use crate::game::event::{GameEvent, OmissionsCompleted, PliesOmitted, SheetKeyed};
use crate::game::foul::detected;
use crate::game::refusal::Refusal;
use crate::game::state::Game;
use crate::rules::Rules;
use crate::vocabulary::{Moment, Side};
use crate::xiangqi::Position;

/// Record that plies were not written down.
#[derive(Debug, Clone, Copy)]
pub struct RecordOmission {
    /// Whose sheet it is.
    pub by: Side,
    /// The first ply that is missing.
    pub from_ply: u32,
    /// The last ply that is missing.
    pub to_ply: u32,
}

impl GameCommand for RecordOmission {
    /// **Art. 7.1, 9.1.7** – every four plies in a row are put to the arbiter as a foul. **7.2** – with less than three
    /// minutes left in the period the duty is suspended, and so are the fouls.
    fn decide(&self, game: &Game, setting: &Setting, at: Moment) -> Result<Vec<GameEvent>, Refusal> {
        must_be_under_way(game, setting)?;
        let Self { by, from_ply, to_ply } = *self;
        if from_ply == 0 || from_ply > to_ply || to_ply > game.plies() {
            return Err(Refusal::NoSuchPlies { from_ply, to_ply, plies: game.plies() });
        }
        let suspended_in = suspended(game, &setting.rules, by, at);
        let omitted = PliesOmitted { by, from_ply, to_ply, suspended_in };
        let sheet = game.sheets.of(by);
        let mut after = sheet.clone();
        after.omit(&omitted);
        if after == *sheet {
            return Err(Refusal::OmissionKnown { from_ply, to_ply });
        }
        let per_foul = setting.rules.omitted_plies_per_foul;
        let new = after.fouls(per_foul).saturating_sub(sheet.fouls(per_foul));
        let fouls = (0..new).map(|others| detected(game, others, by, "9.1.7"));
        Ok(std::iter::once(omitted.into()).chain(fouls).collect())
    }
}

/// **Art. 7.2** – the period in which the duty is suspended: so little time is left of it.
fn suspended(game: &Game, rules: &Rules, by: Side, at: Moment) -> Option<u32> {
    let face = game.clock.as_ref()?.face_at(by, at.occurred);
    (face.remaining_ms < rules.omission_grace_ms).then_some(face.period)
}

/// Record that whatever was missing was written in.
#[derive(Debug, Clone, Copy)]
pub struct CompleteOmissions {
    /// Whose sheet it is.
    pub by: Side,
}

impl GameCommand for CompleteOmissions {
    /// **Art. 7.2** – on entering the next period, before the next move; **7.3** – or after the game, as an arbiter asks.
    fn decide(&self, game: &Game, setting: &Setting, _: Moment) -> Result<Vec<GameEvent>, Refusal> {
        setting.unclosed()?;
        if game.sheets.of(self.by).missing.is_empty() {
            return Err(Refusal::NothingMissing { side: self.by });
        }
        Ok(vec![OmissionsCompleted { by: self.by }.into()])
    }
}

/// Key in a player's score sheet.
#[derive(Debug, Clone)]
pub struct KeySheet {
    /// Whose sheet it is.
    pub of: Side,
    /// Its moves, as they are written.
    pub moves: Vec<String>,
}

impl GameCommand for KeySheet {
    /// **Art. 7.1, 7.5** – each sheet is kept as its player wrote it, in whatever figures, beside the record; which of two that differ is right
    /// is an arbiter's to say, by correcting the record.
    fn decide(&self, game: &Game, setting: &Setting, _: Moment) -> Result<Vec<GameEvent>, Refusal> {
        setting.still_open()?;
        if !game.card.begun && !game.card.is_over() {
            return Err(Refusal::NotStarted);
        }
        let mut position = Position::initial();
        let mut moves = Vec::with_capacity(self.moves.len());
        for (index, text) in self.moves.iter().enumerate() {
            let next = position.read_move(text);
            let next = next.map_err(|error| Refusal::UnreadPly { index, error: Box::new(error) })?;
            let _ = position.make(next);
            moves.push(next.to_string());
        }
        Ok(vec![SheetKeyed { of: self.of, moves }.into()])
    }
}
