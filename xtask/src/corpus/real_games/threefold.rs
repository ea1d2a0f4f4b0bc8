//! Positions of recorded games that stood for the third time since a man was last taken (**Art. 24**): counted here by
//! their FEN alone, and found so by the domain at every ply; each is ruled, and the game goes on until a player claims.

use std::collections::{BTreeMap, HashMap};
use std::time::{Duration, Instant};

use chuhe_domain::adjudication::{Span, rule};
use chuhe_domain::clock::ClockRules;
use chuhe_domain::game::event::{PositionSet, Scheduled, Started};
use chuhe_domain::game::{Game, GameCommand as _, GameEvent, PlayMove, Setting};
use chuhe_domain::rules::RuleSet;
use chuhe_domain::vocabulary::{EntryId, Moment, PersonalId, PersonalRef, Role, Timestamp};
use chuhe_domain::xiangqi::{Move, Position, Status};
use uuid::Uuid;

use crate::corpus::report::Report;

/// The rule sets whose rulings differ.
const RULE_SETS: [RuleSet; 3] = [RuleSet::Cn1999, RuleSet::Cn2020, RuleSet::Wxf2018];

/// What was counted.
#[derive(Default)]
pub(crate) struct Threefolds {
    /// Games in which a position stood for the third time.
    pub(crate) games: u64,
    /// Those in which it was found where it happened, and nowhere else.
    pub(crate) detected: u64,
    /// Those that are played to their last move.
    pub(crate) goes_on: u64,
    rulings: BTreeMap<RuleSet, Rulings>,
}

/// How the spans of all games were ruled.
#[derive(Default)]
struct Rulings {
    ruled: u64,
    referred: u64,
    slowest: Duration,
}

impl Threefolds {
    /// One game: its moves, each with the position before it, and the position after the last.
    pub(crate) fn take(
        &mut self,
        line: &[(Position, Move)],
        last: &Position,
        place: &str,
        report: &mut Report,
    ) {
        let mut stood: HashMap<String, Vec<usize>> = HashMap::new();
        let (mut men, mut is_threefold, mut is_detected) = (0, false, true);
        let positions = line.iter().map(|(before, _)| before).chain([last]);
        for (ply, position) in positions.enumerate() {
            let fen = position.to_fen();
            let standing: String = fen.split(' ').take(2).collect();
            let now = standing.chars().filter(char::is_ascii_alphabetic).count();
            if now != men {
                stood.clear();
                men = now;
            }
            let plies = stood.entry(standing).or_default();
            let line = line.get(..ply).unwrap_or(line);
            let span = Span::of(line, position);
            let expected = plies.iter().rev().nth(Span::OCCURRENCES - 2).map(|first| ply - first);
            let found = span.as_ref().map(|span| span.plies().len());
            if Span::earlier(line, position) != *plies || found != expected {
                let words = format_args!("ply {ply} stood after {plies:?}: found a span of {found:?} plies");
                report.miss(place, words);
                is_detected = false;
            }
            is_threefold |= expected.is_some();
            plies.push(ply);
            if let Some(span) = span {
                self.rule(&span);
            }
        }
        if is_threefold {
            self.games += 1;
            self.detected += u64::from(is_detected);
            match play(line) {
                Ok(()) => self.goes_on += 1,
                Err(why) => report.miss(place, why),
            }
        }
    }

    fn rule(&mut self, span: &Span) {
        for rule_set in RULE_SETS {
            let began = Instant::now();
            let ruling = rule(span, rule_set);
            let took = began.elapsed();
            let rulings = self.rulings.entry(rule_set).or_default();
            rulings.slowest = rulings.slowest.max(took);
            match ruling.ruled() {
                Some(_) => rulings.ruled += 1,
                None => rulings.referred += 1,
            }
        }
    }

    /// How the spans were ruled, for a person.
    pub(crate) fn tell(&self) {
        for (rule_set, Rulings { ruled, referred, slowest }) in &self.rulings {
            eprintln!("repetitions by {rule_set}: {ruled} ruled, {referred} referred, {slowest:.1?} at most");
        }
    }
}

/// Plays a game over as at a table where nobody claims anything: only the board may end it.
fn play(line: &[(Position, Move)]) -> Result<(), String> {
    let setting = setting();
    let at = Timestamp::from_millis(0);
    let entry = |n| EntryId(Uuid::from_u128(n));
    let mut game = Game::new(&Scheduled { round: 1, table: 1, red: entry(1), black: entry(2) });
    let fold = |game, event: &GameEvent| Game::evolve(Some(game), event).map_err(|why| why.to_string());
    game = fold(game, &Started { at: Some(at), time_control: None, absent: Vec::new() }.into())?;
    if let Some((start, _)) = line.first().filter(|(start, _)| start != &game.position) {
        let reason = PersonalRef::new(PersonalId(Uuid::nil()), &[0; PersonalRef::SALT], "");
        let (fen, authority) = (start.to_fen(), Role::Arbiter);
        game = fold(game, &PositionSet { fen, readings: None, at, authority, reason }.into())?;
    }
    for (ply, (_, played)) in (1..).zip(line) {
        let command = PlayMove { play: *played, by: None, ply: None, despite: None };
        let events = command.decide(&game, &setting, Moment::now(at));
        for event in events.map_err(|why| format!("ply {ply} cannot be played: {why}"))? {
            game = fold(game, &event)?;
            if matches!(event, GameEvent::Ended(_)) && game.position.status() == Status::Ongoing {
                return Err(format!("the game is ended after ply {ply}, and not by the board"));
            }
        }
    }
    Ok(())
}

fn setting() -> Setting {
    Setting {
        published: true,
        round_closed: false,
        tournament_closed: false,
        hall_stopped: false,
        withdrawn: None,
        board_ruled: false,
        rule_set: RuleSet::default(),
        rules: RuleSet::default().values(),
        time_control: None,
        clock: ClockRules::default(),
        unheard: false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A chariot goes to and fro, and the other side's too.
    const ROUND: &str = "i0i1 a9a8 i1i0 a8a9";

    fn taken(moves: &str) -> ((u64, u64, u64), usize) {
        let mut position = Position::initial();
        let line: Vec<_> = moves
            .split_whitespace()
            .map(|word| {
                let (before, played) = (position.clone(), word.parse().unwrap());
                position.play(played).unwrap();
                (before, played)
            })
            .collect();
        let (mut threefolds, mut report) = (Threefolds::default(), Report::default());
        threefolds.take(&line, &position, "here", &mut report);
        ((threefolds.games, threefolds.detected, threefolds.goes_on), report.misses())
    }

    #[test]
    fn art_24_the_third_time_is_found_and_ends_nothing() {
        assert_eq!(taken(ROUND), ((0, 0, 0), 0));
        assert_eq!(taken(&[ROUND; 2].join(" ")), ((1, 1, 1), 0));
        assert_eq!(taken(&format!("{} h2h9 i9h9", [ROUND; 3].join(" "))), ((1, 1, 1), 0), "one game");
    }

    #[test]
    fn a_game_that_does_not_hang_together_does_not_go_on() {
        let start = Position::initial();
        let line: Vec<_> = ["i0i1", "i1i0"].map(|word| (start.clone(), word.parse().unwrap())).into();
        assert!(play(&line).unwrap_err().starts_with("ply 2 cannot be played"));
    }
}
