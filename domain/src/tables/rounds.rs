//! The rounds, with how each pairing stands.

use serde::Serialize;

use crate::game::Status;
use crate::tables::team_match::{self, TeamMatchLine};
use crate::tournament::{PairedBy, Round, RoundStatus, Tournament, Unpaired};
use crate::vocabulary::{EntryId, GameId, GameResult, MatchId};

/// A round and its pairings.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct RoundTable {
    /// Its number, from 1 through the whole tournament.
    pub number: u32,
    /// The stage it belongs to.
    pub stage: u32,
    /// Which round of its stage it is, from 1.
    pub stage_round: u32,
    /// How far it has come.
    pub status: RoundStatus,
    /// By the system of the stage, or by hand.
    pub by: PairedBy,
    /// The pairings, by table.
    pub pairings: Vec<RoundPairing>,
    /// The matches of teams (**Art. 12**), by table; none where players play for themselves.
    #[serde(skip)]
    pub matches: Vec<TeamMatchLine>,
    /// Who is free (輪空).
    pub byes: Vec<EntryId>,
    /// **Art. 11.4** – who is in the field of a Swiss stage and not paired, and why.
    pub unpaired: Vec<Unpaired>,
    /// **Art. 15.6** – whether its games settle shared places, and count in no table.
    pub play_off: bool,
    /// Who announced not to be there.
    pub absent: Vec<EntryId>,
}

/// A pairing of a round.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct RoundPairing {
    /// The game.
    pub game: GameId,
    /// The match it belongs to; of a single game, the game itself.
    pub of_match: MatchId,
    /// The group it is played in, where its stage is played in groups.
    pub group: Option<u32>,
    /// The board, in a match on boards.
    pub board: Option<u32>,
    /// Which of the games after one another it is, from 1, in a match of several.
    pub leg: Option<u32>,
    /// The table, from 1.
    pub table: u32,
    /// Who has Red.
    pub red: EntryId,
    /// Who has Black.
    pub black: EntryId,
    /// How far the game has come.
    pub status: Status,
    /// Its result, where there is one.
    pub result: Option<GameResult>,
    /// The article that gives it its effect.
    pub article: Option<&'static str>,
    /// A player who has left, so that the game will not be played.
    pub withdrawn: Option<EntryId>,
    /// Whether its result counts nowhere (**Art. 20.3**).
    pub annulled: bool,
}

/// The rounds in order.
#[must_use]
pub fn rounds(tournament: &Tournament) -> Vec<RoundTable> {
    tournament.rounds.values().map(|round| table(tournament, round)).collect()
}

fn table(tournament: &Tournament, round: &Round) -> RoundTable {
    let in_groups = tournament.regulations.stage(round.stage).is_some_and(|plan| plan.groups() > 1);
    let games = round.matches.iter().flat_map(|of| of.games.iter().map(move |pairing| (of, pairing)));
    let pairings = games.filter_map(|(of, pairing)| {
        let card = tournament.games.get(&pairing.game)?;
        Some(RoundPairing {
            game: pairing.game,
            of_match: of.id,
            group: in_groups.then_some(of.group),
            board: pairing.board,
            leg: pairing.leg,
            table: card.table,
            red: card.red,
            black: card.black,
            status: card.status,
            result: card.result,
            article: card.article(),
            withdrawn: tournament.withdrawn_player(card),
            annulled: tournament.is_annulled(card),
        })
    });
    RoundTable {
        number: round.number,
        stage: round.stage,
        stage_round: round.stage_round,
        status: round.status,
        by: round.by,
        pairings: pairings.collect(),
        matches: team_match::lines(tournament, round),
        byes: round.byes.clone(),
        unpaired: round.unpaired.clone(),
        play_off: round.play_off,
        absent: tournament.absent(round.number).collect(),
    }
}
