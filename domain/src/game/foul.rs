//! Fouls (**Art. 9**): what the record shows is put to the arbiter, and counts once announced; the third one loses.

use std::collections::BTreeSet;

use crate::game::command::{GameCommand, Setting, must_be_under_way};
use crate::game::ending::ruled;
use crate::game::event::{FoulAnnounced, FoulDetected, FoulLifted, GameEvent};
use crate::game::flag::over_by;
use crate::game::refusal::Refusal;
use crate::game::state::{Foul, FoulStanding, Game};
use crate::vocabulary::{Ending, Moment, Outcome, PersonalRef, Role, Side, Timestamp};

/// The fouls that the text knows (**Art. 9.1.1, 9.1.2, 9.1.3, 9.1.4, 9.1.5, 9.1.6, 9.1.7, 9.1.8**).
pub const ARTICLES: [&str; 8] = ["9.1.1", "9.1.2", "9.1.3", "9.1.4", "9.1.5", "9.1.6", "9.1.7", "9.1.8"];

/// The number of the next foul, `others` in the same breath before it.
fn next_number(game: &Game, others: u32) -> u32 {
    let last = game.fouls.last().map_or(0, |foul| foul.number);
    last.saturating_add(others).saturating_add(1)
}

/// **Art. 9.1** – what may be a foul, put to the arbiter; `others` were in the same breath before it.
#[must_use]
pub fn detected(game: &Game, others: u32, side: Side, article: &str) -> GameEvent {
    let (foul, article, after_ply) = (next_number(game, others), article.to_owned(), game.plies());
    FoulDetected { foul, side, article, after_ply }.into()
}

/// **Art. 9.2, 4.1.8** – a foul is announced, and ends the game where it is the third. A time that was over by then comes
/// before it, though nobody has ruled on it yet (house).
#[must_use]
pub fn announced(game: &Game, setting: &Setting, foul: FoulAnnounced, at: Timestamp) -> Vec<GameEvent> {
    let side = foul.side;
    let count = game.card.fouls.of(side).saturating_add(1);
    let mut events = vec![foul.into()];
    if count >= setting.rules.fouls_to_lose {
        let lost = || vec![ruled(Outcome::won_by(side.opponent()), Ending::Fouls, at, None)];
        events.extend(over_by(game, setting, at).unwrap_or_else(lost));
    }
    events
}

/// Announce a foul.
#[derive(Debug, Clone)]
pub struct AnnounceFoul {
    /// One that was detected, by its number; or a new one.
    pub what: WhichFoul,
    /// In which office.
    pub authority: Role,
    /// The arbiter's words.
    pub reason: Option<PersonalRef>,
}

/// The foul that is announced.
#[derive(Debug, Clone)]
pub enum WhichFoul {
    /// One the record shows.
    Detected(u32),
    /// One an arbiter saw.
    Seen {
        /// Whose.
        side: Side,
        /// By which article.
        article: String,
    },
}

impl GameCommand for AnnounceFoul {
    /// **Art. 9.2** – an arbiter announces it at once, and it is recorded; **4.1.8** – the third in one game loses it.
    fn decide(&self, game: &Game, setting: &Setting, at: Moment) -> Result<Vec<GameEvent>, Refusal> {
        must_be_under_way(game, setting)?;
        let known: BTreeSet<&str> = ARTICLES.into_iter().collect();
        let (foul, side, article, after_ply) = match &self.what {
            WhichFoul::Detected(number) => {
                let foul = find(game, *number).ok_or(Refusal::NoSuchFoul { foul: *number })?;
                if foul.standing != FoulStanding::Detected {
                    return Err(Refusal::FoulSettled { foul: *number, standing: foul.standing });
                }
                (*number, foul.side, foul.article.clone(), foul.after_ply)
            }
            WhichFoul::Seen { article, .. } if !known.contains(article.as_str()) => {
                return Err(Refusal::UnknownFoulArticle { article: article.clone() });
            }
            WhichFoul::Seen { side, article } => (next_number(game, 0), *side, article.clone(), game.plies()),
        };
        let (authority, reason) = (self.authority, self.reason.clone());
        let foul = FoulAnnounced { foul, side, article, after_ply, authority, reason };
        Ok(announced(game, setting, foul, at.occurred))
    }
}

/// Lift a foul, or let one pass that was only detected.
#[derive(Debug, Clone)]
pub struct LiftFoul {
    /// Its number in the game.
    pub foul: u32,
    /// In which office.
    pub authority: Role,
    /// Why.
    pub reason: PersonalRef,
}

impl GameCommand for LiftFoul {
    /// **Art. 9.2** – what was recorded stays so, and counts no more. A game that the foul has ended is not reopened by
    /// this: an authority does that, or amends the result.
    fn decide(&self, game: &Game, setting: &Setting, _: Moment) -> Result<Vec<GameEvent>, Refusal> {
        setting.unclosed()?;
        let foul = find(game, self.foul).ok_or(Refusal::UnknownFoul { foul: self.foul })?;
        let counted = match foul.standing {
            FoulStanding::Lifted => {
                return Err(Refusal::FoulSettled { foul: self.foul, standing: foul.standing });
            }
            FoulStanding::Detected => false,
            FoulStanding::Announced => true,
        };
        let Self { foul: number, authority, ref reason } = *self;
        Ok(vec![
            FoulLifted { foul: number, side: foul.side, counted, authority, reason: reason.clone() }.into(),
        ])
    }
}

fn find(game: &Game, number: u32) -> Option<&Foul> {
    game.fouls.iter().find(|foul| foul.number == number)
}
