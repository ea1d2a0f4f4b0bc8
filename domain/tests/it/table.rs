//! One table with a clock: a game of the hall, and what is pressed, said and read there.

use chuhe_domain::clock::{Clock, ClockRules, Keeper, Period, Reading, TimeControl};
use chuhe_domain::game::{
    Game, GameCommand, GameEvent, PlayMove, PressClock, Refusal, RuleDeadline, Setting, Start, StatePosition,
    Status,
};
use chuhe_domain::rules::{Overrides, RuleSet, Rules};
use chuhe_domain::tournament::{Change, Regulations};
use chuhe_domain::vocabulary::{GameId, GameResult, Moment, Role, Side, Timestamp};
use chuhe_domain::xiangqi::Position;

use crate::hall::{Hall, text};

pub(crate) const SECOND: u64 = 1000;
pub(crate) const MINUTE: u64 = 60 * SECOND;
pub(crate) const RED: Side = Side::Red;
pub(crate) const BLACK: Side = Side::Black;
/// The margin of the regulations, where a test says no other.
pub(crate) const MARGIN: u64 = SECOND;

/// Both have ten minutes for the whole game.
pub(crate) fn ten_minutes() -> TimeControl {
    TimeControl::new(vec![Period::new(None, 10 * MINUTE)], None).unwrap()
}

pub(crate) fn server() -> ClockRules {
    ClockRules { margin_ms: MARGIN, ..ClockRules::default() }
}

pub(crate) fn device() -> ClockRules {
    ClockRules { authority: Keeper::Device, ..server() }
}

pub(crate) struct Table {
    pub(crate) hall: Hall,
    pub(crate) game: GameId,
    /// The limit for coming late, which the regulations name.
    pub(crate) late_limit_ms: Option<u64>,
}

impl Table {
    /// A game that is paired and published.
    pub(crate) fn set(time_control: TimeControl, clock: ClockRules) -> Self {
        let time_control = Some(time_control);
        Self::under(Regulations { time_control, clock, ..Regulations::default() })
    }

    /// The same under these regulations.
    fn under(regulations: Regulations) -> Self {
        let mut hall = Hall::under(regulations, 4);
        hall.draw();
        hall.open_round(1);
        let game = hall.game(1, 4);
        Self { hall, game, late_limit_ms: None }
    }

    /// Ten minutes each, kept by the server, begun; the regulations change the rules.
    pub(crate) fn timed(overrides: Overrides) -> Self {
        let (time_control, clock) = (Some(ten_minutes()), server());
        let regulations = Regulations { time_control, clock, overrides, ..Regulations::default() };
        let mut table = Self::under(regulations);
        table.at(&Start::default()).unwrap();
        table
    }

    /// A game without a clock, begun.
    pub(crate) fn plain() -> Self {
        Self::ruled_by(Overrides::default())
    }

    /// The same where the regulations change the rules.
    pub(crate) fn ruled_by(overrides: Overrides) -> Self {
        Self::by(RuleSet::default(), overrides)
    }

    /// The same by another rule set.
    pub(crate) fn by(rule_set: RuleSet, overrides: Overrides) -> Self {
        let mut table = Self::under(Regulations { rule_set, overrides, ..Regulations::default() });
        table.at(&Start::default()).unwrap();
        table
    }

    /// The same, begun with both players there.
    pub(crate) fn begun(time_control: TimeControl, clock: ClockRules) -> Self {
        let mut table = Self::set(time_control, clock);
        table.at(&Start::default()).unwrap();
        table
    }

    /// Ten minutes each, kept by the server, begun.
    pub(crate) fn usual() -> Self {
        Self::begun(ten_minutes(), server())
    }

    /// The men stand like this, by an arbiter's word (**Art. 5.8**).
    pub(crate) fn stand(&mut self, fen: &str) {
        let position = Position::from_fen(fen).unwrap();
        let (authority, reason) = (Role::Arbiter, text());
        self.at(&StatePosition { position, readings: None, authority, reason }).unwrap();
    }

    /// The rules it is played by.
    pub(crate) fn rules(&self) -> Rules {
        self.hall.tournament.setting(self.game).rules
    }

    pub(crate) fn state(&self) -> &Game {
        &self.hall.games[&self.game]
    }

    pub(crate) fn clock(&self) -> &Clock {
        self.state().clock.as_ref().unwrap()
    }

    pub(crate) fn status(&self) -> Status {
        self.state().card.status
    }

    pub(crate) fn result(&self) -> GameResult {
        self.state().card.result.unwrap()
    }

    pub(crate) fn now(&self) -> Timestamp {
        self.hall.now
    }

    pub(crate) fn wait(&mut self, ms: u64) {
        self.hall.wait(ms);
    }

    /// What a face shows now.
    pub(crate) fn face(&self, side: Side) -> Reading {
        self.clock().face_at(side, self.now())
    }

    /// What Red and Black have left now.
    pub(crate) fn left(&self) -> (u64, u64) {
        (self.face(RED).remaining_ms, self.face(BLACK).remaining_ms)
    }

    pub(crate) fn at(&mut self, command: &dyn GameCommand) -> Result<Vec<GameEvent>, Refusal> {
        self.told(command, Moment::now(self.now()))
    }

    /// Told now, of something that happened at `occurred`.
    pub(crate) fn told_late(
        &mut self,
        command: &dyn GameCommand,
        occurred: Timestamp,
    ) -> Result<Vec<GameEvent>, Refusal> {
        self.told(command, Moment { occurred, received: self.now() })
    }

    /// Decided now, though it came in at `received`: it had to wait in a queue.
    pub(crate) fn queued(
        &mut self,
        command: &dyn GameCommand,
        received: Timestamp,
    ) -> Result<Vec<GameEvent>, Refusal> {
        self.told(command, Moment::now(received))
    }

    /// What would come of it now, the table having been out of contact or not.
    pub(crate) fn decided(&self, command: &dyn GameCommand, unheard: bool) -> Vec<GameEvent> {
        let setting = Setting { unheard, ..self.hall.tournament.setting(self.game) };
        command.decide(self.state(), &setting, Moment::now(self.now())).unwrap()
    }

    /// What was decided comes about.
    pub(crate) fn follow(&mut self, events: Vec<GameEvent>) {
        for event in events {
            self.hall.evolve(&Change::Game(self.game, event));
        }
    }

    fn told(&mut self, command: &dyn GameCommand, at: Moment) -> Result<Vec<GameEvent>, Refusal> {
        let mut setting = self.hall.tournament.setting(self.game);
        setting.rules.late_limit_ms = self.late_limit_ms;
        let at = self.state().moment(at);
        let events = command.decide(self.state(), &setting, at)?;
        for event in &events {
            self.hall.evolve(&Change::Game(self.game, event.clone()));
        }
        Ok(events)
    }

    /// Moves in ICCS, nobody pressing.
    pub(crate) fn play(&mut self, moves: &str) {
        for text in moves.split_whitespace() {
            self.at(&play(text)).unwrap();
        }
    }

    /// Moves in ICCS, each pressed at once by whoever made it.
    pub(crate) fn play_and_press(&mut self, moves: &str) {
        for text in moves.split_whitespace() {
            let by = self.state().position.side_to_move();
            self.play(text);
            self.press(by);
        }
    }

    /// The next `rounds` rounds, in which nothing happens: two Chariots go to and fro. Red thinks so long for each.
    pub(crate) fn rounds(&mut self, rounds: u32, red_ms: u64) {
        for _ in 0..rounds {
            let forth = self.state().made.red.is_multiple_of(2);
            let (red, black) = if forth { ("a0a1", "a9a8") } else { ("a1a0", "a8a9") };
            self.wait(red_ms);
            self.play_and_press(red);
            self.play_and_press(black);
        }
    }

    pub(crate) fn press(&mut self, by: Side) -> Vec<GameEvent> {
        self.at(&PressClock { by, elapsed_ms: None, word_of: None }).unwrap()
    }

    /// What the timekeeper brings about, asking now.
    pub(crate) fn rule(&mut self) -> Vec<GameEvent> {
        self.at(&RuleDeadline { contact: true }).unwrap()
    }

    /// The same while the table's device is out of contact.
    pub(crate) fn rule_out_of_contact(&mut self) -> Vec<GameEvent> {
        self.at(&RuleDeadline { contact: false }).unwrap()
    }
}

/// A move in ICCS.
pub(crate) fn play(iccs: &str) -> PlayMove {
    PlayMove { play: iccs.parse().unwrap(), by: None, ply: None, despite: None }
}

/// The names of events, as they are stored.
pub(crate) fn names(events: &[GameEvent]) -> Vec<&'static str> {
    events.iter().map(GameEvent::type_name).collect()
}
