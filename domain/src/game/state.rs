//! The whole of a game: its card, the position on the board, the moves that led there, offers and reports.

use crate::game::card::{Card, Status};
use crate::game::event::{GameEvent, ResultReported, Scheduled};
use crate::vocabulary::{EntryId, Outcome, Side, TokenId};
use crate::xiangqi::{Move, Position};

/// A stored game whose events do not follow from one another: the ledger was written by something else.
#[derive(Debug, thiserror::Error)]
#[error("the game's events do not follow: {0}")]
pub struct Broken(pub String);

/// A draw offer that waits for its answer, and whose turn it is to offer (**Art. 23.1**).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Offers {
    /// Who offered and has no answer yet.
    pub open: Option<Side>,
    /// Who offered last; the other must offer before this side may again.
    pub last: Option<Side>,
}

/// What was reported, and by whom.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Report {
    /// The token.
    pub reporter: TokenId,
    /// For whom its holder plays, if for anyone.
    pub entry: Option<EntryId>,
    /// What was reported.
    pub outcome: Outcome,
}

/// One game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Game {
    /// What the tables show of it.
    pub card: Card,
    /// The position on the board.
    pub position: Position,
    /// The moves played.
    pub moves: Vec<Move>,
    /// Draw offers.
    pub offers: Offers,
    /// What was reported, and by whom, since the game was last open.
    pub reports: Vec<Report>,
}

impl Game {
    /// A game just set down.
    #[must_use]
    pub fn new(scheduled: &Scheduled) -> Self {
        Self {
            card: Card::new(scheduled),
            position: Position::initial(),
            moves: Vec::new(),
            offers: Offers::default(),
            reports: Vec::new(),
        }
    }

    /// Whether it is under way.
    #[must_use]
    pub fn is_running(&self) -> bool {
        self.card.status == Status::Running
    }

    /// Whether this side has made a move.
    #[must_use]
    pub const fn has_moved(&self, side: Side) -> bool {
        match side {
            Side::Red => !self.moves.is_empty(),
            Side::Black => self.moves.len() >= 2,
        }
    }

    /// The game after `event`; `None` is the game before its first one.
    ///
    /// # Errors
    /// When the event cannot follow: a move that is not legal, or a first event that sets nothing down.
    pub fn evolve(state: Option<Self>, event: &GameEvent) -> Result<Self, Broken> {
        let Some(mut game) = state else {
            return match event {
                GameEvent::Scheduled(scheduled) => Ok(Self::new(scheduled)),
                other => Err(Broken(format!("{} before game.scheduled", other.type_name()))),
            };
        };
        game.card.evolve(event);
        match event {
            GameEvent::MovePlayed(played) => {
                let next: Move =
                    played.iccs.parse().map_err(|error| Broken(format!("ply {}: {error}", played.ply)))?;
                game.position.play(next).map_err(|error| Broken(format!("ply {}: {error}", played.ply)))?;
                game.moves.push(next);
            }
            GameEvent::DrawOffered(offer) => {
                game.offers = Offers { open: Some(offer.by), last: Some(offer.by) };
            }
            GameEvent::DrawDeclined(_) | GameEvent::DrawAgreed(_) | GameEvent::Ended(_) => {
                game.offers.open = None;
            }
            GameEvent::ResultReported(ResultReported { outcome, reporter, entry }) => {
                game.offers.open = None;
                game.reports.push(Report { reporter: *reporter, entry: *entry, outcome: *outcome });
            }
            GameEvent::TakenBack(_) => {
                game.position = Position::initial();
                game.moves.clear();
                game.offers = Offers::default();
                game.reports.clear();
            }
            GameEvent::Reopened(_) | GameEvent::ResultAmended(_) => game.reports.clear(),
            _ => {}
        }
        Ok(game)
    }
}
