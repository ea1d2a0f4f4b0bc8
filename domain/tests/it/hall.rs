//! A hall to play in: one tournament and its games, folded from what the deciders answer.

use std::collections::BTreeMap;

use chuhe_domain::game::{self, Game, GameCommand, GameEvent, PlayMove, ReportResult, Start};
use chuhe_domain::pairing::Lot;
use chuhe_domain::standings::Standings;
use chuhe_domain::tables::{Crosstable, crosstable, standings};
use chuhe_domain::tournament::{
    self, Change, Create, DrawLots, Drawing, DrawnLot, PairRound, PublishRound, RegisterEntry, Regulations,
    Tournament, TournamentCommand,
};
use chuhe_domain::vocabulary::ids::Mint;
use chuhe_domain::vocabulary::{
    CommandId, EntryId, GameId, Moment, Outcome, PersonalId, PersonalRef, Timestamp, TokenId,
};
use chuhe_domain::xiangqi::Move;
use uuid::Uuid;

/// The `n`th thing of its kind, as an id.
pub(crate) fn id(n: u128) -> Uuid {
    Uuid::from_u128(n)
}

/// A reference to some text.
pub(crate) fn text() -> PersonalRef {
    PersonalRef::new(PersonalId(id(99)), &[7; PersonalRef::SALT], "as it was")
}

/// Entrant `n`, from 1.
pub(crate) fn entrant(n: u32) -> EntryId {
    EntryId(id(1000 + u128::from(n)))
}

/// A draw of the next stage by this seed.
pub(crate) fn by_seed(seed: impl Into<String>) -> DrawLots {
    DrawLots { stage: None, drawing: Drawing::BySeed(seed.into()) }
}

/// Somebody who reports.
pub(crate) fn source(n: u128) -> TokenId {
    TokenId(id(n))
}

#[derive(Default)]
pub(crate) struct Hall {
    pub(crate) tournament: Tournament,
    pub(crate) games: BTreeMap<GameId, Game>,
    pub(crate) log: Vec<Change>,
    /// What the clock on the wall says.
    pub(crate) now: Timestamp,
    commands: u128,
}

impl Hall {
    /// A circular event of `n` entrants; entrant i has drawn number i.
    pub(crate) fn of(n: u32) -> Self {
        let mut hall = Self::entered(n);
        hall.draw();
        hall
    }

    /// The same before the draw.
    pub(crate) fn entered(n: u32) -> Self {
        Self::under(Regulations::default(), n)
    }

    /// The same under these regulations; fifteen minutes are the limit for coming late, where they name none.
    pub(crate) fn under(mut regulations: Regulations, n: u32) -> Self {
        regulations.overrides.late_limit_ms.get_or_insert(900_000);
        let mut hall = Self { now: Timestamp::from_millis(1_790_000_000_000), ..Self::default() };
        hall.must(&Create { title: "River Cup".into(), regulations });
        for n in 1..=n {
            hall.must(&RegisterEntry::named(entrant(n), text()));
        }
        hall
    }

    /// Numbers in the order of registration.
    pub(crate) fn draw(&mut self) {
        let field = self.tournament.by_registration().into_iter();
        let field = field.filter(|entry| entry.is_active() && self.tournament.competes(entry));
        let drawn = (1..)
            .zip(field)
            .map(|(number, entry)| DrawnLot { group: 1, lot: Lot { number, entry: entry.id } })
            .collect();
        self.must(&DrawLots { stage: None, drawing: Drawing::ByHand(drawn) });
    }

    pub(crate) fn command(
        &mut self,
        command: &dyn TournamentCommand,
    ) -> Result<Vec<Change>, tournament::Refusal> {
        self.command_told(command, Moment::now(self.now))
    }

    /// The same, told at another moment than it happened.
    pub(crate) fn command_told(
        &mut self,
        command: &dyn TournamentCommand,
        at: Moment,
    ) -> Result<Vec<Change>, tournament::Refusal> {
        self.commands += 1;
        let mint =
            Mint::new(source(1), CommandId(id(self.commands)), Timestamp::from_millis(1_790_000_000_000));
        let changes = command.decide(&self.tournament, &mint, at)?;
        for change in &changes {
            self.evolve(change);
        }
        Ok(changes)
    }

    pub(crate) fn must(&mut self, command: &dyn TournamentCommand) -> Vec<Change> {
        self.command(command).expect("the command is accepted")
    }

    pub(crate) fn at(
        &mut self,
        game: GameId,
        command: &dyn GameCommand,
    ) -> Result<Vec<GameEvent>, game::Refusal> {
        self.told(game, command, Moment::now(self.now))
    }

    /// The same, told at another moment than it happened.
    pub(crate) fn told(
        &mut self,
        game: GameId,
        command: &dyn GameCommand,
        at: Moment,
    ) -> Result<Vec<GameEvent>, game::Refusal> {
        let at = self.games[&game].moment(at);
        let events = command.decide(&self.games[&game], &self.tournament.setting(game), at)?;
        for event in &events {
            self.evolve(&Change::Game(game, event.clone()));
        }
        Ok(events)
    }

    pub(crate) fn evolve(&mut self, change: &Change) {
        match change {
            Change::Tournament(event) => self.tournament.evolve(event),
            Change::Game(game, event) => {
                let state = Game::evolve(self.games.remove(game), event).expect("events follow");
                self.games.insert(*game, state);
                if event.touches_tables() {
                    self.tournament.evolve_game(*game, event);
                }
            }
        }
        self.log.push(change.clone());
    }

    /// Time passes.
    pub(crate) fn wait(&mut self, ms: u64) {
        self.now = self.now.plus(ms);
    }

    /// Pairs and publishes the next round.
    pub(crate) fn open_round(&mut self, round: u32) {
        self.must(&PairRound::by_table(round));
        self.must(&PublishRound { round });
    }

    /// The game between the two.
    pub(crate) fn game(&self, one: u32, other: u32) -> GameId {
        self.tournament
            .matches_between(1, entrant(one), entrant(other))
            .next()
            .expect("they are paired")
            .1
            .games[0]
            .game
    }

    /// Red's result of the game between the two, reported.
    pub(crate) fn report(&mut self, one: u32, other: u32, outcome: Outcome) {
        let game = self.game(one, other);
        self.at(game, &ReportResult { outcome, reporter: source(1), entry: None })
            .expect("the report is accepted");
    }

    /// Reports every open game of the round as a win for the lower number.
    pub(crate) fn play_round(&mut self, round: u32) {
        let games: Vec<(GameId, Outcome)> = self
            .tournament
            .live_games()
            .filter(|(_, card)| card.round == round && !card.is_over())
            .filter(|(_, card)| self.tournament.withdrawn_player(card).is_none())
            .map(|(game, card)| {
                (game, if card.red < card.black { Outcome::RedWins } else { Outcome::BlackWins })
            })
            .collect();
        for (game, outcome) in games {
            self.at(game, &ReportResult { outcome, reporter: source(1), entry: None }).expect("reported");
        }
    }

    pub(crate) fn start(&mut self, game: GameId) {
        self.at(game, &Start::default()).expect("the game begins");
    }

    pub(crate) fn play(&mut self, game: GameId, moves: &str) {
        for next in moves.split_whitespace() {
            let play: Move = next.parse().expect("a move in ICCS");
            self.at(game, &PlayMove { play, by: None, ply: None, despite: None }).expect("a legal move");
        }
    }

    pub(crate) fn crosstable(&self) -> Crosstable {
        crosstable(&self.tournament, 1, 1).expect("a crosstable")
    }

    pub(crate) fn standings(&self) -> Standings {
        standings(&self.tournament, 1, 1).expect("standings").standings
    }

    /// The row of entrant `n` as it is printed: its cells, then its points.
    pub(crate) fn row(&self, n: u32) -> String {
        let table = self.crosstable();
        let row = table.rows.iter().find(|row| row.entry == entrant(n)).expect("in the table");
        let cells: Vec<&str> = row
            .cells
            .iter()
            .map(|cell| if cell.symbol.is_empty() { "." } else { cell.symbol.as_str() })
            .collect();
        format!("{} = {}", cells.join(" "), row.points_display)
    }
}
