//! The card of a game: who plays whom, where, how far it has come and how it came out.
//!
//! Folded from the table-touching events alone, so that a tournament can be judged without reading a move.

use serde::{Deserialize, Serialize};
use strum::{Display, EnumIter};

use crate::game::event::{Ended, GameEvent, ResultAmended, ResultReported, Scheduled, StopGround};
use crate::rules;
use crate::vocabulary::{Ending, EntryId, GameResult, PerSide, PersonalId, Side, Timestamp};

/// How far a game has come.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, Display, EnumIter)]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(as = GameStatus))]
pub enum Status {
    /// Paired, not begun.
    Scheduled,
    /// Under way.
    Running,
    /// Under way, and halted by an arbiter: no move is made and no time runs.
    Stopped,
    /// Under way, and put off to another time (封局).
    Adjourned,
    /// Over; the result counts, and waits to be confirmed (**Art. 10.1**).
    Provisional,
    /// Over; two reports differ, and an arbiter decides (**Art. 10.1**).
    Disputed,
    /// Over; the result is agreed.
    Confirmed,
    /// The pairing was taken back before it was played.
    Annulled,
}

/// What the tables show of a game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Card {
    /// The round, from 1.
    pub round: u32,
    /// The table, from 1.
    pub table: u32,
    /// Who has Red.
    pub red: EntryId,
    /// Who has Black.
    pub black: EntryId,
    /// How far it has come.
    pub status: Status,
    /// The result, where there is one; of a disputed game, the one reported first.
    pub result: Option<GameResult>,
    /// The article that a ruling named for its end.
    pub named: Option<&'static str>,
    /// When it ended, where the record says so.
    pub ended: Option<Timestamp>,
    /// When its result became known, where the record says so: its end, or the report or the ruling that stands.
    pub known: Option<Timestamp>,
    /// Whether it was ever begun over the board.
    pub begun: bool,
    /// Why it is halted, where it is.
    pub halted: Option<StopGround>,
    /// The fouls that count, as an arbiter announced them (**Art. 9.2**).
    pub fouls: PerSide<u32>,
    /// Texts about its players that the ledger refers to.
    pub personal: Vec<PersonalId>,
}

impl Card {
    /// The card of a game just set down.
    #[must_use]
    pub const fn new(scheduled: &Scheduled) -> Self {
        Self {
            round: scheduled.round,
            table: scheduled.table,
            red: scheduled.red,
            black: scheduled.black,
            status: Status::Scheduled,
            result: None,
            named: None,
            ended: None,
            known: None,
            begun: false,
            halted: None,
            fouls: PerSide { red: 0, black: 0 },
            personal: Vec::new(),
        }
    }

    /// The entrant who has this side.
    #[must_use]
    pub const fn entrant(&self, side: Side) -> EntryId {
        match side {
            Side::Red => self.red,
            Side::Black => self.black,
        }
    }

    /// Who plays.
    #[must_use]
    pub const fn players(&self) -> [EntryId; 2] {
        [self.red, self.black]
    }

    /// The side this entrant has, if any.
    #[must_use]
    pub fn side_of(&self, entry: EntryId) -> Option<Side> {
        Side::BOTH.into_iter().find(|&side| self.entrant(side) == entry)
    }

    /// Whether it has come to an end.
    #[must_use]
    pub const fn is_over(&self) -> bool {
        matches!(self.status, Status::Provisional | Status::Disputed | Status::Confirmed)
    }

    /// Whether it has begun and not come to an end.
    #[must_use]
    pub const fn is_under_way(&self) -> bool {
        matches!(self.status, Status::Running | Status::Stopped | Status::Adjourned)
    }

    /// Whether its result counts: over and not in dispute.
    #[must_use]
    pub const fn is_decided(&self) -> bool {
        matches!(self.status, Status::Provisional | Status::Confirmed)
    }

    /// The article that gives its result its effect: the one a ruling named, or that of the result.
    #[must_use]
    pub fn article(&self) -> Option<&'static str> {
        self.result.map(|result| self.named.unwrap_or_else(|| result.article()))
    }

    /// **Art. 20.3** – whether the two have met over the board: a game under way counts, `+` and `−` do not.
    #[must_use]
    pub fn met_over_board(&self) -> bool {
        self.is_under_way()
            || self.is_over() && self.result.is_some_and(|result| !result.ending.without_play())
    }

    /// The card after `event`.
    pub fn evolve(&mut self, event: &GameEvent) {
        self.personal.extend(event.texts().map(|text| text.id));
        match event {
            GameEvent::Scheduled(scheduled) => *self = Self::new(scheduled),
            GameEvent::PlayersChanged(players) => {
                self.red = players.red;
                self.black = players.black;
            }
            GameEvent::Started(_) => {
                self.status = Status::Running;
                self.begun = true;
            }
            GameEvent::ClockStopped(stopped) if self.is_under_way() => {
                self.status = Status::Stopped;
                self.halted = Some(stopped.ground);
            }
            GameEvent::ClockRestarted(_) | GameEvent::Resumed(_) if self.is_under_way() => {
                self.status = Status::Running;
                self.halted = None;
            }
            GameEvent::Adjourned(_) => {
                self.status = Status::Adjourned;
                self.halted = None;
            }
            GameEvent::FoulAnnounced(foul) => *self.fouls.of_mut(foul.side) += 1,
            GameEvent::FoulLifted(foul) if foul.counted => {
                let fouls = self.fouls.of_mut(foul.side);
                *fouls = fouls.saturating_sub(1);
            }
            GameEvent::Ended(Ended { result, at, article, .. }) => {
                self.close(Status::Provisional, *result, *at);
                self.ended = *at;
                self.named = article.as_deref().and_then(rules::article).map(|article| article.number);
            }
            GameEvent::ResultReported(ResultReported { outcome, at, .. }) if !self.is_over() => {
                let result = GameResult { outcome: *outcome, ending: Ending::Reported };
                self.close(Status::Provisional, result, *at);
            }
            GameEvent::ResultDisputed(_) => self.status = Status::Disputed,
            GameEvent::ResultConfirmed(_) => self.status = Status::Confirmed,
            GameEvent::ResultAmended(ResultAmended { after, at, .. }) => {
                let status = match self.status {
                    Status::Confirmed => Status::Confirmed,
                    _ => Status::Provisional,
                };
                self.close(status, *after, *at);
            }
            GameEvent::Reopened(_) | GameEvent::FlagTakenBack(_) => {
                self.open();
                self.status = if self.begun { Status::Running } else { Status::Scheduled };
            }
            GameEvent::TakenBack(_) => {
                self.open();
                self.begun = false;
                self.halted = None;
                self.fouls = PerSide::default();
                self.status = Status::Scheduled;
            }
            GameEvent::Annulled(_) => {
                self.status = Status::Annulled;
                self.halted = None;
                self.open();
            }
            // All else is between the players and the arbiter: no table shows it. A report on a game that is over
            // changes nothing by itself.
            _ => {}
        }
    }

    const fn close(&mut self, status: Status, result: GameResult, known: Option<Timestamp>) {
        self.open();
        self.status = status;
        self.halted = None;
        self.result = Some(result);
        self.known = known;
    }

    /// No result stands.
    const fn open(&mut self) {
        self.result = None;
        self.named = None;
        self.ended = None;
        self.known = None;
    }
}
