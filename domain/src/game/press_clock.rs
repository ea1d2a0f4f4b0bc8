//! Pressing the clock (**Art. 6**).

use crate::clock::{Authority, Clock, Counted};
use crate::game::adjust_clock::must_be_possible;
use crate::game::command::{GameCommand, Setting, must_run};
use crate::game::ending::before_the_ruling;
use crate::game::event::{ClockPressed, ClockStopped, Due, GameEvent, StopGround};
use crate::game::flag::{Deadline, alert, flag_falls, is_second, server_rules};
use crate::game::refusal::Refusal;
use crate::game::state::Game;
use crate::vocabulary::{Moment, Side};

/// Press the clock.
#[derive(Debug, Clone, Copy)]
pub struct PressClock {
    /// Who presses.
    pub by: Side,
    /// What the device counted since this face began to run, in milliseconds.
    pub elapsed_ms: Option<u64>,
    /// Whose word it is, where the sender speaks for one side only.
    pub word_of: Option<Side>,
}

impl GameCommand for PressClock {
    /// **Art. 6** – after one's own move: one's own face stops and the opponent's begins. **Art. 9.1.2** – before it there is
    /// nothing to press for. **22.1** – under the server's authority, who presses when the time is over has lost; a press
    /// that had come in before the flag could be ruled takes the ruling back; and where the table was out of contact the
    /// arbiter is called, as under the device's. House: the device that is believed is the table's; a player's own presses
    /// when it is heard, whoever has the authority.
    fn decide(&self, game: &Game, setting: &Setting, at: Moment) -> Result<Vec<GameEvent>, Refusal> {
        let (game, mut events) = match before_the_ruling(game, self.by, at.received, setting.clock.margin_ms)
        {
            Some((before, taken_back)) if in_time(&before, self, setting, at) => (before, vec![taken_back]),
            _ => (game.clone(), Vec::new()),
        };
        events.extend(self.on(&game, setting, at)?);
        let ended = matches!(events.last(), Some(GameEvent::Ended(_)));
        if setting.hall_stopped && !ended {
            // The ruling that was taken back had kept this game out of the hall's stop.
            events.push(ClockStopped { at: at.occurred, ground: StopGround::Hall, reason: None }.into());
        }
        Ok(events)
    }
}

impl PressClock {
    /// The press on a game that runs.
    fn on(&self, game: &Game, setting: &Setting, at: Moment) -> Result<Vec<GameEvent>, Refusal> {
        must_run(game, setting)?;
        let clock = game.clock.as_ref().ok_or(Refusal::NoClock)?;
        match clock.running() {
            Some(running) if running == self.by => {}
            Some(_) => return Err(Refusal::NotYourTime { by: self.by }),
            None => return Err(Refusal::ClockNotRunning),
        }
        if *game.unpressed.of(self.by) == 0 {
            return Err(Refusal::PressBeforeMove { by: self.by });
        }
        must_be_possible(self.elapsed_ms.unwrap_or(0), "/elapsed_ms")?;
        let over = |counted: &Counted| clock.deadline().filter(|(_, deadline)| counted.at >= *deadline);
        let by_the_rules =
            self.count(clock, setting.clock.authority(), at).ok_or(Refusal::ClockNotRunning)?;
        // Nobody here heard whether it was in time: the table's device says so, and the arbiter looks at it.
        let unheard = setting.unheard && self.word_of.is_none() && over(&by_the_rules).is_some();
        let by_the_device = self.count(clock, Authority::Device, at).filter(|_| unheard);
        let counted = by_the_device.unwrap_or(by_the_rules);
        let mut events = vec![
            ClockPressed {
                by: self.by,
                at: counted.at,
                raw_ms: counted.raw_ms,
                counted_ms: counted.counted_ms,
            }
            .into(),
        ];
        // **Art. 22.1** – the time was over before the press.
        let Some((side, at)) = over(&by_the_rules) else { return Ok(events) };
        let due = Deadline { due: Due::Flag, sides: vec![side], at };
        if is_second(game, &due) {
            return Ok(events);
        }
        if server_rules(setting) && !unheard {
            return Ok(flag_falls(side, at).to_vec());
        }
        // What was called for already is called for again where the press would silence it.
        if unheard || game.alert.is_none() {
            events.extend(alert(&due));
        }
        Ok(events)
    }

    /// What is counted for this press, and when it was: never after it was told.
    fn count(&self, clock: &Clock, authority: Authority, at: Moment) -> Option<Counted> {
        let Moment { occurred, received } = at;
        match (authority, self.word_of) {
            (_, Some(_)) => clock.count(Authority::Server { margin_ms: 0 }, received, None),
            (Authority::Device, None) => {
                let longest = received.since(clock.since()?);
                clock.count(Authority::Device, occurred, self.elapsed_ms.map(|ms| ms.min(longest)))
            }
            (server @ Authority::Server { .. }, None) => clock.count(server, received, self.elapsed_ms),
        }
    }
}

/// Whether a press comes before the time is over.
fn in_time(game: &Game, press: &PressClock, setting: &Setting, at: Moment) -> bool {
    let Some(clock) = &game.clock else { return false };
    let counted = press.count(clock, setting.clock.authority(), at);
    let deadline = clock.deadline().map(|(_, deadline)| deadline);
    counted.zip(deadline).is_some_and(|(counted, deadline)| counted.at < deadline)
}
