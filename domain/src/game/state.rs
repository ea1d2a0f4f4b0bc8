//! The whole of a game: its card, the position on the board, the moves that led there, the clock, and all that happened
//! beside. Folded from its events, each part by a file of its own.

mod conduct;
mod result;
mod ruling;
mod time;

pub mod board;
pub mod claim;
pub mod foul;
pub mod sheet;
pub mod touch;

use std::collections::BTreeMap;

use crate::clock::Clock;
use crate::game::card::{Card, Status};
use crate::game::event::{
    ArbiterAlerted, FlagEvidence, GameEvent, IrregularityRecorded, Scheduled, SheetSigned,
};
use crate::vocabulary::{EntryId, Moment, Outcome, PerSide, Side, Timestamp, TokenId};
use crate::xiangqi::{Move, Position};

pub use claim::{ChangeOrder, Claim, ClaimKind};
pub use foul::{Foul, FoulStanding};
pub use sheet::Sheet;
pub use touch::Touch;

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
    /// After how many plies the last was made.
    pub after_ply: u32,
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

/// Who was late, and how (**Art. 21**).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Lateness {
    /// Who is still not there.
    pub absent: PerSide<bool>,
    /// Who has come since.
    pub came: PerSide<bool>,
    /// Who of them too late, the arbiter having been called for it.
    pub too_late: PerSide<bool>,
    /// Whether neither was there when the game began (**Art. 21.3**).
    pub both: bool,
    /// How long the game has been halted, in milliseconds.
    pub halted_ms: u64,
    /// Since when it is halted now.
    pub halted_since: Option<Timestamp>,
}

/// A flag that ended the game, and how the clock stood: what came before it may take it back (**Art. 22.5**).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Flag {
    /// Whose.
    pub side: Side,
    /// When.
    pub at: Timestamp,
    /// By what it is known.
    pub evidence: FlagEvidence,
    /// The clock before it.
    pub before: Option<Clock>,
    /// The draw offers before it: one that waited could have been accepted.
    pub offers: Offers,
    /// The last instant before it that the record speaks of.
    pub latest: Option<Timestamp>,
    /// Who was late, and how long the game had been halted.
    pub lateness: Lateness,
}

impl Flag {
    /// Whether it was ruled by the times kept here.
    #[must_use]
    pub const fn by_clock(&self) -> bool {
        matches!(self.evidence, FlagEvidence::Clock)
    }
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
    /// Positions that an arbiter stated (**Art. 5.8**), by the number of plies before them; else the men stand as usual.
    pub stated: BTreeMap<usize, Position>,
    /// How many moves each side has made.
    pub made: PerSide<u32>,
    /// How many of them since that side last pressed.
    pub unpressed: PerSide<u32>,
    /// When it began.
    pub started: Option<Timestamp>,
    /// The last instant that the record speaks of.
    pub latest: Option<Timestamp>,
    /// The clock, where one is kept.
    pub clock: Option<Clock>,
    /// Who was late.
    pub lateness: Lateness,
    /// What the arbiter is called for.
    pub alert: Option<ArbiterAlerted>,
    /// The men that the side to move has touched, and what it owes for that.
    pub touch: Option<Touch>,
    /// What is missing on the score sheets.
    pub sheets: PerSide<Sheet>,
    /// The score sheets, as they were keyed in.
    pub keyed: PerSide<Option<Vec<Move>>>,
    /// Draw offers.
    pub offers: Offers,
    /// The fouls, in their order.
    pub fouls: Vec<Foul>,
    /// A claim that waits for its ruling.
    pub claim: Option<Claim>,
    /// The orders to change that were given, one for a position.
    pub orders: Vec<ChangeOrder>,
    /// Illegal moves that were let pass with a warning.
    pub warned: PerSide<u32>,
    /// What happened that should not have.
    pub irregularities: Vec<IrregularityRecorded>,
    /// Who has sealed a move, in a game adjourned.
    pub sealed_by: Option<Side>,
    /// When it ended.
    pub ended: Option<Timestamp>,
    /// The flag that ended it.
    pub flag: Option<Flag>,
    /// What was reported, and by whom, since the game was last open.
    pub reports: Vec<Report>,
    /// Who has signed its result.
    pub signatures: Vec<SheetSigned>,
}

impl Game {
    /// A game just set down.
    #[must_use]
    pub fn new(scheduled: &Scheduled) -> Self {
        Self {
            card: Card::new(scheduled),
            position: Position::initial(),
            moves: Vec::new(),
            stated: BTreeMap::new(),
            made: PerSide::default(),
            unpressed: PerSide::default(),
            started: None,
            latest: None,
            clock: None,
            lateness: Lateness::default(),
            alert: None,
            touch: None,
            sheets: PerSide::default(),
            keyed: PerSide::default(),
            offers: Offers::default(),
            fouls: Vec::new(),
            claim: None,
            orders: Vec::new(),
            warned: PerSide::default(),
            irregularities: Vec::new(),
            sealed_by: None,
            ended: None,
            flag: None,
            reports: Vec::new(),
            signatures: Vec::new(),
        }
    }

    /// Whether it is under way, and not halted.
    #[must_use]
    pub fn is_running(&self) -> bool {
        self.card.status == Status::Running
    }

    /// Whether this side has made a move.
    #[must_use]
    pub const fn has_moved(&self, side: Side) -> bool {
        *self.made.of(side) > 0
    }

    /// How many plies were played.
    #[must_use]
    pub fn plies(&self) -> u32 {
        u32::try_from(self.moves.len()).unwrap_or(u32::MAX)
    }

    /// When something happened that is told now: not before what the record has already. What may have come before a flag
    /// (**Art. 22.5**) came after what stood before it.
    #[must_use]
    pub fn moment(&self, told: Moment) -> Moment {
        let latest = self.flag.as_ref().map_or(self.latest, |flag| flag.latest);
        Moment { occurred: latest.map_or(told.occurred, |latest| told.occurred.max(latest)), ..told }
    }

    /// How long the game has gone on by this instant, without what it was halted, in milliseconds.
    #[must_use]
    pub fn live_ms(&self, at: Timestamp) -> u64 {
        let until = self.lateness.halted_since.map_or(at, |halted| halted.min(at));
        let gone = self.started.map_or(0, |started| until.since(started));
        gone.saturating_sub(self.lateness.halted_ms)
    }

    /// Whose time it is: the side whose face runs; without a clock, the side to move.
    #[must_use]
    pub fn on_time(&self) -> Side {
        self.clock.as_ref().and_then(Clock::running).unwrap_or_else(|| self.position.side_to_move())
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
        if let GameEvent::TakenBack(_) = event {
            game = game.set_back();
        }
        game.evolve_orders(event);
        game.card.evolve(event);
        game.evolve_board(event)?;
        game.evolve_time(event);
        game.evolve_conduct(event)?;
        game.evolve_result(event);
        game.evolve_claim(event);
        Ok(game)
    }

    /// The same game before it was begun (**Art. 5.8**); what happened stays in the log.
    fn set_back(self) -> Self {
        let Card { round, table, red, black, .. } = self.card;
        Self { card: self.card, ..Self::new(&Scheduled { round, table, red, black }) }
    }
}
