//! A match of two teams: what it comes to, and board by board who sits there.

use std::collections::BTreeSet;

use crate::game::{Card, Status};
use crate::rules::Scale;
use crate::standings::{BoardResult, Cell, Mark, Meeting};
use crate::tournament::event::{EmptyBoard, Pairing};
use crate::tournament::team_meetings::{self, Seat};
use crate::tournament::{LineUp, Match, Round, TeamMatches, Tournament};
use crate::vocabulary::{EntryId, GameId, GameResult, MatchId, Points, Side};

/// A match in a few words.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TeamMatchLine {
    /// The match.
    pub id: MatchId,
    /// Its first table, from 1.
    pub table: u32,
    /// The group it is played in, where its stage is played in groups.
    pub group: Option<u32>,
    /// Who is named first.
    pub first: EntryId,
    /// Who is named second.
    pub second: EntryId,
    /// Whether the line-ups are shown, and the players seated.
    pub seated: bool,
    /// What it comes to, once every board has a result.
    pub score: Option<Score>,
}

/// What a match of teams comes to (**Art. 14.2**).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Score {
    /// Whether any of it was played; if not, it is a forfeit (**Art. 21.4**).
    pub played: bool,
    /// What it is for the first-named team.
    pub first: TeamScore,
    /// What it is for the other.
    pub second: TeamScore,
}

/// What a match is for one team.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct TeamScore {
    /// Won, drawn, lost, or forfeited.
    pub mark: Mark,
    /// 場分.
    pub match_points: Points,
    /// 局分.
    pub board_points: Points,
}

/// A match of teams, board by board.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TeamMatchTable {
    /// Who meets, and what it comes to.
    pub line: TeamMatchLine,
    /// The line-up of the first-named team, where it is in.
    pub first: Option<LineUp>,
    /// The line-up of the other.
    pub second: Option<LineUp>,
    /// The boards, in order of play.
    pub boards: Vec<TeamBoard>,
}

/// A board of a match.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TeamBoard {
    /// The board, from 1.
    pub board: u32,
    /// Which of the games after one another, from 1.
    pub leg: u32,
    /// The colour that the first-named team has.
    pub first_has: Side,
    /// The game, where there is one.
    pub game: Option<GameId>,
    /// Who has Red; none where nobody is there.
    pub red: Option<EntryId>,
    /// Who has Black; none where nobody is there.
    pub black: Option<EntryId>,
    /// How far the game has come.
    pub status: Option<Status>,
    /// The result of the game itself, where there is one.
    pub result: Option<GameResult>,
    /// The article that gives it its effect.
    pub article: Option<&'static str>,
    /// What the board gives the first-named team in the match, as it is printed.
    pub first: Option<String>,
    /// What it gives the other.
    pub second: Option<String>,
    /// The teams that have lost it by a ruling on their line-up.
    pub lost_by: BTreeSet<EntryId>,
}

/// The matches of teams of a round, by table.
#[must_use]
pub fn lines(tournament: &Tournament, round: &Round) -> Vec<TeamMatchLine> {
    let Some(rules) = tournament.regulations.team_matches() else { return Vec::new() };
    round.matches.iter().map(|of| line(tournament, rules, round, of)).collect()
}

/// A match of teams; none where players play for themselves.
#[must_use]
pub fn team_match(tournament: &Tournament, round: &Round, of: &Match) -> Option<TeamMatchTable> {
    let rules = tournament.regulations.team_matches()?;
    let by = tournament.regulations.rules().game_points;
    let mut seats = team_meetings::boards(tournament, round, of);
    seats.sort_by_key(|(seat, _)| (seat.leg(), seat.board()));
    let boards = seats.into_iter().map(|(seat, result)| board(tournament, of, seat, result, by));
    Some(TeamMatchTable {
        line: line(tournament, rules, round, of),
        first: of.boards.first.clone(),
        second: of.boards.second.clone(),
        boards: boards.collect(),
    })
}

fn line(tournament: &Tournament, rules: &TeamMatches, round: &Round, of: &Match) -> TeamMatchLine {
    let in_groups = tournament.regulations.stage(round.stage).is_some_and(|plan| plan.groups() > 1);
    let by = tournament.regulations.ranking(round.stage).points;
    let score = team_meetings::result(tournament, rules, round, of).map(|meeting| Score {
        played: meeting.played,
        first: team_score(&meeting, Side::Red, by),
        second: team_score(&meeting, Side::Black, by),
    });
    TeamMatchLine {
        id: of.id,
        table: of.table,
        group: in_groups.then_some(of.group),
        first: of.first,
        second: of.second,
        seated: of.boards.seated,
        score,
    }
}

/// In a match, the first-named team stands in the meeting's Red.
fn team_score(meeting: &Meeting, side: Side, by: Scale) -> TeamScore {
    let cell = Cell::of(meeting, side, by);
    let board_points = cell.boards.map_or(Points::ZERO, |boards| boards.points);
    TeamScore { mark: cell.mark, match_points: cell.points, board_points }
}

fn board(
    tournament: &Tournament,
    of: &Match,
    seat: Seat<'_>,
    result: Option<BoardResult>,
    by: Scale,
) -> TeamBoard {
    let symbol = |first: bool| {
        let result = result?;
        let side = if first { result.first_has } else { result.first_has.opponent() };
        let mark = Mark::of(result.outcome, result.played, side);
        Some(mark.symbol(mark.points(by)))
    };
    let lost = [of.first, of.second].into_iter().filter(|team| of.boards.has_lost(*team, seat.board()));
    let (first_has, game, red, black) = match seat {
        Seat::Game(&Pairing { game, red, black, .. }) => {
            let first_has = if tournament.contender(red) == of.first { Side::Red } else { Side::Black };
            (first_has, Some(game), Some(red), Some(black))
        }
        Seat::Empty(&EmptyBoard { first_has, present, first_present, .. }) => {
            let side = if first_present { first_has } else { first_has.opponent() };
            (first_has, None, present.filter(|_| side == Side::Red), present.filter(|_| side == Side::Black))
        }
    };
    let card = game.and_then(|game| tournament.games.get(&game));
    TeamBoard {
        board: seat.board(),
        leg: seat.leg(),
        first_has,
        game,
        red,
        black,
        status: card.map(|card| card.status),
        result: card.and_then(|card| card.result),
        article: card.and_then(Card::article),
        first: symbol(true),
        second: symbol(false),
        lost_by: lost.collect(),
    }
}
