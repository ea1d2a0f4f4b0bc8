//! Circular events that somebody left before half: played again through the deciders, once under 20.3 and once under
//! a house rule that keeps the results, every table value must be the published recomputation.
//!
//! The file names events and both tables; the events' pairings are read from `hobsons_bay` beside it.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use chuhe_domain::game::{Forfeit, Game, GameCommand, Ground, Loser, ReportResult};
use chuhe_domain::standings::TieBreak;
use chuhe_domain::tables;
use chuhe_domain::tournament::{
    Change, Create, HandPair, PairRound, PublishRound, RegisterEntry, Regulations, Tournament,
    TournamentCommand, Withdraw, WithdrawalBelowHalf,
};
use chuhe_domain::vocabulary::ids::Mint;
use chuhe_domain::vocabulary::{
    CommandId, EntryId, GameId, Moment, Outcome, PersonalId, PersonalRef, Timestamp, TokenId,
};
use serde::Deserialize;
use serde::de::DeserializeOwned;

use super::figures::Figures;
use super::report::Report;

#[derive(Deserialize)]
struct Case {
    event: String,
    withdrawn_below_half: Vec<String>,
    recomputed_kept: Vec<Line>,
    recomputed_annulled: Vec<Line>,
}

#[derive(Deserialize)]
struct Line {
    player: String,
    pts: f64,
    #[serde(rename = "SB")]
    sonneborn_berger: f64,
}

#[derive(Deserialize)]
struct Played {
    players: Vec<String>,
    round_results: Vec<Round>,
}

#[derive(Deserialize)]
struct Round {
    round: u32,
    pairings: Vec<Pairing>,
}

#[derive(Deserialize)]
struct Pairing {
    white: String,
    black: String,
    result: String,
    forfeit: bool,
}

/// Plays every case under both rules and compares points and 小分.
pub(crate) fn run(path: &Path, report: &mut Report) -> Figures {
    let (mut cases, mut values, mut equal) = (0_u64, 0_u64, 0_u64);
    let folder = path.parent().unwrap_or(Path::new(".")).join("hobsons_bay");
    for case in read::<Vec<Case>>(path, report).into_iter().flatten() {
        let Some(event) = read::<Played>(&folder.join(&case.event), report) else { continue };
        cases += 1;
        let rules = [
            (WithdrawalBelowHalf::Keep, &case.recomputed_kept),
            (WithdrawalBelowHalf::Annul, &case.recomputed_annulled),
        ];
        for (rule, expected) in rules {
            let table = match Replay::of(&event, &case, rule) {
                Ok(table) => table,
                Err(why) => {
                    report.miss(&case.event, format_args!("{rule:?}: {why}"));
                    BTreeMap::new()
                }
            };
            if table.len() != expected.len() {
                report.miss(
                    &case.event,
                    format_args!("{rule:?}: {} ranked, not {}", table.len(), expected.len()),
                );
            }
            for line in expected {
                let ours = table.get(&line.player).copied();
                for (what, expected, ours) in [
                    ("points", line.pts, ours.map(|(points, _)| points / 2.0)),
                    ("小分", line.sonneborn_berger, ours.map(|(_, quarters)| quarters / 4.0)),
                ] {
                    values += 1;
                    if ours == Some(expected) {
                        equal += 1;
                    } else {
                        let words = format!("{rule:?}: {what} of {}: {ours:?}, not {expected}", line.player);
                        report.miss(&case.event, words);
                    }
                }
            }
        }
    }
    Figures::default().with("cases", cases).with("values", values).with("equal", equal)
}

fn read<T: DeserializeOwned>(path: &Path, report: &mut Report) -> Option<T> {
    let text = fs::read_to_string(path).map_err(|error| error.to_string());
    let read = text.and_then(|text| serde_json::from_str(&text).map_err(|error| error.to_string()));
    read.map_err(|error| report.unreadable(path.display(), error)).ok()
}

/// No times are in the data, and nothing here depends on any.
const AT: Moment = Moment::now(Timestamp::from_millis(0));

/// A tournament played again, from what the deciders answer.
#[derive(Default)]
struct Replay {
    tournament: Tournament,
    games: BTreeMap<GameId, Game>,
    commands: u128,
}

type Table = BTreeMap<String, (f64, f64)>;

impl Replay {
    /// Half points and quarter points of 小分 of everyone ranked, when the whole event has been played.
    fn of(event: &Played, case: &Case, rule: WithdrawalBelowHalf) -> Result<Table, String> {
        let mut hall = Self::default();
        let regulations = Regulations { withdrawal_below_half: rule, ..Regulations::default() };
        hall.command(&Create { title: case.event.clone(), regulations })?;
        let entries: BTreeMap<&str, EntryId> =
            event.players.iter().zip(1..).map(|(player, n)| (player.as_str(), EntryId(id(n)))).collect();
        for entry in entries.values() {
            hall.command(&RegisterEntry::named(*entry, text()))?;
        }
        let leaving: BTreeSet<&str> = case.withdrawn_below_half.iter().map(String::as_str).collect();
        let mut left = BTreeSet::new();
        for round in &event.round_results {
            hall.round(round, &entries, &leaving, &mut left)?;
        }
        let standings =
            tables::standings(&hall.tournament, 1, 1).map_err(|fault| fault.to_string())?.standings;
        let ranked = standings.ranked.iter().filter_map(|row| {
            let (player, _) = entries.iter().find(|(_, entry)| **entry == row.entry)?;
            let values = row.tie_breaks.iter();
            let small = values.clone().find(|value| value.tie_break == TieBreak::SonnebornBerger)?;
            Some(((*player).to_owned(), (float(row.points.halves()), float(small.value?))))
        });
        Ok(ranked.collect())
    }

    /// Plays one round; whoever forfeits in it for the first time leaves when its other games are over.
    fn round(
        &mut self,
        round: &Round,
        entries: &BTreeMap<&str, EntryId>,
        leaving: &BTreeSet<&str>,
        left: &mut BTreeSet<EntryId>,
    ) -> Result<(), String> {
        let seat = |player: &str| entries.get(player).copied().ok_or(format!("no player {player}"));
        let mut pairs = Vec::new();
        for pairing in &round.pairings {
            let (red, black) = (seat(&pairing.white)?, seat(&pairing.black)?);
            if !left.contains(&red) && !left.contains(&black) {
                pairs.push((pairing, HandPair { red, black }));
            }
        }
        let by_hand = Some(pairs.iter().map(|(_, pair)| *pair).collect());
        self.command(&PairRound { round: round.round, by_hand, ..PairRound::default() })?;
        self.command(&PublishRound { round: round.round })?;
        let mut leavers = Vec::new();
        for (pairing, pair) in &pairs {
            let absent =
                [&pairing.white, &pairing.black].into_iter().find(|one| leaving.contains(one.as_str()));
            match absent {
                Some(absent) if pairing.forfeit => leavers.push(seat(absent)?),
                _ => self.result(pairing, *pair)?,
            }
        }
        for entry in leavers {
            self.command(&Withdraw { entry, consent: true, reason: text() })?;
            left.insert(entry);
        }
        Ok(())
    }

    fn result(&mut self, pairing: &Pairing, pair: HandPair) -> Result<(), String> {
        let (_, met) =
            self.tournament.matches_between(1, pair.red, pair.black).next().ok_or("they do not meet")?;
        let game = met.games.first().ok_or("the game is not there")?.game;
        let (outcome, loser) = match pairing.result.as_str() {
            "1-0" => (Outcome::RedWins, Loser::Black),
            "0-1" => (Outcome::BlackWins, Loser::Red),
            "1/2" | "1/2-1/2" => (Outcome::Draw, Loser::Both),
            other => return Err(format!("unknown result {other}")),
        };
        if pairing.forfeit {
            self.play(game, &Forfeit { loser, ground: Ground::Absence, article: None, reason: text() })
        } else {
            self.play(game, &ReportResult { outcome, reporter: TokenId(id(1)), entry: None })
        }
    }

    fn command(&mut self, command: &dyn TournamentCommand) -> Result<(), String> {
        self.commands += 1;
        let mint = Mint::new(TokenId(id(1)), CommandId(id(self.commands)), Timestamp::from_millis(0));
        let changes = command.decide(&self.tournament, &mint, AT).map_err(|refusal| refusal.to_string())?;
        changes.iter().try_for_each(|change| self.evolve(change))
    }

    fn play(&mut self, game: GameId, command: &dyn GameCommand) -> Result<(), String> {
        let state = self.games.get(&game).ok_or("the game is not there")?;
        let events = command.decide(state, &self.tournament.setting(game), AT);
        let events = events.map_err(|refusal| refusal.to_string())?;
        events.into_iter().try_for_each(|event| self.evolve(&Change::Game(game, event)))
    }

    fn evolve(&mut self, change: &Change) -> Result<(), String> {
        match change {
            Change::Tournament(event) => self.tournament.evolve(event),
            Change::Game(game, event) => {
                let state =
                    Game::evolve(self.games.remove(game), event).map_err(|broken| broken.to_string())?;
                self.games.insert(*game, state);
                self.tournament.evolve_game(*game, event);
            }
        }
        Ok(())
    }
}

fn id(n: u128) -> uuid::Uuid {
    uuid::Uuid::from_u128(n)
}

fn text() -> PersonalRef {
    PersonalRef::new(PersonalId(id(1)), &[0; PersonalRef::SALT], "as recorded")
}

/// Table values are small whole numbers: exact as floating point, in which the file has them.
fn float(value: i64) -> f64 {
    i32::try_from(value).map_or(f64::NAN, f64::from)
}
