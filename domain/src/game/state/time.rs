//! The clock of a game, and who is at the board.

use crate::clock::Clock;
use crate::game::card::Status;
use crate::game::event::{Due, GameEvent, Readings};
use crate::game::state::{Flag, Game, Lateness};
use crate::vocabulary::{PerSide, Side, Timestamp};

impl Game {
    pub(super) fn evolve_time(&mut self, event: &GameEvent) {
        let latest = self.latest;
        self.latest = latest.max(event.at());
        match event {
            GameEvent::Started(started) => {
                self.started = started.at;
                self.clock = started.time_control.clone().map(Clock::new);
                let absent = |side| started.absent.contains(&side);
                let absent = PerSide { red: absent(Side::Red), black: absent(Side::Black) };
                self.lateness = Lateness { absent, both: absent.red && absent.black, ..Lateness::default() };
                // Where neither is there, no face runs before one of them comes (**Art. 21.3**).
                if let Some(at) = started.at.filter(|_| !self.lateness.both) {
                    self.run(Side::Red, at);
                }
            }
            GameEvent::PlayerArrived(arrived) => self.arrive(arrived.side, arrived.at, arrived.deducted_ms),
            GameEvent::ClockPressed(pressed) => {
                let made = *self.made.of(pressed.by);
                if let Some(clock) = &mut self.clock {
                    clock.press(pressed.counted_ms, made);
                }
                *self.unpressed.of_mut(pressed.by) = 0;
                // What the opponent played before is answered by now, and is nothing to press for any more.
                let opponent = pressed.by.opponent();
                if self.position.side_to_move() == opponent {
                    *self.unpressed.of_mut(opponent) = 0;
                }
                self.reconsider();
            }
            GameEvent::ClockStopped(stopped) => {
                self.halt(stopped.at);
                self.reconsider();
            }
            GameEvent::Adjourned(adjourned) => {
                self.halt(adjourned.at);
                self.reconsider();
                self.sealed_by = adjourned.sealed_by;
            }
            GameEvent::ClockRestarted(restarted) => self.go_on(restarted.side, restarted.at),
            GameEvent::Resumed(resumed) => {
                self.go_on(resumed.side, resumed.at);
                self.sealed_by = None;
            }
            GameEvent::ClockAdjusted(adjusted) => {
                if let Some(clock) = &mut self.clock {
                    clock.adjust(adjusted.side, adjusted.delta_ms);
                }
                self.alert = None;
            }
            GameEvent::ClockReplaced(replaced) => {
                self.show(Some(replaced.readings), replaced.at);
                self.alert = None;
            }
            GameEvent::RecordCorrected(_) if self.card.is_under_way() => self.recount(),
            GameEvent::MovesRetracted(back) => {
                self.go_back(back.readings, back.at);
                self.sealed_by = None;
            }
            GameEvent::PositionSet(set) => {
                self.go_back(set.readings, set.at);
                self.sealed_by = None;
            }
            GameEvent::FlagFell(flag) => {
                let (side, at, evidence) = (flag.side, flag.at, flag.evidence);
                let (before, offers, lateness) = (self.clock.clone(), self.offers, self.lateness);
                self.flag = Some(Flag { side, at, evidence, before, offers, latest, lateness });
                self.alert = None;
                self.halt(flag.at);
            }
            GameEvent::FlagTakenBack(_) => {
                if let Some(flag) = self.flag.take() {
                    self.clock = flag.before;
                    self.offers = flag.offers;
                    (self.latest, self.lateness) = (flag.latest, flag.lateness);
                }
            }
            GameEvent::LateForfeited(late) => {
                self.alert = None;
                self.halt(late.at);
            }
            GameEvent::ArbiterAlerted(alert) => {
                if alert.due == Due::Late && *self.lateness.came.of(alert.side) {
                    *self.lateness.too_late.of_mut(alert.side) = true;
                }
                self.alert = Some(alert.clone());
            }
            // Who lets a game go on that was lost by coming late has the players at the board (**Art. 21**).
            GameEvent::Reopened(_) => self.lateness.absent = PerSide::default(),
            GameEvent::Ended(ended) => {
                if let Some(at) = ended.at {
                    self.halt(at);
                }
            }
            _ => {}
        }
    }

    /// **Art. 21.3** – where both were late, the first to come sets Red's face going.
    fn arrive(&mut self, side: Side, at: Timestamp, deducted_ms: u64) {
        *self.lateness.absent.of_mut(side) = false;
        *self.lateness.came.of_mut(side) = true;
        let first = self.lateness.both && *self.lateness.absent.of(side.opponent());
        if let Some(clock) = &mut self.clock {
            clock.charge(side, deducted_ms);
        }
        // Where the game is halted, Red's face goes on with it.
        let stands = self.clock.as_ref().is_some_and(|clock| clock.running().is_none());
        if first && stands && self.card.status == Status::Running {
            self.run(Side::Red, at);
        }
        self.alert = None;
    }

    fn run(&mut self, side: Side, at: Timestamp) {
        if let Some(clock) = &mut self.clock {
            clock.start(side, at);
        }
    }

    fn halt(&mut self, at: Timestamp) {
        self.lateness.halted_since.get_or_insert(at);
        if let Some(clock) = &mut self.clock {
            clock.stop(at);
        }
    }

    /// The arbiter was called for a flag, and the time as it is counted now was not over.
    fn reconsider(&mut self) {
        let fallen = |side| self.clock.as_ref().is_some_and(|clock| clock.face(side).fallen);
        if self.alert.as_ref().is_some_and(|alert| alert.due == Due::Flag && !fallen(alert.side)) {
            self.alert = None;
        }
    }

    fn go_on(&mut self, side: Option<Side>, at: Timestamp) {
        if let Some(halted) = self.lateness.halted_since.take() {
            self.lateness.halted_ms = self.lateness.halted_ms.saturating_add(at.since(halted));
        }
        // **Art. 21.3** – no face ran when the game was halted, for nobody has come yet.
        if side.is_none() && self.lateness.absent.red && self.lateness.absent.black {
            return;
        }
        let interrupted = self.clock.as_ref().and_then(Clock::interrupted);
        let side = side.or(interrupted).unwrap_or_else(|| self.position.side_to_move());
        self.run(side, at);
    }

    /// **Art. 5.8** – the board is another now: each face is in the period to which its moves lead, and it is the time
    /// of the side to move, which goes on or will go on.
    fn go_back(&mut self, readings: Option<Readings>, at: Timestamp) {
        let (made, to_move) = (self.made, self.position.side_to_move());
        self.alert = None;
        let Some(clock) = &mut self.clock else { return };
        let running = clock.running().is_some();
        let begun = running || clock.interrupted().is_some();
        clock.stop(at);
        for side in Side::BOTH {
            clock.go_back(side, *made.of(side));
        }
        if begun {
            clock.start(to_move, at);
        }
        if !running {
            clock.stop(at);
        }
        self.show(readings, at);
    }

    /// The board was right and its record wrong: the moves made are others now, and the periods they lead to. Whose face
    /// runs without having the move has made it, and may press.
    fn recount(&mut self) {
        let Some(clock) = &mut self.clock else { return };
        let on_time = clock.running().or(clock.interrupted());
        if let Some(side) = on_time.filter(|side| *side != self.position.side_to_move()) {
            *self.unpressed.of_mut(side) = 1;
        }
        for side in Side::BOTH {
            clock.recount(side, self.made.of(side).saturating_sub(*self.unpressed.of(side)));
        }
    }

    /// New readings of both faces; what had run until `at` is counted first.
    fn show(&mut self, readings: Option<Readings>, at: Timestamp) {
        let Some(clock) = &mut self.clock else { return };
        let running = clock.running();
        clock.stop(at);
        if let Some(Readings { red_ms, black_ms }) = readings {
            clock.set(Side::Red, red_ms);
            clock.set(Side::Black, black_ms);
        }
        if let Some(side) = running {
            clock.start(side, at);
        }
    }
}
